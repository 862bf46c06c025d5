import { errors, type Client } from "cassandra-driver";
import { bind, type BindOptions, type Database, type Statement } from "../../src/runtime/index.ts";

/** What a client was asked to do. */
export interface Request {
  readonly cql: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
}

type Answer = (request: Request, index: number) => unknown;

/** A client that keeps requests, and answers each as told: a result, or an error that is thrown. */
export function scriptedDatabase(
  answer: Answer = () => undefined,
  options: BindOptions<"hotel"> = {},
): { readonly db: Database<"hotel">; readonly requests: Request[] } {
  const requests: Request[] = [];
  const take = async (cql: readonly string[], given: Readonly<Record<string, unknown>>): Promise<unknown> => {
    const request = { cql, options: given };
    requests.push(request);
    const answered = await answer(request, requests.length - 1);
    if (answered instanceof Error) throw answered;
    return answered ?? { rows: [], pageState: null };
  };
  const client = {
    options: { encoding: { useUndefinedAsUnset: true } },
    execute: (cql: string, _parameters: unknown, given: Readonly<Record<string, unknown>>) => take([cql], given),
    batch: (items: readonly { readonly query: string }[], given: Readonly<Record<string, unknown>>) =>
      take(
        items.map(({ query }) => query),
        given,
      ),
  } as unknown as Client;
  return { db: bind(client, options, { keyspaces: ["hotel"] }), requests };
}

export const response = (code: number, message = "", writeType?: string): Error =>
  Object.assign(new errors.ResponseError(code, message), writeType === undefined ? {} : { writeType });

export const batchLogTimeout = response(0x1100, "Server timeout during batchlog write", "BATCH_LOG");

/** An insert of one row into a table, told by a letter: `put("a")`. */
export const put = (name: string, bytes = 10): Statement => ({
  cql: `INSERT ${name}`,
  parameters: [Buffer.from(name), Buffer.alloc(bytes)],
  table: "hotels",
  keyspace: '"hotel"',
  key: [0, 1],
});
