import { type RawBuilder, sql } from 'kysely';
import { anyOf, type Db, readPrepared, type Tx } from '../../platform/db/index.ts';
import type { FoundTaxClass } from './effective-tax-class.ts';

/**
 * The row (`id`, `tax_class`) of the category itself, or of the nearest above it, that has a tax class, for a list to join:
 * `left join lateral ${inheritedTaxClass('p.category_id')} k on true`. `categoryId` is a column of ours, never a caller's.
 */
export function inheritedTaxClass(categoryId: string): RawBuilder<unknown> {
  return sql`(with recursive way as (
      select above.id, above.parent_id, above.tax_class from category above where above.id = ${sql.raw(categoryId)}
      union select above.id, above.parent_id, above.tax_class from category above join way w on above.id = w.parent_id
      where w.tax_class is null)
    select w.id, w.tax_class from way w where w.tax_class is not null)`;
}

/** The tax classes of categories that have one, or inherit one, by the id of the category. */
export async function findCategoryTaxClasses(db: Db | Tx, ids: readonly string[]): Promise<Map<string, FoundTaxClass>> {
  const found = await readPrepared(
    db,
    sql<{ id: string; name: string; categoryId: string }>`select c.id, k.tax_class as name, k.id as "categoryId"
      from category c join lateral ${inheritedTaxClass('c.id')} k on true where c.id = ${anyOf(ids)}`,
  );
  return new Map(found.map(({ id, ...taxClass }) => [id, taxClass]));
}
