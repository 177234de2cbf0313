import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { askAsAdministrator } from './api.ts';
import { visit, wear } from './every-screen.ts';
import { looksInFullRun } from './full-run.ts';
import { faultsOf } from './screen-faults.ts';
import { goTo, heading, open, signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();
const { page, complaints, untilQuiet } = visitor;
const word = randomBytes(4).toString('hex');
const shopName = `Mill ${word}`;
const productName = `Kettle ${word}`;
const email = `ada-${word}@post.example`;
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const field = (name: string | RegExp) => page.getByRole('textbox', { name, exact: true });
const path = () => new URL(page.url()).pathname;
let order: string;

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
        timeZone: 'Europe/Berlin',
        locale: 'de',
        pricesIncludeTax: true,
      },
    },
  );
  const shopId = createShop.shop.id;
  // A worker gives the shop its channel.
  const channels = () =>
    ask<{ channels: { nodes: object[] } }>(
      'query ($filter: ChannelFilter) { channels(filter: $filter) { nodes { id } } }',
      { filter: { shopId: [shopId] } },
    );
  await vi.waitUntil(async () => (await channels()).channels.nodes.length === 1, { timeout: 60_000 });
  const { createProduct } = await ask<{ createProduct: { product: { id: string; version: number } } }>(
    'mutation ($input: ProductInput!) { createProduct(input: $input) { ... on ProductCreated { product { id version } } } }',
    { input: { name: productName } },
  );
  const { id, version } = createProduct.product;
  await ask(
    'mutation ($id: ID!, $version: Int!) { changeProductStatus(id: $id, version: $version, status: ACTIVE) { __typename } }',
    { id, version },
  );
  await ask('mutation ($input: CreateOwnOfferInput!) { createOwnOffer(input: $input) { __typename } }', {
    input: { shopId, productId: id, sku: `${word}-1`, price: '40.00', currency: 'EUR' },
  });
  await ask('mutation ($input: TaxRateInput!) { createTaxRate(input: $input) { __typename } }', {
    input: { shopId, name: 'VAT', country: 'DE', percent: '19', validFrom: '2020-01-01' },
  });
});

async function addKettle(): Promise<void> {
  await page.getByRole('combobox', { name: 'Add a product' }).fill(productName);
  await page.getByRole('option', { name: productName }).click();
  await press('Add to order');
  await field(`Quantity of ${productName}`).waitFor();
}

async function chooseChannel(): Promise<void> {
  await page.getByRole('combobox', { name: 'Sales channel' }).selectOption({ label: `${shopName} · Direct` });
}

describe('an order that staff adds', () => {
  it('shows what it comes to while it is typed, and is kept as a draft', async () => {
    await goTo(page, 'Orders list');
    await page.getByRole('main').getByRole('link', { name: 'Add order' }).click();
    await heading(page, 'Add order');
    await chooseChannel();
    await field('Name').first().fill(`Ada ${word}`);
    await field(/^E-mail/)
      .first()
      .fill(email);
    await addKettle();
    await page.getByText('Total', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Place order · €40.00' }).waitFor();
    await field(`Quantity of ${productName}`).fill('2');
    await field(`Price of ${productName}`).fill('37,50');
    await field(`Reason for the price of ${productName}`).fill('Scratched');
    await field(/^Discount codes/).fill(`NONE-${word}`);
    await field(/^Shipping/).fill('4,90');
    await page.getByRole('button', { name: 'Place order · €79.90' }).waitFor();
    await page.getByText(`Unknown codes: NONE-${word}`, { exact: false }).waitFor();
    await page.getByText('Tax (VAT 19%)').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await press('Save as draft');
    await heading(page, 'Draft of an order');
    order = path();
  });

  it('opens again as it was typed, and is placed at the total that is shown', async () => {
    await open(page, order, 'Draft of an order');
    expect(await field(`Price of ${productName}`).inputValue()).toBe('37.50');
    expect(await field(`Reason for the price of ${productName}`).inputValue()).toBe('Scratched');
    expect((await field(/^Discount codes/).inputValue()).toUpperCase()).toBe(`NONE-${word}`.toUpperCase());
    expect(await field(/^Shipping/).inputValue()).toBe('4.90');
    expect(await faultsOf(page)).toEqual([]);
    await press('Place order · €79.90');
    await page.getByText('Order 1001 placed').first().waitFor();
    await heading(page, '1001');
    expect(path()).toBe(order);
    const lines = page.getByRole('table', { name: 'Lines' });
    await lines.getByRole('link', { name: productName }).waitFor();
    await lines.getByText('€75.00').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('keeps what people note of it in its time line', async () => {
    await field(/^Note/).fill(`Ring twice ${word}`);
    await press('Add note');
    await page.getByText('Note added').first().waitFor();
    const events = page.getByRole('list', { name: 'Time line' }).getByRole('listitem');
    await events.first().getByText(`Ring twice ${word}`).waitFor();
    await events.getByText('Placed as 1001.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('is found by its e-mail, counted in the totals of the filter, and in the orders of its customer', async () => {
    await open(page, `/orders?q=${encodeURIComponent(email)}`, 'Orders list');
    await page.getByRole('row').filter({ hasText: '1001' }).getByText('€79.90').waitFor();
    const totals = page.getByRole('list', { name: 'Totals of the filter' });
    await totals.getByText('€79.90').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await open(page, `/orders?q=${encodeURIComponent(email)}&filter=paymentStatus:PAID`, 'Orders list');
    await page.getByText('No results').waitFor();
    await open(page, order, '1001');
    await page.getByRole('link', { name: '1 order of this customer' }).click();
    await heading(page, 'Orders list');
    await page.getByRole('button', { name: 'Remove the filter Customer' }).waitFor();
    await page.getByText(`Ada ${word}`).first().waitFor();
    await expect.poll(() => page.locator('main tbody tr').count()).toBe(1);
  });

  it('goes into the bin as a draft that is discarded, and comes back', async () => {
    await open(page, '/orders/new', 'Add order');
    await chooseChannel();
    await addKettle();
    await press('Save as draft');
    await heading(page, 'Draft of an order');
    const draft = path();
    await untilQuiet();
    await press('Discard draft');
    await heading(page, 'Orders list');
    await press('Undo');
    await open(page, draft, 'Draft of an order');
    await field(`Quantity of ${productName}`).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('leaves no complaint in the console', () => {
    expect(complaints).toEqual([]);
  });

  it.each(looksInFullRun)('is whole: $skin, $direction, $width pixels wide', async (look) => {
    await wear(visitor, look);
    for (const one of ['/orders', '/orders/new', order]) {
      await visit(visitor, one);
      expect(await faultsOf(page)).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
});
