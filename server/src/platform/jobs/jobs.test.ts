import { defineJob, type JobDefinition } from '@quarry/contracts/jobs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { testDatabase } from '../../testing/index.ts';
import { withTransaction } from '../db/index.ts';
import {
  defineWorkerJob,
  GiveUp,
  type JobAttempt,
  migrateJobs,
  openJobQueue,
  openWorker,
  RetryLater,
  StopRun,
  type JobQueue,
  type Worker,
} from './index.ts';

const { db, url } = await testDatabase();
type Payload = { shopId: string };
const payload = z.object({ shopId: z.string().min(1) });
const defined = (name: string) => defineJob<Payload>({ name, payload, retryLimit: 1, retryDelaySeconds: 0 });
const plain = defined('test.plain');
const hopeless = defined('test.hopeless');
const early = defined('test.early');
const cancelled = defined('test.cancelled');
const flaky = defined('test.flaky');
const slow = defined('test.slow');

type Call = JobAttempt & { job: string; payload: Payload };
const calls: Call[] = [];
const callsOf = (job: JobDefinition<Payload>) => calls.filter((call) => call.job === job.name);
let queue: JobQueue;
let worker: Worker;
let isSlowDone = false;

const handled = (definition: JobDefinition<Payload>, act: (call: Call) => unknown = () => undefined) =>
  defineWorkerJob<null, Payload>({
    definition,
    handle: async (_deps, given, attempt) => {
      const call = { ...attempt, job: definition.name, payload: given };
      calls.push(call);
      await act(call);
    },
  });

beforeAll(async () => {
  await migrateJobs(url, [plain, hopeless, early, cancelled, flaky, slow]);
  queue = await openJobQueue(url);
  worker = await openWorker(url, db);
  await worker.start(
    [
      handled(plain),
      handled(hopeless, () => {
        throw new GiveUp('The shop does not exist.');
      }),
      handled(early, () => {
        if (callsOf(early).length === 1) throw new RetryLater(new Date(Date.now() + 200), 'The host rests.');
      }),
      handled(cancelled, () => {
        throw new StopRun('The run was cancelled.');
      }),
      handled(flaky, ({ attempt }) => {
        if (attempt === 0) throw new Error('The connection broke.');
      }),
      handled(slow, ({ signal }) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        signal.addEventListener('abort', () => resolve());
        return promise.then(() => void (isSlowDone = true));
      }),
    ],
    null,
  );
});
afterAll(() => queue.close());

const enqueue = (job: JobDefinition<Payload>, given: Payload = { shopId: 's1' }) =>
  withTransaction(db, (tx) => queue.enqueue(tx, job, given));
async function states(job: JobDefinition<Payload>): Promise<string[]> {
  const found = await sql<{ state: string }>`select state from pgboss.job where name = ${job.name}`.execute(db);
  return found.rows.map(({ state }) => state);
}

describe('background jobs', () => {
  it('reach their handler with the payload that was queued', async () => {
    await enqueue(plain);
    await expect
      .poll(() => callsOf(plain), { timeout: 15_000 })
      .toMatchObject([{ attempt: 0, payload: { shopId: 's1' } }]);
  });

  it('exist only when the transaction that asked for them does', async () => {
    const before = await states(plain);
    const failing = withTransaction(db, async (tx) => {
      await queue.enqueue(tx, plain, { shopId: 'never' });
      throw new Error('The change was refused.');
    });
    await expect(failing).rejects.toThrow('The change was refused.');
    expect(await states(plain)).toHaveLength(before.length);
  });

  it('are refused with a payload that their definition does not know', async () => {
    await expect(enqueue(plain, { shopId: '' })).rejects.toThrow('shopId');
    await expect(enqueue(plain, {} as Payload)).rejects.toThrow('shopId');
  });

  it('are tried again after a failure, and done when the next attempt succeeds', async () => {
    await enqueue(flaky);
    await expect.poll(() => callsOf(flaky).map(({ attempt }) => attempt), { timeout: 20_000 }).toEqual([0, 1]);
    await expect.poll(() => states(flaky)).toEqual(['completed']);
  });

  it('are given up at once when they can never succeed', async () => {
    await enqueue(hopeless);
    await expect.poll(() => states(hopeless), { timeout: 15_000 }).toEqual(['failed']);
    expect(callsOf(hopeless)).toHaveLength(1);
  });

  it('come back with the same payload when their time has not come', async () => {
    await enqueue(early, { shopId: 's2' });
    await expect
      .poll(() => callsOf(early).map((call) => call.payload.shopId), { timeout: 20_000 })
      .toEqual(['s2', 's2']);
    await expect.poll(() => states(early)).toEqual(['completed', 'completed']);
  });

  it('are done, and no failure, when their run was stopped', async () => {
    await enqueue(cancelled);
    await expect.poll(() => states(cancelled), { timeout: 15_000 }).toEqual(['completed']);
  });

  it('hear that the worker stops, and end what they do before it is gone', async () => {
    await enqueue(slow);
    await expect.poll(() => callsOf(slow).length, { timeout: 15_000 }).toBe(1);
    await worker.stop(10_000);
    expect(isSlowDone).toBe(true);
    await enqueue(plain, { shopId: 'later' });
    expect(await states(plain)).toContain('created');
  });
});
