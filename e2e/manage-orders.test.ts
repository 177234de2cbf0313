import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { askAsAdministrator } from './api.ts';
import { visit, wear } from './every-screen.ts';
import { looksInFullRun } from './full-run.ts';
import { ownShop, placeOrder, type PlacedOrder } from './own-shop.ts';
import { faultsOf } from './screen-faults.ts';
import { goTo, open, signedInVisitor, undoOf } from './visitor.ts';

const visitor = await signedInVisitor();
const { page, complaints, untilQuiet } = visitor;
const word = randomBytes(4).toString('hex');
const productName = `Kettle ${word}`;
type Ask = Awaited<ReturnType<typeof askAsAdministrator>>;
let ask: Ask;
let shopId: string;
let orders: PlacedOrder[];

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true });
const units = () => dialog().getByRole('textbox', { name: `Units of ${productName}` });
const desk = () => `/orders/manage?filter=${encodeURIComponent(`shopId:${shopId}`)}`;
const status = () => page.getByRole('region', { name: 'Status' });

beforeAll(async () => {
  ask = await askAsAdministrator();
  const { channelId, ...shop } = await ownShop(ask, word);
  shopId = shop.shopId;
  orders = [];
  for (const name of ['Ada', 'Ben', 'Cleo', 'Dora'])
    orders.push(await placeOrder(ask, { channelId, name: `${name} ${word}`, title: productName }));
});

async function openOrder(at: number): Promise<void> {
  await open(page, `/orders/${orders[at]?.id}`, orders[at]?.number ?? '');
  await untilQuiet();
}

describe('the queue of orders', () => {
  const inSight = (at: number) =>
    page.getByRole('heading', { level: 2, name: orders[at]?.number ?? '', exact: true }).waitFor();

  it('shows what is needed, one at a time, and is worked by keyboard', async () => {
    await goTo(page, 'Manage orders');
    await open(page, desk(), 'Manage orders');
    await inSight(0);
    const queue = page.getByRole('navigation', { name: 'Queue' });
    await expect.poll(() => queue.getByRole('button').count()).toBe(4);
    await button('Not paid 4').waitFor();
    await page.getByText('Ask for the payment, or record it.').waitFor();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('a');
    await page
      .getByText(/assigned to/)
      .first()
      .waitFor();
    await inSight(0);
    await page.keyboard.press('h');
    await dialog()
      .getByRole('combobox', { name: /^Reason/ })
      .selectOption({ label: 'Out of stock' });
    expect(await faultsOf(page)).toEqual([]);
    await inDialog('Hold').click();
    await inSight(1);
    await page.getByText('1 done here').waitFor();
    await page.keyboard.press('j');
    await inSight(2);
    await page.keyboard.press('k');
    await inSight(1);
  });

  it('is sifted by what is needed, and takes a release back', async () => {
    await button('On hold 1').click();
    await inSight(0);
    await page.getByText('On hold: Out of stock').waitFor();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('r');
    await page.getByText('Nothing waits under this filter').waitFor();
    await button('On hold 0').waitFor();
    await page.keyboard.press('u');
    await inSight(0);
    await button('On hold 1').waitFor();
    await untilQuiet();
    await page.keyboard.press('r');
    await page.getByText('Nothing waits under this filter').waitFor();
    await button('On hold 0').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});

describe('one order', () => {
  it('is packed, shipped and delivered, and says what is blocked', async () => {
    await openOrder(0);
    await button('Archive').click({ force: true });
    await page.getByText('An open order cannot be archived.').waitFor();
    await page.keyboard.press('Escape');
    await button('Pack').click();
    await units().fill('3');
    await inDialog('Pack').click();
    await dialog().getByText('This is too large. Lower it.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await units().fill('1');
    await inDialog('Pack').click();
    const first = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'F1' }) });
    await first.getByText('Packing', { exact: true }).waitFor();
    await first.getByRole('button', { name: 'Ship', exact: true }).click();
    await dialog().getByRole('textbox', { name: 'Carrier' }).fill('DHL');
    await dialog().getByRole('textbox', { name: 'Tracking number' }).fill(`JD${word}`);
    expect(await faultsOf(page)).toEqual([]);
    await inDialog('Ship').click();
    await first.getByText('Shipped', { exact: true }).first().waitFor();
    await first.getByText(`JD${word}`).waitFor();
    await status().getByText('1 of 2', { exact: true }).waitFor();
    await first.getByRole('button', { name: 'Mark as delivered' }).click();
    await inDialog('Mark as delivered').click();
    await first.getByText('Delivered', { exact: true }).first().waitFor();
    await first.getByRole('button', { name: 'Undo shipment' }).click({ force: true });
    await page.getByText(/It was delivered/).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('is found by its tracking number', async () => {
    await open(page, `/orders?q=JD${word}`, 'Orders list');
    const rows = page.getByRole('row').filter({ hasText: orders[0]?.number ?? '' });
    await expect.poll(() => rows.count()).toBe(1);
  });

  it('undoes a shipment after saying what that means', async () => {
    await openOrder(0);
    await button('Ship').first().click();
    await inDialog('Ship').click();
    const second = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'F2' }) });
    await status().getByText('2 of 2', { exact: true }).waitFor();
    await second.getByRole('button', { name: 'Undo shipment' }).click();
    await dialog().getByText('1 unit is open again.').waitFor();
    await inDialog('Undo shipment').click();
    await status().getByText('1 of 2', { exact: true }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('keeps what the second of two people typed, beside what the first one did', async () => {
    await openOrder(1);
    await button('Pack').click();
    await units().fill('2');
    const { order } = await ask<{ order: { version: number; lines: { id: string }[] } }>(
      'query ($id: ID!) { order(id: $id) { version lines { id } } }',
      { id: orders[1]?.id },
    );
    await ask(
      'mutation ($id: ID!, $version: Int!, $input: ShipOrderInput!) { shipOrder(id: $id, version: $version, input: $input) { __typename } }',
      {
        id: orders[1]?.id,
        version: order.version,
        input: { lines: [{ lineId: order.lines[0]?.id, quantity: 1 }] },
      },
    );
    await inDialog('Pack').click();
    await dialog().getByText('0 packed, 1 shipped of 2').waitFor();
    await dialog().getByText('1 of 2 left', { exact: false }).first().waitFor();
    expect(await units().inputValue()).toBe('2');
    expect(await faultsOf(page)).toEqual([]);
    await units().fill('1');
    await inDialog('Pack').click();
    await page.getByRole('heading', { name: 'F2' }).waitFor();
  });

  it('is held, given to somebody, sent elsewhere, and cancelled for good', async () => {
    await openOrder(2);
    await button('Assign to me').click();
    await page
      .getByText(/assigned to/)
      .first()
      .waitFor();
    await button('Edit addresses').click();
    await dialog().getByRole('textbox', { name: 'City' }).fill(`Bonn ${word}`);
    expect(await faultsOf(page)).toEqual([]);
    await inDialog('Save').click();
    await page.getByText(`Bonn ${word}`).first().waitFor();
    await button('Hold').click();
    await dialog()
      .getByRole('combobox', { name: /^Reason/ })
      .selectOption({ label: 'Address' });
    await dialog().getByRole('textbox', { name: /^Note/ }).fill(`No such street ${word}`);
    await inDialog('Hold').click();
    await page.getByText('On hold: Address').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await button('Cancel order').click();
    await dialog().getByText('No money moves.').waitFor();
    await dialog()
      .getByRole('combobox', { name: /^Reason/ })
      .selectOption({ label: 'The customer asked for it' });
    await inDialog('Cancel order').click();
    await status().getByText('Cancelled', { exact: true }).first().waitFor();
    await button('Archive').click();
    await button('Unarchive').waitFor();
    await undoOf(page, 'archived').click();
    await button('Archive').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('gives back what was paid as it is cancelled', async () => {
    await ask(
      'mutation ($id: ID!, $input: ManualPaymentInput!) { recordPayment(orderId: $id, input: $input) { __typename } }',
      {
        id: orders[3]?.id,
        input: { amount: '80.00' },
      },
    );
    await openOrder(3);
    await status().getByText('Paid', { exact: true }).waitFor();
    await button('Cancel order').click();
    await dialog().getByText('€80.00 was paid and is refunded in full.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await dialog()
      .getByRole('combobox', { name: /^Reason/ })
      .selectOption({ label: 'Out of stock' });
    await inDialog('Cancel order and refund €80.00').click();
    await status().getByText('Refunded', { exact: true }).waitFor();
    await status().getByText('Cancelled', { exact: true }).first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});

it('leaves no complaint in the console', () => {
  expect(complaints).toEqual([]);
});

it.each(looksInFullRun)('is whole: $skin, $direction, $width pixels wide', async (look) => {
  await wear(visitor, look);
  for (const path of [desk(), `/orders/${orders[1]?.id}`]) {
    await visit(visitor, path);
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
  }
  expect(complaints).toEqual([]);
});
