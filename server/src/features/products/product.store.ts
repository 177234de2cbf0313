import type { Archival } from '@quarry/contracts/products';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { holdCategory } from '../categories/index.ts';
import type { EditableProduct, ProductStatus } from './product.ts';

/** A product with its first variant, which a form's identifiers belong to. */
export type LockedProduct = EditableProduct & { variantIds: string[] };

/** What a person may set on a product, locked against a second editor until the transaction ends. */
export async function findProductForUpdate(tx: Tx, id: string): Promise<LockedProduct | undefined> {
  const found = await sql<LockedProduct>`
    select p.id, p.name, p.description, p.brand_id as "brandId", p.category_id as "categoryId", p.tags, p.status,
      p.archive_reason as "archiveReason", p.archive_note as "archiveNote", p.version,
      array(select v.id from variant v where v.product_id = p.id order by v.position, v.id) as "variantIds",
      ${handIdentifier('gtin')} as gtin, ${handIdentifier('mpn')} as mpn
    from product p where p.id = ${id} and p.deleted_at is null and p.redirect_to is null for no key update of p`.execute(
    tx,
  );
  return found.rows[0];
}

/** The identifier that was set by hand, on the first variant that has one. */
function handIdentifier(kind: 'gtin' | 'mpn') {
  const shown = sql.ref(kind === 'gtin' ? 'i.value' : 'i.display');
  return sql`(select ${shown} from variant v join variant_identifier i on i.variant_id = v.id
    where v.product_id = p.id and i.kind = ${kind} and i.source_kind = 'manual' order by v.position, v.id, i.id limit 1)`;
}

export type ProductColumns = {
  name: string;
  description: string | null;
  brandId: string | null;
  categoryId: string | null;
  tags: readonly string[];
};

export async function updateProductRow(tx: Tx, id: string, columns: ProductColumns, now: Date): Promise<void> {
  const { name, description, brandId, categoryId, tags } = columns;
  await sql`update product set name = ${name}, description = ${description}, brand_id = ${brandId},
    category_id = ${categoryId}, tags = ${tags}, updated_at = ${now}, version = version + 1 where id = ${id}`.execute(
    tx,
  );
}

/** Why a product is archived, and by whom; null for one that is not. */
export type ArchivedBy = Archival & { by: string | null };

export async function setProductStatus(
  tx: Tx,
  id: string,
  status: ProductStatus,
  archived: ArchivedBy | null,
  now: Date,
): Promise<void> {
  await sql`update product set status = ${status}, archive_reason = ${archived?.reason ?? null}, archive_note = ${archived?.note ?? null},
    archived_by = ${archived?.by ?? null}, archived_at = ${archived ? now : null}, updated_at = ${now}, version = version + 1
    where id = ${id}`.execute(tx);
}

/** Which of these fields name a record that does not exist. */
export async function findUnknownReferences(
  tx: Tx,
  references: { brandId: string | null; categoryId: string | null },
): Promise<('brandId' | 'categoryId')[]> {
  const { brandId, categoryId } = references;
  const found = await sql<{ hasBrand: boolean }>`
    select ${brandId}::uuid is null or exists (select 1 from brand where id = ${brandId}::uuid and redirect_to is null) as "hasBrand"`.execute(
    tx,
  );
  const hasCategory = categoryId === null || (await holdCategory(tx, categoryId));
  return [
    ...(found.rows[0]?.hasBrand ? [] : (['brandId'] as const)),
    ...(hasCategory ? [] : (['categoryId'] as const)),
  ];
}

export async function mediaExists(tx: Tx, id: string): Promise<boolean> {
  return (await sql`select 1 from media where id = ${id}`.execute(tx)).rows.length > 0;
}

export type HandIdentifier = { kind: 'gtin' | 'mpn'; value: string; display: string; scope: string };

/** Puts the identifier that was set by hand on a variant in the place of the one before; null only takes that away. */
export async function replaceHandIdentifier(
  tx: Tx,
  variantId: string,
  kind: HandIdentifier['kind'],
  identifier: HandIdentifier | null,
  now: Date,
): Promise<void> {
  // What was typed over the word of an offer that still hangs here is that offer's again: it states values here.
  const stated = sql`v.offer_id = i.offer_id and v.product_id = (select product_id from variant where id = i.variant_id)
    and (v.variant_id = i.variant_id or v.variant_id is null) and v.source_kind = 'offer'`;
  await sql`update variant_identifier i set source_kind = 'offer'
    where i.variant_id = ${variantId} and i.kind = ${kind} and i.source_kind = 'manual'
      and (exists (select from product_value v where ${stated}) or exists (select from product_value_alternative v where ${stated}))`.execute(
    tx,
  );
  await sql`delete from variant_identifier where variant_id = ${variantId} and kind = ${kind} and source_kind = 'manual'`.execute(
    tx,
  );
  if (!identifier) return;
  const { value, display, scope } = identifier;
  await sql`insert into variant_identifier (id, variant_id, kind, value, display, scope, source_kind, created_at)
    values (${newId()}, ${variantId}, ${kind}, ${value}, ${display}, ${scope}, 'manual', ${now})
    on conflict (variant_id, kind, value, scope) do update set source_kind = 'manual', status = 'valid', display = excluded.display`.execute(
    tx,
  );
}

export async function findBrandName(tx: Tx, brandId: string | null): Promise<string | undefined> {
  const found = await sql<{ name: string }>`select name from brand where id = ${brandId}`.execute(tx);
  return found.rows[0]?.name;
}

/** Products of a brand in the order of their ids, those after `after`. */
export async function findProductIdsOfBrand(
  tx: Tx,
  brandId: string,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select id from product where brand_id = ${brandId} and (${after}::uuid is null or id > ${after}::uuid) order by id limit ${limit}`.execute(
    tx,
  );
  return found.rows.map(({ id }) => id);
}

/** Products per brand that are not in the bin. */
export async function countProducts(db: Db, brandIds: readonly string[]): Promise<Map<string, number>> {
  const found = await sql<{ id: string; count: number }>`
    select brand_id as id, count(*) as count from product where brand_id = any(${brandIds}::uuid[]) and deleted_at is null group by brand_id`.execute(
    db,
  );
  return new Map(found.rows.map(({ id, count }) => [id, count]));
}
