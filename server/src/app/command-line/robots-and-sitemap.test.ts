import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { keptCommandLine } from '../../testing/index.ts';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
const files: Record<string, [status: number, body: string | Buffer]> = {
  '/robots.txt': [200, 'User-agent: *\nDisallow: /cart'],
  '/broken/robots.txt': [500, ''],
  '/absent/robots.txt': [404, ''],
};
const server = createServer((request, response) => {
  const [status, body] = files[request.url ?? ''] ?? [404, ''];
  response.writeHead(status).end(body);
});
const folder = await mkdtemp(join(tmpdir(), 'quarry-cli-'));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const origin = `http://127.0.0.1:${port}`;
const variables = { QUARRY_ALLOW_HOSTS: `127.0.0.1:${port}`, INIT_CWD: folder };
const kept = keptCommandLine(variables);
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true, force: true });
});

type Outcome = { status: number | null; lines: unknown[]; error: string };

async function quarry(args: string[]): Promise<Outcome> {
  const { status, output, complaint } = await kept(...args, '--json');
  return outcomeOf(status, output, complaint);
}

/** What reads standard input has a process of its own. */
async function quarryReading(input: string, args: string[]): Promise<Outcome> {
  const child = spawn(process.execPath, [main, ...args, '--json'], { env: { ...process.env, ...variables } });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  child.stdin.end(input);
  return outcomeOf(...(await Promise.all([ended, text(child.stdout), text(child.stderr)])));
}

function outcomeOf(status: number | null, out: string, error: string): Outcome {
  const lines = out.split('\n').filter(Boolean);
  return { status, lines: lines.map((line): unknown => JSON.parse(line)), error };
}

describe('quarry robots', () => {
  it('judges each address by a file of the folder the caller stood in', async () => {
    await writeFile(join(folder, 'robots.txt'), '\uFEFFUser-agent: quarrybot\nDisallow: /x # closed');
    const { status, lines } = await quarry([
      'robots',
      'robots.txt',
      '--agent',
      'QuarryBot',
      '/x/1',
      'https://shop.example/y',
      'nonsense',
    ]);
    expect(status).toBe(0);
    expect(lines).toMatchObject([
      { url: '/x/1', allowed: false, rule: 'Disallow: /x', line: 2 },
      { url: 'https://shop.example/y', allowed: true, rule: null, line: null },
      { url: 'nonsense', allowed: false, code: 'not_an_address' },
    ]);
  });

  it.each([
    ['', { allowed: false, rule: 'Disallow: /cart', line: 2 }],
    ['/absent/robots.txt', { allowed: true, rule: null, line: null }],
    ['/broken/robots.txt', { allowed: false, rule: null, line: null, code: 'robots_unreachable' }],
  ])('judges by what a host answers at "%s"', async (path, expected) => {
    const { lines } = await quarry(['robots', `${origin}${path || '/'}`, '--agent', 'QuarryBot', '/cart']);
    expect(lines).toMatchObject([expected]);
  });

  it('answers every line of standard input once and in order', async () => {
    const input = [
      { robots: 'User-agent: *\nDisallow: /', agent: 'a', url: 'https://shop.example/' },
      { robots: 'User-agent: *\nDisallow: /', agent: 'a', url: 'https://shop.example/robots.txt' },
      { agent: 'a' },
    ].map((line) => JSON.stringify(line));
    const { status, lines } = await quarryReading(`${input.join('\n')}\nbroken\n`, ['robots', '--stdin']);
    expect(status).toBe(0);
    expect(lines).toMatchObject([{ allowed: false }, { allowed: true }, { code: 'bad_line' }, { code: 'bad_line' }]);
  });

  it('ends with 2 for wrong usage and with 1 for a file that cannot be read', async () => {
    expect(await quarry(['robots', 'robots.txt', '/x'])).toMatchObject({ status: 2 });
    expect(await quarry(['robots', 'no-such-file', '--agent', 'a', '/x'])).toMatchObject({
      status: 1,
      error: expect.stringContaining('no-such-file'),
    });
  });
});

describe('quarry sitemap', () => {
  it('names the sitemap itself when nothing in it has a line', async () => {
    expect(await quarry(['sitemap', 'no-such-file.xml'])).toMatchObject({
      status: 1,
      lines: [{ url: 'no-such-file.xml', code: 'unreachable', reason: expect.any(String) }],
    });
  });

  it('follows an index, names the child that fails, and lists the rest', async () => {
    files['/index.xml'] = [
      200,
      `<sitemapindex><sitemap><loc>${origin}/missing.xml</loc></sitemap><sitemap><loc>${origin}/one.xml.gz</loc></sitemap></sitemapindex>`,
    ];
    files['/one.xml.gz'] = [
      200,
      gzipSync(`<urlset><url><loc>${origin}/a</loc><lastmod>2026-01-02</lastmod></url></urlset>`),
    ];
    const { status, lines } = await quarry(['sitemap', `${origin}/index.xml`]);
    expect(status).toBe(0);
    expect(lines).toEqual([
      { url: `${origin}/missing.xml`, code: 'unreachable', reason: 'The host answered 404.' },
      { url: `${origin}/a`, lastmod: '2026-01-02' },
    ]);
  });

  it('notes a sitemap of an index whose address is misplaced', async () => {
    files['/loose.xml'] = [200, `<sitemapindex>\n<sitemap>${origin}/two.xml</sitemap></sitemapindex>`];
    files['/two.xml'] = [200, `<urlset><url><loc>${origin}/b</loc></url></urlset>`];
    expect(await quarry(['sitemap', `${origin}/loose.xml`])).toMatchObject({
      status: 0,
      lines: [
        { sitemap: `${origin}/two.xml`, line: 2, notes: ['misplaced'] },
        { url: `${origin}/b`, lastmod: null },
      ],
    });
  });

  it('ends with 1 when no address was found', async () => {
    await writeFile(join(folder, 'page.xml'), '<!doctype html><html></html>');
    expect(await quarry(['sitemap', 'page.xml'])).toMatchObject({ status: 1, lines: [{ code: 'html_instead' }] });
    expect(await quarry(['sitemap', 'http://10.0.0.1/sitemap.xml'])).toMatchObject({ status: 1 });
  });
});
