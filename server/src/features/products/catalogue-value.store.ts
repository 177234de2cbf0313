import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { offerOrder } from './offer-order.ts';
import type { ValueReading } from './read-offer-values.ts';

/** Why a value is kept that was read where its kind is not proven: it takes no place by itself. */
export const notProven = 'not_proven';

/** Where a value stands: an attribute of a product or of one of its variants, in a locale. */
export type ValuePlace = { productId: string; variantId: string | null; attributeId: string; locale: string };

/** A row of `product_value`, or of its alternatives (`isWinner` false). */
export type ValueRow = {
  id: string;
  isWinner: boolean;
  variantId: string | null;
  attributeId: string;
  locale: string;
  value: unknown;
  sourceKind: string;
  proposalId: string | null;
  offerId: string | null;
  shopId: string | null;
  /** That of its offer: the earlier of two that are as good. */
  order?: string | null;
  snapshotId: string | null;
  snapshotAt: Date | null;
  snapshotField: string | null;
  reading?: ValueReading | null;
  confidence: number;
  isLocked: boolean;
  reason: string;
};

/** All values of a product without a channel, winners and losers. */
export async function findValues(tx: Tx, productId: string): Promise<ValueRow[]> {
  return (await findValuesOf(tx, [productId])).get(productId) ?? [];
}

/** All values of these products without a channel, winners and losers; of some attributes alone where these are given. */
export async function findValuesOf(
  tx: Tx,
  productIds: readonly string[],
  attributeIds?: readonly string[],
): Promise<ReadonlyMap<string, ValueRow[]>> {
  if (productIds.length === 0 || attributeIds?.length === 0) return new Map();
  const ofAttributes = attributeIds ? sql`v.attribute_id = any(${attributeIds}::uuid[])` : sql`true`;
  const isMeant = sql`v.product_id = any(${productIds}::uuid[]) and v.channel_id is null and ${ofAttributes}`;
  const columns = sql`v.id, v.product_id as "productId", v.variant_id as "variantId", v.attribute_id as "attributeId", v.locale, v.value,
    v.source_kind as "sourceKind", v.proposal_id as "proposalId", v.offer_id as "offerId", v.snapshot_id as "snapshotId",
    v.snapshot_at as "snapshotAt", v.snapshot_field as "snapshotField", v.reading, v.confidence`;
  // Of values that are as good the one of the offer that was seen first counts: by the day, its shop and its key there.
  const found = await sql<ValueRow & { productId: string }>`
    select r.*, o.shop_id as "shopId", ${offerOrder} as "order" from (
      select true as "isWinner", ${columns}, v.is_locked as "isLocked", '' as reason from product_value v where ${isMeant}
      union all select false, ${columns}, false, v.reason from product_value_alternative v where ${isMeant}) r
      left join offer o on o.id = r."offerId" left join shop s on s.id = o.shop_id
    order by "order"`.execute(tx);
  const rows = new Map<string, ValueRow[]>();
  for (const { productId, ...row } of found.rows) rows.set(productId, [...(rows.get(productId) ?? []), row]);
  return rows;
}

/** A value that holds, as anyone who reads it for many products takes it. */
export type HeldValue = Pick<ValueRow, 'variantId' | 'attributeId' | 'locale' | 'value' | 'sourceKind' | 'isLocked'> & {
  productId: string;
  version: number;
};

/** The values of these attributes that hold for these products without a channel. */
export async function findHeldValues(
  tx: Tx,
  productIds: readonly string[],
  attributeIds: readonly string[],
): Promise<HeldValue[]> {
  if (productIds.length === 0 || attributeIds.length === 0) return [];
  const found =
    await sql<HeldValue>`select product_id as "productId", variant_id as "variantId", attribute_id as "attributeId",
      locale, value, source_kind as "sourceKind", is_locked as "isLocked", version
    from product_value where product_id = any(${productIds}::uuid[]) and channel_id is null
      and attribute_id = any(${attributeIds}::uuid[])`.execute(tx);
  return found.rows;
}

/** How often the value that holds at a place was written, and when last; none of an attribute in the bin does. */
export async function findValueVersion(
  tx: Tx,
  { productId, variantId, attributeId, locale }: ValuePlace,
): Promise<{ version: number; updatedAt: Date } | undefined> {
  const found = await sql<{ version: number; updatedAt: Date }>`
    select version, updated_at as "updatedAt" from product_value where product_id = ${productId} and attribute_id = ${attributeId} and locale = ${locale}
      and variant_id is not distinct from ${variantId}::uuid and channel_id is null
      and exists (select from attribute a where a.id = ${attributeId} and a.deleted_at is null)`.execute(tx);
  return found.rows[0];
}

/** How often each of these values that hold was written, by their ids. */
export async function findValueVersions(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const found = await sql<{ id: string; version: number }>`
    select id, version from product_value where id = any(${ids}::uuid[])`.execute(tx);
  return new Map(found.rows.map(({ id, version }) => [id, version]));
}

export type WritableValue = Omit<ValueRow, 'isWinner' | 'shopId' | 'order'>;
/** A value and the product it belongs to. */
export type PlacedValue = WritableValue & { productId: string };

const recordset = sql`(id uuid, "productId" uuid, "variantId" uuid, "attributeId" uuid, locale text, value jsonb, "sourceKind" text, "proposalId" uuid,
  "offerId" uuid, "snapshotId" uuid, "snapshotAt" timestamptz, "snapshotField" text, reading jsonb, confidence real, "isLocked" boolean, reason text)`;

/** Makes these values of one product the winners of their attribute and locale. */
export function putWinners(tx: Tx, productId: string, values: readonly WritableValue[], now: Date): Promise<void> {
  return putWinnersOf(tx, placedAt(productId, values), now);
}

/** Makes these values the winners of their places. The version rises when another value or another source holds. */
export async function putWinnersOf(tx: Tx, values: readonly PlacedValue[], now: Date): Promise<void> {
  if (values.length === 0) return;
  await sql`
    insert into product_value (id, product_id, variant_id, attribute_id, locale, value, source_kind, proposal_id, offer_id, snapshot_id, snapshot_at,
      snapshot_field, reading, confidence, is_locked, created_at, updated_at)
    select r.id, r."productId", r."variantId", r."attributeId", r.locale, r.value, r."sourceKind", r."proposalId", r."offerId", r."snapshotId", r."snapshotAt",
      r."snapshotField", r.reading, r.confidence, coalesce(r."isLocked", false), ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as r ${recordset}
    on conflict (product_id, variant_id, attribute_id, channel_id, locale) do update set value = excluded.value, source_kind = excluded.source_kind,
      proposal_id = excluded.proposal_id, offer_id = excluded.offer_id, snapshot_id = excluded.snapshot_id, snapshot_at = excluded.snapshot_at,
      snapshot_field = excluded.snapshot_field, reading = excluded.reading, confidence = excluded.confidence, is_locked = excluded.is_locked, updated_at = excluded.updated_at,
      version = product_value.version + case when (product_value.value, product_value.source_kind, product_value.offer_id, product_value.is_locked)
        is distinct from (excluded.value, excluded.source_kind, excluded.offer_id, excluded.is_locked) then 1 else 0 end`.execute(
    tx,
  );
}

/** Keeps these values of one product beside the winners. */
export function putAlternatives(tx: Tx, productId: string, values: readonly WritableValue[], now: Date): Promise<void> {
  return putAlternativesOf(tx, placedAt(productId, values), now);
}

/** Values with the product they belong to. */
export function placedAt(productId: string, values: readonly WritableValue[]): PlacedValue[] {
  return values.map((value) => ({ ...value, productId }));
}

/** Keeps these values beside the winners, with the reason why they lost; `created_at` says since when the source states the value. */
export async function putAlternativesOf(tx: Tx, values: readonly PlacedValue[], now: Date): Promise<void> {
  if (values.length === 0) return;
  await sql`
    insert into product_value_alternative (id, product_id, variant_id, attribute_id, locale, value, source_kind, proposal_id, offer_id, snapshot_id,
      snapshot_at, snapshot_field, reading, confidence, reason, created_at, updated_at)
    select r.id, r."productId", r."variantId", r."attributeId", r.locale, r.value, r."sourceKind", r."proposalId", r."offerId", r."snapshotId", r."snapshotAt",
      r."snapshotField", r.reading, r.confidence, r.reason, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as r ${recordset}
    on conflict (product_id, variant_id, attribute_id, channel_id, locale, source_kind, offer_id) do update set value = excluded.value,
      proposal_id = excluded.proposal_id, snapshot_id = excluded.snapshot_id, snapshot_at = excluded.snapshot_at, snapshot_field = excluded.snapshot_field, reading = excluded.reading,
      created_at = case when product_value_alternative.value = excluded.value then product_value_alternative.created_at else excluded.created_at end,
      confidence = excluded.confidence, reason = excluded.reason, updated_at = excluded.updated_at`.execute(tx);
}

export async function deleteWinners(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await sql`delete from product_value where id = any(${ids}::uuid[])`.execute(tx);
}

export async function deleteAlternatives(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await sql`delete from product_value_alternative where id = any(${ids}::uuid[])`.execute(tx);
}
