import { inBaseUnit, type UnitFamily, unitsOf } from '@quarry/contracts/attributes';
import { expect, it } from 'vitest';
import { type Family, unitOf } from './units.ts';

/** The families that people type values in, and what they are called here. */
const families = {
  mass: 'mass',
  length: 'length',
  volume: 'volume',
  storage: 'data',
  power: 'power',
  voltage: 'voltage',
  charge: 'charge',
  energy: 'energy',
} as const satisfies Partial<Record<UnitFamily, Family>>;

/** Units that people may type and no reader looks for: a lone letter, and joules beside hours of watts. */
const unread: ReadonlySet<string> = new Set(['B', 'J', 'kJ', 'pt', 'cm³', 'm³']);

it('counts in the same base units as values that people type', () => {
  const differing: string[] = [];
  let compared = 0;
  for (const family of Object.keys(families) as (keyof typeof families)[]) {
    for (const name of unitsOf(family).filter((one) => !unread.has(one))) {
      const read = unitOf(name.toLowerCase(), name);
      const typed = inBaseUnit(family, { amount: '1', unit: name });
      compared += 1;
      if (!read || !typed || read.family !== families[family]) differing.push(`${family} ${name}`);
      else {
        const { digits, exponent } = read.factor;
        const shift = 10n ** BigInt(Math.abs(exponent));
        const [over, under] = exponent < 0 ? [digits, shift] : [digits * shift, 1n];
        if (over * typed.under !== typed.over * under) differing.push(`${family} ${name}`);
      }
    }
  }
  expect(differing).toEqual([]);
  expect(compared).toBeGreaterThan(30);
});
