/* Preloaded into a measured process: what it used, written at its end. */
import { writeFileSync } from "node:fs";

process.on("exit", () => {
  const { user, system } = process.cpuUsage();
  const { maxRSS } = process.resourceUsage();
  writeFileSync(process.env.PERQUERY_BENCH_USAGE, JSON.stringify({ cpu: user + system, kibibytes: maxRSS }));
});
