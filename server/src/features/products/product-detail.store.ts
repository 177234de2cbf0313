import { type RawBuilder, sql } from 'kysely';
import { type Db, anyOf, readPrepared } from '../../platform/db/index.ts';
import type { ValueSourceKind } from '../../platform/graphql/index.ts';
import { categoryName } from '../categories/index.ts';

/** The name of an attribute of this alias, in the language that there is. */
export function attributeName(alias: string): RawBuilder<string> {
  return sql<string>`coalesce(in_first_locale(${sql.ref(`${alias}.names`)}), ${sql.ref(`${alias}.code`)})`;
}

export type VariantRecord = {
  id: string;
  productId: string;
  name: string;
  options: unknown;
  identifiers: { kind: string; value: string; status: string }[];
};

const variants = sql`
    select v.id, v.product_id as "productId", v.name, v.options,
      coalesce((select jsonb_agg(jsonb_build_object('kind', i.kind, 'value', i.display, 'status', i.status)
        order by i.kind, i.value) from variant_identifier i where i.variant_id = v.id), '[]') as identifiers
    from variant v`;

/** The variants of each product in their order, with identifiers. */
export function findVariants(db: Db, productIds: readonly string[]): Promise<VariantRecord[]> {
  return readPrepared(
    db,
    sql<VariantRecord>`${variants} where v.product_id = ${anyOf(productIds)} order by v.product_id, v.position, v.id`,
  );
}

/** Variants by their own ids, no matter who may read their products. */
export function findVariantsById(db: Db, ids: readonly string[]): Promise<VariantRecord[]> {
  return readPrepared(db, sql<VariantRecord>`${variants} where v.id = ${anyOf(ids)}`);
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
  /** The id in the address of the picture that the value refers to. */
  pictureAddressId: string | null;
  sourceKind: ValueSourceKind;
  confidence: number;
  isLocked: boolean;
  reason: string;
  updatedAt: Date;
  source: ValueEvidence | null;
};

/** Where a value was read: the field of a snapshot of an offer. */
export type ValueEvidence = { offerId: string; snapshotId: string; observedAt: Date; field: string };

const valueColumns = sql`v.id, v.product_id, v.variant_id, v.attribute_id, v.locale, v.value, v.source_kind, v.offer_id,
  v.snapshot_id, v.snapshot_at, v.snapshot_field, v.confidence, v.updated_at`;

/** All values of each product, winners first, each with where it was read. */
export async function findValueRecords(db: Db, productIds: readonly string[]): Promise<ValueRecord[]> {
  const found = await readPrepared(
    db,
    sql<Omit<ValueRecord, 'source'> & { [Name in keyof ValueEvidence]: ValueEvidence[Name] | null }>`
    select v.id, v.product_id as "productId", v.is_winner as "isWinner", v.variant_id as "variantId",
      v.attribute_id as "attributeId", v.locale, v.value, coalesce(vb.name, ${categoryName('vc')}) as "referredName",
      m.address_id as "pictureAddressId",
      v.source_kind as "sourceKind", v.confidence, v.is_locked as "isLocked", v.reason, v.updated_at as "updatedAt",
      v.offer_id as "offerId", v.snapshot_id as "snapshotId", v.snapshot_at as "observedAt", v.snapshot_field as field
    from (
      select ${valueColumns}, true as is_winner, v.is_locked, '' as reason from product_value v
        where v.product_id = ${anyOf(productIds)} and v.channel_id is null
      union all
      select ${valueColumns}, false, false, v.reason from product_value_alternative v
        where v.product_id = ${anyOf(productIds)} and v.channel_id is null) v
      join attribute a on a.id = v.attribute_id
      left join brand vb on vb.id = case when a.type = 'brand' then (v.value #>> '{}')::uuid end
      left join category vc on vc.id = case when a.type = 'category' then (v.value #>> '{}')::uuid end
      left join media m on m.id = case when a.type = 'media' then (v.value #>> '{}')::uuid end
    order by v.is_winner desc, a.position, v.locale, v.confidence desc, v.id`,
  );
  return found.map(({ offerId, snapshotId, observedAt, field, ...value }) => {
    const isRead = offerId !== null && snapshotId !== null && observedAt !== null;
    return { ...value, source: isRead ? { offerId, snapshotId, observedAt, field: field ?? '' } : null };
  });
}
