import { noRules } from '@quarry/contracts/attributes';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { slugBeside, slugOf } from '../../platform/slug.ts';
import type { AttributeRow } from './catalogue-values.ts';

/** The attributes that products have, and with `isBinnedToo` those whose values wait for them in the bin. */
export async function findAttributes(db: Db | Tx, { isBinnedToo = false } = {}): Promise<AttributeRow[]> {
  const found = await sql<AttributeRow>`
    select id, code, type, unit_family as "unitFamily", unit, rules, aliases, (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'code', o.code, 'labels', o.labels) order by o.position), '[]')
      from attribute_option o where o.attribute_id = attribute.id) as options, is_localized as "isLocalized", is_variant_level as "isVariantLevel", is_basic as "isBasic", survivorship, deleted_at is not null as "isBinned"
    from attribute where deleted_at is null or ${isBinnedToo} order by position`.execute(db);
  return found.rows.map((row) => ({ ...row, rules: { ...noRules, ...row.rules } }));
}

/**
 * Lets one transaction at a time place offers in the catalogue, from here to its end. Taken first, before any row is locked: digging
 * and deciding touch questions, products, brands, pictures and words in orders of their own, which would deadlock. Waiting for
 * one's turn is no slow statement.
 */
export async function lockPlacing(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = '5min'`.execute(tx);
  await sql`select pg_advisory_xact_lock(hashtextextended('placing', 0))`.execute(tx);
  await sql`set local statement_timeout to default`.execute(tx);
}

/** Locks products against a second writer of their values, always in one order; resolves with name and brand of each. */
export async function lockProducts(
  tx: Tx,
  productIds: readonly string[],
): Promise<Map<string, { name: string; brandId: string | null }>> {
  const found = await sql<{ id: string; name: string; brandId: string | null }>`
    select id, name, brand_id as "brandId" from product where id = any(${productIds}::uuid[]) order by id for no key update`.execute(
    tx,
  );
  return new Map(found.rows.map(({ id, ...product }) => [id, product]));
}

/** Locks those of the products that nobody else writes just now, without waiting; resolves with their ids. */
export async function lockFreeProducts(tx: Tx, productIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (productIds.length === 0) return new Set();
  const found = await sql<{ id: string }>`
    select id from product where id = any(${productIds}::uuid[]) order by id for no key update skip locked`.execute(tx);
  return new Set(found.rows.map(({ id }) => id));
}

export async function setBrands(tx: Tx, brands: readonly { productId: string; brandId: string }[]): Promise<void> {
  if (brands.length === 0) return;
  await sql`update product p set brand_id = r."brandId"
    from jsonb_to_recordset(${JSON.stringify(brands)}::jsonb) as r ("productId" uuid, "brandId" uuid) where p.id = r."productId"`.execute(
    tx,
  );
}

/** Lets nobody else create a product for these identifiers until the transaction ends. */
export async function lockIdentifiers(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const sorted = [...new Set(keys)].toSorted();
  await sql`select pg_advisory_xact_lock(hashtextextended('identifier:' || key, 0))
    from (select key from unnest(${sorted}::text[]) with ordinality as k (key, position) order by position) k`.execute(
    tx,
  );
}

/** Shows the categories that hold by the products' values; one that is deleted is shown as none. */
export async function setCategories(
  tx: Tx,
  categories: readonly { productId: string; categoryId: string | null }[],
): Promise<void> {
  if (categories.length === 0) return;
  await sql`update product p set category_id = c.id
    from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) as r ("productId" uuid, "categoryId" uuid)
      left join category c on c.id = r."categoryId" and c.deleted_at is null
    where p.id = r."productId" and p.category_id is distinct from c.id`.execute(tx);
}

/** A text that products show in place of another; one that shows something else keeps that. */
export type ShownText = { productId: string; code: 'name' | 'description'; before: string; after: string };

/** Shows other texts. It is no edit of the product. */
export async function setShownTexts(tx: Tx, texts: readonly ShownText[]): Promise<void> {
  for (const [code, changed] of Map.groupBy(texts, (text) => text.code)) {
    const column = sql.ref(code);
    await sql`update product p set ${column} = r.after
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as r ("productId" uuid, before text, after text)
      where p.id = r."productId" and p.${column} = r.before`.execute(tx);
  }
}

export type NewProduct = {
  id: string;
  variantId: string;
  name: string;
  description: string | null;
  brandId: string | null;
};

/** Adds DRAFT products with one variant each; a slug that is taken gets the tail of the id. */
export async function insertProducts(tx: Tx, products: readonly NewProduct[], now: Date): Promise<void> {
  if (products.length === 0) return;
  const insert = (rows: readonly (NewProduct & { slug: string })[]) =>
    sql<{ id: string }>`
    insert into product (id, name, slug, description, brand_id, status, variant_count, created_at, updated_at)
    select r.id, r.name, r.slug, r.description, r."brandId", 'DRAFT', 1, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, name text, slug text, description text, "brandId" uuid)
    on conflict (slug) do nothing returning id`.execute(tx);
  // In one order, so that two who take several slugs do not wait for each other.
  const wanted = products
    .map((product) => ({ ...product, slug: slugOf(product.name) }))
    .toSorted((left, right) => (left.slug < right.slug ? -1 : Number(left.slug > right.slug)));
  const inserted = new Set((await insert(wanted)).rows.map(({ id }) => id));
  const beside = wanted.filter(({ id }) => !inserted.has(id));
  if (beside.length > 0) await insert(beside.map((one) => ({ ...one, slug: slugBeside(one.slug, one.id) })));
  await sql`insert into variant (id, product_id, created_at, updated_at)
    select r."variantId", r.id, ${now}, ${now} from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as r ("variantId" uuid, id uuid)`.execute(
    tx,
  );
}

export type NewIdentifier = {
  id: string;
  variantId: string;
  offerId: string;
  kind: 'gtin' | 'mpn';
  value: string;
  display: string;
  scope: string;
  status: 'valid' | 'misused';
};

/** Adds identifiers that their variants do not have yet; resolves with the ids of those that are new. */
export async function insertIdentifiers(
  tx: Tx,
  identifiers: readonly NewIdentifier[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (identifiers.length === 0) return new Set();
  const inserted = await sql<{ id: string }>`
    insert into variant_identifier (id, variant_id, kind, value, display, scope, status, source_kind, offer_id, created_at)
    select i.id, i."variantId", i.kind, i.value, i.display, i.scope, i.status, 'offer', i."offerId", ${now}
    from jsonb_to_recordset(${JSON.stringify(identifiers)}::jsonb) as i (id uuid, "variantId" uuid, "offerId" uuid, kind text, value text,
      display text, scope text, status text)
    on conflict (variant_id, kind, value, scope) do nothing returning id`.execute(tx);
  return new Set(inserted.rows.map(({ id }) => id));
}

/** Takes away what an offer identified a variant by; gives what that was. */
export async function deleteIdentifiers(
  tx: Tx,
  ids: readonly string[],
  offerId: string,
): Promise<Pick<NewIdentifier, 'kind' | 'value' | 'scope' | 'status'>[]> {
  const deleted = await sql<Pick<NewIdentifier, 'kind' | 'value' | 'scope' | 'status'>>`
    delete from variant_identifier where id = any(${ids}::uuid[]) and source_kind = 'offer' and offer_id = ${offerId}
    returning kind, value, scope, status`.execute(tx);
  return deleted.rows;
}

export type NewPicture = {
  productId: string;
  variantId: string;
  mediaId: string;
  offerId: string;
  snapshotId: string;
  snapshotAt: Date;
};

/** Leaves products that go for good without pictures. */
export async function dropPictures(tx: Tx, productIds: readonly string[]): Promise<void> {
  const gone = sql`any(${productIds}::uuid[])`;
  await sql`update product set image_media_id = null where id = ${gone} and image_media_id is not null`.execute(tx);
  await sql`delete from product_media where product_id = ${gone}`.execute(tx);
}

/** The picture that each product shows from now on, and whether a person set it: then it stands before those of offers. */
export type ShownPicture = { productId: string; mediaId: string | null; isByHand: boolean };

export async function showPictures(tx: Tx, pictures: readonly ShownPicture[]): Promise<void> {
  if (pictures.length === 0) return;
  const rows = sql`jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as r ("productId" uuid, "mediaId" uuid, "isByHand" boolean)`;
  await sql`update product p set image_media_id = r."mediaId" from ${rows} where p.id = r."productId"`.execute(tx);
  await sql`delete from product_media m using ${rows} where m.product_id = r."productId" and m.source_kind = 'manual'`.execute(
    tx,
  );
  await sql`insert into product_media (product_id, media_id, position, source_kind)
    select r."productId", r."mediaId", -1, 'manual' from ${rows} where r."isByHand" and r."mediaId" is not null
    on conflict do nothing`.execute(tx);
}

/** Puts a picture behind those of each product, at most one for each; the first one stands for the product. */
export async function linkPictures(tx: Tx, pictures: readonly NewPicture[]): Promise<void> {
  if (pictures.length === 0) return;
  const rows = JSON.stringify(pictures);
  await sql`
    insert into product_media (product_id, variant_id, media_id, position, source_kind, offer_id, snapshot_id, snapshot_at)
    select r."productId", r."variantId", r."mediaId", (select count(*) from product_media m where m.product_id = r."productId"), 'offer',
      r."offerId", r."snapshotId", r."snapshotAt"
    from jsonb_to_recordset(${rows}::jsonb) as r ("productId" uuid, "variantId" uuid, "mediaId" uuid, "offerId" uuid, "snapshotId" uuid,
      "snapshotAt" timestamptz)
    on conflict do nothing`.execute(tx);
  await sql`update product p set image_media_id = r."mediaId"
    from jsonb_to_recordset(${rows}::jsonb) as r ("productId" uuid, "mediaId" uuid) where p.id = r."productId" and p.image_media_id is null`.execute(
    tx,
  );
}

export async function deleteProductKeys(tx: Tx, productId: string): Promise<void> {
  await sql`delete from match_key where product_id = ${productId}`.execute(tx);
}

export type MatchKey = { kind: string; key: string; productId: string; variantId: string };

/** Adds keys that their variants do not have yet; one may be named several times. */
/** Resolves with how many were not there yet. */
export async function insertMatchKeys(tx: Tx, named: readonly MatchKey[]): Promise<number> {
  if (named.length === 0) return 0;
  const keys = [...new Map(named.map((key) => [`${key.variantId} ${key.kind} ${key.key}`, key])).values()];
  const column = (name: keyof MatchKey) => keys.map((key) => key[name]);
  const inserted = await sql`insert into match_key (kind, key, variant_id, product_id)
    select * from unnest(${column('kind')}::text[], ${column('key')}::text[], ${column('variantId')}::uuid[], ${column('productId')}::uuid[])
    on conflict do nothing`.execute(tx);
  return Number(inserted.numAffectedRows ?? 0);
}

export async function deleteKeysOfVariant(tx: Tx, variantId: string): Promise<void> {
  await sql`delete from match_key where variant_id = ${variantId}`.execute(tx);
}

export async function deleteMatchKeys(tx: Tx, keys: readonly Omit<MatchKey, 'productId'>[]): Promise<void> {
  if (keys.length === 0) return;
  await sql`delete from match_key m
    using jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k (kind text, key text, "variantId" uuid)
    where m.variant_id = k."variantId" and m.kind = k.kind and m.key = k.key`.execute(tx);
}

/** How something is named and identified, as far as it is. */
export type StatedIdentity = { title: string; brand: string | null; gtin: string | null; mpn: string | null };

/** A variant and the product it is of. */
export type VariantOf = { variantId: string; productId: string };

/** What each offer that identifies one of the variants says of it, by the values that were taken from it. */
export async function findStatedIdentities(
  tx: Tx,
  variants: readonly VariantOf[],
): Promise<(StatedIdentity & VariantOf)[]> {
  const said = (code: string) => sql`max(v.value #>> '{}') filter (where a.code = ${code})`;
  const columns = sql`product_id, variant_id, offer_id, attribute_id, value`;
  const ofOffers = sql`product_id = any(${variants.map(({ productId }) => productId)}::uuid[]) and channel_id is null and source_kind = 'offer'`;
  const found = await sql<StatedIdentity & VariantOf>`
    select r."variantId", r."productId", coalesce(${said('name')}, '') as title, max(b.name) as brand, ${said('gtin')} as gtin, ${said('mpn')} as mpn
    from jsonb_to_recordset(${JSON.stringify(variants)}::jsonb) as r ("variantId" uuid, "productId" uuid)
      join (select ${columns} from product_value where ${ofOffers}
        union all select ${columns} from product_value_alternative where ${ofOffers}) v
        on v.product_id = r."productId" and (v.variant_id = r."variantId" or v.variant_id is null)
      join attribute a on a.id = v.attribute_id and a.code in ('name', 'brand', 'gtin', 'mpn')
      left join brand b on a.code = 'brand' and b.id::text = v.value #>> '{}'
    group by r."variantId", r."productId", v.offer_id having bool_or(a.code in ('gtin', 'mpn'))`.execute(tx);
  return found.rows;
}

/** What products say of variants without their offers: name, brand, and identifiers that were typed. */
export async function findWrittenVariants(
  tx: Tx,
  variantIds: readonly string[],
): Promise<(StatedIdentity & VariantOf)[]> {
  const typed = (kind: 'gtin' | 'mpn', column: 'value' | 'display') =>
    sql`(select i.${sql.ref(column)} from variant_identifier i
      where i.variant_id = v.id and i.kind = ${kind} and i.source_kind = 'manual' limit 1)`;
  const found = await sql<StatedIdentity & VariantOf>`
    select v.id as "variantId", v.product_id as "productId", trim(p.name || ' ' || v.name) as title, b.name as brand,
      ${typed('gtin', 'value')} as gtin, ${typed('mpn', 'display')} as mpn
    from variant v join product p on p.id = v.product_id left join brand b on b.id = p.brand_id
    where v.id = any(${variantIds}::uuid[])`.execute(tx);
  return found.rows;
}
