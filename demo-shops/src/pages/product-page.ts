import { layOut } from './layout.ts';
import { markUp } from './markup.ts';
import { neighboursOf } from './neighbours.ts';
import { viewProduct } from './product-view.ts';
import { type Shelf, type ShelfListing } from './shelf.ts';
import { skins } from './skins.ts';

export type WrittenPage = {
  html: string;
  /** The last day on which anything that the page shows changed, the other products' prices included. */
  changedOn: number;
};

/** Writes a product page in the way of its shop and department. */
export function writeProductPage(shelf: Shelf, entry: ShelfListing, linksCalendar: boolean): WrittenPage {
  const page = viewProduct(shelf, entry);
  const markup = markUp(page);
  const { key, department } = entry.listing;
  const related = neighboursOf(shelf, key, 4, (other) => other.department === department);
  const recent = neighboursOf(shelf, key, 3, (other) => other.department !== department);
  const html = layOut(shelf, {
    title: entry.title,
    description: page.description,
    canonicalPath: entry.path,
    head: markup.head,
    main: skins[page.style.skin](page, markup.inline),
    crumbs: page.crumbs,
    related: related.shown,
    recent: recent.shown,
    cards: page.style.markup === 'microdata' ? 'microdata' : 'plain',
    linksCalendar,
  });
  return { html, changedOn: Math.max(entry.changedOn, related.changedOn, recent.changedOn) };
}
