import { describe, expect, it } from 'vitest';
import { extractWithSelectors } from './index.ts';

const address = 'https://shop.example/p/1';
const html = `<html lang="de"><body><h1 class="t"> Kessel <b>K2</b> </h1><p class="was">UVP 49,90 €</p><p class="now">39,90 €</p>
<p id="nr">Artikelnummer: K2-BLK | EAN 4006381333931</p><p class="stock">sofort lieferbar</p><img class="pic" src="/a.jpg"><img class="pic" data-large="/b.jpg" src="/c.jpg"></body></html>`;

describe('extractWithSelectors', () => {
  it('reads texts, prices, stock and pictures with selector and raw text as evidence', () => {
    const { offer, warnings } = extractWithSelectors(html, address, {
      name: [{ selector: 'h1.t' }],
      price: [{ selector: '.now' }],
      listPrice: [{ selector: '.was' }],
      availability: [{ selector: '.stock' }],
      images: [{ selector: 'img.pic', attribute: 'src' }],
    });
    expect(offer.name).toMatchObject({ value: 'Kessel K2', method: 'selector', path: 'h1.t' });
    expect(offer.price).toMatchObject({ value: { amount: '39.90', minor: 3990, currency: 'EUR' }, raw: '39,90 €' });
    expect(offer.listPrice?.value.minor).toBe(4990);
    expect(offer.availability?.value).toBe('InStock');
    expect(offer.images?.value).toEqual(['https://shop.example/a.jpg', 'https://shop.example/c.jpg']);
    expect(warnings).toEqual([]);
  });

  it('takes no title for an address', () => {
    const { offer, warnings } = extractWithSelectors('<a href="/p/2"><b>Kessel K2, rot</b></a>', address, {
      url: [{ selector: 'b' }],
    });
    expect(offer.url).toBeUndefined();
    expect(warnings).toMatchObject([{ code: 'unreadable' }]);
  });

  it('cleans by transforms in their order', () => {
    const { offer } = extractWithSelectors(html, address, {
      sku: [
        {
          selector: '#nr',
          transforms: [
            { kind: 'after', text: ': ' },
            { kind: 'before', text: ' |' },
          ],
        },
      ],
      gtin: [{ selector: '#nr', transforms: [{ kind: 'part', separator: '|', index: 1 }] }],
    });
    expect([offer.sku?.value, offer.gtin?.value]).toEqual(['K2-BLK', '4006381333931']);
  });

  it('tries the rules of a field in turn', () => {
    const { offer } = extractWithSelectors(html, address, { name: [{ selector: '.missing' }, { selector: 'h1' }] });
    expect(offer.name?.path).toBe('h1');
  });

  it('names a selector that is no CSS and keeps the other fields', () => {
    const { offer, warnings } = extractWithSelectors(html, address, {
      name: [{ selector: 'h1[[' }],
      price: [{ selector: '.now' }],
    });
    expect(warnings.map((warning) => warning.code)).toEqual(['invalid_selector']);
    expect(offer.price?.value.minor).toBe(3990);
  });

  it('leaves out a price below zero, and says so', () => {
    const page = '<b class="p">-5,00 €</b>';
    const { offer, warnings } = extractWithSelectors(page, address, { price: [{ selector: '.p' }] });
    expect(offer.price).toBeUndefined();
    expect(warnings).toMatchObject([
      { code: 'price_unreadable', detail: 'The price -5,00 € at .p is below zero and was left out.' },
    ]);
  });

  it('warns about a text that cannot be read as its field', () => {
    const { offer, warnings } = extractWithSelectors(html, address, { price: [{ selector: '.stock' }] });
    expect(offer.price).toBeUndefined();
    expect(warnings.map((warning) => warning.code)).toEqual(['unreadable']);
  });

  it.each([
    ['nested two hundred thousand deep', '<div>'],
    ['without a root, two hundred thousand beside one another', '<p>'],
    ['of both', '<div><p>'],
  ])('finds what stands first on a page of elements %s', (_, element) => {
    const page = `<h1>Kessel K2</h1><p class="now">39,90 €</p>${element.repeat(200_000)}`;
    const { offer } = extractWithSelectors(page, address, {
      name: [{ selector: 'h1' }],
      price: [{ selector: 'h1 + .now' }],
    });
    expect(offer.name?.value).toBe('Kessel K2');
    expect(offer.price?.value.minor).toBe(3990);
  });
});
