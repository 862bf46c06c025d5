/** Generates the hotel model, applies it to a node, writes through the accessors, and answers each query. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import {
  bind,
  selectAmenitiesByRoom,
  selectAvailableRoomsByHotelDate,
  selectGuests,
  selectHotels,
  selectHotelsByPoi,
  selectPoisByHotel,
  selectReservationsByConfirmation,
  selectReservationsByGuest,
  selectReservationsByHotelDate,
  updateGuest,
} from "../../generated/hotel/index.js";
import { applyCql } from "../../src/cluster/apply.ts";
import { describeClusterError, isClusterError } from "../../src/cluster/cluster-error.ts";
import { connect } from "../../src/cluster/connect.ts";
import { terminalProgress } from "../../src/cluster/progress.ts";
import { splitStatements } from "../../src/cluster/split-statements.ts";
import { useNode } from "../../src/cluster/use-node.ts";
import { printHeading, printRows } from "./print-rows.ts";
import { guestId, insertSampleData } from "./sample-data.ts";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const generated = path.join(root, "generated/hotel");
const read = (file: string): string => readFileSync(file, "utf8");

async function main(): Promise<void> {
  generate();
  printHeading("The model: examples/hotel/model.ts");
  console.log(read(path.join(root, "examples/hotel/model.ts")));
  for (const keyspace of ["hotel", "reservation"]) {
    printHeading(`Its CQL: generated/hotel/cql/${keyspace}/schema.cql`);
    console.log(read(path.join(generated, `cql/${keyspace}/schema.cql`)));
  }

  printHeading("A node");
  const progress = await terminalProgress();
  const node = await useNode({ ephemeral: true, progress });
  progress.done(`Cassandra answers at ${node.contactPoints.join(", ")} (${node.origin})`);
  try {
    await answerQueries(node);
  } finally {
    await node.release();
  }
}

/** Runs `perquery gen`, as one would in an application. */
function generate(): void {
  const { status } = spawnSync(
    process.execPath,
    [path.join(root, "bin/perquery.js"), "gen", "examples/hotel/model.ts", "--out", "generated/hotel"],
    {
      cwd: root,
      stdio: "inherit",
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}

async function answerQueries(node: Awaited<ReturnType<typeof useNode>>): Promise<void> {
  const client = await connect(node);
  try {
    for (const keyspace of ["hotel", "reservation"]) {
      for (const file of ["keyspace.development.cql", "schema.cql"]) {
        await applyCql(client, splitStatements(read(path.join(generated, `cql/${keyspace}/${file}`))));
      }
    }
    const db = bind(client, {
      hooks: {
        onOperation: (event) =>
          event.kind === "read" &&
          event.operation.startsWith("Q") &&
          printHeading(`${event.operation}. ${event.text}`, event.cql),
      },
    });
    await insertSampleData(db);

    printRows(await selectHotelsByPoi(db, { poiName: "Stadium" }).all());
    printRows([await selectHotels(db, { id: "AZ123" })]);
    printRows(await selectPoisByHotel(db, { hotelId: "AZ123" }).all());
    printRows(
      await selectAvailableRoomsByHotelDate(db, {
        hotelId: "AZ123",
        date: { gte: "2026-12-24", lte: "2026-12-25" },
      }).all(),
    );
    printRows(await selectAmenitiesByRoom(db, { hotelId: "AZ123", roomNumber: 101 }).all());
    printRows([await selectReservationsByConfirmation(db, { confirmNumber: "RS2G0Z" })]);
    printRows(await selectReservationsByHotelDate(db, { hotelId: "NY456", startDate: "2026-12-01" }).all());
    printRows(await selectReservationsByGuest(db, { guestLastName: "Nguyen" }).all());
    printRows([await selectGuests(db, { guestId })]);

    printHeading("A guest is renamed: updateGuest moves the reservations to the new name");
    await updateGuest(db, { guestId }, { lastName: "Tran" });
    printRows(await selectReservationsByGuest(db, { guestLastName: "Nguyen" }).all());
    printRows(await selectReservationsByGuest(db, { guestLastName: "Tran" }).all());
  } finally {
    await client.shutdown();
  }
}

main().catch((error: unknown) => {
  console.error(isClusterError(error) ? describeClusterError(error) : error);
  process.exitCode = 1;
});
