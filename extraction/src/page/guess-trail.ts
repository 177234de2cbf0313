import type { BreadcrumbItem } from '@quarry/contracts/offers';
import { resolveStated } from './address.ts';
import { type GuessPage, namesOf, shortText, standsInCard } from './guess-page.ts';
import { homeWord, trailName } from './guess-words.ts';
import { descendantsOf, type PageElement } from './page-element.ts';
import { isInRelatedBlock } from './related-block.ts';
import { areSameWords } from './text.ts';

export type TrailSpot = { element: PageElement; steps: BreadcrumbItem[]; raw: string; last: PageElement | undefined };

const longestTrail = 300;
const separators = /\s*[>›»＞→⟩]\s*|\s+[/|\\]\s+/u;
const clearSeparators = /[>›»＞→⟩]/u;

/** The path to the product above its name: what is named so, else links or words parted by ">" and its like. Home and the product itself are left out. */
export function trailAbove(page: GuessPage, name: PageElement, text: string): TrailSpot | undefined {
  const before = page.elements.slice(0, Math.max(page.elements.indexOf(name), 0));
  const spots = before.flatMap((element) => {
    const raw = shortText(page, element, longestTrail);
    const isNamed = trailName.test(`${namesOf(element)} ${element.attribs['aria-label'] ?? ''}`);
    if (raw === '' || (!isNamed && !clearSeparators.test(raw))) return [];
    if (isInRelatedBlock(element) || standsInCard(page, element)) return [];
    const links = descendantsOf(element).filter((inner) => inner.name === 'a');
    const steps = stepsOf(page, raw, links, text);
    if (steps.length === 0 || (links.length === 0 && raw.split(separators).length < 3)) return [];
    const last = links.findLast((link) => shortText(page, link, longestTrail) === steps.at(-1)?.name);
    return [{ element, steps, raw, last, isNamed }];
  });
  const named = spots.filter(({ isNamed }) => isNamed);
  return (named.length > 0 ? named : spots).toSorted((left, right) => right.steps.length - left.steps.length)[0];
}

function stepsOf(page: GuessPage, raw: string, links: readonly PageElement[], text: string): BreadcrumbItem[] {
  const linked = links.map((link) => ({
    name: shortText(page, link, longestTrail),
    url: resolveStated(link.attribs['href'] ?? '', page.base) ?? null,
  }));
  const all = linked.length > 0 ? linked : raw.split(separators).map((part) => ({ name: part.trim(), url: null }));
  return all.filter(({ name, url }, index) => {
    if (name === '' || name.length > 100 || areSameWords(name, text)) return false;
    return !(index === 0 && (homeWord.test(name) || (url !== null && URL.parse(url)?.pathname === '/')));
  });
}
