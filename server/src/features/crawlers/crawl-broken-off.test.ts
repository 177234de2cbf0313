import { wording } from '@quarry/contracts/wording';
import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { settableClock } from '../../platform/clock.ts';
import { log } from '../../platform/log.ts';
import { superviseRuns } from './engine/supervise.ts';
import { crawlLab } from './testing/crawl-lab.ts';
import { toyShop } from './testing/toy-shop.ts';

const allowed: string[] = [];
const lab = await crawlLab(() => allowed);
const clock = settableClock(new Date());
const deps = { ...lab.deps, clock };
const { db } = deps;
afterEach(() => sql`drop function if exists refuse_run() cascade`.execute(db));

/** A run whose every look fails while the database refuses what `condition` is true of. */
async function failingRun(condition: string): Promise<{ id: string; looks: () => number }> {
  const spy = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  spy.mockClear();
  const shop = await toyShop(1);
  allowed.push(shop.hostPort);
  const { crawlerId } = await lab.addCrawler(shop.url);
  const id = await lab.start(crawlerId);
  await sql`create function refuse_run() returns trigger language plpgsql as $$
    begin raise exception 'no such run' using errcode = 'data_exception'; end $$`.execute(db);
  await sql`create trigger refused before update on crawl_run for each row
    when (new.id = ${sql.lit(id)} and ${sql.raw(condition)}) execute function refuse_run()`.execute(db);
  const calls: unknown[][] = spy.mock.calls;
  const isLook = ([line]: unknown[]) => JSON.stringify(line).includes('"crawl.not-supervised"');
  return { id, looks: () => calls.filter(isLook).length };
}

/** A look each second, for so many of them. */
async function look(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await superviseRuns(deps);
    clock.advance(1_000);
  }
}

it('is looked at later and later while it fails, and ends as failed with the cause after the fifth time', async () => {
  const { id, looks } = await failingRun(`new.state = 'starting'`);
  await look(40);
  expect(looks()).toBe(3);
  expect(await lab.run(id)).toMatchObject({ state: 'queued' });
  await look(70);
  expect(looks()).toBe(5);
  expect(await lab.run(id)).toMatchObject({
    state: 'failed',
    stopReason: 'broken_off',
    finishedAt: expect.any(Date),
    totals: { fetched: 0, degradedReasons: [wording('stopped:broken_off', { cause: 'no such run' })] },
  });
});

it('ends without its figures where just these cannot be kept, and leaves a run that begins beside it alone', async () => {
  const { id } = await failingRun(`(new.state = 'starting' or new.totals is not null)`);
  const other = await lab.addCrawler((await toyShop(1)).url);
  const otherId = await lab.start(other.crawlerId);
  expect((await superviseRuns(deps)).map(({ runId }) => runId)).toEqual([otherId]);
  await look(110);
  expect(await lab.run(id)).toMatchObject({ state: 'failed', stopReason: 'broken_off', totals: null });
});

it('is begun like any other once it can be, and its failures of before do not count', async () => {
  const { id, looks } = await failingRun(`new.state = 'starting'`);
  await look(20);
  expect(looks()).toBe(3);
  await sql`drop function refuse_run() cascade`.execute(db);
  clock.advance(60_000);
  expect((await superviseRuns(deps)).map(({ runId }) => runId)).toContain(id);
});
