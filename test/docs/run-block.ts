import path from "node:path";
import vm from "node:vm";
import ts from "typescript";
import * as perquery from "perquery";
import * as hotelModel from "../../examples/hotel/model.ts";
import { relativeLocations } from "../../src/cli/relative-locations.ts";
import { compile, derive, type Compilation, type Models } from "../../src/compile.ts";
import { reveal } from "../../src/dsl/definition-symbol.ts";
import { readModel } from "../../src/dsl/read-model.ts";
import { repository } from "../cli/temporary-project.ts";
import { gathered, type BlockModule } from "./block-module.ts";

export interface RunBlock {
  readonly compilation: Compilation;
  readonly models: Models | undefined;
  /** All CQL that is generated. */
  readonly cql: string;
}

/** Runs a block as a model file. Queries that stand by themselves are those of keyspace `hotel`. */
export function runBlock(module: BlockModule): RunBlock {
  const { [gathered]: list, ...exported } = evaluate(module);
  const values = Array.isArray(list) ? (list as readonly unknown[]) : Object.values(exported);
  const queries = values.filter((value) => reveal(value)?.kind === "query");
  const hasKeyspace = values.some((value) => reveal(value)?.kind === "keyspace");
  const model = hasKeyspace ? values : [...values, keyspaceOf(queries)];
  const definition = relativeLocations(readModel(Object.fromEntries(Object.entries(model))), repository);
  const compilation = compile(definition, { modelFile: "model.ts", accept: [] });
  const cql = compilation.files?.filter((file) => file.path.endsWith(".cql")).map(({ text }) => text) ?? [];
  return { compilation, models: derive(definition).models, cql: cql.join("\n") };
}

const keyspaceOf = (queries: readonly unknown[]): perquery.Keyspace =>
  perquery.keyspace("hotel", {
    replication: { production: { datacenter1: 3 }, development: 1 },
    queries: queries as perquery.KeyspaceOptions["queries"],
  });

const modules: Readonly<Record<string, unknown>> = { perquery, "model.ts": hotelModel };

/** What the module exports. */
export function evaluate({ block, text, before }: BlockModule): Readonly<Record<string, unknown>> {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const run = vm.compileFunction(outputText, ["exports", "require"], {
    filename: path.join(repository, block.page),
    lineOffset: block.line - before - 1,
  }) as (exports: object, require: (specifier: string) => unknown) => void;
  const exports: Record<string, unknown> = {};
  run(exports, (specifier) => modules[path.posix.basename(specifier)]);
  return exports;
}
