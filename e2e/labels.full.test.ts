import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { askAsAdministrator, askWith } from './api.ts';
import { wear } from './every-screen.ts';
import { ensureFirstProducts } from './first-products.ts';
import { ownShop, placeOrder } from './own-shop.ts';
import { menuEntries, menuOf, specifiedLabels } from './specified-labels.ts';
import { address, heading, signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();
const { page, complaints, untilQuiet } = visitor;
const word = randomBytes(4).toString('hex');

const labels = specifiedLabels(word);

/** Where the screen is called otherwise. */
const titles: Readonly<Record<string, string>> = { Discount: 'Discounts' };

/** Words that a language has from English. */
const alikeIn: Readonly<Record<'de' | 'fr' | 'pt', readonly string[]>> = {
  de: ['Shops'],
  fr: ['Crawlers'],
  pt: [],
};

beforeAll(async () => {
  await ensureFirstProducts(visitor);
  await fillOwnShop();
});

describe('every label of the specification', () => {
  it.each(labels)('%s leads from the menu to its screen, which has something to show', async (label, path, shown) => {
    await menuOf(page).getByRole('link', { name: label, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: titles[label] ?? label, exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    await page.locator(shown).first().waitFor();
    await untilQuiet();
    expect(complaints).toEqual([]);
  });

  // In English: `labels.test.ts`.
  it('stands in the menu in the other languages', async () => {
    const english = await menuEntries(page);
    for (const [language, dashboard] of [
      ['de', 'Übersicht'],
      ['fr', 'Tableau de bord'],
      ['pt', 'Painel'],
    ] as const) {
      await wear(visitor, { language, skin: 'bordered', direction: 'ltr', width: 1280 });
      await page.goto(address('/'));
      await heading(page, dashboard);
      const translated = await menuEntries(page);
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
