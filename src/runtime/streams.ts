/** Rows as they come, some at a time: a page may be empty with more to follow. */
export type Pages<TRow> = AsyncGenerator<TRow[], void>;

/** How many rows are still wanted. */
export interface Demand {
  rows: number;
}

/** As many rows as are wanted, and no page is asked for after that. */
export async function* atMost<TRow>(pages: Pages<TRow>, demand: Demand): Pages<TRow> {
  for await (const rows of pages) {
    const taken = rows.length > demand.rows ? rows.slice(0, demand.rows) : rows;
    demand.rows -= taken.length;
    yield taken;
    if (demand.rows <= 0) return;
  }
}

/** Asks for the page after the one that is looked at. Left early, what was asked for is dropped. */
export async function* readAhead<TRow>(pages: Pages<TRow>): Pages<TRow> {
  let next = ask(pages);
  try {
    for (;;) {
      const { done, value } = await next;
      if (done === true) return;
      next = ask(pages);
      yield value;
    }
  } finally {
    leave(pages);
  }
}

/**
 * One stream after the other. The first page of so many streams is asked for ahead, so that no more than these are in memory.
 */
export async function* inSequence<TRow>(streams: Iterable<() => Pages<TRow>>, concurrency: number): Pages<TRow> {
  const remaining = streams[Symbol.iterator]();
  const open: { readonly pages: Pages<TRow>; next: Promise<IteratorResult<TRow[], void>> }[] = [];
  try {
    for (;;) {
      while (open.length < concurrency) {
        const { done, value: start } = remaining.next();
        if (done === true) break;
        const pages = start();
        open.push({ pages, next: ask(pages) });
      }
      const [current] = open;
      if (current === undefined) return;
      for (;;) {
        const { done, value } = await current.next;
        if (done === true) break;
        yield value;
        current.next = ask(current.pages);
      }
      open.shift();
    }
  } finally {
    for (const { pages } of open) leave(pages);
  }
}

/** Streams that are each in order, as one in order. Of equal rows, those of the earlier stream come first. */
export async function* merged<TRow, TKey>(
  streams: readonly Pages<TRow>[],
  keyOf: (row: TRow) => TKey,
  compare: (one: TKey, other: TKey) => number,
): Pages<TRow> {
  interface Head {
    readonly pages: Pages<TRow>;
    rows: TRow[];
    at: number;
    key: TKey | undefined;
    next: Promise<IteratorResult<TRow[], void>> | undefined;
  }
  let heads = streams.map((pages): Head => ({ pages, rows: [], at: 0, key: undefined, next: ask(pages) }));
  /** Brings the next row to the head of a stream; undefined where there is none. */
  const fill = async (head: Head): Promise<Head | undefined> => {
    while (head.at >= head.rows.length) {
      const { done, value } = await (head.next ?? ask(head.pages));
      head.next = undefined;
      if (done === true) return undefined;
      head.rows = value;
      head.at = 0;
    }
    head.key = keyOf(head.rows[head.at]!);
    return head;
  };
  try {
    heads = (await Promise.all(heads.map(fill))).filter((head) => head !== undefined);
    let rows: TRow[] = [];
    while (heads.length > 0) {
      let first = heads[0]!;
      for (const head of heads) if (compare(head.key as TKey, first.key as TKey) < 0) first = head;
      rows.push(first.rows[first.at++]!);
      if (first.at < first.rows.length) first.key = keyOf(first.rows[first.at]!);
      else {
        yield rows;
        rows = [];
        if ((await fill(first)) === undefined) heads = heads.filter((head) => head !== first);
      }
    }
  } finally {
    for (const pages of streams) leave(pages);
  }
}

/** Its failure is thrown where it is awaited; where nobody does any more, it is nobody's. */
function ask<TRow>(pages: Pages<TRow>): Promise<IteratorResult<TRow[], void>> {
  const next = pages.next();
  next.catch(() => {});
  return next;
}

function leave(pages: Pages<unknown>): void {
  pages.return().catch(() => {});
}
