import { use, useCallback, useSyncExternalStore } from 'react';
import type { Catalogue, English, MessageKey } from './catalogue.ts';
import type { Language } from './languages.ts';
import {
  awaitedLanguage,
  currentLanguage,
  currentTexts,
  loadTexts,
  onLanguageChange,
  translate,
} from './translator.ts';

export type Translate<Texts extends English> = (
  key: MessageKey<Texts>,
  values?: Record<string, string | number>,
) => string;

export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage);
}

/** The language that will be spoken once its texts can be fetched. */
export function useAwaitedLanguage(): Language | undefined {
  return useSyncExternalStore(onLanguageChange, awaitedLanguage);
}

/** The texts of one catalogue in the current language; waits (Suspense) for a language file that is still on its way. */
export function useMessages<Texts extends English>(catalogue: Catalogue<Texts>): Translate<Texts> {
  const texts = useSyncExternalStore(onLanguageChange, currentTexts);
  // Called on every render: a component that waited once must ask again when it is drawn anew.
  use(loadTexts(catalogue, texts.language));
  const { name } = catalogue;
  return useCallback(
    // The language is named so that a switch, or texts that came late, give a new function, and what was derived from it is derived again.
    (key, values = {}) => translate(name, key, { lng: texts.language, ...values }),
    [name, texts],
  );
}
