import { Attempts, saveApart } from '../../platform/batches/index.ts';
import { type Db, type Tx, withTransaction } from '../../platform/db/index.ts';
import { messageOf } from '../../platform/failure.ts';
import { log } from '../../platform/log.ts';
import { findSellingChannels, markSalesOf } from './feed-dirty.store.ts';
import { findMovedFeeds, settleFeeds } from './feed-row.store.ts';

/** Of nothing in the tables follows that the cause of a failure is gone, so each hour has its three attempts. */
const hourMs = 3_600_000;
const failedSales = new Attempts();
const failedTimes = new Attempts();

/** Marks the rows of channels on which other discounts run than when they were marked last; resolves with the number of channels. */
export function markSales(db: Db, now: Date): Promise<number> {
  return withTransaction(db, async (tx) =>
    moveApart(tx, await findSellingChannels(tx), now, {
      failed: failedSales,
      move: (some) => markSalesOf(tx, some, now),
      tell: (channelId, why) => log.error({ event: 'feed.sales-not-marked', channelId, ...why }),
    }),
  );
}

/** Raises the revision of feeds of which rows begin or end by the clock; resolves with their number. */
export function settleTimes(db: Db, now: Date): Promise<number> {
  return withTransaction(db, async (tx) =>
    moveApart(tx, await findMovedFeeds(tx, now), now, {
      failed: failedTimes,
      move: (some) => settleFeeds(tx, some, now),
      tell: (feedId, why) => log.error({ event: 'feed.times-not-settled', feedId, ...why }),
    }),
  );
}

type Moving = {
  failed: Attempts;
  move: (ids: readonly string[]) => Promise<number>;
  tell: (id: string, why: { reason: string; err: unknown }) => void;
};

async function moveApart(tx: Tx, ids: readonly string[], now: Date, { failed, move, tell }: Moving): Promise<number> {
  const keyOf = (id: string) => `${id} ${Math.floor(now.getTime() / hourMs)}`;
  const open = ids.filter((id) => !failed.areSpent(keyOf(id)));
  let moved = 0;
  await saveApart(tx, open, {
    save: async (some) => {
      moved += await move(some);
    },
    giveUp: async (id, error) => {
      failed.note(keyOf(id));
      tell(id, { reason: messageOf(error), err: error });
    },
  });
  return moved;
}
