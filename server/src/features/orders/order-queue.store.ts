import { orderWaits, returnArrivesWithinDays } from '@quarry/contracts/orders';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, fanOverShops, scopeCondition } from '../../platform/auth/index.ts';
import { anyOf, type Db, type ListPage, readWithinScope, recordList } from '../../platform/db/index.ts';
import { isId } from '../../platform/ids.ts';
import type { OrderAssignment, OrderNeed } from '../../platform/graphql/index.ts';

/** Over `"order" o`: whether one of its returns is like this. */
function hasReturn(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`exists (select from order_return r where r.shop_id = o.shop_id and r.order_id = o.id and ${condition})`;
}

/** Over `"order" o`: whether it needs somebody for this. Returns keep one in the queue that is completed. */
const states: Record<OrderNeed, (now: Date) => RawBuilder<unknown>> = {
  HELD: () => sql`o.fulfilment_status = 'ON_HOLD'`,
  TO_SHIP: () =>
    sql`o.fulfilment_status in ('UNFULFILLED', 'PARTIALLY_FULFILLED') and o.outstanding_minor <= o.authorized_minor`,
  LATE: () => sql`o.stuck_at is not null`,
  UNPAID: () => sql`o.outstanding_minor > o.authorized_minor`,
  AUTHORIZATION_ENDING: (now) =>
    sql`o.authorized_minor > 0 and o.auth_expires_at < ${new Date(now.getTime() + orderWaits.authorizationEndsHours * 3_600_000)}`,
  TOTALS_DIFFER: () => sql`o.totals_differ`,
  UNKNOWN_LINES: () =>
    sql`exists (select from order_line l where l.shop_id = o.shop_id and l.order_id = o.id and l.link = 'unknown')`,
  RETURN_WAITING: (now) =>
    sql`o.return_status = 'REQUESTED' or o.return_status = 'IN_PROGRESS' and ${hasReturn(
      sql`r.status = 'APPROVED' and r.approved_at < ${new Date(now.getTime() - returnArrivesWithinDays * 86_400_000)}`,
    )}`,
  RETURN_TO_REFUND: () =>
    sql`o.return_status in ('REQUESTED', 'IN_PROGRESS') and ${hasReturn(sql`r.status = 'RECEIVED'`)}`,
};
const orderNeeds = Object.keys(states) as OrderNeed[];
const ofReturns: ReadonlySet<OrderNeed> = new Set(['RETURN_WAITING', 'RETURN_TO_REFUND']);

function needsNow(need: OrderNeed, now: Date): RawBuilder<unknown> {
  const state = states[need](now);
  return ofReturns.has(need) ? sql`(${state})` : sql`(o.status = 'OPEN' and (${state}))`;
}

export type QueueQuestion = {
  actor: Actor;
  shopIds: readonly string[] | null;
  assignment: OrderAssignment;
  now: Date;
};

export type QueuedOrder = { id: string; since: Date; needs: OrderNeed[] };
type QueueKey = { id: string; since: Date };

const queue = recordList<QueueKey, 'STUCK_AT' | 'PLACED_AT'>({
  table: '"order" o',
  columns: sql`o.id, coalesce(o.stuck_at, o.placed_at) as since`,
  sorts: {
    STUCK_AT: { column: 'o.stuck_at', type: 'timestamptz', isNullable: true },
    PLACED_AT: { column: 'o.placed_at', type: 'timestamptz' },
  },
  defaultSort: [
    { field: 'STUCK_AT', direction: 'ASC' },
    { field: 'PLACED_AT', direction: 'ASC' },
  ],
  isScoped: true,
});

function conditions({ actor, shopIds, assignment }: QueueQuestion): RawBuilder<unknown>[] {
  const mine = sql`o.assignee_id = ${actor.userId}`;
  return [
    scopeCondition(actor, 'read', 'Order', { shopId: 'o.shop_id' }),
    sql`(o.status = 'OPEN' or o.return_status in ('REQUESTED', 'IN_PROGRESS'))`,
    ...(shopIds && shopIds.length > 0 ? [sql`o.shop_id = any(${shopIds.filter(isId)}::uuid[])`] : []),
    ...(assignment === 'MINE' ? [mine] : []),
    ...(assignment === 'MINE_OR_NOBODYS' ? [sql`(${mine} or o.assignee_id is null)`] : []),
  ];
}

function someOf(wanted: readonly OrderNeed[], now: Date): RawBuilder<unknown> {
  return sql`(${sql.join(
    wanted.map((need) => needsNow(need, now)),
    sql` or `,
  )})`;
}

/** Orders that need somebody, with what for. */
export async function listQueue(
  db: Db,
  question: QueueQuestion,
  { first, after, wanted }: { first: number; after: string | null; wanted: readonly OrderNeed[] | null },
): Promise<{ nodes: QueuedOrder[]; pageInfo: ListPage<QueueKey>['pageInfo'] }> {
  const asked = wanted && wanted.length > 0 ? wanted : orderNeeds;
  const { now } = question;
  const { nodes, pageInfo } = await queue.page(db, {
    first,
    after,
    where: [...conditions(question), someOf(asked, now)],
    fanOut: fanOverShops(question, 'Order', 'o.shop_id'),
  });
  const of = await needsOf(
    db,
    nodes.map(({ id }) => id),
    now,
  );
  return { nodes: nodes.map(({ id, since }) => ({ id, since, needs: of.get(id) ?? [] })), pageInfo };
}

async function needsOf(db: Db, ids: readonly string[], now: Date): Promise<Map<string, OrderNeed[]>> {
  const cases = orderNeeds.map((need) => sql`case when ${needsNow(need, now)} then ${need}::text end`);
  const rows = await readWithinScope(
    db,
    sql<{ id: string; needs: OrderNeed[] }>`
      select o.id, array_remove(array[${sql.join(cases)}], null) as needs from "order" o where o.id = ${anyOf(ids)}`,
  );
  return new Map(rows.map((row) => [row.id, row.needs]));
}

/** How many orders wait, for each need, and since when the first of them. */
export async function countQueue(
  db: Db,
  question: QueueQuestion,
): Promise<{ need: OrderNeed; count: number; since: Date | null }[]> {
  const counts = orderNeeds.map((need) => sql`count(*) filter (where ${needsNow(need, question.now)})::int`);
  const since = orderNeeds.map(
    (need) => sql`min(coalesce(o.stuck_at, o.placed_at)) filter (where ${needsNow(need, question.now)})`,
  );
  const [row] = await readWithinScope(
    db,
    sql<{ counts: number[]; since: (Date | null)[] }>`
      select array[${sql.join(counts)}] as counts, array[${sql.join(since)}] as since
      from "order" o where ${sql.join(conditions(question), sql` and `)}`,
  );
  return orderNeeds.map((need, at) => ({ need, count: row?.counts[at] ?? 0, since: row?.since[at] ?? null }));
}
