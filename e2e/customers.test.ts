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
const [ada, bob] = [`Ada ${word}`, `Bob ${word}`];
const emailOf = (name: string) => `${name.toLowerCase().replace(' ', '-')}@post.example`;
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const field = (name: string) => page.getByLabel(name, { exact: true });
const toast = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
let shopId: string;
let path: string;

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
  shopId = createShop.shop.id;
});

async function add(name: string): Promise<void> {
  await open(page, `/customers/new?shop=${shopId}`, 'Add customer');
  await page.getByRole('textbox', { name: 'Name', exact: false }).first().fill(name);
  await field('E-mail').fill(emailOf(name));
  await press('Add customer');
  await heading(page, name);
}

const bordered = { skin: 'bordered', direction: 'ltr', language: 'fr' } as const;

describe('a customer', () => {
  it('is added from the menu entry under Orders, with a normal phone number', async () => {
    await goTo(page, 'Customers');
    await page.getByRole('link', { name: 'Add customer' }).first().click();
    await add(bob);
    await add(ada);
    path = new URL(page.url()).pathname;
    await field('Phone').fill('0049 30 12345678');
    await press('Save');
    await toast(`${ada} was saved.`);
    await expect.poll(() => field('Phone').inputValue()).toBe('+493012345678');
    expect(await faultsOf(page)).toEqual([]);
  });

  it('gets an address, and what was agreed to and withdrawn', async () => {
    await press('Add address');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('City').fill('Bremen');
    await dialog.getByLabel('Country').fill('de');
    expect(await faultsOf(page)).toEqual([]);
    await press('Save address');
    await toast('The address was saved.');
    await page.getByText('Bremen').first().waitFor();
    for (const statement of ['Given', 'Withdrawn']) {
      await press('Record consent');
      await dialog.getByLabel('Statement').selectOption({ label: statement });
      await dialog.getByLabel('Source').fill('Call');
      await dialog.getByLabel('Version of the text').fill('3');
      await press('Record statement');
      await page.getByRole('table', { name: 'Consents' }).getByText(statement, { exact: true }).waitFor();
    }
    await page.getByText('Replaced later').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('is told whose an e-mail address is, is merged with them, and the merge is undone', async () => {
    await field('E-mail').fill(emailOf(bob));
    await press('Save');
    await press(`Merge with ${bob}`);
    await page.getByRole('dialog').getByText('Afterwards there is 1 address', { exact: false }).waitFor();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await press(`Merge into ${ada}`);
    await toast(`${bob} was merged into ${ada}.`);
    await expect.poll(() => field('E-mail').inputValue()).toBe(emailOf(bob));
    const merged = page.getByRole('listitem').filter({ hasText: `${bob} was merged into` });
    await merged.getByRole('button', { name: 'Undo' }).click();
    await toast('The change was reverted.');
    await open(page, `/customers?q=${word}`, 'Customers');
    await page.getByText(bob).first().waitFor();
    await page.getByText(ada).first().waitFor();
  });

  it('leaves no complaint in the console', () => {
    expect(complaints).toEqual([]);
  });

  it.each([...looksInFullRun, ...looksInFullRun.map((look) => ({ ...look, ...bordered }))])(
    'is whole: $skin, $direction, $width pixels wide',
    async (look) => {
      await wear(visitor, look);
      for (const one of [path, '/customers', '/customers/new']) {
        await visit(visitor, one);
        expect(await faultsOf(page)).toEqual([]);
      }
      expect(complaints).toEqual([]);
    },
  );
});
