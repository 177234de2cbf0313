import { describe, expect, it } from 'vitest';
import { faultsOf } from './screen-faults.ts';
import { open, signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();
const { page } = visitor;

const card = (name: string) => page.getByRole('region', { name, exact: true });
const textOf = async (name: string) => (await card(name).textContent()) ?? '';

describe('the sample dashboards', () => {
  it('shows another period on the card it was chosen on, and on no other', async () => {
    await open(page, '/dashboard/analytics', 'Analytics dashboard');
    await card('Support tracker').getByText('276').waitFor();
    const sessionsBefore = await textOf('Average sessions');
    await page.getByLabel('Support tracker: Period').selectOption('Last year');
    await card('Support tracker').getByText('3,336').waitFor();
    expect(await textOf('Average sessions')).toBe(sessionsBefore);
    await card('Subscribers gained').getByText('2,784').waitFor();
    await expect.poll(() => card('Latest invoices').getByRole('row').count()).toBe(7);
  });

  it('reports the revenue of three years, as a drawing and as a table', async () => {
    await open(page, '/dashboard/ecommerce', 'E-commerce dashboard');
    const year = page.getByLabel('Revenue report: Year');
    await expect.poll(() => year.getByRole('option').allTextContents()).toEqual(['2020', '2019', '2018']);
    await card('Revenue report').getByText('$79,000').waitFor();
    await year.selectOption('2018');
    await card('Revenue report').getByText('Budget: $60,000').waitFor();
    await card('Revenue report').getByText('As a table').click();
    await expect.poll(() => card('Revenue report').getByRole('row').nth(1).textContent()).toBe('Jan41-44');
  });
});

describe('the cards', () => {
  it('are read from every endpoint of cards, and fold, reload and go, and come back', async () => {
    await open(page, '/ui/cards', 'Cards');
    await page.getByRole('region', { name: 'Product orders' }).getByText('1,284').waitFor();
    await expect.poll(() => page.getByRole('heading', { level: 3 }).count()).toBe(4 + 9 + 8 + 4);
    await page.getByRole('button', { name: 'Fold Active users' }).click();
    const unfold = page.getByRole('button', { name: 'Unfold Active users' });
    await expect.poll(() => unfold.getAttribute('aria-expanded')).toBe('false');
    await unfold.press('Enter');
    await page.getByRole('button', { name: 'Reload Goal overview' }).click();
    await page.getByRole('button', { name: 'Remove Customers' }).click();
    await expect.poll(() => card('Customers').count()).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => card('Customers').count()).toBe(2);
  });
});

describe('the charts', () => {
  it('leave out what the legend is asked to leave out, and bring it back', async () => {
    await open(page, '/charts/apex', 'Lines and areas');
    const lines = page.getByRole('figure', { name: 'Lines', exact: true });
    await expect.poll(() => lines.locator('.recharts-line-curve').count()).toBe(3);
    const buyers = lines.getByRole('button', { name: 'Buyers', exact: true });
    await buyers.press('Space');
    await expect.poll(() => buyers.getAttribute('aria-pressed')).toBe('false');
    await expect.poll(() => lines.locator('.recharts-line-curve').count()).toBe(2);
    await buyers.click();
    await expect.poll(() => lines.locator('.recharts-line-curve').count()).toBe(3);
  });

  it('begin where reading begins', async () => {
    const firstMonth = page.getByRole('figure', { name: 'Lines', exact: true }).locator('text', { hasText: 'Jan' });
    const before = (await firstMonth.boundingBox())?.x ?? 0;
    await page.evaluate(() => localStorage.setItem('direction', 'rtl'));
    await page.reload();
    await expect.poll(async () => (await firstMonth.boundingBox())?.x ?? 0).toBeGreaterThan(before + 300);
    await page.evaluate(() => localStorage.setItem('direction', 'ltr'));
  });

  it.each([
    ['/charts/chartjs', 'Bars and pies'],
    ['/charts/recharts', 'Composed charts'],
  ])('are drawn and can be read at %s', async (path, title) => {
    await open(page, path, title);
    await page.locator('.recharts-surface').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  });
});
