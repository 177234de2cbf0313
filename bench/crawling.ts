import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'undici';
import { type Figure, perSecond } from './figure.ts';
import { type PageKind, productPage } from './pages.ts';
import { run } from './product.ts';

const pages = 3_000;
const command = 'npm run bench -- crawling';

/** Fetching and extracting, extraction alone, and a whole crawl with everything stored, beside Scrapy where the system has it. */
export async function measureCrawling(): Promise<Figure[]> {
  const server = await startPageServer();
  try {
    const fetchRate = await fetchAll(server.origin);
    const kinds = ['json-ld', 'microdata'] as const;
    const extraction = kinds.map((kind) => extractionFigure(kind, server, fetchRate));
    return [...extraction, crawlFigure(server, fetchRate)];
  } finally {
    server.process.kill('SIGTERM');
  }
}

function extractionFigure(kind: PageKind, server: PageServer, fetchRate: number): Figure {
  const both = fetchAndExtractAll(kind, server);
  return {
    work: `fetch and extraction of 66 KB pages, ${kind}`,
    figure: `${perSecond(both, 1)} (extraction alone ${perSecond(extractAll(kind), 1)})`,
    limit: `${perSecond(fetchRate, 1)} fetch alone`,
    ratio: both / fetchRate,
    goal: kind === 'json-ld' ? '>= 1,000/s' : '',
    isMet: kind === 'json-ld' ? both >= 1_000 : undefined,
    command,
  };
}

function crawlFigure(server: PageServer, fetchRate: number): Figure {
  const crawl = crawlAll(server);
  const scrapy = scrapyRate(server.origin);
  return {
    work: 'crawl with frontier, bytes and snapshots stored',
    figure: perSecond(crawl, 1),
    limit:
      scrapy === undefined
        ? `${perSecond(fetchRate, 1)} fetch alone (no Scrapy on this machine)`
        : `${perSecond(scrapy, 1)} Scrapy`,
    ratio: crawl / (scrapy ?? fetchRate),
    goal: '>= 3 x Scrapy',
    isMet: scrapy === undefined ? undefined : crawl >= 3 * scrapy,
    command,
  };
}

type PageServer = { origin: string; host: string; process: ChildProcess };

async function startPageServer(): Promise<PageServer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'page-server.ts'), String(pages)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  const host = `127.0.0.1:${port.toString().trim()}`;
  return { origin: `http://${host}`, host, process: child };
}

async function fetchAll(origin: string): Promise<number> {
  const pool = new Pool(origin, { connections: 8 });
  let next = 0;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (next < pages) {
        const { body } = await pool.request({ path: `/json-ld/${next++}`, method: 'GET' });
        await body.arrayBuffer();
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  await pool.close();
  return pages / seconds;
}

/** `quarry extract` of addresses, its own start taken off by a run over one page. */
function fetchAndExtractAll(kind: PageKind, { origin, host }: PageServer): number {
  return rateOf((count) => {
    const addresses = Array.from({ length: count }, (_, number) => `${origin}/${kind}/${number}`);
    extract(addresses, count, { env: { ...process.env, QUARRY_ALLOW_HOSTS: host } });
  });
}

/** The same for pages that are at hand. */
function extractAll(kind: PageKind): number {
  return rateOf((count) => {
    const lines = Array.from({ length: count }, (_, number) =>
      JSON.stringify({ html: productPage(kind, number), url: `https://bench.example/${kind}/${number}` }),
    );
    extract(['--stdin'], count, { input: `${lines.join('\n')}\n` });
  });
}

function extract(args: string[], count: number, options: { env?: NodeJS.ProcessEnv; input?: string }): void {
  const launcher = join(import.meta.dirname, '../tooling/run.mjs');
  const all = [launcher, 'quarry', 'extract', ...args, '--json'];
  const result = spawnSync(process.execPath, all, { ...options, encoding: 'utf8', maxBuffer: 2 ** 30 });
  const answered = result.stdout.split('\n').filter((line) => line.includes('"price"')).length;
  if (answered !== count) throw new Error(`${answered} of ${count} pages gave a price: ${result.stderr}`);
}

/** Pages a second, without the start that a run over one page takes. */
function rateOf(work: (count: number) => void): number {
  const seconds = (count: number): number => {
    const startedAt = performance.now();
    work(count);
    return (performance.now() - startedAt) / 1_000;
  };
  return (pages - 1) / (seconds(pages) - seconds(1));
}

/** `quarry crawl` into a database of its own; the time of a crawl of one page is its start and is taken off. */
function crawlAll(server: PageServer): number {
  const seconds = (limit: number): number => {
    const data = join(tmpdir(), `quarry-bench-crawl-${randomUUID()}`);
    const environment = { ...process.env, QUARRY_DATA: data };
    try {
      run(['quarry', 'migrate'], environment);
      const startedAt = performance.now();
      run(
        ['quarry', 'crawl', server.origin, '--max-pages', String(limit), '--allow-host', server.host, '--json'],
        environment,
      );
      return (performance.now() - startedAt) / 1_000;
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  };
  return (pages - 1) / (seconds(pages) - seconds(1));
}

const spider = `
import scrapy, json
class Shop(scrapy.Spider):
    name = 'shop'
    custom_settings = {'ROBOTSTXT_OBEY': False, 'LOG_LEVEL': 'ERROR', 'CONCURRENT_REQUESTS_PER_DOMAIN': 16}
    def start_requests(self):
        for n in range(PAGES):
            yield scrapy.Request('ORIGIN/json-ld/%d' % n)
    def parse(self, response):
        for block in response.css('script[type="application/ld+json"]::text').getall():
            data = json.loads(block)
            yield {'name': data['name'], 'price': data['offers']['price'], 'url': response.url}
        for link in response.css('a::attr(href)').getall():
            pass
`;

function scrapyRate(origin: string): number | undefined {
  if (spawnSync('scrapy', ['version']).status !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'quarry-bench-scrapy-'));
  try {
    const file = join(folder, 'shop.py');
    writeFileSync(file, spider.replace('PAGES', String(pages)).replace('ORIGIN', origin));
    const startedAt = performance.now();
    const result = spawnSync('scrapy', ['runspider', file, '-o', join(folder, 'items.jsonl')], { encoding: 'utf8' });
    if (result.status !== 0) throw new Error(`Scrapy failed: ${result.stderr}`);
    return pages / ((performance.now() - startedAt) / 1_000);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
