import { isInterrupted, isUpsideDown, type ListingDraft, timesOver } from '@quarry/contracts/channels';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { changeRecord, type Missed, type RecordKind, type Saved } from '../../platform/commands/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import { listingChanged } from './channel.topics.ts';
import {
  auditedListing,
  type ListingPlace,
  type ListingRecord,
  momentText,
  refusalOfProduct,
  type Standing,
} from './listing.ts';
import {
  findListingForUpdate,
  findListingsAt,
  findSku,
  findStandings,
  giveExternalId,
  holdChannel,
  lockPlace,
  placeKey,
  updateListingRow,
} from './listing.store.ts';

type NotAllowed = { kind: 'not_allowed' } & Reasoned;
export type ListingOutcome = Saved<ListingRecord> | Missed | NotAllowed;

export const listingKind: RecordKind<ListingRecord> = {
  entity: 'listing',
  lock: findListingForUpdate,
  audited: auditedListing,
  told: ({ shopId }) => ({ topic: listingChanged, shopId }),
};

export type ListingRequest = ListingPlace & {
  /** The one that was seen; 0 where there was no listing. */
  version: number;
  /** What a listing is called that is made by it. */
  newId?: string;
  /** Whether it puts back what was said before, of which the time may be over meanwhile. */
  isRestoring?: boolean;
};

export const nothingSaid: ListingDraft = {
  published: false,
  publishAt: null,
  unpublishAt: null,
  price: null,
  listPrice: null,
};

/** Says anew all that people say of a variant on a channel; anyone who asks knows that both are there. */
export function setListing(
  deps: Deps,
  origin: ChangeOrigin,
  request: ListingRequest,
  draft: ListingDraft,
): Promise<ListingOutcome> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx): Promise<ListingOutcome> => {
    const channel = await holdChannel(tx, request.channelId);
    const standing = (await findStandings(tx, [request], now)).get(placeKey(request));
    if (!channel || !standing) return { kind: 'not_found' };
    const known = (await findListingsAt(tx, origin.actor, [request])).get(placeKey(request));
    if (!known) {
      if (request.version !== 0) return { kind: 'conflict', currentVersion: 0, of: ['listing', ''] };
      // Refused before the listing is made, of which nothing would stay.
      const refusal = refusalToSay(standing, nothingSaid, draft, now, request);
      if (refusal) return { kind: 'not_allowed', ...refusal };
    }
    const held = await lockPlace(tx, standing.shopId, request, request.newId ?? newId(), now);
    if (!held) throw new Error(`The listing of ${placeKey(request)} vanished under its own lock.`);
    const change = { id: held.id, version: request.version, action: 'updated' };
    const outcome = await changeRecord({ ...deps, db: tx }, origin, listingKind, change, (inner, before) =>
      say(inner, { before, draft, standing, now, request }),
    );
    // The mutation names the channel, of which others are the last to have changed something.
    return outcome.kind === 'conflict' ? { ...outcome, of: ['listing', held.id] } : outcome;
  });
}

type Saying = {
  before: ListingRecord;
  draft: ListingDraft;
  standing: Standing;
  now: Date;
  request: Pick<ListingRequest, 'isRestoring'>;
};

async function say(tx: Tx, { before, draft, standing, now, request }: Saying): Promise<NotAllowed | undefined> {
  const refusal = refusalToSay(standing, before, draft, now, request);
  if (refusal) return { kind: 'not_allowed', ...refusal };
  if (isSame(before, draft)) return undefined;
  await updateListingRow(tx, before.id, draft, now);
  if (draft.published && before.externalId === null) {
    await giveExternalId(tx, before, await findSku(tx, standing.offerId));
  }
  return undefined;
}

/** Whether two say the same of a variant on a channel. */
export function isSame(one: ListingDraft, other: ListingDraft): boolean {
  return (
    one.published === other.published &&
    one.publishAt?.getTime() === other.publishAt?.getTime() &&
    one.unpublishAt?.getTime() === other.unpublishAt?.getTime() &&
    one.price === other.price &&
    one.listPrice === other.listPrice
  );
}

/** Why this cannot be said of a variant on a channel now; null where it can. */
export function refusalToSay(
  standing: Standing,
  before: ListingDraft,
  draft: ListingDraft,
  now: Date,
  { isRestoring = false }: Pick<ListingRequest, 'isRestoring'> = {},
): Reasoned | null {
  if (standing.reasons.includes('CHANNEL_ARCHIVED'))
    return reasoned('CHANNEL_IS_ARCHIVED', { channel: standing.channelName });
  const { productName: product, channelName: channel, timeZone } = standing;
  const at = (time: Date | null) => `${momentText(time, timeZone)} (${timeZone})`;
  const [over] = isRestoring ? [] : timesOver(before, draft, now);
  if (over) return reasoned('LISTING_TIME_OVER', { date: at(draft[over]) });
  const [from, until] = [at(draft.publishAt), at(draft.unpublishAt)];
  if (!isRestoring && standing.state === 'LISTED' && isInterrupted(before, draft, now))
    return reasoned('LISTING_IS_ON', { product, channel, from });
  if (isUpsideDown(draft)) return reasoned('LISTING_ENDS_FIRST', { product, channel, from, until });
  if (!draft.published) return null;
  const wasOn = before.published && (before.unpublishAt === null || before.unpublishAt > now);
  return wasOn ? null : refusalOfProduct(standing);
}
