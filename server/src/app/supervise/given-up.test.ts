import { describe, expect, it } from 'vitest';
import { giveUpFilling, keepFilling } from '../../platform/first-filling.ts';
import { testApi } from '../../testing/index.ts';
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
