import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { address, heading, open, signedInVisitor, undoOf } from './visitor.ts';

const { page, complaints } = await signedInVisitor();
const word = randomBytes(4).toString('hex');
const email = `${word}@example.test`;

describe('users', () => {
  it('are added with a role, and refused at the field when their address is somebody else’s', async () => {
    await open(page, '/users/new', 'Add user');
    await page.getByLabel('Name', { exact: true }).fill(`Ida ${word}`);
    await page.getByLabel(/^E-mail/).fill(email);
    await page.getByLabel(/^Username/).fill(word);
    await page.getByLabel('Analyst').check();
    await page.getByRole('button', { name: 'Add user' }).click();
    await heading(page, `Ida ${word}`);

    await open(page, '/users/new', 'Add user');
    await page.getByLabel(/^E-mail/).fill(email.toUpperCase());
    await page.getByLabel(/^Username/).fill(`${word}-2`);
    await page.getByRole('button', { name: 'Add user' }).click();
    await page.getByText('Somebody has this e-mail address already').waitFor();
    expect(complaints).toEqual([]);
  });

  it('are found in the list, whose address keeps what was asked over a reload', async () => {
    // The form that was refused holds what was typed.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(address(`/users?q=${word}&filter=status:PENDING&filter=role:analyst`));
    const row = page.getByRole('link', { name: `Ida ${word}` });
    await row.waitFor();
    await page.reload();
    await row.click();
    await heading(page, `Ida ${word}`);
    expect(complaints).toEqual([]);
  });

  it('are found by name or address in the palette', async () => {
    await open(page, '/brands', 'Brands');
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Find anything' });
    await palette.getByRole('combobox').fill(`user: ${email}`);
    await palette
      .getByRole('group', { name: 'Users' })
      .getByRole('option', { name: `Ida ${word}` })
      .click();
    await heading(page, `Ida ${word}`);
    expect(complaints).toEqual([]);
  });

  it('are disabled after it was said what that ends, and enabled by undo', async () => {
    await page.getByRole('button', { name: 'Let in' }).click();
    await page.getByRole('button', { name: 'Let in' }).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Disable user' }).click();
    const question = page.getByRole('dialog');
    await question.getByText('They are signed out everywhere').waitFor();
    await question.getByRole('button', { name: 'Disable user' }).click();
    await page.getByRole('button', { name: 'Enable user' }).waitFor();
    await undoOf(page, 'is disabled').click();
    await page.getByRole('button', { name: 'Disable user' }).waitFor();
    expect(complaints).toEqual([]);
  });
});
