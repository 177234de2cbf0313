// `node tooling/generate-currency-names.ts`: writes the signs and names that CLDR has for every ISO 4217 code in every locale, in each of
// their plural forms, and the names of several words of historic codes, into extraction/src/price. The data is that of the running Node's own ICU, whose versions stand in the files
// (Unicode License v3). It takes two minutes and belongs to no check, because another Node brings another CLDR.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'extraction/src/price');
/** Marks of joining and direction, which the reader drops. */
const invisible = /[\u200B-\u200F\u061C\u00AD]/g;
const alphabet = Array.from('abcdefghijklmnopqrstuvwxyz');
const pairs = alphabet.flatMap((one) => alphabet.map((other) => one + other));
const current = codesOf('currency.ts');
const historic = codesOf('historic-currencies.ts').filter((code) => !current.includes(code));
const locales = knownLocales();
const signs = new Map<string, Map<string, number>>();
const names = new Map<string, Set<string>>();
for (const locale of locales) {
  for (const code of current) {
    collectSigns(locale, code);
    collectNames(locale, code);
  }
  for (const code of historic) collectNames(locale, code);
}
keepOwnNames();
const { cldr = '', icu = '' } = process.versions;
const heading = `// Written by tooling/generate-currency-names.ts from CLDR ${cldr} (ICU ${icu}, Node ${process.versions.node}, ${locales.length} locales); do not edit.\n`;
write('currency-signs', 'A sign and what it stands for, the code of the most locales first, by lines.', signLines());
write(
  'currency-names',
  'Names in small letters without accents: a line for each code, each name after the digit (base 36) of letters it shares with the one before.',
  nameLines(),
);

/** The codes of one of our own tables of ISO 4217. */
function codesOf(file: string): string[] {
  const table = readFileSync(join(root, 'contracts/src/money', file), 'utf8');
  const lists = Array.from(table.matchAll(/'((?:[A-Z]{3} ?)+)'/g), ([, list = '']) => list);
  return [...new Set(lists.flatMap((list) => list.split(' ')))].toSorted();
}

/** Every locale of ICU: no function lists them, so each language, script and region is tried. */
function knownLocales(): string[] {
  const languages = [...pairs, ...pairs.flatMap((pair) => alphabet.map((letter) => pair + letter))].filter(isKnown);
  const regions = [...pairs.map((pair) => pair.toUpperCase()).filter(isRegion), '001', '150', '419'];
  const scripts =
    'Adlm Arab Beng Cyrl Deva Dsrt Ethi Hans Hant Hebr Latn Mlym Mong Mtei Nkoo Olck Orya Rohg Shaw Sund Taml Telu Tfng Thai Vaii';
  return languages.flatMap((language) => {
    const bases = [language, ...scripts.split(' ').map((script) => `${language}-${script}`)].filter(isKnown);
    return bases.flatMap((base) => [base, ...regions.map((region) => `${base}-${region}`).filter(isKnown)]);
  });
}

function isKnown(tag: string): boolean {
  return new Intl.NumberFormat(tag).resolvedOptions().locale === tag;
}

function isRegion(region: string): boolean {
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(region) !== undefined;
}

function collectSigns(locale: string, currency: string): void {
  for (const currencyDisplay of ['symbol', 'narrowSymbol'] as const) {
    const [sign] = said(new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }), [1]);
    if (sign === undefined || sign === currency || /\d/.test(sign)) continue;
    const counts = signs.get(sign) ?? new Map<string, number>();
    signs.set(sign, counts.set(currency, (counts.get(currency) ?? 0) + 1));
  }
}

function collectNames(locale: string, currency: string): void {
  // With its cents written, every number has the plural form of a fraction.
  const digits = { minimumFractionDigits: 0, maximumFractionDigits: 1 };
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name', ...digits });
  const plain = new Intl.DisplayNames(locale, { type: 'currency', fallback: 'none' }).of(currency) ?? '';
  for (const name of [plain, ...said(format, samplesOf(locale))]) {
    const words = wordsOf(name);
    // Historic currencies have their years in brackets, and where a locale has no name it has the code.
    if (words.length < 2 || /\p{N}/u.test(name) || words === currency.toLowerCase()) continue;
    names.set(currency, (names.get(currency) ?? new Set()).add(words));
  }
}

/** A historic code keeps the names of several words that no currency in use has: one word alone is often another word as well. */
function keepOwnNames(): void {
  const taken = new Set(current.flatMap((code) => [...(names.get(code) ?? [])]));
  for (const code of historic) {
    const own = [...(names.get(code) ?? [])].filter((name) => name.includes(' ') && !taken.has(name));
    if (own.length > 0) names.set(code, new Set(own));
    else names.delete(code);
  }
}

function said(format: Intl.NumberFormat, numbers: readonly number[]): string[] {
  return numbers.flatMap((number) =>
    format.formatToParts(number).flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
  );
}

/** One number for each plural form of a language. */
function samplesOf(locale: string): number[] {
  const rules = new Intl.PluralRules(locale);
  const byForm = new Map([1.5, 1_000_000, 100, 11, 6, 5, 3, 2, 1, 0].map((number) => [rules.select(number), number]));
  return [...byForm.values()];
}

/** As the reader of prices folds words (`fold` and `wordsOf` of extraction/src/price/cues.ts): its tests compare them. */
function wordsOf(name: string): string {
  const folded = name
    .replaceAll(invisible, '')
    .toLowerCase()
    .replaceAll('å', 'aa')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll('æ', 'ae')
    .replaceAll('đ', 'd');
  return (folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');
}

function signLines(): string[] {
  const plain = (sign: string) => sign.replaceAll(invisible, '').replaceAll(/\s+/g, '_');
  const lines = [...signs].flatMap(([sign, counts]) => {
    const ordered = [...counts].toSorted(([, one], [, other]) => other - one).map(([code]) => code);
    return plain(sign) === '' ? [] : [`${plain(sign)} ${ordered.join(' ')}`];
  });
  return [...new Set(lines)].toSorted();
}

function nameLines(): string[] {
  return [...names]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, list]) => {
      let last = '';
      const shortened = [...list].toSorted().map((name) => {
        const shared = Math.min(35, sharedLength(last, name));
        last = name;
        return shared.toString(36) + name.slice(shared);
      });
      return `${code}|${shortened.join('|')}`;
    });
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one.charAt(length) === other.charAt(length)) length += 1;
  return length;
}

function write(file: string, what: string, lines: readonly string[]): void {
  const constant = file.replace(/-(.)/, (_, letter: string) => letter.toUpperCase());
  const text = JSON.stringify(lines.join('\n'));
  writeFileSync(
    join(folder, `${file}.generated.ts`),
    `${heading}/** ${what} */\nexport const ${constant} =\n  ${text};\n`,
  );
}
