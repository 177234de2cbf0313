import type { RawOffer } from '@quarry/contracts';
import { mergeReadings } from '@quarry/extraction/merge';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { slugBeside, slugOf } from '../../platform/slug.ts';
import type { SourceOffer } from './catalogue.ts';
import type { AttributeRow } from './catalogue-values.ts';
import { fieldSnapshotsOf, findReadings, type OfferReading } from './offer-reading.store.ts';

const brandOfOffer = sql`coalesce(
  (select b.name from brand b where b.name_key = o.brand_key and b.redirect_to is null),
  (select b.name from brand_alias a join brand b on b.id = a.brand_id where a.alias_key = o.brand_key),
  o.brand_text)`;

/** Offers with what their shop says of them; those of which nothing was read are left out. */
export async function findSourceOffers(db: Db | Tx, ids: readonly string[]): Promise<Map<string, SourceOffer>> {
  const found = await sql<SourceOffer & { isShared: boolean; fields: RawOffer }>`
    select o.id, o.shop_id as "shopId", s.is_marketplace as "isMarketplace", o.seller, split_part(s.locale, '-', 1) as language,
      o.product_id as "productId", o.variant_id as "variantId", o.match_state as "matchState", o.is_quarantined as "isQuarantined",
      o.state = 'active' as "isLive", o.is_shared as "isShared", o.title, o.first_seen_at as "firstSeenAt", ${brandOfOffer} as "brandName",
      case when o.is_gtin_usable then o.gtin14 end as "gtin14", n.id as "snapshotId", n.observed_at as "snapshotAt", n.fields
    from offer o join shop s on s.id = o.shop_id
      join offer_snapshot n on n.id = o.current_snapshot_id and n.observed_at = o.current_snapshot_at
    where o.id = any(${ids}::uuid[])`.execute(db);
  const shared = found.rows.flatMap(({ id, isShared }) => (isShared ? id : []));
  const readings = await findReadings(db, shared);
  return new Map(
    found.rows.map(({ isShared: _isShared, ...offer }) => [offer.id, withReadings(offer, readings.get(offer.id))]),
  );
}

/** The offer with the fields that its readings give together. */
function withReadings(offer: SourceOffer, readings: readonly OfferReading[] | undefined): SourceOffer {
  if (readings === undefined) return offer;
  const { fields, givenBy, leader } = mergeReadings(readings);
  const { snapshotId, snapshotAt } = leader;
  return { ...offer, fields, snapshotId, snapshotAt, fieldSnapshots: fieldSnapshotsOf(givenBy) };
}

/** Offers linked to each variant, the first seen first, at most `each` of them. */
export async function linkedOfferIds(
  db: Db | Tx,
  variantIds: readonly string[],
  each: number,
): Promise<{ variantId: string; offerId: string }[]> {
  const found = await sql<{ variantId: string; offerId: string }>`
    select v.id as "variantId", l.id as "offerId" from unnest(${variantIds}::uuid[]) as v (id),
      lateral (select o.id from offer o where o.variant_id = v.id and o.current_snapshot_id is not null
        order by o.first_seen_at, o.id limit ${each}) l`.execute(db);
  return found.rows;
}

export async function findAttributes(db: Db | Tx): Promise<AttributeRow[]> {
  const found = await sql<AttributeRow>`
    select id, code, aliases, is_localized as "isLocalized", is_variant_level as "isVariantLevel", is_basic as "isBasic", survivorship
    from attribute order by position`.execute(db);
  return found.rows;
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
  const wanted = products.map((product) => ({ ...product, slug: slugOf(product.name) }));
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

/** The stored pictures of addresses, by address; new ones wait to be fetched. */
export async function mediaIdsOf(tx: Tx, urls: readonly string[], now: Date): Promise<ReadonlyMap<string, string>> {
  if (urls.length === 0) return new Map();
  const pictures = [...new Set(urls)].toSorted().map((url) => ({ id: newId(), url }));
  await sql`insert into media (id, source_url, created_at, updated_at)
    select r.id, r.url, ${now}, ${now} from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as r (id uuid, url text)
    on conflict (source_url) do nothing`.execute(tx);
  const found = await sql<{
    id: string;
    url: string;
  }>`select id, source_url as url from media where source_url = any(${pictures.map(({ url }) => url)})`.execute(tx);
  return new Map(found.rows.map(({ id, url }) => [url, id]));
}

export type NewPicture = {
  productId: string;
  variantId: string;
  mediaId: string;
  offerId: string;
  snapshotId: string;
  snapshotAt: Date;
};

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

/** Where an offer hangs, or that it hangs nowhere. */
export type OfferPlace = { offerId: string; productId: string | null; variantId: string | null; matchState: string };

export async function placeOffers(tx: Tx, places: readonly OfferPlace[], now: Date): Promise<void> {
  await sql`update offer o set product_id = r."productId", variant_id = r."variantId", match_state = r."matchState", updated_at = ${now},
      version = o.version + 1
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as r ("offerId" uuid, "productId" uuid, "variantId" uuid, "matchState" text)
    where o.id = r."offerId"`.execute(tx);
}

export async function deleteProductKeys(tx: Tx, productId: string): Promise<void> {
  await sql`delete from match_key where product_id = ${productId}`.execute(tx);
}

export type MatchKey = { kind: string; key: string; productId: string; variantId: string };

export async function insertMatchKeys(tx: Tx, keys: readonly MatchKey[]): Promise<void> {
  if (keys.length === 0) return;
  await sql`insert into match_key (kind, key, variant_id, product_id)
    select k.kind, k.key, k."variantId", k."productId"
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k (kind text, key text, "variantId" uuid, "productId" uuid)
    on conflict do nothing`.execute(tx);
}

export async function deleteKeysOfVariant(tx: Tx, variantId: string): Promise<void> {
  await sql`delete from match_key where variant_id = ${variantId}`.execute(tx);
}

export async function deleteMatchKeys(
  tx: Tx,
  variantId: string,
  keys: readonly Pick<MatchKey, 'kind' | 'key'>[],
): Promise<void> {
  await sql`delete from match_key m using jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k (kind text, key text)
    where m.variant_id = ${variantId} and m.kind = k.kind and m.key = k.key`.execute(tx);
}

/** What a product says of a variant without its offers: its name, its brand, and identifiers that were typed. */
export async function findWrittenVariant(
  tx: Tx,
  variantId: string,
): Promise<{ title: string; brand: string | null; gtin: string | null; mpn: string | null } | undefined> {
  const found = await sql<{ title: string; brand: string | null; gtin: string | null; mpn: string | null }>`
    select trim(p.name || ' ' || v.name) as title, b.name as brand,
      (select i.value from variant_identifier i where i.variant_id = v.id and i.kind = 'gtin' and i.source_kind = 'manual' limit 1) as gtin,
      (select i.display from variant_identifier i where i.variant_id = v.id and i.kind = 'mpn' and i.source_kind = 'manual' limit 1) as mpn
    from variant v join product p on p.id = v.product_id left join brand b on b.id = p.brand_id where v.id = ${variantId}`.execute(
    tx,
  );
  return found.rows[0];
}

/** How many offers hang on a product. */
export async function countOffers(tx: Tx, productId: string): Promise<number> {
  const found = await sql<{
    count: number;
  }>`select count(*) as count from offer where product_id = ${productId}`.execute(tx);
  return found.rows[0]?.count ?? 0;
}
