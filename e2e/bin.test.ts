import { describe, expect, it } from 'vitest';
import { faultsOf } from './screen-faults.ts';
import { address, heading, open, signedInVisitor, undoOf } from './visitor.ts';

const visitor = await signedInVisitor();
const { page } = visitor;
const name = `Spare lid ${Date.now().toString(36)}`;
const row = () => page.getByRole('row').filter({ hasText: name });
const inList = async () => {
  await page.goto(address(`/products?q=${encodeURIComponent(name)}`));
  await heading(page, 'Products');
};

describe('a deleted product', () => {
  it('comes back by the message about it', async () => {
    await open(page, '/products/new', 'Add product');
    await page.getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Add product' }).click();
    await heading(page, name);
    const record = page.url();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await heading(page, 'Products');
    await undoOf(page, `${name} is in the bin`).click();
    await page.getByText(`${name} is restored`).waitFor();
    await page.goto(record);
    await heading(page, name);
    expect(visitor.complaints).toEqual([]);
  });

  it('waits in the bin, with who deleted it and until when, and is restored from there', async () => {
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await undoOf(page, `${name} is in the bin`).waitFor();
    await open(page, `/bin?q=${encodeURIComponent(name)}`, 'Bin');
    await row().getByText('Product', { exact: true }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await row()
      .getByRole('button', { name: `Restore ${name}` })
      .click();
    await page.getByText(`${name} is restored`).waitFor();
    await expect.poll(() => row().count()).toBe(0);
  });
});

describe('a bulk deletion', () => {
  it('is taken back by the message at its end, and its page names the run that did', async () => {
    await inList();
    await row().getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Delete 1 product' }).click();
    await undoOf(page, 'Delete 1 product').click({ timeout: 60_000 });
    await page.getByText('Undone for 1 record').waitFor({ timeout: 60_000 });
    await row().waitFor();
    await open(page, '/jobs', 'Jobs');
    await page.getByRole('link', { name: 'Undo: Delete products' }).first().click();
    await heading(page, 'Undo: Delete products');
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Undoes this run' }).click();
    await heading(page, 'Delete products');
    await page.getByRole('link', { name: '1 undone' }).waitFor();
  });

  it('is deleted for good only after it was said that nothing brings it back', async () => {
    await inList();
    await row().getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Delete 1 product' }).click();
    await undoOf(page, 'Delete 1 product').waitFor({ timeout: 60_000 });
    await open(page, `/bin?q=${encodeURIComponent(name)}`, 'Bin');
    await row().getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Delete 1 record permanently' }).click();
    const question = page.getByRole('dialog', { name: 'Delete 1 record permanently' });
    await question.getByText('This cannot be undone.').waitFor();
    await question.getByRole('button', { name: 'Delete 1 record permanently' }).click();
    await expect.poll(() => row().count(), { timeout: 60_000 }).toBe(0);
  });
});

describe('all of it', () => {
  it('leaves no complaint in the console', () => {
    expect(visitor.complaints).toEqual([]);
  });
});
