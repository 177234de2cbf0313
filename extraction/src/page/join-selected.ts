import type { ExtractedOffer, RawOffer } from '@quarry/contracts/offers';
import { addWarning, mergeLine } from './merge-offers.ts';
import type { SelectedPage } from './select-items.ts';

/** What each seller says for himself: never taken over from the page's structured data. */
const ownOfSeller: ReadonlySet<string> = new Set([
  'sku',
  'itemId',
  'seller',
  'price',
  'listPrice',
  'lowPrice',
  'highPrice',
  'unitPrice',
  'recurringPrice',
  'shippingPrice',
  'priceValidUntil',
  'availability',
  'condition',
]);
/** A price is an item's own even where a rule reads one off the page: a seller without a price has none. */
const ownOfItem: ReadonlySet<string> = new Set([...ownOfSeller].filter((key) => /price/i.test(key)));

/**
 * Joins what structured data and selectors say of one page; `selectorsWin` names the better of the two.
 * Without items the selected offer completes the only structured one, or stands alone when it names something and says a price or a number
 * of it: a heading is on every page. With items each is a line: joined
 * with the structured line of the same number or seller, completed by what the page says of its product. Structured lines that no item
 * repeats stay when they name a seller or number of their own; the page's own summary (a range, the best price) does not.
 */
export function joinSelected(
  structured: readonly ExtractedOffer[],
  { page, items }: SelectedPage,
  selectorsWin: boolean,
): ExtractedOffer[] {
  const lines =
    items.length === 0
      ? joinPage(structured, page, selectorsWin)
      : joinItems(structured, { page, items }, selectorsWin);
  const [first] = lines;
  if (items.length > 0 && first) for (const warning of page.warnings) addWarning(first.warnings, warning);
  return lines;
}

/** Rules of the whole page read one offer: with several structured ones they say nothing of any. */
function joinPage(
  structured: readonly ExtractedOffer[],
  selected: ExtractedOffer,
  selectorsWin: boolean,
): ExtractedOffer[] {
  const [only, ...others] = structured;
  if (only === undefined) return isOffer(selected.offer) ? [selected] : [];
  if (others.length > 0) return [...structured];
  const offer = selectorsWin ? { ...only.offer, ...selected.offer } : { ...selected.offer, ...only.offer };
  return [{ offer, warnings: [...only.warnings, ...selected.warnings] }];
}

function isOffer(offer: RawOffer): boolean {
  const { name, price, lowPrice, highPrice, recurringPrice, sku, gtin, mpn } = offer;
  return name !== undefined && (price ?? lowPrice ?? highPrice ?? recurringPrice ?? sku ?? gtin ?? mpn) !== undefined;
}

function joinItems(
  structured: readonly ExtractedOffer[],
  { page, items }: SelectedPage,
  selectorsWin: boolean,
): ExtractedOffer[] {
  const ofPage = without(page.offer, ownOfItem);
  const stated = sharedBy(structured);
  const inherited = selectorsWin ? { ...stated, ...ofPage } : { ...ofPage, ...stated };
  const partners = pairUp(structured, items);
  const lines = items.map((item): ExtractedOffer => {
    const partner = partners.get(item);
    const own = { ...item, offer: { ...(partner && selectorsWin ? ofPage : {}), ...item.offer } };
    const [better, other] = selectorsWin ? [own, partner] : [partner ?? own, partner && own];
    const line = { offer: structuredClone(better.offer), warnings: [...better.warnings] };
    if (other) mergeLine(line, other);
    return { offer: { ...inherited, ...line.offer }, warnings: line.warnings };
  });
  const joined = new Set(partners.values());
  const rest = structured.filter((line) => !joined.has(line) && standsAlone(line, structured, items));
  const named = lines.filter(({ offer }) => offer.name !== undefined);
  return [...named, ...rest];
}

function without(offer: RawOffer, keys: ReadonlySet<string>): RawOffer {
  return Object.fromEntries(Object.entries(offer).filter(([key]) => !keys.has(key)));
}

/** What all structured lines that say anything of it say alike of the product. */
function sharedBy(lines: readonly ExtractedOffer[]): RawOffer {
  const fields = lines.flatMap(({ offer }) => Object.entries(without(offer, ownOfSeller)));
  const alike = [...Map.groupBy(fields, ([key]) => key).values()].filter(
    (same) => new Set(same.map(([, field]) => JSON.stringify(field.value))).size === 1,
  );
  return Object.fromEntries(alike.flatMap(([first]) => (first ? [first] : [])));
}

/** The structured line of each item: the same number, else the same seller where only one of each names him. */
function pairUp(
  structured: readonly ExtractedOffer[],
  items: readonly ExtractedOffer[],
): Map<ExtractedOffer, ExtractedOffer> {
  const pairs = new Map<ExtractedOffer, ExtractedOffer>();
  const free = new Set(structured);
  for (const key of ['sku', 'seller'] as const) {
    for (const item of items) {
      const code = codeOf(item.offer, key);
      if (code === undefined || pairs.has(item)) continue;
      const lines = [...free].filter(({ offer }) => codeOf(offer, key) === code && !contradicts(offer, item.offer));
      const rivals = items.filter((other) => !pairs.has(other) && codeOf(other.offer, key) === code);
      const [line] = lines;
      if (!line || lines.length > 1 || rivals.length > 1) continue;
      pairs.set(item, line);
      free.delete(line);
    }
  }
  return pairs;
}

function codeOf(offer: RawOffer, key: 'sku' | 'seller'): string | undefined {
  return offer[key]?.value.trim().toLowerCase().replaceAll(/\s+/g, ' ');
}

/** Two sellers, or two conditions, are two offers even under one number. */
function contradicts(left: RawOffer, right: RawOffer): boolean {
  const sellers = [codeOf(left, 'seller'), codeOf(right, 'seller')];
  const conditions = [left.condition?.value, right.condition?.value];
  return [sellers, conditions].some(([one, other]) => one !== undefined && other !== undefined && one !== other);
}

/** A seller whom no item names, or one of several numbered offers; a single line without seller sums up the items. */
function standsAlone(
  { offer }: ExtractedOffer,
  structured: readonly ExtractedOffer[],
  items: readonly ExtractedOffer[],
): boolean {
  if (offer.price === undefined) return false;
  if (offer.seller)
    return items.every((item) => item.offer.seller && codeOf(item.offer, 'seller') !== codeOf(offer, 'seller'));
  return structured.length > 1 && offer.sku !== undefined;
}
