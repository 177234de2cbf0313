import {
  isOnChannel,
  type ListingDraft,
  publishInput,
  publishOnChannelInput,
  takeOffChannelInput,
} from '@quarry/contracts/channels';
import { checkInput } from '@quarry/contracts/common';
import { reasoned } from '@quarry/contracts/wording';
import { sql } from 'kysely';
import { may } from '../../platform/auth/index.ts';
import { type BulkAnswer, bulkList, type BulkRow, originOf } from '../../platform/commands/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import { productById, variantsOf } from '../products/index.ts';
import { channelById, listingById } from './channel-loaders.ts';
import { isSame, nothingSaid, setListing } from './listing.commands.ts';
import { findListingIdsOfProduct, findListingsAt, placeKey } from './listing.store.ts';
import type { ListingPlace, ListingRecord } from './listing.ts';

/** What a draft becomes by an action, at this moment. */
type Change = (before: ListingDraft, now: Date) => ListingDraft;

/** On the channel from a time on, or from now; an end that is over already ends nothing anew. */
export const published =
  (publishAt: Date | null): Change =>
  (before, now) => {
    const isOver = before.unpublishAt !== null && before.unpublishAt <= now;
    return {
      ...before,
      published: true,
      publishAt: publishAt === null && isOnChannel(before, now) ? before.publishAt : publishAt,
      unpublishAt: isOver ? null : before.unpublishAt,
    };
  };

const takenOff: Change = (before) => ({ ...before, published: false, publishAt: null, unpublishAt: null });

/** Changes what is said of some variants on channels, each under the rights and rules of `setListing`. */
export async function changePlaces(
  context: RequestContext,
  places: readonly (ListingPlace & { newId?: string; change: Change })[],
): Promise<BulkAnswer[]> {
  const { actor, deps } = context;
  const listings = await findListingsAt(deps.db, actor, places);
  const answers: BulkAnswer[] = [];
  for (const { change, ...place } of places) {
    const channel = await channelById(context).load(place.channelId);
    const before = listings.get(placeKey(place));
    answers.push(await changePlace(context, { place, channel, before, change }));
  }
  return answers;
}

type PlaceChange = {
  place: ListingPlace & { newId?: string };
  channel: { shopId: string } | null;
  before: ListingRecord | undefined;
  change: Change;
};

async function changePlace(
  context: RequestContext,
  { place, channel, before, change }: PlaceChange,
): Promise<BulkAnswer> {
  const { actor, deps } = context;
  if (!channel) return reasoned('ROW_GONE');
  if (!may(actor, 'publish', 'Channel', { shopId: channel.shopId })) return reasoned('NO_RIGHT_TO_ROW');
  const draft = change(before ?? nothingSaid, deps.clock.now());
  if (isSame(before ?? nothingSaid, draft)) return 'unchanged';
  if (place.newId !== undefined && before && before.id !== place.newId) return reasoned('ROW_CHANGED');
  const outcome = await setListing(deps, originOf(context), { ...place, version: before?.version ?? 0 }, draft);
  switch (outcome.kind) {
    case 'saved':
      return outcome.changeId === null ? 'unchanged' : null;
    case 'not_found':
      return reasoned('ROW_GONE');
    case 'conflict':
      return reasoned('ROW_CHANGED');
    case 'fields_refused':
      return reasoned('NO_RIGHT_TO_ROW');
    case 'not_allowed': {
      const { code, reason, wording } = outcome;
      return { code, reason, wording };
    }
  }
}

type ListingRow = BulkRow & { listing: ListingRecord };

const onListings = (change: Change) => (context: RequestContext, rows: readonly ListingRow[]) =>
  changePlaces(
    context,
    rows.map(({ listing: { channelId, variantId } }) => ({ channelId, variantId, change })),
  );

export async function findListingRows(context: RequestContext, ids: readonly string[]): Promise<(ListingRow | null)[]> {
  const listings = await Promise.all(ids.map((id) => listingById(context).load(id)));
  return listings.map((listing) => listing && { id: listing.id, name: listing.productName, listing });
}

/** What can be done to many listings at once. */
export const listingBulk = bulkList<ListingRow>({
  find: findListingRows,
  actions: {
    publish: {
      right: ['publish', 'Channel'],
      input: (input) => checkInput(publishInput, input ?? {}),
      run: (context, rows, input) => onListings(published(publishInput.parse(input ?? {}).publishAt))(context, rows),
      undo: 'revert',
    },
    takeOff: { right: ['publish', 'Channel'], run: onListings(takenOff), undo: 'revert' },
  },
});

const onChannel =
  (channelId: string, change: Change) =>
  async (context: RequestContext, rows: readonly BulkRow[]): Promise<BulkAnswer[]> => {
    const variants = await Promise.all(rows.map(({ id }) => variantsOf(context).load(id)));
    const places = variants.map((ofOne) => ofOne.map(({ id }) => ({ channelId, variantId: id, change })));
    // A product of one variant is all or nothing by itself, so that these share their statements.
    const alone = new Set(places.filter(({ length }) => length === 1));
    const answersAlone = await changePlaces(context, [...alone].flat());
    const answers: BulkAnswer[] = [];
    for (const ofOne of places)
      answers.push(alone.has(ofOne) ? (answersAlone.shift() ?? null) : await changeProduct(context, ofOne));
    return answers;
  };

/** Changes all variants of a product or none: an undo leaves rows aside that were refused, whatever became of a part of them. */
function changeProduct(context: RequestContext, places: Parameters<typeof changePlaces>[1]): Promise<BulkAnswer> {
  return withTransaction(context.deps.db, async (tx) => {
    await sql`savepoint product_on_channel`.execute(tx);
    const answer = answerOf(await changePlaces(context, places));
    if (answer !== null && answer !== 'unchanged') await sql`rollback to savepoint product_on_channel`.execute(tx);
    await sql`release savepoint product_on_channel`.execute(tx);
    return answer;
  });
}

/** A variant that stays on the channel refuses its product only where nothing is left to do for the others. */
function answerOf(answers: readonly BulkAnswer[]): BulkAnswer {
  const refused = answers.flatMap((answer) => (answer === null || answer === 'unchanged' ? [] : [answer]));
  const wrong = refused.find(({ code }) => code !== 'LISTING_IS_ON');
  if (wrong) return wrong;
  return answers.includes(null) ? null : (refused[0] ?? 'unchanged');
}

const parts = (context: RequestContext, productId: string) => findListingIdsOfProduct(context.deps.db, productId);

/** What can be done on channels to many products at once. */
export const productsOnChannelBulk = bulkList<BulkRow>({
  find: (context, ids) => Promise.all(ids.map((id) => productById(context).load(id))),
  actions: {
    publishOnChannel: {
      right: ['publish', 'Channel'],
      input: (input) => checkInput(publishOnChannelInput, input),
      run: (context, rows, input) => {
        const { channelId, publishAt } = publishOnChannelInput.parse(input);
        return onChannel(channelId, published(publishAt))(context, rows);
      },
      undo: 'revert',
      parts,
    },
    takeOffChannel: {
      right: ['publish', 'Channel'],
      input: (input) => checkInput(takeOffChannelInput, input),
      run: (context, rows, input) => onChannel(takeOffChannelInput.parse(input).channelId, takenOff)(context, rows),
      undo: 'revert',
      parts,
    },
  },
});
