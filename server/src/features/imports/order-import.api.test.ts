import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { workOnLists } from '../../app/features.ts';
import { errorFile, findImport } from '../../platform/imports/index.ts';
import { testApi } from '../../testing/index.ts';
import { findLeftRecords, workOnBulkRun } from '../bulk/index.ts';
import { checkOrders } from '../orders/index.ts';
import { orderWorld, receivedOrder } from '../orders/testing/order-world.ts';
import { checkPayments } from '../payments/index.ts';
import { sayIn } from './index.ts';
import { importsOf } from './testing/import-client.ts';

const api = await testApi();
const { db, clock } = api.deps;
const administrator = await api.asAdministrator();
const world = orderWorld(api);
const { channelId, shopId } = await world.sellingShop(administrator);
const strange = await world.sellingShop(administrator);
const user = await api.newUser({ roleKeys: ['shop_manager'] });
await db.insertInto('user_shop').values({ user_id: user.id, shop_id: shopId }).execute();
await db.updateTable('shop').set({ time_zone: 'Europe/Berlin' }).where('id', '=', shopId).execute();
const manager = await api.as(user);
const own = importsOf(api, user, manager, { kind: 'ORDERS', withinId: channelId });

beforeEach(() => clock.advance(1_000));

async function applied(file: string): Promise<string> {
  const { id } = await own.preview(file);
  const { import: begun } = await own.apply(await own.seen(id));
  await own.workOff();
  return begun?.set?.jobId ?? '';
}

async function byExternalId(): Promise<Record<string, Awaited<ReturnType<typeof world.order>>>> {
  const { nodes } = await world.orders(manager);
  const orders = await Promise.all(nodes.map(({ id }) => world.order(manager, id)));
  return Object.fromEntries(orders.map((order) => [order?.externalId, order]));
}

async function errorsOf(id: string): Promise<string[]> {
  const found = await findImport(db, { id, ownerId: user.id });
  if (!found) throw new Error('The import is gone.');
  const leftRows = (jobId: string, after: number, first: number) => findLeftRecords(db, jobId, after, first);
  let text = '';
  for await (const part of errorFile(api.engines, found, { say: await sayIn('en'), leftRows })) text += part;
  return text.split('\r\n').slice(1, -1);
}

const heads = 'Order number,Placed at,SKU,Title,Quantity,Unit price,Tax rate';

describe('a file of orders', () => {
  it('makes an order of the rows of a number, wherever they stand, with what nothing knows marked', async () => {
    const file = [
      `${heads},Customer,E-mail,Line kind,Discount,Paid,Payment reference`,
      'A-1,2026-03-01 14:30,CHAIR,Chair,2,11.90,19,Ada Stone,ada@stone.example,,1.80,25.00,pay-77',
      'A-2,02.03.2026,CHAIR,Chair,1,11.90,19,,,,,,',
      'A-1,,NOBODY,Something else,1,"5,00",,,,,,,',
      'A-1,,,Express,,4.76,19,,,shipping,,,',
    ].join('\n');
    const { id, set } = await own.preview(file);
    expect(set?.counts).toMatchObject({ create: 2, change: 0, unchanged: 0, refused: 0 });
    const { nodes } = await own.rowsOf(set?.id);
    expect(nodes.map(({ position, plan, name }) => [position, plan, name])).toEqual([
      [2, 'CREATE', 'A-1'],
      [3, 'CREATE', 'A-2'],
    ]);
    const cells = Object.fromEntries(nodes[0]?.cells.map((cell) => [cell.target, cell.new]) ?? []);
    expect(cells).toMatchObject({
      placedAt: '2026-03-01 14:30',
      title: 'Chair, Something else, Express',
      paid: '25.00',
    });
    await own.apply(await own.seen(id));
    await own.workOff();
    const { 'A-1': first, 'A-2': second } = await byExternalId();
    expect(first).toMatchObject({
      source: 'IMPORT',
      status: 'OPEN',
      paymentStatus: 'PARTIALLY_PAID',
      customer: { name: 'Ada Stone', email: 'ada@stone.example' },
      net: { minor: 2_749 },
      tax: { minor: 427 },
      gross: { minor: 3_176 },
      shipping: { minor: 476 },
      outstanding: { minor: 676 },
      totalsDiffer: false,
    });
    expect(first?.lines.map(({ title, link, gross }) => [title, link, gross.minor])).toEqual([
      ['Chair', 'LINKED', 2_200],
      ['Something else', 'UNKNOWN', 500],
      ['Express', 'LINKED', 476],
    ]);
    const secondCells = nodes[1]?.cells.find(({ target }) => target === 'placedAt');
    expect(secondCells?.new).toBe('2026-03-02 00:00');
    expect(second).toMatchObject({ paymentStatus: 'PENDING', gross: { minor: 1_190 } });
    const payments = await sql`select p.method, t.provider_ref, t.settled_at from payment_transaction t
      join payment p on p.id = t.payment_id where t.kind = 'CAPTURE'`.execute(db);
    expect(payments.rows).toEqual([
      { method: 'manual', provider_ref: 'pay-77', settled_at: new Date('2026-03-01T13:30:00Z') },
    ]);
  });

  it('ships what was shipped elsewhere, on the day that it says, and whatever is paid of it', async () => {
    const file = `${heads},Paid,Shipped at\nS-1,2026-02-01,CHAIR,Chair,2,10,,20,2026-02-03 09:00\nS-2,2026-02-01,CHAIR,Chair,1,10,,,03.02.2026\n`;
    await applied(file);
    const { 'S-1': paid, 'S-2': unpaid } = await byExternalId();
    expect(paid).toMatchObject({ fulfilmentStatus: 'FULFILLED', paymentStatus: 'PAID', status: 'COMPLETED' });
    expect(unpaid).toMatchObject({ fulfilmentStatus: 'FULFILLED', paymentStatus: 'PENDING', status: 'OPEN' });
    const { rows } = await sql`select status, shipped_at from fulfilment order by shipped_at`.execute(db);
    expect(rows).toEqual([
      { status: 'SHIPPED', shipped_at: new Date('2026-02-02T23:00:00Z') },
      { status: 'SHIPPED', shipped_at: new Date('2026-02-03T08:00:00Z') },
    ]);
    expect((await own.preview(file)).set?.counts).toMatchObject({ create: 0, unchanged: 2, refused: 0 });
    const later = await own.preview(file.replace('2026-02-03 09:00', '2026-02-04'));
    expect(later.set?.counts).toMatchObject({ unchanged: 1, refused: 1 });
    const coming = await own.preview(`${heads},Shipped at\nS-3,2026-02-01,CHAIR,Chair,1,10,,2999-01-01\n`);
    const { nodes } = await own.rowsOf(coming.set?.id);
    expect(nodes[0]?.faults[0]?.sentence.text).toContain('“2999-01-01” has not come yet.');
    expect((await checkOrders(db)).differences).toEqual([]);
  });

  it('ships what says the day of its order alone when it was placed', async () => {
    await applied(`${heads},Shipped at\nDAY-1,2026-02-05 10:00,CHAIR,Chair,1,10,,2026-02-05\n`);
    const { 'DAY-1': order } = await byExternalId();
    const { rows } = await sql`select shipped_at from fulfilment where order_id = ${order?.id}`.execute(db);
    expect(rows).toEqual([{ shipped_at: new Date('2026-02-05T09:00:00Z') }]);
  });

  it('refuses what was shipped before it was placed at its row and column; paid before is taken', async () => {
    const placed = '2026-02-03 10:00';
    const file = [
      `${heads},Paid,Paid at,Shipped at`,
      `E-1,${placed},CHAIR,Chair,1,10,,,,2026-02-03 09:59`,
      `E-2,${placed},CHAIR,Chair,1,10,,,,2026-02-02`,
      `E-3,${placed},CHAIR,Chair,1,10,,,,03.02.2026`,
      `E-4,${placed},CHAIR,Chair,1,10,,10,2026-02-01,2026-02-03T09:00Z`,
    ].join('\n');
    const { set } = await own.preview(file);
    expect(set?.counts).toMatchObject({ create: 2, refused: 2 });
    const { nodes } = await own.rowsOf(set?.id);
    const faults = nodes.flatMap(({ position, faults: all }) =>
      all.map(({ column, sentence }) => [position, column, sentence.text]),
    );
    const why = (text: string) => `“${text}” is before the order was placed (${placed}). Correct one of the two times.`;
    expect(faults).toEqual([
      [2, 10, why('2026-02-03 09:59')],
      [3, 10, why('2026-02-02')],
    ]);
  });

  it('refuses what is to be placed, or was before there were channels, at its row and column', async () => {
    const ahead = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();
    const { set } = await own.preview(
      `${heads}\nT-1,${ahead(240_000)},CHAIR,Chair,1,10,\nT-2,2999-01-01,CHAIR,Chair,1,10,\nT-3,1926-01-01,CHAIR,Chair,1,10,\nT-4,0001-01-01,CHAIR,Chair,1,10,\n`,
    );
    expect(set?.counts).toMatchObject({ create: 1, refused: 3 });
    const { nodes } = await own.rowsOf(set?.id);
    const faults = nodes.flatMap(({ position, faults: all }) =>
      all.map(({ column, sentence }) => [position, column, sentence.text]),
    );
    expect(faults).toEqual([
      [3, 2, '“2999-01-01” has not come yet. Write when the order was placed.'],
      [4, 2, '“1926-01-01” is before 1990. Write when the order was placed.'],
      [5, 2, '“0001-01-01” is before 1990. Write when the order was placed.'],
    ]);
  });

  it('refuses a payment and a shipment of the year 1 at their row and column', async () => {
    const file = [
      `${heads},Paid,Paid at,Shipped at`,
      'Y-1,2026-02-03,CHAIR,Chair,1,10,,10,0001-01-01,',
      'Y-2,2026-02-03,CHAIR,Chair,1,10,,,,0001-01-01',
    ].join('\n');
    const { nodes } = await own.rowsOf((await own.preview(file)).set?.id);
    const faults = nodes.flatMap(({ faults: all }) => all.map(({ column, sentence }) => [column, sentence.text]));
    const why = '“0001-01-01” is before 1990. Write a later time.';
    expect(faults).toEqual([
      [9, why],
      [10, why],
    ]);
  });

  it('says in each column of times when the clocks skip or double one, and takes it with its offset', async () => {
    const lines = [
      'Z-1,2026-10-25T02:30:00,CHAIR,Chair,1,10,,,,',
      'Z-2,2026-10-25 02:30,CHAIR,Chair,1,10,,,,',
      'Z-3,29.03.2026 02:30,CHAIR,Chair,1,10,,,,',
      'Z-4,2026-02-03,CHAIR,Chair,1,10,,10,2026-03-29 02:30,',
      'Z-5,2026-02-03,CHAIR,Chair,1,10,,,,2026-03-29T02:30:00',
      'Z-6,2025-10-26 02:30 +0100,CHAIR,Chair,1,10,,,,',
    ];
    const file = [`${heads},Paid,Paid at,Shipped at`, ...lines].join('\n');
    const { nodes } = await own.rowsOf((await own.preview(file)).set?.id);
    const faults = nodes.flatMap(({ position, faults: all }) =>
      all.map(({ column, sentence }) => [position, column, sentence.text]),
    );
    const doubled = (text: string) =>
      `The clocks go back then, so “${text}” comes twice. Add its offset from UTC, such as +01:00, to say which one you mean.`;
    const skipped = (text: string) =>
      `The clocks go forward then, so “${text}” does not exist. Write an earlier or a later time, or add its offset from UTC, such as +01:00.`;
    expect(faults).toEqual([
      [2, 2, doubled('2026-10-25T02:30:00')],
      [3, 2, doubled('2026-10-25 02:30')],
      [4, 2, skipped('29.03.2026 02:30')],
      [5, 9, skipped('2026-03-29 02:30')],
      [6, 10, skipped('2026-03-29T02:30:00')],
    ]);
  });

  it('begins a day alone after the midnight that clocks skip', async () => {
    // In Santiago the clocks go from 24:00 of 6 September 2025 to 01:00.
    await db.updateTable('shop').set({ time_zone: 'America/Santiago' }).where('id', '=', shopId).execute();
    try {
      await applied(`${heads}\nM-1,2025-09-07,CHAIR,Chair,1,10,\n`);
      const { orders } = await manager.query<{ orders: { nodes: { externalId: string; placedAt: string }[] } }>(
        '{ orders(first: 1, filter: { placedFrom: "2025-09-06", placedUntil: "2025-09-08" }) { nodes { externalId placedAt } } }',
      );
      expect(orders.nodes).toEqual([{ externalId: 'M-1', placedAt: '2025-09-07T04:00:00.000Z' }]);
    } finally {
      await db.updateTable('shop').set({ time_zone: 'Europe/Berlin' }).where('id', '=', shopId).execute();
    }
  });

  it('refuses a country that is none at its row and column', async () => {
    const { set } = await own.preview(
      `${heads},Shipping name,Shipping country\nL-1,2026-02-05,CHAIR,Chair,1,10,,Ada,QQ\n`,
    );
    const { nodes } = await own.rowsOf(set?.id);
    expect(nodes.flatMap(({ faults }) => faults.map(({ column, sentence }) => [column, sentence.text]))).toEqual([
      [9, expect.stringContaining('“QQ”')],
    ]);
  });

  it('leaves what is there as it is, and names what differs', async () => {
    const file = `${heads},Paid\nB-1,2026-03-01,CHAIR,Chair,1,10,,5\n`;
    await applied(file);
    const again = await own.preview(file);
    expect(again.set?.counts).toMatchObject({ create: 0, unchanged: 1, refused: 0 });
    const other = await own.preview(`${heads},Paid\nB-1,2026-03-02,CHAIR,Chair,2,10,,5\n`);
    expect(other.set?.counts).toMatchObject({ create: 0, unchanged: 0, refused: 1 });
    const { nodes } = await own.rowsOf(other.set?.id);
    expect(nodes[0]?.faults[0]?.sentence.text).toContain(
      'Order B-1 exists with other content: currency, language or time, lines, and totals.',
    );
    expect((await byExternalId())['B-1']).toMatchObject({ itemCount: 1, gross: { minor: 1_000 } });
  });

  it('refuses an order whole for one of its rows, takes the rest, and gives all its rows back', async () => {
    const bad = ['C-1,2026-03-01,CHAIR,Chair,1,10,', 'C-1,,CHAIR,Chair,0,12.345,'];
    const { id, set } = await own.preview([heads, bad[0], 'C-2,2026-03-01,CHAIR,Chair,1,10,', bad[1]].join('\n'));
    expect(set?.counts).toMatchObject({ create: 1, refused: 2 });
    await own.apply(await own.seen(id));
    await own.workOff();
    const made = await byExternalId();
    expect([made['C-1'], made['C-2']?.status]).toEqual([undefined, 'OPEN']);
    expect(await errorsOf(id)).toEqual([
      `2,"Row 4 of the same record is refused, so this one is too. Correct that row, and import all rows of the record again.",${bad[0]}`,
      `4,"Quantity: “0” is not a quantity. Write a whole number from 1 to 1000000. Unit price: 12.345 has 3 decimals, EUR has 2. Correct the amount.",${bad[1]}`,
    ]);
  });

  it.each([
    ['E-1,never,CHAIR,Chair,1,10,,', '“never” is not a time'],
    ['E-1,,CHAIR,Chair,1,10,,', 'An order needs the time it was placed'],
    ['E-1,2026-03-01,CHAIR,Chair,,10,,', 'An order needs a quantity'],
    ['E-1,2026-03-01,CHAIR,Chair,1,free,,', '“free” is not an amount'],
    ['E-1,2026-03-01,CHAIR,Chair,1,1200.00,,JPY', '1200.00 has 2 decimals, JPY has 0'],
    ['E-1,2026-03-01,CHAIR,Chair,1,10,,EURO', '“EURO” is not a currency'],
    [`E-1,2026-03-01,CHAIR,Chair,1,10,,,${'x'.repeat(201)}`, 'longer than 200 characters'],
    ['E-1,2026-03-01,CHAIR,Chair,1,10,x,', '“x” is not a tax rate'],
    [',2026-03-01,CHAIR,Chair,1,10,,', 'The row is matched by Order number'],
    ['E-1,2026-03-01,CHAIR,Chair,1,10,,\nE-1,2026-03-02,CHAIR,Chair,1,10,,', 'Row 2 says “2026-03-01” here'],
  ])('refuses %s with its sentence', async (row, text) => {
    const { set } = await own.preview(
      `${heads},Currency,Payment reference\n${row
        .split('\n')
        .map((one) => (one.split(',').length < 9 ? `${one},` : one))
        .join('\n')}\n`,
    );
    expect(set?.counts.create).toBe(0);
    const { nodes } = await own.rowsOf(set?.id);
    expect(nodes.flatMap(({ faults }) => faults.map(({ sentence }) => sentence.text)).join(' ')).toContain(text);
  });

  it('names the rows of an order that came in otherwise after the check, and leaves it', async () => {
    const { id } = await own.preview(
      [heads, 'D-1,2026-03-01,CHAIR,Chair,1,10,', 'D-2,2026-03-01,CHAIR,Chair,1,10,', 'D-1,,CHAIR,Chair,1,10,'].join(
        '\n',
      ),
    );
    const key = await world.newKey(administrator, channelId);
    await world.receive(key, channelId, receivedOrder('D-1', clock.now()));
    await own.apply(await own.seen(id));
    await own.workOff();
    const left = await errorsOf(id);
    expect(left.map((line) => line.slice(0, 30))).toEqual([
      '2,"Order D-1 exists with other',
      '4,"Order D-1 exists with other',
    ]);
    const orders = await byExternalId();
    expect([orders['D-1']?.source, orders['D-2']?.source]).toEqual(['API', 'IMPORT']);
  });

  it('takes an order of 10,000 rows, and none of more', async () => {
    const rows = (number: string, count: number) =>
      Array.from({ length: count }, (_, at) => `${number},2026-03-01,S-${at},Bead,1,0.10,`);
    await applied([heads, ...rows('L-1', 10_000)].join('\n'));
    expect((await byExternalId())['L-1']).toMatchObject({ itemCount: 10_000, gross: { minor: 100_000 } });
    const { set } = await own.preview([heads, ...rows('L-2', 10_001)].join('\n'));
    expect(set?.counts).toMatchObject({ create: 0, refused: 10_001 });
  });

  it('loses and doubles nothing when its worker is killed between two orders', async () => {
    const rows = Array.from({ length: 6 }, (_, at) => `K-${at},2026-03-01,CHAIR,Chair,1,10,,10`);
    const { id } = await own.preview([`${heads},Paid`, ...rows].join('\n'));
    await own.apply(await own.seen(id));
    await workOnBulkRun(api.engines, workOnLists);
    await workOnBulkRun(api.engines, workOnLists);
    const begunOrders = Object.keys(await byExternalId()).filter((number) => number.startsWith('K-'));
    expect(begunOrders).toHaveLength(2);
    // As if the worker had died in the middle of its third order.
    await expect(
      db.transaction().execute(async (tx) => {
        await workOnBulkRun({ ...api.engines, db: tx }, workOnLists);
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    await own.workOff();
    const made = Object.entries(await byExternalId()).filter(([number]) => number.startsWith('K-'));
    expect(made.map(([, order]) => order?.paymentStatus)).toEqual(Array.from({ length: 6 }, () => 'PAID'));
    expect((await checkOrders(db)).differences).toEqual([]);
    expect((await checkPayments(db)).differences).toEqual([]);
    const numbers = Object.values(await byExternalId()).map((order) => Number(order?.number));
    expect(Math.max(...numbers) - Math.min(...numbers) + 1).toBe(numbers.length);
  });

  it('is no run that is taken back', async () => {
    const jobId = await applied(`${heads}\nU-1,2026-03-01,CHAIR,Chair,1,10,\n`);
    const { commandRun } = await manager.query<{ commandRun: { __typename: string } }>(
      'mutation ($id: ID!) { commandRun(id: $id, command: UNDO) { __typename } }',
      { id: jobId },
    );
    expect(commandRun.__typename).toBe('NotAllowedNow');
    const { bulkItems } = await manager.query<{ bulkItems: { nodes: object[] } }>(
      'query ($runId: ID!) { bulkItems(runId: $runId) { nodes { recordId name outcome } } }',
      { runId: jobId },
    );
    const order = (await byExternalId())['U-1'];
    expect(order?.status).toBe('OPEN');
    expect(bulkItems.nodes).toEqual([{ recordId: order?.id, name: 'U-1', outcome: 'done' }]);
  });
});

describe('the channel of a file', () => {
  it('is one of a shop of which the person may add orders', async () => {
    const start = async (withinId?: string) => {
      const of = importsOf(api, user, manager, { kind: 'ORDERS', ...(withinId && { withinId }) });
      return of.start(`${heads}\n`).then(
        () => 'started',
        (error: Error) => error.message,
      );
    };
    expect(await start(channelId)).toBe('started');
    const { imports } = await manager.query<{ imports: { nodes: object[] } }>(
      '{ imports(kind: ORDERS, first: 1) { nodes { within { id name } } } }',
    );
    expect(imports.nodes).toEqual([{ within: { id: channelId, name: expect.stringMatching(/ · /) } }]);
    for (const id of [undefined, 'no id', strange.channelId]) expect(await start(id)).toBe('ORDER_IMPORT_NO_CHANNEL');
  });

  it('takes no order once the right to it is gone', async () => {
    const { id } = await own.preview(`${heads}\nR-1,2026-03-01,CHAIR,Chair,1,10,\n`);
    await own.apply(await own.seen(id));
    await db.deleteFrom('user_shop').where('user_id', '=', user.id).execute();
    try {
      await own.workOff();
    } finally {
      await db.insertInto('user_shop').values({ user_id: user.id, shop_id: shopId }).execute();
    }
    expect((await byExternalId())['R-1']).toBeUndefined();
  });
});
