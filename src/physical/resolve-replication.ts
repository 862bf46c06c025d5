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
  if (environments.length === 0) report(diagnostic("PQ4001", { keyspace }, location));
  return Object.fromEntries(
    environments.map(([environment, value]) => {
      if (!/^[\w-]+$/.test(environment)) report(diagnostic("PQ4005", { keyspace, environment }, location));
      const factors = typeof value === "number" ? { "": value } : value;
      for (const [dataCentre, factor] of Object.entries(factors)) {
        if (Number.isSafeInteger(factor) && factor > 0) continue;
        report(diagnostic("PQ4002", { keyspace, environment, dataCentre, factor: String(factor) }, location));
      }
      if (Object.keys(factors).length === 0) report(diagnostic("PQ4001", { keyspace }, location));
      if (typeof value !== "number") return [environment, { kind: "network-topology", dataCentres: value }];
      if (environment !== "development")
        report(diagnostic("PQ4003", { keyspace, environment, factor: value }, location));
      return [environment, { kind: "simple", factor: value }];
    }),
  );
}
