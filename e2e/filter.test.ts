import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { faultsOf } from './screen-faults.ts';
import { address, enter, heading, open, openVisitor, signedInVisitor } from './visitor.ts';

const { page, complaints, untilQuiet } = await signedInVisitor();
const word = `filter${Date.now().toString(36)}`;
const names = ['copper kettle', 'iron kettle', 'oak table'].map((name) => `${word} ${name}`);
for (const name of names) {
  await open(page, '/products/new', 'Add product');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.locator('main button[type=submit]').click();
  await heading(page, name);
}

const builder = page.getByRole('dialog', { name: 'Filter Products' });
const openBuilder = async () => {
  await page.getByRole('button', { name: 'More filters' }).click();
  await builder.getByRole('group', { name: 'Condition 1' }).first().waitFor();
};
/** The rows of the list, as they are called. */
const rowsOf = async (of: Page = page) =>
  (
    await of
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${word}`) })
      .allInnerTexts()
  ).map((text) => text.trim());

it('finds by a nested filter what all and some of its conditions ask', async () => {
  await open(page, '/products', 'Products');
  await openBuilder();
  await builder.getByLabel('Value').fill(word);
  await builder.getByText('3 rows match').waitFor();
  await builder.getByRole('button', { name: 'Add a group' }).click();
  const group = builder.getByRole('region', { name: 'Group 1' });
  await group.getByLabel('Value').fill('copper');
  await group.getByRole('button', { name: 'Duplicate condition 1' }).click();
  await group.getByRole('group', { name: 'Condition 2' }).getByLabel('Value').fill('table');
  await builder.getByText('2 rows match').waitFor();
  await builder.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: `Name contains ${word}`, exact: true }).waitFor();
  await page.getByRole('button', { name: 'Name contains copper or Name contains table', exact: true }).waitFor();
  await expect.poll(() => rowsOf()).toEqual([names[0], names[2]]);
});

it('shows the same at the address of it, in another browser', async () => {
  const other = await openVisitor();
  try {
    await enter(other.page);
    await other.page.goto(page.url());
    await expect.poll(() => rowsOf(other.page)).toEqual([names[0], names[2]]);
  } finally {
    await other.leave();
  }
});

it('is kept as a view, which tells when it was changed, and stands after a reload', async () => {
  const views = page.getByRole('navigation', { name: 'Views of this list' });
  await page.getByRole('button', { name: 'Save as a new view' }).click();
  await page.getByLabel('Name of the view').fill(`View ${word}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await views.getByRole('link', { name: `View ${word}` }).waitFor();
  await page.reload();
  await expect.poll(() => rowsOf()).toEqual([names[0], names[2]]);
  await page.getByRole('button', { name: /^Remove the condition Name contains copper/ }).click();
  await expect.poll(() => rowsOf()).toEqual(names);
  await views.getByRole('link', { name: `View ${word} Changed, not saved` }).waitFor();
  await page.getByRole('button', { name: `Reset to “View ${word}” as saved` }).click();
  await expect.poll(() => rowsOf()).toEqual([names[0], names[2]]);
});

it('is exported as it is shown', async () => {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export rows' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([names[0], names[2]]);
  await page.keyboard.press('Escape');
});

it('is built by keys alone, and says at a condition what is missing', async () => {
  await open(page, '/products', 'Products');
  await page.getByRole('button', { name: 'More filters' }).focus();
  await page.keyboard.press('Enter');
  await builder.getByLabel('Value').waitFor();
  await builder.getByLabel('Value').focus();
  await page.keyboard.press('Enter');
  await builder.getByText('Fill this in.').waitFor();
  await page.keyboard.type(`${word} oak`);
  await page.keyboard.press('Enter');
  await builder.waitFor({ state: 'detached' });
  await expect.poll(() => rowsOf()).toEqual([names[2]]);
});

it('leaves out what an address asks wrongly, in a sentence', async () => {
  const clauses = [
    { field: 'name', operator: 'contains', values: [`${word} iron`] },
    { field: 'lowestPrice', operator: 'less', values: ['cheap'] },
  ];
  const search = new URLSearchParams({ filter: `where:${JSON.stringify({ match: 'all', clauses })}` });
  await page.goto(address(`/products?${search}`));
  await page.getByText(/^Ignored in the filter: Lowest observed price < less than cheap\./).waitFor();
  await expect.poll(() => rowsOf()).toEqual([names[1]]);
});

it.each([
  ['plain', 1280, {}],
  ['dark, on a phone', 360, { skin: 'dark' }],
  ['right to left, on a phone', 360, { direction: 'rtl' }],
])('has no fault while it is built: %s', async (_look, width, stored) => {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  await open(page, '/products', 'Products');
  await openBuilder();
  await builder.getByRole('button', { name: 'Add a group' }).click();
  const group = builder.getByRole('region', { name: 'Group 1' });
  await group.getByLabel('Field').selectOption({ label: 'Status' });
  await group.getByRole('checkbox', { name: 'Draft' }).check();
  await group.getByRole('button', { name: 'Add a condition' }).click();
  await group.getByRole('group', { name: 'Condition 2' }).getByLabel('Field').selectOption({ label: 'Changed' });
  await untilQuiet();
  expect(await faultsOf(page)).toEqual([]);
  await page.evaluate((keys) => keys.forEach((key) => localStorage.removeItem(key)), Object.keys(stored));
  await page.keyboard.press('Escape');
});

it('has its tools in one line on a small screen, where a filter that does not fit comes into sight with the focus', async () => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await open(page, '/offers', 'Offers');
  const tool = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name, exact: true });
  const topOf = async (name: string | RegExp) => (await tool(name).boundingBox())?.y;
  const last = tool('Seen since');
  const isInSight = () =>
    last.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === button;
    });
  await last.waitFor({ state: 'attached' });
  await expect.poll(async () => (await topOf('Product')) === (await topOf(/^Sort: /))).toBe(true);
  await expect.poll(isInSight).toBe(false);
  await last.focus();
  await expect.poll(isInSight).toBe(true);
});

it('was built without a complaint of the browser', () => {
  expect(complaints).toEqual([]);
});
