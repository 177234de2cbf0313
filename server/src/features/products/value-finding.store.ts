import type { Wording } from '@quarry/contracts/wording';
import { type RawBuilder, sql } from 'kysely';
import { type Db, readPrepared, type Tx } from '../../platform/db/index.ts';
import type { ValueEvidence } from './product-detail.store.ts';

/** A text of an offer at the place whose attribute cannot hold it, with the reason and where it was read. */
export type PlacedFinding = {
  id: string;
  productId: string;
  variantId: string | null;
  attributeId: string;
  locale: string;
  raw: string;
  property: string | null;
  reason: Wording;
  offerId: string;
  snapshotId: string;
  snapshotAt: Date;
  snapshotField: string;
};

const recordset = sql`(id uuid, "productId" uuid, "variantId" uuid, "attributeId" uuid, locale text, raw text, property text, reason jsonb,
  "offerId" uuid, "snapshotId" uuid, "snapshotAt" timestamptz, "snapshotField" text)`;

/** Makes these the findings of offers about attributes: what they said before and no longer say goes. One statement for all. */
export async function replaceFindings(
  tx: Tx,
  { offerIds, attributeIds }: { offerIds: readonly string[]; attributeIds: readonly string[] },
  findings: readonly PlacedFinding[],
  now: Date,
): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(findings)}::jsonb) as r ${recordset}`;
  await sql`
    with gone as (delete from value_finding f where f.offer_id = any(${offerIds}::uuid[]) and f.attribute_id = any(${attributeIds}::uuid[])
      and not exists (select from ${given} where r."offerId" = f.offer_id and r."productId" = f.product_id and r."attributeId" = f.attribute_id
        and r."variantId" is not distinct from f.variant_id and r.locale = f.locale))
    insert into value_finding (id, product_id, variant_id, attribute_id, locale, raw, property, reason, offer_id, snapshot_id, snapshot_at,
      snapshot_field, created_at, updated_at)
    select r.id, r."productId", r."variantId", r."attributeId", r.locale, r.raw, r.property, r.reason, r."offerId", r."snapshotId", r."snapshotAt",
      r."snapshotField", ${now}, ${now} from ${given}
    on conflict (product_id, variant_id, attribute_id, locale, offer_id) do update set raw = excluded.raw, property = excluded.property,
      reason = excluded.reason, snapshot_id = excluded.snapshot_id, snapshot_at = excluded.snapshot_at,
      snapshot_field = excluded.snapshot_field, updated_at = excluded.updated_at`.execute(tx);
}

/** Takes the findings of an offer off a product that it left. */
export async function deleteFindingsOf(
  tx: Tx,
  { productId, offerId }: { productId: string; offerId: string },
): Promise<void> {
  await sql`delete from value_finding where offer_id = ${offerId} and product_id = ${productId}`.execute(tx);
}

/** The next offers with findings about an attribute, in the order of their ids. */
export async function findOffersWithFindings(
  tx: Tx,
  attributeId: string,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select distinct offer_id as id from value_finding where attribute_id = ${attributeId}
      and (${after}::uuid is null or offer_id > ${after}::uuid)
    order by 1 limit ${limit}`.execute(tx);
  return found.rows.map(({ id }) => id);
}

/** That a finding `f` waits for somebody: its attribute is there, and no value set by hand stands in its place. */
const isOpen = sql`exists (select from attribute a where a.id = f.attribute_id and a.deleted_at is null)
  and not exists (select from product_value v where v.product_id = f.product_id and v.attribute_id = f.attribute_id
    and v.variant_id is not distinct from f.variant_id and v.locale = f.locale and v.channel_id is null and v.source_kind = 'manual')`;

/** The products with open findings, about these attributes alone where they are given. */
export function productsWithFindings(attributeIds?: readonly string[]): RawBuilder<unknown> {
  const ofAttributes = attributeIds ? sql`f.attribute_id = any(${attributeIds}::uuid[])` : sql`true`;
  return sql`(select f.product_id from value_finding f where ${ofAttributes} and ${isOpen})`;
}

/** Which products have open findings about which of these attributes, each pair once: a table to select from. */
export function productsByFinding(attributeIds: readonly string[]): RawBuilder<unknown> {
  return sql`(select distinct f.attribute_id, f.product_id from value_finding f where f.attribute_id = any(${attributeIds}::uuid[]) and ${isOpen})`;
}

/** An open finding with the way back to the field it was read from. */
export type FindingRecord = Pick<
  PlacedFinding,
  'id' | 'productId' | 'variantId' | 'attributeId' | 'locale' | 'raw' | 'property'
> & { reason: unknown; updatedAt: Date; source: ValueEvidence };

/** More findings of one product are not shown at once. */
const mostOfProduct = 100;

/** The open findings of each product by attribute, at most 100 of each. */
export async function findFindings(db: Db, productIds: readonly string[]): Promise<FindingRecord[]> {
  const found = await readPrepared(
    db,
    sql<Omit<FindingRecord, 'source'> & ValueEvidence>`
    select f.* from unnest(${productIds}::uuid[]) as p (id) cross join lateral (
      select f.id, f.product_id as "productId", f.variant_id as "variantId", f.attribute_id as "attributeId", f.locale, f.raw, f.property, f.reason,
        f.updated_at as "updatedAt", f.offer_id as "offerId", f.snapshot_id as "snapshotId", f.snapshot_at as "observedAt",
        f.snapshot_field as field, o.position
      from value_finding f join attribute o on o.id = f.attribute_id where f.product_id = p.id and ${isOpen}
      order by o.position, f.attribute_id, f.id limit ${sql.lit(mostOfProduct)}) f
    order by f.position, f."attributeId", f.id`,
  );
  return found.map(({ offerId, snapshotId, observedAt, field, ...finding }) => ({
    ...finding,
    source: { offerId, snapshotId, observedAt, field },
  }));
}
