/** What a spreadsheet would run as a formula. */
const formula = /^'*[=+\-@\t\r]/;

/** The text of a cell as it is read: trimmed, with line ends of one kind, and without the apostrophe that keeps it from being a formula. */
export function readCell(cell: string): string {
  const text = cell.replaceAll('\r\n', '\n').trim();
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
}

/** A row of delimited text with its line end, its cells as they are. */
export function delimitedRow(cells: readonly string[], delimiter: string): string {
  const quoted = cells.map((cell) =>
    cell.includes(delimiter) || /["\n\r]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
  );
  return `${quoted.join(delimiter)}\r\n`;
}

/** A row of values that a spreadsheet does not run: `readCell` reads them as they were. */
export function exportedRow(texts: readonly string[], delimiter: string): string {
  return delimitedRow(
    texts.map((text) => (formula.test(text) ? `'${text}` : text)),
    delimiter,
  );
}
