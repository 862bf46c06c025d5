import { defineConfig } from "vitest/config";

/** Where the counts of a run go, a file a run. */
const reports = process.env["PERQUERY_TEST_REPORTS"];

const conditions = ["source", "import", "module", "node", "default"];

export default defineConfig({
  ssr: { resolve: { conditions: ["source"] } },
  resolve: { conditions },
  test: {
    ...(reports === undefined
      ? {}
      : { reporters: ["default", "json"], outputFile: { json: `${reports}/${process.pid}.json` } }),
    projects: [
      {
        extends: true,
        test: {
          name: "offline",
          include: ["test/**/*.test.ts"],
          exclude: ["test/cassandra/**"],
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "cassandra",
          include: ["test/cassandra/**/*.test.ts"],
          globalSetup: ["test/cassandra/global-setup.ts"],
          testTimeout: 180_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
