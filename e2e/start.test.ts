import { describe, expect, it } from 'vitest';
import { address, heading, openVisitor, signedInVisitor } from './visitor.ts';

const applicationScript = /\/assets\/app-[^/]*\.js$/;

const visitor = await signedInVisitor();
const { page } = visitor;

describe('while the application is on its way', () => {
  it('shows the mark with a moving seam in the stored skin and direction, then makes way', async () => {
    const waiting = await openVisitor();
    let letPass = () => {};
    const held = new Promise<void>((resolve) => (letPass = resolve));
    await waiting.page.route(applicationScript, async (route) => {
      await held;
      await route.continue();
    });
    await waiting.page.addInitScript(() => {
      localStorage.setItem('skin', 'dark');
      localStorage.setItem('direction', 'rtl');
    });
    await waiting.page.emulateMedia({ reducedMotion: 'no-preference' });
    await waiting.page.goto(address('/'), { waitUntil: 'commit' });
    const screen = waiting.page.getByRole('status', { name: 'Quarry' });
    await screen.waitFor();
    // The mark stands in the document before its first frame, and a busy machine draws that late.
    const look = () =>
      waiting.page.evaluate(() => {
        const seam = document.querySelector('.loading-seam');
        const { dataset, dir } = document.documentElement;
        return {
          skin: dataset.skin,
          dir,
          background: getComputedStyle(document.querySelector('.loading-screen')!).backgroundColor,
          moves: seam?.getAnimations().length,
        };
      });
    await expect.poll(look).toEqual({ skin: 'dark', dir: 'rtl', background: 'rgb(17, 19, 21)', moves: 1 });
    letPass();
    await heading(waiting.page, 'Log in');
    await expect.poll(() => screen.count()).toBe(0);
    expect(waiting.complaints).toEqual([]);
    await waiting.leave();
  });

  it('says what to do when it cannot be fetched', async () => {
    const cut = await openVisitor();
    await cut.page.route(applicationScript, (route) => route.abort());
    await cut.page.goto(address('/'));
    await heading(cut.page, 'Quarry could not be loaded');
    await expect.poll(() => cut.page.getByRole('status', { name: 'Quarry' }).count()).toBe(0);
    await cut.page.unroute(applicationScript);
    await cut.page.getByRole('button', { name: 'Load again' }).click();
    await heading(cut.page, 'Log in');
    await cut.leave();
  });

  it('leaves no service worker registered', async () => {
    const count = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await page.evaluate(async () => {
      // Any script of this origin that needs no page does as an old worker.
      const scripts = performance.getEntriesByType('resource').map(({ name }) => name);
      const harmless = scripts.find((name) => name.includes('/assets/rolldown-runtime'));
      await navigator.serviceWorker.register(harmless!, { type: 'module' });
    });
    await expect.poll(() => count()).toBe(1);
    await page.reload();
    await heading(page, 'Dashboard');
    await expect.poll(count).toBe(0);
  });
});

describe('all of it', () => {
  it('leaves no complaint in the console', () => {
    expect(visitor.complaints).toEqual([]);
  });
});
