import type { Field, RawOffer } from '@quarry/contracts';
import { type AttributeRules, type AttributeType, isMeasureValue } from '@quarry/contracts/attributes';
import { declaredPack } from '@quarry/matching';
import { foldedText } from '../../platform/folded-text.ts';
import { sortedJson } from '../../platform/sorted-json.ts';
import type { SourceOffer } from './catalogue.ts';
import { productNameOf } from './product-name.ts';
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
};

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
  ['color', 'color'],
  ['size', 'size'],
  ['material', 'material'],
  ['weight', 'weight'],
  ['pattern', 'pattern'],
  ['gender', 'gender'],
  ['age_group', 'ageGroup'],
];

/**
 * Every value an offer states, ready for the catalogue. Brand, category and picture are references and come from the caller, resolved;
 * the free attributes of the page count where their name is a known attribute or one of its aliases.
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
): StatedValue[] {
  const byCode = new Map(attributes.map((attribute) => [attribute.code, attribute]));
  const stated = new Map<string, StatedValue>();
  const state = (code: string, value: unknown, field: string, confidence: number): void => {
    const attribute = byCode.get(code);
    if (!attribute || stated.has(code) || value === '' || value === undefined) return;
    const locale = attribute.isLocalized ? source.language : '';
    stated.set(code, { attribute, value, locale, field, confidence: clampConfidence(confidence) });
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
  for (const [code, value] of namedAttributes(fields, attributes)) {
    state(code, value, 'attributes', fields.attributes?.confidence ?? 0.5);
  }
  return [...stated.values()];
}

/** The free attributes of a page under the codes they are known by, each of the type of its attribute. References are not guessed. */
function namedAttributes(fields: RawOffer, attributes: readonly AttributeRow[]): [string, unknown][] {
  // A shop's own SKU stays with its offer, and how others tax their goods says nothing of ours.
  const referring = new Set([
    'tax_class',
    'name',
    'description',
    'brand',
    'category',
    'image',
    'gtin',
    'sku',
    'pack_size',
  ]);
  const codeByName = new Map(
    attributes
      .filter(({ code }) => !referring.has(code))
      .flatMap(({ code, aliases }) => [code, ...aliases].map((name): [string, string] => [foldedText(name), code])),
  );
  return Object.entries(fields.attributes?.value ?? {}).flatMap(([name, value]): [string, unknown][] => {
    const code = codeByName.get(foldedText(name));
    const attribute = attributes.find((one) => one.code === code);
    const text = value.trim();
    if (attribute === undefined || text === '' || references.has(attribute.type)) return [];
    if (attribute.type === 'text' || attribute.type === 'long_text') return [[attribute.code, text]];
    const read = readTypedText(attribute, text);
    return 'value' in read ? [[attribute.code, read.value]] : [];
  });
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

/** Whether two values say the same: texts but for case, accents and blanks, measures in any unit; everything else exactly. */
export function saysTheSame(left: unknown, right: unknown): boolean {
  if (typeof left === 'string' && typeof right === 'string') return foldedText(left) === foldedText(right);
  if (isMeasureValue(left) && isMeasureValue(right)) return left.base === right.base;
  return sortedJson(left) === sortedJson(right);
}

function clampConfidence(confidence: number): number {
  return Math.min(1, Math.max(0, confidence));
}
