import { rule } from "../rule.ts";

/** PQ7: names in generated code. */
export const generationRules = {
  PQ7001: rule<{ query: string; other: string; name: string }>(
    "error",
    ({ query, other, name }) => `${query} and ${other} would both be read by "${name}"`,
    ({ query }) => `name what ${query} finds: .table("…"), which names its function too`,
  ),
  PQ7002: rule<{ entity: string; input: string; first: string; second: string }>(
    "error",
    ({ entity, input, first, second }) =>
      `writes of "${entity}" would take "${first}" and "${second}" both as "${input}"`,
    ({ second }) => `name one of them: named(${second}, "…"), or the ref on the way to it: ref(…).prefix("…")`,
  ),
  PQ7003: rule<{ first: string; second: string; name: string }>(
    "error",
    ({ first, second, name }) => `${first} and ${second} would both be "${name}" in generated code`,
    ({ second }) => `give ${second} another name`,
  ),
} as const;
