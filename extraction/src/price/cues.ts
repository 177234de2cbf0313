import { type Cue, cuePhrases } from './cue-words.ts';
import { struck } from './normalise.ts';

/** The cues of a stretch of text, in order, and whether any word in it is unknown. */
export type CueReading = { cues: Cue[]; first: Cue | undefined; firstWords: number; hasUnknownWord: boolean };

type Phrase = { words: readonly string[]; cues: Cue[] };

const scriptsWithoutBlanks = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const word = /\uE001|[\p{L}\p{M}\p{N}]+/gu;
const letters = /\p{L}/u;
const plainLetters: Record<string, string> = { ł: 'l', ø: 'o', ß: 'ss', ı: 'i', æ: 'ae', đ: 'd' };
const beyondAscii = /[\u0080-\u{10FFFF}]/u;
const { phrasesByFirstWord, unspacedPhrases } = indexPhrases();

/** Reads the cues of a stretch of normalised text; the longest phrase at each word wins. Linear. */
export function readCues(stretch: string): CueReading {
  const words = wordsOf(stretch);
  const reading: CueReading = { cues: [], first: undefined, firstWords: 0, hasUnknownWord: false };
  for (let at = 0; at < words.length;) {
    const found = phraseAt(words, at);
    if (at === 0 && found) {
      reading.first = found.cues[0];
      reading.firstWords = found.words.length;
    }
    if (found) reading.cues.push(...found.cues);
    else if (letters.test(words[at] ?? '')) reading.hasUnknownWord = true;
    at += found?.words.length ?? 1;
  }
  return reading;
}

/** The words of a text in small letters without accents; CJK runs stay whole. */
export function wordsOf(text: string): string[] {
  return fold(text).match(word) ?? [];
}

/** Small letters without accents: "À partir" and "a partir" are one; å stays apart as aa, so that "nå" (now) is not "na" (on). */
export function fold(text: string): string {
  const plain = text.toLowerCase();
  if (!beyondAscii.test(plain)) return plain;
  return plain
    .replaceAll('å', 'aa')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøßıæđ]/g, (letter) => plainLetters[letter] ?? letter);
}

function phraseAt(words: string[], at: number): Phrase | undefined {
  const first = words[at] ?? '';
  if (first === struck) return { words: [struck], cues: ['list'] };
  const listed = phrasesByFirstWord
    .get(first)
    ?.find((phrase) => phrase.words.every((part, index) => words[at + index] === part));
  if (listed || !scriptsWithoutBlanks.test(first)) return listed;
  const cues = unspacedPhrases.filter(([text]) => first.includes(text)).map(([, cue]) => cue);
  return cues.length > 0 ? { words: [first], cues } : undefined;
}

function indexPhrases() {
  const byFirst = new Map<string, Phrase[]>();
  const unspaced: [string, Cue][] = [];
  for (const [cue, text] of Object.entries(cuePhrases) as [Cue, string][]) {
    for (const phrase of text.split('|')) {
      if (scriptsWithoutBlanks.test(phrase)) unspaced.push([fold(phrase), cue]);
      addPhrase(byFirst, wordsOf(phrase), cue);
    }
  }
  for (const list of byFirst.values()) list.sort((left, right) => right.words.length - left.words.length);
  return { phrasesByFirstWord: byFirst as ReadonlyMap<string, readonly Phrase[]>, unspacedPhrases: unspaced };
}

function addPhrase(index: Map<string, Phrase[]>, words: string[], cue: Cue): void {
  const [first] = words;
  if (first === undefined) return;
  const list = index.get(first) ?? [];
  index.set(first, list);
  const same = list.find((phrase) => phrase.words.join(' ') === words.join(' '));
  if (!same) list.push({ words, cues: [cue] });
  else if (!same.cues.includes(cue)) same.cues.push(cue);
}
