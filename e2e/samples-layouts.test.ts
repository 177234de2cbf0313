import { describe, expect, it } from 'vitest';
import { address, heading, open, signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();
const { page } = visitor;

const storedLayout = () =>
  page.evaluate(() => ['menuCollapsed', 'layout'].map((key) => localStorage.getItem(key) ?? '').join(' '));
const menu = () => page.getByRole('navigation', { name: 'Main menu' });
const isFolded = () => menu().getAttribute('data-collapsed');

describe('the page layouts', () => {
  it('fold the menu for one screen only and keep nothing of it', async () => {
    await open(page, '/', 'Dashboard');
    // Written once the server has said what it keeps.
    await expect.poll(storedLayout).not.toBe(' ');
    const before = await storedLayout();
    await open(page, '/page-layout/collapse-menu', 'Collapsed menu');
    await expect.poll(() => isFolded()).toBe('true');
    await page.getByRole('button', { name: 'Show or hide the menu' }).click();
    await expect.poll(() => isFolded()).toBe('false');
    expect(await storedLayout()).toBe(before);
    await page.reload();
    await heading(page, 'Collapsed menu');
    await expect.poll(() => isFolded()).toBe('true');
    await page.getByRole('main').getByRole('link', { name: 'Go to the dashboard' }).click();
    await heading(page, 'Dashboard');
    await expect.poll(() => isFolded()).toBe('false');
    expect(await storedLayout()).toBe(before);
  });

  it('show boxed content, a page without the menu, an empty one, and one without the shell, each with a way back', async () => {
    await page.setViewportSize({ width: 1600, height: 800 });
    await open(page, '/page-layout/layout-boxed', 'Boxed content');
    const width = await page.getByRole('main').evaluate((main) => main.clientWidth);
    expect(width).toBe(1200);
    await open(page, '/page-layout/without-menu', 'Without menu');
    await expect.poll(() => menu().count()).toBe(0);
    await page.getByRole('button', { name: 'Show or hide the menu' }).click();
    await menu().waitFor();
    await open(page, '/page-layout/layout-empty', 'Empty layout');
    await menu().waitFor();
    await open(page, '/page-layout/layout-blank', 'Blank layout');
    await expect.poll(() => page.getByRole('banner').count()).toBe(0);
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await menu().waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});

describe('the notices', () => {
  it('refuse a bad address for news', async () => {
    await open(page, '/misc/coming-soon', 'A new workshop opens soon');
    await page.getByLabel('E-mail').fill('nobody');
    await page.getByRole('button', { name: 'Tell me' }).click();
    await expect.poll(() => page.getByRole('alert').innerText()).toMatch(/whole e-mail address/);
    await page.getByLabel('E-mail').fill('ida@example.org');
    await page.keyboard.press('Enter');
    await page.getByText('ida@example.org would be told').waitFor();
  });

  it('say what an unknown address says, stand outside the shell, and lead back', async () => {
    await open(page, '/nowhere', 'This page does not exist');
    await open(page, '/misc/error', 'This page does not exist');
    await expect.poll(() => page.title()).toBe('Page not found · Quarry');
    await open(page, '/misc/maintenance', 'Quarry is under maintenance');
    await expect.poll(() => menu().count()).toBe(0);
    await page.goto(address('/misc/not-authorized'));
    await heading(page, 'You may not see this');
    await page.getByRole('button', { name: 'Go back' }).click();
    await heading(page, 'Quarry is under maintenance');
    await page.getByRole('link', { name: 'Try again' }).click();
    await heading(page, 'Dashboard');
    expect(visitor.complaints).toEqual([]);
  });
});
