import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { address, heading, open, signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();
const { page } = visitor;

const main = () => page.getByRole('main');
const button = (name: string | RegExp) => main().getByRole('button', { name });
/** A field that wants an answer has a star behind its label. */
const field = (label: string) => main().getByLabel(new RegExp(`^${label}( \\*)?$`));
const search = (of: Page) => of.getByRole('main').getByRole('searchbox');
const query = () => new URL(page.url()).search;

describe('the account settings', () => {
  it('show what the layer says, keep a change here only, put it back, and ask before it is lost', async () => {
    await open(page, '/pages/account-settings', 'Account settings');
    await expect.poll(() => field('Username').inputValue()).toBe('noor');
    await field('Company').fill('Harbour Goods');
    await button('Save').click();
    await page.getByText('Saved in this page only').waitFor();
    await button('Reset').click();
    await expect.poll(() => field('Company').inputValue()).toBe('Quayside Home');
    await field('E-mail').fill('noor');
    await page.getByRole('tab', { name: 'Links' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await button('Save').click();
    await main().getByText('1 field needs attention').waitFor();
    await button('Reset').click();
    await page.getByRole('tab', { name: 'Connections' }).click();
    await button('Disconnect github').click();
    await button('Connect github').waitFor();
    expect(query()).toBe('?tab=connections');
  });
});

describe('the profile', () => {
  it('shows its eight parts; likes, comments and votes count at once', async () => {
    await open(page, '/pages/profile', 'Profile');
    for (const part of ['About', 'Suggested pages', 'Short notes', 'Latest photos', 'People you may know'])
      await main().getByRole('heading', { name: part }).waitFor();
    const post = main().getByRole('article').first();
    await post.getByRole('button', { name: '48 likes' }).click();
    await post.getByRole('button', { name: '47 likes' }).waitFor();
    await post.getByLabel('Your comment').fill('Well done.');
    await post.getByRole('button', { name: 'Comment', exact: true }).click();
    await post.getByText('Well done.').waitFor();
    await post.getByText('3 comments').waitFor();
    await main()
      .getByRole('radio', { name: /Bowling/ })
      .check();
    await expect.poll(() => main().getByRole('group').getByText('2 votes').count()).toBe(1);
  });
});

describe('questions and answers', () => {
  it('show only pairs that match, hide topics without any, and say when there is none', async () => {
    await open(page, '/pages/faq', 'Questions and answers');
    await expect.poll(() => page.getByRole('tab').count()).toBe(4);
    await search(page).fill('tracking number');
    await expect.poll(() => page.getByRole('tab').count()).toBe(1);
    await expect.poll(() => main().locator('details').count()).toBe(1);
    await main().getByText('as soon as the label is printed').waitFor();
    await search(page).fill('kettle of fish');
    await main().getByText('No answer has these words').waitFor();
    await button('Show everything').click();
    await expect.poll(() => page.getByRole('tab').count()).toBe(4);
  });

  it('lead from a topic to a question, to related ones, and say what does not exist', async () => {
    await open(page, '/pages/knowledge-base', 'Knowledge base');
    await search(page).fill('zebra');
    await button('Clear the search').click();
    await search(page).fill('peop');
    await expect.poll(() => main().getByRole('heading', { level: 2 }).count()).toBe(1);
    await main()
      .getByRole('link', { name: /People and rights/ })
      .click();
    await heading(page, 'People and rights');
    await main().getByRole('link', { name: 'Who changed this product?' }).click();
    await heading(page, 'Who changed this product?');
    await main().getByText('Most changes can be taken back there').waitFor();
    await main().getByRole('link', { name: 'I have lost my phone. What now?' }).click();
    await heading(page, 'I have lost my phone. What now?');
    await page.goto(address('/pages/knowledge-base/people-and-rights/nothing'));
    await heading(page, 'There is no such question');
    await page.goto(address('/pages/knowledge-base/nothing'));
    await heading(page, 'There is no such topic');
    expect(visitor.complaints).toEqual([]);
  });
});

describe('the prices', () => {
  it('are 49 by the month, and 40 and 480 by the year', async () => {
    await open(page, '/pages/pricing', 'Pricing');
    const plan = (name: string) => main().getByRole('article', { name }).innerText();
    await expect.poll(() => plan('Standard')).toMatch(/Popular[^]*\$49 per month/);
    await expect.poll(() => plan('Basic')).toMatch(/\$0 per month/);
    await main().getByText('Yearly', { exact: true }).click();
    await expect.poll(() => plan('Standard')).toMatch(/\$40 per month[^]*\$480 a year/);
    await expect.poll(() => plan('Enterprise')).toMatch(/\$80 per month[^]*\$960 a year/);
    expect(query()).toBe('?period=yearly');
  });
});

describe('the blog', () => {
  it('finds posts, shows one with its comments, and takes one more', async () => {
    await open(page, '/pages/blog/list', 'Blog');
    await search(page).fill('warehouse');
    await expect.poll(() => main().locator('li h2').allInnerTexts()).toEqual(['Two shops, one warehouse']);
    await search(page).fill('');
    await main().getByRole('link', { name: 'Prices', exact: true }).click();
    await expect.poll(() => main().locator('li h2').allInnerTexts()).toEqual(['What a price was last month']);
    await open(page, '/pages/blog/detail', 'Reading a supplier file without tears');
    await main().getByRole('heading', { name: '4 comments' }).waitFor();
    await field('Your comment').fill('I count the rows first.');
    await button('Comment').click();
    await main().getByRole('heading', { name: '5 comments' }).waitFor();
    await main().getByText('I count the rows first.').waitFor();
    const days = await main().locator('article small').allInnerTexts();
    expect(days.every((day) => /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/.test(day))).toBe(true);
    await button('Bookmark this post').click();
    await main().getByText('33 bookmarks').waitFor();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Blog' }).click();
    await main().locator('li').filter({ hasText: 'Reading a supplier file' }).getByText('5 comments').waitFor();
    await page.goto(address('/pages/blog/detail/99'));
    await heading(page, 'There is no such post');
    expect(visitor.complaints).toEqual([]);
  });

  it('proposes the address from the title and writes with emphasis; the list shows what was saved', async () => {
    await open(page, '/pages/blog/edit/2', 'Edit blog post');
    await expect.poll(() => field('Address').inputValue()).toBe('what-a-price-was-last-month');
    await main().getByLabel('Title').fill('What a price is today');
    await expect.poll(() => field('Address').inputValue()).toBe('what-a-price-is-today');
    await main().getByRole('textbox', { name: 'Text' }).click();
    await page.keyboard.press('Control+a');
    await button('Bold').click();
    await expect.poll(() => button('Bold').getAttribute('aria-pressed')).toBe('true');
    await button('Save').click();
    await page.getByText('Saved in this page only').waitFor();
    await field('Address').fill('Not This!');
    await button('Save').click();
    await main().getByText('1 field needs attention').waitFor();
    await field('Address').fill('prices-now');
    await button('Save').click();
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Samples' }).click();
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Blog', exact: true }).click();
    await main().getByRole('link', { name: 'What a price is today' }).first().click();
    await heading(page, 'What a price is today');
    await main().getByRole('link', { name: 'Edit', exact: true }).click();
    await expect.poll(() => field('Address').inputValue()).toBe('prices-now');
    await main().getByRole('textbox', { name: 'Text' }).locator('strong').waitFor();
    expect(visitor.complaints).toEqual([]);
  });
});

describe('the API keys', () => {
  it('show a new key whole once, and delete after a question, with a way back', async () => {
    await open(page, '/pages/api-key', 'API keys');
    await button('Create a key').click();
    await main().getByText('Fill this in.').waitFor();
    await main().getByLabel(/^Name/).fill('Till');
    await button('Create a key').click();
    const dialog = page.getByRole('dialog', { name: 'The new key' });
    const key = await dialog.locator('bdi').innerText();
    expect(key).toMatch(/^sample_\w{32}$/);
    await dialog.getByRole('button', { name: 'I have copied it' }).click();
    await main()
      .getByText(`ends in ${key.slice(-4)}`)
      .waitFor();
    await expect.poll(() => page.getByText(key).count()).toBe(0);
    await button('Delete the key Till').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete the key' }).click();
    await expect.poll(() => button(/^Delete the key/).count()).toBe(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await button('Delete the key Till').waitFor();
  });
});

describe('the dialogs', () => {
  it('keep the focus, give it back, and close with Escape', async () => {
    await open(page, '/pages/modal-examples', 'Dialogs');
    await expect.poll(() => button(/^Open: /).count()).toBe(8);
    for (const name of ['Share', 'Plans', 'Second step']) {
      await button(`Open: ${name}`).click();
      const dialog = page.getByRole('dialog', { name });
      await dialog.waitFor();
      for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab');
      await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await expect.poll(() => button(`Open: ${name}`).evaluate((one) => one === document.activeElement)).toBe(true);
    }
    await button('Open: Add a card').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Card number').pressSequentially('4111222233334444');
    await expect.poll(() => dialog.getByLabel('Card number').inputValue()).toBe('4111 2222 3333 4444');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect.poll(() => dialog.getByText('Fill this in.').count()).toBe(3);
    await page.keyboard.press('Escape');
    expect(visitor.complaints).toEqual([]);
  });
});

describe('the licence', () => {
  it('is written in four clauses', async () => {
    await open(page, '/pages/license', 'Licence of the samples');
    await expect.poll(() => main().getByRole('heading', { level: 2 }).count()).toBe(4);
  });
});
