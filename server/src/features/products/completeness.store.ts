import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** Of products without a category, and of those in a category that has no basis yet. */
export const noCategory = '00000000-0000-0000-0000-000000000000';

/** Counts what each product has of what is expected of it: the basics, and what the template of its category requires or recommends. */
export async function refreshCompleteness(tx: Tx, productIds: readonly string[], now: Date): Promise<void> {
  const products = sql`select id, category_id from product where id = any(${productIds}::uuid[])`;
  await sql`
    with ${countedCompleteness(products, now)}
    update product p set completeness = c.percent from counted c where p.id = c.product_id and p.completeness <> c.percent`.execute(
    tx,
  );
}

/**
 * The parts of a statement that count and store it; `products` selects id and category_id, `counted` has product_id and percent. Each value
 * is looked up by itself: "exists" became a table of all values there are. A text of no language counts as one of the first locale.
 */
export function countedCompleteness(products: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  return sql`expecting as (
      select i.id as product_id, coalesce(own.basis, ${newBasis(sql`i.category_id`)}) as basis,
        coalesce(own.attribute_ids, rest.attribute_ids) as attribute_ids, coalesce(own.locales, rest.locales) as locales,
        (coalesce(own.content_locales, rest.content_locales))[1] as first_locale
      from (${products}) i left join completeness_basis own on own.category_id = coalesce(i.category_id, ${noCategory}::uuid)
        cross join completeness_basis rest where rest.category_id = ${noCategory}::uuid
    ), expected as (
      select e.product_id, e.basis, a.code, u.locale, u.place, f.is_filled is not null as is_filled
      from expecting e cross join lateral unnest(e.attribute_ids, e.locales) with ordinality as u (attribute_id, locale, place)
        join attribute a on a.id = u.attribute_id left join lateral (
        select true as is_filled from product_value v where v.product_id = e.product_id and v.attribute_id = u.attribute_id
          and v.channel_id is null and (u.locale = '' or v.locale = u.locale or (v.locale = '' and u.locale = e.first_locale)) limit 1) f on true
    ), counted as (
      insert into completeness (product_id, required, filled, missing, gaps, basis, updated_at)
      select e.product_id, count(x.code), count(x.code) filter (where x.is_filled),
        -- A code once, at the place of its first gap.
        coalesce((select array_agg(m.code order by m.place) from (select code, min(place) as place
          from unnest(array_agg(x.code) filter (where not x.is_filled), array_agg(x.place) filter (where not x.is_filled)) as g (code, place)
          group by code) m), '{}'),
        coalesce(array_agg(x.code || case when x.locale = '' then '' else ':' || x.locale end order by x.place)
          filter (where not x.is_filled), '{}'),
        e.basis, ${now}::timestamptz
      from expecting e left join expected x on x.product_id = e.product_id group by e.product_id, e.basis
      on conflict (product_id, channel_id) do update set required = excluded.required, filled = excluded.filled, missing = excluded.missing,
        gaps = excluded.gaps, basis = excluded.basis, updated_at = excluded.updated_at, failed_basis = null, failure = null
      returning product_id, case when required = 0 then 100 else round(100.0 * filled / required) end as percent
    )`;
}

/** By what products of a category are counted until it has a basis of its own. */
export function newBasis(categoryId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`md5('new:' || ${categoryId}::text)::uuid`;
}
