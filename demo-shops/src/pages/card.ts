import { tradePolicies } from '../range/shop-key.ts';
import { escaped } from './html.ts';
import { decimal, writeMoney } from './money.ts';
import { type Shelf, type ShelfListing } from './shelf.ts';
import { styleOf } from './style.ts';

/** Whether cards tell machines what they show, as the cards of many shop systems do. */
export type CardMarkup = 'plain' | 'microdata';

/** A small picture with title and price that leads to a product. */
export function card(shelf: Shelf, entry: ShelfListing, markup: CardMarkup = 'plain', query = ''): string {
  const { money } = styleOf(shelf.shop, entry.listing.department);
  const { priceCents, wasCents } = entry.best.state;
  const was = wasCents === undefined ? '' : `<s class="card-was">${writeMoney(wasCents, money)}</s> `;
  const marks = markup === 'microdata' ? microdata(shelf, entry) : plain;
  return `<a class="card"${marks.product} href="${entry.path}${escaped(query)}"><img src="${picturePath(entry)}" alt="" width="120" height="120" loading="lazy"><span class="card-title"${marks.name}>${escaped(entry.title)}</span> ${was}<span class="card-price">${writeMoney(priceCents, money)}</span>${marks.offer}</a>`;
}

const plain = { product: '', name: '', offer: '' };

function microdata(shelf: Shelf, { best }: ShelfListing): typeof plain {
  const { currency } = tradePolicies[shelf.shop.key];
  return {
    product: ' itemscope itemtype="https://schema.org/Product"',
    name: ' itemprop="name"',
    offer: `<span itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="${decimal(best.state.priceCents)}"><meta itemprop="priceCurrency" content="${currency}"></span>`,
  };
}

/** Where a listing's picture lies. */
export function picturePath({ listing }: ShelfListing): string {
  return `/pictures/${listing.number}.svg`;
}
