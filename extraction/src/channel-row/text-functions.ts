import { expressionLimits } from '@quarry/contracts/feeds';
import type { Function } from './evaluate.ts';
import { cleanText } from '../feed/index.ts';
import { truncate } from './truncate.ts';
import { itemsOf, printed, text, type Value } from './value.ts';

const most = expressionLimits.outputBytes;

const written = (value: Value | undefined): string => printed(value) ?? '';

/** A function of one text. */
function ofText(change: (given: string) => string): Function {
  return ({ inputs: [value] }) => {
    const given = printed(value);
    return given === undefined ? undefined : text(change(given));
  };
}

export const textFunctions = {
  concat: ({ inputs }) => text(inputs.map(written).join('')),
  join: ({ inputs, options: { separator = '' }, fail }) => {
    const pieces = inputs
      .flatMap((input) => (input ? itemsOf(input).map(written) : []))
      .filter((piece) => piece !== '');
    const length = pieces.reduce((sum, piece) => sum + piece.length + separator.length, 0);
    if (length > most + separator.length) return fail('too_large');
    return pieces.length === 0 ? undefined : text(pieces.join(separator));
  },
  truncate: (call) => {
    const { length = 0, atWord = false } = call.options;
    return ofText((given) => {
      const kept = truncate(given, length, atWord);
      const rest = given.slice(kept.length).trimEnd();
      if (rest !== '') call.cut(rest);
      return kept;
    })(call);
  },
  strip_html: ofText((given) => cleanText(given, most)),
  upper: ofText((given) => given.toUpperCase()),
  lower: ofText((given) => given.toLowerCase()),
  replace: ({ inputs: [value], options: { find = '', with: by = '' }, fail }) => {
    const given = printed(value);
    if (given === undefined || find === '') return value;
    const pieces = given.split(find);
    // Told before it is made: each of many places may grow to a thousand characters.
    if (given.length + (pieces.length - 1) * (by.length - find.length) > most) return fail('too_large');
    return text(pieces.join(by));
  },
  lookup: ({ inputs: [value], options: { table = [] } }) => {
    const given = printed(value);
    const row = table.find(({ from }) => from === given);
    return row && text(row.to);
  },
  in: ({ inputs: [value], options: { values = [] } }) => {
    const given = printed(value);
    return given === undefined ? undefined : { kind: 'boolean', isTrue: values.includes(given) };
  },
  url_with: ({ inputs: [address, ...values], options: { names = [] } }) => {
    const url = URL.parse(written(address));
    if (!url) return undefined;
    for (const [place, name] of names.entries()) url.searchParams.set(name, written(values[place]).toWellFormed());
    return text(url.href);
  },
} satisfies Record<string, Function>;
