// Adds up vitest's JSON reports. A failure outside of a test (a check, a node that can't start) counts as one.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const [folder, status] = process.argv.slice(2);
let passed = 0;
let failed = 0;
for (const file of readdirSync(folder)) {
  const report = JSON.parse(readFileSync(path.join(folder, file), "utf8"));
  passed += report.numPassedTests;
  failed += report.numFailedTests;
}
if (status !== "0" && failed === 0) failed = 1;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
