import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { askAsAdministrator } from './api.ts';
import { faultsOf } from './screen-faults.ts';
import { goTo, heading, open, signedInVisitor } from './visitor.ts';

const { page, complaints } = await signedInVisitor();
const word = randomBytes(4).toString('hex');
const shopName = `Mill ${word}`;
const productName = `Kettle ${word}`;
const discountName = `Summer ${word}`;
const code = `SUN-${word}`.toUpperCase();
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const field = (name: string | RegExp) => page.getByRole('textbox', { name });
let discount: string;

beforeAll(async () => {
  const administrator = await askAsAdministrator();
  const ask = <Data>(query: string, input: object) => administrator<Data>(query, { input });
  const { createShop } = await ask<{ createShop: { shop: { id: string } } }>(
    'mutation ($input: ShopInput!) { createShop(input: $input) { ... on ShopCreated { shop { id } } } }',
    {
      name: shopName,
      url: `https://${word}.example`,
      kind: 'own',
      country: 'DE',
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
      locale: 'de',
      pricesIncludeTax: true,
    },
  );
  const { createProduct } = await ask<{ createProduct: { product: { id: string } } }>(
    'mutation ($input: ProductInput!) { createProduct(input: $input) { ... on ProductCreated { product { id } } } }',
    { name: productName },
  );
  await ask('mutation ($input: CreateOwnOfferInput!) { createOwnOffer(input: $input) { __typename } }', {
    shopId: createShop.shop.id,
    productId: createProduct.product.id,
    sku: `${word}-1`,
    price: '40.00',
    cost: '35.00',
    currency: 'EUR',
  });
});

describe('a discount', () => {
  it('is refused with all faults at once, then added as a draft of the shop that was chosen', async () => {
    await goTo(page, 'Discount');
    await page.getByRole('link', { name: 'Add discount' }).first().click();
    await heading(page, 'Add discount');
    const shops = page.getByRole('combobox', { name: 'Shop' });
    // There is nothing to choose while this is the only own shop.
    await page.getByRole('heading', { level: 2, name: 'Details' }).waitFor();
    if ((await shops.count()) > 0) await shops.selectOption({ label: shopName });
    await page.getByText('By the clocks of the shop: Europe/Berlin.', { exact: false }).waitFor();
    await field(/^Percentage/).fill('120');
    await page.getByLabel('Starts').fill('2027-03-28T02:30');
    // What is wrong with a field that is left moves the button below it.
    await page.getByLabel('Starts').blur();
    await page.getByText('The clocks go forward then', { exact: false }).first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await press('Add discount');
    await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBe(3);
    await field(/^Name/).fill(discountName);
    await field(/^Percentage/).fill('20');
    await page.getByLabel('Starts').fill('2026-01-01T00:00');
    await page.getByRole('combobox', { name: 'Method' }).selectOption({ label: 'By code' });
    await press('Add discount');
    await heading(page, discountName);
    discount = new URL(page.url()).pathname;
    expect(await faultsOf(page)).toEqual([]);
  });

  it('says what it still lacks, and starts once it has a code', async () => {
    await press('Not possible now');
    await page.getByText('Still missing: a code.').waitFor();
    await page.keyboard.press('Escape');
    await press('Add codes');
    const dialog = page.getByRole('dialog', { name: 'Add codes' });
    await dialog.getByRole('textbox', { name: 'Codes' }).fill(`${code}\nhello there`);
    await dialog.getByRole('button', { name: 'Add codes' }).click();
    await dialog
      .getByText('A code has letters, digits, hyphens, underscores and dots only.', { exact: false })
      .waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await press('Start');
    await page.getByText(`${discountName} is active now`).waitFor();
  });

  it('generates codes, which the list finds, exports and disables', async () => {
    await press('Generate codes');
    const dialog = page.getByRole('dialog', { name: 'Generate codes' });
    await dialog.getByRole('textbox', { name: 'How many' }).fill('25');
    await dialog.getByRole('textbox', { name: 'Prefix' }).fill(`W${word}-`);
    await dialog.getByRole('button', { name: 'Generate codes' }).click();
    await page.getByText('25 codes added').first().waitFor();
    await open(page, `${discount}/codes`, `Codes of ${discountName}`);
    await page.getByRole('main').getByRole('searchbox').fill(code.toLowerCase());
    await page.getByRole('button', { name: `Disable ${code}` }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Disable / }).count()).toBe(1);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('main').getByRole('searchbox').fill('');
    await press('Export');
    const [download] = await Promise.all([page.waitForEvent('download'), press('Export rows')]);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\n');
    const generated = lines.filter((line) => line.includes(`W${word}-`.toUpperCase()));
    expect(generated).toHaveLength(25);
    expect(generated.every((line) => line.includes('IN_FORCE'))).toBe(true);
  });

  it('takes its part off a cart of the bench, whose address keeps it, and loses with its reason once it is paused', async () => {
    await open(page, '/discounts/bench', 'Test bench');
    await page.getByRole('combobox', { name: 'Sales channel' }).selectOption({ label: `${shopName} · Direct` });
    await field(/^Paste lines/).fill(`${word}-1;2`);
    await press('Add 1 line');
    await field(/^Codes/).fill(code.toLowerCase());
    await press('Evaluate cart');
    await page.getByRole('link', { name: discountName }).waitFor();
    await page.getByText('€64.00').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const cart = page.url();
    await open(page, discount, discountName);
    await press('Pause');
    await page.getByText(`${discountName} is paused now`).waitFor();
    await page.goto(cart);
    const lost = page.getByRole('table', { name: 'Not applied' });
    await lost
      .getByRole('row')
      .filter({ hasText: discountName })
      .getByText('paused', { exact: false })
      .first()
      .waitFor();
  });

  it('is copied without its codes, and ends for good after it was asked about', async () => {
    await open(page, discount, discountName);
    await press('Copy');
    await page.getByText(`${discountName} copied as a draft`).waitFor();
    await page.getByText('Type codes of your own').waitFor();
    const labels = page.locator('[data-stacked]');
    await expect.poll(() => labels.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await open(page, discount, discountName);
    await press('End discount');
    const question = page.getByRole('dialog', { name: `End ${discountName} for good?` });
    await question.getByText('nothing starts it again', { exact: false }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await question.getByRole('button', { name: 'End discount' }).click();
    await page.getByText(`${discountName} is ended now`).waitFor();
    await page.getByText('This discount has ended and stays as it was sold.', { exact: false }).waitFor();
    expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0);
  });

  it('complains of nothing', () => {
    expect(complaints).toEqual([]);
  });
});
