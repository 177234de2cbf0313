import { standardTaxClass } from '@quarry/contracts/taxes';
import { type RawBuilder, sql } from 'kysely';
import { setTaxClass } from '../products/index.ts';
import { rateInForce } from '../taxes/index.ts';

/** What a listing comes to at a moment, with what checks of its row found. Aliases and additions are those of `stateBeforeChecks`. */
export function listingState(now: Date): RawBuilder<unknown> {
  return stateWith(
    now,
    sql`exists (select from channel_issue i
      where i.channel_id = c.id and i.listing_id = l.id and i.severity = 'error' and i.resolved_at is null)`,
  );
}

/**
 * What a listing comes to by what people said of it: anyone who makes its row asks this, else an issue would keep itself open.
 * Aliases that must stand before it: channel `c`, its shop `s`, variant
 * `v`, its product `p`, and `l`, what is said of the variant on the channel, all null where nobody said anything. It adds the own offer
 * `o`, the price `e`, the reasons `h`, and the state `st`.
 */
export function stateBeforeChecks(now: Date): RawBuilder<unknown> {
  return stateWith(now, sql`false`);
}

/**
 * Whether a listing is on its channel at a moment, comes there, or would but for what refuses it: its state is not `OFF`. Aliases are
 * `c`, `p` and `l`, as above; no price and no offer is read for it.
 */
export function isMeantToSell(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(l.published is true and (l.unpublish_at is null or l.unpublish_at > ${now}::timestamptz)
    and c.status <> 'ARCHIVED' and p.deleted_at is null and p.status <> 'ARCHIVED')`;
}

function stateWith(now: Date, hasErrors: RawBuilder<unknown>): RawBuilder<unknown> {
  const at = sql`${now}::timestamptz`;
  return sql`
    left join lateral (
      select o.id, o.price_minor, o.list_price_minor, o.currency, o.sku from offer o
      where o.variant_id = v.id and o.shop_id = c.shop_id and o.origin = 'own' and o.state <> 'expired' and not o.is_quarantined
      order by o.id = l.offer_id desc nulls last, (o.currency = c.currency and o.price_minor is not null) desc nulls last,
        o.first_seen_at, o.id limit 1) o on true
    cross join lateral (
      select case when l.price_minor is not null then 'LISTING' when o.currency = c.currency and o.price_minor is not null
        then 'OWN_OFFER' end as source) k
    cross join lateral (select k.source = 'OWN_OFFER' and s.prices_include_tax <> c.prices_with_tax as converts) x
    left join lateral (
      select coalesce(g.name, ${standardTaxClass}) as tax_class, (${at} at time zone s.time_zone)::date as day
      from (select 1) one left join lateral ${setTaxClass('p')} g on true where x.converts) d on true
    left join lateral ${taxRate} t on true
    cross join lateral (
      select k.source, case when x.converts then t.rate_ppm end as rate_ppm,
        case k.source when 'LISTING' then l.price_minor when 'OWN_OFFER' then ${converted('o.price_minor')} end as price,
        case k.source when 'LISTING' then l.list_price_minor when 'OWN_OFFER' then ${converted('o.list_price_minor')} end as list_price) e
    cross join lateral (
      select array_remove(array[
        case when l.published is not true then 'NOT_PUBLISHED' end,
        case when l.published and l.publish_at > ${at} then 'NOT_YET' end,
        case when l.published and l.unpublish_at <= ${at} then 'OVER' end,
        case when p.deleted_at is not null or p.status not in ('ACTIVE', 'UNLISTED') then 'PRODUCT_NOT_ACTIVE' end,
        case when c.status = 'DRAFT' then 'CHANNEL_DRAFT' end,
        case when c.status = 'ARCHIVED' then 'CHANNEL_ARCHIVED' end,
        case when k.source is null then 'NO_PRICE' when e.price is null then 'NO_TAX_RATE' end,
        case when l.published and ${hasErrors} then 'OPEN_ERRORS' end], null) as reasons) h
    cross join lateral (
      select case
        when not ${isMeantToSell(now)} then 'OFF'
        when 'NOT_YET' = any(h.reasons) then 'SCHEDULED'
        when cardinality(h.reasons) > 0 then 'REFUSED'
        else 'LISTED' end as state) st`;
}

/** An amount of the offer as the channel's prices are meant, by the rate `t`: rounded once, half away from zero; null without a rate. */
function converted(column: string): RawBuilder<unknown> {
  const amount = sql.raw(column);
  return sql`case when not x.converts then ${amount}
    when c.prices_with_tax then ${amount} + ${roundedShare(amount, sql`1000000`)}
    else ${amount} - ${roundedShare(amount, sql`(1000000 + t.rate_ppm)`)} end`;
}

/** As the kit of money counts it, in whole numbers: a quotient of `numeric` has few decimals where it is large. */
function roundedShare(amount: RawBuilder<unknown>, divisor: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`div(${amount}::numeric * t.rate_ppm * 2 + ${divisor}, ${divisor} * 2)::bigint`;
}

/** The rate that holds on the channel for the class of the product, today where the shop is. */
const taxRate = rateInForce({
  shopId: 'c.shop_id',
  country: 'c.country',
  region: 'null::text',
  taxClass: 'd.tax_class',
  day: 'd.day',
});
