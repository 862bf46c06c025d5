import { isColumnName } from "../cql/identifiers.ts";
import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { QueryKeyspace } from "../queries/model.ts";
import type { Replication } from "./model.ts";

/** A number is SimpleStrategy, a map of data centres NetworkTopologyStrategy. */
export function resolveReplication(
  { name: keyspace, replication, location }: QueryKeyspace,
  report: (found: Diagnostic) => void,
): Readonly<Record<string, Replication>> {
  const environments = Object.entries(replication);
  if (environments.length === 0) report(diagnostic("PQ4001", { keyspace, environment: undefined }, location));
  return Object.fromEntries(
    environments.map(([environment, value]) => {
      if (!/^[\w-]+$/.test(environment)) report(diagnostic("PQ4005", { keyspace, environment }, location));
      const refuseFactor = (factor: number, dataCentre?: string): void => {
        if (Number.isSafeInteger(factor) && factor > 0) return;
        const printed = Number.isNaN(factor) ? "no number" : String(factor);
        report(diagnostic("PQ4002", { keyspace, environment, dataCentre, factor: printed }, location));
      };
      if (typeof value === "number") {
        refuseFactor(value);
        if (environment !== "development" && value > 0)
          report(diagnostic("PQ4003", { keyspace, environment, factor: value }, location));
        return [environment, { kind: "simple", factor: value }];
      }
      if (Object.keys(value).length === 0) report(diagnostic("PQ4001", { keyspace, environment }, location));
      for (const [dataCentre, factor] of Object.entries(value)) {
        if (isDataCentre(dataCentre)) refuseFactor(factor, dataCentre);
        else report(diagnostic("PQ4033", { keyspace, environment, dataCentre }, location));
      }
      return [environment, { kind: "network-topology", dataCentres: value }];
    }),
  );
}

/** Not what stands beside the data centres in CQL. */
const isDataCentre = (name: string): boolean => isColumnName(name) && name !== "class" && name !== "replication_factor";
