import { sql } from 'kysely';
import { type Db, readWithinScope } from '../../platform/db/index.ts';

/** Listings of a channel that have an id there: all of them counted, and at most so many variants of them spread over all. */
export async function findSpread(
  db: Db,
  channelId: string,
  most: number,
): Promise<{ total: number; variantIds: string[] }> {
  const [found] = await readWithinScope(
    db,
    sql<{ total: number; variantIds: string[] }>`
      with listed as (
        select variant_id, external_id from listing
        where channel_id = ${channelId} and external_id is not null and variant_id is not null and merged_into is null)
      select (select count(*)::integer from listed) as total,
        array(select variant_id from listed order by hashtextextended(external_id, 0), external_id limit ${most}) as "variantIds"`,
  );
  return found ?? { total: 0, variantIds: [] };
}

/** The variants of these products that a channel lists. */
export async function findListedOf(db: Db, channelId: string, productIds: readonly string[]): Promise<string[]> {
  const rows = await readWithinScope(
    db,
    sql<{ id: string }>`
      select v.id from variant v join listing l on l.variant_id = v.id
      where v.product_id = any(${productIds}::uuid[]) and l.channel_id = ${channelId} and l.external_id is not null and l.merged_into is null
      order by array_position(${productIds}::uuid[], v.product_id), l.external_id limit 100`,
  );
  return rows.map(({ id }) => id);
}
