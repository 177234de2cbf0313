import { type GuessPage, shortText, standsBeside, standsInCard } from './guess-page.ts';
import { propertyLabels } from './guess-words.ts';
import type { PageElement } from './page-element.ts';
import { readPriceText } from './price-value.ts';
import type { SelectorField } from './select-fields.ts';

/** A label and its value, as tables, lists of terms and rows of two columns have them. */
export type PropertySpot = { label: string; labelElement: PageElement; value: string; element: PageElement };

const longestLabel = 60;
const longestValue = 200;
const mostProperties = 200;

/** Properties that the page states as label and value, in page order, without what is a price. */
export function propertySpots(page: GuessPage): PropertySpot[] {
  const pairs = page.elements.map(pairOf).filter((pair) => pair !== undefined);
  const spots = pairs.flatMap(([labelElement, element, isSure]): (PropertySpot & { isSure: boolean })[] => {
    const label = shortText(page, labelElement, longestLabel);
    const value = shortText(page, element, longestValue);
    if (!/\p{L}/u.test(label) || value === '' || standsBeside(page, element) || standsInCard(page, element)) return [];
    const { price } = readPriceText(value, false, null, page.locale);
    if (price !== undefined && price.value.currency !== null && fieldOfLabel(label) === undefined) return [];
    return [{ label, labelElement, value, element, isSure: isSure || /[:：]\s*$/.test(label) }];
  });
  const alike = Map.groupBy(spots, ({ labelElement }) => rowKey(labelElement));
  return spots
    .filter(({ isSure, labelElement }) => isSure || (alike.get(rowKey(labelElement))?.length ?? 0) >= 2)
    .slice(0, mostProperties)
    .map(({ label, labelElement, value, element }) => ({
      label: label.replace(/[\s:：]+$/, ''),
      labelElement,
      value,
      element,
    }));
}

/** Rows of one look are counted together: tag and class of the row and of what holds it. */
function rowKey({ parent }: PageElement): string {
  const row = parent as PageElement;
  const outer =
    row.parent !== null && 'attribs' in row.parent ? `${row.parent.name} ${row.parent.attribs['class'] ?? ''}` : '';
  return `${outer} > ${row.name} ${row.attribs['class'] ?? ''}`;
}

function pairOf(element: PageElement): [label: PageElement, value: PageElement, isSure: boolean] | undefined {
  if (element.name === 'dt') {
    const next = nextElement(element);
    return next?.name === 'dd' ? [element, next, true] : undefined;
  }
  if (!['tr', 'div', 'li', 'p'].includes(element.name)) return undefined;
  const parts = element.children.filter((node): node is PageElement => 'attribs' in node);
  const hasText = element.children.some(
    (node) => node.nodeType === 3 && 'data' in node && /[\p{L}\p{Nd}]/u.test(node.data),
  );
  const [label, value, ...others] = parts;
  if (!label || !value || others.length > 0 || hasText) return undefined;
  if (element.name === 'tr') return [label, value, true];
  const isCell = ({ name }: PageElement) => ['div', 'span', 'b', 'strong', 'i', 'em', 'p', 'label'].includes(name);
  return isCell(label) && isCell(value) ? [label, value, false] : undefined;
}

function nextElement(element: PageElement): PageElement | undefined {
  for (let next = element.next; next !== null; next = next.next) if ('attribs' in next) return next;
  return undefined;
}

/** The field that a label names; undefined for a property that offers have no field for. */
export function fieldOfLabel(label: string): SelectorField | undefined {
  return propertyLabels.find(([, pattern]) => pattern.test(label.replace(/[.:\s]+$/, '')))?.[0];
}
