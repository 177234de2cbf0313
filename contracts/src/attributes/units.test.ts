import { describe, expect, it } from 'vitest';
import { compareFractions, inBaseUnit, inUnit, isUnitFamily, unitFamilies, unitsOf, type UnitFamily } from './units.ts';

const converted = (family: UnitFamily, amount: string, from: string, to: string) => {
  const base = inBaseUnit(family, { amount, unit: from });
  return base && inUnit(family, base, to);
};

describe('units of a family', () => {
  it.each([
    ['mass', '1', 'lb', 'g', '453.59237'],
    ['mass', '0.4535923700', 'kg', 'lb', '1'],
    ['mass', '-2.5', 'kg', 'g', '-2500'],
    ['length', '1', 'in', 'cm', '2.54'],
    ['length', '3', 'ft', 'yd', '1'],
    ['length', '10', 'cm', 'in', '3.937008'],
    ['area', '1', 'ft²', 'in²', '144'],
    ['volume', '1', 'gal', 'fl oz', '128'],
    ['volume', '0.75', 'l', 'cl', '75'],
    ['storage', '1', 'TiB', 'GB', '1099.511628'],
    ['energy', '3600', 'J', 'Wh', '1'],
    ['temperature', '212', '°F', '°C', '100'],
    ['temperature', '-40', '°C', '°F', '-40'],
    ['temperature', '0', 'K', '°C', '-273.15'],
    ['speed', '36', 'km/h', 'm/s', '10'],
    ['pressure', '1', 'bar', 'kPa', '100'],
    ['duration', '90', 'min', 'h', '1.5'],
  ] as const)('%s: %s %s in %s is %s', (family, amount, from, to, expected) => {
    expect(converted(family, amount, from, to === undefined ? from : to)).toBe(expected);
  });

  it('come back as they were by way of any other unit of the family', () => {
    for (const family of unitFamilies)
      for (const from of unitsOf(family)) {
        const base = inBaseUnit(family, { amount: '37.5', unit: from });
        expect(base && inUnit(family, base, from)).toBe('37.5');
      }
  });

  it('are compared exactly, and are none in another family', () => {
    const [left, right] = [
      inBaseUnit('mass', { amount: '16', unit: 'oz' }),
      inBaseUnit('mass', { amount: '1', unit: 'lb' }),
    ];
    expect(left && right && compareFractions(left, right)).toBe(0);
    expect(inBaseUnit('mass', { amount: '30', unit: 'cm' })).toBeUndefined();
    expect(inBaseUnit('mass', { amount: '1,5', unit: 'kg' })).toBeUndefined();
    expect(isUnitFamily('constructor')).toBe(false);
  });
});
