import type { RawOffer } from '@quarry/contracts';
import { mergeReadings } from '@quarry/extraction/merge';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { offerOrder, type SourceOffer } from '../products/index.ts';
import { fieldSnapshotsOf, findReadings, type OfferReading } from './reading.store.ts';

const brandOfOffer = sql`coalesce(
  (select b.name from brand b where b.name_key = o.brand_key and b.redirect_to is null),
  (select b.name from brand_alias a join brand b on b.id = a.brand_id where a.alias_key = o.brand_key),
  o.brand_text)`;

const fieldOfShelf = sql`case h.kind when 'BREADCRUMB' then 'breadcrumb' else 'category' end`;

/** What people said of the shop's names of properties; null where they said nothing. */
const decidedNames = sql`(select jsonb_object_agg(pn.text_key, case when pn.state = 'ACCEPTED' then pn.attribute_id end)
  from property_name pn where pn.shop_id = o.shop_id and pn.state <> 'OPEN')`;

/** Offers with what their shop says of them; those of which nothing was read, or only by a replay that was taken back, are left out. */
export async function findSourceOffers(db: Db | Tx, ids: readonly string[]): Promise<Map<string, SourceOffer>> {
  const found = await sql<SourceOffer & { isShared: boolean; fields: RawOffer }>`
    select o.id, ${offerOrder} as "order", o.shop_id as "shopId", s.is_marketplace as "isMarketplace", o.seller, split_part(s.locale, '-', 1) as language,
      o.product_id as "productId", o.variant_id as "variantId", o.match_state as "matchState", o.is_quarantined as "isQuarantined",
      o.state = 'active' as "isLive", o.is_shared as "isShared", o.title, o.first_seen_at as "firstSeenAt", ${brandOfOffer} as "brandName",
      case when o.is_gtin_usable then o.gtin14 end as "gtin14", n.id as "snapshotId", n.observed_at as "snapshotAt", n.fields,
      case when c.id is not null then json_build_object('id', c.id, 'field', ${fieldOfShelf}) end as category, ${decidedNames} as properties
    from offer o join shop s on s.id = o.shop_id
      left join shelf h on h.id = o.shelf_id and h.state = 'ACCEPTED' left join category c on c.id = h.category_id and c.deleted_at is null
      join offer_snapshot n on n.id = o.current_snapshot_id and n.observed_at = o.current_snapshot_at
    where o.id = any(${ids}::uuid[]) and o.taken_back_run_id is null`.execute(db);
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
      lateral (select o.id, ${offerOrder} as place from offer o join shop s on s.id = o.shop_id
        where o.variant_id = v.id and o.current_snapshot_id is not null order by place limit ${each}) l
    order by v.id, l.place`.execute(db);
  return found.rows;
}

const offersThatGiveKeys = 20;

/** The first offers that hang on a variant. */
export async function linkedSources(tx: Tx, variantId: string): Promise<SourceOffer[]> {
  const linked = await linkedOfferIds(tx, [variantId], offersThatGiveKeys);
  const sources = await findSourceOffers(
    tx,
    linked.map(({ offerId }) => offerId),
  );
  return [...sources.values()];
}
