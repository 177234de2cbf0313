import { detailed, type Reasoned, reasoned } from '@quarry/contracts/wording';
import { isUnfilled } from '../placeholder/index.ts';
import { newField } from './field.ts';
import { standingOf } from './find-main-product.ts';
import { addValue, type Item, type ItemGraph, itemsOf, newItem } from './item.ts';
import { mergeLines } from './merge-offers.ts';
import type { PriceContext } from './price-sums.ts';
import { hasPrice, type OfferLine, readOfferLines } from './read-offers.ts';
import { isOffer, isPage } from './vocabulary.ts';

/** A heading says what a page is about, not that its offer is of that. */
const headingTrust = 0.4;

/** Lines, or why there are none although offers stand on the page; neither where none does. */
export type BareOffers = { lines: OfferLine[]; refusal?: Reasoned };

/**
 * Reads the one offer of a page that describes no product: named by the page's only heading, with little confidence and a warning. Several
 * offers, or not exactly one heading, are a refusal, for nobody says which belongs to which. Graphs must be complete.
 */
export function readBareOffers(graphs: ItemGraph[], headings: string[], context: PriceContext): BareOffers {
  const stated = graphs
    .map((graph) => ({ graph, offers: bareOffersOf(graph) }))
    .filter(({ offers }) => offers.length > 0);
  if (stated.length === 0) return { lines: [] };
  const names = [...new Set(headings.filter((heading) => !isUnfilled(heading)))];
  const [name] = names;
  if (name === undefined) return { lines: [], refusal: reasoned('no_product:no_heading') };
  if (names.length > 1) return { lines: [], refusal: reasoned('no_product:headings', { count: names.length }) };
  let lines: OfferLine[] = [];
  for (const { graph, offers } of stated) {
    const read = readOfferLines(graph, [productOf(graph, offers)], context);
    if (offers.length > 1 && read.length > 1)
      return { lines: [], refusal: reasoned('no_product:offers', { count: read.length }) };
    lines = mergeLines(lines, read);
  }
  // Only now: one heading is no two statements of the name.
  for (const line of lines) nameLine(line, name);
  return { lines };
}

function nameLine(line: OfferLine, heading: string): void {
  line.offer.name = newField(heading, heading, 'meta', 'h1', headingTrust);
  line.warnings.push(detailed('bare_offer', { heading: heading.slice(0, 80) }));
}

/** Offers with a price that stand at the top of the page, say nothing of what they offer, and that nothing else refers to. */
function bareOffersOf(graph: ItemGraph): Item[] {
  const candidates = graph.items.filter(
    (item) => isOffer(item.types) && !item.properties.has('itemOffered') && isOfPage(item) && hasPrice(graph, item),
  );
  if (candidates.length === 0) return [];
  const referred = referredOffers(graph);
  return candidates.filter((item) => !referred.has(item));
}

function isOfPage(item: Item): boolean {
  return (item.holder === null || isPage(item.holder.types)) && standingOf(item) === 'own';
}

const offerProperties = ['offers', 'makesOffer', 'itemListElement', 'item', 'acceptedOffer', 'object'];

/** What anything but the page itself calls its offer: an event, a service, a list. */
function referredOffers(graph: ItemGraph): Set<Item> {
  const holders = graph.items.filter((item) => !isPage(item.types));
  return new Set(
    holders.flatMap((item) =>
      offerProperties.flatMap((property) => (item.properties.has(property) ? itemsOf(graph, item, property) : [])),
    ),
  );
}

/** A product of which nothing is known but its offers. */
function productOf(graph: ItemGraph, offers: Item[]): Item {
  const product = newItem(graph.method, '', null, null);
  product.types = ['Product'];
  for (const item of offers) addValue(product, 'offers', { text: null, item, isNumber: false, path: item.path });
  return product;
}
