import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { log } from '../../platform/log.ts';
import { testApi } from '../../testing/index.ts';
import { buildCrawler, buildCrawlRun, buildGrabber, buildShop } from './grabber.builder.ts';
import { grabWaitingPages } from './index.ts';

const api = await testApi();
const { deps } = api;

const pageOf = (sku: string) => ({
  url: `https://mill.example/${sku}`,
  outcome: 'changed' as const,
  bytes:
    Buffer.from(`<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Chair ${sku}",
    "sku":"${sku}","offers":{"@type":"Offer","price":"50.00","priceCurrency":"EUR"}}</script>`),
});

async function fetchedPages(skus: readonly string[]): Promise<{ shopId: string; crawlerId: string }> {
  const shop = await buildShop(deps);
  const crawler = await buildCrawler(deps, shop);
  await buildGrabber(deps, shop, { crawlerId: crawler.id });
  await buildCrawlRun(deps, crawler, skus.map(pageOf));
  return { shopId: shop.id, crawlerId: crawler.id };
}

const startsOf = async (crawlerId: string) => {
  const waiting = sql<{
    starts: number;
  }>`select starts from backlog where partition_id = ${crawlerId} order by position`;
  return (await waiting.execute(deps.db)).rows.map(({ starts }) => starts);
};

/** How often each page that was read had been begun at that moment, in the order of reading. */
async function startsWhileReading(crawlerId: string, rounds: number): Promise<number[][]> {
  const seen: number[][] = [];
  const proven = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const get: typeof deps.storage.get = async (stored) => {
      seen[round] ??= await startsOf(crawlerId);
      return deps.storage.get(stored);
    };
    await grabWaitingPages({ ...deps, storage: { ...deps.storage, get } }, undefined, proven);
  }
  return seen;
}

describe('a page that is read', () => {
  it('is counted as begun before it is, by a process that has not read pages of its crawler yet', async () => {
    const skus = Array.from({ length: 52 }, (_, at) => `A${at}`);
    const { crawlerId } = await fetchedPages(skus);
    const [first, second] = await startsWhileReading(crawlerId, 2);
    expect(first).toEqual([...Array<number>(50).fill(1), 0, 0]);
    // Proven by the first batch, the process counts no more.
    expect(second).toEqual([0, 0]);
    expect(await startsOf(crawlerId)).toEqual([]);
  });

  it('stands alone when it was begun before, and ends as one error with its bytes after three starts', async () => {
    const errors = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    onTestFinished(() => errors.mockRestore());
    const { crawlerId, shopId } = await fetchedPages(['B1', 'B2', 'B3', 'B4']);
    const begun = (starts: number, at: number) =>
      sql`update backlog set starts = ${starts} where position = (
        select position from backlog where partition_id = ${crawlerId} order by position offset ${at} limit 1)`.execute(
        deps.db,
      );
    await begun(2, 1);
    await begun(3, 2);
    const read = await startsWhileReading(crawlerId, 3);
    // The third was not read again.
    expect(read[0]).toEqual([1, 2, 3, 0]);
    expect(read[1]).toEqual([3, 3, 0]);
    while ((await grabWaitingPages(deps)) > 0);
    const { rows } = await sql<{ url: string; outcome: string; code: string | null; hasBytes: boolean }>`
      select p.url, i.outcome, i.code, exists (select from blob b where b.sha256 = f.blob_sha256) as "hasBytes"
      from grab_item i join grab_run r on r.id = i.run_id join page p on p.id = i.page_id join page_fetch f on f.id = i.page_fetch_id
      where p.crawler_id = ${crawlerId} order by p.url`.execute(deps.db);
    expect(rows.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['offers', null],
      ['offers', null],
      ['error', 'not_ended'],
      ['offers', null],
    ]);
    expect(rows[2]).toMatchObject({ url: 'https://mill.example/B3', hasBytes: true });
    const offers = await deps.db
      .selectFrom('offer')
      .select('sku')
      .where('shop_id', '=', shopId)
      .orderBy('sku')
      .execute();
    expect(offers.map(({ sku }) => sku)).toEqual(['B1', 'B2', 'B4']);
  });

  it('ends as one error with its bytes after three attempts that failed by it, and the others of its batch are read', async () => {
    const errors = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    onTestFinished(() => errors.mockRestore());
    const { crawlerId, shopId } = await fetchedPages(['D1', 'D2', 'D3']);
    // Beside what is saved apart: the item itself is refused, unless it says that the page was given up.
    await sql`create function refuse_item() returns trigger language plpgsql as $$ begin
      if new.outcome <> 'error' and exists (select from page where id = new.page_id and url like '%/D2') then
        raise exception 'refused' using errcode = '22000'; end if;
      return new; end $$`.execute(deps.db);
    await sql`create trigger refuse before insert on grab_item for each row execute function refuse_item()`.execute(
      deps.db,
    );
    const failures: string[] = [];
    try {
      while ((await startsOf(crawlerId)).length > 0 && failures.length < 10)
        await grabWaitingPages(deps).catch((error: Error) => failures.push(error.message));
    } finally {
      await sql`drop function refuse_item() cascade`.execute(deps.db);
    }
    expect(failures).toEqual(['refused', 'refused', 'refused']);
    const { rows } = await sql<{ url: string; outcome: string; code: string | null; hasBytes: boolean }>`
      select right(p.url, 2) as url, i.outcome, i.code, exists (select from blob b where b.sha256 = f.blob_sha256) as "hasBytes"
      from grab_item i join page p on p.id = i.page_id join page_fetch f on f.id = i.page_fetch_id
      where p.crawler_id = ${crawlerId} order by p.url`.execute(deps.db);
    expect(rows).toEqual([
      { url: 'D1', outcome: 'offers', code: null, hasBytes: true },
      { url: 'D2', outcome: 'error', code: 'not_ended', hasBytes: true },
      { url: 'D3', outcome: 'offers', code: null, hasBytes: true },
    ]);
    const offers = deps.db.selectFrom('offer').select('sku').where('shop_id', '=', shopId).orderBy('sku');
    expect((await offers.execute()).map(({ sku }) => sku)).toEqual(['D1', 'D3']);
  });

  it('is not counted as begun when the batch failed by what says nothing of it, and is when it does', async () => {
    const { crawlerId } = await fetchedPages(['C1', 'C2']);
    const failing = async (code: string) => {
      await sql`create or replace function refuse_settling() returns trigger language plpgsql as ${sql.lit(
        `begin raise exception 'refused' using errcode = '${code}'; end`,
      )}`.execute(deps.db);
      await sql`create or replace trigger refuse before delete on backlog for each row execute function refuse_settling()`.execute(
        deps.db,
      );
      await expect(grabWaitingPages(deps)).rejects.toThrow('refused');
      return startsOf(crawlerId);
    };
    try {
      expect(await failing('53100')).toEqual([0, 0]);
      expect(await failing('22000')).toEqual([1, 1]);
      expect(await failing('22000')).toEqual([2, 1]);
    } finally {
      await sql`drop function refuse_settling() cascade`.execute(deps.db);
    }
    while ((await grabWaitingPages(deps)) > 0);
    expect(await startsOf(crawlerId)).toEqual([]);
  });
});
