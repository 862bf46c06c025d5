/** Numbers that choose, in order and around again: whatever a step needs is read from those it was generated with. */
export class Picks {
  readonly #numbers: readonly number[];
  #read = 0;

  constructor(numbers: readonly number[]) {
    this.#numbers = numbers;
  }

  /** From 0 up to, but not including, `below`. */
  number(below: number): number {
    const round = Math.floor(this.#read / this.#numbers.length);
    const number = this.#numbers[this.#read % this.#numbers.length] ?? 0;
    this.#read++;
    return (number + round * 7) % below;
  }

  /** True in so many of sixty cases. */
  sometimes(ofSixty: number): boolean {
    return this.number(60) >= 60 - ofSixty;
  }

  one<TItem>(items: readonly TItem[]): TItem {
    return items[this.number(items.length)]!;
  }

  /** The items, beginning at any of them. */
  from<TItem>(items: readonly TItem[]): readonly TItem[] {
    const start = items.length === 0 ? 0 : this.number(items.length);
    return [...items.slice(start), ...items.slice(0, start)];
  }

  some<TItem>(items: readonly TItem[]): readonly TItem[] {
    return items.filter(() => this.sometimes(30));
  }
}
