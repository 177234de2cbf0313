import { describe, expect, it } from 'vitest';
import { faultsOf } from './screen-faults.ts';
import { enter, heading, open, openVisitor } from './visitor.ts';

describe('the history of a record', () => {
  it('shows what was changed and takes one field back, at 360 px and by keys alone', async () => {
    const { page, complaints, untilQuiet, leave } = await openVisitor();
    const history = page.getByRole('region', { name: 'History' });
    /** Goes to a control by its name as a person without a pointer does: it takes the focus, then the key. */
    const press = async (role: 'button' | 'link', name: string, key = 'Enter') => {
      await history.getByRole(role, { name, exact: true }).first().focus();
      await page.keyboard.press(key);
    };
    const country = page.getByRole('textbox', { name: 'Country' });
    const website = page.getByRole('textbox', { name: 'Web site' });
    try {
      await enter(page);
      await page.setViewportSize({ width: 360, height: 720 });
      await open(page, '/brands/new', 'Add brand');
      await page.getByLabel('Name').fill('Lindholm');
      await country.fill('SE');
      await page.keyboard.press('Control+s');
      await heading(page, 'Lindholm');

      await website.fill('https://lindholm.example');
      await country.fill('DK');
      await page.keyboard.press('Control+s');
      await history.getByText('changed it').waitFor();
      await history.locator('summary', { hasText: 'Country' }).first().focus();
      await page.keyboard.press('Enter');
      const change = history.locator('li').first();
      await expect.poll(() => change.getByRole('row', { name: /Country/ }).innerText()).toMatch(/SE[^]*DK/);
      expect(await faultsOf(page)).toEqual([]);

      await press('button', 'Revert Country');
      await page.getByText('The change was reverted.').waitFor();
      await expect.poll(() => country.inputValue()).toBe('SE');
      await expect.poll(() => website.inputValue()).toBe('https://lindholm.example');
      await history.getByText('by revert').waitFor();

      await untilQuiet();
      await history.getByRole('button', { name: 'Revert', exact: true }).first().waitFor();
      await page.reload();
      await heading(page, 'Lindholm');
      await expect.poll(() => country.inputValue()).toBe('SE');
      await press('button', 'Revert');
      await expect.poll(() => country.inputValue()).toBe('DK');
      expect(complaints).toEqual([]);
    } finally {
      await leave();
    }
  });
});
