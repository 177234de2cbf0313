import { type Cart, type DiscountCounters, normalCode } from '@quarry/contracts/discounts';
import { type RawBuilder, sql } from 'kysely';
import { type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';
import type { DiscountRecord } from './discount.ts';
import { discountColumns, hasStatus } from './discount.store.ts';
import { findUsed, isExpired } from './discount-use.store.ts';

/** A code of the cart that the shop has, in its normal form. */
type KnownCode = { id: string; norm: string; discountId: string; limit: number | null; used: number };

export type Candidates = {
  discounts: DiscountRecord[];
  counters: DiscountCounters;
  codeIds: ReadonlyMap<string, string>;
};

type Asked = { shopId: string; cart: Pick<Cart, 'codes' | 'customerKey'>; now: Date };

/** How long ago a discount may have ended of which the test bench still says so. */
const endedDays = 30;

/** Discounts that could be expected to count at a moment, so that each can say why it does not. */
export function explainedAt(at: Date): RawBuilder<unknown> {
  const since = new Date(at.getTime() - endedDays * 86_400_000);
  return sql`coalesce(d.ended_at, d.ends_at, 'infinity') > ${since}`;
}

/** Those that run on the channel now. */
export function runningOn(channelId: string | RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  return sql`${hasStatus(['ACTIVE'], now)} and (not exists (select from discount_channel c where c.discount_id = d.id)
    or exists (select from discount_channel c where c.discount_id = d.id and c.channel_id = ${channelId}))`;
}

/** The discounts of these ids. */
export function amongIds(ids: readonly string[]): RawBuilder<unknown> {
  return sql`d.id = any(${ids}::uuid[])`;
}

/**
 * The discounts of a shop that a cart could get, with how often they were used: in four statements, however many there are. Those by code
 * are looked at where one of their codes was given, and else only where `isEach` says so.
 */
export async function findCandidates(
  db: Db | Tx,
  { shopId, cart, now }: Asked,
  where: RawBuilder<unknown>,
  { isEach }: { isEach: boolean },
): Promise<Candidates> {
  const codes = await findCodes(db, shopId, cart.codes, now);
  const given = codes.map(({ discountId }) => discountId);
  const isMeant = isEach ? sql`true` : sql`(d.method = 'AUTOMATIC' or d.id = any(${given}::uuid[]))`;
  const discounts = await readWithinScope(
    db,
    sql<DiscountRecord>`select ${discountColumns} from discount d
      where d.shop_id = ${shopId} and d.deleted_at is null and ${isMeant} and (${where} or d.id = any(${isEach ? given : []}::uuid[]))`,
  );
  const ids = discounts.map(({ id }) => id);
  const counters = {
    total: await findUsed(db, ids, now),
    byCustomer: await findUsedByCustomer(db, ids, cart.customerKey, now),
    codes: new Map(codes.map(({ norm, discountId, used, limit }) => [norm, { discountId, used, limit }])),
  };
  return { discounts, counters, codeIds: new Map(codes.map(({ norm, id }) => [norm, id])) };
}

async function findCodes(db: Db | Tx, shopId: string, given: readonly string[], now: Date): Promise<KnownCode[]> {
  const norms = given.map(normalCode);
  return readWithinScope(
    db,
    sql<KnownCode>`
      select c.id, c.code_norm as norm, c.discount_id as "discountId", c.limit_total as limit,
        c.used - (select count(*) from discount_use u where u.discount_id = c.discount_id and u.code_id = c.id and ${isExpired(now)}) as used
      from discount_code c where c.shop_id = ${shopId} and c.code_norm = any(${norms}::text[]) and c.disabled_at is null`,
  );
}

async function findUsedByCustomer(
  db: Db | Tx,
  ids: readonly string[],
  customerKey: string | null,
  now: Date,
): Promise<Map<string, number>> {
  if (customerKey === null) return new Map();
  const rows = await readWithinScope(
    db,
    sql<{ id: string; used: number }>`
      select c.discount_id as id, c.used - (select count(*) from discount_use u where u.discount_id = c.discount_id
        and u.customer_key = c.customer_key and ${isExpired(now)}) as used
      from discount_customer_counter c where c.customer_key = ${customerKey} and c.discount_id = any(${ids}::uuid[])`,
  );
  return new Map(rows.map(({ id, used }) => [id, used]));
}
