import { describe, expect, it } from 'vitest';
import { haveCrawl } from './crawl.ts';
import { faultsOf } from './screen-faults.ts';
import { heading, open, signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();
const { page } = visitor;

describe('the tray of jobs', () => {
  it('shows a crawl that works, over a reload too, and cancels it', async () => {
    await open(page, '/', 'Dashboard');
    await haveCrawl(page);
    await page.reload();
    await page.getByRole('button', { name: /jobs? running/ }).click();
    const tray = page.getByRole('dialog', { name: /^Jobs$|jobs? running/ });
    const crawl = tray.getByRole('listitem').filter({ hasText: 'Crawl run: Slow crawl' }).first();
    await crawl.getByText(/of [\d,]+ pages/).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await crawl.getByRole('button', { name: /^Cancel Crawl/ }).click();
    await crawl.getByText('Results stay.').waitFor();
    await crawl.getByRole('button', { name: 'Cancel', exact: true }).click();
    const name = crawl.getByRole('link', { name: /^Crawl/ });
    await expect.poll(() => name.evaluate((link) => link === document.activeElement)).toBe(true);
    await crawl.getByText('Cancelled', { exact: true }).waitFor({ timeout: 60_000 });
    await crawl.getByText(/pages? fetched/).waitFor();
    await tray.getByRole('button', { name: 'Clear finished jobs' }).click();
    await expect.poll(() => tray.getByRole('listitem').filter({ hasText: 'Cancelled' }).count()).toBe(0);
    await page.keyboard.press('Escape');
  });
});

describe('the page of jobs', () => {
  it('tells kind, state, who asked and result, and runs once more what was cancelled', async () => {
    await page.getByRole('button', { name: 'Jobs', exact: true }).click();
    await page.getByRole('dialog', { name: 'Jobs' }).getByRole('link', { name: 'All jobs' }).click();
    await heading(page, 'Jobs');
    const cancelled = page.getByRole('row').filter({ hasText: 'Slow crawl' }).filter({ hasText: 'Cancelled' }).first();
    await cancelled.getByText(/pages? fetched/).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await cancelled.getByRole('button', { name: /^Run again/ }).click();
    const again = page.getByRole('row').filter({ hasText: 'Slow crawl' }).first();
    await again.getByRole('button', { name: /^Cancel Crawl/ }).click();
    const question = page.getByRole('dialog', { name: 'Cancel this run?' });
    await question.getByRole('button', { name: 'Cancel', exact: true }).click();
    await again.getByText('Cancelled', { exact: true }).waitFor({ timeout: 60_000 });
    await again.getByRole('link', { name: 'Slow crawl' }).click();
    await heading(page, 'Crawl of Slow crawl');
  });
});

describe('all of it', () => {
  it('leaves no complaint in the console', () => {
    expect(visitor.complaints).toEqual([]);
  });
});
