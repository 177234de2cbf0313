import { compareOperators, expressionLimits, type FunctionName, type ValueKind, type ValueType } from './expression.ts';

/** Kinds whose value is a text as it is written; HTML is one only once its tags are gone. */
const written = ['text', 'url', 'image', 'gtin', 'country', 'language'] as const satisfies readonly ValueKind[];
const printed: readonly ValueKind[] = [...written, 'number'];
const counted: readonly ValueKind[] = ['number'];
const summed: readonly ValueKind[] = ['number', 'money'];

/** What an input may be. `lists` says whether a list may stand there: never, only a list, or both. */
export type InputRule = { kinds: readonly ValueKind[] | 'any' | 'first'; lists: 'never' | 'only' | 'both' };

type OptionRule = (value: unknown, inputs: number) => boolean;

/** What a function takes and gives. */
export type FunctionRule = {
  least: number;
  most: number;
  /** The rule of the input at a place. */
  input: (place: number) => InputRule;
  options: Readonly<Record<string, OptionRule>>;
  optional?: readonly string[];
  /** The place of the input that those of the rule `first` have to be like, where it is not the first. */
  model?: number;
  result: (inputs: readonly ValueType[]) => ValueType;
};

const manyInputs = 20;
const single = (kinds: InputRule['kinds']) => (): InputRule => ({ kinds, lists: 'never' });
const always = (kind: ValueKind) => (): ValueType => ({ kind, isList: false });
const likeFirst = (inputs: readonly ValueType[]): ValueType => inputs[0] ?? { kind: 'text', isList: false };

const isText =
  (most: number, least = 0): OptionRule =>
  (value) =>
    typeof value === 'string' && value.length >= least && value.length <= most;
const isCount =
  (least: number, most: number): OptionRule =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const isFlag: OptionRule = (value) => typeof value === 'boolean';
const areTexts: OptionRule = (value) =>
  Array.isArray(value) && value.length > 0 && value.length <= expressionLimits.tableRows && value.every(isWord);
const isWord = (value: unknown): boolean => typeof value === 'string' && value.length <= 1_000;

const isTable: OptionRule = (value) =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= expressionLimits.tableRows &&
  value.every(
    (row: unknown) => typeof row === 'object' && row !== null && 'from' in row && 'to' in row && areWords(row),
  );
const areWords = ({ from, to }: { from: unknown; to: unknown }): boolean => isWord(from) && isWord(to);

/** Each parameter has a name, once. */
const areNames: OptionRule = (value, inputs) =>
  Array.isArray(value) &&
  value.length === inputs - 1 &&
  new Set(value).size === value.length &&
  value.every((name) => isWord(name) && name !== '');

const none = {};
const textual = { least: 1, most: 1, input: single(written), options: none, result: always('text') };
const taxed = { least: 1, most: 1, input: single(['money']), options: none, result: always('money') };

export const functionRules: Readonly<Record<FunctionName, FunctionRule>> = {
  coalesce: {
    least: 1,
    most: manyInputs,
    input: (place) => ({ kinds: place === 0 ? 'any' : 'first', lists: 'both' }),
    options: none,
    result: likeFirst,
  },
  concat: { least: 1, most: manyInputs, input: single(printed), options: none, result: always('text') },
  join: {
    least: 1,
    most: manyInputs,
    input: () => ({ kinds: printed, lists: 'both' }),
    options: { separator: isText(100) },
    result: always('text'),
  },
  first: {
    least: 1,
    most: 1,
    input: () => ({ kinds: 'any', lists: 'only' }),
    options: none,
    result: (inputs) => ({ ...likeFirst(inputs), isList: false }),
  },
  take: {
    least: 1,
    most: 1,
    input: () => ({ kinds: 'any', lists: 'only' }),
    options: { length: isCount(1, 1_000), skip: isCount(0, 1_000) },
    optional: ['skip'],
    result: likeFirst,
  },
  truncate: { ...textual, options: { length: isCount(1, 10_000), atWord: isFlag }, optional: ['atWord'] },
  strip_html: { ...textual, input: single(['html', 'text']) },
  upper: textual,
  lower: textual,
  replace: { ...textual, options: { find: isText(200, 1), with: isText(1_000) } },
  lookup: { ...textual, input: single(printed), options: { table: isTable } },
  if: {
    least: 2,
    most: 3,
    input: (place) =>
      place === 0 ? { kinds: ['boolean'], lists: 'never' } : { kinds: place === 1 ? 'any' : 'first', lists: 'both' },
    options: none,
    model: 1,
    result: (inputs) => inputs[1] ?? { kind: 'text', isList: false },
  },
  equals: {
    least: 2,
    most: 2,
    input: (place) => ({
      kinds: place === 0 ? [...printed, 'boolean', 'money', 'date', 'quantity'] : 'first',
      lists: 'never',
    }),
    options: none,
    result: always('boolean'),
  },
  in: { ...textual, options: { values: areTexts }, result: always('boolean') },
  exists: {
    least: 1,
    most: 1,
    input: () => ({ kinds: 'any', lists: 'both' }),
    options: none,
    result: always('boolean'),
  },
  compare: {
    least: 2,
    most: 2,
    input: (place) => ({ kinds: place === 0 ? ['number', 'money', 'date'] : 'first', lists: 'never' }),
    options: { operator: (value) => (compareOperators as readonly unknown[]).includes(value) },
    result: always('boolean'),
  },
  add: {
    least: 2,
    most: manyInputs,
    input: (place) => ({ kinds: place === 0 ? summed : 'first', lists: 'never' }),
    options: none,
    result: likeFirst,
  },
  multiply: {
    least: 2,
    most: 2,
    input: (place) => ({ kinds: place === 0 ? summed : counted, lists: 'never' }),
    options: none,
    result: likeFirst,
  },
  round: {
    least: 1,
    most: 1,
    input: single(counted),
    options: { decimals: isCount(0, 6) },
    result: always('number'),
  },
  with_tax: taxed,
  without_tax: taxed,
  money: {
    least: 2,
    most: 2,
    input: (place) => ({ kinds: place === 0 ? ['number', 'text'] : ['text'], lists: 'never' }),
    options: none,
    result: always('money'),
  },
  date: { ...textual, input: single(['text', 'date']), result: always('date') },
  url_with: {
    least: 2,
    most: manyInputs,
    input: (place) => ({ kinds: place === 0 ? ['url', 'text'] : printed, lists: 'never' }),
    options: { names: areNames },
    result: always('url'),
  },
};

/** Kinds between which no conversion is needed: all that is written as a text is one. */
export function areAlike(kind: ValueKind, other: ValueKind): boolean {
  const isWritten = (one: ValueKind) => (written as readonly ValueKind[]).includes(one);
  return kind === other || (isWritten(kind) && isWritten(other));
}

/** Whether a function may give an input as it is: a branch of `if`, an input of `coalesce`. */
export function handsOnInput(name: FunctionName, place: number): boolean {
  return name === 'coalesce' || (name === 'if' && place > 0);
}
