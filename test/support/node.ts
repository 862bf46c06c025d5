import { readFileSync } from "node:fs";
import type { Client } from "cassandra-driver";
import { inject } from "vitest";
import { applyCql } from "../../src/cluster/apply.ts";
import { connect } from "../../src/cluster/connect.ts";
import { splitStatements } from "../../src/cluster/split-statements.ts";
import { createKeyspace, createSchema } from "../../src/codegen/cql/emit-cql.ts";
import type { Keyspace } from "../../src/physical/model.ts";

/** A client of the node that the run was started with. */
export function connectToNode(options: Parameters<typeof connect>[1] = {}): Promise<Client> {
  return connect({ contactPoints: inject("contactPoints"), localDataCenter: inject("localDataCenter") }, options);
}

/** Makes a keyspace anew, with its types and tables, under a name of the test's own. */
export async function createAnew(client: Client, keyspace: Keyspace, name: string): Promise<void> {
  await applyCql(client, [
    `DROP KEYSPACE IF EXISTS ${name}`,
    createKeyspace({ ...keyspace, replication: { development: { kind: "simple", factor: 1 } } }, "development", name),
    ...createSchema(keyspace, name),
  ]);
}

/** Applies the generated CQL of a keyspace, file by file, under a name of the test's own. */
export async function applyGenerated(client: Client, folder: string, keyspace: string, name: string): Promise<void> {
  await applyCql(client, [`DROP KEYSPACE IF EXISTS ${name}`]);
  for (const file of ["keyspace.development.cql", "schema.cql"]) {
    const text = readFileSync(`${folder}/cql/${keyspace}/${file}`, "utf8");
    const statements = splitStatements(text).map((statement) =>
      statement.replace(new RegExp(`(CREATE \\w+ IF NOT EXISTS )${keyspace}\\b`), `$1${name}`),
    );
    await applyCql(client, statements);
  }
}
