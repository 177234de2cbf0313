import { chosenOptions, isMeasureValue } from '@quarry/contracts/attributes';
import type { InputCode } from '@quarry/contracts/common';
import { formatMinor, toMinor } from '@quarry/contracts/money';
import { isMoneyValue } from '@quarry/contracts/products';
import { formatMeasure, formatPlain, readNumber, writeNumber, type Format, type Language } from '../../i18n/index.ts';
import type { AttributeBriefFragment } from './product.operations.generated.ts';

/** An amount and what it is of, or several options, stand in one text, so that a draft keeps all of it. */
const between = '\n';

export type AmountParts = { amount: string; of: string };

export function partsOf(typed: string): AmountParts {
  const [amount = '', of = ''] = typed.split(between);
  return { amount, of };
}

export function typedParts({ amount, of }: AmountParts): string {
  return `${amount}${between}${of}`;
}

/** The ids of several options as their field holds them, and back. */
export function chosenIds(typed: string): string[] {
  return typed === '' ? [] : typed.split(between);
}

export function typedIds(ids: readonly string[]): string {
  return ids.join(between);
}

/** A value as its field shows it for typing, in the notation of the reader's language. */
export function typedForm(
  { type, unit }: AttributeBriefFragment,
  value: unknown,
  text: string,
  language: Language,
): string {
  if (type === 'measure')
    return isMeasureValue(value)
      ? typedParts({ amount: writeNumber(value.amount, language), of: value.unit })
      : typedParts({ amount: '', of: unit ?? '' });
  if (type === 'money')
    return isMoneyValue(value)
      ? typedParts({ amount: writeNumber(formatMinor(value.minor, value.currency), language), of: value.currency })
      : typedParts({ amount: '', of: '' });
  if (type === 'options') return Array.isArray(value) ? typedIds(value.map(String)) : '';
  if (typeof value === 'number') return writeNumber(String(value), language);
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : text;
}

/** Words of a source as the beginning of what is typed; undefined where a value of the type is chosen and not typed. */
export function startForm({ type, unit }: AttributeBriefFragment, words: string): string | undefined {
  switch (type) {
    case 'text':
    case 'long_text':
    case 'url':
    case 'number':
    case 'integer':
      return words;
    case 'measure':
    case 'money': {
      const amount = /[+-]?\d[\d.,]*/u.exec(words)?.[0] ?? '';
      return typedParts({ amount, of: type === 'measure' ? (unit ?? '') : '' });
    }
    default:
      return undefined;
  }
}

/** What is typed as the value that it means, or what is wrong with its notation. */
export function typedValue(
  { type }: AttributeBriefFragment,
  typed: string,
  language: Language,
): { value: unknown } | { problem: InputCode } {
  if (type === 'boolean') return { value: typed === '' ? null : typed === 'true' };
  if (type === 'options') return { value: chosenIds(typed) };
  if (type === 'number' || type === 'integer') {
    const read = readAmount(typed, language);
    return 'plain' in read ? { value: Number(read.plain) } : read;
  }
  if (type !== 'measure' && type !== 'money') return { value: typed };
  const { amount, of } = partsOf(typed);
  const read = readAmount(amount, language);
  if ('problem' in read) return read;
  if (type === 'measure') return { value: { amount: read.plain, unit: of } };
  const currency = of.trim().toUpperCase();
  const counted = toMinor(read.plain, currency);
  if (counted?.rounded) return { problem: 'too_many_decimals' };
  return { value: { minor: counted?.minor, currency } };
}

function readAmount(text: string, language: Language): { plain: string } | { problem: InputCode } {
  if (text.trim() === '') return { problem: 'required' };
  const plain = readNumber(text, language);
  if (plain !== undefined) return { plain };
  return { problem: /^[+\-\u2212]?[\d.,'’\s]*\d$/u.test(text.trim()) ? 'not_in_this_notation' : 'not_a_number' };
}

type Option = AttributeBriefFragment['options'][number];

/** What an option is called in the reader's language, or else in the first that there is. */
export function optionText({ code, labels }: Option, language: Language): string {
  return (labels.find(({ locale }) => locale === language) ?? labels[0])?.text ?? code;
}

/** The options of a value by their labels; undefined where it has none that are still there. */
export function optionsText(attribute: AttributeBriefFragment, value: unknown, language: Language): string | undefined {
  const labels = (chosenOptions(attribute, value) ?? []).map((option) => optionText(option, language));
  return labels.length === 0 ? undefined : new Intl.ListFormat(language, { type: 'unit' }).format(labels);
}

/** A value as the reader's language writes it; `text` is what the server says of it. */
export function shownValue(
  { attribute, value, text }: { attribute: AttributeBriefFragment; value: unknown; text: string },
  format: Pick<Format, 'money'>,
  language: Language,
): string {
  const options = optionsText(attribute, value, language);
  if (options !== undefined) return options;
  if (isMeasureValue(value)) return formatMeasure(value, language);
  if (isMoneyValue(value)) return format.money(value);
  return typeof value === 'number' && /^-?\d+(?:\.\d+)?$/.test(String(value))
    ? formatPlain(String(value), language)
    : text;
}
