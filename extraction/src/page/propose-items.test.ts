import { describe, expect, it } from 'vitest';
import { combineProposals, proposeItems, type SelectorRules, selectFromPage } from './index.ts';

const address = 'https://market.example/p/7';

/** What the proposal made from a page reads off that page: seller, price in minor units and stock of each item. */
function readByProposal(html: string) {
  const proposal = proposeItems(html, address);
  if (!proposal) return undefined;
  const rules: SelectorRules = {};
  for (const { field, selector, attribute, scope } of proposal.rules)
    (rules[field] ??= []).push({ selector, scope, ...(attribute !== null && { attribute }) });
  return selectFromPage(html, address, rules, proposal.itemSelector).items.map(({ offer }) => [
    offer.seller?.value,
    offer.price?.value.minor,
    offer.availability?.value,
  ]);
}

const page = (body: string) => `<html lang="en"><body><h1>Field kettle, 2 l</h1>${body}</body></html>`;

describe('proposeItems', () => {
  it('finds named rows of sellers, with fields inside the row and of the page', () => {
    const row = (seller: string, price: string, number: string) =>
      `<li class="deal" data-offer-id="${number}"><b class="deal-merchant">${seller}</b> <i class="deal-price">${price}</i> <em class="deal-stock">In stock</em></li>`;
    const proposal = proposeItems(
      page(`<table><tr><th>Brand</th><td>Field</td></tr><tr><th>EAN</th><td>4006381333931</td></tr></table>
        <ul class="deals">${row('Bazaar 24', '€18.50', 'of-1')}${row('Porto Outlet', '€19.00', 'of-2')}</ul>`),
      address,
    );
    expect(proposal?.itemSelector).toBe('.deal');
    expect(proposal?.rules).toEqual([
      { field: 'name', selector: 'h1', attribute: null, scope: 'page' },
      { field: 'gtin', selector: 'th:contains("EAN") + td', attribute: null, scope: 'page' },
      { field: 'brand', selector: 'th:contains("Brand") + td', attribute: null, scope: 'page' },
      { field: 'seller', selector: '.deal-merchant', attribute: null, scope: 'item' },
      { field: 'sku', selector: ':scope', attribute: 'data-offer-id', scope: 'item' },
      { field: 'price', selector: '.deal-price', attribute: null, scope: 'item' },
      { field: 'availability', selector: '.deal-stock', attribute: null, scope: 'item' },
    ]);
  });

  it('finds the rows of a table without class names by their buttons', () => {
    const row = (seller: string, price: string) =>
      `<tr><td>${seller}</td><td>in stock</td><td>${price}</td><td><button>Add to basket</button></td></tr>`;
    const html = page(
      `<div id="offers"><table><tr><th>Seller</th><th>Stock</th><th>Price</th><th></th></tr>${row('North & Sons', '£19.90')}${row('Bazaar', '£18.50')}${row('The Dock', 'price on request')}</table></div>`,
    );
    expect(readByProposal(html)).toEqual([
      ['North & Sons', 1990, 'InStock'],
      ['Bazaar', 1850, 'InStock'],
      ['The Dock', undefined, 'InStock'],
    ]);
  });

  it('takes the price of a row and not the delivery charge or the price before', () => {
    const row = (seller: string, was: string, now: string) =>
      `<div class="line"><span class="vendor">${seller}</span><s class="was">${was}</s> <strong class="now">${now}</strong> <small class="shipping">+ 3,95 € Versand</small></div>`;
    const html = page(`<section>${row('Nord', '24,00 €', '19,90 €')}${row('Süd', '25,00 €', '18,50 €')}</section>`);
    expect(readByProposal(html)?.map(([, price]) => price)).toEqual([1990, 1850]);
  });

  it.each([
    ['cards of related products', '<div class="related">CARDS</div>'],
    ['cards under a heading that says so', '<section><h2>You may also like</h2>CARDS</section>'],
    ['cards of a listing', '<div class="grid">CARDS</div>'],
    ['cards in an aside', '<aside>CARDS</aside>'],
  ])('is not taken in by %s', (_what, body) => {
    const card = (name: string) =>
      `<div class="card"><a href="/p/8"><img src="/8.jpg"><h3>${name}</h3></a><span class="price">€9.00</span><button>Add to cart</button></div>`;
    expect(proposeItems(page(body.replace('CARDS', card('Enamel mug') + card('Camp stove'))), address)).toBeUndefined();
  });

  it('is not taken in by a price list of sizes that names nobody', () => {
    expect(
      proposeItems(page('<ul class="sizes"><li>1 l €12.00</li><li>2 l €18.00</li></ul>'), address),
    ).toBeUndefined();
  });

  it('joins the proposals of differently written pages into one', () => {
    const frame = (prefix: string) =>
      proposeItems(
        page(
          `<ul>${['A', 'B'].map((who) => `<li class="${prefix}-row"><b class="${prefix}-seller">Shop ${who}</b><i class="${prefix}-sum">€1.00</i></li>`).join('')}</ul>`,
        ),
        address,
      );
    const both = [frame('one'), frame('two'), frame('one')].filter((one) => one !== undefined);
    const combined = combineProposals(both);
    expect(combined?.itemSelector).toBe('.one-row, .two-row');
    expect(combined?.rules.filter(({ field }) => field === 'price').map(({ selector }) => selector)).toEqual([
      '.one-sum',
      '.two-sum',
    ]);
  });

  it('ends on a page of elements nested twenty thousand deep', () => {
    expect(proposeItems('<div><b>1 €</b>'.repeat(20_000), address)).toBeUndefined();
  });
});
