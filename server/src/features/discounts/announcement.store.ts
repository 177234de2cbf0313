import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { hasStatus } from './discount.store.ts';

export type Announcement = { id: string; shopId: string; kind: 'begun' | 'ended' | 'exhausted' };

/** Notes what happened to discounts and is not noted yet, a beginning before its end; resolves with what this transaction noted. */
export async function addAnnouncements(tx: Tx, now: Date): Promise<Announcement[]> {
  const begun = await sql<Announcement>`
    insert into discount_announcement (discount_id, shop_id, kind, occasion, at)
    select d.id, d.shop_id, 'begun', extract(epoch from d.starts_at)::text, ${now} from discount d
    where d.intent = 'LIVE' and d.starts_at <= ${now} and d.deleted_at is null
      and not exists (select from discount_announcement a
        where a.discount_id = d.id and a.kind = 'begun' and a.occasion = extract(epoch from d.starts_at)::text)
    order by d.id on conflict do nothing returning discount_id as id, shop_id as "shopId", kind`.execute(tx);
  // What is held for carts may come free again, so only orders use a discount up.
  const later = await sql<Announcement>`
    insert into discount_announcement (discount_id, shop_id, kind, occasion, at)
    select d.id, d.shop_id, w.kind, w.occasion, ${now} from discount d
      join discount_counter c on c.discount_id = d.id
      cross join lateral (
        select 'ended' as kind, coalesce(extract(epoch from d.ends_at)::text, '') as occasion where ${hasStatus(['ENDED'], now)}
        union all select 'exhausted', d.limit_total::text where d.limit_total is not null and ${hasStatus(['ACTIVE'], now)}
          and c.used >= d.limit_total and c.used - d.limit_total >= (
            select count(*) from discount_use u where u.discount_id = d.id and u.state = 'RESERVED')) w
    where exists (select from discount_announcement a where a.discount_id = d.id and a.kind = 'begun')
      and not exists (select from discount_announcement a
        where a.discount_id = d.id and a.kind = w.kind and a.occasion = w.occasion)
    order by d.id on conflict do nothing returning discount_id as id, shop_id as "shopId", kind`.execute(tx);
  return [...begun.rows, ...later.rows];
}
