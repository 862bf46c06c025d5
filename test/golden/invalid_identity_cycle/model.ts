import { entity, keyspace, query, ref, text, type Ref, type Entity } from "perquery";

class EmployeeAttributes {
  get team(): Ref<Entity<"team", TeamAttributes>> {
    return ref(Team);
  }
  name = text();
}
class TeamAttributes {
  lead = ref(Employee);
  name = text();
}

export const Employee = entity("employee", { attributes: EmployeeAttributes, identity: ["team", "name"] });
export const Team: Entity<"team", TeamAttributes> = entity("team", { attributes: TeamAttributes, identity: ["lead"] });

export const staff = keyspace("staff", {
  replication: { development: 1 },
  queries: [query("Q1", "Find a team's employees").find(Employee).given(Employee.team)],
});
