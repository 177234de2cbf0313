import { describe, expect, it } from 'vitest';
import { address, heading, open, signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();
const { page } = visitor;

const list = (name = 'Inbox') => page.getByRole('list', { name, exact: true });
const rows = (name = 'Inbox') => list(name).getByRole('listitem');
const row = (subject: string, name = 'Inbox') => rows(name).filter({ hasText: subject });
const side = page.getByRole('navigation', { name: 'Folders and labels' });
const place = (name: string) => side.getByRole('link', { name: new RegExp(`^${name}`) });
const countOf = async (name: string) => Number((await place(name).textContent())?.replaceAll(/\D/g, '') ?? '');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const mail = (subject: string) => page.getByRole('article', { name: subject });

describe('the sample mailbox', () => {
  it('opens a mail beside the list, which reads it, and walks on by buttons and keys', async () => {
    await open(page, '/apps/email', 'E-mail');
    await rows().first().waitFor();
    const unread = await countOf('Inbox');
    await page.getByRole('link', { name: /Ten wrong sizes/ }).click();
    await mail('Ten wrong sizes').waitFor();
    expect(new URL(page.url()).pathname).toBe('/apps/email/inbox/2');
    await expect.poll(() => countOf('Inbox')).toBe(unread - 1);
    await button('Next mail').click();
    await mail('Candle holders').waitFor();
    await page.keyboard.press('k');
    await mail('Ten wrong sizes').waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await mail('Trade fair: who stands when?').waitFor();
    expect(await mail('Trade fair: who stands when?').getByRole('region').count()).toBe(3);
    await page.keyboard.press('u');
    await expect.poll(() => page.getByRole('article').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Trade fair');
  });

  it('comes back to the same list at the same place', async () => {
    await page.setViewportSize({ width: 1280, height: 620 });
    await page.getByRole('searchbox', { name: 'Search mails' }).fill('the');
    await page.waitForURL(/q=the/);
    const pane = page.locator('[data-scroll-restoration-id="mails"]');
    await rows().last().waitFor();
    const found = await rows().count();
    await rows().last().getByRole('link').scrollIntoViewIfNeeded();
    const place = await pane.evaluate((element) => element.scrollTop);
    expect(place).toBeGreaterThan(50);
    await rows().last().getByRole('link').click();
    await page.getByRole('article').waitFor();
    await page.goBack();
    await expect.poll(() => page.getByRole('article').count()).toBe(0);
    expect(await rows().count()).toBe(found);
    expect(new URL(page.url()).searchParams.get('q')).toBe('the');
    expect(await pane.evaluate((element) => element.scrollTop)).toBe(place);
    await page.getByRole('searchbox', { name: 'Search mails' }).fill('zebra');
    await page.getByRole('heading', { name: 'No mail fits' }).waitFor();
    await button('Clear the search').click();
    await rows().first().waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it('stars, labels and moves several at once, tells the counts, and takes a move back', async () => {
    const company = await countOf('Company');
    await page.getByRole('checkbox', { name: 'Select “Month close: two receipts are missing”' }).check();
    await page.getByRole('checkbox', { name: 'Select “Candle holders”' }).check();
    await page.getByText('2 mails selected').waitFor();
    await button('Labels of these mails').click();
    await page.getByRole('menuitemcheckbox', { name: 'Company' }).click();
    await expect.poll(() => countOf('Company')).toBe(company + 1);
    await page.keyboard.press('Escape');
    await button('Star').click();
    await page.getByRole('button', { name: 'Star “Candle holders”', pressed: true }).waitFor();
    const unread = await countOf('Inbox');
    await button('Mark as read').click();
    await expect.poll(() => countOf('Inbox')).toBeLessThan(unread);
    await page.keyboard.press('#');
    await expect.poll(() => row('Candle holders').count()).toBe(0);
    await place('Trash').click();
    await row('Candle holders', 'Trash').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => row('Candle holders', 'Trash').count()).toBe(0);
    await place('Starred').click();
    await row('Candle holders', 'Starred').waitFor();
    await place('Private').click();
    await row('Month close', 'Private').waitFor();
    expect(new URL(page.url()).pathname).toBe('/apps/email/label/private');
  });

  it('writes a mail with copies and a file, refuses a bad address, and keeps what was begun as a draft', async () => {
    await place('Inbox').click();
    await row('Ten wrong sizes').waitFor();
    const drafts = await countOf('Drafts');
    await page.keyboard.press('c');
    const letter = page.getByRole('dialog', { name: 'New mail' });
    await letter.getByRole('button', { name: 'Send' }).click();
    await letter.getByText('Name at least one person').waitFor();
    await letter.getByRole('combobox', { name: 'To' }).fill('nobody');
    await page.keyboard.press('Enter');
    await letter.getByText('“nobody” is no e-mail address.').waitFor();
    await page.keyboard.press('Backspace');
    await letter.getByRole('combobox', { name: 'To' }).fill('mira.h');
    await page.getByRole('option', { name: /Mira Holm/ }).click();
    await letter.getByRole('button', { name: 'Add Cc and Bcc' }).click();
    await letter.getByLabel('Cc', { exact: true }).fill('ben@mail.example,');
    await letter.getByLabel('Bcc').fill('sana@mail.example,');
    await letter.getByLabel('Subject').fill('New lamps');
    const text = letter.getByRole('textbox', { name: 'Text' });
    await text.click();
    await page.keyboard.type('Hello Mira,');
    await page.keyboard.press('Enter');
    await page.keyboard.type('they are <here>: ');
    await letter.getByRole('button', { name: 'Bold' }).click();
    await page.keyboard.type('all twelve');
    const file = { name: 'lamp.txt', mimeType: 'text/plain', buffer: Buffer.from('brass') };
    await letter.locator('input[type=file]').setInputFiles(file);
    await letter.getByText('lamp.txt').waitFor();
    await letter.getByRole('button', { name: 'Keep as a draft and close' }).click();
    await expect.poll(() => countOf('Drafts')).toBe(drafts + 1);
    await place('Drafts').click();
    await page.getByRole('link', { name: /New lamps/ }).click();
    await button('Go on writing').click();
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => countOf('Drafts')).toBe(drafts);
    await place('Sent').click();
    await page.getByRole('link', { name: /New lamps/ }).click();
    await mail('New lamps').getByText('they are <here>: all twelve').waitFor();
    expect(await mail('New lamps').locator('strong', { hasText: 'all twelve' }).count()).toBe(1);
    await mail('New lamps').getByText('Copy to ben@mail.example').waitFor();
    await mail('New lamps').getByRole('link', { name: 'lamp.txt' }).waitFor();
  });

  it('answers below the mail that is answered', async () => {
    await open(page, '/apps/email/inbox/3', 'E-mail');
    await mail('Candle holders').waitFor();
    await page.keyboard.press('r');
    const letter = page.getByRole('dialog', { name: 'New mail' });
    await expect.poll(() => letter.getByLabel('Subject').inputValue()).toBe('Re: Candle holders');
    // Writing begins above what is answered.
    await letter.getByRole('textbox', { name: 'Text' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.type('Thank you.');
    await letter.getByRole('button', { name: 'Send' }).click();
    const answer = mail('Candle holders').getByRole('region').nth(1);
    expect(await answer.locator('p').first().innerText()).toBe('Thank you.');
    expect(await answer.locator('blockquote').innerText()).toContain('table decoration');
    await page.keyboard.press('e');
    await mail('Trade fair: who stands when?').waitFor();
  });

  it('says where there is no such mail or folder, and keeps one pane in a narrow window', async () => {
    await page.goto(address('/apps/email/inbox/999'));
    await heading(page, 'This mail does not exist');
    await page.goto(address('/apps/email/attic'));
    await heading(page, 'There is no such folder');
    await page.getByRole('link', { name: 'Go to the inbox' }).click();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('link', { name: /Stocktake plan/ }).click();
    await mail('Stocktake plan').waitFor();
    expect(await list().isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Back to the list' }).click();
    expect(await list().isVisible()).toBe(true);
    await button('Folders and labels').click();
    await place('Spam').click();
    await rows('Spam').first().waitFor();
    expect(await side.isVisible()).toBe(false);
    expect(visitor.complaints).toEqual([]);
  });
});
