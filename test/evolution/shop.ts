import * as p from "perquery";

export interface ShopOptions {
  readonly table?: string;
  readonly order?: "asc" | "desc";
  readonly total?: "int" | "bigint";
  readonly note?: "required" | "optional" | "none";
  readonly note2?: boolean;
  readonly text?: string;
  readonly byStatus?: boolean;
  readonly byCustomer?: boolean;
  readonly gcGraceSeconds?: number;
  readonly fields?: readonly string[];
  readonly customerName?: boolean;
  readonly production?: number;
  readonly indexed?: boolean;
  readonly keyspaceName?: string;
  /** Of an order; without any, it is any text. */
  readonly statuses?: readonly [string, ...string[]];
  /** Buckets of the orders of a customer. */
  readonly buckets?: number;
  readonly zone?: string;
  /** The attribute that is called a customer's title. */
  readonly title?: "name" | "nick";
  readonly customer?: string;
}

/** A model whose parts are as the options say: two of them are what is compared. */
export function shop(options: ShopOptions = {}): Record<string, unknown> {
  const { fields = ["street", "city"], note = "none", order = "asc", byCustomer = true } = options;
  const Address = p.udt("address", Object.fromEntries(fields.map((name) => [name, p.text()])));
  const Customer = p.entity(options.customer ?? "customer", {
    attributes: { id: p.text(), name: p.text(), nick: p.text(), address: Address },
    identity: ["id"],
  });
  const Order = p.entity("order", {
    attributes: {
      id: p.text(),
      customer: p.ref(Customer),
      status: options.statuses === undefined ? p.text() : p.oneOf(...options.statuses),
      placed: p.timestamp(),
      total: options.total === "bigint" ? p.bigint() : p.int(),
      ...(note === "none" ? {} : { note: note === "optional" ? p.text().optional() : p.text() }),
    },
    identity: ["id"],
  });
  const tableOptions = options.gcGraceSeconds === undefined ? {} : { gcGraceSeconds: options.gcGraceSeconds };
  const byOrderOf = p.query("Q2", "Find orders of a customer").find(Order).given(Order.customer);
  const ordered = byOrderOf.orderBy(order === "desc" ? p.desc(Order.placed) : Order.placed);
  const returned = options.customerName ? ordered.also(Order.customer.name) : ordered;
  const titled =
    options.title === undefined ? returned : returned.also(p.named(Order.customer[options.title], "title"));
  const hashed = options.buckets === undefined ? titled : titled.bucketBy(p.hash(Order.id, options.buckets));
  const zoned = options.zone === undefined ? hashed : hashed.bucketBy(p.month(Order.placed).zone(options.zone));
  const named = options.table === undefined ? zoned : zoned.table(options.table);
  const served = p.query("Q5", "Find orders placed at a time").find(Order).given(Order.placed);
  const shopKeyspace = p.keyspace(options.keyspaceName ?? "shop", {
    replication: { production: { datacenter1: options.production ?? 3 }, development: 1 },
    queries: [
      p
        .query("Q1", options.text ?? "Find an order")
        .find(Order)
        .given(Order.id)
        .options(tableOptions),
      ...(byCustomer ? [named] : []),
      p.query("Q3", "Find a customer").find(Customer).given(Customer.id),
      ...(options.byStatus ? [p.query("Q4", "Find orders by status").find(Order).given(Order.status)] : []),
      ...(options.indexed ? [served.servedBy("Q1", { index: "sai" })] : []),
    ],
  });
  return { Address, Customer, Order, shopKeyspace };
}
