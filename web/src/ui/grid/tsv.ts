/** A range of cells as spreadsheet programs copy it: cells apart by tabs, rows by line ends, and quotes around a cell with either. */
export function writeTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(quoted).join('\t')).join('\n');
}

function quoted(text: string): string {
  return /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Quoted only where the quote closes before a tab or the end of a line: 5" and "so called" plates are texts. */
const quotedCell = /"((?:[^"]|"")*)"(?=\t|\r?\n|$)/y;
const plainCell = /[^\t\r\n]*/y;
const lineEnd = /\r\n|\r|\n/y;

/** The cells of a text that a spreadsheet program copied. Its last line end begins no row. */
export function readTsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  for (;;) {
    const inQuotes = take(quotedCell);
    rows.at(-1)?.push(inQuotes ? (inQuotes[1] ?? '').replaceAll('""', '"') : (take(plainCell)?.[0] ?? ''));
    if (text[at] === '\t') at += 1;
    else if (!take(lineEnd) || at >= text.length) return rows;
    else rows.push([]);
  }
}
