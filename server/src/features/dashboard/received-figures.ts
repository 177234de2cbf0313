import { comparedDays, type Days, daysOfPeriod, keysOfPeriod, type Period } from '@quarry/contracts/analytics';
import { type ReceivedCode, receivedCodes, receivedFigures, receivedFilter } from '@quarry/contracts/dashboard';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, may } from '../../platform/auth/index.ts';
import { type Db, readWithinScope } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { commentFilter, readableComments, submittedOn } from '../comments/index.ts';
import { customerAddedOn, customerFilter, readableCustomers } from '../customers/index.ts';
import { firstSeenOn, offerConditions, offerFilter } from '../offers/index.ts';
import { orderFilter, readableOrders } from '../orders/index.ts';
import {
  ofPayment,
  readableRefunds,
  readableTransactions,
  refundFilter,
  refundRequestedOn,
  settledDay,
  transactionFilter,
} from '../payments/index.ts';
import { productAddedOn, productConditions, productFilter } from '../products/index.ts';
import type { Figure } from './dashboard.ts';
import { findZones } from './received-figures.store.ts';

/** Rows of a list by its own conditions, with the shop's own day on which each came. */
type Source = { from: string; day: RawBuilder<unknown>; where: RawBuilder<unknown>[] };

const sources: Record<ReceivedCode, (actor: Actor, filter: object, now: Date) => Source> = {
  orders_received: (actor, filter, now) => ({
    from: '"order" o',
    day: sql`o.placed_on`,
    where: [readableOrders(actor), ...orderFilter.conditions(filter, now, actor)],
  }),
  comments_received: (actor, filter, now) => ({
    from: 'comment c',
    day: submittedOn,
    where: [readableComments(actor), ...commentFilter.conditions(filter, now, actor)],
  }),
  customers_added: (actor, filter, now) => ({
    from: 'customer c',
    day: customerAddedOn,
    where: [readableCustomers(actor), ...customerFilter.conditions(filter, now, actor)],
  }),
  refunds_requested: (actor, filter, now) => ({
    from: 'refund r',
    day: refundRequestedOn,
    where: [readableRefunds(actor), ...refundFilter.conditions(filter, now, actor)],
  }),
  payments_received: (actor, filter, now) => ({
    from: `payment_transaction t ${ofPayment}`,
    day: settledDay,
    where: [readableTransactions(actor), ...transactionFilter.conditions(filter, now, actor)],
  }),
  products_added: (actor, filter, now) => ({
    from: 'product p',
    day: productAddedOn,
    where: productConditions({
      actor,
      filter: productFilter.conditions(filter, now, actor),
      search: { kind: 'all' },
    }),
  }),
  offers_added: (actor, filter, now) => ({
    from: 'offer o',
    day: firstSeenOn,
    where: offerConditions({ actor, filter: offerFilter.conditions(filter, now, actor) }),
  }),
};

const period: Period = { kind: 'LAST_28_DAYS' };

/** What the reader may count, with its days: 28 that are over in every shop of which they read such rows. */
export type ReceivedDays = ReadonlyMap<ReceivedCode, Days>;

/** The figures of what came that a reader can see: one of whose shops they see none has no rows for them. */
export async function findReceivedDays({ db, clock }: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<ReceivedDays> {
  const codes = receivedCodes.filter((code) => may(actor, 'read', receivedFigures[code].subject));
  const zones = await findZones(db, actor, [...new Set(codes.map((code) => receivedFigures[code].subject))]);
  const now = clock.now();
  return new Map(
    codes.flatMap((code) => {
      const its = zones.get(receivedFigures[code].subject);
      return its ? [[code, daysOfPeriod(period, now, its)] as const] : [];
    }),
  );
}

/** Figures of what came in 28 days and in the 28 before, all counted by one statement. */
export async function countReceived(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  asked: ReceivedDays,
): Promise<Figure[]> {
  if (asked.size === 0) return [];
  const byCode = Map.groupBy(await countByDay(db, actor, asked, clock.now()), ({ code }) => code);
  return [...asked].map(([code, days]) => {
    const counts = new Map(byCode.get(code)?.map(({ day, count }) => [day, count]));
    const series = keysOfPeriod(days, 'DAY', seriesLength).map((day) => counts.get(day) ?? 0);
    const all = sumOf([...counts.values()]);
    const value = sumOf(series);
    return {
      code,
      value,
      before: all - value,
      series,
      target: { list: receivedFigures[code].list, filter: receivedFilter(code, days) },
      currency: null,
      span: 'PERIOD',
    };
  });
}

const seriesLength = 28;

function countByDay(
  db: Db,
  actor: Actor,
  asked: ReceivedDays,
  now: Date,
): Promise<{ code: ReceivedCode; day: string; count: number }[]> {
  const counts = [...asked].map(([code, days]) => {
    const { from } = comparedDays(period, days, 'PREVIOUS');
    const source = sources[code](actor, receivedFilter(code, { from, until: days.until }), now);
    return sql`select ${code}::text as code, (${source.day})::text as day, count(*)::int as count
      from ${sql.raw(source.from)} where ${sql.join(source.where, sql` and `)} group by 2`;
  });
  return readWithinScope(db, sql`${sql.join(counts, sql` union all `)}`);
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
