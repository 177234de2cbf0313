import { describe, expect, it } from 'vitest';
import { address, heading, open, signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();
const { page } = visitor;

const people = (group: string) => page.getByRole('list', { name: group, exact: true }).getByRole('link');
const person = (group: string, name: string) => people(group).filter({ hasText: name });
const conversation = (name: string) => page.getByRole('region', { name, exact: true });
const search = page.getByRole('searchbox', { name: 'Search people and messages' });
const field = (name: string) => page.getByRole('textbox', { name: `Message to ${name}` });

describe('the sample chat', () => {
  it('clears what is unread when a chat is opened, and divides it by days', async () => {
    await open(page, '/apps/chat', 'Chat');
    await person('Chats', 'Mira Holm').getByTitle('2 unread messages').waitFor();
    await person('Chats', 'Mira Holm').click();
    await conversation('Mira Holm').getByText('Shall I move them to table decoration?').waitFor();
    await expect
      .poll(() =>
        person('Chats', 'Mira Holm')
          .getByTitle(/unread/)
          .count(),
      )
      .toBe(0);
    await expect.poll(() => conversation('Mira Holm').getByRole('heading', { level: 3 }).count()).toBeGreaterThan(1);
    expect(new URL(page.url()).search).toBe('?with=1');
  });

  it('stays where somebody reads, and goes to the end for what is sent', async () => {
    await page.setViewportSize({ width: 1280, height: 620 });
    const pane = conversation('Mira Holm');
    const place = () => pane.evaluate(({ scrollTop }) => Math.round(scrollTop));
    const toEnd = () =>
      pane.evaluate(({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop);
    // A wheel glides; this is where it would have come to rest.
    await pane.evaluate(async (element) => {
      element.scrollTop = 60;
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    });
    const before = await place();
    expect(await toEnd()).toBeGreaterThan(100);
    await field('Mira Holm').fill('Half a sentence');
    await person('Chats', 'Tomas Reyle').click();
    await conversation('Tomas Reyle').waitFor();
    await person('Chats', 'Mira Holm').click();
    await pane.waitFor();
    expect(Math.abs((await place()) - before)).toBeLessThan(3);
    await expect.poll(() => field('Mira Holm').inputValue()).toBe('Half a sentence');
    await field('Mira Holm').fill('Yes, please.');
    await page.keyboard.press('Enter');
    await pane.getByText('Yes, please.').waitFor();
    await expect.poll(toEnd).toBeLessThan(3);
    await expect.poll(() => field('Mira Holm').inputValue()).toBe('');
    await expect.poll(() => people('Chats').first().textContent()).toContain('Yes, please.');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it('moves somebody to the chats with the first message', async () => {
    const chats = await people('Chats').count();
    await search.fill('otto');
    await expect.poll(() => people('Contacts').count()).toBe(1);
    await person('Contacts', 'Otto Lind').click();
    await page.getByText('The first message to Otto Lind begins the chat.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBe('true');
    await field('Otto Lind').fill('Good morning!\nAre you abroad?');
    await page.getByRole('button', { name: 'Send' }).click();
    await person('Chats', 'Otto Lind').waitFor();
    await expect.poll(() => people('Contacts').count()).toBe(0);
    await search.fill('');
    await expect.poll(() => people('Chats').count()).toBe(chats + 1);
    await search.fill('nobody at all');
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await people('Contacts').first().waitFor();
  });

  it('shows who the other person is, and lets oneself be away', async () => {
    await page.getByTitle('Profile of Otto Lind').click();
    await page.getByRole('dialog', { name: 'Contact' }).getByText('Runs the sales channels abroad.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Your profile' }).click();
    const own = page.getByRole('dialog', { name: 'Your profile' });
    await own.getByRole('radio', { name: 'Away' }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Your profile' }).click();
    await expect.poll(() => own.getByRole('radio', { name: 'Away' }).isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => own.count()).toBe(0);
  });

  it('shows list or conversation in a narrow window, and says who is nobody', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('link', { name: 'Back to the chats' }).click();
    await people('Chats').first().click();
    await expect.poll(() => people('Chats').first().isVisible()).toBe(false);
    await page.goto(address('/apps/chat?with=99'));
    await heading(page, 'This person is not among the contacts');
    expect(visitor.complaints).toEqual([]);
  });
});
