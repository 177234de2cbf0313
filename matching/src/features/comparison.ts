import type { CorpusEntry } from '../profile/corpus.ts';
import { cosine } from '../profile/vectors.ts';
import { brandAgreement } from '../profile/brand.ts';
import { isTellingPartNumber, type OfferProfile } from '../profile/profile.ts';
import { writeQuantity, type Dimension, type Quantity } from '../text/quantities.ts';
import {
  colourAgreement,
  powerAgreement,
  quantityAgreement,
  setAgreement,
  voltageClass,
  type Agreement,
} from './agreement.ts';
import { compareCounts, type CountComparison } from './count-agreement.ts';
import {
  designationDifference,
  rowDifference,
  sizeAgreement,
  sizesOf,
  tyreDifferences,
  numberDifference,
  type Difference,
} from './number-agreement.ts';
import { compareModels, type ModelComparison } from './model-comparison.ts';

/** Everything two offers agree or disagree on, aspect by aspect; features, conflicts and reasons are read off it. */
export type Comparison = {
  left: CorpusEntry;
  right: CorpusEntry;
  gtin: -1 | 0 | 1;
  partNumber: -1 | 0 | 0.6 | 1;
  brand: number;
  /** Titles without a word in common, and no brand, model or measure that agrees. */
  isUnrelated: boolean;
  /** Titles share a word that is neither brand, colour, measure nor number. */
  sharesName: boolean;
  models: ModelComparison;
  counts: CountComparison;
  colour: Agreement;
  size: Agreement;
  sizes: readonly [ReadonlySet<string>, ReadonlySet<string>];
  rows: Difference;
  tyre: ReturnType<typeof tyreDifferences>;
  designation: Difference;
  numbers: Difference;
  year: Agreement;
  generation: Agreement;
  edition: Agreement;
  side: Agreement;
  gender: Agreement;
  voltage: Agreement;
  isOneUsed: boolean;
  quantities: Record<'volume' | 'mass' | 'length' | 'data' | 'power' | 'frequency' | 'charge' | 'duration', Agreement>;
};

/** Below this the only words in common are those that every title has. */
const leastCosine = 0.02;

/** Compares two offers of one corpus; the order of the two does not matter except for `left` and `right` themselves. */
export function compareOffers(left: CorpusEntry, right: CorpusEntry): Comparison {
  const a = left.profile;
  const b = right.profile;
  const sizes = [sizesOf(a.variant, b.variant), sizesOf(b.variant, a.variant)] as const;
  const comparison: Omit<Comparison, 'isUnrelated'> = {
    left,
    right,
    gtin: gtinAgreement(a, b),
    partNumber: partNumberAgreement(a, b),
    brand: brandAgreement(a.brand, b.brand, a.title, b.title),
    models: compareModels(a, b),
    counts: compareCounts(a, b),
    colour: colourAgreement(a.colours, b.colours),
    size: sizeAgreement(...sizes),
    sizes,
    rows: rowDifference(a.rows, b.rows),
    tyre: tyreDifferences(a, b),
    designation: designationDifference(a, b),
    numbers: numberDifference(a, b),
    year: setAgreement(a.variant.years, b.variant.years),
    generation: setAgreement(a.variant.generations, b.variant.generations),
    edition: editionAgreement(a.variant.editions, b.variant.editions),
    side: setAgreement(a.variant.sides, b.variant.sides),
    gender: genderAgreement(a.variant.genders, b.variant.genders),
    voltage: voltageAgreement(a.quantities, b.quantities),
    sharesName: !nameWords(a).isDisjointFrom(nameWords(b)),
    isOneUsed: a.variant.isUsed !== b.variant.isUsed,
    quantities: {
      volume: ofDimension('volume', a, b),
      mass: ofDimension('mass', a, b),
      length: ofDimension('length', a, b),
      data: ofDimension('data', a, b),
      power: ofDimension('power', a, b),
      frequency: ofDimension('frequency', a, b),
      charge: ofDimension('charge', a, b),
      duration: ofDimension('duration', a, b),
    },
  };
  return { ...comparison, isUnrelated: isUnrelated(comparison) };
}

/** Words of the title that can tell one product of a brand from another. */
function nameWords({ titleWords, brandWords, quantities }: OfferProfile): Set<string> {
  const measures = new Set(quantities.map(writeQuantity));
  return new Set(
    titleWords.filter(
      (word) => /^\p{L}{3}/u.test(word) && !word.startsWith('colour:') && !brandWords.has(word) && !measures.has(word),
    ),
  );
}

function isUnrelated({ left, right, brand, models, partNumber, quantities }: Omit<Comparison, 'isUnrelated'>): boolean {
  const agrees = brand > 0 || partNumber > 0 || models.shared.length > 0 || Object.values(quantities).includes(1);
  return !agrees && cosine(left.words, right.words) < leastCosine;
}

function gtinAgreement(a: OfferProfile, b: OfferProfile): -1 | 0 | 1 {
  if (a.gtin14 === undefined || b.gtin14 === undefined) return 0;
  return a.gtin14 === b.gtin14 ? 1 : -1;
}

/** 1 equal, 0.6 the part number of one side stands in the other's title, -1 two different ones of one form, 0 nothing to say. */
function partNumberAgreement(a: OfferProfile, b: OfferProfile): -1 | 0 | 0.6 | 1 {
  if (a.mpn !== undefined && a.mpn === b.mpn) return 1;
  if (standsIn(a.mpn, b) || standsIn(b.mpn, a)) return 0.6;
  return a.mpn !== undefined && b.mpn !== undefined ? -1 : 0;
}

function standsIn(mpn: string | undefined, other: OfferProfile): boolean {
  if (mpn === undefined || !isTellingPartNumber(mpn)) return false;
  return other.models.plain.has(mpn) || other.models.joined.has(mpn) || other.titleWords.includes(mpn);
}

/** Editions agree only as a whole: "Pro" and "Pro Max" are two. */
function editionAgreement(left: ReadonlySet<string>, right: ReadonlySet<string>): Agreement {
  if (left.size === 0 && right.size === 0) return 0;
  if (left.size === 0 || right.size === 0) return -0.5;
  return left.symmetricDifference(right).size === 0 ? 1 : -1;
}

function genderAgreement(left: ReadonlySet<string>, right: ReadonlySet<string>): Agreement {
  const agreement = setAgreement(left, right);
  return agreement === -1 && (left.has('unisex') || right.has('unisex')) ? 0 : agreement;
}

function voltageAgreement(left: readonly Quantity[], right: readonly Quantity[]): Agreement {
  const classes = (quantities: readonly Quantity[]): Set<string> =>
    new Set(quantities.filter(({ dimension }) => dimension === 'voltage').map(voltageClass));
  return setAgreement(classes(left), classes(right));
}

function ofDimension(dimension: Dimension, a: OfferProfile, b: OfferProfile): Agreement {
  const own = ({ quantities }: OfferProfile): Quantity[] =>
    quantities.filter((quantity) => quantity.dimension === dimension);
  const agree = dimension === 'power' ? powerAgreement : quantityAgreement;
  return agree(own(a), own(b));
}
