import type { Client } from "cassandra-driver";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as hotel from "../../examples/hotel/model.ts";
import * as hotelFunctions from "../../generated/hotel/index.js";
import * as investment from "../published/datastax-investment/model.ts";
import * as messaging from "../published/datastax-messaging/model.ts";
import { deriveModels } from "../support/compile-model.ts";
import { generateModel } from "../support/model-based/generated-model.ts";
import * as hostel from "../support/model-based/models/guarded-hostel.ts";
import * as library from "../support/model-based/models/library-of-kinds.ts";
import { checkWrites, missingFunctions, setUpSubject } from "../support/model-based/property.ts";
import { connectToNode } from "../support/node.ts";

/*
 * The promise: after any writes, every row of every table is what follows from the entities. PERQUERY_RANDOM_WRITES says how many
 * runs for each model, PERQUERY_RANDOM_SEED which.
 */
const runs = Number(process.env["PERQUERY_RANDOM_WRITES"] ?? 150);
const seed = Number(process.env["PERQUERY_RANDOM_SEED"] ?? 1);

interface Tested {
  readonly name: string;
  readonly exports: Record<string, unknown>;
  /** The committed ones; others are made here. */
  readonly functions?: Record<string, unknown>;
  /** Functions that there are none of, since nothing leads to all rows. */
  readonly without?: readonly string[];
  /** What has to have happened, beside each function by itself. */
  readonly happens: readonly string[];
}

const tested: readonly Tested[] = [
  {
    name: "hotel",
    exports: { ...hotel },
    functions: { ...hotelFunctions },
    happens: [
      "connectNear given a new value of an owner",
      "connectNear given a wrong value",
      "deleteHotel disconnecting",
      "insertReservation given a wrong value",
      "insertReservation interrupted before",
      "updateGuest: moves copies",
      "updateGuest adding",
      "updateGuest appending",
      "updateGuest prepending",
      "updateGuest removing",
      "updateHotel: reaches copies",
      "updatePoi: reaches copies",
      "updateReservation: in place",
      "updateReservation: moves",
      "updateReservation from previous",
      "updateReservation interrupted before",
      "updateReservation with another ref",
    ],
  },
  {
    name: "library",
    exports: { ...library },
    happens: [
      "deleteClub disconnecting",
      "deleteMember disconnecting",
      "insertLoan making values",
      "putMember leaving values out",
      "updateBranch: moves copies",
      "updateClub: reaches copies",
      "updateLoan: moves",
      "updateLoan interrupted before",
      "updateMember: moves",
      "updateMember: reaches copies",
      "updateMember to null",
      "updateMember interrupted before",
      "updateMembership: moves",
    ],
  },
  {
    name: "hostel",
    exports: { ...hostel },
    happens: [
      "deleteBooking disconnecting",
      "deleteBooking interrupted before",
      "insertBooking interrupted before",
      "insertEntry interrupted before",
      "putBooking interrupted before",
      "putBooking leaving values out",
      "updateBooking: in place",
      "updateBooking: moves",
      "updateBooking adding",
      "updateBooking removing",
      "updateBooking to null",
      "updateBooking with another ref",
      "updateBooking interrupted before",
    ],
  },
  {
    name: "investment",
    exports: { ...investment },
    happens: [
      "insertAccount given a new value of an owner",
      "updateAccount: moves",
      "updateTrade: moves",
      "updateUser: reaches copies",
    ],
  },
  {
    name: "messaging",
    exports: { ...messaging },
    without: ["deleteEmail"],
    happens: ["connectFiling given a wrong value", "deleteFolder disconnecting", "updateFiling: in place"],
  },
];

let client: Client;

beforeAll(async () => {
  client = await connectToNode({ isMetadataSyncEnabled: false, encoding: { map: Map } });
});

afterAll(() => client.shutdown());

it.each(tested)(
  "$name: every row is what follows from the entities, after any writes",
  { timeout: 1_800_000 },
  async ({ name, exports, functions, without = [], happens }) => {
    const models = deriveModels(exports);
    const generated = functions === undefined ? await generateModel(models) : { functions, remove() {} };
    try {
      const subject = await setUpSubject(client, models, generated.functions, `model_based_${name}`);
      expect(missingFunctions(subject)).toEqual(without);
      const commands = subject.commands.filter((command) => !without.includes(command.name));
      const { tally, failure } = await checkWrites({ ...subject, commands }, { seed, runs });
      console.log(`${name}, ${runs} runs with seed ${seed}\n${tally}`);
      expect(failure).toBeUndefined();
      expect(tally.below(runs / 10, [...commands.map((command) => command.name), "inOneWrite"])).toEqual([]);
      expect(tally.below(runs / 50, happens)).toEqual([]);
    } finally {
      generated.remove();
    }
  },
);
