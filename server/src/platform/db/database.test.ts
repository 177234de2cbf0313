import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/index.ts';
import { notify, openListener, readPrepared, withTransaction } from './index.ts';

const { db, url } = await testDatabase();
const listener = openListener(url, 'quarry test listener');
afterAll(() => listener.close());

async function only<T>(statement: ReturnType<typeof sql<{ value: T }>>): Promise<T | undefined> {
  return (await statement.execute(db)).rows[0]?.value;
}

describe('values from the database', () => {
  it('gives bigint as number and bigint arrays as numbers', async () => {
    expect(await only(sql`select 9007199254740991::bigint as value`)).toBe(9_007_199_254_740_991);
    expect(await only(sql`select array[1, -2]::bigint[] as value`)).toEqual([1, -2]);
    expect(await only(sql`select '{}'::bigint[] as value`)).toEqual([]);
  });

  it('refuses a bigint that a number cannot hold instead of rounding it', async () => {
    await expect(only(sql`select 9007199254740993::bigint as value`)).rejects.toThrow(/beyond 2\^53/);
  });

  it('gives numeric and date as text, and a time as Date', async () => {
    expect(await only(sql`select 0.10::numeric as value`)).toBe('0.10');
    expect(await only(sql`select date '2026-02-28' as value`)).toBe('2026-02-28');
    expect(await only(sql`select timestamptz '2026-02-28 12:00+02' as value`)).toEqual(
      new Date('2026-02-28T10:00:00Z'),
    );
  });
});

describe('withTransaction', () => {
  it('keeps nothing when the work throws', async () => {
    await sql`create table note (text text)`.execute(db);
    const work = withTransaction(db, async (tx) => {
      await sql`insert into note values ('lost')`.execute(tx);
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await only(sql`select count(*) as value from note`)).toBe(0);
  });

  it('joins the transaction it is called with', async () => {
    await sql`create table remark (text text)`.execute(db);
    const work = withTransaction(db, async (outer) => {
      await withTransaction(outer, (inner) => sql`insert into remark values ('inner')`.execute(inner));
      throw new Error('outer failed');
    });
    await expect(work).rejects.toThrow('outer failed');
    expect(await only(sql`select count(*) as value from remark`)).toBe(0);
  });

  it('fails alone, and not the process, when its connection is cut between two statements', async () => {
    const work = withTransaction(db, async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      const pid = rows[0]?.pid ?? 0;
      await sql`select pg_terminate_backend(${pid})`.execute(db);
      const isGone = async () =>
        await only<boolean>(sql`select not exists (select from pg_stat_activity where pid = ${pid}) as value`);
      await expect.poll(isGone, { timeout: 5_000 }).toBe(true);
      await sql`select 1`.execute(tx);
    });
    await expect(work).rejects.toThrow(/connection|terminat/i);
  });

  it('does the work again after a deadlock, so that both sides finish', async () => {
    await sql`create table seat (id integer primary key, taken integer not null)`.execute(db);
    await sql`insert into seat values (1, 0), (2, 0)`.execute(db);
    const bothHold = Promise.withResolvers<void>();
    let holders = 0;
    const take = (first: number, second: number) =>
      withTransaction(db, async (tx) => {
        await sql`update seat set taken = taken + 1 where id = ${first}`.execute(tx);
        holders += 1;
        if (holders === 2) bothHold.resolve();
        await bothHold.promise;
        await sql`update seat set taken = taken + 1 where id = ${second}`.execute(tx);
      });
    await Promise.all([take(1, 2), take(2, 1)]);
    expect(await only(sql`select array_agg(taken order by id)::bigint[] as value from seat`)).toEqual([2, 2]);
  });
});

describe('prepared reads', () => {
  const numbered = (value: number) =>
    sql<{ value: number; pid: number }>`select ${value}::integer as value, pg_backend_pid() as pid`;
  const broken = sql<{ value: number; pid: number }>`select 1 / ${0}::integer as value, 0 as pid`;

  it('that are asked for in the same moment travel together, each to who asked, and one that fails fails alone', async () => {
    const answers = await Promise.allSettled([
      ...Array.from({ length: 40 }, (_, value) => readPrepared(db, numbered(value))),
      readPrepared(db, broken),
      readPrepared(db, numbered(41)),
    ]);
    const rows = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    expect(rows.map(({ value }) => value)).toEqual([...Array.from({ length: 40 }, (_, value) => value), 41]);
    expect(new Set(rows.map(({ pid }) => pid)).size).toBe(1);
    expect(answers[40]).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
  });

  it('see within a transaction what it has done so far', async () => {
    await sql`create table leaf (text text)`.execute(db);
    const count = sql<{ leaves: number }>`select count(*) as leaves from leaf`;
    await withTransaction(db, async (tx) => {
      await sql`insert into leaf values ('green')`.execute(tx);
      expect(await readPrepared(tx, count)).toEqual([{ leaves: 1 }]);
      expect(await readPrepared(db, count)).toEqual([{ leaves: 0 }]);
    });
    expect(await readPrepared(db, count)).toEqual([{ leaves: 1 }]);
  });

  it('are asked for again on another connection when theirs is cut', async () => {
    const waiting = sql<{ pid: number }>`select pg_backend_pid() as pid, pg_advisory_xact_lock_shared(4711)`;
    const waiter = sql<{
      value: number | null;
    }>`select min(pid) as value from pg_locks where locktype = 'advisory' and not granted`;
    const { read, pid } = await withTransaction(db, async (tx) => {
      await sql`select pg_advisory_xact_lock(4711)`.execute(tx);
      const held = readPrepared(db, waiting);
      await expect.poll(() => only(waiter)).not.toBeNull();
      const cut = await only(waiter);
      await sql`select pg_terminate_backend(${cut}::integer)`.execute(tx);
      return { read: held, pid: cut };
    });
    const [row] = await read;
    expect(row?.pid).toBeTypeOf('number');
    expect(row?.pid).not.toBe(pid);
  });
});

describe('notifications', () => {
  it('reach a listener at commit', async () => {
    await listener.ready;
    const listening = Promise.withResolvers<void>();
    const heard = Promise.withResolvers<string>();
    listener.on('news', (payload) => (payload === undefined ? listening.resolve() : heard.resolve(payload)));
    await listening.promise;
    await withTransaction(db, (tx) => notify(tx, 'news', 'run-1'));
    expect(await heard.promise).toBe('run-1');
  });

  it('go on after the connection was cut, and the gap is announced', async () => {
    await listener.ready;
    let gaps = 0;
    const heard = Promise.withResolvers<string>();
    listener.on('more_news', (payload) => (payload === undefined ? (gaps += 1) : heard.resolve(payload)));
    // The first is the time before the server listened.
    await expect.poll(() => gaps, { timeout: 10_000 }).toBe(1);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'quarry test listener'`.execute(
      db,
    );
    await expect.poll(() => gaps, { timeout: 10_000 }).toBe(2);
    await notify(db, 'more_news', 'run-2');
    expect(await heard.promise).toBe('run-2');
  });
});
