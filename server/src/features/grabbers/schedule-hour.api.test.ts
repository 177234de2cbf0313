import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { withTransaction } from '../../platform/db/index.ts';
import { testApi } from '../../testing/index.ts';
import { buildCrawler, buildGrabber, buildShop } from './grabber.builder.ts';

const api = await testApi();

it('comes round at the chosen hour by the clocks of the shop, and at the hour of saving where none was chosen', async () => {
  const url = 'https://chosen-hour.example/';
  const shop = await buildShop(api.deps);
  const shopId = shop.id;
  const { id } = await buildCrawler(api.deps, shop);
  const { db, clock } = api.deps;
  await db.updateTable('shop').set({ time_zone: 'Asia/Kathmandu' }).where('id', '=', shopId).execute();
  await db.updateTable('crawler').set({ state: 'active' }).where('id', '=', id).execute();
  const save = async (schedule: object) => {
    const { version } = await db.selectFrom('crawler').select('version').where('id', '=', id).executeTakeFirstOrThrow();
    const input = { shopId, name: 'Hour', config: { seeds: [url] }, schedule };
    const query = `mutation ($id: ID!, $version: Int!, $input: CrawlerInput!) { updateCrawler(id: $id, version: $version, input: $input) {
      __typename ... on InvalidInput { issues { path code } } } }`;
    const administrator = await api.asAdministrator();
    const answer = await administrator.query<{ updateCrawler: object }>(query, { id, version, input });
    const shown = 'query ($id: ID!) { crawler(id: $id) { nextRunAt schedule { every time weekday day timeZone } } }';
    const { crawler } = await administrator.query<{ crawler: { nextRunAt: string; schedule: { time: string } } }>(
      shown,
      { id },
    );
    return { ...answer.updateCrawler, ...crawler };
  };
  // Kathmandu is 5:45 ahead of UTC.
  const chosen = await save({ every: 'daily', time: '03:00' });
  expect(chosen.nextRunAt).toMatch(/T21:15:00\.000Z$/);
  expect(chosen.schedule).toEqual({ every: 'daily', time: '03:00', weekday: null, day: null, timeZone: null });
  expect((await save({ every: 'daily', time: '03:00', timeZone: 'UTC' })).nextRunAt).toMatch(/T03:00:00\.000Z$/);
  const open = await save({ every: 'monthly' });
  const shownNow = new Date(clock.now().getTime() + 5.75 * 3_600_000);
  expect(open.schedule).toMatchObject({ time: shownNow.toISOString().slice(11, 16), day: shownNow.getUTCDate() });
  // The same again moves nothing.
  clock.advance(7_200_000);
  expect(await save({ every: 'monthly' })).toMatchObject({ nextRunAt: open.nextRunAt, schedule: open.schedule });
  expect(await save({ every: 'daily', time: '25:00' })).toMatchObject({
    issues: [{ path: 'schedule.time', code: 'not_an_hour' }],
  });
  expect(await save({ every: 'weekly', weekday: 8 })).toMatchObject({
    issues: [{ path: 'schedule.weekday', code: 'too_large' }],
  });
});

it('gives stored schedules the hour and day of their next turn, by the clocks of their shop', async () => {
  const { db } = api.deps;
  const shop = await buildShop(api.deps);
  await db.updateTable('shop').set({ time_zone: 'Asia/Kathmandu' }).where('id', '=', shop.id).execute();
  const store = async (schedule: object, next_run_at: Date | null) => {
    const { id } = await buildCrawler(api.deps, shop);
    await db
      .updateTable('crawler')
      .set({ schedule: JSON.stringify(schedule), next_run_at })
      .where('id', '=', id)
      .execute();
    return id;
  };
  const open = { cron: null, timeZone: null };
  const next = new Date('2026-05-30T22:10:44Z');
  const ids = [
    await store({ ...open, every: 'monthly' }, next),
    await store({ ...open, every: 'weekly', timeZone: 'Europe/Berlin' }, next),
    await store({ ...open, every: 'daily', timeZone: 'No/Where' }, next),
    await store({ ...open, every: 'hourly' }, next),
    await store({ ...open, every: 'daily' }, null),
  ];
  const feed = await buildGrabber(api.deps, shop, { feedUrl: 'https://mill.example/hour.csv' });
  await sql`update grabber set schedule = ${JSON.stringify({ ...open, every: 'daily' })}::jsonb, next_run_at = ${next}
    where id = ${feed.id}`.execute(db);
  const file = await readFile(new URL('../../../migrations/0343_hour_of_schedules.sql', import.meta.url), 'utf8');
  const conversion = file.slice(file.indexOf('create temporary table'));
  await withTransaction(db, (tx) => sql.raw(conversion).execute(tx));
  const stored = await db
    .selectFrom('crawler')
    .select(['id', 'schedule', 'next_run_at'])
    .where('id', 'in', ids)
    .execute();
  const scheduleOf = (id: string) => stored.find((row) => row.id === id)?.schedule;
  expect(ids.map(scheduleOf)).toEqual([
    { ...open, every: 'monthly', time: '03:55', weekday: null, day: 31 },
    { ...open, every: 'weekly', timeZone: 'Europe/Berlin', time: '00:10', weekday: 7, day: null },
    { ...open, every: 'daily', timeZone: 'No/Where', time: '22:10', weekday: null, day: null },
    { ...open, every: 'hourly' },
    { ...open, every: 'daily' },
  ]);
  expect(stored.find(({ id }) => id === ids[0])?.next_run_at).toEqual(next);
  const grabber = await db.selectFrom('grabber').select('schedule').where('id', '=', feed.id).executeTakeFirst();
  expect(grabber?.schedule).toMatchObject({ time: '03:55' });
});
