import { consentPurposes } from '@quarry/contracts/customers';
import {
  fulfilmentStatuses,
  orderFulfilmentStatuses,
  orderPaymentStatuses,
  orderReturnStatuses,
  orderStatuses,
  returnStates,
} from '@quarry/contracts/orders';
import { sql } from 'kysely';
import { checkSales } from '../../../features/analytics/index.ts';
import { checkOrders } from '../../../features/orders/index.ts';
import { checkPayments } from '../../../features/payments/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { TestClient } from '../../../testing/index.ts';

/** Filters of lists, by what their rows are in. */
const orders: Readonly<Record<string, string>> = {
  ...Object.fromEntries(orderStatuses.map((one) => [one, `status: [${one}]`])),
  ...Object.fromEntries(orderPaymentStatuses.map((one) => [`paid ${one}`, `paymentStatus: [${one}]`])),
  ...Object.fromEntries(orderFulfilmentStatuses.map((one) => [one, `fulfilmentStatus: [${one}]`])),
  ...Object.fromEntries(orderReturnStatuses.map((one) => [`return ${one}`, `returnStatus: [${one}]`])),
  archived: 'isArchived: true',
  euros: 'currency: ["EUR"]',
  pounds: 'currency: ["GBP"]',
};

const comments: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['PENDING', 'APPROVED', 'REJECTED', 'SPAM', 'HIDDEN'].map((one) => [`comment ${one}`, `status: [${one}]`]),
  ),
  reviews: 'kind: [REVIEW]',
  questions: 'kind: [QUESTION]',
  ...Object.fromEntries(
    ['LINK', 'EMAIL', 'PHONE', 'DUPLICATE', 'REPORTED'].map((one) => [`flag ${one}`, `flag: [${one}]`]),
  ),
};

const refunds = ['AWAITING_APPROVAL', 'SUCCEEDED', 'DECLINED', 'WITHDRAWN', 'FAILED'];
const disputes = ['OPEN', 'WON', 'LOST'];
const transactions = ['AUTHORIZE', 'CAPTURE', 'REFUND', 'VOID', 'CHARGEBACK', 'REVERSAL'];

/** How many orders, payments, customers and comments there are in each state, as lists count them. */
export async function countSales(client: TestClient): Promise<Record<string, number>> {
  const fields = [
    ...Object.entries(orders).map(([name, filter]) => [name, `orders(first: 1, filter: { ${filter} })`]),
    ...Object.entries(comments).map(([name, filter]) => [name, `comments(first: 1, filter: { ${filter} })`]),
    ...refunds.map((state) => [`refund ${state}`, `refunds(first: 1, filter: { state: [${state}] })`]),
    ...disputes.map((state) => [`dispute ${state}`, `refunds(first: 1, filter: { disputeState: [${state}] })`]),
    ...transactions.map((kind) => [`ledger ${kind}`, `paymentTransactions(first: 1, filter: { kind: [${kind}] })`]),
    ...['MERGED', 'ERASED'].map((status) => [
      `customer ${status}`,
      `customers(first: 1, filter: { status: [${status}] })`,
    ]),
  ] as const;
  const counted: Record<string, number> = {};
  for (const [name, field] of fields) {
    const { list } = await client.query<{ list: { total: { count: number } } }>(
      `{ list: ${field} { total { count } } }`,
    );
    counted[name ?? ''] = list.total.count;
  }
  const { orderQueueCounts } = await client.query<{ orderQueueCounts: { need: string; count: number }[] }>(
    '{ orderQueueCounts(assignment: ANY) { need count } }',
  );
  for (const { need, count } of orderQueueCounts) counted[`queue ${need}`] = count;
  return counted;
}

/** How many orders, shipments, returns and customers are in a state that no filter of a list asks for. */
export async function marksOfOrders(db: Db, now: Date): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select count(*) filter (where o.stuck_at is not null)::int as stuck,
      count(*) filter (where o.archived_at is not null)::int as archived,
      count(*) filter (where o.totals_differ)::int as "totals differ",
      count(*) filter (where o.assignee_id is not null)::int as assigned,
      count(*) filter (where exists (select from order_line l where l.order_id = o.id and l.link = 'unknown'))::int as "unknown lines",
      count(*) filter (where o.authorized_minor > 0 and o.auth_expires_at < ${now}::timestamptz + interval '24 hours')::int
        as "authorisation ends",
      count(*) filter (where o.prices_with_tax)::int as "tax included",
      count(*) filter (where not o.prices_with_tax)::int as "tax excluded",
      count(*) filter (where (select count(*) from fulfilment f where f.order_id = o.id and f.status in ('SHIPPED', 'DELIVERED')) > 1)::int
        as "several shipments",
      count(*) filter (where exists (select from order_event e where e.order_id = o.id and e.kind = 'reopened'))::int as reopened,
      (select count(*) from customer_address)::int as addresses from "order" o`.execute(db);
  const parts = await sql<{ name: string; count: number }>`
    select 'fulfilment ' || s.status as name, (select count(*)::int from fulfilment f where f.status = s.status) as count
      from unnest(array[${sql.join(fulfilmentStatuses)}]::text[]) s (status)
    union all select 'return ' || s.state, (select count(*)::int from order_return r where r.status = s.state)
      from unnest(array[${sql.join(returnStates)}]::text[]) s (state)
    union all select 'erasure that waits', (select count(*)::int from erasure where state = 'WAITING')
    union all select 'consent ' || p.purpose, (select count(*)::int from customer_consent c where c.purpose = p.purpose)
      from unnest(array[${sql.join(consentPurposes)}]::text[]) p (purpose)`.execute(db);
  return { ...rows[0], ...Object.fromEntries(parts.rows.map(({ name, count }) => [name, count])) };
}

const enough = 10;

/** The states in which there are fewer rows than somebody needs who looks around. */
export function fewStates(counted: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(counted).filter(([, count]) => count < enough));
}

/** What `quarry commerce check` finds. */
export async function findDifferences(db: Db): Promise<unknown[]> {
  const reports = [await checkOrders(db), await checkPayments(db), await checkSales(db)];
  return reports.flatMap(({ differences }): unknown[] => [...differences]);
}
