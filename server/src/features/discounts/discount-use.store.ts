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

export type UseListRequest = { discountId: string; first: number; after?: string | null; from?: ListStart | null };

const usesOf = ({ discountId }: UseListRequest): RawBuilder<unknown> => sql`u.discount_id = ${discountId}`;

export function listUses(db: Db, request: UseListRequest): Promise<ListPage<DiscountUseRecord>> {
  return uses.page(db, { ...request, where: [], parent: usesOf(request) });
}

export function countUses(db: Db, request: UseListRequest): Promise<{ count: number; isExact: boolean }> {
  return uses.total(db, [usesOf(request)]);
}

/** Reservations that are over and not released yet, over `discount_use u`; found by the discount, of whose uses only these are indexed. */
export function isExpired(now: Date): RawBuilder<unknown> {
  return sql`u.state = 'RESERVED' and u.expires_at <= ${now}`;
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
