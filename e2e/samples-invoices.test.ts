import { beforeEach, describe, expect, it } from 'vitest';
import { address, heading, open, signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();
const { page, complaints } = visitor;

const list = () => page.getByRole('region', { name: 'Invoices' });
const rows = () => list().locator('tbody tr');
const found = () =>
  list()
    .getByRole('status')
    .filter({ hasText: /rows?$/ });
const total = () => page.locator('[data-part=total]').last();
const go = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).click();
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

describe('the sample invoices', () => {
  beforeEach(() => {
    complaints.length = 0;
  });

  it('finds every invoice of which nothing is owed by "paid", and keeps search, filter, order and page in the address', async () => {
    await open(page, '/apps/invoice/list', 'Invoices');
    await expect.poll(() => found().textContent()).toBe('50 rows');
    await page.getByRole('button', { name: 'Page 5' }).click();
    await expect.poll(() => page.url()).toContain('page=5');
    await page.getByRole('searchbox', { name: 'Search in Invoices' }).fill('paid');
    await expect.poll(() => page.url()).toMatch(/[?&]q=paid(&|$)/);
    await expect.poll(() => found().textContent()).not.toBe('50 rows');
    const balances = await rows().locator('td[data-label=Balance]').allTextContents();
    expect(new Set(balances)).toEqual(new Set(['Paid']));
    await page.goto(address('/apps/invoice/list?filter=status:Sent&sort=total&perPage=25'));
    await expect.poll(() => rows().count()).toBeGreaterThan(5);
    const totals = await rows().locator('td[data-label=Total]').allTextContents();
    const amounts = totals.map((text) => Number(text.replaceAll(/[^\d.]/g, '')));
    expect(amounts).toEqual(amounts.toSorted((left, right) => left - right));
    expect(new Set(await rows().locator('td[data-label=Status]').allTextContents())).toEqual(new Set(['Sent']));
  });

  it('leads from an invoice back to the list by the breadcrumb', async () => {
    await open(page, '/apps/invoice/preview/7012', 'Invoice 7012');
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Invoices' }).click();
    await heading(page, 'Invoices');
    expect(complaints).toEqual([]);
  });

  it('deletes one after the question, and says so where its address leads to nothing', async () => {
    await open(page, '/apps/invoice/list', 'Invoices');
    await press('Delete invoice 7050');
    await page
      .getByRole('dialog')
      .getByText('Casa Nispero')
      .or(page.getByRole('dialog').getByText('leaves the list'))
      .first()
      .waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(() => found().textContent()).toBe('49 rows');
    await page.evaluate(() => history.pushState({}, '', '/apps/invoice/preview/7050'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await heading(page, 'There is no such invoice');
    await go('To the invoices');
    await heading(page, 'Invoices');
  });

  it('previews, prints without the shell, sends for show and takes a payment down', async () => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', document.title);
    });
    await open(page, '/apps/invoice/preview/7012', 'Invoice 7012');
    const owed = page.locator('[data-part=owed]');
    const before = await owed.textContent();
    await press('Send');
    await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('For show only: no e-mail was sent').waitFor();
    await press('Add payment');
    await page.getByRole('dialog').getByLabel('Amount').fill('10.25');
    await page.getByRole('dialog').getByRole('button', { name: 'Add payment' }).click();
    await expect.poll(() => owed.textContent()).not.toBe(before);
    const figure = (text: string | null) => Math.round(Number((text ?? '').replaceAll(/[^\d.]/g, '')) * 100);
    expect(figure(before) - figure(await owed.textContent())).toBe(1_025);
    await go('Print');
    await heading(page, 'Invoice 7012');
    await expect.poll(() => page.locator('body').getAttribute('data-printed')).toBe('Invoice 7012');
    await expect.poll(() => page.getByRole('navigation').count()).toBe(0);
    await page.getByRole('link', { name: 'Back to the invoice' }).click();
    await page.getByText('Payments').first().waitFor();
  });

  it('prints one page, black on white in the dark as well', async () => {
    await page.evaluate(() => localStorage.setItem('skin', 'dark'));
    await open(page, '/apps/invoice/print/7012', 'Invoice 7012');
    const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(pages).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    const colours = await page
      .locator('html, body, article')
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).backgroundColor));
    expect(new Set(colours)).toEqual(new Set(['rgb(255, 255, 255)']));
    expect(await page.locator('article').evaluate((sheet) => getComputedStyle(sheet).color)).toBe('rgb(0, 0, 0)');
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => localStorage.setItem('skin', 'bordered'));
  });

  it('adds one to the next number with lines, tax and discount right to the cent, and keeps it', async () => {
    await open(page, '/apps/invoice/add', 'Add invoice 7051');
    await page.getByLabel('Client', { exact: true }).selectOption({ label: 'Someone new' });
    await press('Save');
    await page.getByText(/fields need attention/).waitFor();
    await page.getByLabel('Client', { exact: true }).selectOption({ index: 2 });
    await page.locator('[name="lines.0.text"]').fill('Consulting');
    await page.locator('[name="lines.0.quantity"]').fill('1,5');
    await page.locator('[name="lines.0.price"]').fill('33.33');
    await page.locator('[name="lines.0.tax"]').fill('19');
    await press('Duplicate line 1');
    await page.locator('[name="lines.1.price"]').fill('0.10');
    await press('Duplicate line 2');
    await press('Remove line 3');
    await page.getByLabel('Discount %').fill('10');
    // 50.00 + 0.15, less 5.02, and 19 % of 45.13
    await expect.poll(() => total().textContent()).toBe('$53.70');
    await page.getByRole('navigation').getByRole('link', { name: 'Products', exact: true }).first().click();
    await page.getByRole('dialog').getByText('Leave without saving?').waitFor();
    await press('Stay');
    await press('Preview');
    await expect.poll(() => page.getByRole('dialog').getByText('Consulting').count()).toBe(2);
    await page.keyboard.press('Escape');
    await press('Save');
    await heading(page, 'Invoice 7051');
    await expect.poll(() => total().textContent()).toBe('$53.70');
    await go('To the invoices');
    await page.getByText('Saved on this page only').waitFor();
    await go('Add invoice');
    await heading(page, 'Add invoice 7052');
  });

  it('edits one; the list shows it as it is now', async () => {
    await open(page, '/apps/invoice/list', 'Invoices');
    await go('Edit invoice 7049');
    await heading(page, 'Edit invoice 7049');
    await expect.poll(() => page.getByRole('button', { name: 'Remove line 1' }).isDisabled()).toBe(true);
    await page.locator('[name="lines.0.price"]').fill('1234.56');
    await press('Save');
    await heading(page, 'Invoice 7049');
    await go('To the invoices');
    const row = rows().filter({ hasText: '7049' });
    await expect.poll(() => row.locator('td[data-label=Total]').textContent()).toBe('$1,234.56');
    await go('Edit invoice 7049');
    await page.locator('[name="lines.0.price"]').fill('1,000.00');
    await page.locator('[name="lines.0.tax"]').fill('7.75');
    await page.getByLabel('Discount %').fill('12.25');
    await press('Save');
    await page.getByText('Discount 12.25%').waitFor();
    await page.getByText('Tax 7.75% on $877.50').waitFor();
  });

  it('opens the newest at the bare addresses, and complains of nothing', async () => {
    await open(page, '/apps/invoice/preview', 'Invoice 7050');
    await open(page, '/apps/invoice/edit', 'Edit invoice 7050');
    expect(complaints).toEqual([]);
  });
});
