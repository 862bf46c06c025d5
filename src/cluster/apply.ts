import { setTimeout as sleep } from "node:timers/promises";
import type { Client, Host } from "cassandra-driver";
import { ClusterError } from "./cluster-error.ts";

/** A change of schema on a busy machine outlasts the driver's 12 s, and one that is given up may still happen. */
const statementTimeoutMs = 60_000;
const agreementTimeoutMs = 30_000;

/** Executes DDL one statement after another; after each, all nodes that are up agree on the schema. */
export async function applyCql(client: Client, statements: readonly string[]): Promise<void> {
  for (const [index, statement] of statements.entries()) {
    const name = `Statement ${index + 1} of ${statements.length}`;
    try {
      await client.execute(statement, [], { readTimeout: statementTimeoutMs, isIdempotent: false });
      await waitForAgreement(client, name, statement);
    } catch (error) {
      if (error instanceof ClusterError) throw error;
      throw new ClusterError(`${name} failed: ${(error as Error).message}\n\n${indent(statement)}`, {
        cause: error,
        ...(index === 0 ? {} : { hint: `The ${index === 1 ? "statement" : `${index} statements`} before it stayed.` }),
      });
    }
  }
}

async function waitForAgreement(client: Client, name: string, statement: string): Promise<void> {
  const deadline = Date.now() + agreementTimeoutMs;
  while (!(await isAgreed(client))) {
    if (Date.now() > deadline) {
      throw new ClusterError(`${name} was executed, but the nodes don't agree on the schema\n\n${indent(statement)}`, {
        hint: "Compare schema_version in system.local and system.peers_v2 on each node before going on.",
      });
    }
    await sleep(200);
  }
}

/**
 * The driver's own check asks one node what it knows of the others, and right after a change all that it knows may be old: then they
 * agree, on the schema of before. So each node that we may talk to is asked for its own version; the driver asks about the rest.
 */
async function isAgreed(client: Client): Promise<boolean> {
  const connected = client.getState().getConnectedHosts();
  const versions = await Promise.all(connected.map((host) => schemaVersionOf(client, host)));
  if (versions.includes(undefined) || new Set(versions).size > 1) return false;
  // Documented, and left out of the driver's declarations.
  const metadata = client.metadata as typeof client.metadata & { checkSchemaAgreement(): Promise<boolean> };
  return client.hosts.length === 1 || metadata.checkSchemaAgreement();
}

async function schemaVersionOf(client: Client, host: Host): Promise<string | undefined> {
  try {
    const result = await client.execute("SELECT schema_version FROM system.local", [], { host });
    return String(result.first()?.["schema_version"]);
  } catch {
    return undefined;
  }
}

function indent(statement: string): string {
  return statement.trim().replace(/^/gm, "  ");
}
