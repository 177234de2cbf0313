import type { PriceValue } from '@quarry/contracts/offers';
import { standardTaxClass } from '@quarry/contracts/taxes';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { stateBeforeChecks } from '../channels/index.ts';
import { findSalePrices, type SalePrice } from '../discounts/index.ts';
import { setTaxClass } from '../products/index.ts';
import { rateInForce } from '../taxes/index.ts';

/** All that the catalogue says of a listing, read at once. */
export type RowInput = {
  listingId: string;
  externalId: string;
  productId: string;
  variantId: string;
  state: 'OFF' | 'SCHEDULED' | 'LISTED' | 'REFUSED';
  reasons: string[];
  publishAt: Date | null;
  unpublishAt: Date | null;
  price: number | null;
  listPrice: number | null;
  priceSource: 'LISTING' | 'OWN_OFFER' | null;
  offerId: string | null;
  productName: string;
  productDescription: string | null;
  variantCount: number;
  variantName: string;
  brandId: string | null;
  brandName: string | null;
  categoryId: string | null;
  categoryName: string | null;
  categoryPath: string | null;
  /** What the category is linked to, by the code of the taxonomy: `google`. */
  taxonomyIds: Readonly<Record<string, string>> | null;
  offerUrl: string | null;
  offerSku: string | null;
  offerPrice: number | null;
  offerCurrency: string | null;
  offerAvailability: string | null;
  offerCondition: string | null;
  channelName: string;
  country: string | null;
  currency: string | null;
  locale: string | null;
  taxRatePpm: number | null;
  identifiers: { id: string; kind: string; display: string }[];
  attributes: { id: string; code: string; type: string; value: unknown }[];
  media: { id: string; sourceUrl: string | null; addressId: string }[];
  shopId: string;
  shopCurrency: string | null;
  timeZone: string;
  pricesIncludeTax: boolean;
  pricesWithTax: boolean;
  /** What a page of the shop showed when it was last read; null where none was. */
  onPage: { offerId: string; price: PriceValue; seenAt: string; snapshotId: string; snapshotAt: string } | null;
  /** By the best discount that runs on the channel. */
  sale: SalePrice | null;
};

/**
 * What the rows of these variants on a channel are made of, in a fixed number of statements; variants that were never put there are missing. Anyone who
 * asks knows that the actor may see the channel.
 */
export async function findRowInputs(
  db: Db | Tx,
  channelId: string,
  variantIds: readonly string[],
  now: Date,
): Promise<RowInput[]> {
  const { rows } = await sql<Omit<RowInput, 'sale'>>`
    select l.id as "listingId", l.external_id as "externalId", p.id as "productId", v.id as "variantId", st.state, h.reasons,
      l.publish_at as "publishAt", l.unpublish_at as "unpublishAt", e.price, e.list_price as "listPrice",
      e.source as "priceSource", o.id as "offerId",
      p.name as "productName", p.description as "productDescription", p.variant_count as "variantCount", v.name as "variantName",
      b.id as "brandId", b.name as "brandName", cat.id as "categoryId", coalesce(cat.names ->> c.locale, cat.name) as "categoryName",
      path.names as "categoryPath", (select jsonb_object_agg(lower(k.publisher), k.external_id) from category_taxonomy k
        where k.category_id = cat.id) as "taxonomyIds", coalesce(oo.url, page.url) as "offerUrl", oo.sku as "offerSku",
      oo.price_minor as "offerPrice", oo.currency as "offerCurrency", oo.availability as "offerAvailability",
      oo.condition as "offerCondition", c.name as "channelName", c.country, c.currency, c.locale, rt.rate_ppm as "taxRatePpm",
      coalesce(ids.said, '[]') as identifiers, coalesce(vals.said, '[]') as attributes, coalesce(pics.said, '[]') as media,
      s.id as "shopId", s.currency as "shopCurrency", s.time_zone as "timeZone", s.prices_include_tax as "pricesIncludeTax",
      c.prices_with_tax as "pricesWithTax", seen.said as "onPage"
    from listing l join channel c on c.id = l.channel_id join shop s on s.id = c.shop_id join variant v on v.id = l.variant_id
      join product p on p.id = v.product_id left join brand b on b.id = p.brand_id
      left join category cat on cat.id = p.category_id and cat.deleted_at is null
      ${stateBeforeChecks(now)}
      left join offer oo on oo.id = o.id
      left join lateral ${shopPage} page on true
      left join lateral ${pagePrice} seen on true
      cross join lateral (select array[c.locale, split_part(c.locale, '-', 1)] || c.fallback_locales as tried) loc
      left join lateral ${pathOf} path on true
      left join lateral (
        select coalesce(g.name, ${standardTaxClass}) as tax_class, (${now}::timestamptz at time zone s.time_zone)::date as day
        from (select 1) one left join lateral ${setTaxClass('p')} g on true) td on true
      left join lateral ${rate} rt on true
      left join lateral (
        select jsonb_agg(jsonb_build_object('id', i.id, 'kind', i.kind, 'display', i.display) order by i.kind) as said from (
          select distinct on (i.kind) i.id, i.kind, i.display from variant_identifier i
          where i.variant_id = v.id and i.status = 'valid' order by i.kind, i.created_at, i.id) i) ids on true
      left join lateral (
        select jsonb_agg(jsonb_build_object('id', a.id, 'code', a.code, 'type', a.type, 'value', a.value) order by a.code) as said from (
          select distinct on (a.code) w.id, a.code, a.type, case when a.type not in ('option', 'options') then w.value
            when a.type = 'options' then to_jsonb(option_labels(w.value, loc.tried)) else to_jsonb((option_labels(w.value, loc.tried))[1]) end as value
          from product_value w join attribute a on a.id = w.attribute_id
          where w.product_id = p.id and (w.variant_id is null or w.variant_id = v.id)
            and (w.channel_id is null or w.channel_id = c.id) and (w.locale = '' or w.locale = any(loc.tried))
            and a.type not in ('brand', 'category', 'media', 'product') and a.deleted_at is null
          order by a.code, w.channel_id nulls last, w.variant_id nulls last, array_position(loc.tried, w.locale) nulls last, w.id) a) vals on true
      left join lateral (
        select jsonb_agg(jsonb_build_object('id', m.id, 'sourceUrl', m.source_url, 'addressId', m.address_id)
          order by pm.source_kind = 'offer', pm.variant_id nulls last, pm.position, m.id) as said
        from product_media pm join media m on m.id = pm.media_id
        where pm.product_id = p.id and (pm.variant_id is null or pm.variant_id = v.id) and m.state <> 'failed'
          and ${isOwnPicture}) pics on true
    where l.channel_id = ${channelId} and l.variant_id = any(${variantIds}::uuid[]) and l.merged_into is null
      and l.external_id is not null
    order by l.external_id`.execute(db);
  const [{ shopId, currency } = { shopId: '', currency: null }] = rows;
  if (currency === null) return rows.map((row) => ({ ...row, sale: null }));
  const priced = rows.flatMap(({ variantId, price }) => (price === null ? [] : [{ variantId, unitMinor: price }]));
  const sales = await findSalePrices(db, { id: channelId, shopId, currency }, priced, now);
  return rows.map((row) => ({ ...row, sale: sales.get(row.variantId) ?? null }));
}

/** What people gave comes first, then what offers of the shop show. A picture of another shop is not this one's to send. */
const isOwnPicture: RawBuilder<unknown> = sql`(
  pm.source_kind <> 'offer' or exists (select from offer po where po.id = pm.offer_id and po.shop_id = c.shop_id))`;

/** Where the shop shows the product, for an own offer that people typed without an address: the variant itself before others of it. */
const shopPage: RawBuilder<unknown> = sql`(
  select u.url from variant w join offer u on u.variant_id = w.id
  where oo.url is null and w.product_id = p.id and u.shop_id = c.shop_id and u.url is not null and u.state <> 'expired'
    and not u.is_quarantined
  order by w.id = v.id desc, u.first_seen_at, u.id limit 1)`;

/** The price that a page states by itself: people of the shop may have stated another one of the same offer. */
const pagePrice: RawBuilder<unknown> = sql`(
  select jsonb_build_object('offerId', u.id, 'price', n.fields -> 'price' -> 'value', 'seenAt', r.last_seen_at,
    'snapshotId', n.id, 'snapshotAt', n.observed_at) as said
  from offer u join offer_standing r on r.offer_id = u.id and r.page_id is not null
    join offer_snapshot n on n.id = r.snapshot_id and n.observed_at = r.snapshot_at
  where u.variant_id = v.id and u.shop_id = c.shop_id and u.state = 'active' and not u.is_quarantined and n.fields ? 'price'
  order by r.last_seen_at desc, u.id limit 1)`;

/** From the root of the tree down, in the language of the channel. */
const pathOf: RawBuilder<unknown> = sql`(
  with recursive way as (
    select cat.id, cat.parent_id, coalesce(cat.names ->> c.locale, cat.name) as name, 0 as depth
    union all select above.id, above.parent_id, coalesce(above.names ->> c.locale, above.name), depth + 1
    from category above join way w on above.id = w.parent_id where depth < 32)
  select string_agg(way.name, ' > ' order by depth desc) as names from way where way.id is not null)`;

const rate = rateInForce({
  shopId: 'c.shop_id',
  country: 'c.country',
  region: 'null::text',
  taxClass: 'td.tax_class',
  day: 'td.day',
});
