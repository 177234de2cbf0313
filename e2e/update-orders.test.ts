import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { askAsAdministrator } from './api.ts';
import { ownShop, placeOrder, type PlacedOrder } from './own-shop.ts';
import { faultsOf } from './screen-faults.ts';
import { goTo, heading, open, signedInVisitor } from './visitor.ts';

const { page, complaints, untilQuiet } = await signedInVisitor();
const word = randomBytes(4).toString('hex');
let shopName: string;
let orders: PlacedOrder[];
const number = (at: number) => orders[at]?.number ?? '';
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

beforeAll(async () => {
  const ask = await askAsAdministrator();
  const { channelId, ...shop } = await ownShop(ask, word);
  shopName = shop.shopName;
  orders = [];
  for (const name of ['Ada', 'Ben', 'Cleo', 'Dora'])
    orders.push(await placeOrder(ask, { channelId, name: `${name} ${word}`, title: `Kettle ${word}` }));
});

async function openUpdate(): Promise<void> {
  await goTo(page, 'Update orders');
  await page.getByRole('combobox', { name: 'Shop' }).selectOption({ label: shopName });
}

describe('many orders by their numbers', () => {
  it('are checked, what is left out is named and kept, and a job does one thing to the rest', async () => {
    await openUpdate();
    await press('Check');
    await page.getByText('Enter at least one number.').waitFor();
    const numbers = page.getByRole('textbox', { name: 'Numbers or external IDs' });
    await numbers.fill([number(0), `${number(1)}, ${number(0)}`, `none-${word}`].join('\n'));
    await press('Check');
    await page.getByRole('heading', { level: 2, name: '2 orders found' }).waitFor();
    const left = page.getByRole('list', { name: '2 entries are left out' });
    await left.getByText('Named more than once; taken once').waitFor();
    await left.getByText('Not an order of this shop').waitFor();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    const [file] = await Promise.all([page.waitForEvent('download'), press('Download what is left out')]);
    expect(await readFile(await file.path(), 'utf8')).toContain(`none-${word}`);
    await press('Hold 2 orders');
    await page
      .getByRole('dialog')
      .getByRole('combobox', { name: /^Reason/ })
      .selectOption({ label: 'Stock is missing' });
    expect(await faultsOf(page)).toEqual([]);
    await inDialog('Hold 2 orders').click();
    await page.getByText('2 records done', { exact: true }).waitFor();
  });

  it('are taken from a file, and each that is refused says why in its own words', async () => {
    await openUpdate();
    const buffer = Buffer.from(`Name;Order number\nAda;${number(0)}\nCleo;${number(2)}\n`);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: `numbers ${word}.csv`, mimeType: 'text/csv', buffer });
    const numbers = page.getByRole('textbox', { name: 'Numbers or external IDs' });
    await expect.poll(() => numbers.inputValue()).toBe(`${number(0)}\n${number(2)}`);
    await press('Check');
    await press('Ship 2 orders');
    await inDialog('Ship 2 orders').click();
    await page.getByText('1 record done · 1 refused', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^On hold since/ }).click();
    await page
      .getByRole('dialog', { name: /^On hold since/ })
      .getByText(/Release it/)
      .first()
      .waitFor();
  });
});

it('A file of tracking numbers ships what it names, and the same file again changes nothing', async () => {
  await open(page, '/orders/update/tracking', 'Import tracking numbers');
  await page.getByRole('combobox', { name: 'Shop' }).selectOption({ label: shopName });
  const lines = ['Order number,Carrier,Tracking number', `${number(3)},DHL,T-${word}`, `none-${word},DHL,U-${word}`];
  const give = (name: string) =>
    page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await give(`tracking ${word}.csv`);
  await heading(page, `tracking ${word}.csv`);
  await press('Check');
  await page.getByRole('heading', { level: 2, name: 'Preview' }).waitFor();
  await page.getByText(`none-${word}`).first().waitFor();
  await untilQuiet();
  expect(await faultsOf(page)).toEqual([]);
  await press('Ship 1 parcel');
  await page.getByText('1 done · 1 row refused at the check', { exact: true }).waitFor();
  await open(page, '/orders/update/tracking', 'Import tracking numbers');
  await page.getByRole('combobox', { name: 'Shop' }).selectOption({ label: shopName });
  await give(`again ${word}.csv`);
  await heading(page, `again ${word}.csv`);
  await press('Check');
  await page.getByText('1 unchanged').first().waitFor();
  expect(complaints).toEqual([]);
});
