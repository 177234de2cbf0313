import { sql } from 'kysely';
import { type Actor, scopeCondition } from '../../platform/auth/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { partNumberKey } from './catalogue.ts';
import type { IdentifierKind } from './product.ts';
import { readableProducts } from './product-list.store.ts';

/**
 * A product of the reader's that has this SKU or part number within a brand, or without one; one that is not archived first. A part
 * number without a brand names nothing.
 */
export async function findProductIdByNumber(
  db: Db,
  actor: Actor,
  { kind, number }: { kind: 'sku' | 'mpn'; number: string },
  within: { brandId: string | null; exceptId: string | null },
): Promise<string | undefined> {
  const key = partNumberKey(number);
  if (key === '' || (kind === 'mpn' && within.brandId === null)) return undefined;
  const found = await sql<{ id: string }>`
    select p.id from variant_identifier i join variant v on v.id = i.variant_id join product p on p.id = v.product_id
    where i.kind = ${kind} and i.value = ${key} and i.status = 'valid' and p.brand_id is not distinct from ${within.brandId}::uuid
      and p.id::text is distinct from ${within.exceptId} and ${readableProducts(actor)}
    order by p.status = 'ARCHIVED', p.created_at, p.id limit 1`.execute(db);
  return found.rows[0]?.id;
}

/** The product in the bin that has this GTIN of fourteen digits, as far as the actor sees it; the one deleted last. */
export async function findBinnedByGtin(
  db: Db,
  actor: Actor,
  gtin: string,
): Promise<{ id: string; name: string; brandId: string | null } | undefined> {
  const scope = scopeCondition(actor, 'read', 'Product', { brandId: 'b.brand_id' });
  const found = await sql<{ id: string; name: string; brandId: string | null }>`
    select b.id, b.name, b.brand_id as "brandId"
    from variant_identifier i join variant v on v.id = i.variant_id join bin_entry b on b.id = v.product_id
    where i.kind = 'gtin' and i.value = ${gtin} and i.status = 'valid' and b.entity = 'product' and ${scope}
    order by b.deleted_at desc, b.id limit 1`.execute(db);
  return found.rows[0];
}

/** An identifier of a product, with another product that has it too. */
export type SharedIdentifier = { kind: IdentifierKind; value: string; id: string; name: string };

/** What a product shares with others that the actor reads: a GTIN with any, an MPN or SKU with one of its brand. */
export async function findSharedIdentifiers(tx: Tx, actor: Actor, productId: string): Promise<SharedIdentifier[]> {
  const found = await sql<SharedIdentifier>`
    select distinct on (i.kind, i.value) i.kind, i.display as value, p.id, p.name
    from product own join variant mine on mine.product_id = own.id
      join variant_identifier i on i.variant_id = mine.id and i.kind in ('gtin', 'mpn', 'sku') and i.status = 'valid'
      join variant_identifier o on o.kind = i.kind and o.value = i.value and o.status = 'valid'
      join variant v on v.id = o.variant_id join product p on p.id = v.product_id
    where own.id = ${productId} and p.id <> own.id and (i.kind = 'gtin' or p.brand_id = own.brand_id
        or (i.kind = 'sku' and p.brand_id is null and own.brand_id is null))
      and ${readableProducts(actor)}
    order by i.kind, i.value, p.status = 'ARCHIVED', p.created_at, p.id`.execute(tx);
  return found.rows;
}
