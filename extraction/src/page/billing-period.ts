import type { PricePeriod } from '@quarry/contracts/offers';
import { periodBeside } from '../price/index.ts';
import { firstEvidence } from './field.ts';
import { type Item, type ItemGraph, itemsOf, statedItem, valuesOf } from './item.ts';

/** How often a price is paid, by what its specification says; `other` where it is none of our periods, or where that is not sure. */
export type Billing = PricePeriod | 'other';

/** UN/CEFACT codes of periods, and the customary ones beside them. */
const codes = new Map<string, PricePeriod>([
  ['day', 'day'],
  ['wee', 'week'],
  ['mon', 'month'],
  ['mth', 'month'],
  ['qan', 'quarter'],
  ['ann', 'year'],
  ['anl', 'year'],
]);
const daysOf: Record<PricePeriod, number> = { day: 1, week: 7, month: 30, quarter: 91, year: 365 };
const isoDuration =
  /^P(?:(?<year>\d{1,3})Y)?(?:(?<month>\d{1,3})M)?(?:(?<week>\d{1,3})W)?(?:(?<day>\d{1,4})D)?(?<time>T[\dHMS.,]*)?$/i;

/** A length of time: so many periods, or one that is none of ours. */
type Span = { count: number; unit: PricePeriod } | 'other';

/**
 * How often a price is paid again: the period of the quantity or step that it is for, else of its unit, else the duration of its billing.
 * A duration of several periods is rather how long it is paid, so that alone it says nothing sure. Undefined where nothing names a period.
 */
export function billingOf(graph: ItemGraph, specification: Item): Billing | undefined {
  const says = (name: string) =>
    valuesOf(graph, specification, name).some(({ item, text }) => item !== null || (text ?? '').trim() !== '');
  const unit = unitOf(graph, specification);
  const duration = says('billingDuration') ? spanOf(graph, specification, 'billingDuration', unit) : undefined;
  const step = says('billingIncrement') ? spanOf(graph, specification, 'billingIncrement', unit) : undefined;
  const [reference] = itemsOf(graph, specification, 'referenceQuantity').flatMap(
    (item) => quantityOf(graph, item) ?? [],
  );
  const stated = reference ?? step;
  if (stated !== undefined) return within(periodOf(stated), duration);
  const isCounted = duration !== undefined && /^[\d.,\s]+$/.test(textOf(graph, specification, 'billingDuration'));
  if (unit !== undefined && !isCounted) return within(unit, duration);
  if (duration !== undefined) return isOne(duration) ? periodOf(duration) : 'other';
  return says('billingStart') ? 'other' : undefined;
}

/** A contract is not shorter than the period it is paid in. */
function within(period: Billing, duration: Span | undefined): Billing {
  if (period === 'other' || duration === undefined) return period;
  if (duration === 'other') return 'other';
  return duration.count * daysOf[duration.unit] + 0.1 * daysOf[period] < daysOf[period] ? 'other' : period;
}

function isOne(span: Span): boolean {
  return span !== 'other' && (span.count === 1 || (span.unit === 'day' && span.count === 7));
}

function periodOf(span: Span): Billing {
  if (span === 'other') return 'other';
  const { count, unit } = span;
  if (count === 1) return unit;
  if (unit === 'day' && count === 7) return 'week';
  if (unit === 'month' && count === 3) return 'quarter';
  if ((unit === 'month' && count === 12) || (unit === 'quarter' && count === 4)) return 'year';
  return 'other';
}

/** The period that an item's unit names; undefined for a unit that is none of ours, such as a piece or a night. */
function unitOf(graph: ItemGraph, item: Item): PricePeriod | undefined {
  const text = textOf(graph, item, 'unitCode', 'unitText').trim().toLowerCase().replace(/^\/ ?/, '');
  if (text === '' || text.length > 40) return undefined;
  const code = codes.get(text);
  if (code !== undefined) return code;
  const named = periodBeside('', `/ ${text}`) ?? periodBeside('', ` ${text}`);
  return named === 'other' ? undefined : named;
}

function spanOf(graph: ItemGraph, item: Item, property: string, unit: PricePeriod | undefined): Span {
  const [value] = valuesOf(graph, item, property);
  const quantity = value && statedItem(graph, value);
  if (quantity) return quantityOf(graph, quantity) ?? 'other';
  const text = (value?.text ?? '').trim();
  const iso = isoDuration.exec(text)?.groups;
  if (iso) return isoSpan(iso);
  const count = Number(text.replace(',', '.'));
  return unit !== undefined && Number.isInteger(count) && count > 0 ? { count, unit } : 'other';
}

function isoSpan({ time, ...parts }: Record<string, string | undefined>): Span {
  const named = (['year', 'month', 'week', 'day'] as const).flatMap((unit) => {
    const count = Number(parts[unit] ?? 0);
    return count > 0 ? [{ count, unit }] : [];
  });
  const [only] = named;
  return named.length === 1 && only && !/[1-9]/.test(time ?? '') ? only : 'other';
}

/** A quantity of a period; undefined for one of something else. */
function quantityOf(graph: ItemGraph, item: Item): Span | undefined {
  const unit = unitOf(graph, item);
  if (unit === undefined) return undefined;
  const count = Number(textOf(graph, item, 'value') || '1');
  return Number.isInteger(count) && count > 0 ? { count, unit } : 'other';
}

function textOf(graph: ItemGraph, item: Item, ...names: string[]): string {
  return firstEvidence(graph, item, ...names)?.text ?? '';
}
