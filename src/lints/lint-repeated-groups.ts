import type { Entity } from "../conceptual/model.ts";
import type { Diagnostic, SourceLocation } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { groupBy } from "../group-by.ts";
import type { LintInput } from "./model.ts";
import { wordsOf } from "./names.ts";

/** Attributes that begin with one word, and what they are called without it: `homeStreet`, `homeCity`, `homePostalCode`. */
interface Group {
  readonly label: string;
  readonly members: readonly string[];
  readonly location: SourceLocation | undefined;
}

/** Fewer are more often chance. */
const leastMembers = 3;
const ofAddress = ["street", "city", "state", "zip", "zip_code", "postal_code", "postcode", "country"];

/** Groups of attributes that are there twice: what a user-defined type is for. */
export function lintRepeatedGroups({ conceptual }: LintInput): readonly Diagnostic[] {
  const groups = conceptual.entities.flatMap((entity) => [...prefixed(entity), ...address(entity)]);
  const alike = groupBy(groups, ({ members }) => members.join());
  return groups.flatMap((group) => {
    const [first = group] = alike.get(group.members.join()) ?? [];
    if (first === group) return [];
    const parameters = { first: first.label, second: group.label, attributes: group.members };
    return [
      diagnostic("PQ5142", parameters, group.location, [
        { message: `${first.label} is here`, location: first.location },
      ]),
    ];
  });
}

function prefixed({ name: entity, attributes }: Entity): readonly Group[] {
  const values = attributes.filter(({ kind }) => kind === "value");
  const prefixes = [...new Set(values.flatMap(({ name }) => wordsOf(name).slice(0, -1).slice(0, 1)))];
  return prefixes.flatMap((prefix) => {
    const own = values.filter(({ name }) => wordsOf(name)[0] === prefix && wordsOf(name).length > 1);
    const members = own.map(({ name }) => wordsOf(name).slice(1).join("_"));
    if (members.length < leastMembers) return [];
    return [{ label: `"${entity}.${own[0]?.name}"`, members: members.toSorted(), location: own[0]?.location }];
  });
}

function address({ name: entity, attributes }: Entity): readonly Group[] {
  const own = attributes.filter(({ name }) => ofAddress.includes(wordsOf(name).join("_")));
  if (own.length < leastMembers) return [];
  const members = own.map(({ name }) => wordsOf(name).join("_"));
  return [{ label: `"${entity}.${own[0]?.name}"`, members: members.toSorted(), location: own[0]?.location }];
}
