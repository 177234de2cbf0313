import { chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';

export type Visitor = { page: Page; complaints: string[]; leave: () => Promise<void> };

/** A browser of its own, and what its console complains of; a refusal that the screen shows is no complaint. */
export async function openVisitor(viewport = { width: 1280, height: 800 }): Promise<Visitor> {
  const browser = await chromium.launch({
    executablePath: inject('browserPath'),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const context = await browser.newContext({ viewport, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isHandledRefusal = /^Failed to load resource:.* status of 4\d\d/.test(message.text());
    if (message.type() === 'error' && !isHandledRefusal) complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  return { page, complaints, leave: () => browser.close() };
}

export async function logIn(page: Page): Promise<void> {
  const { email, password } = inject('administrator');
  await page.goto(inject('address'));
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.getByRole('link', { name: 'Products', exact: true }).first().waitFor();
}

/** Clicks an entry of the menu. */
export async function goTo(page: Page, entry: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: entry, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: entry }).waitFor();
}
