/** A training table in columns: for each feature the bin of every row (0 is "unknown") and the upper edge of every bin. */
export type BinnedTable = { rows: number; columns: Uint8Array[]; edges: Float64Array[] };

const mostBins = 64;

/** Sorts each feature's values into at most 64 bins of about equal population; NaN goes to bin 0. */
export function binRows(rows: readonly Float64Array[]): BinnedTable {
  const features = rows[0]?.length ?? 0;
  const columns: Uint8Array[] = [];
  const edges: Float64Array[] = [];
  for (let feature = 0; feature < features; feature += 1) {
    const values = Float64Array.from(rows, (row) => row[feature] ?? Number.NaN);
    const edge = binEdges(values);
    edges.push(edge);
    columns.push(Uint8Array.from(values, (value) => (Number.isNaN(value) ? 0 : 1 + binOf(value, edge))));
  }
  return { rows: rows.length, columns, edges };
}

function binEdges(values: Float64Array): Float64Array {
  const known = values.filter((value) => !Number.isNaN(value)).toSorted();
  const distinct = [...new Set(known)];
  if (distinct.length < mostBins)
    return Float64Array.from(distinct.slice(0, -1), (value, at) => (value + (distinct[at + 1] ?? value)) / 2);
  const cuts = Array.from(
    { length: mostBins - 1 },
    (_, at) => known[Math.floor(((at + 1) * known.length) / mostBins)] ?? 0,
  );
  return Float64Array.from(new Set(cuts));
}

function binOf(value: number, edges: Float64Array): number {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= (edges[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}
