import { readAvailability } from '../availability/index.ts';
import { type GuessPage, leadsElsewhere, namesOf, shortText, standsBeside, stepsBetween } from './guess-page.ts';
import { basketButton, basketName } from './guess-words.ts';
import { ancestorsOf, type PageElement } from './page-element.ts';
import type { PriceSpot } from './guess-prices.ts';

/** The button that sells the product of a page, or says that it is sold out; where there is none, the heading in its place. */
export type BasketButton = { element: PageElement; label: string; kind: 'basket' | 'sold_out' | 'heading' };

const longestLabel = 60;
const mostButtons = 300;

/** Buttons of the page that put something into the basket, without those of its frame and of what it recommends. */
export function basketButtons(page: GuessPage): BasketButton[] {
  return page.elements
    .flatMap((element): BasketButton[] => {
      if (!isButton(element)) return [];
      const label = labelOf(page, element);
      const isBasket = basketButton.test(label) || (label === '' && basketName.test(namesOf(element)));
      const isSoldOut = !isBasket && element.name !== 'a' && label !== '' && isGone(label);
      if (!isBasket && !isSoldOut) return [];
      if (element.name === 'a' && isElsewhere(element, page.url)) return [];
      return standsBeside(page, element) ? [] : [{ element, label, kind: isSoldOut ? 'sold_out' : 'basket' }];
    })
    .slice(0, mostButtons);
}

function isButton({ name, attribs }: PageElement): boolean {
  if (name === 'input') return ['submit', 'button', 'image'].includes((attribs['type'] ?? '').toLowerCase());
  return name === 'button' || name === 'a' || attribs['role'] === 'button';
}

function labelOf(page: GuessPage, element: PageElement): string {
  const { attribs } = element;
  const written =
    element.name === 'input' ? (attribs['value'] ?? attribs['alt'] ?? '') : shortText(page, element, longestLabel);
  const label = written.trim() || attribs['aria-label'] || attribs['title'] || '';
  return label.trim().slice(0, longestLabel * 2);
}

function isGone(label: string): boolean {
  return ['OutOfStock', 'SoldOut', 'Discontinued', 'BackOrder', 'PreOrder'].includes(readAvailability(label) ?? '');
}

/** A link to another shop, or one to a page that a short word such as "buy" names. */
function isElsewhere(element: PageElement, url: string): boolean {
  const target = URL.parse(element.attribs['href'] ?? '', url);
  if (target !== null && target.host !== URL.parse(url)?.host) return true;
  return (
    ancestorsOf(element).some(({ name }) => name === 'p' || name === 'article') &&
    leadsElsewhere(element, url) &&
    !/cart|basket|korb|panier|carr|cest|koszyk|kosik|kurv|kundvagn|add/i.test(element.attribs['href'] ?? '')
  );
}

/**
 * Parts of the page that show one product each: buttons whose surroundings are alike and stand beside one another, each with a price.
 * These surroundings are cards of a list. What is left are the buttons of the page's own product.
 */
export function partCards(
  buttons: readonly BasketButton[],
  prices: readonly PriceSpot[],
): { own: BasketButton[]; cards: PageElement[] } {
  const counts = new Map<PageElement, number>();
  const count = (element: PageElement, into: Map<PageElement, number>) => {
    for (const outer of [element, ...ancestorsOf(element)]) into.set(outer, (into.get(outer) ?? 0) + 1);
  };
  const priced = new Map<PageElement, number>();
  for (const { element } of buttons) count(element, counts);
  for (const { element } of prices) count(element, priced);
  const around = buttons.map((button) => {
    const outer = [button.element, ...ancestorsOf(button.element)].filter((one) => counts.get(one) === 1);
    return { button, card: outer.at(-1) ?? button.element };
  });
  const groups = Map.groupBy(around, ({ card }) => card.parent);
  const listed = [...groups.values()].flatMap((all) => {
    const withPrice = all.filter(({ card }) => priced.has(card));
    const alike = Map.groupBy(withPrice, ({ card }) => `${card.name} ${card.attribs['class'] ?? ''}`);
    return [...alike.values()].filter((cards) => cards.length >= 2).flat();
  });
  const cards = new Set(listed.map(({ card }) => card));
  return { own: around.filter(({ card }) => !cards.has(card)).map(({ button }) => button), cards: [...cards] };
}

/** Of several buttons the one that stands nearest to a heading of the page. */
export function nearestTo(
  headings: readonly PageElement[],
  buttons: readonly BasketButton[],
): BasketButton | undefined {
  const distance = ({ element }: BasketButton) =>
    headings.reduce((least, heading) => Math.min(least, stepsBetween(heading, element)), Number.MAX_SAFE_INTEGER);
  return buttons.toSorted((left, right) => distance(left) - distance(right))[0];
}
