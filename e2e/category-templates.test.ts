import { expect, it } from 'vitest';
import { askAsAdministrator } from './api.ts';
import { visit, wear } from './every-screen.ts';
import { faultsOf } from './screen-faults.ts';
import { open, signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();
const { page, complaints, untilQuiet } = visitor;
const ask = await askAsAdministrator();
const stamp = Date.now().toString(36);

async function newCategory(name: string, parentId: string | null): Promise<string> {
  const { createCategory } = await ask<{ createCategory: { category: { id: string } } }>(
    `mutation ($input: CategoryInput!) { createCategory(input: $input) { ... on CategoryCreated { category { id } } } }`,
    { input: { names: [{ locale: 'en', text: name }], parentId } },
  );
  return createCategory.category.id;
}

async function newProduct(categoryId: string): Promise<string> {
  const { createProduct } = await ask<{ createProduct: { product: { id: string } } }>(
    `mutation ($input: ProductInput!) { createProduct(input: $input) { ... on ProductCreated { product { id } } } }`,
    { input: { name: `Earbuds ${stamp}`, categoryId } },
  );
  return createProduct.product.id;
}

const audio = `Audio ${stamp}`;
const headphones = `Headphones ${stamp}`;
const above = await newCategory(audio, null);
const below = await newCategory(headphones, above);
const productId = await newProduct(below);
const section = page.getByRole('region', { name: 'Attributes' });

async function save(): Promise<void> {
  await section.getByRole('button', { name: 'Save attributes' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('products become incomplete').waitFor();
  await dialog.getByRole('button', { name: 'Save attributes' }).click();
  await dialog.waitFor({ state: 'detached' });
}

it('asks for attributes by the keyboard, inherited, switched off below and taken back from the history', async () => {
  await open(page, `/categories/${above}`, audio);
  const add = section.getByLabel('Add attribute');
  await add.selectOption({ label: 'Material' });
  await add.selectOption({ label: 'Weight' });
  await section.getByRole('button', { name: 'Move Weight up' }).focus();
  await page.keyboard.press('Enter');
  await section.getByLabel('Expected: Weight').selectOption('REQUIRED');
  await save();
  await page.getByText(`Attributes of ${audio} saved`).waitFor();
  await untilQuiet();
  expect(await faultsOf(page)).toEqual([]);

  await open(page, `/categories/${below}`, headphones);
  await section.getByText(`from ${audio}`).nth(1).waitFor();
  await section.getByLabel('Expected: Material').selectOption('OFF');
  await save();
  await section.getByText(`Recommended in ${audio}`).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await section.getByText(`from ${audio}`).nth(1).waitFor();
});

/** Which texts the fields of the attributes have no room for. Runs in the page, so it holds all it needs. */
function narrowFields(): string[] {
  const canvas = document.createElement('canvas').getContext('2d')!;
  const fields = [...document.querySelectorAll<HTMLSelectElement>('#template li select')];
  if (fields.length < 2) return ['There are no fields.'];
  return fields.flatMap((field) => {
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
    canvas.font = font;
    const room = field.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
    return [...field.options]
      .map(({ text }) => ({ text, needed: canvas.measureText(text).width }))
      .filter(({ needed }) => needed > room)
      .map(({ text, needed }) => `${text}: ${Math.ceil(needed)} in ${Math.floor(room)}`);
  });
}

it('shows each state and group whole, in four languages, wide and narrow', async () => {
  const look = { skin: 'bordered', direction: 'ltr', width: 1440 } as const;
  for (const language of ['en', 'de', 'fr', 'pt'] as const) {
    for (const id of [above, below]) {
      await wear(visitor, { ...look, language });
      await visit(visitor, `/categories/${id}`);
      await page.locator('#template li select').nth(1).waitFor();
      expect({ language, wide: await page.evaluate(narrowFields) }).toEqual({ language, wide: [] });
      await page.setViewportSize({ width: 360, height: 800 });
      await untilQuiet();
      expect({ language, narrow: await page.evaluate(narrowFields) }).toEqual({ language, narrow: [] });
    }
  }
  await wear(visitor, { ...look, width: 1280, language: 'en' });
});

it('shows the template in groups on a product, and names what is missing once it is counted', async () => {
  await open(page, `/products/${productId}`, `Earbuds ${stamp}`);
  await page.getByRole('rowheader', { name: 'Materials' }).waitFor();
  const missing = page.getByRole('region', { name: 'Completeness' }).getByRole('button', { name: 'Fill in Weight' });
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByRole('region', { name: 'Completeness' }).waitFor();
      return missing.count();
    })
    .toBe(1);
  await missing.click();
  await page.locator('#add-value').getByText('Weight').first().waitFor();
  await untilQuiet();
  expect(await faultsOf(page)).toEqual([]);
});

it('fits a narrow window, in the dark and from right to left', async () => {
  await wear(visitor, { skin: 'dark', direction: 'rtl', width: 360, language: 'en' });
  for (const [path, title] of [
    [`/categories/${above}`, audio],
    [`/products/${productId}`, `Earbuds ${stamp}`],
  ] as const) {
    await open(page, path, title);
    await untilQuiet();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await faultsOf(page)).toEqual([]);
  }
  expect(complaints).toEqual([]);
});
