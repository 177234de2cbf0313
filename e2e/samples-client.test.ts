import { afterAll, describe, expect, it } from 'vitest';
import { specifiedScreens } from './every-screen.ts';
import { isFullRun } from './full-run.ts';
import { openAs } from './people.ts';
import { heading, open, openVisitor } from './visitor.ts';

const client = await openAs('client');
const { page } = client;
afterAll(() => client.leave());

const menu = page.getByRole('navigation', { name: 'Main menu' });

describe('somebody who may read ACL and Auth alone', () => {
  it('is led from the dashboard, which is not theirs, to the samples', async () => {
    await open(page, '/', 'You may not open this page');
    await page.getByRole('main').getByRole('link', { name: 'E-commerce dashboard' }).click();
    await heading(page, 'E-commerce dashboard');
    expect(new URL(page.url()).pathname).toBe('/dashboard/ecommerce');
  });

  it('reaches every path of the specification by the menu', async () => {
    const paths = () =>
      menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    await expect.poll(async () => (await paths()).length).toBeGreaterThan(1);
    const offered = new Set(await paths());
    expect(specifiedScreens.filter((path) => !offered.has(path))).toEqual([]);
    const titles: string[] = [];
    const walked = specifiedScreens.filter((_path, place) => isFullRun || place % 12 === 0);
    for (const path of walked) {
      await menu.locator(`a[href="${path}"]`).click();
      await page.waitForURL((url) => url.pathname === path);
      await client.untilQuiet();
      const title = page.locator('h1').first();
      // A busy machine shows the screen before for a moment longer.
      await expect.poll(() => title.innerText()).not.toBe('You may not open this page');
      titles.push(await title.innerText());
      await page.goBack();
      await menu.waitFor();
    }
    expect(titles).toHaveLength(walked.length);
  });

  it('sees one card less on the screen of access control, and nothing else that complains', async () => {
    await open(page, '/access-control', 'Access control');
    await page.getByText('read ACL', { exact: true }).waitFor();
    await expect.poll(() => page.getByText('manage ACL', { exact: true }).count()).toBe(0);
    expect(client.complaints).toEqual([]);
  });
});

describe('somebody who has not signed in', () => {
  it.each(['/access-control', '/apps/email', '/apps/invoice/print/7012', '/page-layout/layout-blank'])(
    'is asked to log in first at %s',
    async (path) => {
      const stranger = await openVisitor();
      await open(stranger.page, path, 'Log in to Quarry');
      expect(new URL(stranger.page.url()).searchParams.get('returnTo')).toBe(path);
      await stranger.leave();
    },
  );
});
