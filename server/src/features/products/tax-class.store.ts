import { type RawBuilder, sql } from 'kysely';
import { anyOf, type Db, readPrepared, type Tx } from '../../platform/db/index.ts';
import { type FoundTaxClass, inheritedTaxClass } from '../categories/index.ts';

/**
 * The tax class that was set for a product, for a list to join: `left join lateral ${setTaxClass('p')} k on true`. The value of the
 * product, else that of its category or of the nearest above; no row where nothing was set, which is the standard class.
 */
export function setTaxClass(product: string): RawBuilder<unknown> {
  return sql`(
    select coalesce(v.value #>> '{}', k.tax_class) as name, case when v.id is null then k.id end as category_id
    from (select 1) one left join attribute a on a.code = 'tax_class'
    left join product_value v on v.product_id = ${sql.ref(`${product}.id`)} and v.attribute_id = a.id and v.variant_id is null
      and v.channel_id is null and v.locale = ''
    left join lateral ${inheritedTaxClass(`${product}.category_id`)} k on true
    where coalesce(v.id, k.id) is not null)`;
}

/** The tax classes of products by one statement; a product for which nothing was set is missing, and of the standard class. */
export async function taxClassesOf(db: Db | Tx, productIds: readonly string[]): Promise<Map<string, FoundTaxClass>> {
  const found = await readPrepared(
    db,
    sql<{ id: string; name: string; categoryId: string | null }>`
      select p.id, t.name, t.category_id as "categoryId"
      from product p join lateral ${setTaxClass('p')} t on true where p.id = ${anyOf(productIds)}`,
  );
  return new Map(found.map(({ id, ...taxClass }) => [id, taxClass]));
}
