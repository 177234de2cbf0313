import { storeWording } from '@quarry/contracts/wording';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { notSaved, saveApart } from '../../platform/batches/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import { messageOf } from '../../platform/failure.ts';
import type { Deps, WorkerLoop } from '../../platform/feature.ts';
import { log } from '../../platform/log.ts';
import { refreshCompleteness } from './catalogue-refresh.store.ts';

const productsAtOnce = 500;
const pauseMs = 5_000;

const basicsNow = sql`select count(*)::integer as required from attribute a where a.is_basic`;
/** Not where it failed by these basics before. */
const isToTry = sql`failed_required is distinct from (select required from basics)`;

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
 * Works off one batch of products whose completeness was counted by other basics than there are now; resolves with their number. One that
 * cannot be counted is kept apart with the reason. Products that somebody else is writing stay for the next batch.
 */
export function recountCompleteness(deps: Deps): Promise<number> {
  return withTransaction(deps.db, async (tx) => {
    const found = await sql<{ id: string }>`
      with basics as (${basicsNow}), outdated as (
        (select product_id from completeness where channel_id is null and required < (select required from basics) and ${isToTry} limit ${productsAtOnce})
        union all
        (select product_id from completeness where channel_id is null and required > (select required from basics) and ${isToTry} limit ${productsAtOnce}))
      select id from product where id in (select product_id from outdated) order by id for no key update skip locked`.execute(
      tx,
    );
    const productIds = found.rows.map(({ id }) => id);
    await saveApart(tx, productIds, {
      save: (ids) => refreshCompleteness(tx, ids, deps.clock.now()),
      giveUp: async (productId, error) => {
        log.error({ event: 'completeness.given-up', productId, reason: messageOf(error), err: error });
        await sql`
          update completeness set failed_required = (${basicsNow}), failure = ${storeWording(notSaved(error).wording)}
          where product_id = ${productId} and channel_id is null`.execute(tx);
      },
    });
    return productIds.length;
  });
}
