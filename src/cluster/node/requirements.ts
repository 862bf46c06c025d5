import path from "node:path";
import { ClusterError } from "../cluster-error.ts";
import { executableIn, findJava, findOnPath, javaFolders, suitableJavaVersions, type Java } from "./find-java.ts";

export interface Requirements {
  readonly java: Java;
  /** Undefined when the jars are there already. */
  readonly maven: string | undefined;
}

export interface RequirementOptions {
  readonly environment: NodeJS.ProcessEnv;
  /** Maven is needed once, to fetch the jars. */
  readonly needsMaven: boolean;
  readonly javaFolders?: readonly string[] | undefined;
}

export const otherWays = `Or use a Cassandra 4.1 or 5.0 that runs already:
  PERQUERY_CONTACT_POINTS=127.0.0.1:9042 PERQUERY_LOCAL_DATACENTER=datacenter1
With Docker, perquery's compose.yaml starts one there: docker compose up --detach --wait`;

/** All that is missing, in one error. */
export async function findRequirements(options: RequirementOptions): Promise<Requirements> {
  const { environment, needsMaven } = options;
  if (process.platform === "win32") {
    throw new ClusterError("Cassandra does not run on Windows", { hint: `Run perquery in WSL.\n${otherWays}` });
  }
  const [{ java, found }, maven] = await Promise.all([
    findJava(environment, options.javaFolders ?? javaFolders()),
    needsMaven ? findMaven(environment) : undefined,
  ]);
  const mavenIsMissing = needsMaven && maven === undefined;
  if (java !== undefined && !mavenIsMissing) return { java, maven };

  const javaName = `Java ${suitableJavaVersions.join(" or ")}`;
  const missing = [...(java === undefined ? [javaName] : []), ...(mavenIsMissing ? ["Maven"] : [])];
  const lines = [
    `The development node needs ${missing.join(" and ")}, which ${missing.length > 1 ? "are" : "is"} missing`,
    ...(java === undefined
      ? found.length === 0
        ? ["  found no Java: JAVA_HOME is not set, and no java is on the PATH"]
        : found.map((line) => `  found ${line}`)
      : [`  found Java ${java.version} in ${java.home}`]),
    ...(mavenIsMissing ? ["  found no mvn on the PATH; it fetches Cassandra's jars, once"] : []),
  ];
  const install = [
    ...(java === undefined
      ? [`Install ${javaName} (a package of your system, or adoptium.net), or set JAVA_HOME to one.`]
      : []),
    ...(mavenIsMissing ? ["Install Maven (a package of your system, or maven.apache.org)."] : []),
  ];
  throw new ClusterError(lines.join("\n"), { hint: [...install, otherWays].join("\n") });
}

async function findMaven(environment: NodeJS.ProcessEnv): Promise<string | undefined> {
  const onPath = await findOnPath("mvn", environment);
  const home = environment["MAVEN_HOME"] ?? environment["M2_HOME"];
  return onPath ?? (home ? executableIn(path.join(home, "bin"), "mvn") : undefined);
}
