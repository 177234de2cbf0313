import { describe, expect, it } from 'vitest';
import { joinSelected, selectFromPage, type SelectorRules } from './index.ts';

const address = 'https://market.example/p/7';

/** A page of several sellers whose rows are given; other products below them. */
function pageWith(rows: string, around = ''): string {
  return `<html lang="en"><body><h1>Field kettle, 2 l</h1><p class="gtin">4006381333931</p>
<section class="sellers"><h2>3 offers</h2><table class="rows"><tr><th>Seller</th><th>Price</th></tr>${rows}</table></section>
${around}</body></html>`;
}

const row = (seller: string, price: string, number = '') =>
  `<tr class="row"${number && ` data-number="${number}"`}><td class="who">${seller}</td><td class="sum">${price}</td><td class="when">In stock</td></tr>`;

const rules: SelectorRules = {
  name: [{ selector: 'h1', scope: 'page' }],
  gtin: [{ selector: '.gtin', scope: 'page' }],
  seller: [{ selector: '.who' }],
  price: [{ selector: '.sum' }],
  shippingPrice: [{ selector: '.sum' }],
  availability: [{ selector: '.when' }],
  sku: [{ selector: ':scope', attribute: 'data-number' }],
};

const read = (html: string, itemSelector = '.rows tr', more: SelectorRules = {}) =>
  selectFromPage(html, address, { ...rules, ...more }, itemSelector);
const summary = (items: ReturnType<typeof read>['items']) =>
  items.map(({ offer }) => [offer.seller?.value, offer.price?.value.minor]);

describe('selectFromPage', () => {
  it('reads one offer for each item and names the item in every path', () => {
    const { page, items } = read(pageWith(row('North & Sons', '€19.90', 'N-1') + row('Bazaar', '€18.50', 'B-1')));
    expect(summary(items)).toEqual([
      ['North & Sons', 1990],
      ['Bazaar', 1850],
    ]);
    expect(items[1]?.offer.price).toMatchObject({ method: 'selector', path: '(.rows tr)[3] .sum', raw: '€18.50' });
    expect(items[1]?.offer.sku).toMatchObject({ value: 'B-1', path: '(.rows tr)[3]@data-number' });
    expect(page.offer.name?.path).toBe('h1');
  });

  it('takes the head of a table and other rows without a word of an offer for none', () => {
    const { items } = read(pageWith(`${row('Bazaar', '€18.50')}<tr class="row"><td colspan="3"><hr></td></tr>`));
    expect(summary(items)).toEqual([['Bazaar', 1850]]);
  });

  it('counts rows of a table inside a row as part of it', () => {
    const nested = row(
      'Bazaar',
      '€18.50<table><tr><td class="note">2 left</td></tr><tr><td class="note">new</td></tr></table>',
    );
    const { items } = read(pageWith(nested + row('North', '€19')), '.rows tr', {
      condition: [{ selector: 'tr:last-child .note' }],
    });
    expect(summary(items)).toEqual([
      ['Bazaar', 1850],
      ['North', 1900],
    ]);
    expect(items[0]?.offer.condition?.value).toBe('NewCondition');
  });

  it('keeps a seller who names no price, with a warning instead of the price of the page', () => {
    const html = pageWith(row('Bazaar', 'Price on request') + row('North', '€19'), '<p class="best">from €19</p>');
    const selected = read(html, '.rows tr', { price: [{ selector: '.sum' }, { selector: '.best', scope: 'page' }] });
    const lines = joinSelected([], selected, false);
    expect(summary(lines)).toEqual([
      ['Bazaar', undefined],
      ['North', 1900],
    ]);
    expect(lines[0]?.warnings.map(({ code }) => code)).toContain('no_price');
  });

  it('tells two sellers of one name apart by their numbers, and warns where they have none', () => {
    const twice = (first: string, second: string) =>
      pageWith(row('Bazaar', '€18', first) + row('Bazaar', '€21', second));
    const codes = (html: string) => read(html).items.flatMap(({ warnings }) => warnings.map(({ code }) => code));
    expect(read(twice('B-1', 'B-2')).items.map(({ offer }) => offer.sku?.value)).toEqual(['B-1', 'B-2']);
    expect(codes(twice('B-1', 'B-2'))).not.toContain('same_seller');
    expect(codes(twice('', ''))).toEqual(['same_seller', 'same_seller']);
  });

  it('reads the price beside the delivery charge, and the charge apart from it', () => {
    const { items } = read(pageWith(row('Bazaar', '€18.50 + €3.95 shipping')));
    expect(items[0]?.offer).toMatchObject({
      price: { value: { minor: 1850 } },
      shippingPrice: { value: { minor: 395 } },
    });
  });

  it('never takes a delivery charge alone for the price', () => {
    const { items } = read(pageWith(row('Bazaar', '+ €3.95 shipping')));
    expect(items[0]?.offer.price).toBeUndefined();
    expect(items[0]?.offer.shippingPrice?.value.minor).toBe(395);
  });

  it.each([
    '<s>€24.00</s> €18.50',
    '€18.50 <del>€24.00</del>',
    '<span style="text-decoration: line-through">€24.00</span><b>€18.50</b>',
  ])('takes what is struck through in %s for the price before', (price) => {
    const { offer } = read(pageWith(row('Bazaar', price))).items[0] ?? {};
    expect([offer?.price?.value.minor, offer?.listPrice?.value.minor]).toEqual([1850, 2400]);
    expect(offer?.listPrice?.raw).toBe('€24.00');
  });

  it.each([
    '<div class="related-items"><table class="rows">ROW</table></div>',
    '<div id="recentlyViewed"><table class="rows">ROW</table></div>',
    '<div><h3>Customers also bought</h3><table class="rows">ROW</table></div>',
    '<section><header><h2>Das könnte Ihnen gefallen</h2></header><table class="rows">ROW</table></section>',
    '<div><p role="heading">Produits similaires</p><table class="rows">ROW</table></div>',
    '<aside><table class="rows">ROW</table></aside>',
  ])('leaves out items among other products: %s', (block) => {
    const { items } = read(pageWith(row('Bazaar', '€18.50'), block.replace('ROW', row('Elsewhere', '€9'))));
    expect(summary(items)).toEqual([['Bazaar', 1850]]);
  });

  it('keeps the row of a seller whom the page recommends', () => {
    const recommended = row('Bazaar', '€18.50').replace('class="row"', 'class="row recommended"');
    expect(summary(read(pageWith(recommended + row('North', '€19'))).items)).toHaveLength(2);
  });

  it('says so when every item stands among other products', () => {
    const { page, items } = read(
      `<body><h1>Kettle</h1><div class="related"><table class="rows">${row('Bazaar', '€9')}</table></div></body>`,
    );
    expect(items).toEqual([]);
    expect(page.warnings.map(({ code }) => code)).toEqual(['related_items']);
  });

  it('reads the sellers of a page that puts them into an aside', () => {
    const { items } = read(
      `<body><h1>Kettle</h1><aside><h2>All sellers</h2><table class="rows">${row('Bazaar', '€9')}</table></aside></body>`,
    );
    expect(summary(items)).toEqual([['Bazaar', 900]]);
  });

  it('warns about an item selector that is no CSS and keeps what the page says', () => {
    const { page, items } = read(pageWith(row('Bazaar', '€18.50')), 'tr[[');
    expect([items.length, page.offer.name?.value]).toEqual([0, 'Field kettle, 2 l']);
    expect(page.warnings.map(({ code }) => code)).toEqual(['invalid_selector']);
  });

  it('stays within its bounds on a page of items nested twenty thousand deep', () => {
    const { page } = read('<div class="row">'.repeat(20_000), '.row');
    expect(page.warnings.map(({ code }) => code)).toEqual(['limit_reached']);
  });
});

describe('joinSelected', () => {
  const field = (value: string) => ({ value, raw: value, method: 'json-ld' as const, path: '$', confidence: 0.95 });
  const price = (minor: number) => ({ ...field(''), value: { amount: String(minor / 100), minor, currency: 'EUR' } });
  const selected = () => read(pageWith(row('North', '€19.90', 'N-1') + row('Bazaar', '€18.50', 'B-1')));

  it('gives every item what structured data says of the product, and nothing that a seller says for himself', () => {
    const summed = {
      name: field('Kettle K2'),
      brand: field('Field'),
      sku: field('P-7'),
      price: price(1850),
      condition: field('NewCondition'),
    };
    const lines = joinSelected([{ offer: summed, warnings: [] }], selected(), false);
    expect(
      lines.map(({ offer }) => [offer.name?.value, offer.brand?.value, offer.sku?.value, offer.price?.value.minor]),
    ).toEqual([
      ['Kettle K2', 'Field', 'N-1', 1990],
      ['Kettle K2', 'Field', 'B-1', 1850],
    ]);
    expect(lines.every(({ offer }) => offer.condition === undefined)).toBe(true);
  });

  it('joins an item with the structured offer of the same number and warns where their prices differ', () => {
    const stated = { name: field('Kettle'), sku: field('N-1'), seller: field('North'), price: price(2090) };
    const lines = joinSelected([{ offer: stated, warnings: [] }], selected(), false);
    expect(lines.map(({ offer }) => offer.price?.value.minor)).toEqual([2090, 1850]);
    expect(lines[0]?.warnings.map(({ code }) => code)).toEqual(['price_disagreement']);
  });

  it('lets selectors win where they come first', () => {
    const stated = { name: field('Kettle'), sku: field('N-1'), price: price(2090) };
    const lines = joinSelected([{ offer: stated, warnings: [] }], selected(), true);
    expect(lines.map(({ offer }) => [offer.name?.value, offer.price?.value.minor])).toEqual([
      ['Field kettle, 2 l', 1990],
      ['Field kettle, 2 l', 1850],
    ]);
  });

  it('keeps the offer of a seller whom no item names', () => {
    const stated = { name: field('Kettle'), seller: field('The house itself'), price: price(2190) };
    expect(summary(joinSelected([{ offer: stated, warnings: [] }], selected(), false))).toEqual([
      ['North', 1990],
      ['Bazaar', 1850],
      ['The house itself', 2190],
    ]);
  });

  it('takes a page without items and structured data for no offer when rules find but its heading', () => {
    const about = read('<body><h1>About us</h1><p>We sell kettles.</p></body>');
    expect(joinSelected([], about, false)).toEqual([]);
    const single = read('<body><h1>Kettle</h1><p class="gtin">4006381333931</p></body>');
    expect(joinSelected([], single, false)).toHaveLength(1);
  });

  it('changes nothing of its arguments', () => {
    const structured = [{ offer: { name: field('Kettle'), sku: field('N-1'), price: price(2090) }, warnings: [] }];
    const before = structuredClone(structured);
    joinSelected(structured, selected(), false);
    expect(structured).toEqual(before);
  });
});
