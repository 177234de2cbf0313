import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DemoShops, startDemoShops } from '@quarry/demo-shops';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../platform/db/index.ts';
import { testDatabase } from '../../testing/index.ts';
import { migrateAll } from '../migrate-all.ts';

const main = join(import.meta.dirname, '../../main.ts');
const { db, url: databaseUrl } = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'quarry-crawl-'));
let demo: DemoShops;

beforeAll(async () => {
  await migrateAll(databaseUrl);
  demo = await startDemoShops({ ports: 'free', faults: 'none' });
});
afterAll(async () => {
  await demo.stop();
  await rm(folder, { recursive: true, force: true });
});

type Line = {
  page: string;
  status?: number;
  outcome?: string;
  reason?: string | null;
  code?: string | null;
  offer?: { name: { value: string } };
};

async function crawl(...args: string[]): Promise<{ status: number; lines: Line[]; remarks: string }> {
  const hosts = demo.shops.map(({ port }) => `127.0.0.1:${port}`).join(',');
  const child = spawn(process.execPath, [main, 'crawl', ...args, '--json'], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      QUARRY_DATA: folder,
      INIT_CWD: folder,
      QUARRY_ALLOW_HOSTS: hosts,
    },
  });
  let out = '';
  let remarks = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (remarks += text));
  const [status] = (await once(child, 'close')) as [number];
  const lines = out.split('\n').filter(Boolean);
  return { status, remarks, lines: lines.map((line) => JSON.parse(line) as Line) };
}

const shopUrl = (key: string) => {
  const found = demo.shops.find((shop) => shop.key === key);
  if (!found) throw new Error(`There is no shop ${key}.`);
  return found.url;
};

const shops = async () => (await db.selectFrom('shop').select('id').execute()).length;
const offers = async () => (await db.selectFrom('offer').select('id').execute()).length;

describe('quarry crawl', () => {
  it('answers a line for each page and raw offer, and stores the offers as Add shop would', async () => {
    const { status, lines, remarks } = await crawl(shopUrl('tarnbrook'), '--max-pages', '60');
    expect(remarks).toContain('offers stored');
    expect(status).toBe(0);
    const pages = lines.filter((line) => line.outcome !== undefined);
    const named = lines.filter((line) => line.offer !== undefined);
    expect(pages.length).toBeGreaterThanOrEqual(60);
    expect(pages[0]).toMatchObject({ page: expect.stringContaining(shopUrl('tarnbrook')), status: 200 });
    expect(named.length).toBeGreaterThan(20);
    expect(await offers()).toBe(new Set(named.map(({ page, offer }) => `${page} ${offer?.name.value}`)).size);
  });

  it('adds no second crawler or grabber when it is called again', async () => {
    const before = await offers();
    const { status } = await crawl(shopUrl('tarnbrook'), '--max-pages', '60');
    expect(status).toBe(0);
    expect(await db.selectFrom('crawler').select('id').execute()).toHaveLength(1);
    expect(await db.selectFrom('grabber').select(['kind', 'state']).execute()).toEqual([
      { kind: 'pages', state: 'active' },
    ]);
    expect(await offers()).toBe(before);
  });

  it('adds nothing for an address of which nothing may be asked, and says why', async () => {
    const before = await shops();
    const refused = await crawl('http://127.0.0.1:8080/', '--max-pages', '5');
    expect(refused).toMatchObject({ status: 1, lines: [{ error: { code: 'private_address' } }] });
    expect(refused.remarks).toMatch(/The host 127\.0\.0\.1 lies in a private or reserved network\./);
    expect(await shops()).toBe(before);
  });

  it('says what the page of the run says, why a page was not read in a sentence, and its code', async () => {
    const closed = `127.0.0.1:${await freePort()}`;
    const { status, lines, remarks } = await crawl(`http://${closed}/`, '--allow-host', closed);
    expect(status).toBe(1);
    expect(remarks).toContain('0 pages fetched, 0 product pages, 0 of them with offers; 0 offers stored');
    expect(lines).toEqual([
      {
        page: `http://${closed}/`,
        status: null,
        outcome: 'network_error',
        code: 'connection_failed',
        reason: expect.stringMatching(/refused/),
      },
    ]);
  });

  it('names an address that is none, and one that it may not reach, with exit status 1', async () => {
    const wrong = await crawl('shop.example');
    expect(wrong).toMatchObject({ status: 1, lines: [{ error: { code: 'not_an_address' } }] });
    expect(wrong.remarks).toContain('"shop.example" is no http or https address');
  });
});
