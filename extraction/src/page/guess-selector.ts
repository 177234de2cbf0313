import type { CheerioAPI } from 'cheerio/slim';
import { ancestorsOf, elementsAt, type PageElement } from './page-element.ts';
import { lastingNames } from './propose-selector.ts';

const furthestAncestor = 8;
const longestSelector = 300;
/** A place among more elements of one name is none: to find it takes the square of their number, and the next page has others. */
const mostSiblings = 1_000;
/** Names of a state, of a place in a row or of mere looks, which other pages of the shop do not repeat. */
const passing =
  /^(?:is|has|js|active|selected|first|last|odd|even|open|visible|hidden|current)(?:-|$)|^-?[mp][trblxy]?-\d|^(?:text|font|bg|flex|grid|col|row|gap|w|h|d|float|pull|rounded|shadow|border)(?:-|$)/i;
const ownAttributes = ['itemprop', 'data-testid', 'data-test', 'data-qa', 'data-role', 'data-field'];

/**
 * A selector that matches exactly this element: by id, `itemprop` or `data-*`, class, tag, then the same below something named around it,
 * and where nothing is named, the place in the page. `first` are tried before these. Undefined when the place takes too many characters.
 */
export function selectorOf($: CheerioAPI, element: PageElement, first: readonly string[] = []): string | undefined {
  const own = namesFor(element);
  const around = [...ancestorsOf(element)].slice(0, furthestAncestor);
  const below = around.flatMap((outer) => namesFor(outer).slice(0, 3));
  const candidates = [
    ...first,
    ...own,
    ...(isHeading(element) ? [element.name] : []),
    ...below.flatMap((outer) => [...own, element.name].map((inner) => `${outer} ${inner}`)),
    ...placesOf(element, around),
    element.name,
  ];
  return candidates.find((selector) => selector.length <= longestSelector && matchesOnly($, selector, element));
}

/** A tag alone says what a thing is where it is a heading; any other stands anywhere on the next page. */
function isHeading({ name }: PageElement): boolean {
  return name === 'h1' || name === 'h2';
}

/** Whether a selector finds this element and no other. */
function matchesOnly($: CheerioAPI, selector: string, element: PageElement): boolean {
  const found = elementsAt($, selector);
  return found.length === 1 && found[0] === element;
}

function namesFor({ attribs, name }: PageElement): string[] {
  if (name === 'html' || name === 'body') return [];
  const lasting = (text: string | undefined) => lastingNames(text).filter((one) => !passing.test(one));
  const stated = ownAttributes.flatMap((key) => {
    const [value, ...others] = lastingNames(attribs[key]);
    return value === undefined || others.length > 0 ? [] : [`[${key}="${value}"]`];
  });
  const classes = lasting(attribs['class']).slice(0, 4);
  return [
    ...lasting(attribs['id']).map((one) => `#${one}`),
    ...stated,
    ...classes.map((one) => `.${one}`),
    ...classes.map((one) => `${name}.${one}`),
  ];
}

/** The steps down from each named ancestor, the nearest first, and from the body. */
function placesOf(element: PageElement, around: readonly PageElement[]): string[] {
  const places: string[] = [];
  const own = stepTo(element);
  if (own === undefined) return places;
  const steps = [own];
  for (const outer of ancestorsOf(element)) {
    const isRoot = outer.name === 'body' || outer.name === 'html';
    const starts = isRoot ? [outer.name] : around.includes(outer) ? namesFor(outer).slice(0, 3) : [];
    places.push(...starts.map((start) => `${start} > ${steps.join(' > ')}`));
    if (isRoot) return places;
    const step = stepTo(outer);
    if (step === undefined) return places;
    steps.unshift(step);
  }
  return [...places, steps.join(' > ')];
}

function stepTo(element: PageElement): string | undefined {
  const siblings =
    element.parent?.children.filter((node): node is PageElement => 'attribs' in node && node.name === element.name) ??
    [];
  if (siblings.length > mostSiblings) return undefined;
  return siblings.length < 2 ? element.name : `${element.name}:nth-of-type(${siblings.indexOf(element) + 1})`;
}

/** Selectors that find a value by the label before it. */
export function besideLabel(label: PageElement, value: PageElement, text: string): string[] {
  if (/["\\\n]/.test(text) || text.length > 60) return [];
  const said = `:contains("${text}") + ${value.name}`;
  const classes = lastingNames(label.attribs['class']).filter((one) => !passing.test(one));
  return [...classes.map((one) => `.${one}${said}`), `${label.name}${said}`, `${label.name}:not(:has(*))${said}`];
}
