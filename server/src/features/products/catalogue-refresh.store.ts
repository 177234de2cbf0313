import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { findNamesDownTo } from '../categories/index.ts';
import { searchTextOf } from './catalogue.ts';
import { refreshCompleteness } from './completeness.store.ts';
import { identifiersOfVariant } from './identifiers-of-variant.ts';

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

/** A product as search reads it, whether it is stored so already or not. */
export type SearchedProduct = { id: string; name: string; brandId: string | null; categoryId: string | null };

/** The search texts of products: of the names in all languages, brand, identifiers, the texts of the variants, and the category. */
export async function findSearchTexts(tx: Tx, products: readonly SearchedProduct[]): Promise<SearchText[]> {
  if (products.length === 0) return [];
  return searchTextsOf(
    tx,
    sql`jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as p (id uuid, name text, "brandId" uuid, "categoryId" uuid)
      left join brand b on b.id = p."brandId"`,
    sql`p."categoryId"`,
  );
}

export type SearchText = { productId: string; searchText: string };

/** `products` selects p with id and name, and b with the name of the brand; `categoryId` is the category of p. */
async function searchTextsOf(
  tx: Tx,
  products: RawBuilder<unknown>,
  categoryId: RawBuilder<unknown>,
): Promise<SearchText[]> {
  const found = await sql<{
    id: string;
    name: string;
    names: string | null;
    brand: string | null;
    identifiers: string | null;
    variants: string | null;
    categoryId: string | null;
  }>`
    select p.id, p.name, b.name as brand, ${categoryId} as "categoryId",
      (select string_agg(n.value #>> '{}', ' ' order by n.locale) from product_value n join attribute a on a.id = n.attribute_id
        where n.product_id = p.id and a.code = 'name') as names,
      -- People leave out what only parts a number: blanks and hyphens.
      (select string_agg(concat_ws(' ', i.display, case when i.kind <> 'gtin' then i.value end), ' ' order by i.display) from variant v ${identifiersOfVariant}
        where v.product_id = p.id) as identifiers,
      (select string_agg(v.name, ' ' order by v.position) from variant v where v.product_id = p.id) as variants
    from ${products}`.execute(tx);
  const categories = await findNamesDownTo(
    tx,
    found.rows.flatMap((product) => product.categoryId ?? []),
  );
  return found.rows.map(({ id, name, names, brand, identifiers, variants, categoryId: category }) => ({
    productId: id,
    // What is said of many products comes last: a text that grows too long is cut there.
    searchText: searchTextOf([name, brand, identifiers, variants, names, ...(categories.get(category ?? '') ?? [])]),
  }));
}

/** Stores the search texts; words not seen before join those that a misspelt word is corrected by. */
export async function putSearchTexts(tx: Tx, texts: readonly SearchText[]): Promise<void> {
  await sql`update product p set search_text = r."searchText"
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as r ("productId" uuid, "searchText" text)
    where p.id = r."productId" and p.search_text <> r."searchText"`.execute(tx);
  await putSearchWords(tx, texts);
}

/** The words of search texts, for a misspelt word to be corrected by. */
export async function putSearchWords(tx: Tx, texts: readonly SearchText[]): Promise<void> {
  const words = new Set(texts.flatMap(({ searchText }) => searchText.match(/[\p{L}\p{N}]{3,40}/gu) ?? []));
  if (words.size === 0) return;
  await sql`insert into product_search_word (word) select unnest(${[...words].toSorted()}::text[]) on conflict (word) do nothing`.execute(
    tx,
  );
}

/** Brings the search texts of these products up to date. */
export async function refreshSearchTexts(tx: Tx, productIds: readonly string[]): Promise<void> {
  const texts = await searchTextsOf(
    tx,
    sql`product p left join brand b on b.id = p.brand_id where p.id = any(${productIds}::uuid[])`,
    sql`p.category_id`,
  );
  await putSearchTexts(tx, texts);
}
