import { isWithin, readMoment, readSalePeriod, type SalePeriod } from '../sale-period/index.ts';
import type { SourceRow } from './source-row.ts';

/** When a sale holds: from the one field of its dates, else from those of its beginning and its end. */
export type StatedPeriod = { period: SalePeriod | undefined; text: string; path: string };

/** The time of a row's sale; its `period` is undefined where it cannot be read. */
export function periodOf({ values }: SourceRow): StatedPeriod | undefined {
  const { sale_price_effective_date: whole, sale_price_start: start, sale_price_end: end } = values;
  if (whole !== undefined) return { period: readSalePeriod(whole.text), text: whole.text, path: whole.path };
  const either = end ?? start;
  if (either === undefined) return undefined;
  const [from, until] = [start && readMoment(start.text, false), end && readMoment(end.text, true)];
  const isRead = (start === undefined || from !== undefined) && (end === undefined || until !== undefined);
  const period = isRead ? { from: from ?? null, until: until ?? null, untilText: end?.text ?? null } : undefined;
  return { period, text: `${start?.text ?? ''}/${end?.text ?? ''}`, path: either.path };
}

/** Why a sale is none at `now`. */
export function lateness(
  stated: StatedPeriod | undefined,
  now: number | undefined,
): 'sum:expired' | 'sum:future' | undefined {
  const period = stated?.period;
  if (period === undefined || now === undefined || isWithin(period, now)) return undefined;
  return period.from !== null && now < period.from ? 'sum:future' : 'sum:expired';
}
