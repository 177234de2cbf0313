import type { RawOffer } from '@quarry/contracts';
import { type AttributeValue, type Finding, isNoAnswer, propertyOf, readAttributes } from '@quarry/matching';
import { cutText } from '../../platform/cut-text.ts';
import { readValue } from './read-value.ts';
import { attributeOfValue, provenFreeAttributes, readAttributeRules } from './read-attribute-codes.ts';
import { baseAmount } from './written-quantity.ts';

/** Where and how a value was read: its words, their place in the text, and what they say in base units or by code. */
export type ValueReading = {
  /** The name under which the page states the text; absent for titles and descriptions. */
  property?: string;
  raw: string;
  start: number;
  end: number;
  kind: AttributeValue['kind'];
  code?: string;
  base?: { amount: string; unit: string };
};

/** A value of an attribute, by its code, that a text gives. */
export type ReadOfferValue = {
  code: string;
  value: string | number;
  reading?: ValueReading;
  /** Read where its kind is not proven: kept beside the values, and never one by rule. */
  isUnproven: boolean;
};

/** A text that is no value of the attribute it is stated for, with the reason. */
type ReadFinding = { code: string; property: string; raw: string; reason: Finding['reason'] };

export type ReadOfferValues = { values: ReadOfferValue[]; findings: ReadFinding[] };

/**
 * What a page states under the name of a property. `code` names the attribute where the name is known to be one of the registry; else
 * the readers tell it by the name. What contradicts the kind of its attribute is a finding and no value.
 */
export function readProperty(name: string, text: string, code?: string): ReadOfferValues {
  const rule = code === undefined ? undefined : readAttributeRules[code];
  const property = readerName(name, rule);
  const { values, findings } = readAttributes({ property }, text);
  const read = [...Map.groupBy(values, (value) => codeOf(value, code))].flatMap(([of, some]) =>
    valueOf(of, some, name, text),
  );
  const first = findings[0];
  const open = code !== undefined && rule?.isOpen && !read.some((one) => one.code === code) ? code : undefined;
  const isText = open !== undefined && (first?.reason === 'unread' || (!first && !isNoAnswer(text)));
  if (isText && !isDenied(values, open, first, name)) {
    return { values: [...read, { code: open, value: text.trim(), isUnproven: false }], findings: [] };
  }
  if (!first) return { values: read, findings: [] };
  const about = code ?? attributeOfKind(first);
  return { values: read, findings: [{ code: about, property: name, raw: text, reason: first.reason }] };
}

/** A value that a field of words gives. */
type FreeValue = ReadOfferValue & { field: 'name' | 'description' };

/** What title and description give; words of the brand are no colours. */
export function readFreeTexts(fields: RawOffer, brandName: string | null): FreeValue[] {
  const title = fields.name ? without(fields.name.value, [brandName, fields.brand?.value]) : '';
  const text = cutText(fields.description?.value ?? '', longestDescription);
  return [...readFree('title', title), ...readFree('text', text)]
    .toSorted((left, right) => Number(left.isUnproven) - Number(right.isUnproven))
    .map(({ place, ...value }) => ({ ...value, field: place === 'title' ? 'name' : 'description' }));
}

const longestDescription = 3_000;

type FreePlace = 'title' | 'text';

function readFree(place: FreePlace, text: string): (ReadOfferValue & { place: FreePlace })[] {
  const proven = provenFreeAttributes[place];
  return [...Map.groupBy(readAttributes(place, text).values, attributeOfValue)].flatMap(([code, some]) =>
    valueOf(code, some).map((value) => ({ ...value, place, isUnproven: !proven.has(code) })),
  );
}

/** By which name the readers know the property: its own where that tells the kind of the attribute, with the unit in its brackets. */
function readerName(name: string, rule: (typeof readAttributeRules)[string] | undefined): string {
  if (!rule || propertyOf(name)?.kinds.some((kind) => rule.kinds.includes(kind))) return name;
  return `${rule.readAs} ${/[([][^)\]]*[)\]]/u.exec(name)?.[0] ?? ''}`.trim();
}

/** A shop's name for an attribute holds for what is of its kind: a length without a side is the side that the name means. */
function codeOf(value: AttributeValue, wanted: string | undefined): string {
  const own = attributeOfValue(value);
  const rule = wanted === undefined ? undefined : readAttributeRules[wanted];
  if (wanted === undefined || rule?.isOpen === true || !rule?.kinds.includes(value.kind)) return own;
  return value.kind === 'dimension' && value.side !== undefined ? own : wanted;
}

function valueOf(code: string, values: readonly AttributeValue[], name?: string, text?: string): ReadOfferValue[] {
  const isOpen = readAttributeRules[code]?.isOpen === true;
  const value = isOpen && text !== undefined ? text.trim() : readValue(values);
  const [first] = values;
  if (value === undefined || !first) return [];
  const reading: ValueReading = {
    ...(name === undefined ? {} : { property: name }),
    raw: first.raw,
    start: first.start,
    end: Math.max(...values.map(({ end }) => end)),
    kind: first.kind,
    ...('code' in first ? { code: first.code } : {}),
    ...('family' in first && values.length === 1 ? { base: baseAmount(first) } : {}),
  };
  return [{ code, value, reading, isUnproven: false }];
}

/** Words that say which colour a thing is not are no value, though nothing is wrong with them. */
function isDenied(
  values: readonly AttributeValue[],
  code: string,
  finding: Finding | undefined,
  name: string,
): boolean {
  return code === 'color' && values.length === 0 && !finding && propertyOf(name)?.isVague !== true;
}

function attributeOfKind({ kind }: Finding): string {
  const [code] = Object.entries(readAttributeRules).find(([, rule]) => rule.kinds.includes(kind)) ?? [kind];
  return code;
}

/** A text with blanks in place of some of its words, so that all else keeps its place. */
function without(text: string, words: readonly (string | null | undefined)[]): string {
  let left = text;
  for (const word of words) {
    const name = word?.trim() ?? '';
    if (name === '') continue;
    const written = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${written}(?![\p{L}\p{N}])`, 'giu');
    left = left.replaceAll(pattern, (found) => ' '.repeat(found.length));
  }
  return left;
}
