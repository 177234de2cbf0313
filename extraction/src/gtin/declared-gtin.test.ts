import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFeed } from '../feed/index.ts';
import { extractPage, extractWithSelectors } from '../page/index.ts';
import { classifyGtin, readDeclaredGtin } from './index.ts';

const cases = readFileSync(new URL('../../fixtures/gtin-cells.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => !line.startsWith('# ') && / \| \S+ \| \w+$/.test(line))
  .map((line) => {
    const [, text = '', kept = '', code = ''] = /^(.*) \| (\S+) \| (\w+)$/.exec(line) ?? [];
    return { text, kept: kept === '-' ? null : kept, code: code === 'ok' ? null : code };
  });

describe('declared GTINs', () => {
  it.each(cases)('of "$text" keep $kept ($code)', ({ text, kept, code }) => {
    expect({ kept: readDeclaredGtin(text).code, code: classifyGtin(text).code }).toEqual({ kept, code });
  });

  it('are stored as they were judged', () => {
    const torn = cases.filter(({ text, kept }) => kept !== null && !isSameJudgement(kept, text));
    expect(torn).toEqual([]);
  });

  it('are read alike by the doors of pages, feeds and selectors; what is wrong with them is said', async () => {
    for (const { text, kept, code } of cases) {
      const answer = { text, value: kept ?? undefined, isWarned: code !== null, isConfident: code === null };
      for (const line of [onPage(text), bySelector(text), await inFeed(text)])
        expect({ text, ...answered(line) }).toEqual(answer);
    }
  });
});

const [first, second] = ['4006381333931', '4006381333948'];
const inJson = (product: object, offer: object = {}) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', name: 'Lamp', ...product, offers: { '@type': 'Offer', price: '5', ...offer } })}</script>`;

/** What a page declares, what is kept, and whether it is told that two codes contradict each other. */
const onPages: [what: string, html: string, kept: string, isContrary: boolean][] = [
  ['a list', inJson({ gtin13: [first, second] }), first, true],
  ['two properties', inJson({ gtin13: first, gtin8: '96385074' }), first, true],
  ['offer and product', inJson({ gtin13: first }, { gtin13: second }), second, true],
  ['a code and one with a wrong digit', inJson({ gtin13: '4006381333932', gtin: first }), first, true],
  ['one code in two lengths', inJson({ gtin13: first, gtin14: `0${first}` }), first, false],
  ['offer and product alike', inJson({ gtin13: first }, { gtin: first }), first, false],
  ['unit and case', inJson({ gtin13: first, gtin14: '14006381333938' }), first, false],
  ['a book in two lengths', inJson({ gtin13: '9780306406157', isbn: '0-306-40615-2' }), '9780306406157', false],
  ['a code and a template', inJson({ gtin13: first, gtin: '{{ product.ean }}' }), first, false],
  [
    'meta tags',
    `${inJson({ gtin13: first })}<meta property="og:type" content="product"><meta property="product:ean" content="${second}">`,
    first,
    true,
  ],
];

const csv = (names: string, cells: string) => `id,title,price,${names}\n1,Lamp,5 EUR,${cells}\n`;
const json = (members: string) => `[{"id":"1","title":"Lamp","price":"5 EUR",${members}}]`;
const inFeeds: [what: string, text: string, kept: string | undefined, isContrary: boolean][] = [
  ['two columns', csv('ean,upc', `${first},036000291452`), first, true],
  ['a list', json(`"gtin":["${first}","${second}"]`), first, true],
  ['one code in two columns', csv('ean,gtin14', `${first},0${first}`), first, false],
  ['a column and an empty one', csv('ean,upc', `${first},n/a`), first, false],
];

describe('GTINs that contradict each other', () => {
  it.each(onPages)('are told of on a page: %s', (_what, html, kept, isContrary) => {
    const [line] = extractPage({ html, url: 'https://shop.example/lamp' }).offers;
    expect(contrary(line)).toEqual({ kept, isContrary, isConfident: !isContrary });
  });

  it.each(inFeeds)('are told of in a feed: %s', async (_what, text, kept, isContrary) => {
    expect(contrary(await rowOf(text))).toEqual({ kept, isContrary, isConfident: !isContrary });
  });
});

describe('GTINs that stand as numbers', () => {
  it.each([
    ['4006381333931', first],
    ['4006381333931.0', first],
    ['4.00638E+12', undefined],
    ['4.00635E+12', undefined],
    ['4.006381333931e12', undefined],
    ['4.006381333931E+12', undefined],
    ['04006381333931', '04006381333931'],
  ])('%s gives %s on a page and in a feed', async (written, kept) => {
    const page = `<script type="application/ld+json">{"@type":"Product","name":"Lamp","gtin13":${written},"offers":{"price":5}}</script>`;
    const [line] = extractPage({ html: page, url: 'https://shop.example/lamp' }).offers;
    for (const found of [line, await rowOf(json(`"gtin":${written}`))]) {
      expect({ kept: found?.offer.gtin?.value }).toEqual({ kept });
      expect(found?.warnings.some(({ code }) => code.startsWith('gtin_'))).toBe(kept === undefined);
    }
  });

  it('leave ids, numbers of articles and sizes as they were written', async () => {
    const found = await rowOf(
      '[{"id":1E2,"title":"Lamp","price":12.50,"currency":"EUR","sku":1.0,"mpn":1e3,"size":12.50}]',
    );
    expect(found?.offer).toMatchObject({
      itemId: { value: '1E2' },
      sku: { value: '1.0' },
      mpn: { value: '1e3' },
      size: { value: '12.50' },
    });
    expect(found?.offer).toMatchObject({ price: { value: { amount: '12.50' } } });
  });
});

function contrary(line: Line) {
  const isContrary = line?.warnings.some(({ code }) => code === 'gtin_disagreement') ?? false;
  return { kept: line?.offer.gtin?.value, isContrary, isConfident: (line?.offer.gtin?.confidence ?? 0) > 0.6 };
}

async function rowOf(text: string): Promise<Line> {
  for await (const item of readFeed(new Blob([text]).stream())) if ('offer' in item) return item;
  return undefined;
}

function isSameJudgement(kept: string, text: string): boolean {
  const [one, other] = [classifyGtin(kept), classifyGtin(text)];
  return one.gtin14 === other.gtin14 && one.usable === other.usable;
}

type Line = { offer: { gtin?: { value: string; confidence: number } }; warnings: { code: string }[] } | undefined;

function answered(line: Line) {
  const gtin = line?.offer.gtin;
  const isWarned = line?.warnings.some(({ code }) => code.startsWith('gtin_')) ?? false;
  return { value: gtin?.value, isWarned, isConfident: (gtin?.confidence ?? 0) > 0.5 };
}

function onPage(text: string): Line {
  const product = { '@type': 'Product', name: 'Lamp', gtin: text, offers: { '@type': 'Offer', price: '5' } };
  const html = `<script type="application/ld+json">${JSON.stringify(product)}</script>`;
  return extractPage({ html, url: 'https://shop.example/lamp' }).offers[0];
}

function bySelector(text: string): Line {
  return extractWithSelectors(`<p class="ean">${text}</p>`, 'https://shop.example/', { gtin: [{ selector: '.ean' }] });
}

async function inFeed(text: string): Promise<Line> {
  const row = JSON.stringify([{ id: '1', title: 'Lamp', price: '5 EUR', gtin: text }]);
  for await (const item of readFeed(new Blob([row]).stream())) if ('offer' in item) return item;
  return undefined;
}
