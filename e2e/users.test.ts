import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accountOf, openWith } from './people.ts';
import { faultsOf } from './screen-faults.ts';
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
    await page.getByText('Another user has this e-mail address').waitFor();
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
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('button', { name: 'Approve' }).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Disable user' }).click();
    const question = page.getByRole('dialog');
    await question.getByText('They are logged out everywhere').waitFor();
    await question.getByRole('button', { name: 'Disable user' }).click();
    await page.getByRole('button', { name: 'Enable user' }).waitFor();
    await undoOf(page, 'is disabled').click();
    await page.getByRole('button', { name: 'Disable user' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('hand their shared views over when they are disabled, to somebody found by typing, and get them back by undo', async () => {
    const [leaver, heir] = [await accountOf('analyst'), await accountOf('analyst')];
    const [leaving, staying] = [await openWith(leaver), await openWith(heir)];
    await shareView(leaving.page, `Watch ${word}`);
    await page.goto(address(`/users?q=${encodeURIComponent(leaver.email)}`));
    await page.getByRole('link', { name: nameOf(leaver) }).click();
    await page.getByRole('button', { name: 'Disable user' }).click();
    const question = page.getByRole('dialog');
    await question.getByText('1 shared view').waitFor();
    await question.getByRole('combobox', { name: 'Hand what they share to' }).fill(heir.email);
    await page.getByRole('option', { name: nameOf(heir) }).click();
    expect(await faultsOf(page)).toEqual([]);
    await question.getByRole('button', { name: 'Disable user' }).click();
    // Its time stands still while the pointer rests on it; what follows may take longer than the eight seconds.
    await undoOf(page, '1 shared view or report handed over').hover();
    await open(staying.page, '/brands', 'Brands');
    await staying.page.getByRole('link', { name: `Watch ${word}` }).click();
    // Whose it is may change it.
    await staying.page.getByRole('button', { name: `Edit “Watch ${word}”` }).waitFor();

    await undoOf(page, '1 shared view or report handed over').click();
    await page.getByRole('button', { name: 'Disable user' }).waitFor();
    await page.getByText('may log in').waitFor();
    await page.getByRole('button', { name: 'Disable user' }).click();
    await question.getByText('1 shared view').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await Promise.all([leaving.leave(), staying.leave()]);
    expect([...complaints, ...staying.complaints]).toEqual([]);
  });

  it('are disabled together after it was said what all of them own, and who gets it was asked', async () => {
    const [leaver, heir] = [await accountOf('analyst'), await accountOf('analyst')];
    const leaving = await openWith(leaver);
    await shareView(leaving.page, `Tide ${word}`);
    await page.goto(address(`/users?q=${encodeURIComponent(leaver.email)}`));
    await page.getByRole('checkbox', { name: `Select ${nameOf(leaver)}` }).check();
    await page.getByRole('button', { name: 'Disable 1 user' }).click();
    const question = page.getByRole('dialog');
    await question.getByText('1 shared view').waitFor();
    await question.getByRole('combobox', { name: 'Hand what they share to' }).fill(heir.email);
    await page.getByRole('option', { name: nameOf(heir) }).click();
    expect(await faultsOf(page)).toEqual([]);
    await question.getByRole('button', { name: 'Disable 1 user' }).click();
    await page
      .getByRole('row', { name: nameOf(leaver) })
      .getByText('Disabled')
      .waitFor();
    await leaving.leave();
    expect(complaints).toEqual([]);
  });

  it('are erased once they are disabled and their username was typed, and what they did stays without their name', async () => {
    const leaver = await accountOf('analyst');
    const leaving = await openWith(leaver);
    await shareView(leaving.page, `Ebb ${word}`);
    await leaving.leave();
    await page.goto(address(`/users?q=${encodeURIComponent(leaver.email)}`));
    await page.getByRole('link', { name: nameOf(leaver) }).click();
    await page.getByRole('button', { name: 'Disable user' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disable user' }).click();
    await page.getByRole('button', { name: 'Erase permanently' }).click();
    const question = page.getByRole('dialog', { name: /^Erase/ });
    await question.getByText('Erased: name').waitFor();
    await question.getByRole('textbox').fill('somebody else');
    await question.getByRole('button', { name: 'Erase permanently' }).click();
    await question.getByText('Type the username exactly as it stands.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await question.getByRole('textbox').fill(nameOf(leaver));
    await question.getByRole('button', { name: 'Erase permanently' }).click();
    await heading(page, 'Users');
    await page.goto(address('/audit?filter=entity:saved_view&filter=action:created'));
    await page.getByText('A person who was erased').first().waitFor();
    expect(complaints).toEqual([]);
  });
});

function nameOf({ email }: { email: string }): string {
  return email.split('@')[0] ?? email;
}

async function shareView(page: Page, name: string): Promise<void> {
  await page.goto(address('/brands?q=mug'));
  await page.getByRole('button', { name: 'Save as a new view' }).click();
  await page.getByLabel('Name of the view').fill(name);
  await page.getByLabel('Share with everybody who may open this list').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name }).waitFor();
}
