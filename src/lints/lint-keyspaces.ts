import type { Diagnostic } from "../diagnostics/model.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Keyspace, Replication } from "../physical/model.ts";
import type { LintInput } from "./model.ts";

/** What Cassandra 4.0 warned from. */
const tableLimit = 150;

/** Replicas, and how many tables there are. */
export function lintKeyspaces({ queries, physical }: LintInput): readonly Diagnostic[] {
  const counts = physical.keyspaces.map(({ tables }) => tables.length);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const largest = counts.indexOf(Math.max(...counts));
  return physical.keyspaces.flatMap((keyspace, i) => {
    const location = queries.keyspaces.find(({ name }) => name === keyspace.name)?.location;
    const found = lintReplication(keyspace).map((parameters) => diagnostic("PQ5131", parameters, location));
    if (total <= tableLimit || i !== largest) return found;
    const parameters = { keyspace: keyspace.name, tables: total, limit: tableLimit };
    return [...found, diagnostic("PQ5132", parameters, location)];
  });
}

/** Reads and writes need a quorum of the replicas in a data centre: of two, both. */
function lintReplication({ name: keyspace, replication }: Keyspace) {
  return Object.entries(replication)
    .filter(([environment]) => /^prod/i.test(environment))
    .flatMap(([environment, each]) =>
      factorsOf(each)
        .filter(({ factor }) => factor < 3)
        .map(({ dataCentre, factor }) => ({ keyspace, environment, dataCentre, factor })),
    );
}

function factorsOf(replication: Replication): readonly { dataCentre: string | undefined; factor: number }[] {
  if (replication.kind === "simple") return [{ dataCentre: undefined, factor: replication.factor }];
  return Object.entries(replication.dataCentres).map(([dataCentre, factor]) => ({ dataCentre, factor }));
}
