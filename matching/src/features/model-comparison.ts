import { distance } from 'fastest-levenshtein';
import type { Difference } from './number-agreement.ts';
import type { OfferProfile } from '../profile/profile.ts';

/**
 * `shared` holds the model tokens both sides name, the longest first; `named` is what either calls itself; `nearest` is the likeness (0 to
 * 1) of the two most alike that differ.
 */
export type ModelComparison = {
  shared: string[];
  isConflict: boolean;
  named: readonly [string, string];
  nearest: number;
  /** Two that differ in one digit only, each named by one side alone. */
  near: Difference;
  overlap: number;
};

const mostCompared = 8;
/** Shorter ones are formats and generations. */
const leastNear = 4;

/** Compares model tokens of titles and declared part numbers. A conflict: both sides name some and share none. */
export function compareModels(a: OfferProfile, b: OfferProfile): ModelComparison {
  const left = tokensOf(a);
  const right = tokensOf(b);
  const shared = [...left.plain.intersection(right.all).union(left.all.intersection(right.plain))].toSorted(
    (x, y) => y.length - x.length || (x < y ? -1 : 1),
  );
  const smaller = Math.min(left.plain.size, right.plain.size);
  return {
    shared,
    isConflict:
      shared.length === 0 &&
      smaller > 0 &&
      !oneEndsTheOther(left.all, right.all) &&
      !isBegun(a, right.all, b, left.all),
    named: [nameOf(a, left.plain), nameOf(b, right.plain)],
    nearest: shared.length > 0 ? 1 : nearestPair(left.all, right.all),
    near: oneDigitApart(a, left, b, right),
    overlap: smaller === 0 ? Number.NaN : Math.min(1, shared.length / smaller),
  };
}

function tokensOf({ models, mpn }: OfferProfile): { plain: Set<string>; all: Set<string> } {
  const plain = new Set(models.plain);
  if (mpn !== undefined) plain.add(mpn);
  return { plain, all: plain.union(models.joined) };
}

/** "1000xm5" and "wh1000xm5": one side left the series out. More at the end ("ds224", "ds224+") is another model. */
function oneEndsTheOther(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  return [...left].some((one) =>
    [...right].some((other) => Math.min(one.length, other.length) >= 4 && (one.endsWith(other) || other.endsWith(one))),
  );
}

/** "tm320" in a title beside the part number "TM-320-WH": one names the model, the other its variant too. */
function isBegun(
  a: OfferProfile,
  namedByB: ReadonlySet<string>,
  b: OfferProfile,
  namedByA: ReadonlySet<string>,
): boolean {
  if (a.mpn !== undefined && b.mpn !== undefined) return false;
  return !a.mpnModels.isDisjointFrom(namedByB) || !b.mpnModels.isDisjointFrom(namedByA);
}

/** The part number as it was declared, else the longest model of the title. */
function nameOf({ offer }: OfferProfile, plain: ReadonlySet<string>): string {
  const longest = [...plain].reduce((best, token) => (token.length > best.length ? token : best), '');
  return offer.mpn?.trim() || longest.toUpperCase();
}

type Tokens = ReturnType<typeof tokensOf>;

/** At least one of the two stands as one word: "EU 42" is joined of two and no model. */
function oneDigitApart(a: OfferProfile, left: Tokens, b: OfferProfile, right: Tokens): Difference {
  const own = [...left.all.difference(right.all)].slice(0, mostCompared);
  const others = [...right.all.difference(left.all)].slice(0, mostCompared);
  for (const one of own) {
    const other = others.find(
      (token) => (left.plain.has(one) || right.plain.has(token)) && differsInOneDigit(one, token),
    );
    if (other !== undefined) return [asDeclared(a, one), asDeclared(b, other)];
  }
  return undefined;
}

function differsInOneDigit(left: string, right: string): boolean {
  if (left.length !== right.length || left.length < leastNear) return false;
  let at = 0;
  while (at < left.length && left[at] === right[at]) at += 1;
  return /\d/.test(left[at] ?? '') && /\d/.test(right[at] ?? '') && left.slice(at + 1) === right.slice(at + 1);
}

function asDeclared({ mpn, offer }: OfferProfile, token: string): string {
  return token === mpn ? (offer.mpn?.trim() ?? token) : token.toUpperCase();
}

function nearestPair(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let best = 0;
  for (const one of [...left].slice(0, mostCompared)) {
    for (const other of [...right].slice(0, mostCompared)) {
      best = Math.max(best, 1 - distance(one, other) / Math.max(one.length, other.length));
    }
  }
  return best;
}
