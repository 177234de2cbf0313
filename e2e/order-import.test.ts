import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { beforeAll, expect, it, vi } from 'vitest';
import { askAsAdministrator } from './api.ts';
import { faultsOf } from './screen-faults.ts';
import { goTo, heading, signedInVisitor } from './visitor.ts';

const { page, complaints } = await signedInVisitor();
const word = randomBytes(4).toString('hex');
const shopName = `Mill ${word}`;
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const shown = (text: string | RegExp) => page.getByText(text).first().waitFor();

beforeAll(async () => {
  const ask = await askAsAdministrator();
  const { createShop } = await ask<{ createShop: { shop: { id: string } } }>(
    'mutation ($input: ShopInput!) { createShop(input: $input) { ... on ShopCreated { shop { id } } } }',
    {
      input: {
        name: shopName,
        url: `https://${word}.example`,
        kind: 'own',
        country: 'DE',
        currency: 'EUR',
        locale: 'de',
      },
    },
  );
  // A worker gives the shop its channel.
  const channels = () =>
    ask<{ channels: { nodes: object[] } }>(
      'query ($filter: ChannelFilter) { channels(filter: $filter) { nodes { id } } }',
      { filter: { shopId: [createShop.shop.id] } },
    );
  await vi.waitUntil(async () => (await channels()).channels.nodes.length === 1, { timeout: 60_000 });
});

it('A file of orders is checked, a faulty one given back whole, and the rest is in the list of orders', async () => {
  await goTo(page, 'Orders list');
  await page.getByRole('main').getByRole('link', { name: 'Import', exact: true }).click();
  await heading(page, 'Import orders');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Sales channel' }).selectOption({ label: `${shopName} · Direct` });
  const [template] = await Promise.all([page.waitForEvent('download'), press('Download template')]);
  expect(await readFile(await template.path(), 'utf8')).toContain('"Order number","Placed at"');

  const heads = 'Order number,Placed at,SKU,Title,Quantity,Unit price,Customer,Paid';
  const bad = [`B-${word},2026-03-01,K-1,Kettle,1,9.999,,`, `B-${word},,K-2,Cup,1,3,,`];
  const good = [`A-${word},2026-03-01 09:30,K-1,Kettle,2,40,Ada ${word},50`, `A-${word},,K-2,Cup,1,3,,`];
  const buffer = Buffer.from([heads, good[0], bad[0], good[1], bad[1]].join('\n'));
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: `orders ${word}.csv`, mimeType: 'text/csv', buffer });
  await heading(page, `orders ${word}.csv`);
  await page.getByRole('heading', { level: 2, name: 'Columns' }).waitFor();
  expect(await page.getByRole('combobox', { name: 'What “Paid” becomes' }).inputValue()).toBe('Paid');
  expect(await faultsOf(page)).toEqual([]);
  await press('Check');
  await page.getByRole('heading', { level: 2, name: 'Preview' }).waitFor();
  await page.getByRole('button', { name: '1 to create' }).waitFor();
  await shown(/9\.999 has 3 decimals, EUR has 2/);
  await shown(/Row 3 of the same record is refused/);
  await shown(/cannot be undone/);
  expect(await faultsOf(page)).toEqual([]);
  const [errors] = await Promise.all([page.waitForEvent('download'), press('Download error file')]);
  expect((await readFile(await errors.path(), 'utf8')).trim().split('\n')).toHaveLength(3);

  await press('Import 1 order');
  await page.getByRole('heading', { level: 2, name: 'Result' }).waitFor();
  await page.getByText('1 done · 2 rows refused at the check', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Undo', exact: true }).count()).toBe(0);
  await goTo(page, 'Orders list');
  await page.getByRole('searchbox', { name: 'Search in Orders list' }).fill(`A-${word}`);
  const row = page.getByRole('row').filter({ hasText: `Ada ${word}` });
  await row.getByText('Partially paid').waitFor();
  await row.getByText('€83.00').first().waitFor();
  expect(complaints).toEqual([]);
});
