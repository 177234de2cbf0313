import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { open, signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();
const { page, complaints } = visitor;

const list = () => page.getByRole('region', { name: 'Employees' });
const rows = () => list().locator('tbody tr[data-row]');
const found = () =>
  list()
    .getByRole('status')
    .filter({ hasText: /rows?$/ });
const cells = (column: string) => rows().locator(`td[data-label=${column}]`).allTextContents();

describe('the sample data tables', () => {
  it('sort and page in the page, and send out the very rows that are shown or chosen', async () => {
    await open(page, '/datatables/basic', 'Data tables, basic');
    await expect.poll(() => found().textContent()).toBe('100 rows');
    await page.getByRole('button', { name: 'Salary' }).click();
    await expect.poll(() => page.url()).toContain('sort=salary');
    const salaries = (await cells('Salary')).map((text) => Number(text.replaceAll(/[^\d.]/g, '')));
    expect(salaries).toEqual(salaries.toSorted((left, right) => left - right));
    const save = async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save as CSV' }).click(),
      ]);
      return (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    };
    const lines = await save();
    expect(lines.slice(1).map((line) => line.split('","')[2])).toEqual(await cells('E-mail'));
    await rows().nth(2).getByRole('checkbox').check();
    await page.getByText('1 chosen').waitFor();
    expect(await save()).toEqual([lines[0], lines[3]]);
  });

  it('take a row in that is found at once', async () => {
    await page.getByRole('button', { name: 'Add row' }).click();
    const dialog = page.getByRole('dialog');
    const values = {
      Name: 'Ottilie Brandt',
      Post: 'Archivist',
      'E-mail': 'o@brandt.example',
      City: 'Graz',
      Since: '2026-01-31',
      Salary: '31000.50',
      Age: '41',
    };
    for (const [label, value] of Object.entries(values)) await dialog.getByLabel(label).fill(value);
    await dialog.getByRole('button', { name: 'Add row' }).click();
    await page.getByRole('searchbox', { name: 'Search in Employees' }).fill('ottilie');
    await expect.poll(() => cells('Salary')).toEqual(['$31,000.50']);
  });

  it('search in one column, ask for pages, and open rows', async () => {
    await open(page, '/datatables/advance', 'Data tables, advanced');
    await page.getByRole('searchbox', { name: 'Search in City' }).fill('porto');
    await expect.poll(async () => [...new Set(await cells('City'))]).toEqual(['Porto']);
    await page.getByRole('searchbox', { name: 'Search in Post' }).fill('nothing at all');
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect.poll(() => found().textContent()).toBe('100 rows');
    await page.getByRole('link', { name: 'Pages of the sample server' }).click();
    await expect.poll(() => rows().count()).toBe(10);
    await page.getByRole('button', { name: 'Page 10' }).click();
    await list().getByText('91 to 100 of 100').waitFor();
    await page.getByRole('link', { name: 'Rows that open' }).click();
    await rows()
      .first()
      .getByRole('button', { name: /^More about/ })
      .click();
    await list().getByText('Experience').waitFor();
  });

  it('come in six plain looks', async () => {
    await open(page, '/tables/reactstrap', 'Plain tables');
    await expect.poll(() => page.getByRole('main').getByRole('table').count()).toBe(6);
    expect(complaints).toEqual([]);
  });
});
