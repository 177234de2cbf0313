import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { wear } from './every-screen.ts';
import { faultsOf } from './screen-faults.ts';
import { heading, open, signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();
const { page, complaints } = visitor;
const word = randomBytes(4).toString('hex');
const numbers = Array.from({ length: 6 }, (_, at) => gtinOf(at));
const fileName = `kettles ${word}.csv`;

/** A valid GTIN that nobody else has. */
function gtinOf(at: number): string {
  const data = `40${String(Number.parseInt(word, 16) % 10 ** 9).padStart(9, '0')}${at}`;
  const sum = Array.from(data, Number).reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0);
  return `${data}${(10 - (sum % 10)) % 10}`;
}

/** The same with another check digit. */
const wrong = (gtin: string) => `${gtin.slice(0, -1)}${(Number(gtin.at(-1)) + 1) % 10}`;

const choose = (name: string, text: string, on: Page = page) =>
  on
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const shown = (text: string) => page.getByText(text, { exact: true }).waitFor();
const plan = (name: string) => page.getByRole('button', { name });

/** Chooses a file and comes to the preview. */
async function check(name: string, text: string): Promise<void> {
  await open(page, '/products/update', 'Update product');
  await choose(name, text);
  await page.getByRole('heading', { level: 2, name: 'Columns' }).waitFor();
  await press('Check');
  await page.getByRole('heading', { level: 2, name: 'Preview' }).waitFor();
}

/** What is entered for a column and is squeezed, or reaches beyond the card. */
const squeezed = () =>
  page.locator('main table').evaluate((table) => {
    const card = table.parentElement?.getBoundingClientRect();
    const controls = [...table.querySelectorAll('input, select')].map((one) => one.getBoundingClientRect());
    return controls.filter(({ width, right }) => width > 0 && (width < 100 || right > (card?.right ?? 0))).length;
  });

describe('files of products', () => {
  const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = numbers;
  const sound = [first, second, third].map((gtin, at) => `${gtin};Wasserkessel ${word} ${at};blau\n`).join('');
  const file = `EAN;Titel;Farbe\n${sound}${wrong(fourth)};Wasserkessel ${word} 3;rot\n${first};Wasserkessel ${word} 4;rot\n${sixth};Nur zwei ${word}\n`;
  let errors = '';

  it('are read, their columns guessed with a reason, and each row says what it would do', async () => {
    await open(page, '/products/update', 'Update product');
    expect(await faultsOf(page)).toEqual([]);
    await choose(fileName, file);
    await heading(page, fileName);
    await shown('Columns to check');
    await page.getByRole('combobox', { name: 'What “Titel” becomes' }).waitFor();
    const becomes = ['EAN', 'Titel', 'Farbe'].map((column) =>
      page.getByRole('combobox', { name: `What “${column}” becomes` }).inputValue(),
    );
    expect(await Promise.all(becomes)).toEqual(['GTIN', 'Name (de)', 'Colour (de)']);
    expect(await faultsOf(page)).toEqual([]);
    await press('Check');
    await plan('3 to create').waitFor();
    await plan('3 refused').click();
    await page.getByText('is wrong, so at least one digit is.').waitFor();
    await page.getByText('Row 2 is about the same record.').waitFor();
    await page.getByText(/^Row 7 ends before column “Farbe”/).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const [download] = await Promise.all([page.waitForEvent('download'), press('Download error file')]);
    expect(download.suggestedFilename()).toBe(`kettles ${word} errors.csv`);
    errors = await readFile(await download.path(), 'utf8');
    expect(errors.split('\n')).toHaveLength(5);
  });

  it('are applied by a job, whose rows are in the catalogue afterwards', async () => {
    await press('Apply to 3 products');
    await page.getByRole('heading', { level: 2, name: 'Result' }).waitFor();
    await shown('3 done · 3 rows refused at the check');
    expect(await faultsOf(page)).toEqual([]);
    await open(page, `/products?q=${word}`, 'Products');
    await page.getByRole('link', { name: `Wasserkessel ${word} 2` }).waitFor();
    expect(await page.getByRole('row').filter({ hasText: word }).count()).toBe(3);
  });

  it('change nothing when they are sent again', async () => {
    await check(fileName, file);
    await plan('3 unchanged').waitFor();
    await press('Apply to 0 products');
    await page.getByText('No row of this import creates or changes anything.').waitFor();
    await page.keyboard.press('Escape');
    await open(page, `/products?q=${word}`, 'Products');
    await page.getByRole('link', { name: `Wasserkessel ${word} 2` }).waitFor();
    expect(await page.getByRole('row').filter({ hasText: word }).count()).toBe(3);
  });

  it('come out of the list of products as they are, and change nothing when they are imported again', async () => {
    await open(page, `/products?q=${word}`, 'Products');
    await page.getByRole('link', { name: `Wasserkessel ${word} 2` }).waitFor();
    await press('Export');
    await page.getByRole('radio', { name: /import again/ }).check();
    expect(await faultsOf(page)).toEqual([]);
    const [download] = await Promise.all([page.waitForEvent('download'), press('Export rows')]);
    await check(`export ${word}.csv`, await readFile(await download.path(), 'utf8'));
    await plan('3 unchanged').waitFor();
  });

  it('bring the rest once the error file is corrected, and an undo takes just that back', async () => {
    const corrected = errors.replaceAll(wrong(fourth), fourth).replace(`;${first};`, `;${fifth};`);
    await check(`corrected ${word}.csv`, corrected);
    await press('Apply to 3 products');
    await shown('3 done');
    await press('Undo');
    await page.getByRole('link', { name: '3 undone' }).waitFor();
    await open(page, '/products/update', 'Update product');
    const earlier = page.getByRole('row').filter({ hasText: `corrected ${word}.csv` });
    await earlier.getByText('Undone', { exact: true }).waitFor();
    await open(page, `/products?q=${word}`, 'Products');
    await page.getByRole('link', { name: `Wasserkessel ${word} 2` }).waitFor();
    await expect.poll(() => page.getByRole('row').filter({ hasText: word }).count()).toBe(3);
  });

  it('are refused with the next step where they are no table', async () => {
    await open(page, '/products/update', 'Update product');
    await choose(`book ${word}.csv`, 'PK\u0003\u0004 this only looks like an archive');
    await page.getByText(/Unpack it|Save it as CSV/).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await open(page, '/products/update', 'Update product');
    await choose(`empty ${word}.csv`, '');
    await page.getByText('Choose a file with content.').waitFor();
  });

  it('fit a narrow screen', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await check(`narrow ${word}.csv`, file);
    expect(await faultsOf(page)).toEqual([]);
    await press('Change columns');
    await page.getByRole('heading', { level: 2, name: 'Columns' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await open(page, '/products/update', 'Update product');
    await page.getByRole('link', { name: `narrow ${word}.csv` }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('have room for what each column becomes in a narrow window, however long their headers are', async () => {
    await open(page, '/products/update', 'Update product');
    const long = 'Donaudampfschifffahrtsgesellschaftskapitänsbezeichnung';
    await choose(`long ${word}.csv`, `Titel;EAN;${long}\nWasserkessel mit langem Namen;${first};${'x'.repeat(60)}\n`);
    await heading(page, `long ${word}.csv`);
    for (const [width, direction] of [
      [1024, 'ltr'],
      [360, 'rtl'],
    ] as const) {
      await wear(visitor, { skin: 'bordered', direction, width, language: 'de' });
      await page.reload();
      await page.getByRole('combobox', { name: `Wozu „${long}“ wird` }).waitFor();
      expect(await squeezed()).toBe(0);
      expect(await faultsOf(page)).toEqual([]);
    }
    await wear(visitor, { skin: 'bordered', direction: 'ltr', width: 1280, language: 'en' });
  });
});
