import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { giveUpFilling, keepFilling } from '../../platform/first-filling.ts';
import { testApi } from '../../testing/index.ts';
import { fillingPlace } from '../seed.ts';
import { superviseChild } from './child.ts';

const api = await testApi();

describe('a first filling that ends before its time again and again', () => {
  it('is given up', async () => {
    const child = superviseChild({
      command: ['seed', '--size', 'none of these'],
      env: process.env,
      settings: Promise.resolve({}),
      restart: 'until_done',
    });
    expect(await child.ended).toBe('given_up');
  });

  it('goes on while each attempt comes further, however many are killed', { timeout: 60_000 }, async () => {
    let attempts = 0;
    const child = superviseChild({
      command: ['seed', '--size', 'none of these'],
      env: process.env,
      settings: Promise.resolve({}),
      restart: 'until_done',
      // Each of the first eight comes further, and none of those after them.
      progress: async () => String(Math.min((attempts += 1), 8)),
    });
    expect(await child.ended).toBe('given_up');
    expect(attempts).toBeGreaterThanOrEqual(8 + 4);
  });

  it('has come further by what its engines saved within a step', async () => {
    const { db } = api.deps;
    const before = await fillingPlace(db);
    expect(await fillingPlace(db)).toBe(before);
    await sql`insert into page_fetch (id, page_id, run_id, crawler_id, host_id, attempt, fetched_at, duration_ms, outcome)
      select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 1, now(), 1, 'changed'`.execute(
      db,
    );
    expect(await fillingPlace(db)).not.toBe(before);
  });

  it('is told as such on the dashboard, and one that is done stays done', async () => {
    const { db } = api.deps;
    const administrator = await api.asAdministrator();
    const told = async () =>
      (
        await administrator.query<{ dashboard: { seed: object | null } }>(
          '{ dashboard { seed { state step done total } } }',
        )
      ).dashboard.seed;
    const progress = { step: 'day 2 of 30', done: 4, total: 37 };
    await keepFilling(db, { ...progress, state: 'running' });
    await giveUpFilling(db);
    expect(await told()).toEqual({ ...progress, state: 'failed' });
    await keepFilling(db, { ...progress, state: 'done' });
    await giveUpFilling(db);
    expect(await told()).toBeNull();
  });
});
