import { describe, expect, it } from 'vitest';
import { address, heading, open, signedInVisitor, undoOf } from './visitor.ts';

const visitor = await signedInVisitor();
const { page } = visitor;

const list = (name = 'All tasks') => page.getByRole('list', { name, exact: true });
const rows = (name = 'All tasks') => list(name).getByRole('listitem');
const row = (title: string, name = 'All tasks') => rows(name).filter({ hasText: title });
const titles = (name = 'All tasks') =>
  rows(name).evaluateAll((items) => items.map((item) => item.querySelector('a span')?.textContent));
const side = page.getByRole('navigation', { name: 'Filters and tags' });
const place = (name: string) => side.getByRole('link', { name: new RegExp(`^${name}`) });
const countOf = async (name: string) => Number((await place(name).textContent())?.replaceAll(/\D/g, '') ?? '');

describe('the sample tasks', () => {
  it('are added in one line, completed, and marked as important', async () => {
    await open(page, '/apps/todo', 'To-do');
    await rows().first().waitFor();
    const waiting = await countOf('All tasks');
    await page.keyboard.press('n');
    await page.keyboard.type('Oil the stockroom door');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await titles())[0]).toBe('Oil the stockroom door');
    await expect.poll(() => countOf('All tasks')).toBe(waiting + 1);
    await page.getByRole('button', { name: 'Mark “Oil the stockroom door” as important' }).click();
    await place('Important').click();
    await row('Oil the stockroom door', 'Important').waitFor();
    const completed = await countOf('Completed');
    await page.getByRole('checkbox', { name: 'Complete “Oil the stockroom door”' }).click();
    await expect.poll(() => countOf('Completed')).toBe(completed + 1);
    expect(new URL(page.url()).pathname).toBe('/apps/todo/important');
  });

  it('that are deleted lie only under Deleted, and come back', async () => {
    await page.getByRole('button', { name: 'Delete “Oil the stockroom door”' }).click();
    await expect.poll(() => row('Oil the stockroom door', 'Important').count()).toBe(0);
    await place('Completed').click();
    await rows('Completed').first().waitFor();
    await expect.poll(() => row('Oil the stockroom door', 'Completed').count()).toBe(0);
    await place('Deleted').click();
    await row('Oil the stockroom door', 'Deleted').waitFor();
    await page.getByRole('button', { name: 'Restore “Oil the stockroom door”' }).click();
    await expect.poll(() => row('Oil the stockroom door', 'Deleted').count()).toBe(0);
    await place('All tasks').click();
    await row('Oil the stockroom door').waitFor();
    await page.getByRole('button', { name: 'Delete “Answer the audit questions”' }).click();
    await undoOf(page, 'Answer the audit questions').click();
    await row('Answer the audit questions').waitFor();
    const deletion = page.getByRole('button', { name: 'Delete “Answer the audit questions”' });
    await expect.poll(() => deletion.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('that are deleted come back by the keyboard alone, whose focus is seen in the message and returns to the task', async () => {
    const deletion = page.getByRole('button', { name: 'Delete “Answer the audit questions”' });
    await deletion.focus();
    await page.keyboard.press('Enter');
    const undo = undoOf(page, 'Answer the audit questions');
    await undo.waitFor();
    await page.keyboard.press('Alt+KeyT');
    // A key that comes before the focus is there goes on from the button.
    await page.waitForFunction(() => document.activeElement?.closest('[data-sonner-toaster]'));
    // The message itself, and in it the way back first.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect.poll(() => undo.evaluate((one) => one === document.activeElement)).toBe(true);
    await expect.poll(() => undo.evaluate((button) => getComputedStyle(button).outlineStyle)).toBe('solid');
    await page.keyboard.press('Enter');
    await expect.poll(() => deletion.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('are searched and ordered in five ways', async () => {
    const order = page.getByRole('combobox', { name: 'Order' });
    await order.selectOption('Title, A to Z');
    await expect.poll(async () => (await titles())[0]).toBe('Answer the audit questions');
    await order.selectOption('Title, Z to A');
    await expect.poll(async () => (await titles())[0]).toBe('Write texts for the wool throws');
    await order.selectOption('Assignee');
    await expect.poll(async () => rows().first().textContent()).toContain('Amara Diallo');
    await order.selectOption('Due date');
    await expect.poll(async () => (await titles())[0]).toBe('Ask Halden for the missing weights');
    expect(new URL(page.url()).searchParams.get('sort')).toBe('due-date');
    await page.getByRole('searchbox', { name: 'Search tasks' }).fill('zebra');
    await page.getByRole('heading', { name: 'No task fits' }).waitFor();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await order.selectOption('Latest first');
    await expect.poll(async () => (await titles())[0]).toBe('Oil the stockroom door');
  });

  it('are put into an order of one’s own by dragging and by key', async () => {
    const [first = '', second = '', third = ''] = await titles();
    const handle = (title: string | null) => row(title ?? '').getByRole('button', { name: /^Move/ });
    await handle(first).hover();
    await page.mouse.down();
    await row(third ?? '').hover();
    await page.mouse.up();
    await expect.poll(async () => (await titles()).slice(0, 3)).toEqual([second, third, first]);
    await handle(first).press('ArrowUp');
    await expect.poll(async () => (await titles()).slice(0, 3)).toEqual([second, first, third]);
    expect(new URL(page.url()).searchParams.get('sort')).toBe('own');
  });

  it('are edited beside the list: title, day, assignee, tags, text', async () => {
    await page.getByRole('link', { name: /Order thermal labels/ }).click();
    const task = page.getByRole('article');
    await task.getByLabel('Title').fill('Order thermal labels, 40 rolls');
    await task.getByLabel('Due on').fill('2031-05-20');
    await task.getByLabel('Assigned to').selectOption('Luca Brandt');
    await task.getByRole('checkbox', { name: 'Update' }).click();
    await expect.poll(() => task.getByRole('checkbox', { name: 'Update' }).isChecked()).toBe(true);
    await task.getByLabel('Description').fill('The old ones fade.\n\nAsk for a sample.');
    await page.keyboard.press('Escape');
    await task.getByRole('link', { name: 'Close' }).click();
    await place('Update').click();
    await row('Order thermal labels, 40 rolls', 'Update').getByText('Luca Brandt').waitFor();
    await page.getByRole('link', { name: /Order thermal labels, 40 rolls/ }).click();
    await expect
      .poll(() => task.getByLabel('Description').inputValue())
      .toBe('The old ones fade.\n\nAsk for a sample.');
    expect(new URL(page.url()).pathname).toBe('/apps/todo/tag/update');
    await task.getByLabel('Description').fill('Forty are enough.');
    await page.goBack();
    await expect.poll(() => task.count()).toBe(0);
    await page.getByRole('link', { name: /Order thermal labels, 40 rolls/ }).click();
    await expect.poll(() => task.getByLabel('Description').inputValue()).toBe('Forty are enough.');
    await page.goto(address('/apps/todo/attic'));
    await heading(page, 'There is no such filter or tag');
    expect(visitor.complaints).toEqual([]);
  });
});
