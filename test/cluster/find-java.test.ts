import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { findJava, parseJavaProperties } from "../../src/cluster/node/find-java.ts";
import { findRequirements } from "../../src/cluster/node/requirements.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** An executable that answers as a Java of this version does. */
function installJava(home: string, version: string): string {
  mkdirSync(path.join(home, "bin"), { recursive: true });
  const script = `#!/bin/sh\necho "    java.home = ${home}" >&2\necho "    java.specification.version = ${version}" >&2\n`;
  writeFileSync(path.join(home, "bin/java"), script, { mode: 0o755 });
  return home;
}

it.each([
  ["17", 17],
  ["11", 11],
  ["1.8", 8],
  ["25", 25],
])("reads version %s", (text, version) => {
  const printed = `Property settings:\n    java.home = /opt/my java\n    java.specification.version = ${text}\n\nopenjdk`;
  expect(parseJavaProperties(printed)).toEqual({ home: "/opt/my java", version });
});

it("reads nothing from what is no answer", () => {
  expect(parseJavaProperties("Unable to locate a Java Runtime.")).toBeUndefined();
});

it("takes JAVA_HOME first, then the PATH, then the folders, and passes unsuitable ones over", async () => {
  const root = temporaryFolder();
  const old = installJava(path.join(root, "old"), "1.8");
  const recent = installJava(path.join(root, "recent"), "25");
  installJava(path.join(root, "jvm/temurin-11"), "11");
  const found = await findJava({ JAVA_HOME: old, PATH: path.join(recent, "bin") }, [path.join(root, "jvm")]);
  expect(found.java).toMatchObject({ version: 11, home: path.join(root, "jvm/temurin-11") });
  expect(found.found).toEqual([`JAVA_HOME=${old}: Java 8`, `${recent}/bin/java: Java 25`]);
});

it("says in one error that Java and Maven are missing, what was found, and the other ways", async () => {
  const root = temporaryFolder();
  const recent = installJava(path.join(root, "recent"), "25");
  const environment = { JAVA_HOME: "/nowhere", PATH: path.join(recent, "bin") };
  await expect(findRequirements({ environment, needsMaven: true, javaFolders: [] })).rejects.toMatchObject({
    name: "ClusterError",
    message: `The development node needs Java 11 or 17 and Maven, which are missing
  found JAVA_HOME=/nowhere: no bin/java in it
  found ${recent}/bin/java: Java 25
  found no mvn on the PATH; it fetches Cassandra's jars, once`,
    hint: expect.stringMatching(/PERQUERY_CONTACT_POINTS=.* PERQUERY_LOCAL_DATACENTER=[^]*compose\.yaml/),
  });
});

it("says that there is no Java at all", async () => {
  const looked = findRequirements({ environment: { PATH: "" }, needsMaven: false, javaFolders: [] });
  await expect(looked).rejects.toThrow("found no Java: JAVA_HOME is not set, and no java is on the PATH");
});

it("asks for Maven only when the jars are missing", async () => {
  const root = temporaryFolder();
  const environment = { JAVA_HOME: installJava(root, "17"), PATH: "" };
  await expect(findRequirements({ environment, needsMaven: false })).resolves.toMatchObject({ maven: undefined });
  await expect(findRequirements({ environment, needsMaven: true })).rejects.toThrow(
    /needs Maven, which is missing\n {2}found Java 17 in/,
  );
});
