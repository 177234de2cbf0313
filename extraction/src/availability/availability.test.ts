import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFeed } from '../feed/index.ts';
import { extractPage, extractWithSelectors } from '../page/index.ts';
import { readAvailability } from './index.ts';
import { foldSentence } from './fold-sentence.ts';
import { phrasesOf, stockLexicon, stockWords } from './stock-words.ts';

type Case = { language: string; text: string; name: string | undefined };

const cases = readFileSync(new URL('../../fixtures/availability/sentences.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.includes(' | '))
  .filter((line) => !line.startsWith('#'))
  .map((line): Case => {
    const [language = '', text = '', name = ''] = line.split(' | ');
    return { language, text, name: name === '?' ? undefined : name };
  });

describe('stock sentences', () => {
  it.each(cases)('says of "$text" ($language): $name', ({ text, name }) => {
    expect(readAvailability(text)).toBe(name);
  });

  it('are of forty languages, each with at least one that is in stock and one that is not', () => {
    expect(stockWords).toHaveLength(40);
    for (const { language } of stockWords) {
      const names = cases.filter((one) => one.language === language).map(({ name }) => name);
      expect({ language, names }).toMatchObject({ names: expect.arrayContaining(['InStock', 'OutOfStock']) });
    }
  });

  it('have phrases that mean one thing in every language', () => {
    const kinds = Map.groupBy(stockWords.flatMap(phrasesOf), ([phrase]) => phrase);
    const torn = [...kinds].filter(([, all]) => new Set(all.map(([, kind]) => kind)).size > 1);
    expect(torn).toEqual([]);
  });

  it.each(stockWords)('know how $language names hours, days, weeks and months by Unicode CLDR', ({ language }) => {
    const { kinds } = stockLexicon();
    const unknown = (['hour', 'day', 'week', 'month'] as const).flatMap((unit) =>
      spansOf(language, unit).filter((name) => kinds.get(name) !== (unit === 'month' ? 'week' : unit)),
    );
    expect(unknown).toEqual([]);
  });

  it('are read alike by the doors of pages, feeds and selectors, and never silently left out', async () => {
    for (const { text, name } of cases) {
      const answer = { value: name, isWarned: name === undefined };
      expect({ text, ...onPage(text) }).toEqual({ text, ...answer });
      expect({ text, ...bySelector(text) }).toEqual({ text, ...answer });
      expect({ text, ...(await inFeed(text)) }).toEqual({ text, ...answer });
    }
  });
});

function spansOf(language: string, unit: string): string[] {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long', numberingSystem: 'latn' });
  return [1, 2, 5, 24]
    .map((count) => format.formatToParts(count).flatMap(({ type, value }) => (type === 'unit' ? [value] : [])))
    .map((parts) => foldSentence(parts.join('').trim()))
    .filter((name) => name !== '');
}

function onPage(text: string) {
  const product = { '@type': 'Product', name: 'Lamp', offers: { '@type': 'Offer', price: '5', availability: text } };
  const html = `<script type="application/ld+json">${JSON.stringify(product)}</script>`;
  return answered(extractPage({ html, url: 'https://shop.example/lamp' }).offers[0]);
}

function bySelector(text: string) {
  const html = `<p class="stock">${text.replaceAll('<', '&lt;')}</p>`;
  return answered(extractWithSelectors(html, 'https://shop.example/', { availability: [{ selector: '.stock' }] }));
}

async function inFeed(text: string) {
  const row = JSON.stringify([{ id: '1', title: 'Lamp', price: '5 EUR', availability: text }]);
  for await (const item of readFeed(new Blob([row]).stream())) if ('offer' in item) return answered(item);
  return undefined;
}

function answered(
  line: { offer: { availability?: { value: string } }; warnings: { code: string; detail: string }[] } | undefined,
) {
  const warnings = line?.warnings.filter(({ code }) => code === 'availability_unknown') ?? [];
  return { value: line?.offer.availability?.value, isWarned: warnings.length === 1 };
}
