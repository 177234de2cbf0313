import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { recountSales } from '../../features/analytics/index.ts';
import { paymentWorld } from '../../features/payments/testing/payment-world.ts';
import { orderWorld } from '../../features/orders/testing/order-world.ts';
import { commandLineAlone, keptCommandLine, testApi } from '../../testing/index.ts';

const api = await testApi();
const { deps } = api;

const variables = { DATABASE_URL: String(deps.pool.options.connectionString) };
const quarry = keptCommandLine(variables);
const commerce = (...words: string[]) => quarry('commerce', ...words);

describe('quarry commerce check', () => {
  it('exits with 0 while every order is what its rows come to, and else names what is not', async () => {
    const administrator = await api.asAdministrator();
    const world = orderWorld(api);
    const { channelId, variantId } = await world.sellingShop(administrator);
    const { order } = await world.place(administrator, channelId, { shippingMinor: 490 });
    await world.receive(administrator, channelId, { grossMinor: 1_500 });
    await world.draft(administrator, channelId, { lines: [{ variantId, quantity: 2 }] });
    const { payment } = await paymentWorld(api).record(administrator, order.id, { amount: '2.00' });
    const fine = await commandLineAlone(variables, 'commerce', 'check', '--json');
    expect(fine.complaint).toBe('');
    expect([fine.status, JSON.parse(fine.output)]).toEqual([
      0,
      { fits: true, orders: 3, payments: 1, buckets: 0, differences: 0 },
    ]);
    // Until a worker has counted what is marked, nothing of it is stored and nothing differs.
    while ((await recountSales(deps.db)) > 0);
    const { status: counted, output: afterwards } = await commerce('check');
    expect(counted).toBe(0);
    expect(afterwards).toMatch(/3 orders, 1 payment and [12] buckets? of sales checked: nothing differs\./);
    await sql`update "order" set payment_status = 'PAID', captured_minor = 250, tax_minor = tax_minor + 1 where id = ${order.id}`.execute(
      deps.db,
    );
    await sql`update sales_day set gross_minor = gross_minor + 1`.execute(deps.db);
    await sql`delete from sales_dirty`.execute(deps.db);
    await sql`update payment set refunded_minor = 1 where id = ${payment.id}`.execute(deps.db);
    await sql`update order_sequence set next = next + 1`.execute(deps.db);
    const { status, output } = await commerce('check');
    expect(status).toBe(1);
    expect(output).toContain(`1001 (${order.id}): paymentStatus is PAID and should be PARTIALLY_PAID.`);
    expect(output).toContain('tax is 239 and should be 238.');
    expect(output).toContain('next number of the shop is 1004 and should be 1003.');
    expect(output).toContain(`1001 (${order.id}): captured is 250 and should be 200.`);
    expect(output).toContain(`1001 (payment ${payment.id}): refunded is 1 and should be 0.`);
    expect(output).toMatch(/Sales of shop .*: tax_minor is 428 and should be 429\./);
    expect(output).toMatch(/Sales of shop .* \d{4}-\d{2}-\d{2}: gross_minor is \d+1 and should be \d+0\./);
    expect(output).toMatch(/3 orders, 1 payment and \d buckets? of sales checked: \d+ differences?\./);
  });

  it('exits with 2 for anything else', async () => {
    expect((await commerce()).status).toBe(2);
  });
});
