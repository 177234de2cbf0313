import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { askAsAdministrator } from './api.ts';
import { visit, wear } from './every-screen.ts';
import { looksInFullRun } from './full-run.ts';
import { faultsOf } from './screen-faults.ts';
import { goTo, heading, open, signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();
const { page, complaints, untilQuiet } = visitor;
const word = randomBytes(4).toString('hex');
const shopName = `Mill ${word}`;
const channelName = `Google ${word}`;
const productName = (at: number) => `Kettle ${word} ${at}`;

let shopId: string;
let firstId: string;

beforeAll(async () => {
  const ask = await askAsAdministrator();
  const shop = { name: shopName, url: `https://${word}.example`, kind: 'own', country: 'DE', currency: 'EUR' };
  const made = await ask<{ createShop: { shop: { id: string } } }>(
    'mutation ($input: ShopInput!) { createShop(input: $input) { ... on ShopCreated { shop { id } } } }',
    { input: { ...shop, locale: 'de', pricesIncludeTax: true } },
  );
  shopId = made.createShop.shop.id;
  for (const at of [1, 2, 3]) {
    const { createProduct } = await ask<{ createProduct: { product: { id: string; version: number } } }>(
      'mutation ($input: ProductInput!) { createProduct(input: $input) { ... on ProductCreated { product { id version } } } }',
      { input: { name: productName(at) } },
    );
    const { id, version } = createProduct.product;
    if (at === 1) firstId = id;
    // The last one stays a draft, which no channel takes.
    if (at < 3)
      await ask(
        'mutation ($id: ID!, $version: Int!) { changeProductStatus(id: $id, version: $version, status: ACTIVE) { __typename } }',
        { id, version },
      );
    await ask('mutation ($input: CreateOwnOfferInput!) { createOwnOffer(input: $input) { __typename } }', {
      input: { shopId, productId: id, sku: `${word}-${at}`, price: '19.90', currency: 'EUR' },
    });
  }
});

type Listed = { version: number; variant: { id: string } };

const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const channelPath = () => new URL(page.url()).pathname;
let channel: string;

describe('a sales channel', () => {
  it('is added with its form, takes what is left empty from its shop, and is activated', async () => {
    await goTo(page, 'Sales channels');
    await page.getByRole('link', { name: 'Add sales channel' }).click();
    await heading(page, 'Add sales channel');
    await page.getByRole('combobox', { name: 'Shop' }).fill(shopName);
    await page.getByRole('option', { name: shopName }).click();
    await page.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Google Merchant Center' });
    await page.getByRole('textbox', { name: 'Name' }).fill(channelName);
    expect(await faultsOf(page)).toEqual([]);
    await press('Add channel');
    await heading(page, channelName);
    channel = channelPath();
    await expect.poll(() => page.getByRole('textbox', { name: 'Currency' }).inputValue()).toBe('EUR');
    await press('Activate');
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await untilQuiet();
    // What is closed from here stays in sight and says why.
    await page.getByRole('button', { name: 'Archive' }).click({ force: true });
    await page.getByText(/cannot become/).waitFor();
    await page.keyboard.press('Escape');
    expect(await faultsOf(page)).toEqual([]);
  });

  it('is on the page of a product with what is missing there, and the product is published from it', async () => {
    await open(page, `/products/${firstId}`, productName(1));
    const row = page.getByRole('table', { name: 'Sales channels' }).getByRole('row').filter({ hasText: channelName });
    await row.getByText(/is not put on/).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await row.getByRole('button', { name: 'Publish here' }).click();
    await row.getByText('Listed', { exact: true }).waitFor();
    await row.getByText('€19.90').waitFor();
  });

  it('lists what is on it, and a row is edited: a price of its own, and times', async () => {
    await open(page, `${channel}/listings`, `Listings on ${channelName}`);
    const row = page.getByRole('row').filter({ hasText: productName(1) });
    await row.getByRole('button', { name: /^Edit/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Edit/ });
    await dialog.getByLabel('Price in EUR', { exact: true }).fill('-1');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('This is too small. Raise it.').waitFor();
    await dialog.getByLabel('Price in EUR', { exact: true }).fill('17,50');
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await row.getByText('€17.50').waitFor();
    await row.getByRole('button', { name: /^Take off/ }).click();
    await row.getByText('Off', { exact: true }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('shows both versions of a listing that somebody else changed meanwhile, and saves what was chosen', async () => {
    await open(page, `${channel}/listings`, `Listings on ${channelName}`);
    const row = page.getByRole('row').filter({ hasText: productName(1) });
    await row.getByRole('button', { name: /^Edit/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Edit/ });
    const price = dialog.getByLabel('Price in EUR', { exact: true });
    await price.fill('16.00');
    const ask = await askAsAdministrator();
    const { productChannels } = await ask<{ productChannels: { channel: { id: string }; listing: Listed | null }[] }>(
      'query ($id: ID!) { productChannels(productId: $id) { channel { id } listing { version variant { id } } } }',
      { id: firstId },
    );
    const channelId = channel.split('/').at(-1) ?? '';
    const listing = productChannels.find((one) => one.channel.id === channelId)?.listing;
    await ask(
      `mutation ($channelId: ID!, $variantId: ID!, $version: Int!) { setListing(channelId: $channelId, variantId: $variantId,
        version: $version, input: { published: false, price: "18.00", listPrice: "21.00" }) { __typename } }`,
      { channelId, variantId: listing?.variant.id, version: listing?.version },
    );
    await dialog.getByRole('button', { name: 'Save' }).click();
    const conflict = page.getByRole('dialog', { name: 'Somebody saved a newer version' });
    await conflict.getByRole('group', { name: 'List price in EUR' }).getByText('21.00').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await conflict
      .getByRole('group', { name: 'Price in EUR', exact: true })
      .getByRole('radio', { name: /18\.00/ })
      .click();
    await conflict.getByRole('button', { name: 'Save selection' }).click();
    await conflict.waitFor({ state: 'detached' });
    await dialog.waitFor({ state: 'detached' });
    await row.getByText('€18.00').waitFor();
  });

  it('takes cells out of a spreadsheet, says what each becomes, and an undo takes back what was applied', async () => {
    const id = channel.split('/').at(-1) ?? '';
    await open(page, `/sales-channels/matrix?filter=channel:${id}&q=${word}`, 'Products by channel');
    const grid = page.getByRole('grid', { name: 'Products by channel' });
    await grid
      .getByRole('gridcell')
      .or(grid.getByRole('cell'))
      .filter({ hasText: productName(1) })
      .waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await grid.locator('tbody tr').first().locator('td').nth(1).click();
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData('text/plain', 'yes\t18.00\nyes\t18.50\nyes\t19.00\n');
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await page.getByText('2 listings changed · 1 refused').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await press('Review');
    await page.getByRole('heading', { level: 2, name: 'Changes' }).waitFor();
    await page.getByText(/is a draft\./).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await press('Apply 2 changes');
    await heading(page, 'Change listings');
    await page.getByText('Finished').or(page.getByText('Succeeded')).first().waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-run'))).toBe(true);
    const listed = async () => {
      await open(page, `${channel}/listings?filter=state:LISTED`, `Listings on ${channelName}`);
      await untilQuiet();
      return page.locator('main tbody tr').count();
    };
    const run = page.url();
    expect(await listed()).toBe(2);
    await page.goto(run);
    await press(/^Undo/);
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: 'Undoes this run' }).waitFor();
    await expect.poll(listed).toBe(0);
  });

  it('is published on for many products of the list of products at once', async () => {
    await open(page, `/products?q=${word}&filter=status:ACTIVE`, 'Products');
    await page.getByRole('checkbox', { name: `Select ${productName(1)}` }).click();
    await page.getByRole('checkbox', { name: `Select ${productName(2)}` }).click();
    await press('Publish on channel');
    const dialog = page.getByRole('dialog', { name: 'Publish on channel' });
    await dialog.getByRole('combobox', { name: 'Channel' }).fill(channelName);
    await page.getByRole('option', { name: `${channelName} (${shopName})` }).click();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Publish on channel' }).click();
    await page.getByText('Done: Publish on channel').waitFor();
    await open(page, '/sales-channels', 'Sales channels');
    await page.getByRole('link', { name: `Listed on ${channelName}: 2` }).click();
    await heading(page, `Listings on ${channelName}`);
    await expect.poll(() => page.locator('main tbody tr').count()).toBe(2);
    await press(`Take off: ${productName(1)}, ${channelName}`);
    await page.getByText(`${productName(1)} on ${channelName}: Off`).waitFor();
  });

  it('says its reason without a cut on a phone in the dark and from right to left', async () => {
    await wear(visitor, { skin: 'dark', direction: 'rtl', width: 360, language: 'de' });
    await visit(visitor, `${channel}/listings`);
    const reason = page.locator('main tbody').getByText(new RegExp(`^${productName(1)} .*${channelName}`));
    await reason.waitFor();
    expect(await reason.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  it('leaves no complaint in the console', () => {
    expect(complaints).toEqual([]);
  });

  it.each(looksInFullRun)('is whole: $skin, $direction, $width pixels wide', async (look) => {
    await wear(visitor, look);
    for (const path of [
      '/sales-channels',
      '/sales-channels/new',
      '/sales-channels/matrix',
      channel,
      `${channel}/listings`,
      `/products/${firstId}`,
    ]) {
      await visit(visitor, path);
      expect(await faultsOf(page)).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
});
