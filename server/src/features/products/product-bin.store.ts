import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { ProductStatus } from './product.ts';

/** Marks a product as deleted, wherever it is shown; resolves with whether it was there. */
export async function markProductDeleted(tx: Tx, id: string, now: Date): Promise<boolean> {
  const marked = await sql`update product set deleted_at = ${now}, updated_at = ${now}, version = version + 1
    where id = ${id} and deleted_at is null`.execute(tx);
  return marked.numAffectedRows === 1n;
}

export async function unmarkProductDeleted(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`update product set deleted_at = null, updated_at = ${now}, version = version + 1 where id = ${id}`.execute(
    tx,
  );
}

/** A product in the bin, locked until the transaction ends. */
export type DeletedProduct = { status: ProductStatus; archivedBrand: string | null };

export async function lockDeletedProduct(tx: Tx, id: string): Promise<DeletedProduct | undefined> {
  const found = await sql<DeletedProduct>`
    select p.status, (select b.name from brand b where b.id = p.brand_id and b.status = 'ARCHIVED') as "archivedBrand"
    from product p where p.id = ${id} and p.deleted_at is not null for no key update of p`.execute(tx);
  return found.rows[0];
}

/** Locks products that go for good, with those that were merged into them; resolves with the ids of all. */
export async function lockPurgedProducts(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const all = await sql<{ id: string }>`
    with recursive gone (id) as (select unnest(${ids}::uuid[]) union select p.id from product p join gone g on p.redirect_to = g.id)
    select p.id from product p join gone g on g.id = p.id order by p.id for update of p`.execute(tx);
  return all.rows.map(({ id }) => id);
}

/** Removes products for good, once nothing of the features above hangs on them. */
export async function removeProducts(tx: Tx, ids: readonly string[]): Promise<void> {
  const gone = sql`any(${ids}::uuid[])`;
  await sql`update product set redirect_to = null where redirect_to = ${gone}`.execute(tx);
  await sql`delete from product where id = ${gone}`.execute(tx);
}

/** Before categories go for good, products in the bin let go of them; no other product is in one. */
export async function deleteCategoryValues(tx: Tx, categoryIds: readonly string[]): Promise<void> {
  await sql`delete from product_value v using product p, attribute a
    where p.category_id = any(${categoryIds}::uuid[]) and v.product_id = p.id and a.id = v.attribute_id and a.code = 'category'
      and v.value #>> '{}' = any(${categoryIds}::text[])`.execute(tx);
}

/** Before attributes go for good, their values and findings do. */
export async function deleteAttributeValues(tx: Tx, attributeIds: readonly string[]): Promise<void> {
  await sql`delete from product_value where attribute_id = any(${attributeIds}::uuid[])`.execute(tx);
  await sql`delete from product_value_alternative where attribute_id = any(${attributeIds}::uuid[])`.execute(tx);
  await sql`delete from value_finding where attribute_id = any(${attributeIds}::uuid[])`.execute(tx);
}
