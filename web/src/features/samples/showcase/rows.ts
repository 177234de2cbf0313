/** The rows with the one at `from` at the place `to`. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const row = rows[from];
  if (row === undefined || to < 0 || to >= rows.length) return [...rows];
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

/** The first cell of each line of a CSV text below its head; empty ones are left out. */
export function rowsOfCsv(text: string): string[] {
  return text
    .replace(/^\u{feff}/u, '')
    .split(/\r?\n/)
    .slice(1)
    .map((line) => /^"((?:[^"]|"")*)"|^([^,;]*)/.exec(line))
    .map((cell) => (cell?.[1]?.replaceAll('""', '"') ?? cell?.[2] ?? '').trim())
    .filter((name) => name !== '');
}
