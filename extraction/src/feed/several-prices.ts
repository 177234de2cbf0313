import type { ExtractionWarning, Field, PriceValue } from '@quarry/contracts';
import { detailed, type Wording, wording } from '@quarry/contracts/wording';
import {
  amountOf,
  contraryTrust,
  inCurrencyOf,
  leftOut,
  plainAmountOf,
  type PriceContext,
  type Reading,
  saidSum,
  shorten,
} from './row-amount.ts';
import type { SourceRow, SourceValue } from './source-row.ts';

/** Two prices further apart are no price and its reduction. */
const mostReduction = 3;

/**
 * The price among all that the row states: the lowest in doubt, where they differ; none, where they are far apart or in several
 * currencies. One without tax counts only where no other stands, and what else has to be paid is told.
 */
export function amongPrices(
  row: SourceRow,
  stated: SourceValue,
  context: PriceContext,
  warnings: ExtractionWarning[],
): Reading {
  const reading = amountOf(row, stated, context);
  if ('problem' in reading) return reading;
  const all = [reading];
  for (const { field, value } of stated === row.values.price ? row.repeats : []) {
    const other = field === 'price' ? amountOf(row, value, inCurrencyOf(reading.field, context)) : undefined;
    if (other === undefined) continue;
    if ('problem' in other) {
      const said = { text: shorten(value.text), path: value.path, cause: other.problem };
      warnings.push(detailed('price_unreadable:because', said));
      continue;
    }
    if (value.isTaxFree === true && stated.isTaxFree !== true) warnings.push(leftOut(other.field, 'sum:tax'));
    else if (!all.some(({ field: { value: known } }) => isSame(known, other.field.value))) all.push(other);
  }
  const kept = all.length === 1 ? reading : lowestOf(all, warnings);
  if ('problem' in kept) return kept;
  if (stated.isTaxFree === true) {
    const said = { text: shorten(stated.text), amount: kept.field.value.amount, cause: wording('sum:tax') };
    warnings.push(detailed('price_doubted', said));
  }
  const isPartial = tellFurther(row, kept.field, context, warnings) || stated.isTaxFree === true;
  if (!isPartial) return kept;
  return { ...kept, field: { ...kept.field, confidence: kept.field.confidence * contraryTrust } };
}

type Read = Exclude<Reading, { problem: Wording }>;

function lowestOf(all: Read[], warnings: ExtractionWarning[]): Reading {
  const [lowest, next] = all.toSorted((left, right) => left.field.value.minor - right.field.value.minor);
  const highest = Math.max(...all.map(({ field }) => field.value.minor));
  if (!lowest || !next) return { problem: wording('price:several_prices') };
  const isOneCurrency = all.every(({ field }) => field.value.currency === lowest.field.value.currency);
  if (!isOneCurrency || highest > lowest.field.value.minor * mostReduction) {
    return { problem: wording('price:several_prices') };
  }
  const [one, other] = [lowest.field, next.field];
  const said = { first: saidSum(one), path: one.path, second: saidSum(other), otherPath: other.path };
  warnings.push(detailed('price_disagreement:one_offer', { ...said, kept: saidSum(one) }));
  return { ...lowest, field: { ...one, confidence: one.confidence * contraryTrust } };
}

const furtherSums = [
  ['subscription_cost', 'sum:subscription'],
  ['installment', 'sum:instalment'],
] as const;

/** Tells of a subscription or instalments beside the price; true where the price holds only together with them. */
function tellFurther(
  row: SourceRow,
  price: Field<PriceValue>,
  context: PriceContext,
  warnings: ExtractionWarning[],
): boolean {
  let isPartial = false;
  for (const [name, cause] of furtherSums) {
    const value = row.values[name];
    if (value === undefined) continue;
    const text = value.parts?.amount ?? value.text.split(':').at(-1)?.trim() ?? '';
    if (text === '') continue;
    const sum = plainAmountOf(row, { path: value.path, text, isSpecific: true }, inCurrencyOf(price, context));
    const said =
      'problem' in sum ? { sum: shorten(text), path: value.path } : { sum: saidSum(sum.field), path: value.path };
    warnings.push(detailed('sum_left_out', { ...said, cause: wording(cause) }));
    isPartial ||= name === 'subscription_cost';
  }
  return isPartial;
}

function isSame(left: PriceValue, right: PriceValue): boolean {
  return left.minor === right.minor && left.currency === right.currency;
}
