import { detailed } from '@quarry/contracts/wording';
import type { ExtractionWarning, Field, RawOffer } from '@quarry/contracts/offers';
import { isUnfilled } from '../placeholder/index.ts';
import { firstEvidence, newField, priceText, put, textField } from './field.ts';
import { type Item, type ItemGraph, itemsOf, valuesOf } from './item.ts';
import { limits } from './limits.ts';
import { readOfferPrices, statedCurrency } from './offer-price.ts';
import { applyStockTime } from './offer-times.ts';
import { leftOut, type PriceContext } from './price-sums.ts';
import { noticesOf, readStatedPrice } from './price-value.ts';
import { readAddress, readIdentity, readProduct } from './read-product.ts';
import { doubtGtin, refusedGtin } from './read-gtin.ts';
import { refusedRating } from './read-rating.ts';
import { readStock } from './stock.ts';
import { conditionOf } from './sum-kind.ts';
import { isGroup, isOffer } from './vocabulary.ts';

/** One offer in the making. */
export type OfferLine = { offer: RawOffer; warnings: ExtractionWarning[] };

/** The offers of the page's product, or of each of its variants, as one method describes them; a product without any gives one line without a price. */
export function readOfferLines(graph: ItemGraph, products: Item[], context: PriceContext): OfferLine[] {
  const pageCurrency = currencyOfOthers(graph, products, context) ?? context.fallbackCurrency;
  const lines: OfferLine[] = [];
  for (const product of products) {
    if (lines.length >= limits.offers) break;
    lines.push(...linesOfProduct(graph, product, { ...context, fallbackCurrency: pageCurrency }));
  }
  return withoutRepetition(withoutBareRepetition(lines)).slice(0, limits.offers);
}

function currencyOfOthers(graph: ItemGraph, products: Item[], context: PriceContext): string | null {
  // Products may name one another's variants and offers; each is looked at once.
  const seen = new Set<Item>();
  for (const member of products.flatMap((product) => [product, ...membersOf(graph, product)])) {
    if (seen.has(member)) continue;
    seen.add(member);
    for (const offer of offersOf(graph, member)) {
      if (seen.has(offer)) continue;
      seen.add(offer);
      const currency = currencyOfOffer(graph, offer, context);
      if (currency !== null) return currency;
    }
  }
  return null;
}

function currencyOfOffer(graph: ItemGraph, offer: Item, context: PriceContext): string | null {
  const stated = statedCurrency(graph, offer, context);
  if (stated !== null) return stated;
  const specified = itemsOf(graph, offer, 'priceSpecification').map((inner) => statedCurrency(graph, inner, context));
  return specified.find((found) => found !== null) ?? null;
}

function membersOf(graph: ItemGraph, product: Item): Item[] {
  return [...new Set(itemsOf(graph, product, 'hasVariant'))].filter((variant) => variant !== product);
}

function linesOfProduct(graph: ItemGraph, product: Item, context: PriceContext): OfferLine[] {
  const variants = membersOf(graph, product).filter((variant) => !isGroup(variant.types));
  const shared = readProduct(graph, product);
  const isSoldAsVariants =
    variants.some((variant) => offersOf(graph, variant).length > 0) ||
    (variants.length > 1 && offersOf(graph, product).length === 0);
  if (isSoldAsVariants) {
    const common = ofGroup(graph, product, shared);
    const lines: OfferLine[] = [];
    for (const variant of variants) {
      if (lines.length >= limits.offers) break;
      lines.push(...linesOfOne(graph, variant, inherit(readProduct(graph, variant), common), context));
    }
    return lines;
  }
  const [group] = itemsOf(graph, product, 'isVariantOf');
  const whole = group && group !== product ? inherit(shared, ofGroup(graph, group, readProduct(graph, group))) : shared;
  return linesOfOne(graph, product, whole, context);
}

/** What variants take from their group: everything but what names the group itself. */
function ofGroup(graph: ItemGraph, group: Item, shared: RawOffer): RawOffer {
  const { sku: _sku, gtin: _gtin, mpn: _mpn, url: _url, itemGroup: _itemGroup, ...common } = shared;
  const stated = textField(graph, group, ['productGroupID', 'inProductGroupWithID', 'sku']);
  const named = stated ?? (group.id === null ? undefined : newField(group.id, group.id, graph.method, group.path));
  return named ? { ...common, itemGroup: named } : common;
}

function inherit(own: RawOffer, group: RawOffer): RawOffer {
  const joined = { ...group, ...own };
  if (own.attributes && group.attributes)
    joined.attributes = { ...own.attributes, value: { ...group.attributes.value, ...own.attributes.value } };
  return joined;
}

function linesOfOne(graph: ItemGraph, product: Item, shared: RawOffer, context: PriceContext): OfferLine[] {
  const productCurrency = statedCurrency(graph, product, context);
  const inner = { ...context, fallbackCurrency: productCurrency ?? context.fallbackCurrency };
  const stated = offersOf(graph, product);
  const single = stated.filter((item) => !item.types.includes('AggregateOffer'));
  const nested = stated
    .filter((item) => item.types.includes('AggregateOffer'))
    .flatMap((range) => itemsOf(graph, range, 'offers'));
  const priced = [...new Set([...single, ...nested])].filter((item) => hasPrice(graph, item));
  const unconditional = withoutConditions(graph, priced);
  const chosen = unconditional.length > 0 ? unconditional : priced.length > 0 ? [] : stated;
  if (chosen.length === 0) return [lineWithoutOffer(graph, product, shared, inner, priced.length > 0)];
  const lines = chosen.map((item) => readLine(graph, item, shared, inner, product));
  lines[0]?.warnings.push(
    ...priced.filter((item) => !chosen.includes(item)).flatMap((item) => passedOver(graph, item)),
  );
  return lines;
}

/** A shop that sells to traders alone says so of every offer: those are left out only beside offers for everyone. */
function withoutConditions(graph: ItemGraph, offers: Item[]): Item[] {
  const conditions = offers.map((item) => ({ item, condition: conditionOf(graph, item) }));
  const forAll = conditions.filter(({ condition }) => condition === undefined);
  const open = forAll.length > 0 ? forAll : conditions.filter(({ condition }) => condition === 'sum:customers');
  return open.map(({ item }) => item);
}

/** The warning about an offer that is left out for its condition. */
function passedOver(graph: ItemGraph, item: Item): ExtractionWarning[] {
  const cause = conditionOf(graph, item);
  const evidence = firstEvidence(graph, item, 'price', 'lowPrice');
  return cause === undefined || !evidence ? [] : [leftOut(evidence.text.slice(0, 80), evidence.path, cause)];
}

/** Whether an offer states any amount. */
export function hasPrice(graph: ItemGraph, offer: Item): boolean {
  return valuesOf(graph, offer, 'price', 'priceSpecification', 'lowPrice', 'minPrice').length > 0;
}

/** The offers a product names, and those that name it. */
function offersOf(graph: ItemGraph, product: Item): Item[] {
  const named = itemsOf(graph, product, 'offers');
  const naming = offersNaming(graph).get(product) ?? [];
  return [...new Set([...named, ...naming])].slice(0, limits.offers);
}

const namingOffers = new WeakMap<ItemGraph, Map<Item, Item[]>>();

/** The offers that stand apart and say by `itemOffered` what they offer, by that product; a graph is complete when it is read. */
function offersNaming(graph: ItemGraph): Map<Item, Item[]> {
  const known = namingOffers.get(graph);
  if (known) return known;
  const apart = graph.items.filter((item) => isOffer(item.types) && item.role !== 'offers');
  const pairs = apart.flatMap((offer) => itemsOf(graph, offer, 'itemOffered').map((product) => ({ product, offer })));
  const byProduct = new Map<Item, Item[]>();
  for (const { product, offer } of pairs) {
    const offers = byProduct.get(product);
    if (offers) offers.push(offer);
    else byProduct.set(product, [offer]);
  }
  namingOffers.set(graph, byProduct);
  return byProduct;
}

function lineWithoutOffer(
  graph: ItemGraph,
  product: Item,
  shared: RawOffer,
  context: PriceContext,
  isConditionalOnly: boolean,
): OfferLine {
  const offer = { ...shared };
  const warnings = isConditionalOnly ? [] : readOfferPrices(graph, product, offer, context);
  put(offer, 'availability', readStock(graph, [product], warnings));
  const refusal = offer.gtin ? doubtGtin(graph, [product], offer) : refusedGtin(graph, [product]);
  const rating = refusedRating(graph, product);
  warnings.push(...[refusal, rating].filter((warning) => warning !== undefined));
  if (isConditionalOnly)
    warnings.push({
      ...detailed('conditional_price'),
    });
  return { offer, warnings };
}

function readLine(graph: ItemGraph, item: Item, shared: RawOffer, context: PriceContext, product: Item): OfferLine {
  const [offered] = itemsOf(graph, item, 'itemOffered');
  const base = offered && offered !== product ? inherit(readProduct(graph, offered), shared) : shared;
  const own: RawOffer = {};
  readIdentity(graph, item, own);
  put(own, 'url', readAddress(graph, item));
  const stockWarnings: ExtractionWarning[] = [];
  put(own, 'availability', readStock(graph, [item, product], stockWarnings));
  put(own, 'seller', readSeller(graph, item));
  put(own, 'priceValidUntil', readValidUntil(graph, item));
  const notices = readShipping(graph, item, own, context);
  const offer = { ...base, ...own };
  const described = [item, offered ?? product];
  const refusal = offer.gtin ? doubtGtin(graph, described, offer) : refusedGtin(graph, described);
  const refusals = [refusal, refusedRating(graph, offered ?? product)].filter((warning) => warning !== undefined);
  const warnings = readOfferPrices(graph, item, offer, context);
  applyStockTime(graph, item, offer, warnings, context.now);
  return { offer, warnings: [...warnings, ...notices, ...stockWarnings, ...refusals] };
}

/** Who sells; an address that nothing on the page describes is no name. */
function readSeller(graph: ItemGraph, item: Item): Field<string> | undefined {
  const field = textField(graph, item, ['seller', 'offeredBy']);
  return field && (/^https?:/i.test(field.value) || isUnfilled(field.value)) ? undefined : field;
}

function readValidUntil(graph: ItemGraph, item: Item): Field<string> | undefined {
  const field = textField(graph, item, ['priceValidUntil']);
  return field && /^\d{4}-\d{2}-\d{2}/.test(field.value) ? field : undefined;
}

/** Sets what delivery costs and gives what there is to say of it. */
function readShipping(graph: ItemGraph, item: Item, own: RawOffer, context: PriceContext): ExtractionWarning[] {
  const notices: ExtractionWarning[] = [];
  for (const details of itemsOf(graph, item, 'shippingDetails')) {
    for (const rate of itemsOf(graph, details, 'shippingRate')) {
      const [value] = valuesOf(graph, rate, 'value', 'price');
      if (!value || value.text === null) continue;
      const { text, isNumber, isBare = false } = value;
      const currency = statedCurrency(graph, rate, context) ?? statedCurrency(graph, item, context);
      const { locale, fallbackCurrency } = context;
      const { price } = readStatedPrice({ text, isNumber, isBare }, currency, locale, fallbackCurrency);
      if (!price || own.shippingPrice) continue;
      own.shippingPrice = newField(price.value, value.text, graph.method, value.path, price.confidence);
      notices.push(...noticesOf(price, value.text, value.path));
    }
  }
  return notices;
}

/** A second description of a product, of the same name but without price or code, fills what the priced ones lack. */
function withoutBareRepetition(lines: OfferLine[]): OfferLine[] {
  const priced = lines.filter(({ offer }) => offer.price ?? offer.lowPrice);
  if (priced.length === 0 || priced.length === lines.length) return lines;
  return lines.filter(({ offer }) => {
    if (offer.price ?? offer.lowPrice ?? offer.sku ?? offer.gtin ?? offer.color ?? offer.size ?? offer.availability)
      return true;
    const same = priced.filter((line) => line.offer.name !== undefined && line.offer.name.value === offer.name?.value);
    for (const line of same) line.offer = { ...offer, ...line.offer };
    return same.length === 0;
  });
}

/** Two descriptions of one offer are one line. */
function withoutRepetition(lines: OfferLine[]): OfferLine[] {
  const seen = new Set<string>();
  return lines.filter(({ offer }) => {
    const { price, lowPrice } = offer;
    const amount = price ?? lowPrice;
    const parts = [
      offer.sku,
      offer.gtin,
      offer.url,
      offer.seller,
      offer.condition,
      offer.name,
      offer.color,
      offer.size,
    ].map((field) => field?.value ?? '');
    const key = JSON.stringify([...parts, amount ? priceText(amount.value) : '']);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
