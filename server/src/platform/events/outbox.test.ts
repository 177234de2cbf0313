import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { systemActor } from '../auth/index.ts';
import { type Db, type Tx, withTransaction } from '../db/index.ts';
import { newId } from '../ids.ts';
import { lookAhead } from './cursor.store.ts';
import {
  type Consumer,
  consumerLoop,
  defineTopic,
  followOnce,
  followToEnd,
  keepOutboxDays,
  openReach,
  publishEvents,
  type ReadEvent,
} from './index.ts';

const api = await testApi();
const { db } = api.deps;
/** Followed as workers do, published as the API does. */
const { engines } = api;
const lampChanged = defineTopic({ name: 'lamp_changed', aggregate: 'lamp', fields: ['colour', 'price'] });
const chairChanged = defineTopic({ name: 'chair_changed', aggregate: 'chair' });
const origin = { actor: systemActor, cause: 'schedule' as const };
const patience = { timeout: 20_000, interval: 20 };

const publish = (tx: Tx, id: string, changed: 'colour' | 'price' = 'colour') =>
  publishEvents(tx, lampChanged, origin, [{ id, changed: [changed] }]);
const tell = (id: string, changed?: 'colour' | 'price', on: Db = api.application.db) =>
  withTransaction(on, (tx) => publish(tx, id, changed));

/** A consumer that remembers what it was given, and fails at some of it. */
function listener(over: Partial<Consumer> & { failsAt?: (event: ReadEvent) => boolean } = {}) {
  const seen: ReadEvent[] = [];
  const { failsAt, ...rest } = over;
  const consumer: Consumer = {
    name: `test-${newId()}`,
    topics: ['lamp_changed'],
    from: 'beginning',
    batchSize: 3,
    handle: async (_tx, _deps, events) => {
      if (failsAt && events.some(failsAt)) throw new Error('The lamp is broken.');
      seen.push(...events);
    },
    ...rest,
  };
  return { consumer, seen, ids: () => seen.map(({ aggregateId }) => aggregateId) };
}

/** Due at once, what was set aside and what stands still. */
const retryNow = async () => {
  await sql`update outbox_cursor set retry_at = now()`.execute(db);
  await sql`update outbox_aside set retry_at = now()`.execute(db);
};

const backlogs = new Set(['feeds', 'listings', 'payment-events', 'sales']);
/** Consumers of the log alone: loops that read no events are shown beside them. */
const lags = async () =>
  (
    await (
      await api.asAdministrator()
    ).query<{
      eventConsumers: { name: string; waiting: { count: number; isExact: boolean }; lastError: string | null }[];
    }>('{ eventConsumers { name waiting { count isExact } oldestAt lastError failingSince retryAt } }')
  ).eventConsumers.filter(({ name }) => !backlogs.has(name));

afterEach(async () => {
  await sql`truncate outbox, outbox_cursor, outbox_aside`.execute(db);
});

describe('how far a consumer is behind', () => {
  it('counts no event of a topic that it does not follow', async () => {
    const { consumer } = listener();
    await followToEnd(engines, consumer);
    await withTransaction(api.application.db, (tx) =>
      publishEvents(tx, chairChanged, origin, [{ id: newId(), changed: [] }]),
    );
    const waitingOf = async () => (await lags()).find(({ name }) => name === consumer.name)?.waiting.count;
    expect(await waitingOf()).toBe(0);
    await tell(newId());
    expect(await waitingOf()).toBe(1);
  });
});

describe('the look of a consumer for what is new', () => {
  it('reads nothing of topics that it does not follow, however far behind its place is', async () => {
    const { consumer } = listener();
    await followToEnd(engines, consumer);
    await withTransaction(db, async (tx) => {
      const chairs = Array.from({ length: 2_000 }, () => ({ id: newId(), changed: [] }));
      await publishEvents(tx, chairChanged, origin, chairs);
      expect(await lookAhead(tx, consumer, Number.MAX_SAFE_INTEGER)).toEqual({ parts: [], lacksCursors: false });
      const { rows } = await sql<{ read: number }>`
        select sum(pg_stat_get_xact_tuples_returned(i.indexrelid))::int as read
        from pg_partition_tree('outbox') p join pg_index i on i.indrelid = p.relid where p.isleaf`.execute(tx);
      expect(rows[0]?.read).toBeLessThan(100);
    });
  });
});

describe('the log of events', () => {
  it('gives each consumer every event once, those of one record in order, however many write and follow', async () => {
    const lamps = Array.from({ length: 5 }, () => newId());
    const [one, two] = [listener(), listener({ topics: ['lamp_changed', 'chair_changed'] })];
    const stopping = new AbortController();
    // Two workers for each of the two, while five write.
    const loops = [one, one, two, two].map(({ consumer }) => consumerLoop(consumer).run(engines, stopping.signal));
    await Promise.all(
      lamps.map(async (lamp) => {
        for (let at = 0; at < 8; at += 1) await tell(lamp, at % 2 === 0 ? 'colour' : 'price');
      }),
    );
    await withTransaction(db, (tx) => publishEvents(tx, chairChanged, origin, [{ id: newId(), changed: ['seat'] }]));
    await expect.poll(() => [one.seen.length, two.seen.length], patience).toEqual([40, 41]);
    stopping.abort();
    await Promise.all(loops);
    for (const { seen } of [one, two]) {
      expect(new Set(seen.map(({ position }) => position)).size).toBe(seen.length);
      for (const lamp of lamps) {
        const told = seen.filter(({ aggregateId }) => aggregateId === lamp).flatMap(({ changed }) => changed);
        expect(told).toEqual(Array.from({ length: 4 }, () => ['colour', 'price']).flat());
      }
    }
  });

  it('skips nobody who commits late, and gives nothing that came after before it', async () => {
    const { consumer, seen, ids } = listener();
    const [early, late] = [newId(), newId()];
    await tell(early);
    await followToEnd(engines, consumer);
    const reach = openReach(engines.db);
    await withTransaction(db, async (tx) => {
      await publish(tx, late);
      await tell(late, 'price');
      const { rows } = await sql<{ id: number }>`select max(id) as id from outbox`.execute(db);
      // The second id is there to be read, but not final: the first may still come.
      expect(await reach.look()).toBeLessThan((rows[0]?.id ?? 0) - 1);
    });
    await followToEnd(engines, consumer);
    expect(ids()).toEqual([early, late, late]);
    expect(seen.flatMap(({ changed }) => changed)).toEqual(['colour', 'colour', 'price']);
  });

  it('keeps the order of a record when a third transaction stays open between its two writers', async () => {
    const lamp = newId();
    const { consumer, seen } = listener();
    const writer = () => {
      let end = () => {};
      const ended = new Promise<void>((resolve) => (end = resolve));
      let reportTx: (tx: Tx) => void = () => {};
      const open = new Promise<Tx>((resolve) => (reportTx = resolve));
      const done = withTransaction(db, async (tx) => {
        await sql`select pg_current_xact_id()`.execute(tx);
        reportTx(tx);
        await ended;
      });
      return { open, end: () => (end(), done) };
    };
    // In the order of their numbers; the second of the record's events is written by the transaction with the lower one.
    const [first, between, last] = [writer(), writer(), writer()];
    const [firstTx, , lastTx] = [await first.open, await between.open, await last.open];
    await publish(lastTx, lamp, 'colour');
    await last.end();
    await publish(firstTx, lamp, 'price');
    await first.end();
    const following = followToEnd(engines, consumer);
    await between.end();
    await following;
    expect(seen.flatMap(({ changed }) => changed)).toEqual(['colour', 'price']);
  });

  it('lets a consumer that fails delay nobody, keeps its events, and shows how far each is', async () => {
    const lamps = Array.from({ length: 20 }, () => newId());
    for (const lamp of lamps) await tell(lamp);
    let isBroken = true;
    const dead = listener({ failsAt: ({ aggregateId }) => isBroken && aggregateId === lamps[7] });
    const well = listener();
    await followToEnd(engines, dead.consumer);
    await followToEnd(engines, well.consumer);
    expect(well.seen).toHaveLength(20);
    expect(dead.ids().toSorted()).toEqual(lamps.filter((lamp) => lamp !== lamps[7]).toSorted());
    const shown = new Map((await lags()).map((lag) => [lag.name, lag]));
    expect(shown.get(well.consumer.name)).toMatchObject({ waiting: { count: 0, isExact: true }, lastError: null });
    expect(shown.get(dead.consumer.name)).toMatchObject({
      waiting: { count: 1, isExact: true },
      oldestAt: expect.any(String),
      lastError: 'The lamp is broken.',
      failingSince: expect.any(String),
      retryAt: expect.any(String),
    });
    isBroken = false;
    await retryNow();
    await followToEnd(engines, dead.consumer);
    expect(dead.ids().toSorted()).toEqual(lamps.toSorted());
    expect((await lags()).map(({ waiting, lastError }) => [waiting.count, lastError])).toEqual([
      [0, null],
      [0, null],
    ]);
  });

  it('keeps the order of a record behind an event that fails, and lets all others of its part pass', async () => {
    // Both in one part of the log.
    const { rows } = await sql<{ id: string }>`
      select id from (select gen_random_uuid() as id from generate_series(1, 200)) made where uuid_hash(id) & 15 = 3 limit 2`.execute(
      db,
    );
    const [bad, good] = rows.map(({ id }) => id) as [string, string];
    let isBroken = true;
    const { consumer, seen } = listener({
      batchSize: 10,
      failsAt: ({ aggregateId, changed }) => isBroken && aggregateId === bad && changed[0] === 'colour',
    });
    await tell(bad, 'colour');
    for (let at = 0; at < 3; at += 1) await tell(good, 'price');
    await tell(bad, 'price');
    await followToEnd(engines, consumer);
    await tell(bad, 'price');
    await tell(good, 'colour');
    await followToEnd(engines, consumer);
    expect(seen.map(({ aggregateId }) => aggregateId)).toEqual([good, good, good, good]);
    isBroken = false;
    await retryNow();
    await followToEnd(engines, consumer);
    const ofBad = seen.filter(({ aggregateId }) => aggregateId === bad);
    expect(ofBad.map(({ changed }) => changed[0])).toEqual(['colour', 'price', 'price']);
    expect(ofBad.map(({ position }) => position)).toEqual(
      ofBad.map(({ position }) => position).toSorted((a, b) => a - b),
    );
    expect((await lags())[0]).toMatchObject({ waiting: { count: 0 }, lastError: null, failingSince: null });
  });

  it('keeps how far an event has come that fails on its way, and goes on from there', async () => {
    const lamp = newId();
    await tell(lamp);
    let isBroken = true;
    const given: unknown[] = [];
    const { consumer } = listener({
      handle: async (_tx, _deps, _events, progress) => {
        given.push(progress);
        if (progress !== null && isBroken) throw new Error('The lamp is half painted.');
        return progress === null ? { done: 0, progress: { half: 'left' } } : { done: 1 };
      },
    });
    await followToEnd(engines, consumer);
    isBroken = false;
    await retryNow();
    await followToEnd(engines, consumer);
    expect(given.length).toBeGreaterThanOrEqual(3);
    expect(given).toEqual([null, ...given.slice(1).map(() => ({ half: 'left' }))]);
    expect((await lags())[0]).toMatchObject({ waiting: { count: 0 }, lastError: null });
  });

  it('is passed at an event that fails for the third time by what is around it', async () => {
    const [slow, next] = [newId(), newId()];
    const { consumer, ids } = listener();
    const { handle } = consumer;
    let tries = 0;
    consumer.handle = async (tx, ...given) => {
      const [, events] = given;
      if (!events.some(({ aggregateId }) => aggregateId === slow)) return handle(tx, ...given);
      tries += 1;
      // As a statement that takes too long.

      await sql`do $$ begin raise sqlstate '57014'; end $$`.execute(tx);
      return handle(tx, ...given);
    };
    await tell(slow);
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await followToEnd(engines, consumer);
      await retryNow();
    }
    // As a batch and alone, three times each.
    expect(tries).toBeGreaterThanOrEqual(6);
    await tell(next);
    await followToEnd(engines, consumer);
    expect(ids()).toEqual([next]);
    const { rows } = await sql`select attempts from outbox_cursor where attempts > 0`.execute(db);
    expect(rows).toEqual([]);
    expect((await lags())[0]).toMatchObject({ waiting: { count: 1 }, failingSince: expect.any(String) });
  });

  it('keeps place and effect together: what was rolled back comes again', async () => {
    const lamp = newId();
    await tell(lamp);
    const effects = () =>
      db.selectFrom('installation_fact').select('key').where('key', 'like', 'lamp %').orderBy('key').execute();
    let attempts = 0;
    const { consumer } = listener({
      handle: async (tx, _deps, [event]) => {
        attempts += 1;
        await sql`insert into installation_fact (key, value) values (${`lamp ${attempts} ${event?.position}`}, '1')`.execute(
          tx,
        );
        if (attempts < 3) throw new Error('The light went out.');
      },
    });
    await followToEnd(engines, consumer);
    await retryNow();
    await followToEnd(engines, consumer);
    expect(await effects()).toEqual([]);
    await retryNow();
    await followToEnd(engines, consumer);
    expect(await effects()).toEqual([{ key: expect.stringContaining('lamp 3 ') }]);
  });

  it('is begun where a new consumer says', async () => {
    await tell(newId());
    await sql`update outbox set at = at - interval '5 minutes'`.execute(db);
    const [all, later] = [listener(), listener({ from: 'now' })];
    for (const { consumer } of [all, later]) await followToEnd(engines, consumer);
    const lamp = newId();
    await tell(lamp);
    for (const { consumer } of [all, later]) await followToEnd(engines, consumer);
    expect([all.seen.length, later.ids()]).toEqual([2, [lamp]]);
  });

  it('is followed on when somebody takes a cursor away while the loop runs', async () => {
    const { consumer, ids } = listener();
    const [first, second] = [newId(), newId()];
    await tell(first);
    const stopping = new AbortController();
    const loop = consumerLoop(consumer).run(engines, stopping.signal);
    await expect.poll(ids, patience).toContain(first);
    await sql`delete from outbox_cursor where consumer = ${consumer.name}`.execute(db);
    await tell(second);
    await expect.poll(ids, patience).toContain(second);
    stopping.abort();
    await loop;
    const { rows } = await sql`select 1 from outbox_cursor where consumer = ${consumer.name}`.execute(db);
    expect(rows).toHaveLength(16);
  });

  it('is kept for nobody by a process of another release than the database', async () => {
    const { consumer } = listener();
    const older = { ...engines, records: { ...engines.records, schema: { ...engines.records.schema, hash: 'f00d' } } };
    await expect(followOnce(older, consumer, 0)).rejects.toThrow('The database is made for release');
    expect(await lags()).toEqual([]);
  });

  it('is not followed by a process whose release has the consumer follow other topics', async () => {
    const newer = listener({ topics: ['chair_changed', 'lamp_changed'] });
    const older = listener({ name: newer.consumer.name });
    const [chair, lamp] = [newId(), newId()];
    await followToEnd(engines, newer.consumer);
    await withTransaction(db, (tx) => publishEvents(tx, chairChanged, origin, [{ id: chair, changed: ['seat'] }]));
    await tell(lamp);
    await followToEnd(engines, older.consumer);
    expect(older.seen).toEqual([]);
    await followToEnd(engines, newer.consumer);
    expect(newer.ids().toSorted()).toEqual([chair, lamp].toSorted());
  });

  it('is kept for fourteen days, and longer while a consumer has not passed them', async () => {
    const { consumer, seen } = listener();
    await sql`create table outbox_2020_02_01 partition of outbox for values from ('2020-02-01Z') to ('2020-02-02Z')`.execute(
      db,
    );
    await tell(newId());
    await sql`update outbox set at = '2020-02-01T12:00Z'`.execute(db);
    await sql`insert into outbox_cursor (consumer, part, topics, position) select ${consumer.name}, part, '{lamp_changed}', 0
      from generate_series(0, 15) part`.execute(db);
    const isThere = async () =>
      (await sql`select 1 from pg_class where relname = 'outbox_2020_02_01'`.execute(db)).rows.length === 1;
    await keepOutboxDays(engines);
    expect(await isThere()).toBe(true);
    await followToEnd(engines, consumer);
    expect(seen).toHaveLength(1);
    await keepOutboxDays(engines);
    expect(await isThere()).toBe(false);
  });

  it('shows how far it is followed to administrators alone', async () => {
    const person = await api.as(await api.newUser({ roleKeys: ['catalogue_editor'] }));
    const { errors } = await person.request('{ eventConsumers { name } }');
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
