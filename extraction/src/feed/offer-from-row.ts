import { detailed, reasoned } from '@quarry/contracts/wording';
import type { ExtractionWarning, Field, RawOffer } from '@quarry/contracts';
import { isPlaceholder, isUnfilled } from '../placeholder/index.ts';
import { areContrary, contraryTrust, type DeclaredGtin, readDeclaredGtin } from '../gtin/index.ts';
import { cleanAddress, cleanText, isPlainText } from './clean-text.ts';
import type { FeedField } from './feed-fields.ts';
import type { FeedRowError } from './feed-row.ts';
import { attributesOf } from './row-attributes.ts';
import type { PriceContext } from './row-amount.ts';
import { readRowPrices, readShippingPrice } from './row-price.ts';
import { stockOfRow } from './row-stock.ts';
import { type SourceRow, type SourceValue, valuesOf } from './source-row.ts';
import { conditionNamed } from './vocabulary.ts';

export type RowContext = PriceContext & {
  /** Against which relative addresses are resolved. */
  baseUrl: string | undefined;
};

/** An offer with its id, or why the row makes none. */
export type RowReading =
  | { id: string; offer: RawOffer; warnings: ExtractionWarning[] }
  | { id: string | null; error: FeedRowError };

const longestId = 500;
const longestTitle = 1_000;
const longestDescription = 50_000;
const longestValue = 1_000;
const mostImages = 100;

/**
 * One row as an offer. A row without id, without title or without a readable price makes none;
 * everything else that is off is a warning. Every field keeps the text and the column or element it comes from.
 */
export function readRow(row: SourceRow, context: RowContext): RowReading {
  const { values, warnings } = row;
  const idSource = values.id ?? values.sku;
  const id = idSource === undefined ? '' : filledText(idSource, longestId);
  if (idSource === undefined || id === '') {
    return {
      id: null,
      error: { ...reasoned('id_missing'), field: 'id' },
    };
  }
  const title = values.title === undefined ? '' : filledText(values.title, longestTitle);
  if (values.title === undefined || title === '') {
    return {
      id,
      error: { ...reasoned('title_missing'), field: 'title' },
    };
  }
  const prices = readRowPrices(row, context, warnings);
  if ('code' in prices) return { id, error: prices };
  const offer: RawOffer = { itemId: field(idSource, id), name: field(values.title, title), ...prices };
  addTexts(offer, row);
  addIdentifiers(offer, row, warnings);
  addAddresses(offer, row, context.baseUrl, warnings);
  addNamedValues(offer, row, context, warnings);
  const shippingPrice = readShippingPrice(row, context, warnings);
  if (shippingPrice !== undefined) offer.shippingPrice = shippingPrice;
  const attributes = attributesOf(row);
  if (attributes !== undefined) offer.attributes = attributes;
  return { id, offer, warnings };
}

/** The text of an id or title; empty where it is only a placeholder. */
function filledText({ text }: SourceValue, most: number): string {
  if (isPlainText(text, most)) return text;
  return isUnfilled(text) ? '' : cleanText(text, most);
}

function field<T>(source: SourceValue, value: T, confidence = 1): Field<T> {
  return { value, raw: source.text, method: 'feed', path: source.path, confidence };
}

type TextKey = {
  [Key in keyof RawOffer]-?: NonNullable<RawOffer[Key]> extends Field<string> ? Key : never;
}[keyof RawOffer];

const plainTexts: [FeedField, TextKey][] = [
  ['brand', 'brand'],
  ['sku', 'sku'],
  ['mpn', 'mpn'],
  ['item_group_id', 'itemGroup'],
  ['seller', 'seller'],
  ['color', 'color'],
  ['size', 'size'],
  ['material', 'material'],
  ['pattern', 'pattern'],
  ['gender', 'gender'],
  ['age_group', 'ageGroup'],
  ['multipack', 'multipack'],
];

/** Fields in which words such as "none" mean that there is no value. */
const codes: ReadonlySet<TextKey> = new Set<TextKey>(['brand', 'sku', 'mpn', 'itemGroup']);

function addTexts(offer: RawOffer, row: SourceRow): void {
  const { values } = row;
  for (const [name, key] of plainTexts) {
    const source = values[name];
    if (source === undefined) continue;
    if (isPlainText(source.text, longestValue)) {
      offer[key] = field(source, source.text);
      continue;
    }
    const text = cleanText(source.text, longestValue);
    const isBlank = codes.has(key) ? isPlaceholder(text) : text === '' || isUnfilled(text);
    if (!isBlank) offer[key] = field(source, text);
  }
  const description = values.description ?? values.summary;
  if (description !== undefined) {
    const { text } = description;
    const isPlain = isPlainText(text, longestDescription);
    const clean = isPlain ? text : cleanText(text, longestDescription);
    if (isPlain || (clean !== '' && !isUnfilled(clean))) offer.description = field(description, clean);
  }
  const weight = values.product_weight ?? values.shipping_weight;
  if (weight !== undefined && !isUnfilled(weight.text))
    offer.weight = field(weight, cleanText(weight.text, longestValue));
  addCategory(offer, row);
}

/** The shop's own path; where it has none, Google's, unless that is a mere number. */
function addCategory(offer: RawOffer, row: SourceRow): void {
  const { product_type: own, google_product_category: google } = row.values;
  if (own !== undefined) {
    const text = cleanText(own.text, longestValue);
    if (text !== '' && !isUnfilled(text)) offer.category = field(own, text);
  } else if (google !== undefined && !/^\d+$/.test(google.text.trim()) && !isUnfilled(google.text)) {
    offer.category = field(google, cleanText(google.text, longestValue), 0.8);
  }
}

type Declared = { source: SourceValue; reading: DeclaredGtin };

function addIdentifiers(offer: RawOffer, row: SourceRow, warnings: ExtractionWarning[]): void {
  const sources = valuesOf(row, 'gtin', (text) => !isPlaceholder(text));
  const declared = sources.map((source): Declared => ({ source, reading: readDeclaredGtin(source.text) }));
  const found = declared.find(({ reading }) => reading.warning === undefined) ?? declared[0];
  if (found === undefined) return;
  const { source, reading } = found;
  const { code, trust, warning } = reading;
  const other = code === null ? undefined : contraryTo(code, declared, found);
  if (code !== null) offer.gtin = field(source, code, other ? trust * contraryTrust : trust);
  if (other && code !== null) {
    const params = { ours: code, path: source.path, theirs: other.reading.code ?? '', otherPath: other.source.path };
    warnings.push(detailed('gtin_disagreement', params));
  }
  if (warning) warnings.push(warning);
}

function contraryTo(code: string, declared: readonly Declared[], found: Declared): Declared | undefined {
  return declared.find((one) => one !== found && one.reading.code !== null && areContrary(code, one.reading.code));
}

function addAddresses(
  offer: RawOffer,
  row: SourceRow,
  baseUrl: string | undefined,
  warnings: ExtractionWarning[],
): void {
  const link = row.values.link ?? row.values.canonical_link ?? row.values.mobile_link;
  const address = link === undefined ? undefined : absoluteAddress(link.text, baseUrl);
  if (link !== undefined && address !== undefined) offer.url = field(link, address);
  else if (link === undefined) warnings.push(detailed('link_missing'));
  else warnings.push(detailed('link_not_valid', { link: link.text.slice(0, 80) }));
  addImages(offer, row, baseUrl, warnings);
}

function addImages(offer: RawOffer, row: SourceRow, baseUrl: string | undefined, warnings: ExtractionWarning[]): void {
  const { image_link: main, additional_image_link: more } = row.values;
  const first = main ?? more;
  if (first === undefined) {
    warnings.push(detailed('image_missing'));
    return;
  }
  const sources = main !== undefined && more !== undefined ? [main, more] : [first];
  for (const repeat of row.repeats) {
    if (repeat.field === 'additional_image_link' || repeat.field === 'image_link') sources.push(repeat.value);
  }
  let addresses: string[] = [];
  for (const source of sources) {
    for (const part of splitAddresses(source.text)) {
      const address = absoluteAddress(part, baseUrl);
      if (address === undefined) warnings.push(detailed('image_not_valid', { link: part.slice(0, 80) }));
      else if (addresses.length === 0) addresses = [address];
      else if (addresses.length < mostImages && !addresses.includes(address)) addresses.push(address);
    }
  }
  if (addresses.length > 0) offer.images = field(first, addresses);
}

/** Several addresses in one cell are separated by commas, semicolons, bars or blanks; a comma inside one is followed by no new address. */
function splitAddresses(text: string): string[] {
  const trimmed = cleanAddress(text);
  if (!/[\s,;|]/.test(trimmed)) return [trimmed];
  return trimmed
    .split(/\s*[,;|]\s*(?=https?:\/\/|\/)|\s+(?=https?:\/\/)/i)
    .map((part) => part.replace(/[,;|]+$/, '').trim())
    .filter((part) => part !== '');
}

const plainAddress = /^https?:\/\/[\w.-]+(?::\d+)?(?:[/?#][!-;=?-~]*)?$/i;

/** An absolute web address, relative ones resolved; undefined when there is none. */
function absoluteAddress(text: string, baseUrl: string | undefined): string | undefined {
  const address = cleanAddress(text);
  if (address === '') return undefined;
  if (plainAddress.test(address)) return address;
  const isAbsolute = /^[a-z][a-z\d+.-]*:/i.test(address);
  if (!isAbsolute && baseUrl === undefined) return undefined;
  const parsed = URL.parse(address, isAbsolute ? undefined : baseUrl);
  return parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.hostname !== '' ? parsed.href : undefined;
}

function addNamedValues(offer: RawOffer, row: SourceRow, context: RowContext, warnings: ExtractionWarning[]): void {
  const stock = stockOfRow(row, context.now, warnings);
  if (stock !== undefined) offer.availability = stock;
  const { condition } = row.values;
  if (condition === undefined || condition.text.trim() === '') return;
  const name = conditionNamed(condition.text);
  if (name !== undefined) offer.condition = field(condition, name);
  else {
    warnings.push(detailed('condition_unknown', { text: condition.text.trim().slice(0, 60) }));
  }
}
