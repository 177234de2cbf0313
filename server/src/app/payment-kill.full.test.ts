import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startDemoShops } from '@quarry/demo-shops';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { checkPayments } from '../features/payments/index.ts';
import { providerWorld } from '../features/payments/testing/provider-world.ts';
import { testApi } from '../testing/index.ts';
import { migrateAll } from './migrate-all.ts';

const api = await testApi();
const { deps } = api;
const { db } = deps;
const demo = await startDemoShops({ ports: 'free', faults: 'none' });
afterAll(demo.stop);
const main = join(import.meta.dirname, '../main.ts');
const url = String(deps.pool.options.connectionString);
// A worker needs its queues beside the tables.
await migrateAll(url);
const env = {
  ...process.env,
  DATABASE_URL: url,
  QUARRY_DATA: api.dataFolder,
  QUARRY_ALLOW_HOSTS: new URL(demo.providerUrl).host,
};
const limitMs = 240_000;

it('asks a provider once where it is killed between call and answer', { timeout: 3 * limitMs }, async () => {
  const administrator = await api.asAdministrator();
  const world = providerWorld(api, demo);
  const shop = await world.sellingShop(administrator);
  const provider = await world.provider(administrator, shop.shopId);
  const { order } = await world.receive(administrator, shop.channelId, {});
  const { payment } = await world.ask(administrator, order, provider.id, '11.90');
  const state = async () => {
    const { rows } = await sql<{
      state: string;
    }>`select state from payment_transaction where payment_id = ${payment.id}`.execute(db);
    return rows[0]?.state;
  };

  // The provider is slow, and does it all the same.
  await world.steer('/behaviour', { delayMs: 2_000, hooks: 'lost' });
  const killed = spawn(process.execPath, [main, 'worker'], { env, stdio: 'ignore' });
  await expect.poll(world.asked, { timeout: limitMs, interval: 20 }).toBe(1);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  await expect.poll(world.happened, { timeout: limitMs }).toHaveLength(1);
  expect(await state()).toBe('SENT');

  const other = spawn(process.execPath, [main, 'worker'], { env, stdio: 'ignore' });
  await expect.poll(state, { timeout: limitMs, interval: 200 }).toBe('SUCCEEDED');
  other.kill('SIGTERM');
  await once(other, 'exit');
  expect((await world.happened()).map(({ kind }) => kind)).toEqual(['authorized']);
  expect(await world.money(administrator, order.id)).toMatchObject({ paymentStatus: 'AUTHORIZED' });
  expect((await checkPayments(db)).differences).toEqual([]);
});
