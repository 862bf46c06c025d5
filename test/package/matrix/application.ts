import { readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { resolutions, strictnesses, type Combination } from "./combinations.ts";

/** What is there before `perquery init`. */
export function beginApplication(folder: string, { modules, resolution, strictness }: Combination): void {
  const manifest = { name: "application", private: true, ...(modules === "esm" && { type: "module" }) };
  const compilerOptions = {
    ...resolutions[resolution],
    ...strictnesses[strictness],
    target: "ES2022",
    types: ["node"],
    skipLibCheck: false,
    declaration: true,
    rootDir: ".",
    outDir: "out",
  };
  write(folder, "package.json", manifest);
  write(folder, "tsconfig.json", { compilerOptions, include: ["src", "perquery.config.ts"] });
}

/** After `perquery init`: a keyspace of its own, and code that uses the accessors and hands the model on. */
export function completeApplication(folder: string, keyspace: string, { model }: Combination): void {
  const file = path.join(folder, "src/model.ts");
  writeFileSync(file, readFileSync(file, "utf8").replace('keyspace("hotel"', `keyspace("${keyspace}"`));
  if (model !== undefined) {
    renameSync(file, path.join(folder, `src/model.${model}`));
    const config = path.join(folder, "perquery.config.ts");
    writeFileSync(config, readFileSync(config, "utf8").replace("model.ts", `model.${model}`));
  }
  writeFileSync(path.join(folder, "src/main.ts"), main);
  writeFileSync(path.join(folder, "src/shared.ts"), shared.replaceAll("model.js", `model.${model ? "cjs" : "js"}`));
}

const write = (folder: string, file: string, content: object): void =>
  writeFileSync(path.join(folder, file), `${JSON.stringify(content, null, 2)}\n`);

/** What it should print. */
export const expectedOutput = "Ada Lovelace, 2 nights from 2026-12-01\nAda King arrives\n";

const main = `import { Client } from "cassandra-driver";
import { bind, insertStay, selectStaysByGuest, selectStaysByHotelArrival } from "./generated/index.js";
import { insertGuest, selectGuests, updateGuest } from "./generated/entities/guest.js";

async function main(client: Client): Promise<void> {
  const db = bind(client);
  const arrival = { hotel: "NY456", arrival: "2026-12-01" };
  const { guestId } = await insertGuest(db, { name: "Ada Lovelace", email: "ada@example.org" });
  await insertStay(db, { ...arrival, guestId, nights: 2 });
  const guest = await selectGuests(db, { guestId });
  for await (const stay of selectStaysByGuest(db, { guestId })) {
    console.log(\`\${guest?.name}, \${stay.nights} nights from \${stay.arrival}\`);
  }
  await updateGuest(db, { guestId }, { name: "Ada King" });
  for await (const stay of selectStaysByHotelArrival(db, arrival)) console.log(\`\${stay.guestName} arrives\`);
}

const client = new Client({
  contactPoints: [process.env["PERQUERY_CONTACT_POINTS"] ?? "127.0.0.1"],
  localDataCenter: process.env["PERQUERY_LOCAL_DATACENTER"] ?? "datacenter1",
});
main(client)
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => client.shutdown());
`;

const shared = `import * as model from "./model.js";

export * from "./model.js";
export const models = { ...model };
export const guestOfStay = model.Stay.guest;
`;
