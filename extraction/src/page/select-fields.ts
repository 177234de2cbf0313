import { detailed } from '@quarry/contracts/wording';
import type { ExtractedOffer, ExtractionWarning, Field, PriceValue, RawOffer } from '@quarry/contracts/offers';
import type { CheerioAPI } from 'cheerio/slim';
import { readAvailability } from '../availability/index.ts';
import { boundOffer } from '../bounds/index.ts';
import { isPlaceholder, isUnfilled } from '../placeholder/index.ts';
import { resolveAddress, resolveStated } from './address.ts';
import { decodePage } from './decode-html.ts';
import { newField, put } from './field.ts';
import { elementsAt, type PageElement, textsOf } from './page-element.ts';
import { parsePage } from './parse-page.ts';
import { limits } from './limits.ts';
import {
  currencyCode,
  noticesOf,
  type PriceRead,
  readPriceText,
  readShippingText,
  type RecurringRead,
  unreadablePrice,
} from './price-value.ts';
import { unknownAvailability } from './stock.ts';
import { checkGtin, gtinField, refusedGtinText } from './read-gtin.ts';
import { cleanText } from './text.ts';
import { conditionName } from './vocabulary.ts';

/** One step on the way from what stands in the page to the value; a closed list, all linear in the length of the text. */
export type SelectorTransform =
  | { kind: 'before' | 'after'; text: string }
  | { kind: 'remove'; text: string }
  | { kind: 'part'; separator: string; index: number }
  | { kind: 'prefix'; text: string }
  | { kind: 'lowercase' };

/**
 * Where a field stands: a CSS selector, an attribute of what it finds (its text when absent), and the steps that clean it.
 * `scope` counts where a page is read item by item: inside each item (also when absent) or in the whole page.
 */
export type SelectorRule = {
  selector: string;
  attribute?: string;
  transforms?: SelectorTransform[];
  scope?: 'item' | 'page';
};

const textFields = [
  'name',
  'description',
  'brand',
  'sku',
  'mpn',
  'category',
  'itemGroup',
  'seller',
  'color',
  'size',
  'material',
  'pattern',
  'gender',
  'ageGroup',
  'weight',
  'priceValidUntil',
] as const;
const priceFields = ['price', 'listPrice', 'lowPrice', 'highPrice', 'unitPrice', 'shippingPrice'] as const;
/** Fields in which words such as "none" mean that there is no value. */
const codes: ReadonlySet<string> = new Set(['sku', 'mpn', 'brand', 'itemGroup']);
type TextFieldName = (typeof textFields)[number];
type PriceFieldName = (typeof priceFields)[number];

/** Fields that selectors can fill; `currency` is no field of an offer but helps its prices. */
export type SelectorField =
  | TextFieldName
  | PriceFieldName
  | 'gtin'
  | 'availability'
  | 'condition'
  | 'images'
  | 'url'
  | 'currency';

/** For each field its rules in the order of trial: the first that finds something readable wins. */
export type SelectorRules = Partial<Record<SelectorField, SelectorRule[]>>;

/** A page that selectors look into, parsed once for all of its items. */
export type SelectablePage = { $: CheerioAPI; base: string; locale: string | undefined };

/** The part of a page that rules look into: all of it when `root` is absent, else one item, which `place` names in every path. */
export type PagePart = { root?: PageElement; place: string };

type Found = { text: string; struck: string; path: string };
type Selection = SelectablePage & PagePart & { currency: string | null; warnings: ExtractionWarning[] };

/** Parses a page for selectors; `url` is the page's own address, against which links are resolved. */
export function openPage(html: Uint8Array | string, url: string): SelectablePage {
  const text = typeof html === 'string' ? html : decodePage(html).text;
  const $ = parsePage(text);
  const base = resolveAddress($('base[href]').attr('href') ?? '', url) ?? url;
  return { $, base, locale: $('html').attr('lang') };
}

/**
 * Reads one offer off a page by CSS selectors, for pages whose structured data lacks something.
 * Every field has method `selector` and the rule's selector as path. A selector that is no CSS is a warning (`invalid_selector`), one whose text
 * cannot be read as its field another (`unreadable`); the other fields are kept. Never throws for what a page or a rule holds.
 */
export function extractWithSelectors(html: Uint8Array | string, url: string, rules: SelectorRules): ExtractedOffer {
  return selectOffer(openPage(html, url), { place: '' }, rules);
}

/** Reads one offer off a part of an opened page, as `extractWithSelectors` does off a whole one. */
export function selectOffer(page: SelectablePage, part: PagePart, rules: SelectorRules): ExtractedOffer {
  const selection: Selection = { ...page, ...part, currency: null, warnings: [] };
  const currency = firstFound(selection, rules.currency)[0];
  selection.currency = (currency && currencyCode(currency.text, selection.locale)) ?? null;
  const offer: RawOffer = {};
  for (const key of textFields)
    put(
      offer,
      key,
      firstField(selection, key, rules[key], (found) => cleaned(found.text, key)),
    );
  readPricesInto(offer, selection, rules);
  const gtin = firstField(selection, 'gtin', rules.gtin, ({ text, path }) => gtinField(text, 'selector', path));
  put(offer, 'gtin', gtin?.value);
  put(
    offer,
    'availability',
    firstField(selection, 'availability', rules.availability, (found) =>
      readAvailability(cleanText(found.text, limits.shortTextCharacters)),
    ),
  );
  put(
    offer,
    'condition',
    firstField(selection, 'condition', rules.condition, (found) => conditionName(found.text)),
  );
  put(
    offer,
    'url',
    firstField(selection, 'url', rules.url, (found) => resolveStated(found.text, selection.base)),
  );
  put(offer, 'images', imagesIn(selection, rules.images));
  const gtinWarning = offer.gtin && checkGtin(offer.gtin.value);
  if (gtinWarning) selection.warnings.push(gtinWarning);
  return boundOffer({ offer, warnings: selection.warnings });
}

function cleaned(text: string, key: TextFieldName): string | undefined {
  const most =
    key === 'description'
      ? limits.descriptionCharacters
      : key === 'name'
        ? limits.nameCharacters
        : limits.shortTextCharacters;
  const clean = cleanText(text, most);
  const isBlank = codes.has(key) ? isPlaceholder(clean) : clean === '' || isUnfilled(clean);
  return isBlank ? undefined : clean;
}

function readPricesInto(offer: RawOffer, selection: Selection, rules: SelectorRules): void {
  let struck: Field<PriceValue> | undefined;
  for (const key of priceFields) {
    const [read] = firstRead(selection, key, rules[key], (found) => priceIn(selection, found, key));
    if (!read) continue;
    const { value, found } = read;
    selection.warnings.push(...noticesOf(value, found.text, found.path));
    if (isRecurring(value)) {
      const { text, path } = found;
      put(offer, 'recurringPrice', newField(value.value, text, 'selector', path, value.confidence));
      continue;
    }
    put(offer, key, newField(value.value, found.text, 'selector', found.path, value.confidence));
    if (key === 'price') struck = struckPrice(selection, found, value.value);
  }
  if (struck) offer.listPrice ??= struck;
}

/** What stands struck through beside a price, when it is higher: the price before. */
function struckPrice(selection: Selection, { struck, path }: Found, now: PriceValue): Field<PriceValue> | undefined {
  const before = struck === '' ? undefined : readPrice(selection, struck).price;
  if (!before || before.value.currency !== now.currency || before.value.minor <= now.minor) return undefined;
  selection.warnings.push(...noticesOf(before, struck, path));
  return newField(before.value, struck, 'selector', `${path} (struck through)`, before.confidence);
}

function priceIn(selection: Selection, found: Found, key: PriceFieldName): PriceRead | RecurringRead | undefined {
  if (key === 'shippingPrice') return readShippingText(found.text, selection.currency, selection.locale);
  const read = readPrice(selection, found.text);
  if (key === 'price') return read.price ?? read.recurringPrice;
  if (key === 'highPrice') return read.highPrice ?? read.price;
  if (key === 'listPrice') return read.price ?? read.listPrice;
  if (key === 'unitPrice') return read.unitPrice ?? read.price;
  return read.price ?? read.lowPrice;
}

function isRecurring(read: PriceRead | RecurringRead): read is RecurringRead {
  return 'period' in read.value;
}

function readPrice({ currency, locale }: Selection, text: string) {
  return readPriceText(text, false, currency, locale);
}

function firstField<T>(
  selection: Selection,
  key: SelectorField,
  rules: SelectorRule[] | undefined,
  read: (found: Found) => T | undefined,
): Field<T> | undefined {
  const [first] = firstRead(selection, key, rules, read);
  return first && newField(first.value, first.found.text, 'selector', first.found.path);
}

/** The first of the rules whose text can be read, with that text; a warning for each before it. */
function firstRead<T>(
  selection: Selection,
  key: SelectorField,
  rules: SelectorRule[] | undefined,
  read: (found: Found) => T | undefined,
): [] | [{ value: T; found: Found }] {
  for (const rule of rules ?? []) {
    const [first] = findAll(selection, rule, isPriceField(key));
    if (!first) continue;
    const found = key === 'listPrice' && first.struck !== '' ? { ...first, text: first.struck } : first;
    const value = read(found);
    if (value !== undefined) return [{ value, found }];
    selection.warnings.push(unreadable(selection, key, found));
  }
  return [];
}

function isPriceField(key: SelectorField): boolean {
  return priceFields.some((field) => field === key);
}

function unreadable(selection: Selection, key: SelectorField, { text, path }: Found): ExtractionWarning {
  if (isPriceField(key) && readPrice(selection, text).refusal === 'below_zero')
    return unreadablePrice(text, path, 'below_zero');
  const refusal = key === 'gtin' ? refusedGtinText(text) : undefined;
  if (refusal) return refusal;
  if (key === 'availability') return unknownAvailability(text, path);
  return detailed('unreadable', { text: text.trim().slice(0, 80), path, field: key });
}

function firstFound(selection: Selection, rules: SelectorRule[] | undefined): Found[] {
  for (const rule of rules ?? []) {
    const found = findAll(selection, rule);
    if (found.length > 0) return found;
  }
  return [];
}

function imagesIn(selection: Selection, rules: SelectorRule[] | undefined): Field<string[]> | undefined {
  const found = firstFound(selection, rules);
  const addresses = new Set(
    found.map(({ text }) => resolveStated(text, selection.base)).filter((address) => address !== undefined),
  );
  const [first] = found;
  if (!first || addresses.size === 0) return undefined;
  return newField([...addresses].slice(0, limits.images), first.text, 'selector', first.path);
}

/** What a rule finds, in page order, without what is empty. */
function findAll(selection: Selection, rule: SelectorRule, isPrice = false): Found[] {
  const path = pathOf(selection, rule);
  try {
    return elementsFor(selection, rule.selector)
      .slice(0, limits.images)
      .map((element) => ({ path, ...foundIn(selection, element, rule, isPrice) }))
      .filter(({ text }) => text.trim() !== '');
  } catch {
    selection.warnings.push(invalidSelector(rule.selector));
    return [];
  }
}

/** What names the item itself in a rule; before a combinator (`:scope > b`) it is plain CSS. */
const itself = ':scope';

function elementsFor({ $, root }: Selection, selector: string): PageElement[] {
  return selector === itself && root !== undefined ? [root] : elementsAt($, selector, root);
}

/** `(<item selector>)[2] .price@content`; the item itself has no selector of its own. */
function pathOf({ place }: Selection, { selector, attribute }: SelectorRule): string {
  const parts = [place, place !== '' && selector === itself ? '' : selector];
  return parts.filter((part) => part !== '').join(' ') + (attribute === undefined ? '' : `@${attribute}`);
}

function foundIn(
  { $ }: Selection,
  element: PageElement,
  { attribute, transforms = [] }: SelectorRule,
  isPrice: boolean,
) {
  if (attribute !== undefined) return { text: transformed($(element).attr(attribute) ?? '', transforms), struck: '' };
  const texts = textsOf(element, isPrice);
  const standing = texts.standing.trim() === '' ? texts.whole : texts.standing;
  return { text: transformed(standing, transforms), struck: texts.struck.trim() };
}

/** The warning about a selector that the parser of CSS refuses. */
export function invalidSelector(selector: string): ExtractionWarning {
  return detailed('invalid_selector', { selector: selector.slice(0, 100) });
}

function transformed(text: string, transforms: SelectorTransform[]): string {
  return transforms.reduce(applyTransform, text.slice(0, limits.collectedText).trim());
}

function applyTransform(text: string, transform: SelectorTransform): string {
  switch (transform.kind) {
    case 'before':
      return text.includes(transform.text) ? text.slice(0, text.indexOf(transform.text)) : text;
    case 'after':
      return text.includes(transform.text) ? text.slice(text.indexOf(transform.text) + transform.text.length) : text;
    case 'remove':
      return transform.text === '' ? text : text.replaceAll(transform.text, '');
    case 'part':
      return text.split(transform.separator).at(transform.index)?.trim() ?? '';
    case 'prefix':
      return transform.text + text;
    default:
      return text.toLowerCase();
  }
}
