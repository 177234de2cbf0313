import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { orderWorld } from '../../features/orders/testing/order-world.ts';
import { newId } from '../../platform/ids.ts';
import { commandLineAlone, keptCommandLine, testApi } from '../../testing/index.ts';

const api = await testApi();
const { deps, dataFolder } = api;
const administrator = await api.asAdministrator();
const world = orderWorld(api);
const folder = await mkdtemp(join(tmpdir(), 'quarry-orders-'));
afterAll(() => rm(folder, { recursive: true }));

const variables = {
  DATABASE_URL: String(deps.pool.options.connectionString),
  QUARRY_DATA: dataFolder,
  INIT_CWD: folder,
};
const quarry = keptCommandLine(variables);
const orders = (...words: string[]) => quarry('orders', ...words);

it('imports orders into a channel, and writes the rows of those that it refused to a file', async () => {
  const { channelId } = await world.sellingShop(administrator);
  const rows = ['A-1;2026-03-01;CHAIR;Chair;2;11,90;20', 'A-2;2026-03-01;CHAIR;Chair;1;12,345;', 'A-2;;NEW;Cup;1;3;'];
  const heads = 'Order number;Placed at;SKU;Title;Quantity;Unit price;Amount';
  await writeFile(join(folder, 'orders.csv'), [heads, ...rows].join('\n'));

  const unknown = await commandLineAlone(variables, 'orders', 'import', 'orders.csv', '--channel', newId());
  expect([unknown.status, unknown.complaint]).toEqual([1, expect.stringContaining('Choose a sales channel')]);
  const call = ['import', 'orders.csv', '--channel', channelId, '--map', 'Amount=paid', '--errors', 'left.csv'];
  const done = await orders(...call);
  expect(done.output).toContain('Checked: 1 to create, 0 to change, 0 unchanged, 2 refused');
  expect(done.output).toContain('row 3, Unit price: 12,345 has 3 decimals, EUR has 2.');
  expect([done.status, done.output]).toEqual([0, expect.stringContaining('Applied: 1 done, 0 left as they were')]);
  const left = (await readFile(join(folder, 'left.csv'), 'utf8')).split('\r\n');
  expect(left.slice(1, 3)).toEqual([expect.stringContaining(rows[1] ?? ''), expect.stringContaining(rows[2] ?? '')]);

  const { nodes } = await world.orders(administrator);
  const made = await world.order(administrator, nodes[0]?.id ?? '');
  expect([nodes.length, made]).toMatchObject([1, { externalId: 'A-1', paymentStatus: 'PARTIALLY_PAID' }]);
  expect((await orders(...call)).output).toContain('Checked: 0 to create, 0 to change, 1 unchanged, 2 refused');
});

it('ships orders of a shop by a file of tracking numbers, once', async () => {
  const { channelId, shopId } = await world.sellingShop(administrator);
  const { order } = await world.receive(administrator, channelId, { externalId: 'W-1' });
  await writeFile(join(folder, 'parcels.csv'), 'Order;Courier;Parcel\nW-1;DHL;JD 1\nW-2;DHL;JD 2\n');
  const call = ['track', 'parcels.csv', '--shop', shopId, '--errors', 'missed.csv'];
  const nameless = await orders(...call);
  expect([nameless.status, nameless.complaint]).toEqual([1, expect.stringContaining("--map 'Header=tracking'")]);
  const done = await orders(...call, '--map', 'Parcel=tracking');
  expect(done.output).toContain('row 3, Order: The shop has no order “W-2”.');
  expect([done.status, done.output]).toEqual([0, expect.stringContaining('Applied: 1 done, 0 left as they were')]);
  expect(await world.order(administrator, order.id)).toMatchObject({ fulfilmentStatus: 'FULFILLED' });
  expect(await readFile(join(folder, 'missed.csv'), 'utf8')).toContain('W-2;DHL;JD 2');
  expect((await orders(...call, '--map', 'Parcel=tracking')).output).toContain(
    'Checked: 0 to create, 0 to change, 1 unchanged, 1 refused',
  );
});
