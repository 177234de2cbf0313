import type { Field, RawOffer } from '@quarry/contracts';
import { type AttributeRules, type AttributeType, isMeasureValue } from '@quarry/contracts/attributes';
import { checkInput } from '@quarry/contracts/common';
import { valueSchemaOf } from '@quarry/contracts/products';
import { type Wording, wording } from '@quarry/contracts/wording';
import { declaredPack, isNoAnswer } from '@quarry/matching';
import { foldedText } from '../../platform/folded-text.ts';
import { sortedJson } from '../../platform/sorted-json.ts';
import { isStatedByName } from '../attributes/index.ts';
import type { SourceOffer } from './catalogue.ts';
import { productNameOf } from './product-name.ts';
import { propertyKey } from './property-key.ts';
import { readAttributeRules } from './read-attribute-codes.ts';
import {
  readFreeTexts,
  type ReadOfferValue,
  type ReadOfferValues,
  readProperty,
  type ValueReading,
} from './read-offer-values.ts';
import { type NamedOption, readTypedText } from './typed-text.ts';

/** An attribute as far as values need it. */
export type AttributeRow = {
  id: string;
  code: string;
  type: AttributeType;
  unitFamily: string | null;
  unit: string | null;
  rules: AttributeRules;
  options: readonly NamedOption[];
  aliases: string[];
  isLocalized: boolean;
  isVariantLevel: boolean;
  isBasic: boolean;
  survivorship: { kind: string; shopId?: string }[];
  isBinned: boolean;
};

/** A value that an offer states for an attribute; `field` names the snapshot's field it was read from. */
export type StatedValue = {
  attribute: AttributeRow;
  value: unknown;
  locale: string;
  field: string;
  confidence: number;
  /** How it was read, where a reader made it of a text. */
  reading?: ValueReading | undefined;
  /** Kept beside the values and never one by rule. */
  isUnproven?: boolean;
  /** The words that it was read from, where these are not the value itself. */
  words?: StatedWords | undefined;
};

/** Words of a source, and the name of the property that they stand under where they have one. */
type StatedWords = { raw: string; property: string | null };

/** Words that an offer states for an attribute which cannot hold them, with the reason; `field` names the snapshot's field. */
export type StatedFinding = StatedWords & { attribute: AttributeRow; locale: string; field: string; reason: Wording };

/** A value as the catalogue holds it, winner or not. */
export type HeldValue = {
  value: unknown;
  sourceKind: string;
  shopId: string | null;
  confidence: number;
  isLocked: boolean;
};

type TextField = {
  [Name in keyof RawOffer]-?: NonNullable<RawOffer[Name]> extends Field<string> ? Name : never;
}[keyof RawOffer];

/** Snapshot fields that state an attribute as they are. */
const textFields: readonly (readonly [code: string, field: TextField])[] = [
  ['description', 'description'],
  ['mpn', 'mpn'],
  ['pattern', 'pattern'],
  ['gender', 'gender'],
  ['age_group', 'ageGroup'],
];

/** Snapshot fields that state an attribute by words which are read, each under the name of the attribute. */
const readFields = ['color', 'size', 'material', 'weight'] as const satisfies readonly TextField[];

/** What is read in a title or a sentence is less sure than what a page states under a name. */
const confidenceOfPlace = { name: 0.6, description: 0.5 };

/** What an offer states, and what of it is no value of the attribute that it is stated for: the first text for each attribute. */
export type Stated = { values: StatedValue[]; findings: StatedFinding[] };

/**
 * Every value an offer states, ready for the catalogue. Brand, category and picture are references and come from the caller, resolved.
 * Properties of the page count under the attribute that people said for the shop's name, else the registry's, else the readers'; what
 * none of them states is read in title and description.
 */
export function statedValues(
  source: SourceOffer,
  attributes: readonly AttributeRow[],
  resolved: {
    brandId: string | undefined;
    categoryId: string | undefined;
    mediaId: string | undefined;
    isGtinMisused: boolean;
  },
): Stated {
  const byCode = new Map(attributes.map((attribute) => [attribute.code, attribute]));
  const stated = new Map<string, StatedValue>();
  const findings = new Map<string, StatedFinding>();
  const localeOf = (attribute: AttributeRow) => (attribute.isLocalized ? source.language : '');
  const find = (code: string, field: string, words: StatedWords, reason: Wording): void => {
    const attribute = byCode.get(code);
    if (!attribute || findings.has(code) || isNoAnswer(words.raw)) return;
    findings.set(code, { attribute, locale: localeOf(attribute), field, ...words, reason });
  };
  const state = (
    code: string,
    value: unknown,
    field: string,
    confidence: number,
    { read, words }: { read?: ReadOfferValue; words?: StatedWords } = {},
  ): void => {
    const attribute = byCode.get(code);
    if (!attribute || stated.has(code) || value === '' || value === undefined) return;
    const locale = localeOf(attribute);
    const how = read && { reading: read.reading, isUnproven: read.isUnproven };
    stated.set(code, { attribute, value, locale, field, confidence: clampConfidence(confidence), ...how, words });
  };
  const stateRead = (
    { values, findings: found }: ReadOfferValues,
    field: string,
    confidence: number,
    words?: StatedWords,
  ): void => {
    for (const read of values) {
      const typed = valueOfType(byCode.get(read.code), read.value);
      if ('value' in typed) state(read.code, typed.value, field, confidence, { read, ...(words && { words }) });
      // What a title says in passing is no claim about the attribute.
      else if (typed.why && words) find(read.code, field, words, typed.why);
    }
    for (const { code, property, raw, reason } of found)
      find(code, field, { raw, property: words?.property ?? property }, wording(`finding_${reason}`));
  };
  const { fields } = source;
  if (fields.name) state('name', productNameOf(fields.name.value), 'name', fields.name.confidence);
  for (const [code, name] of textFields) {
    const field = fields[name];
    if (field) state(code, field.value.trim(), name, field.confidence);
  }
  if (fields.brand) state('brand', resolved.brandId, 'brand', fields.brand.confidence);
  const shelf = source.category && fields[source.category.field];
  if (source.category && shelf) state('category', resolved.categoryId, source.category.field, shelf.confidence);
  if (fields.images) state('image', resolved.mediaId, 'images', fields.images.confidence);
  if (fields.gtin && source.gtin14 !== null && !resolved.isGtinMisused) {
    state('gtin', source.gtin14, 'gtin', fields.gtin.confidence);
  }
  if (fields.multipack)
    state('pack_size', declaredPack(fields.multipack.value), 'multipack', fields.multipack.confidence);
  for (const name of readFields) {
    const field = fields[name];
    if (field) {
      const words = { raw: field.value, property: null };
      stateRead(readProperty(name, field.value, name), name, field.confidence, words);
    }
  }
  const { value: properties = {}, confidence = 0.5 } = fields.attributes ?? {};
  for (const [name, text] of Object.entries(properties)) {
    const words = { raw: text, property: name };
    stateRead(readNamed(name, text, { source, attributes }), 'attributes', confidence, words);
  }
  for (const { field, ...read } of readFreeTexts(fields, source.brandName)) {
    const told = fields[field]?.confidence ?? 0;
    stateRead({ values: [read], findings: [] }, field, told * confidenceOfPlace[field]);
  }
  return { values: [...stated.values()], findings: [...findings.values()] };
}

/** What a page states under a name of its own. */
function readNamed(
  name: string,
  text: string,
  { source, attributes }: { source: SourceOffer; attributes: readonly AttributeRow[] },
): ReadOfferValues {
  const decided = source.properties?.[propertyKey(name)];
  if (decided === null) return { values: [], findings: [] };
  const attribute =
    attributes.find(({ id, code }) => id === decided && isStatedByName(code)) ?? namedAttribute(name, attributes);
  if (!attribute || readAttributeRules[attribute.code]) return readProperty(name, text, attribute?.code);
  return { values: [{ code: attribute.code, value: text.trim(), isUnproven: false }], findings: [] };
}

/** The attribute of the registry that has the name, or one of its aliases. Aliases of pack sizes also name counts of pieces. */
export function namedAttribute(name: string, attributes: readonly AttributeRow[]): AttributeRow | undefined {
  const known = indexes.get(attributes) ?? indexOf(attributes);
  indexes.set(attributes, known);
  return known.get(foldedText(name));
}

const indexes = new WeakMap<readonly AttributeRow[], ReadonlyMap<string, AttributeRow>>();

function indexOf(attributes: readonly AttributeRow[]): ReadonlyMap<string, AttributeRow> {
  const named = attributes
    .filter(({ code }) => isStatedByName(code) && code !== 'pack_size')
    .flatMap((one) => [one.code, ...one.aliases].map((name): [string, AttributeRow] => [foldedText(name), one]));
  // Where two have one name, the first in their order counts.
  return new Map(named.toReversed());
}

/**
 * A value as its attribute holds it: words where it is a text, else what they say of its type, or why they say nothing of it.
 * References are not guessed, for which there is no reason either.
 */
function valueOfType(
  attribute: AttributeRow | undefined,
  value: string | number,
): { value: unknown } | { why?: Wording } {
  if (attribute === undefined || references.has(attribute.type)) return {};
  if (attribute.type === 'text' || attribute.type === 'long_text') return { value: String(value) };
  if (typeof value === 'number' && checkInput(valueSchemaOf(attribute), value).ok) return { value };
  const read = readTypedText(attribute, String(value));
  return 'value' in read ? { value: read.value } : { why: read.why.wording };
}

const references: ReadonlySet<AttributeType> = new Set(['media', 'brand', 'category', 'product']);

const kindRanks = ['manual', 'import', 'offer', 'rule', 'model', 'generator'];

/**
 * Whether `challenger` takes the place of `holder`. A locked or hand-typed value gives way to nothing but a hand; then the
 * attribute's own order of sources decides, then the kind of source, then confidence. A draw keeps the holder.
 */
export function takesPlaceOf(
  challenger: HeldValue,
  holder: HeldValue,
  survivorship: AttributeRow['survivorship'],
): boolean {
  if (challenger.sourceKind !== 'manual' && (holder.isLocked || holder.sourceKind === 'manual')) return false;
  const [left, right] = [orderOf(challenger, survivorship), orderOf(holder, survivorship)];
  if (left !== right) return left < right;
  return challenger.confidence > holder.confidence;
}

function orderOf({ sourceKind, shopId }: HeldValue, survivorship: AttributeRow['survivorship']): number {
  const named = survivorship.findIndex(
    (rule) => rule.kind === sourceKind && (rule.shopId === undefined || rule.shopId === shopId),
  );
  return named < 0 ? survivorship.length + kindRanks.indexOf(sourceKind) : named;
}

/** Whether two values say the same: texts but for case, accents and blanks, measures in any unit, lists in any order. */
export function saysTheSame(left: unknown, right: unknown): boolean {
  if (typeof left === 'string' && typeof right === 'string') return foldedText(left) === foldedText(right);
  if (isMeasureValue(left) && isMeasureValue(right)) return left.base === right.base;
  if (Array.isArray(left) && Array.isArray(right)) return sortedItems(left) === sortedItems(right);
  return sortedJson(left) === sortedJson(right);
}

function sortedItems(list: readonly unknown[]): string {
  return list.map(sortedJson).toSorted().join(' ');
}

function clampConfidence(confidence: number): number {
  return Math.min(1, Math.max(0, confidence));
}
