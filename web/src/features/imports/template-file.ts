/** A CSV file of these columns without a row, in UTF-8 that spreadsheet programs recognise. */
export function templateOf(columns: readonly string[]): Blob {
  const quoted = columns.map((column) => `"${column.replaceAll('"', '""')}"`);
  return new Blob([`\u{feff}${quoted.join(',')}\r\n`], { type: 'text/csv;charset=utf-8' });
}
