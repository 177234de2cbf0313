import * as z from 'zod';
import { type CheckedInput, checkInput, type InputIssue, inputIssue } from '../common/index.ts';
import {
  type FigureDimension,
  figureDimensions,
  isInTime,
  isState,
  type Measure,
  measureDefinitions,
  measures,
  type ReportKey,
} from './measures.ts';
import { countDays, type Period, type PeriodComparison, periodComparisons, periodKinds } from './period.ts';

/** `years`: the longest period that is counted. */
export const figureLimits = { measures: 20, keys: 500, years: 20, values: 1_000 } as const;

const values = z
  .array(z.string().max(60, { error: 'too_long' }))
  .max(figureLimits.values, { error: 'too_many' })
  .nullish()
  .transform((ids) => (ids && ids.length > 0 ? ids : null));
const day = z.iso.date({ error: 'not_a_date' }).nullish();

const figuresInput = z.object({
  measures: z
    .array(z.enum(measures, { error: 'not_a_choice' }))
    .min(1, { error: 'required' })
    .max(figureLimits.measures, { error: 'too_many' }),
  period: z.object({ kind: z.enum(periodKinds, { error: 'not_a_choice' }), from: day, until: day }),
  compare: z
    .enum(periodComparisons, { error: 'not_a_choice' })
    .nullish()
    .transform((comparison) => comparison ?? null),
  by: z
    .enum(figureDimensions, { error: 'not_a_choice' })
    .nullish()
    .transform((by) => by ?? 'NONE'),
  shopId: values,
  channelId: values,
  brandId: values,
  currency: values,
});

/** What figures are asked for. */
export type FiguresQuestion = {
  measures: readonly Measure[];
  period: Period;
  compare: PeriodComparison | null;
  by: FigureDimension;
  shopId: readonly string[] | null;
  channelId: readonly string[] | null;
  brandId: readonly string[] | null;
  currency: readonly string[] | null;
};

/** A question that can be answered, or all that is wrong with it. */
export function checkFigures(input: unknown): CheckedInput<FiguresQuestion> {
  const read = checkInput(figuresInput, input);
  if (!read.ok) return read;
  const period = periodOf(read.value.period);
  const question = { ...read.value, period: 'issues' in period ? ({ kind: 'LAST_28_DAYS' } as const) : period };
  const issues = [...('issues' in period ? period.issues : []), ...misfits(question)];
  return issues.length > 0 ? { ok: false, issues } : { ok: true, value: question };
}

function periodOf({ kind, from, until }: z.output<typeof figuresInput>['period']): Period | { issues: InputIssue[] } {
  if (kind !== 'CUSTOM') return { kind };
  if (!from || !until)
    return {
      issues: [
        ...(from ? [] : [inputIssue('period.from', 'required')]),
        ...(until ? [] : [inputIssue('period.until', 'required')]),
      ],
    };
  if (until < from) return { issues: [inputIssue('period.until', 'day_before_first')] };
  if (countDays({ from, until }) > figureLimits.years * 366)
    return { issues: [inputIssue('period.until', 'period_too_long')] };
  return { kind, from, until };
}

/** Whether it takes goods apart, which are counted by day and shop only. */
export function isOfGoods({ by, brandId }: Pick<FiguresQuestion, 'by' | 'brandId'>): boolean {
  return by === 'PRODUCT' || by === 'CATEGORY' || by === 'BRAND' || brandId !== null;
}

/** Measures that are not counted so, and those that are named twice or of another report. */
function misfits(question: FiguresQuestion): InputIssue[] {
  const { measures: asked, by, shopId, brandId, channelId, currency } = question;
  const report = asked[0] && measureDefinitions[asked[0]].report;
  const isGoods = isOfGoods(question);
  const wrong = asked.flatMap((measure, at) => {
    const { dimensions, report: its } = measureDefinitions[measure];
    const path = `measures.${at}`;
    if (asked.indexOf(measure) < at) return [inputIssue(path, 'repeated')];
    if (its !== report) return [inputIssue(path, 'of_another_report')];
    const fits = dimensions.includes(by) && (brandId === null || dimensions.includes('BRAND'));
    return fits ? [] : [inputIssue(path, 'not_counted_so')];
  });
  if (report !== 'sales') {
    const isTrend = isInTime(by) && asked.some(isState);
    const given = Object.entries({ shopId, channelId, brandId, currency }).filter(([, ids]) => ids !== null);
    const unknown = given.filter(([field]) => report && !isNarrowedTo(report, field, isTrend));
    return [...wrong, ...unknown.map(([path]) => inputIssue(path, 'not_counted_so'))];
  }
  const isByChannel = by === 'CHANNEL' || channelId !== null;
  return isGoods && isByChannel
    ? [...wrong, inputIssue(by === 'CHANNEL' ? 'by' : 'channelId', 'not_counted_so')]
    : wrong;
}

/**
 * Whether figures other than sales may be narrowed to a field; which measures are of a brand, their dimensions say. States of past days are
 * recorded by shop only, those of products as a whole.
 */
export function isNarrowedTo(report: ReportKey, field: string, isTrend: boolean): boolean {
  if (report === 'quality') return !isTrend && (field === 'shopId' || field === 'brandId');
  if (report === 'position') return field === 'shopId' || (field === 'brandId' && !isTrend);
  if (field === 'channelId') return (report === 'comments' || report === 'channels') && !isTrend;
  return field === 'shopId' || field === 'brandId';
}
