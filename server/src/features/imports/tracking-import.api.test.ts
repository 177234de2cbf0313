import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { checkOrders } from '../orders/index.ts';
import { actionWorld } from '../orders/testing/action-world.ts';
import { receivedLine } from '../orders/testing/order-world.ts';
import { importsOf } from './testing/import-client.ts';

const api = await testApi();
const { db, clock } = api.deps;
const administrator = await api.asAdministrator();
const world = actionWorld(api);
const { channelId, shopId } = await world.sellingShop(administrator);
const strange = await world.sellingShop(administrator);
const user = await api.newUser({ roleKeys: ['shop_manager'] });
await db.insertInto('user_shop').values({ user_id: user.id, shop_id: shopId }).execute();
await db.updateTable('shop').set({ time_zone: 'Europe/Berlin' }).where('id', '=', shopId).execute();
const manager = await api.as(user);
const own = importsOf(api, user, manager, { kind: 'TRACKING', withinId: shopId });

beforeEach(() => clock.advance(60_000));

async function newOrder(externalId: string, input: object = {}) {
  const { order } = await world.receive(administrator, channelId, { externalId, ...input });
  return order.id;
}
const look = (id: string) => world.acted(administrator, id);

/** What a file came to: its counts at the check, and why rows were refused. */
async function applied(...rows: string[]) {
  const { id, set } = await own.preview([heads, ...rows].join('\n'));
  const { nodes } = await own.rowsOf(set?.id);
  const { import: begun } = await own.apply(await own.seen(id));
  await own.workOff();
  const jobId = begun?.set?.jobId ?? null;
  return {
    counts: set?.counts,
    faults: nodes.flatMap(({ position, faults }) => faults.map(({ sentence }) => `${position} ${sentence.text}`)),
    results: jobId && (await resultsOf(jobId)),
  };
}
async function resultsOf(runId: string) {
  const { bulkItems } = await manager.query<{
    bulkItems: { nodes: { name: string; outcome: string; refusal: { reason: string } | null }[] };
  }>('query ($runId: ID!) { bulkItems(runId: $runId) { nodes { name outcome refusal { reason } } } }', { runId });
  return bulkItems.nodes.map(({ name, outcome, refusal }) => [name, refusal?.reason ?? outcome]);
}

const heads = 'Order number,SKU,Quantity,Carrier,Tracking number,Shipped at';

describe('a file of tracking numbers', () => {
  it('ships what is open of each order, and the same file again changes nothing', async () => {
    const [one, two] = [
      await newOrder('T-1', { placedAt: '2026-01-01T09:00:00Z' }),
      await newOrder('T-2', { lines: [receivedLine({ quantity: 3 })] }),
    ];
    const rows = ['T-1,,,DHL,JD-1,2026-01-02 10:00', 'T-2,CHAIR,2,DHL,JD-2,', 'T-2,CHAIR,,UPS,1Z-3,'];
    const first = await applied(...rows);
    expect(first.counts).toMatchObject({ create: 3, unchanged: 0, refused: 0 });
    expect(first.results).toEqual([
      ['T-1 · DHL · JD-1', 'done'],
      ['T-2 · DHL · JD-2', 'done'],
      ['T-2 · UPS · 1Z-3', 'done'],
    ]);
    expect((await look(one)).fulfilments).toMatchObject([{ carrier: 'DHL', tracking: 'JD-1', status: 'SHIPPED' }]);
    const shipped = await look(two);
    expect(shipped.fulfilments).toMatchObject([
      { tracking: 'JD-2', lines: [{ quantity: 2 }] },
      { tracking: '1Z-3', lines: [{ quantity: 1 }] },
    ]);
    expect(shipped.fulfilmentStatus).toBe('FULFILLED');
    const { fulfilment } = await shippedAt(one);
    expect(fulfilment).toBe('2026-01-02T09:00:00.000Z');
    const again = await applied(...rows);
    expect(again.counts).toMatchObject({ create: 0, unchanged: 3, refused: 0 });
    const { order } = await manager.query<{ order: { number: string } }>(
      'query ($id: ID!) { order(id: $id) { number } }',
      {
        id: two,
      },
    );
    const byNumber = await applied(...rows, `${order.number},,,DHL,JD-2,`);
    expect(byNumber.counts).toMatchObject({ create: 0, unchanged: 4, refused: 0 });
    expect(await look(two)).toEqual(shipped);
    expect((await world.orders(manager, { search: '1z-3' })).nodes.map(({ id }) => id)).toEqual([two]);
    expect((await checkOrders(db)).differences).toEqual([]);
  });

  it('names unknown orders and SKUs, too many units, and orders that cannot be shipped', async () => {
    const held = await newOrder('U-1');
    await world.hold(administrator, await look(held), { reason: 'FRAUD' });
    await newOrder('U-2', { lines: [receivedLine({ quantity: 2 })] });
    await world.receive(administrator, strange.channelId, { externalId: 'S-1' });
    const { counts, faults, results } = await applied(
      'U-1,,,DHL,A-1,',
      'U-2,SOFA,,DHL,A-2,',
      'U-2,CHAIR,5,DHL,A-3,',
      'U-9,,,DHL,A-4,',
      'S-1,,,DHL,A-5,',
      'U-2,,,DHL,,',
      'U-2,CHAIR,x,DHL,A-6,',
      'U-2,CHAIR,1,DHL,A-7,2999-01-01',
      'U-2,CHAIR,1,DHL,A-8,2020-01-01',
      'U-2,CHAIR,1,DHL,A-9,2026-10-25 02:30',
    );
    expect(counts).toMatchObject({ create: 0, refused: 10 });
    expect(faults).toEqual([
      expect.stringMatching(/^2 On hold since .*: fraud is suspected/),
      expect.stringContaining('3 The order has nothing to ship with the SKU “SOFA”.'),
      expect.stringContaining('4 A chair: 2 of 2 left.'),
      expect.stringContaining('5 The shop has no order “U-9”.'),
      expect.stringContaining('6 The shop has no order “S-1”.'),
      expect.stringMatching(/^7 /),
      expect.stringContaining('8 “x” is not a quantity.'),
      expect.stringContaining('9 “2999-01-01” has not come yet.'),
      expect.stringMatching(/^10 “2020-01-01 00:00” is before the order was placed/),
      expect.stringContaining('11 The clocks go back then, so “2026-10-25 02:30” comes twice.'),
    ]);
    expect(results).toBeNull();
  });

  it('ships a packing that holds just this, and refuses what two rows would ship twice', async () => {
    const id = await newOrder('P-1', { lines: [receivedLine({ quantity: 2 })] });
    const order = await look(id);
    await world.pack(administrator, order, { lines: [{ lineId: order.lines[0]!.id, quantity: 2 }] });
    const { counts, results } = await applied('P-1,,,DHL,B-1,', 'P-1,,,DHL,B-2,');
    expect(counts).toMatchObject({ create: 2 });
    expect(results).toEqual([
      ['P-1 · DHL · B-1', 'done'],
      ['P-1 · DHL · B-2', expect.stringContaining('Everything is shipped already.')],
    ]);
    expect((await look(id)).fulfilments).toMatchObject([
      { number: 1, status: 'SHIPPED', tracking: 'B-1', lines: [{ quantity: 2 }] },
    ]);
  });

  it('goes without a column of carriers, and into no shop of others', async () => {
    const id = await newOrder('C-1');
    const file = 'Order number,Tracking number\nC-1,Z-1\n';
    const { id: importId, set } = await own.preview(file);
    expect(set?.counts).toMatchObject({ create: 1 });
    await own.apply(await own.seen(importId));
    await own.workOff();
    expect((await look(id)).fulfilments).toMatchObject([{ carrier: null, tracking: 'Z-1' }]);
    const other = importsOf(api, user, manager, { kind: 'TRACKING', withinId: strange.shopId });
    await expect(other.start(file)).rejects.toThrow('TRACKING_NO_SHOP');
  });
});

async function shippedAt(orderId: string): Promise<{ fulfilment: string | undefined }> {
  const { order } = await administrator.query<{ order: { fulfilments: { shippedAt: string }[] } }>(
    'query ($id: ID!) { order(id: $id) { fulfilments { shippedAt } } }',
    { id: orderId },
  );
  return { fulfilment: order.fulfilments[0]?.shippedAt };
}
