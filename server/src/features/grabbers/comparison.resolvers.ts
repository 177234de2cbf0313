import { checkInput, type InputIssue } from '@quarry/contracts/common';
import { type GrabberConfig, grabberConfigInput, grabberLimits } from '@quarry/contracts/grabbers';
import type { RawOffer } from '@quarry/contracts/offers';
import { authorize } from '../../platform/auth/index.ts';
import { codeOf, Failure } from '../../platform/failure.ts';
import type { Deps, ResolverMap } from '../../platform/feature.ts';
import type { CompareReadingsInput, Resolvers } from '../../platform/graphql/index.ts';
import { isId, knownIds } from '../../platform/ids.ts';
import { compareReadings } from './compare-readings.ts';
import { selectorIssues } from './grabber.commands.ts';
import { grabberById } from './grabber.loaders.ts';
import { pageScope } from './grabber.resolvers.ts';
import { readOffersBeside } from './read-beside.ts';
import { findStoredPagesById, findStoredReadings, type StoredPageRecord } from './stored-pages.store.ts';

export const comparisonResolvers = {
  Query: {
    compareReadings: async (_root, { input }, context) => {
      authorize(context.actor, 'read', 'Grabber');
      const grabber = isId(input.grabberId) ? await grabberById(context).load(input.grabberId) : null;
      if (!grabber) throw new Failure('UNKNOWN_ID', 'There is no such grabber, or it is hidden from you.');
      if (input.pageIds.length > grabberLimits.comparedPages)
        throw new Failure('BAD_INPUT', `Compare at most ${grabberLimits.comparedPages} pages a call.`);
      const { before, now, issues } = configsOf(input, grabber.config);
      if (issues.length > 0) return { pages: [], issues };
      const ids = knownIds(input.pageIds) ?? [];
      const { db } = context.deps;
      const pages = await findStoredPagesById(db, grabber.crawlerId ?? grabber.id, ids, pageScope(context));
      const stored = before === null ? await findStoredReadings(db, grabber.id, ids) : null;
      const compared = [];
      for (const page of pages) {
        compared.push(await comparePage(context.deps, page, stored?.get(page.pageId) ?? before, now));
      }
      return { pages: compared, issues: [] };
    },
  },
} satisfies Pick<Resolvers, 'Query'> & ResolverMap;

type Configs = { before: GrabberConfig | null; now: GrabberConfig; issues: InputIssue[] };

function configsOf(input: CompareReadingsInput, own: GrabberConfig): Configs {
  const [before, now] = [input.before, input.now].map((config) =>
    config ? checkInput(grabberConfigInput, config) : null,
  );
  const issues = [before, now].flatMap((checked) => {
    if (!checked) return [];
    return checked.ok ? selectorIssues(checked.value) : checked.issues;
  });
  return { before: before?.ok === true ? before.value : null, now: now?.ok === true ? now.value : own, issues };
}

async function comparePage(
  deps: Deps,
  page: StoredPageRecord,
  before: readonly RawOffer[] | GrabberConfig | null,
  config: GrabberConfig,
) {
  const bytes = await bytesOf(deps, page);
  const { pageId, url, mediaType, fetchedAt } = page;
  const read = async (by: GrabberConfig): Promise<RawOffer[]> => {
    if (bytes === undefined) return [];
    return (await readOffersBeside({ bytes, url, mediaType, fetchedAt }, by)).offers.map(({ offer }) => offer);
  };
  const old = before === null ? [] : 'strategies' in before ? await read(before) : before;
  const next = bytes === undefined ? old : await read(config);
  return { pageId, url, offersBefore: old.length, offersNow: next.length, changes: compareReadings(old, next) };
}

/** Undefined when the bytes are gone: such a page stays as it is. */
async function bytesOf(deps: Deps, page: StoredPageRecord): Promise<Buffer | undefined> {
  try {
    return await deps.storage.get(page);
  } catch (error) {
    if (codeOf(error) === 'BYTES_MISSING') return undefined;
    throw error;
  }
}
