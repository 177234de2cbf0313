import type { RawOffer } from '@quarry/contracts/offers';
import { sentence } from '@quarry/contracts/wording';
import type { ProposedField } from '@quarry/extraction/page';
import { authorize } from '../../platform/auth/index.ts';
import { Failure } from '../../platform/failure.ts';
import type { ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { shownFields } from '../offers/index.ts';
import { pageScope } from './grabber.resolvers.ts';
import { proposeBeside } from './read-beside.ts';
import { findStoredPageById } from './stored-pages.store.ts';

export const proposalResolvers = {
  Query: {
    proposeSelectors: async (_root, { pageId }, context) => {
      authorize(context.actor, 'read', 'Grabber');
      const { db, storage } = context.deps;
      const page = isId(pageId) ? await findStoredPageById(db, pageId, pageScope(context)) : undefined;
      if (!page) throw new Failure('UNKNOWN_ID', 'There is no such stored page, or it is hidden from you.');
      const { url, mediaType, fetchedAt } = page;
      const bytes = await storage.get(page);
      return (await proposeBeside({ bytes, url, mediaType, fetchedAt })).map(answerField);
    },
  },
} satisfies Pick<Resolvers, 'Query'> & ResolverMap;

function answerField({ field, selector, attribute, value, raw, confidence, reason }: ProposedField) {
  const read = { [field]: { value, raw, method: 'selector', path: selector, confidence } } as RawOffer;
  const text = shownFields(read)[0]?.text ?? raw;
  return { field, selector, attribute, text, raw, confidence, reason: sentence(reason) };
}
