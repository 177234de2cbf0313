import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { faultsOf } from './screen-faults.ts';
import { address, heading, open, openVisitor, signedInVisitor } from './visitor.ts';

const { page, complaints } = await signedInVisitor();
const guest = await openVisitor();
afterAll(() => guest.leave());
const word = randomBytes(4).toString('hex');
const email = `${word}@example.test`;
const password = `${word} by the window`;
let link = '';

describe('an invitation', () => {
  it('is given to everybody in a pasted list, and each line is answered', async () => {
    await open(page, '/users/invite', 'Invite users');
    await page
      .getByLabel(/^E-mail addresses/)
      .fill(`Ida ${word} <${email}>\n${'nobody'.repeat(40)}\n${email.toUpperCase()}`);
    await page.getByLabel('Analyst').check();
    await page.getByRole('button', { name: 'Invite users' }).click();
    const results = page.getByRole('table', { name: 'Results' });
    await results.waitFor();
    const outcomes = await results.locator('tbody tr td:nth-child(3)').allInnerTexts();
    expect(outcomes.map((text) => text.trim())).toEqual(['Invited', 'No e-mail address', 'Listed twice']);
    expect(await faultsOf(page)).toEqual([]);
    await results.getByRole('button', { name: 'Copy link' }).click({ trial: true });
    expect(complaints).toEqual([]);
  });

  it('is shown once more as a new link on the page of the user', async () => {
    await page.getByRole('link', { name: email }).click();
    await heading(page, `Ida ${word}`);
    await page.getByRole('button', { name: 'Invite by link' }).click();
    const dialog = page.getByRole('dialog', { name: `Link for Ida ${word}` });
    await dialog.getByText('This installation sends no e-mail').waitFor();
    link = await dialog.getByLabel('Link', { exact: true }).inputValue();
    expect(link).toMatch(/\/accept-invite\?token=[\w-]{43}$/);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
  });

  it('signs in anyone who chooses a password by it, in a browser whose address forgets it', async () => {
    await guest.page.goto(link);
    await heading(guest.page, 'Welcome to Quarry');
    expect(guest.page.url()).toBe(address('/accept-invite'));
    await guest.page.reload();
    await expect.poll(() => guest.page.getByLabel('E-mail').inputValue()).toBe(email);
    await guest.page.getByLabel('New password').fill('password1234');
    await guest.page.getByRole('button', { name: 'Set password and log in' }).click();
    await guest.page.getByText('among the most common ones').waitFor();
    await guest.page.getByLabel('New password').fill(password);
    await guest.page.keyboard.press('Enter');
    await heading(guest.page, 'Dashboard');
    expect(guest.complaints).toEqual([]);
  });

  it('leads nowhere a second time, and the password does', async () => {
    await guest.page.getByRole('button', { name: 'Account' }).click();
    await guest.page.getByRole('menuitem', { name: 'Log out' }).click();
    await heading(guest.page, 'Log in to Quarry');
    await guest.page.goto(link);
    await guest.page.getByText('This link was used already').waitFor();
    await guest.page.getByRole('button', { name: 'Log in' }).click();
    await guest.page.getByLabel('E-mail').fill(email);
    await guest.page.getByRole('textbox', { name: 'Password' }).fill(password);
    await guest.page.getByRole('button', { name: 'Log in' }).click();
    await heading(guest.page, 'Dashboard');
    expect(guest.complaints).toEqual([]);
  });
});
