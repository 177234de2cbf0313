import type { Discount } from './discount.ts';
import { evaluateDiscounts, type Evaluation, type EvaluationInput, goTogether } from './evaluate.ts';

/** So many combinations are tried, of so many discounts. */
const mostTried = 256;
const mostCandidates = 64;

/** Discounts that together would have cost the customer less, and by how much. */
export type CheaperChoice = { savedMinor: number; discountIds: readonly string[] };

/**
 * Looks for a combination that would have been cheaper than what was taken: a sign that a priority is wrong. Combinations to which nothing can
 * be added are tried, 256 at most, of the first 64 discounts that could count; `isComplete` says whether that were all.
 */
export function cheaperChoice(
  input: EvaluationInput,
  { applied, lost, totals }: Evaluation,
): { choice: CheaperChoice | null; isComplete: boolean } {
  const possible = new Set([
    ...applied.map(({ discountId }) => discountId),
    ...lost.flatMap(({ discountId, loss }) => (loss.code === 'NOT_COMBINABLE' ? [discountId] : [])),
  ]);
  const considered = new Set([...possible].slice(0, mostCandidates));
  const candidates = input.discounts
    .filter(({ id }) => considered.has(id))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  let choice: CheaperChoice | null = null;
  let tried = 0;
  for (const discounts of combinations(candidates)) {
    if (tried === mostTried) return { choice, isComplete: false };
    tried += 1;
    const other = evaluateDiscounts({ ...input, discounts });
    const savedMinor = totals.totalMinor - other.totals.totalMinor;
    if (savedMinor > (choice?.savedMinor ?? 0))
      choice = { savedMinor, discountIds: other.applied.map(({ discountId }) => discountId) };
  }
  return { choice, isComplete: considered.size === possible.size };
}

/** Every set of discounts that go together and to which none can be added (Bron and Kerbosch 1973, with a pivot). */
function* combinations(all: readonly Discount[]): Generator<Discount[], void, undefined> {
  const together = new Map(
    all.map((one) => [one, new Set(all.filter((other) => other !== one && goTogether(one, other)))]),
  );
  const near = (one: Discount) => together.get(one) ?? new Set<Discount>();
  function* extend(taken: Discount[], open: Discount[], closed: Discount[]): Generator<Discount[], void, undefined> {
    const [pivot] = [...open, ...closed].toSorted(
      (one, other) =>
        open.filter((next) => near(other).has(next)).length - open.filter((next) => near(one).has(next)).length,
    );
    if (!pivot) {
      if (taken.length > 0) yield taken;
      return;
    }
    const left = [...open];
    const done = [...closed];
    for (const next of open.filter((one) => !near(pivot).has(one))) {
      yield* extend(
        [...taken, next],
        left.filter((one) => near(next).has(one)),
        done.filter((one) => near(next).has(one)),
      );
      left.splice(left.indexOf(next), 1);
      done.push(next);
    }
  }
  yield* extend([], [...all], []);
}
