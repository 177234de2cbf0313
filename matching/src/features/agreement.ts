import { areNeighbouringColours } from '../text/colours.ts';
import type { Pack } from '../text/packs.ts';
import { areSameQuantity, type Quantity } from '../text/quantities.ts';

/** 1 both sides say the same, 0 nothing can be said, -0.5 only one side says something, -1 they contradict each other. */
export type Agreement = 1 | 0 | -0.5 | -1;

/** Agreement of two sets of codes: any code in common agrees; a set on one side only is a half contradiction. */
export function setAgreement(left: ReadonlySet<string>, right: ReadonlySet<string>): Agreement {
  if (left.size === 0 && right.size === 0) return 0;
  if (left.size === 0 || right.size === 0) return -0.5;
  return left.isDisjointFrom(right) ? -1 : 1;
}

/** As `setAgreement`; neighbouring shades ("blue", "navy") neither agree nor contradict. */
export function colourAgreement(left: ReadonlySet<string>, right: ReadonlySet<string>): Agreement {
  const plain = setAgreement(left, right);
  if (plain !== -1) return plain;
  const areClose = [...left].some((one) => [...right].some((other) => areNeighbouringColours(one, other)));
  return areClose || left.has('multicolour') || right.has('multicolour') ? 0 : -1;
}

/** Whether two packs hold the same number of units; a pack of several against an unstated one is a half contradiction. */
export function packAgreement(left: Pack, right: Pack): Agreement {
  if (left.pack !== undefined && right.pack !== undefined) return left.pack === right.pack ? 1 : -1;
  const stated = left.pack ?? right.pack;
  if (stated === undefined || stated === 1) return 0;
  return (left.pack === undefined ? left.pieces : right.pieces) === stated ? 1 : -0.5;
}

/**
 * Agreement of the quantities of one dimension: each value of the shorter side must be found on the other ("512 GB" agrees with
 * "16 GB / 512 GB"; "16 GB / 1 TB" does not).
 */
export function quantityAgreement(left: readonly Quantity[], right: readonly Quantity[]): Agreement {
  if (left.length === 0 && right.length === 0) return 0;
  if (left.length === 0 || right.length === 0) return -0.5;
  const covers = (whole: readonly Quantity[], part: readonly Quantity[]): boolean =>
    part.every((one) => whole.some((other) => areSameQuantity(one, other)));
  return covers(left, right) || covers(right, left) ? 1 : -1;
}

/** As `quantityAgreement`; one power within the range that the other side names ("2000 W", "1850-2200 W") proves nothing. */
export function powerAgreement(left: readonly Quantity[], right: readonly Quantity[]): Agreement {
  const plain = quantityAgreement(left, right);
  if (plain !== -1) return plain;
  const [single, range] = left.length < right.length ? [left, right] : [right, left];
  const values = range.map(({ value }) => value);
  const isWithin = single.every(({ value }) => value >= Math.min(...values) && value <= Math.max(...values));
  return single.length === 1 && range.length === 2 && isWithin ? 0 : -1;
}

/** The class of a voltage: all mains of 100-127 V are one, all of 220-240 V another, a battery voltage is its own. */
export function voltageClass({ value }: Quantity): string {
  if (value >= 100 && value <= 127) return 'mains 110 V';
  if (value >= 200 && value <= 250) return 'mains 230 V';
  return `${value} V`;
}
