import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openVisitor, type Visitor } from './visitor.ts';

const main = join(import.meta.dirname, '../server/src/main.ts');
const dashboard = new URL(inject('otherAddress'));

let server: ChildProcess;
let visitor: Visitor;
/** What was asked of the network: method and path. */
const asked: string[] = [];

beforeAll(async () => {
  server = spawn(process.execPath, [main, 'api'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: '',
      PORT: dashboard.port,
      QUARRY_DATA: inject('dataFolder'),
      QUARRY_SAMPLES: 'off',
      QUARRY_DEMO_SHOPS: 'off',
    },
  });
  const isHealthy = async () => (await fetch(new URL('/healthz', dashboard)).catch(() => undefined))?.ok ?? false;
  await vi.waitUntil(isHealthy, { timeout: 60_000, interval: 100 });
  visitor = await openVisitor();
  visitor.page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const { page } = visitor;
  const { email, password } = inject('administrator');
  await page.goto(dashboard.href);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
});

afterAll(async () => {
  await visitor.leave();
  server.kill('SIGTERM');
  await once(server, 'exit');
});

describe('a dashboard without samples', () => {
  it('has no group of them in the menu, and finds none', async () => {
    const { page } = visitor;
    await expect.poll(() => page.getByRole('navigation').getByRole('button', { name: 'Samples' }).count()).toBe(0);
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Find anything' });
    await palette.waitFor();
    await page.keyboard.type('cards');
    await palette.getByText('Nothing found.').waitFor();
    await page.keyboard.press('Escape');
  });

  it('leads nowhere at their addresses', async () => {
    const { page } = visitor;
    for (const path of ['/dashboard/analytics', '/pages/login-basic', '/access-control']) {
      await page.goto(new URL(path, dashboard).href);
      await page.getByRole('heading', { name: 'This page does not exist' }).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });

  it('never fetches the layer: such a request goes to the network', async () => {
    const { page } = visitor;
    await visitor.untilQuiet();
    const status = await page.evaluate(async () => (await fetch('/apps/invoice/invoices')).status);
    expect(status).toBe(404);
    expect(asked).toContain('GET /apps/invoice/invoices');
    expect(asked.filter((request) => request.includes('answer-in-page'))).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  });
});
