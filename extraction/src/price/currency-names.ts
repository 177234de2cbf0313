import { isCurrencyCode } from '@quarry/contracts/money';
import type { CurrencyMark } from './currency-marks.ts';
import { currencyNames } from './currency-names.generated.ts';
import { fold } from './cues.ts';

/** A name of a currency in words ("US dollars", "чешских крон", "日本円"), with where it stands in a normalised text. */
export type FoundName = { mark: CurrencyMark; start: number; end: number };

type NameIndex = {
  codes: ReadonlyMap<string, readonly string[]>;
  firstWords: ReadonlySet<string>;
  lastWords: ReadonlySet<string>;
};

/** The longest name has so many words; between them stands a blank or a sign that is part of the name. */
const mostWords = 8;
const wordsBehind = /^(?:[\p{L}\p{M}]+[ '.&-]{0,3}){1,8}/u;
const wordsBefore = /(?:[\p{L}\p{M}]+[ '.&-]{0,3}){1,8}$/u;
const firstWord = /^[\p{L}\p{M}]{1,40}/u;
const lastWord = /[\p{L}\p{M}]{1,40}$/u;
const word = /[\p{L}\p{M}]+/gu;
const combining = /\p{M}/u;
/** A run that begins in a script without blanks between words, with what may follow in brackets or behind a blank. */
const unspaced =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}][\p{L}\p{M} ]{0,39}/u;

let index: NameIndex | undefined;

/** The longest name that begins at `at`. */
export function nameAt(text: string, at: number): FoundName | undefined {
  const run = unspaced.exec(text.slice(at, at + 40))?.[0];
  if (run !== undefined) return unspacedAt(text, at, run.length);
  const [first = ''] = firstWord.exec(text.slice(at, at + 40)) ?? [];
  index ??= readNames();
  if (first === '' || !beginsName(folded(first), index.firstWords)) return undefined;
  const words = wordsIn(wordsBehind.exec(text.slice(at, at + 80))?.[0] ?? '', at);
  for (let count = Math.min(words.length, mostWords); count > 0; count -= 1) {
    const found = named(words.slice(0, count));
    if (found) return found;
  }
  return undefined;
}

/** The longest name that ends at `end`. */
export function nameBefore(text: string, end: number): FoundName | undefined {
  const last = lastWord.exec(text.slice(Math.max(0, end - 40), end))?.[0] ?? '';
  index ??= readNames();
  if (last === '' || !beginsName(folded(last), index.lastWords)) return undefined;
  const stretch = wordsBefore.exec(text.slice(Math.max(0, end - 80), end))?.[0] ?? '';
  const words = wordsIn(stretch, end - stretch.length);
  for (let first = Math.max(0, words.length - mostWords); first < words.length; first += 1) {
    const found = named(words.slice(first));
    if (found) return found;
  }
  return undefined;
}

/** Scripts whose letters fold to several words are looked up whole. */
function beginsName(folded: string, words: ReadonlySet<string>): boolean {
  return words.has(folded) || folded.includes(' ');
}

type Word = { folded: string; start: number; end: number };

function wordsIn(stretch: string, offset: number): Word[] {
  return Array.from(stretch.matchAll(word), ({ 0: found, index: at }) => ({
    folded: folded(found),
    start: offset + at,
    end: offset + at + found.length,
  }));
}

function unspacedAt(text: string, at: number, most: number): FoundName | undefined {
  for (let length = most; length > 1; length -= 1) {
    if (text.charAt(at + length - 1) === ' ' || combining.test(text.charAt(at + length))) continue;
    const found = named([{ folded: folded(text.slice(at, at + length)), start: at, end: at + length }]);
    if (found) return found;
  }
  return undefined;
}

function named(words: readonly Word[]): FoundName | undefined {
  index ??= readNames();
  const name = words.map(({ folded }) => folded).join(' ');
  const codes = index.codes.get(name);
  const [first, last] = [words[0], words.at(-1)];
  if (!codes || !first || !last) return undefined;
  // Short words are other words as well ("sol", "real").
  const mark: CurrencyMark = { text: name, codes, isWord: true };
  return {
    mark: /^[a-z]{1,4}$/.test(name) ? { ...mark, isWeak: true } : mark,
    start: first.start,
    end: last.end,
  };
}

/** The same few words stand beside most amounts of a shop. */
const foldedWords = new Map<string, string>();
const mostFoldedWords = 2_000;

function folded(text: string): string {
  const known = foldedWords.get(text);
  if (known !== undefined) return known;
  if (foldedWords.size >= mostFoldedWords) foldedWords.clear();
  const plain = (fold(text).match(word) ?? []).join(' ');
  foldedWords.set(text, plain);
  return plain;
}

/** The names of CLDR with their codes, out of the shortened lists; read once, when the first word beside a number is looked up. */
function readNames(): NameIndex {
  const codes = new Map<string, readonly string[]>();
  const [firstWords, lastWords] = [new Set<string>(), new Set<string>()];
  for (const line of currencyNames.split('\n')) {
    const [code = '', ...shortened] = line.split('|');
    const ofLine = [code];
    let name = '';
    for (const item of shortened) {
      name = name.slice(0, parseInt(item.charAt(0), 36)) + item.slice(1);
      // Some locales still have the code that follows a withdrawn one as its name.
      if (isCurrencyCode(name.toUpperCase())) continue;
      const known = codes.get(name);
      codes.set(name, known ? [...known, code] : ofLine);
      const blank = name.indexOf(' ');
      firstWords.add(blank === -1 ? name : name.slice(0, blank));
      lastWords.add(name.slice(name.lastIndexOf(' ') + 1));
    }
  }
  return { codes, firstWords, lastWords };
}
