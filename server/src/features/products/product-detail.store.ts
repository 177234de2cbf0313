import { sql } from 'kysely';
import { type Db, anyOf, readPrepared } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/auth/index.ts';
import type { ValueSourceKind } from '../../platform/graphql/index.ts';
import { visibleOffers } from './visible-offers.ts';

export type AttributeRecord = {
  id: string;
  code: string;
  name: string;
  type: string;
  unit: string | null;
  isBasic: boolean;
  isVariantLevel: boolean;
  isLocalized: boolean;
};

/**
 * Whether attribute `a` is one of the basics that completeness counts, as SQL. A reference to a category is one only where there are
 * categories to refer to.
 */
export const isBasicNow = sql<boolean>`(a.is_basic and (a.type <> 'category' or exists (select 1 from category)))`;

export async function findAttributeRecords(db: Db): Promise<AttributeRecord[]> {
  return readPrepared(
    db,
    sql<AttributeRecord>`
    select id, code, coalesce(names ->> 'en', code) as name, type, unit, ${isBasicNow} as "isBasic",
      is_variant_level as "isVariantLevel", is_localized as "isLocalized"
    from attribute a order by position, code`,
  );
}

export type VariantRecord = {
  id: string;
  productId: string;
  name: string;
  options: unknown;
  offerCount: number;
  identifiers: { kind: string; value: string; status: string }[];
};

/** The variants of each product in their order, with identifiers and the number of observed offers on sale. */
export async function findVariants(db: Db, productIds: readonly string[]): Promise<VariantRecord[]> {
  return readPrepared(
    db,
    sql<VariantRecord>`
    select v.id, v.product_id as "productId", v.name, v.options,
      (select count(*) from offer o where o.variant_id = v.id and o.origin = 'observed' and o.state = 'active') as "offerCount",
      coalesce((select jsonb_agg(jsonb_build_object('kind', i.kind, 'value', i.display, 'status', i.status)
        order by i.kind, i.value) from variant_identifier i where i.variant_id = v.id), '[]') as identifiers
    from variant v where v.product_id = ${anyOf(productIds)} order by v.product_id, v.position, v.id`,
  );
}

/** A value with the way back to the field it was read from. */
export type ValueRecord = {
  id: string;
  productId: string;
  isWinner: boolean;
  variantId: string | null;
  attributeId: string;
  locale: string;
  value: unknown;
  /** The name of the brand or category that the value refers to. */
  referredName: string | null;
  sourceKind: ValueSourceKind;
  confidence: number;
  isLocked: boolean;
  reason: string;
  updatedAt: Date;
  source: ValueSourceRecord | null;
};

export type ValueSourceRecord = {
  shopId: string;
  shopName: string;
  offerId: string;
  offerTitle: string;
  snapshotId: string;
  pageUrl: string | null;
  observedAt: Date;
  method: string;
  path: string;
  raw: string;
  /** Whether the bytes of the page are kept. */
  hasBytes: boolean;
};

const valueColumns = sql`v.id, v.product_id, v.variant_id, v.attribute_id, v.locale, v.value, v.source_kind, v.offer_id,
  v.snapshot_id, v.snapshot_at, v.snapshot_field, v.confidence, v.updated_at`;

/** All values of each product, winners first, each joined to shop, page and snapshot field where the actor sees the offer they are of. */
export async function findValueRecords(db: Db, actor: Actor, productIds: readonly string[]): Promise<ValueRecord[]> {
  const found = await readPrepared(
    db,
    sql<Omit<ValueRecord, 'source'> & ValueSourceRecord>`
    select v.id, v.product_id as "productId", v.is_winner as "isWinner", v.variant_id as "variantId",
      v.attribute_id as "attributeId", v.locale, v.value, coalesce(vb.name, vc.names ->> 'en') as "referredName",
      v.source_kind as "sourceKind", v.confidence, v.is_locked as "isLocked", v.reason, v.updated_at as "updatedAt",
      s.id as "shopId", s.name as "shopName", o.id as "offerId", o.title as "offerTitle", n.id as "snapshotId",
      coalesce(g.url, o.url) as "pageUrl", n.observed_at as "observedAt",
      coalesce(n.fields #>> array[v.snapshot_field, 'method'], '') as method,
      coalesce(n.fields #>> array[v.snapshot_field, 'path'], '') as path,
      coalesce(n.fields #>> array[v.snapshot_field, 'raw'], '') as raw, n.blob_sha256 is not null as "hasBytes"
    from (
      select ${valueColumns}, true as is_winner, v.is_locked, '' as reason from product_value v
        where v.product_id = ${anyOf(productIds)} and v.channel_id is null
      union all
      select ${valueColumns}, false, false, v.reason from product_value_alternative v
        where v.product_id = ${anyOf(productIds)} and v.channel_id is null) v
      join attribute a on a.id = v.attribute_id
      left join offer o on o.id = v.offer_id and ${visibleOffers(actor)}
      left join shop s on s.id = o.shop_id
      left join offer_snapshot n on n.id = v.snapshot_id and n.observed_at = v.snapshot_at and n.offer_id = o.id
      left join page g on g.id = n.page_id
      left join brand vb on vb.id = case when a.type = 'brand' then (v.value #>> '{}')::uuid end
      left join category vc on vc.id = case when a.type = 'category' then (v.value #>> '{}')::uuid end
    order by v.is_winner desc, a.position, v.locale, v.confidence desc, v.id`,
  );
  return found.map(({ shopId, shopName, offerId, offerTitle, snapshotId, ...row }) => {
    const { pageUrl, observedAt, method, path, raw, hasBytes, ...value } = row;
    const source = {
      shopId,
      shopName,
      offerId,
      offerTitle,
      snapshotId,
      pageUrl,
      observedAt,
      method,
      path,
      raw,
      hasBytes,
    };
    // A source that is gone (an erased shop), or hidden, is no way back.
    return { ...value, source: snapshotId ? source : null };
  });
}
