import type { CheerioAPI } from 'cheerio/slim';
import { limits } from './limits.ts';

const elementsOf = ($: CheerioAPI) => $('body').toArray();

/** An element of a parsed page, as the parser's own types have it. */
export type PageElement = ReturnType<typeof elementsOf>[number];
export type PageNode = PageElement['children'][number];

/** What a selector matches in the whole page, or inside an element; throws when it is no CSS. */
export function elementsAt($: CheerioAPI, selector: string, root?: PageElement): PageElement[] {
  const found = root === undefined ? $(selector) : $(root).find(selector);
  return found.toArray().filter((node): node is PageElement => 'attribs' in node);
}

/** Leaves only the text of what lies deeper than `depth` elements: selectors cost the square of the depth, which is the page's choice. */
export function flattenBelow($: CheerioAPI, depth: number): void {
  let level = $.root().children().toArray();
  for (let at = 1; at < depth && level.length > 0; at += 1)
    level = level.flatMap(({ children }) => children.filter((node) => 'attribs' in node));
  for (const element of level)
    if (element.children.some((node) => 'attribs' in node)) $(element).text(textsOf(element).whole);
}

/** Elements around one, the nearest first; the document itself is none. */
export function* ancestorsOf(element: PageElement): Generator<PageElement> {
  for (let outer = element.parent; outer !== null && 'attribs' in outer; outer = outer.parent) yield outer;
}

/** Elements inside one, in page order. */
export function descendantsOf(element: PageElement): PageElement[] {
  const found: PageElement[] = [];
  const waiting: PageNode[] = element.children.toReversed();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!('attribs' in node)) continue;
    found.push(node);
    pushReversed(waiting, node.children);
  }
  return found;
}

/** Pushes the last first, one by one: a call takes no 250,000 arguments. */
function pushReversed<Item>(stack: Item[], items: readonly Item[]): void {
  for (const item of items.toReversed()) stack.push(item);
}

/** The texts under an element: what stands in it, and apart from that what is struck through in it. */
type ElementTexts = { whole: string; standing: string; struck: string };

const places = ['whole', 'standing', 'struck'] as const;

/** Elements that do not part words: a price may be written in several of them. */
const inlineTags = new Set(
  'a abbr b bdi bdo big cite code data dfn em font i ins kbd label mark meter output q ruby samp small span strong sub sup time tt u var'.split(
    ' ',
  ),
);
const struckTags = new Set(['s', 'del', 'strike']);

/**
 * Reads an element's text without what a browser hides in it, with a blank around blocks, cells and line breaks; one that is struck through as a whole has only standing text.
 * `partsDigits` puts a line break between digits that two elements share out: `19<sup>99</sup>` of a price must not become 1999.
 * Bounded by the limit of collected text. A stack instead of recursion, for how deep elements lie is the page's choice.
 */
export function textsOf(element: PageElement, partsDigits = false): ElementTexts {
  const texts = { whole: '', standing: '', struck: '' };
  const waiting: { node: PageNode | null; isStruck: boolean }[] = [];
  const enter = (children: readonly PageNode[], isStruck: boolean) =>
    pushReversed(
      waiting,
      children.map((node) => ({ node, isStruck })),
    );
  enter(element.children, false);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, isStruck } = next;
    if (node === null) for (const place of places) texts[place] += ' ';
    else if (node.nodeType === 3) {
      for (const place of ['whole', isStruck ? 'struck' : 'standing'] as const) {
        if (partsDigits && /\p{Nd}$/u.test(texts[place].slice(-2)) && /^\p{Nd}/u.test(node.data)) texts[place] += '\n';
        texts[place] += node.data;
      }
      if (texts.whole.length > limits.collectedText) break;
    } else if ('attribs' in node && !isHidden(node)) {
      const parts = !inlineTags.has(node.name);
      if (parts) for (const place of places) texts[place] += ' ';
      if (parts) waiting.push({ node: null, isStruck });
      enter(node.children, isStruck || isStruckThrough(node));
    }
  }
  return texts;
}

/** Whether an element of this name stands in a line of text and parts no words. */
export function isInline(name: string): boolean {
  return inlineTags.has(name) || struckTags.has(name);
}

const neverShown = new Set(['script', 'style', 'template', 'noscript']);

function isHidden({ name, attribs }: PageElement): boolean {
  if (neverShown.has(name) || attribs['hidden'] !== undefined) return true;
  return /\b(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(attribs['style'] ?? '');
}

/** Whether an element strikes through what stands in it. */
export function isStruckThrough({ name, attribs }: PageElement): boolean {
  return struckTags.has(name) || /\bline-through\b/i.test(attribs['style'] ?? '');
}
