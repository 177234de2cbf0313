import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { ValuePlace } from './catalogue-value.store.ts';

/** A text that is to stand at a place whose attribute asks for unique ones. */
export type UniqueClaim = ValuePlace & { text: string };
/** The same with what it is compared by. */
export type KeyedClaim = UniqueClaim & { key: string };
/** The product that has a text already, and the variant where the attribute is one of variants. */
export type ValueHolder = { productId: string; variantId: string | null; name: string; brandId: string | null };

/** Claims with the keys of their texts; one that has no key has none to share. */
export async function keyClaims(db: Db | Tx, claims: readonly UniqueClaim[]): Promise<KeyedClaim[]> {
  if (claims.length === 0) return [];
  const found = await sql<{ at: number; key: string }>`
    select t.at::integer as at, unique_value_key(to_jsonb(t.text)) as key
    from unnest(${claims.map(({ text }) => text)}::text[]) with ordinality t (text, at)`.execute(db);
  const keyAt = new Map(found.rows.map(({ at, key }) => [at - 1, key]));
  return claims.flatMap((claim, at) => {
    const key = keyAt.get(at);
    return key === undefined ? [] : [{ ...claim, key }];
  });
}

/**
 * Lets nobody else write texts of these keys until the transaction ends, always in the same order. A unique index cannot do it, since
 * values of before the rule may be alike and stay.
 */
export async function lockUniqueKeys(tx: Tx, claims: readonly KeyedClaim[]): Promise<void> {
  if (claims.length === 0) return;
  const places = claims.map(({ attributeId, locale, key }) => `unique value ${attributeId} ${locale} ${key}`);
  await sql`with locked as materialized (select distinct hashtextextended(k, 0) as key from unnest(${places}::text[]) k order by 1)
    select pg_advisory_xact_lock(key) from locked`.execute(tx);
}

/** For each claim a product outside the bin that has its text at another place; `given` are places that give their texts up. */
export async function findValueHolders(
  db: Db | Tx,
  claims: readonly KeyedClaim[],
  given: readonly ValuePlace[],
): Promise<ReadonlyMap<KeyedClaim, ValueHolder>> {
  if (claims.length === 0) return new Map();
  const asked = sql`jsonb_to_recordset(${JSON.stringify(claims.map((claim, at) => ({ ...claim, at })))}::jsonb)
    as c (at integer, "attributeId" uuid, locale text, key text, "productId" uuid, "variantId" uuid)`;
  const left = sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
    as g ("attributeId" uuid, locale text, "productId" uuid, "variantId" uuid)`;
  const found = await sql<ValueHolder & { at: number }>`
    select c.at, h."productId", h."variantId", h.name, h."brandId" from ${asked} cross join lateral (
      select v.product_id as "productId", v.variant_id as "variantId", p.name, p.brand_id as "brandId"
      from product_value v join product p on p.id = v.product_id and p.deleted_at is null and p.redirect_to is null
      where v.attribute_id = c."attributeId" and unique_value_key(v.value) = c.key and v.locale = c.locale and v.channel_id is null
        and not (v.product_id = c."productId" and v.variant_id is not distinct from c."variantId")
        and not exists (select from ${left} where g."productId" = v.product_id and g."attributeId" = v.attribute_id and g.locale = v.locale
          and g."variantId" is not distinct from v.variant_id)
      order by v.product_id = c."productId", v.product_id limit 1) h`.execute(db);
  return new Map(
    found.rows.flatMap(({ at, ...holder }) => {
      const claim = claims[at];
      return claim ? [[claim, holder] as const] : [];
    }),
  );
}

/** The texts of a product that holds values of attributes which ask for unique ones. */
export async function findUniqueTexts(tx: Tx, productId: string): Promise<UniqueClaim[]> {
  const found = await sql<UniqueClaim>`
    select v.product_id as "productId", v.variant_id as "variantId", v.attribute_id as "attributeId", v.locale, v.value #>> '{}' as text
    from product_value v join attribute a on a.id = v.attribute_id and a.rules -> 'isUnique' = 'true'
    where v.product_id = ${productId} and v.channel_id is null and jsonb_typeof(v.value) = 'string' order by a.position, v.id`.execute(
    tx,
  );
  return found.rows;
}

export async function namesOfProducts(
  db: Db | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { name: string; brandId: string | null }>> {
  if (ids.length === 0) return new Map();
  const found = await sql<{ id: string; name: string; brandId: string | null }>`
    select id, name, brand_id as "brandId" from product where id = any(${ids}::uuid[])`.execute(db);
  return new Map(found.rows.map(({ id, ...named }) => [id, named]));
}
