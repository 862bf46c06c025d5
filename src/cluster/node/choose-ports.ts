import net from "node:net";
import getPort from "get-port";
import { ClusterError } from "../cluster-error.ts";

/** Not Cassandra's 9042, where one may run already. */
export const defaultPort = 19_042;

export interface PortChoice {
  readonly address: string;
  /** For CQL. */
  readonly port: number | "any";
  /** When the port is taken, another will do. */
  readonly mayMove?: boolean | undefined;
  readonly storagePort?: number | undefined;
}

export interface Ports {
  readonly port: number;
  readonly storagePort: number;
  readonly jmxPort: number;
}

export async function choosePorts(choice: PortChoice): Promise<Ports> {
  const { address } = choice;
  let port = choice.port;
  if (port !== "any" && !(await isFree(address, port))) {
    if (choice.mayMove !== true) throw portTaken(address, port);
    port = "any";
  }
  const free = () => getPort({ host: address });
  // get-port does not give the same one twice within a minute.
  return {
    port: port === "any" ? await free() : port,
    storagePort: choice.storagePort ?? (await free()),
    jmxPort: await getPort({ host: "127.0.0.1" }),
  };
}

function isFree(address: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(false);
      else if (error.code === "EADDRNOTAVAIL") {
        reject(
          new ClusterError(`${address} is no address of this machine`, {
            hint: `On macOS, make it one: sudo ifconfig lo0 alias ${address}`,
          }),
        );
      } else if (error.code === "EACCES") {
        reject(new ClusterError(`Port ${port} needs more rights than you have`, { hint: "Choose one above 1023." }));
      } else reject(error);
    });
    server.listen({ host: address, port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

function portTaken(address: string, port: number): ClusterError {
  return new ClusterError(`Port ${port} of ${address} is taken`, {
    hint: `Start on another port: perquery dev start --port ${port + 1}
Or, if that is a Cassandra to be used, name it:
  PERQUERY_CONTACT_POINTS=${address}:${port} PERQUERY_LOCAL_DATACENTER=datacenter1`,
  });
}
