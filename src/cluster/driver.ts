import type * as CassandraDriver from "cassandra-driver";
import { ClusterError } from "./cluster-error.ts";

/** The application's own driver, loaded where it is needed: importing it takes 0.2 s, and it is a peer dependency. */
export async function loadDriver(): Promise<typeof CassandraDriver> {
  try {
    return await import("cassandra-driver");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new ClusterError("The package cassandra-driver is not installed", {
      hint: "Install it beside perquery: npm install cassandra-driver",
      cause: error,
    });
  }
}
