import type { ListingDraft } from '@quarry/contracts/channels';
import { inputIssue } from '@quarry/contracts/common';
import { may } from '../../platform/auth/index.ts';
import { type ChangedFields, type RecordHistory, restoringOf } from '../../platform/commands/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import { listingById } from './channel-loaders.ts';
import { listingKind, setListing } from './listing.commands.ts';
import { findListingForUpdate } from './listing.store.ts';

type Amount = { minor: number; currency: string | null } | null;

export const listingHistory: RecordHistory = {
  rightToRestore: async (context, id) => {
    const listing = may(context.actor, 'read', 'Channel') ? await listingById(context).load(id) : null;
    return listing && ['publish', 'Channel', { shopId: listing.shopId }];
  },
  restoring: restoringOf(listingKind, ['updated'], async (deps, origin, { id, version, fields }) => {
    const listing = await withTransaction(deps.db, (tx) => findListingForUpdate(tx, id));
    if (!listing) return { kind: 'not_found' };
    const amounts = [fields.price, fields.listPrice] as Amount[];
    if (amounts.some((amount) => amount && amount.currency !== listing.currency))
      return { kind: 'invalid', issues: [inputIssue('price', 'other_currency')] };
    const { channelId, variantId } = listing;
    return setListing(deps, origin, { channelId, variantId, version, isRestoring: true }, draftOf(fields));
  }),
};

function draftOf({ published, publishAt, unpublishAt, price, listPrice }: ChangedFields): ListingDraft {
  return {
    published: published === true,
    publishAt: timeOf(publishAt),
    unpublishAt: timeOf(unpublishAt),
    price: (price as Amount)?.minor ?? null,
    listPrice: (listPrice as Amount)?.minor ?? null,
  };
}

/** Times of fields that were kept are those of the database, those that come back are of the trail. */
function timeOf(value: unknown): Date | null {
  if (value instanceof Date) return value;
  return typeof value === 'string' ? new Date(value) : null;
}
