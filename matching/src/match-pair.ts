import { conflictsOf } from './decision/conflicts.ts';
import { decide, sharesPartNumber, type Decision } from './decision/decide.ts';
import { reasonsFor, type Reason } from './decision/reasons.ts';
import { compareOffers, type Comparison } from './features/comparison.ts';
import { featuresOf, type Features } from './features/features.ts';
import type { MatchOffer } from './match-offer.ts';
import { ensembleMargin, sigmoid } from './model/boosting.ts';
import { calibrated } from './model/calibration.ts';
import { provenFor, type Model } from './model/model.ts';
import { modelRow } from './model/train.ts';
import { untrainedMargin } from './model/untrained.ts';
import type { Corpus } from './profile/corpus.ts';

/**
 * `score` is a probability (0.5 the even point); `why` are the texts of `reasons`, the weightiest first; `features` are kept as
 * evidence.
 */
export type PairScore = { score: number; decision: Decision; why: string[]; reasons: Reason[]; features: Features };

/** `model` absent: nothing was learnt yet, and only identifiers can decide by themselves. `cell` names the kind of goods. */
export type ScoringContext = { corpus: Corpus; model?: Model; cell?: string };

const provenByGtin = 0.99;
const provenByPartNumber = 0.9;

/** Scores and decides one pair. Score and decision do not depend on which of the two comes first. */
export function scorePair(left: MatchOffer, right: MatchOffer, { corpus, model, cell }: ScoringContext): PairScore {
  const comparison = compareOffers(corpus.entry(left), corpus.entry(right));
  const features = featuresOf(comparison, corpus);
  const conflicts = conflictsOf(comparison);
  const unlearnt = sigmoid(untrainedMargin(features) - conflicts.length);
  const learnt = model && calibrated(model.calibration, ensembleMargin(model.ensemble, modelRow(features)));
  // Hardly a decided pair is of two brands: what was learnt reaches no further than the rule of thumb there.
  const likeness = comparison.brand === -1 ? Math.min(learnt ?? 1, unlearnt) : (learnt ?? unlearnt);
  const score = conflicts.length > 0 ? likeness : Math.max(likeness, floorByIdentifier(comparison));
  const reasons = reasonsFor(comparison, features, conflicts);
  return {
    score,
    decision: decide({ comparison, conflicts, score: likeness, proven: model ? provenFor(model, cell) : null }),
    why: reasons.map(({ text }) => text),
    reasons,
    features,
  };
}

/** An identifier in common is worth a high score of its own, whatever the titles look like. */
function floorByIdentifier(comparison: Comparison): number {
  if (comparison.gtin === 1 && comparison.brand >= 0) return provenByGtin;
  return sharesPartNumber(comparison) && comparison.gtin === 0 ? provenByPartNumber : 0;
}
