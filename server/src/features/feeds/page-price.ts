import { createHash } from 'node:crypto';
import { buyerPriceFields } from '@quarry/contracts/channel-kinds';
import { zonedTime } from '@quarry/contracts/common';
import { priceAtShop } from '@quarry/contracts/offers';
import { storeWording, wording } from '@quarry/contracts/wording';
import type { ChannelRow, Value } from '@quarry/extraction/channel-row';
import type { FoundIssue } from '../channels/index.ts';
import { type MadeRow, sourcesOfField } from './made-row.ts';
import type { RowInput } from './row-input.store.ts';

type Money = Extract<Value, { kind: 'money' }>;

const priceSources = new Set(['listing.price', 'listing.sale_price', 'offer.price']);
const code = 'PRICE_ON_PAGE';

/** A page of the shop that asks another price than the row: channels compare both. It only warns, since the page may be the older one. */
export function pagePriceIssues({ input, row }: Pick<MadeRow, 'input' | 'row'>): FoundIssue[] {
  const asked = askedPrice(row);
  const page = comparablePrice(input);
  if (!asked || !input.onPage || page === null || page.currency !== asked.price.currency) return [];
  if (page.minor === asked.price.minor) return [];
  const { minor, currency } = asked.price;
  const { timeZone } = input;
  const { offerId, snapshotId, snapshotAt } = input.onPage;
  const seenAt = { localTime: zonedTime(new Date(input.onPage.seenAt), timeZone), timeZone };
  return [
    {
      listingId: input.listingId,
      code,
      severity: 'warning',
      attribute: asked.field,
      detail: storeWording(wording(code, { page, feed: { minor, currency }, date: seenAt })),
      documentation: null,
      rootKind: 'offer',
      rootRef: offerId,
      made: sourcesOfField(row, asked.field),
      page: { snapshotId, snapshotAt },
      // Not of the time: who ignores the two prices does not want to hear of each sighting.
      fingerprint: createHash('sha256').update(`${code} ${page.minor} ${minor} ${currency}`).digest('hex'),
    },
  ];
}

/** What a buyer pays by the row: of several prices the lowest, which is the reduced one. */
function askedPrice(row: ChannelRow): { field: string; price: Money } | undefined {
  const prices = [...row].flatMap(([field, { values, read }]) => {
    const [price] = values;
    const isAsked = read.some(({ source, isThere }) => isThere && priceSources.has(source));
    return buyerPriceFields.has(field) && isAsked && price?.kind === 'money' ? [{ field, price }] : [];
  });
  return prices.toSorted((one, other) => one.price.minor - other.price.minor)[0];
}

/** The page's price where it is meant as those of the channel are: with tax, or without. */
function comparablePrice({ onPage, shopCurrency, pricesIncludeTax, pricesWithTax }: RowInput) {
  if (!onPage) return null;
  const { minor, currency, tax } = priceAtShop(onPage.price, shopCurrency);
  const includesTax = tax === undefined ? pricesIncludeTax : tax === 'included';
  return currency === null || includesTax !== pricesWithTax ? null : { minor, currency };
}
