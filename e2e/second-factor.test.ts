import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { faultsOf } from './screen-faults.ts';
import { wear } from './every-screen.ts';
import { accountOf, openWith } from './people.ts';
import { address, heading, open, openVisitor, signedInVisitor } from './visitor.ts';

const account = await accountOf('analyst');
const mine = await openWith(account);
const stranger = await openVisitor();
const administrator = await signedInVisitor();
afterAll(() => Promise.all([mine.leave(), stranger.leave()]));
const { page } = mine;

let secret = '';
let recoveryCodes: string[] = [];
/** The step of the newest code that was used: none counts twice. */
let lastStep = 0;

/** A code that was not used yet; the next one where the clock still shows the one before. */
async function nextCode(): Promise<string> {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await expect.poll(() => totp.counter() + 1 > lastStep, { timeout: 60_000 }).toBe(true);
  lastStep = Math.max(totp.counter(), lastStep + 1);
  return totp.generate({ timestamp: lastStep * 30_000 });
}

async function typePassword(one: Page): Promise<void> {
  await one.getByLabel(/e-?mail/i).fill(account.email);
  await one.locator('input[type=password]').fill(account.password);
  await one.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** From the password to the recovery codes, in whatever frame. */
async function setUp(one: Page): Promise<void> {
  const password = one.locator('input[name="password"]');
  await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true);
  await password.fill(account.password);
  await one.getByRole('button', { name: 'Next' }).click();
  const shown = one.locator('code').filter({ hasText: /^(?:[A-Z2-7]{4} ?){8}$/ });
  await shown.waitFor();
  secret = (await shown.innerText()).replaceAll(' ', '');
  lastStep = 0;
  expect(await faultsOf(one)).toEqual([]);
  await one.getByLabel('Code from the app').fill('000000');
  await one.getByText('This is not the code of this moment').waitFor();
  await one.getByLabel('Code from the app').fill(await nextCode());
  const list = one.getByRole('list', { name: 'Recovery codes' });
  await list.waitFor();
  recoveryCodes = await list.locator('code').allInnerTexts();
  expect(recoveryCodes).toHaveLength(10);
  expect(await faultsOf(one)).toEqual([]);
}

/** Opens the brands again until the server has had its say. */
async function untilLedTo(path: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.goto(address('/brands'));
      await page.locator('main h1, form h1').first().waitFor();
      return new URL(page.url()).pathname;
    })
    .toBe(path);
}

const kept = (one: Page) => one.getByRole('button', { name: 'I have saved them' });
const section = (one: Page) => one.getByRole('region', { name: 'Second factor' });

describe('a second factor', () => {
  it('is set up on the account page, from the password to recovery codes that are kept as a file', async () => {
    await open(page, '/account', 'Your account');
    await section(page).getByRole('button', { name: 'Set up' }).click();
    await setUp(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    const text = await readFile(await file.path(), 'utf8');
    expect(recoveryCodes.filter((code) => !text.includes(code))).toEqual([]);
    await kept(page).click();
    await section(page).getByText('10 of 10 left').waitFor();
    expect(mine.complaints).toEqual([]);
  });

  it('is asked for after the right password, and in its place a recovery code', async () => {
    const { page: other } = stranger;
    await other.goto(address('/login?returnTo=%2Fbrands'));
    await typePassword(other);
    await heading(other, 'Enter the code');
    await expect
      .poll(() => other.getByLabel('Code from the app').evaluate((e) => e === document.activeElement))
      .toBe(true);
    expect(await faultsOf(other)).toEqual([]);
    await other.getByLabel('Code from the app').fill(await nextCode());
    await heading(other, 'Brands');
    await other.getByRole('button', { name: 'Account', exact: true }).click();
    await other.getByRole('menuitem', { name: 'Log out' }).click();
    await heading(other, 'Log in to Quarry');
    await typePassword(other);
    await other.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await other.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
    await other.getByRole('button', { name: 'Log in', exact: true }).click();
    await heading(other, 'Brands');
    await open(page, '/account', 'Your account');
    await section(page).getByText('9 of 10 left').waitFor();
    expect(stranger.complaints).toEqual([]);
  });

  it('gets new recovery codes and is turned off, each with the password', async () => {
    await section(page).getByRole('button', { name: 'New recovery codes' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password', { exact: true }).fill('not this one');
    await dialog.getByRole('button', { name: 'New recovery codes' }).click();
    await dialog.getByText('This is not your present password.').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: 'New recovery codes' }).click();
    await dialog.getByRole('list', { name: 'Recovery codes' }).waitFor();
    await kept(page).click();
    await section(page).getByText('10 of 10 left').waitFor();
    await section(page).getByRole('button', { name: 'Turn off' }).click();
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await section(page).getByRole('button', { name: 'Set up' }).waitFor();
    expect(mine.complaints).toEqual([]);
  });
});

describe('a role that asks for a second factor', () => {
  const role = `Guarded ${randomBytes(4).toString('hex')}`;

  it('says how many have none yet, and is switched on', async () => {
    const { page: desk } = administrator;
    await open(desk, '/users/roles/new', 'Add role');
    await desk.getByLabel(/^Name/).fill(role);
    await desk.getByRole('button', { name: 'Add role' }).click();
    await heading(desk, role);
    const here = desk.url();
    await desk.goto(address(`/users?q=${encodeURIComponent(account.email)}`));
    await desk.getByRole('link', { name: account.email.split('@')[0] ?? '' }).click();
    await desk.getByLabel(role).check();
    await desk.getByRole('button', { name: 'Save' }).click();
    await desk.getByText(/ saved$/).waitFor();
    await desk.goto(here);
    await desk.getByText('1 person has none yet.').waitFor();
    await desk.getByLabel('Require a second factor').check();
    await desk.getByRole('button', { name: 'Save' }).click();
    await desk.getByText(`${role} saved`).waitFor();
    expect(administrator.complaints).toEqual([]);
  });

  it('lets nobody do anything before it is set up, at 360 pixels, dark and from right to left', async () => {
    await wear(mine, { width: 360, skin: 'dark', direction: 'rtl', language: 'en' });
    await untilLedTo('/second-factor');
    await page.getByText('Your role requires a second factor.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await setUp(page);
    // It counts already, whatever becomes of the codes: the account page makes new ones.
    await page.reload();
    await heading(page, 'Brands');
    await open(page, '/account', 'Your account');
    await section(page).getByText(`A role of yours requires it: ${role}.`).waitFor();
    await expect.poll(() => section(page).getByRole('button', { name: 'Turn off' }).count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    expect(mine.complaints).toEqual([]);
  });

  it('is seen in the list of users, and taken by an administrator from somebody who has lost it', async () => {
    const { page: desk } = administrator;
    const name = account.email.split('@')[0] ?? '';
    await desk.goto(address(`/users?q=${encodeURIComponent(account.email)}&filter=secondFactor:ON`));
    await desk.getByRole('link', { name }).click();
    await section(desk).getByText('Set up', { exact: true }).waitFor();
    await section(desk).getByRole('button', { name: 'Reset' }).click();
    await desk.getByRole('dialog').getByText('They are logged out everywhere').waitFor();
    expect(await faultsOf(desk)).toEqual([]);
    await desk.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
    await section(desk).getByText('Missing').waitFor();
    await untilLedTo('/login');
    expect(administrator.complaints).toEqual([]);
  });
});
