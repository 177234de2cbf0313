import { chromium } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';

const address = inject('address');
const { email, password } = inject('administrator');

async function withPage<T>(work: (page: Awaited<ReturnType<typeof open>>['page']) => Promise<T>): Promise<T> {
  const { browser, page } = await open();
  try {
    return await work(page);
  } finally {
    await browser.close();
  }
}

async function open() {
  const browser = await chromium.launch({
    executablePath: inject('browserPath'),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  return { browser, page: await browser.newPage() };
}

describe('log-in', () => {
  it('leads from the log-in screen into the dashboard and keeps the session over a reload', async () => {
    await withPage(async (page) => {
      await page.goto(address);
      await page.getByLabel(/e-?mail/i).fill(email);
      await page.locator('input[type=password]').fill(password);
      await page.locator('button[type=submit]').click();
      await page.getByRole('link', { name: 'Products' }).first().waitFor();
      await page.reload();
      await page.getByRole('link', { name: 'Products' }).first().waitFor();
      expect(await page.evaluate('[...Object.keys(localStorage), ...Object.keys(sessionStorage)]')).toEqual(
        expect.arrayContaining(['accessToken', 'refreshToken', 'userData']),
      );
    });
  });

  it('says that a password is wrong', async () => {
    await withPage(async (page) => {
      await page.goto(address);
      await page.getByLabel(/e-?mail/i).fill(email);
      await page.locator('input[type=password]').fill('wrong');
      await page.locator('button[type=submit]').click();
      await expect.poll(() => page.getByRole('alert').first().innerText()).toMatch(/wrong/i);
    });
  });
});
