import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { goTo, type Visitor } from './visitor.ts';

const probeLimitMs = 20_000;
const runLimitMs = 110_000;
/** What the desk asks of a proposal, or of a link that a rule made. */
const question = /^(?:Is this|Does this|Accept this|These were matched)/;

/** Makes sure that there are products to look at, and proposals that wait for a person. */
export async function ensureFirstProducts({ page, untilQuiet }: Visitor): Promise<void> {
  await goTo(page, 'Dashboard');
  await untilQuiet();
  if ((await page.getByLabel('Shop URL').count()) > 0) {
    await addShop(page, inject('shopAddress'));
    await watchCrawl(page);
    await dig(page);
    await goTo(page, 'Review desk');
    await acceptAll(page);
  }
  await goTo(page, 'Review desk');
  await untilQuiet();
  if ((await page.getByText(question).count()) > 0) return;
  await addSecondShop(page, inject('secondShopAddress'));
  await watchCrawl(page);
  await dig(page);
}

/** From the empty dashboard to the shop, with the crawler and grabber that were proposed. */
export async function addShop(page: Page, address: string): Promise<void> {
  await goTo(page, 'Dashboard');
  await page.getByLabel('Shop URL').fill(address);
  await lookAtIt(page);
  await page.getByRole('heading', { level: 1, name: 'Kernhaus' }).waitFor();
}

async function addSecondShop(page: Page, address: string): Promise<void> {
  await goTo(page, 'Add shop');
  await page.getByRole('textbox', { name: 'URL' }).first().fill(address);
  await lookAtIt(page);
  await page.getByRole('heading', { level: 1, name: 'Tarnbrook Supplies' }).waitFor();
}

async function lookAtIt(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Analyse' }).click();
  await page.getByRole('heading', { name: 'Findings' }).waitFor({ timeout: probeLimitMs });
  await page.locator('main').getByRole('button', { name: 'Add shop' }).click();
}

/** The newest crawl run, watched on its page until it ends. */
export async function watchCrawl(page: Page): Promise<void> {
  await goTo(page, 'Crawl runs');
  await page.locator('main a[href*="/crawlers/runs/"]').first().click();
  await page.getByText('Finished successfully').waitFor({ timeout: runLimitMs });
}

/** Has an excavator dig through every offer, and waits until it is through. */
export async function dig(page: Page): Promise<void> {
  await goTo(page, 'Add excavator');
  await page.locator('main').getByRole('button', { name: 'Add excavator' }).click();
  await page.getByRole('button', { name: 'Start run' }).click();
  await page.locator('main').getByText('Succeeded').waitFor({ timeout: runLimitMs });
}

/** Accepts all that waits at the review desk; answers what became of it, in words. */
export async function acceptAll(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Accept all…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Accept [\d,]+ proposals?$/ }).click();
  const result = page.getByRole('dialog', { name: 'Result' });
  await result.waitFor({ timeout: runLimitMs });
  const text = await result.innerText();
  await result.getByRole('button', { name: 'Close' }).last().click();
  return text;
}
