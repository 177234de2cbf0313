import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accountOf, openWith } from './people.ts';
import { faultsOf } from './screen-faults.ts';
import { address, heading, open, signedInVisitor, undoOf } from './visitor.ts';

const { page, complaints } = await signedInVisitor();
const word = randomBytes(4).toString('hex');

describe('roles', () => {
  it('are copied, changed right by right, and read in their history', async () => {
    await open(page, '/users/roles', 'Roles');
    await page.getByRole('link', { name: 'Analyst' }).click();
    await heading(page, 'Analyst');
    await page.getByRole('link', { name: 'Copy', exact: true }).click();
    const name = page.getByLabel(/^Name/);
    await expect.poll(() => name.inputValue()).toBe('Copy of Analyst');
    await name.fill(`Buyer ${word}`);
    await page.getByRole('button', { name: 'Add role' }).click();
    await heading(page, `Buyer ${word}`);

    await page.getByLabel('Crawlers: change').selectOption('own shops');
    await page.getByRole('button', { name: 'Save' }).click();
    await undoOf(page, `Buyer ${word} saved`).waitFor();
    const history = page.getByRole('region', { name: 'History' });
    await history.locator('summary', { hasText: 'Crawlers: change' }).first().click();
    await history
      .getByRole('row', { name: /Crawlers: change/ })
      .first()
      .waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('are not saved where nobody would keep all rights, with the rule that says so', async () => {
    await open(page, '/users/roles?q=administrator', 'Roles');
    await page.getByRole('link', { name: 'Administrator' }).click();
    await heading(page, 'Administrator');
    await page.getByLabel('Everything: do everything').selectOption('no');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('LAST_WITH_ALL_RIGHTS').waitFor();
    page.once('dialog', (dialog) => void dialog.accept());
    expect(complaints).toEqual([]);
  });
});

describe('a role over single fields', () => {
  it('is limited in the matrix, and its people change these fields and see why not the others', async () => {
    await open(page, '/users/roles/new', 'Add role');
    await page.getByLabel(/^Name/).fill(`Describer ${word}`);
    await page.getByLabel('Brands: see').selectOption('all');
    await page.getByLabel('Brands: change').selectOption('all');
    await page.getByRole('button', { name: 'Fields: Brands: change: all fields' }).click();
    const fields = page.getByRole('dialog', { name: 'Fields: Brands: change' });
    await fields.getByLabel('Description').check();
    expect(await faultsOf(page)).toEqual([]);
    await fields.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('button', { name: 'Fields: Brands: change: 1 of 5 fields' }).waitFor();
    await page.getByRole('button', { name: 'Add role' }).click();
    await heading(page, `Describer ${word}`);
    await page.getByRole('button', { name: 'Fields: Brands: change: 1 of 5 fields' }).waitFor();

    await open(page, '/brands/new', 'Add brand');
    await page.getByLabel(/^Name/).fill(`Kiel ${word}`);
    await page.getByRole('button', { name: 'Add brand' }).click();
    await heading(page, `Kiel ${word}`);

    const analyst = await accountOf('analyst');
    await page.goto(address(`/users?q=${encodeURIComponent(analyst.email)}`));
    await page.getByRole('link', { name: analyst.email.split('@')[0] ?? '' }).click();
    await page.getByLabel(`Describer ${word}`).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await undoOf(page, 'saved').waitFor();
    const person = await openWith(analyst);
    await person.page.goto(address(`/brands?q=${word}`));
    await person.page.getByRole('link', { name: `Kiel ${word}` }).click();
    await person.page.getByText('You may change only some of these fields').waitFor();
    await expect.poll(() => person.page.getByLabel(/^Name/).isDisabled()).toBe(true);
    await person.page.getByText('Your role does not include this field.').first().waitFor();
    expect(await faultsOf(person.page)).toEqual([]);
    await person.page.getByLabel('Description').fill(`Told by ${word}`);
    await person.page.getByRole('button', { name: 'Save' }).click();
    await undoOf(person.page, 'saved').waitFor();
    await person.leave();
    expect([...complaints, ...person.complaints]).toEqual([]);
  });
});

describe('a right', () => {
  it('is explained by the very line of the role, for somebody found by typing', async () => {
    const analyst = await accountOf('analyst');
    const [name = ''] = analyst.email.split('@');
    await page.goto(address('/users/rights?subject=Product&action=export'));
    await page.getByRole('combobox', { name: 'Who' }).fill(name);
    await page.getByRole('option', { name }).click();
    await page.getByText(`${name} may`, { exact: true }).waitFor();
    await page.getByText('This line grants it').waitFor();
    await page.getByLabel('Doing what').selectOption('publish');
    await page.getByText('None of their roles includes it.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe('two roles', () => {
  it('are told apart by what only one allows and by other conditions', async () => {
    await open(page, '/users/roles?q=support', 'Roles');
    await page.getByRole('link', { name: 'Support' }).click();
    await heading(page, 'Support');
    await page.getByRole('link', { name: 'Compare' }).click();
    await page.getByRole('combobox', { name: 'Second role' }).fill('Administrator');
    await page.getByRole('option', { name: 'Administrator' }).click();
    const other = page.getByRole('table', { name: 'On other conditions' });
    await other.getByRole('row', { name: 'Orders see own shops all' }).waitFor();
    await page.getByRole('heading', { name: 'Only Administrator' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe('a preview as a role', () => {
  it('shows the menu and screens of the role with what the server gives it, and ends where it began', async () => {
    const { page: own, leave } = await openWith(await accountOf('administrator'));
    await own.goto(address('/users/roles?q=analyst'));
    await own.getByRole('link', { name: 'Analyst', exact: true }).click();
    await own.getByRole('button', { name: 'Preview' }).click();
    const start = own.getByRole('button', { name: 'Start preview' });
    const find = own.getByRole('searchbox', { name: 'Find in: Assigned shops' });
    await expect
      .poll(() =>
        find
          .or(start)
          .first()
          .evaluate((field) => field === document.activeElement),
      )
      .toBe(true);
    await start.click();
    const bar = own.getByRole('region', { name: 'Preview of a role' });
    await bar.waitFor();
    await own.getByRole('link', { name: 'Products', exact: true }).waitFor();
    await expect.poll(() => own.getByRole('link', { name: 'Users', exact: true }).count()).toBe(0);
    await own.goto(address('/users'));
    await own.getByText('Users: see').waitFor();
    expect(await faultsOf(own)).toEqual([]);
    await bar.getByRole('button', { name: 'End preview' }).click();
    await heading(own, 'Analyst');
    await own.getByRole('link', { name: 'Users', exact: true }).waitFor();
    await leave();
  });
});
