import type { RawOffer } from '@quarry/contracts';
import { mergeReadings } from '@quarry/extraction/merge';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { snapshotOfField, type SourceOffer } from './catalogue.ts';
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
      o.state = 'active' as "isLive", o.is_shared as "isShared", o.title, ${brandOfOffer} as "brandName",
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

/** Locks a product against a second writer of its values. */
export async function lockProduct(
  tx: Tx,
  productId: string,
): Promise<{ name: string; brandId: string | null } | undefined> {
  const found = await sql<{ name: string; brandId: string | null }>`
    select name, brand_id as "brandId" from product where id = ${productId} for update`.execute(tx);
  return found.rows[0];
}

export async function setBrand(tx: Tx, productId: string, brandId: string): Promise<void> {
  await sql`update product set brand_id = ${brandId} where id = ${productId}`.execute(tx);
}

/** Lets nobody else create a product for these identifiers until the transaction ends. */
export async function lockIdentifiers(tx: Tx, keys: readonly string[]): Promise<void> {
  for (const key of keys.toSorted()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`identifier:${key}`}, 0))`.execute(tx);
  }
}

export type NewProduct = {
  id: string;
  variantId: string;
  name: string;
  slug: string;
  description: string | null;
  brandId: string | undefined;
  now: Date;
};

export async function insertProduct(tx: Tx, product: NewProduct): Promise<void> {
  const { id, variantId, name, slug, description, brandId, now } = product;
  await sql`insert into product (id, name, slug, description, brand_id, status, variant_count, created_at, updated_at)
    values (${id}, ${name}, ${slug}, ${description}, ${brandId ?? null}, 'DRAFT', 1, ${now}, ${now})`.execute(tx);
  await sql`insert into variant (id, product_id, created_at, updated_at) values (${variantId}, ${id}, ${now}, ${now})`.execute(
    tx,
  );
}

export async function isSlugTaken(tx: Tx, slug: string): Promise<boolean> {
  const found = await sql`select 1 from product where slug = ${slug}`.execute(tx);
  return found.rows.length > 0;
}

export type NewIdentifier = {
  id: string;
  kind: 'gtin' | 'mpn';
  value: string;
  display: string;
  scope: string;
  status: 'valid' | 'misused';
};

/** Adds identifiers a variant does not have yet; resolves with the ids of those that are new. */
export async function insertIdentifiers(
  tx: Tx,
  variantId: string,
  offerId: string,
  identifiers: readonly NewIdentifier[],
  now: Date,
): Promise<string[]> {
  if (identifiers.length === 0) return [];
  const inserted = await sql<{ id: string }>`
    insert into variant_identifier (id, variant_id, kind, value, display, scope, status, source_kind, offer_id, created_at)
    select i.id, ${variantId}, i.kind, i.value, i.display, i.scope, i.status, 'offer', ${offerId}, ${now}
    from jsonb_to_recordset(${JSON.stringify(identifiers)}::jsonb) as i (id uuid, kind text, value text, display text, scope text, status text)
    on conflict (variant_id, kind, value, scope) do nothing returning id`.execute(tx);
  return inserted.rows.map(({ id }) => id);
}

export async function deleteIdentifiers(tx: Tx, ids: readonly string[], offerId: string): Promise<void> {
  await sql`delete from variant_identifier where id = any(${ids}::uuid[]) and source_kind = 'offer' and offer_id = ${offerId}`.execute(
    tx,
  );
}

/** The stored picture of an address, waiting to be fetched when it is new. */
export async function mediaIdOf(tx: Tx, id: string, url: string, now: Date): Promise<string | undefined> {
  await sql`insert into media (id, source_url, created_at, updated_at) values (${id}, ${url}, ${now}, ${now}) on conflict (source_url) do nothing`.execute(
    tx,
  );
  const found = await sql<{ id: string }>`select id from media where source_url = ${url}`.execute(tx);
  return found.rows[0]?.id;
}

export async function linkPicture(
  tx: Tx,
  productId: string,
  variantId: string,
  mediaId: string,
  source: SourceOffer,
): Promise<void> {
  const snapshot = snapshotOfField(source, 'images');
  await sql`insert into product_media (product_id, variant_id, media_id, position, source_kind, offer_id, snapshot_id, snapshot_at)
    values (${productId}, ${variantId}, ${mediaId}, (select count(*) from product_media where product_id = ${productId}), 'offer', ${source.id}, ${snapshot.id}, ${snapshot.at})
    on conflict do nothing`.execute(tx);
  await sql`update product set image_media_id = ${mediaId} where id = ${productId} and image_media_id is null`.execute(
    tx,
  );
}

export async function linkOffer(
  tx: Tx,
  offerId: string,
  productId: string | null,
  variantId: string | null,
  matchState: string,
  now: Date,
): Promise<void> {
  await sql`update offer set product_id = ${productId}, variant_id = ${variantId}, match_state = ${matchState}, updated_at = ${now}, version = version + 1
    where id = ${offerId}`.execute(tx);
}

export async function binProduct(tx: Tx, productId: string, now: Date): Promise<void> {
  await sql`update product set deleted_at = ${now}, updated_at = ${now}, version = version + 1 where id = ${productId} and deleted_at is null`.execute(
    tx,
  );
  await sql`delete from match_key where product_id = ${productId}`.execute(tx);
}

export async function insertMatchKeys(
  tx: Tx,
  productId: string,
  variantId: string,
  keys: readonly { kind: string; key: string }[],
): Promise<void> {
  if (keys.length === 0) return;
  await sql`insert into match_key (kind, key, variant_id, product_id)
    select k.kind, k.key, ${variantId}, ${productId} from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k (kind text, key text)
    on conflict do nothing`.execute(tx);
}

export async function deleteMatchKeys(tx: Tx, variantId: string): Promise<void> {
  await sql`delete from match_key where variant_id = ${variantId}`.execute(tx);
}

/** How many offers hang on a product. */
export async function countOffers(tx: Tx, productId: string): Promise<number> {
  const found = await sql<{
    count: number;
  }>`select count(*) as count from offer where product_id = ${productId}`.execute(tx);
  return found.rows[0]?.count ?? 0;
}
