type Asked = {
  first: number;
  after?: string | null;
  from?: { before?: string; at?: string; row?: number; text?: string };
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
export function listAnswer<Row extends { id: string; name?: string }>(
  rows: readonly Row[],
  { first, after, from = {} }: Asked,
  isExact = true,
): WindowAnswer<Row> {
  const indexOf = (id: string) => rows.findIndex((row) => row.id === id);
  const start = (): number => {
    if (after) return indexOf(after) + 1;
    if (from.before !== undefined) return indexOf(from.before) - first;
    if (from.at !== undefined) return indexOf(from.at);
    if (from.row !== undefined) return Math.min(from.row, rows.length - first);
    if (from.text !== undefined) return rows.findIndex(({ name = '' }) => name >= (from.text ?? ''));
    return 0;
  };
  const count = Math.max(0, start());
  const end = from.before === undefined ? count + first : indexOf(from.before);
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
