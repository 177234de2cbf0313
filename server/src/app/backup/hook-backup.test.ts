import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoProviderSecret, signature, startDemoShops } from '@quarry/demo-shops';
import { afterAll, expect, it } from 'vitest';
import { providerWorld } from '../../features/payments/testing/provider-world.ts';
import { freePort } from '../../platform/db/index.ts';
import { folderStorage } from '../../platform/storage/index.ts';
import { partsOfProduct, testApi, testDatabase } from '../../testing/index.ts';
import { backUp, checkBackup, restore } from './index.ts';

const patience = { timeout: 120_000, interval: 50 };
const api = await testApi();
const { storage, pool } = api.deps;
const demo = await startDemoShops({ ports: 'free', faults: 'none' });
afterAll(demo.stop);
const world = providerWorld(api, demo);
const folder = await mkdtemp(join(tmpdir(), 'quarry-hooks-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const { url } = await testDatabase({ isEmpty: true });
// The key of the installation goes with its data folder.
const start = partsOfProduct(url, { QUARRY_DATA: api.dataFolder, QUARRY_STORAGE: join(folder, 'moved') });

it('takes events at the new address and at the one before in a restored backup', { timeout: 300_000 }, async () => {
  const administrator = await api.asAdministrator();
  const { shopId } = await world.sellingShop(administrator);
  const { id, version, hookPath } = await world.provider(administrator, shopId);
  const { replacePaymentHook } = await administrator.query<{ replacePaymentHook: { hookPath: string } }>(
    `mutation ($id: ID!, $version: Int!) { replacePaymentHook(id: $id, version: $version) {
      ... on PaymentHookReplaced { hookPath } } }`,
    { id, version },
  );
  const file = join(folder, 'hooks.backup');
  const tell = () => undefined;
  const { signal } = new AbortController();
  const source = { url: String(pool.options.connectionString), storage };
  await backUp(source, file, { now: new Date(), isOverwriting: false, signal, tell });
  const target = { url, storage: folderStorage(join(folder, 'moved')) };
  await restore(target, await checkBackup(file, tell), { isReplacing: false, tell });

  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const restored = start('api', port);
  await expect.poll(async () => (await fetch(`${address}/readyz`).catch(() => undefined))?.ok, patience).toBe(true);
  const send = async (path: string, event: string) => {
    const at = new Date();
    const told = { kind: 'captured', payment: 'p', order: 'WEB-1', amount: '1.00', currency: 'EUR' };
    const body = JSON.stringify({ id: event, at: at.toISOString(), ...told });
    const headers = { 'content-type': 'application/json', 'demo-signature': signature(demoProviderSecret, body, at) };
    return (await fetch(`${address}${path}`, { method: 'POST', headers, body })).status;
  };
  expect(await send(replacePaymentHook.hookPath, 'ev_new')).toBe(200);
  expect(await send(hookPath, 'ev_old')).toBe(200);
  expect(await send('/hooks/payments/another', 'ev_none')).toBe(404);
  await restored.kill();
});
