import type { HostileValue } from './hostile-values.ts';

type Stated = string | { readonly [name: string]: Stated } | readonly Stated[];

/** Where a text stands in a document: the steps down to it. */
type Place = readonly (string | number)[];

/** What of a page bears its number, so that pages are told apart. */
const here = (number: string) => `https://cups.example/p/${number}`;

/** Two products that state all that pages can: one with a price, the regular one and the delivery, one with the ends of a range. */
function products(key: string): Stated[] {
  const shared: Record<string, Stated> = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${here(key)}#product`,
    name: `Cup ${key}`,
    description: 'A cup for tea.',
    sku: key,
    mpn: `M-${key}`,
    gtin13: '4006381333931',
    url: here(key),
    image: [`${here(key)}.jpg`, { '@type': 'ImageObject', contentUrl: `${here(key)}-2.jpg` }],
    brand: { '@type': 'Brand', name: 'Ossa' },
    category: 'Kitchen > Cups',
    color: 'white',
    size: 'L',
    material: 'clay',
    pattern: 'dots',
    weight: { '@type': 'QuantitativeValue', value: '300', unitText: 'g' },
    audience: { '@type': 'PeopleAudience', suggestedGender: 'female', suggestedAge: 'adult' },
    inProductGroupWithID: `group ${key}`,
    additionalProperty: [{ '@type': 'PropertyValue', name: 'Volume', value: '300', unitText: 'ml' }],
    aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.5', bestRating: '5', ratingCount: '12' },
  };
  const condition = 'https://schema.org/NewCondition';
  const offer: Stated = {
    '@type': 'Offer',
    price: '5.00',
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    itemCondition: condition,
    priceValidUntil: '2030-01-31',
    validFrom: '2020-01-31',
    url: here(key),
    seller: { '@type': 'Organization', name: 'Mill' },
    priceSpecification: [
      {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/ListPrice',
        price: '7.00',
        priceCurrency: 'EUR',
      },
      {
        '@type': 'UnitPriceSpecification',
        price: '16.67',
        priceCurrency: 'EUR',
        referenceQuantity: { '@type': 'QuantitativeValue', value: '1', unitCode: 'LTR' },
      },
    ],
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: '3.90', currency: 'EUR' },
    },
  };
  const range = { '@type': 'AggregateOffer', lowPrice: '5.00', highPrice: '9.00', priceCurrency: 'EUR' };
  return [
    { ...shared, offers: offer },
    { ...shared, offers: range },
    { ...shared, offers: { '@type': 'Offer', price: '12.00 EUR / month', priceCurrency: 'EUR' } },
  ];
}

const trail = (key: string): Stated => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: '1', name: 'Kitchen', item: 'https://cups.example/kitchen' },
    { '@type': 'ListItem', position: '2', name: `Cup ${key}`, item: here(key) },
  ],
});

function metaTags(key: string): Record<string, string> {
  return {
    'og:type': 'product',
    'og:title': `Cup ${key}`,
    'og:description': 'A cup for tea.',
    'og:url': here(key),
    'og:image': `${here(key)}.jpg`,
    'product:price:amount': '5.00',
    'product:price:currency': 'EUR',
    'product:original_price:amount': '7.00',
    'product:sale_price:amount': '4.00',
    'product:sale_price_dates:start': '2020-01-31',
    'product:sale_price_dates:end': '2030-01-31',
    'product:availability': 'in stock',
    'product:condition': 'new',
    'product:brand': 'Ossa',
    'product:retailer_item_id': key,
    'product:mfr_part_no': `M-${key}`,
    'product:ean': '4006381333931',
    'product:category': 'Kitchen > Cups',
    'product:color': 'white',
    'product:size': 'L',
    'product:material': 'clay',
    'product:pattern': 'dots',
    'product:target_gender': 'female',
    'product:age_group': 'adult',
    'product:item_group_id': `group ${key}`,
    'twitter:label1': 'Price',
    'twitter:data1': '5.00 EUR',
  };
}

/** Stands where a hostile value comes to stand, and nowhere else. */
const mark = 'here-the-value-stands';

function placesIn(stated: Stated, at: Place = []): Place[] {
  if (typeof stated === 'string') return [at];
  return Object.entries(stated).flatMap(([name, inner]) => placesIn(inner, [...at, name]));
}

/** The document with the mark at this place. */
function marked(stated: Stated, [step, ...rest]: Place): Stated {
  if (step === undefined) return mark;
  if (Array.isArray(stated)) return stated.map((inner, at) => (String(at) === step ? marked(inner, rest) : inner));
  const members = Object.entries(stated as Record<string, Stated>);
  return Object.fromEntries(members.map(([name, inner]) => [name, name === step ? marked(inner, rest) : inner]));
}

/** No markup, no half of a pair, and no control but tab and line feed. */
const isHeld = (sign: string) =>
  sign === '\t' || sign === '\n' || !(/[&<>"']|\p{Cc}/u.test(sign) || !sign.isWellFormed());

/** As HTML holds a text: what no bytes hold is written as a reference. */
export function escapedMarkup(text: string): string {
  return Array.from(text, (sign) => (isHeld(sign) ? sign : `&#${sign.codePointAt(0)};`)).join('');
}

type Writer = { write: (documents: readonly Stated[], hostile: string) => string; takes: 'text' | 'json' };

const inJsonLd: Writer = {
  takes: 'json',
  write: (documents, hostile) =>
    documents
      .map((document) => JSON.stringify(document).replace(`"${mark}"`, () => hostile.replaceAll('</', String.raw`<\/`)))
      .map((json) => `<script type="application/ld+json">${json}</script>`)
      .join('\n'),
};

type Words = { property: string; open: (type: string) => string };

/** Both write the same tree; of a JSON-LD document only its types and names count. */
function inMarkup(words: Words): Writer {
  const element = (stated: Stated, name: string, hostile: string): string => {
    if (Array.isArray(stated)) return stated.map((inner) => element(inner, name, hostile)).join('');
    const property = name === '' ? '' : ` ${words.property}="${name}"`;
    if (typeof stated === 'string') {
      const text = escapedMarkup(stated === mark ? hostile : stated);
      const isReadable = ['name', 'description', 'color', 'size'].includes(name);
      return isReadable ? `<span${property}>${text}</span>` : `<meta${property} content="${text}">`;
    }
    const { '@type': type, ...members } = stated as Record<string, Stated>;
    const inner = Object.entries(members).filter(([key]) => !key.startsWith('@'));
    const typed = escapedMarkup(type === mark || typeof type !== 'string' ? hostile : type);
    const written = inner.map(([key, value]) => element(value, key, hostile)).join('');
    return `<div${property} ${words.open(typed)}>${written}</div>`;
  };
  return {
    takes: 'text',
    write: (documents, hostile) => documents.map((document) => element(document, '', hostile)).join('\n'),
  };
}

const markups: Record<string, Writer> = {
  'json-ld': inJsonLd,
  microdata: inMarkup({
    property: 'itemprop',
    open: (type) => `itemscope itemtype="https://schema.org/${type}"`,
  }),
  rdfa: inMarkup({ property: 'property', open: (type) => `vocab="https://schema.org/" typeof="${type}"` }),
};

/** A page and what is hostile in it: the place and the kind; null where it is well. */
export type WrittenPage = { key: string; hostile: string | null; html: string };

const framed = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Cup</title>${head}</head><body>${body}</body></html>`;

function pageOf(markup: Writer, documents: readonly Stated[], hostile = ''): string {
  return framed('', markup.write(documents, hostile));
}

const metaPage = (tags: Record<string, string>) =>
  framed(
    Object.entries(tags)
      .map(([name, content]) => `<meta property="${name}" content="${escapedMarkup(content)}">`)
      .join(''),
    '<h1>Cup</h1>',
  );

/** Values in turn for each place: `all` writes each value at each place, otherwise each place gets the next few. */
export type Spread = 'all' | { each: number };

export function spread<Value>(values: readonly Value[], how: Spread): () => readonly Value[] {
  if (how === 'all') return () => values;
  let next = 0;
  return () => Array.from({ length: how.each }, () => values[next++ % values.length] as Value);
}

/** The names of the markups in which a page can be written. */
export const pageMarkups = [...Object.keys(markups), 'meta'];

/** Pages that state all that extraction reads, `well` of each kind of offer, and those with hostile values at each of their places. */
export function writtenPages(
  markup: string,
  { texts, shapes }: { texts: readonly HostileValue[]; shapes: readonly HostileValue[] },
  { well, how }: { well: number; how: Spread },
): WrittenPage[] {
  const pages: WrittenPage[] = [];
  const numbered = (hostile: string | null, write: (key: string) => string) => {
    const key = `${hostile === null ? 'good' : 'bad'}-${markup}-${pages.length}`;
    pages.push({ key, hostile, html: write(key) });
  };
  const writer = markups[markup];
  if (writer === undefined) {
    const next = spread(texts, how);
    for (let at = 0; at < well; at += 1) numbered(null, (key) => metaPage(metaTags(key)));
    for (const name of Object.keys(metaTags(''))) {
      for (const { kind, text } of next())
        numbered(`${name}: ${kind}`, (key) => metaPage({ ...metaTags(key), [name]: text }));
    }
    return pages;
  }
  const next = spread(writer.takes === 'json' ? [...texts, ...shapes] : texts, how);
  const documentsOf = (key: string, kind: number) => [products(key)[kind] ?? {}, trail(key)];
  for (const kind of products('').keys()) {
    for (let at = 0; at < well; at += 1) numbered(null, (key) => pageOf(writer, documentsOf(key, kind)));
    // What all three share is tried with the first.
    const places = placesIn(documentsOf('', kind)).filter((place) => kind === 0 || place[1] === 'offers');
    for (const place of places) {
      for (const value of next()) {
        numbered(`${place.join('.')}: ${value.kind}`, (key) => {
          const documents = marked(documentsOf(key, kind), place) as readonly Stated[];
          return pageOf(writer, documents, writer.takes === 'json' ? value.json : value.text);
        });
      }
    }
  }
  return pages;
}
