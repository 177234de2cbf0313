import { expect, it } from 'vitest';
import { askAsAdministrator } from './api.ts';
import { wear } from './every-screen.ts';
import { faultsOf } from './screen-faults.ts';
import { heading, open, signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();
const { page, complaints, untilQuiet } = visitor;
const ask = await askAsAdministrator();
const stamp = Date.now().toString(36);
const sheds = `Sheds ${stamp}`;

/** A made-up taxonomy of Google's form with 5,600 nodes. */
function taxonomy(release: string, last: string): string {
  const nodes = Array.from({ length: 5_598 }, (_, at) => {
    const [above, id] = [(at % 80) + 1, at + 1];
    return at < 80 ? `${id} - Group ${id}` : `${id} - Group ${above} > Thing ${id}`;
  });
  const own = [`9001 - Group 1 > ${sheds}`, `9002 - Group 2 > ${last}`];
  return `# Google_Product_Taxonomy_Version: ${release}\n${[...nodes, ...own].join('\n')}\n`;
}

const send = (name: string, text: string) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
const count = (label: string) => page.locator('dl div').filter({ hasText: label }).locator('dd').first().textContent();

it('loads a taxonomy after showing its difference, and links a category by its name and by hand', async () => {
  const { createCategory } = await ask<{ createCategory: { category: { id: string } } }>(
    `mutation ($input: CategoryInput!) { createCategory(input: $input) { ... on CategoryCreated { category { id } } } }`,
    { input: { names: [{ locale: 'en', text: sheds }] } },
  );
  await open(page, '/categories', 'Categories');
  await page.getByRole('main').getByRole('link', { name: 'Taxonomies', exact: true }).click();
  await heading(page, 'Taxonomies');
  expect(await faultsOf(page)).toEqual([]);

  await send('wrong.txt', 'id,title\n1,Lamp\n');
  await page.getByText('The file is neither Google’s product taxonomy nor Shopify’s.').waitFor();
  await send('taxonomy-with-ids.en-US.txt', taxonomy('2031-01-01', 'Fences'));
  await page.getByRole('button', { name: 'Load this version' }).waitFor();
  expect(await count('Added')).toBe('5,600');
  await untilQuiet();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Load this version' }).click();
  await page.getByText('1 category linked by its name').waitFor();

  await send('taxonomy-with-ids.en-US.txt', taxonomy('2031-01-01', 'Fences'));
  await page.getByText('Everything in this file is loaded already.').waitFor();
  await page.getByRole('button', { name: 'Discard the file' }).click();
  await send('taxonomy-with-ids.en-US.txt', taxonomy('2032-01-01', 'Hedges'));
  await page.getByRole('cell', { name: 'Group 2 > Hedges' }).waitFor();
  expect(await count('Renamed')).toBe('1');
  await page.getByRole('button', { name: 'Load this version' }).click();
  await page.getByText('Google’s product taxonomy 2032-01-01 loaded').waitFor();

  await open(page, `/categories/${createCategory.category.id}`, sheds);
  const links = page.getByRole('region', { name: 'Taxonomies' });
  await links.getByText(`Group 1 > ${sheds}`).first().waitFor();
  await links.getByRole('combobox', { name: 'Choose a node: Google’s product taxonomy' }).fill('hedges');
  await page.getByRole('option', { name: 'Group 2 > Hedges' }).click();
  await links.getByText('9002 · 2032-01-01').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await links.getByText('9001').waitFor();
  await untilQuiet();
  expect(await faultsOf(page)).toEqual([]);
});

it('fits a narrow window, in the dark and from right to left', async () => {
  await wear(visitor, { skin: 'dark', direction: 'rtl', width: 360, language: 'en' });
  await open(page, '/categories/taxonomies', 'Taxonomies');
  await untilQuiet();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await faultsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
