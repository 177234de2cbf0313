import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { drawn } from './drawn.ts';
import { faultsOf } from './screen-faults.ts';
import { accountOf, openWith } from './people.ts';
import { address, heading, open, signedInVisitor, undoOf } from './visitor.ts';

const account = await accountOf('analyst');
const [here, there] = [await openWith(account), await openWith(account)];
const administrator = await signedInVisitor();
afterAll(() => Promise.all([here.leave(), there.leave()]));
const { page } = here;

/** Opens the account page again until the server asks who it is. */
async function untilSignedOut(one: Page): Promise<void> {
  await expect
    .poll(async () => {
      await one.goto(address('/account'));
      await one.locator('main h1, form h1').first().waitFor();
      return new URL(one.url()).pathname;
    })
    .toBe('/login');
}

describe('the account page', () => {
  it('is reached from the account menu, and keeps a name that the menu shows and undo takes back', async () => {
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Your account' }).click();
    await heading(page, 'Your account');
    await page.getByText(account.email).first().waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Ida Berg');
    await page.reload();
    await page.getByText('Your earlier input is restored.').waitFor();
    await page.getByRole('button', { name: 'Save profile' }).click();
    await undoOf(page, 'Profile saved').waitFor();
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('menu').getByText('Ida Berg').waitFor();
    await page.keyboard.press('Escape');
    await undoOf(page, 'Profile saved').click();
    await page.getByText('The name is as before').waitFor();
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('');
    expect(here.complaints).toEqual([]);
  });

  it('takes a picture after it was looked at, refuses what is none, and gives the one before back', async () => {
    await open(page, '/account', 'Your account');
    const picture = page.getByRole('region', { name: 'Picture' });
    const file = picture.locator('input[type=file]');
    const png = (buffer: Buffer) => ({ name: 'me.png', mimeType: 'image/png', buffer });
    await file.setInputFiles(png(Buffer.from('I am no picture')));
    await picture.getByRole('alert').getByText('This is no PNG').waitFor();
    await file.setInputFiles(png(await drawn(page)));
    await picture.getByText('This is how it will look.').waitFor();
    await picture.locator('img').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await picture.getByRole('button', { name: 'Use this picture' }).click();
    await undoOf(page, 'The picture was changed').waitFor();
    await page.getByRole('button', { name: 'Account', exact: true }).locator('img').waitFor();
    await picture.getByRole('button', { name: 'Remove the picture' }).click();
    await undoOf(page, 'The picture was removed').click();
    await page.getByText('The picture is as before').waitFor();
    await picture.locator('img').waitFor();
    expect(here.complaints).toEqual([]);
  });

  it('changes the language at once, which another browser finds, and leads to the layout', async () => {
    await page.getByLabel('Language', { exact: true }).selectOption('de');
    await heading(page, 'Ihr Konto');
    await here.untilQuiet();
    await expect
      .poll(async () => {
        await there.page.goto(address('/account'));
        await there.untilQuiet();
        return there.page.locator('h1').innerText();
      })
      .toBe('Ihr Konto');
    await page.getByLabel('Sprache', { exact: true }).selectOption('en');
    await page.getByRole('button', { name: 'Layout …' }).click();
    await page.getByRole('dialog', { name: 'Layout' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await faultsOf(page)).toEqual([]);
  });

  it('changes the password of somebody who knows the present one, and says what is wrong at its field', async () => {
    const [present, next] = [page.getByLabel('Current password'), page.getByLabel('New password')];
    const change = page.getByRole('button', { name: 'Change password' });
    await present.fill('not the present one');
    await next.fill('short');
    await change.click();
    await page.getByText('Choose a password of at least 12 characters.').waitFor();
    await next.fill('password1234');
    await change.click();
    await page.getByText('among the most common ones').waitFor();
    await next.fill('by the open window');
    await change.click();
    await page.getByText('This is not your present password.').waitFor();
    await present.fill(account.password);
    await change.click();
    await page.getByText('Password changed, 1 other session ended').waitFor();
    await expect.poll(() => present.inputValue()).toBe('');
    await untilSignedOut(there.page);
    await there.page.getByLabel(/^e-mail/i).fill(account.email);
    await there.page.locator('input[type=password]').fill('by the open window');
    await there.page.locator('button[type=submit]').click();
    await heading(there.page, 'Your account');
    expect(here.complaints).toEqual([]);
  });
});

describe('somebody who waits for approval', () => {
  it('has an account page all the same', async () => {
    const newcomer = await openWith(await accountOf('newcomer'));
    await open(newcomer.page, '/account', 'Your account');
    await newcomer.page.getByRole('table', { name: 'Sessions' }).getByText('This browser').waitFor();
    expect(newcomer.complaints).toEqual([]);
    await newcomer.leave();
  });
});

describe('the sessions of a person', () => {
  it('are on their account page, where they end one of another browser', async () => {
    await open(page, '/account', 'Your account');
    const sessions = page.getByRole('table', { name: 'Sessions' });
    await sessions.getByText('This browser').waitFor();
    await expect.poll(() => sessions.getByRole('row').filter({ hasText: 'Chrome on Linux' }).count()).toBe(2);
    expect(await faultsOf(page)).toEqual([]);

    await sessions.getByRole('button', { name: 'End the session: Chrome on Linux' }).click();
    await page.getByText('1 session ended').waitFor();
    await expect.poll(() => sessions.getByRole('button').count()).toBe(0);
    await untilSignedOut(there.page);
    expect(here.complaints).toEqual([]);
  });

  it('are ended by an administrator on the page of the user', async () => {
    const { page: office } = administrator;
    await office.goto(address(`/users?q=${encodeURIComponent(account.email)}`));
    await office.getByRole('link', { name: account.email.split('@')[0] ?? '' }).click();
    await office.getByRole('table', { name: 'Sessions' }).getByText('Chrome on Linux').waitFor();
    await office.getByRole('button', { name: 'End all', exact: true }).click();
    await office.getByRole('dialog').getByRole('button', { name: 'End all', exact: true }).click();
    await office.getByText('Not logged in anywhere.').waitFor();
    await untilSignedOut(page);
    expect(administrator.complaints).toEqual([]);
  });
});
