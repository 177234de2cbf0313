import type { OfferProfile } from '../profile/profile.ts';
import { compareRows, type Row } from '../text/rows.ts';
import type { VariantWords } from '../text/variant-words.ts';
import { setAgreement, type Agreement } from './agreement.ts';

/** What either side says where the two differ; undefined where they do not. */
export type Difference = readonly [string, string] | undefined;

/** Sizes of either side: letters that stand alone count where the other side names a letter too. */
export function sizesOf(own: VariantWords, other: VariantWords): ReadonlySet<string> {
  const isLetterThere = other.loneLetters.size > 0 || [...other.sizes].some((size) => /[sml]$/.test(size));
  return own.sizes.size === 0 && own.loneLetters.size === 1 && isLetterThere ? own.loneLetters : own.sizes;
}

/** As `setAgreement`; one size within a pair of the other side ("42", "39-42") proves nothing. */
export function sizeAgreement(left: ReadonlySet<string>, right: ReadonlySet<string>): Agreement {
  const plain = setAgreement(left, right);
  return plain === -1 && (isWithinPair(left, right) || isWithinPair(right, left)) ? 0 : plain;
}

function isWithinPair(single: ReadonlySet<string>, pairs: ReadonlySet<string>): boolean {
  return [...pairs].some((pair) => {
    const [low, high] = pair.split('-').map(Number);
    return high !== undefined && [...single].some((size) => Number(size) >= (low ?? 0) && Number(size) <= high);
  });
}

/** The first rows of measures that differ. */
export function rowDifference(left: readonly Row[], right: readonly Row[]): Difference {
  const one = left.find((row) => right.length > 0 && right.every((other) => compareRows(row, other) === -1));
  const other = right.find((row) => left.length > 0 && left.every((own) => compareRows(own, row) === -1));
  return one && other ? [one.written, other.written] : undefined;
}

/** Size, load index and speed index of two tyres. */
export function tyreDifferences({ tyre: left }: OfferProfile, { tyre: right }: OfferProfile) {
  const of = (one: string | undefined, other: string | undefined): Difference =>
    one === undefined || other === undefined || one === other ? undefined : [one, other];
  const size = of(left?.size.replace('ZR', 'R'), right?.size.replace('ZR', 'R'));
  return { size, load: of(left?.load, right?.load), speed: of(left?.speed, right?.speed) };
}

/** The first marking by a standard in which two texts differ. */
export function designationDifference(
  { designations: left }: OfferProfile,
  { designations: right }: OfferProfile,
): Difference {
  for (const own of left) {
    const other = right.find(({ kind }) => kind === own.kind);
    if (other && other.key !== own.key) return [own.written, other.written];
  }
  return undefined;
}

const fewestWords = 2;

/** The numbers of two titles that are the same word for word otherwise. */
export function numberDifference({ titleWords: left }: OfferProfile, { titleWords: right }: OfferProfile): Difference {
  if (left.length !== right.length) return undefined;
  const differing = [...left.keys()].filter((at) => left[at]?.replace(',', '.') !== right[at]?.replace(',', '.'));
  const names = left.filter((word) => /^\p{L}{3}/u.test(word)).length;
  if (differing.length === 0 || differing.length > 2 || names < fewestWords) return undefined;
  if (!differing.every((at) => isOtherNumber(left[at] ?? '', right[at] ?? ''))) return undefined;
  const said = (words: readonly string[]): string => differing.map((at) => words[at]).join(', ');
  return [said(left), said(right)];
}

const measureTolerance = 0.025;

function isOtherNumber(left: string, right: string): boolean {
  const [one, other] = [left, right].map((word) => /^(\d+(?:[.,]\d+)?)(\D*)$/u.exec(word));
  if (!one || !other || one[2] !== other[2]) return false;
  const [a, b] = [one, other].map(([, digits = '']) => Number(digits.replace(',', '.'))) as [number, number];
  return a !== b && (one[2] === '' || Math.abs(a - b) > measureTolerance * Math.max(a, b));
}
