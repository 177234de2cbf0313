import { printGtin } from '@quarry/contracts/gtin';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { valueWords } from '../attributes/index.ts';
import { attributeName, offerOrder, type ValuePlace } from '../products/index.ts';

/** A value that a live offer states beside the one that holds. */
export type RivalValue = ValuePlace & {
  label: string;
  isBasic: boolean;
  value: unknown;
  text: string;
  offerId: string;
  shopId: string;
  shopName: string;
  snapshotId: string;
  snapshotAt: Date;
  confidence: number;
  currentValue: unknown;
  currentText: string;
  /** The version of the value that holds; a later one means that somebody or something changed it. */
  currentVersion: number;
  currentShopId: string | null;
  isByHand: boolean;
  isLocked: boolean;
  /** Whether the offer began to say so after the present value was written. */
  isNews: boolean;
};

const textOf = (value: 'a' | 'w') =>
  sql`coalesce(case when t.type = 'brand' then (select b.name from brand b where b.id::text = ${sql.ref(value)}.value #>> '{}')
    when t.type = 'category' then (select c.name from category c where c.id::text = ${sql.ref(value)}.value #>> '{}') end, ${valueWords('t.type', `${value}.value`)})`;

/** What live offers state beside the values of these products; pictures, which only add to each other, are left out. */
export async function findRivalValues(tx: Tx, productIds: readonly string[]): Promise<RivalValue[]> {
  const found = await sql<RivalValue & { code: string }>`
    select a.product_id as "productId", a.variant_id as "variantId", a.attribute_id as "attributeId", a.locale,
      t.code, ${attributeName('t')} as label, t.is_basic as "isBasic", a.value, ${textOf('a')} as text, a.offer_id as "offerId", s.id as "shopId",
      s.name as "shopName", a.snapshot_id as "snapshotId", a.snapshot_at as "snapshotAt", a.confidence, w.value as "currentValue",
      ${textOf('w')} as "currentText", w.version as "currentVersion", h.shop_id as "currentShopId", w.source_kind = 'manual' as "isByHand",
      w.is_locked as "isLocked", a.created_at > w.updated_at as "isNews"
    from product_value_alternative a
      join product_value w on w.product_id = a.product_id and w.variant_id is not distinct from a.variant_id and w.attribute_id = a.attribute_id
        and w.locale = a.locale and w.channel_id is null
      join attribute t on t.id = a.attribute_id and t.type <> 'media' and t.deleted_at is null
      join offer o on o.id = a.offer_id and o.state = 'active' join shop s on s.id = o.shop_id
      left join offer h on h.id = w.offer_id
    where a.product_id = any(${productIds}::uuid[]) and a.channel_id is null and a.source_kind = 'offer' and a.snapshot_id is not null
    order by a.confidence desc, ${offerOrder}`.execute(tx);
  return found.rows.map(({ code, text, currentText, ...rival }) => {
    const shown = code === 'gtin' ? printGtin : (said: string) => said;
    return { ...rival, text: shown(text), currentText: shown(currentText) };
  });
}
