/*
 * What a model costs the type checker: instantiations, a count that is the same on each machine for one version of TypeScript, and the
 * time of checking beside a file that merely imports the model language.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { compile } from "../test/types/compile.ts";
import { printLargeModel } from "../test/types/large-model.ts";
import { median, printTable, ratio } from "./measure.ts";

const rounds = 5;
const hotel = readFileSync(path.resolve(import.meta.dirname, "../examples/hotel/model.ts"), "utf8");
const nothing = 'import { entity } from "perquery";\nvoid entity;\n';
const subjects = [
  { name: "an import of perquery", source: nothing },
  { name: "  again (control)", source: nothing },
  { name: "the hotel's model: 8 entities, 9 queries", source: hotel },
  { name: "50 entities, 400 queries", source: printLargeModel(50) },
  { name: "200 entities, 1,600 queries", source: printLargeModel(200) },
];

const times = subjects.map((): number[] => []);
const costs = subjects.map(({ source }) => compile(source));
for (let round = 0; round < rounds; round++) {
  for (const i of subjects.keys()) {
    const at = (i + round) % subjects.length;
    const started = performance.now();
    compile(subjects[at]!.source);
    times[at]!.push(performance.now() - started);
  }
}
const medians = times.map(median);
printTable(
  `Checking and emitting declarations with TypeScript ${ts.version}: medians of ${rounds} rounds in which all take turns`,
  ["", "instantiations", "ms", "beside the import"],
  subjects.map(({ name }, i) => [
    name,
    costs[i]!.instantiations.toLocaleString("en"),
    medians[i]!.toFixed(0),
    ratio(medians[i]!, medians[0]!),
  ]),
);
