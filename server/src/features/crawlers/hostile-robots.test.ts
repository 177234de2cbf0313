import { readSentence } from '@quarry/contracts/wording';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { log } from '../../platform/log.ts';
import { crawlLab } from './testing/crawl-lab.ts';
import { type ToyShop, toyShop } from './testing/toy-shop.ts';

const allowed: string[] = [];
const lab = await crawlLab(() => allowed);
vi.spyOn(log, 'info').mockImplementation(() => undefined);

/** A shop that answers these addresses with these texts, and all others as usual. */
async function shopWith(pages: number, files: (shop: ToyShop) => Record<string, string>): Promise<ToyShop> {
  const shop = await toyShop(pages);
  allowed.push(shop.hostPort);
  const texts = files(shop);
  shop.answer = ({ url = '' }, response) => {
    const text = texts[url];
    if (text === undefined) return false;
    response.setHeader('content-type', url === '/robots.txt' ? 'text/plain' : 'text/html').end(text);
    return true;
  };
  return shop;
}

async function crawl(shop: ToyShop) {
  const { crawlerId } = await lab.addCrawler(shop.url);
  const run = await lab.crawlToEnd(await lab.start(crawlerId));
  const { rows } = await sql<{ path: string; outcome: string; detail: string | null; lastmod: Date | null }>`
    select substr(p.url, ${shop.url.length}) as path, f.outcome, f.error_detail as detail, p.sitemap_lastmod as lastmod
    from page p join page_fetch f on f.page_id = p.id where p.crawler_id = ${crawlerId} order by p.url`.execute(
    lab.deps.db,
  );
  return { run, pages: new Map(rows.map(({ path, ...page }) => [path, page])) };
}

describe('a robots.txt', () => {
  it('forbids by rules that no database holds, and each page keeps the rule in a bounded text', async () => {
    const links = ['/p/1', '/p/2', '/p/3%00', '/p/4%EF%BF%BD', '/p/5'].map((path) => `<a href="${path}">Mug</a>`);
    const shop = await shopWith(5, () => ({
      '/': `<!doctype html><title>Mugs</title>${links.join('')}`,
      '/robots.txt': [
        'User-agent: *',
        `Crawl-delay: ${'9'.repeat(400)}\0`,
        `Disallow: /${'*'.repeat(300_000)}p/2`,
        'Disallow: /p/3\0',
        'Disallow: /p/4\ufffd\u202e',
        'Disallow: /p/4\ufffd',
        `Disallow: ${'/'.repeat(100_000)}`,
      ].join('\n'),
    }));
    const { run, pages } = await crawl(shop);
    expect(run.state).toBe('succeeded');
    expect([...pages].map(([path, { outcome }]) => [path, outcome])).toEqual([
      ['/', 'changed'],
      ['/p/1', 'changed'],
      ['/p/2', 'robots_denied'],
      ['/p/3%00', 'robots_denied'],
      ['/p/4%EF%BF%BD', 'robots_denied'],
      ['/p/5', 'changed'],
    ]);
    const denied = [...pages.values()].filter(({ outcome }) => outcome === 'robots_denied');
    expect(denied.map(({ detail }) => readSentence(detail ?? '').wording)).toEqual([
      { key: 'robots_denied', params: { line: 3, rule: expect.stringMatching(/^Disallow: \/\*+$/) } },
      { key: 'robots_denied', params: { line: 4, rule: 'Disallow: /p/3' } },
      { key: 'robots_denied', params: { line: 6, rule: 'Disallow: /p/4\ufffd' } },
    ]);
    for (const { detail } of denied) expect(detail?.length).toBeLessThan(3_000);
  });

  it('has only so many sitemaps read', async () => {
    const shop = await shopWith(2, ({ url }) => ({
      '/robots.txt': Array.from({ length: 5_000 }, (_, at) => `Sitemap: ${url}sitemap-${at}.xml`).join('\n'),
    }));
    const { run, pages } = await crawl(shop);
    expect(run.state).toBe('succeeded');
    expect([...pages.keys()]).toEqual(['/', '/p/1', '/p/2']);
    expect(shop.requests.filter(({ path }) => path.startsWith('/sitemap')).length).toBe(1_000);
  });
});

describe('a sitemap', () => {
  const broken: [what: string, entry: string][] = [
    ['a year for a day', '<loc>/p/1</loc><lastmod>2026</lastmod>'],
    ['a month for a day', '<loc>/p/2</loc><lastmod>2026-03</lastmod>'],
    ['a day that there is not', '<loc>/p/3</loc><lastmod>2026-02-31T25:61:61Z</lastmod>'],
    ['the last second of the last year', '<loc>/p/4</loc><lastmod>9999-12-31T24:59:60-14:00</lastmod>'],
    ['U+0000 as a date', '<loc>/p/5</loc><lastmod>2026-03-01\0</lastmod>'],
    ['half a surrogate pair', '<loc>/p/6</loc></url><url><loc>/p/&#xD83D;</loc>'],
    ['U+0000 in an address', '<loc>/p/7</loc></url><url><loc>/p/\0&#0;</loc>'],
    ['an address without end', `<loc>/p/8</loc></url><url><loc>/${'x'.repeat(100_000)}</loc>`],
    ['an address that hardly fits', `<loc>/p/9</loc></url><url><loc>/${'%E8%8C%B6'.repeat(450)}</loc>`],
    ['other schemes', '<loc>/p/10</loc></url><url><loc>javascript:alert(1)</loc></url><url><loc>http://[::1</loc>'],
    ['a host that is none', '<loc>/p/11</loc></url><url><loc>http://a..b\u202e.example:99999/</loc>'],
    ['entities', '<loc>/p/12</loc></url><url><loc>/p/&lol9;</loc>'],
  ];

  it('lists every page that it can name, whatever stands beside', async () => {
    const shop = await shopWith(broken.length, ({ url }) => ({
      '/': '<!doctype html><title>Mugs</title>',
      '/robots.txt': `Sitemap: ${url}sitemap.xml`,
      '/sitemap.xml': `<urlset>${broken.map(([, entry]) => `<url>${entry}</url>`).join('')}</urlset>`.replaceAll(
        '<loc>/',
        `<loc>${url}`,
      ),
    }));
    const { run, pages } = await crawl(shop);
    expect(run.state).toBe('succeeded');
    const read = [...pages].flatMap(([path, { outcome }]) => (outcome === 'changed' ? path : []));
    expect(read.toSorted()).toEqual(['/', ...broken.map((_, at) => `/p/${at + 1}`)].toSorted());
    expect(pages.get('/p/1')?.lastmod).toEqual(new Date('2026-01-01T00:00:00Z'));
    expect(pages.get('/p/2')?.lastmod).toEqual(new Date('2026-03-01T00:00:00Z'));
  });

  it('loses no entry by another one that cannot be saved', async () => {
    const given = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    await sql`create function refuse_page() returns trigger language plpgsql as $$ begin
      if new.url like '%/p/2' then raise exception 'refused' using errcode = '22000'; end if;
      return new; end $$`.execute(lab.deps.db);
    await sql`create trigger refuse before insert on page for each row execute function refuse_page()`.execute(
      lab.deps.db,
    );
    try {
      const shop = await shopWith(3, ({ url }) => ({
        '/': '<!doctype html><title>Mugs</title>',
        '/robots.txt': `Sitemap: ${url}sitemap.txt`,
        '/sitemap.txt': [1, 2, 3].map((number) => `${url}p/${number}`).join('\n'),
      }));
      const { run, pages } = await crawl(shop);
      expect(run.state).toBe('succeeded');
      expect([...pages.keys()]).toEqual(['/', '/p/1', '/p/3']);
      expect(given.mock.calls).toMatchObject([
        [{ event: 'crawl.sitemap-entry-given-up', url: `${shop.url}p/2`, reason: 'refused' }],
      ]);
    } finally {
      given.mockRestore();
      await sql`drop function refuse_page() cascade`.execute(lab.deps.db);
    }
  });
});
