import type { BulkAnswer } from '../../platform/commands/index.ts';
import type { BulkOutcome } from '../../platform/graphql/index.ts';

/** What becomes of a row, as it is stored; `pending` until its turn came. */
export type RowOutcome = 'pending' | 'done' | 'unchanged' | 'refused' | 'failed' | 'conflict';

/** As programs ask for it: values from before new ones were in capitals keep their names. */
export const shownOutcomes: Readonly<Record<RowOutcome, BulkOutcome>> = {
  pending: 'waiting',
  done: 'done',
  unchanged: 'UNCHANGED',
  refused: 'refused',
  failed: 'FAILED',
  conflict: 'CONFLICT',
};

const rowOutcomes = Object.keys(shownOutcomes) as RowOutcome[];

/** The stored outcomes that are shown by these words; a word that is none of them stands for no row. */
export function storedOutcomes(shown: readonly string[]): RowOutcome[] {
  return rowOutcomes.filter((outcome) => shown.includes(shownOutcomes[outcome]));
}

/** What an answer makes of its row: a conflict where somebody else was quicker, a failure where nobody knows what is wrong. */
export function outcomeOf(answer: BulkAnswer): RowOutcome {
  if (answer === 'unchanged') return answer;
  switch (answer?.code) {
    case undefined:
      return 'done';
    case 'FAILED':
      return 'failed';
    case 'ROW_CHANGED':
      return 'conflict';
    default:
      return 'refused';
  }
}
