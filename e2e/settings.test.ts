import { describe, expect, it } from 'vitest';
import { askAsAdministrator } from './api.ts';
import { visit, wear } from './every-screen.ts';
import { openAs } from './people.ts';
import { faultsOf } from './screen-faults.ts';
import { open, signedInVisitor } from './visitor.ts';

const { page, complaints, untilQuiet } = await signedInVisitor();
const entry = (name: string) => page.getByRole('article', { name, exact: true });

describe('settings', () => {
  it('are found by words, changed with their effect said before, told in the history and taken back', async () => {
    await open(page, '/settings', 'Setting');
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('searchbox', { name: 'Search settings' }).fill('days deleted');
    await entry('Public address').waitFor({ state: 'detached' });
    const days = entry('Days in the bin');
    await days.getByText('Inherited: default').waitFor();
    await days.getByRole('button', { name: 'Change Days in the bin' }).click();
    await page.getByRole('textbox', { name: /^Days in the bin/ }).fill('0');
    await page.keyboard.press('Control+s');
    await page.getByRole('alert').first().waitFor();
    await page.getByRole('textbox', { name: /^Days in the bin/ }).fill('31');
    await page.keyboard.press('Control+s');
    await days.getByText('31 days').waitFor();
    await days.getByText('Own value').waitFor();
    await days.getByRole('button', { name: 'History of Days in the bin' }).click();
    const history = page.getByRole('region', { name: 'History' });
    await history.locator('summary').first().click();
    await history.getByText('31 days').first().waitFor();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await history.getByRole('button', { name: 'Revert', exact: true }).first().click();
    await days.getByText('Inherited: default').waitFor();
    await history
      .getByText(/by revert/)
      .first()
      .waitFor();
    await days.getByRole('button', { name: 'Change Days in the bin' }).click();
    await page.getByRole('textbox', { name: /^Days in the bin/ }).fill('32');
    await page.keyboard.press('Control+s');
    await days.getByText('32 days').first().waitFor();
    await days.getByRole('button', { name: /^Reset Days in the bin/ }).press('Enter');
    await page.getByText('Days in the bin reset').waitFor();
    await days.getByText('Inherited: default').waitFor();
    expect(complaints).toEqual([]);
  });

  it('say what a variable fixes, and what a change does before it is saved', async () => {
    await open(page, '/settings?q=registration', 'Setting');
    await entry('Registration').getByText('Set by QUARRY_REGISTRATION').waitFor();
    expect(await entry('Registration').getByRole('button', { name: 'Change Registration' }).isDisabled()).toBe(true);
    await open(page, '/settings?q=sample', 'Setting');
    await entry('Sample screens').getByRole('button', { name: 'Change Sample screens' }).click();
    await page.getByRole('switch', { name: 'Sample screens' }).press('Space');
    await page.getByText('The sample screens leave the menu, and their addresses lead nowhere.').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(complaints).toEqual([]);
  });

  it('of a shop are set on its page, counted for the installation, and opened from the trail', async () => {
    const ask = await askAsAdministrator();
    const { createShop } = await ask<{ createShop: { shop: { id: string } } }>(
      `mutation { createShop(input: { name: "Harbour shop", url: "https://harbour-shop.example", kind: own }) {
        ... on ShopCreated { shop { id } } } }`,
      {},
    );
    const { id } = createShop.shop;
    await open(page, `/shops/${id}`, 'Harbour shop');
    const days = entry('Ship within (hours)');
    await days.getByText('Inherited: default').waitFor();
    await days.getByRole('button', { name: 'Change Ship within (hours)' }).click();
    await page.getByRole('textbox', { name: /^Ship within/ }).fill('24');
    await page.keyboard.press('Control+s');
    await days.getByText('Own value').waitFor();
    await untilQuiet();
    // The shop's own form was not saved with it.
    expect(await page.getByText('Shop Harbour shop saved').count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);

    await open(page, '/settings?q=ship+within', 'Setting');
    await days.getByText('48').waitFor();
    await days.getByRole('link', { name: '1 shop has one' }).click();
    await page.getByRole('link', { name: 'Harbour shop', exact: true }).waitFor();
    await page.getByText('Setting with its own value: Ship within (hours)').waitFor();

    await open(page, '/audit?filter=entity:setting', 'Audit trail');
    await page.getByRole('link', { name: 'Harbour shop: Ship within (hours)' }).click();
    const history = page.getByRole('region', { name: 'History of Ship within (hours)' });
    await history.locator('summary').first().waitFor();
    expect(new URL(page.url()).pathname).toBe(`/shops/${id}`);
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await history.getByRole('button', { name: 'Revert', exact: true }).first().click();
    await days.getByText('Inherited: default').waitFor();

    const german = await openAs('administrator');
    await wear(german, { skin: 'dark', direction: 'rtl', width: 360, language: 'de' });
    await visit(german, `/shops/${id}#ordersShipWithin`);
    await german.page.getByRole('region', { name: 'Verlauf von Versenden innerhalb von (Stunden)' }).waitFor();
    expect(await faultsOf(german.page)).toEqual([]);
    await german.leave();
    expect(complaints).toEqual([]);
  });

  it('show both to the second of two people', async () => {
    const second = await openAs('administrator');
    const { page: other } = second;
    for (const one of [page, other]) {
      await open(one, '/settings?q=currency', 'Setting');
      await one.getByRole('button', { name: 'Change Currency of new shops' }).click();
    }
    await other.getByRole('textbox', { name: /^Currency of new shops/ }).fill('SEK');
    await other.keyboard.press('Control+s');
    await other.getByText('Swedish Krona (SEK)').waitFor();
    await page.getByRole('textbox', { name: /^Currency of new shops/ }).fill('NOK');
    await page.keyboard.press('Control+s');
    await page.getByRole('dialog').getByText('SEK').first().waitFor();
    await page.getByRole('dialog').getByText('NOK').first().waitFor();
    await page.keyboard.press('Escape');
    await other.getByRole('button', { name: /^Reset Currency of new shops/ }).click();
    await other.getByText('Inherited: default').waitFor();
    expect([...complaints, ...second.complaints]).toEqual([]);
    await second.leave();
  });

  it('have no field below the bar that saves them, neither focused nor typed into', async () => {
    const narrow = await openAs('administrator');
    const { page: phone } = narrow;
    await phone.setViewportSize({ width: 360, height: 660 });
    await open(phone, '/settings?q=mail', 'Setting');
    await phone.getByRole('button', { name: 'Change Mail server' }).click();
    const host = phone.getByRole('textbox', { name: /^Host/ });
    const room = async () => {
      const field = await host.boundingBox();
      const bar = await phone.locator('form > footer').boundingBox();
      return (bar?.y ?? 0) - ((field?.y ?? 0) + (field?.height ?? 0));
    };
    await expect.poll(() => host.evaluate((one) => one === document.activeElement)).toBe(true);
    await expect.poll(room).toBeGreaterThanOrEqual(0);
    // Scrolled to below the bar by hand, it comes back with the next letter.
    await host.evaluate((one) => one.closest('#page')?.scrollTo(0, 0));
    expect(await room()).toBeLessThan(0);
    await host.pressSequentially('m');
    await expect.poll(room).toBeGreaterThanOrEqual(0);
    await phone.getByRole('button', { name: 'Cancel' }).click();
    expect(narrow.complaints).toEqual([]);
    await narrow.leave();
  });

  it('keep a password of the mail server that no page shows again, and say what that server answered', async () => {
    const secret = 'a lamp in the window';
    await open(page, '/settings?q=mail', 'Setting');
    await entry('Mail server').getByRole('button', { name: 'Change Mail server' }).click();
    await page.getByRole('textbox', { name: /^Host/ }).fill('127.0.0.1');
    await page.getByRole('textbox', { name: /^Port/ }).fill('1');
    await page.getByText('Invitations and links to new passwords are mailed from now on.').waitFor();
    await page.keyboard.press('Control+s');
    await entry('Mail server').getByText('Host: 127.0.0.1; Port: 1').waitFor();
    await entry('Password of the mail server')
      .getByRole('button', { name: /^Change/ })
      .click();
    await page
      .getByLabel(/^Password of the mail server/)
      .locator('visible=true')
      .last()
      .fill(secret);
    await page.keyboard.press('Enter');
    await entry('Password of the mail server').getByText('Set, ends with ndow').waitFor();
    await page.getByRole('button', { name: 'Send a test mail to me' }).click();
    await page.getByText(/The mail server did not take the mail/).waitFor();
    await page.reload();
    await untilQuiet();
    expect(await page.content()).not.toContain(secret);
    for (const name of ['Mail server', 'Password of the mail server']) {
      await entry(name)
        .getByRole('button', { name: /^Reset/ })
        .click();
      await entry(name).getByText('Inherited: default').waitFor();
    }
    expect(complaints).toEqual([]);
  });
});
