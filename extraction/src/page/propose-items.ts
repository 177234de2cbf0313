import { limits } from './limits.ts';
import { descendantsOf, elementsAt, type PageElement, textsOf } from './page-element.ts';
import { readPriceText } from './price-value.ts';
import { fieldsOfPage, fieldsOfRows, type ProposedRule } from './propose-fields.ts';
import { selectorOfAll } from './propose-selector.ts';
import { isAside, isInRelatedBlock } from './related-block.ts';
import { openPage, type SelectablePage } from './select-fields.ts';

/** Selectors for a page that lists several sellers: the item selector, and where the parts of each item and of the page stand. */
export type ItemProposal = { itemSelector: string; rules: ProposedRule[]; items: number };

const longestRow = 1_500;
const longestPrice = 80;
const mostElements = 60_000;
const money =
  /[€$£¥₹₺₽₩฿]|\b(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|BRL|CAD|AUD|JPY|INR|HUF|RON|kr|zł|Kč|Fr|R\$)(?=\W|\d|$)/;
const sellerWord =
  /seller|merchant|vendor|dealer|retailer|h(?:ae|ä)ndler|verk(?:ae|ä)ufer|anbieter|vendeur|marchand|vendedor|lojista/i;
const buyWord =
  /add to|buy|basket|\bcart\b|checkout|warenkorb|kaufen|bestellen|zum shop|panier|acheter|ajouter|comprar|carrinho|adicionar/i;

/**
 * Recognises the rows of sellers on a product page: repeated siblings that each hold a price and a seller or a way to buy, outside of what
 * shows other products. Undefined when the page has none. The proposal reads the page it was made from; nothing is known of any shop.
 */
export function proposeItems(html: Uint8Array | string, url: string): ItemProposal | undefined {
  const page = openPage(html, url);
  const groups = siblingGroups(page).filter((rows) => areSellers(page, rows));
  for (const rows of groups.toSorted((left, right) => right.length - left.length)) {
    const itemSelector = selectorOfAll(page.$, rows);
    if (itemSelector === undefined) continue;
    const rules = [...fieldsOfPage(page.$), ...fieldsOfRows(page, rows.filter(isOfSeller))];
    if (rules.some(({ field }) => field === 'price')) return { itemSelector, rules, items: rows.length };
  }
  return undefined;
}

/** One proposal out of those of several pages, which may be written in different frames; undefined when there are none. */
export function combineProposals(proposals: readonly ItemProposal[]): ItemProposal | undefined {
  if (proposals.length === 0) return undefined;
  const selectors = new Set(proposals.map(({ itemSelector }) => itemSelector));
  const rules = new Map(proposals.flatMap((one) => one.rules).map((rule) => [JSON.stringify(rule), rule]));
  return {
    itemSelector: [...selectors].join(', '),
    rules: [...rules.values()],
    items: proposals.reduce((sum, { items }) => sum + items, 0),
  };
}

/** Children of one parent with the same tag and classes, two or more of each. */
function siblingGroups({ $ }: SelectablePage): PageElement[][] {
  return elementsAt($, 'body *')
    .slice(0, mostElements)
    .flatMap(({ children }) => {
      const elements = children.filter((node) => 'attribs' in node);
      return elements.length < 2 ? [] : [...Map.groupBy(elements.slice(0, limits.offers), signature).values()];
    })
    .filter((rows) => rows.length >= 2);
}

function signature({ name, attribs }: PageElement): string {
  return `${name} ${(attribs['class'] ?? '')
    .split(/\s+/)
    .filter((word) => !/active|first|last|odd|even|selected/i.test(word))
    .toSorted()
    .join(' ')}`;
}

function areSellers({ locale }: SelectablePage, rows: readonly PageElement[]): boolean {
  const texts = rows.map((row) => textsOf(row).standing);
  if (texts.some((text) => text.length > longestRow)) return false;
  const priced = rows.filter((row, index) => money.test(texts[index] ?? '') && hasPrice(row, locale));
  if (priced.length < 2 || priced.length < rows.length / 2) return false;
  if (priced.some((row) => isInRelatedBlock(row) || isAside(row) || showsProduct(row))) return false;
  return priced.every(isOfSeller);
}

function isOfSeller(row: PageElement): boolean {
  return namesSeller(row) || canBeBought(row);
}

/** Some part of the row is a price by itself: beside a seller named "Bazaar 24" the row as a whole need not read as one. */
function hasPrice(row: PageElement, locale: string | undefined): boolean {
  return [...descendantsOf(row), row].some((part) => {
    const text = textsOf(part, true).standing.trim();
    return (
      text.length <= longestPrice && money.test(text) && readPriceText(text, false, null, locale).price !== undefined
    );
  });
}

/** A card of a product, of this page or another one: it has a picture and a heading or a long name that leads elsewhere, or says so to machines. */
function showsProduct(row: PageElement): boolean {
  const inside = [row, ...descendantsOf(row)];
  if (inside.some(({ attribs }) => attribs['itemtype']?.endsWith('/Product') === true)) return true;
  if (inside.some(({ name }) => /^h[1-6]$/.test(name))) return true;
  return inside.some((one) => one.name === 'a' && textsOf(one).whole.trim().split(/\s+/).length > 5);
}

function namesSeller(row: PageElement): boolean {
  return [row, ...descendantsOf(row)].some(({ attribs }) =>
    ['class', 'itemprop', 'data-testid', 'aria-label'].some((name) => sellerWord.test(attribs[name] ?? '')),
  );
}

function canBeBought(row: PageElement): boolean {
  return descendantsOf(row).some(
    (one) =>
      (['button', 'a', 'form'].includes(one.name) &&
        buyWord.test(`${one.attribs['class'] ?? ''} ${textsOf(one).whole}`)) ||
      (one.name === 'input' && buyWord.test(one.attribs['value'] ?? '')),
  );
}
