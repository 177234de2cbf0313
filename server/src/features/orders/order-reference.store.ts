import { sql } from 'kysely';
import { type Actor, scopeCondition } from '../../platform/auth/index.ts';
import { type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';
import { plainKey } from '../../platform/search-keys.ts';

export type ReferredOrder = { id: string; version: number; number: string | null; shopId: string; shopName: string };

/** What a text names: one order of the shop, none, several, or one of another shop. */
export type OrderReferred =
  | { state: 'FOUND'; order: ReferredOrder }
  | { state: 'OTHER_SHOP'; order: ReferredOrder }
  | { state: 'UNKNOWN' | 'SEVERAL' };

/** What texts name as numbers or external ids of the orders that the actor reads, in their order. */
export async function findReferred(
  db: Db | Tx,
  actor: Actor,
  shopId: string,
  texts: readonly string[],
): Promise<OrderReferred[]> {
  const keys = [...new Set(texts.map(plainKey))];
  const rows = await readWithinScope(
    db,
    sql<ReferredOrder & { key: string }>`
      select distinct k.key, o.id, o.version, o.number_text as number, o.shop_id as "shopId", s.name as "shopName"
      from order_key k join "order" o on o.id = k.order_id join shop s on s.id = o.shop_id
      where k.key = any(${keys}::text[]) and k.kind in ('number', 'external') and o.deleted_at is null
        and ${scopeCondition(actor, 'read', 'Order', { shopId: 'o.shop_id' })}`,
  );
  const byKey = Map.groupBy(rows, ({ key }) => key);
  return texts.map((text) => referred(byKey.get(plainKey(text)) ?? [], shopId));
}

function referred(found: readonly ReferredOrder[], shopId: string): OrderReferred {
  const own = found.filter((order) => order.shopId === shopId);
  const [order] = own.length > 0 ? own : found;
  if (!order) return { state: 'UNKNOWN' };
  if (own.length > 1) return { state: 'SEVERAL' };
  return { state: own.length === 1 ? 'FOUND' : 'OTHER_SHOP', order };
}

/** Own shops of whose orders the actor may do this, by name. */
export function findOrderShops(
  db: Db,
  actor: Actor,
  action: 'update' | 'fulfil',
): Promise<{ id: string; name: string }[]> {
  return readWithinScope(
    db,
    sql<{ id: string; name: string }>`
      select s.id, s.name from shop s where s.kind = 'own' and ${scopeCondition(actor, action, 'Order', { shopId: 's.id' })}
      order by s.name, s.id`,
  );
}
