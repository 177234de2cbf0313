import { randomBytes } from 'node:crypto';
import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { askAsAdministrator } from './api.ts';
import { visit, wear } from './every-screen.ts';
import { placeFirstOrder } from './first-order.ts';
import { looksInFullRun } from './full-run.ts';
import { accountOf, openWith } from './people.ts';
import { faultsOf } from './screen-faults.ts';
import { goTo, heading, open, signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();
const { page, complaints } = visitor;
const word = randomBytes(4).toString('hex');
const productName = `Kettle ${word}`;
const reference = `BANK-${word}`;
const payments = page.getByRole('region', { name: 'Payments' });
const dialog = page.getByRole('dialog');
const inDialog = (name: string | RegExp) => dialog.getByRole('textbox', { name });
/** A button that says why it cannot be pressed counts as disabled. */
const explain = (button: Locator) => button.press('Enter');
const confirm = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
let order: string;
let shopId: string;
const ask = await askAsAdministrator();

beforeAll(async () => {
  const placed = await placeFirstOrder(word, productName);
  shopId = placed.shopId;
  order = `/orders/${placed.orderId}`;
});

describe('the money of an order', () => {
  it('comes in as a payment and as an authorisation, which are captured in part and let go', async () => {
    await open(page, order, '1001');
    await payments.getByText('Nothing was paid or authorised for the order yet.').waitFor();
    await explain(payments.getByRole('button', { name: 'Refund', exact: true }));
    await page.getByText('Nothing was captured for the order, so there is nothing to refund.').waitFor();
    await page.keyboard.press('Escape');
    await payments.getByRole('button', { name: 'Record payment', exact: true }).click();
    expect(await inDialog(/^Amount in EUR/).inputValue()).toBe('80.00');
    await inDialog(/^Amount in EUR/).fill('30,00');
    await inDialog(/^Payment method/).fill('Bank transfer');
    await inDialog(/^Reference/).fill(reference);
    expect(await faultsOf(page)).toEqual([]);
    await confirm('Record payment');
    await page.getByText('Payment of €30.00 recorded').first().waitFor();
    await page.getByText('Partially paid').first().waitFor();
    await payments.getByRole('button', { name: 'Authorise', exact: true }).click();
    expect(await inDialog(/^Amount in EUR/).inputValue()).toBe('50.00');
    await confirm('Authorise');
    await page.getByText('€50.00 authorised').first().waitFor();
    const manual = payments.getByRole('row').filter({ hasText: 'Manual' });
    await manual.getByRole('button', { name: 'Capture', exact: true }).click();
    await inDialog(/^Amount in EUR/).fill('60');
    await confirm('Capture');
    await dialog.getByText(/^Only €50\.00 of €50\.00 can be captured/).waitFor();
    await inDialog(/^Amount in EUR/).fill('20');
    await confirm('Capture');
    await page.getByText('€20.00 captured').first().waitFor();
    await manual.getByRole('button', { name: 'Void', exact: true }).click();
    await dialog.getByText(/^€30\.00 is open/).waitFor();
    await confirm('Void');
    await page.getByText('€30.00 voided').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('is found in the ledger by reference and number, and summed', async () => {
    await goTo(page, 'Payments');
    await open(page, `/payments?q=${reference}`, 'Payments');
    const totals = page.getByRole('list', { name: 'Totals of the filter' });
    await expect.poll(() => page.locator('main tbody tr').count()).toBe(2);
    await open(page, `/payments?q=1001&filter=shopId:${shopId}`, 'Payments');
    await expect.poll(() => page.locator('main tbody tr').count()).toBe(5);
    await totals.getByText('€80.00').waitFor();
    expect(await totals.getByText('€50.00').count()).toBe(2);
    await totals.getByText('€30.00').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('adds up on the page of a payment, which leads to its order', async () => {
    await page.getByRole('row').filter({ hasText: 'Void' }).getByRole('link').first().click();
    await heading(page, 'Manual');
    const amounts = page.getByRole('region', { name: 'Amounts' });
    for (const amount of ['€50.00', '-€20.00', '-€30.00', '€0.00']) await amounts.getByText(amount).first().waitFor();
    await explain(page.getByRole('button', { name: 'Capture', exact: true }));
    await page.getByText('Nothing of €50.00 is open any more.').waitFor();
    await page.keyboard.press('Escape');
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: '1001' }).first().click();
    await heading(page, '1001');
  });

  it('goes back by line, with its tax shown before', async () => {
    await payments.getByRole('button', { name: 'Refund', exact: true }).click();
    await dialog.getByRole('combobox', { name: 'What is refunded' }).selectOption('Chosen lines');
    await inDialog(new RegExp(`^${productName}`)).fill('1');
    await inDialog(/^Reason/).fill('Dented');
    await dialog.getByRole('table', { name: 'Preview' }).getByText('€6.39').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await confirm('Refund €40.00');
    await page.getByText('€40.00 refunded').first().waitFor();
    await payments.getByRole('heading', { name: /^Refund 1/ }).waitFor();
    await page.getByText('Partially refunded').first().waitFor();
  });

  it('waits for a second person where it is above a limit, and is approved by them alone', async () => {
    const account = await accountOf('newcomer');
    const { users } = await ask<{
      users: { nodes: { id: string; version: number; email: string; username: string }[] };
    }>('query ($email: String!) { users(first: 1, search: $email) { nodes { id version email username } } }', {
      email: account.email,
    });
    const { id, version, ...names } = users.nodes[0]!;
    await ask(
      `mutation ($id: ID!, $version: Int!, $next: Int!, $input: UserInput!) {
        updateUser(id: $id, version: $version, input: $input) { __typename } enableUser(id: $id, version: $next) { __typename } }`,
      { id, version, next: version + 1, input: { ...names, roleKeys: ['support'], shopIds: [shopId], brandIds: [] } },
    );
    const support = await openWith(account);
    await open(support.page, order, '1001');
    const theirs = support.page.getByRole('region', { name: 'Payments' });
    const asked = support.page.getByRole('dialog');
    await theirs.getByRole('button', { name: 'Refund', exact: true }).click();
    await asked.getByText(/^This takes a second person/).waitFor();
    await asked.getByRole('textbox', { name: /^Reason/ }).fill('Lost');
    await asked.getByRole('button', { name: 'Ask for €10.00' }).click();
    await theirs.getByText('Waits for a second person').waitFor();
    await explain(theirs.getByRole('button', { name: 'Approve', exact: true }));
    await asked.getByText('Right', { exact: false }).first().waitFor();
    expect(await faultsOf(support.page)).toEqual([]);
    expect(support.complaints).toEqual([]);
    await support.leave();

    await open(page, order, '1001');
    await payments.getByRole('button', { name: 'Approve', exact: true }).click();
    await confirm('Approve');
    await page.getByText('€10.00 refunded').first().waitFor();
    await payments.getByText('Waits for a second person').waitFor({ state: 'detached' });
    expect(await faultsOf(page)).toEqual([]);
  });

  it('leaves no complaint in the console', () => {
    expect(complaints).toEqual([]);
  });

  it.each(looksInFullRun)('is whole: $skin, $direction, $width pixels wide', async (look) => {
    await wear(visitor, look);
    await visit(visitor, '/payments');
    expect(await faultsOf(page)).toEqual([]);
    await page.locator('main tbody tr').first().getByRole('link').first().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await visit(visitor, order);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('region', { name: 'Zahlungen' }).getByRole('button', { name: 'Zahlung eintragen' }).click();
    await dialog.getByRole('textbox').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
