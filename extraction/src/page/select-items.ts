import { detailed } from '@quarry/contracts/wording';
import type { ExtractedOffer, ExtractionWarning, RawOffer } from '@quarry/contracts/offers';
import type { CheerioAPI } from 'cheerio/slim';
import { limits } from './limits.ts';
import { addWarning } from './merge-offers.ts';
import { ancestorsOf, elementsAt, type PageElement } from './page-element.ts';
import { isAside, isInRelatedBlock } from './related-block.ts';
import { invalidSelector, openPage, selectOffer, type SelectorRules } from './select-fields.ts';

/** What selectors read off one page: what rules of the whole page say once, and one offer for each item. */
export type SelectedPage = { page: ExtractedOffer; items: ExtractedOffer[] };

/**
 * Reads a page by selectors. Without an item selector all rules look at the whole page and there are no items. With one, every element it
 * matches is an offer: its rules look inside the element, those of scope `page` at the page; nested matches belong to the outermost, and
 * those among related products are left out. An item that states neither a price nor who or what it is (the head of a table) is none.
 * The path of an item's field begins with `(<item selector>)[n]`, n counted from 1 over all matches. Warnings of the page: `invalid_selector`,
 * `related_items` (all matches are other products), `limit_reached`. Never throws for what a page or a rule holds.
 */
export function selectFromPage(
  html: Uint8Array | string,
  url: string,
  rules: SelectorRules,
  itemSelector: string | null,
): SelectedPage {
  const page = openPage(html, url);
  if (itemSelector === null) return { page: selectOffer(page, { place: '' }, rules), items: [] };
  const ofPage = selectOffer(page, { place: '' }, rulesOfScope(rules, 'page'));
  const ofItem = rulesOfScope(rules, 'item');
  const items = itemsOf(page.$, itemSelector, ofPage.warnings)
    .map(({ root, number }) => selectOffer(page, { root, place: `(${itemSelector})[${number}]` }, ofItem))
    .filter(({ offer }) => isSomething(offer));
  for (const item of items) warnAboutPrice(item);
  warnAboutTwins(items);
  return { page: ofPage, items };
}

function rulesOfScope(rules: SelectorRules, scope: 'item' | 'page'): SelectorRules {
  return Object.fromEntries(
    Object.entries(rules).map(([field, all]) => [field, all.filter((rule) => (rule.scope ?? 'item') === scope)]),
  );
}

/** An element that is an offer; `number` counts from 1 over all matches of the selector. */
type Item = { root: PageElement; number: number };

/** The elements that an item selector stands for: the outermost matches that are not other products. None when it is no CSS. */
export function itemsOf($: CheerioAPI, selector: string, warnings: ExtractionWarning[] = []): Item[] {
  const matches = matchesOf($, selector, warnings);
  const known = new Set(matches);
  const outermost = matches
    .map((root, index) => ({ root, number: index + 1 }))
    .filter(({ root }) => !ancestorsOf(root).some((outer) => known.has(outer)));
  const own = outermost.filter(({ root }) => !isInRelatedBlock(root));
  if (own.length === 0 && outermost.length > 0) warnings.push(detailed('related_items', { selector }));
  const central = own.filter(({ root }) => !isAside(root));
  return central.length > 0 ? central : own;
}

function matchesOf($: CheerioAPI, selector: string, warnings: ExtractionWarning[]): PageElement[] {
  try {
    const all = elementsAt($, selector);
    if (all.length > limits.offers) {
      warnings.push(detailed('limit_reached:items', { limit: limits.offers, all: all.length, selector }));
    }
    return all.slice(0, limits.offers);
  } catch {
    warnings.push(invalidSelector(selector));
    return [];
  }
}

const telling = [
  'price',
  'lowPrice',
  'highPrice',
  'unitPrice',
  'recurringPrice',
  'seller',
  'sku',
  'name',
  'gtin',
  'mpn',
] as const;

function isSomething(offer: RawOffer): boolean {
  return telling.some((key) => offer[key] !== undefined);
}

function warnAboutPrice({ offer, warnings }: ExtractedOffer): void {
  if (offer.price) return;
  const hasRange = (offer.lowPrice ?? offer.highPrice) !== undefined;
  if (!hasRange && offer.recurringPrice) addWarning(warnings, detailed('recurring_only'));
  else addWarning(warnings, detailed(hasRange ? 'range_only' : 'no_price'));
}

/** Items of one seller can be told apart by a number of their own alone. */
function warnAboutTwins(items: readonly ExtractedOffer[]): void {
  const nameless = items.filter(({ offer }) => offer.sku === undefined);
  const bySeller = Map.groupBy(nameless, ({ offer }) => offer.seller?.value.toLowerCase() ?? '');
  for (const twins of bySeller.values()) {
    if (twins.length < 2) continue;
    const seller = twins[0]?.offer.seller?.value;
    const count = twins.length;
    const warning =
      seller === undefined ? detailed('same_seller:nameless', { count }) : detailed('same_seller', { count, seller });
    for (const twin of twins) addWarning(twin.warnings, warning);
  }
}
