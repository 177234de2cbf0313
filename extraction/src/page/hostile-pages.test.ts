import { gzipSync } from 'node:zlib';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { decodePage, extractPage } from './index.ts';

const url = 'https://shop.example/p/1';
const product =
  '{"@type":"Product","name":"Kettle K2","offers":{"@type":"Offer","price":"39.90","priceCurrency":"EUR"}}';
const block = (text: string) => `<script type="application/ld+json">${text}</script>`;
const amounts = (html: string) => extractPage({ html, url }).offers.map(({ offer }) => offer.price?.value.amount);
const codes = (html: string) => extractPage({ html, url }).warnings.map((warning) => warning.code);

describe('extractPage on hostile pages', () => {
  it('reads a product at the end of a ten megabyte page', () => {
    expect(amounts(`${'<div class="x">filler</div>'.repeat(380_000)}${block(product)}`)).toEqual(['39.90']);
  });

  it('reads the first of ten thousand blocks and says that the rest was left out', () => {
    const html = block(product) + block('{"@type":"Thing"}').repeat(10_000);
    expect(amounts(html)).toEqual(['39.90']);
    expect(codes(html)).toContain('limit_reached');
  });

  it('ends on elements nested a hundred thousand deep', () => {
    const html = `<div itemscope itemtype="https://schema.org/Product"><i itemprop="name">Kettle</i>${'<div itemscope itemprop="x">'.repeat(100_000)}`;
    expect(extractPage({ html, url }).offers).toHaveLength(1);
  });

  it('ends on JSON nested a million deep, closed or not', () => {
    const deep = `{"a":${'['.repeat(1_000_000)}`;
    expect(codes(block(deep) + block(product))).toEqual(['json_repaired']);
  });

  it('ends on a string of quotes, backslashes and blanks', () => {
    for (const noise of [
      '"',
      '\\',
      '" ',
      '\\"',
      ', ',
      '/*',
      '<!--',
      '{"a":',
      "'",
      '1,1',
      '&quot;',
      '<script>',
      '=\'"',
    ]) {
      expect(amounts(`${block(`{"x":${noise.repeat(100_000)}`)}${block(product)}`).length).toBeLessThanOrEqual(1);
    }
  });

  it('keeps names of prototypes as plain attributes and leaves the prototype alone', () => {
    const property = '{"@type":"PropertyValue","name":"__proto__","value":"polluted"}';
    const html = block(
      product.replace('"offers"', `"__proto__":{"price":"1"},"additionalProperty":[${property}],"offers"`),
    );
    const [line] = extractPage({ html, url }).offers;
    expect(Object.entries(line?.offer.attributes?.value ?? {})).toEqual([['__proto__', 'polluted']]);
    expect('polluted' in {}).toBe(false);
  });

  it('ends on a graph in which everything refers to everything', () => {
    const ids = Array.from({ length: 250 }, (_, index) => `#${index}`);
    const references = JSON.stringify(ids.map((id) => ({ '@id': id })));
    const graph = ids.map(
      (id) =>
        `{"@type":"Product","@id":"${id}","name":"Kettle","isVariantOf":${references},"hasVariant":${references},"offers":${references}}`,
    );
    expect(() => extractPage({ html: block(`{"@graph":[${graph.join(',')}]}`), url })).not.toThrow();
  });

  it('bounds long texts without splitting a character', () => {
    const html = block(product.replace('Kettle K2', `Kettle ${'😀'.repeat(5000)}`));
    const [line] = extractPage({ html, url }).offers;
    const name = line?.offer.name?.value ?? '';
    expect(line?.warnings.map(({ code }) => code)).toEqual(['text_cut']);
    expect(name.length).toBeLessThanOrEqual(1_000);
    expect(name.isWellFormed()).toBe(true);
  });

  it('answers random bytes with a reason', () => {
    let seed = 7;
    const bytes = Uint8Array.from({ length: 50_000 }, () => (seed = (seed * 48_271) % 2_147_483_647) & 255);
    expect(extractPage({ html: bytes, url })).toMatchObject({
      offers: [],
      code: expect.any(String),
      reason: expect.any(String),
    });
  });

  it('says of an empty page, and of a file that is no page, what it is', () => {
    expect(extractPage({ html: ' \n', url }).code).toBe('empty_page');
    expect(extractPage({ html: '%PDF-1.7 ...', url }).code).toBe('not_html');
    expect(extractPage({ html: gzipSync(block(product)), url }).code).toBe('not_html');
  });

  it('takes an address that is none without failing', () => {
    const html = block(product.replace('"offers"', '"image":"/a.jpg","offers"'));
    expect(extractPage({ html, url: 'page.html' }).offers[0]?.offer.price?.value.minor).toBe(3990);
  });

  it('reads every fixture cut off at any tenth of its length', () => {
    const folder = fileURLToPath(new URL('../../fixtures/pages/', import.meta.url));
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    )) {
      const bytes = readFileSync(folder + name);
      for (let tenth = 1; tenth < 10; tenth += 1) {
        const html = bytes.subarray(0, Math.floor((bytes.length * tenth) / 10));
        expect(() => extractPage({ html, url })).not.toThrow();
      }
    }
  });

  it('reads the same offers whether or not the links are wanted too', () => {
    const folder = fileURLToPath(new URL('../../fixtures/pages/', import.meta.url));
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    )) {
      const html = readFileSync(folder + name);
      expect(extractPage({ html, url }, { links: true }).offers).toEqual(extractPage({ html, url }).offers);
    }
  });
});

describe('a page of elements nested without end', () => {
  it('is left where they are too deep, with what stood before', () => {
    const product = '<div itemscope itemtype="https://schema.org/Product">';
    const first = `${product}<b itemprop="name">Cup</b><b itemprop="offers" itemscope itemtype="https://schema.org/Offer"><i itemprop="price">5</i><i itemprop="priceCurrency">EUR</i></b></div>`;
    const { offers, warnings } = extractPage({
      html: first + product.repeat(100_000),
      url: 'https://shop.example/cup',
    });
    expect(offers[0]?.offer.price?.value).toMatchObject({ minor: 500, currency: 'EUR' });
    expect(warnings).toContainEqual(expect.objectContaining({ code: 'limit_reached' }));
  });
});

describe('decodePage', () => {
  it('trusts the byte-order mark more than the header, the header more than the meta tag', () => {
    const marked = Uint8Array.from([0xef, 0xbb, 0xbf, 0xc3, 0xa4]);
    expect(decodePage(marked, 'text/html; charset=windows-1252').text).toBe('ä');
    const meta = Buffer.from('<meta charset="utf-8">\xe4', 'latin1');
    expect(decodePage(meta, 'text/html; charset=ISO-8859-1').text).toContain('ä');
  });

  it.each(['utf-16le', 'utf-16be'])('reads %s without its mark by its zeros', (encoding) => {
    const page = Buffer.from('<!doctype html><title>Große Tasse</title><p>5 €</p>', 'utf16le');
    const bytes = encoding === 'utf-16be' ? Buffer.from(page).swap16() : page;
    expect(decodePage(bytes)).toEqual({ text: page.toString('utf16le'), encoding });
  });

  it('reads UTF-16 by its mark and passes over an unknown charset', () => {
    expect(decodePage(Uint8Array.from([0xff, 0xfe, 0xe4, 0x00])).text).toBe('ä');
    expect(decodePage(Buffer.from('ä'), 'text/html; charset=klingon').text).toBe('ä');
  });
});
