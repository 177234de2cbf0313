import type { ExtractionWarning, RawOffer } from '@quarry/contracts/offers';
import { readAvailability, settleStock } from '../availability/index.ts';
import { isPlaceholder, isUnfilled } from '../placeholder/index.ts';
import { resolveAddress } from './address.ts';
import { detailed } from '@quarry/contracts/wording';
import { newField, put, roundConfidence, saidPrice, samePrice } from './field.ts';
import { limits } from './limits.ts';
import { causeAt } from './offer-times.ts';
import { leftOut } from './price-sums.ts';
import {
  currencyCode,
  noticesOf,
  type PriceRead,
  readPriceText,
  unreadablePrice,
  withinCurrency,
  withSharedSign,
} from './price-value.ts';
import { gtinField, refusedGtinText } from './read-gtin.ts';
import { unknownAvailability } from './stock.ts';
import type { MetaTag, PageMarkup } from './scan-markup.ts';
import { cleanText } from './text.ts';
import { conditionName } from './vocabulary.ts';

/** What the meta tags say; `saysProduct` when one of them belongs only to a thing for sale. */
export type MetaOffer = {
  offer: RawOffer;
  warnings: ExtractionWarning[];
  saysProduct: boolean;
  currency: string | null;
};

/** Reads Open Graph product tags, their common variants, and Twitter's labelled values as a weak source. */
export function readMetaOffer(markup: PageMarkup, now?: number): MetaOffer {
  const tags = new Map<string, MetaTag>();
  for (const tag of markup.meta) if (!tags.has(tag.key) && tag.content.trim() !== '') tags.set(tag.key, tag);
  const locale = markup.language ?? undefined;
  const stated = firstTag(tags, [
    'product:price:currency',
    'og:price:currency',
    'product:currency',
    'product:sale_price:currency',
    'twitter:currency',
  ]);
  const currency = (stated && currencyCode(stated.content, locale)) ?? null;
  const offer: RawOffer = {};
  const warnings: ExtractionWarning[] = [];
  readPrices(tags, markup.meta, offer, warnings, { currency, locale, now });
  if (offer.price && stated) offer.price = withSharedSign(offer.price, stated.content, locale, warnings);
  readTexts(tags, offer, markup, warnings);
  const type = tags.get('og:type')?.content ?? '';
  const saysProduct =
    /(?:^|[.:])product(?:\.item)?$/i.test(type.trim()) ||
    offer.price !== undefined ||
    tags.has('product:retailer_item_id');
  return { offer, warnings, saysProduct, currency };
}

function firstTag(tags: Map<string, MetaTag>, keys: string[]): MetaTag | undefined {
  return keys.map((key) => tags.get(key)).find((tag) => tag !== undefined);
}

const priceTags = ['product:price:amount', 'og:price:amount', 'product:price'];
const contradictedTrust = 0.5;

type MoneyContext = { currency: string | null; locale: string | undefined; now: number | undefined };

function readPrices(
  tags: Map<string, MetaTag>,
  all: readonly MetaTag[],
  offer: RawOffer,
  warnings: ExtractionWarning[],
  context: MoneyContext,
): void {
  const regular = firstTag(tags, priceTags);
  const stated = firstTag(tags, ['product:sale_price:amount', 'og:sale_price:amount', 'product:sale_price']);
  const lower = stated && lowerSale(stated, regular, warnings, context);
  const sale = lower && currentSale(tags, lower, offer, warnings, context.now);
  const original = firstTag(tags, [
    'product:original_price:amount',
    'og:price:standard_amount',
    'product:pretax_price:amount_before_discount',
  ]);
  readAmount(sale ?? regular, 'price', offer, warnings, context);
  if (!sale) doubtPrice(all, offer, warnings, context);
  readAmount(sale ? (original ?? regular) : original, 'listPrice', offer, warnings, context);
  if (!offer.price) readLabelled(tags, offer, warnings, context);
  const { price, listPrice } = offer;
  if (
    price &&
    listPrice &&
    price.value.currency === listPrice.value.currency &&
    listPrice.value.minor <= price.value.minor
  )
    delete offer.listPrice;
}

/** Another price under the same name or another contradicts the first. */
function doubtPrice(
  all: readonly MetaTag[],
  offer: RawOffer,
  warnings: ExtractionWarning[],
  context: MoneyContext,
): void {
  const { price } = offer;
  for (const tag of all.filter(({ key }) => priceTags.includes(key))) {
    const other = price && readPriceText(tag.content, false, context.currency, context.locale).price?.value;
    if (!other || samePrice(price.value, other)) continue;
    const kept = saidPrice(price.value);
    const said = { first: kept, path: price.path, second: saidPrice(other), otherPath: tag.path, kept };
    warnings.push(detailed('price_disagreement:one_offer', said));
    offer.price = { ...price, confidence: roundConfidence(price.confidence * contradictedTrust) };
    return;
  }
}

/** The sale price, where it is below the regular one as in a feed; shops write 0 where nothing is reduced. */
function lowerSale(
  sale: MetaTag,
  regular: MetaTag | undefined,
  warnings: ExtractionWarning[],
  { currency, locale }: MoneyContext,
): MetaTag | undefined {
  const price = regular && readPriceText(regular.content, false, currency, locale).price?.value;
  if (!price) return sale;
  const { price: read, refusal } = readPriceText(sale.content, false, currency, locale);
  if (!read) warnings.push(unreadablePrice(sale.content, sale.path, refusal));
  else if (read.value.minor > price.minor) warnings.push(leftOut(read.value, sale.path, 'sum:sale_above'));
  else if (read.value.minor > 0 || price.minor === 0) return sale;
  return undefined;
}

/** The sale price, unless its dates say that it is not the one of now. */
function currentSale(
  tags: Map<string, MetaTag>,
  sale: MetaTag,
  offer: RawOffer,
  warnings: ExtractionWarning[],
  now: number | undefined,
): MetaTag | undefined {
  const start = firstTag(tags, ['product:sale_price_dates:start', 'og:sale_price_dates:start']);
  const end = firstTag(tags, ['product:sale_price_dates:end', 'og:sale_price_dates:end']);
  const cause = causeAt(start?.content, end?.content, now);
  if (cause !== undefined) {
    warnings.push(leftOut(sale.content.trim().slice(0, 80), sale.path, cause));
    return undefined;
  }
  if (end) offer.priceValidUntil = newField(end.content.trim(), end.content, 'meta', end.path);
  return sale;
}

function readAmount(
  tag: MetaTag | undefined,
  key: 'price' | 'listPrice',
  offer: RawOffer,
  warnings: ExtractionWarning[],
  context: MoneyContext,
): void {
  if (!tag) return;
  const read = readPriceText(tag.content, false, context.currency, context.locale);
  const set = (field: 'price' | 'listPrice' | 'lowPrice' | 'highPrice', found: PriceRead) => {
    offer[field] = newField(found.value, tag.content, 'meta', tag.path, found.confidence);
    warnings.push(...noticesOf(found, tag.content, tag.path));
  };
  if (read.price) set(key, withinCurrency(read.price, context.currency, tag.content, warnings));
  else if (read.lowPrice && key === 'price') {
    set('lowPrice', read.lowPrice);
    if (read.highPrice) set('highPrice', read.highPrice);
  } else if (read.recurringPrice && key === 'price') {
    const { value, confidence } = read.recurringPrice;
    offer.recurringPrice = newField(value, tag.content, 'meta', tag.path, confidence);
    warnings.push(...noticesOf(read.recurringPrice, tag.content, tag.path));
  } else {
    warnings.push(unreadablePrice(tag.content, tag.path, read.refusal));
  }
}

const priceLabel = /^(?:price|preis|prix|precio|preço|prijs|prezzo)$/i;
const stockLabel = /^(?:availability|verfügbarkeit|disponibilité|disponibilidad|disponibilidade|stock)$/i;

/** `twitter:label1` names what `twitter:data1` holds. */
function readLabelled(
  tags: Map<string, MetaTag>,
  offer: RawOffer,
  warnings: ExtractionWarning[],
  context: MoneyContext,
): void {
  for (const place of ['1', '2', '3']) {
    const label = tags.get(`twitter:label${place}`)?.content.trim() ?? '';
    const data = tags.get(`twitter:data${place}`);
    if (!data) continue;
    if (priceLabel.test(label)) {
      const { price } = readPriceText(data.content, false, context.currency, context.locale);
      if (!price || offer.price) continue;
      offer.price = newField(price.value, data.content, 'meta', data.path, price.confidence * 0.8);
      warnings.push(...noticesOf(price, data.content, data.path));
    } else if (stockLabel.test(label)) {
      const name = stockIn(data, warnings);
      if (name !== undefined) offer.availability ??= newField(name, data.content, 'meta', data.path, 0.8);
    }
  }
}

const stockTags: ReadonlySet<string> = new Set([
  'product:availability',
  'og:availability',
  'product:is_product_shareable_availability',
]);

function stockOfTags({ meta }: PageMarkup, warnings: ExtractionWarning[]): RawOffer['availability'] {
  const said = meta.flatMap((tag) => {
    const name = stockTags.has(tag.key) && tag.content.trim() !== '' ? stockIn(tag, warnings) : undefined;
    return name === undefined ? [] : [{ name, text: tag.content, path: tag.path }];
  });
  const settled = settleStock(said);
  if (settled?.warning) warnings.push(settled.warning);
  return settled && newField(settled.kept.name, settled.kept.text, 'meta', settled.kept.path, settled.trust);
}

function stockIn({ content, path }: MetaTag, warnings: ExtractionWarning[]): string | undefined {
  const name = readAvailability(cleanText(content, limits.shortTextCharacters));
  if (name === undefined) warnings.push(unknownAvailability(content, path));
  return name;
}

type TextKey =
  | 'brand'
  | 'sku'
  | 'mpn'
  | 'category'
  | 'color'
  | 'size'
  | 'material'
  | 'pattern'
  | 'gender'
  | 'ageGroup'
  | 'itemGroup';

const textTags: Record<TextKey, string[]> = {
  brand: ['product:brand', 'og:brand', 'product.brand'],
  sku: ['product:retailer_item_id', 'product:sku', 'product:retailer_part_no'],
  mpn: ['product:mfr_part_no', 'product:mpn'],
  category: ['product:category'],
  color: ['product:color'],
  size: ['product:size'],
  material: ['product:material'],
  pattern: ['product:pattern'],
  gender: ['product:target_gender'],
  ageGroup: ['product:age_group'],
  itemGroup: ['product:item_group_id', 'product:retailer_group_id'],
};

function readTexts(
  tags: Map<string, MetaTag>,
  offer: RawOffer,
  markup: PageMarkup,
  warnings: ExtractionWarning[],
): void {
  for (const [key, names] of Object.entries(textTags) as [TextKey, string[]][]) {
    const tag = firstTag(tags, names);
    const text = tag && cleanText(tag.content, limits.shortTextCharacters);
    if (tag && text !== undefined && !isPlaceholder(text))
      put(offer, key, newField(text, tag.content, 'meta', tag.path));
  }
  put(offer, 'availability', stockOfTags(markup, warnings));
  const state = firstTag(tags, ['product:condition', 'og:condition']);
  const condition = state && conditionName(state.content);
  if (state && condition !== undefined) put(offer, 'condition', newField(condition, state.content, 'meta', state.path));
  const code = firstTag(tags, [
    'product:ean',
    'product:gtin',
    'product:isbn',
    'product:upc',
    'og:upc',
    'og:ean',
    'book:isbn',
  ]);
  if (code) {
    const gtin = gtinField(code.content, 'meta', code.path);
    put(offer, 'gtin', gtin);
    const refusal = gtin ? undefined : refusedGtinText(code.content);
    if (refusal) warnings.push(refusal);
  }
  readPageTexts(tags, offer, markup);
}

function readPageTexts(tags: Map<string, MetaTag>, offer: RawOffer, markup: PageMarkup): void {
  const description = firstTag(tags, ['og:description', 'description', 'twitter:description', 'dc.description']);
  const text = description && cleanText(description.content, limits.descriptionCharacters);
  if (description && text && !isUnfilled(text))
    put(offer, 'description', newField(text, description.content, 'meta', description.path, 0.8));
  const pictures = markup.meta.filter((tag) =>
    /^(?:og:image(?::url|:secure_url)?|twitter:image(?::src)?)$/.test(tag.key),
  );
  const addresses = new Set(
    pictures.map((tag) => resolveAddress(tag.content, markup.base)).filter((url) => url !== undefined),
  );
  const [first] = pictures;
  if (first && addresses.size > 0)
    put(offer, 'images', newField([...addresses].slice(0, limits.images), first.content, 'meta', first.path));
}

/** The page's name where no structured data gives one: meta title, then heading, then title, trusted less in this order. */
export function readPageName(markup: PageMarkup): RawOffer['name'] {
  const tag = ['og:title', 'twitter:title', 'dc.title', 'dcterms.title']
    .map((key) =>
      markup.meta.find((meta) => meta.key === key && meta.content.trim() !== '' && !isUnfilled(meta.content)),
    )
    .find((meta) => meta !== undefined);
  if (tag) return newField(cleanText(tag.content, limits.nameCharacters), tag.content, 'meta', tag.path, 0.7);
  const heading = markup.headings.find((text) => !isUnfilled(text));
  if (heading !== undefined) return newField(heading, heading, 'meta', 'h1', 0.6);
  return markup.title === '' || isUnfilled(markup.title)
    ? undefined
    : newField(markup.title, markup.title, 'meta', 'title', 0.5);
}
