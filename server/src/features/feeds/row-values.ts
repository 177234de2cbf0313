import { sourceKey } from '@quarry/contracts/feeds';
import type { EvaluationInput, Known, Value } from '@quarry/extraction/channel-row';
import type { RowInput } from './row-input.store.ts';

/** Where pictures that lie here are found, and the time of the evaluation. */
export type RowSurroundings = { publicAddress: string; now: Date };

/** What an expression may ask of a listing, by the names of its sources. */
export function evaluationInput(input: RowInput, { publicAddress, now }: RowSurroundings): EvaluationInput {
  const values = new Map<string, Known>();
  const say = (key: string, value: Value | null, ref: string | null) => {
    if (value !== null) values.set(key, { value, ref });
  };
  const { productId, variantId, listingId, offerId, brandId, categoryId, currency } = input;
  const attributes = new Map(input.attributes.map((one) => [one.code, one]));
  const named = attributes.get('name');
  const described = attributes.get('description');
  say('product.id', text(productId), productId);
  say('product.title', named ? catalogueValue(named) : text(input.productName), named?.id ?? productId);
  say(
    'product.description',
    described ? catalogueValue(described) : text(input.productDescription),
    described?.id ?? productId,
  );
  say('product.variant_count', number(input.variantCount), productId);
  say('variant.id', text(variantId), variantId);
  say('variant.title', text(input.variantName), variantId);
  say('variant.sku', text(input.offerSku), offerId);
  say('brand.name', text(input.brandName), brandId);
  say('category.name', text(input.categoryName), categoryId);
  say('category.path', text(input.categoryPath), categoryId);
  for (const [code, externalId] of Object.entries(input.taxonomyIds ?? {}))
    say(sourceKey({ source: 'category.external', code }), text(externalId), categoryId);
  say('offer.url', text(input.offerUrl), offerId);
  say('offer.sku', text(input.offerSku), offerId);
  say('offer.price', money(input.offerPrice, input.offerCurrency), offerId);
  say('offer.availability', text(input.offerAvailability), offerId);
  say('offer.condition', text(input.offerCondition), offerId);
  say('listing.external_id', text(input.externalId), listingId);
  const priced = input.priceSource === 'LISTING' ? listingId : offerId;
  say('listing.price', money(input.price, currency), priced);
  say('listing.list_price', money(input.listPrice, currency), priced);
  const { sale } = input;
  if (sale) {
    say('listing.sale_price', money(sale.minor, currency), sale.discountId);
    if (sale.until)
      say(
        'listing.sale_interval',
        { kind: 'interval', from: sale.from.toISOString(), until: sale.until.toISOString() },
        sale.discountId,
      );
  }
  say('channel.name', text(input.channelName), null);
  say('channel.country', text(input.country), null);
  say('channel.currency', text(currency), null);
  say('channel.locale', text(input.locale), null);
  say('run.time', { kind: 'date', at: now.toISOString() }, null);
  const pictures = input.media.map(({ sourceUrl, addressId }) => sourceUrl ?? `${publicAddress}/media/${addressId}`);
  if (pictures.length > 0)
    say(
      'media',
      { kind: 'list', items: pictures.map((url) => ({ kind: 'text', text: url })) },
      input.media[0]?.id ?? null,
    );
  for (const { id, kind, display } of input.identifiers)
    say(sourceKey({ source: 'identifier', code: kind }), text(display), id);
  for (const one of input.attributes) say(sourceKey({ source: 'value', code: one.code }), catalogueValue(one), one.id);
  return { values, taxRatePpm: input.taxRatePpm };
}

/** A value of the catalogue by the type of its attribute; null for what has no text. */
function catalogueValue({ type, value }: { type: string; value: unknown }): Value | null {
  if (Array.isArray(value)) {
    const items = value.flatMap((item: unknown) => catalogueValue({ type, value: item }) ?? []);
    return items.length === 0 ? null : { kind: 'list', items };
  }
  if (typeof value === 'boolean') return { kind: 'boolean', isTrue: value };
  if (typeof value === 'number') return number(value);
  if (typeof value !== 'string') return null;
  if (type === 'number' && /^-?\d+(?:\.\d+)?$/.test(value)) return { kind: 'number', decimal: value };
  return type === 'date' ? { kind: 'date', at: value } : text(value);
}

function text(written: string | null): Value | null {
  return written === null || written === '' ? null : { kind: 'text', text: written };
}

function number(count: number): Value | null {
  const decimal = String(count);
  return /^-?\d+(?:\.\d+)?$/.test(decimal) ? { kind: 'number', decimal } : null;
}

function money(minor: number | null, currency: string | null): Value | null {
  return minor === null || currency === null ? null : { kind: 'money', minor, currency };
}
