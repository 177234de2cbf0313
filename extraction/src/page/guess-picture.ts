import { resolveStated } from './address.ts';
import {
  type GuessPage,
  isInside,
  leadsElsewhere,
  namesOf,
  standsBeside,
  standsInCard,
  stepsBetween,
} from './guess-page.ts';
import { noPicture, pictureName } from './guess-words.ts';
import { ancestorsOf, elementsAt, type PageElement } from './page-element.ts';
import { sharedWords } from './text.ts';

export type PictureSpot = { element: PageElement; attribute: string };

const mostPictures = 300;
const addresses = ['data-zoom-image', 'data-large', 'data-src', 'data-original', 'data-lazy-src', 'src'];
const smallest = 100;
/** What a picture without stated sizes counts as. */
const unknownSize = 1.2;

/** The largest picture beside the name of the product; where no size is stated, what its names, its text and its place say. */
export function pictureBeside(
  page: GuessPage,
  name: PageElement,
  text: string,
  holder: PageElement,
): PictureSpot | undefined {
  const all = elementsAt(page.$, 'img').slice(0, mostPictures);
  const usable = all.flatMap((element, index) => {
    const attribute = addresses.find((key) => isAddress(page, element.attribs[key]));
    if (attribute === undefined || standsBeside(page, element) || standsInCard(page, element)) return [];
    const size = sizeOf(element);
    if (size === 0 || noPicture.test(`${element.attribs[attribute]} ${namesOf(element)}`)) return [];
    const links = ancestorsOf(element).filter((outer) => outer.name === 'a');
    if ([...links].some((link) => leadsElsewhere(link, page.url))) return [];
    const names = [element, ...ancestorsOf(element)].slice(0, 3).map(namesOf).join(' ');
    const score =
      size +
      (isInside(element, holder) ? 1 : 0) +
      (pictureName.test(names) ? 1 : 0) +
      2 * sharedWords(element.attribs['alt'] ?? '', text) -
      Math.min(stepsBetween(name, element), 8) / 4 -
      index / 1000;
    return [{ element, attribute, score }];
  });
  return usable.toSorted((left, right) => right.score - left.score)[0];
}

function isAddress(page: GuessPage, text: string | undefined): boolean {
  return text !== undefined && !text.startsWith('data:') && resolveStated(text, page.base) !== undefined;
}

/** 0 for what is too small to show a product, up to 3 for a large one. */
function sizeOf({ attribs }: PageElement): number {
  const [width, height] = ['width', 'height'].map((key) => Number.parseInt(attribs[key] ?? '', 10));
  const stated = [width, height].filter((side): side is number => side !== undefined && side > 0);
  if (stated.length === 0) return unknownSize;
  if (Math.max(...stated) < smallest) return 0;
  const area = (stated[0] ?? 0) * (stated[1] ?? stated[0] ?? 0);
  return Math.min(Math.max(Math.log2(area / 10_000) / 2, 0.1), 3);
}
