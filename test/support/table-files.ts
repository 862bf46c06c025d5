import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "cassandra-driver";

/** What a table takes on the disk of a node on this machine. */
export interface StoredSize {
  /** Of the values as they are written, before compression. */
  readonly bytes: number;
  /** In the files of data. */
  readonly compressed: number;
}

/** Has the memtable written to disk, and measures its files of data. There is no CQL for a flush but the option that makes it regular. */
export async function flushAndMeasure(client: Client, keyspace: string, table: string): Promise<StoredSize> {
  const folder = await folderOf(client, keyspace, table);
  await client.execute(`ALTER TABLE ${keyspace}.${table} WITH memtable_flush_period_in_ms = 1000`);
  const deadline = Date.now() + 60_000;
  while (dataFiles(folder).length === 0) {
    if (Date.now() > deadline) throw new Error(`${keyspace}.${table} was not flushed`);
    await sleep(250);
  }
  await client.execute(`ALTER TABLE ${keyspace}.${table} WITH memtable_flush_period_in_ms = 0`);
  await sleep(1_000);
  const files = dataFiles(folder).map((file) => {
    const { size } = statSync(file);
    return { compressed: size, bytes: uncompressedLength(file) ?? size };
  });
  return {
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    compressed: files.reduce((sum, { compressed }) => sum + compressed, 0),
  };
}

async function folderOf(client: Client, keyspace: string, table: string): Promise<string> {
  const settings = await client.execute("SELECT value FROM system_views.settings WHERE name = 'data_file_directories'");
  const directories = String(settings.first()?.["value"]).replace(/^\[|\]$/g, "");
  const tables = await client.execute(
    "SELECT id FROM system_schema.tables WHERE keyspace_name = ? AND table_name = ?",
    [keyspace, table],
    { prepare: true },
  );
  const id = String(tables.first()?.["id"]).replaceAll("-", "");
  const folder = path.join(directories, keyspace, `${table}-${id}`);
  if (!existsSync(folder)) throw new Error(`the node's files are not on this machine: no ${folder}`);
  return folder;
}

/** Complete ones: the table of contents is written last. */
function dataFiles(folder: string): readonly string[] {
  const names = readdirSync(folder);
  return names
    .filter((name) => name.endsWith("-Data.db") && names.includes(name.replace(/Data\.db$/, "TOC.txt")))
    .map((name) => path.join(folder, name));
}

/** From the file beside the data: the compressor, its options, the chunk and the largest compressed length, then what is looked for. */
function uncompressedLength(dataFile: string): number | undefined {
  const file = dataFile.replace(/Data\.db$/, "CompressionInfo.db");
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  let at = 2 + bytes.readUInt16BE(0);
  const options = bytes.readInt32BE(at);
  at += 4;
  for (let text = 0; text < options * 2; text++) at += 2 + bytes.readUInt16BE(at);
  return Number(bytes.readBigInt64BE(at + 8));
}
