import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { readWithinScope } from '../../platform/db/index.ts';
import type { Backlog, WorkerLoop } from '../../platform/feature.ts';
import { recountSales } from './recount-sales.ts';

const pauseMs = 500;
/** Counted no further. */
const countedAtMost = 1_000;

/** Keeps what was sold in step with the rows behind it. */
export const salesLoop: WorkerLoop = {
  name: 'sales',
  apart: { unit: 'record', leaves: 'log' },
  async run(deps, signal) {
    while (!signal.aborted) {
      const done = await recountSales(deps.db);
      if (done === 0) await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  },
};

/** Marks that wait to be worked off. */
export const salesBacklog: Backlog = {
  name: 'sales',
  find: async (db) => {
    const rows = await readWithinScope(
      db,
      sql<{ count: number; oldestAt: Date | null }>`
        select count(*)::integer as count, min(m.at) as "oldestAt"
        from (select at from sales_dirty order by id limit ${countedAtMost}) m`,
    );
    const { count, oldestAt } = rows[0] ?? { count: 0, oldestAt: null };
    return { waiting: { count, isExact: count < countedAtMost }, oldestAt };
  },
};
