import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { addGrabber } from './add-shop.commands.ts';
import { grabberAndShopOf } from './read-every-page.store.ts';

/**
 * Sees to it that the pages of a crawler are read into offers: where no grabber does so yet, adds the one that *Add shop* would have
 * proposed. A grabber that somebody paused stays paused. Gives the grabber's id.
 */
export function readEveryPageOf(deps: Deps, change: ChangeOrigin, crawlerId: string): Promise<string> {
  return withTransaction(deps.db, async (tx) => {
    const found = await grabberAndShopOf(tx, crawlerId);
    if (!found) throw new Error(`There is no crawler ${crawlerId}.`);
    if (found.grabberId !== null) return found.grabberId;
    const { shop, crawlerName: name, schedule } = found;
    return addGrabber(
      { deps: { ...deps, db: tx }, change, shop, sources: { schedule } },
      { name, kind: 'pages', crawlerId },
    );
  });
}
