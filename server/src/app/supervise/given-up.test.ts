import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { findFilling, giveUpFilling, keepFilling } from '../../platform/first-filling.ts';
import { testApi } from '../../testing/index.ts';
import { resumeDemoImport } from '../resume-demo-import.ts';
import { announceSmallSeed, fillingPlace, isSeedWanted, stepsLeft } from '../seed.ts';
import { type ChildEnd, superviseChild } from './child.ts';
import { fillBeforeWork } from './fill-before-work.ts';

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

  it('goes on while each attempt comes further, however many are killed', async () => {
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

  it('begins again once somebody resumes it, while the worker rests, and the worker comes behind it', async () => {
    const seen: string[] = [];
    const ends: ChildEnd[] = ['given_up', 'done'];
    const looks = [new Error('The database is gone.'), false, true];
    const end = await fillBeforeWork({
      startSeed: () => {
        seen.push('seed');
        return { ended: Promise.resolve(ends.shift() ?? 'stopped') };
      },
      startWorker: () => {
        seen.push('worker');
        return { stop: async () => void seen.push('worker stops') };
      },
      giveUp: async () => void seen.push('given up'),
      isResumed: async () => {
        const look = looks.shift();
        if (look instanceof Error) throw look;
        return look ?? false;
      },
      signal: new AbortController().signal,
      waitMs: 1,
    });
    expect(end).toBe('done');
    expect(seen).toEqual(['seed', 'worker', 'given up', 'worker stops', 'seed', 'worker']);
  });

  it('waits for nobody when everything stops', async () => {
    const stopping = new AbortController();
    const filled = fillBeforeWork({
      startSeed: () => ({ ended: Promise.resolve('given_up') }),
      startWorker: () => undefined,
      giveUp: async () => stopping.abort(),
      isResumed: async () => false,
      signal: stopping.signal,
      waitMs: 3_600_000,
    });
    expect(await filled).toBe('stopped');
  });

  it('is resumed by an administrator, audited, and only where it was given up beside its shops', async () => {
    const { db } = api.deps;
    const origin = { actor: systemActor, cause: 'screen' } as const;
    const control = 'http://127.0.0.1:9/_control';
    const progress = { step: 'day 2 of 30', done: 4, total: 37 };
    await keepFilling(db, { ...progress, state: 'running' });
    expect(await resumeDemoImport(api.deps, origin, control)).toMatchObject({ code: 'demo_import_not_stopped' });
    await giveUpFilling(db);
    expect(await resumeDemoImport(api.deps, origin, undefined)).toMatchObject({ code: 'no_demo_shops' });
    expect(await resumeDemoImport(api.deps, origin, control)).toEqual({
      kind: 'resumed',
      seed: { ...progress, state: 'running' },
    });
    expect(await findFilling(db)).toEqual({ ...progress, state: 'running' });
    const changes = db.selectFrom('change').select(['action', 'before']).where('entity', '=', 'demo_import');
    expect(await changes.execute()).toMatchObject([{ action: 'resume', before: { state: 'failed' } }]);
  });

  it('goes on where it was at the next start', async () => {
    const { db } = api.deps;
    await keepFilling(db, { step: 'day 2 of 30', done: 4, total: 37, state: 'running' });
    await giveUpFilling(db);
    expect(await isSeedWanted(db, 'small')).toBe(true);
    await announceSmallSeed(db);
    expect(await findFilling(db)).toMatchObject({ step: 'day 2 of 30', done: 4, state: 'running' });
  });

  it('goes on in the step it stopped in when a release with other steps before it began it', () => {
    const begun = { step: 'day 10 of 30', done: 11, total: 36, state: 'running' } as const;
    const [[place, step] = []] = stepsLeft(begun);
    expect(step?.name).toBe('day 10 of 30');
    expect(stepsLeft({ ...begun, done: place ?? 0 })).toEqual(stepsLeft(begun));
    expect(stepsLeft(undefined)[0]?.[0]).toBe(0);
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
