import { entryAt, seededRandom } from '../random.ts';
import { colours } from '../range/department.ts';
import { factRows, propertiesOf } from '../range/properties.ts';
import { tradePolicies } from '../range/shop-key.ts';
import { describe, specification, type SpecificationRow } from '../range/wording.ts';
import { type DepartmentStyle, type Shop } from '../shops/shop.ts';
import { words, type Words } from '../shops/words.ts';
import { escaped } from './html.ts';
import { picturePath } from './card.ts';
import { type Crumb } from './layout.ts';
import { writeMoney } from './money.ts';
import { departmentPath, type Shelf, type ShelfListing, type ShelfOffer } from './shelf.ts';
import { styleOf } from './style.ts';

/** One product page before it is written down: what skins and markup need, in the shop's own words. */
export type ProductPage = {
  shelf: Shelf;
  shop: Shop;
  text: Words;
  style: DepartmentStyle;
  entry: ShelfListing;
  /** The offer that the page is about first. */
  main: ShelfOffer;
  url: string;
  currency: string;
  pictureUrl: string;
  description: string;
  rows: readonly SpecificationRow[];
  crumbs: readonly Crumb[];
  /** An amount as this department writes it. */
  money: (cents: number) => string;
};

/** Gathers what a product page says on the shelf's day. */
export function viewProduct(shelf: Shelf, entry: ShelfListing): ProductPage {
  const { shop, origin } = shelf;
  const style = styleOf(shop, entry.listing.department);
  const text = words[shop.language];
  const main = entry.listing.form === 'sellers' ? entry.best : (entry.offers[0] ?? entry.best);
  const item = main.offer.item;
  const department = entry.listing.department;
  return {
    shelf,
    shop,
    text,
    style,
    entry,
    main,
    url: origin + entry.path,
    currency: tradePolicies[shop.key].currency,
    pictureUrl: origin + picturePath(entry),
    description: describe(item, shop.language),
    rows: [
      ...specification(item, shop.language, seededRandom('rows', entry.listing.key)).filter(
        (row) => main.offer.brand !== undefined || row.label !== text.brand,
      ),
      ...factRows(item, shop.key),
    ],
    crumbs: [
      { name: text.home, path: '/' },
      { name: department.name[shop.language], path: departmentPath(shop, department) },
      { name: entry.title, path: entry.path },
    ],
    money: (cents) => writeMoney(cents, style.money),
  };
}

/** What the page tells machines about the properties of one of its offers. */
export function propertiesOn(page: ProductPage, { offer }: ShelfOffer): SpecificationRow[] {
  return propertiesOf(offer.item, page.shop.key, page.entry.listing.key);
}

/** The address of one colour of a group, or the page itself. */
export function offerUrl(page: ProductPage, { offer }: ShelfOffer): string {
  if (page.entry.listing.form !== 'group' || !offer.item.colour) return page.url;
  return `${page.url}?farbe=${encodeURIComponent(colours[offer.item.colour].de.toLowerCase())}`;
}

/** What every skin shows about a price besides the price itself: unit price, instalments, end of a sale, tax. */
export function priceNotes(page: ProductPage): string {
  const { state, offer } = page.main;
  const prefix = page.style.prefix;
  const notes = [
    unitPrice(page, state.priceCents),
    state.priceCents >= 20_000
      ? `<div class="${prefix}-instalment">${page.text.instalment} ${page.money(Math.ceil(state.priceCents / 12))}</div>`
      : '',
    state.saleEndDay === undefined
      ? ''
      : `<div class="${prefix}-until">${page.text.saveUntil} ${page.shelf.dateOf(state.saleEndDay - 1)}</div>`,
    `<div class="${prefix}-tax">${escaped(page.shop.taxRemark)}</div>`,
    offer.item.isRefurbished ? `<div class="${prefix}-condition">${escaped(conditionWord(page))}</div>` : '',
  ];
  return notes.filter(Boolean).join('\n');
}

function conditionWord(page: ProductPage): string {
  return { de: 'Zustand: generalüberholt', en: 'Condition: refurbished', fr: 'État : reconditionné' }[
    page.shop.language
  ];
}

function unitPrice(page: ProductPage, cents: number): string {
  const item = page.main.offer.item;
  const unit = item.kind.measures[0]?.unit;
  const value = item.values[0];
  const isByAmount =
    page.entry.listing.department.key === 'pet-food' || page.entry.listing.department.key === 'skin-care';
  if (!isByAmount || !value || (unit !== 'ml' && unit !== 'g')) return '';
  const perThousand = Math.round((cents * 1000) / (value * item.pack));
  return `<div class="${page.style.prefix}-unit-price">(${page.money(perThousand)} ${page.text.per} ${unit === 'ml' ? '1 l' : '1 kg'})</div>`;
}

/** What the page says to a person about the stock. */
export function availabilityText(page: ProductPage, stock: ShelfOffer['state']['stock']): string {
  return { in: page.text.inStock, few: page.text.few, out: page.text.out }[stock];
}

/** The identifying rows that a person sees; not every shop shows every number. */
export function identifierRows(page: ProductPage): SpecificationRow[] {
  const { offer } = page.main;
  const gtinLabel = entryAt(['EAN', 'GTIN'], page.shop.name.length);
  return [
    { label: page.text.articleNumber, value: offer.sku },
    ...(offer.partNumber ? [{ label: page.text.makerNumber, value: offer.partNumber }] : []),
    ...(offer.gtin ? [{ label: gtinLabel, value: writtenGtin(page.shop, offer.gtin) }] : []),
  ];
}

/** Numbers that begin with 0 are twelve digits long where the shop keeps the American form. */
export function writtenGtin(shop: Shop, gtin: string): string {
  return shop.key === 'tarnbrook' && gtin.startsWith('0') ? gtin.slice(1) : gtin;
}
