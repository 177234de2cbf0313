import { type RawBuilder, sql } from 'kysely';
import type { StandingRow } from './feed-row.store.ts';

/** How a row stands in the file by now: one that begins later is not in it yet. */
export type ShownState = StandingRow['state'] | 'later';

/** The state of the row `r` by a moment. What is held waits for a person, whatever its times. */
export function stateNow(now: Date): RawBuilder<ShownState> {
  return sql`case when r.state <> 'served' then r.state when r.served_from > ${now} then 'later'
    when r.served_until <= ${now} then 'removed' else 'served' end`;
}

/** Whether the times of the row `r` hold at a moment. */
export const isInFile = (now: Date | RawBuilder<Date>) =>
  sql`(r.served_from is null or r.served_from <= ${now}) and (r.served_until is null or r.served_until > ${now})`;
