import { departments } from '../range/departments.ts';
import { type Shop } from '../shops/shop.ts';
import { words } from '../shops/words.ts';
import { card, type CardMarkup } from './card.ts';
import { escaped } from './html.ts';
import { departmentPath, type Shelf, type ShelfListing } from './shelf.ts';

export type Crumb = { name: string; path: string };

type PageParts = {
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
  /** How the cards of the two side blocks are written; plain when not given. */
  cards?: CardMarkup;
  linksCalendar?: boolean;
};

/** A whole page: head, header, navigation, breadcrumbs, the page's own part, the two blocks of other products, footer. */
export function layOut(shelf: Shelf, page: PageParts): string {
  const { shop, origin } = shelf;
  const text = words[shop.language];
  return `<!DOCTYPE html>
<html lang="${shop.htmlLanguage}">
<head>
<meta charset="utf-8">
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
${block(shelf, page, 'related')}
${block(shelf, page, 'recent')}
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

function block(shelf: Shelf, page: PageParts, name: 'related' | 'recent'): string {
  const { shop } = shelf;
  const listings = page[name];
  if (listings.length === 0) return '';
  const cards = listings.map((listing) => card(shelf, listing, page.cards, name === 'recent' ? trackers(shop) : ''));
  return `<aside class="side-${name}"><h2>${words[shop.language][name]}</h2><div class="cards">${cards.join('\n')}</div></aside>`;
}

/** What a shop hangs on the links of recently viewed products: a session or where the click came from. */
function trackers(shop: Shop): string {
  return shop.key === 'marelle' ? '?sid=7f3a91' : '?utm_source=recent&utm_medium=widget';
}
