import { escaped } from './html.ts';
import { inlineOf, plainInline, type Inline } from './markup-inline.ts';
import { jsonLdHead } from './markup-json-ld.ts';
import { decimal } from './money.ts';
import { type ProductPage, writtenGtin } from './product-view.ts';

/** What a department's standard puts into the head of a page and into the elements of its body. */
type WrittenMarkup = { head: string; inline: Inline };

/** Writes the machine-readable side of a product page in the standard of its department. */
export function markUp(page: ProductPage): WrittenMarkup {
  const { markup } = page.style;
  switch (markup) {
    case 'json-ld':
    case 'json-ld-graph':
    case 'json-ld-group':
    case 'json-ld-array':
    case 'json-ld-aggregate':
      return { head: `${jsonLdHead(page, markup)}\n`, inline: plainInline };
    case 'microdata':
    case 'microdata-itemref':
    case 'rdfa':
      return { head: '', inline: inlineOf(page, markup) };
    case 'meta':
      return { head: metaHead(page), inline: plainInline };
    default:
      return { head: '', inline: plainInline };
  }
}

function metaHead(page: ProductPage): string {
  const { offer, state } = page.main;
  const availability = { in: 'in stock', few: 'in stock', out: 'out of stock' }[state.stock];
  const properties: [string, string | undefined][] = [
    ['og:type', 'product'],
    ['og:title', page.entry.title],
    ['og:url', page.url],
    ['og:image', page.pictureUrl],
    ['og:site_name', page.shop.name],
    ['og:description', page.description],
    ['product:retailer_item_id', offer.sku],
    ['product:brand', offer.brand],
    ['product:ean', offer.gtin && writtenGtin(page.shop, offer.gtin)],
    ['product:mfr_part_no', offer.partNumber],
    ['product:condition', offer.item.isRefurbished ? 'refurbished' : 'new'],
    ['product:availability', availability],
    ['product:price:amount', decimal(state.wasCents ?? state.priceCents)],
    ['product:price:currency', page.currency],
    ['product:sale_price:amount', state.wasCents === undefined ? undefined : decimal(state.priceCents)],
    ['product:sale_price:currency', state.wasCents === undefined ? undefined : page.currency],
  ];
  return properties
    .flatMap(([property, content]) =>
      content ? [`<meta property="${property}" content="${escaped(content)}">\n`] : [],
    )
    .join('');
}
