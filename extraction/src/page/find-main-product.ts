import { pageKey, pathKey, resolveStated } from './address.ts';
import { firstEvidence } from './field.ts';
import { type Item, type ItemGraph, itemsOf, valuesOf } from './item.ts';
import { areSameWords, sharedWords, wordsOf } from './text.ts';
import { foreignProperties, isGroup, isOffer, isPage, isProduct, needsOffer } from './vocabulary.ts';

/** What the page says about itself, against which its products are held. */
export type PageClues = { addresses: string[]; title: string; headings: string[] };

/** The page's own product, or the variants of it; `listing` for many products of equal standing, `others` when all that are described belong to something else, `none` when none is. */
export type MainProduct =
  | { kind: 'found'; products: Item[] }
  | { kind: 'listing'; count: number }
  | { kind: 'others' }
  | { kind: 'none' };

type Candidate = { item: Item; agreement: number; score: number; isElsewhere: boolean };

/**
 * Chooses the product a page is about: agreement of address, canonical and SKU first, then likeness to title and heading, then position.
 * Products that stand inside a relation, a list or a review never count; those that something only refers to, or that a seller or a catalogue
 * offers, count where the page's address, canonical, title or heading, or its `mainEntity`, speaks for them.
 */
export function findMainProduct(graph: ItemGraph, clues: PageClues): MainProduct {
  const mainEntities = new Set(graph.items.flatMap((item) => itemsOf(graph, item, 'mainEntity')));
  const described = graph.items.filter((item) => isDescribedProduct(item));
  if (described.length === 0) return { kind: 'none' };
  const referred = foreignReferences(graph);
  const standings = new Map(described.map((item) => [item, standingOf(item)]));
  const isReferred = (item: Item) =>
    !mainEntities.has(item) && (standings.get(item) === 'offered' || (item.id !== null && referred.has(item.id)));
  const standing = described.filter((item) => standings.get(item) !== 'foreign');
  const items = ownProducts(graph, pageProducts(graph, standing, isReferred, clues));
  if (items.length === 0) return { kind: 'others' };
  const candidates = items.map((item, index) =>
    weigh(graph, item, clues, { index, isMainEntity: mainEntities.has(item), isReferred: isReferred(item) }),
  );
  const ranked = candidates.toSorted((left, right) => right.score - left.score);
  const [best] = ranked;
  if (!best) return { kind: 'none' };
  const peers = ranked.filter((other) => other !== best && areVariants(graph, best.item, other.item, clues));
  const rivals = ranked.filter((other) => other !== best && !peers.includes(other));
  if (rivals.length === 0)
    return best.isElsewhere ? { kind: 'listing', count: ranked.length } : found([best, ...peers], candidates);
  const isClear = best.agreement >= 15 && rivals.every((rival) => rival.agreement <= best.agreement - 8);
  return isClear && !best.isElsewhere ? found([best, ...peers], candidates) : { kind: 'listing', count: ranked.length };
}

function found(chosen: Candidate[], pageOrder: Candidate[]): MainProduct {
  return {
    kind: 'found',
    products: pageOrder.filter((candidate) => chosen.includes(candidate)).map(({ item }) => item),
  };
}

function isDescribedProduct(item: Item): boolean {
  return (
    isProduct(item.types) && item.properties.size > 0 && (!needsOffer(item.types) || item.properties.has('offers'))
  );
}

/** Products that nothing calls related or listed, and of the others those that the page itself speaks for; where that leaves none, those that its title does not speak against. */
function pageProducts(
  graph: ItemGraph,
  products: Item[],
  isReferred: (item: Item) => boolean,
  clues: PageClues,
): Item[] {
  const own = products.filter((item) => !isReferred(item) || pageSpeaksFor(graph, item, clues));
  if (own.length > 0) return own;
  return products.filter(
    (item) => addressAgreement(graph, item, clues.addresses) >= 0 && nameLikeness(graph, item, clues) >= 0.6,
  );
}

/** Whether the page has the product's stated address, or is called exactly what the product is called; an `@id` such as `#a` fits every page. */
function pageSpeaksFor(graph: ItemGraph, item: Item, clues: PageClues): boolean {
  const stated = agreementOf(statedAddresses(graph, item), clues.addresses);
  if (stated !== 0) return stated > 0;
  if (addressAgreement(graph, item, clues.addresses) < 0) return false;
  const name = firstEvidence(graph, item, 'name')?.text ?? '';
  const titles = [clues.title, ...clues.title.split(/\s[|\u00B7\u2013\u2014-]\s/), ...clues.headings];
  return titles.some((title) => areSameWords(title, name));
}

/** Without what stands for another of them: the variants of a group, the model or group of a product. */
function ownProducts(graph: ItemGraph, products: Item[]): Item[] {
  const variants = new Set(
    products.filter((item) => isGroup(item.types)).flatMap((group) => itemsOf(graph, group, 'hasVariant')),
  );
  const models = new Set(
    products.flatMap((item) => itemsOf(graph, item, 'isVariantOf', 'model').filter((model) => model !== item)),
  );
  const named = groupsNamedByVariants(graph, products);
  return products.filter(
    (item) => !variants.has(item) && !named.has(item) && (!models.has(item) || hasVariants(graph, item)),
  );
}

/** Groups without variants and offers of their own, whose `productGroupID` products repeat as `inProductGroupWithID`. */
function groupsNamedByVariants(graph: ItemGraph, products: Item[]): Set<Item> {
  const groups = products.filter(
    (item) => isGroup(item.types) && !hasVariants(graph, item) && !item.properties.has('offers'),
  );
  if (groups.length === 0) return new Set();
  const named = new Set(products.map((item) => firstEvidence(graph, item, 'inProductGroupWithID')?.text));
  return new Set(groups.filter((group) => named.has(firstEvidence(graph, group, 'productGroupID')?.text ?? '')));
}

function hasVariants(graph: ItemGraph, item: Item): boolean {
  return itemsOf(graph, item, 'hasVariant').length > 0;
}

const referringProperties = [
  'isRelatedTo',
  'isSimilarTo',
  'isAccessoryOrSparePartFor',
  'isConsumableFor',
  'itemListElement',
  'item',
  'mentions',
];

/** Ids of what the page itself calls related, similar or an entry of a list (but for the path of its breadcrumb). */
function foreignReferences(graph: ItemGraph): Set<string> {
  const ids = new Set<string>();
  for (const item of graph.items) {
    if (item.types.includes('BreadcrumbList') || item.holder?.types.includes('BreadcrumbList') === true) continue;
    for (const property of referringProperties) {
      if (!item.properties.has(property)) continue;
      for (const target of itemsOf(graph, item, property))
        if (target.id !== null && target.id !== item.id) ids.add(target.id);
    }
  }
  return ids;
}

const foreignHolders = new Set([
  'ItemList',
  'OfferCatalog',
  'Review',
  'AggregateRating',
  'BreadcrumbList',
  'Order',
  'Organization',
  'Store',
  'BuyAction',
]);
const pageProperties = new Set(['mainEntity', 'mainEntityOfPage', 'about', 'primaryTopic', 'product', 'itemOffered']);

/** `foreign`: something between the item and the top of the page makes it someone else's; `offered`: a seller or catalogue of the page lists it. */
export function standingOf(item: Item): 'own' | 'offered' | 'foreign' {
  let isOffered = false;
  for (let inner = item; inner.holder; inner = inner.holder) {
    const { holder } = inner;
    const role = inner.role ?? '';
    if (isListing(role, holder)) {
      isOffered = true;
      continue;
    }
    if (foreignProperties.has(role) && role !== 'subjectOf') return 'foreign';
    // What a seller offers besides is no product of the page.
    if (isOffered && !pageProperties.has(role)) return 'foreign';
    if (holder.types.some((type) => foreignHolders.has(type))) return 'foreign';
    if (isProduct(holder.types)) return 'foreign';
    if (isOffer(holder.types) && role !== 'itemOffered') return 'foreign';
    if (inner === item && !pageProperties.has(role) && holder.types.length > 0 && !isPage(holder.types))
      return 'foreign';
  }
  return isOffered ? 'offered' : 'own';
}

/** A step from a seller, or down a catalogue, to what is offered there. */
function isListing(role: string, holder: Item): boolean {
  if (role === 'makesOffer' || role === 'hasOfferCatalog') return !isProduct(holder.types);
  if (role === 'itemListElement') return holder.types.includes('OfferCatalog');
  return role === 'item' && holder.types.includes('ListItem') && holder.holder?.types.includes('OfferCatalog') === true;
}

type Standing = { index: number; isMainEntity: boolean; isReferred: boolean };

function weigh(graph: ItemGraph, item: Item, clues: PageClues, standing: Standing): Candidate {
  const { index, isMainEntity, isReferred } = standing;
  const nearness = addressAgreement(graph, item, clues.addresses);
  const likeness = nameLikeness(graph, item, clues);
  const agreement =
    Math.max(nearness, 0) +
    (isMainEntity ? 50 : 0) +
    codeAgreement(graph, item, clues.addresses) +
    likeness * 30 -
    (isReferred ? 12 : 0);
  const richness = Math.min(item.properties.size, 10) / 2 + (item.properties.has('offers') ? 4 : 0);
  const knowsTitle = clues.title !== '' || clues.headings.length > 0;
  return {
    item,
    agreement,
    score: agreement + nearness / 10 + richness - index / 100,
    isElsewhere: nearness < 0 && !isMainEntity && knowsTitle && likeness < 0.34,
  };
}

/** 60 for the page's own address, 40 for the same path, -10 for another page, 0 without any address. */
function addressAgreement(graph: ItemGraph, item: Item, addresses: string[]): number {
  return agreementOf([...statedAddresses(graph, item), ...absolute([item.id ?? ''], graph.base)], addresses);
}

function agreementOf(own: string[], addresses: string[]): number {
  if (own.length === 0) return 0;
  if (own.some((address) => addresses.some((page) => pageKey(page) === pageKey(address)))) return 60;
  return own.some((address) => addresses.some((page) => pathKey(page) === pathKey(address))) ? 40 : -10;
}

function statedAddresses(graph: ItemGraph, item: Item): string[] {
  const texts = ['url', 'mainEntityOfPage'].flatMap((name) =>
    valuesOf(graph, item, name).map((value) => value.text ?? value.item?.id ?? ''),
  );
  const offers = itemsOf(graph, item, 'offers').flatMap((offer) =>
    valuesOf(graph, offer, 'url').map((value) => value.text ?? ''),
  );
  return absolute([...texts, ...offers], graph.base);
}

function absolute(texts: string[], base: string): string[] {
  return texts.flatMap((text) => resolveStated(text, base) ?? []);
}

function codeAgreement(graph: ItemGraph, item: Item, addresses: string[]): number {
  const codes = ['sku', 'gtin', 'gtin13', 'gtin12', 'gtin14', 'gtin8', 'mpn', 'productID'].flatMap((name) =>
    valuesOf(graph, item, name).map((value) => (value.text ?? '').trim().toLowerCase()),
  );
  const texts = addresses.map((address) => address.toLowerCase());
  return codes.some((code) => code.length >= 4 && texts.some((text) => text.includes(code))) ? 25 : 0;
}

function nameLikeness(graph: ItemGraph, item: Item, clues: PageClues): number {
  const name = firstEvidence(graph, item, 'name')?.text ?? '';
  const words = wordsOf(name);
  if (words.size === 0) return 0;
  const title = wordsOf(clues.title);
  const inTitle = [...words].filter((word) => title.has(word)).length / words.size;
  const asHeading = clues.headings.map((heading) => {
    const headingWords = wordsOf(heading);
    const shared = [...words].filter((word) => headingWords.has(word)).length;
    return shared / Math.max(words.size, headingWords.size);
  });
  return Math.max(inTitle, ...asHeading);
}

/** Whether two products of one page are one product in several forms, or one described twice. */
function areVariants(graph: ItemGraph, left: Item, right: Item, clues: PageClues): boolean {
  const groups = [left, right].map((item) => groupOf(graph, item));
  if (groups[0] !== undefined && groups[1] !== undefined) return groups[0] === groups[1];
  if (left.id !== null && left.id === right.id) return true;
  if (sameCode(graph, left, right)) return true;
  const names = [left, right].map((item) => firstEvidence(graph, item, 'name')?.text ?? '');
  const likeness = sharedWords(names[0] ?? '', names[1] ?? '');
  const nearness = [left, right].map((item) => addressAgreement(graph, item, clues.addresses));
  if (nearness.every((value) => value >= 40)) return likeness >= 0.5;
  if (!nearness.every((value) => value === 0)) return false;
  if (areSameWords(names[0] ?? '', names[1] ?? '')) return true;
  return likeness >= 0.75 && [left, right].every((item) => nameLikeness(graph, item, clues) >= 0.6);
}

function groupOf(graph: ItemGraph, item: Item): string | undefined {
  const stated = firstEvidence(graph, item, 'inProductGroupWithID', 'productGroupID')?.text;
  if (stated !== undefined) return stated;
  const [group] = itemsOf(graph, item, 'isVariantOf');
  return (
    group &&
    (firstEvidence(graph, group, 'productGroupID')?.text ?? group.id ?? firstEvidence(graph, group, 'name')?.text)
  );
}

function sameCode(graph: ItemGraph, left: Item, right: Item): boolean {
  return ['sku', 'gtin13', 'gtin', 'gtin12', 'gtin14'].some((name) => {
    const codes = [left, right].map((item) => valuesOf(graph, item, name)[0]?.text?.trim());
    return codes[0] !== undefined && codes[0] !== '' && codes[0] === codes[1];
  });
}
