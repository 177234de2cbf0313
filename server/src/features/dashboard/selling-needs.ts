import { type Actor, may } from '../../platform/auth/index.ts';
import type { Deps } from '../../platform/feature.ts';
import type { OrderNeed } from '../../platform/graphql/index.ts';
import { countRefusedListings } from '../channels/index.ts';
import { commentFilter, countComments, listComments } from '../comments/index.ts';
import { type FeedNeed, findFailedFeeds, findHeldFeeds } from '../feeds/index.ts';
import {
  countRefunds,
  countTransactions,
  listRefunds,
  listTransactions,
  refundFilter,
  transactionFilter,
} from '../payments/index.ts';
import { type CountedLists, queueOf } from './dashboard-counts.ts';
import type { Need, NeedPlace } from './dashboard.ts';

type Within = Pick<Deps, 'db' | 'clock'>;

const oldest = { first: 1, after: null, from: null };

/** What of selling needs the reader, most urgent first: only what they may do something about. */
export async function findSellingNeeds(deps: Within, actor: Actor, lists: CountedLists): Promise<Need[]> {
  const found = await Promise.all([
    ...(may(actor, 'read', 'Payment') && may(actor, 'update', 'Payment') ? [unknownPayments(deps, actor)] : []),
    ...(may(actor, 'read', 'Payment') && may(actor, 'approve', 'Payment') ? [waitingRefunds(deps, actor)] : []),
    ...(may(actor, 'read', 'Payment') && may(actor, 'refund', 'Payment') ? [openDisputes(deps, actor)] : []),
    ...(may(actor, 'read', 'Order') && may(actor, 'update', 'Order') ? [waitingOrders(deps, actor, lists)] : []),
    ...(may(actor, 'read', 'Channel') && may(actor, 'update', 'Channel') ? [channelNeeds(deps, actor)] : []),
    ...(may(actor, 'read', 'Comment') && may(actor, 'review', 'Comment') ? [waitingComments(deps, actor)] : []),
  ]);
  return found.flat();
}

/** Steps of which nobody knows how they ended. */
async function unknownPayments({ db, clock }: Within, actor: Actor): Promise<Need[]> {
  const filter = { state: ['UNKNOWN' as const] };
  const question = { actor, filter: transactionFilter.conditions(filter, clock.now(), actor) };
  const { count } = await countTransactions(db, question);
  const sort = [{ field: 'REQUESTED_AT', direction: 'ASC' }] as const;
  const first = count > 0 ? (await listTransactions(db, { ...question, ...oldest, sort })).nodes[0] : undefined;
  const target = { list: 'paymentTransactions', filter } as const;
  return [{ code: 'payments_unknown', count, target, places: [], oldestAt: first?.requestedAt ?? null }];
}

/** What banks took back and is not decided yet: an answer at the provider or bank may bring it back. */
function openDisputes(deps: Within, actor: Actor): Promise<Need[]> {
  return refundsNeed(deps, actor, 'disputes_open', { disputeState: ['OPEN'] });
}

function waitingRefunds(deps: Within, actor: Actor): Promise<Need[]> {
  return refundsNeed(deps, actor, 'refunds_waiting', { waitsForMe: true });
}

async function refundsNeed(
  { db, clock }: Within,
  actor: Actor,
  code: string,
  filter: { disputeState: 'OPEN'[] } | { waitsForMe: true },
): Promise<Need[]> {
  const question = { actor, filter: refundFilter.conditions(filter, clock.now(), actor) };
  const { count } = await countRefunds(db, question);
  const sort = [{ field: 'CREATED_AT', direction: 'ASC' }] as const;
  const first = count > 0 ? (await listRefunds(db, { ...question, ...oldest, sort })).nodes[0] : undefined;
  const target = { list: 'refunds', filter } as const;
  return [{ code, count, target, places: [], oldestAt: first?.createdAt ?? null }];
}

/** Those of `orderQueue`, the most urgent first. */
const orderCodes: readonly (readonly [OrderNeed, string])[] = [
  ['AUTHORIZATION_ENDING', 'authorizations_ending'],
  ['LATE', 'orders_late'],
  ['TO_SHIP', 'orders_to_ship'],
  ['RETURN_WAITING', 'returns_waiting'],
  ['RETURN_TO_REFUND', 'returns_to_refund'],
  ['HELD', 'orders_held'],
  ['UNKNOWN_LINES', 'orders_unknown_lines'],
  ['TOTALS_DIFFER', 'orders_totals_differ'],
  ['UNPAID', 'orders_unpaid'],
];

/** As the desk of orders counts them where nothing more is asked. */
async function waitingOrders(deps: Within, actor: Actor, lists: CountedLists): Promise<Need[]> {
  const counts = new Map((await queueOf(deps, actor, lists)).map((counted) => [counted.need, counted]));
  return orderCodes.map(([need, code]) => {
    const { count = 0, since = null } = counts.get(need) ?? {};
    return { code, count, target: { list: 'orderQueue', filter: { need: [need] } }, places: [], oldestAt: since };
  });
}

/** Feeds and listings are listed by channel, so that each of these leads to several places. */
async function channelNeeds({ db, clock }: Within, actor: Actor): Promise<Need[]> {
  const [held, failed, refused] = await Promise.all([
    findHeldFeeds(db, actor),
    findFailedFeeds(db, actor),
    countRefusedListings(db, actor, clock.now()),
  ]);
  return [
    inPlaces('feeds_failed', failed.map(placeOfFeed), oldestOf(failed)),
    inPlaces('feed_rows_held', held.map(placeOfFeed), oldestOf(held)),
    inPlaces(
      'listings_refused',
      refused.map(({ channelId, name, count, isExact }) => ({
        name,
        count,
        isExact,
        target: { list: 'listings', filter: { channelId: [channelId], state: ['REFUSED'] } },
      })),
      null,
    ),
  ];
}

function placeOfFeed({ channelId, feedId, name, count }: FeedNeed): NeedPlace {
  return { name, count, isExact: true, target: { list: 'channelFeed', filter: { channelId, feedId } } };
}

function oldestOf(feeds: readonly FeedNeed[]): Date | null {
  return feeds.map(({ since }) => since).toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
}

function inPlaces(code: string, places: NeedPlace[], oldestAt: Date | null): Need {
  const count = places.reduce((sum, place) => sum + place.count, 0);
  return { code, count, target: null, places, oldestAt };
}

async function waitingComments({ db, clock }: Within, actor: Actor): Promise<Need[]> {
  const filter = { isWaiting: true };
  const question = { actor, ...oldest, filter: commentFilter.conditions(filter, clock.now(), actor) };
  const { count } = await countComments(db, question);
  const sort = [{ field: 'SUBMITTED_AT', direction: 'ASC' }] as const;
  const first = count > 0 ? (await listComments(db, { ...question, sort })).nodes[0] : undefined;
  const target = { list: 'comments', filter } as const;
  return [{ code: 'comments_waiting', count, target, places: [], oldestAt: first?.submittedAt ?? null }];
}
