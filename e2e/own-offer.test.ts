import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { askAsAdministrator } from './api.ts';
import { drawn } from './drawn.ts';
import { faultsOf } from './screen-faults.ts';
import { heading, open, signedInVisitor } from './visitor.ts';

const { page, complaints } = await signedInVisitor();
const word = randomBytes(4).toString('hex');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const box = (name: string) => page.getByRole('textbox', { name, exact: true });
const shown = (text: string | RegExp) => page.getByText(text).first().waitFor();

/** An own shop of the installation; the form for one looks at its web site, which this one has not. */
async function addOwnShop(name: string): Promise<void> {
  const ask = await askAsAdministrator();
  const query = 'mutation ($input: ShopInput!) { createShop(input: $input) { __typename } }';
  const input = { name, url: `https://${word}.example/`, kind: 'own', currency: 'EUR' };
  expect(await ask<object>(query, { input })).toEqual({ createShop: { __typename: 'ShopCreated' } });
}

it('A product is made with its offer, whose price is typed, doubted, taken back and cleared', async () => {
  await addOwnShop(`Mill ${word}`);
  await open(page, '/products/new', 'Add product');
  await box('Name').fill(`Oak chair ${word}`);
  await page.getByRole('combobox', { name: 'Shop' }).selectOption({ label: `Mill ${word}` });
  await box('Price').fill('-1');
  await press('Add product');
  await shown('This is too small. Raise it.');
  await box('Price').fill('49,90');
  await press('Add product');
  await shown(/SKU in the shop/);
  await box('SKU in the shop').fill(`CH ${word}`);
  await box('Cost').fill('20');
  expect(await faultsOf(page)).toEqual([]);
  await press('Add product');
  await heading(page, `Oak chair ${word}`);

  await page.getByRole('link', { name: `Mill ${word}`, exact: true }).click();
  await page.getByRole('heading', { level: 2, name: 'Own price', exact: true }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await box('Price').fill('15');
  await press('Save own price');
  await shown(/is below the cost/);
  await press('Save all the same');
  await shown('Own price saved');
  await press('Undo');
  await expect.poll(() => box('Price').inputValue()).toBe('49.90');
  await press('Clear');
  await shown('Own price cleared');
  await expect.poll(() => box('Price').inputValue()).toBe('');
  await page.getByRole('heading', { name: 'History of the own price' }).waitFor();
});

it('A product is made with its picture, which is removed, and given again on its page', async () => {
  const choose = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'image/png', buffer });
  const picture = page.getByRole('main').locator('img[src*="/media/"]').first();
  await open(page, '/products/new', 'Add product');
  await box('Name').fill(`Oak stool ${word}`);
  await choose('stool.png', Buffer.from('I am no picture'));
  await shown(/is no picture in JPEG/);
  await choose('stool.png', await drawn(page));
  await shown('The picture is uploaded. It is added together with the product.');
  expect(await faultsOf(page)).toEqual([]);
  await press('Add product');
  await heading(page, `Oak stool ${word}`);
  await picture.waitFor();
  await shown('Uploaded by a person. It replaces the pictures of offers.');
  await press('Remove the picture');
  await picture.waitFor({ state: 'detached' });
  await choose('stool.png', await drawn(page));
  await picture.waitFor();
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
});

it('A product that is there gets an offer in the shop, whose SKU is taken only once', async () => {
  await open(page, `/products?q=${word}`, 'Products');
  await page.getByRole('link', { name: `Oak chair ${word}` }).click();
  await page.locator('#offers').getByRole('link', { name: 'Add own offer' }).click();
  await heading(page, 'Add own offer');
  await page.getByRole('combobox', { name: 'Shop' }).selectOption({ label: `Mill ${word}` });
  await box('SKU in the shop').fill(`CH ${word}`);
  await box('Price').fill('52');
  await press('Add own offer');
  await shown(/already. Choose another SKU/);
  await box('SKU in the shop').fill(`CH ${word} B`);
  expect(await faultsOf(page)).toEqual([]);
  await press('Add own offer');
  await heading(page, `Oak chair ${word}`);
  await expect.poll(() => box('Price').inputValue()).toBe('52.00');
  expect(complaints).toEqual([]);
});
