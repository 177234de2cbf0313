import { hash32 } from '../random.ts';
import { departments } from '../range/departments.ts';
import { oldAddresses, writeArticle, writeNotice, type ArticleName } from '../pages/article-page.ts';
import { pageCount, productsPerPage, writeHomePage, writeListingPage } from '../pages/listing-page.ts';
import { drawPicture } from '../pages/picture.ts';
import { writeProductPage } from '../pages/product-page.ts';
import { departmentPath, type Shelf } from '../pages/shelf.ts';
import { styleSheet } from '../pages/style.ts';
import { writeCalendarPage, writeFacetPage, writePreview } from '../pages/trap-pages.ts';
import { writeFeed } from '../documents/feeds.ts';
import { sitemapFiles } from '../documents/sitemap.ts';
import { words } from '../shops/words.ts';

/** A document before the transfer: what an address answers on the shelf's day. */
export type Document = {
  status: 200 | 301 | 302 | 404 | 410;
  contentType: string;
  body: string;
  /** The last day on which the body changed; without it no Last-Modified is sent. */
  changedOn?: number;
  location?: string;
  /** Set where the file itself is packed, whatever the reader accepts. */
  isGzipFile?: boolean;
};

const html = 'text/html; charset=utf-8';

/** Finds what a shop answers at an address. Queries it does not know change nothing. */
export function findDocument(shelf: Shelf, path: string, query: URLSearchParams, hasEndlessPages: boolean): Document {
  return (
    findPage(shelf, path, query, hasEndlessPages) ??
    findFile(shelf, path) ??
    findRedirect(shelf, path) ??
    findTrap(shelf, path, hasEndlessPages) ??
    missing(shelf, path)
  );
}

function findPage(shelf: Shelf, path: string, query: URLSearchParams, hasEndlessPages: boolean): Document | undefined {
  const { shop } = shelf;
  const linksCalendar = hasEndlessPages && shop.key === 'tarnbrook';
  const page = (written: { html: string; changedOn: number }): Document => ({
    status: 200,
    contentType: html,
    body: written.html,
    changedOn: written.changedOn,
  });
  if (path === '/') return page(writeHomePage(shelf, linksCalendar));
  const entry = shelf.byPath.get(path);
  if (entry) return page(writeProductPage(shelf, entry, linksCalendar));
  const article = (Object.entries(shop.articles) as [ArticleName, string][]).find(([, address]) => address === path);
  if (article) return page(writeArticle(shelf, article[0]));
  return findListing(shelf, path, query, page);
}

function findListing(
  shelf: Shelf,
  path: string,
  query: URLSearchParams,
  page: (written: { html: string; changedOn: number }) => Document,
): Document | undefined {
  const [base = '', inPath] = path.split('/page/');
  const department = departments.find((candidate) => departmentPath(shelf.shop, candidate) === base);
  if (!department) return undefined;
  const number = pageNumber(shelf, query, inPath);
  if (number === undefined || number > pageCount(shelf, department)) return undefined;
  const [sortName = '', sortValue] = shelf.shop.sortQuery.split('=');
  return page(writeListingPage(shelf, department, number, query.get(sortName) === sortValue));
}

/** The page asked for, in the way of the shop: in the path, as a page number or as the first entry's place. */
function pageNumber(shelf: Shelf, query: URLSearchParams, inPath: string | undefined): number | undefined {
  const { key } = shelf.shop;
  if (key === 'marelle') return wholeNumber(inPath ?? '1');
  if (inPath !== undefined) return undefined;
  if (key === 'stallhall') return pageAtStart(query.get('start') ?? '0');
  return wholeNumber(query.get(key === 'kernhaus' ? 'seite' : 'page') ?? '1');
}

function pageAtStart(start: string): number | undefined {
  return /^\d{1,6}$/.test(start) ? Math.floor(Number(start) / productsPerPage) + 1 : undefined;
}

function wholeNumber(text: string): number | undefined {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}

function findFile(shelf: Shelf, path: string): Document | undefined {
  const { shop } = shelf;
  if (path === '/robots.txt') {
    return file('text/plain; charset=utf-8', shop.robots.replaceAll('{origin}', shelf.origin), 0);
  }
  if (path === '/assets/shop.css') return file('text/css; charset=utf-8', styleSheet(shop), 0);
  const picture = /^\/pictures\/(\d{1,5})\.svg$/.exec(path);
  if (picture) {
    const slot = shelf.slots.find(({ listing }) => listing.number === Number(picture[1]));
    const item = slot?.listing.offers[0]?.item;
    return item ? file('image/svg+xml', drawPicture(item), 0) : undefined;
  }
  if (path === shop.feedPath) {
    const text = writeFeed(shelf);
    const type =
      shop.feedType === 'text/tab-separated-values'
        ? `${shop.feedType}; charset=utf-8`
        : 'application/xml; charset=utf-8';
    return text === undefined ? undefined : file(type, text, shelf.changedOn);
  }
  const sitemap = /sitemap|plan-du-site/.test(path)
    ? sitemapFiles(shelf).find((candidate) => candidate.path === path)
    : undefined;
  if (!sitemap) return undefined;
  const type = sitemap.isGzip ? 'application/gzip' : sitemap.contentType;
  return { ...file(type, sitemap.text, shelf.changedOn), isGzipFile: sitemap.isGzip };
}

function file(contentType: string, body: string, changedOn: number): Document {
  return { status: 200, contentType, body, changedOn };
}

/** Renamed products, and the short addresses of old guides: `/r/n` leads to `/r/n/` and that to the product. */
function findRedirect(shelf: Shelf, path: string): Document | undefined {
  const moved = shelf.movedTo.get(path);
  if (moved) return redirect(301, moved);
  if (path === oldAddresses.moved) return redirect(302, `${path}/`);
  const target = shelf.listings[hash32('old', path) % Math.max(1, shelf.listings.length)];
  if (target && (path === `${oldAddresses.moved}/` || path === oldAddresses.movedAgain))
    return redirect(301, target.path);
  return undefined;
}

function redirect(status: 301 | 302, location: string): Document {
  return { status, contentType: html, body: `<a href="${location}">${location}</a>\n`, location };
}

function findTrap(shelf: Shelf, path: string, hasEndlessPages: boolean): Document | undefined {
  const { shop } = shelf;
  const page = (body: string): Document => ({ status: 200, contentType: html, body });
  if (path.startsWith(shop.facetPath)) return page(writeFacetPage(shelf, path));
  const month = /^\/events\/(-?\d{1,6})$/.exec(path);
  if (month && hasEndlessPages && shop.key === 'tarnbrook') return page(writeCalendarPage(shelf, Number(month[1])));
  if (path.startsWith(shop.previewPath)) {
    const preview = writePreview(shelf, Number(path.slice(shop.previewPath.length)));
    return preview === undefined ? undefined : page(preview);
  }
  return undefined;
}

function missing(shelf: Shelf, path: string): Document {
  const text = words[shelf.shop.language];
  if (path === oldAddresses.withdrawn) return { status: 410, contentType: html, body: writeNotice(shelf, text.gone) };
  if (!shelf.gone.has(path)) return { status: 404, contentType: html, body: writeNotice(shelf, text.notFound) };
  return { status: shelf.shop.goneStatus, contentType: html, body: writeNotice(shelf, text.gone) };
}
