import {
  type CallOptions,
  type Expression,
  expressionLimits,
  type FunctionName,
  sourceKey,
} from '@quarry/contracts/feeds';
import { toMoney, moneyFunctions } from './money-functions.ts';
import { textFunctions } from './text-functions.ts';
import { addDecimals, compareDecimals, multiplyDecimals, roundDecimal } from './decimal.ts';
import { isLargerThan, itemsOf, printed, text, type Value } from './value.ts';
import { readMoment } from '../sale-period/index.ts';

/** What the catalogue says under a source, and the id of the row that says it. */
export type Known = { value: Value; ref: string | null };
/** What an expression is evaluated on: values by `sourceKey`, and the tax rate of the goods in millionths. */
export type EvaluationInput = { values: ReadonlyMap<string, Known>; taxRatePpm: number | null };

export type EvaluationFault = 'too_large' | 'tax_rate_missing' | 'currency_differs' | 'out_of_range';
/** A source that was read, also one that had nothing. */
export type SourceRead = { source: string; ref: string | null; isThere: boolean };
/** `cuts` are texts that `truncate` left out of the value, with the blanks before them, in their order and once each; what came to no part of the value is not among them. */
export type Evaluation = { value: Value | null; read: SourceRead[]; faults: EvaluationFault[]; cuts: string[] };

/** What a function is called with: its inputs where they have a value, and where it says what went wrong or was left out. */
export type Call = {
  inputs: readonly (Value | undefined)[];
  options: CallOptions;
  taxRatePpm: number | null;
  fail: (fault: EvaluationFault) => undefined;
  cut: (text: string) => void;
};
export type Function = (call: Call) => Value | undefined;

type Run = EvaluationInput & { read: Map<string, SourceRead>; faults: Set<EvaluationFault>; cuts: string[] };

/**
 * The value that an expression gives, with every source that it read. For expressions that `checkExpression` found nothing in: never
 * throws, always gives the same for the same input, and at most the bytes of `expressionLimits`; what would be more gives nothing.
 */
export function evaluate(expression: Expression, input: EvaluationInput): Evaluation {
  const run: Run = { ...input, read: new Map(), faults: new Set(), cuts: [] };
  const value = valueOf(expression, run);
  return {
    value: value ?? null,
    read: [...run.read.values()],
    faults: [...run.faults],
    cuts: [...new Set(run.cuts)],
  };
}

function valueOf(expression: Expression, run: Run): Value | undefined {
  const before = run.cuts.length;
  const value = plainValueOf(expression, run);
  const isTooLarge = value !== undefined && isLargerThan(value, expressionLimits.outputBytes);
  if (isTooLarge) run.faults.add('too_large');
  if (value !== undefined && !isTooLarge) return value;
  run.cuts.length = before;
  return undefined;
}

/** The value of an expression whose text goes into no result, so that what it left out is missing nowhere. */
function askedValue(expression: Expression, run: Run): Value | undefined {
  const before = run.cuts.length;
  const value = valueOf(expression, run);
  run.cuts.length = before;
  return value;
}

function plainValueOf(expression: Expression, run: Run): Value | undefined {
  switch (expression.kind) {
    case 'source':
      return readSource(sourceKey(expression), run);
    case 'const':
      return constant(expression.value);
    case 'record':
      return record(expression.parts, run);
    case 'call':
      return calledValue(expression, run);
  }
}

function readSource(source: string, run: Run): Value | undefined {
  const known = run.values.get(source);
  run.read.set(source, { source, ref: known?.ref ?? null, isThere: known !== undefined });
  return known?.value;
}

function constant(value: string | number | boolean): Value {
  if (typeof value === 'boolean') return { kind: 'boolean', isTrue: value };
  return typeof value === 'number' ? { kind: 'number', decimal: String(value) } : text(value);
}

/** A group without any part that has a value is none. */
function record(parts: Readonly<Record<string, Expression>>, run: Run): Value | undefined {
  const found = Object.entries(parts).flatMap(([name, part]): [string, Value][] => {
    const value = valueOf(part, run);
    return value === undefined ? [] : [[name, value]];
  });
  return found.length === 0 ? undefined : { kind: 'record', parts: Object.fromEntries(found) };
}

function calledValue(call: Extract<Expression, { kind: 'call' }>, run: Run): Value | undefined {
  const { name, args, options = {} } = call;
  if (name === 'coalesce') return firstThere(args, run);
  if (name === 'if') return branch(args, run);
  const before = run.cuts.length;
  const inputs = args.map((argument) => (asking.has(name) ? askedValue(argument, run) : valueOf(argument, run)));
  const isWhole = inputs.every((input) => input !== undefined);
  if (!isWhole && name !== 'exists' && name !== 'join') return undefined;
  const fail = (fault: EvaluationFault) => {
    run.faults.add(fault);
    return undefined;
  };
  // What an input left out stood behind what is left of it.
  const cut = (text: string) => void run.cuts.splice(before, 0, text);
  return functions[name]({ inputs, options, taxRatePpm: run.taxRatePpm, fail, cut });
}

/** Functions that give another thing than a text they are given. */
const asking: ReadonlySet<FunctionName> = new Set(['lookup', 'in', 'exists', 'equals', 'compare']);

/** Sources behind the first that has a value are not read. */
function firstThere(args: readonly Expression[], run: Run): Value | undefined {
  for (const argument of args) {
    const before = run.cuts.length;
    const value = valueOf(argument, run);
    if (value !== undefined && !isEmpty(value)) return value;
    run.cuts.length = before;
  }
  return undefined;
}

function branch([condition, then, other]: readonly Expression[], run: Run): Value | undefined {
  const decided = condition && askedValue(condition, run);
  const chosen = decided?.kind === 'boolean' && decided.isTrue ? then : other;
  return chosen && valueOf(chosen, run);
}

function isEmpty(value: Value): boolean {
  return value.kind === 'list' ? value.items.length === 0 : value.kind === 'text' && value.text === '';
}

const truth = (isTrue: boolean | undefined): Value | undefined =>
  isTrue === undefined ? undefined : { kind: 'boolean', isTrue };

const functions: Readonly<Record<Exclude<FunctionName, 'coalesce' | 'if'>, Function>> = {
  ...textFunctions,
  ...moneyFunctions,
  first: ({ inputs: [list] }) => list && itemsOf(list)[0],
  take: ({ inputs: [list], options: { length = 0, skip = 0 } }) => {
    const items = list ? itemsOf(list).slice(skip, skip + length) : [];
    return items.length === 0 ? undefined : { kind: 'list', items };
  },
  exists: ({ inputs: [value] }) => truth(value !== undefined && !isEmpty(value)),
  equals: ({ inputs: [left, right] }) => truth(left && right && areEqual(left, right)),
  compare: ({ inputs: [left, right], options: { operator } }) => {
    const order = left && right && orderOf(left, right);
    if (order === undefined) return undefined;
    if (operator === 'lt' || operator === 'lte') return truth(operator === 'lt' ? order < 0 : order <= 0);
    return truth(operator === 'gt' ? order > 0 : order >= 0);
  },
  add: ({ inputs, fail }) => inputs.reduce((sum, next) => sum && next && added(sum, next, fail)),
  multiply: ({ inputs: [left, right], fail }) => {
    const [times, factor] = [printed(right), printed(left)];
    if (times === undefined) return undefined;
    if (left?.kind === 'money') return toMoney(multiplied(left, times), left.currency, fail);
    const product = factor === undefined ? undefined : multiplyDecimals(factor, times);
    return product === undefined ? fail('out_of_range') : { kind: 'number', decimal: product };
  },
  round: ({ inputs: [value], options: { decimals = 0 } }) => {
    const rounded = value?.kind === 'number' ? roundDecimal(value.decimal, decimals) : undefined;
    return rounded === undefined ? undefined : { kind: 'number', decimal: rounded };
  },
  date: ({ inputs: [value] }) => {
    const moment = value?.kind === 'date' ? value.at : printed(value);
    const at = moment === undefined ? undefined : readMoment(moment, false);
    return at === undefined ? undefined : { kind: 'date', at: new Date(at).toISOString() };
  },
};

/** The exact product of minor units, which is rounded once. */
function multiplied({ minor }: { minor: number }, times: string): number | undefined {
  const product = multiplyDecimals(String(minor), times);
  return product === undefined ? undefined : Number(roundDecimal(product, 0));
}

function added(left: Value, right: Value, fail: Call['fail']): Value | undefined {
  if (left.kind === 'money' && right.kind === 'money') {
    if (left.currency !== right.currency) return fail('currency_differs');
    return toMoney(left.minor + right.minor, left.currency, fail);
  }
  if (left.kind !== 'number' || right.kind !== 'number') return undefined;
  const decimal = addDecimals(left.decimal, right.decimal);
  return decimal === undefined ? fail('out_of_range') : { kind: 'number', decimal };
}

function areEqual(left: Value, right: Value): boolean {
  if (left.kind === 'boolean' && right.kind === 'boolean') return left.isTrue === right.isTrue;
  if (left.kind === 'quantity' && right.kind === 'quantity')
    return left.unit === right.unit && compareDecimals(left.decimal, right.decimal) === 0;
  return left.kind === 'text' || right.kind === 'text' ? printed(left) === printed(right) : orderOf(left, right) === 0;
}

/** Amounts of two currencies have no order. */
function orderOf(left: Value, right: Value): number | undefined {
  if (left.kind === 'number' && right.kind === 'number') return compareDecimals(left.decimal, right.decimal);
  if (left.kind === 'money' && right.kind === 'money')
    return left.currency === right.currency ? left.minor - right.minor : undefined;
  if (left.kind !== 'date' || right.kind !== 'date') return undefined;
  const order = Date.parse(left.at) - Date.parse(right.at);
  return Number.isNaN(order) ? undefined : order;
}
