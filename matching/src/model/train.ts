import { createHash } from 'node:crypto';
import type { MatchOffer } from '../match-offer.ts';
import { conflictsOf } from '../decision/conflicts.ts';
import { mayJoinByScore } from '../decision/decide.ts';
import { compareOffers } from '../features/comparison.ts';
import { featureRow, featuresOf } from '../features/features.ts';
import type { Corpus } from '../profile/corpus.ts';
import { boost, ensembleMargin } from './boosting.ts';
import { calibrate, calibrated } from './calibration.ts';
import { everyCell, modelFeatures, sealModel, type Model } from './model.ts';
import { provenThreshold, usualPolicy, type ScoredOutcome, type ThresholdPolicy } from './thresholds.ts';
import { untrainedMargin } from './untrained.ts';

/**
 * A decided pair. `group` keeps pairs that belong together (those of one product) on one side of every split, so that the
 * thresholds are measured on unseen products; without it the left id does. `cell` names the kind of goods.
 */
export type LabelledPair = { left: MatchOffer; right: MatchOffer; isMatch: boolean; group?: string; cell?: string };

/** There is too little to learn from. */
export class TooFewLabels extends Error {
  override name = 'TooFewLabels';
  readonly fewest: number;
  readonly matches: number;
  readonly others: number;
  constructor(fewest: number, matches: number, others: number) {
    super(
      `Training needs at least ${fewest} matching and ${fewest} different pairs; there are ${matches} and ${others}.`,
    );
    this.fewest = fewest;
    this.matches = matches;
    this.others = others;
  }
}

const folds = 10;
const fewest = 10;

/**
 * Learns from decided pairs: boosted trees on all of them; calibration and proven thresholds from pairs held out in turn.
 * Pairs count by what they say: their order and the ids of their offers change nothing. The version of the model holds a hash of them.
 * Throws `TooFewLabels` below ten pairs of either kind.
 */
export function trainMatcher(
  given: readonly LabelledPair[],
  { corpus, policy = usualPolicy }: { corpus: Corpus; policy?: ThresholdPolicy },
): Model {
  const { pairs, hash } = inOrder(given);
  const matches = pairs.filter(({ isMatch }) => isMatch).length;
  if (matches < fewest || pairs.length - matches < fewest) {
    throw new TooFewLabels(fewest, matches, pairs.length - matches);
  }
  const learnt = pairs.map((pair) => learnable(pair, corpus));
  const rows = learnt.map(({ row }) => row);
  const labels = pairs.map(({ isMatch }) => isMatch);
  const margins = heldOutMargins(pairs, rows, labels);
  const calibration = calibrate(margins.map((margin, at) => ({ margin, isMatch: labels[at] === true })));
  const outcomes = margins.map((margin, at) => ({
    score: calibrated(calibration, margin),
    isMatch: labels[at] === true,
  }));
  return sealModel({
    features: [...modelFeatures],
    ensemble: boost(rows, labels),
    calibration,
    cells: provenCells(
      pairs,
      learnt.map(({ isBlocked }) => isBlocked),
      outcomes,
      policy,
    ),
    trainedOn: { pairs: pairs.length, matches, hash },
  });
}

/** The pairs in the order of their texts, with a hash of these: 16 hexadecimal digits of a SHA-256. */
function inOrder(pairs: readonly LabelledPair[]): { pairs: LabelledPair[]; hash: string } {
  const said = pairs
    .map((pair): [string, LabelledPair] => [textOf(pair), pair])
    .toSorted(([left], [right]) => (left < right ? -1 : Number(left > right)));
  const hash = createHash('sha256');
  for (const [text] of said) hash.update(`${text}\n`);
  return { pairs: said.map(([, pair]) => pair), hash: hash.digest('hex').slice(0, 16) };
}

/** What a pair says, without the ids of its offers. */
function textOf({ left, right, isMatch, cell }: LabelledPair): string {
  const withoutId = ({ id: _id, ...offer }: MatchOffer) =>
    Object.entries(offer).toSorted(([one], [two]) => (one < two ? -1 : 1));
  return JSON.stringify([withoutId(left), withoutId(right), isMatch, cell]);
}

/** The row the trees see: features of the pair, then the rule of thumb. */
export function modelRow(features: Parameters<typeof featureRow>[0]): Float64Array {
  return Float64Array.of(...featureRow(features), untrainedMargin(features));
}

function learnable({ left, right }: LabelledPair, corpus: Corpus): { row: Float64Array; isBlocked: boolean } {
  const comparison = compareOffers(corpus.entry(left), corpus.entry(right));
  const isBlocked = !mayJoinByScore(comparison, conflictsOf(comparison));
  return { row: modelRow(featuresOf(comparison, corpus)), isBlocked };
}

/** The margin of every pair under a model that saw neither it nor its group. */
function heldOutMargins(
  pairs: readonly LabelledPair[],
  rows: readonly Float64Array[],
  labels: readonly boolean[],
): number[] {
  const fold = foldsByGroup(pairs);
  const margins = Array.from<number>({ length: rows.length });
  for (let held = 0; held < folds; held += 1) {
    const seen = [...rows.keys()].filter((at) => fold[at] !== held);
    const ensemble = boost(
      seen.map((at) => rows[at] as Float64Array),
      seen.map((at) => labels[at] === true),
    );
    rows.forEach((row, at) => {
      if (fold[at] === held) margins[at] = ensembleMargin(ensemble, row);
    });
  }
  return margins;
}

/** Deals groups out in turn, those with matches first, so that every fold has its share of matches. */
function foldsByGroup(pairs: readonly LabelledPair[]): number[] {
  const groupOf = (pair: LabelledPair): string => pair.group ?? pair.left.id;
  const withMatch = new Set(pairs.filter(({ isMatch }) => isMatch).map(groupOf));
  const others = new Set(pairs.map(groupOf)).difference(withMatch);
  const fold = new Map([...withMatch, ...others].map((group, at): [string, number] => [group, at % folds]));
  return pairs.map((pair) => fold.get(groupOf(pair)) ?? 0);
}

function provenCells(
  pairs: readonly LabelledPair[],
  isBlocked: readonly boolean[],
  outcomes: readonly ScoredOutcome[],
  policy: ThresholdPolicy,
): Model['cells'] {
  const byCell = new Map<string, ScoredOutcome[]>([[everyCell, []]]);
  outcomes.forEach((outcome, at) => {
    // A pair that a conflict keeps from joining says nothing about those that a score may join; it still counts as decided.
    const counted = isBlocked[at] ? { ...outcome, score: 0 } : outcome;
    byCell.get(everyCell)?.push(counted);
    const cell = pairs[at]?.cell;
    if (cell === undefined) return;
    const known = byCell.get(cell);
    if (known) known.push(counted);
    else byCell.set(cell, [counted]);
  });
  return Object.fromEntries([...byCell].map(([cell, own]) => [cell, provenThreshold(own, policy)]));
}
