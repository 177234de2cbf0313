import { readdirSync, readFileSync } from 'node:fs';
import type { ExtractionWarning, Field, PriceValue, RawOffer } from '@quarry/contracts/offers';
import { describe, expect, it } from 'vitest';
import { type FeedItem, readFeed } from '../feed/index.ts';
import { extractPage, extractWithSelectors } from '../page/index.ts';
import { readDecimal, readPrice } from './index.ts';
import { parsePriceCases, type PriceCase } from './price-cases.ts';
import { choices, writeAmount } from './written-amounts.ts';

const folder = new URL('../../fixtures/price/', import.meta.url);
const priceCases = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .flatMap((name) => parsePriceCases(readFileSync(new URL(name, folder), 'utf8')));

type Answer = { price: Field<PriceValue> | undefined; codes: string[]; most: number };

const url = 'https://shop.example/kettle';

function answerOf(offer: RawOffer | undefined, warnings: readonly ExtractionWarning[], most: number): Answer {
  return { price: offer?.price, codes: warnings.map(({ code }) => code), most };
}

/** Structured data of a page that states the text as its price. */
function structured({ text, options }: PriceCase): Answer {
  const offer = { '@type': 'Offer', price: text, priceCurrency: options.hint };
  const json = JSON.stringify({ '@type': 'Product', name: 'Kettle', offers: offer }).replaceAll('</', '<\\/');
  const html = `<html${languageOf(options.locale)}><script type="application/ld+json">${json}</script><h1>Kettle</h1></html>`;
  const [line] = extractPage({ html, url }).offers;
  return answerOf(line?.offer, line?.warnings ?? [], 0.95);
}

/** A page that shows the text where a selector looks. */
function shown({ text, options }: PriceCase): Answer {
  const hint = options.hint === undefined ? '' : `<b id="currency">${options.hint}</b>`;
  const html = `<html${languageOf(options.locale)}><body>${hint}<p id="price">${text}</p></body></html>`;
  const rules = { price: [{ selector: '#price' }], currency: [{ selector: '#currency' }] };
  const { offer, warnings } = extractWithSelectors(html, url, rules);
  return answerOf(offer, warnings, 0.7);
}

function languageOf(locale: string | undefined): string {
  return locale === undefined ? '' : ` lang="${locale}"`;
}

async function fed({ text, options }: PriceCase): Promise<Answer> {
  const row = JSON.stringify({ id: 'A', title: 'Kettle', price: text });
  async function* bytes() {
    yield Buffer.from(`${row}\n`);
  }
  const settings = {
    ...(options.hint === undefined ? {} : { currency: options.hint }),
    ...(options.locale === undefined ? {} : { locale: options.locale }),
  };
  let first: FeedItem | undefined;
  for await (const item of readFeed(bytes(), settings)) first ??= item;
  if (first && 'error' in first) return { price: undefined, codes: [first.error.code], most: 1 };
  return first && 'offer' in first ? answerOf(first.offer, first.warnings, 1) : answerOf(undefined, [], 1);
}

/** Doubts that are said by other warnings, or come with every price whose currency stands apart. */
const plainDoubts = new Set(['currency_missing', 'currency_from_hint']);

/** What is wrong with an answer beside the reading of the text itself; undefined when they agree. */
function faultOf({ text, options }: PriceCase, { price, codes, most }: Answer): string | undefined {
  const reading = readPrice(text, options);
  if (
    reading.amount === null ||
    reading.kind === 'from' ||
    reading.kind === 'range' ||
    reading.kind === 'recurring' ||
    reading.amount.startsWith('-')
  ) {
    if (price !== undefined) return `gives ${price.value.amount} where there is no price`;
    const isSaid = reading.amount !== null || codes.length > 0;
    return isSaid || text.trim() === '' ? undefined : 'gives nothing and says nothing';
  }
  if (price === undefined) return `gives nothing for ${reading.amount}`;
  const { value, confidence } = price;
  if (value.amount !== reading.amount) return `gives ${value.amount} for ${reading.amount}`;
  if (value.currency !== reading.currency) return `gives ${value.currency} for ${reading.currency}`;
  if (value.tax !== ('tax' in reading ? reading.tax : undefined)) return `says ${value.tax} of tax`;
  if (reading.doubts.every((doubt) => plainDoubts.has(doubt))) return undefined;
  if (!codes.includes('price_doubted') && !codes.includes('separator_ambiguous')) return 'is silent about a doubt';
  return confidence < most ? undefined : `is confident (${confidence}) in spite of a doubt`;
}

/**
 * In data a single point is the decimal sign, as schema.org and the feed specifications have it, and a bare number is a price however
 * long.
 */
function isLeftToRuleOfData({ text, options }: PriceCase): boolean {
  const isRuled = /^[^\d.,]*\d{1,4}\.\d{3}[^\d/]*$|^\d{8,}$/.test(text);
  return isRuled && readDecimal(text, options).amount !== null;
}

/** A sign beside the amount is settled before it: only a code is a hint at these doors. */
const hasPlainHint = ({ options }: PriceCase) => options.hint === undefined || /^[A-Z]{3}$/.test(options.hint);

const cases = priceCases.filter((one) => !isLeftToRuleOfData(one) && hasPlainHint(one));

/** Amounts as some locales write them, parted by blanks, signs and markup, half of them with their locale. */
function writtenCases(count: number): (PriceCase & { value: number })[] {
  const choose = choices(7);
  const locales = 'en de de-CH fr-CA es-MX pt-BR pl cs ru tr el ar fa he hi th vi ja ko zh'.split(' ');
  return Array.from({ length: count }, (_, round) => {
    const { text, locale, value } = writeAmount(locales, choose);
    return { rule: '', text, value: Number(value), expected: '', options: round % 2 === 0 ? {} : { locale } };
  }).filter((one) => !isLeftToRuleOfData(one));
}

describe('every price text at the doors', () => {
  it.each([
    ['the structured data of a page', structured],
    ['a selector on a page', shown],
    ['a feed', fed],
  ])('is read by %s as the command line reads it, with the same doubts', async (_door, read) => {
    const faults: string[] = [];
    for (const one of cases) {
      const fault = faultOf(one, await read(one));
      if (fault !== undefined) faults.push(`${JSON.stringify(one.text)} ${fault}`);
    }
    expect(faults).toEqual([]);
  });

  it.each([
    ['the structured data of a page', structured],
    ['a selector on a page', shown],
    ['a feed', fed],
  ])('is never read wrong with confidence by %s where a locale writes it in parts', async (_door, read) => {
    const faults: string[] = [];
    let sure = 0;
    for (const one of writtenCases(1_000)) {
      const { price, codes } = await read(one);
      if (price === undefined || codes.includes('price_doubted') || codes.includes('separator_ambiguous')) continue;
      if (Number(price.value.amount) === one.value) sure += 1;
      else faults.push(`${JSON.stringify(one.text)} gives ${price.value.amount}`);
    }
    expect(faults).toEqual([]);
    expect(sure).toBeGreaterThan(320);
  });
});
