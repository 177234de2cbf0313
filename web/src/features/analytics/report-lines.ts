import { type AskedFigures, isInTime, type Measure, measureDefinitions } from '@quarry/contracts/analytics';
import type { FigureDetailFragment, FiguresDetailFragment } from '../../ui/measures/index.ts';
import type { ReportQuestion } from './report-question.ts';

/** One row of a report: of a day, a shop, or of all of it, whose key is empty. */
export type FigureLine = { key: string; label: string; value: number | null; compared: number | null };

/** Figures of one currency; those of several are never added up. */
export type CurrencyFigures = { currency: string | null; lines: readonly FigureLine[]; total: FigureLine };

/** The question with the days it came to. */
export type AskedReport = AskedFigures;

export function askedReport(question: ReportQuestion, { from, until }: FiguresDetailFragment): AskedReport {
  const { by, shopId, channelId, brandId, currency } = question;
  return { by, from, until, shopId, channelId, brandId, currency };
}

/** Whether the lowest figures are those to look at: what is least complete, and not what is priced lowest. */
export function isLowestFirst(measure: Measure): boolean {
  return measureDefinitions[measure].unit === 'share' && measure !== 'PRICE_DISTANCE';
}

/** What one measure came to, currency by currency; rows that are no time begin with those to look at. */
export function figuresOf(
  measure: Measure,
  { measures: asked, by }: Pick<ReportQuestion, 'measures' | 'by'>,
  figures: FiguresDetailFragment,
  labelOf: (row: { key: string; label: string }) => string,
): CurrencyFigures[] {
  const place = asked.indexOf(measure);
  const lineOf = ({ key, label, values }: FigureDetailFragment): FigureLine => ({
    key,
    label: key === '' ? '' : labelOf({ key, label }),
    value: values[place]?.value ?? null,
    compared: values[place]?.compared ?? null,
  });
  const sign = isLowestFirst(measure) ? 1 : -1;
  // What has no figure comes last.
  const rank = ({ value }: FigureLine) => (value === null ? Number.MAX_SAFE_INTEGER : sign * value);
  const inOrder = (lines: FigureLine[]) =>
    isInTime(by) ? lines : lines.toSorted((one, other) => rank(one) - rank(other));
  return figures.totals.map((total) => ({
    currency: total.currency,
    lines: inOrder(figures.rows.filter(({ currency, key }) => currency === total.currency && key !== '').map(lineOf)),
    total: lineOf(total),
  }));
}

/** Where the row of a table stands, for the drawing beside it. */
export function lineId(currency: string | null, key: string): string {
  return `line-${currency ?? ''}-${key}`;
}
