import { addDays, keysOfPeriod, lastFullDay, type Measure, type ReportKey } from '@quarry/contracts/analytics';
import { type Actor, systemActor } from '../../platform/auth/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { countComments } from './comment-figures.store.ts';
import { countListingStates } from './listing-figures.store.ts';
import { countPositions } from './position-figures.store.ts';
import { countQuality } from './quality-figures.store.ts';
import { countReview } from './review-figures.store.ts';
import { countSourceOffers } from './source-figures.store.ts';
import { type EndedDay, findEndedDays, findStates, insertStates, type KeptState } from './state-day.store.ts';

/** The sums of each report's states that are recorded, with a measure that each makes. */
export const recordedSums = {
  quality: {
    products: 'PRODUCTS',
    complete: 'COMPLETE_PRODUCTS',
    counted: 'COMPLETENESS',
    percent: 'COMPLETENESS',
    missing: 'MISSING_VALUES',
  },
  channels: {
    listed: 'LISTINGS_LISTED',
    refused: 'LISTINGS_REFUSED',
    scheduled: 'LISTINGS_SCHEDULED',
    off: 'LISTINGS_OFF',
  },
  position: {
    compared: 'COMPARED_OFFERS',
    cheapest: 'CHEAPEST_OFFERS',
    equal: 'EQUAL_OFFERS',
    undercut: 'UNDERCUT_OFFERS',
    measured: 'PRICE_DISTANCE',
    distance: 'PRICE_DISTANCE',
  },
  sources: { offers: 'OFFERS', fresh: 'FRESH_OFFERS', matched: 'MATCHED_OFFERS' },
  review: { waiting: 'PROPOSALS_WAITING' },
  comments: { comments: 'COMMENTS', waiting: 'COMMENTS_WAITING', rated: 'RATING', stars: 'RATING' },
} as const satisfies Record<Exclude<ReportKey, 'sales'>, Record<string, Measure>>;

/**
 * How many products were complete as each of the last days ended, the oldest first, without a gap until yesterday; by UTC. None where the
 * reader reads some products only, since they are recorded as a whole.
 */
export async function findCompleteProducts(db: Deps['db'], actor: Actor, now: Date, count: number): Promise<number[]> {
  const until = lastFullDay(now, []);
  const days = { from: addDays(until, 1 - count), until };
  const asked = { actor, subject: 'Product', measures: ['COMPLETE_PRODUCTS'], by: 'DAY', shopIds: null } as const;
  const states = await findStates(db, { ...asked, days });
  const byDay = new Map(states.rows.map(({ key, sums }) => [key, sums['complete']]));
  const values = keysOfPeriod(days, 'DAY', count).map((day) => byDay.get(day));
  return values.slice(values.lastIndexOf(undefined) + 1).flatMap((value) => value ?? []);
}

type Recording = Pick<Deps, 'db' | 'clock'>;

/**
 * Records the states of every shop whose day has ended, and of the catalogue, unless that day is recorded; resolves with the number of days.
 * Nothing changes while no worker runs, so that the first look after midnight is what stood at midnight. `isAgain` records over what is there.
 */
export async function recordStates({ db, clock }: Recording, { isAgain = false } = {}): Promise<number> {
  const ended = await findEndedDays(db, clock.now(), isAgain);
  for (const days of Map.groupBy(ended, ({ midnight }) => midnight.getTime()).values())
    await insertStates(db, await statesOf(db, days), isAgain);
  return ended.length;
}

/** The states of days that ended at the same moment. */
async function statesOf(db: Deps['db'], days: readonly EndedDay[]): Promise<KeptState[]> {
  const midnight = days[0]?.midnight ?? new Date(0);
  const shopId = days.flatMap((day) => day.shopId ?? []);
  const isWhole = days.some((day) => day.shopId === null);
  const asked = { by: 'SHOP', shopId, channelId: null } as const;
  const offers = shopId.length > 0 ? await countSourceOffers(db, systemActor, asked, midnight) : [];
  const own = days.flatMap(({ isOwn, shopId: id }) => (isOwn && id !== null ? [id] : []));
  const ofOwn = { by: 'SHOP', shopId: own, brandId: null, channelId: null } as const;
  const positions = own.length > 0 ? await countPositions(db, systemActor, ofOwn, midnight) : [];
  const listings = own.length > 0 ? await countListingStates(db, systemActor, ofOwn, midnight) : [];
  const comments = shopId.length > 0 ? await countComments(db, systemActor, asked, midnight) : [];
  const review = await countReview(db, systemActor, { by: 'SHOP', shopId: isWhole ? null : shopId }, [], midnight);
  const catalogue = { actor: systemActor, by: 'NONE', shopIds: null, brandIds: null, now: midnight } as const;
  const quality = isWhole ? await countQuality(db, catalogue) : [];
  const ofShop = (rows: readonly { key: string }[], id: string | null) =>
    rows.find(({ key }) => key === (id ?? 'none'));
  return days.flatMap((day) => {
    const kept = (report: keyof typeof recordedSums, sums: Readonly<Record<string, unknown>> = {}) =>
      Object.entries(recordedSums[report]).map(([key, measure]) => {
        return { shopId: day.shopId, measure, key, day: day.day, value: Number(sums[key] ?? 0) };
      });
    const ofReview = kept('review', ofShop(review, day.shopId));
    if (day.shopId === null) return [...ofReview, ...kept('quality', quality[0])];
    return [
      ...ofReview,
      ...kept('sources', ofShop(offers, day.shopId)),
      ...(day.isOwn
        ? [...kept('position', ofShop(positions, day.shopId)), ...kept('channels', ofShop(listings, day.shopId))]
        : []),
      ...kept('comments', ofShop(comments, day.shopId)),
    ];
  });
}
