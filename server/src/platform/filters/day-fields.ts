import { type RawBuilder, sql } from 'kysely';
import { calendarDay } from './day.ts';
import type { ListField } from './field.ts';

/**
 * The calendar day on which a time lies by the clocks of a shop; by UTC without one. Both are columns over the list's table, written by us.
 */
export function shopDay(time: string, shopId: string): RawBuilder<unknown> {
  return sql.raw(
    `(${time} at time zone coalesce((select s.time_zone from shop s where s.id = ${shopId}), 'UTC'))::date`,
  );
}

/**
 * Two fields by which links ask a list for the rows from one day until another, both counted: each takes a day as `2026-01-31`, else it
 * throws a Failure BAD_FILTER. No zone is more than a day off UTC, so that an index of the time itself serves.
 */
export function dayFields(time: string, day: RawBuilder<unknown>): { from: ListField; until: ListField } {
  const column = sql.raw(time);
  return {
    from: {
      type: 'choice',
      isHidden: true,
      holds: ([asked]) => sql`(${column} >= ${calendarDay(asked)}::date - 1 and ${day} >= ${calendarDay(asked)}::date)`,
    },
    until: {
      type: 'choice',
      isHidden: true,
      holds: ([asked]) => sql`(${column} < ${calendarDay(asked)}::date + 2 and ${day} <= ${calendarDay(asked)}::date)`,
    },
  };
}
