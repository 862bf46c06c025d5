/**
 * Reads that several writes want at once, as where their batches were acknowledged together: made once for all of them. A read that
 * has begun may miss what was written since, so that only those share it who ask before it begins.
 */
export class SharedReads {
  readonly #wanted = new Map<string, Promise<unknown>>();

  /** @param key tells reads that are the same: of two with one key, either will do */
  read<TResult>(key: string, read: () => Promise<TResult>): Promise<TResult> {
    const wanted = this.#wanted.get(key) as Promise<TResult> | undefined;
    if (wanted !== undefined) return wanted;
    const result = new Promise<void>((begin) => process.nextTick(begin)).then(() => {
      this.#wanted.delete(key);
      return read();
    });
    this.#wanted.set(key, result);
    return result;
  }
}
