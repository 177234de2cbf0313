import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { importsOf } from '../features/imports/testing/import-client.ts';
import { actionWorld } from '../features/orders/testing/action-world.ts';
import { paymentWorld } from '../features/payments/testing/payment-world.ts';
import type { Db } from '../platform/db/index.ts';
import {
  ofWorkers,
  rowsApart,
  rowsWithoutIds,
  struckInstallations,
  type StruckInstallation,
  type Take,
  type TestClient,
  testApi,
} from '../testing/index.ts';

const shipped = 200;
/** Parcels are judged by the hundred, so that some are left after each kill. */
const tracked = 350;
const cancelled = 200;
const orders = shipped + tracked + cancelled;
const main = join(import.meta.dirname, '../main.ts');

const { server, install, takeCalmly, takeRoughly } = await struckInstallations('update-orders-kill');
const [calmApi, roughApi] = [await testApi({ server }), await testApi({ server })];

type Installation = Omit<StruckInstallation, 'client'> & { client: TestClient };

const tables = [
  ['order', []],
  ['order_line', []],
  ['order_key', []],
  ['order_event', ['id']],
  ['order_sequence', []],
  ['fulfilment', []],
  ['fulfilment_line', []],
  ['payment', []],
  ['payment_transaction', ['id']],
  ['refund', []],
  ['refund_line', ['id']],
  ['change', ['id']],
  ['change_set', []],
  ['change_set_line', []],
  ['change_set_row', []],
  ['change_set_cell', []],
  ['bulk_job', ofWorkers],
  ['bulk_job_row', []],
  ['import', ofWorkers],
] as const;

/** Every row that orders, their parcels, their money and the runs over them leave. */
function rowsLeft(db: Db) {
  const names = sql<{ id: string; name: string }>`
    select id::text as id, 'order ' || external_id as name from "order"
    union all select l.id::text, 'line ' || l.position || ' of ' || o.external_id from order_line l join "order" o on o.id = l.order_id
    union all select f.id::text, 'parcel ' || f.number || ' of ' || o.external_id from fulfilment f join "order" o on o.id = f.order_id
    union all select p.id::text, 'payment of ' || o.external_id from payment p join "order" o on o.id = p.order_id
    union all select r.id::text, 'refund ' || r.number || ' of ' || o.external_id from refund r join "order" o on o.id = r.order_id
    union all select id::text, 'shop' from shop where kind = 'own'
    union all select id::text, 'user ' || email from app_user
    union all select id::text, 'import' from import
    union all select id::text, 'set of ' || source from change_set
    union all select id::text, 'job ' || list || ' ' || action from bulk_job`;
  return rowsWithoutIds(db, names, tables);
}

const count = async (db: Db, statement: ReturnType<typeof sql<{ count: number }>>) =>
  (await statement.execute(db)).rows[0]?.count ?? 0;

/** Orders as a market place concluded them, those that are cancelled later paid. */
async function sell({ api, client }: Installation) {
  const world = { ...actionWorld(api), ...paymentWorld(api) };
  const { shopId, channelId } = await world.sellingShop(client);
  const ids: string[] = [];
  for (let at = 0; at < orders; at += 1) {
    const said = { externalId: `U-${at}`, placedAt: '2026-03-01T10:00:00.000Z' };
    const { order } = await world.receive(client, channelId, said);
    ids.push(order.id);
    if (at < shipped + tracked) continue;
    const { __typename } = await world.record(client, order.id, { amount: '11.90', reference: `P-${at}` });
    expect(__typename).toBe('PaymentSaved');
  }
  return { shopId, ids };
}

/** Ships many orders, many others by a file of tracking numbers, and cancels the rest with their money given back. */
async function updateOrders(installation: Installation, take: Take) {
  const { api, db, client, user } = installation;
  const { shopId, ids } = await sell(installation);
  const start = (action: string, of: readonly string[], input?: object) =>
    client.query(
      `mutation ($input: BulkRunInput!) { startBulkRun(input: $input) { __typename ... on BulkRunStarted { run { id } } } }`,
      { input: { list: 'orders', action, ids: [of], ...(input && { input }) } },
    );
  const settled = (list: string, action: string) => () =>
    count(
      db,
      sql`select done + refused + (state = 'succeeded')::int as count from bulk_job where list = ${list} and action = ${action}`,
    );
  await take({
    begin: () => start('ship', ids.slice(0, shipped)),
    done: settled('orders', 'ship'),
    until: shipped + 1,
    at: { api: 'bulk_job_row', first: 'fulfilment', postgres: 'change', last: 'outbox' },
  });

  const imports = importsOf(api, user, client, { kind: 'TRACKING', withinId: shopId });
  const lines = Array.from({ length: tracked }, (_, at) => `U-${shipped + at},DHL,JD-${at}`);
  const begun = await imports.start(['Order number,Carrier,Tracking number', ...lines].join('\n'));
  await take({
    begin: () => imports.check(begun),
    done: () =>
      count(
        db,
        sql`select ((select count(*) from change_set_row) + (select count(*) from import where state = 'succeeded'))::int as count`,
      ),
    until: tracked + 1,
    at: { api: 'change_set', first: 'change_set_line', postgres: 'change_set_row', last: 'change_set_row' },
  });
  const checked = await imports.seen(begun.id);
  expect(checked).toMatchObject({ step: 'PREVIEW', set: { counts: { create: tracked, refused: 0 } } });
  await take({
    begin: () => imports.apply(checked),
    done: () =>
      count(
        db,
        sql`select j.done + j.refused + (j.state = 'succeeded')::int as count
          from bulk_job j join change_set s on s.job_id = j.id`,
      ),
    until: tracked + 1,
    at: { api: 'bulk_job_row', first: 'fulfilment', postgres: 'change', last: 'outbox' },
  });

  await take({
    begin: () => start('cancel', ids.slice(shipped + tracked), { reason: 'STOCK', refund: true }),
    done: settled('orders', 'cancel'),
    until: cancelled + 1,
    at: { api: 'bulk_job_row', first: 'refund', postgres: 'payment_transaction', last: 'change' },
  });
}

/** What `quarry commerce check` says once nothing is left to be counted. */
async function checkOf({ api, db }: Installation) {
  const uncounted = () => count(db, sql`select count(*)::int as count from sales_dirty`);
  await expect.poll(uncounted, { timeout: 120_000, interval: 200 }).toBe(0);
  const env = { ...process.env, DATABASE_URL: api.url, QUARRY_DATA: api.dataFolder };
  const child = spawn(process.execPath, [main, 'commerce', 'check', '--json'], { env });
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return JSON.parse(output) as { fits: boolean; orders: number; payments: number; differences: number };
}

it(
  'leaves the same orders, parcels and money after kill -9 of API, worker and PostgreSQL in the middle as without',
  { timeout: 1_800_000 },
  async () => {
    const calm = await install(calmApi);
    await updateOrders(calm, takeCalmly);
    const rough = await install(roughApi);
    await updateOrders(rough, (step) => takeRoughly(rough, step));

    const apart = async () => rowsApart(await rowsLeft(calm.db), await rowsLeft(rough.db));
    await expect.poll(apart, { timeout: 120_000, interval: 1_000 }).toEqual([]);
    const { db } = rough;
    const { rows: parcels } = await sql<{ parcels: number; orders: number; units: number }>`
      select count(*)::int as parcels, count(distinct f.order_id)::int as orders, sum(l.quantity)::int as units
      from fulfilment f join fulfilment_line l on l.fulfilment_id = f.id where f.status = 'SHIPPED'`.execute(db);
    expect(parcels).toEqual([{ parcels: shipped + tracked, orders: shipped + tracked, units: shipped + tracked }]);
    const { rows: money } = await sql<{ refunds: number; refundedMinor: number; capturedMinor: number }>`
      select (select count(*)::int from refund where state = 'SUCCEEDED') as refunds,
        sum(refunded_minor)::int as "refundedMinor", sum(captured_minor)::int as "capturedMinor" from payment`.execute(
      db,
    );
    const paidMinor = cancelled * 1_190;
    expect(money).toEqual([{ refunds: cancelled, refundedMinor: paidMinor, capturedMinor: paidMinor }]);
    for (const installation of [calm, rough])
      expect(await checkOf(installation)).toMatchObject({ fits: true, orders, payments: cancelled, differences: 0 });
  },
);
