import { expect, it } from 'vitest';
import { ensureFirstProducts } from './first-products.ts';
import { heading, open, signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();
const { page } = visitor;

/** Chooses the shop of a form as a person does who knows a part of its name. */
async function chooseShop(typed: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Shop' }).fill(typed);
  await page.getByRole('option', { name }).click();
}

it('finds the shop of a crawler or a grabber by a part of its name, and takes over what the shop has', async () => {
  await ensureFirstProducts(visitor);
  await open(page, '/crawlers/new', 'Add crawler');
  const shop = page.getByRole('combobox', { name: 'Shop' });
  await shop.fill('no such shop');
  await page.getByText('Nothing found').waitFor();
  await chooseShop('nhau', 'Kernhaus');
  await expect.poll(() => page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Kernhaus');
  await expect.poll(() => page.getByLabel('Start URLs').inputValue()).toMatch(/^http/);
  await page.getByRole('button', { name: 'Clear Shop', includeHidden: true }).click();
  await page.locator('main').getByRole('button', { name: 'Add crawler' }).click();
  await page.getByText('Choose a shop first.').first().waitFor();

  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Add grabber' }).click();
  // Nobody typed anything: what the shop said asks for no confirmation.
  await heading(page, 'Add grabber');
  await chooseShop('kern', 'Kernhaus');
  const crawler = page.getByRole('combobox', { name: 'Crawler' });
  await expect.poll(() => crawler.locator('option').count()).toBeGreaterThan(1);
  await crawler.selectOption({ index: 1 });
  await expect.poll(() => crawler.locator('option:checked').innerText()).toContain('Kernhaus');
});
