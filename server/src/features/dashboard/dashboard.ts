import type { Measure } from '@quarry/contracts/analytics';
import { type FigureCode, figureLimits } from '@quarry/contracts/dashboard';

/** The lists that a figure may lead to, by their GraphQL field. */
export type ShownList =
  | 'products'
  | 'offers'
  | 'proposals'
  | 'crawlRuns'
  | 'crawlers'
  | 'grabbers'
  | 'shops'
  | 'settings'
  | 'jobs'
  | 'orders'
  | 'channels'
  | 'orderQueue'
  | 'paymentTransactions'
  | 'refunds'
  | 'comments'
  | 'listings'
  | 'channelFeed'
  | 'customers'
  | 'auditTrail';

/** A list of the product, with the filter that gives the counted rows. */
export type ListTarget = { list: ShownList; filter: Record<string, unknown> };

/** One of several places in which the rows of a need lie: what it is called, and how many of them are there. */
export type NeedPlace = { name: string; count: number; isExact: boolean; target: ListTarget };

export type Need = {
  code: string;
  count: number;
  /** Null where `places` lead to the rows. */
  target: ListTarget | null;
  places: NeedPlace[];
  oldestAt: Date | null;
};

/** A need that a person put aside: until a time, or until it is another one than it was then. */
export type Snooze = { until: Date | null; count: number; oldestAt: Date | null };

/** Whether a snooze still holds for the need as it is now. */
export function isSnoozed({ count, oldestAt }: Need, snooze: Snooze | undefined, now: Date): boolean {
  if (!snooze) return false;
  if (snooze.until) return now < snooze.until;
  return snooze.count === count && snooze.oldestAt?.getTime() === oldestAt?.getTime();
}

export type Figure = {
  code: FigureCode;
  value: number;
  /** A week ago; null when it is not known. */
  before: number | null;
  /** One value a day, oldest first, the last one now; empty when the past is not known. */
  series: number[];
  target: ListTarget;
  /** The measure of the reports that it is, where it is one. */
  measure?: Measure;
  /** Of an amount, which is in its minor units. */
  currency: string | null;
  span: FigureSpan;
};

/** What a figure is compared with: itself a week ago, or the days before the 28 that it counts. */
export type FigureSpan = 'WEEK' | 'PERIOD';

/** What a role looks at first, by what it may do; what it does not name stands behind. */
const figureOrders = {
  operator: ['orders', 'net_sales', 'products', 'offers', 'proposals_waiting', 'fresh_offers'],
  seller: ['orders', 'net_sales', 'units', 'new_customers', 'products', 'offers'],
  support: [
    'orders_received',
    'comments_received',
    'refunds_requested',
    'customers_added',
    'payments_received',
    'products',
  ],
  catalogue: [
    'products',
    'offers',
    'proposals_waiting',
    'orders',
    'net_sales',
    'fresh_offers',
    'units',
    'new_customers',
    'complete_products',
    'products_added',
    'offers_added',
  ],
} as const satisfies Record<string, readonly FigureCode[]>;
export type FigureOrder = keyof typeof figureOrders;

/** The codes in the order in which a role looks at them, each once. */
export function orderCodes(codes: readonly FigureCode[], order: FigureOrder): FigureCode[] {
  const named: readonly FigureCode[] = figureOrders[order];
  const placeOf = (code: FigureCode) => (named.includes(code) ? named.indexOf(code) : named.length);
  return [...new Set(codes)].toSorted((one, other) => placeOf(one) - placeOf(other));
}

/**
 * The codes that stand on the dashboard: those that the reader chose, or the first of their role. A figure that there is once for each of
 * two currencies takes two places.
 */
export function shownCodes(
  offered: readonly FigureCode[],
  chosen: readonly string[] | null,
  known: readonly Figure[],
): FigureCode[] {
  if (chosen) return offered.filter((code) => chosen.includes(code));
  const places = offered.flatMap((code) => {
    const its = known.filter((figure) => figure.code === code);
    return its.length > 0 ? its.map(() => code) : [code];
  });
  return [...new Set(places.slice(0, figureLimits.shown))];
}

/** The figures of some codes in their order, or in that in which the reader chose them. */
export function shownFigures(
  found: readonly Figure[],
  shown: readonly FigureCode[],
  chosen: readonly string[] | null,
): Figure[] {
  const codes: readonly string[] = chosen ?? shown;
  const figures = found.filter(({ code }) => shown.includes(code));
  const inOrder = figures.toSorted((one, other) => codes.indexOf(one.code) - codes.indexOf(other.code));
  return chosen ? inOrder : inOrder.slice(0, figureLimits.shown);
}

/** What came or changed since somebody's last visit, and the way to its rows. */
export type DashboardChange = { code: string; count: number; isExact: boolean; target: ListTarget };

export type ChainStage = {
  code: string;
  count: number;
  waiting: number;
  /** Null where no list holds the rows that wait. */
  waitingTarget: ListTarget | null;
  lagSeconds: number | null;
  target: ListTarget;
};

/** Days that a figure's series goes back. */
export const seriesDays = 14;
const daysBefore = 7;

/** What came and went on each day, by how many days ago it was; 0 is the last 24 hours. */
export type DayMoves = { daysAgo: number; came: number; went: number }[];

/**
 * A count of today followed backwards: what it was at the end of each day, oldest first, out of what came and went since.
 */
export function seriesBackwards(now: number, moves: DayMoves): number[] {
  const byDay = new Map(moves.map((move) => [move.daysAgo, move.came - move.went]));
  const series = [now];
  for (let daysAgo = 0; daysAgo < seriesDays - 1; daysAgo += 1) {
    series.unshift(Math.max(0, (series[0] ?? 0) - (byDay.get(daysAgo) ?? 0)));
  }
  return series;
}

/** Amounts by day as a series: zero where nothing is noted. */
export function seriesOfAmounts(amounts: readonly { daysAgo: number; amount: number }[]): number[] {
  const byDay = new Map(amounts.map(({ daysAgo, amount }) => [daysAgo, amount]));
  return Array.from({ length: seriesDays }, (_, index) => byDay.get(seriesDays - 1 - index) ?? 0);
}

/** The value of a week ago in a series that ends now. */
export function weekAgo(series: readonly number[]): number | null {
  return series.at(-1 - daysBefore) ?? null;
}
