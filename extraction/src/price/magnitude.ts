import { magnitudeWords } from './magnitude-words.ts';
import type { NumberShape, PlainNumber } from './number.ts';

/** A short form behind a number ("1.2k", "3,5 Mio. €"): how many zeros it stands for, and where it ends. */
export type Magnitude = {
  zeros: number;
  end: number;
  /** One letter, which stands for other things as well. */
  isLetter: boolean;
  /** An m, l or b behind a blank: millions or metres, lakhs or litres. */
  isLoneMetre: boolean;
};

/** Neither a longer word, nor a square metre, "m/s", "K-Swiss" or "M&M". */
const wordEnd = String.raw`(?![\p{L}\d²³/&'+]|\uE000?[23]|-\p{L})`;
const zerosOfWord = magnitudeWords.map(([zeros, letter, words]): [number, RegExp] => {
  const letters = letter === '' ? '' : String.raw`${letter}|\x20${letter}(?=\x20?(?:$|[^\p{L}\d\x20]))|`;
  return [zeros, new RegExp(`^(?:${letters} ?(?:${words}))${wordEnd}\\.?`, 'iu')];
});
const zerosOfSign = new Map(
  Object.entries({ 十: 1, 百: 2, 백: 2, 千: 3, 천: 3, 万: 4, 萬: 4, 만: 4, 億: 8, 亿: 8, 억: 8 }),
);

/** Numerals of one script right behind digits: "千" is three zeros, "천만" seven. */
function signsAt(text: string, at: number): Magnitude | undefined {
  let zeros = 0;
  let end = at;
  for (let sign = zerosOfSign.get(text.charAt(at)); sign !== undefined;) {
    zeros += sign;
    end += 1;
    sign = zerosOfSign.get(text.charAt(end));
    if (sign !== undefined && sign < 4) break;
  }
  return end === at ? undefined : { zeros, end, isLetter: false, isLoneMetre: false };
}

/** The short form that stands at `at` of a normalised text, right behind a number. */
export function magnitudeAt(text: string, at: number): Magnitude | undefined {
  const signs = signsAt(text, at);
  if (signs !== undefined) return signs;
  const behind = text.slice(at, at + 24);
  let longest: Magnitude | undefined;
  for (const [zeros, pattern] of zerosOfWord) {
    const word = pattern.exec(behind)?.[0];
    if (word === undefined || at + word.length <= (longest?.end ?? 0)) continue;
    const isLetter = /^ ?[kmlb]\.?$/i.test(word);
    longest = { zeros, end: at + word.length, isLetter, isLoneMetre: isLetter && /^ [mlb]/i.test(word) };
  }
  return longest;
}

/** One step of an amount that is written in several: "1億", "2000万" and the rest. */
export type Step = { shape: NumberShape; zeros: number };

/**
 * The sum of an amount's steps ("2万5千" is 25000, "1 crore 20 lakh" 12000000). Undefined where a step has decimals or is not below
 * the one before it, and where the last has so few digits that it may be a fraction of that ("2万5", "€2 million 500").
 */
export function addSteps(
  steps: readonly Step[],
  read: (shape: NumberShape) => PlainNumber | undefined,
): string | undefined {
  let sum = 0n;
  let limit: number | undefined;
  for (const { shape, zeros } of steps) {
    const plain = read(shape);
    if (!plain || plain.isAmbiguous || plain.amount.includes('.')) return undefined;
    const isFraction = limit !== undefined && zeros === 0 && plain.amount.length < Math.max(3, limit - 1);
    if (isFraction || (limit !== undefined && plain.amount.length + zeros > limit)) return undefined;
    sum += BigInt(plain.amount) * 10n ** BigInt(zeros);
    limit = zeros;
  }
  return String(sum);
}

/**
 * The number in full: "1.2" with three zeros is 1200. Undefined where it could be meant in two ways: three digits behind a single
 * separator ("1.250k"), or more digits right behind the short form ("2万5").
 */
export function magnify(plain: PlainNumber | undefined, shape: NumberShape, zeros: number): PlainNumber | undefined {
  const isOpen = shape.signs.length === 1 && /[.,]/.test(shape.signs[0] ?? '') && shape.groups.at(-1)?.length === 3;
  if (!plain || isOpen) return undefined;
  const [whole = '', fraction = ''] = plain.amount.split('.');
  const digits = fraction.padEnd(zeros, '0');
  const rest = digits.slice(zeros);
  const amount = `${whole}${digits.slice(0, zeros)}`.replace(/^0+(?=\d)/, '');
  return { ...plain, amount: rest === '' ? amount : `${amount}.${rest}` };
}
