import { defineJob } from '@quarry/contracts/jobs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { withTransaction } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { defineWorkerJob, GiveUp, migrateJobs, openWorker, type Worker } from '../../platform/jobs/index.ts';
import { type TestClient, testApi } from '../../testing/index.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();
const patience = { timeout: 30_000, interval: 100 };

const deliver = defineJob({ name: 'test-deliver', payload: z.object({ to: z.string() }), retryLimit: 0 });
let receiverIsDown = true;
let worker: Worker;

beforeAll(async () => {
  await migrateJobs(api.url, [deliver]);
  worker = await openWorker(api.url, db);
  api.deps.jobs = worker.queue;
  const handle = async () => {
    if (receiverIsDown) throw new GiveUp('The receiver is down.');
  };
  await worker.start([defineWorkerJob({ definition: deliver, handle })], null);
});
afterAll(() => worker.stop(5_000));

type Failed = { id: string; name: string; attempts: number; reason: string };

const failed = async (client: TestClient = administrator) =>
  (await client.query<{ failedTasks: Failed[] }>('{ failedTasks { id name attempts reason } }')).failedTasks;
const queue = async () =>
  (
    await administrator.query<{ taskQueues: { name: string; failed: number; waiting: number }[] }>(
      '{ taskQueues { name waiting active failed lastDoneAt } }',
    )
  ).taskQueues.find(({ name }) => name === deliver.name);
const settle = async (command: 'retryTask' | 'discardTask', id: string) =>
  (
    await administrator.query<Record<string, { __typename: string }>>(
      `mutation ($id: ID!) { ${command}(id: $id) { __typename } }`,
      { id },
    )
  )[command];
const send = () => withTransaction(db, (tx) => worker.queue.enqueue(tx, deliver, { to: 'shop' }));

async function aFailedTask(): Promise<Failed> {
  const before = new Set((await failed()).map(({ id }) => id));
  await send();
  let found: Failed | undefined;
  await expect.poll(async () => (found = (await failed()).find(({ id }) => !before.has(id))), patience).toBeDefined();
  return found as Failed;
}

describe('a background task that was given up', () => {
  it('is shown with its reason, and done once its cause has gone and a person retries it', async () => {
    const task = await aFailedTask();
    expect(task).toMatchObject({ name: deliver.name, attempts: 1, reason: 'The receiver is down.' });
    expect(await queue()).toMatchObject({ failed: 1, waiting: 0 });
    receiverIsDown = false;
    expect(await settle('retryTask', task.id)).toEqual({ __typename: 'TaskAnswered' });
    await expect
      .poll(queue, patience)
      .toMatchObject({ failed: 0, waiting: 0, active: 0, lastDoneAt: expect.any(String) });
    expect(await failed()).toEqual([]);
    receiverIsDown = true;
  });

  it('is deleted by a person who gives it up too, once', async () => {
    const task = await aFailedTask();
    expect(await settle('discardTask', task.id)).toEqual({ __typename: 'TaskAnswered' });
    expect(await failed()).toEqual([]);
    expect(await settle('discardTask', task.id)).toEqual({ __typename: 'NotFound' });
    expect(await settle('retryTask', newId())).toEqual({ __typename: 'NotFound' });
  });

  it('is in the audit trail with who retried it', async () => {
    const task = await aFailedTask();
    await settle('retryTask', task.id);
    const change = await db.selectFrom('change').selectAll().where('entity_id', '=', task.id).executeTakeFirstOrThrow();
    expect(change).toMatchObject({ entity: 'task', action: 'retried', after: { state: 'queued' } });
  });

  it('is shown to nobody who does not manage everything', async () => {
    const manager = await api.as(await api.newUser({ roleKeys: ['shop_manager'] }));
    const { errors } = await manager.request('{ failedTasks { id } }');
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});
