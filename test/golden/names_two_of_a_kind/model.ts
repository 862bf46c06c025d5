import { desc, entity, keyspace, query, ref, text, timestamp, uuid } from "perquery";

/**
 * Two attributes with nearly one name, two queries with one given, two refs to one entity, a ref behind the same ref: each name
 * is told from the other.
 */
export const User = entity("user", {
  attributes: { userId: uuid(), emailHome: text().immutable(), emailWork: text(), joined: timestamp() },
  identity: ["userId"],
});
export const Message = entity("message", {
  attributes: { id: uuid(), from: ref(User), to: ref(User), sent: timestamp() },
  identity: ["id"],
});
class EmployeeAttributes {
  id = uuid();
  name = text();
  manager = ref(Employee);
}
export const Employee = entity("employee", { attributes: EmployeeAttributes, identity: ["id"], immutable: true });

export const mail = keyspace("mail", {
  replication: { development: 1 },
  queries: [
    query("Q1", "Find users by the address at home").find(User).given(User.emailHome),
    query("Q2", "Find users by the address at work").find(User).given(User.emailWork),
    query("Q3", "Find users by the address at work, the newest first")
      .find(User)
      .given(User.emailWork)
      .orderBy(desc(User.joined))
      .table("users_by_email_work_joined"),
    query("Q4", "Find messages to a user").find(Message).given(Message.to).orderBy(Message.sent),
    query("Q5", "Find messages from one user to another").find(Message).given(Message.from, Message.to),
    query("Q6", "Find messages by the sender's address")
      .find(Message)
      .given(Message.from.emailHome)
      .also(Message.to.emailHome),
    query("Q7", "Find employees by the manager's name")
      .find(Employee)
      .given(Employee.manager.name)
      .also(Employee.manager.manager.id, Employee.manager.manager.name, Employee.manager.manager.manager.id),
  ],
});
