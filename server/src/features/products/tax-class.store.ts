import { sql } from 'kysely';
import { anyOf, type Db, readPrepared, type Tx } from '../../platform/db/index.ts';
import { type FoundTaxClass, inheritedTaxClass } from '../categories/index.ts';

/**
 * The tax classes of products by one statement: the value of the product, else that of its category or of the nearest above. A product
 * for which nothing was set is missing, and of the standard class.
 */
export async function taxClassesOf(db: Db | Tx, productIds: readonly string[]): Promise<Map<string, FoundTaxClass>> {
  const found = await readPrepared(
    db,
    sql<{ id: string; name: string; categoryId: string | null }>`
      select p.id, coalesce(v.value #>> '{}', k.tax_class) as name, case when v.id is null then k.id end as "categoryId"
      from product p left join attribute a on a.code = 'tax_class'
      left join product_value v on v.product_id = p.id and v.attribute_id = a.id and v.variant_id is null and v.channel_id is null
        and v.locale = ''
      left join lateral ${inheritedTaxClass('p.category_id')} k on true
      where p.id = ${anyOf(productIds)} and coalesce(v.id, k.id) is not null`,
  );
  return new Map(found.map(({ id, ...taxClass }) => [id, taxClass]));
}
