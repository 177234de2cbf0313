import { defineCatalogue, type MessageKey } from './catalogue.ts';
import type { Language } from './languages.ts';
import { english } from './navigation.generated.ts';

export { english as navigationTexts };

/** What an area calls itself, its screens and its kinds of records: the words for each key, in every language. */
export type Names = Record<string, Record<Language, string>>;

export type NavigationKey = MessageKey<typeof english>;

/** The wording of the menu, of breadcrumbs and of the palette, gathered by `npm run generate` from what stands beside each area. */
export const navigationMessages = defineCatalogue('navigation', english, {
  de: () => import('./navigation.de.generated.ts'),
  fr: () => import('./navigation.fr.generated.ts'),
  pt: () => import('./navigation.pt.generated.ts'),
});
