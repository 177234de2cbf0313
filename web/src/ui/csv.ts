import { saveFile } from './save-file.ts';

/** A table for a spreadsheet; a text that it would run as a formula gets an apostrophe before it. */
function csvOf(heads: readonly string[], lines: readonly (readonly string[])[]): string {
  const cell = (text: string) => `"${(/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  return `\u{feff}${[heads, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
}

/** Hands a table to the person as a file, named after what it holds and today. */
export function saveCsv(name: string, heads: readonly string[], lines: readonly (readonly string[])[]): void {
  const day = new Date().toISOString().slice(0, 10);
  saveFile(new Blob([csvOf(heads, lines)], { type: 'text/csv;charset=utf-8' }), `${name}-${day}.csv`);
}
