// Serves product pages for the crawl measurements from a process of its own: /<kind>/<number>, a sitemap for each kind, robots.txt. Prints its port.
import { createServer } from 'node:http';
import { type PageKind, productPage } from './pages.ts';

const pages = Number(process.argv[2] ?? 5_000);

const server = createServer((request, response) => {
  const path = request.url ?? '/';
  const [, kind = '', number = ''] = path.split('/');
  const origin = `http://${request.headers.host ?? ''}`;
  if (path === '/robots.txt') return response.end(`User-agent: *\nAllow: /\nSitemap: ${origin}/json-ld/sitemap.xml\n`);
  if (number === 'sitemap.xml') {
    const entries = Array.from(
      { length: pages },
      (_, index) => `<url><loc>${origin}/${kind}/${index}</loc></url>`,
    ).join('');
    response.setHeader('content-type', 'application/xml');
    return response.end(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`);
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  if (isPageKind(kind) && /^\d+$/.test(number)) return response.end(productPage(kind, Number(number)));
  return response.end('<!doctype html><title>Shop</title><p>Only product pages here.</p>');
});
server.listen(0, '127.0.0.1', () => {
  const bound = server.address();
  if (bound !== null && typeof bound !== 'string') process.stdout.write(`${bound.port}\n`);
});
process.on('SIGTERM', () => process.exit(0));

function isPageKind(kind: string): kind is PageKind {
  return kind === 'json-ld' || kind === 'microdata';
}
