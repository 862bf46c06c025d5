import {
  bigint,
  boolean,
  counter,
  counterEntity,
  day,
  desc,
  double,
  entity,
  hash,
  keyspace,
  list,
  map,
  oneOf,
  query,
  ref,
  text,
  timestamp,
  uuid,
} from "perquery";

/** Each fault once; what stands beside it is near to it, and none. */
export const Customer = entity("customer", {
  attributes: {
    id: uuid(),
    name: text(),
    nickname: text(), // in no table
    homeStreet: text(),
    homeCity: text(),
    homePostalCode: text(),
    workStreet: text(), // the same group again
    workCity: text(),
    workPostalCode: text(),
    tags: list(text()), // a set
    places: list(text()),
    visits: map(timestamp(), text()), // grows with time
    settings: map(text(), text()),
  },
  identity: ["id"],
});
export const Order = entity("order", {
  attributes: {
    number: text(),
    customer: ref(Customer),
    status: oneOf("placed", "paid", "sent"),
    placedAt: timestamp(),
    deliveredOn: text(), // a day
    leadTime: text(),
    total: bigint(),
    shippingFee: double(), // money
    weight: double(),
  },
  identity: ["number"],
});
export const Account = counterEntity("account", {
  attributes: { customer: ref(Customer), balance: counter(), logins: counter() }, // money in a counter
  identity: ["customer"],
});
export const Reading = entity("reading", {
  attributes: { sensor: text(), at: timestamp(), value: double() },
  identity: ["sensor", "at"],
});
export const Alarm = entity("alarm", {
  attributes: { sensor: text(), at: timestamp(), isLoud: boolean() },
  identity: ["sensor", "at"],
  options: { defaultTimeToLive: 604_800 },
});
export const Sample = entity("sample", {
  attributes: { sensor: text(), at: timestamp(), value: double() },
  identity: ["sensor", "at"],
});
export const Note = entity("note", { attributes: { id: uuid(), author: text(), body: text() }, identity: ["id"] });
export const Page = entity("page", {
  attributes: { id: uuid(), a: text(), b: text(), c: text(), d: text(), e: text(), f: text(), g: text(), h: text() },
  identity: ["id"],
});
export const Job = entity("job", {
  attributes: { worker: text(), queuedAt: timestamp(), id: uuid(), work: text() },
  identity: ["id"],
  immutable: true,
  estimate: { newPerDay: 50_000, daysKept: 1, distinct: { worker: 10 }, deletedAfterReading: true },
});
export const Player = entity("player", {
  attributes: { id: uuid(), league: text(), score: bigint() },
  identity: ["id"],
  estimate: { count: 100_000, distinct: { league: 20 }, changesPerDay: { score: 10 } },
});
export const Tweet = entity("tweet", {
  attributes: { id: uuid(), topic: text(), author: ref(Player), text: text() },
  identity: ["id"],
  immutable: true,
  estimate: {
    newPerDay: 40_000_000,
    daysKept: 0.004,
    distinct: { topic: { values: 50_000, largestShare: 0.25 } },
    bytes: { topic: 10, text: 200 },
  },
});
export const Team = entity("team", {
  attributes: { id: uuid(), name: text() },
  identity: ["id"],
  estimate: { count: 10, bytes: { name: 10 } },
});
export const Match = entity("match", {
  attributes: { id: uuid(), home: ref(Team), report: text() },
  identity: ["id"],
  estimate: { per: { home: 20_000 }, bytes: { report: 3_000 } },
});
const windows = { class: "TimeWindowCompactionStrategy", compactionWindowUnit: "DAYS" } as const;

export const shop = keyspace("shop", {
  replication: { production: { paris: 3, lyon: 2 }, development: 1 },
  queries: [
    query("Q1", "Find a customer")
      .find(Customer)
      .given(Customer.id)
      .returning(
        Customer.name,
        Customer.homeStreet,
        Customer.homeCity,
        Customer.homePostalCode,
        Customer.workStreet,
        Customer.workCity,
        Customer.workPostalCode,
        Customer.tags,
        Customer.places,
        Customer.visits,
        Customer.settings,
      ),
    query("Q2", "Find the customers of a name").find(Customer).given(Customer.name).servedBy("Q1", { index: "sai" }),
    query("Q3", "Find an order").find(Order).given(Order.number),
    query("Q4", "Find the orders in a state").find(Order).given(Order.status).table("orders_by_status"),
    query("Q5", "Find the orders in a state, spread").find(Order).given(Order.status, hash(Order.number, 8)).table("o"),
    query("Q6", "Find the orders of a day").find(Order).given(day(Order.placedAt)).table("orders_of_day"),
    query("Q7", "Find the orders of a customer").find(Order).given(Order.customer).orderBy(desc(Order.placedAt)),
    query("Q8", "Find the orders of a customer since").find(Order).given(Order.customer).range(Order.placedAt),
    query("Q9", "Find the account of a customer").find(Account).given(Account.customer),
  ],
});

export const sensors = keyspace("sensors", {
  replication: { production: { paris: 3 }, development: 1 },
  queries: [
    query("S1", "Find readings").find(Reading).given(Reading.sensor).range(Reading.at),
    query("S2", "Find readings of a day")
      .find(Reading)
      .given(Reading.sensor, day(Reading.at))
      .options({ compaction: windows }),
    query("S3", "Find alarms").find(Alarm).given(Alarm.sensor).range(Alarm.at),
    query("S4", "Find loud alarms")
      .find(Alarm)
      .given(Alarm.sensor, Alarm.isLoud)
      .range(Alarm.at)
      .options({ compaction: windows, defaultTimeToLive: 86_400 }),
    query("S5", "Find samples").find(Sample).given(Sample.sensor, day(Sample.at)),
  ],
});

export const notes = keyspace("notes", {
  replication: { production: { paris: 3 }, development: 1 },
  queries: [
    query("N1", "Find a note").find(Note).given(Note.id),
    query("N2", "Find the notes of an author").find(Note).given(Note.author).options({ gcGraceSeconds: 0 }),
    query("P0", "Find a page").find(Page).given(Page.id).options({ gcGraceSeconds: 10_800 }),
    ...(["a", "b", "c", "d", "e", "f", "g", "h"] as const).map((name) =>
      query(`P${name}`, `Find pages by ${name}`).find(Page).given(Page[name]),
    ),
  ],
});

export const games = keyspace("games", {
  replication: { production: { paris: 3 }, development: 1 },
  queries: [
    query("G1", "Find the jobs of a worker").find(Job).given(Job.worker).orderBy(Job.queuedAt),
    query("G2", "Find a player").find(Player).given(Player.id),
    query("G3", "Find the players of a league, the best first")
      .find(Player)
      .given(Player.league)
      .orderBy(desc(Player.score)),
    query("G4", "Find tweets").find(Tweet).given(Tweet.topic),
    query("G5", "Find a team").find(Team).given(Team.id),
    query("G6", "Find a match").find(Match).given(Match.id),
    query("G7", "Find the matches of a team").find(Match).given(Match.home).also(Match.home.name),
  ],
});

const many = Array.from({ length: 124 }, (_, i) =>
  entity(`thing${i}`, { attributes: { id: uuid(), name: text() }, identity: ["id"] }),
);
export const things = keyspace("things", {
  replication: { production: { paris: 3 }, development: 1 },
  queries: many.map((thing, i) => query(`T${i}`, "Find a thing").find(thing).given(thing.id)),
});
