import type { TestProject } from "vitest/node";
import { describeClusterError, isClusterError } from "../../src/cluster/cluster-error.ts";
import { lineProgress } from "../../src/cluster/progress.ts";
import { useNode } from "../../src/cluster/use-node.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** `host:port`, of a node whose keyspaces the tests may make and drop. */
    contactPoints: readonly string[];
    localDataCenter: string;
  }
}

/** One node for all tests: the one that the environment names, else one of our own. Without a node there is no run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const progress = lineProgress((line) => process.stderr.write(`${line}\n`));
  try {
    const node = await useNode({ ephemeral: true, progress });
    project.provide("contactPoints", node.contactPoints);
    project.provide("localDataCenter", node.localDataCenter);
    progress.done(`Testing on Cassandra at ${node.contactPoints.join(", ")}`);
    return () => node.release();
  } catch (error) {
    // Without the cause, whose stack would be shown below what is missing.
    throw isClusterError(error) ? new Error(describeClusterError(error)) : error;
  }
}
