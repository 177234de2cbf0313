import { colours } from '../range/department.ts';
import { type SpecificationRow } from '../range/wording.ts';
import { type Markup } from '../shops/shop.ts';
import { jsonLdBlock } from './html.ts';
import { decimal } from './money.ts';
import { offerUrl, propertiesOn, writtenGtin, type ProductPage } from './product-view.ts';
import { type ShelfOffer } from './shelf.ts';

type Node = Record<string, unknown>;

const context = 'https://schema.org';

/** The JSON-LD blocks of a product page, in the dialect of its department. */
export function jsonLdHead(page: ProductPage, markup: Markup): string {
  switch (markup) {
    case 'json-ld-graph':
      return jsonLdBlock(graph(page));
    case 'json-ld-group':
      return jsonLdBlock(
        page.entry.listing.form === 'group' ? group(page) : { '@context': context, ...product(page, page.main) },
      );
    case 'json-ld-array':
      return jsonLdBlock([
        {
          '@context': 'http://schema.org/',
          '@type': ['Product'],
          ...product(page, page.main, numericOffer),
          '@id': '#product',
        },
        { '@context': 'http://schema.org/', ...breadcrumbs(page) },
      ]);
    case 'json-ld-aggregate':
      return jsonLdBlock({ '@context': context, ...product(page, page.main, aggregate) });
    default:
      return [
        jsonLdBlock({ '@context': context, ...product(page, page.main) }),
        jsonLdBlock({ '@context': context, ...breadcrumbs(page) }),
      ].join('\n');
  }
}

function graph(page: ProductPage): Node {
  const { brand } = page.main.offer;
  const site = `${page.shelf.origin}/#shop`;
  const brandId = `${page.url}#brand`;
  const main = product(page, page.main, specifiedOffer);
  return {
    '@context': context,
    '@graph': [
      { '@type': 'Organization', '@id': site, name: page.shop.name, url: page.shelf.origin },
      { '@type': 'WebPage', '@id': page.url, url: page.url, name: page.entry.title, isPartOf: { '@id': site } },
      { ...breadcrumbs(page), '@id': `${page.url}#crumbs` },
      ...(brand ? [{ '@type': 'Brand', '@id': brandId, name: brand }] : []),
      {
        ...main,
        '@id': `${page.url}#product`,
        ...(brand ? { brand: { '@id': brandId } } : {}),
        mainEntityOfPage: { '@id': page.url },
      },
    ],
  };
}

function group(page: ProductPage): Node {
  const item = page.main.offer.item;
  return {
    '@context': `${context}/`,
    '@type': 'ProductGroup',
    productGroupID: `G${page.entry.listing.number}`,
    name: `${item.brand} ${item.series} ${item.model ?? ''}`.trim(),
    url: page.url,
    brand: { '@type': 'Brand', name: item.brand },
    description: page.description,
    variesBy: [`${context}/color`],
    hasVariant: page.entry.offers.map((offer) => product(page, offer)),
  };
}

type OfferWriter = (page: ProductPage, shown: ShelfOffer) => Node;

function product(page: ProductPage, shown: ShelfOffer, writeOffer: OfferWriter = plainOffers): Node {
  const { offer } = shown;
  const { item } = offer;
  return {
    '@type': 'Product',
    name: offer.title,
    description: page.description,
    image: page.style.markup === 'json-ld-array' ? { '@type': 'ImageObject', url: page.pictureUrl } : [page.pictureUrl],
    url: offerUrl(page, shown),
    sku: page.entry.listing.form === 'sellers' ? `SH${String(page.entry.listing.number).padStart(5, '0')}` : offer.sku,
    ...(offer.partNumber ? { mpn: offer.partNumber } : {}),
    ...(offer.gtin ? gtinKey(page, offer.gtin) : {}),
    ...(offer.brand
      ? { brand: page.style.markup === 'json-ld-array' ? offer.brand : { '@type': 'Brand', name: offer.brand } }
      : {}),
    ...(item.colour ? { color: colours[item.colour][page.shop.language] } : {}),
    additionalProperty: propertiesOn(page, shown).map((row) => propertyValue(page, row)),
    ...(page.style.markup === 'json-ld' ? { isRelatedTo: relatedStub(page) } : {}),
    offers: writeOffer(page, shown),
  };
}

function gtinKey(page: ProductPage, gtin: string): Node {
  const written = writtenGtin(page.shop, gtin);
  if (page.style.markup === 'json-ld-array') return { gtin14: written.padStart(14, '0') };
  if (page.style.markup === 'json-ld-graph') return { gtin: written };
  return written.length === 12 ? { gtin12: written } : { gtin13: written };
}

/** Name and value; some shop systems part the number from its unit. */
function propertyValue({ style }: ProductPage, { label, value }: SpecificationRow): Node {
  const [, number, unit] = /^([\d.,]+) ?(\p{L}+)$/u.exec(value) ?? [];
  return {
    '@type': 'PropertyValue',
    name: label,
    ...(style.markup === 'json-ld-graph' && unit ? { value: number, unitText: unit } : { value }),
  };
}

/** A second, smaller product inside the main one, as some shop systems print it: not what the page sells. */
function relatedStub(page: ProductPage): Node {
  return {
    '@type': 'Product',
    name: page.text.related,
    offers: { '@type': 'Offer', price: '9.95', priceCurrency: page.currency },
  };
}

function plainOffers(page: ProductPage, shown: ShelfOffer): Node {
  return page.entry.listing.form === 'sellers'
    ? (page.entry.offers.map((offer) => oneOffer(page, offer)) as unknown as Node)
    : oneOffer(page, shown);
}

function numericOffer(page: ProductPage, shown: ShelfOffer): Node {
  return { ...oneOffer(page, shown), price: shown.state.priceCents / 100, availability: availability(shown, '') };
}

/** Price and list price as price specifications instead of a bare price. */
function specifiedOffer(page: ProductPage, shown: ShelfOffer): Node {
  if (page.entry.listing.form === 'sellers') return plainOffers(page, shown);
  const { priceCents, wasCents } = shown.state;
  const specify = (cents: number, type?: string) => ({
    '@type': 'UnitPriceSpecification',
    price: decimal(cents),
    priceCurrency: page.currency,
    valueAddedTaxIncluded: true,
    ...(type ? { priceType: `${context}/${type}` } : {}),
  });
  return {
    ...oneOffer(page, shown),
    priceSpecification: [
      specify(priceCents),
      ...(wasCents === undefined ? [] : [specify(wasCents, 'StrikethroughPrice')]),
    ],
  };
}

function aggregate(page: ProductPage): Node {
  const prices = page.entry.offers.map(({ state }) => state.priceCents);
  return {
    '@type': 'AggregateOffer',
    priceCurrency: page.currency,
    lowPrice: decimal(Math.min(...prices)),
    highPrice: decimal(Math.max(...prices)),
    offerCount: prices.length,
    offers: page.entry.offers.map((offer) => oneOffer(page, offer)),
  };
}

function oneOffer(page: ProductPage, shown: ShelfOffer): Node {
  const { offer, state } = shown;
  return {
    '@type': 'Offer',
    price: decimal(state.priceCents),
    priceCurrency: page.currency,
    availability: availability(shown, `${context}/`),
    itemCondition: `${context}/${offer.item.isRefurbished ? 'RefurbishedCondition' : 'NewCondition'}`,
    url: offerUrl(page, shown),
    ...(offer.seller ? { sku: offer.sku, seller: { '@type': 'Organization', name: offer.seller } } : {}),
    ...(state.saleEndDay === undefined ? {} : { priceValidUntil: page.shelf.dateOf(state.saleEndDay - 1) }),
  };
}

function availability({ state }: ShelfOffer, prefix: string): string {
  return `${prefix}${{ in: 'InStock', few: 'LimitedAvailability', out: 'OutOfStock' }[state.stock]}`;
}

function breadcrumbs(page: ProductPage): Node {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: page.crumbs.map((crumb, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: crumb.name,
      item: page.shelf.origin + crumb.path,
    })),
  };
}
