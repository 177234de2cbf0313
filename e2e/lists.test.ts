import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { inDatabase } from './database.ts';
import { isFullRun } from './full-run.ts';
import { faultsOf } from './screen-faults.ts';
import { delayFrames, enter, heading, open, openVisitor, signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();
const { page, complaints } = visitor;

/** More than a list keeps loaded, and some of them under a word of their own. */
const ledgers = Array.from({ length: 1_150 }, (_, place) => `Ledger ${String(place).padStart(4, '0')}`);
const spares = Array.from({ length: 130 }, (_, place) => `Oddment ${String(place).padStart(4, '0')}`);

/** Saved one by one, they took a quarter of a minute of processor time. */
const createBrands = (names: readonly string[]) =>
  inDatabase(
    `insert into brand (id, name, name_key, slug)
     select gen_random_uuid(), name, lower(replace(name, ' ', '')), lower(replace(name, ' ', '-')) from unnest($1::text[]) name`,
    [names],
  );

const list = (of: Page = page) => of.locator('[data-scroll-restoration-id="list"]');
const scrollTo = (top: number) => list().evaluate((element, to) => element.scrollTo({ top: to }), top);
const position = () => page.getByText(/^(?:Row|About row) [\d,]+ of/);
/** The row under the heading of the table. */
const firstInView = (of: Page = page) =>
  list(of).evaluate((element) => {
    const edge = element.getBoundingClientRect().top + (element.querySelector('thead')?.clientHeight ?? 0);
    const rows = [...element.querySelectorAll('tbody tr')];
    return rows.find((row) => row.getBoundingClientRect().bottom > edge + 1)?.querySelector('a')?.textContent ?? '';
  });

beforeAll(() => createBrands([...ledgers, ...spares]));

describe('a list longer than a screen', () => {
  it('is scrolled to its end and back, and says where one is', async () => {
    await open(page, '/brands?q=ledger', 'Brands');
    await position().waitFor();
    await expect.poll(() => position().textContent()).toBe('Row 1 of 1,150');
    await scrollTo(20_000);
    await expect.poll(() => firstInView()).toBe('Ledger 0500');
    await expect.poll(() => position().textContent()).toBe('Row 501 of 1,150');
    await page.keyboard.press('End');
    await page.getByRole('link', { name: 'Ledger 1149' }).waitFor();
    await page.keyboard.press('Home');
    await expect.poll(() => firstInView()).toBe('Ledger 0000');
    for (let top = 0; top < 44_000; top += isFullRun ? 1_200 : 6_000) {
      await scrollTo(top);
      await expect.poll(() => firstInView()).toBe(`Ledger ${String(top / 40).padStart(4, '0')}`);
    }
    await expect.poll(() => list().locator('tbody tr').count()).toBeLessThan(60);
  });

  it('stays where it was scrolled to when the next rows come in that very moment', async () => {
    await open(page, '/brands?q=ledger', 'Brands');
    await position().waitFor();
    const released = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      if (/"after":"/.test(route.request().postData() ?? '')) await released.promise;
      await route.continue();
    });
    const loading = page.getByText('Loading more');
    try {
      await scrollTo(2_400);
      await loading.waitFor({ state: 'attached' });
      // As if the rows came between the scrolling and the word of it.
      await page.evaluate(() => window.addEventListener('scroll', (event) => event.stopImmediatePropagation(), true));
      await scrollTo(3_000);
    } finally {
      released.resolve();
    }
    await loading.waitFor({ state: 'detached' });
    expect(await list().evaluate(({ scrollTop }) => scrollTop)).toBe(3_000);
    await page.unroute('**/graphql');
  });

  it('begins at its top in another order', async () => {
    await open(page, '/brands?q=ledger%2011', 'Brands');
    await expect.poll(() => firstInView()).toBe('Ledger 1100');
    const name = page.getByRole('columnheader', { name: 'Name' });
    await expect.poll(() => name.getAttribute('aria-sort')).toBe('ascending');
    await name.getByRole('button').first().click();
    await expect.poll(() => firstInView()).toBe('Ledger 1149');
    await expect.poll(() => list().evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  });

  it('stands at the same row after Back from a record, and after a reload', async () => {
    await open(page, '/brands?q=ledger', 'Brands');
    await position().waitFor();
    await scrollTo(26_000);
    await page.getByRole('link', { name: 'Ledger 0655' }).click();
    await heading(page, 'Ledger 0655');
    await page.getByText('656 of 1,150').waitFor();
    await page.goBack();
    await expect.poll(() => firstInView()).toBe('Ledger 0650');
    await page.reload();
    await expect.poll(() => firstInView()).toBe('Ledger 0650');
    await position().waitFor();
  });

  it('leads to a name by its first letters', async () => {
    await page.keyboard.press("'");
    await page.locator('input:focus').waitFor();
    await page.keyboard.type('ledger 09');
    await expect.poll(() => firstInView()).toBe('Ledger 0900');
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.keyboard.press('j');
    await list().locator('tr:focus', { hasText: 'Ledger 0901' }).waitFor();
    await page.keyboard.press('Enter');
    await heading(page, 'Ledger 0901');
    await page.goBack();
    await expect.poll(() => firstInView()).toBe('Ledger 0900');
  });

  it('says of letters that no name begins with that none does', async () => {
    await page.keyboard.press("'");
    await page.locator('input:focus').waitFor();
    await page.keyboard.type('ledger x');
    await page.keyboard.press('Enter');
    await page.getByText('No name begins with “ledger x”').waitFor();
    await page.locator('input:focus').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('ledger 09');
    await expect.poll(() => firstInView()).toBe('Ledger 0900');
    await page.getByText('No name begins').waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
  });

  it('selects from a row to another far away, whatever is loaded of those between', async () => {
    await page.getByRole('checkbox', { name: 'Select Ledger 0902' }).click();
    await page.keyboard.press('Home');
    await page.getByRole('checkbox', { name: 'Select Ledger 0002' }).click({ modifiers: ['Shift'] });
    await page.getByText('901 selected').waitFor();
    await expect.poll(() => page.getByRole('checkbox', { name: 'Select Ledger 0003' }).isChecked()).toBe(true);
    await expect.poll(() => page.getByRole('checkbox', { name: 'Select Ledger 0001' }).isChecked()).toBe(false);
    await page.getByRole('button', { name: 'Clear the selection' }).click();
    expect(complaints).toEqual([]);
  });
});

describe('a list whose frames come late', () => {
  it('leads to a name and stays there while rows come before it', async () => {
    const late = await openVisitor();
    await delayFrames(late.page);
    await enter(late.page);
    await open(late.page, '/brands?q=ledger', 'Brands');
    await late.page.getByText('Row 1 of 1,150').waitFor();
    await late.page.keyboard.press("'");
    await late.page.locator('input:focus').waitFor();
    await late.page.keyboard.type('ledger 09');
    // Rows before those that were asked for come by themselves.
    await late.page.getByRole('link', { name: 'Ledger 0895' }).waitFor({ state: 'attached' });
    await late.page.keyboard.press('Enter');
    await late.page.keyboard.press('j');
    await late.page.locator('tr:focus', { hasText: 'Ledger 0901' }).waitFor();
    await expect.poll(() => firstInView(late.page)).toBe('Ledger 0900');
    expect(late.complaints).toEqual([]);
    await late.leave();
  });

  it('leads to a name from its end, also where its rows are cards', async () => {
    for (const width of isFullRun ? [1280, 360] : [360]) {
      const late = await openVisitor({ width, height: 800 });
      await delayFrames(late.page);
      await enter(late.page);
      await open(late.page, '/brands?q=ledger', 'Brands');
      await late.page.getByText('Row 1 of 1,150').waitFor();
      await late.page.keyboard.press('End');
      await late.page.locator('tr:focus', { hasText: 'Ledger 1149' }).waitFor();
      await late.page.keyboard.press("'");
      await late.page.locator('input:focus').waitFor();
      await late.page.keyboard.type('ledger 06');
      await late.page.getByRole('link', { name: 'Ledger 0600' }).waitFor();
      await late.page.keyboard.press('Enter');
      await late.page.locator('tr:focus', { hasText: 'Ledger 0600' }).waitFor();
      await expect.poll(() => firstInView(late.page)).toBe('Ledger 0600');
      expect(late.complaints).toEqual([]);
      await late.leave();
    }
  });
});

describe('a list of two pages', () => {
  it('keeps the field for a name while its last rows come', async () => {
    await open(page, '/brands?q=oddment', 'Brands');
    await position().waitFor();
    await page.keyboard.press("'");
    await page.locator('input:focus').waitFor();
    await page.keyboard.type('oddment 01');
    await expect.poll(() => position().textContent()).toBe('Row 101 of 130');
    // Both pages are there by now.
    await page.getByRole('link', { name: 'Oddment 0095' }).waitFor({ state: 'attached' });
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await page.locator('tr:focus', { hasText: 'Oddment 0120' }).waitFor();
    // The list is opened again where it was left.
    await page.keyboard.press('Home');
    await expect.poll(() => firstInView()).toBe('Oddment 0000');
  });
});

describe('everything that matches', () => {
  it('is selected, told again and done, with a result that can be kept', async () => {
    await open(page, '/brands?q=oddment', 'Brands');
    await page.getByRole('checkbox', { name: 'Select all loaded rows' }).click();
    await page.getByRole('button', { name: 'Select all 130 matching rows' }).click();
    await page.getByRole('checkbox', { name: 'Select Oddment 0001' }).click();
    await page.getByText('All 129 matching rows are selected').waitFor();
    await page.getByRole('button', { name: 'Archive 129 brands' }).click();
    const question = page.getByRole('dialog', { name: 'Archive 129 brands' });
    await question.getByText('129 brands are archived.').waitFor();
    await question.getByRole('button', { name: 'Archive 129 brands' }).click();
    const result = page.getByRole('dialog', { name: 'Result' });
    await result.getByText('129 done').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await result.getByRole('button', { name: 'Download all results' }).click();
    expect((await download).suggestedFilename()).toMatch(/^Result-.*\.csv$/);
    await page.keyboard.press('Escape');
    await open(page, '/brands?q=oddment&filter=status:ARCHIVED', 'Brands');
    await page.getByText('129', { exact: true }).waitFor();
  });

  it('is left by keys for the row where they began', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.getByRole('button', { name: 'Restore 1 brand' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Done: Restore 1 brand').waitFor();
    await page.locator('tr:focus').waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('the columns of a list', () => {
  it('are as they were chosen in another browser too', async () => {
    await open(page, '/brands', 'Brands');
    await page.getByRole('button', { name: 'Columns and rows' }).click();
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Products' }).click();
    const stored = () => page.evaluate(() => localStorage.getItem('lists'));
    await expect.poll(stored).toMatch(/"isHidden":true.*"version":1,"isUnsent":false/);
    const second = await openVisitor();
    try {
      await enter(second.page);
      await open(second.page, '/brands', 'Brands');
      await second.page.getByRole('columnheader', { name: 'Products' }).waitFor({ state: 'detached' });
      await list(second.page).locator('tbody tr').first().waitFor();
      await expect.poll(() => second.page.getByRole('columnheader', { name: 'Name' }).count()).toBe(1);
    } finally {
      await second.leave();
    }
  });
});
