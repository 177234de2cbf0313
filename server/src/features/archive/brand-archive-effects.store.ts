import { type RawBuilder, sql } from 'kysely';
import { type Actor, may, scopeCondition } from '../../platform/auth/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { BrandArchiveEffects } from '../../platform/graphql/index.ts';
import { readableProducts } from '../products/index.ts';

/** So many brands as the address of a list still holds. */
const mostNamed = 20;

/** Counts what hangs on the brands that the conditions over `brand b` select. */
export async function findBrandArchiveEffects(
  db: Db,
  actor: Actor,
  chosen: readonly RawBuilder<unknown>[],
): Promise<BrandArchiveEffects> {
  const found = await sql<BrandArchiveEffects>`
    with chosen as materialized (
        select b.id, ${scopeCondition(actor, 'archive', 'Brand', { brandId: 'b.id' })} as allowed, exists (
          select 1 from product p where p.brand_id = b.id and p.status = 'ACTIVE' and p.deleted_at is null) as kept
        from brand b where b.status = 'ACTIVE' and ${sql.join(chosen, sql` and `)}),
      hanging as (select p.brand_id from product p join chosen c on c.id = p.brand_id
        where c.allowed and not c.kept and p.status <> 'ARCHIVED' and ${readableProducts(actor)})
    select (select count(*)::int from chosen where allowed and not kept) as brands,
      (select count(*)::int from chosen where allowed and kept) as refused,
      ${some(sql`select id from chosen where allowed and kept`)} as "refusedBrandIds",
      (select count(*)::int from chosen where not allowed) as "notAllowed",
      (select count(*)::int from hanging) as products,
      ${some(sql`select distinct brand_id as id from hanging`)} as "productBrandIds"`.execute(db);
  const [row] = found.rows;
  if (!row) throw new Error('A count has always one row.');
  return may(actor, 'read', 'Product') ? row : { ...row, products: null, productBrandIds: [] };
}

function some(ids: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`array(select x.id from (${ids}) x order by x.id limit ${sql.lit(mostNamed)})`;
}
