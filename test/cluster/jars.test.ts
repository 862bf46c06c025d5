import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { parseDownload } from "../../src/cluster/node/fetch-jars.ts";
import { cacheFolder, verifyJars } from "../../src/cluster/node/jar-cache.ts";
import { findJarDamage } from "../../src/cluster/node/jar-file.ts";
import { recordJars } from "../../src/cluster/node/record-jars.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** An archive with one empty file in it, which `unzip -t` finds in order. */
function jar(): Buffer {
  const name = Buffer.from("a");
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length, 16);
  return Buffer.concat([local, name, entry, name, end]);
}

function folders() {
  const root = temporaryFolder();
  const jars = path.join(root, "jars");
  const repository = path.join(root, "repository/guava/32");
  mkdirSync(jars);
  mkdirSync(repository, { recursive: true });
  return { jars, copy: path.join(jars, "guava-32.jar"), source: path.join(repository, "guava-32.jar") };
}

it("takes a whole jar, and one with a comment at its end", async () => {
  const { copy } = folders();
  writeFileSync(copy, jar());
  expect(await findJarDamage(copy)).toBeUndefined();
  const commented = Buffer.concat([jar(), Buffer.from("built by hand")]);
  commented.writeUInt16LE(13, jar().length - 2);
  writeFileSync(copy, commented);
  expect(await findJarDamage(copy)).toBeUndefined();
});

it("notices each cut, a missing beginning, an empty file and none", async () => {
  const { copy } = folders();
  for (let length = 0; length < jar().length; length += 1) {
    writeFileSync(copy, jar().subarray(0, length));
    expect(await findJarDamage(copy)).toMatch(/end of the archive/);
  }
  writeFileSync(copy, jar().subarray(10));
  expect(await findJarDamage(copy)).toMatch(/directory does not fit/);
  expect(await findJarDamage(`${copy}.none`)).toBe("can't be opened");
});

it("names a jar of which Maven's repository holds half", async () => {
  const { jars, copy, source } = folders();
  for (const file of [copy, source]) writeFileSync(file, jar().subarray(0, 60));
  await expect(recordJars(jars, [source])).rejects.toMatchObject({
    message: `${source} is damaged: 60 bytes, and the end of the archive is not among them`,
    hint: expect.stringContaining(`rm -r "${path.dirname(source)}"`),
  });
});

it("names a copy that is not whole", async () => {
  const { jars, copy, source } = folders();
  writeFileSync(source, jar());
  writeFileSync(copy, jar().subarray(0, 60));
  await expect(recordJars(jars, [source])).rejects.toMatchObject({
    message: expect.stringContaining(`${copy} is damaged`),
    hint: expect.stringContaining("disk is full"),
  });
});

it("names the damaged jars of the cache, and the remedy", async () => {
  const { jars, copy, source } = folders();
  for (const file of [copy, source]) writeFileSync(file, jar());
  await recordJars(jars, [source]);
  await verifyJars(jars);
  writeFileSync(copy, jar().subarray(0, 60));
  await expect(verifyJars(jars)).rejects.toMatchObject({
    message: `Cassandra's jars in ${jars} are damaged\n  guava-32.jar: 60 bytes of ${jar().length}`,
    hint: expect.stringContaining(`rm -r "${jars}"`),
  });
});

it("keeps the cache where PERQUERY_CACHE or XDG_CACHE_HOME say", () => {
  expect(cacheFolder({ PERQUERY_CACHE: "/a", XDG_CACHE_HOME: "/b" })).toBe("/a");
  expect(cacheFolder({ XDG_CACHE_HOME: "/b" })).toBe("/b/perquery");
});

it("reads what Maven says of a download", () => {
  const line = (name: string, size: string) =>
    `[INFO] Downloaded from central: https://host/${name} (${size} at 3 MB/s)`;
  expect(parseDownload(line("guava-32.jar", "3.0 MB"))).toEqual({ isJar: true, bytes: 3_000_000 });
  expect(parseDownload(line("guava-32.pom", "8.5 kB"))).toEqual({ isJar: false, bytes: 8500 });
  expect(parseDownload(line("a.jar", "413 B"))).toEqual({ isJar: true, bytes: 413 });
  expect(parseDownload("[INFO] Downloading from central: https://host/guava-32.jar")).toBeUndefined();
});
