import { type RawBuilder, sql } from 'kysely';
import type { ReadEvent } from '../../platform/events/index.ts';

/** Whose events say that listings may be others. */
export type Marked = 'product' | 'offer' | 'brand' | 'category' | 'shop' | 'channel' | 'listing';

const marksOf: Readonly<Record<string, Marked>> = {
  product_changed: 'product',
  offer_changed: 'offer',
  price_changed: 'offer',
  brand_changed: 'brand',
  category_changed: 'category',
  shop_changed: 'shop',
  channel_changed: 'channel',
  listing_changed: 'listing',
  tax_rate_changed: 'shop',
};

/** Topics of what listings and rows of feeds are made of. */
export const topicsOfListings: string[] = Object.keys(marksOf);

/** The records that events are about, by kind. */
export function markedBy(events: readonly ReadEvent[]): [Marked, string[]][] {
  return [...Map.groupBy(events, ({ topic }) => marksOf[topic])].flatMap(([kind, some]): [Marked, string[]][] =>
    kind === undefined ? [] : [[kind, [...new Set(some.flatMap(recordOf))]]],
  );
}

/** A tax rate holds for all of its shop. */
function recordOf({ topic, aggregateId, shopId }: ReadEvent): string[] {
  if (topic !== 'tax_rate_changed') return [aggregateId];
  return shopId === null ? [] : [shopId];
}

/** From the records of `w (id)` to their listings `l`. */
export const listingsBehind: Readonly<Record<Marked, RawBuilder<unknown>>> = {
  product: sql`from w join variant v on v.product_id = w.id join listing l on l.variant_id = v.id`,
  offer: sql`from w join offer o on o.id = w.id join listing l on l.variant_id = o.variant_id and l.shop_id = o.shop_id`,
  brand: sql`from w join product p on p.brand_id = w.id join variant v on v.product_id = p.id join listing l on l.variant_id = v.id`,
  // What stands above a product is in its path, and may give it its tax class.
  category: sql`from (
      with recursive branch as (select id from w union select k.id from category k join branch b on k.parent_id = b.id)
      select id from branch) b
    join product p on p.category_id = b.id join variant v on v.product_id = p.id join listing l on l.variant_id = v.id`,
  shop: sql`from w join listing l on l.shop_id = w.id`,
  channel: sql`from w join listing l on l.channel_id = w.id`,
  listing: sql`from w join listing l on l.id = w.id`,
};
