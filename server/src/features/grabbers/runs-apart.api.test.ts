import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { buildCrawler, buildCrawlRun, buildGrabber, buildShop, queueGrabRun } from './grabber.builder.ts';
import { grabWaitingPages, workOffOneGrabRun } from './index.ts';
import { queueDueFeeds } from './grab-run.commands.ts';

const api = await testApi();
const { deps } = api;
const { db } = deps;

/** From now on the database refuses what would write a row of the table that `condition` is true of. */
async function refuse(table: string, when: string, condition: string): Promise<void> {
  await sql`create or replace function refuse_row() returns trigger language plpgsql as $$
    begin raise exception 'refused' using errcode = 'data_exception'; end $$`.execute(db);
  await sql`create trigger refused before ${sql.raw(when)} on ${sql.table(table)} for each row
    when (${sql.raw(condition)}) execute function refuse_row()`.execute(db);
}
afterEach(() => sql`drop function if exists refuse_row() cascade`.execute(db));

async function readShop(): Promise<string> {
  const shop = await buildShop(deps);
  const crawler = await buildCrawler(deps, shop);
  const { id } = await buildGrabber(deps, shop, { crawlerId: crawler.id });
  await buildCrawlRun(deps, crawler, [
    {
      url: 'https://mill.example/1',
      outcome: 'changed',
      bytes:
        Buffer.from(`<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Chair",
        "sku":"A","offers":{"@type":"Offer","price":"50.00","priceCurrency":"EUR"}}</script>`),
    },
  ]);
  return id;
}

const daily = JSON.stringify({ every: 'daily', cron: null, timeZone: null });

describe('one that cannot be done', () => {
  it('of the runs that are to end fails alone, with the reason', async () => {
    const [bad, good] = [await readShop(), await readShop()];
    await refuse('grab_run', 'update', `new.grabber_id = '${bad}' and new.state = 'succeeded'`);
    for (let round = 0; round < 4; round += 1) await grabWaitingPages(deps);
    const { rows } = await sql<{ grabberId: string; state: string; reason: string | null }>`
      select grabber_id as "grabberId", state, stop_reason as reason from grab_run where grabber_id in (${bad}, ${good})`.execute(
      db,
    );
    expect(rows.find(({ grabberId }) => grabberId === good)).toMatchObject({ state: 'succeeded' });
    expect(rows.find(({ grabberId }) => grabberId === bad)).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('refused'),
    });
  });

  it('of the feeds that are due has its next turn later, and the others are queued', async () => {
    const feeds = [];
    for (const name of ['bad', 'good']) {
      const shop = await buildShop(deps);
      feeds.push(await buildGrabber(deps, shop, { feedUrl: `https://mill.example/${name}.csv` }));
    }
    const [bad, good] = feeds.map(({ id }) => id);
    const now = deps.clock.now();
    await sql`update grabber set schedule = ${daily}::jsonb, next_run_at = ${now} where id in (${bad}, ${good})`.execute(
      db,
    );
    await refuse('grab_run', 'insert', `new.grabber_id = '${bad}'`);
    await queueDueFeeds(deps);
    const queued = await db.selectFrom('grab_run').select('grabber_id').where('trigger', '=', 'schedule').execute();
    expect(queued).toEqual([{ grabber_id: good }]);
    const next = await sql<{
      isDue: boolean;
      isLater: boolean;
    }>`select next_run_at = ${now} as "isDue", retry_at > ${now} as "isLater" from grabber where id = ${bad}`.execute(
      db,
    );
    expect(next.rows).toEqual([{ isDue: true, isLater: true }]);
  });

  it('of the runs that a worker takes up fails once it has lost too many workers', async () => {
    const shop = await buildShop(deps);
    const runId = await queueGrabRun(
      deps,
      await buildGrabber(deps, shop, { feedUrl: 'https://mill.example/deadly.csv' }),
    );
    await sql`update grab_run set state = 'running', stalls = 20, heartbeat_at = now() - interval '1 hour' where id = ${runId}`.execute(
      db,
    );
    await workOffOneGrabRun(deps, undefined, [runId]);
    const run = await db.selectFrom('grab_run').selectAll().where('id', '=', runId).executeTakeFirstOrThrow();
    expect(run).toMatchObject({ state: 'failed', stop_reason: expect.stringContaining('died 21 times') });
  });
});
