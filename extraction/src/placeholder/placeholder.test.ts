import { describe, expect, it } from 'vitest';
import { readFeed } from '../feed/index.ts';
import { extractPage, extractWithSelectors } from '../page/index.ts';

const blanks = [
  '{{ product.sku }}',
  '{{sku}}',
  '{{{sku}}}',
  '{% sku %}',
  '${sku}',
  'SKU-${product.sku}',
  '#{sku}',
  '<%= sku %>',
  '<%- sku %>',

  '%sku%',
  '{$product.sku}',
  '[[sku]]',
  '__SKU__',
  '$sku',
  '{sku}',
  '@Model.Sku',
  '%%SKU%%',
  '{{sku',
  'sku}}',
  '{{ product.sku | json }}',
  'ABC-{{ sku }}',
  '[% sku %]',
  '<?= $sku ?>',
  '<?php echo $sku ?>',
  '{$product.sku|escape}',
  '{sku|escape}',
  '$product->sku',
  '$product.sku',
  "$product['sku']",
  '$(sku)',
  '*|SKU|*',
  '##SKU##',
  '{0}',
  '{}',
  '%s',
  '%1$s',
  '%d',
  '%(sku)s',
  'function () {}',
  '() => sku',
  'Liquid error: product not found',
  'Liquid syntax error (line 3)',
  'Translation missing: en.product.sku',
  'translation_missing',
  'Warning: Undefined array key "sku"',
  '#DIV/0!',
  '#N/A',
  '#REF!',
  '#VALUE!',
  '#NAME?',
  '#NULL!',
  '[object Object]',
  '[object Undefined]',

  'undefined',
  'null',
  'NULL',
  'NaN',
  'N/A',
  'n/a',
  ' N/A ',
];
const values = [
  '50% off',
  '%-Set 3',
  'Function Keyboard',
  'Translation of a book',
  '#1 Lamp',
  '#N 7',
  'A|B',
  '$9.99 Lamp',
  '50% OFF%',
  'A{1}',
  'NULL-7',
  'Nana',
  '$19',
  'X_1',
  'Undefined Ltd',
  '100%',
];
const keys = ['sku', 'mpn', 'brand', 'name'] as const;

describe('fields that nobody filled', () => {
  it.each(blanks)('%s is no SKU, MPN, brand or name at any door', async (text) => {
    expect(onPage(text)).toEqual({ sku: undefined, mpn: undefined, brand: undefined, name: 'Lamp' });
    expect(bySelector(text)).toEqual({ sku: undefined, mpn: undefined, brand: undefined, name: undefined });
    expect(await inFeed(text)).toEqual({ sku: undefined, mpn: undefined, brand: undefined, name: 'Lamp' });
  });

  it.each(values)('%s is a value', async (text) => {
    const all = { sku: text, mpn: text, brand: text, name: text };
    expect(onPage(text)).toEqual(all);
    expect(bySelector(text)).toEqual(all);
    expect(await inFeed(text)).toEqual({ ...all, name: 'Lamp' });
  });

  it.each(blanks)('%s is none of the other texts at any door', async (text) => {
    expect(othersOnPage(text)).toEqual([]);
    expect(await othersInFeed(text)).toEqual([]);
    expect(await errorOf({ id: text, title: 'Lamp', price: '5 EUR' })).toBe('id_missing');
  });

  it('refuses a row whose title or id was never filled', async () => {
    expect(await errorOf({ id: '1', title: '{{ title }}', price: '5 EUR' })).toBe('title_missing');
    expect(await errorOf({ id: '${id}', title: 'Lamp', price: '5 EUR' })).toBe('id_missing');
  });
});

describe('attributes that nobody filled', () => {
  const shown = (inner: string) =>
    `<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Lamp</b><div itemprop="offers" itemscope itemtype="https://schema.org/Offer">${inner}</div></div>`;

  it.each([
    '<b itemprop="price" content="">49.90 €</b>',
    '<b itemprop="price" content="{{ price }}">49.90 €</b>',
    '<b itemprop="price" content="undefined">49.90 €</b>',
    '<data itemprop="price" value="">49.90 €</data>',
    '<data itemprop="price" value="${price}">49.90 €</data>',
    '<meter itemprop="price" value=" ">49.90 €</meter>',
  ])('%s shows its text', (inner) => {
    expect(read(shown(inner)).price?.value).toMatchObject({ amount: '49.90', currency: 'EUR' });
  });

  it.each([
    '<a itemprop="availability" href="">Out of stock</a>',
    '<a itemprop="availability" href="{{ stock }}">Out of stock</a>',
    '<b itemprop="availability" content="{{ stock }}">Out of stock</b>',
  ])('%s shows its text', (inner) => {
    expect(read(shown(`<b itemprop="price">5 €</b>${inner}`)).availability?.value).toBe('OutOfStock');
  });

  it('nor does one of RDFa', () => {
    const html =
      '<div vocab="https://schema.org/" typeof="Product"><b property="name" content="{{ name }}">Lamp 7</b></div>';
    expect(read(html).name?.value).toBe('Lamp 7');
  });
});

describe('blanks of pages', () => {
  it.each([
    [
      'microdata',
      '<div itemscope itemtype="https://schema.org/Product"><b itemprop="name" content="">Lamp 7</b></div>',
    ],
    [
      'microdata',
      '<div itemscope itemtype="https://schema.org/Product"><b itemprop="name" content="  ">Lamp 7</b></div>',
    ],
    ['rdfa', '<div vocab="https://schema.org/" typeof="Product"><b property="name" content="">Lamp 7</b></div>'],
  ])('an empty content attribute of %s does not hide the visible text', (_method, html) => {
    expect(read(html).name?.value).toBe('Lamp 7');
  });

  it.each([
    [{ lowPrice: '5', highPrice: '5' }, { price: '5' }],
    [{ lowPrice: '5.00', highPrice: '5' }, { price: '5.00' }],
    [{ price: '5' }, { price: '5' }],
    [{ price: '5', offerCount: 2 }, { price: '5' }],
    [{ lowPrice: '5', highPrice: '0' }, { lowPrice: '5' }],
    [{ lowPrice: '5', highPrice: '' }, { lowPrice: '5' }],
    [
      { lowPrice: '5', highPrice: '9' },
      { lowPrice: '5', highPrice: '9' },
    ],
    [
      { price: '5', highPrice: '9' },
      { lowPrice: '5', highPrice: '9' },
    ],
  ])('an AggregateOffer of %j is %j', (stated, expected) => {
    const offers = { '@type': 'AggregateOffer', priceCurrency: 'EUR', ...stated };
    const { price, lowPrice, highPrice } = read(jsonLd({ '@type': 'Product', name: 'Lamp', offers }));
    const amounts = {
      price: price?.value.amount,
      lowPrice: lowPrice?.value.amount,
      highPrice: highPrice?.value.amount,
    };
    expect(amounts).toEqual({ price: undefined, lowPrice: undefined, highPrice: undefined, ...expected });
  });

  it.each([
    ['de', 'Lampe'],
    ['de-AT', 'Lampe'],
    ['fr', 'Lampe à pied'],
    ['pt-BR', 'Luminária'],
    ['pt', 'Candeeiro'],
    ['ja', 'Lamp'],
    ['', 'Lamp'],
  ])('a name in several languages is taken in that of a page in "%s"', (language, name) => {
    const names = [
      { '@language': 'en', '@value': 'Lamp' },
      { '@language': 'de', '@value': 'Lampe' },
      { '@language': 'fr-FR', '@value': 'Lampe à pied' },
      { '@language': 'pt-PT', '@value': 'Candeeiro' },
      { '@language': 'pt-BR', '@value': 'Luminária' },
    ];
    expect(read(`<html lang="${language}">${jsonLd({ '@type': 'Product', name: names })}`).name?.value).toBe(name);
  });
});

function jsonLd(thing: object): string {
  return `<script type="application/ld+json">${JSON.stringify(thing)}</script>`;
}

function read(html: string) {
  return extractPage({ html, url: 'https://shop.example/lamp' }).offers[0]?.offer ?? {};
}

type Texts = Partial<Record<(typeof keys)[number], { value: string }>>;

function texts(offer: Texts) {
  return Object.fromEntries(keys.map((key) => [key, offer[key]?.value]));
}

function onPage(text: string) {
  const product = {
    '@type': 'Product',
    name: text,
    sku: text,
    mpn: text,
    brand: text,
    offers: { '@type': 'Offer', price: '5' },
  };
  return texts(read(`<title>Lamp</title>${jsonLd(product)}`));
}

function bySelector(text: string) {
  const html = `<p>${text.replaceAll('<', '&lt;')}</p>`;
  const rules = Object.fromEntries(keys.map((key) => [key, [{ selector: 'p' }]]));
  return texts(extractWithSelectors(html, 'https://shop.example/', rules).offer);
}

async function rowsOf(row: object) {
  for await (const item of readFeed(new Blob([JSON.stringify([row])]).stream())) if ('line' in item) return item;
  return undefined;
}

async function inFeed(text: string) {
  const row = await rowsOf({ id: '1', title: 'Lamp', price: '5 EUR', sku: text, mpn: text, brand: text });
  return texts(row && 'offer' in row ? row.offer : {});
}

async function errorOf(row: object) {
  const read = await rowsOf(row);
  return read && 'error' in read ? read.error.code : undefined;
}

const others = ['color', 'size', 'material', 'category', 'description', 'seller', 'itemGroup'] as const;

function othersOnPage(text: string) {
  const product = {
    '@type': 'Product',
    name: 'Lamp',
    color: text,
    size: text,
    material: text,
    category: text,
    description: text,
    inProductGroupWithID: text,
    offers: { '@type': 'Offer', price: '5', seller: { name: text } },
  };
  const offer = read(jsonLd(product));
  return others.filter((key) => offer[key] !== undefined);
}

async function othersInFeed(text: string) {
  const named = { color: text, size: text, material: text, product_type: text, description: text, seller: text };
  const row = await rowsOf({ id: '1', title: 'Lamp', price: '5 EUR', ...named, item_group_id: text });
  const offer = row && 'offer' in row ? row.offer : {};
  return others.filter((key) => offer[key] !== undefined);
}
