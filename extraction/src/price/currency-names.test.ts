import { describe, expect, it } from 'vitest';
import { currencyNames } from './currency-names.generated.ts';
import { wordsOf } from './cues.ts';
import { readPrice } from './index.ts';

/** Every name of the generated list with its code. */
function allNames(): { code: string; name: string }[] {
  return currencyNames.split('\n').flatMap((line) => {
    const [code = '', ...shortened] = line.split('|');
    let name = '';
    return shortened.map((item) => {
      name = name.slice(0, parseInt(item.charAt(0), 36)) + item.slice(1);
      return { code, name };
    });
  });
}

describe('the names of currencies', () => {
  it('are written as the reader folds the words of a text', () => {
    const others = allNames().filter(({ name }) => wordsOf(name).join(' ') !== name);
    expect(others).toEqual([]);
  });

  it('are there for every currency in many languages', () => {
    const names = allNames();
    expect(names.length).toBeGreaterThan(30_000);
    expect(new Set(names.map(({ code }) => code)).size).toBeGreaterThan(165);
  });

  it('give their own currency, or a doubt, behind an amount', () => {
    const sample = allNames().filter((_, index) => index % 7 === 0);
    const wrong = sample.flatMap(({ code, name }) => {
      const price = readPrice(`12.50 ${name}`);
      const isRight =
        price.amount === null || price.currency === code || price.currency === null || price.confidence < 0.8;
      return isRight ? [] : [`${name}: ${price.currency} for ${code}`];
    });
    expect(wrong).toEqual([]);
  });
});
