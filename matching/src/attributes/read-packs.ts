import { foldText } from '../text/fold.ts';
import { packNoun, pieceNoun } from '../text/count-nouns.ts';
import type { Multiple } from './measures.ts';
import { type PlacedText, sourceOf } from './placed-text.ts';
import type { PackValue } from './value.ts';

const inWords: Readonly<Record<string, number>> = Object.fromEntries(
  [
    [2, 'two zwei deux dois duas'],
    [3, 'three drei trois três'],
    [4, 'four vier quatre quatro'],
    [5, 'five fünf cinq cinco'],
    [6, 'six sechs six seis'],
    [7, 'seven sieben sept sete'],
    [8, 'eight acht huit oito'],
    [9, 'nine neun neuf nove'],
    [10, 'ten zehn dix dez'],
    [12, 'twelve zwölf douze doze dozen dutzend douzaine dúzia'],
  ].flatMap(([count, words]) =>
    foldText(String(words))
      .split(' ')
      .map((word) => [word, Number(count)] as const),
  ),
);
const amount = String.raw`(?<count>\d{1,2}[.,]\d{3}|\d{1,4}|${Object.keys(inWords).join('|')})`;
const start = String.raw`(?<![\p{L}\d.,])`;
const containers = `(?:${packNoun}|boites?|caixas?|conjuntos?|embalagens?|embalagem|pacotes?|jogos?|coffrets?|kits?|schachteln?|dosen?)`;
const extraPieces = String.raw`(?:pecas?|unidades?|comprimidos|saquetas|rolos|folhas|fraldas|pastilhas|comprimes|gelules|lingettes|toalhitas|dosettes|sachets|stucke?|teilig)`;
/** In these four languages "70 dB" and "1st" are no pieces. */
const piece = `(?!db(?!\\p{L})|(?<=\\d)st(?!\\p{L}))(?:${pieceNoun}|${extraPieces}(?!\\p{L}))`;
const pieces = new RegExp(`${start}${amount}[ -]?${piece}`, 'gu');
const labelledPieces = /(?<!\p{L})(?:stuck|anzahl|pieces|count|quantity)\s?: (?<count>\d{1,4})(?![\d.,])/gu;
const ofWord = String.raw`(?:of|von|de|mit|com|a|x|with|avec|contendo)`;
const packs = [
  new RegExp(
    `(?<!\\p{L})${containers} ${ofWord} ${amount}(?![\\p{L}\\d.,]*\\d|\\p{L}| ?(?:g|kg|ml|l|cl|cm|mm|m|w|v)(?!\\p{L}))`,
    'gu',
  ),
  new RegExp(`${start}${amount}(?:er)?[ -]?(?:${packNoun})(?!\\p{L})`, 'gu'),
  new RegExp(`${start}(?<count>\\d{1,3})er(?:[ -]?\\p{L}*(?:pack|set|box|kasten|karton|packung))?(?!\\p{L})`, 'gu'),
  /(?<![\p{L}\d]|\d )x ?(?<count>\d{1,4})(?=$|[,;.)](?!\d))/gu,
  new RegExp(`${start}(?<count>\\d{1,3}) ?x(?= \\p{L}{3,}| ?\\d+ ?${piece})`, 'gu'),
];
const plus =
  /(?<![\p{L}\d.,])(?<count>\d{1,2}) ?\+ ?(?<more>\d{1,2}) ?(?:gratis|free|gratuits?|offerts?|geschenkt|kostenlos)(?!\p{L})/gu;
const twins: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:twin|double|duo|doppel|zweier)[ -]?(?:pack|packung)(?!\p{L})/gu, 2],
  [/(?<!\p{L})(?:triple|dreier)[ -]?(?:pack|packung)(?!\p{L})/gu, 3],
  [/(?<!\p{L})(?:sixpack|sechser[ -]?pack|six-pack)(?!\p{L})/gu, 6],
];

/** Parcels of a delivery are no pack. */
const delivered = /(?<!\p{L})(?:livree?s?|lieferung|geliefert|delivered|shipped|entregue|entrega) (?:en|in|em) $/u;

type Found = { count: number; of: PackValue['of']; start: number; end: number };

/** How many things are packed together and how many single pieces there are, in a text. `multiples` are those of measures. */
export function readPacks(placed: PlacedText, multiples: readonly Multiple[]): PackValue[] {
  const found: Found[] = [];
  const add = (pattern: RegExp, of: Found['of'], count?: number): void => {
    for (const match of placed.folded.matchAll(pattern)) {
      const number = count ?? countOf(match.groups?.count) + Number(match.groups?.more ?? 0);
      const span = { start: match.index, end: match.index + match[0].trimEnd().length };
      if (delivered.test(placed.folded.slice(0, match.index))) continue;
      if (number < 1 || found.some((other) => span.start < other.end && other.start < span.end)) continue;
      found.push({ count: number, of, ...span });
    }
  };
  add(plus, 'pack');
  for (const [pattern, count] of twins) add(pattern, 'pack', count);
  add(pieces, 'pieces');
  add(labelledPieces, 'pieces');
  for (const pattern of packs) add(pattern, 'pack');
  for (const { count, start: from, end } of multiples) {
    if (!found.some((other) => from < other.end && other.start < end) && count > 1)
      found.push({ count, of: 'pack', start: from, end });
  }
  return found
    .toSorted((left, right) => left.start - right.start)
    .map(({ count, of, start: from, end }) => ({ kind: 'pack', count, of, ...sourceOf(placed, from, end) }));
}

/** The number that a property which counts packs or pieces consists of. */
export function readBareCount(placed: PlacedText, of: PackValue['of']): PackValue[] {
  const [, digits] = /^\s*(?:x ?)?(\d{1,5})(?: ?x)?\s*$/u.exec(placed.folded) ?? [];
  const word = inWords[placed.folded.trim()];
  const count = digits === undefined ? word : Number(digits);
  if (count === undefined || count < 1) return [];
  return [{ kind: 'pack', count, of, ...sourceOf(placed, 0, placed.folded.trimEnd().length) }];
}

function countOf(written = ''): number {
  return inWords[written] ?? Number(written.replace(/[.,]/u, ''));
}
