import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';
import { type BuiltCrawler, buildCrawler, buildCrawlRun, buildShop } from '../grabbers/grabber.builder.ts';
import { collectBytes } from './index.ts';

const api = await testApi();
const { deps, engines } = api;
const { db, clock } = deps;
const now = new Date('2031-06-15T12:00:00Z');
clock.set(now);
const working = { ...engines, clock };
const administrator = await api.asAdministrator();

type Amount = { rows: number; bytes: number };
type Month = { month: string; kept: Amount; held: Amount; due: Amount; goesAt: string | null };
type Kind = {
  kind: string;
  settingKey: string;
  kept: Amount;
  held: Amount;
  due: Amount;
  months: Month[];
  shops: { id: string; kept: Amount; due: Amount; limit: number; isOwnLimit: boolean }[];
  lastFreed: (Amount & { at: string }) | null;
};
type Answer = { storage: { countedAt: string | null; kinds: Kind[] } | null };

const amount = '{ rows bytes }';
const document = `query ($shopId: ID) { storage(shopId: $shopId) { countedAt kinds { kind settingKey kept ${amount} held ${amount} due ${amount}
  months { month kept ${amount} held ${amount} due ${amount} goesAt } shops { id kept ${amount} due ${amount} limit isOwnLimit }
  lastFreed { at rows bytes } } } }`;

async function storage(shopId: string | null = null) {
  const { storage: found } = await administrator.query<Answer>(document, { shopId });
  return { countedAt: found?.countedAt, of: (kind: string) => found?.kinds.find((one) => one.kind === kind) };
}

async function effects(key: string, value: number, shopId?: string): Promise<string[]> {
  const scope = shopId === undefined ? null : { kind: 'SHOP', id: shopId };
  const { settingEffects } = await administrator.query<{ settingEffects: { text: string }[] }>(
    'query ($key: String!, $scope: SettingScopeInput, $value: JSON) { settingEffects(key: $key, scope: $scope, value: $value) { text } }',
    { key, scope, value },
  );
  return settingEffects.map(({ text }) => text);
}

async function makeMonth(text: string): Promise<void> {
  const start = new Date(`${text}-01T00:00:00Z`);
  const end = new Date(start);
  end.setUTCMonth(end.getUTCMonth() + 1);
  for (const table of ['page_fetch', 'offer_snapshot'])
    await sql`create table if not exists ${sql.table(`${table}_${text.replace('-', '_')}`)} partition of ${sql.table(table)}
      for values from (${sql.lit(start.toISOString())}) to (${sql.lit(end.toISOString())})`.execute(db);
}

/** Twelve bytes for each of these days, by pages of two. */
async function fetchesOn(crawler: BuiltCrawler, ...days: string[]): Promise<void> {
  for (const page of ['a', 'b'])
    for (const day of days)
      await buildCrawlRun(deps, crawler, [
        {
          url: `https://mill.example/${crawler.id}/${page}`,
          outcome: 'changed',
          bytes: randomBytes(12),
          fetchedAt: new Date(`${day}T12:00:00Z`),
        },
      ]);
  await sql`delete from backlog`.execute(db);
}

let usual: BuiltCrawler;
let patient: BuiltCrawler;

it('says of an empty installation that nothing was counted yet', async () => {
  const { countedAt, of } = await storage();
  expect(countedAt).toBeNull();
  expect(of('STORED_PAGES')).toMatchObject({ kept: { rows: 0, bytes: 0 }, months: [], shops: [], lastFreed: null });
  expect(await effects('retentionBytesDays', 10)).toEqual(['What this frees is counted within a day.']);
});

describe('what is kept', () => {
  beforeAll(async () => {
    for (const month of ['2030-03', '2031-02', '2031-04', '2031-06']) await makeMonth(month);
    usual = await buildCrawler(deps, await buildShop(deps));
    patient = await buildCrawler(deps, await buildShop(deps));
    await administrator.query(
      `mutation ($scope: SettingScopeInput) { updateSetting(key: "retentionBytesDays", scope: $scope, version: 0, value: 200) { __typename } }`,
      { scope: { kind: 'SHOP', id: patient.shopId } },
    );
    await fetchesOn(usual, '2030-03-10', '2031-02-10', '2031-04-10', '2031-06-10');
    await fetchesOn(patient, '2031-02-10', '2031-06-11');
    await collectBytes(working, undefined, { judged: 3 });
  });

  it('is counted by month, with what stays, what goes, and when', async () => {
    const { countedAt, of } = await storage();
    expect(countedAt).toBe(now.toISOString());
    const pages = of('STORED_PAGES');
    expect(pages).toMatchObject({
      settingKey: 'retentionBytesDays',
      kept: { rows: 12, bytes: 144 },
      held: { rows: 4, bytes: 48 },
      due: { rows: 4, bytes: 48 },
    });
    const none = { rows: 0, bytes: 0 };
    const two = { rows: 2, bytes: 24 };
    expect(pages?.months).toEqual([
      {
        month: '2031-06',
        kept: { rows: 4, bytes: 48 },
        held: { rows: 4, bytes: 48 },
        due: none,
        goesAt: '2031-09-29T00:00:00.000Z',
      },
      { month: '2031-04', kept: two, held: none, due: none, goesAt: '2031-07-30T00:00:00.000Z' },
      { month: '2031-02', kept: { rows: 4, bytes: 48 }, held: none, due: two, goesAt: '2031-05-30T00:00:00.000Z' },
      { month: '2030-03', kept: two, held: none, due: two, goesAt: '2030-06-30T00:00:00.000Z' },
    ]);
    const fetches = of('FETCHES');
    expect(fetches?.months.map(({ month, kept, held, due }) => [month, kept.rows, held.rows, due.rows])).toEqual([
      ['2031-06', 4, 4, 0],
      ['2031-04', 2, 0, 0],
      ['2031-02', 4, 0, 0],
      ['2030-03', 2, 0, 2],
    ]);
    expect(fetches?.months[3]).toMatchObject({ goesAt: '2031-05-01T00:00:00.000Z' });
    expect(fetches?.months[0]?.kept.bytes).toBeGreaterThan(0);
    expect(of('AUDIT')?.months[0]).toMatchObject({ month: '2031-06', goesAt: null, due: none });
    expect(of('AUDIT')?.kept.rows).toBeGreaterThan(0);
  });

  it('is told by shop, with the limit of each', async () => {
    const { of } = await storage();
    expect(of('STORED_PAGES')?.shops).toEqual([
      { id: usual.shopId, kept: { rows: 8, bytes: 96 }, due: { rows: 4, bytes: 48 }, limit: 90, isOwnLimit: false },
      { id: patient.shopId, kept: { rows: 4, bytes: 48 }, due: { rows: 0, bytes: 0 }, limit: 200, isOwnLimit: true },
    ]);
    const one = await storage(patient.shopId);
    expect(one.of('STORED_PAGES')).toMatchObject({ kept: { rows: 4 }, due: { rows: 0 }, shops: [], lastFreed: null });
    expect(one.of('STORED_PAGES')?.months[1]).toMatchObject({ month: '2031-02', goesAt: '2031-09-17T00:00:00.000Z' });
    expect(one.of('AUDIT')).toBeUndefined();
    expect((await administrator.query<Answer>(document, { shopId: newId() })).storage).toBeNull();
  });

  it('is told by what another limit would free, in all and by month, before it is saved', async () => {
    expect(await effects('retentionBytesDays', 30)).toEqual([
      '6 entries with 72 bytes are deleted at the next run.',
      '2031-04: 2 entries, 24 bytes',
      '2031-02: 2 entries, 24 bytes',
      '2030-03: 2 entries, 24 bytes',
    ]);
    expect(await effects('retentionBytesDays', 130)).toEqual([
      'Only 2 entries with 24 bytes are deleted at the next run.',
      '2030-03: 2 entries, 24 bytes',
    ]);
    expect(await effects('retentionBytesDays', 3_650)).toEqual(['It deletes nothing that is kept now.']);
    expect(await effects('retentionBytesDays', 90, patient.shopId)).toEqual([
      '2 entries with 24 bytes are deleted at the next run.',
      '2031-02: 2 entries, 24 bytes',
    ]);
    expect((await effects('retentionFetchMonths', 2))[0]).toMatch(/^6 entries with \d+ bytes are deleted/);
  });

  it('is counted anew by the next walk, which says what the one before freed', async () => {
    const lists = () => sql`select from storage_figure`.execute(db);
    const rows = (await lists()).rows.length;
    const later = new Date(now.getTime() + 86_400_000);
    clock.set(later);
    await collectBytes(working);
    clock.set(now);
    const { of, countedAt } = await storage();
    expect(countedAt).toBe(later.toISOString());
    // Noted the day before, and freed behind the walk.
    expect(of('STORED_PAGES')).toMatchObject({
      kept: { rows: 8, bytes: 96 },
      held: { rows: 4, bytes: 48 },
      due: { rows: 0, bytes: 0 },
      lastFreed: { at: later.toISOString(), rows: 4, bytes: 48 },
    });
    expect((await lists()).rows.length).toBe(rows);
    const { jobs } = await administrator.query<{ jobs: { nodes: unknown[] } }>(
      '{ jobs(filter: { kind: ["retention"] }) { nodes { state freed { kind rows bytes } } } }',
    );
    expect(jobs.nodes).toEqual([{ state: 'succeeded', freed: [{ kind: 'blob', rows: 4, bytes: 48 }] }]);
  });

  it('is shown to nobody who may not read settings', async () => {
    const manager = await api.as(await api.newUser({ roleKeys: ['manager'] }));
    const { errors } = await manager.request(document, { shopId: null });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
