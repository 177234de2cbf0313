import { words } from '../shops/words.ts';
import { escaped, slug } from './html.ts';
import { layOut } from './layout.ts';
import { type Shelf } from './shelf.ts';

/** A page of the refining tree, which robots.txt forbids: each leads to three deeper ones, for ever. */
export function writeFacetPage(shelf: Shelf, path: string): string {
  const { shop } = shelf;
  const base = path.replace(/\/+$/, '');
  const text = words[shop.language];
  return layOut(shelf, {
    title: text.filter,
    canonicalPath: base,
    main: `<h1>${text.filter}</h1><ul>${['a', 'b', 'c'].map((step) => `<li><a href="${escaped(base)}/${step}">${text.filter}: ${step}</a></li>`).join('')}</ul>`,
    crumbs: [{ name: text.home, path: '/' }],
    related: [],
    recent: [],
  });
}

/** A month of events that never ends: every month links to the one before and the one after. */
export function writeCalendarPage(shelf: Shelf, month: number): string {
  const { shop } = shelf;
  const text = words[shop.language];
  return layOut(shelf, {
    title: `${text.calendar} ${month}`,
    canonicalPath: `/events/${month}`,
    main: `<h1>${text.calendar} ${month}</h1><p><a href="/events/${month - 1}">${text.previous}</a> <a href="/events/${month + 1}">${text.next}</a></p>`,
    crumbs: [{ name: text.home, path: '/' }],
    related: [],
    recent: [],
  });
}

/** A draft of a product that robots.txt forbids: anyone who reads it sees a price that is not asked. */
export function writePreview(shelf: Shelf, number: number): string | undefined {
  const entry = shelf.listings.find(({ listing }) => listing.number === number);
  if (!entry) return undefined;
  const { shop } = shelf;
  return layOut(shelf, {
    title: entry.title,
    canonicalPath: `${shop.previewPath}${number}`,
    head: `<meta property="og:type" content="product"><meta property="product:price:amount" content="1.00"><meta property="product:price:currency" content="EUR">\n`,
    main: `<h1 id="${slug(entry.title)}">${escaped(entry.title)}</h1>`,
    crumbs: [{ name: words[shop.language].home, path: '/' }],
    related: [],
    recent: [],
  });
}
