import { hash } from 'node:crypto';
import type { RawOffer } from '@quarry/contracts/offers';
import { canonicalAddress } from '@quarry/extraction/address';
import { classifyGtin } from '@quarry/extraction/gtin';
import { cutText } from '../../platform/cut-text.ts';

/**
 * What an offer is known by within its shop: on a marketplace the seller first; then the shop's declared SKU, else the
 * feed's item id, else GTIN with options, else the canonical address. SKU and item id share one space of names, so that
 * the page and the feed of a shop meet at one offer. Undefined when the offer names none of these.
 */
export function offerKey(offer: RawOffer, isMarketplace: boolean): string | undefined {
  const own = ownKey(offer);
  if (own === undefined) return undefined;
  const seller = isMarketplace ? fold(offer.seller?.value ?? '') : '';
  return boundKey(seller === '' ? own : `seller:${seller}|${own}`);
}

/** An entry of the index holds 2,704 bytes, the shop's id among them. */
const longestKeyBytes = 2_500;
const keptCharacters = 600;

/** A key that no index holds keeps its beginning, and a hash of all of it tells it from others. */
export function boundKey(key: string): string {
  if (Buffer.byteLength(key) <= longestKeyBytes) return key;
  return `${cutText(key, keptCharacters)}#${hash('sha256', key, 'hex')}`;
}

function ownKey(offer: RawOffer): string | undefined {
  const declared = offer.sku?.value ?? offer.itemId?.value;
  if (declared !== undefined && declared.trim() !== '') return `sku:${cutText(declared.trim(), 300)}`;
  const gtin = offer.gtin === undefined ? null : classifyGtin(offer.gtin.value);
  if (gtin?.usable && gtin.gtin14 !== null) return `gtin:${gtin.gtin14}${optionsOf(offer)}`;
  const address = offer.url === undefined ? null : canonicalAddress(offer.url.value);
  return address === null ? undefined : `url:${address}`;
}

/** What sets offers of one key apart on one page; empty when they state no options. */
export function optionsOf(offer: RawOffer): string {
  const options = [offer.color, offer.size, offer.material, offer.pattern, offer.condition]
    .map((field) => fold(field?.value ?? ''))
    .join('/');
  return /[^/]/.test(options) ? `|${options}` : '';
}

function fold(text: string): string {
  return cutText(text.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' '), 200);
}
