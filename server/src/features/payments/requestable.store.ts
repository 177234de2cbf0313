import { sql } from 'kysely';
import { anyOf, type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';

/**
 * What can still be requested of orders, by their ids, in minor units of their currencies: neither paid, nor authorised, nor asked for.
 * An authorisation that ended counts no more.
 */
export async function findRequestable(
  db: Db | Tx,
  orderIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const found = await readWithinScope(
    db,
    sql<{ id: string; minor: number }>`
      select o.id, greatest(o.outstanding_minor - coalesce(sum(p.authorized_minor + p.authorized_pending_minor - p.captured_minor - p.voided_minor)
          filter (where p.auth_expires_at is null or p.auth_expires_at > ${now}), 0), 0)::bigint as minor
      from "order" o left join payment p on p.shop_id = o.shop_id and p.order_id = o.id
      where o.id = ${anyOf(orderIds)} group by o.shop_id, o.id`,
  );
  return new Map(found.map(({ id, minor }) => [id, minor]));
}
