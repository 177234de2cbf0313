import type { ExtractedOffer, ExtractionWarning, Field, PriceValue, RawOffer } from '@quarry/contracts/offers';
import { type CheerioAPI, load } from 'cheerio/slim';
import { resolveAddress } from './address.ts';
import { decodePage } from './decode-html.ts';
import { newField, put } from './field.ts';
import { limits } from './limits.ts';
import { currencyCode, readPriceText } from './price-value.ts';
import { checkGtin, gtinDigits } from './read-gtin.ts';
import { cleanText } from './text.ts';
import { availabilityName, conditionName } from './vocabulary.ts';

/** One step on the way from what stands in the page to the value; a closed list, all linear in the length of the text. */
export type SelectorTransform =
  | { kind: 'before' | 'after'; text: string }
  | { kind: 'remove'; text: string }
  | { kind: 'part'; separator: string; index: number }
  | { kind: 'prefix'; text: string }
  | { kind: 'lowercase' };

/** Where a field stands: a CSS selector, an attribute of what it finds (its text when absent), and the steps that clean it. */
export type SelectorRule = { selector: string; attribute?: string; transforms?: SelectorTransform[] };

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

type Found = { text: string; path: string };
type Selection = {
  $: CheerioAPI;
  base: string;
  locale: string | undefined;
  currency: string | null;
  warnings: ExtractionWarning[];
};

/**
 * Reads one offer off a page by CSS selectors, for pages whose structured data lacks something.
 * Every field has method `selector` and the rule's selector as path. A selector that is no CSS is a warning (`invalid_selector`), one whose text
 * cannot be read as its field another (`unreadable`); the other fields are kept. Never throws for what a page or a rule holds.
 */
export function extractWithSelectors(html: Uint8Array | string, url: string, rules: SelectorRules): ExtractedOffer {
  const text = typeof html === 'string' ? html : decodePage(html).text;
  const $ = load(text.slice(0, limits.pageCharacters));
  const base = resolveAddress($('base[href]').attr('href') ?? '', url) ?? url;
  const selection: Selection = { $, base, locale: $('html').attr('lang'), currency: null, warnings: [] };
  const currency = firstFound(selection, rules.currency)[0];
  selection.currency = (currency && currencyCode(currency.text, selection.locale)) ?? null;
  const offer: RawOffer = {};
  for (const key of textFields)
    put(
      offer,
      key,
      firstField(selection, key, rules[key], (found) => cleaned(found.text, key)),
    );
  for (const key of priceFields)
    put(
      offer,
      key,
      firstField(selection, key, rules[key], (found) => priceIn(selection, found, key)),
    );
  put(
    offer,
    'gtin',
    firstField(selection, 'gtin', rules.gtin, (found) => gtinDigits(found.text)),
  );
  put(
    offer,
    'availability',
    firstField(selection, 'availability', rules.availability, (found) => availabilityName(found.text)),
  );
  put(
    offer,
    'condition',
    firstField(selection, 'condition', rules.condition, (found) => conditionName(found.text)),
  );
  put(
    offer,
    'url',
    firstField(selection, 'url', rules.url, (found) => resolveAddress(found.text, base)),
  );
  put(offer, 'images', imagesIn(selection, rules.images));
  const gtinWarning = offer.gtin && checkGtin(offer.gtin.value);
  if (gtinWarning) selection.warnings.push(gtinWarning);
  return { offer, warnings: selection.warnings };
}

function cleaned(text: string, key: TextFieldName): string | undefined {
  const most =
    key === 'description'
      ? limits.descriptionCharacters
      : key === 'name'
        ? limits.nameCharacters
        : limits.shortTextCharacters;
  return cleanText(text, most) || undefined;
}

function priceIn(selection: Selection, found: Found, key: PriceFieldName): PriceValue | undefined {
  const read = readPriceText(found.text, false, selection.currency, selection.locale);
  if (key === 'price') return read.price;
  if (key === 'highPrice') return read.highPrice ?? read.price;
  if (key === 'listPrice') return read.price ?? read.listPrice;
  if (key === 'unitPrice') return read.unitPrice ?? read.price;
  return read.price ?? read.lowPrice;
}

function firstField<T>(
  selection: Selection,
  key: SelectorField,
  rules: SelectorRule[] | undefined,
  read: (found: Found) => T | undefined,
): Field<T> | undefined {
  for (const rule of rules ?? []) {
    const [found] = findAll(selection, rule);
    if (!found) continue;
    const value = read(found);
    if (value !== undefined) return newField(value, found.text, 'selector', found.path);
    selection.warnings.push({
      code: 'unreadable',
      detail: `"${found.text.trim().slice(0, 80)}" at ${found.path} cannot be read as ${key}.`,
    });
  }
  return undefined;
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
    found.map(({ text }) => resolveAddress(text, selection.base)).filter((address) => address !== undefined),
  );
  const [first] = found;
  if (!first || addresses.size === 0) return undefined;
  return newField([...addresses].slice(0, limits.images), first.text, 'selector', first.path);
}

/** What a rule finds, in page order, without what is empty. */
function findAll(selection: Selection, rule: SelectorRule): Found[] {
  const { $ } = selection;
  const path = rule.attribute === undefined ? rule.selector : `${rule.selector}@${rule.attribute}`;
  try {
    return $(rule.selector)
      .slice(0, limits.images)
      .toArray()
      .map((element) => ({
        path,
        text: transformed(
          rule.attribute === undefined ? $(element).text() : ($(element).attr(rule.attribute) ?? ''),
          rule.transforms ?? [],
        ),
      }))
      .filter(({ text }) => text.trim() !== '');
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    selection.warnings.push({
      code: 'invalid_selector',
      detail: `The selector "${rule.selector.slice(0, 100)}" cannot be used: ${cause}`,
    });
    return [];
  }
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
