import type { CheerioAPI } from 'cheerio/slim';
import { ancestorsOf, elementsAt, type PageElement } from './page-element.ts';
import { isInRelatedBlock } from './related-block.ts';

const furthestAncestor = 6;

/**
 * The shortest selector that matches exactly these siblings (and others only among related products, which are never read as items):
 * a class of theirs, else their tag below a class or id of something around them. Undefined when the page names nothing around them.
 */
export function selectorOfAll($: CheerioAPI, rows: readonly PageElement[]): string | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const own = [...sharedClasses(rows).map((name) => `.${name}`), first.name];
  const around = [...ancestorsOf(first)].slice(0, furthestAncestor).flatMap(namesOf);
  const candidates = [...own.slice(0, -1), ...around.flatMap((outer) => own.map((inner) => `${outer} ${inner}`))];
  const wanted = new Set(rows);
  return candidates.find((selector) => {
    const matches = elementsAt($, selector).filter((match) => wanted.has(match) || !isInRelatedBlock(match));
    return matches.length === wanted.size && matches.every((match) => wanted.has(match));
  });
}

/** Names that a person gave and that outlive the next build of the shop's style sheets. */
export function lastingNames(text: string | undefined): string[] {
  return (text ?? '')
    .split(/\s+/)
    .filter(
      (name) =>
        /^[a-z_-][\w-]{1,60}$/i.test(name) &&
        !/\d{3,}|^(?:css|sc|jsx|svelte|emotion)-|[a-z\d]*[A-Z]\d[a-zA-Z\d]*$|\d[a-z]+\d/.test(name),
    );
}

function sharedClasses(rows: readonly PageElement[]): string[] {
  const [first = [], ...others] = rows.map(({ attribs }) => lastingNames(attribs['class']));
  return first.filter((name) => others.every((names) => names.includes(name)));
}

function namesOf({ attribs }: PageElement): string[] {
  const ids = lastingNames(attribs['id']).map((name) => `#${name}`);
  return [...ids, ...lastingNames(attribs['class']).map((name) => `.${name}`)];
}
