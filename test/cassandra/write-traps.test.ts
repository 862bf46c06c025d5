import { policies, type Client } from "cassandra-driver";
import { afterAll, beforeAll, expect, it } from "vitest";
import { entity, keyspace, query, ref, text, uuid } from "../../src/index.ts";
import { generateUuid, OutcomeUnknown, WriteFailed, type WriteEvent } from "../../src/runtime/index.ts";
import * as generated from "../golden/access_traps_of_writes/expected/index.js";
import { batchLogTimeout } from "../runtime/scripted-client.ts";
import { deriveModels } from "../support/compile-model.ts";
import { applyGenerated, connectToNode } from "../support/node.ts";

/*
 * Writes on which tools of this kind have failed those who used them: each with the right value, on a node.
 */
const {
  bind,
  deleteDoc,
  incrementVisits,
  decrementVisits,
  insertBookmark,
  insertDoc,
  insertMessage,
  insertNote,
  insertPerson,
  insertPlayer,
  insertPlaylist,
  insertTeam,
  selectBookmarksByReader,
  selectBookmarksByUrl,
  selectDocs,
  selectDocsByCountry,
  selectDocsByOwner,
  selectDocsByStatus,
  selectMessages,
  selectMessagesByRoom,
  selectMessagesByRoomSender,
  selectNotes,
  selectNotesByFolder,
  selectPeople,
  selectPeopleByEmailHome,
  selectPeopleByEmailWork,
  selectPlayers,
  selectPlayersByTeam,
  selectPlaylists,
  selectPlaylistsByOwner,
  selectTeams,
  selectVisitsByCountry,
  selectVisitsByPage,
  updateDoc,
  updateMessage,
  updateNote,
  updatePerson,
  updatePlaylist,
  updateTeam,
} = generated;

const keyspaces = { traps: "test_write_traps" };

let client: Client;
let db: generated.Database;
let events: WriteEvent[] = [];

const bindTo = (given: Client): generated.Database =>
  bind(given, { keyspaces, hooks: { onOperation: (event) => void (event.kind === "write" && events.push(event)) } });

beforeAll(async () => {
  client = await connectToNode();
  await applyGenerated(client, "test/golden/access_traps_of_writes/expected", "traps", keyspaces.traps);
  db = bindTo(client);
});

afterAll(() => client.shutdown());

/** A doc by itself in each of its partitions, unless told. */
function aDoc(given: Partial<generated.NewDoc> = {}) {
  const id = generateUuid();
  const status: "draft" | "published" = "draft";
  return {
    id,
    owner: generateUuid(),
    title: "Title",
    tags: new Set(["a", "b"]),
    status,
    country: `country of ${id}`,
    city: "city",
    ...given,
  };
}

/** The doc as each of its tables has it. */
const everywhere = async ({ id, owner, country, status }: ReturnType<typeof aDoc>) => [
  await selectDocs(db, { id }),
  ...(await selectDocsByOwner(db, { owner }).all()).filter((doc) => doc.id === id),
  ...(await selectDocsByCountry(db, { country }).all()).filter((doc) => doc.id === id),
  ...(await selectDocsByStatus(db, { status }).all()).filter((doc) => doc.id === id),
];

it("changes the owner, given the id and the new owner alone: no row is left behind, and the new one is complete", async () => {
  const doc = aDoc();
  await insertDoc(db, doc);
  const owner = generateUuid();
  await updateDoc(db, { id: doc.id }, { owner });
  expect(await selectDocsByOwner(db, { owner: doc.owner }).all()).toEqual([]);
  expect(await selectDocsByOwner(db, { owner }).all()).toEqual([{ ...doc, owner }]);
  expect(await everywhere({ ...doc, owner })).toEqual(Array.from({ length: 4 }, () => ({ ...doc, owner })));
});

it("deletes from every table, given the id alone", async () => {
  const doc = aDoc();
  await insertDoc(db, doc);
  await deleteDoc(db, { id: doc.id });
  expect(await everywhere(doc)).toEqual([undefined]);
  // @ts-expect-error -- An owner is no identity.
  await expect(deleteDoc(db, { owner: doc.owner })).rejects.toThrow("id");
});

it.each([
  ["the city", { city: "another" }],
  ["the country", { country: "another" }],
  ["both", { country: "another too", city: "another" }],
])("moves a row by a part of its key: %s", async (_which, changes) => {
  const doc = aDoc();
  await insertDoc(db, doc);
  await updateDoc(db, { id: doc.id }, changes);
  const rows = await client.execute(
    `SELECT country, city FROM ${keyspaces.traps}.docs_by_country WHERE id = ? ALLOW FILTERING`,
    [doc.id],
  );
  const { country, city } = { ...doc, ...changes };
  expect(rows.rows.map((row) => ({ ...row }))).toEqual([{ country, city }]);
  expect(await everywhere({ ...doc, ...changes })).toHaveLength(4);
});

it("keeps two docs of one state apart", async () => {
  const docs = [aDoc({ status: "published" }), aDoc({ status: "published" })];
  for (const doc of docs) await insertDoc(db, doc);
  const found = await selectDocsByStatus(db, { status: "published" }).all();
  expect(found.map(({ id }) => id).toSorted()).toEqual(docs.map(({ id }) => id).toSorted());
});

it("tells two attributes with names that begin alike, and two orders of one partition", async () => {
  const person = { id: generateUuid(), emailHome: "home@example.org", emailWork: "work@example.org" };
  await insertPerson(db, person);
  await updatePerson(db, { id: person.id }, { emailHome: "new@example.org" });
  const changed = { ...person, emailHome: "new@example.org" };
  expect(await selectPeople(db, { id: person.id })).toEqual(changed);
  expect(await selectPeopleByEmailHome(db, { emailHome: person.emailHome }).all()).toEqual([]);
  expect(await selectPeopleByEmailHome(db, { emailHome: changed.emailHome }).all()).toEqual([changed]);
  expect(await selectPeopleByEmailWork(db, { emailWork: person.emailWork }).all()).toEqual([changed]);

  const message = (sender: string, hour: number) => {
    return { id: generateUuid(), room: "one", sender, sentAt: new Date(Date.UTC(2026, 0, 1, hour)) };
  };
  const [first, second] = [message("b", 1), message("a", 2)];
  for (const one of [first, second]) await insertMessage(db, one);
  await updateMessage(db, { id: first.id }, { sentAt: new Date(Date.UTC(2026, 0, 1, 3)) });
  const moved = { ...first, sentAt: new Date(Date.UTC(2026, 0, 1, 3)) };
  expect(await selectMessagesByRoom(db, { room: "one" }).all()).toEqual([second, moved]);
  expect(await selectMessagesByRoomSender(db, { room: "one" }).all()).toEqual([second, moved]);
  expect(await selectMessages(db, { id: first.id })).toEqual(moved);
});

it("names both of two attributes that would be one column, and both of two tables that would have one name", () => {
  const Account = entity("account", { attributes: { id: uuid(), userId: text(), user_id: text() }, identity: ["id"] });
  const replication = { development: 1 };
  const columns = keyspace("columns", {
    replication,
    queries: [query("Q1", "Find it").find(Account).given(Account.id)],
  });
  expect(() => deriveModels({ Account, columns })).toThrow(/userId[^]*user_id/);

  const Room = entity("room", { attributes: { name: text() }, identity: ["name"] });
  const Line = entity("line", { attributes: { id: uuid(), room: ref(Room), a: text(), b: text() }, identity: ["id"] });
  const find = (id: string, by: typeof Line.a) => query(id, `Find lines ${id}`).find(Line).given(Line.room).orderBy(by);
  const tables = keyspace("tables", { replication, queries: [find("Q1", Line.a), find("Q2", Line.b as never)] });
  expect(() => deriveModels({ Room, Line, tables })).toThrow(/Q1[^]*Q2/);
});

it("writes an entity of key columns only, with a time to live, and has no update of nothing", async () => {
  expect(Object.keys(generated)).not.toContain("updateBookmark");
  const bookmark = { reader: "ada", url: "https://example.org" };
  await insertBookmark(db, bookmark);
  expect(await selectBookmarksByReader(db, { reader: "ada" }).all()).toEqual([bookmark]);
  expect(await selectBookmarksByUrl(db, { url: bookmark.url }).all()).toEqual([bookmark]);
  const brief = { reader: "brief", url: "https://example.org/brief" };
  await insertBookmark(db, brief, { ttl: 2 });
  const both = async () => [
    ...(await selectBookmarksByReader(db, { reader: "brief" }).all()),
    ...(await selectBookmarksByUrl(db, { url: brief.url }).all()),
  ];
  expect(await both()).toEqual([brief, brief]);
  await seconds(2.5);
  expect(await both()).toEqual([]);
});

it("writes an attribute that is static in one table and regular in another, each static by itself, before there are rows too", async () => {
  await insertTeam(db, { name: "reds", motto: "on", colour: "red" });
  await updateTeam(db, { name: "reds" }, { motto: "onwards" });
  expect(await selectPlayersByTeam(db, { teamName: "reds" }).all(), "statics are no row").toEqual([]);
  const player = { id: generateUuid(), teamName: "reds", nickname: "Ada" };
  await insertPlayer(db, player);
  const seen = async () =>
    (await selectPlayersByTeam(db, { teamName: "reds" }).all()).map(({ teamMotto, teamColour }) => [
      teamMotto,
      teamColour,
    ]);
  expect(await seen()).toEqual([["onwards", "red"]]);
  await updateTeam(db, { name: "reds" }, { colour: "crimson" });
  expect(await seen()).toEqual([["onwards", "crimson"]]);
  await updateTeam(db, { name: "reds" }, { motto: "up" });
  expect(await seen()).toEqual([["up", "crimson"]]);
  expect(await selectTeams(db, { name: "reds" })).toEqual({ name: "reds", motto: "up", colour: "crimson" });
  expect(await selectPlayers(db, { id: player.id })).toEqual(player);
});

it("keeps what is left of a time to live when a row moves, so that the doc expires in all tables", async () => {
  const doc = aDoc({ status: "published" });
  await insertDoc(db, doc, { ttl: 5 });
  await updateDoc(db, { id: doc.id }, { title: "Changed" });
  await updateDoc(db, { id: doc.id }, { city: "elsewhere", owner: generateUuid() });
  const moved = (await selectDocs(db, { id: doc.id }))!;
  expect(moved).toMatchObject({ title: "Changed", city: "elsewhere" });
  for (const [table, key] of [
    ["docs_by_country", moved.country],
    ["docs_by_owner", moved.owner],
  ] as const) {
    const column = table === "docs_by_owner" ? "owner" : "country";
    const { rows } = await client.execute(
      `SELECT TTL(title) AS title, TTL(status) AS status FROM ${keyspaces.traps}.${table} WHERE ${column} = ?`,
      [key],
      { prepare: true },
    );
    if (column === "owner") expect(rows).toHaveLength(1);
    for (const row of rows) {
      expect(row["status"], table).toBeGreaterThan(0);
      expect(row["status"], table).toBeLessThanOrEqual(5);
      expect(row["title"], table).toBe(row["status"]);
    }
  }
  await seconds(5.5);
  expect(await everywhere({ ...moved, tags: doc.tags })).toEqual([undefined]);
});

it("keeps a row whose values are all null", async () => {
  const note = { id: generateUuid(), folder: "inbox", body: null };
  await insertNote(db, note);
  const empty = { body: null, tags: new Set() };
  const seen = async (id: string) => [
    await selectNotes(db, { id }),
    ...(await selectNotesByFolder(db, { folder: "inbox" }).all()).filter((row) => row.id === id),
  ];
  expect(await seen(note.id)).toEqual([
    { id: note.id, ...empty },
    { id: note.id, folder: "inbox", ...empty },
  ]);
  const full = { id: generateUuid(), folder: "inbox", body: "x", tags: new Set(["a"]) };
  await insertNote(db, full);
  await updateNote(db, { id: full.id, folder: "inbox" }, { body: null, tags: null });
  expect(await seen(full.id)).toEqual([
    { id: full.id, ...empty },
    { id: full.id, folder: "inbox", ...empty },
  ]);
});

it("counts in all tables of a counter with one counter batch, and neither inserts nor repeats one", async () => {
  for (const word of ["insert", "put", "update", "delete"])
    expect(Object.keys(generated)).not.toContain(`${word}Visits`);
  events = [];
  await incrementVisits(db, { page: "home", country: "fr", count: 5n });
  await decrementVisits(db, { page: "home", country: "fr", count: 2n });
  expect(events.map(({ statements, requests, timestamp }) => [statements, requests, timestamp])).toEqual([
    [2, 1, undefined],
    [2, 1, undefined],
  ]);
  const visits = { page: "home", country: "fr", count: 3n };
  expect(await selectVisitsByPage(db, { page: "home" }).all()).toEqual([visits]);
  expect(await selectVisitsByCountry(db, { country: "fr" }).all()).toEqual([visits]);

  const { db: failing, attempts } = failingAfterwards(10);
  const failed = incrementVisits(failing, { page: "home", country: "fr", count: 1n });
  await expect(failed).rejects.toThrow(OutcomeUnknown);
  await expect(failed).rejects.toMatchObject({ repetition: "never" });
  expect(attempts()).toBe(1);
  expect(await selectVisitsByPage(db, { page: "home" }).all()).toEqual([{ ...visits, count: 4n }]);
});

it("doesn't double a list in a write that is repeated", async () => {
  const playlist = { id: generateUuid(), owner: "ada", tracks: ["one", "two"] };
  const { db: failing, attempts } = failingAfterwards(2);
  await insertPlaylist(failing, playlist);
  expect(attempts()).toBe(3);
  const seen = async () => [
    await selectPlaylists(db, { id: playlist.id }),
    ...(await selectPlaylistsByOwner(db, { owner: "ada" }).all()),
  ];
  expect(await seen()).toEqual([playlist, playlist]);

  const { db: again } = failingAfterwards(1);
  await updatePlaylist(again, { id: playlist.id }, { tracks: ["two", "three"] });
  const changed = { ...playlist, tracks: ["two", "three"] };
  expect(await seen()).toEqual([changed, changed]);
});

it("tells the truth through a client that takes everything as idempotent, reads at ONE and ignores errors", async () => {
  const careless = await connectToNode({
    policies: { retry: new IgnorePolicy() },
    queryOptions: { isIdempotent: true, consistency: 1 },
  } as Parameters<typeof connectToNode>[0]);
  try {
    const consistency = 3; // THREE: of one replica
    const ignored = await careless.execute(`SELECT * FROM ${keyspaces.traps}.docs`, [], { consistency });
    expect(ignored.rows, "the control").toBeUndefined();
    const doc = aDoc();
    const bound = bindTo(careless);
    await expect(insertDoc(bound, doc, { consistency })).rejects.toThrow(WriteFailed);
    expect(await everywhere(doc)).toEqual([undefined]);
    await insertDoc(bound, doc);
    await expect(updateDoc(bound, { id: doc.id }, { title: "x" }, { consistency })).rejects.toThrow();
    await expect(deleteDoc(bound, { id: doc.id }, { consistency })).rejects.toThrow();
    expect(await everywhere(doc)).toEqual(Array.from({ length: 4 }, () => doc));
    const visits = { page: "careless", country: "fr", count: 1n };
    await expect(incrementVisits(bound, visits, { consistency })).rejects.toThrow();
    expect(await selectVisitsByPage(db, { page: "careless" }).all()).toEqual([]);
    // Its own ONE is not what an update reads at.
    await updateDoc(bound, { id: doc.id }, { title: "Changed", owner: doc.owner });
    expect(await everywhere(doc)).toEqual(Array.from({ length: 4 }, () => ({ ...doc, title: "Changed" })));
  } finally {
    await careless.shutdown();
  }
});

class IgnorePolicy extends policies.retry.RetryPolicy {
  override onUnavailable(): policies.retry.DecisionInfo {
    return { decision: ignore } as policies.retry.DecisionInfo;
  }
}

/** The driver's number, which its typings have as a type only. */
const ignore = 2 as unknown as policies.retry.DecisionInfo["decision"];

/** Through a client whose first batches are applied, and then said to have timed out at their log. */
function failingAfterwards(times: number): { readonly db: generated.Database; readonly attempts: () => number } {
  let attempts = 0;
  const failing = new Proxy(client, {
    get: (target, property): unknown => {
      if (property !== "batch") return Reflect.get(target, property, target);
      return async (...given: Parameters<Client["batch"]>) => {
        const result = await target.batch(...given);
        if (attempts++ < times) throw batchLogTimeout;
        return result;
      };
    },
  });
  return { db: bindTo(failing), attempts: () => attempts };
}

const seconds = (count: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, count * 1000));
