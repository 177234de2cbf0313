import { describe, expect, it } from 'vitest';
import { tallyAmounts } from './written-amounts.ts';

const alphabet = Array.from('abcdefghijklmnopqrstuvwxyz');
const pairs = alphabet.flatMap((one) => alphabet.map((other) => one + other));

function isKnown(tag: string): boolean {
  return new Intl.NumberFormat(tag).resolvedOptions().locale === tag;
}

/** Every locale that ICU has: a language, some with a script, and most with a region. */
function allLocales(): string[] {
  const languages = [...pairs, ...pairs.flatMap((pair) => alphabet.map((letter) => pair + letter))].filter(isKnown);
  const scripts = 'Adlm Arab Beng Cyrl Deva Hans Hant Latn Mtei Nkoo Olck Rohg Telu Tfng Vaii'.split(' ');
  const bases = languages.flatMap((language) => [language, ...scripts.map((script) => `${language}-${script}`)]);
  const regions = pairs.map((pair) => pair.toUpperCase());
  return bases
    .filter(isKnown)
    .flatMap((base) => [base, ...regions.map((region) => `${base}-${region}`).filter(isKnown)]);
}

describe('amounts as every locale writes them, parted by blanks, signs and markup', () => {
  it('are never read wrong with confidence, of a hundred thousand', () => {
    const locales = allLocales();
    expect(locales.length).toBeGreaterThan(800);
    const { faults, sure } = tallyAmounts(100_000, locales, 1);
    expect(faults).toEqual([]);
    expect(sure).toBeGreaterThan(34_000);
  }, 900_000);
});
