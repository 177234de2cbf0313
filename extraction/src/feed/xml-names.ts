import { meaningOf, type FieldMeaning } from './field-names.ts';
import { localName, prefixOf } from './xml-token.ts';

/** Vocabularies that stand beside product data in RSS and Atom; their `title` is not the product's. */
const foreignPrefixes = new Set([
  'dc',
  'dcterms',
  'media',
  'content',
  'atom',
  'slash',
  'wfw',
  'sy',
  'georss',
  'itunes',
]);
const pictureElements = new Set(['media:content', 'media:thumbnail', 'itunes:image']);

/** Looks up what an element name means; the same name is worked out once. */
export type ElementNames = (written: string) => FieldMeaning;

/** Elements with a prefix of product data (whatever the prefix, whatever the address it is bound to) win over plain RSS and Atom ones. */
export function elementNames(): ElementNames {
  const known = new Map<string, FieldMeaning>();
  return (written) => {
    let meaning = known.get(written);
    if (meaning === undefined) {
      meaning = meaningOfElement(written);
      if (known.size < 5000) known.set(written, meaning);
    }
    return meaning;
  };
}

function meaningOfElement(written: string): FieldMeaning {
  const lower = written.toLowerCase();
  const prefix = prefixOf(lower);
  if (pictureElements.has(lower)) return { ...meaningOf('image_link', false), path: written };
  if (lower === 'content:encoded' || lower === 'content') return { ...meaningOf('summary', false), path: written };
  if (foreignPrefixes.has(prefix)) return { field: null, name: written, path: written, isSpecific: false };
  return { ...meaningOf(localName(written), prefix !== ''), path: written };
}
