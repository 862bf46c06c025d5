import type { Answer, ClaimRow, Condition, FanOut, GuardedRow, Request } from "../../../src/runtime/guarded/model.ts";
import type { Random } from "../random.ts";
import type { Instance } from "./instance.ts";

/** A part of the protocol that a cluster pretends not to know, to see that it is needed. */
export type Guard = "pending" | "writer" | "fence" | "grave" | "floor" | "left-at";

type Row = Omit<GuardedRow<Instance>, "settled">;
type Expiring<T> = T & { readonly expires: number };
interface Cell {
  readonly value: unknown;
  readonly timestamp: number;
}

/** What a conditional statement has come to, as the rows see it; `decided` tells who wrote. */
interface Partition<T> {
  committed: Expiring<T> | undefined;
  /** Accepted by the replicas, but not committed: the next that asks at SERIAL finishes it. */
  accepted: { readonly row: Expiring<T> | undefined } | undefined;
}

/** Milliseconds for which graves and released claims live; clocks and messages are never so late. */
export const graveLife = 10 * 24 * 3_600_000;

/** A write to an identity row that was decided for: it is, or will be, what the row says. */
export interface Decided {
  readonly id: string;
  readonly time: number;
  readonly writer: string;
  readonly values: Instance | undefined;
}

/** Rows of a cluster in which each statement is applied at once, or later, or never, as the random numbers have it. */
export class Cluster {
  now = 0;
  readonly decided: Decided[] = [];
  readonly #random: Random;
  readonly #without: Guard | undefined;
  readonly #rows = new Map<string, Partition<Row>>();
  readonly #settled = new Map<string, Expiring<Cell>>();
  readonly #claims = new Map<string, Partition<ClaimRow>>();
  readonly #cells = new Map<string, Map<string, Cell>>();
  readonly #deleted = new Map<string, number>();

  constructor(random: Random, without?: Guard) {
    this.#random = random;
    this.#without = without;
  }

  readRow(id: string, isSerial: boolean): GuardedRow<Instance> | undefined {
    const row = this.#read(this.#partition(this.#rows, id), isSerial);
    if (row === undefined) return undefined;
    const settled = this.#settled.get(id);
    const isThere = settled !== undefined && settled.expires > this.now;
    return { ...row, settled: isThere ? (settled.value as number) : undefined };
  }

  readClaim(key: string): ClaimRow {
    const row = this.#read(this.#partition(this.#claims, key), true);
    const none = { holder: undefined, token: undefined, floor: undefined };
    return row === undefined ? none : { ...row, ...(this.#without === "floor" && { floor: undefined }) };
  }

  /** A conditional statement at the moment when a coordinator gets to it. It may stop before it has committed. */
  compareAndSet(
    request: Extract<Request<Instance>, { kind: "condition" | "claim" | "release" }>,
    isCut: boolean,
  ): Answer {
    if (request.kind === "condition") return this.#changeRow(request, isCut);
    const partition = this.#partition(this.#claims, request.key);
    const now = this.#read(partition, true);
    const { holder, token } = request.expected;
    if (now?.holder !== holder || now?.token !== token) return { kind: "refused" };
    if (request.kind === "claim" && this.#without !== "floor" && now?.floor !== request.expected.floor)
      return { kind: "refused" };
    const row =
      request.kind === "claim"
        ? { ...request.set, expires: Infinity }
        : { holder: undefined, token: undefined, floor: request.floor, expires: this.now + graveLife };
    return this.#set(partition, row, isCut);
  }

  #changeRow({ id, statement, expected, set }: Condition<Instance>, isCut: boolean): Answer {
    const [writer] = [...set.writers].find(([, version]) => version === set.version) ?? [];
    const isFence = writer === undefined;
    if (isFence && this.#without === "fence") return { kind: "applied" };
    const partition = this.#partition(this.#rows, id);
    const now = this.#read(partition, true);
    if (now?.version !== expected) return { kind: "refused" };
    if (!isFence) this.decided.push({ id, time: this.now, writer, values: set.values });
    const expires = statement === "grave" ? this.now + graveLife : Infinity;
    const next: Expiring<Row> =
      statement === "fence" && now !== undefined
        ? { ...now, version: set.version, pending: set.pending }
        : { ...set, expires };
    const isForgotten = statement === "grave" && this.#without === "grave";
    return this.#set(partition, isForgotten ? undefined : this.#weaken(next), isCut);
  }

  #weaken(row: Expiring<Row>): Expiring<Row> {
    return {
      ...row,
      ...(this.#without === "pending" && { pending: new Map() }),
      ...(this.#without === "writer" && { writers: new Map() }),
    };
  }

  /** The statements of a fan-out, each of which reaches its replicas by itself. */
  statementsOf({ id, timestamp, removed, values }: FanOut<Instance>, places: readonly string[]): (() => void)[] {
    return [
      ...[...removed].map(([place, leftAt]) => () => {
        const at = this.#without === "left-at" ? timestamp : leftAt;
        this.#deleted.set(place, Math.max(at, this.#deleted.get(place) ?? -Infinity));
      }),
      ...(values === undefined ? [] : places).map((place) => () => {
        for (const [column, value] of Object.entries({ id, ...values }))
          this.#write(place, column, { value, timestamp });
      }),
      () => {
        const known = this.#settled.get(id);
        if (known !== undefined && known.timestamp >= timestamp && known.expires > this.now) return;
        const expires = values === undefined ? this.now + graveLife : Infinity;
        this.#settled.set(id, { value: timestamp, timestamp, expires });
      },
    ];
  }

  /** The rows that copies have, each with its columns. */
  copies(): Map<string, Record<string, unknown>> {
    const rows = new Map<string, Record<string, unknown>>();
    for (const [place, cells] of this.#cells) {
      const live = [...cells].filter(([, { timestamp }]) => timestamp > (this.#deleted.get(place) ?? -Infinity));
      if (live.length > 0) rows.set(place, Object.fromEntries(live.map(([column, { value }]) => [column, value])));
    }
    return rows;
  }

  get ids(): readonly string[] {
    return [...this.#rows.keys()];
  }

  /** The later wins; of two at once, the greater. */
  #write(place: string, column: string, cell: Cell): void {
    const cells = this.#cells.get(place) ?? new Map<string, Cell>();
    this.#cells.set(place, cells);
    const known = cells.get(column);
    const isOlder =
      known !== undefined &&
      (known.timestamp > cell.timestamp ||
        (known.timestamp === cell.timestamp && String(known.value) >= String(cell.value)));
    if (!isOlder) cells.set(column, cell);
  }

  #partition<T>(partitions: Map<string, Partition<T>>, key: string): Partition<T> {
    const known = partitions.get(key);
    if (known !== undefined) return known;
    const made: Partition<T> = { committed: undefined, accepted: undefined };
    partitions.set(key, made);
    return made;
  }

  /** At SERIAL, what is accepted is committed first; a plain read finds it or not. */
  #read<T>(partition: Partition<T>, isSerial: boolean): Expiring<T> | undefined {
    if (partition.accepted !== undefined && isSerial) {
      partition.committed = partition.accepted.row;
      partition.accepted = undefined;
    }
    const isSeen = partition.accepted !== undefined && this.#random.chance(0.3);
    const row = isSeen ? partition.accepted?.row : partition.committed;
    return row !== undefined && row.expires > this.now ? row : undefined;
  }

  #set<T>(partition: Partition<T>, row: Expiring<T> | undefined, isCut: boolean): Answer {
    if (isCut) partition.accepted = { row };
    else partition.committed = row;
    return { kind: "applied" };
  }
}
