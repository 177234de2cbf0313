import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Deps, WorkerLoop } from '../feature.ts';

const everyMs = 3_600_000;

/** Makes the partitions of the log for the days to come, and drops those that are old and that every consumer has passed. */
export const outboxDaysLoop: WorkerLoop = {
  name: 'outbox-days',
  apart: { unit: 'statement', leaves: 'retry' },
  async run(deps, signal) {
    while (!signal.aborted) {
      await keepOutboxDays(deps);
      await delay(everyMs, undefined, { signal }).catch(() => undefined);
    }
  },
};

/** The same once. */
export async function keepOutboxDays({ db }: Pick<Deps, 'db'>): Promise<void> {
  await sql`select keep_outbox_days()`.execute(db);
}
