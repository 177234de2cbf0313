import type { InputCode } from '../common/index.ts';
import type { AttributeType } from './attribute-types.ts';
import { compilePattern } from './linear-pattern.ts';
import { compareMeasures, isMeasureValue, type MeasureValue } from './measure-value.ts';
import { compareFractions, fractionOf } from './units.ts';

/** What values of an attribute have to be beside their type; null and an empty list ask for nothing. */
export type AttributeRules = {
  pattern: string | null;
  minLength: number | null;
  maxLength: number | null;
  /** Plain decimal texts; of a number with a unit in the attribute's own unit. */
  minimum: string | null;
  maximum: string | null;
  choices: readonly string[];
  /** No two products, or variants of an attribute of variants, have the same text in one language. */
  isUnique: boolean;
};

export type AttributeRule = keyof AttributeRules;

export const noRules: AttributeRules = {
  pattern: null,
  minLength: null,
  maxLength: null,
  minimum: null,
  maximum: null,
  choices: [],
  isUnique: false,
};

const range = ['minimum', 'maximum'] as const;
const length = ['minLength', 'maxLength'] as const;

const rulesByType: Partial<Record<AttributeType, readonly AttributeRule[]>> = {
  text: ['pattern', ...length, 'choices', 'isUnique'],
  long_text: [...length, 'isUnique'],
  url: ['isUnique'],
  integer: range,
  number: range,
  measure: range,
};

/** The rules that values of a type can be held to. */
export function rulesFor(type: AttributeType): readonly AttributeRule[] {
  return rulesByType[type] ?? [];
}

/** In what the bounds of a measure are said. */
type BoundUnit = { unitFamily?: string | null; unit?: string | null };

/** What a value that is of its type breaks of the rules, or undefined where it keeps them. Others that have it are the server's to know. */
export function brokenRule(rules: AttributeRules & BoundUnit, value: unknown): InputCode | undefined {
  if (isMeasureValue(value)) return brokenByMeasure(rules, value);
  if (typeof value === 'string') return brokenByText(rules, value);
  return typeof value === 'number' ? brokenByNumber(rules, value) : undefined;
}

function brokenByText({ pattern, minLength, maxLength, choices }: AttributeRules, text: string): InputCode | undefined {
  const signs = Array.from(text).length;
  if (minLength !== null && signs < minLength) return 'too_short';
  if (maxLength !== null && signs > maxLength) return 'too_long';
  if (choices.length > 0 && !choices.includes(text)) return 'not_a_choice';
  return pattern !== null && compilePattern(pattern)?.(text) === false ? 'not_of_the_pattern' : undefined;
}

function brokenByMeasure(
  { minimum, maximum, unitFamily = null, unit = null }: AttributeRules & BoundUnit,
  value: MeasureValue,
): InputCode | undefined {
  const besideBound = (amount: string | null) =>
    amount === null || unit === null ? 0 : (compareMeasures(unitFamily, value, { amount, unit }) ?? 0);
  if (besideBound(minimum) < 0) return 'too_small';
  return besideBound(maximum) > 0 ? 'too_large' : undefined;
}

function brokenByNumber({ minimum, maximum }: AttributeRules, value: number): InputCode | undefined {
  // A number beyond what is written without an exponent is beyond every range.
  const said = fractionOf(String(value)) ?? fractionOf(BigInt(Math.trunc(value)).toString());
  const [least, most] = [minimum, maximum].map((text) => (text === null ? undefined : fractionOf(text)));
  if (said && least && compareFractions(said, least) < 0) return 'too_small';
  return said && most && compareFractions(said, most) > 0 ? 'too_large' : undefined;
}
