import { describe, expect, it } from 'vitest';
import { faultsOf } from './screen-faults.ts';
import { heading, open, signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();
const { page } = visitor;

const palette = () => page.getByRole('dialog', { name: 'Find anything' });
const found = (group: string) => palette().getByRole('group', { name: group, exact: true }).getByRole('option');

async function search(text: string) {
  await page.keyboard.press('Control+k');
  await palette().waitFor();
  await page.keyboard.type(text);
}

describe('the search of the samples', () => {
  it('finds files and contacts beside pages, four of a group and the way to all of them', async () => {
    await open(page, '/access-control', 'Access control');
    await search('a');
    await found('Files').first().waitFor();
    for (const group of ['Pages', 'Files', 'Contacts']) {
      await expect.poll(() => found(group).count()).toBe(5);
      await expect.poll(() => found(group).last().textContent()).toBe(`Show all in ${group}`);
    }
    expect(await faultsOf(page)).toEqual([]);
    await found('Files').last().click();
    await expect.poll(() => found('Files').count()).toBeGreaterThan(5);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('photo plan');
    await palette()
      .getByRole('option', { name: /^Photo plan textiles/ })
      .waitFor();
    await expect.poll(() => found('Contacts').count()).toBe(0);
    await page.keyboard.press('Escape');
  });

  it('opens a page by its name in the search of the samples, with arrows and Enter', async () => {
    await search('charts');
    await found('Pages').first().waitFor();
    const names = await found('Pages').allTextContents();
    expect(names).toContain('Composed charts');
    for (let step = 0; step < names.indexOf('Composed charts'); step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await heading(page, 'Composed charts');
  });
});

describe('the stars of the samples', () => {
  const bookmarks = () => page.getByRole('dialog', { name: 'Bookmarks' });

  it('are given from the search by a key, and stand in the navbar on every screen until they are taken', async () => {
    await search('access control');
    await found('Pages').first().waitFor();
    await palette().getByText('adds or removes the bookmark').waitFor();
    await page.keyboard.press('Alt+s');
    await palette().getByRole('option', { name: 'Access control bookmarked' }).first().waitFor();
    await page.keyboard.press('Enter');
    await heading(page, 'Access control');
    await page.getByRole('button', { name: 'Bookmarks' }).click();
    const taken = bookmarks().getByRole('button', { name: 'Remove bookmark: Access control' });
    await taken.waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await taken.click();
    await expect.poll(() => taken.count()).toBe(0);
  });

  it('are suggested by name, and lead to their page', async () => {
    await bookmarks().getByLabel('Find a sample page to bookmark').fill('analytics dash');
    await bookmarks().getByRole('button', { name: 'Bookmark Analytics dashboard' }).click();
    await bookmarks().getByRole('button', { name: 'Remove bookmark: Analytics dashboard' }).waitFor();
    await bookmarks().getByRole('link', { name: 'Analytics dashboard' }).click();
    await heading(page, 'Analytics dashboard');
    await search('analytics dash');
    await palette().getByRole('option', { name: 'Analytics dashboard bookmarked' }).first().waitFor();
    await page.keyboard.press('Escape');
    expect(visitor.complaints).toEqual([]);
  });
});
