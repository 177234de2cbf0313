import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { askAsAdministrator } from './api.ts';
import { visit, wear } from './every-screen.ts';
import { looksInFullRun } from './full-run.ts';
import { faultsOf } from './screen-faults.ts';
import { address, heading, open, signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();
const { page, complaints, untilQuiet } = visitor;
const word = randomBytes(4).toString('hex');
const channelName = `Google ${word}`;
const brandName = `Millstone ${word}`;
const productName = `Kettle ${word}`;
let channel: string;
let feed: string;
let feedRow: string;

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const block = (name: string) => page.getByRole('combobox', { name, exact: true });
const region = (name: string) => page.getByRole('region', { name, exact: true });
const sizes = [
  [1440, 900],
  [360, 740],
] as const;
const samples = (field: string) => page.getByRole('table', { name: `Values of ${field}` });

beforeAll(async () => {
  const ask = await askAsAdministrator();
  const { createShop } = await ask<{ createShop: { shop: { id: string } } }>(
    'mutation ($input: ShopInput!) { createShop(input: $input) { ... on ShopCreated { shop { id } } } }',
    {
      input: {
        name: `Mill ${word}`,
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
  const { createBrand } = await ask<{ createBrand: { brand: { id: string } } }>(
    'mutation ($input: BrandInput!) { createBrand(input: $input) { ... on BrandCreated { brand { id } } } }',
    { input: { name: brandName } },
  );
  const { createProduct } = await ask<{
    createProduct: { product: { id: string; version: number; variants: { id: string }[] } };
  }>(
    'mutation ($input: ProductInput!) { createProduct(input: $input) { ... on ProductCreated { product { id version variants { id } } } } }',
    { input: { name: productName, brandId: createBrand.brand.id } },
  );
  const { id, version, variants } = createProduct.product;
  await ask(
    'mutation ($id: ID!, $version: Int!) { changeProductStatus(id: $id, version: $version, status: ACTIVE) { __typename } }',
    { id, version },
  );
  await ask('mutation ($input: CreateOwnOfferInput!) { createOwnOffer(input: $input) { __typename } }', {
    input: { shopId, productId: id, sku: `${word}-1`, price: '119.00', currency: 'EUR' },
  });
  await ask('mutation ($input: TaxRateInput!) { createTaxRate(input: $input) { __typename } }', {
    input: { shopId, name: 'VAT', country: 'DE', percent: '19', validFrom: '2020-01-01' },
  });
  const { createChannel } = await ask<{ createChannel: { channel: { id: string; version: number } } }>(
    'mutation ($input: CreateChannelInput!) { createChannel(input: $input) { ... on ChannelCreated { channel { id version } } } }',
    { input: { shopId, kind: 'google_merchant', name: channelName } },
  );
  const made = createChannel.channel;
  channel = `/sales-channels/${made.id}`;
  await ask(
    'mutation ($id: ID!, $version: Int!) { setChannelStatus(id: $id, version: $version, status: ACTIVE) { __typename } }',
    { id: made.id, version: made.version },
  );
  await ask(
    'mutation ($channelId: ID!, $variantId: ID!) { setListing(channelId: $channelId, variantId: $variantId, version: 0, input: { published: true }) { __typename } }',
    { channelId: made.id, variantId: variants[0]?.id },
  );
});

describe('a feed', () => {
  it('is added to a channel with an address of its own, which is replaced and read', async () => {
    await open(page, channel, channelName);
    await page.getByRole('link', { name: 'Feeds', exact: true }).click();
    await page.getByText('No feeds yet.').waitFor();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Add feed' }).click();
    await page.getByRole('textbox', { name: 'Name' }).waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText('Fill this in').first().waitFor();
    await page.getByRole('textbox', { name: 'Name' }).fill(`Main ${word}`);
    await page.keyboard.press('Control+s');
    await heading(page, `Main ${word}`);
    feed = new URL(page.url()).pathname;
    const shown = page.locator('#address bdi');
    const first = (await shown.textContent()) ?? '';
    await expect.poll(async () => (await fetch(address(new URL(first).pathname))).status).toBe(200);
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await button('Replace address').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Replace address' }).click();
    await page.getByText('The address before this one works until', { exact: false }).waitFor();
    await expect.poll(() => shown.textContent()).not.toBe(first);
    expect((await fetch(address(new URL(first).pathname))).status).toBe(200);
    await button('Rebuild').click();
    await page.getByText(`Feed Main ${word} is being rebuilt`).waitFor();
    await expect.poll(() => page.getByRole('table', { name: 'Rebuilds' }).getByText('Succeeded').count()).toBe(2);
    await page.getByRole('table', { name: 'Reads' }).getByText('200').first().waitFor();
  });
});

describe('the mapping of a channel', () => {
  it('makes a title of brand and name by mouse, with the value it gives', async () => {
    await open(page, channel, channelName);
    await page.getByRole('link', { name: 'Mapping', exact: true }).click();
    await page.getByRole('button', { name: /^title/ }).click();
    await samples('title').getByText(productName).first().waitFor();
    await button('Add rule').click();
    await button('Keep only the first input: Value of title').click();
    const choose = async (name: string, option: string) => {
      await block(name).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    await choose('Value of title', 'Source: brand, name');
    await button('Put into a function: Value of title').click();
    await page.getByRole('menuitem', { name: 'join with separator' }).click();
    await button('Add input to join with separator').click();
    await choose('Input 2 of join with separator', 'Source: product, title');
    await button('Put into a function: Value of title').click();
    await page.getByRole('menuitem', { name: 'truncate', exact: true }).click();
    await page.getByText('truncate(join(brand.name, product.title))').waitFor();
    await samples('title').getByText(`${brandName} ${productName}`).waitFor();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await block('Input 2 of join with separator').evaluate((input) => input.scrollIntoView({ block: 'center' }));
      const value = await samples('title').getByText(`${brandName} ${productName}`).boundingBox();
      // Beside the rule, or right below it.
      expect(value?.y).toBeGreaterThan(0);
      expect(value?.y).toBeLessThan(height);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await button('Save as version 1').click();
    await page.getByText('Version 1 of the mapping saved').waitFor();
  });

  it('is built by keyboard alone: the same title, and a price without tax', async () => {
    const { keyboard } = page;
    const choose = async (text: string) => {
      await keyboard.type(text);
      await page.getByRole('option').first().waitFor();
      await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
    };
    const isFocused = async (name: string) => {
      const focused = () =>
        block(name).evaluateAll(([field]) => field !== undefined && field === document.activeElement);
      await expect.poll(focused).toBe(true);
    };
    const wrap = async (label: string, name: string) => {
      await button(`Put into a function: ${label}`).focus();
      await keyboard.press('Enter');
      await page.getByRole('menuitem', { name, exact: true }).waitFor();
      for (let presses = 0; presses < 30; presses += 1) {
        if ((await page.evaluate(() => document.activeElement?.textContent)) === name) break;
        await keyboard.press('ArrowDown');
      }
      await keyboard.press('Enter');
    };
    await button('Revert to: Defaults of the kind').focus();
    await keyboard.press('Enter');
    await page.getByText('Version 2 of the mapping saved').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-in-use'))).toBe('2');
    await button('Add rule').focus();
    await keyboard.press('Enter');
    await isFocused('Value of title');
    await button('Keep only the first input: Value of title').focus();
    await keyboard.press('Enter');
    await isFocused('Value of title');
    await choose('brand, name');
    await wrap('Value of title', 'join with separator');
    await button('Add input to join with separator').focus();
    await keyboard.press('Enter');
    await isFocused('Input 2 of join with separator');
    await choose('product, title');
    await wrap('Value of title', 'truncate');
    await page.getByText('truncate(join(brand.name, product.title))').waitFor();

    await page.getByRole('button', { name: /^price/ }).focus();
    await keyboard.press('Enter');
    await button('Add rule').focus();
    await keyboard.press('Enter');
    await isFocused('Value of price');
    await button('Keep only the first input: Value of price').focus();
    await keyboard.press('Enter');
    await isFocused('Value of price');
    await choose('listing, price');
    await wrap('Value of price', 'price without tax');
    await samples('price').getByText('100.00 EUR').waitFor();
    await keyboard.press('Control+s');
    await page.getByText('Version 3 of the mapping saved').waitFor();
    await page.getByRole('row', { name: /Version 3.*In use/ }).waitFor();
  });

  it('refuses at its block what is of a wrong type, and goes back with one press', async () => {
    await open(page, `${channel}/mapping?field=price`, channelName);
    await block('Value of price').click();
    await page.getByRole('option', { name: 'Source: product, title', exact: true }).click();
    await page.getByText('Expected price, got text', { exact: false }).waitFor();
    expect(await button('Save as version 4').isDisabled()).toBe(true);
    await button('Discard changes').click();
    await button('Compare with the present rules: Version 1').click();
    const comparison = region('Version 1 beside the present rules');
    await comparison.getByText('1 field is made in another way.').waitFor();
    const change = comparison.getByRole('region', { name: 'price', exact: true });
    await change.getByRole('region', { name: 'Now' }).getByText('Function: price without tax').waitFor();
    await change.getByRole('region', { name: 'Version 1' }).getByText('Source: listing, price').waitFor();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await comparison.getByRole('button', { name: 'Revert to: Version 1' }).click();
    await page.getByText('Version 4 of the mapping saved').waitFor();
  });
});

describe('the issues of a channel', () => {
  it('lead from a cause to its rows, and from a row to the rule', async () => {
    await open(page, `${channel}/issues`, channelName);
    await page.getByRole('link', { name: /^Show issues: description/ }).click();
    await page.getByRole('link', { name: productName }).waitFor();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Rule of description' }).click();
    await page.getByRole('button', { name: /^description/, expanded: true }).waitFor();
  });

  it('are ignored until they change, and opened again', async () => {
    await page.goBack();
    await button(`Ignore: ${productName}`).click();
    await page.getByText('Every row with this issue is ignored.').waitFor();
    await page.getByRole('link', { name: '1 ignored issue', exact: true }).click();
    await page.getByRole('heading', { name: 'Ignored rows with this issue: description' }).waitFor();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await button('Reopen 1 issue').click();
    await page.getByText('No issue is ignored.').waitFor();
  });
});

describe('the rows of a feed', () => {
  it('are found from its card, and lead to what they were made of', async () => {
    const ask = await askAsAdministrator();
    const fixed = (field: string, type: 'text' | 'url', value: string) => ({
      field,
      expression: { kind: 'const', type, value },
    });
    const rules = [
      fixed('description', 'text', 'It boils water.'),
      fixed('link', 'url', 'https://mill.example/kettle'),
      fixed('image_link', 'url', 'https://mill.example/kettle.jpg'),
      fixed('availability', 'text', 'in_stock'),
      fixed('mpn', 'text', 'K28'),
      fixed('material', 'text', 'W'.repeat(160)),
    ];
    await ask(
      'mutation ($channelId: ID!, $rules: JSON!) { saveChannelMapping(channelId: $channelId, version: 4, rules: $rules) { __typename } }',
      { channelId: channel.split('/').at(-1), rules },
    );
    await open(page, feed, `Main ${word}`);
    await page.getByRole('link', { name: 'Show rows: In the feed, 1', exact: true }).click();
    await page.getByRole('combobox', { name: 'State' }).selectOption('In the feed (1)');
    await page.getByRole('searchbox', { name: /^Search rows/ }).fill(`${word}-2`);
    await page.getByText('No row matches.').waitFor();
    await page.getByRole('searchbox', { name: /^Search rows/ }).fill(word);
    await page.getByRole('link', { name: `${word}-1` }).click();
    await heading(page, `${word}-1`);
    const row = (field: string) => page.getByRole('row').filter({ has: page.getByText(field, { exact: true }) });
    await row('link').getByText('Fixed value').waitFor();
    expect(await row('title').getByRole('link', { name: 'product, title' }).count()).toBe(1);
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    feedRow = new URL(page.url()).pathname;
    const history = page.getByRole('table', { name: 'History' });
    await history.getByText('The first version that is kept.').waitFor();
    await page.getByLabel('On the day').fill('2020-01-01');
    await page.getByText('No version of this row is kept of that day.').waitFor();
    await row('price').getByRole('link', { name: 'listing, price' }).click();
    await page.waitForURL(/\/offers\//);
  });
});

const wide = { skin: 'bordered', direction: 'ltr', width: 1440, language: 'en' } as const;

it('leaves no complaint in the console', () => {
  expect(complaints).toEqual([]);
});

it.each([...looksInFullRun, ...looksInFullRun.map((look) => ({ ...look, ...wide }))])(
  'is whole: $skin, $direction, $width pixels wide',
  async (look) => {
    await wear(visitor, look);
    for (const screen of [
      `${channel}/feeds`,
      `${channel}/feeds/new`,
      feed,
      `${feed}/rows`,
      feedRow,
      `${channel}/mapping?field=title`,
      `${channel}/mapping?field=material`,
      `${channel}/issues`,
      `${channel}/issues?ignored=true`,
    ]) {
      await visit(visitor, screen);
      expect.soft(await faultsOf(page)).toEqual([]);
    }
    expect(complaints).toEqual([]);
  },
);
