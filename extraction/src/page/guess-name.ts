import { type GuessPage, namesOf, shortText, standsBeside, standsInCard, stepsBetween } from './guess-page.ts';
import { nameOfName } from './guess-words.ts';
import type { PageElement } from './page-element.ts';
import { wordsOf } from './text.ts';

export type NameSpot = { element: PageElement; text: string; isHeading: boolean; likeness: number };

const longestName = 250;

/** The heading of the product: the one that the title repeats and that stands nearest to the button. */
export function nameBeside(page: GuessPage, button: PageElement): NameSpot | undefined {
  const title = wordsOf(page.title);
  const ranked = page.elements.flatMap((element) => {
    const rank = rankOf(element);
    if (rank === 0) return [];
    const text = shortText(page, element, longestName);
    if (!/\p{L}{2}|\p{Lo}/u.test(text) || standsBeside(page, element) || standsInCard(page, element)) return [];
    const words = [...wordsOf(text)];
    const likeness = words.length === 0 ? 0 : words.filter((word) => title.has(word)).length / words.length;
    const isHeading = rank >= 3;
    if (!isHeading && likeness < 0.6) return [];
    const near = 2 - Math.min(stepsBetween(button, element), 8) / 4;
    return [{ element, text, isHeading, likeness, score: rank + 3 * likeness + near + Math.min(words.length, 6) / 12 }];
  });
  return ranked.reduce<(typeof ranked)[number] | undefined>(
    (best, one) => (best === undefined || one.score >= best.score + (one.text === best.text ? 0 : 0.001) ? one : best),
    undefined,
  );
}

/** Headings of the first level that are the page's own. */
export function mainHeadings(page: GuessPage): PageElement[] {
  return page.elements.filter((element) => rankOf(element) >= 3 && !standsBeside(page, element));
}

function rankOf(element: PageElement): number {
  const { name, attribs } = element;
  if (name === 'h1' || (attribs['role'] === 'heading' && attribs['aria-level'] === '1')) return 4;
  if (name === 'h2') return 2;
  if (name === 'h3' || attribs['role'] === 'heading') return 1;
  if (['b', 'strong', 'font', 'big'].includes(name)) return 0.5;
  return ['div', 'span', 'p', 'td'].includes(name) && nameOfName.test(namesOf(element)) ? 1.5 : 0;
}
