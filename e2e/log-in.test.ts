import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { openVisitor } from './visitor.ts';

const address = inject('address');
const { email, password } = inject('administrator');

async function withPage<T>(work: (page: Page) => Promise<T>): Promise<T> {
  const { page, leave } = await openVisitor();
  try {
    return await work(page);
  } finally {
    await leave();
  }
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
