import { describe, expect, it } from 'vitest';
import { haveCrawl } from './crawl.ts';
import { faultsOf } from './screen-faults.ts';
import { open, signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();
const { page } = visitor;

describe('the tray of jobs', () => {
  it('shows a crawl that works, over a reload too, and cancels it', async () => {
    await open(page, '/', 'Dashboard');
    await haveCrawl(page);
    await page.reload();
    await page.getByRole('button', { name: /jobs? at work/ }).click();
    const tray = page.getByRole('dialog', { name: /^Jobs$|jobs? at work/ });
    const crawl = tray.getByRole('listitem').filter({ hasText: 'Crawl: Slow crawl' }).first();
    await crawl.getByText(/of [\d,]+ pages/).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await crawl.getByRole('button', { name: /^Cancel Crawl/ }).click();
    await crawl.getByText('What it found stays.').waitFor();
    await crawl.getByRole('button', { name: 'Cancel', exact: true }).click();
    await crawl.getByText('Cancelled', { exact: true }).waitFor({ timeout: 60_000 });
    await crawl.getByText(/pages? fetched/).waitFor();
    await tray.getByRole('button', { name: 'Clear what has ended' }).click();
    await expect.poll(() => tray.getByRole('listitem').filter({ hasText: 'Cancelled' }).count()).toBe(0);
    await page.keyboard.press('Escape');
  });
});

describe('all of it', () => {
  it('leaves no complaint in the console', () => {
    expect(visitor.complaints).toEqual([]);
  });
});
