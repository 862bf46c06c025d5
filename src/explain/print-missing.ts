import type { Missing } from "../sizing/model.ts";
import { groupBy } from "../group-by.ts";

/** What is missing as lines to write, one for each entity and query: `guest  estimate: { count: …, bytes: { lastName: … } }`. */
export function printMissing(missing: readonly Missing[]): readonly string[] {
  const byOwner = groupBy(missing, (each) => (each.kind === "entity" ? each.entity : each.query));
  return Array.from(byOwner, ([owner, all]) => {
    const words = Array.from(
      groupBy(all, ({ word }) => word),
      ([word, each]) => {
        const names = [...new Set(each.flatMap((one) => (one.kind === "entity" ? (one.name ?? []) : [])))];
        return names.length === 0
          ? `${word}: …`
          : `${word}: { ${names.map((name) => `${quote(name)}: …`).join(", ")} }`;
      },
    );
    return all[0]?.kind === "query"
      ? `${owner}  .estimate({ ${words.join(", ")} })`
      : `${owner}  estimate: { ${words.join(", ")} }`;
  });
}

const quote = (name: string): string => (/^[\p{L}_$][\p{L}\d_$]*$/u.test(name) ? name : `"${name}"`);
