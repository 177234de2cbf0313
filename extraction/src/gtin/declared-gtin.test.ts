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
