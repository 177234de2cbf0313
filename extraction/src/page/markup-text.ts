import { limits } from './limits.ts';

/** Gathers the text of one element while the parser passes through it. */
export type TextCollector = { text: string; isPrice: boolean; isAtBoundary: boolean };

export function newCollector(property: string): TextCollector {
  return { text: '', isPrice: /price|currencyvalue/i.test(property), isAtBoundary: false };
}

/** Elements that end a word, as a browser shows them. */
const blockElements = new Set(
  'br p div li ul ol dl dt dd td th tr table h1 h2 h3 h4 h5 h6 section article hr option'.split(' '),
);

export function collectBoundary(collector: TextCollector, element: string): void {
  collector.isAtBoundary = true;
  if (blockElements.has(element)) collector.text += ' ';
}

/** Superscript cents stand in an element of their own: `19<sup>99</sup>` must not become 1999. */
export function collectText(collector: TextCollector, data: string): void {
  if (collector.text.length >= limits.collectedText) return;
  if (collector.isPrice && collector.isAtBoundary && /\p{Nd}$/u.test(collector.text.slice(-2)) && /^\p{Nd}/u.test(data))
    collector.text += '\n';
  collector.isAtBoundary = false;
  collector.text += data.length > limits.collectedText ? data.slice(0, limits.collectedText) : data;
}

/** Properties whose value is what a person reads, also when a link or picture carries them. */
export const readableProperties: ReadonlySet<string> = new Set(
  'name title headline description brand manufacturer category sku mpn productID model color size material price ratingValue reviewCount ratingCount'.split(
    ' ',
  ),
);
