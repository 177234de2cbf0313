import { languageOfNames, meaningOf, type FieldMeaning } from './field-names.ts';
import { cutRow } from './delimited-row.ts';
import { countLineEnds } from './decode-text.ts';

/** What the first lines of a delimited file tell about the rest. */
export type DelimitedHeader = {
  delimiter: string;
  names: string[];
  columns: FieldMeaning[];
  /** Columns up to the last one with a name: rows may leave out the nameless ones behind. */
  namedCount: number;
  /** Language of the column names, when it is one we know. */
  language: string | undefined;
  /** Position after the header line. */
  next: number;
  /** Line of the header, from 1. */
  line: number;
};

const delimiters = [',', ';', '\t', '|'];
const linesSearched = 20;

/**
 * Finds the header among the first lines: the line and the delimiter by which most cells are column names we know.
 * A spreadsheet's "sep=;" line, comment lines and a title above the header are passed over.
 * undefined when no line names at least two columns, one of them known.
 */
export function findHeader(text: string): DelimitedHeader | undefined {
  let best: { header: DelimitedHeader; known: number } | undefined;
  let start = 0;
  for (let searched = 0; searched < linesSearched && start < text.length; searched += 1) {
    for (const delimiter of delimiters) {
      const candidate = headerAt(text, start, delimiter);
      if (candidate !== undefined && candidate.known > (best?.known ?? 0)) best = candidate;
    }
    if ((best?.known ?? 0) >= 3) break;
    const lineEnd = text.indexOf('\n', start);
    if (lineEnd === -1) break;
    start = lineEnd + 1;
  }
  return best?.header;
}

function headerAt(
  text: string,
  start: number,
  delimiter: string,
): { header: DelimitedHeader; known: number } | undefined {
  const row = cutRow(text, start, delimiter, true, 'auto');
  if (row === undefined || row.isUnclosed || row.cells.length < 2) return undefined;
  const names = row.cells.map((cell) => cell.trim());
  if (names[0]?.startsWith('#')) names[0] = names[0].slice(1).trim();
  const columns = names.map((name) => meaningOf(name));
  const known = new Set(columns.map((column) => column.field).filter((field) => field !== null)).size;
  if (known === 0) return undefined;
  const namedCount = names.findLastIndex((name) => name !== '') + 1;
  const line = 1 + countLineEnds(text, 0, start);
  return {
    known,
    header: { delimiter, names, columns, namedCount, language: languageOfNames(names), next: row.next, line },
  };
}

/** Names that stand for the same single-valued column twice. */
export function columnsTwice(header: DelimitedHeader): string[] {
  const seen = new Set<string>();
  return header.names.filter((name) => {
    const key = name.toLowerCase();
    if (name === '' || !seen.has(key)) {
      seen.add(key);
      return false;
    }
    return true;
  });
}
