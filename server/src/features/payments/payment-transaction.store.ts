import { paymentTransactionKinds, paymentTransactionStates } from '@quarry/contracts/payments';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, type AskedOfShops, fanOverShops, scopeCondition } from '../../platform/auth/index.ts';
import {
  anyOf,
  type Db,
  type ListPage,
  type ListSort,
  type ListStart,
  readWithinScope,
  recordList,
  type Tx,
} from '../../platform/db/index.ts';
import { calendarDay, listFilter } from '../../platform/filters/index.ts';
import type { PaymentTransactionFilter } from '../../platform/graphql/index.ts';
import { matchesKey, plainKey } from '../../platform/search-keys.ts';
import type { PaymentTransactionRecord } from './payment.ts';

export type TransactionSortField = 'REQUESTED_AT' | 'AMOUNT';
export type TransactionQuestion = AskedOfShops & { filter: readonly RawBuilder<unknown>[] };
export type TransactionListRequest = TransactionQuestion & {
  first: number;
  after: string | null;
  from: ListStart | null;
  sort: readonly ListSort<TransactionSortField>[] | null;
};

/** What conditions over `payment_transaction t` need beside it. */
export const ofPayment = 'join payment p on p.shop_id = t.shop_id and p.id = t.payment_id';

const columns = sql`t.id, t.shop_id as "shopId", t.payment_id as "paymentId", t.kind, t.state, t.amount_minor as "amountMinor", p.currency,
    t.provider_ref as reference, case when t.requested_by is not null then person_name(t.requested_by) end as "requestedBy",
    t.requested_at as "requestedAt", t.settled_at as "settledAt", t.error,
    t.attempts, t.sent_at as "sentAt", t.lease_until as "nextAt"`;

const transactions = recordList<PaymentTransactionRecord, TransactionSortField>({
  table: 'payment_transaction t',
  columns,
  filtersRelations: ofPayment,
  sorts: {
    REQUESTED_AT: { column: 't.requested_at', type: 'timestamptz' },
    AMOUNT: { column: 't.amount_minor', type: 'bigint' },
  },
  defaultSort: [{ field: 'REQUESTED_AT', direction: 'DESC' }],
  isScoped: true,
});

/** The day by the clocks of the shop. */
export const settledDay = sql`(t.settled_at at time zone (select s.time_zone from shop s where s.id = t.shop_id))::date`;

/** What the ledger can be asked. */
export const transactionFilter = listFilter<PaymentTransactionFilter>({
  kind: { type: 'choice', column: 't.kind', choices: paymentTransactionKinds },
  state: { type: 'choice', column: 't.state', choices: paymentTransactionStates },
  shopId: { type: 'id', of: 'Shop', column: 't.shop_id' },
  orderId: { type: 'id', column: 'p.order_id', isHidden: true },
  providerId: { type: 'id', column: 'p.provider_id', isHidden: true },
  currency: { type: 'choice', column: 'p.currency' },
  requestedAt: { type: 'date', column: 't.requested_at' },
  amount: { type: 'money', column: 't.amount_minor', currency: 'p.currency' },
  settledFrom: { type: 'choice', isHidden: true, holds: ([day]) => sql`${settledDay} >= ${calendarDay(day)}::date` },
  settledUntil: { type: 'choice', isHidden: true, holds: ([day]) => sql`${settledDay} <= ${calendarDay(day)}::date` },
  channelId: {
    type: 'id',
    isHidden: true,
    holds: (ids) => sql`exists (select from "order" o where o.shop_id = p.shop_id and o.id = p.order_id
      and o.channel_id = any(${ids}::uuid[]))`,
  },
  from: { type: 'shorthand', of: 'requestedAt', operator: 'after' },
  until: { type: 'shorthand', of: 'requestedAt', operator: 'before' },
});

/** Those whose reference, or the number of whose order, is or begins with the text: two lists, since no index serves both at once. */
function isFound(search: string | null | undefined): RawBuilder<unknown>[] {
  const key = plainKey(search ?? '');
  if (key === '') return [];
  return [
    sql`t.id in (select f.id from payment_transaction f where ${matchesKey(sql`f.reference_key`, key)}
      union all select f.id from order_key k join payment b on b.shop_id = k.shop_id and b.order_id = k.order_id
        join payment_transaction f on f.shop_id = b.shop_id and f.payment_id = b.id
        where k.kind = 'number' and ${matchesKey(sql`k.key`, key)})`,
  ];
}

/** The transactions that the actor may read, over `payment_transaction t`. */
export function readableTransactions(actor: Actor): RawBuilder<unknown> {
  return scopeCondition(actor, 'read', 'Payment', { shopId: 't.shop_id' });
}

function conditions({ actor, search, filter }: TransactionQuestion): RawBuilder<unknown>[] {
  return [readableTransactions(actor), ...filter, ...isFound(search)];
}

export function listTransactions(db: Db, request: TransactionListRequest): Promise<ListPage<PaymentTransactionRecord>> {
  const fanOut = fanOverShops(request, 'Payment', 't.shop_id');
  return transactions.page(db, { ...request, where: conditions(request), fanOut });
}

export function countTransactions(db: Db, request: TransactionQuestion): Promise<{ count: number; isExact: boolean }> {
  return transactions.total(db, conditions(request));
}

export type TransactionSum = {
  currency: string;
  count: number;
  authorizedMinor: number;
  capturedMinor: number;
  refundedMinor: number;
  voidedMinor: number;
};

/** So many transactions are added up one by one. */
const mostSummed = 10_001;

/** Sums of what succeeded among what a question finds, one for each currency; null where it finds more than 10,001 transactions. */
export async function sumTransactions(db: Db, request: TransactionQuestion): Promise<TransactionSum[] | null> {
  const all = sql.join(conditions(request), sql` and `);
  const sum = (...kinds: readonly string[]) =>
    sql`coalesce(sum(f.amount_minor) filter (where f.state = 'SUCCEEDED' and f.kind = any(${kinds}::text[])), 0)::bigint`;
  const sums = await readWithinScope(
    db,
    sql<TransactionSum>`
      select f.currency, count(*) as count, ${sum('AUTHORIZE', 'ADJUST')} as "authorizedMinor", ${sum('CAPTURE')} as "capturedMinor",
        ${sum('REFUND', 'CHARGEBACK')} - ${sum('REVERSAL')} as "refundedMinor", ${sum('VOID')} as "voidedMinor"
      from (select p.currency, t.kind, t.state, t.amount_minor from payment_transaction t ${sql.raw(ofPayment)} where ${all}
        limit ${mostSummed + 1}) f group by f.currency order by f.currency`,
  );
  return sums.reduce((total, one) => total + one.count, 0) > mostSummed ? null : sums;
}

/** The currencies in which the actor sees payments; the index is stepped through, so that their number does not count. */
export async function findCurrencies(db: Db, actor: Actor): Promise<string[]> {
  const next = (after: RawBuilder<unknown>) =>
    sql`select p.currency from payment p where p.shop_id = s.id ${after} order by p.currency limit 1`;
  const rows = await readWithinScope(
    db,
    sql<{ currency: string }>`
      select distinct c.currency from shop s cross join lateral (
        with recursive found (currency) as (
          (${next(sql``)})
          union all
          select (${next(sql`and p.currency > f.currency`)}) from found f where f.currency is not null)
        select currency from found where currency is not null) c
      where s.kind = 'own' and ${scopeCondition(actor, 'read', 'Payment', { shopId: 's.id' })} order by c.currency`,
  );
  return rows.map(({ currency }) => currency);
}

/** The transactions of payments, the oldest first. */
export function findTransactionsOf(db: Db, paymentIds: readonly string[]): Promise<PaymentTransactionRecord[]> {
  return readWithinScope(
    db,
    sql<PaymentTransactionRecord>`
      select ${columns}
      from payment p join payment_transaction t on t.shop_id = p.shop_id and t.payment_id = p.id
      where p.id = ${anyOf(paymentIds)} order by t.requested_at, t.id`,
  );
}

/** The transactions by which refunds were paid out, the oldest first. */
export function findTransactionsOfRefunds(
  db: Db,
  refundIds: readonly string[],
): Promise<(PaymentTransactionRecord & { refundId: string })[]> {
  return readWithinScope(
    db,
    sql<PaymentTransactionRecord & { refundId: string }>`
      select ${columns}, t.refund_id as "refundId"
      from refund r join payment_transaction t on t.shop_id = r.shop_id and t.refund_id = r.id ${sql.raw(ofPayment)}
      where r.id = ${anyOf(refundIds)} order by t.requested_at, t.id`,
  );
}

export function findTransactions(db: Db | Tx, ids: readonly string[]): Promise<Map<string, PaymentTransactionRecord>> {
  return transactions.find(db, ids);
}
