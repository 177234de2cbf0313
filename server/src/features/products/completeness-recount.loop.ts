import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { withTransaction } from '../../platform/db/index.ts';
import type { Deps, WorkerLoop } from '../../platform/feature.ts';
import { refreshCompleteness } from './catalogue-refresh.store.ts';

const productsAtOnce = 500;
const pauseMs = 5_000;

/** Keeps completeness in step with what counts as a basic, which an upgrade may change. */
export const completenessRecountLoop: WorkerLoop = {
  name: 'completeness-recount',
  async run(deps, signal) {
    while (!signal.aborted) {
      const done = await recountCompleteness(deps);
      if (done === 0) await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  },
};

/**
 * Works off one batch of products whose completeness was counted by other basics than there are now; resolves with their number.
 * Products that somebody else is writing stay for the next batch.
 */
export function recountCompleteness(deps: Deps): Promise<number> {
  return withTransaction(deps.db, async (tx) => {
    const found = await sql<{ id: string }>`
      with basics as (select count(*)::integer as required from attribute where is_basic), outdated as (
        (select product_id from completeness where channel_id is null and required < (select required from basics) limit ${productsAtOnce})
        union all
        (select product_id from completeness where channel_id is null and required > (select required from basics) limit ${productsAtOnce}))
      select id from product where id in (select product_id from outdated) order by id for no key update skip locked`.execute(
      tx,
    );
    const productIds = found.rows.map(({ id }) => id);
    if (productIds.length > 0) await refreshCompleteness(tx, productIds, deps.clock.now());
    return productIds.length;
  });
}
