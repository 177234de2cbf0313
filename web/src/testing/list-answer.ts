type Asked = {
  first: number;
  after?: string | null;
  from?:
    | {
        before?: string | null | undefined;
        at?: string | null | undefined;
        row?: number | null | undefined;
        text?: string | null | undefined;
      }
    | null
    | undefined;
};

export type WindowAnswer<Row> = {
  nodes: Row[];
  pageInfo: {
    startCursor: string | null;
    endCursor: string | null;
    hasPreviousPage: boolean;
    hasNextPage: boolean;
    offset: { count: number; isExact: boolean };
  };
  total: { count: number; isExact: boolean };
};

/** The window of these rows that the variables of a request ask for, as the server would answer it. */
export function listAnswer<Row extends { id: string; name?: string | null }>(
  rows: readonly Row[],
  { first, after, from: wanted }: Asked,
  isExact = true,
): WindowAnswer<Row> {
  const { before, at, row, text } = wanted ?? {};
  const indexOf = (id: string) => rows.findIndex((row) => row.id === id);
  const start = (): number => {
    if (after) return indexOf(after) + 1;
    if (isGiven(before)) return indexOf(before) - first;
    if (isGiven(at)) return indexOf(at);
    if (isGiven(row)) return Math.min(row, rows.length - first);
    if (isGiven(text)) return rows.findIndex(({ name }) => (name ?? '') >= text);
    return 0;
  };
  const count = Math.max(0, start());
  const end = isGiven(before) ? indexOf(before) : count + first;
  const nodes = rows.slice(count, end);
  return {
    nodes,
    pageInfo: {
      startCursor: nodes[0]?.id ?? null,
      endCursor: nodes.at(-1)?.id ?? null,
      hasPreviousPage: count > 0,
      hasNextPage: end < rows.length,
      offset: { count, isExact: isExact || count === 0 },
    },
    total: { count: rows.length, isExact },
  };
}

function isGiven<Value>(value: Value | null | undefined): value is Value {
  return value !== null && value !== undefined;
}
