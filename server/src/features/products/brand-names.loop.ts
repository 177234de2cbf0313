import { setTimeout as delay } from 'node:timers/promises';
import { withTransaction } from '../../platform/db/index.ts';
import { claimEvents, settleEvents } from '../../platform/events/index.ts';
import type { Deps, WorkerLoop } from '../../platform/feature.ts';
import { refreshSearchTexts } from './catalogue-refresh.store.ts';
import { findProductIdsOfBrand } from './product.store.ts';

const productsAtOnce = 500;
const pauseMs = 1_000;

/** Lets products be found by the name that their brand has now. */
export const brandNamesLoop: WorkerLoop = {
  name: 'brand-names',
  async run(deps, signal) {
    while (!signal.aborted) {
      const isDone = await followRenamedBrand(deps);
      if (!isDone) await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  },
};

/** Works off one renamed brand; resolves with whether there was one. A kill repeats it, which does no harm. */
export function followRenamedBrand(deps: Pick<Deps, 'db'>): Promise<boolean> {
  return withTransaction(deps.db, async (tx) => {
    const [event] = await claimEvents(tx, 'brand_changed', 1);
    if (!event) return false;
    let after: string | null = null;
    for (;;) {
      const ids: string[] = await findProductIdsOfBrand(tx, event.subjectId, after, productsAtOnce);
      const last = ids.at(-1);
      if (last === undefined) break;
      await refreshSearchTexts(tx, ids);
      after = last;
    }
    await settleEvents(tx, [event.position]);
    return true;
  });
}
