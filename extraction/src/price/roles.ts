import type { PricePeriod } from '@quarry/contracts/offers';
import type { Cue } from './cue-words.ts';
import { type CueReading, fold, readCues } from './cues.ts';
import { type Amount, isRangeGap } from './parts.ts';
import type { PriceRole } from './price-types.ts';
import { periodBeside, speaksOfInstalments } from './recurring.ts';
import {
  aboutBefore,
  baseOfPercentage,
  downAfter,
  leastBefore,
  limitBefore,
  manyAfter,
  manyBefore,
  openEnd,
  periodAfter,
  perUnitBefore,
  pieceAfter,
  timesAfter,
  timesBefore,
  unitAfter,
  unitBefore,
} from './role-patterns.ts';
import { arePair, readTaxes, type Tax } from './tax.ts';

/** What the words around an amount say. */
export type Roled = {
  amount: Amount;
  role: PriceRole;
  isFrom: boolean;
  tax: Tax | undefined;
  isPiece: boolean;
  /** How often the amount is paid, where its role is `recurring`. */
  period?: PricePeriod;
};

const strongBreak = /[,;|()\n•·!\uE000]/;

/** Gives every amount its role from the words before and behind it, in the order of the text. */
export function assignRoles(text: string, amounts: Amount[]): Roled[] {
  const taxes = readTaxes(
    text,
    amounts.filter((amount) => !amount.isPercent),
  );
  const roled = amounts.map((amount, index) => {
    const begin = amounts[index - 1]?.number.end ?? 0;
    const end = amounts[index + 1]?.number.start ?? text.length;
    return roleOf(text.slice(begin, amount.number.start), text.slice(amount.number.end, end), amount, {
      isFirst: index === 0,
      isLast: index === amounts.length - 1,
      isOpenEnded: text.charAt(amount.number.shape.end) === '+',
      leadsMany: leadsMany(text, amount, amounts[index + 1]),
      tax: taxes.get(amount),
    });
  });
  return withCounterparts(pairOffers(text, savingsOf(text, withRecurring(text, roled))));
}

const periodicRoles = new Set<PriceRole>(['price', 'now', 'list', 'instalment', 'conditional', 'limit', 'unit']);

/** What is paid again in each period, unless the text speaks of parts of one price, or a higher price stands beside it. */
function withRecurring(text: string, roled: Roled[]): Roled[] {
  const periods = roled.map((_, index) => periodOf(text, roled, index));
  if (periods.every((period) => period === undefined)) return roled;
  const isOfParts = speaksOfInstalments(text);
  return roled.map((item, index) => {
    const period = periods[index];
    if (period === undefined) return item;
    const isPart =
      period === 'other' ||
      isOfParts ||
      roled.some((other, at) => periods[at] === undefined && isHigherPrice(other, item));
    return isPart ? { ...item, role: 'instalment' as const } : { ...item, role: 'recurring' as const, period };
  });
}

function isHigherPrice({ role, amount }: Roled, { amount: part }: Roled): boolean {
  return (role === 'price' || role === 'now') && amount.currency === part.currency && amount.minor > part.minor;
}

/** The period of one amount; the lower end of a range has that of the upper one. */
function periodOf(text: string, roled: Roled[], index: number): PricePeriod | 'other' | undefined {
  const [previous, item, next] = [roled[index - 1], roled[index], roled[index + 1]];
  if (!item || item.amount.isPercent || !periodicRoles.has(item.role)) return undefined;
  const { start, end } = item.amount.number;
  const before = text.slice(previous?.amount.number.end ?? 0, start);
  const after = text.slice(end, next?.amount.number.start ?? text.length);
  if (timesBefore.test(fold(text.slice(0, start))) || timesAfter.test(fold(after)) || downAfter.test(fold(after)))
    return undefined;
  if (next && isRangeGap(after)) return periodOf(text, roled, index + 1);
  return periodBeside(before, after);
}

/** "30 € ab 10 Stück 25 €": the number of pieces is said of the second amount, unless that has one of its own behind it. */
function leadsMany(text: string, { number }: Amount, next: Amount | undefined): boolean {
  if (!next || !manyBefore.test(fold(text.slice(number.end, next.number.start)))) return false;
  return !manyAfter.test(fold(text.slice(next.number.end, next.number.end + 40)));
}

/** `leadsMany`: what stands behind says from how many pieces on the next amount holds. */
type Place = { isFirst: boolean; isLast: boolean; isOpenEnded: boolean; leadsMany: boolean; tax: Tax | undefined };

function roleOf(before: string, after: string, amount: Amount, place: Place): Roled {
  const { isFirst, isLast, tax } = place;
  const leading = nearest(isFirst ? before : behindOwnWords(before.replace(baseOfPercentage, ' ')));
  const ahead = readCues(leading);
  const own = isLast ? firstStretch(after) : ownStretch(after);
  const behind = readCues(own);
  const tight = fold(after);
  const isPiece = pieceAfter.test(tight);
  const cues = new Set(isOfNumberBefore(leading) ? ahead.cues.filter((cue) => cue !== 'list') : ahead.cues);
  const isOpenEnded = place.isOpenEnded || (isLast && openEnd.test(after));
  const lead = isFirst ? fold(before) : isRangeGap(before) ? '' : `0${fold(before)}`;
  if (aboutBefore.test(lead)) amount.doubts.push('approximate');
  const isLeast = isOpenEnded || leastBefore.test(lead) || isFrom(cues, behind, amount);
  const base = { amount, isFrom: isLeast, tax, isPiece };
  const role = amount.isPercent
    ? 'percentage'
    : (tightRole(fold(before), tight, place) ?? cuedRole(cues, before, behind, tax));
  return { ...base, role };
}

/** "Was 49 now £39": the former price is a number of its own. */
function isOfNumberBefore(leading: string): boolean {
  const [, behind] = /\d(\D+)$/.exec(leading) ?? [];
  const { cues } = readCues(behind ?? '');
  return cues.includes('now') && !cues.includes('list');
}

function tightRole(before: string, after: string, { isFirst, leadsMany }: Place): PriceRole | undefined {
  if ((manyAfter.test(after) && !leadsMany) || manyBefore.test(before)) return 'multibuy';
  if (periodAfter.test(after) || downAfter.test(after) || timesBefore.test(before) || timesAfter.test(after))
    return 'instalment';
  // The "al" of "al pezzo" is no litre.
  const isOfUnit = unitAfter.test(after) && !pieceAfter.test(after);
  if (isOfUnit || unitBefore.test(before) || (isFirst && perUnitBefore.test(before))) return 'unit';
  return limitBefore.test(isFirst ? before : `0${before}`) ? 'limit' : undefined;
}

function cuedRole(cues: Set<Cue>, before: string, behind: CueReading, tax: Tax | undefined): PriceRole {
  const has = (...wanted: Cue[]) => wanted.some((cue) => cues.has(cue));
  const follows = (...wanted: Cue[]) => behind.first !== undefined && wanted.includes(behind.first);
  if (has('reference')) return 'reference';
  if (has('saving') || follows('saving')) return 'saving';
  if (has('threshold') && !has('list', 'now')) return 'threshold';
  if (has('shipping')) return has('free', 'from') ? 'threshold' : 'shipping';
  if (follows('shipping') && !behind.cues.includes('free')) return 'shipping';
  if (has('from') && follows('free', 'freeDelivery')) return 'threshold';
  if (has('surcharge') || (follows('surcharge') && !behind.cues.includes('free'))) return 'surcharge';
  // "án vsk" is Icelandic for without tax; alone it is a year of payments in French.
  if (has('instalment') || (follows('instalment') && tax === undefined)) return 'instalment';
  if (has('unit')) return 'unit';
  if ((has('plus') && !leastBefore.test(fold(before))) || /(?:^|\s)\+\s?$/.test(before)) return 'surcharge';
  if (has('conditional') || follows('conditional')) return 'conditional';
  if (has('list') || follows('list')) return 'list';
  if (has('upTo')) return 'limit';
  return has('now') ? 'now' : 'price';
}

function isFrom(cues: Set<Cue>, behind: CueReading, amount: Amount): boolean {
  if (amount.isPercent) return false;
  return cues.has('from') || (behind.first === 'from' && behind.firstWords === 1 && behind.cues.length === 1);
}

/** Of two prices with one tax word between them, the other is its counterpart: "12 100 Kč (10 000 Kč bez DPH)". */
function withCounterparts(roled: Roled[]): Roled[] {
  const prices = roled.filter(({ role }) => role === 'price' || role === 'now');
  const [one, other, ...more] = prices;
  if (!one || !other || more.length > 0 || (one.tax === undefined) === (other.tax === undefined)) return roled;
  const [said, open] = one.tax === undefined ? [other, one] : [one, other];
  const isNet = said.tax === 'excluded';
  const isPair = isNet ? arePair(open.amount, said.amount) : arePair(said.amount, open.amount);
  if (isPair) open.tax = isNet ? 'included' : 'excluded';
  return roled;
}

/** The stretch right before an amount: back to the last break, or one further when nothing stands between. */
function nearest(before: string): string {
  const stretches = before.slice(-200).split(strongBreak);
  return stretches.findLast((stretch) => /[\p{L}\uE001]/u.test(stretch)) ?? '';
}

/** Of the text between two amounts, what is not said of the first ("/ 100 g", "inkl. MwSt."). */
function behindOwnWords(between: string): string {
  const folded = fold(between);
  const own = folded.length === between.length ? (unitAfter.exec(folded) ?? periodAfter.exec(folded)) : null;
  return own ? between.slice(own[0].length) : between;
}

/** Of the text between two amounts, what can only be said of the first: up to a break, or in brackets of its own. */
function ownStretch(between: string): string {
  const bracketed = /^\s?\(([^()]{1,80})\)/.exec(between);
  if (bracketed) return bracketed[1] ?? '';
  const at = between.slice(0, 200).search(strongBreak);
  return at === -1 ? '' : between.slice(0, at);
}

function firstStretch(after: string): string {
  const [first = '', second = ''] = after.slice(0, 200).split(strongBreak, 2);
  return /\p{L}/u.test(first) ? first : second;
}

/** "- 10 € 39,99 €": beside one other price, what a dash opens is taken off; "- 10 € - 20 €" is a range. */
function isTakenOff(text: string, roled: Roled[], { amount, role }: Roled, index: number): boolean {
  const next = roled[index + 1];
  if (role !== 'price' || !amount.number.isDashed || amount.isPercent || !next) return false;
  if (next.role !== 'price' && next.role !== 'now') return false;
  const between = text.slice(amount.number.end, next.amount.number.start);
  return next.amount.currency === amount.currency && next.amount.minor > amount.minor && /^\s?\uE000?$/.test(between);
}

/** A negative amount beside a price is what is taken off. */
function savingsOf(text: string, roled: Roled[]): Roled[] {
  const hasPositive = roled.some(({ amount }) => !amount.isPercent && amount.minor > 0);
  return roled.map((item, index) => {
    const isNegative = hasPositive && item.amount.minor < 0 && !item.amount.isPercent;
    return isNegative || isTakenOff(text, roled, item, index) ? { ...item, role: 'saving' as const } : item;
  });
}

/** "De R$ 99 por R$ 79", "van 30 voor 20 €": the older price and the one now. */
function pairOffers(text: string, roled: Roled[]): Roled[] {
  for (let index = 0; index + 1 < roled.length; index += 1) {
    const [first, second] = [roled[index], roled[index + 1]];
    if (!first || !second) continue;
    const lead = fold(text.slice(0, first.amount.number.start).slice(-12));
    const link = fold(text.slice(first.amount.number.end, second.amount.number.start));
    const isOffer =
      /(?:^|\W)(?:de|van|da|von) ?:? ?$/.test(lead) && /^\W{0,3}(?:por|voor|a|auf)(?: apenas)? ?:? ?$/.test(link);
    if (isOffer && second.amount.minor < first.amount.minor) {
      first.role = 'list';
      first.isFrom = false;
      second.role = 'now';
    }
  }
  return roled;
}
