import { describe, expect, it } from 'vitest';
import { faultsOf } from './screen-faults.ts';
import { address, open, signedInVisitor, undoOf } from './visitor.ts';

const visitor = await signedInVisitor();
const { page } = visitor;

const dayText = (shift: number) => {
  const now = new Date();
  const at = new Date(now.getFullYear(), now.getMonth(), now.getDate() + shift);
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};
const today = dayText(0);
const event = (title: string) => page.locator('[data-event]').filter({ hasText: title });
const middle = async (selector: string, share = 0.5) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown.`);
  return { x: box.x + box.width / 2, y: box.y + box.height * share };
};

async function drag(from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

describe('the sample calendar', () => {
  it('shows the ticked calendars, and nothing when none is ticked', async () => {
    await open(page, `/apps/calendar?day=${today}`, 'Calendar');
    await event('Range meeting: lighting').first().waitFor();
    await page.getByRole('checkbox', { name: 'Business' }).click();
    await expect.poll(() => event('Range meeting: lighting').count()).toBe(0);
    for (const name of ['Holiday', 'Personal', 'Other', 'Family']) await page.getByRole('checkbox', { name }).click();
    await expect.poll(() => page.locator('[data-event]').count()).toBe(0);
    for (const name of ['Business', 'Holiday', 'Personal', 'Other', 'Family']) {
      await page.getByRole('checkbox', { name }).click();
    }
    await event('Range meeting: lighting').first().waitFor();
    expect(new URL(page.url()).searchParams.get('without')).toBeNull();
  });

  it('makes an event by dragging over hours, and says in whose time zone', async () => {
    await page.getByRole('link', { name: 'Day', exact: true }).click();
    const column = `[data-hours][data-day="${today}"]`;
    await page.locator(column).waitFor();
    const hour = (at: number) => middle(column, (at + 0.02) / 24);
    await drag(await hour(11), await hour(13));
    const dialog = page.getByRole('dialog', { name: 'New event' });
    await expect.poll(() => dialog.getByLabel('From').inputValue()).toBe('11:00');
    await expect.poll(() => dialog.getByLabel('Until').inputValue()).toBe('13:00');
    await dialog.getByLabel('From').fill('12:15');
    await expect.poll(() => dialog.getByLabel('Until').inputValue()).toBe('14:15');
    await dialog.getByLabel('From').fill('11:00');
    await expect.poll(() => dialog.getByLabel('Until').inputValue()).toBe('13:00');
    await dialog.getByText(Intl.DateTimeFormat().resolvedOptions().timeZone).waitFor();
    await dialog.getByRole('button', { name: 'Add event' }).click();
    await dialog.getByText('An event needs a title.').waitFor();
    await dialog.getByLabel('Title').fill('Count the lamps');
    await dialog.getByLabel('Place').fill('Hall 2');
    await dialog.getByLabel('Web address').fill('hall two');
    await dialog.getByRole('button', { name: 'Add event' }).click();
    await dialog.getByText('Write a web address').waitFor();
    await dialog.getByLabel('Web address').fill('https://hall.example/2');
    await dialog.getByRole('link', { name: 'Open this address in a new tab' }).waitFor();
    await dialog.getByLabel('Guests').fill('Mira Holm, Ben Okoro');
    await dialog.getByRole('button', { name: 'Add event' }).click();
    await event('Count the lamps').waitFor();
    const line = await middle('[data-now]');
    const column24 = await page.locator(column).boundingBox();
    const now = new Date();
    const share = (line.y - (column24?.y ?? 0)) / (column24?.height ?? 1);
    expect(Math.abs(share * 1440 - (now.getHours() * 60 + now.getMinutes()))).toBeLessThan(4);
  });

  it('moves it by mouse and key, makes it longer, and keeps its place in the other views', async () => {
    const box = event('Count the lamps');
    const { height = 0 } = (await box.boundingBox()) ?? {};
    await box.focus();
    await page.keyboard.press('Shift+ArrowUp');
    await expect.poll(() => box.textContent()).toContain('10:45');
    await page.keyboard.press('+');
    await expect.poll(async () => (await box.boundingBox())?.height ?? 0).toBeGreaterThan(height + 5);
    const from = await middle('[data-event]:has-text("Count the lamps")', 0.3);
    await drag(from, { x: from.x, y: from.y + 48 });
    await expect.poll(() => box.textContent()).toContain('11:45');
    await page.getByRole('link', { name: 'Month', exact: true }).click();
    await event('Count the lamps').waitFor();
    const target = await middle(`[data-day="${dayText(-1)}"]`, 0.9);
    await drag(await middle('[data-event]:has-text("Count the lamps")'), target);
    await page.getByRole('link', { name: 'List', exact: true }).click();
    const entry = page.getByRole('link', { name: /Count the lamps/ });
    await entry.waitFor();
    await expect.poll(() => entry.textContent()).toContain('11:45');
    await entry.click();
    const dialog = page.getByRole('dialog', { name: 'Edit event' });
    await expect.poll(() => dialog.getByLabel('First day').inputValue()).toBe(dayText(-1));
    await expect.poll(() => dialog.getByLabel('Guests').inputValue()).toBe('Mira Holm, Ben Okoro');
    await dialog.getByLabel('All day').check();
    await dialog.getByLabel('Last day').fill(dayText(-3));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('The end lies before the start.').waitFor();
    await dialog.getByLabel('Last day').fill(dayText(0));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => dialog.count()).toBe(0);
  });

  it('deletes an event and takes it back', async () => {
    await page.getByRole('link', { name: 'Week', exact: true }).click();
    await event('Count the lamps').click();
    await page.getByRole('button', { name: 'Delete event' }).click();
    await expect.poll(() => event('Count the lamps').count()).toBe(0);
    await undoOf(page, '“Count the lamps” was deleted').click();
    await event('Count the lamps').waitFor();
    await page.getByRole('button', { name: 'Later' }).click();
    await page.getByRole('button', { name: 'Today' }).click();
    await event('Count the lamps').waitFor();
    await page.getByLabel('Go to a day').fill('2031-05-20');
    await page.getByRole('heading', { name: /May 18 – 24, 2031/ }).waitFor();
    expect(visitor.complaints).toEqual([]);
  });

  it('shows on a phone a month of dots and under it the day that was chosen', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address(`/apps/calendar?view=month&day=${today}`));
    const days = page.getByRole('link', { name: /, \d+ events?$/ });
    await days.first().waitFor();
    await expect.poll(() => page.locator('[data-event]').count()).toBe(0);
    const day = page
      .locator('a[data-other="false"]')
      .filter({ has: page.locator('[data-calendar]') })
      .last();
    await day.click();
    await expect.poll(() => day.getAttribute('data-chosen')).toBe('true');
    const count = Number(/(\d+) events?$/.exec((await day.getAttribute('aria-label')) ?? '')?.[1]);
    const heading = page.getByRole('heading', { level: 3 });
    await expect.poll(() => heading.locator('xpath=..').getByRole('listitem').count()).toBe(count);
    expect(await faultsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});
