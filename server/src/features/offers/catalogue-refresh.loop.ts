import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { withTransaction } from '../../platform/db/index.ts';
import { settleEvents } from '../../platform/events/index.ts';
import type { Deps, WorkerLoop } from '../../platform/feature.ts';
import { lockFreeProducts } from '../products/index.ts';
import { refreshFigures } from './product-figures.store.ts';

const eventsAtOnce = 200;
const pauseMs = 1_000;

/** Keeps the figures that products store for lists in step with their offers. */
export const catalogueRefreshLoop: WorkerLoop = {
  name: 'catalogue-refresh',
  async run(deps, signal) {
    while (!signal.aborted) {
      const done = await refreshChangedProducts(deps);
      if (done === 0) await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  },
};

/**
 * Works off one batch of changed offers; resolves with the number of events. Those of products that somebody else is writing stay for
 * the next batch: waiting for several at once would deadlock with a writer that locks them in an order of its own. A kill
 * repeats the batch, which does no harm.
 */
export function refreshChangedProducts(deps: Deps): Promise<number> {
  return withTransaction(deps.db, async (tx) => {
    const claimed = await sql<{ position: number; productId: string | null }>`
      select x.position, o.product_id as "productId" from outbox x left join offer o on o.id = x.subject_id
      where x.topic = 'offer_changed' order by x.position limit ${eventsAtOnce} for update of x skip locked`.execute(
      tx,
    );
    const productIds = [...new Set(claimed.rows.flatMap(({ productId }) => productId ?? []))];
    const free = await lockFreeProducts(tx, productIds);
    if (free.size > 0) await refreshFigures(tx, [...free], deps.clock.now());
    const done = claimed.rows.filter(({ productId }) => productId === null || free.has(productId));
    await settleEvents(
      tx,
      done.map(({ position }) => position),
    );
    return done.length;
  });
}
