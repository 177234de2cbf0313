import { checkInput, type InputIssue } from '@quarry/contracts/common';
import { type GrabberConfig, grabberConfigInput } from '@quarry/contracts/grabbers';
import { type ChangeOrigin, recordChanges } from '../../platform/audit/index.ts';
import { may } from '../../platform/auth/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import type { Deps, RequestContext } from '../../platform/feature.ts';
import { shownFields, storedPageLink } from '../offers/index.ts';
import { noteTest } from './grabber-test.store.ts';
import { selectorIssues } from './grabber.commands.ts';
import { readOffersBeside } from './read-beside.ts';
import type { StoredPageRecord } from './stored-pages.store.ts';

/** The signed link under which a stored page opens. */
export function linkOf(context: RequestContext, page: Pick<StoredPageRecord, 'fetchId'>): Promise<string> {
  return storedPageLink(context, { kind: 'fetch', id: page.fetchId });
}

/** What settings read off one stored page, or why they cannot; those that read an offer are noted where the caller may change the grabber. */
export async function testSettings(
  context: RequestContext,
  origin: ChangeOrigin,
  page: StoredPageRecord,
  settings: unknown,
) {
  const config = checkInput(grabberConfigInput, settings);
  const issues = config.ok ? selectorIssues(config.value) : config.issues.map(underConfig);
  if (!config.ok || issues.length > 0) return { offers: [], reason: null, warnings: [], issues };
  const test = await testOnPage(context, page, config.value);
  const isNoted =
    test.offers.length > 0 && may(context.actor, 'update', 'Grabber', { shopId: page.shopId }, 'by_field');
  if (isNoted) await keepTest(context.deps, origin, page, config.value);
  return { ...test, issues: [] };
}

/** Keeps that the settings read an offer, with an audit entry for each grabber that did not know them. */
function keepTest(deps: Deps, origin: ChangeOrigin, page: StoredPageRecord, config: GrabberConfig): Promise<void> {
  return withTransaction(deps.db, async (tx) => {
    const noted = await noteTest(tx, page.pageId, config);
    await recordChanges(
      tx,
      deps,
      noted.map((entityId) => ({
        ...origin,
        entity: 'grabber',
        entityId,
        action: 'tested',
        before: null,
        after: { testedOn: page.url },
      })),
    );
  });
}

/** What a configuration reads off one stored page; nothing is stored. */
async function testOnPage(context: RequestContext, page: StoredPageRecord, config: GrabberConfig) {
  const { url, mediaType, fetchedAt } = page;
  const bytes = await context.deps.storage.get(page);
  const { offers, warnings, nothing } = await readOffersBeside({ bytes, url, mediaType, fetchedAt }, config);
  return {
    offers: offers.map((line) => ({ fields: shownFields(line.offer), warnings: line.warnings })),
    warnings,
    reason: nothing && { text: nothing.reason, wording: nothing.wording },
  };
}

const underConfig = (issue: InputIssue): InputIssue => ({ ...issue, path: `config.${issue.path}` });
