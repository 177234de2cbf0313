import type { Schedule } from '@quarry/contracts/common';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

export type CrawlerAndReader = {
  crawlerName: string;
  schedule: Schedule;
  shop: { id: string; currency: string | null; locale: string };
  /** The oldest grabber of the crawler that is not archived. */
  grabberId: string | null;
};

/** A crawler with who reads its pages; the crawler stays locked, so that two callers do not add two grabbers. */
export async function grabberAndShopOf(tx: Tx, crawlerId: string): Promise<CrawlerAndReader | undefined> {
  const found = await sql<CrawlerAndReader>`
    select c.name as "crawlerName", c.schedule, json_build_object('id', s.id, 'currency', s.currency, 'locale', s.locale) as shop,
      (select g.id from grabber g where g.crawler_id = c.id and g.state <> 'archived' order by g.id limit 1) as "grabberId"
    from crawler c join shop s on s.id = c.shop_id where c.id = ${crawlerId} for update of c`.execute(tx);
  return found.rows[0];
}

/** How far the pages of a crawl run are read: offers that stand in them, and whether an active grabber has none left to read. */
export async function readingOfCrawlRun(db: Db, crawlRunId: string): Promise<{ offers: number; isOver: boolean }> {
  const found = await sql<{ offers: number; isOver: boolean }>`
    select coalesce((select sum(i.offers) from grab_item i join grab_run g on g.id = i.run_id where g.crawl_run_id = r.id), 0)::bigint as offers,
      not exists (select 1 from grab_run g where g.crawl_run_id = r.id and g.state in ('running', 'stalled'))
      and not exists (select 1 from backlog x join grabber g on g.crawler_id = r.crawler_id and g.state = 'active'
        where x.topic = 'page_fetched' and x.partition_id = r.crawler_id and x.run_id = r.id) as "isOver"
    from crawl_run r where r.id = ${crawlRunId}`.execute(db);
  return found.rows[0] ?? { offers: 0, isOver: true };
}
