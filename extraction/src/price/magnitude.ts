import type { NumberShape, PlainNumber } from './number.ts';

/** A short form behind a number ("1.2k", "3,5 Mio. €"): how many zeros it stands for, and where it ends. */
export type Magnitude = {
  zeros: number;
  end: number;
  /** One letter, which stands for other things as well. */
  isLetter: boolean;
  /** An m behind a blank: millions or metres. */
  isLoneMetre: boolean;
};

const wordsByZeros: [zeros: number, letter: string, words: string][] = [
  [3, 'k', 'tsd|thousand|tausend|mil|mila|тыс|тис|tys|rb|ribu'],
  [5, '', 'lakhs?'],
  [
    6,
    'm',
    'mio|mln|millions?|millionen|millones|milh(?:õ|o)es|milioni|miljoen|miljoner|milion(?:y|ów)?|milyon|млн|jt|juta',
  ],
  [7, '', 'crores?'],
  [9, '', 'bn|billions?|mrd|mld|milliarden?|milliards?|млрд'],
];
/** Neither a longer word, nor a square metre, "m/s", "K-Swiss" or "M&M". */
const wordEnd = String.raw`(?![\p{L}\d²³/&'+]|\uE000?[23]|-\p{L})`;
const zerosOfWord = wordsByZeros.map(([zeros, letter, words]): [number, RegExp] => {
  const letters = letter === '' ? '' : String.raw`${letter}|\x20${letter}(?=\x20?(?:$|[^\p{L}\d\x20]))|`;
  return [zeros, new RegExp(`^(?:${letters} ?(?:${words}))${wordEnd}\\.?`, 'iu')];
});
const zerosOfSign = new Map(Object.entries({ 万: 4, 萬: 4, 만: 4, 億: 8, 亿: 8, 억: 8 }));

/** The short form that stands at `at` of a normalised text, right behind a number. */
export function magnitudeAt(text: string, at: number): Magnitude | undefined {
  const sign = zerosOfSign.get(text.charAt(at));
  if (sign !== undefined) return { zeros: sign, end: at + 1, isLetter: false, isLoneMetre: false };
  const behind = text.slice(at, at + 16);
  for (const [zeros, pattern] of zerosOfWord) {
    const word = pattern.exec(behind)?.[0];
    if (word !== undefined) {
      const isLetter = /^ ?[km]\.?$/i.test(word);
      return { zeros, end: at + word.length, isLetter, isLoneMetre: isLetter && /^ m/i.test(word) };
    }
  }
  return undefined;
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
