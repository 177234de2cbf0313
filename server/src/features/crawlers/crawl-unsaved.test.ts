import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { log } from '../../platform/log.ts';
import { crawlLab } from './testing/crawl-lab.ts';
import { toyShop } from './testing/toy-shop.ts';

const allowed: string[] = [];
const lab = await crawlLab(() => allowed);

it('saves the other pages of a batch where what one of them led to cannot be saved', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const shop = await toyShop(12);
  allowed.push(shop.hostPort);
  await sql`
    create function refuse_page() returns trigger language plpgsql as $$ begin
      if new.outcome = 'changed' and exists (select from page where id = new.page_id and url like '%/p/7') then
        raise exception 'no such page'; end if;
      return new; end $$`.execute(lab.deps.db);
  await sql`create trigger refuse before insert on page_fetch for each row execute function refuse_page()`.execute(
    lab.deps.db,
  );
  const { crawlerId } = await lab.addCrawler(shop.url);
  const { state } = await lab.crawlToEnd(await lab.start(crawlerId));
  expect(state).toBe('succeeded');
  const { rows } = await sql<{ path: string; code: string | null; hasBytes: boolean }>`
    select right(p.url, 4) as path, f.error_code as code, f.blob_sha256 is not null as "hasBytes"
    from page p join page_fetch f on f.page_id = p.id where p.crawler_id = ${crawlerId} and p.url like '%/p/%'`.execute(
    lab.deps.db,
  );
  expect(rows).toHaveLength(12);
  expect(rows.filter(({ code }) => code !== null)).toEqual([{ path: '/p/7', code: 'not_saved', hasBytes: true }]);
});
