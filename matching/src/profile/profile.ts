import { classifyGtin } from '@quarry/extraction/gtin';
import type { MatchOffer } from '../match-offer.ts';
import { declaredColours } from '../text/colours.ts';
import type { BrandReader } from './brand.ts';
import { readDesignations, type Designation } from '../text/designations.ts';
import { compactText, foldText } from '../text/fold.ts';
import { isModelToken, readModelTokens, type ModelTokens } from '../text/model-tokens.ts';
import { declaredPack, readPack, type Pack } from '../text/packs.ts';
import { readQuantities, writeQuantity, type Quantity } from '../text/quantities.ts';
import { readRows, type Row } from '../text/rows.ts';
import { readTyre, type Tyre } from '../text/tyres.ts';
import { genderOf, readVariantWords, type VariantWords } from '../text/variant-words.ts';
import { readWords } from '../text/words.ts';

/** An offer as the matcher sees it: everything that features, keys and conflicts are computed from. */
export type OfferProfile = {
  offer: MatchOffer;
  /** Folded title, quantities in base units. */
  title: string;
  titleWords: string[];
  /** Words of title, brand, part number, description, category and attributes together. */
  allWords: string[];
  models: ModelTokens;
  /** The declared brand, else a known one that the title names. */
  brand: string | undefined;
  /** Words of the title that name the brand. */
  brandWords: Set<string>;
  /** Declared part number, compact; undefined when none. */
  mpn: string | undefined;
  /** Models that the declared part number begins with, up to one of its separators: "TM-320-WH" is a "tm320". */
  mpnModels: Set<string>;
  /** Fourteen digits; undefined when there is none or it is not usable as identity. */
  gtin14: string | undefined;
  quantities: Quantity[];
  /** Bare numbers of the title that are neither quantity nor model. */
  numbers: Set<string>;
  colours: Set<string>;
  pack: Pack;
  rows: Row[];
  tyre: Tyre | undefined;
  designations: Designation[];
  variant: VariantWords;
  categoryWords: Set<string>;
};

const longestTitle = 400;
/** Shorter ones begin too many part numbers. */
const leastModelLength = 4;
const longestDescription = 1500;
const usedConditions = /used|refurb|renew|recondition|damaged|gebraucht|open/iu;

/** Reads an offer into its profile. */
export function profileOf(offer: MatchOffer, readBrand: BrandReader): OfferProfile {
  const rawTitle = foldText(offer.title.slice(0, longestTitle));
  const { tyre, text: withoutTyre } = readTyre(rawTitle);
  const { quantities, text: title } = readQuantities(withoutTyre);
  const brand = readBrand(offer.brand, rawTitle);
  const brandWords = new Set(offer.brand === undefined ? [] : foldText(offer.brand).split(' '));
  const titleWords = readWords(title, (word) => brandWords.has(word));
  const designations = readDesignations(withoutTyre);
  const models = withoutDesignations(readModelTokens(title), designations);
  return {
    offer,
    title,
    titleWords,
    allWords: [...titleWords, ...readWords(restOf(offer))],
    models,
    brand,
    brandWords: new Set(titleWords.filter((word) => brand?.includes(word) === true)),
    mpn: partNumberOf(offer.mpn),
    mpnModels: modelsBegun(offer.mpn),
    gtin14: usableGtin(offer.gtin),
    quantities: [...quantities, ...attributeQuantities(offer, quantities)],
    numbers: bareNumbers(titleWords, quantities, models),
    colours: coloursOf(offer, titleWords),
    pack: packOf(offer, withoutTyre),
    rows: rowsOf(offer, withoutTyre),
    tyre,
    designations,
    variant: variantOf(offer, withoutTyre, titleWords),
    categoryWords: new Set(readWords(foldText(offer.category ?? ''))),
  };
}

/** A battery size or the grade of an oil is no model. */
function withoutDesignations({ plain, joined }: ModelTokens, designations: readonly Designation[]): ModelTokens {
  const markings = new Set(designations.map(({ written }) => compactText(written)));
  return { plain: plain.difference(markings), joined };
}

/** Whether a declared part number proves something beside an equal brand: at least four characters, one of them a digit. */
export function isTellingPartNumber(mpn: string): boolean {
  return mpn.length >= 4 && /\d/.test(mpn);
}

function restOf(offer: MatchOffer): string {
  const attributes = Object.values(offer.attributes ?? {})
    .join(' ')
    .slice(0, longestDescription);
  const description = (offer.description ?? '').slice(0, longestDescription);
  return readQuantities(foldText([offer.brand, offer.mpn, description, offer.category, attributes].join(' '))).text;
}

function partNumberOf(mpn: string | undefined): string | undefined {
  return mpn === undefined ? undefined : compactText(mpn) || undefined;
}

function modelsBegun(mpn = ''): Set<string> {
  const pieces = foldText(mpn).split(/[^\p{L}\p{N}+]+/u);
  const beginnings = pieces.slice(0, -1).map((_piece, at) => pieces.slice(0, at + 1).join(''));
  return new Set(beginnings.filter((token) => token.length >= leastModelLength && isModelToken(token)));
}

function usableGtin(gtin: string | undefined): string | undefined {
  if (gtin === undefined || gtin.trim() === '') return undefined;
  const { usable, gtin14 } = classifyGtin(gtin);
  return usable && gtin14 !== null ? gtin14 : undefined;
}

/** Quantities of the size field, when the title states none of their dimension. */
function attributeQuantities(offer: MatchOffer, stated: readonly Quantity[]): Quantity[] {
  if (offer.size === undefined) return [];
  const known = new Set(stated.map(({ dimension }) => dimension));
  return readQuantities(foldText(offer.size)).quantities.filter(({ dimension }) => !known.has(dimension));
}

function bareNumbers(words: readonly string[], quantities: readonly Quantity[], models: ModelTokens): Set<string> {
  const written = new Set(quantities.map(writeQuantity));
  return new Set(words.filter((word) => /^\d/.test(word) && !written.has(word) && !models.plain.has(word)));
}

function coloursOf(offer: MatchOffer, titleWords: readonly string[]): Set<string> {
  const declared = declaredColours(offer.color ?? '');
  if (declared.size > 0) return declared;
  return new Set(titleWords.filter((word) => word.startsWith('colour:')).map((word) => word.slice('colour:'.length)));
}

function packOf(offer: MatchOffer, rawTitle: string): Pack {
  const pack = readPack(rawTitle);
  const declared = declaredPack(offer.multipack ?? '');
  return declared === undefined ? pack : { ...pack, pack: declared };
}

/** Rows of the size field, when the title has none. */
function rowsOf(offer: MatchOffer, rawTitle: string): Row[] {
  const { rows } = readRows(rawTitle);
  return rows.length > 0 || offer.size === undefined ? rows : readRows(foldText(offer.size)).rows;
}

function variantOf(offer: MatchOffer, rawTitle: string, titleWords: readonly string[]): VariantWords {
  const variant = readVariantWords(rawTitle, titleWords, foldText(offer.size ?? ''));
  const declaredGender = genderOf(foldText(offer.gender ?? ''));
  return {
    ...variant,
    genders: declaredGender === undefined ? variant.genders : new Set([declaredGender]),
    isUsed: variant.isUsed || usedConditions.test(offer.condition ?? ''),
  };
}
