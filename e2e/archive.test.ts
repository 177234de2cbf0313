import { describe, expect, it } from 'vitest';
import { askAsAdministrator } from './api.ts';
import { ownShop } from './own-shop.ts';
import { faultsOf } from './screen-faults.ts';
import { heading, open, signedInVisitor, undoOf } from './visitor.ts';

const visitor = await signedInVisitor();
const { page } = visitor;
/** With a word that no dialog has room for in one line. */
const name = `Retired lamp ${Date.now().toString(36)} ${'x'.repeat(80)}`;
const found = `/products/archive?q=${encodeURIComponent(name)}`;
const row = () => page.getByRole('row').filter({ hasText: name });
const dialog = (title: string) => page.getByRole('dialog', { name: title });

/** A product that is on a channel, and in an order that is open. */
async function soldProduct(): Promise<{ id: string; name: string }> {
  const ask = await askAsAdministrator();
  const soldName = `Sold lamp ${Date.now().toString(36)}`;
  const { channelId } = await ownShop(ask, `retired-${Date.now().toString(36)}`);
  const { createProduct } = await ask<{
    createProduct: { product: { id: string; version: number; variants: { id: string }[] } };
  }>(
    'mutation ($input: ProductInput!) { createProduct(input: $input) { ... on ProductCreated { product { id version variants { id } } } } }',
    { input: { name: soldName } },
  );
  const { id, version, variants } = createProduct.product;
  const variantId = variants[0]?.id;
  await ask(
    'mutation ($id: ID!, $version: Int!) { changeProductStatus(id: $id, version: $version, status: ACTIVE) { __typename } }',
    { id, version },
  );
  await ask(
    `mutation ($channelId: ID!, $variantId: ID!) {
      setListing(channelId: $channelId, variantId: $variantId, version: 0, input: { published: true, price: "9" }) { __typename } }`,
    { channelId, variantId },
  );
  const contact = { name: 'Lena Voss', lines: ['Mill Lane 3'], postcode: '10115', city: 'Berlin', country: 'DE' };
  const { createOrderDraft } = await ask<{ createOrderDraft: { order: { id: string; version: number } } }>(
    `mutation ($channelId: ID!, $input: OrderDraftInput!) {
      createOrderDraft(channelId: $channelId, input: $input) { ... on OrderDraftSaved { order { id version } } } }`,
    {
      channelId,
      input: {
        customer: { name: 'Lena Voss' },
        billing: contact,
        shippingTo: contact,
        lines: [{ variantId, quantity: 1, price: '9' }],
      },
    },
  );
  await ask(
    'mutation ($id: ID!, $version: Int!) { placeOrderDraft(id: $id, version: $version) { ... on OrderPlaced { order { id } } } }',
    createOrderDraft.order,
  );
  return { id, name: soldName };
}

describe('a product that is archived', () => {
  it('is asked for a reason after it was said what becomes of its offers, by keyboard too, and is taken back', async () => {
    await open(page, '/products/new', 'Add product');
    await page.getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Add product' }).click();
    await heading(page, name);
    await page.getByRole('button', { name: 'Activate' }).click();
    // A draft can be archived too: the button of the active one is another.
    await page.getByRole('button', { name: 'Unlist' }).waitFor();
    await page.getByRole('button', { name: 'Archive', exact: true }).focus();
    await page.keyboard.press('Enter');
    const asking = dialog(`Archive ${name}`);
    await asking.getByText('No offers are matched.').waitFor();
    const title = asking.getByRole('heading', { name: `Archive ${name}` }).locator('..');
    expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await asking.getByRole('button', { name: 'Archive', exact: true }).click();
    await asking.getByText('Fill this in.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await asking.getByLabel('Reason').selectOption({ label: 'Other' });
    await asking.getByLabel('Note').fill('x'.repeat(10_000));
    await asking.getByRole('button', { name: 'Archive', exact: true }).click();
    await asking.getByText(/too long/).waitFor();
    await asking.getByLabel('Note').fill('The mould broke.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Archived' }).getByText('The mould broke.').waitFor();
    await undoOf(page, `${name} is archived now`).click();
    await page.getByRole('button', { name: 'Unlist' }).waitFor();
    expect(await page.getByRole('region', { name: 'Archived' }).count()).toBe(0);
  });

  it('is told as archived to somebody who edits it in another tab', async () => {
    await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
    await page.getByLabel('Description').fill('A lamp from the first tab.');
    const second = await page.context().newPage();
    await second.goto(page.url());
    await second.getByRole('button', { name: 'Archive', exact: true }).click();
    const asking = second.getByRole('dialog', { name: `Archive ${name}` });
    await asking.getByLabel('Reason').selectOption({ label: 'No longer sold by us' });
    await asking.getByRole('button', { name: 'Archive', exact: true }).click();
    await second.getByRole('region', { name: 'Archived' }).waitFor();
    await second.close();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const told = dialog(`${name} was archived`);
    await told.getByText(/was archived by .+\. It left all lists and the search/).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await told.getByRole('button', { name: 'Discard mine' }).click();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('button', { name: 'Unarchive', exact: true }).click();
    await page.getByRole('button', { name: 'Activate' }).click();
    await page.getByRole('button', { name: 'Unlist' }).waitFor();
  });

  it('leaves the other lists, stands in its own with reason and person, and comes back as a draft', async () => {
    await open(page, `/products?q=${encodeURIComponent(name)}`, 'Products');
    await row().getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Archive 1 product' }).click();
    const asking = dialog('Archive 1 product');
    await asking.getByLabel('Reason').selectOption({ label: 'No longer sold by us' });
    await asking.getByRole('button', { name: 'Archive 1 product' }).click();
    await undoOf(page, 'Archive 1 product').waitFor({ timeout: 60_000 });
    await expect.poll(() => row().count()).toBe(0);
    await open(page, found, 'Archive product');
    await row().getByText('No longer sold by us').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await row()
      .getByRole('button', { name: `Unarchive ${name}` })
      .click();
    await page.getByText(`${name} is a draft again.`).waitFor();
    await expect.poll(() => row().count()).toBe(0);
  });

  it('lies in the same list once it is deleted, and is deleted for good from there', async () => {
    await open(page, `/products?q=${encodeURIComponent(name)}`, 'Products');
    await row().getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Delete 1 product' }).click();
    await undoOf(page, 'Delete 1 product').waitFor({ timeout: 60_000 });
    await open(page, found, 'Archive product');
    await row().getByText('Bin', { exact: true }).waitFor();
    await row()
      .getByRole('button', { name: `Delete permanently: ${name}` })
      .click();
    await dialog(`Delete permanently: ${name}`).getByRole('button', { name: 'Delete permanently' }).click();
    await page.getByText(`${name} is permanently deleted`).waitFor();
    await expect.poll(() => row().count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
  });
});

describe('a product that is sold', () => {
  it('says first how many listings and open orders it has, with the way there', async () => {
    const sold = await soldProduct();
    await open(page, `/products/${sold.id}`, sold.name);
    await page.getByRole('button', { name: 'Archive', exact: true }).click();
    const asking = dialog(`Archive ${sold.name}`);
    await asking.getByText(/^1 listing goes off 1 channel/).waitFor();
    await asking.getByText(/^1 open order stays as it is/).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const [listings] = await Promise.all([
      page.context().waitForEvent('page'),
      asking.getByRole('link', { name: 'Show listings of 1 product' }).click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await listings.getByRole('row').filter({ hasText: sold.name }).waitFor();
    await listings.close();
    const [orders] = await Promise.all([
      page.context().waitForEvent('page'),
      asking.getByRole('link', { name: 'Show open orders of 1 product' }).click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await orders.getByRole('row').filter({ hasText: 'Lena Voss' }).waitFor();
    await orders.close();
    await asking.getByRole('button', { name: 'Cancel' }).click();
    await asking.waitFor({ state: 'detached' });
    expect(visitor.complaints).toEqual([]);
  });
});
