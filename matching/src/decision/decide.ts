import type { Comparison } from '../features/comparison.ts';
import { isTellingPartNumber } from '../profile/profile.ts';
import type { Conflict } from './conflicts.ts';

/** auto: join without a person; review: show to a person; no: not worth showing. */
export type Decision = 'auto' | 'review' | 'no';

/** What a decision rests on: `proven` is the score above which decided pairs of this kind of goods proved the precision, null when nothing is proved. */
export type DecisionGround = {
  comparison: Comparison;
  conflicts: readonly Conflict[];
  score: number;
  proven: number | null;
};

/** Below this score a pair without any identifier in common is not shown to anybody. */
export const reviewFloor = 0.25;

/**
 * The decision table. An equal usable GTIN joins from the first day unless brand or variant contradict it; a score joins only above
 * a proven threshold, never against a hard conflict, another GTIN, part number, model or brand; everything else that is likely, or
 * shares an identifier, is for a person.
 */
export function decide({ comparison, conflicts, score, proven }: DecisionGround): Decision {
  if (comparison.gtin === 1) return isContradicted(comparison, conflicts) ? 'review' : 'auto';
  if (proven !== null && score >= proven && mayJoinByScore(comparison, conflicts)) return 'auto';
  if (sharesPartNumber(comparison)) return 'review';
  return score >= reviewFloor ? 'review' : 'no';
}

/**
 * Whether a high score alone may join the pair: nothing contradicts it, neither a variant nor a brand, model or identifier, and
 * something names the product: a part number, a model or a word of its own in both titles. Brand, colour and size alone are shared
 * by whole product lines.
 */
export function mayJoinByScore(comparison: Comparison, conflicts: readonly Conflict[]): boolean {
  const { gtin, partNumber, models, sharesName } = comparison;
  const isNamed = sharesName || partNumber > 0 || models.shared.length > 0;
  return isNamed && !isContradicted(comparison, conflicts) && gtin !== -1 && partNumber !== -1 && !models.isConflict;
}

function isContradicted({ brand }: Comparison, conflicts: readonly Conflict[]): boolean {
  return conflicts.length > 0 || brand === -1;
}

/** Brand and declared part number equal: close to proof, but for a person until measured. */
export function sharesPartNumber({ partNumber, brand, left }: Comparison): boolean {
  return partNumber === 1 && brand > 0 && isTellingPartNumber(left.profile.mpn ?? '');
}
