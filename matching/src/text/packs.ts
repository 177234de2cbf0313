import { beforeNumber } from './bounds.ts';
import { foldText } from './fold.ts';
import { packNoun as packNouns, pieceNoun, washNoun } from './count-nouns.ts';
import { readRows } from './rows.ts';

const count = String.raw`(\d{1,4})`;
const packNoun = String.raw`(?:${packNouns})(?!\p{L})`;
const ofWord = String.raw`(?:of|von|de|mit|van|da|di|a|x|com|con|with|à|из|по|z|po)`;

const statedPacks = [
  new RegExp(
    String.raw`(?<![\p{L}\d])${packNoun}\s?(?:${ofWord}\s)?\s?${count}\b(?!\s?(?:ml|g|kg|l|cm|mm|gb|tb)\b)`,
    'u',
  ),
  new RegExp(String.raw`\b${count}[ -]?(?:er)?[ -]?${packNoun}`, 'u'),
  new RegExp(String.raw`\b${count}er(?:[ -]?(?:pack|set|box|kasten|karton))?\b`, 'u'),
  new RegExp(String.raw`\b${count}\s?x(?=\s?\d)`, 'u'),
  new RegExp(String.raw`\bx\s?${count}\b(?!\s?(?:x|cm|mm|m|in|inch|")(?![a-z]))`, 'u'),
  new RegExp(String.raw`\b${count}\s?x(?=\s\p{L}|\s?(?:$|[,;)\]|-]))`, 'u'),
];
/** Three measures in a row are a size, not a pack: 30 x 20 x 10 cm. */
const measures =
  /\d+(?:[.,]\d+)?\s?x\s?\d+(?:[.,]\d+)?(?:\s?x\s?\d+(?:[.,]\d+)?)?\s?(?:mm|cm|m|in|inch|zoll|"|px|mp|hz)(?![\p{L}\d])|\d{3,4}\s?x\s?\d{3,4}|\d+(?:[.,]\d+)?\s?x\s?\d+(?:[.,]\d+)?\s?x\s?\d+/gu;
/** Numbers in words, as far as packages are counted so: "zwei Stück", "trois pièces". */
const numberWords: Readonly<Record<number, string>> = {
  2: 'two zwei deux dos dois duas due twee dwa dwie två to два две',
  3: 'three drei trois tres três tre drie trzy три',
  4: 'four vier quatre cuatro quatro quattro cztery четыре',
  5: 'five fünf cinq cinco cinque vijf pięć пять',
  6: 'six sechs seis sei zes sześć шесть',
  8: 'eight acht huit ocho oito otto osiem восемь',
  10: 'ten zehn dix diez dez dieci tien dziesięć десять',
  12: 'twelve zwölf douze doce doze dodici twaalf dwanaście двенадцать',
};
const digitsOf = new Map(
  Object.entries(numberWords).flatMap(([digits, words]) =>
    foldText(words)
      .split(' ')
      .map((word): [string, string] => [word, digits]),
  ),
);
const countedInWords = new RegExp(
  String.raw`(?<!\p{L})(${[...digitsOf.keys()].join('|')})(?=[ -](?:${pieceNoun}|${packNoun}))`,
  'gu',
);
const dozen = String.raw`(?:dutzend|dozen|douzaine|docena|duzia|dozzina|dozijn|tuzin|дюжин\p{L}*)`;
const halfDozen = new RegExp(
  String.raw`(?:halb\p{L}* |half (?:a )?|demi-|media |meia |mezza |pol )${dozen}|полдюжин`,
  'u',
);
const wordPacks: [RegExp, number][] = [
  [/\b(?:twin|double|duo|doppel|dubbel)[ -]?(?:pack|packung|pak)\b|\bpair of\b|\bzweierpack\b/u, 2],
  [/\b(?:triple|dreier)[ -]?pack\b/u, 3],
  [halfDozen, 6],
  [new RegExp(String.raw`(?<!\p{L}|\d )${dozen}`, 'u'), 12],
  [/\b(?:sechser)[ -]?pack\b|\bsixpack\b/u, 6],
];
const counted = (noun: string): RegExp => new RegExp(String.raw`${beforeNumber}${count}[ -]?${noun}`, 'u');
const pieces = counted(pieceNoun);
const washes = counted(washNoun);

/**
 * How many units one buys: `pack` is stated as a pack ("pack of 6", "6 x 330 ml", "6er"), `pieces` counts parts ("1000 pieces",
 * "20 Stück"), `washes` what a detergent is for; `bare` are rows without a unit ("6x330"), measures unless the other side says a pack.
 */
export type Pack = { pack?: number; pieces?: number; washes?: number; bare?: [count: number, each: number][] };

/** Reads pack size and number of pieces off a folded text. A pack of 1 is stated as 1, an unstated one is left out. */
export function readPack(folded: string): Pack {
  const inDigits = folded.replace(countedInWords, (word) => digitsOf.get(word) ?? word);
  const { rows, text: withoutRows } = readRows(inDigits);
  const text = withoutRows.replace(measures, ' ');
  const numbers = {
    pack: statedPackOf(text),
    pieces: countOf(pieces, text),
    washes: countOf(washes, text),
  };
  const bare = rows.flatMap(({ numbers: [first = 0, second = 0, third], factor }): [number, number][] =>
    factor === undefined && third === undefined && Number.isInteger(first) ? [[first, second]] : [],
  );
  return {
    ...(numbers.pack === undefined ? {} : { pack: numbers.pack }),
    ...(numbers.pieces === undefined ? {} : { pieces: numbers.pieces }),
    ...(numbers.washes === undefined ? {} : { washes: numbers.washes }),
    ...(bare.length === 0 ? {} : { bare }),
  };
}

/** How many things a field that counts them states: "6", "6er-Pack", "20 pieces"; undefined where it states none. */
export function declaredPack(field: string): number | undefined {
  const folded = foldText(field);
  const said: Pack = /^\d{1,4}$/.test(folded) ? { pack: Number(folded) } : readPack(folded);
  const declared = said.pack ?? said.pieces ?? 0;
  return declared > 0 ? declared : undefined;
}

function countOf(pattern: RegExp, text: string): number | undefined {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}

function statedPackOf(text: string): number | undefined {
  for (const [pattern, size] of wordPacks) {
    if (pattern.test(text)) return size;
  }
  for (const pattern of statedPacks) {
    const found = Number(pattern.exec(text)?.[1]);
    if (found >= 1 && found <= 1000) return found;
  }
  return undefined;
}
