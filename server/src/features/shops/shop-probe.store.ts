import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { ShopProbe } from './shop-probe.ts';
import { shopAddressKey } from './shop.ts';

const keptForDays = 7;

/**
 * Keeps what a probe found until somebody adds the shop, under the address asked for and the one that answered; a shop that is there
 * already is seen anew.
 */
export async function rememberProbe(db: Db, probe: ShopProbe, now: Date): Promise<void> {
  const keys = [...new Set([probe.url, probe.finalUrl].map(shopAddressKey))];
  await sql`
    with outdated as (delete from shop_probe where probed_at < ${now}::timestamptz - make_interval(days => ${keptForDays})
      and address_key <> all(${keys}::text[])),
    seen_anew as (update shop set probe = ${JSON.stringify(probe)}::jsonb, probed_at = ${now} where address_key = any(${keys}::text[]))
    insert into shop_probe (address_key, probe, probed_at)
    select key, ${JSON.stringify(probe)}::jsonb, ${now} from unnest(${keys}::text[]) as key
    on conflict (address_key) do update set probe = excluded.probe, probed_at = excluded.probed_at`.execute(db);
}

/** Gives a new shop what was found at its address before it was added. */
export async function takeOverProbe(tx: Tx, shopId: string): Promise<void> {
  await sql`
    update shop s set probe = p.probe, probed_at = p.probed_at from shop_probe p
    where s.id = ${shopId} and p.address_key = s.address_key`.execute(tx);
}

export async function findProbes(db: Db, shopIds: readonly string[]): Promise<Map<string, ShopProbe>> {
  const found = await sql<{ id: string; probe: ShopProbe }>`
    select id, probe from shop where id = any(${shopIds}::uuid[]) and probe is not null`.execute(db);
  return new Map(found.rows.map(({ id, probe }) => [id, probe]));
}
