import { describe, expect, it } from 'vitest';
import { extractPage, findStated, type StatedField } from './index.ts';

const marks = ['<mark>', '</mark>'] as const;

/** The place of a field of the offer that the page gives, with the marks in it. */
function placeOf(html: string, name: 'price' | 'name' | 'gtin', at = 0): string | undefined {
  const { offers } = extractPage({ html, url: 'https://shop.example/p/1' });
  const field = offers[at]?.offer[name] as StatedField | undefined;
  const place = field && findStated(html, field, marks);
  if (place?.kind !== 'source') return place?.html;
  return `${place.text.slice(0, place.start)}<mark>${place.text.slice(place.start, place.end)}</mark>${place.text.slice(place.end)}`;
}

const related = '<div class="related">Other kettle <b>19.90</b></div>';

describe('the place where a page states a field', () => {
  it('is in JSON-LD the value of its path, in the script that states it, not the first text like it', () => {
    const script = `{"@context": "https://schema.org", "@graph": [{"@type": "WebSite", "name": "19.90"}, /* goods */
      {"@type": "Product", "name": "Kettle 19.90", "gtin13": "4006381333931",
       "offers": [{"@type": "Offer", "price": "19.90", "priceCurrency": "EUR",},]}]}`;
    const html = `<html><head><script type="application/ld+json">{"@type": "Organization", "name": "19.90"}</script>
      <script type="application/ld+json">${script}</script></head><body><h1>Kettle 19.90</h1>${related}</body></html>`;
    expect(placeOf(html, 'price')).toBe(script.replace('"price": "19.90"', '"price": "<mark>19.90</mark>"'));
    expect(placeOf(html, 'name')).toBe(script.replace('"Kettle 19.90"', '"<mark>Kettle 19.90</mark>"'));
  });

  it('is in microdata the element of its own seller, marked in the page', () => {
    const seller = (name: string) =>
      `<li itemprop="offers" itemscope itemtype="https://schema.org/Offer"><i itemprop="seller">${name}</i> <b itemprop="price" content="19.90">19,90</b><meta itemprop="priceCurrency" content="EUR"></li>`;
    const html = `<html><body>${related}<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Kettle</h1><ul>${seller('A')}${seller('B')}</ul></div></body></html>`;
    expect(placeOf(html, 'name')).toContain('<h1 itemprop="name"><mark>Kettle</mark></h1>');
    const second = placeOf(html, 'price', 1) ?? '';
    expect(second.split('<mark>')).toHaveLength(2);
    expect(second).toMatch(/>B<\/i> <b itemprop="price" content="19\.90"><mark>19,90<\/mark><\/b>/);
  });

  it('is of what nobody sees, as a meta tag, its element', () => {
    const html = `<html><head><title>Kettle</title><meta property="og:type" content="product"><meta property="og:title" content="Kettle">
      <meta property="product:price:amount" content="19.90"><meta property="product:price:currency" content="EUR"></head><body>${related}</body></html>`;
    expect(placeOf(html, 'price')).toContain('<meta property="product:price:amount" content="<mark>19.90</mark>">');
    expect(placeOf(html, 'price')).toContain('<meta property="product:price:currency" content="EUR">');
  });

  it('is of a seller whose price only a meta tag states that very tag, with the seller beside it', () => {
    const seller = (name: string) =>
      `<li itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="19.90"><meta itemprop="priceCurrency" content="EUR"><i itemprop="seller">${name}</i></li>`;
    const html = `<html><body><div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Kettle</h1><ul>${seller('A')}${seller('B')}</ul></div></body></html>`;
    expect(placeOf(html, 'price', 1)).toMatch(/^<meta itemprop="price" content="<mark>19\.90<\/mark>">.*>B<\/i>$/);
  });

  it('is in RDFa the element of its property', () => {
    const html = `<html><body vocab="https://schema.org/">${related}<div typeof="Product"><h1 property="name">Kettle</h1>
      <p property="offers" typeof="Offer"><b property="price">19.90</b> <i property="priceCurrency">EUR</i></p></div></body></html>`;
    expect(placeOf(html, 'price')).toContain('<b property="price"><mark>19.90</mark></b>');
  });

  it.each([
    ['$[7].offers.price', 'json-ld'],
    ['Product/offers[9]/price', 'microdata'],
    ['](', 'meta'],
  ])('is unknown for %s of %s, which the page does not have', (path, method) => {
    expect(findStated(`<html><body>${related}</body></html>`, { method, path, raw: '1' }, marks)).toBeUndefined();
  });

  it.each([
    ['brackets', `${'['.repeat(50_000)}"${'\\'.repeat(50_001)}`],
    ['quotes', `{"a": ${'"\\'.repeat(200_000)}`],
    ['names', `{${'"a":1,'.repeat(200_000)}`],
  ])('is looked for without hanging in a script of many %s', (_what, hostile) => {
    const html = `<script type="application/ld+json">${hostile}</script>`;
    expect(findStated(html, { method: 'json-ld', path: '$[0][0][0].price', raw: '9' }, marks)).toBeUndefined();
  });
});
