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
export type DeletedProduct = { status: ProductStatus; archivedBrand: string | null; variantIds: string[] };

export async function lockDeletedProduct(tx: Tx, id: string): Promise<DeletedProduct | undefined> {
  const found = await sql<DeletedProduct>`
    select p.status, (select b.name from brand b where b.id = p.brand_id and b.status = 'ARCHIVED') as "archivedBrand",
      array(select v.id from variant v where v.product_id = p.id) as "variantIds"
    from product p where p.id = ${id} and p.deleted_at is not null for no key update of p`.execute(tx);
  return found.rows[0];
}

/** An offer that belongs to no product any more. */
export type FreedOffer = { shopId: string; snapshotId: string | null; snapshotAt: Date | null };

/**
 * Removes products for good, with those that were merged into them. Their offers stay, as those of no product; decisions about them
 * stay as what was learned from, and questions about them are settled. Resolves with the newest snapshots of those offers.
 */
export async function removeProducts(tx: Tx, ids: readonly string[], now: Date): Promise<FreedOffer[]> {
  const all = await sql<{ id: string }>`
    with recursive gone (id) as (select unnest(${ids}::uuid[]) union select p.id from product p join gone g on p.redirect_to = g.id)
    select p.id from product p join gone g on g.id = p.id order by p.id for update of p`.execute(tx);
  const gone = sql`any(${all.rows.map(({ id }) => id)}::uuid[])`;
  const freed = await sql<FreedOffer>`
    update offer set product_id = null, variant_id = null, match_state = 'unmatched', updated_at = ${now}, version = version + 1
    where product_id = ${gone} returning shop_id as "shopId", current_snapshot_id as "snapshotId", current_snapshot_at as "snapshotAt"`.execute(
    tx,
  );
  await sql`update proposal set product_id = null, variant_id = null,
    state = case when state in ('pending', 'in_review', 'conflicted') then 'superseded' else state end,
    is_audit_sample = is_audit_sample and audit_verdict is not null where product_id = ${gone}`.execute(tx);
  await sql`update product set redirect_to = null where redirect_to = ${gone}`.execute(tx);
  await sql`delete from product where id = ${gone}`.execute(tx);
  return freed.rows;
}
