import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const main = join(import.meta.dirname, '../../main.ts');
let folder: string;
let server: Server;
let origin: string;

const csv = 'id,title,price,link,image_link\nA1,Chair,5.00 EUR,/a1,/a1.jpg\nA2,Table,none,/a2,/a2.jpg\n';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarry-feed-'));
  await writeFile(join(folder, 'feed.csv'), csv);
  await writeFile(join(folder, 'page.html'), '<!doctype html><title>Log in</title>');
  server = createServer((request, response) => {
    response.statusCode = request.url === '/gone' ? 410 : 200;
    response.setHeader('content-type', 'application/octet-stream');
    if (request.url === '/packed.csv') {
      response.setHeader('content-encoding', 'gzip');
      return response.end(Buffer.concat([gzipSync(csv), Buffer.from('end')]));
    }
    return response.end(request.url === '/feed.csv.gz' ? gzipSync(csv) : '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

async function quarry(...args: string[]): Promise<{ status: number; lines: string[]; errors: string }> {
  const child = spawn(process.execPath, [main, ...args], {
    env: { ...process.env, INIT_CWD: folder, QUARRY_ALLOW_HOSTS: new URL(origin).host },
  });
  let out = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const [status] = (await once(child, 'close')) as [number];
  return { status, lines: out.split('\n').filter(Boolean), errors };
}

describe('quarry feed read', () => {
  it('answers one JSON object for each row, and last the summary', async () => {
    const { status, lines } = await quarry('feed', 'read', 'feed.csv', '--json', '--url', 'https://mill.example/');
    expect(status).toBe(0);
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      { line: 2, id: 'A1', offer: { price: { value: { amount: '5.00', minor: 500, currency: 'EUR' } } }, warnings: [] },
      { line: 3, id: 'A2', error: { code: 'price_unreadable', field: 'price' } },
      { summary: { rows: 2, good: 1, bad: 1 } },
    ]);
  });

  it('reads a web address, packed or not, and resolves links against it', async () => {
    const { status, lines } = await quarry('feed', 'read', `${origin}/feed.csv.gz`, '--json');
    expect(status).toBe(0);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ offer: { url: { value: `${origin}/a1` } } });
  });

  it('says what follows the packed bytes of a web address', async () => {
    const { lines } = await quarry('feed', 'read', `${origin}/packed.csv`, '--json');
    const summary = JSON.parse(lines.at(-1) ?? '');
    expect(summary).toMatchObject({ summary: { rows: 2, warnings: [{ code: 'gzip_followed' }] } });
  });

  it.each([
    ['an HTML page', ['page.html'], 1, /HTML page, not a feed/],
    ['a file that is not there', ['missing.csv'], 1, /missing\.csv cannot be read|missing\.csv can not be read/],
    ['a folder', ['.'], 1, /is not a file/],
    ['two sources', ['feed.csv', 'feed.csv'], 2, /name one file or web address/],
    ['a currency that is none', ['feed.csv', '--currency', 'EURO'], 2, /ISO 4217/],
  ])('refuses %s in one sentence', async (_what, args, expected, sentence) => {
    const { status, lines, errors } = await quarry('feed', 'read', ...args);
    expect({ status, lines }).toEqual({ status: expected, lines: [] });
    expect(errors).toMatch(sentence);
  });

  it('says what a shop answered in place of its feed', async () => {
    const { status, lines } = await quarry('feed', 'read', `${origin}/gone`, '--json');
    expect(status).toBe(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ error: { code: 'http_error' } });
  });
});
