import { storeWording } from '@quarry/contracts/wording';
import { setTimeout as delay } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { notSaved, saveApart } from '../../platform/batches/index.ts';
import { contentLocalesOf } from '../../platform/content-locales.ts';
import { someoneWaits, withTransaction } from '../../platform/db/index.ts';
import { messageOf } from '../../platform/failure.ts';
import type { Deps, WorkerLoop } from '../../platform/feature.ts';
import { log } from '../../platform/log.ts';
import { forgetRetiredBases, isBasisOutdated, refreshBases } from './completeness-basis.store.ts';
import { newBasis, noCategory, refreshCompleteness } from './completeness.store.ts';

const pauseMs = 5_000;
/** Half of what a batch may take at most, since machines are not always equally fast. */
const aimedMs = 100;
const size = { first: 100, least: 20, most: 1_000 };
/** How often it looks whether somebody still waits, and after how many looks it goes on in any case. */
const [lookMs, mostLooks] = [25, 200];

/** What a product would be counted by now. */
const basisNow = (productId: RawBuilder<unknown>) => sql`(
  select coalesce(b.basis, ${newBasis(sql`p.category_id`)}) from product p
  left join completeness_basis b on b.category_id = coalesce(p.category_id, ${noCategory}::uuid) where p.id = ${productId})`;
/** Not where it failed by the same before. */
const isToTry = sql`(o.failed_basis is null or o.failed_basis is distinct from ${basisNow(sql`o.product_id`)})`;

/** Keeps completeness in step with what is expected of products: the basics, and the templates of their categories. */
export const completenessRecountLoop: WorkerLoop = {
  name: 'completeness-recount',
  apart: { unit: 'record', leaves: 'reason' },
  async run(deps, signal) {
    let products = size.first;
    while (!signal.aborted) {
      const begun = performance.now();
      const done = await recountCompleteness(deps, products);
      const tookMs = performance.now() - begun;
      if (done === products) products = sizeAfter(products, tookMs);
      await rest(deps, signal, done === 0 ? pauseMs : tookMs / 2);
    }
  },
};

function sizeAfter(products: number, tookMs: number): number {
  return Math.round(Math.min(size.most, Math.max(size.least, (products * aimedMs) / Math.max(1, tookMs))));
}

/** Leaves the others room, and goes on once nobody waits for what somebody else holds. */
async function rest({ db }: Deps, signal: AbortSignal, ms: number): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined);
  for (let looks = 0; looks < mostLooks && !signal.aborted && (await someoneWaits(db)); looks += 1)
    await delay(lookMs, undefined, { signal }).catch(() => undefined);
}

/**
 * Works off one batch of products whose completeness was counted by what holds no more; resolves with their number. One that cannot be
 * counted is kept apart with the reason. Products that somebody else is writing stay for the next batch.
 */
export function recountCompleteness(deps: Deps, products = 500): Promise<number> {
  return withTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const locales = await contentLocalesOf({ ...deps, db: tx });
    if (await isBasisOutdated(tx, locales)) await refreshBases(tx, locales, now);
    const found = await sql<{ id: string }>`
      with outdated as (
        (select o.product_id from completeness o where o.channel_id is null and o.basis is null and ${isToTry} limit ${products})
        union all
        (select c.product_id from completeness_retired r cross join lateral (
          select o.product_id from completeness o where o.channel_id is null and o.basis = r.basis
            and ${isToTry} limit ${products}) c limit ${products}))
      select id from product where id in (select product_id from outdated) order by id limit ${products} for no key update skip locked`.execute(
      tx,
    );
    const productIds = found.rows.map(({ id }) => id);
    if (productIds.length === 0) await forgetRetiredBases(tx, now);
    await saveApart(tx, productIds, {
      save: (ids) => refreshCompleteness(tx, ids, now),
      giveUp: async (productId, error) => {
        log.error({ event: 'completeness.given-up', productId, reason: messageOf(error), err: error });
        await sql`
          update completeness set failed_basis = ${basisNow(sql`completeness.product_id`)}, failure = ${storeWording(notSaved(error).wording)}
          where product_id = ${productId} and channel_id is null`.execute(tx);
      },
    });
    return productIds.length;
  });
}
