import { type RawBuilder, sql } from 'kysely';
import {
  type Db,
  type ListPage,
  type ListStart,
  readWithinScope,
  recordList,
  type Tx,
} from '../../platform/db/index.ts';

export type DiscountUseRecord = {
  id: string;
  discountId: string;
  code: string | null;
  state: 'RESERVED' | 'COMMITTED' | 'RELEASED';
  reservationKey: string | null;
  amountMinor: number;
  currency: string;
  overLimit: boolean;
  expiresAt: Date | null;
  at: Date;
};

const uses = recordList<DiscountUseRecord, 'at'>({
  table: 'discount_use u',
  columns: sql`u.id, u.discount_id as "discountId", c.code, u.state, u.reservation_key as "reservationKey",
    u.amount_minor as "amountMinor", u.currency, u.over_limit as "overLimit", u.expires_at as "expiresAt", u.at`,
  relations: sql`left join discount_code c on c.id = u.code_id`,
  sorts: { at: { column: 'u.at', type: 'timestamptz' } },
  defaultSort: [{ field: 'at', direction: 'DESC' }],
  isScoped: true,
});

export type UseListRequest = {
  discountId: string;
  first: number;
  after?: string | null;
  from?: ListStart | null;
  /** Every one where none is named. */
  states?: readonly DiscountUseRecord['state'][] | null;
  now: Date;
};

const usesOf = ({ discountId }: UseListRequest): RawBuilder<unknown> => sql`u.discount_id = ${discountId}`;

export function listUses(db: Db, request: UseListRequest): Promise<ListPage<DiscountUseRecord>> {
  return uses.page(db, { ...request, where: inStates(request), parent: usesOf(request) });
}

export function countUses(db: Db, request: UseListRequest): Promise<{ count: number; isExact: boolean }> {
  return uses.total(db, [usesOf(request), ...inStates(request)]);
}

/** Reservations that are over and not released yet, over `discount_use u`; found by the discount, of whose uses only these are indexed. */
export function isExpired(now: Date): RawBuilder<unknown> {
  return sql`u.state = 'RESERVED' and u.expires_at <= ${now}`;
}

function inStates({ states, now }: UseListRequest): RawBuilder<unknown>[] {
  if (!states || states.length === 0) return [];
  const conditions = states.map((state) => {
    if (state === 'COMMITTED') return sql`u.state = 'COMMITTED'`;
    if (state === 'RESERVED') return sql`(u.state = 'RESERVED' and u.expires_at > ${now})`;
    return sql`(u.state = 'RELEASED' or (${isExpired(now)}))`;
  });
  return [sql`(${sql.join(conditions, sql` or `)})`];
}

/** How many uses of discounts are held for carts. */
export async function findReservedCounts(db: Db | Tx, ids: readonly string[], now: Date): Promise<Map<string, number>> {
  const rows = await readWithinScope(
    db,
    sql<{ id: string; reserved: number }>`
      select u.discount_id as id, count(*)::integer as reserved from discount_use u
      where u.discount_id = any(${ids}::uuid[]) and u.state = 'RESERVED' and u.expires_at > ${now} group by u.discount_id`,
  );
  return new Map(rows.map(({ id, reserved }) => [id, reserved]));
}

/** How many uses of discounts count, reserved ones among them; those whose time is over count no more. */
export async function findUsed(db: Db | Tx, ids: readonly string[], now: Date): Promise<Map<string, number>> {
  const rows = await readWithinScope(
    db,
    sql<{ id: string; used: number }>`
      select c.discount_id as id, c.used - (select count(*) from discount_use u where u.discount_id = c.discount_id and ${isExpired(now)}) as used
      from discount_counter c where c.discount_id = any(${ids}::uuid[])`,
  );
  return new Map(rows.map(({ id, used }) => [id, used]));
}
