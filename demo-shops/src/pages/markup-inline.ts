import { escaped } from './html.ts';
import { decimal } from './money.ts';
import { propertiesOn, writtenGtin, type ProductPage } from './product-view.ts';
import { type ShelfOffer } from './shelf.ts';

/** What microdata and RDFa add to the elements that a skin writes; empty for the other standards. */
export type Inline = {
  /** Attributes of the element around the whole product. */
  product: string;
  name: string;
  image: string;
  description: string;
  /** Elements with the numbers of the product, to stand anywhere inside it. */
  identifiers: string;
  /** An element that carries one offer, to stand beside its visible price. */
  offer: (shown: ShelfOffer) => string;
  /** Elements outside the product that belong to it by reference. */
  outside: string;
};

export const plainInline: Inline = {
  product: '',
  name: '',
  image: '',
  description: '',
  identifiers: '',
  offer: () => '',
  outside: '',
};

type Dialect = 'microdata' | 'microdata-itemref' | 'rdfa';

/** The attributes and hidden elements of microdata or RDFa for a page. */
export function inlineOf(page: ProductPage, dialect: Dialect): Inline {
  const isRdfa = dialect === 'rdfa';
  const property = isRdfa ? 'property' : 'itemprop';
  const scope = (type: string) =>
    isRdfa ? `typeof="${type}"` : `itemscope itemtype="${type === 'Product' ? 'https' : 'http'}://schema.org/${type}"`;
  const meta = (name: string, content: string) => `<meta ${property}="${name}" content="${escaped(content)}">`;
  const identifiers = identifiersOf(page, property, scope, meta);
  const isReferenced = dialect === 'microdata-itemref';
  const reference = isReferenced ? ' itemref="numbers"' : '';
  return {
    product: isRdfa ? ' vocab="https://schema.org/" typeof="Product"' : ` ${scope('Product')}${reference}`,
    name: ` ${property}="name"`,
    image: ` ${property}="image"`,
    description: ` ${property}="description"`,
    identifiers: isReferenced ? '' : identifiers,
    outside: isReferenced ? `<div id="numbers">${identifiers}</div>` : '',
    offer: (shown) => offerOf(page, shown, property, scope, meta),
  };
}

type Scope = (type: string) => string;
type Meta = (name: string, content: string) => string;

function identifiersOf(page: ProductPage, property: string, scope: Scope, meta: Meta): string {
  const { offer } = page.main;
  const sku =
    page.entry.listing.form === 'sellers' ? `SH${String(page.entry.listing.number).padStart(5, '0')}` : offer.sku;
  return [
    meta('sku', sku),
    ...(offer.partNumber ? [meta('mpn', offer.partNumber)] : []),
    ...(offer.gtin ? [meta('gtin13', writtenGtin(page.shop, offer.gtin).padStart(13, '0'))] : []),
    ...(offer.brand ? [`<span ${property}="brand" ${scope('Brand')}>${meta('name', offer.brand)}</span>`] : []),
    ...propertiesOn(page, page.main).map(
      ({ label, value }) =>
        `<span ${property}="additionalProperty" ${scope('PropertyValue')}>${meta('name', label)}${meta('value', value)}</span>`,
    ),
  ].join('');
}

function offerOf(page: ProductPage, { offer, state }: ShelfOffer, property: string, scope: Scope, meta: Meta): string {
  const availability = { in: 'InStock', few: 'LimitedAvailability', out: 'OutOfStock' }[state.stock];
  const link = (name: string, address: string) => `<link ${property}="${name}" href="${escaped(address)}">`;
  return `<span ${property}="offers" ${scope('Offer')}>${[
    meta('price', decimal(state.priceCents)),
    meta('priceCurrency', page.currency),
    link('availability', `https://schema.org/${availability}`),
    link('itemCondition', `https://schema.org/${offer.item.isRefurbished ? 'RefurbishedCondition' : 'NewCondition'}`),
    link('url', page.url),
    ...(offer.seller
      ? [
          meta('sku', offer.sku),
          `<span ${property}="seller" ${scope('Organization')}>${meta('name', offer.seller)}</span>`,
        ]
      : []),
  ].join('')}</span>`;
}
