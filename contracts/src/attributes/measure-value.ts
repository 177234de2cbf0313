import { z } from 'zod';
import {
  compareFractions,
  fractionOf,
  inBaseUnit,
  inUnit,
  isUnitFamily,
  type Measure,
  type UnitFamily,
  unitsOf,
} from './units.ts';

/**
 * A number with its unit as a value holds it: the amount and the unit that were entered, and how much of the base of the family that
 * is, to twelve decimals. What is compared is worked out from the first two, exactly.
 */
export type MeasureValue = Measure & { base: string };

const baseDecimals = 12;

/** What a value holds of a measure; undefined for no amount and for no unit of the family. */
export function measureValue(family: UnitFamily, measure: Measure): MeasureValue | undefined {
  const base = inBaseUnit(family, measure);
  if (!base) return undefined;
  const text = inUnit(family, base, unitsOf(family)[0] ?? '', baseDecimals);
  return text === undefined ? undefined : { amount: plainAmount(measure.amount), unit: measure.unit, base: text };
}

/** A decimal without sign of plus and without zeros at its ends. */
function plainAmount(amount: string): string {
  const {
    sign = '',
    whole = '',
    decimals = '',
  } = /^(?<sign>[+-]?)0*(?<whole>\d+)(?:\.(?<decimals>\d*?)0*)?$/.exec(amount)?.groups ?? {};
  const digits = decimals === '' ? whole : `${whole}.${decimals}`;
  return sign === '-' && digits !== '0' ? `-${digits}` : digits;
}

export function isMeasureValue(value: unknown): value is MeasureValue {
  return typeof value === 'object' && value !== null && 'amount' in value && 'unit' in value && 'base' in value;
}

/** Values of measures of one family are given an amount and a unit; the base is worked out. */
export function measureSchema(familyName: string | null): z.ZodType<MeasureValue> {
  if (familyName === null || !isUnitFamily(familyName)) return z.never({ error: 'invalid' });
  return z
    .object(
      { amount: z.string({ error: 'not_a_number' }).trim(), unit: z.string({ error: 'required' }) },
      { error: 'invalid' },
    )
    .superRefine(({ amount, unit }, context) => {
      const isUnit = unitsOf(familyName).includes(unit);
      if (!isUnit) context.addIssue({ code: 'custom', message: 'not_a_unit', path: ['unit'] });
      if (isUnit && fractionOf(amount) === undefined)
        context.addIssue({ code: 'custom', message: 'not_a_number', path: ['amount'] });
    })
    .transform((measure) => measureValue(familyName, measure) ?? z.NEVER);
}

/** Negative, zero or positive as one measure of a family is less than, equal to or more than another; undefined where it is of none. */
export function compareMeasures(familyName: string | null, left: Measure, right: Measure): number | undefined {
  if (familyName === null || !isUnitFamily(familyName)) return undefined;
  const [one, other] = [inBaseUnit(familyName, left), inBaseUnit(familyName, right)];
  return one && other ? compareFractions(one, other) : undefined;
}
