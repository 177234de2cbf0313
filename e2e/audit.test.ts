import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openAs } from './people.ts';
import { faultsOf } from './screen-faults.ts';
import { address, goTo, heading, open, signedInVisitor } from './visitor.ts';

const { page, complaints, untilQuiet } = await signedInVisitor();
const name = `Audited ${randomBytes(4).toString('hex')}`;

describe('the audit trail', () => {
  it('tells what was changed, from what to what and by whom, and takes it back', async () => {
    await open(page, '/brands/new', 'Add brand');
    await page.getByLabel('Name').fill(name);
    await page.keyboard.press('Control+s');
    await heading(page, name);
    await page.getByRole('textbox', { name: 'Country' }).fill('SE');
    await page.keyboard.press('Control+s');
    await page.getByRole('region', { name: 'History' }).getByText('changed it').waitFor();

    await goTo(page, 'Audit trail');
    const change = page.getByRole('row', { name: new RegExp(`${name}.*Administrator.*Brand.*changed it.*Country`) });
    await change.getByText('changed it').click();
    const beside = page.getByRole('complementary', { name: 'Preview' });
    await beside.getByRole('row', { name: /Country.*SE/ }).waitFor();
    await page.getByRole('button', { name: 'Sealed until' }).waitFor({ timeout: 60_000 });
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await beside.getByRole('button', { name: 'Revert', exact: true }).click();
    await page.getByText('The change was reverted.').waitFor();
    await page.getByRole('row', { name: new RegExp(`${name}.*changed it.*by revert`) }).waitFor();
    await page.keyboard.press('Escape');

    await change.first().getByRole('link', { name }).click();
    await heading(page, name);
    await expect.poll(() => page.getByRole('textbox', { name: 'Country' }).inputValue()).toBe('');
    expect(complaints).toEqual([]);
  });

  it('finds all that was changed of a record by its id, and says so where nothing fits, also on a phone', async () => {
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.setViewportSize({ width: 360, height: 720 });
    await page.goto(address(`/audit?q=${id}`));
    await page.getByRole('row', { name: new RegExp(`${name}.*created it`) }).waitFor();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await page.goto(address(`/audit?q=${id}&filter=cause:import`));
    await page.getByText('No row matches the search and the filters').waitFor();
    expect(complaints).toEqual([]);
  });

  it('is not in the menu of somebody who may not read it, nor behind its address', async () => {
    const { page, leave } = await openAs('client');
    try {
      await expect.poll(() => page.getByRole('link', { name: 'Audit trail' }).count()).toBe(0);
      await page.goto(address('/audit'));
      await page.getByText('You may not open this page').waitFor();
    } finally {
      await leave();
    }
  });
});
