import { errors } from "cassandra-driver";
import { expect, test } from "vitest";
import {
  BatchTooLarge,
  BorrowedValueMissing,
  InvalidValueError,
  OutcomeUnknown,
  PerqueryError,
  ReadFailed,
  RowNotFound,
  WriteFailed,
} from "../../src/runtime/index.ts";

const context = { operation: "insert reservation", tables: ["reservations_by_guest", "reservations_by_confirmation"] };

test("an error says what was done, to what, and why not", () => {
  const timeout = new errors.OperationTimedOutError("The host 127.0.0.1 did not reply before timeout 12000 ms");
  const unknown = new OutcomeUnknown({ stage: "write", timestamp: 1_796_083_200_000_000 }, context, timeout);
  expect(unknown.message).toBe(
    "insert reservation: it is not known whether the write was applied: The host 127.0.0.1 did not reply before timeout 12000 ms",
  );
  expect(unknown).toMatchObject({ ...context, name: "OutcomeUnknown", stage: "write", cause: timeout });
  expect(unknown).toBeInstanceOf(PerqueryError);

  expect(new BatchTooLarge({ statements: 300, bytes: 122_400 }, context).message).toBe(
    "insert reservation: a batch of 300 statements and 122400 bytes of values is too large (tables reservations_by_guest, reservations_by_confirmation)",
  );
  const missing = { entity: "reservation", input: "guestLastName", owner: "guest", key: { guestId: "8d6c4b0e" } };
  expect(new BorrowedValueMissing(missing).message).toBe(
    'no guest with guestId "8d6c4b0e" to read "guestLastName" from; write the guest first, or give "guestLastName"',
  );
  expect(new RowNotFound({ entity: "room", key: { hotelId: "NY456", number: 111 } }).message).toBe(
    'there is no room with hotelId "NY456", number 111',
  );
  const refused = new errors.ResponseError(0x2200, "table hotels does not exist");
  expect(new ReadFailed({ operation: "Q2", text: "Find information about a hotel" }, refused).message).toBe(
    "Q2. Find information about a hotel: table hotels does not exist",
  );
});

test("what came of each host is told in one line, without its stack", () => {
  const unavailable = new errors.ResponseError(0x1000, "Not enough replicas available");
  const down = "Host considered as DOWN";
  const cause = new errors.NoHostAvailableError({ "127.0.0.1": unavailable, "127.0.0.2": down });
  expect(new WriteFailed(context, cause).message).toBe(
    "insert reservation: nothing was written: 127.0.0.1: Not enough replicas available; 127.0.0.2: Host considered as DOWN",
  );
});

test("values in messages are short, and keep their type", () => {
  const message = (value: unknown): string => new InvalidValueError({ type: "t", value, expected: "e" }).message;
  expect(message(1n)).toBe("expected e (t), got 1n");
  expect(message("x".repeat(100))).toBe(`expected e (t), got "${"x".repeat(60)}…"`);
  expect(message(Object.create(null))).toBe("expected e (t), got a value of class null");
  expect(message(new Date(Number.NaN))).toBe("expected e (t), got an invalid Date");
});
