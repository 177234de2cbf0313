import { departments } from '../range/departments.ts';
import { type ShopKey } from '../range/shop-key.ts';
import { escaped } from '../pages/html.ts';
import { departmentPath, type Shelf } from '../pages/shelf.ts';

type SitemapFile = { path: string; text: string; contentType: string; isGzip: boolean };

const xmlType = 'application/xml; charset=utf-8';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** One entry without an address and one that is none: what a careless generator leaves behind. */
const brokenEntries = '<url><loc></loc><lastmod>gestern</lastmod></url>\n<url><loc>nicht eine adresse</loc></url>\n';

const arrangements: Readonly<Record<ShopKey, (shelf: Shelf) => SitemapFile[]>> = {
  kernhaus: (shelf) => [
    index(shelf, '/sitemap.xml', ['/sitemaps/artikel-1.xml.gz', '/sitemaps/artikel-2.xml.gz', '/sitemaps/seiten.xml']),
    { ...products(shelf, '/sitemaps/artikel-1.xml.gz', (place) => place % 2 === 0), isGzip: true },
    { ...products(shelf, '/sitemaps/artikel-2.xml.gz', (place) => place % 2 === 1, brokenEntries), isGzip: true },
    pages(shelf, '/sitemaps/seiten.xml'),
  ],
  tarnbrook: (shelf) => [
    index(shelf, '/sitemap_index.xml', ['/sitemap_products_1.xml', '/sitemap_collections_1.xml']),
    products(shelf, '/sitemap_products_1.xml', () => true),
    pages(shelf, '/sitemap_collections_1.xml'),
  ],
  marelle: (shelf) => [withMark(products(shelf, '/media/plan-du-site.xml', () => true))],
  stallhall: (shelf) => [
    plainText(shelf),
    index(shelf, '/sitemaps/index.xml', ['/sitemaps/products.xml.gz', '/sitemaps/moved-away.xml']),
    { ...products(shelf, '/sitemaps/products.xml.gz', () => true), isGzip: true },
  ],
};

/** The sitemap files of a shop on the shelf's day; each shop arranges them in its own way. */
export function sitemapFiles(shelf: Shelf): SitemapFile[] {
  return arrangements[shelf.shop.key](shelf);
}

function index(shelf: Shelf, path: string, children: readonly string[]): SitemapFile {
  const lastmod = shelf.dateOf(shelf.changedOn);
  const text = `${head}<sitemapindex ${namespace}>\n${children.map((child) => `<sitemap><loc>${shelf.origin}${child}</loc><lastmod>${lastmod}</lastmod></sitemap>`).join('\n')}\n</sitemapindex>\n`;
  return { path, text, contentType: xmlType, isGzip: false };
}

function products(shelf: Shelf, path: string, isWanted: (place: number) => boolean, extra = ''): SitemapFile {
  const entries = shelf.listings
    .filter((_, place) => isWanted(place))
    .map(
      (entry) =>
        `<url><loc>${escaped(shelf.origin + entry.path)}</loc><lastmod>${shelf.momentOf(entry.changedOn).toISOString()}</lastmod></url>`,
    );
  const text = `${head}<urlset ${namespace}>\n${extra}${entries.join('\n')}\n</urlset>\n`;
  return { path, text, contentType: xmlType, isGzip: false };
}

function pages(shelf: Shelf, path: string): SitemapFile {
  const paths = [
    '/',
    ...departments.map((department) => departmentPath(shelf.shop, department)),
    ...Object.values(shelf.shop.articles),
  ];
  const text = `${head}<urlset ${namespace}>\n${paths.map((page) => `<url><loc>${shelf.origin}${page}</loc><changefreq>always</changefreq></url>`).join('\n')}\n</urlset>\n`;
  return { path, text, contentType: xmlType, isGzip: false };
}

function withMark(file: SitemapFile): SitemapFile {
  return { ...file, text: `\uFEFF${file.text}` };
}

function plainText(shelf: Shelf): SitemapFile {
  const paths = ['/', ...departments.map((department) => departmentPath(shelf.shop, department))];
  return {
    path: '/sitemap.txt',
    text: `${paths.map((path) => shelf.origin + path).join('\n')}\n`,
    contentType: 'text/plain; charset=utf-8',
    isGzip: false,
  };
}
