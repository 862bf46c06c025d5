/**
 * Runs work on each item, on at most so many at a time, and takes the next item only when there is room for it. Work that
 * throws ends it: what is under way is waited for, no more is taken, and the first error is thrown.
 */
export async function runConcurrently<TItem>(
  items: AsyncIterable<TItem> | Iterable<TItem>,
  concurrency: number,
  work: (item: TItem) => Promise<void>,
): Promise<void> {
  const underWay = new Set<Promise<void>>();
  let failure: { readonly error: unknown } | undefined;
  let makeRoom: (() => void) | undefined;
  const start = async (item: TItem): Promise<void> => {
    try {
      await work(item);
    } catch (error) {
      failure ??= { error };
    }
  };
  const leave = (running: Promise<void>): void => {
    underWay.delete(running);
    makeRoom?.();
  };
  try {
    for await (const item of items) {
      if (failure !== undefined) break;
      const running: Promise<void> = start(item).finally(() => leave(running));
      underWay.add(running);
      if (underWay.size >= concurrency) await new Promise<void>((resolve) => (makeRoom = resolve));
      if (failure !== undefined) break;
    }
  } finally {
    await Promise.all(underWay);
  }
  if (failure !== undefined) throw failure.error;
}
