import { readPrices } from '../price/index.ts';
import { type GuessPage, isInside, namesOf, shortText, standsBeside } from './guess-page.ts';
import { basketNoun, besidePriceName, oldPriceName, priceName } from './guess-words.ts';
import { ancestorsOf, descendantsOf, isInline, isStruckThrough, type PageElement, textsOf } from './page-element.ts';
import { type PriceRead, readPriceText } from './price-value.ts';

/** An amount that stands on the page by itself: what a buyer pays, or what was asked before. */
export type PriceSpot = { element: PageElement; read: PriceRead; text: string; isOld: boolean; isNamed: boolean };

const longestPrice = 80;
const longestContext = 120;
const mostSpots = 500;

/** Amounts of the page that may be the price or the price before, in page order; delivery, instalments, totals of a basket and what costs nothing are none. `buttons` are those of the basket. */
export function priceSpots(page: GuessPage, buttons: readonly PageElement[]): PriceSpot[] {
  const found: PriceSpot[] = [];
  for (const element of page.elements) {
    if (found.length >= mostSpots) break;
    const length = page.lengths.get(element) ?? 0;
    if (
      length === 0 ||
      length > longestPrice ||
      ['option', 'select', 'script', 'style', 'title', 'button', 'a', 'label'].includes(element.name)
    )
      continue;
    const spot = spotOf(page, element, buttons);
    if (spot && !standsBeside(page, element)) found.push(spot);
  }
  const byElement = new Map(found.map((spot) => [spot.element, spot]));
  // What stands around an amount holds it too, and often others: an instalment, the price before.
  const isAround = ({ element, read }: PriceSpot) =>
    descendantsOf(element).some((inner) => {
      const spot = byElement.get(inner);
      return spot !== undefined && (!spot.isOld || spot.read.value.minor === read.value.minor);
    });
  return found.filter((spot) => !isAround(spot) && !isOtherwiseInside(page, spot));
}

/** Whether the element that holds the amount alone calls it something else: "$29.00/mo" in a row that ends on "Buy now". */
function isOtherwiseInside(page: GuessPage, { element, read }: PriceSpot): boolean {
  return descendantsOf(element).some((inner) => {
    const { parts } = readPrices(shortText(page, inner, longestPrice), { locale: page.locale });
    const [only, ...others] = parts;
    if (!only || others.length > 0 || only.minor !== read.value.minor) return false;
    return only.role !== 'price' && only.role !== 'now' && only.role !== 'list';
  });
}

function spotOf(page: GuessPage, element: PageElement, buttons: readonly PageElement[]): PriceSpot | undefined {
  const text = shortText(page, element, longestPrice);
  if (!/\p{Nd}/u.test(text)) return undefined;
  const { price, listPrice } = readPriceText(text, false, null, page.locale);
  const read = price ?? listPrice;
  if (read === undefined || read.value.minor <= 0) return undefined;
  const names = [element, ...ancestorsOf(element)].slice(0, 2).map(namesOf);
  const isNamed = priceName.test(names.join(' '));
  if (read.value.currency === null && !isNamed) return undefined;
  if (names.some((name) => besidePriceName.test(name))) return undefined;
  const role = roleAround(page, element, read, buttons);
  if (role === 'none') return undefined;
  const isStruck = [element, ...ancestorsOf(element)].slice(0, 3).some(isStruckThrough);
  const isOld = price === undefined || role === 'old' || isStruck || names.some((name) => oldPriceName.test(name));
  return { element, read, text, isOld, isNamed };
}

/** What the words around an amount make of it, as far as they speak of no other. */
function roleAround(
  page: GuessPage,
  element: PageElement,
  read: PriceRead,
  buttons: readonly PageElement[],
): 'price' | 'old' | 'none' {
  for (const outer of ancestorsOf(element)) {
    // The body has no measured length, and its text is that of no amount.
    if ((page.lengths.get(outer) ?? Infinity) > longestContext) break;
    const text = textsOf(outer, true).whole;
    if (basketNoun.test(text) && !buttons.some((button) => isInside(button, outer))) return 'none';
    const { parts } = readPrices(text, { locale: page.locale });
    const money = parts.filter(({ role }) => role !== 'percentage');
    const isLine = descendantsOf(outer).every(({ name }) => isInline(name) || name === 'br');
    const own = money.filter(({ minor }) => minor === read.value.minor);
    if (money.length === 1 && own.length === 0 && isLine) return 'none';
    if (own.length === 0 || (money.length > 1 && !isLine)) break;
    const roles = new Set(own.map(({ role }) => role));
    if (roles.has('price') || roles.has('now')) continue;
    return roles.has('list') ? 'old' : 'none';
  }
  return 'price';
}

/** The price beside a button and the one before it: those in the smallest part of the page that holds the button and a price. */
export function pricesBeside(
  spots: readonly PriceSpot[],
  button: PageElement,
): { price: PriceSpot; before: PriceSpot | undefined; isOnly: boolean } | undefined {
  for (const outer of ancestorsOf(button)) {
    const inside = new Set(descendantsOf(outer));
    const near = spots.filter(({ element }) => inside.has(element));
    const now = near.filter(({ isOld }) => !isOld);
    const named = now.filter(({ isNamed }) => isNamed);
    const choice = named.length > 0 ? named : now;
    const [first] = choice;
    if (!first) continue;
    const lowest = Math.min(...choice.slice(0, 2).map(({ read }) => read.value.minor));
    const price = choice.find(({ read }) => read.value.minor === lowest) ?? first;
    const before = near.find(
      ({ isOld, read }) =>
        isOld && read.value.minor > price.read.value.minor && read.value.currency === price.read.value.currency,
    );
    return { price, before, isOnly: new Set(choice.map(({ read }) => read.value.minor)).size === 1 };
  }
  return undefined;
}
