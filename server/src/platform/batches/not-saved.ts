import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { messageOf } from '../failure.ts';

const longestCause = 500;

/** Why a row was given up, as its error item keeps it. */
export function notSaved(error: unknown): Reasoned {
  const cause = messageOf(error).slice(0, longestCause).toWellFormed();
  return reasoned('not_saved', { cause });
}
