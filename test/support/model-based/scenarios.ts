import { nextTimestamp } from "../../../src/runtime/index.ts";
import { callable } from "./operations/call.ts";
import type { Subject } from "./run-steps.ts";

/*
 * What random steps don't come by, on the library of kinds: each says what is wrong, or nothing.
 */
export type Scenario = (subject: Subject) => Promise<string | undefined>;

const member = { id: "m", name: { first: "Ada", last: "L" }, email: null, joinedOn: "2026-01-30", cardNumber: 1 };
const branch = { code: "b", city: "Paris", phone: "1" };
const loan = {
  id: "5a6a1f01-d0a1-41f0-8de9-0242ac120009",
  borrowerId: "m",
  clerkId: null,
  branchCode: "b",
  startedAt: new Date(Date.UTC(2026, 0, 15)),
  status: "open",
  fine: null,
};

const call = ({ functions, db }: Subject, name: string, ...given: readonly unknown[]): Promise<unknown> =>
  callable(functions, name)(db, ...given);

async function first(
  { place }: Subject,
  cql: string,
  parameters: readonly unknown[] = [],
): Promise<Record<string, unknown> | undefined> {
  const text = cql.replace("FROM ", `FROM ${place.keyspaces["library"]}.`);
  const { rows } = await place.client.execute(text, [...parameters], { prepare: true });
  return rows[0] as unknown as Record<string, unknown> | undefined;
}

/** A row that moves expires when the old one would have. */
export const keepsTimeToLive: Scenario = async (subject) => {
  await call(subject, "putMember", member);
  await call(subject, "putBranch", branch);
  await call(subject, "insertLoan", loan, { ttl: 1000 });
  await call(subject, "updateLoan", { id: loan.id }, { status: "late", startedAt: new Date(Date.UTC(2026, 1, 15)) });
  const cql = "SELECT TTL(branch_code) AS ttl FROM loans_by_borrower_month WHERE id = ? ALLOW FILTERING";
  const row = await first(subject, cql, [loan.id]);
  if (row === undefined) return "the row has not moved";
  const ttl = row["ttl"] as number | null;
  return ttl !== null && ttl > 0 && ttl <= 1000 ? undefined : `it has ${ttl} seconds to live`;
};

/** A client whose clock is behind replaces what one ahead of it has written. */
export const writesAfterWhatItRead: Scenario = async (subject) => {
  const ahead = nextTimestamp() + 5_000_000;
  await call(subject, "insertBranch", { ...branch, code: "ahead" }, { timestamp: ahead });
  await call(subject, "updateBranch", { code: "ahead" }, { phone: "2" });
  const row = await first(subject, "SELECT phone FROM branches WHERE code = ?", ["ahead"]);
  return row?.["phone"] === "2" ? undefined : `the update is lost: phone is ${String(row?.["phone"])}`;
};

/** An update in place of a row that has been deleted since it was read does not raise it. */
export const leavesDeletedRowsAlone: Scenario = async (subject) => {
  await call(subject, "putMember", { ...member, id: "late", notes: new Map([["a", "b"]]) });
  const previous = { ...member, id: "late", invitedById: null, interests: new Set(), notes: new Map([["a", "b"]]) };
  await call(subject, "deleteMember", { id: "late" });
  await call(subject, "updateMember", { id: "late" }, { notes: null }, { previous });
  const row = await first(subject, "SELECT id FROM members_by_month WHERE id = 'late' ALLOW FILTERING");
  return row === undefined ? undefined : "the deleted row is there again";
};
