import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withTransaction } from '../platform/db/index.ts';
import type { WorkerLoop } from '../platform/feature.ts';
import { log } from '../platform/log.ts';
import { testApi } from '../testing/index.ts';
import { keepLooping } from './keep-looping.ts';

const { deps } = await testApi();
afterEach(() => vi.restoreAllMocks());

const apart = { unit: 'statement', leaves: 'retry' } as const;

/** A loop that looks for products with little patience; `found` settles when it could. */
function lookingForProducts(): { loop: WorkerLoop; found: Promise<void> } {
  const found = Promise.withResolvers<void>();
  const look = () =>
    withTransaction(deps.db, async (tx) => {
      await sql`set local statement_timeout = 50`.execute(tx);
      await sql`select from product`.execute(tx);
    });
  const run: WorkerLoop['run'] = async () => {
    await look();
    found.resolve();
  };
  return { loop: { name: 'looking', apart, run }, found: found.promise };
}

describe('a loop of the worker', () => {
  it('waits while other work holds its tables, and reports no failure', async () => {
    const failures = vi.spyOn(log, 'error');
    const told = vi.spyOn(log, 'info');
    const { loop, found } = lookingForProducts();
    const stop = new AbortController();
    let looping: Promise<void> | undefined;
    await withTransaction(deps.db, async (tx) => {
      await sql`lock table product`.execute(tx);
      looping = keepLooping(loop, deps, stop.signal);
      await expect.poll(() => told.mock.calls.length).toBe(1);
    });
    await found;
    stop.abort();
    await looping;
    expect(told).toHaveBeenCalledWith({ event: 'loop.waits', loop: 'looking' }, expect.any(String));
    expect(failures).not.toHaveBeenCalled();
  });

  it('reports a statement that took too long where nothing holds it up', async () => {
    const failures = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const stop = new AbortController();
    const tooLong: WorkerLoop['run'] = () =>
      withTransaction(deps.db, async (tx) => {
        await sql`set local statement_timeout = 50`.execute(tx);
        await sql`select pg_sleep(10)`.execute(tx);
      });
    const looping = keepLooping({ name: 'too long', apart, run: tooLong }, deps, stop.signal);
    await expect.poll(() => failures.mock.calls.length).toBe(1);
    stop.abort();
    await looping;
    expect(failures.mock.calls[0]?.[0]).toMatchObject({ event: 'loop.failed', loop: 'too long' });
  });
});
