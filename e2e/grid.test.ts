import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { askAsAdministrator } from './api.ts';
import { faultsOf } from './screen-faults.ts';
import { heading, open, signedInVisitor } from './visitor.ts';

const { page, complaints } = await signedInVisitor();
// All columns are in sight: those that are not are no elements.
await page.setViewportSize({ width: 2200, height: 900 });
const word = randomBytes(4).toString('hex');
const trees = ['Amber', 'Birch', 'Cedar', 'Dune', 'Elm'];
const { keyboard } = page;
const ask = await askAsAdministrator();

const columns = ['Name (en)', 'Manufacturer number', 'SKU', 'Tags'] as const;
type Node = { name: string; tags: string[]; variants: { identifiers: { kind: string; value: string }[] }[] };

/** What these columns hold in the catalogue. */
async function stored(): Promise<string[][]> {
  const { products } = await ask<{ products: { nodes: Node[] } }>(
    `query ($word: String!) { products(first: 10, search: $word, sort: [{ field: name, direction: ASC }]) {
      nodes { name tags variants { identifiers { kind value } } } } }`,
    { word },
  );
  return products.nodes.map(({ name, tags, variants }) => {
    const identifiers = variants.flatMap((variant) => variant.identifiers);
    const of = (kind: string) => identifiers.find((one) => one.kind === kind)?.value ?? '';
    return [name, of('mpn'), of('sku'), tags.join(' | ')];
  });
}

const cell = async (row: number, column: string) => {
  const at = await page.getByRole('columnheader', { name: column, exact: true }).getAttribute('aria-colindex');
  return page.locator(`tr[data-index="${row}"] td[aria-colindex="${at}"]`);
};
/** What these columns show. */
const shown = () =>
  Promise.all(
    trees.map((_tree, row) =>
      Promise.all(columns.map(async (column) => (await cell(row, column)).locator('bdi').innerText())),
    ),
  );
const press = async (...keys: string[]) => {
  for (const key of keys) await keyboard.press(key);
};
const tabTo = async (name: string | RegExp, key = 'Tab') => {
  const target = page.getByRole('button', { name });
  for (let presses = 0; presses < 200; presses += 1) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await press(key);
  }
  throw new Error(`No ${key} leads to ${String(name)}.`);
};
/** From the first cell of the grid to another, by arrow keys. */
const goTo = async (row: number, column: string) => {
  const at = await page.getByRole('columnheader', { name: column, exact: true }).getAttribute('aria-colindex');
  await press(
    'Control+Home',
    ...Array<string>(Number(at) - 1).fill('ArrowRight'),
    ...Array<string>(row).fill('ArrowDown'),
  );
};
const pasteFrom = async (text: string) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await press('Control+v');
};
const said = (text: string | RegExp) => page.getByText(text).first().waitFor();
const isShown = async (rows: string[][]) => {
  await expect.poll(shown).toEqual(rows);
};

const before = trees.map((tree, at) => [`${tree} ${word}`, `M${at} ${word}`, '', '']);

it('Cells are typed, filled, pasted and taken back by keys alone', async () => {
  for (const [name, mpn] of before) {
    const input = { name, mpn };
    await ask('mutation ($input: ProductInput!) { createProduct(input: $input) { __typename } }', { input });
  }
  await open(page, `/products/manage?q=${word}`, 'Manage products');
  await isShown(before);
  expect(await faultsOf(page)).toEqual([]);
  // Past the frame, then past search, filters and tools.
  await press('Tab', 'Enter', 'Tab', 'Enter');
  expect(await page.evaluate(() => document.activeElement?.matches('td[data-active="true"]'))).toBe(true);

  await goTo(0, 'Tags');
  await keyboard.type('garden');
  await press('Enter', 'ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d');
  await goTo(0, 'Name (en)');
  await press('F2', 'End');
  await keyboard.type(' oak');
  await press('Enter');
  await goTo(3, 'Manufacturer number');
  await pasteFrom(`N3 ${word}\tS3 ${word}\nN4 ${word}\tS4 ${word}`);
  const [amber = [], birch = [], cedar = [], dune = [], elm = []] = before;
  const changed = [
    [`Amber ${word} oak`, amber[1], '', 'garden'],
    [birch[0], birch[1], '', 'garden'],
    [cedar[0], cedar[1], '', 'garden'],
    [dune[0], `N3 ${word}`, `S3 ${word}`, ''],
    [elm[0], `N4 ${word}`, `S4 ${word}`, ''],
  ] as string[][];
  await isShown(changed);
  await said('5 products changed');

  await goTo(0, 'Manufacturer number');
  await press('Delete');
  await expect.poll(async () => (await shown())[0]?.[1]).toBe('');
  await said('5 products changed');
  await press('Control+z');
  await isShown(changed);
  expect(await stored()).toEqual(before);
});

it('What is typed into a cell of brands is searched from its first letter on', async () => {
  const name = `Jardelle ${word}`;
  await ask('mutation ($name: String!) { createBrand(input: { name: $name }) { __typename } }', { name });
  await goTo(0, 'Brand');
  await keyboard.type(name);
  const field = page.getByRole('combobox', { name: 'Brand' });
  await page.getByRole('option', { name, exact: true }).waitFor();
  expect(await field.inputValue()).toBe(name);
  await press('ArrowDown', 'Enter');
  await expect.poll(async () => (await cell(0, 'Brand')).locator('bdi').innerText()).toBe(name);
  await goTo(0, 'Brand');
  await press('Control+z');
  await expect.poll(async () => (await cell(0, 'Brand')).locator('bdi').innerText()).toBe('');
});

it('A block that does not fit says what of it was left, and is one step', async () => {
  const now = await shown();
  await goTo(0, 'SKU');
  const block = Array.from({ length: 11 }, (_unused, row) => `B${row} ${word}\tshed`).join('\n');
  await pasteFrom(block);
  await page.getByRole('dialog', { name: 'Not everything was pasted' }).waitFor();
  await press('Escape');
  await expect
    .poll(async () => (await shown()).map((texts) => texts.slice(2)))
    .toEqual(trees.map((_tree, row) => [`B${row} ${word}`, 'shed']));
  await goTo(0, 'SKU');
  await press('Control+z');
  await isShown(now);
});

it('A cell that is refused waits, what is sound is applied, shown as the API says it, and undone', async () => {
  await goTo(4, 'GTIN');
  await keyboard.type('4006381333930');
  await press('Enter');
  await expect.poll(async () => (await cell(4, 'GTIN')).getAttribute('aria-invalid')).toBe('true');
  await said('4 products changed');
  await said(/1 refused/);
  await goTo(4, 'GTIN');
  await said(/so at least one digit is/);
  expect(await faultsOf(page)).toEqual([]);

  await press('Escape');
  await tabTo('Review', 'Shift+Tab');
  await press('Enter');
  await heading(page, 'Review changes');
  await page.getByRole('button', { name: '4 to change' }).waitFor();
  await page.getByRole('button', { name: '1 refused' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await tabTo('Apply to 4 products');
  await press('Enter');
  await page.getByRole('heading', { level: 2, name: 'Result' }).waitFor();
  await page.getByText('4 done', { exact: true }).waitFor();
  const result = page.url();
  const applied = await stored();
  const untouched = before[4] ?? [];
  expect(applied).toEqual([
    [`Amber ${word} oak`, `M0 ${word}`, '', 'garden'],
    [`Birch ${word}`, `M1 ${word}`, '', 'garden'],
    [`Cedar ${word}`, `M2 ${word}`, '', 'garden'],
    [`Dune ${word}`, `N3 ${word}`, `S3 ${word}`, ''],
    untouched,
  ]);

  await open(page, `/products/manage?q=${word}`, 'Manage products');
  await isShown([...applied.slice(0, 4), [untouched[0] ?? '', `N4 ${word}`, `S4 ${word}`, '']]);
  await said(/1 refused/);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await isShown(applied);

  await page.goto(result);
  await page.getByRole('button', { name: 'Undo' }).click();
  await said(/^[0-9]+ undone$/);
  await expect.poll(stored).toEqual(before);
  await open(page, `/products/manage?q=${word}`, 'Manage products');
  await isShown(before);
  expect(complaints).toEqual([]);
});

it('Rows far away are typed into, filled and copied as those in sight are', async () => {
  const far = randomBytes(4).toString('hex');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // So many that the end is a jump away from the two pages that are read at first.
  const count = 350;
  for (let at = 0; at < count; at += 25) {
    const parts = Array.from({ length: 25 }, (_unused, one) => `Row ${String(at + one).padStart(3, '0')} ${far}`);
    const doors = parts.map((name, one) => `p${one}: createProduct(input: { name: "${name}" }) { __typename }`);
    await ask(`mutation { ${doors.join(' ')} }`, {});
  }
  await open(page, `/products/manage?q=${far}`, 'Manage products');
  await (await cell(0, 'Tags')).click();
  const active = page.locator('td[data-active="true"]');
  const row = page.locator('tr', { has: active });
  const isAt = (at: number) => row.getByText(`Row ${String(at).padStart(3, '0')}`).waitFor();

  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    if (/"row":\d/.test(route.request().postData() ?? '')) await held;
    await route.continue();
  });
  await press('Control+ArrowDown');
  await keyboard.type('go');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('grid');
  await keyboard.type('ld');
  release();
  const editor = page.getByRole('textbox', { name: 'Edit Tags' });
  await editor.waitFor();
  expect(await editor.inputValue()).toBe('gold');
  await isAt(count - 1);
  await press('Escape', 'Control+Home', 'ArrowDown', 'ArrowDown');
  await isAt(2);
  await said('Nothing changed yet');

  await goTo(0, 'Tags');
  await keyboard.type('far');
  await press('Enter', 'ArrowUp', 'Control+Shift+ArrowDown');
  await isAt(count - 1);
  await expect.poll(() => page.getByText(`Row 000 ${far}`).count()).toBe(0);
  await press('Control+d');
  await said(`${count} products changed`);
  await expect.poll(() => active.locator('bdi').innerText()).toBe('far');
  await press('Control+c');
  await said(`${count} rows copied`);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toEqual(Array<string>(count).fill('far'));
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await said('Nothing changed yet');
  expect(complaints).toEqual([]);
});
