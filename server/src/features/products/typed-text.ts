import {
  isMeasureValue,
  isUnitFamily,
  measureValue,
  optionLabel,
  optionNamed,
  optionsNamed,
  unitNamed,
  unitsOf,
} from '@quarry/contracts/attributes';
import { checkInput, type InputIssue, largestAmountMinor, type LocalTexts } from '@quarry/contracts/common';
import { formatMinor, isCurrencyCode, type Money, toMinor } from '@quarry/contracts/money';
import { isMoneyValue, type TypedAttribute, valueSchemaOf } from '@quarry/contracts/products';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import type { ParsedCell } from '../../platform/imports/index.ts';

/** What of an attribute says how a text of a file or a page is read. */
export type TextAttribute = TypedAttribute & { unit: string | null; options: readonly NamedOption[] };

/** An option as texts name it. */
export type NamedOption = { id: string; code: string; labels: LocalTexts };

const longestShown = 60;
export const shown = (text: string) => (text.length > longestShown ? `${text.slice(0, longestShown)}…` : text);

/** A text of a file or a page as a value of its attribute, as far as that can be told without looking anything up. */
export function readTypedText(attribute: TextAttribute, text: string): ParsedCell {
  switch (attribute.type) {
    case 'integer':
    case 'number':
      return readNumber(text, attribute.type);
    case 'measure':
      return readMeasure(text, attribute);
    case 'money':
      return readMoney(text);
    case 'boolean':
      return readYesOrNo(text);
    case 'option':
      return readOption(text, attribute.options);
    case 'options':
      return readOptions(text, attribute);
    default: {
      const checked = checkInput(valueSchemaOf(attribute), text);
      return checked.ok ? { value: checked.value } : { why: refusalOf(attribute, text, checked.issues) };
    }
  }
}

function readOption(text: string, options: readonly NamedOption[]): ParsedCell {
  const found = optionNamed(options, text);
  if ('option' in found) return { value: found.option.id };
  return { why: unknownOption(text, found.nearest) };
}

/** Several options in the order of the attribute, whatever the order of the text. */
function readOptions(text: string, attribute: TextAttribute): ParsedCell {
  const list = optionsNamed(attribute.options, text);
  if ('unknown' in list) return { why: unknownOption(list.unknown, list.nearest) };
  const checked = checkInput(
    valueSchemaOf(attribute),
    list.options.map(({ id }) => id),
  );
  return checked.ok ? { value: checked.value } : { why: refusalOf(attribute, text, checked.issues) };
}

function unknownOption(text: string, nearest: NamedOption | undefined): Reasoned {
  return nearest
    ? reasoned('cell_unknown_option', { text: shown(text), nearest: optionLabel(nearest, 'en') })
    : reasoned('cell_without_options', { text: shown(text) });
}

function refusalOf({ type }: TextAttribute, text: string, [issue]: readonly InputIssue[]): Reasoned {
  const said = { text: shown(text) };
  if (issue?.longest !== undefined) return reasoned('cell_too_long', { longest: issue.longest });
  if (type === 'date') return reasoned('cell_not_a_date', said);
  return type === 'url' ? reasoned('cell_not_a_web_address', said) : reasoned('cell_invalid', said);
}

/** One sign and three digits behind it: a group of thousands to some, decimals to others. */
const ambiguousNumber = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

type Decimal = { plain: string } | { whole: string; decimal: string };

/** Digits with a point or a comma before the decimals; which of two signs would group thousands is not guessed. */
function readDecimal(text: string): Decimal {
  const digits = text.replaceAll(/[\s\u00A0\u202F]/g, '');
  if (ambiguousNumber.test(digits)) {
    const whole = String(Number(digits.replace(/[.,]/, '')));
    return { whole, decimal: unambiguous(String(Number(digits.replace(',', '.')))) };
  }
  return { plain: digits.replace(/^(?<whole>[+-]?\d*),(?<decimals>\d+)$/, '$<whole>.$<decimals>') };
}

/** A decimal that is no other number to a reader who groups thousands. */
function unambiguous(decimal: string): string {
  return ambiguousNumber.test(decimal) ? `${decimal}0` : decimal;
}

function readNumber(text: string, type: 'integer' | 'number'): ParsedCell {
  const read = readDecimal(text);
  if ('whole' in read) return { why: reasoned('cell_number_ambiguous', { text: shown(text), ...read }) };
  const number = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(read.plain) ? Number(read.plain) : Number.NaN;
  const isRight = type === 'integer' ? Number.isSafeInteger(number) : Number.isFinite(number);
  return isRight ? { value: number } : { why: reasoned('cell_not_a_number', { text: shown(text) }) };
}

/** Digits as people write them and what stands behind them. */
const amountAndWord = /^(?<amount>[+-]?[\d.,\s\u00A0\u202F]*\d)[\s\u00A0\u202F]*(?<word>\D.*)?$/u;

function readMeasure(text: string, { unitFamily, unit }: TextAttribute): ParsedCell {
  const { amount, word } = amountAndWord.exec(text)?.groups ?? {};
  if (amount === undefined || unitFamily === null || !isUnitFamily(unitFamily))
    return { why: reasoned('cell_not_a_measure', { text: shown(text), unit: unit ?? '' }) };
  const meant = word === undefined ? unit : unitNamed(unitFamily, word);
  if (meant === undefined || meant === null)
    return { why: reasoned('cell_unknown_unit', { text: shown(word ?? text), units: unitsOf(unitFamily).join(', ') }) };
  const read = readDecimal(amount);
  if ('whole' in read) {
    const [whole, decimal] = [`${read.whole} ${meant}`, `${read.decimal} ${meant}`];
    return { why: reasoned('cell_number_ambiguous', { text: shown(text), whole, decimal }) };
  }
  const value = measureValue(unitFamily, { amount: read.plain, unit: meant });
  return value ? { value } : { why: reasoned('cell_not_a_measure', { text: shown(text), unit: meant }) };
}

const currencySigns: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP' };
const signAndAmount = /^(?<word>[A-Za-z]{3}|[€£])[\s\u00A0\u202F]*(?<amount>[+-]?[\d.,\s\u00A0\u202F]*\d)$/u;

function readMoney(text: string): ParsedCell {
  const refused = { why: reasoned('cell_not_an_amount', { text: shown(text) }) };
  const { amount, word = '' } = (signAndAmount.exec(text) ?? amountAndWord.exec(text))?.groups ?? {};
  const currency = currencySigns[word.trim()] ?? word.trim().toUpperCase();
  if (amount === undefined || !isCurrencyCode(currency)) return refused;
  const read = readDecimal(amount);
  if ('whole' in read) {
    const [whole, decimal] = [`${read.whole} ${currency}`, `${read.decimal} ${currency}`];
    return { why: reasoned('cell_number_ambiguous', { text: shown(text), whole, decimal }) };
  }
  const counted = toMinor(read.plain.replace('+', ''), currency);
  if (!counted || counted.rounded || Math.abs(counted.minor) > largestAmountMinor) return refused;
  return { value: { minor: counted.minor, currency } satisfies Money };
}

const yes = new Set(['true', 'yes', 'ja', 'oui', 'sim', '1', 'x']);
const no = new Set(['false', 'no', 'nein', 'non', 'não', 'nao', '0']);

/** A text of a file that says yes or no. */
export function readYesOrNo(text: string): { value: boolean } | { why: Reasoned } {
  const said = text.toLowerCase();
  if (yes.has(said)) return { value: true };
  return no.has(said) ? { value: false } : { why: reasoned('cell_not_yes_or_no', { text: shown(text) }) };
}

/** A number, measure or amount as a file has it, which is read as the same again; undefined for what is none of them. */
export function textOfTyped(value: unknown): string | undefined {
  if (typeof value === 'number') return unambiguous(String(value));
  if (isMeasureValue(value)) return `${unambiguous(value.amount)} ${value.unit}`;
  return isMoneyValue(value) ? `${unambiguous(formatMinor(value.minor, value.currency))} ${value.currency}` : undefined;
}
