import { ancestorsOf, descendantsOf, elementsAt, type PageElement, textsOf } from './page-element.ts';
import { frameName } from './guess-words.ts';
import { isInRelatedBlock } from './related-block.ts';
import type { SelectablePage } from './select-fields.ts';

const mostElements = 60_000;
const unseen = new Set(['html', 'head', 'body', 'title', 'meta', 'link', 'script', 'style', 'template', 'noscript']);

/** A page under a guess: its elements in page order, with the length of the text of each and the cards of a list found in it. */
export type GuessPage = SelectablePage & {
  url: string;
  title: string;
  elements: readonly PageElement[];
  lengths: ReadonlyMap<PageElement, number>;
  /** Cards of other products, which the page shows beside one another. */
  cards: Set<PageElement>;
  /** The judgement of each element that was asked for. */
  besides: Map<PageElement, boolean>;
};

/** An opened page with its elements measured, each once. */
export function guessPageOf(page: SelectablePage, url: string): GuessPage {
  // A page may leave out its body's tag.
  const elements = elementsAt(page.$, '*')
    .filter(({ name }) => !unseen.has(name))
    .slice(0, mostElements);
  const lengths = new Map<PageElement, number>();
  for (const element of elements.toReversed()) {
    let length = 0;
    for (const node of element.children) {
      if ('attribs' in node) length += lengths.get(node) ?? 0;
      else if (node.nodeType === 3) length += node.data.trim().length;
    }
    lengths.set(element, length);
  }
  const title = page.$('title').first().text().trim().slice(0, 300);
  return { ...page, url, title, elements, lengths, cards: new Set(), besides: new Map() };
}

/** The text that stands in an element, blanks folded; '' where it is longer than `most`. */
export function shortText({ lengths }: GuessPage, element: PageElement, most: number): string {
  if ((lengths.get(element) ?? 0) > most) return '';
  const texts = textsOf(element, true);
  const text = texts.standing.trim() === '' ? texts.whole : texts.standing;
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Whether an element belongs to the frame of the page, to a list of other products, or to what it recommends. */
export function standsBeside(page: GuessPage, element: PageElement): boolean {
  const known = page.besides.get(element);
  if (known !== undefined) return known;
  const isBeside = isInFrame(element) || isInRelatedBlock(element);
  page.besides.set(element, isBeside);
  return isBeside;
}

/** Whether an element stands in one of the cards that were found on the page. */
export function standsInCard({ cards }: GuessPage, element: PageElement): boolean {
  return cards.has(element) || [...ancestorsOf(element)].some((outer) => cards.has(outer));
}

function isInFrame(element: PageElement): boolean {
  const around = [...ancestorsOf(element)];
  return [element, ...around].some((outer, index) => {
    if (outer.name === 'body' || outer.name === 'html') return false;
    if (['nav', 'footer', 'aside'].includes(outer.name)) return true;
    // An article has a header of its own, in which its heading stands.
    if (outer.name === 'header') return !around.slice(index).some(({ name }) => name === 'main' || name === 'article');
    return frameName.test(`${outer.attribs['class'] ?? ''} ${outer.attribs['id'] ?? ''}`);
  });
}

/** What a person named an element by: class, id, test id, itemprop. */
export function namesOf({ attribs }: PageElement): string {
  return ['class', 'id', 'itemprop', 'data-testid', 'data-test', 'data-role']
    .map((name) => attribs[name] ?? '')
    .join(' ');
}

/** How many steps lead from an element up to what holds the other as well. */
export function stepsBetween(from: PageElement, to: PageElement): number {
  const around = new Set([to, ...ancestorsOf(to)]);
  let steps = 0;
  for (const outer of [from, ...ancestorsOf(from)]) {
    if (around.has(outer)) return steps;
    steps += 1;
  }
  return steps;
}

/** The smallest element that holds both. */
export function holderOf(left: PageElement, right: PageElement): PageElement | undefined {
  const around = new Set([right, ...ancestorsOf(right)]);
  return [left, ...ancestorsOf(left)].find((outer) => around.has(outer));
}

export function isInside(element: PageElement, holder: PageElement): boolean {
  return element === holder || ancestorsOf(element).some((outer) => outer === holder);
}

/** Whether a link leads to another page of the same shop, and not to a picture or a place on this page. */
export function leadsElsewhere({ attribs, name }: PageElement, url: string): boolean {
  const href = attribs['href'];
  if (name !== 'a' || href === undefined || href.startsWith('#')) return false;
  const [target, page] = [URL.parse(href, url), URL.parse(url)];
  if (target === null || !target.protocol.startsWith('http')) return false;
  if (/\.(?:jpe?g|png|webp|gif|avif)$/i.test(target.pathname)) return false;
  return target.host !== page?.host || target.pathname !== page.pathname || target.search !== page.search;
}

/** Whether a part of the page shows another page's product: its picture or heading is a link to there. */
export function showsOther(holder: PageElement, url: string): boolean {
  return descendantsOf(holder).some((link) => {
    if (!leadsElsewhere(link, url)) return false;
    const isShown = (name: string) => name === 'img' || /^h[1-6]$/.test(name);
    return (
      descendantsOf(link).some(({ name }) => isShown(name)) ||
      ancestorsOf(link).some(({ name }) => /^h[1-6]$/.test(name))
    );
  });
}
