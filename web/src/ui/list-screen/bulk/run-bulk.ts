import type { BulkAction, Row } from '../column.ts';

/** What became of one row: done, or refused with a sentence. */
export type RowResult<OneRow> = { row: OneRow; refusal: string | undefined };

/** Rows in one request where the server takes many at once. */
const rowsPerBatch = 100;
/** Requests at a time where it takes one: enough to keep it busy, few enough that others are served too. */
const lanes = 4;

/**
 * Does an action to each row, telling each result as it comes; what was begun when the signal comes is finished, the rest left alone.
 * `explain` says why a request failed altogether.
 */
export async function runBulk<OneRow extends Row>(
  action: BulkAction<OneRow>,
  rows: readonly OneRow[],
  {
    signal,
    explain,
    onResults,
  }: {
    signal: AbortSignal;
    explain: (error: unknown) => string;
    onResults: (results: readonly RowResult<OneRow>[]) => void;
  },
): Promise<void> {
  const { run, runMany } = action;
  const size = runMany ? rowsPerBatch : 1;
  let next = 0;
  const lane = async () => {
    while (next < rows.length && !signal.aborted) {
      const batch = rows.slice(next, next + size);
      next += size;
      const refusals = await (runMany ? runMany(batch) : Promise.all(batch.map(run))).catch((error: unknown) =>
        batch.map(() => explain(error)),
      );
      onResults(batch.map((row, index) => ({ row, refusal: refusals[index] })));
    }
  };
  await Promise.all(Array.from({ length: runMany ? 1 : lanes }, lane));
}

/** The results as a table for a spreadsheet; a text that it would run as a formula gets an apostrophe before it. */
export function resultsAsCsv(heads: readonly string[], lines: readonly (readonly string[])[]): string {
  const cell = (text: string) => `"${(/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  return `\u{feff}${[heads, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
}
