import { type Department } from '../range/department.ts';
import { tradePolicies } from '../range/shop-key.ts';
import { words } from '../shops/words.ts';
import { escaped, jsonLdBlock } from './html.ts';
import { card, type CardMarkup } from './card.ts';
import { layOut } from './layout.ts';
import { decimal } from './money.ts';
import { neighboursOf } from './neighbours.ts';
import { type WrittenPage } from './product-page.ts';
import { departmentPath, departmentSlug, type Shelf, type ShelfListing } from './shelf.ts';
import { styleOf } from './style.ts';

export const productsPerPage = 24;

export function pageCount(shelf: Shelf, department: Department): number {
  return Math.max(1, Math.ceil((shelf.byDepartment.get(department)?.length ?? 0) / productsPerPage));
}

/** One page of a department: cards of its products, links to the pages beside it, ways to sort and refine. */
export function writeListingPage(shelf: Shelf, department: Department, page: number, isByPrice: boolean): WrittenPage {
  const { shop } = shelf;
  const text = words[shop.language];
  const base = departmentPath(shop, department);
  const all = shelf.byDepartment.get(department) ?? [];
  const sorted = isByPrice
    ? all.toSorted((left, right) => left.best.state.priceCents - right.best.state.priceCents)
    : all;
  const shown = sorted.slice((page - 1) * productsPerPage, page * productsPerPage);
  const address = (number: number) => (number === 1 ? base : shop.pagePath(base, number));
  const isLast = page >= pageCount(shelf, department);
  const name = department.name[shop.language];
  const recent = neighboursOf(shelf, `listing/${department.key}`, 3, (other) => other.department !== department);
  const { markup } = styleOf(shop, department);
  const cards: CardMarkup = markup === 'microdata' ? 'microdata' : 'plain';
  const html = layOut(shelf, {
    title: page === 1 ? name : `${name} - ${text.page} ${page}`,
    canonicalPath: address(page),
    head: [
      page > 1 ? `<link rel="prev" href="${escaped(address(page - 1))}">\n` : '',
      isLast ? '' : `<link rel="next" href="${escaped(address(page + 1))}">\n`,
      markup.startsWith('json-ld') ? itemList(shelf, shown) : '',
    ].join(''),
    main: `<h1>${escaped(name)}</h1>
<p><a href="${base}?${shop.sortQuery}">${text.sort}</a> · <a href="${shop.facetPath}${departmentSlug(shop, department)}/a">${text.filter}</a></p>
<div class="cards product-list">${shown.map((entry) => card(shelf, entry, cards)).join('\n')}</div>
<nav class="pages">${page > 1 ? `<a rel="prev" href="${escaped(address(page - 1))}">${text.previous}</a> ` : ''}${isLast ? '' : `<a rel="next" href="${escaped(address(page + 1))}">${text.next}</a>`}</nav>`,
    crumbs: [
      { name: text.home, path: '/' },
      { name, path: base },
    ],
    related: [],
    recent: recent.shown,
  });
  const changes = shelf.slots.filter(({ listing }) => listing.department === department);
  return { html, changedOn: Math.max(recent.changedOn, ...changes.map(({ changedOn }) => changedOn)) };
}

/** The carousel that shop systems with JSON-LD put on their listings: products with prices, none of them the page's own. */
function itemList(shelf: Shelf, shown: readonly ShelfListing[]): string {
  const { currency } = tradePolicies[shelf.shop.key];
  const block = jsonLdBlock({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: shown.slice(0, 10).map(({ path, title, best }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      item: {
        '@type': 'Product',
        name: title,
        url: shelf.origin + path,
        offers: { '@type': 'Offer', price: decimal(best.state.priceCents), priceCurrency: currency },
      },
    })),
  });
  return `${block}\n`;
}

/** The home page: what is popular, and the way into every department. */
export function writeHomePage(shelf: Shelf, linksCalendar: boolean): WrittenPage {
  const { shop } = shelf;
  const text = words[shop.language];
  const popular = neighboursOf(shelf, 'home', 8, () => true);
  const recent = neighboursOf(shelf, 'home-recent', 3, () => true);
  const html = layOut(shelf, {
    title: shop.name,
    canonicalPath: '/',
    main: `<h1>${escaped(shop.name)}</h1><h2>${text.bestsellers}</h2><div class="cards">${popular.shown.map((entry) => card(shelf, entry)).join('\n')}</div>`,
    crumbs: [],
    related: [],
    recent: recent.shown,
    linksCalendar,
  });
  return { html, changedOn: Math.max(popular.changedOn, recent.changedOn) };
}
