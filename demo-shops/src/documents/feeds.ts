import { colours } from '../range/department.ts';
import { tradePolicies, type ShopKey } from '../range/shop-key.ts';
import { propertiesOf } from '../range/properties.ts';
import { describe, type SpecificationRow } from '../range/wording.ts';
import { escaped } from '../pages/html.ts';
import { picturePath } from '../pages/card.ts';
import { decimal } from '../pages/money.ts';
import { words } from '../shops/words.ts';
import { type Shelf, type ShelfListing, type ShelfOffer } from '../pages/shelf.ts';

type Row = Readonly<Record<string, string>>;
type FeedRow = { fields: Row; properties: readonly SpecificationRow[] };

const writers: Readonly<Partial<Record<ShopKey, (shelf: Shelf) => string>>> = {
  kernhaus: rss,
  tarnbrook: tabSeparated,
  marelle: atom,
};

/** A shop's Google Shopping feed on the shelf's day, or nothing where the shop has none. */
export function writeFeed(shelf: Shelf): string | undefined {
  return writers[shelf.shop.key]?.(shelf);
}

function rows(shelf: Shelf): FeedRow[] {
  return shelf.listings.flatMap((entry) => entry.offers.map((shown) => row(shelf, entry, shown)));
}

function row(shelf: Shelf, entry: ShelfListing, { offer, state }: ShelfOffer): FeedRow {
  const { shop, origin } = shelf;
  const { currency } = tradePolicies[shop.key];
  const { item } = offer;
  const colour = item.colour ? colours[item.colour][shop.language] : undefined;
  const query =
    entry.listing.form === 'group' && item.colour
      ? `?farbe=${encodeURIComponent(colours[item.colour].de.toLowerCase())}`
      : '';
  const money = (cents: number) => `${decimal(cents)} ${currency}`;
  const fields: Record<string, string | undefined> = {
    id: offer.sku,
    title: offer.title,
    description: describe(item, shop.language),
    link: origin + entry.path + query,
    image_link: origin + picturePath(entry),
    price: money(state.wasCents ?? state.priceCents),
    sale_price: state.wasCents === undefined ? undefined : money(state.priceCents),
    availability: state.stock === 'out' ? 'out_of_stock' : 'in_stock',
    condition: item.isRefurbished ? 'refurbished' : 'new',
    brand: offer.brand,
    gtin: offer.gtin,
    mpn: offer.partNumber,
    color: colour,
    item_group_id: entry.listing.form === 'group' ? `G${entry.listing.number}` : undefined,
    google_product_category: item.department.googleCategory,
    product_type: item.department.name[shop.language],
    multipack: item.pack > 1 ? `${item.pack}` : undefined,
  };
  return {
    fields: Object.fromEntries(
      Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined),
    ),
    properties: propertiesOf(item, shop.key, entry.listing.key),
  };
}

/** Properties as Google's specification asks for them: an element of their own with section, name and value. */
function details(properties: readonly SpecificationRow[], section: string): string {
  return properties
    .map(
      ({ label, value }) =>
        `<g:product_detail><g:section_name>${section}</g:section_name><g:attribute_name>${escaped(label)}</g:attribute_name><g:attribute_value>${escaped(value)}</g:attribute_value></g:product_detail>\n`,
    )
    .join('');
}

function rss(shelf: Shelf): string {
  const items = rows(shelf).map(
    ({ fields, properties }) =>
      `<item>\n${Object.entries(fields)
        .map(([name, value]) => `<g:${name}>${escaped(value)}</g:${name}>`)
        .join('\n')}\n${details(properties, words.de.details)}</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${escaped(shelf.shop.name)}</title>
<link>${shelf.origin}/</link>
<description>${escaped(shelf.shop.taxRemark)}</description>
${items.join('\n')}
</channel>
</rss>
`;
}

const columns = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'price',
  'sale_price',
  'availability',
  'condition',
  'brand',
  'gtin',
  'mpn',
  'color',
  'google_product_category',
  'product_type',
  'multipack',
] as const;

/** Properties with a column of their own, by what pages call them; the others share the column of details. */
const propertyColumns: Row = {
  'Item weight': 'item weight',
  'Dimensions (W x D x H)': 'dimensions',
  Material: 'material',
  'Energy class': 'energy class',
};
const detailColumn = 'product detail';

function tabSeparated(shelf: Shelf): string {
  const quoted = (value: string) => (/["\t\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  const lines = rows(shelf).map(({ fields, properties }) => {
    const valueOf = (label: string) => properties.find((property) => property.label === label)?.value ?? '';
    const others = properties.filter(({ label }) => !Object.hasOwn(propertyColumns, label));
    return [
      ...columns.map((column) => fields[column] ?? ''),
      ...Object.keys(propertyColumns).map(valueOf),
      others.map(({ label, value }) => `${words.en.details}:${label}:${value}`).join(','),
    ]
      .map(quoted)
      .join('\t');
  });
  const header = [
    ...columns.map((column) => column.replaceAll('_', ' ')),
    ...Object.values(propertyColumns),
    detailColumn,
  ];
  return `${header.join('\t')}\r\n${lines.join('\r\n')}\r\n`;
}

/** Three rows that cannot be read follow the good ones: one without an id, one without a price, one given twice. */
function atom(shelf: Shelf): string {
  const good = rows(shelf);
  const [first, second, third] = good;
  const { id: _id, ...withoutId } = first?.fields ?? {};
  const withoutPrice = { ...second?.fields, id: 'REF-SANS-PRIX', price: 'sur demande', sale_price: '' };
  const bad = [withoutId, withoutPrice, { ...third?.fields }].map((fields): FeedRow => ({ fields, properties: [] }));
  const entries = [...good, ...bad].map(
    ({ fields: { title = '', link = '', description = '', ...fields }, properties }) =>
      `<entry>\n<title>${escaped(title)}</title>\n<link rel="alternate" href="${escaped(link)}"/>\n<summary>${escaped(description)}</summary>\n${Object.entries(
        fields,
      )
        .map(([name, value]) => `<g:${name}>${escaped(value)}</g:${name}>`)
        .join('\n')}\n${details(properties, words.fr.details)}</entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0">
<title>${escaped(shelf.shop.name)}</title>
<link rel="self" href="${shelf.origin}${shelf.shop.feedPath ?? '/'}"/>
<updated>${shelf.momentOf(shelf.changedOn).toISOString()}</updated>
${entries.join('\n')}
</feed>
`;
}
