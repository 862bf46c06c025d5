/*
 * Packs perquery once, and makes an application of each combination of package manager, kind of modules, TypeScript, Node and
 * settings: installs the tarball, `perquery init`, `gen`, compiles, applies to a node, inserts and selects.
 *
 *   npm run try:package
 *   npm run try:package -- --only pnpm            those whose description has each of the words
 *   npm run try:package -- --keep                 leaves the applications for a look
 */
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import Table from "cli-table3";
import { applyCql } from "../../src/cluster/apply.ts";
import { connect } from "../../src/cluster/connect.ts";
import { useNode } from "../../src/cluster/use-node.ts";
import { combinations, describeCombination, type Combination } from "./matrix/combinations.ts";
import { runCommand } from "./matrix/run-command.ts";
import { toolsIn } from "./matrix/tools.ts";
import { tryCombination, type Attempt } from "./matrix/try-combination.ts";

const repository = path.join(import.meta.dirname, "../..");
const atOnce = 2;
const { values } = parseArgs({
  options: { only: { type: "string", multiple: true, default: [] }, keep: { type: "boolean", default: false } },
});
const wanted = combinations.filter((each) => values.only.every((word) => describeCombination(each).includes(word)));
if (wanted.length === 0) throw new Error(`no combination has ${values.only.join(" and ")}`);

const work = realpathSync(mkdtempSync(path.join(tmpdir(), "perquery-package-")));
const tools = toolsIn(path.join(realpathSync(tmpdir()), "perquery-package-tools"));
const node = await useNode({ ephemeral: true });
const client = await connect(node);
const attempts = new Map<Combination, Attempt>();

async function tryInTurn(waiting: Combination[], tarball: string): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const number = combinations.indexOf(next) + 1;
    const keyspace = `try_package_${number}`;
    const env = {
      PERQUERY_CONTACT_POINTS: node.contactPoints.join(","),
      PERQUERY_LOCAL_DATACENTER: node.localDataCenter,
    };
    await applyCql(client, [`DROP KEYSPACE IF EXISTS ${keyspace}`]);
    const attempt = await tryCombination(next, { folder: path.join(work, `${number}`), tarball, keyspace, tools, env });
    await applyCql(client, [`DROP KEYSPACE IF EXISTS ${keyspace}`]);
    attempts.set(next, attempt);
    const { failure, seconds } = attempt;
    console.error(`${describeCombination(next)}: ${failure?.step ?? "ok"} (${seconds.toFixed(0)} s)`);
    if (failure !== undefined) console.error(failure.reason);
  }
}

function printAttempts(): void {
  const table = new Table({
    head: ["manager", "modules", "TypeScript", "Node", "module settings", "strictness", "model", "result"],
    style: { head: [], border: [] },
  });
  for (const each of wanted) {
    const { failure, versions } = attempts.get(each)!;
    const { manager, modules, resolution, strictness, model = "ts" } = each;
    const result = failure === undefined ? "ok" : `${failure.step} fails`;
    table.push([manager, modules, versions.typescript, versions.node, resolution, strictness, model, result]);
  }
  console.log(table.toString());
}

try {
  mkdirSync(path.join(work, "packed"));
  await runCommand("npm", ["pack", "--pack-destination", path.join(work, "packed")], { cwd: repository });
  const { version } = (await import("../../package.json", { with: { type: "json" } })).default;
  const tarball = path.join(work, `packed/perquery-${version}.tgz`);
  const waiting = [...wanted];
  await Promise.all(Array.from({ length: atOnce }, () => tryInTurn(waiting, tarball)));
  printAttempts();
  if ([...attempts.values()].some(({ failure }) => failure !== undefined)) process.exitCode = 1;
} finally {
  await client.shutdown();
  await node.release();
  if (values.keep) console.error(`The applications are in ${work}`);
  else rmSync(work, { recursive: true, force: true });
}
