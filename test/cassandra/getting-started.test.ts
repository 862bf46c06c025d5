import getPort from "get-port";
import { afterAll, beforeAll, it } from "vitest";
import { createNewcomer, type Newcomer } from "../support/getting-started.ts";

/* The page as it is typed in, one heading after the other, in one folder. */

let newcomer: Newcomer;

beforeAll(async () => {
  newcomer = createNewcomer(await getPort());
});

afterAll(() => newcomer.end());

it.each(["Begin", "Generate", "Run it", "Change the model"])("%s: what is typed in prints what is shown", (heading) => {
  newcomer.expectShown(heading);
});
