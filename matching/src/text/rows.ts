import { beforeNumber } from './bounds.ts';
import { pieceNoun, washNoun } from './count-nouns.ts';

/** Measures in a row: "90 x 200 cm". `factor` leads to mm; it is absent where no unit stands ("4x40"). */
export type Row = { numbers: number[]; factor?: number; written: string };

const number = String.raw`\d{1,4}(?:[.,]\d{1,3})?`;
const factors: Record<string, number> = {
  mm: 1,
  мм: 1,
  cm: 10,
  см: 10,
  m: 1000,
  м: 1000,
  in: 25.4,
  inch: 25.4,
  zoll: 25.4,
  '"': 25.4,
};
const unit = Object.keys(factors).join('|');
/** "4 x 40 bags" and "6 x 330 ml" are packs. */
const counted = String.raw`\s?-?(?:${pieceNoun}|${washNoun}|(?:ml|cl|dl|l|liter|litres?|kg|g|gr|mg|oz|мл|л|г|кг|mah|w|v|gb|tb|mp|hz|px|fl)(?![\p{L}\d]))`;
const row = new RegExp(
  String.raw`${beforeNumber}(${number})(?:\s?(?:${unit}))?\s?x\s?(${number})(?:(?:\s?(?:${unit}))?\s?x\s?(${number}))?(?![\d.,]*\d|\s?x)(?:\s?(${unit})(?![\p{L}\d])|(?![\p{L}"])(?!${counted}))`,
  'gu',
);
/** Pixels, and other pairs of large numbers without a unit. */
const leastPixels = 200;

/** The rows of measures of a folded text, and the text without them. */
export function readRows(folded: string): { rows: Row[]; text: string } {
  const rows: Row[] = [];
  const text = folded.replaceAll(row, (whole: string, ...groups: (string | undefined)[]) => {
    const name = groups[3];
    const numbers = groups.slice(0, 3).flatMap((part) => (part === undefined ? [] : [Number(part.replace(',', '.'))]));
    const factor = name === undefined ? undefined : factors[name];
    if (factor === undefined && numbers.every((one) => one >= leastPixels)) return whole;
    const written = `${numbers.join(' x ')}${name === undefined ? '' : ` ${name}`}`;
    rows.push({ numbers, ...(factor === undefined ? {} : { factor }), written });
    return ' , ';
  });
  return { rows, text };
}

const tolerance = 0.02;

function areAlike(left: number, right: number): boolean {
  return Math.abs(left - right) <= tolerance * Math.max(left, right);
}

function isWithin(part: readonly number[], whole: readonly number[]): boolean {
  const left = [...whole];
  return part.every((one) => {
    const at = left.findIndex((other) => areAlike(one, other));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Both rows in one unit; where one has none, every unit it may mean. */
function comparable(left: Row, right: Row): [number[], number[]][] {
  const inMm = ({ numbers }: Row, factor: number): number[] => numbers.map((one) => one * factor);
  if (left.factor === undefined && right.factor === undefined) return [[left.numbers, right.numbers]];
  return [left.factor ?? 0, right.factor ?? 0, 1, 10, 1000]
    .filter((factor) => factor > 0)
    .map((factor) => [inMm(left, left.factor ?? factor), inMm(right, right.factor ?? factor)]);
}

/** 1 the same measures (one may name fewer), -1 others; 0 where both name three and none is common: a thing and its box. */
export function compareRows(left: Row, right: Row): 1 | 0 | -1 {
  const pairs = comparable(left, right);
  const [short, long] = left.numbers.length <= right.numbers.length ? ([0, 1] as const) : ([1, 0] as const);
  if (pairs.some((pair) => isWithin(pair[short], pair[long]))) return 1;
  if (left.numbers.length !== right.numbers.length) return 0;
  const sharesOne = pairs.some(([one, other]) => one.some((value) => isWithin([value], other)));
  return left.numbers.length === 2 || sharesOne ? -1 : 0;
}
