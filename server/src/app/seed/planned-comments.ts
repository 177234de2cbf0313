import type { CommentReason, CommentStatus, ReplyState } from '@quarry/contracts/comments';
import { addedText, type Language, questionText, replyText, reviewText, spamText } from './comment-texts.ts';
import { inventBuyer } from './invented-people.ts';
import type { OwnShops } from './own-shops.ts';
import { homes, type PlannedOrder, planSales } from './planned-sales.ts';
import { share } from './share.ts';

/** A review or question of the demo data, and where it is left. */
export type PlannedComment = {
  key: string;
  shop: keyof OwnShops;
  day: number;
  /** Which of the goods it is about, as a share of all. */
  good: number;
  language: Language;
  authorName: string;
  /** The order that it names, which was shipped before that day; null where it names none. */
  orderKey: string | null;
  /** Null for a question. */
  rating: number | null;
  text: string;
  /** A text that it was sent again with, and which waits. */
  laterText: string | null;
  status: CommentStatus;
  reason: CommentReason | null;
  /** How many readers reported it while it was shown. */
  reports: number;
  /** Whether somebody kept it after that, so that it no longer waits. */
  isKept: boolean;
  reply: { state: ReplyState; text: string } | null;
};

type Group = {
  name: string;
  count: number;
  from: number;
  to: number;
  status: CommentStatus;
  isQuestion?: true;
  isSpam?: true;
  isChanged?: true;
  isReported?: true;
  isKept?: true;
  reply?: ReplyState;
};

const groups: readonly Group[] = [
  { name: 'shown', count: 30, from: 1, to: 28, status: 'APPROVED' },
  { name: 'thanked', count: 12, from: 2, to: 28, status: 'APPROVED', reply: 'PUBLISHED' },
  { name: 'answer begun', count: 10, from: 24, to: 30, status: 'APPROVED', reply: 'DRAFT' },
  { name: 'answer taken back', count: 10, from: 5, to: 25, status: 'APPROVED', reply: 'WITHDRAWN' },
  { name: 'changed', count: 10, from: 20, to: 30, status: 'APPROVED', isChanged: true },
  { name: 'answered question', count: 12, from: 3, to: 29, status: 'APPROVED', isQuestion: true, reply: 'PUBLISHED' },
  { name: 'waiting', count: 12, from: 27, to: 30, status: 'PENDING' },
  { name: 'waiting question', count: 10, from: 28, to: 30, status: 'PENDING', isQuestion: true },
  { name: 'waiting advertisement', count: 3, from: 29, to: 30, status: 'PENDING', isSpam: true },
  { name: 'rejected', count: 10, from: 4, to: 28, status: 'REJECTED' },
  { name: 'spam', count: 27, from: 2, to: 29, status: 'SPAM', isSpam: true },
  { name: 'hidden', count: 10, from: 3, to: 27, status: 'HIDDEN' },
  { name: 'reported', count: 12, from: 20, to: 30, status: 'APPROVED', isReported: true },
  { name: 'reported and kept', count: 10, from: 5, to: 28, status: 'APPROVED', isReported: true, isKept: true },
  { name: 'reported and hidden', count: 10, from: 4, to: 28, status: 'HIDDEN', isReported: true },
];

/** One more reader each up to so many. */
const mostReports = 3;

const ofBuyers = 0.5;

const reasons: readonly CommentReason[] = ['OFF_TOPIC', 'OFFENSIVE', 'PERSONAL_DATA', 'NOT_GENUINE', 'OTHER'];

/** All comments of the demo data, in the order of their days; the same seed gives the same ones. */
export function planComments(seed: string, lastDay: number): PlannedComment[] {
  let place = 0;
  const planned = groups
    .flatMap((group) =>
      Array.from({ length: group.count }, (_, at) => planOne(group, `${seed} ${group.name}`, at, place++)),
    )
    .toSorted((one, other) => one.day - other.day);
  return nameOrders(planned, planSales(seed, lastDay));
}

/** Of reviews that are no advertisement about half are written by who names an order, each another one. */
function nameOrders(comments: readonly PlannedComment[], orders: readonly PlannedOrder[]): PlannedComment[] {
  // The latest parcels first, since people write soon after they came.
  const free = orders
    .map((order) => ({ order, day: shippedOn(order) }))
    .toSorted((one, other) => (other.day ?? 0) - (one.day ?? 0));
  return comments.map((comment) => {
    const isNamed = comment.rating !== null && comment.status !== 'SPAM' && share(comment.key, 'bought') < ofBuyers;
    const at = isNamed
      ? free.findIndex(({ order, day }) => order.shop === comment.shop && day !== null && day < comment.day)
      : -1;
    const [taken] = at < 0 ? [] : free.splice(at, 1);
    if (!taken) return comment;
    const { key, buyer } = taken.order;
    return { ...comment, orderKey: key, authorName: shortName(buyer.name) };
  });
}

/** The day on which all of an order of the channel was on its way for good. */
function shippedOn({ door, oddity, acts }: PlannedOrder): number | null {
  if (door === 'draft' || oddity === 'unknown') return null;
  if (acts.some(({ act }) => act.kind === 'undo' || act.kind === 'cancel')) return null;
  return acts.find(({ act }) => act.kind === 'ship' && !act.isPart)?.day ?? null;
}

function shortName(name: string): string {
  return name.replace(/ (\p{L}).*$/u, ' $1.');
}

function planOne(group: Group, seed: string, at: number, place: number): PlannedComment {
  const { from, to, count, status, isQuestion = false, isSpam = false, isChanged = false, reply } = group;
  const { isReported = false, isKept = false } = group;
  const key = `${seed} ${at}`;
  const shop = share(key, 'shop') < 0.6 ? 'kernhaus' : 'trade';
  const language = shop === 'trade' ? 'en' : 'de';
  const rating = isQuestion ? null : starsOf(share(key, 'stars'));
  const text = isSpam
    ? spamText(place)
    : rating === null
      ? questionText(language, place)
      : reviewText(language, rating, place);
  const { name } = inventBuyer(homes[shop], homes[shop], false, key);
  return {
    key: `comment-${1_001 + place}`,
    shop,
    day: from + Math.floor((at * (to - from + 1)) / count),
    good: share(key, 'good') ** 2,
    language,
    authorName: shortName(name),
    orderKey: null,
    rating,
    text,
    laterText: isChanged ? addedText(language, text, place) : null,
    status,
    reason: status === 'REJECTED' ? (reasons[at % reasons.length] ?? 'OTHER') : null,
    reports: isReported ? 1 + (at % mostReports) : 0,
    isKept,
    reply: reply === undefined ? null : { state: reply, text: replyText(language, rating) },
  };
}

/** Most are pleased, as in most shops. */
function starsOf(chance: number): number {
  if (chance < 0.1) return 1;
  if (chance < 0.18) return 2;
  if (chance < 0.3) return 3;
  return chance < 0.6 ? 4 : 5;
}
