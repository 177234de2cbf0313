import { resolveId } from './address.ts';
import { addValue, type Item, type ItemGraph, newItem, register } from './item.ts';
import { limits } from './limits.ts';
import { isOffer, isPage, isProduct } from './vocabulary.ts';

/**
 * Makes products of what stands where only a product can: what an offer offers, as a text or as a thing without a type, and a page's main
 * thing that has offers. Call it once a graph is complete; it changes the graph's items.
 */
export function addOfferedThings(graph: ItemGraph): void {
  for (const item of graph.items) {
    if (isPage(item.types)) typeThings(graph, item, 'mainEntity');
    // An offer below a product speaks of that product.
    if (!isOffer(item.types) || (item.holder && isProduct(item.holder.types))) continue;
    typeThings(graph, item, 'itemOffered');
    nameThing(graph, item);
  }
}

function typeThings(graph: ItemGraph, holder: Item, property: 'mainEntity' | 'itemOffered'): void {
  for (const { item: thing } of holder.properties.get(property) ?? []) {
    if (!thing || thing.types.length > 0 || thing.properties.size === 0) continue;
    const isDescribedElsewhere = thing.id !== null && (graph.byId.get(thing.id) ?? []).some((one) => one !== thing);
    if (isDescribedElsewhere || (property === 'mainEntity' && !thing.properties.has('offers'))) continue;
    thing.types = ['Product'];
  }
}

/** A text that is the `@id` of something on the page refers to it; any other is a name, or the address of the product. */
function nameThing(graph: ItemGraph, offer: Item): void {
  const [value, ...others] = offer.properties.get('itemOffered') ?? [];
  const text = value?.text?.trim() ?? '';
  if (!value || others.length > 0 || value.item || text === '' || graph.items.length >= limits.items) return;
  if (isIdOnPage(graph, text)) return;
  const product = newItem(graph.method, value.path, offer, 'itemOffered');
  product.types = ['Product'];
  const property = /^https?:\/\/\S+$/i.test(text) ? 'url' : 'name';
  register(graph, product);
  addValue(product, property, { ...value });
  value.item = product;
}

function isIdOnPage(graph: ItemGraph, text: string): boolean {
  return graph.byId.has(resolveId(text, graph.base));
}
