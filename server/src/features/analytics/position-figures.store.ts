import type { FiguresQuestion } from '@quarry/contracts/analytics';
import { type PricePosition, pricePositions } from '@quarry/contracts/offers';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
import { type Db, readWithinScope } from '../../platform/db/index.ts';
import { comparedWith, lowestElsewhere, offerConditions, offerFilter } from '../offers/index.ts';

/** `distance`: the sum of how far `measured` own prices lie above the lowest elsewhere, in parts in a million; one of a free offer has none. */
type PositionSums = {
  key: string;
  compared: number;
  cheapest: number;
  equal: number;
  undercut: number;
  measured: number;
  distance: number;
};
type RivalSums = Pick<PositionSums, 'key' | 'undercut'>;
type Asked = Pick<FiguresQuestion, 'by' | 'shopId' | 'brandId'>;

const ofProduct = (column: 'brand_id' | 'category_id') =>
  sql`coalesce((select q.${sql.ref(column)}::text from product q where q.id = o.product_id), 'none')`;

const keys: Partial<Record<FiguresQuestion['by'], RawBuilder<unknown>>> = {
  SHOP: sql`o.shop_id::text`,
  BRAND: ofProduct('brand_id'),
  CATEGORY: ofProduct('category_id'),
};

/** Own prices beside the lowest elsewhere as they are now, by the very conditions of the list of offers. */
export function countPositions(
  db: Db,
  actor: Actor,
  { by, shopId, brandId }: Asked,
  now: Date,
): Promise<PositionSums[] | RivalSums[]> {
  const narrowed = { shopId: shopId && [...shopId], brandId: brandId && [...brandId] };
  const inPositions = (...position: PricePosition[]) => {
    const filter = offerFilter.conditions({ ...narrowed, position }, now, actor);
    return sql.join(offerConditions({ actor, filter }), sql` and `);
  };
  if (by === 'RIVAL')
    return readWithinScope(
      db,
      // An offer that several shops undercut counts once in the whole.
      sql<RivalSums>`
        with undercut as materialized (select o.* from offer o where ${inPositions('UNDERCUT')})
        select '' as key, count(*)::int as undercut from undercut
        union all
        select e.shop_id::text, count(distinct o.id)::int from undercut o
          join offer e on ${comparedWith(actor)} and e.price_minor < o.price_minor group by 1`,
    );
  return readWithinScope(
    db,
    sql<PositionSums>`
      select key, count(*)::int as compared, count(*) filter (where own < lowest)::int as cheapest,
        count(*) filter (where own = lowest)::int as equal, count(*) filter (where own > lowest)::int as undercut,
        count(*) filter (where lowest > 0)::int as measured,
        coalesce(sum(round((own - lowest) * 1000000.0 / nullif(lowest, 0))), 0)::bigint as distance
      from (select ${keys[by] ?? sql`''`} as key, o.price_minor as own, ${lowestElsewhere(actor)} as lowest
        from offer o where ${inPositions(...pricePositions)}) compared
      group by 1`,
  );
}
