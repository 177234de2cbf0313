import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { askAsAdministrator } from './api.ts';
import { inDatabase } from './database.ts';
import { visit, wear } from './every-screen.ts';
import { placeFirstOrder } from './first-order.ts';
import { looksInFullRun } from './full-run.ts';
import { faultsOf } from './screen-faults.ts';
import { open, signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();
const { page, complaints, untilQuiet } = visitor;
const word = randomBytes(4).toString('hex');
const ask = await askAsAdministrator();
const providerUrl = new URL(inject('shopAddress'));
providerUrl.port = String(Number(providerUrl.port) + 4);
const dialog = page.getByRole('dialog');
const providers = page.getByRole('region', { name: 'Payment providers' });
const payments = page.getByRole('region', { name: 'Payments' });
const queue = (name: RegExp) =>
  page.getByRole('navigation', { name: 'Queues of payments' }).getByRole('link', { name });
let shop: string;
let shopId: string;
let orderId: string;

/** Steers the demonstration provider. */
async function steer(path: string, body: object): Promise<void> {
  const answer = await fetch(new URL(`/_control/${path}`, providerUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
}

type Request = { id: string; state: string; payment: { id: string } };
async function requestOfOrder(): Promise<Request | undefined> {
  const { paymentTransactions } = await ask<{ paymentTransactions: { nodes: Request[] } }>(
    'query ($orderId: ID!) { paymentTransactions(filter: { orderId: [$orderId] }) { nodes { id state payment { id } } } }',
    { orderId },
  );
  return paymentTransactions.nodes[0];
}

async function stateOfEvent(): Promise<string | undefined> {
  const { paymentEvents } = await ask<{ paymentEvents: { nodes: { state: string }[] } }>(
    'query ($shopId: ID!) { paymentEvents(filter: { shopId: [$shopId], kind: [CAPTURED] }) { nodes { state } } }',
    { shopId },
  );
  return paymentEvents.nodes[0]?.state;
}

beforeAll(async () => {
  ({ shopId, orderId } = await placeFirstOrder(word, `Kettle ${word}`));
  shop = `/shops/${shopId}`;
});

describe('a payment provider that is not a person', () => {
  it('is set up on the page of its shop, with the address for its events shown once', async () => {
    await open(page, shop, `Mill ${word}`);
    await providers.getByRole('button', { name: 'Add provider' }).click();
    await dialog.getByRole('textbox', { name: /^Name/ }).fill(`Cards ${word}`);
    await dialog.getByRole('textbox', { name: /^URL/ }).fill('http://169.254.169.254/');
    await dialog.getByLabel(/^Secret/).fill('demo-provider-secret');
    await dialog.getByRole('button', { name: 'Add provider' }).click();
    await dialog.getByText('This cannot be used').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('textbox', { name: /^URL/ }).fill(providerUrl.href);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: `Webhook URL of Cards ${word}` }).waitFor();
    const hookAddress = await dialog.getByLabel('Secret').inputValue();
    expect(hookAddress).toContain('/hooks/payments/');
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await providers.getByRole('row', { name: new RegExp(`Cards ${word}.*Active`) }).waitFor();
    expect(await page.content()).not.toContain(hookAddress);
    expect(await faultsOf(page)).toEqual([]);
    await steer('behaviour', { hookAddress });
  });

  it('is disabled and enabled again', async () => {
    await providers.getByRole('button', { name: `Disable Cards ${word}` }).click();
    await providers.getByRole('row', { name: new RegExp(`Cards ${word}.*Disabled`) }).waitFor();
    await providers.getByRole('button', { name: `Enable Cards ${word}` }).click();
    await providers.getByRole('row', { name: new RegExp(`Cards ${word}.*Active`) }).waitFor();
    expect(await providers.getByRole('button', { name: `Enable Cards ${word}` }).count()).toBe(0);
  });

  it('gets another address for its events once that was confirmed', async () => {
    await providers.getByRole('button', { name: `Replace webhook URL of Cards ${word}` }).click();
    await page.getByRole('dialog', { name: `Replace the webhook URL of Cards ${word}?` }).waitFor();
    await dialog.getByText('seven more days', { exact: false }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Replace webhook URL' }).click();
    await page.getByRole('dialog', { name: `Webhook URL of Cards ${word}` }).waitFor();
    const hookAddress = await dialog.getByLabel('Secret').inputValue();
    expect(hookAddress).toContain('/hooks/payments/');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await page.content()).not.toContain(hookAddress);
    await steer('behaviour', { hookAddress });
    for (const _ of [1, 2]) expect((await fetch(hookAddress, { method: 'POST', body: '{}' })).status).toBe(400);
  });

  it.each([
    { width: 1280, skin: 'bordered' },
    { width: 360, skin: 'dark' },
  ] as const)('says whole how many of its events were refused and why, $width pixels wide', async ({ width, skin }) => {
    const usual = page.viewportSize() ?? { width: 1280, height: 900 };
    await wear(visitor, { width, skin, direction: 'ltr', language: 'en' });
    await open(page, shop, `Mill ${word}`);
    const refused = providers.getByText(`Cards ${word}: 2 events were refused.`, { exact: false });
    await refused.waitFor();
    const cell = providers.getByRole('row', { name: new RegExp(`Cards ${word}`) }).getByText('2', { exact: true });
    for (const shown of [refused, cell]) {
      const box = await shown.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    const address = await providers.getByText(providerUrl.href).boundingBox();
    expect(address?.width).toBeGreaterThan(100);
    const scrolled = await providers.getByRole('table').evaluate(({ parentElement: around }) => {
      return around ? around.scrollWidth - around.clientWidth : 0;
    });
    expect(scrolled).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    await page.evaluate(() => localStorage.removeItem('skin'));
    await page.setViewportSize(usual);
  });

  it('is asked once though its answer is lost, and is looked up from the queue', async () => {
    await steer('behaviour', { outcome: 'waits', losesAnswers: true, hooks: 'held' });
    await open(page, `/orders/${orderId}`, '1001');
    await payments.getByRole('button', { name: 'Request payment' }).press('Enter');
    await dialog.getByRole('textbox', { name: /^Amount/ }).fill('0');
    await page.keyboard.press('Enter');
    await dialog.getByText('This is too small. Raise it.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('textbox', { name: /^Amount/ }).fill('80.00');
    await page.keyboard.press('Enter');
    await page.getByText(`Asked Cards ${word} for it`).first().waitFor();
    await expect.poll(async () => (await requestOfOrder())?.state).toBe('PENDING');
    const key = (await requestOfOrder())?.id;
    await payments.getByText('The provider is still working on it.', { exact: false }).waitFor();
    expect(await faultsOf(page)).toEqual([]);

    // As at a provider that cannot be asked by itself.
    await inDatabase(`update payment_transaction set state = 'UNKNOWN', lease_until = null where id = $1`, [key]);
    await open(page, '/payments', 'Payments');
    await queue(/^Unknown outcome 1/).click();
    const row = page.getByRole('row', { name: /Authorisation/ });
    await row.getByRole('button', { name: 'Look up Authorisation €80.00' }).waitFor();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await row.getByRole('link').first().click();
    await page.getByText('The provider did not answer, and the money may have moved.', { exact: false }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.goBack();
    await steer('settle', { key, outcome: 'succeeds' });
    await row.getByRole('button', { name: 'Look up Authorisation €80.00' }).press('Enter');
    await page.getByText('The provider is being asked what became of it').first().waitFor();
    await expect.poll(async () => (await requestOfOrder())?.state).toBe('SUCCEEDED');
    await row.waitFor({ state: 'detached' });
    const told = (await (await fetch(new URL('/_control', providerUrl))).json()) as { asked: number };
    expect(told.asked).toBe(1);
    await open(page, `/orders/${orderId}`, '1001');
    await payments
      .getByRole('row', { name: new RegExp(`Cards ${word}`) })
      .getByText('€80.00')
      .first()
      .waitFor();
  });

  it('names who asked for it without breaking a word, beside its long reference', async () => {
    const request = await requestOfOrder();
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, `/payments/${request?.payment.id}`, `Cards ${word}`);
    const cell = page.getByRole('table').locator('td[data-label="By"]').first();
    const shown = await cell.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      return { lines, words: (element.textContent ?? '').trim().split(/\s+/).length };
    });
    expect(shown.lines).toBeLessThanOrEqual(shown.words);
    expect(await faultsOf(page)).toEqual([]);
  });

  it('tells of a payment before its order, which is attached by hand', async () => {
    await steer('behaviour', { outcome: 'succeeds', losesAnswers: false, hooks: 'once' });
    await steer('pay', { order: `later-${word}`, amount: '40.00', currency: 'EUR' });
    await expect.poll(stateOfEvent).toBe('WAITING');
    // A quarter of an hour later people are asked.
    await inDatabase(
      `update payment_event set received_at = received_at - interval '16 minutes' where shop_id = $1 and state = 'WAITING'`,
      [shopId],
    );
    await expect.poll(stateOfEvent).toBe('UNMATCHED');
    await open(page, '/payments', 'Payments');
    await queue(/^Unmatched [1-9]/).click();
    const row = page.getByRole('row', { name: /Captured/ }).filter({ hasText: `later-${word}` });
    await row.waitFor();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await row.getByRole('button', { name: /^Attach/ }).press('Enter');
    await dialog.getByRole('combobox', { name: 'Order' }).fill('1001');
    await page.getByRole('option', { name: /^1001, Ada/ }).click();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Attach', exact: true }).click();
    await page.getByText('Booked on order 1001').first().waitFor();
    await row.waitFor({ state: 'detached' });
    await open(page, `/orders/${orderId}`, '1001');
    await page.getByText('Partially paid').first().waitFor();
  });

  it('leaves no complaint in the console', () => {
    expect(complaints).toEqual([]);
  });

  it.each(looksInFullRun)('is whole: $skin, $direction, $width pixels wide', async (look) => {
    await inDatabase(
      `update payment_transaction set state = 'UNKNOWN', lease_until = null where shop_id = $1 and kind = 'AUTHORIZE'`,
      [shopId],
    );
    await inDatabase(`update payment_event set state = 'UNMATCHED' where shop_id = $1`, [shopId]);
    await wear(visitor, look);
    for (const path of [
      shop,
      '/payments?filter=state:UNKNOWN',
      '/payments/events?filter=state:UNMATCHED&filter=state:CONFLICT',
      `/orders/${orderId}`,
    ]) {
      await visit(visitor, path);
      expect(await faultsOf(page)).toEqual([]);
    }
    await visit(visitor, '/payments/events?filter=state:UNMATCHED');
    await page
      .getByRole('button', { name: /^Zuordnen/ })
      .first()
      .click();
    await dialog.getByRole('combobox').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
