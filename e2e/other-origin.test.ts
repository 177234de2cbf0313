import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { haveCrawl } from './crawl.ts';
import { openVisitor, type Visitor } from './visitor.ts';

const main = join(import.meta.dirname, '../server/src/main.ts');
const api = new URL(inject('address'));
const dashboard = new URL(inject('otherAddress'));

let server: ChildProcess;
let visitor: Visitor;
/** What the dashboard asked for at the doors of the API: method and whole address. */
const asked: string[] = [];

beforeAll(async () => {
  const { DATABASE_URL: _external, ...inherited } = process.env;
  server = spawn(process.execPath, [main, 'api'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...inherited,
      PORT: dashboard.port,
      QUARRY_DATA: inject('dataFolder'),
      QUARRY_API_URL: api.origin,
      QUARRY_DEMO_SHOPS: 'off',
    },
  });
  const isHealthy = async () => (await fetch(new URL('/healthz', dashboard)).catch(() => undefined))?.ok ?? false;
  await vi.waitUntil(isHealthy, { timeout: 60_000, interval: 100 });
  visitor = await openVisitor();
  visitor.page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:graphql|jwt|media)/.test(pathname)) asked.push(request.url());
  });
});

afterAll(async () => {
  await visitor.leave();
  server.kill('SIGTERM');
  await once(server, 'exit');
});

describe('a dashboard whose config.json names another host', () => {
  it('signs in there and asks there, and nowhere else', async () => {
    const { page } = visitor;
    const { email, password } = inject('administrator');
    await page.goto(dashboard.href);
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    expect(new URL(page.url()).origin).toBe(dashboard.origin);
    expect(asked).toContain(`${api.origin}/jwt/login`);
    expect(asked).toContain(`${api.origin}/graphql`);
    expect(asked.filter((url) => !url.startsWith(`${api.origin}/`))).toEqual([]);
  });

  it('gets a new session there once the old one is refused', async () => {
    const { page } = visitor;
    await page.evaluate(() => localStorage.setItem('accessToken', 'one.that.ended'));
    await page.goto(new URL('/shops', dashboard).href);
    await page.getByRole('heading', { level: 1, name: 'Shops' }).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).not.toBe('one.that.ended');
    expect(asked).toContain(`${api.origin}/jwt/refresh-token`);
  });

  it('hears of changes over a socket to there', async () => {
    const { page } = visitor;
    const runId = await haveCrawl(page);
    const heard = new Promise<string>((resolve) => {
      page.on('websocket', (socket) => {
        socket.on('framereceived', ({ payload }) => {
          if (String(payload).includes('"next"')) resolve(socket.url());
        });
      });
    });
    await page.goto(new URL(`/crawlers/runs/${runId}`, dashboard).href);
    expect(await heard).toBe(`${api.origin.replace('http', 'ws')}/graphql`);
  });

  it('breaks no rule of its own Content-Security-Policy', () => {
    expect(visitor.complaints).toEqual([]);
  });
});
