import type { GrabberConfig } from '@quarry/contracts/grabbers';
import type { RequestContext } from '../../platform/feature.ts';
import { shownFields, storedPageLink, storedPageSecret } from '../offers/index.ts';
import { readPageOffers } from './read-offers.ts';
import type { StoredPageRecord } from './stored-pages.store.ts';

/** The signed link under which a stored page opens. */
export async function linkOf({ deps }: RequestContext, page: Pick<StoredPageRecord, 'fetchId'>): Promise<string> {
  return storedPageLink(await storedPageSecret(deps.db), { kind: 'fetch', id: page.fetchId }, deps.clock.now());
}

/** What a configuration reads off one stored page; nothing is stored. */
export async function testOnPage(context: RequestContext, page: StoredPageRecord, config: GrabberConfig) {
  const bytes = await context.deps.storage.get(page);
  const { offers, warnings, nothing } = readPageOffers({ ...page, bytes }, config);
  return {
    offers: offers.map((line) => ({ fields: shownFields(line.offer), warnings: line.warnings })),
    warnings,
    reason: nothing && { text: nothing.reason, wording: nothing.wording },
  };
}
