import type { Days, FiguresQuestion } from '@quarry/contracts/analytics';
import { errorOutcomes } from '@quarry/contracts/crawlers';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, scopeCondition } from '../../platform/auth/index.ts';
import { type Db, readWithinScope } from '../../platform/db/index.ts';
import { crawlRunFilter, requestedOn } from '../crawlers/index.ts';
import { offerConditions, offerFilter } from '../offers/index.ts';

type OfferSums = { key: string; offers: number; fresh: number; matched: number };
type RunSums = { period: number; key: string; errors: number; bytes: number };
type Asked = Pick<FiguresQuestion, 'by' | 'shopId'>;

/** Live offers as they are now, by the very conditions of their list. */
export function countSourceOffers(db: Db, actor: Actor, { by, shopId }: Asked, now: Date): Promise<OfferSums[]> {
  const shops = { shopId: shopId && [...shopId] };
  const holds = (filter: Parameters<typeof offerFilter.conditions>[0]) =>
    sql.join(offerFilter.conditions(filter, now, actor), sql` and `);
  const live = offerConditions({ actor, filter: offerFilter.conditions({ ...shops, state: ['active'] }, now, actor) });
  return readWithinScope(
    db,
    sql<OfferSums>`
      select ${by === 'SHOP' ? sql`o.shop_id::text` : sql`''`} as key, count(*)::int as offers,
        count(*) filter (where ${holds({ isFresh: true })})::int as fresh,
        count(*) filter (where ${holds({ matchState: ['matched', 'matched_auto'] })})::int as matched
      from offer o where ${sql.join(live, sql` and `)} group by 1`,
  );
}

const runKeys: Partial<Record<FiguresQuestion['by'], RawBuilder<unknown>>> = {
  DAY: sql`${requestedOn}::text`,
  MONTH: sql`to_char(${requestedOn}, 'YYYY-MM')`,
  SHOP: sql`c.shop_id::text`,
};

/** What crawl runs of each period fetched, by the very conditions of their list. */
export function sumCrawlRuns(
  db: Db,
  actor: Actor,
  { by, shopId }: Asked,
  periods: readonly Days[],
  now: Date,
): Promise<RunSums[]> {
  const scope = scopeCondition(actor, 'read', 'Crawler', { shopId: 'c.shop_id' });
  const parts = periods.map(({ from, until }, period) => {
    const asked = { shopId: shopId && [...shopId], requestedFrom: from, requestedUntil: until };
    return sql`
      select ${period}::int as period, ${runKeys[by] ?? sql`''`} as key,
        coalesce(sum(t.pages) filter (where t.outcome = any(${errorOutcomes}::text[])), 0)::bigint as errors,
        coalesce(sum(t.bytes), 0)::bigint as bytes
      from crawl_run r join crawler c on c.id = r.crawler_id left join crawl_run_tally t on t.run_id = r.id
      where ${sql.join([scope, ...crawlRunFilter.conditions(asked, now)], sql` and `)} group by 2`;
  });
  return readWithinScope(db, sql<RunSums>`${sql.join(parts, sql` union all `)}`);
}
