export { blockingKeys, explainKey, type BlockingKey, type KeyKind } from './candidates/keys.ts';
export { buildCandidateIndex, type Candidate, type CandidateIndex } from './candidates/candidate-index.ts';
export { reviewFloor, type Decision } from './decision/decide.ts';
export type { Reason } from './decision/reasons.ts';
export { featureNames, type FeatureName, type Features } from './features/features.ts';
export type { MatchOffer } from './match-offer.ts';
export { scorePair, type PairScore, type ScoringContext } from './match-pair.ts';
export { calibrate, calibrated, type Calibration, type Outcome } from './model/calibration.ts';
export { everyCell, provenFor, readModel, type Model } from './model/model.ts';
export {
  provenThreshold,
  usualPolicy,
  wilsonLowerBound,
  type Cell,
  type ScoredOutcome,
  type ThresholdPolicy,
} from './model/thresholds.ts';
export { TooFewLabels, trainMatcher, type LabelledPair } from './model/train.ts';
export { buildCorpus, type Corpus } from './profile/corpus.ts';
export { type AttributePlace, isNoAnswer, readAttributes, type ReadAttributes } from './attributes/read-attributes.ts';
export { type NamedProperty, propertyOf } from './attributes/property-names.ts';
export type { AttributeKind, AttributeValue, Finding } from './attributes/value.ts';
export { declaredColours } from './text/colours.ts';
export { declaredPack } from './text/packs.ts';
export { type CategoryIndex, indexCategories, type NamedCategory } from './shelves/category-index.ts';
export {
  type LinkedNode,
  proposeCategory,
  type ShelfFacts,
  type ShelfProposal,
  type ShelfReason,
} from './shelves/propose-category.ts';
