type Identified = { id: number };

export function findRow<Row extends Identified>(rows: readonly Row[], id: number | undefined): Row | undefined {
  return rows.find((row) => row.id === id);
}

/** One more than the id of the last stored row. */
export function idAfterLast(rows: readonly Identified[]): number {
  return (rows.at(-1)?.id ?? 0) + 1;
}

/** One more than the highest id of all rows. */
export function idAfterHighest(rows: readonly Identified[]): number {
  return rows.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
}

/** All rows but that one; all rows when there is none of that id. */
export function withoutRow<Row extends Identified>(rows: readonly Row[], id: number | undefined): readonly Row[] {
  return rows.filter((row) => row.id !== id);
}

/** All rows, that of the same id replaced in its place. */
export function withRow<Row extends Identified>(rows: readonly Row[], changed: Row): readonly Row[] {
  return rows.map((row) => (row.id === changed.id ? changed : row));
}
