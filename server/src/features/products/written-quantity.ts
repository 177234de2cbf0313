import { type Fraction, inUnit, type UnitFamily } from '@quarry/contracts/attributes';
import type { AttributeValue } from '@quarry/matching';

export type ReadQuantity = Extract<AttributeValue, { family: string }>;
type Family = ReadQuantity['family'];
type Exact = ReadQuantity['number'];

/** The unit that the readers count a family in, and the family of the contracts that converts it. */
const families: Readonly<Record<Family, { base: string; of: UnitFamily }>> = {
  mass: { base: 'g', of: 'mass' },
  length: { base: 'mm', of: 'length' },
  volume: { base: 'ml', of: 'volume' },
  data: { base: 'B', of: 'storage' },
  power: { base: 'W', of: 'power' },
  voltage: { base: 'V', of: 'voltage' },
  charge: { base: 'mAh', of: 'charge' },
  energy: { base: 'Wh', of: 'energy' },
};

/** Units that are kept as they were written; their names in the contracts. */
const keptUnits: Readonly<Record<string, string>> = {
  oz: 'oz',
  lb: 'lb',
  in: 'in',
  ft: 'ft',
  yd: 'yd',
  floz: 'fl oz',
  pint: 'pt',
  gal: 'gal',
  KiB: 'KiB',
  MiB: 'MiB',
  GiB: 'GiB',
  TiB: 'TiB',
};

/** From how much of the base on a unit is written, the smallest first. */
const steps: Readonly<Record<Family, readonly (readonly [least: bigint, unit: string])[]>> = {
  mass: [
    [0n, 'g'],
    [1_000n, 'kg'],
  ],
  length: [
    [0n, 'mm'],
    [100n, 'cm'],
    [2_000n, 'm'],
  ],
  volume: [
    [0n, 'ml'],
    [1_000n, 'l'],
  ],
  data: [
    [0n, 'B'],
    [1_000n, 'kB'],
    [1_000_000n, 'MB'],
    [1_000_000_000n, 'GB'],
    [1_000_000_000_000n, 'TB'],
  ],
  power: [
    [0n, 'W'],
    [1_000n, 'kW'],
  ],
  voltage: [[0n, 'V']],
  charge: [[0n, 'mAh']],
  energy: [
    [0n, 'Wh'],
    [1_000n, 'kWh'],
  ],
};

/**
 * A quantity as values hold it while attributes are texts, "1.5 kg": one amount has one writing, whatever its metric unit was. Screens
 * are measured in inches.
 */
export function writtenQuantity(value: ReadQuantity): string {
  const from = amountIn(value, value.number);
  return value.to === undefined ? from.join(' ') : `${from[0]}–${amountIn(value, value.to, from[1]).join(' ')}`;
}

/** The sides of a thing in one unit, "30 x 40 x 5 cm". */
export function writtenSides(sides: readonly ReadQuantity[]): string {
  const longest = sides.toSorted((left, right) => Number(isAbove(right.number, left.number)) * 2 - 1)[0];
  if (!longest) return '';
  const [, unit] = amountIn(longest, longest.number);
  return `${sides.map((side) => amountIn(side, side.number, unit)[0]).join(' x ')} ${unit}`;
}

/** An amount in the base unit of its family, as a plain decimal. */
export function baseAmount({ family, number }: ReadQuantity): { amount: string; unit: string } {
  const { base, of } = families[family];
  return { amount: inUnit(of, fractionOf(number), base, baseDecimals) ?? '', unit: base };
}

const baseDecimals = 12;
const shownDecimals = 4;

function amountIn({ kind, family, unit }: ReadQuantity, number: Exact, wanted?: string): [string, string] {
  const base = fractionOf(number);
  const name = wanted ?? (kind === 'screen' ? 'in' : (keptUnits[unit] ?? stepOf(family, base)));
  return [inUnit(families[family].of, base, name, kind === 'screen' ? 1 : shownDecimals) ?? '', name];
}

function stepOf(family: Family, { over, under }: Fraction): string {
  const reached = steps[family].filter(([least]) => over >= least * under);
  return reached.at(-1)?.[1] ?? families[family].base;
}

function fractionOf({ digits, exponent }: Exact): Fraction {
  return exponent < 0
    ? { over: digits, under: 10n ** BigInt(-exponent) }
    : { over: digits * 10n ** BigInt(exponent), under: 1n };
}

function isAbove(left: Exact, right: Exact): boolean {
  const [one, other] = [fractionOf(left), fractionOf(right)];
  return one.over * other.under > other.over * one.under;
}
