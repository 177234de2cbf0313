/** What one cell of decisions has proved: pairs at or above `threshold` may be joined without a person; null while nothing is proved. */
export type Cell = { threshold: number | null; decided: number; joined: number; wrong: number; lowerBound: number };

/** A decided pair with the score of a model that did not learn from it. */
export type ScoredOutcome = { score: number; isMatch: boolean };

export type ThresholdPolicy = { targetPrecision: number; leastDecided: number };

/**
 * No threshold lies lower, whatever the decided pairs prove: what is asked next is harder than what was decided, as long as the
 * right product is not in the catalogue yet and the nearest one stands in its place.
 */
const leastScore = 0.9;

/** Precision 0.98 proved on at least 200 decided pairs. */
export const usualPolicy: ThresholdPolicy = { targetPrecision: 0.98, leastDecided: 200 };

const normalQuantile = 1.959_964;

/** The lower end of the 95 % Wilson interval of a share: `right` of `all` were right. 0 when there are none. */
export function wilsonLowerBound(right: number, all: number): number {
  if (all === 0) return 0;
  const share = right / all;
  const z2 = normalQuantile * normalQuantile;
  const middle = share + z2 / (2 * all);
  const spread = normalQuantile * Math.sqrt((share * (1 - share) + z2 / (4 * all)) / all);
  return (middle - spread) / (1 + z2 / all);
}

/**
 * The lowest score, from 0.9, above which the decided pairs prove the precision: their lower 95 % Wilson bound meets the target.
 * Null when fewer pairs were decided than the policy asks for, or no score proves it.
 */
export function provenThreshold(outcomes: readonly ScoredOutcome[], policy: ThresholdPolicy = usualPolicy): Cell {
  const cell: Cell = { threshold: null, decided: outcomes.length, joined: 0, wrong: 0, lowerBound: 0 };
  if (outcomes.length < policy.leastDecided) return cell;
  let right = 0;
  const sorted = outcomes.toSorted((left, right) => right.score - left.score);
  sorted.forEach(({ score, isMatch }, at) => {
    right += isMatch ? 1 : 0;
    const isWholeStep = sorted[at + 1]?.score !== score;
    const lowerBound = wilsonLowerBound(right, at + 1);
    if (isWholeStep && score >= leastScore && lowerBound >= policy.targetPrecision) {
      Object.assign(cell, { threshold: score, joined: at + 1, wrong: at + 1 - right, lowerBound });
    }
  });
  return cell;
}
