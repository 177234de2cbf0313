import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { searchTextOf } from './catalogue.ts';

/**
 * What offers say of products, as selections that the feature offers hands in. `figures` selects id, currency, offers, shops and lowest
 * of each product; `sold` selects shop_id and product_id.
 */
export type OfferFigures = { figures: RawBuilder<unknown>; sold: RawBuilder<unknown> };

/** Brings the figures that a product stores for lists up to date, its own and those of its offers. It is no edit of the product. */
export async function putFigures(
  tx: Tx,
  productIds: readonly string[],
  { figures, sold }: OfferFigures,
  now: Date,
): Promise<void> {
  await sql`
    update product p set offer_count = f.offers, shop_count = f.shops, lowest_price_minor = f.lowest, variant_count = f.variants,
      lowest_price_currency = case when f.lowest is not null then f.currency end
    from (select o.*, (select count(*) from variant v where v.product_id = o.id) as variants from (${figures}) o) f
    where p.id = f.id and (p.offer_count, p.shop_count, p.lowest_price_minor, p.variant_count) is distinct from (f.offers, f.shops, f.lowest, f.variants)`.execute(
    tx,
  );
  await refreshCompleteness(tx, productIds, now);
  await putAssortment(tx, productIds, sold);
}

/** Counts how many of the basics each product states. */
export async function refreshCompleteness(tx: Tx, productIds: readonly string[], now: Date): Promise<void> {
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
        updated_at = excluded.updated_at, failed_required = null, failure = null
      returning product_id, required, filled
    )
    update product p set completeness = round(100.0 * c.filled / greatest(1, c.required)) from counted c
    where p.id = c.product_id and p.completeness <> round(100.0 * c.filled / greatest(1, c.required))`.execute(tx);
}

/** Keeps which shops sell a product. */
async function putAssortment(tx: Tx, productIds: readonly string[], sold: RawBuilder<unknown>): Promise<void> {
  await sql`
    with sold as (${sold}),
      gone as (delete from shop_product p where p.product_id = any(${productIds}::uuid[])
        and not exists (select 1 from sold s where s.shop_id = p.shop_id and s.product_id = p.product_id))
    insert into shop_product (shop_id, product_id) select shop_id, product_id from sold on conflict do nothing`.execute(
    tx,
  );
}

/** What search reads of products: the names in all languages, brand, identifiers, and the texts of the variants. */
async function searchPartsOf(
  tx: Tx,
  productIds: readonly string[],
): Promise<{ productId: string; parts: (string | null)[] }[]> {
  const found = await sql<{
    id: string;
    name: string;
    names: string | null;
    brand: string | null;
    identifiers: string | null;
    variants: string | null;
  }>`
    select p.id, p.name, b.name as brand,
      (select string_agg(n.value #>> '{}', ' ' order by n.locale) from product_value n join attribute a on a.id = n.attribute_id
        where n.product_id = p.id and a.code = 'name') as names,
      (select string_agg(i.display, ' ' order by i.display) from variant v join variant_identifier i on i.variant_id = v.id where v.product_id = p.id) as identifiers,
      (select string_agg(v.name, ' ' order by v.position) from variant v where v.product_id = p.id) as variants
    from product p left join brand b on b.id = p.brand_id where p.id = any(${productIds}::uuid[])`.execute(tx);
  return found.rows.map(({ id, name, names, brand, identifiers, variants }) => ({
    productId: id,
    parts: [name, brand, identifiers, variants, names],
  }));
}

/** Stores the search texts; words not seen before join those that a misspelt word is corrected by. */
export async function putSearchTexts(
  tx: Tx,
  texts: readonly { productId: string; searchText: string }[],
): Promise<void> {
  await sql`update product p set search_text = r."searchText"
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as r ("productId" uuid, "searchText" text)
    where p.id = r."productId" and p.search_text <> r."searchText"`.execute(tx);
  const words = new Set(texts.flatMap(({ searchText }) => searchText.match(/[\p{L}\p{N}]{3,40}/gu) ?? []));
  if (words.size === 0) return;
  await sql`insert into product_search_word (word) select unnest(${[...words].toSorted()}::text[]) on conflict (word) do nothing`.execute(
    tx,
  );
}

/** Brings the search texts of these products up to date. */
export async function refreshSearchTexts(tx: Tx, productIds: readonly string[]): Promise<void> {
  const parts = await searchPartsOf(tx, productIds);
  await putSearchTexts(
    tx,
    parts.map((one) => ({ productId: one.productId, searchText: searchTextOf(one.parts) })),
  );
}
