import type { FigureDimension } from '@quarry/contracts/analytics';
import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
import { type Db, readWithinScope } from '../../platform/db/index.ts';
import { productConditions, productFilter } from '../products/index.ts';

export type QualityQuestion = {
  actor: Actor;
  by: FigureDimension;
  shopIds: readonly string[] | null;
  brandIds: readonly string[] | null;
  now: Date;
};

/** `counted`: those whose completeness is known, `percent` the sum of it; `missing` the basics that incomplete ones lack. */
type QualitySums = {
  key: string;
  products: number;
  complete: number;
  counted: number;
  percent: number;
  missing: number;
};
type MissingSums = Pick<QualitySums, 'key' | 'missing'>;

/** How complete products are now: those that the list of products shows, by the very conditions of the list. */
export function countQuality(
  db: Db,
  { actor, by, shopIds, brandIds, now }: QualityQuestion,
): Promise<QualitySums[] | MissingSums[]> {
  const asked = { shopId: shopIds && [...shopIds], brandId: brandIds && [...brandIds] };
  const filter = productFilter.conditions(asked, now, actor);
  const conditions = productConditions({ actor, filter, search: { kind: 'all' } });
  const found = sql`product p left join completeness f on f.product_id = p.id and f.channel_id is null`;
  const where = sql.join(conditions, sql` and `);
  if (by === 'ATTRIBUTE')
    return readWithinScope(
      db,
      sql<MissingSums>`
        select m.code as key, count(*)::int as missing from ${found} cross join lateral unnest(f.missing) m (code)
        where ${where} and p.completeness < 100 group by 1`,
    );
  const key = by === 'BRAND' ? sql`coalesce(p.brand_id::text, 'none')` : sql`''`;
  return readWithinScope(
    db,
    sql<QualitySums>`
      select ${key} as key, count(*)::int as products, count(*) filter (where p.completeness >= 100)::int as complete,
        count(p.completeness)::int as counted, coalesce(sum(p.completeness), 0)::bigint as percent,
        coalesce(sum(cardinality(f.missing)) filter (where p.completeness < 100), 0)::int as missing
      from ${found} where ${where} group by 1`,
  );
}
