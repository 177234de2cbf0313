import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { MergePart } from '../categories/index.ts';

/** A product that went from one category to another, with the version of the value that says so; null where no value does. */
export type MovedProduct = { id: string; brandId: string | null; valueVersion: number | null };

type Way = { from: string; to: string };

/** The next products of a category in the order of their ids, locked; also archived ones, and those in the bin. */
export async function lockProductsOf(tx: Tx, categoryId: string, limit: number): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select id from product where category_id = ${categoryId} order by id limit ${limit} for no key update`.execute(tx);
  return found.rows.map(({ id }) => id);
}

/** Locks those of the products that still are of the category by the version of their value that a merge gave it. */
export async function lockUnchanged(tx: Tx, categoryId: string, parts: readonly MergePart[]): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select p.id from product p join jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as r ("recordId" uuid, "valueVersion" integer)
      on r."recordId" = p.id
    where p.category_id = ${categoryId} and r."valueVersion" is not distinct from (
      select v.version from product_value v join attribute a on a.id = v.attribute_id and a.code = 'category' where v.product_id = p.id
        and v.variant_id is null and v.channel_id is null and v.locale = '')
    order by p.id for no key update of p`.execute(tx);
  return found.rows.map(({ id }) => id);
}

/** Has locked products be of another category, with every value of theirs that names the one: its source stays. */
export async function moveProducts(
  tx: Tx,
  ids: readonly string[],
  { from, to }: Way,
  now: Date,
): Promise<MovedProduct[]> {
  const found = await sql<MovedProduct>`
    with said as (
      update product_value v set value = to_jsonb(${to}::text), version = v.version + 1, updated_at = ${now} from attribute a
      where a.id = v.attribute_id and a.code = 'category' and v.product_id = any(${ids}::uuid[]) and v.value #>> '{}' = ${from}
      returning v.product_id, v.version, v.variant_id is null and v.channel_id is null and v.locale = '' as is_shown),
    moved as (update product set category_id = ${to} where id = any(${ids}::uuid[]) returning id, brand_id)
    select m.id, m.brand_id as "brandId", s.version as "valueVersion" from moved m
      left join said s on s.product_id = m.id and s.is_shown order by m.id`.execute(tx);
  return found.rows;
}

/** Has values beside those that hold name another category: some of all that name the one, or those of these ids that still do. */
export async function moveAlternatives(
  tx: Tx,
  { from, to }: Way,
  which: { limit: number } | { ids: readonly string[] },
  now: Date,
): Promise<string[]> {
  const chosen: RawBuilder<unknown> = 'ids' in which ? sql`v.id = any(${which.ids}::uuid[])` : sql`true`;
  const limit = 'limit' in which ? which.limit : null;
  const found = await sql<{ id: string }>`
    update product_value_alternative set value = to_jsonb(${to}::text), updated_at = ${now} where id in (
      select v.id from product_value_alternative v join attribute a on a.id = v.attribute_id and a.code = 'category'
      where length(v.value #>> '{}') = 36 and v.value #>> '{}' = ${from} and ${chosen} order by v.id limit ${limit}::integer for update of v)
    returning id`.execute(tx);
  return found.rows.map(({ id }) => id);
}
