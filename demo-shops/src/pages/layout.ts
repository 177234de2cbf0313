import { departments } from '../range/departments.ts';
import { words } from '../shops/words.ts';
import { escaped } from './html.ts';
import { departmentPath, type Shelf, type ShelfListing } from './shelf.ts';
import { writeMoney } from './money.ts';
import { styleOf } from './style.ts';

export type Crumb = { name: string; path: string };

export type PageParts = {
  title: string;
  description?: string;
  /** Path of the address that search engines should keep; queries other than the page number are left out. */
  canonicalPath: string;
  /** Further elements of the head, already HTML. */
  head?: string;
  /** The page's own part, already HTML. */
  main: string;
  crumbs: readonly Crumb[];
  /** Which listings stand in the two side blocks. */
  related: readonly ShelfListing[];
  recent: readonly ShelfListing[];
  charset?: string;
  linksCalendar?: boolean;
};

/** A whole page: head, header, navigation, breadcrumbs, the page's own part, the two blocks of other products, footer. */
export function layOut(shelf: Shelf, page: PageParts): string {
  const { shop, origin } = shelf;
  const text = words[shop.language];
  return `<!DOCTYPE html>
<html lang="${shop.htmlLanguage}">
<head>
<meta charset="${page.charset ?? 'utf-8'}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(page.title)} | ${escaped(shop.name)}</title>
${page.description ? `<meta name="description" content="${escaped(page.description)}">\n` : ''}<link rel="canonical" href="${escaped(origin + page.canonicalPath)}">
<link rel="stylesheet" href="/assets/shop.css">
${shop.feedPath && shop.feedType ? `<link rel="alternate" type="${shop.feedType}" title="Google Shopping" href="${shop.feedPath}">\n` : ''}${page.head ?? ''}
</head>
<body>
<header class="top"><a class="top-name" href="/">${escaped(shop.name)}</a>
<form action="${shop.facetPath}" role="search"><input name="q" aria-label="${text.search}" placeholder="${text.search}"><button>${text.search}</button></form>
<a href="${shop.cartPath}" rel="nofollow">${text.cart} (0)</a></header>
<nav class="rooms" aria-label="${text.departments}">${departments.map((department) => `<a href="${departmentPath(shop, department)}">${escaped(department.name[shop.language])}</a>`).join('\n')}</nav>
${crumbTrail(page.crumbs)}
<main>
${page.main}
</main>
${block(shelf, 'side-related', text.related, page.related, '')}
${block(shelf, 'side-recent', text.recent, page.recent, shop.key === 'marelle' ? '?sid=7f3a91' : '?utm_source=recent&utm_medium=widget')}
<footer><a href="${shop.articles.privacy}">${text.privacy}</a> <a href="${shop.articles.imprint}">${text.imprint}</a> <a href="${shop.articles.guide}">${text.guide}</a>${page.linksCalendar ? ` <a href="/events/0">${text.calendar}</a>` : ''}<p>${escaped(shop.taxRemark)}</p></footer>
</body>
</html>
`;
}

function crumbTrail(crumbs: readonly Crumb[]): string {
  if (crumbs.length === 0) return '';
  const links = crumbs.map((crumb, place) =>
    place === crumbs.length - 1
      ? `<li aria-current="page">${escaped(crumb.name)}</li>`
      : `<li><a href="${crumb.path}">${escaped(crumb.name)}</a></li>`,
  );
  return `<ol class="breadcrumb">${links.join('')}</ol>`;
}

function block(
  shelf: Shelf,
  className: string,
  title: string,
  listings: readonly ShelfListing[],
  query: string,
): string {
  if (listings.length === 0) return '';
  return `<aside class="${className}"><h2>${title}</h2><div class="cards">${listings.map((listing) => card(shelf, listing, query)).join('\n')}</div></aside>`;
}

/** A small picture with title and price that leads to a product. */
export function card(shelf: Shelf, entry: ShelfListing, query = ''): string {
  const { money } = styleOf(shelf.shop, entry.listing.department);
  const { priceCents, wasCents } = entry.best.state;
  const was = wasCents === undefined ? '' : `<s class="card-was">${writeMoney(wasCents, money)}</s> `;
  return `<a class="card" href="${entry.path}${escaped(query)}"><img src="${picturePath(entry)}" alt="" width="120" height="120" loading="lazy"><span class="card-title">${escaped(entry.title)}</span> ${was}<span class="card-price">${writeMoney(priceCents, money)}</span></a>`;
}

/** Where a listing's picture lies. */
export function picturePath({ listing }: ShelfListing): string {
  return `/pictures/${listing.number}.svg`;
}
