import { entity, keyspace, query, ref, text, udt, uuid } from "perquery";

/** Where post arrives. */
const Address = udt("address", {
  /** With the number. */
  street: text(),
  city: text(),
});

/**
 * A place to sleep.
 *
 * Open all year.
 * @see Address
 */
export const Hotel = entity("hotel", {
  attributes: {
    /** The code on the key. */
    id: text(),
    // no doc comment
    name: text(),
    /** In quotes. */
    "odd name": Address,
  },
  identity: ["id"],
});

class EmployeeAttributes {
  /** Never used again. */
  id = uuid();
  /** Who signs. */
  boss = ref(Employee);
  hotel = ref(Hotel);
}
export const Employee = entity("employee", { attributes: EmployeeAttributes, identity: ["id"] });

export const staff = keyspace("staff", {
  replication: { development: 1 },
  queries: [query("Q1", "Find an employee").find(Employee).given(Employee.id)],
});
