import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { askAsAdministrator, askWith } from './api.ts';
import { wear } from './every-screen.ts';
import { ensureFirstProducts } from './first-products.ts';
import { ownShop, placeOrder } from './own-shop.ts';
import { address, heading, signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();
const { page, complaints, untilQuiet } = visitor;
const word = randomBytes(4).toString('hex');

/** What a screen shows once it has something: rows of a list, fields to fill in, or what stands there by its name. */
const row = 'main tbody tr a[href]';
const field = 'main :is(input, textarea, select, [role="combobox"]):not([type="search"], [hidden])';

/** Every navigation label of the specification, to the letter and in its order; where the menu leads, and what is found there. */
const labels: readonly (readonly [label: string, path: string, shown: string])[] = [
  ['Dashboard', '/', 'main section h2'],
  ['Users', '/users', row],
  ['Add user', '/users/new', field],
  ['Shops', '/shops', row],
  ['Add shop', '/shops/new', field],
  ['Brands', '/brands', row],
  ['Add Brand', '/brands/new', field],
  ['Categories', '/categories', 'main tr a[href^="/categories/"]'],
  ['Add category', '/categories/new', field],
  ['Crawlers', '/crawlers', row],
  ['Add crawler', '/crawlers/new', field],
  ['Grabbers', '/grabbers', row],
  ['Add grabber', '/grabbers/new', field],
  ['Excavators', '/excavators', row],
  ['Add excavator', '/excavators/new', field],
  ['Products', '/products', row],
  ['Add product', '/products/new', field],
  ['Manage products', '/products/manage', 'main tr[data-index] td bdi:not(:empty)'],
  ['Update product', '/products/update', 'main button'],
  ['Archive product', '/products/archive', row],
  ['Setting', '/settings', 'main section article h3'],
  ['Discount', '/discounts', row],
  ['Sales channels', '/sales-channels', row],
  ['Comments', '/comments', `main h2 :text("Boils ${word}")`],
  ['Payments', '/payments', row],
  ['Analytics and reports', '/analytics', 'main a[href^="/analytics/"]'],
  ['Update orders', '/orders/update', field],
  ['Orders list', '/orders', row],
  ['Manage orders', '/orders/manage', 'main a[href^="/orders/"][href*="-"]'],
];

/** Where the screen is called otherwise. */
const titles: Readonly<Record<string, string>> = { Discount: 'Discounts' };

/** Words that a language has from English. */
const alikeIn: Readonly<Record<'de' | 'fr' | 'pt', readonly string[]>> = {
  de: ['Shops'],
  fr: ['Crawlers'],
  pt: [],
};

const menu = () => page.locator('nav[data-part="menu"]');
const entries = () =>
  menu().evaluate((nav) =>
    [...nav.querySelectorAll('li a[href]')].map((link) => `${link.getAttribute('href')} ${link.textContent}`),
  );

beforeAll(async () => {
  await ensureFirstProducts(visitor);
  await fillOwnShop();
});

describe('every label of the specification', () => {
  it.each(labels)('%s leads from the menu to its screen, which has something to show', async (label, path, shown) => {
    await menu().getByRole('link', { name: label, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: titles[label] ?? label, exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    await page.locator(shown).first().waitFor();
    await untilQuiet();
    expect(complaints).toEqual([]);
  });

  it('stands in the menu in four languages', async () => {
    const english = await entries();
    expect(english).toEqual(expect.arrayContaining(labels.map(([label, path]) => `${path} ${label}`)));
    for (const [language, dashboard] of [
      ['de', 'Übersicht'],
      ['fr', 'Tableau de bord'],
      ['pt', 'Painel'],
    ] as const) {
      await wear(visitor, { language, skin: 'bordered', direction: 'ltr', width: 1280 });
      await page.goto(address('/'));
      await heading(page, dashboard);
      const translated = await entries();
      expect(pathsOf(translated)).toEqual(pathsOf(english));
      const same = labels.filter(([label, path]) => translated.includes(`${path} ${label}`));
      expect([language, same.map(([label]) => label).filter((label) => !alikeIn[language].includes(label))]).toEqual([
        language,
        [],
      ]);
    }
    expect(complaints).toEqual([]);
  });
});

function pathsOf(all: readonly string[]): string[] {
  return all.map((entry) => entry.slice(0, entry.indexOf(' ')));
}

/** An own shop that sells: a brand, a category, a product that was archived, a discount, a paid order and a comment. */
async function fillOwnShop(): Promise<void> {
  const ask = await askAsAdministrator();
  const { shopId, channelId } = await ownShop(ask, word);
  await ask('mutation ($input: BrandInput!) { createBrand(input: $input) { __typename } }', {
    input: { name: `Brand ${word}` },
  });
  await ask('mutation ($input: CategoryInput!) { createCategory(input: $input) { __typename } }', {
    input: { names: [{ locale: 'en', text: `Kettles ${word}` }] },
  });
  const goods = await newProduct(ask, `Kettle ${word}`);
  const retired = await newProduct(ask, `Retired kettle ${word}`);
  await ask(
    `mutation ($id: ID!, $version: Int!) {
      archiveProduct(id: $id, version: $version, input: { reason: OTHER, note: "The mould broke." }) { __typename }
    }`,
    retired,
  );
  await ask(
    'mutation ($shopId: ID!, $input: DiscountInput!) { createDiscount(shopId: $shopId, input: $input) { __typename } }',
    {
      shopId,
      input: { name: `Spring ${word}`, kind: 'AMOUNT_OFF_ORDER', method: 'CODE', percent: '10' },
    },
  );
  const order = await placeOrder(ask, { channelId, name: `Ada ${word}`, title: `Kettle ${word}` });
  await placeOrder(ask, { channelId, name: `Bo ${word}`, title: `Kettle ${word}` });
  await ask(
    'mutation ($orderId: ID!) { recordPayment(orderId: $orderId, input: { amount: "30.00" }) { __typename } }',
    {
      orderId: order.id,
    },
  );
  const { createChannelKey } = await ask<{ createChannelKey: { secret: string } }>(
    `mutation ($channelId: ID!) {
      createChannelKey(channelId: $channelId, input: { name: "Shop" }) { ... on ChannelKeyCreated { secret } }
    }`,
    { channelId },
  );
  await askWith(createChannelKey.secret)(
    'mutation ($channelId: ID!, $input: CommentInput!) { submitComment(channelId: $channelId, input: $input) { __typename } }',
    {
      channelId,
      input: {
        kind: 'REVIEW',
        productId: goods.id,
        authorName: 'Ada',
        rating: 4,
        title: `Boils ${word}`,
        text: 'In four minutes.',
        submittedAt: '2020-01-01T10:00:00Z',
      },
    },
  );
}

/** An active product. */
async function newProduct(
  ask: Awaited<ReturnType<typeof askAsAdministrator>>,
  name: string,
): Promise<{ id: string; version: number }> {
  const { createProduct } = await ask<{ createProduct: { product: { id: string; version: number } } }>(
    'mutation ($input: ProductInput!) { createProduct(input: $input) { ... on ProductCreated { product { id version } } } }',
    { input: { name } },
  );
  const { changeProductStatus } = await ask<{ changeProductStatus: { product: { id: string; version: number } } }>(
    `mutation ($id: ID!, $version: Int!) {
      changeProductStatus(id: $id, version: $version, status: ACTIVE) { ... on ProductUpdated { product { id version } } }
    }`,
    createProduct.product,
  );
  return changeProductStatus.product;
}
