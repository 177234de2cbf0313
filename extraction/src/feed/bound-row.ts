import { boundOffer, boundRemarks, boundText } from '../bounds/index.ts';
import type { FeedRow, FeedSummary } from './feed-row.ts';

const idBound = { characters: 500, bytes: 1_000 };

/** A row whose texts every store holds, also those that say what is wrong with it. */
export function boundRow(row: FeedRow): FeedRow {
  const id = row.id === null ? null : boundText(row.id, idBound);
  if ('offer' in row) {
    const bounded = boundOffer(row);
    return bounded.id === id ? bounded : { ...bounded, id: id ?? '' };
  }
  const { reason: detail, ...error } = row.error;
  const [told] = boundRemarks([{ ...error, detail }]);
  return told === undefined
    ? row
    : { line: row.line, id, error: { ...error, wording: told.wording, reason: told.detail } };
}

/** The summary with remarks of the same kind. */
export function boundSummary(summary: FeedSummary): FeedSummary {
  return { ...summary, warnings: boundRemarks(summary.warnings) };
}
