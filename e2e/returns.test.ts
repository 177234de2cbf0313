import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { askAsAdministrator } from './api.ts';
import { visit, wear } from './every-screen.ts';
import { looksInFullRun } from './full-run.ts';
import { ownShop, placeOrder, type PlacedOrder } from './own-shop.ts';
import { faultsOf } from './screen-faults.ts';
import { open, signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();
const { page, complaints, untilQuiet } = visitor;
const word = randomBytes(4).toString('hex');
const productName = `Kettle ${word}`;
type Ask = Awaited<ReturnType<typeof askAsAdministrator>>;
let ask: Ask;
let shopId: string;
let order: PlacedOrder;

const dialog = () => page.getByRole('dialog');
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true });
const returns = () => page.getByRole('region', { name: 'Returns' });
const card = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const status = () => page.getByRole('region', { name: 'Status' });
const desk = () => `/orders/manage?filter=${encodeURIComponent(`shopId:${shopId}`)}`;

beforeAll(async () => {
  ask = await askAsAdministrator();
  const shop = await ownShop(ask, word);
  shopId = shop.shopId;
  order = await sent(shop.channelId);
});

/** An order of two kettles at 40.00, paid and shipped. */
async function sent(channelId: string): Promise<PlacedOrder> {
  const { id, number } = await placeOrder(ask, { channelId, name: `Ada ${word}`, title: productName });
  const { recordPayment } = await ask<{ recordPayment: { order: PlacedOrder } }>(
    `mutation ($id: ID!, $input: ManualPaymentInput!) {
      recordPayment(orderId: $id, input: $input) { ... on PaymentSaved { order { version } } }
    }`,
    { id, input: { amount: '80.00' } },
  );
  const { version } = recordPayment.order;
  const { shipOrder } = await ask<{ shipOrder: { order: PlacedOrder } }>(
    `mutation ($id: ID!, $version: Int!, $input: ShipOrderInput!) {
      shipOrder(id: $id, version: $version, input: $input) { ... on OrderChanged { order { version } } }
    }`,
    { id, version, input: {} },
  );
  return { id, number, version: shipOrder.order.version };
}

async function openOrder(): Promise<void> {
  await open(page, `/orders/${order.id}`, order.number);
  await untilQuiet();
}

/** Asks for units of the kettle back. */
async function request(units: string): Promise<void> {
  await page.getByRole('button', { name: 'Return items', exact: true }).click();
  await dialog()
    .getByRole('textbox', { name: `Units of ${productName}` })
    .fill(units);
  await dialog()
    .getByRole('combobox', { name: /^Reason/ })
    .selectOption({ label: 'Wrong size' });
}

describe('what comes back of an order', () => {
  it('is requested by line, never more than was shipped', async () => {
    await openOrder();
    await returns().getByText('Nothing was asked back yet.').waitFor();
    await request('3');
    await inDialog('Return items').click();
    await dialog().getByText('This is too large. Lower it.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await dialog()
      .getByRole('textbox', { name: `Units of ${productName}` })
      .fill('1');
    await inDialog('Return items').click();
    await card('R1').getByText('Requested', { exact: true }).waitFor();
    await card('R1').getByRole('button', { name: 'Receive', exact: true }).click({ force: true });
    await page.getByText('The return waits for a decision.').waitFor();
    await page.keyboard.press('Escape');
    expect(await faultsOf(page)).toEqual([]);
  });

  it('waits in the queue, where it is approved and received', async () => {
    await open(page, desk(), 'Manage orders');
    await page.getByRole('button', { name: 'Return waits 1', exact: true }).waitFor();
    await page.getByText('Decide about the return, or ask where it is.').waitFor();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await card('R1').getByRole('button', { name: 'Approve', exact: true }).click();
    await card('R1').getByText('Approved', { exact: true }).waitFor();
    await card('R1').getByRole('button', { name: 'Receive', exact: true }).click();
    await dialog().getByRole('textbox', { name: 'Received' }).fill('2');
    await dialog()
      .getByRole('combobox', { name: /^Condition/ })
      .selectOption({ label: 'Opened' });
    await inDialog('Receive').click();
    await dialog().getByText('This is too large. Lower it.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await dialog().getByRole('textbox', { name: 'Received' }).fill('1');
    await inDialog('Receive').click();
    await card('R1').getByText('Received', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Return to refund 1', exact: true }).waitFor();
  });

  it('is refunded on the page of the order, and closes by that', async () => {
    await openOrder();
    await card('R1').getByText('1 received, 1 accepted · Opened').waitFor();
    await card('R1').getByText('€40.00 to refund').waitFor();
    await card('R1').getByRole('button', { name: 'Refund', exact: true }).click();
    await dialog().getByText('Empty refunds €40.00 for the accepted units.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await inDialog('Refund').click();
    await card('R1').getByText('Closed', { exact: true }).waitFor();
    await card('R1').getByText('€40.00 refunded').waitFor();
    await status().getByText('1 of 2', { exact: true }).waitFor();
    await page.getByRole('region', { name: 'Payments' }).getByText('Return: Wrong size').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('is declined with a reason, and can be asked for again', async () => {
    await openOrder();
    await request('1');
    await inDialog('Return items').click();
    await card('R2').getByRole('button', { name: 'Decline', exact: true }).click();
    await dialog()
      .getByRole('textbox', { name: /^Reason/ })
      .fill(`Worn ${word}`);
    await inDialog('Decline').click();
    await card('R2').getByText('Declined', { exact: true }).waitFor();
    await card('R2').getByText(`Worn ${word}`).waitFor();
    await page.getByRole('button', { name: 'Return items', exact: true }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('is found in the list of orders by how it stands', async () => {
    await open(page, '/orders?filter=returnStatus:RETURNED', 'Orders list');
    const rows = page.getByRole('row').filter({ hasText: `Ada ${word}` });
    await expect.poll(() => rows.count()).toBe(1);
  });
});

it('leaves no complaint in the console', () => {
  expect(complaints).toEqual([]);
});

it.each(looksInFullRun)('is whole: $skin, $direction, $width pixels wide', async (look) => {
  await wear(visitor, look);
  for (const path of [desk(), `/orders/${order.id}`]) {
    await visit(visitor, path);
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
  }
  expect(complaints).toEqual([]);
});
