import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { putFigures } from '../products/index.ts';

/** Brings what products store of their offers up to date: offers, shops, and the lowest price (observed, live, in the installation's main currency). */
export async function refreshFigures(tx: Tx, productIds: readonly string[], now: Date): Promise<void> {
  const figures = sql`
    select i.id, m.currency, count(o.id) as offers, count(distinct o.shop_id) as shops,
      min(o.price_minor) filter (where o.currency = m.currency and o.price_state = 'accepted') as lowest
    from unnest(${productIds}::uuid[]) as i (id)
      cross join (select coalesce((select value #>> '{}' from installation_fact where key = 'main_currency'), 'EUR') as currency) m
      left join offer o on o.product_id = i.id and o.origin = 'observed' and o.state = 'active'
    group by i.id, m.currency`;
  const sold = sql`select distinct shop_id, product_id from offer where product_id = any(${productIds}::uuid[])`;
  await putFigures(tx, productIds, { figures, sold }, now);
}
