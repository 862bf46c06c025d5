import { isIPv6 } from "node:net";
import { ClusterError } from "./cluster-error.ts";

/** Where a cluster is. */
export interface ConnectionSettings {
  /** `host` or `host:port`; an IPv6 address with a port in brackets. */
  readonly contactPoints: readonly string[];
  readonly localDataCenter: string;
  readonly keyspace?: string | undefined;
}

/** What `PERQUERY_CONTACT_POINTS` and `PERQUERY_LOCAL_DATACENTER` say; undefined when neither is set. */
export function connectionFromEnvironment(
  environment: NodeJS.ProcessEnv = process.env,
): ConnectionSettings | undefined {
  const points = environment["PERQUERY_CONTACT_POINTS"]?.trim() ?? "";
  const localDataCenter = environment["PERQUERY_LOCAL_DATACENTER"]?.trim() ?? "";
  if (points === "" && localDataCenter === "") return undefined;
  if (points === "" || localDataCenter === "") {
    const [set, missing] =
      points === ""
        ? ["PERQUERY_LOCAL_DATACENTER", "PERQUERY_CONTACT_POINTS"]
        : ["PERQUERY_CONTACT_POINTS", "PERQUERY_LOCAL_DATACENTER"];
    throw new ClusterError(`${set} is set, but ${missing} is not`, {
      hint: "Set both, e.g. PERQUERY_CONTACT_POINTS=127.0.0.1:9042 PERQUERY_LOCAL_DATACENTER=datacenter1, or neither.",
    });
  }
  return { contactPoints: parseContactPoints(points), localDataCenter };
}

/** Splits `host:port, host:port`. */
export function parseContactPoints(text: string): readonly string[] {
  const points = text
    .split(",")
    .map((point) => point.trim())
    .filter((point) => point !== "");
  for (const point of points) {
    if (!isContactPoint(point)) {
      throw new ClusterError(`"${point}" is no contact point`, {
        hint: "Write host:port, several with commas between, e.g. 10.0.0.1:9042,10.0.0.2:9042.",
      });
    }
  }
  return points;
}

/** The port of `host:port`; undefined when there is none. */
export function portOf(contactPoint: string): number | undefined {
  const port = isIPv6(contactPoint) ? undefined : /:(\d+)$/.exec(contactPoint)?.[1];
  return port === undefined ? undefined : Number(port);
}

function isContactPoint(text: string): boolean {
  if (isIPv6(text)) return true;
  const [, address, host] = /^(?:\[([^\]]+)\]|([^:/\s]+))(?::\d{1,5})?$/.exec(text) ?? [];
  const isHost = address === undefined ? host !== undefined : isIPv6(address);
  const port = portOf(text) ?? 1;
  return isHost && port >= 1 && port <= 65_535;
}
