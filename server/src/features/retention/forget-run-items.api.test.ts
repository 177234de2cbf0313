import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { settableClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';
import { buildCrawler, buildCrawlRun, buildGrabber, buildShop } from '../grabbers/grabber.builder.ts';
import { forgetRunItems, type ItemsKind } from './forget-run-items.ts';

const api = await testApi();
const { deps, engines } = api;
const { db } = deps;
/** Of the runs and of the worker; the one who asks has a log-in that ends by the other one. */
const clock = settableClock(new Date('2031-01-01T12:00:00Z'));
const working = { ...engines, clock };
const past = { ...deps, clock };
const administrator = await api.asAdministrator();
const start = new Date('2031-01-01T12:00:00Z');
const dayMs = 86_400_000;
const day = (number: number) => new Date(start.getTime() + number * dayMs);

/** Six runs of a crawler on six days, each with a hundred tallies; the first has the product page of an offer. */
async function crawled() {
  const shop = await buildShop(deps);
  const crawler = await buildCrawler(deps, shop);
  const runs: string[] = [];
  for (let number = 0; number < 6; number += 1) {
    clock.set(day(number));
    const pages = ['a', 'b', 'c'].map((name) => ({
      url: `https://mill.example/${name}`,
      outcome: 'unchanged' as const,
    }));
    const runId = await buildCrawlRun(past, crawler, pages);
    runs.push(runId);
    await sql`
      insert into crawl_run_page (run_id, page_id, found_at, state, type, outcome, offers, stage)
      select ${runId}, id, first_seen_at, 'scheduled', 'product', 'unchanged', 1, 5 from page where crawler_id = ${crawler.id}`.execute(
      db,
    );
    await sql`
      insert into crawl_run_tally (run_id, worker, second, outcome, pages, bytes)
      select ${runId}, 'worker ' || n % 2, ${clock.now()}::timestamptz + n * interval '1 second',
        (array['changed', 'unchanged', 'server_error', 'unasked_robots'])[n % 4 + 1], 2, n * 1000 from generate_series(1, 100) n`.execute(
      db,
    );
  }
  return { shop, crawler, runs };
}

const crawlFigures = async (id: string) =>
  (
    await administrator.query<{ crawlRun: Record<string, unknown> }>(
      `query ($id: ID!) { crawlRun(id: $id) { funnel { name count } outcomes { name count } bytes rate savedShare hosts { id } itemsGoneAt
        rateSeries { pages } } }`,
      { id },
    )
  ).crawlRun;

async function forget(most?: number) {
  const told: Partial<Record<ItemsKind, number>> = {};
  let bytes = 0;
  await forgetRunItems(
    working,
    (kind, freed) => {
      told[kind] = (told[kind] ?? 0) + freed.rows;
      bytes += freed.bytes;
    },
    undefined,
    most,
  );
  return { told, bytes };
}

describe('items of runs that ended long ago', () => {
  it('go from crawls, whose figures stay, and from no run that ended within the days or is among the newest five', async () => {
    const { runs } = await crawled();
    const [first = '', second = ''] = runs;
    const before = [await crawlFigures(first), await crawlFigures(second)];
    clock.set(day(89));
    expect((await forget()).told).toEqual({});
    clock.set(day(200));
    const { told, bytes } = await forget(7);
    expect(told).toEqual({ crawl_run_page: 103 });
    expect(bytes).toBeGreaterThan(103 * 40);
    const sorted = (figures: Record<string, unknown>) => ({
      ...figures,
      outcomes: (figures['outcomes'] as { name: string }[]).toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    });
    const after = await crawlFigures(first);
    const { itemsGoneAt: _none, rateSeries, ...kept } = before[0] ?? {};
    expect(rateSeries).not.toEqual([]);
    expect(sorted(after)).toEqual(sorted({ ...kept, itemsGoneAt: day(200).toISOString(), rateSeries: [] }));
    expect(await crawlFigures(second)).toEqual(before[1]);
    const { rows } = await sql<{ pages: number; tallies: number }>`
      select (select count(*) from crawl_run_page where run_id = ${first})::int as pages,
        (select count(*) from crawl_run_tally where run_id = ${first})::int as tallies`.execute(db);
    expect(rows).toEqual([{ pages: 0, tallies: 8 }]);
    expect((await forget()).told).toEqual({});
  });

  it('go from grabs, but not a loss that still holds an offer back', async () => {
    clock.set(start);
    const { shop, crawler } = await crawled();
    const grabber = await buildGrabber(deps, shop, { crawlerId: crawler.id });
    const runs: string[] = [];
    for (let number = 0; number < 6; number += 1) {
      const id = newId<'grab_run'>();
      runs.push(id);
      await sql`insert into grab_run (id, grabber_id, config_id, trigger, state, requested_at, finished_at)
        values (${id}, ${grabber.id}, ${grabber.configId}, 'manual', 'succeeded', ${day(number)}, ${day(number)})`.execute(
        db,
      );
      await sql`insert into grab_item (run_id, item_key, line, outcome, offers, snapshots, at)
        select ${id}, n::text, case when n < 3 then n end, (array['offers', 'bad_row'])[n % 2 + 1], n, 1, ${day(number)} from generate_series(1, 9) n`.execute(
        db,
      );
    }
    const [first = ''] = runs;
    const [held, seen] = [newId(), newId()];
    for (const [id, lastSeen] of [
      [held, day(0)],
      [seen, day(3)],
    ] as const) {
      await sql`insert into offer (id, shop_id, offer_key, origin, first_seen_at, last_seen_at, last_changed_at, state, grabber_id)
        values (${id}, ${shop.id}, ${id}, 'observed', ${day(0)}, ${lastSeen}, ${day(0)}, 'active', ${grabber.id})`.execute(
        db,
      );
      await sql`insert into grab_loss (run_id, offer_id, page_id, at, seen_at, is_whole) values (${first}, ${id}, ${newId()}, ${day(1)}, ${day(0)}, true)`.execute(
        db,
      );
    }
    const figures = async () =>
      (
        await administrator.query<{ grabRun: object }>(
          '{ grabRun(id: "' + first + '") { offers snapshots outcomes { name count } } }',
        )
      ).grabRun;
    const before = await figures();
    expect(before).toMatchObject({ offers: 45, snapshots: 9 });
    clock.set(day(200));
    const { told } = await forget(4);
    expect(told.grab_item).toBe(10);
    expect(await figures()).toEqual(before);
    const { rows } = await sql<{ id: string }>`select offer_id as id from grab_loss where run_id = ${first}`.execute(
      db,
    );
    expect(rows).toEqual([{ id: held }]);
  });

  it('go from excavations, and a step that breaks off loses only itself', async () => {
    const excavatorId = newId();
    const configId = newId();
    await sql`insert into excavator (id, name, state) values (${excavatorId}, 'One', 'paused')`.execute(db);
    await sql`insert into excavator_config (id, excavator_id, version, config) values (${configId}, ${excavatorId}, 1, '{}')`.execute(
      db,
    );
    const runs: string[] = [];
    for (let number = 0; number < 6; number += 1) {
      const id = newId();
      runs.push(id);
      await sql`insert into excavation_run (id, excavator_id, config_id, trigger, state, requested_at, finished_at)
        values (${id}, ${excavatorId}, ${configId}, 'manual', 'succeeded', ${day(number)}, ${day(number)})`.execute(db);
      await sql`insert into excavation_item (run_id, offer_id, snapshot_id, stage, outcome)
        select ${id}, gen_random_uuid(), gen_random_uuid(), 'decide', (array['linked', 'proposed'])[n % 2 + 1] from generate_series(1, 9) n`.execute(
        db,
      );
    }
    const [first = ''] = runs;
    clock.set(day(200));
    const broken = new Error('killed');
    const breaking = forgetRunItems(
      working,
      (kind) => {
        if (kind === 'excavation_item') throw broken;
      },
      undefined,
      4,
    );
    await expect(breaking).rejects.toBe(broken);
    const outcomes = async () =>
      (
        await administrator.query<{ excavationRun: object }>(
          '{ excavationRun(id: "' + first + '") { outcomes { name count } } }',
        )
      ).excavationRun;
    const all = {
      outcomes: [
        { name: 'linked', count: 4 },
        { name: 'proposed', count: 5 },
      ],
    };
    expect(await outcomes()).toEqual(all);
    expect((await forget(4)).told.excavation_item).toBe(5);
    expect(await outcomes()).toEqual(all);
  });
});
