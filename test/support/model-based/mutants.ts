import type { AccessModel, WritePlan } from "../../../src/access/model.ts";
import type { Models } from "../../../src/compile.ts";
import type { Mutation } from "./generated-model.ts";
import { keepsTimeToLive, leavesDeletedRowsAlone, writesAfterWhatItRead, type Scenario } from "./scenarios.ts";

/** The code under test with one mistake in it. */
export interface Mutant {
  readonly name: string;
  /** Of the access model, before code is generated from it. */
  readonly plans?: (plan: WritePlan) => WritePlan;
  /** Of the generated or the runtime's code. */
  readonly code?: Mutation;
  /** What finds it where random steps don't. */
  readonly scenario?: Scenario;
}

const inRuntime = (file: string, from: string | RegExp, to: string): Mutation => ({
  runtime: (name, text) => (name === file ? text.replace(from, to) : text),
});

export const mutants: readonly Mutant[] = [
  {
    name: "keys compared by reference",
    code: inRuntime("changes.ts", "part.equals(other[index]!)", "part === other[index]"),
  },
  {
    name: "a copy that an insert forgets",
    plans: (plan) =>
      plan.entity === "loan" ? { ...plan, homes: plan.homes.filter(({ table }) => table !== "loans_by_branch") } : plan,
  },
  {
    name: "a copy that an update forgets",
    plans: (plan) =>
      withUpdate(plan, (update) => ({
        ...update,
        copies: update.copies.filter(({ table }) => table !== "members_by_club"),
      })),
  },
  {
    name: "a static copy that an update forgets",
    plans: (plan) =>
      withUpdate(plan, (update) => ({ ...update, copies: update.copies.filter(({ writes }) => writes !== "statics") })),
  },
  {
    name: "an update that forgets to change a home in place",
    plans: (plan) =>
      withUpdate(plan, (update) => ({ ...update, homes: update.homes.filter(({ table }) => table !== "loans") })),
  },
  {
    name: "no carry set",
    code: { file: ({ text }) => text.replaceAll(/inMembersByMonth\??\.row\.notes/g, "undefined") },
  },
  {
    name: "a delete that leaves relationships",
    plans: (plan) => (plan.remove === undefined ? plan : { ...plan, remove: { ...plan.remove, cascades: [] } }),
  },
  { name: "sets that are not kept", plans: (plan) => ({ ...plan, sets: [] }) },
  {
    name: "borrowed values that are not settled",
    code: inRuntime(
      "settle-borrowed.ts",
      "let { written } = values;",
      "if (outer !== undefined) return;\n    let { written } = values;",
    ),
  },
  {
    name: "what a retry starts from written first",
    code: inRuntime(
      "send-write.ts",
      /( +)(await runConcurrently\(groups,[^\n]+\n)( +for \(const group of sources\)[^\n]+\n)/,
      "$3$1$2",
    ),
  },
  {
    name: "timestamps of the clock alone",
    code: inRuntime("clock.ts", "if (microseconds >= timestamp) timestamp = microseconds + 1;", ""),
    scenario: writesAfterWhatItRead,
  },
  {
    name: "a move without the rest of its time to live",
    code: inRuntime("stored.ts", "ttl: lifeOf(row, living)", "ttl: lifeOf(row, living) && undefined"),
    scenario: keepsTimeToLive,
  },
  {
    name: "an INSERT in place of an UPDATE",
    code: { file: ({ text }) => insertInPlace(text) },
    scenario: leavesDeletedRowsAlone,
  },
];

function withUpdate(
  plan: WritePlan,
  change: (update: NonNullable<WritePlan["update"]>) => NonNullable<WritePlan["update"]>,
): WritePlan {
  return plan.update === undefined ? plan : { ...plan, update: change(plan.update) };
}

/** The models with the mistake in their plans. */
export function withMistake(models: Models, { plans }: Mutant): Models {
  const access: AccessModel = { ...models.access, writes: models.access.writes.map((plan) => plans?.(plan) ?? plan) };
  return { ...models, access };
}

/** `UPDATE t USING TTL ? SET a = ? WHERE k = ?` as an INSERT with the same parameters. */
const insertInPlace = (text: string): string =>
  text
    .replace(
      /UPDATE (\S+) USING TTL \?\nSET ((?:\w+ = \?,? ?)+)\nWHERE ((?:\w+ = \?(?: AND )?)+)/g,
      (_all, table, set, where) => {
        const columns = [...`${set} ${where}`.matchAll(/(\w+) = \?/g)].map(([, column]) => column);
        return `INSERT INTO ${table} (${columns.join(", ")})\nVALUES (${columns.map(() => "?").join(", ")}) USING TTL ?`;
      },
    )
    .replace(/\[\s*encodeTtl\(ttl\),\s*\.\.\.values,\s*\.\.\.key,?\s*\]/g, "[...values, ...key, encodeTtl(ttl)]");
