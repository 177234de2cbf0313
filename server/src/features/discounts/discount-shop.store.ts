import type { DiscountShop } from '@quarry/contracts/discounts';
import { sql } from 'kysely';
import { contentLocalesOf } from '../../platform/content-locales.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';

/** The shop of discounts, with what their texts are read by. */
export type ShopOfDiscounts = DiscountShop & { id: string; isOwn: boolean };

/** Clocks of a shop that names no time zone. */
const usualTimeZone = 'UTC';

export async function findDiscountShop(
  deps: Omit<Pick<Deps, 'db' | 'settings'>, 'db'> & { db: Db | Tx },
  id: string,
): Promise<ShopOfDiscounts | null> {
  const { rows } = await sql<{ id: string; isOwn: boolean; currency: string | null; timeZone: string | null }>`
    select id, kind = 'own' as "isOwn", currency, time_zone as "timeZone" from shop where id = ${id}`.execute(deps.db);
  const [shop] = rows;
  return shop ? { ...shop, timeZone: shop.timeZone ?? usualTimeZone, locales: await contentLocalesOf(deps) } : null;
}

/** The time zones of shops. */
export async function findTimeZones(db: Db | Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; timeZone: string | null }>`
    select id, time_zone as "timeZone" from shop where id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, timeZone }) => [id, timeZone ?? usualTimeZone]));
}

/** The shop of a discount that is there. */
export async function shopIdOf(db: Db, discountId: string): Promise<string> {
  const { shop_id: shopId } = await db
    .selectFrom('discount')
    .select('shop_id')
    .where('id', '=', discountId)
    .executeTakeFirstOrThrow();
  return shopId;
}
