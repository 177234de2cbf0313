import { storeWording, wording } from '@quarry/contracts/wording';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { saveApart } from '../../platform/batches/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import { messageOf } from '../../platform/failure.ts';
import type { Deps, WorkerLoop } from '../../platform/feature.ts';
import { derivedId } from '../../platform/ids.ts';
import { findFact, keepFact } from '../../platform/installation-fact.ts';
import { log } from '../../platform/log.ts';
import { lockShopOffers, markAbsentOffers } from '../offers/index.ts';
import { lastStatingFetches, writeLosses } from './grab-loss.store.ts';
import { findUnmarkedAbsences, nextActiveOffers, noteMended, type UnmarkedAbsence } from './mend-absences.store.ts';
import { moveToStatingPages } from './offer-page.store.ts';
import { isOfShop } from './page-losses.ts';

const offersAtOnce = 500;
const pauseMs = 60_000;
const factKey = 'absences_mended';
const reached = z.object({ after: z.string().nullable(), isDone: z.boolean() }).catch({ after: null, isDone: false });

/** Ends the offers, once, that runs before there were losses left on sale although their page had stopped stating them. */
export const mendAbsencesLoop: WorkerLoop = {
  name: 'grabbers.mend-absences',
  apart: { unit: 'record', leaves: 'log' },
  async run(deps, signal) {
    while (!signal.aborted) {
      const isDone = await mendNextAbsences(deps);
      if (isDone) await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  },
};

/** One batch, from where the last one ended; resolves with whether none is left. A second pass changes nothing. A grabber whose offers cannot be mended holds up no other. */
export function mendNextAbsences(deps: Deps): Promise<boolean> {
  return withTransaction(deps.db, async (tx) => {
    const { after, isDone } = reached.parse(await findFact(tx, factKey));
    if (isDone) return true;
    const ids = await nextActiveOffers(tx, after, offersAtOnce);
    // By shop, so that two batches that lock several never wait for each other.
    const byGrabber = Map.groupBy(await findUnmarkedAbsences(tx, ids), ({ grabberId }) => grabberId);
    await saveApart(tx, [...byGrabber.values()], {
      save: async (some) => {
        for (const absences of some) await mendOfGrabber(tx, deps, absences);
      },
      giveUp: async ([first], error) =>
        log.error({
          event: 'grab-run.absences-not-mended',
          grabberId: first?.grabberId,
          reason: messageOf(error),
          err: error,
        }),
    });
    const next = { after: ids.at(-1) ?? after, isDone: ids.length < offersAtOnce };
    await keepFact(tx, factKey, next, deps.clock.now());
    return next.isDone;
  });
}

async function mendOfGrabber(tx: Tx, deps: Deps, found: readonly UnmarkedAbsence[]): Promise<void> {
  const [first] = found;
  if (first === undefined) return;
  const { grabberId, configId, shop } = first;
  const whole = await wholeReadings(tx, deps, grabberId, found);
  if (whole.length === 0) return;
  await lockShopOffers(tx, shop.id);
  const elsewhere = await moveToStatingPages(tx, { shopId: shop.id, grabberId }, whole);
  const absent = whole.filter(({ offerId }) => !elsewhere.has(offerId));
  const now = deps.clock.now();
  const run = { id: derivedId<'grab_run'>(`grab_run:mended:${grabberId}`), grabberId, configId };
  const remarkOf = (offers: number) => ({
    code: 'absences_mended',
    reasonOf: (all: number) => storeWording(wording('absences_mended', { offers: all })),
    offers,
  });
  await noteMended(tx, run, remarkOf(0), now);
  const marked = await markAbsentOffers(
    tx,
    deps,
    { id: run.id, shop, grabberId },
    absent.map(({ offerId, at }) => ({ id: offerId, at })),
  );
  await writeLosses(
    tx,
    run.id,
    absent.map(({ offerId, pageId, at, seenAt }) => ({ offerId, pageId, at, seenAt, isWhole: true })),
  );
  await noteMended(tx, run, remarkOf(marked), now);
  log.info({ event: 'grab-run.absences-mended', grabberId, runId: run.id, offers: marked });
}

/** Those whose page was one of the shop when it no longer stated them, no error and no challenge to robots. */
async function wholeReadings(
  tx: Tx,
  { storage }: Pick<Deps, 'storage'>,
  grabberId: string,
  found: readonly UnmarkedAbsence[],
): Promise<UnmarkedAbsence[]> {
  const silent = found.flatMap(({ hasOffers, pageId }) => (hasOffers ? [] : [pageId]));
  const before = await lastStatingFetches(tx, grabberId, [...new Set(silent)]);
  const fetchBefore = new Map(before.map((fetch) => [fetch.pageId, fetch]));
  const whole: UnmarkedAbsence[] = [];
  for (const absence of found) {
    const { hasOffers, page, pageId } = absence;
    const isWhole = hasOffers || (page !== null && (await isOfShop(storage, page, fetchBefore.get(pageId))));
    if (isWhole) whole.push(absence);
  }
  return whole;
}
