import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { heading, open, signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();
const { page, complaints } = visitor;

const rows = (label: string) => page.getByRole('region', { name: label }).locator('tbody tr');
const found = (label: string) =>
  page
    .getByRole('region', { name: label })
    .getByRole('status')
    .filter({ hasText: /rows?$/ });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = () => page.getByRole('dialog');

describe('the sample users', () => {
  it('stand by name, counted by status, filtered by their cards, and exported as they are filtered', async () => {
    await open(page, '/apps/user/list', 'Sample users');
    await expect.poll(() => found('Sample users').textContent()).toBe('50 rows');
    const names = await rows('Sample users').locator('a').allTextContents();
    expect(names).toEqual(names.toSorted((left, right) => left.localeCompare(right)));
    const card = page.getByRole('main').getByRole('link', { name: /^Pending/ });
    const count = Number((await card.textContent())?.replaceAll(/\D/g, ''));
    await card.click();
    await expect.poll(() => found('Sample users').textContent()).toBe(`${count} rows`);
    const [download] = await Promise.all([page.waitForEvent('download'), press('Export')]);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(count + 1);
    expect(lines.slice(1).every((line) => line.endsWith('"Pending"'))).toBe(true);
  });

  it('gain one in the side panel that is found at once, and lose one after the question', async () => {
    await open(page, '/apps/user/list', 'Sample users');
    await press('Add user');
    await dialog().getByRole('button', { name: 'Add user' }).click();
    await dialog().getByText('3 fields need attention').waitFor();
    await dialog().getByLabel('Name', { exact: false }).first().fill('Zora Quist');
    await dialog().getByLabel('User name').fill('zquist');
    await dialog().getByLabel('E-mail').fill('zora@quist.example');
    await dialog().getByRole('button', { name: 'Add user' }).click();
    await page.getByRole('searchbox', { name: 'Search in Sample users' }).fill('Zora');
    await expect.poll(() => found('Sample users').textContent()).toBe('1 row');
    await press('Delete Zora Quist');
    await dialog().getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('heading', { name: 'No results' }).waitFor();
    await press('Clear the search');
    await expect.poll(() => found('Sample users').textContent()).toBe('50 rows');
  });

  it('have a view with tabs in the address, edited and suspended here', async () => {
    await open(page, '/apps/user/view', 'Aino Haverkamp');
    await page.getByRole('link', { name: 'Notifications', exact: true }).click();
    await expect.poll(() => page.url()).toContain('tab=notifications');
    await page.getByRole('switch', { name: 'A new invoice' }).check({ force: true });
    await press('Suspend');
    await page.getByText('Suspended', { exact: true }).waitFor();
    await press('Edit');
    await dialog().getByLabel('Company').first().fill('Driftwood Ltd');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await page.getByRole('definition').filter({ hasText: 'Driftwood Ltd' }).first().waitFor();
    await page.getByRole('main').getByRole('link', { name: 'To the users' }).click();
    await rows('Sample users').filter({ hasText: 'Aino Haverkamp' }).getByText('Suspended').waitFor();
    await open(page, '/apps/user/view/999', 'There is no such user');
  });

  it('have nothing of one whose number they were given', async () => {
    await open(page, '/apps/user/view/50', 'Zeno Eskildsen');
    await press('Suspend');
    await page.getByRole('main').getByRole('link', { name: 'To the users' }).click();
    await page.getByRole('searchbox', { name: 'Search in Sample users' }).fill('Zeno Eskildsen');
    await press('Delete Zeno Eskildsen');
    await dialog().getByRole('button', { name: 'Delete', exact: true }).click();
    await press('Add user');
    await dialog().getByLabel('Name', { exact: false }).first().fill('Zeno Eskildsen');
    await dialog().getByLabel('User name').fill('zeno');
    await dialog().getByLabel('E-mail').fill('zeno@eskildsen.example');
    await dialog().getByRole('button', { name: 'Add user' }).click();
    const added = rows('Sample users').filter({ hasText: 'zeno@eskildsen.example' });
    await added.waitFor();
    await expect.poll(() => added.innerText()).toContain('Pending');
  });
});

describe('the sample roles and permissions', () => {
  it('count the members of each role, and show them', async () => {
    await open(page, '/apps/roles', 'Sample roles');
    const card = page.getByRole('main').locator('article').filter({ hasText: 'Editor' });
    const members = Number((await card.getByText(/members$/).textContent())?.split(' ')[0]);
    await card.getByRole('link', { name: 'Show Editor' }).click();
    await expect.poll(() => found('Users by role').textContent()).toBe(`${members} rows`);
  });

  it('keep a new role with its grid', async () => {
    await press('Add role');
    await dialog().getByLabel('Name of the role').fill('editor');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await dialog().getByText('There is a role of this name.').waitFor();
    await dialog().getByLabel('Name of the role').fill('Archivist');
    await dialog().getByRole('checkbox', { name: 'May Write: Only View' }).check();
    await dialog().getByRole('button', { name: 'Save' }).click();
    await press('Edit role Archivist');
    await expect.poll(() => dialog().getByRole('checkbox', { name: 'May Write: Only View' }).isChecked()).toBe(true);
    await expect
      .poll(() => dialog().getByRole('checkbox', { name: 'May Write: Management', exact: true }).isChecked())
      .toBe(false);
    await page.keyboard.press('Escape');
  });

  it('give a new permission to the administrator alone, rename and delete it', async () => {
    await open(page, '/apps/permissions', 'Sample permissions');
    const label = 'Sample permissions';
    await press('Add permission');
    await dialog().getByLabel('Name of the permission').fill('Export reports');
    await dialog().getByRole('button', { name: 'Add permission' }).click();
    const row = rows(label).filter({ hasText: 'Export reports' });
    await expect.poll(() => row.locator('td[data-label="Assigned to"]').textContent()).toBe('Administrator');
    await press('Rename Export reports');
    await dialog().getByLabel('Name of the permission').fill('Send reports');
    await dialog().getByRole('button', { name: 'Rename', exact: true }).click();
    await page.getByRole('button', { name: 'Delete Send reports' }).click();
    await dialog().getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(() => found(label).textContent()).toBe('9 rows');
    await press('Assigned to');
    await page.getByRole('menuitemradio', { name: 'Support' }).click();
    await expect.poll(() => found(label).textContent()).toBe('3 rows');
    await heading(page, label);
    expect(complaints).toEqual([]);
  });
});
