import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PriceValue } from '@quarry/contracts/offers';
import { describe, expect, it } from 'vitest';
import { extractPage, type ProductProposal, proposeProduct, selectFromPage } from './index.ts';
import { elementsAt } from './page-element.ts';
import { openPage } from './select-fields.ts';

const folder = fileURLToPath(new URL('../../fixtures/guess/', import.meta.url));

type Expectation = {
  page: string;
  fields: Record<string, string | null> | null;
  selectors?: Record<string, string>;
};

const pages = readdirSync(folder)
  .filter((file) => file.endsWith('.html'))
  .toSorted()
  .map((file) => ({
    name: file.replace('.html', ''),
    html: readFileSync(`${folder}${file}`, 'utf8'),
    expected: JSON.parse(readFileSync(`${folder}${file.replace(/html$/, 'json')}`, 'utf8')) as Expectation,
  }));
const products = pages.filter(({ expected }) => expected.fields !== null);
const others = pages.filter(({ expected }) => expected.fields === null);

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value[0] as unknown;
  if (typeof value !== 'object' || value === null || !('amount' in value)) return value;
  const { amount, currency } = value as PriceValue;
  return `${amount} ${currency}`;
}

function shown(proposal: ProductProposal | undefined): Record<string, unknown> {
  if (!proposal) return {};
  const fields = Object.fromEntries(proposal.fields.map(({ field, value }) => [field, plain(value)]));
  const breadcrumb = proposal.breadcrumb?.value.map(({ name }) => name).join(' > ');
  return { ...fields, ...(breadcrumb !== undefined && { breadcrumb }) };
}

describe('proposeProduct', () => {
  it('is tried on 25 product pages and ten others, none of which states an offer to machines', () => {
    expect(products.length).toBeGreaterThanOrEqual(25);
    expect(others.length).toBeGreaterThanOrEqual(10);
    for (const { html, expected } of pages) expect(extractPage({ html, url: expected.page }).offers).toEqual([]);
  });

  it.each(products)('reads what stands on the page $name', ({ html, expected }) => {
    const proposal = proposeProduct(html, expected.page);
    const read = shown(proposal);
    const wanted = expected.fields ?? {};
    expect(Object.fromEntries(Object.keys(wanted).map((key) => [key, read[key] ?? null]))).toEqual(wanted);
    for (const [field, selector] of Object.entries(expected.selectors ?? {}))
      expect(proposal?.fields.find((one) => one.field === field)?.selector).toBe(selector);
  });

  it.each(others)('proposes nothing for $name', ({ html, expected }) => {
    expect(proposeProduct(html, expected.page)).toBeUndefined();
  });

  it.each(products)(
    'names one element a field, read alike by a grabber, and trusts it little: $name',
    ({ html, expected }) => {
      const page = openPage(html, expected.page);
      for (const { field, selector, attribute, value, confidence } of proposeProduct(html, expected.page)?.fields ??
        []) {
        expect([selector, elementsAt(page.$, selector).length]).toEqual([selector, 1]);
        const rule = { selector, ...(attribute !== null && { attribute }) };
        const { offer } = selectFromPage(html, expected.page, { [field]: [rule] }, null).page;
        expect(offer[field as 'name']?.value).toEqual(value);
        expect(confidence).toBeLessThan(0.6);
      }
    },
  );

  it.each([
    ['amounts', '<b>12,00 €</b>'],
    ['short texts', '<i>a</i>'],
    ['labels with values', '<dt>Farbe</dt><dd>Blau</dd>'],
    ['headings', '<h1>Kanne</h1>'],
  ])('reads a page whose element holds 250,000 others: %s', (_name, part) => {
    const others = part.repeat(250_000 / part.split('</').slice(1).length);
    const html = `<html lang="de"><title>Kanne</title><div class="top"><h1 id="name">Kanne</h1><b class="preis">24,00 €</b><button>In den Warenkorb</button></div><div>${others}</div></html>`;
    const proposal = proposeProduct(html, 'https://kannen.example/k');
    expect(shown(proposal)).toMatchObject({ name: 'Kanne', price: '24.00 EUR' });
  });

  it('builds no selector on names that the next build of the shop makes anew', () => {
    const hashed = products.filter(({ html }) => /class="(?:css-|x1a2b3c4)/.test(html));
    const selectors = hashed.flatMap(({ html, expected }) =>
      (proposeProduct(html, expected.page)?.fields ?? []).map(({ selector }) => selector),
    );
    expect(selectors.length).toBeGreaterThan(8);
    expect(selectors.filter((selector) => /css-|sc-|[a-z]\d[a-z]\d/.test(selector))).toEqual([]);
  });

  it('ends on a page of elements nested twenty thousand deep', () => {
    expect(
      proposeProduct('<div><b>1 €</b><button>Add to cart</button>'.repeat(20_000), 'https://a.example/'),
    ).toBeUndefined();
  });
});
