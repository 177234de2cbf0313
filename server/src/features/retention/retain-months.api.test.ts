import { retentionFetchMonthsSetting } from '@quarry/contracts/retention';
import { sql } from 'kysely';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { settingValue } from '../../platform/settings/index.ts';
import { testApi } from '../../testing/index.ts';
import { type BuiltCrawler, buildCrawler, buildShop } from '../grabbers/grabber.builder.ts';
import { retainMonths } from './index.ts';
import { holdByEach } from './held-snapshots.builder.ts';

const api = await testApi();
const { deps, engines } = api;
const { db, clock } = deps;
const now = new Date('2031-06-15T12:00:00Z');
clock.set(now);
/** As a worker has them, which owns no table. */
const working = { ...engines, clock };

const month = (text: string) => new Date(`${text}-01T00:00:00Z`);
const at = (day: string) => new Date(`${day}T12:00:00Z`);
const administrator = await api.asAdministrator();

async function makeMonths(...months: string[]): Promise<void> {
  for (const text of months) {
    const end = new Date(month(text));
    end.setUTCMonth(end.getUTCMonth() + 1);
    for (const table of ['page_fetch', 'offer_snapshot']) {
      const bounds = sql.raw(`from ('${month(text).toISOString()}') to ('${end.toISOString()}')`);
      await sql`create table if not exists ${sql.table(`${table}_${text.replace('-', '_')}`)} partition of ${sql.table(table)} for values ${bounds}`.execute(
        db,
      );
    }
  }
}

async function newShop(): Promise<{ shopId: string; crawler: BuiltCrawler }> {
  const shop = await buildShop(deps);
  return { shopId: shop.id, crawler: await buildCrawler(deps, shop) };
}

async function newPage(crawler: BuiltCrawler): Promise<string> {
  const id = newId<'page'>();
  await sql`insert into page (id, crawler_id, host_id, url, url_key, via)
    values (${id}, ${crawler.id}, ${crawler.hostId}, ${`https://mill.example/${id}`}, decode(md5(${id}), 'hex'), 'seed')`.execute(
    db,
  );
  return id;
}

async function fetched(crawler: BuiltCrawler, pageId: string, day: string, hasBytes = false): Promise<string> {
  const id = newId<'page_fetch'>();
  await sql`insert into page_fetch (id, page_id, run_id, crawler_id, host_id, attempt, fetched_at, duration_ms, outcome, blob_sha256)
    values (${id}, ${pageId}, ${newId()}, ${crawler.id}, ${crawler.hostId}, 1, ${at(day)}, 1, 'changed', ${hasBytes ? Buffer.alloc(32) : null})`.execute(
    db,
  );
  return id;
}

async function newOffer(shopId: string): Promise<string> {
  const id = newId<'offer'>();
  await sql`insert into offer (id, shop_id, offer_key, origin, first_seen_at, last_seen_at, last_changed_at)
    values (${id}, ${shopId}, ${id}, 'observed', now(), now(), now())`.execute(db);
  return id;
}

async function snapshot(offerId: string, day: string, fetchId: string | null = null): Promise<string> {
  const id = newId<'offer_snapshot'>();
  await sql`insert into offer_snapshot (id, offer_id, seq, source_kind, observed_at, last_confirmed_at, page_fetch_id, fields, fields_hash, extractor_version)
    values (${id}, ${offerId}, 1, 'grab', ${at(day)}, ${at(day)}, ${fetchId}, '{"title": {"value": "Chair"}}', ${Buffer.alloc(1)}, '1')`.execute(
    db,
  );
  return id;
}

async function idsIn(table: 'page_fetch' | 'offer_snapshot', text: string): Promise<string[]> {
  const column = sql.ref(table === 'page_fetch' ? 'fetched_at' : 'observed_at');
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
    where ${column} >= ${month(text)} and ${column} < ${month(text)}::timestamptz + interval '1 month'`.execute(db);
  return rows.map(({ id }) => id).toSorted();
}

const keeps = async (id: string, text: string, table: 'page_fetch' | 'offer_snapshot' = 'offer_snapshot') =>
  (await idsIn(table, text)).includes(id);
const hasTable = async (name: string) =>
  (await sql<{ is: boolean }>`select to_regclass(${name}) is not null as is`.execute(db)).rows[0]?.is;
const states = async (text: string) =>
  (
    await sql<{ parent: string; phase: string; rowsBefore: number; rowsKept: number }>`
      select parent, phase, rows_before::int as "rowsBefore", rows_kept::int as "rowsKept" from retention_month where month = ${month(text)} order by parent`.execute(
      db,
    )
  ).rows;

/** To the end of all months: what was swapped rests for no time. */
async function retainAll(): Promise<void> {
  await retainMonths(working, undefined, { restS: -1 });
}

async function setOwn(shopId: string, key: string, value: number): Promise<void> {
  await administrator.query(
    `mutation ($key: String!, $scope: SettingScopeInput, $value: JSON) { updateSetting(key: $key, scope: $scope, version: 0, value: $value) { __typename } }`,
    { key, scope: { kind: 'SHOP', id: shopId }, value },
  );
}

describe('months of fetches', () => {
  it('go when they have passed the limit, but for what is the newest of its page or rests on something', async () => {
    await makeMonths('2030-03', '2030-04');
    const { shopId, crawler } = await newShop();
    const [page, gone] = [await newPage(crawler), await newPage(crawler)];
    const bytes = await fetched(crawler, page, '2030-04-02', true);
    const old = [await fetched(crawler, page, '2030-04-01'), await fetched(crawler, page, '2030-04-03')];
    await fetched(crawler, page, '2031-06-01');
    const newest = await fetched(crawler, gone, '2030-04-09');
    const behind = await fetched(crawler, gone, '2030-04-08', true);
    const older = await fetched(crawler, gone, '2030-04-07', true);
    const held = await fetched(crawler, page, '2030-04-04');
    const waiting = await fetched(crawler, page, '2030-04-05');
    const offerId = await newOffer(shopId);
    const snapshotId = await snapshot(offerId, '2030-04-04', held);
    await sql`update offer set current_snapshot_id = ${snapshotId}, current_snapshot_at = ${at('2030-04-04')} where id = ${offerId}`.execute(
      db,
    );
    await sql`insert into backlog (topic, partition_id, subject_id, subject_at) values ('page_fetched', ${crawler.id}, ${waiting}, ${at('2030-04-05')})`.execute(
      db,
    );
    clock.set(new Date('2031-05-31T23:00:00Z'));
    await retainAll();
    expect(await idsIn('page_fetch', '2030-04')).toContain(old[0]);
    clock.set(new Date('2031-06-01T00:00:00Z'));
    await retainAll();
    expect(await idsIn('page_fetch', '2030-04')).toEqual([bytes, newest, behind, held, waiting].toSorted());
    expect(await idsIn('page_fetch', '2030-04')).not.toContain(older);
    expect(await states('2030-04')).toEqual([{ parent: 'page_fetch', phase: 'done', rowsBefore: 8, rowsKept: 5 }]);
    expect(await hasTable('page_fetch_2030_03')).toBe(false);
    const [part] = (
      await sql<{ name: string }>`select tableoid::regclass::text as name from page_fetch where id = ${held}`.execute(
        db,
      )
    ).rows;
    expect(part).toEqual({ name: 'page_fetch_2030_04' });
    clock.set(now);
  });

  it('stay for the shop that keeps them longer, until its own limit has passed', async () => {
    await makeMonths('2029-01');
    const [usual, patient] = [await newShop(), await newShop()];
    await setOwn(patient.shopId, 'retentionFetchMonths', 30);
    const fetches = [];
    for (const { crawler } of [usual, patient]) {
      const page = await newPage(crawler);
      fetches.push(await fetched(crawler, page, '2029-01-10'));
      await fetched(crawler, page, '2031-06-10');
    }
    const limit = () => settingValue(working, retentionFetchMonthsSetting, { shopId: patient.shopId });
    await expect.poll(limit).toBe(30);
    await retainAll();
    expect(await idsIn('page_fetch', '2029-01')).toEqual([fetches[1]]);
    clock.set(at('2031-08-02'));
    await retainAll();
    expect(await idsIn('page_fetch', '2029-01')).toEqual([]);
    expect(await hasTable('page_fetch_2029_01')).toBe(false);
    clock.set(now);
  });
});

describe('months of snapshots', () => {
  it('keep each on which something stands, and no other', async () => {
    await makeMonths('2028-02');
    const { shopId } = await newShop();
    const offerId = await newOffer(shopId);
    const loose = await snapshot(offerId, '2028-02-02');
    const held = await holdByEach(api.url, () => snapshot(offerId, '2028-02-03'), at('2028-02-03'));
    await retainAll();
    expect(await idsIn('offer_snapshot', '2028-02')).toEqual(held.toSorted());
    expect(held).toHaveLength(11);
    expect(held).not.toContain(loose);
  });

  it('are told of every column that leads to one', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.table_name || '.' || c.column_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name ~ '(^|_)snapshot_id$' order by 1`.execute(
      db,
    );
    const declared = await sql<{ name: string }>`
      select referrer || '.' || id_column as name from snapshot_referrers() where referrer <> 'backlog' order by 1`.execute(
      db,
    );
    expect(rows).toEqual(declared.rows);
  });

  it('lose nothing that is written while they are copied, swapped and dropped', async () => {
    await makeMonths('2027-05');
    const { shopId } = await newShop();
    const offerId = await newOffer(shopId);
    const made: string[] = [];
    for (let day = 1; day <= 9; day += 1) made.push(await snapshot(offerId, `2027-05-0${day}`));
    const [confirmed = '', referred = '', late = '', moved = '', loose = ''] = made;
    const point = (id: string) =>
      sql`insert into price_point (id, offer_id, kind, valid_from, valid_to, last_confirmed_at, amount_minor, currency, exponent, snapshot_id, snapshot_at, state)
        select ${newId()}, offer_id, 'sale', observed_at, observed_at, observed_at, 100, 'EUR', 2, id, observed_at, 'accepted' from offer_snapshot where id = ${id}`.execute(
        db,
      );
    await point(confirmed);
    const step = () =>
      sql<{
        step: string;
      }>`select retain_month('offer_snapshot', ${month('2027-05')}, ${[shopId]}::uuid[], ${clock.now()}, 4) as step`.execute(
        engines.db,
      );
    const phase = async () => (await states('2027-05'))[0]?.phase;
    while ((await phase()) !== 'copied') await step();
    // Between copy and swap: confirmed, referred to, come in late.
    await sql`update offer_snapshot set last_confirmed_at = ${now} where id = ${confirmed}`.execute(db);
    await point(referred);
    const cameIn = await snapshot(offerId, '2027-05-20');
    await point(cameIn);
    const spare = await newOffer((await newShop()).shopId);
    await sql`update offer_snapshot set offer_id = ${spare} where id = ${moved}`.execute(db);
    // Read before the swap, and referred to after it.
    const {
      rows: [seen],
    } = await sql<{ at: Date }>`select observed_at as at from offer_snapshot where id = ${late}`.execute(db);
    expect((await step()).rows[0]?.step).toBe('more');
    expect(await phase()).toBe('swapped');
    await sql`insert into price_point (id, offer_id, kind, valid_from, valid_to, last_confirmed_at, amount_minor, currency, exponent, snapshot_id, snapshot_at, state)
      values (${newId()}, ${offerId}, 'sale', ${seen?.at}, ${seen?.at}, ${seen?.at}, 100, 'EUR', 2, ${late}, ${seen?.at}, 'accepted')`.execute(
      db,
    );
    expect((await step()).rows[0]?.step).toBe('waits');
    clock.advance(301_000);
    expect((await step()).rows[0]?.step).toBe('done');
    clock.set(now);
    expect(await idsIn('offer_snapshot', '2027-05')).toEqual([confirmed, referred, late, moved, cameIn].toSorted());
    expect(await keeps(loose, '2027-05')).toBe(false);
    const { rows } = await sql<{
      at: Date;
    }>`select last_confirmed_at as at from offer_snapshot where id = ${confirmed}`.execute(db);
    expect(rows).toEqual([{ at: now }]);
    expect((await sql`select from pg_tables where schemaname = 'month_moves'`.execute(db)).rows).toEqual([]);
  });

  it('wait for a long reader, and let a reader behind them through meanwhile', async () => {
    await makeMonths('2026-07');
    const { shopId } = await newShop();
    const offerId = await newOffer(shopId);
    await snapshot(offerId, '2026-07-07');
    const client = new Client({ connectionString: api.url });
    await client.connect();
    await client.query('begin');
    await client.query(`select count(*) from offer_snapshot`);
    let isOver = true;
    let retaining = Promise.resolve();
    const waitsForLock = async () => {
      if (isOver) {
        isOver = false;
        retaining = retainAll().finally(() => {
          isOver = true;
        });
      }
      const waiting = sql`select from pg_locks where not granted and mode = 'AccessExclusiveLock'
        and database = (select oid from pg_database where datname = current_database())`;
      return (await waiting.execute(db)).rows.length > 0;
    };
    await expect.poll(waitsForLock, { timeout: 30_000, interval: 1 }).toBe(true);
    // It is answered although the long reader goes on: the swap gives its place in the queue up.
    await sql`select count(*) from offer_snapshot`.execute(db);
    await retaining;
    expect((await states('2026-07'))[0]?.phase).toBe('copied');
    await client.query('commit');
    await client.end();
    await retainAll();
    expect(await idsIn('offer_snapshot', '2026-07')).toEqual([]);
  });

  it('are dropped by one of several workers, and by nobody who serves people', async () => {
    await makeMonths('2026-03');
    const { shopId } = await newShop();
    await snapshot(await newOffer(shopId), '2026-03-07');
    await Promise.all([retainAll(), retainAll(), retainAll()]);
    await retainAll();
    expect(await hasTable('offer_snapshot_2026_03')).toBe(false);
    const asked = sql`select retain_month('offer_snapshot', ${month('2031-06')}, '{}', now())`.execute(
      api.application.db,
    );
    await expect(asked).rejects.toThrow('permission denied');
  });
});
