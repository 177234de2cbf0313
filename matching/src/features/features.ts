import { distance } from 'fastest-levenshtein';
import type { Corpus, CorpusEntry } from '../profile/corpus.ts';
import { cosine } from '../profile/vectors.ts';
import type { Comparison } from './comparison.ts';
import type { CountComparison } from './count-agreement.ts';

/** The features of a pair, in the order of the model's vectors. NaN says "unknown": the trees learn a way of their own for it. */
export const featureNames = [
  'titleWordCosine',
  'titleGramCosine',
  'allWordCosine',
  'modelOverlap',
  'modelConflict',
  'modelNearest',
  'sharedModelLength',
  'numberAgreement',
  'priceRatio',
  'brand',
  'partNumber',
  'gtin',
  'containmentLow',
  'containmentHigh',
  'rarestMissingLow',
  'rarestMissingHigh',
  'rarestShared',
  'titleInOtherText',
  'editSimilarity',
  'lengthRatio',
  'pack',
  'colour',
  'size',
  'year',
  'generation',
  'edition',
  'side',
  'gender',
  'voltage',
  'isOneUsed',
  'volume',
  'mass',
  'length',
  'data',
  'power',
  'frequency',
  'duration',
  'category',
] as const;

export type FeatureName = (typeof featureNames)[number];
export type Features = Record<FeatureName, number>;

const longestEdited = 160;

/** Computes the features of a compared pair; the same for both orders of the pair. */
export function featuresOf(comparison: Comparison, corpus: Corpus): Features {
  const { left, right, models, quantities, counts } = comparison;
  const covered = coverage(left, right, corpus);
  const coveredBack = coverage(right, left, corpus);
  return {
    titleWordCosine: cosine(left.words, right.words),
    titleGramCosine: cosine(left.grams, right.grams),
    allWordCosine: cosine(left.allWords, right.allWords),
    modelOverlap: models.overlap,
    modelConflict: models.isConflict ? 1 : 0,
    modelNearest: models.nearest,
    sharedModelLength: models.shared[0]?.length ?? 0,
    numberAgreement: overlapOf(left.profile.numbers, right.profile.numbers),
    priceRatio: priceRatio(left, right),
    brand: comparison.brand,
    partNumber: comparison.partNumber,
    gtin: comparison.gtin,
    containmentLow: Math.min(covered.share, coveredBack.share),
    containmentHigh: Math.max(covered.share, coveredBack.share),
    rarestMissingLow: Math.min(covered.rarestMissing, coveredBack.rarestMissing),
    rarestMissingHigh: Math.max(covered.rarestMissing, coveredBack.rarestMissing),
    rarestShared: Math.max(covered.rarestShared, coveredBack.rarestShared),
    titleInOtherText: Math.max(covered.shareOfText, coveredBack.shareOfText),
    editSimilarity: editSimilarity(left, right),
    lengthRatio: ratio(left.profile.titleWords.length, right.profile.titleWords.length),
    pack: countFeature(counts),
    colour: comparison.colour,
    size: comparison.size,
    year: comparison.year,
    generation: comparison.generation,
    edition: comparison.edition,
    side: comparison.side,
    gender: comparison.gender,
    voltage: comparison.voltage,
    isOneUsed: comparison.isOneUsed ? 1 : 0,
    volume: quantities.volume,
    mass: quantities.mass,
    length: quantities.length,
    data: quantities.data,
    power: quantities.power,
    frequency: quantities.frequency,
    duration: quantities.duration,
    category: overlapOf(left.profile.categoryWords, right.profile.categoryWords),
  };
}

/** Packs, pieces and washes as one feature: any that differs, else any that agrees. */
function countFeature({ pack, pieces, washes }: CountComparison): number {
  const all = [pack, pieces, washes];
  if (all.includes(-1)) return -1;
  return pack === 0 ? Math.max(...all) : pack;
}

/** The features as a row for the trees. */
export function featureRow(features: Features): Float64Array {
  return Float64Array.from(featureNames, (name) => features[name]);
}

type Coverage = { share: number; shareOfText: number; rarestMissing: number; rarestShared: number };

/** How much of `part`'s title, by rarity, stands in the title (`share`) and in the whole text (`shareOfText`) of `whole`; the rarest words leave the brand out. */
function coverage(part: CorpusEntry, whole: CorpusEntry, corpus: Corpus): Coverage {
  const title = new Set(whole.profile.titleWords);
  const text = new Set(whole.profile.allWords);
  const scale = Math.log(1 + Math.max(1, corpus.documents));
  const result = { share: 0, shareOfText: 0, rarestMissing: 0, rarestShared: 0 };
  let total = 0;
  for (const word of new Set(part.profile.titleWords)) {
    const isBrand = part.profile.brandWords.has(word);
    const weight = corpus.rarity(word) / scale;
    total += weight;
    if (title.has(word) || isInModels(word, whole)) {
      result.share += weight;
      if (!isBrand) result.rarestShared = Math.max(result.rarestShared, weight);
    }
    if (text.has(word)) result.shareOfText += weight;
    else if (!isBrand) result.rarestMissing = Math.max(result.rarestMissing, weight);
  }
  return total === 0 ? result : { ...result, share: result.share / total, shareOfText: result.shareOfText / total };
}

function isInModels(word: string, { profile }: CorpusEntry): boolean {
  return profile.models.plain.has(word) || profile.models.joined.has(word);
}

/** Cheaper price over dearer one, NaN unless both are stated in one currency (or both in none). */
function priceRatio(left: CorpusEntry, right: CorpusEntry): number {
  const a = left.profile.offer.price;
  const b = right.profile.offer.price;
  if (!a || !b || a.currency !== b.currency || a.minor <= 0 || b.minor <= 0) return Number.NaN;
  return ratio(a.minor, b.minor);
}

function ratio(a: number, b: number): number {
  const larger = Math.max(a, b);
  return larger === 0 ? Number.NaN : Math.min(a, b) / larger;
}

/** Shared codes over the smaller set; NaN when one side has none. */
function overlapOf(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const smaller = Math.min(left.size, right.size);
  return smaller === 0 ? Number.NaN : left.intersection(right).size / smaller;
}

function editSimilarity(left: CorpusEntry, right: CorpusEntry): number {
  const a = sortedTitle(left);
  const b = sortedTitle(right);
  return 1 - distance(a, b) / Math.max(1, a.length, b.length);
}

function sortedTitle({ profile }: CorpusEntry): string {
  return profile.titleWords.toSorted().join(' ').slice(0, longestEdited);
}
