import { describe, expect, it } from 'vitest';
import { heading, open, signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();
const { page } = visitor;

const stored = () => page.evaluate(() => localStorage.getItem('userData'));
const outcome = () => page.locator('form output');
const problems = () => page.getByRole('alert').allInnerTexts();

/** Requests that would begin or end a session of the server; those that read who somebody is come by themselves. */
const sent: string[] = [];
page.on('request', (request) => {
  const isOrder = request.method() === 'POST';
  if (isOrder && new URL(request.url()).pathname.startsWith('/jwt/')) sent.push(request.url());
});

describe('the sample log-in', () => {
  it('refuses a wrong pair at the e-mail field, greets a right one, and signs nobody in or out', async () => {
    const before = await stored();
    await open(page, '/pages/login-basic', 'Log in to Quayside Home');
    await page.getByLabel('E-mail').fill('admin@example.com');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('Email or Password is Invalid').waitFor();
    const described = await page.getByLabel('E-mail').getAttribute('aria-describedby');
    expect(described).toBe(await page.getByRole('alert').getAttribute('id'));
    await page.getByLabel('Password', { exact: true }).fill('admin');
    await page.keyboard.press('Enter');
    await expect.poll(() => outcome().innerText()).toMatch(/this would be Noor Veldkamp/);
    expect(await problems()).toEqual([]);
    expect(await stored()).toBe(before);
    expect(sent).toEqual([]);
  });

  it('shows the password when asked, and leads to its neighbours in the same frame', async () => {
    await open(page, '/pages/login-cover', 'Log in to Quayside Home');
    await page.getByLabel('Password', { exact: true }).fill('seen');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect.poll(() => page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
    await page.getByRole('link', { name: 'Forgot the password?' }).click();
    await heading(page, 'Forgot the password?');
    expect(new URL(page.url()).pathname).toBe('/pages/forgot-password-cover');
  });
});

describe('the sample registration', () => {
  it('says both duplicates at once, each at its field, and what is missing before it asks', async () => {
    await open(page, '/pages/register-basic', 'Create an account');
    await page.getByRole('button', { name: 'Create account' }).click();
    expect((await problems()).length).toBe(3);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username');
    await page.getByLabel('Username').fill('noor');
    await page.getByLabel('E-mail').fill('admin@example.com');
    await page.getByLabel('Password', { exact: true }).fill('kiln7 market lane');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect.poll(problems).toEqual(['This username is already in use.', 'This email is already in use.']);
    await page.getByLabel('Username').fill('ida');
    await page.getByLabel('E-mail').fill('ida@example.org');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect.poll(() => outcome().innerText()).toMatch(/knows ida now/);
  });
});

describe('the pages around a password', () => {
  it('do not tell whether an address is known', async () => {
    await open(page, '/pages/forgot-password-basic', 'Forgot the password?');
    await page.getByLabel('E-mail').fill('nobody');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect.poll(() => problems()).toEqual(['Enter a whole e-mail address, like name@example.com.']);
    await page.getByLabel('E-mail').fill('nobody@example.org');
    await page.keyboard.press('Enter');
    await expect.poll(() => outcome().innerText()).toMatch(/^If somebody here has the address nobody@example.org/);
  });

  it('refuse a weak password and one that was not repeated', async () => {
    await open(page, '/pages/reset-password-basic', 'Choose a new password');
    await page.getByLabel('New password').fill('lamp');
    await page.getByLabel('The same again').fill('lamps');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await expect.poll(() => problems()).toEqual(['Choose at least 12 characters.', 'The two passwords differ.']);
    for (const label of ['New password', 'The same again']) await page.getByLabel(label).fill('kiln7 market lane');
    await page.keyboard.press('Enter');
    await expect.poll(() => outcome().innerText()).toMatch(/The password is good/);
  });
});

describe('the pages around a letter and a code', () => {
  it('send again only after a while', async () => {
    await open(page, '/pages/verify-email-basic', 'Look into your mailbox');
    await page.getByRole('button', { name: 'Send it again' }).click();
    const button = page.getByRole('button', { name: /Send it again in \d+ s/ });
    await button.waitFor();
    await expect.poll(() => button.isDisabled()).toBe(true);
  });

  it('fill all six boxes with one paste and walk back with Backspace', async () => {
    await open(page, '/pages/two-steps-basic', 'The second step');
    const boxes = page.getByRole('group', { name: 'Code of six figures' }).getByRole('textbox');
    await boxes.first().focus();
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '314159');
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    });
    const typed = () => boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value).join(''));
    await expect.poll(typed).toBe('314159');
    await boxes.last().focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Backspace');
    await expect.poll(typed).toBe('3141');
    await page.getByRole('button', { name: 'Check the code' }).click();
    await expect.poll(() => problems()).toEqual(['The code has six figures.']);
    await boxes.nth(4).focus();
    await page.keyboard.type('59');
    await page.keyboard.press('Enter');
    await expect.poll(() => outcome().innerText()).toMatch(/The code fits/);
    expect(visitor.complaints).toEqual([]);
  });
});
