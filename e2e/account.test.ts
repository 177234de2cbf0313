import { afterAll, describe, expect, it } from 'vitest';
import { faultsOf } from './screen-faults.ts';
import { accountOf, openWith } from './people.ts';
import { address, heading, signedInVisitor } from './visitor.ts';

const account = await accountOf('analyst');
const [here, there] = [await openWith(account), await openWith(account)];
const administrator = await signedInVisitor();
afterAll(() => Promise.all([here.leave(), there.leave()]));
const { page } = here;

describe('the sessions of a person', () => {
  it('are on their account page, where they end one of another browser', async () => {
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Your account' }).click();
    await heading(page, 'Your account');
    const sessions = page.getByRole('table', { name: 'Sessions' });
    await sessions.getByText('This browser').waitFor();
    expect(await sessions.getByRole('row').filter({ hasText: 'Chrome on Linux' }).count()).toBe(2);
    expect(await faultsOf(page)).toEqual([]);

    await sessions.getByRole('button', { name: 'End the session: Chrome on Linux' }).click();
    await page.getByText('1 session ended').waitFor();
    await expect.poll(() => sessions.getByRole('button').count()).toBe(0);
    await expect
      .poll(async () => {
        await there.page.goto(address('/brands'));
        return there.page
          .getByRole('button', { name: 'Log in' })
          .waitFor({ timeout: 1_000 })
          .then(
            () => 'at the log-in',
            () => 'still in',
          );
      })
      .toBe('at the log-in');
    expect(here.complaints).toEqual([]);
  });

  it('are ended by an administrator on the page of the user', async () => {
    const { page: office } = administrator;
    await office.goto(address(`/users?q=${encodeURIComponent(account.email)}`));
    await office.getByRole('link', { name: account.email.split('@')[0] ?? '' }).click();
    await office.getByRole('table', { name: 'Sessions' }).getByText('Chrome on Linux').waitFor();
    await office.getByRole('button', { name: 'End all', exact: true }).click();
    await office.getByRole('dialog').getByRole('button', { name: 'End all', exact: true }).click();
    await office.getByText('Not signed in anywhere.').waitFor();
    await expect
      .poll(async () => {
        await page.reload();
        return new URL(page.url()).pathname;
      })
      .toBe('/login');
    expect(administrator.complaints).toEqual([]);
  });
});
