import { printGtin } from '@quarry/contracts/gtin';
import { formatMinor } from '@quarry/contracts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { valueWords } from '../attributes/index.ts';
import { productSearch } from '../products/index.ts';
import type { CatalogueTexts } from './comparison.ts';

type CatalogueRow = {
  productId: string;
  name: string;
  brand: string | null;
  offerId: string;
  lowestPriceMinor: number | null;
  lowestPriceCurrency: string | null;
  values: { code: string; text: string }[];
};

/** An offer and the product it is read across with. */
export type ComparedPair = { productId: string; offerId: string };

export const pairKey = ({ productId, offerId }: ComparedPair): string => `${productId} ${offerId}`;

/**
 * What the catalogue says of products, as texts by attribute code; brand, category and picture by name, not by reference. The price is the
 * lowest of the product's offers besides the one it is compared with.
 */
export async function findCatalogueTexts(db: Db, pairs: readonly ComparedPair[]): Promise<Map<string, CatalogueTexts>> {
  const found = await sql<CatalogueRow>`
    select p.id as "productId", p.name, b.name as brand, i.offer_id as "offerId", p.lowest_price_currency as "lowestPriceCurrency",
      (select min(o.price_minor) from offer o where o.product_id = p.id and o.id <> i.offer_id and o.origin = 'observed'
        and o.state = 'active' and o.price_state = 'accepted' and o.currency = p.lowest_price_currency) as "lowestPriceMinor",
      coalesce((select jsonb_agg(jsonb_build_object('code', a.code, 'text', ${valueWords('a.type', 'v.value')}) order by v.locale)
        from product_value v join attribute a on a.id = v.attribute_id and a.type not in ('brand', 'category', 'media') and a.deleted_at is null
        where v.product_id = p.id and v.channel_id is null), '[]') as values
    from unnest(${pairs.map(({ productId }) => productId)}::uuid[], ${pairs.map(({ offerId }) => offerId)}::uuid[]) as i (product_id, offer_id)
      join product p on p.id = i.product_id left join brand b on b.id = p.brand_id`.execute(db);
  return new Map(found.rows.map((row) => [pairKey(row), textsOf(row)]));
}

function textsOf({ name, brand, lowestPriceMinor, lowestPriceCurrency, values }: CatalogueRow): CatalogueTexts {
  const texts = new Map(values.toReversed().map(({ code, text }) => [code, code === 'gtin' ? printGtin(text) : text]));
  texts.set('name', name);
  if (brand !== null) texts.set('brand', brand);
  if (lowestPriceMinor !== null)
    texts.set('price', `${formatMinor(lowestPriceMinor, lowestPriceCurrency)} ${lowestPriceCurrency}`);
  return texts;
}

/** The brand of the product that a variant is of; undefined where there is no such variant. */
export async function findBrandOfVariant(db: Db, variantId: string): Promise<{ brandId: string | null } | undefined> {
  const found = await sql<{ brandId: string | null }>`
    select p.brand_id as "brandId" from variant v join product p on p.id = v.product_id where v.id = ${variantId}`.execute(
    db,
  );
  return found.rows[0];
}

export type ShownCandidate = { offerId: string; variantId: string; score: number; why: string[] };

/** The candidates that were found for each offer, the best first. */
export async function findCandidates(db: Db, offerIds: readonly string[]): Promise<ShownCandidate[]> {
  const found = await sql<ShownCandidate>`
    select c.offer_id as "offerId", c.variant_id as "variantId", c.score, c.why from match_candidate c
      join product p on p.id = c.product_id and p.deleted_at is null
    where c.offer_id = any(${offerIds}::uuid[]) order by c.offer_id, c.rank`.execute(db);
  return found.rows;
}

/** Variants found by an identifier, or by the words by which the product list finds their product. */
export async function searchVariants(db: Db, search: string, first: number): Promise<string[]> {
  const words = await productSearch(db, search);
  if (words.kind !== 'query') return [];
  const digits = search.replace(/\D/g, '').padStart(14, '0');
  const number = search.toUpperCase().replace(/[^\p{L}\p{N}+]/gu, '');
  const found = await sql<{ id: string }>`
    (select v.id from variant_identifier i join variant v on v.id = i.variant_id join product p on p.id = v.product_id and p.deleted_at is null
      where i.status = 'valid' and ((i.kind = 'gtin' and i.value = ${digits}) or (i.kind = 'mpn' and i.value = ${number})) limit ${first})
    union
    (select v.id from product p join variant v on v.product_id = p.id
      where p.deleted_at is null and p.redirect_to is null and p.search_vector @@ to_tsquery('simple', ${words.query}) order by p.name, v.position limit ${first})
    limit ${first}`.execute(db);
  return found.rows.map(({ id }) => id);
}
