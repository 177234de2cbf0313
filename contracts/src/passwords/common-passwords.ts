import { accountLimits } from '../access/index.ts';
import { keyboardLines, likedWords } from './common-words.ts';

// Not a list of passwords that leaked somewhere: these are patterns by which people make long passwords that programs guess
// first (a liked word and a year, two liked words, a walk over the keyboard, one thing again and again), written out by us.

/** Shorter ones are too short with any signs between their words. */
const shortestFolded = accountLimits.shortestPassword - 4;

/** Every common password that could be long enough to be taken, folded; more than 10,000. */
export function commonPasswords(): ReadonlySet<string> {
  const all = [...withEndings(), ...pairs(), ...walks(), ...repetitions()].map(folded);
  return new Set(all.filter(({ length }) => length >= shortestFolded));
}

let known: ReadonlySet<string> | undefined;

/** Whether programs that guess passwords would try this one early, however it is capitalised or its letters dressed up as figures. */
export function isCommonPassword(password: string): boolean {
  known ??= commonPasswords();
  const plain = folded(password);
  return known.has(plain) || isOneThingRepeated(plain);
}

const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
};

/** Capitals, figures that stand for letters, joining signs, and a sign at the end are what a guesser tries first. */
function folded(password: string): string {
  return password
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_.-]/gu, '')
    .replace(/[!?#*]+$/u, '')
    .replaceAll(/[0134578!@$]/gu, (sign) => lookAlikes[sign] ?? sign);
}

const years = Array.from({ length: 90 }, (_, past) => String(1945 + past));
const counts = ['1', '12', '123', '1234', '12345', '123456', '1234567', '12345678', '123456789', '1234567890'];
const figures = Array.from({ length: 10 }, (_, figure) => String(figure));
const runs = figures.flatMap((figure) => [2, 3, 4].map((times) => figure.repeat(times)));
const endings = [...counts, ...years, ...runs, '321', '4321', '54321', '654321', '007', 'abc', 'xyz'];

function withEndings(): string[] {
  const beginnings = [...likedWords, ...keyboardLines.flatMap((line) => [line.slice(0, 6), line.slice(0, 10)])];
  return beginnings.flatMap((word) => [...endings.map((ending) => word + ending), `123${word}`, `1234${word}`]);
}

/** The words that are liked most stand first. */
const mostLiked = likedWords.slice(0, 60);

function pairs(): string[] {
  return mostLiked.flatMap((first) => mostLiked.flatMap((second) => [first + second, `${first}${second}1`]));
}

/** Every stretch of a line, there and back, alone and followed by another line. */
function walks(): string[] {
  const lines = keyboardLines.flatMap((line) => [line, line.split('').toReversed().join('')]);
  const stretches = lines.flatMap((line) => stretchesOf(`${line}${line}`));
  const following = lines.flatMap((first) =>
    lines.flatMap((second) => [4, 6].map((length) => first.slice(0, length) + second.slice(0, 12 - length))),
  );
  return [...stretches, ...following];
}

function stretchesOf(line: string): string[] {
  const { shortestPassword } = accountLimits;
  const starts = Array.from({ length: Math.max(0, line.length - shortestPassword + 1) }, (_, start) => start);
  return starts.flatMap((start) => [0, 1, 2, 4].map((more) => line.slice(start, start + shortestPassword + more)));
}

function repetitions(): string[] {
  const short = [...likedWords, ...keyboardLines.flatMap((line) => [3, 4, 6].map((length) => line.slice(0, length)))];
  return [
    ...short.flatMap((word) => [word.repeat(2), word.repeat(3), word.repeat(4)]),
    ...years.map((year) => year.repeat(3)),
  ];
}

/** One to four signs again and again. */
function isOneThingRepeated(password: string): boolean {
  return /^(.{1,4}?)\1{2,}.{0,3}$/su.test(password);
}
