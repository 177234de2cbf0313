import type { Features } from '../features/features.ts';

/** Log-odds added for each unit of a feature, set by judgement on invented goods; unknown (NaN) features add nothing. */
const weights: Partial<Record<keyof Features, number>> = {
  titleWordCosine: 2.5,
  titleGramCosine: 2.5,
  allWordCosine: 1,
  modelOverlap: 1.2,
  modelConflict: -2.5,
  numberAgreement: 0.8,
  priceRatio: 1.2,
  brand: 0.8,
  partNumber: 1.8,
  gtin: 3,
  containmentLow: 1,
  containmentHigh: 2,
  rarestMissingHigh: -1.2,
  titleInOtherText: 1,
  pack: 1,
  colour: 0.8,
  size: 0.8,
  year: 0.6,
  generation: 0.8,
  edition: 0.6,
  side: 1,
  gender: 0.8,
  voltage: 0.8,
  isOneUsed: -1.5,
  volume: 0.8,
  mass: 0.8,
  length: 0.3,
  data: 1,
  power: 0.3,
};
const start = -6.2;

/** The log-odds of a match by rule of thumb: the score before anything was learnt, and one feature of what is learnt. */
export function untrainedMargin(features: Features): number {
  let margin = start + (features.sharedModelLength >= 5 ? 1.2 : 0);
  for (const [name, weight] of Object.entries(weights) as [keyof Features, number][]) {
    const value = features[name];
    if (!Number.isNaN(value)) margin += weight * value;
  }
  return margin;
}
