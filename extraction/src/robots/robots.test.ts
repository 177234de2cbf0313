import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { agentToken, crawlDelayOf, decideByRobotsFetch, isAllowed, parseRobots } from './index.ts';

const folder = join(import.meta.dirname, 'fixtures');

/** A fixture is a robots.txt whose closing comments say which rule it tests and what each address must get. */
function readFixture(name: string) {
  const bytes = readFileSync(join(folder, name));
  const text = new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-8').decode(bytes);
  const comments = text.split(/\r\n|\n|\r/).filter((line) => line.startsWith('# '));
  const tests = comments.find((line) => line.startsWith('# tests: '))?.slice('# tests: '.length) ?? '';
  const cases = comments
    .filter((line) => line.startsWith('# case: '))
    .map((line) => line.slice('# case: '.length).split(' | '))
    .map(([agent = '', url = '', verdict, line]) => ({
      agent,
      url,
      allowed: verdict === 'allowed',
      line: line === '-' ? null : Number(line),
    }));
  return { bytes, tests, cases };
}

describe('robots.txt fixtures', () => {
  it.each(readdirSync(folder))('%s is judged as its closing comments say', (name) => {
    const { bytes, tests, cases } = readFixture(name);
    expect(tests).not.toBe('');
    expect(cases.length).toBeGreaterThan(0);
    const rules = parseRobots(bytes);
    const judged = cases.map(({ agent, url }) => {
      const { allowed, line } = isAllowed(rules, agent, url);
      return { agent, url, allowed, line };
    });
    expect(judged).toEqual(cases);
  });
});

describe('parseRobots', () => {
  it('gives the deciding rule as written', () => {
    const rules = parseRobots('User-agent: *\nDisallow:   /caf\u00e9   # closed');
    expect(isAllowed(rules, 'QuarryBot', '/caf%C3%A9')).toEqual({
      allowed: false,
      rule: 'Disallow:   /caf\u00e9',
      line: 2,
    });
  });

  it('lists sitemaps in order, wherever they stand', () => {
    const rules = parseRobots(
      'Sitemap: https://shop.example/a.xml\nUser-agent: *\nsitemap:https://shop.example/b.xml\nSitemap:\nDisallow: /',
    );
    expect(rules.sitemaps).toEqual(['https://shop.example/a.xml', 'https://shop.example/b.xml']);
  });

  it('reads a file of 500 KiB in full and cuts a longer one at a line border', () => {
    const within = `User-agent: *\nDisallow: /x\n${'#'.repeat(500 * 1024 - 41)}\nDisallow: /y\n`;
    expect(within.length).toBe(500 * 1024);
    expect(isAllowed(parseRobots(within), 'a', '/y').allowed).toBe(false);
    const beyond = `${within.slice(0, 14)}Allow: /abc\n${within.slice(14)}`;
    const rules = parseRobots(new TextEncoder().encode(beyond));
    expect(rules.isTruncated).toBe(true);
    expect(isAllowed(rules, 'a', '/y').allowed).toBe(true);
    expect(isAllowed(rules, 'a', '/x').allowed).toBe(false);
  });

  it('takes latin-1 octets for the octets they are', () => {
    const rules = parseRobots(Uint8Array.from('User-agent: *\nDisallow: /caf\u00e9', (char) => char.charCodeAt(0)));
    expect(isAllowed(rules, 'a', '/caf%E9').allowed).toBe(false);
    expect(isAllowed(rules, 'a', '/caf%C3%A9').allowed).toBe(true);
  });

  it('reads anything without throwing and allows what nothing forbids', () => {
    const noise = Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919 + (index >> 3)) % 256);
    expect(isAllowed(parseRobots(noise), 'QuarryBot', '/x').allowed).toBe(true);
    expect(isAllowed(parseRobots(''), 'QuarryBot', '/x')).toEqual({ allowed: true, rule: null, line: null });
  });
});

describe('crawlDelayOf', () => {
  it('gives the longest delay of the groups that apply', () => {
    const rules = parseRobots(
      'User-agent: QuarryBot\nCrawl-delay: 2.5\nDisallow: /a\nUser-agent: *\nCrawl-delay: 30\nDisallow: /b',
    );
    expect(crawlDelayOf(rules, 'QuarryBot')).toBe(2.5);
    expect(crawlDelayOf(rules, 'other')).toBe(30);
  });

  it('is null where none is given or it is no number', () => {
    const rules = parseRobots('User-agent: *\nCrawl-delay: soon\nCrawl-delay: -1\nDisallow: /a');
    expect(crawlDelayOf(rules, 'QuarryBot')).toBeNull();
  });
});

describe('agentToken', () => {
  it.each([
    ['QuarryBot', 'quarrybot'],
    ['QuarryBot/0.1 (+https://quarry.example)', 'quarrybot'],
    ['Mozilla/5.0 (compatible; QuarryBot/0.1; +https://quarry.example)', 'quarrybot'],
    ['MJ12bot', 'mj12bot'],
    ['ia_archiver', 'ia_archiver'],
    [' * ', '*'],
    ['', ''],
    ['(unnamed)', ''],
  ])('of "%s" is "%s"', (name, token) => expect(agentToken(name)).toBe(token));
});

describe('decideByRobotsFetch', () => {
  const day = 86_400;
  it.each([
    [{ kind: 'response', status: 200 }, 0, 'by_rules', day],
    [{ kind: 'response', status: 200, maxAgeSeconds: 3600 }, 0, 'by_rules', 3600],
    [{ kind: 'response', status: 200, maxAgeSeconds: 9_999_999 }, 0, 'by_rules', day],
    [{ kind: 'response', status: 200, maxAgeSeconds: 0 }, 0, 'by_rules', 300],
    [{ kind: 'response', status: 204 }, 0, 'by_rules', day],
    [{ kind: 'response', status: 302 }, 0, 'allow_all', day],
    [{ kind: 'response', status: 401 }, 0, 'allow_all', day],
    [{ kind: 'response', status: 403 }, 0, 'allow_all', day],
    [{ kind: 'response', status: 404 }, 0, 'allow_all', day],
    [{ kind: 'response', status: 410 }, 0, 'allow_all', day],
    [{ kind: 'response', status: 429 }, 0, 'disallow_all', 600],
    [{ kind: 'response', status: 500 }, 0, 'disallow_all', 600],
    [{ kind: 'response', status: 503 }, 29 * day, 'disallow_all', 600],
    [{ kind: 'response', status: 503 }, 30 * day, 'allow_all', day],
    [{ kind: 'unreachable' }, 0, 'disallow_all', 600],
    [{ kind: 'unreachable' }, 31 * day, 'allow_all', day],
    [{ kind: 'unreadable' }, 0, 'disallow_all', 600],
    [{ kind: 'unreadable' }, 31 * day, 'allow_all', day],
    [{ kind: 'too_many_redirects' }, 0, 'allow_all', day],
  ] as const)('after %o and %i s of outage: %s for %i s', (outcome, outageSeconds, access, holdsForSeconds) => {
    expect(decideByRobotsFetch(outcome, outageSeconds)).toMatchObject({ access, holdsForSeconds });
  });
});
