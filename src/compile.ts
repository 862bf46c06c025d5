import { buildAccessModel } from "./access/build-access-model.ts";
import type { AccessModel } from "./access/model.ts";
import { emitCql } from "./codegen/cql/emit-cql.ts";
import type { GeneratedFile } from "./codegen/generated-file.ts";
import { emitTypeScript } from "./codegen/typescript/emit-typescript.ts";
import type { ValueMapping } from "./codegen/typescript/value-mapping.ts";
import { validateGeneratedNames } from "./codegen/typescript/validate-names.ts";
import { buildConceptualModel } from "./conceptual/build-conceptual-model.ts";
import type { ConceptualModel } from "./conceptual/model.ts";
import { hasErrors } from "./diagnostics/errors.ts";
import type { Diagnostic } from "./diagnostics/model.ts";
import { diagnostic } from "./diagnostics/diagnostic.ts";
import { compareGuards } from "./evolution/compare-guards.ts";
import { compareKeys } from "./evolution/compare-keys.ts";
import { diffSchema } from "./evolution/schema-diff/diff-schema.ts";
import type { SchemaDiff } from "./evolution/schema-diff/model.ts";
import { isSnapshot, takeSnapshot } from "./evolution/snapshot.ts";
import { applyWaivers } from "./lints/apply-waivers.ts";
import { findLints } from "./lints/find-lints.ts";
import { deriveLogicalModel } from "./logical/derive-logical-model.ts";
import type { LogicalModel } from "./logical/model.ts";
import { derivePhysicalModel } from "./physical/derive-physical-model.ts";
import type { PhysicalModel } from "./physical/model.ts";
import { defaultTarget, type Target } from "./physical/targets.ts";
import { buildQueryModel } from "./queries/build-query-model.ts";
import type { ModelDefinition } from "./queries/definition.ts";
import type { QueryModel } from "./queries/model.ts";
import type { SizingModel, SizingOptions } from "./sizing/model.ts";
import { sizeModel } from "./sizing/size-model.ts";
import { validatePartitions } from "./sizing/validate-partitions.ts";

/** Every stage's model, for one model file. */
export interface Models {
  readonly conceptual: ConceptualModel;
  readonly queries: QueryModel;
  readonly logical: LogicalModel;
  readonly physical: PhysicalModel;
  readonly access: AccessModel;
  readonly sizing: SizingModel;
}

export interface Derivation {
  /** Undefined when a stage found errors: the stages after it did not run. */
  readonly models: Models | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

export interface DeriveOptions {
  readonly target?: Target | undefined;
  readonly sizing?: SizingOptions | undefined;
}

/**
 * Runs the stages. Each reports all that it finds; the next starts only when there is no error. What the model accepts is left out of
 * the diagnostics.
 */
export function derive(definition: ModelDefinition, options: DeriveOptions = {}): Derivation {
  const { models, diagnostics } = runStages(definition, options);
  return { models, diagnostics: applyWaivers(definition, diagnostics) };
}

function runStages(
  definition: ModelDefinition,
  { target = defaultTarget, sizing: options }: DeriveOptions,
): Derivation {
  const diagnostics: Diagnostic[] = [];
  const stopped = (found: readonly Diagnostic[]): boolean => {
    diagnostics.push(...found);
    return hasErrors(found);
  };
  const conceptual = buildConceptualModel(definition);
  if (stopped(conceptual.diagnostics)) return { models: undefined, diagnostics };
  const queries = buildQueryModel(definition.keyspaces, conceptual.model);
  if (stopped(queries.diagnostics)) return { models: undefined, diagnostics };
  const logical = deriveLogicalModel(conceptual.model, queries.model);
  if (stopped(logical.diagnostics)) return { models: undefined, diagnostics };
  const physical = derivePhysicalModel(conceptual.model, queries.model, logical.model, {
    target,
    defaults: definition.tableDefaults,
  });
  if (stopped(physical.diagnostics)) return { models: undefined, diagnostics };
  const access = buildAccessModel(conceptual.model, queries.model, physical.model);
  if (stopped(access.diagnostics)) return { models: undefined, diagnostics };
  const input = {
    conceptual: conceptual.model,
    queries: queries.model,
    logical: logical.model,
    physical: physical.model,
    access: access.model,
  };
  const models: Models = { ...input, sizing: sizeModel(input, options) };
  diagnostics.push(...validatePartitions(input, models.sizing, options));
  return { models, diagnostics: [...diagnostics, ...findLints(models)] };
}

export interface CompileOptions extends DeriveOptions {
  /** Relative to the project, for the headers. */
  readonly modelFile: string;
  readonly values?: ValueMapping | undefined;
  /** The committed `schema.json`, parsed. */
  readonly previous?: unknown;
  /** Ids of the queries whose primary key or table name may change. */
  readonly accept: readonly string[];
}

export interface Compilation {
  readonly diagnostics: readonly Diagnostic[];
  /** Undefined when there are errors. */
  readonly files: readonly GeneratedFile[] | undefined;
  /** What changed since `previous`; undefined without one, or when there are errors. */
  readonly difference?: SchemaDiff | undefined;
}

/** From the model as declared to the files, as text. Pure: the same input gives the same bytes anywhere. */
export function compile(
  definition: ModelDefinition,
  { modelFile, values = {}, previous, accept, target, sizing }: CompileOptions,
): Compilation {
  const { models, diagnostics } = derive(definition, { target, sizing });
  if (models === undefined) return { diagnostics, files: undefined };

  const { conceptual, queries, physical, access } = models;
  const changes =
    previous === undefined
      ? []
      : isSnapshot(previous)
        ? [...compareKeys(previous, conceptual, queries, physical, accept), ...compareGuards(previous, physical)]
        : [diagnostic("PQ8003", { file: "schema.json", reason: "it has another form" }, undefined)];
  const all = [...diagnostics, ...validateGeneratedNames(conceptual, physical, access), ...changes];
  if (hasErrors(all)) return { diagnostics: all, files: undefined };

  const schema = {
    path: "schema.json",
    text: `${JSON.stringify(takeSnapshot(physical, access), null, 2)}\n`,
    header: false,
  };
  return {
    diagnostics: all,
    difference: isSnapshot(previous) ? diffSchema(previous, models) : undefined,
    files: [
      ...emitCql(physical, modelFile),
      ...emitTypeScript(physical, access, { modelFile, mapping: values }),
      schema,
    ],
  };
}
