import { describe, expect, it } from 'vitest';
import { type FeedItem, readFeed } from '../feed/index.ts';
import { extractPage } from '../page/index.ts';
import { languageCases } from './language-cases.ts';

type Remark = { code: string; wording: { params: Readonly<Record<string, unknown>> } };

/** What a remark says was left out. */
function leftOut(remarks: readonly Remark[]): string[] {
  const said = remarks.filter(({ code }) => code === 'other_languages');
  expect(said.length).toBeLessThan(2);
  return said.flatMap(({ wording }) => String(wording.params.others).split(', '));
}

function readPage(page: string | null, locale: string | null, product: object) {
  const thing = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    offers: { price: '5', priceCurrency: 'EUR' },
    ...product,
  };
  const html = `<html${page === null ? '' : ` lang="${page}"`}><script type="application/ld+json">${JSON.stringify(thing)}</script></html>`;
  const found = extractPage({ html, url: 'https://shop.example/lamp' }, locale === null ? {} : { locale });
  return { offer: found.offers[0]?.offer, remarks: [...found.warnings, ...(found.offers[0]?.warnings ?? [])] };
}

async function readEntry(locale: string | null, members: object) {
  const entry = { id: 'L1', link: 'https://shop.example/lamp', price: '5 EUR', ...members };
  const items: FeedItem[] = [];
  async function* bytes() {
    yield Buffer.from(JSON.stringify([entry]));
  }
  for await (const item of readFeed(bytes(), locale === null ? {} : { locale })) items.push(item);
  const [row] = items;
  if (row === undefined || !('offer' in row)) throw new Error(JSON.stringify(row));
  return { offer: row.offer, remarks: row.warnings };
}

describe('a text in several languages', () => {
  it.each(languageCases)('on a page in $page of a shop in $locale is read as $what: $read', (one) => {
    const { offer, remarks } = readPage(one.page, one.locale, { name: one.name, description: one.name });
    expect([offer?.name?.value, offer?.description?.value]).toEqual([one.read, one.read]);
    expect(leftOut(remarks)).toEqual(one.others);
  });

  it.each(languageCases.filter(({ page }) => page === null))(
    'in a feed of a shop in $locale is read as $what: $read',
    async ({ locale, name, read, others }) => {
      const { offer, remarks } = await readEntry(locale, { title: name, description: name });
      expect([offer.name?.value, offer.description?.value]).toEqual([read, read]);
      expect(leftOut(remarks)).toEqual(others);
    },
  );

  it('keeps the place of what was read', () => {
    expect(readPage('de', null, { name: { en: 'Lamp', de: 'Lampe' } }).offer?.name?.path).toBe('$[0].name.de');
  });

  it('is known by its context too, under whatever name', () => {
    const context = ['https://schema.org', { name: { '@id': 'schema:name', '@container': '@language' } }];
    const name = { eng: 'Lamp', deu: 'Lampe' };
    const { offer, remarks } = readPage('deu', null, { '@context': context, name });
    expect(offer?.name?.value).toBe('Lampe');
    expect(leftOut(remarks)).toEqual(['eng']);
    const titled = { '@context': { title: { '@id': 'https://schema.org/name', '@container': ['@language', '@set'] } } };
    expect(readPage('de', null, { ...titled, title: { en: 'Lamp', de: ['Lampe'] } }).offer?.name?.value).toBe('Lampe');
  });

  it('may be a brand, a colour, a material, a category or a seller', async () => {
    const said = { en: 'red', de: 'rot' };
    const { offer } = readPage('de', null, { name: 'Lamp', color: said, material: said, category: said, brand: said });
    expect([offer?.color?.value, offer?.material?.value, offer?.category?.value, offer?.brand?.value]).toEqual(
      Array.from({ length: 4 }, () => 'rot'),
    );
    const row = await readEntry('de', { title: 'Lamp', color: said, material: said, brand: said });
    expect([row.offer.color?.value, row.offer.material?.value, row.offer.brand?.value]).toEqual(['rot', 'rot', 'rot']);
  });

  it('is no thing of its own whose names happen to be short', async () => {
    const brand = readPage('de', null, { name: 'Lamp', brand: { '@type': 'Brand', name: 'Aurelo' } });
    expect(brand.offer?.brand?.value).toBe('Aurelo');
    expect(leftOut(brand.remarks)).toEqual([]);
    const row = await readEntry('de', { title: 'Lamp', brand: { id: '7', name: 'Aurelo' }, shipping: { id: '5' } });
    expect(row.offer.brand?.value).toBe('Aurelo');
    expect(leftOut(row.remarks)).toEqual([]);
  });

  it('is told of once a page, however many texts there are', () => {
    const several = Array.from({ length: 5 }, () => ({ price: '5', priceCurrency: 'EUR', name: { en: 'a', de: 'b' } }));
    const { remarks } = readPage('de', null, { name: { en: 'Lamp', de: 'Lampe', fr: 'Lampe' }, offers: several });
    expect(leftOut(remarks)).toEqual(['en', 'fr']);
  });
});
