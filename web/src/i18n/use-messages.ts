import { use, useCallback, useSyncExternalStore } from 'react';
import type { Catalogue, English, MessageKey } from './catalogue.ts';
import type { Language } from './languages.ts';
import { currentLanguage, loadTexts, onLanguageChange, translate } from './translator.ts';

export type Translate<Texts extends English> = (
  key: MessageKey<Texts>,
  values?: Record<string, string | number>,
) => string;

export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage);
}

/** The texts of one catalogue in the current language; waits (Suspense) for a language file that is still on its way. */
export function useMessages<Texts extends English>(catalogue: Catalogue<Texts>): Translate<Texts> {
  const language = useLanguage();
  // Called on every render: a component that waited once must ask again when it is drawn anew.
  use(loadTexts(catalogue, language));
  const { name } = catalogue;
  return useCallback(
    // The language is named so that a switch gives a new function and whatever was derived from it is derived again.
    (key, values = {}) => translate(name, key, { lng: language, ...values }),
    [name, language],
  );
}
