import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/**
 * Brings the figures that a product stores for lists up to date: offers, shops, lowest price (observed, live, in the
 * installation's main currency), variants, completeness of the basics. Does not count as an edit of the product.
 */
export async function refreshFigures(tx: Tx, productIds: readonly string[], now: Date): Promise<void> {
  await sql`
    update product p set offer_count = f.offers, shop_count = f.shops, lowest_price_minor = f.lowest, variant_count = f.variants,
      lowest_price_currency = case when f.lowest is not null then f.currency end
    from (
      select i.id, m.currency, count(o.id) as offers, count(distinct o.shop_id) as shops,
        min(o.price_minor) filter (where o.currency = m.currency and o.price_state = 'accepted') as lowest,
        (select count(*) from variant v where v.product_id = i.id) as variants
      from unnest(${productIds}::uuid[]) as i (id)
        cross join (select coalesce((select value #>> '{}' from installation_fact where key = 'main_currency'), 'EUR') as currency) m
        left join offer o on o.product_id = i.id and o.origin = 'observed' and o.state = 'active'
      group by i.id, m.currency) f
    where p.id = f.id and (p.offer_count, p.shop_count, p.lowest_price_minor, p.variant_count) is distinct from (f.offers, f.shops, f.lowest, f.variants)`.execute(
    tx,
  );
  await refreshCompleteness(tx, productIds, now);
  await refreshAssortment(tx, productIds);
}

async function refreshCompleteness(tx: Tx, productIds: readonly string[], now: Date): Promise<void> {
  await sql`
    with basic as (
      select i.id as product_id, a.code, a.position, exists (
        select 1 from product_value v where v.product_id = i.id and v.attribute_id = a.id and v.channel_id is null) as is_filled
      from unnest(${productIds}::uuid[]) as i (id) cross join attribute a where a.is_basic
    ), counted as (
      insert into completeness (product_id, required, filled, missing, updated_at)
      select product_id, count(*), count(*) filter (where is_filled),
        coalesce(array_agg(code order by position) filter (where not is_filled), '{}'), ${now}::timestamptz from basic group by product_id
      on conflict (product_id, channel_id) do update set required = excluded.required, filled = excluded.filled, missing = excluded.missing,
        updated_at = excluded.updated_at
      returning product_id, required, filled
    )
    update product p set completeness = round(100.0 * c.filled / greatest(1, c.required)) from counted c
    where p.id = c.product_id and p.completeness <> round(100.0 * c.filled / greatest(1, c.required))`.execute(tx);
}

/** The shops that sell a product, as the offers say. */
async function refreshAssortment(tx: Tx, productIds: readonly string[]): Promise<void> {
  await sql`
    with sold as (select distinct shop_id, product_id from offer where product_id = any(${productIds}::uuid[])),
      gone as (delete from shop_product p where p.product_id = any(${productIds}::uuid[])
        and not exists (select 1 from sold s where s.shop_id = p.shop_id and s.product_id = p.product_id))
    insert into shop_product (shop_id, product_id) select shop_id, product_id from sold on conflict do nothing`.execute(
    tx,
  );
}

/** What search reads of a product: its name, brand, identifiers, and the texts of its variants. */
export async function searchPartsOf(tx: Tx, productId: string): Promise<(string | null)[]> {
  const found = await sql<{ name: string; brand: string | null; identifiers: string | null; variants: string | null }>`
    select p.name, b.name as brand,
      (select string_agg(i.display, ' ' order by i.display) from variant v join variant_identifier i on i.variant_id = v.id where v.product_id = p.id) as identifiers,
      (select string_agg(v.name, ' ' order by v.position) from variant v where v.product_id = p.id) as variants
    from product p left join brand b on b.id = p.brand_id where p.id = ${productId}`.execute(tx);
  const row = found.rows[0];
  return row ? [row.name, row.brand, row.identifiers, row.variants] : [];
}

/** Stores the search text; words not seen before join those that a misspelt word is corrected by. */
export async function putSearchText(tx: Tx, productId: string, text: string): Promise<void> {
  await sql`update product set search_text = ${text} where id = ${productId} and search_text <> ${text}`.execute(tx);
  const words = [...new Set(text.match(/[\p{L}\p{N}]{3,40}/gu))].toSorted();
  if (words.length === 0) return;
  await sql`insert into product_search_word (word) select unnest(${words}::text[]) on conflict (word) do nothing`.execute(
    tx,
  );
}
