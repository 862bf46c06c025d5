/** How often what was done. */
export class Tally {
  readonly #counts = new Map<string, number>();

  count(...what: readonly string[]): void {
    for (const one of what) this.#counts.set(one, this.of(one) + 1);
  }

  of(what: string): number {
    return this.#counts.get(what) ?? 0;
  }

  /** What was done less often than that. */
  below(floor: number, what: readonly string[]): readonly string[] {
    return what.filter((one) => this.of(one) < floor).map((one) => `${one}: ${this.of(one)}, at least ${floor}`);
  }

  toString(): string {
    const longest = Math.max(0, ...[...this.#counts.keys()].map(({ length }) => length));
    return [...this.#counts]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([what, count]) => `  ${what.padEnd(longest)} ${String(count).padStart(6)}`)
      .join("\n");
  }
}
