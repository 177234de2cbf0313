import { createInstance, type FormatterModule } from 'i18next';
import type { Catalogue, English } from './catalogue.ts';
import { withFrenchSpaces } from './french-spaces.ts';
import { parseLanguage, type Language } from './languages.ts';

const storageKey = 'language';
const engine = createInstance();
const catalogues = new Map<string, Catalogue<English>>();
const loads = new Map<string, Promise<void>>();
/** Keys of texts that could not be fetched; English stands in their place. */
const missing = new Set<string>();
const listeners = new Set<() => void>();
const missingListeners = new Set<() => void>();
let texts: { readonly language: Language } = { language: 'en' };
const numberFormats = new Map<Language, Intl.NumberFormat>();

/** Every number in a sentence as the sentence's language writes it. */
const numbersInSentences: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _name, language) =>
    typeof value === 'number' ? numbersIn(language).format(value) : String(value),
};
engine.use(numbersInSentences);

// No back-end is configured, so the engine is ready when this call returns.
void engine.init({
  lng: 'en',
  fallbackLng: 'en',
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false, alwaysFormat: true },
  resources: {},
});

function numbersIn(language: string | undefined): Intl.NumberFormat {
  const known = parseLanguage(language);
  const numbers = numberFormats.get(known) ?? new Intl.NumberFormat(known);
  numberFormats.set(known, numbers);
  return numbers;
}

export function currentLanguage(): Language {
  return parseLanguage(engine.language);
}

/** What is spoken: another object whenever texts changed, be it that more of them came. */
export function currentTexts(): typeof texts {
  return texts;
}

/** The language that was chosen and is not spoken yet, because its texts cannot be fetched now. */
export function awaitedLanguage(): Language | undefined {
  const chosen = storedLanguage();
  return chosen !== currentLanguage() && lacks(chosen) ? chosen : undefined;
}

/** Tells when texts could not be fetched. */
export function onMissingTexts(listener: () => void): void {
  missingListeners.add(listener);
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function storedLanguage(): Language {
  return parseLanguage(localStorage.getItem(storageKey));
}

/**
 * Loads the texts that are in use, then switches: no screen shows two languages at once. Where one of them cannot be fetched the
 * language stays as it is until it can (`fetchMissingTexts`). Answers the language that is spoken then.
 */
export async function changeLanguage(language: Language): Promise<Language> {
  localStorage.setItem(storageKey, language);
  await Promise.all([...catalogues.values()].map((catalogue) => loadTexts(catalogue, language, true)));
  // Another one may have been chosen meanwhile.
  if (storedLanguage() === language && !lacks(language)) {
    await engine.changeLanguage(language);
    document.documentElement.lang = language;
  }
  texts = { language: currentLanguage() };
  for (const listener of listeners) listener();
  return currentLanguage();
}

/** Asks once more for texts that could not be fetched, of the language that is spoken or of one that was chosen meanwhile. */
export async function fetchMissingTexts(): Promise<void> {
  if (awaitedLanguage() ?? lacks(currentLanguage())) await changeLanguage(storedLanguage());
}

function lacks(language: Language): boolean {
  return [...catalogues.keys()].some((name) => missing.has(keyOf(name, language)));
}

/** Noted as React's `use` notes it, so that nobody waits for what has settled. */
const settled = { status: 'fulfilled', value: undefined } as const;

/**
 * Resolves when the texts can be shown; the same promise for ever, because a component that waited asks for it again. A
 * language file that cannot be fetched leaves English in its place; only where that `isRetried` is it asked for again.
 */
export function loadTexts(catalogue: Catalogue<English>, language: Language, isRetried = false): Promise<void> {
  register(catalogue);
  const key = keyOf(catalogue.name, language);
  const known = loads.get(key);
  if (known && !(isRetried && missing.has(key))) return known;
  const load = language === 'en' ? Object.assign(Promise.resolve(), settled) : fetchTexts(catalogue, language);
  loads.set(key, load);
  return load;
}

function fetchTexts(catalogue: Catalogue<English>, language: Exclude<Language, 'en'>): Promise<void> {
  const key = keyOf(catalogue.name, language);
  const load = catalogue.load[language]().then(
    (fetched) => {
      missing.delete(key);
      return addTexts(language, catalogue.name, fetched);
    },
    () => {
      missing.add(key);
      for (const listener of missingListeners) listener();
    },
  );
  void load.then(() => Object.assign(load, settled));
  return load;
}

export function translate(catalogueName: string, key: string, values: Record<string, string | number>): string {
  return engine.t(key, { ns: catalogueName, ...values });
}

function keyOf(catalogueName: string, language: Language): string {
  return `${catalogueName}.${language}`;
}

function register(catalogue: Catalogue<English>): void {
  if (catalogues.has(catalogue.name)) return;
  catalogues.set(catalogue.name, catalogue);
  addTexts('en', catalogue.name, catalogue.english);
}

function addTexts(language: Language, catalogueName: string, texts: English): void {
  const spaced = language === 'fr' ? withFrenchSpacing(texts) : texts;
  engine.addResourceBundle(language, catalogueName, withManyForms(spaced));
}

function withFrenchSpacing(texts: English): English {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, withFrenchSpaces(text)]));
}

/** French and Portuguese have a form of their own for millions; our texts read the same there as for other counts. */
function withManyForms(texts: English): English {
  const forms: English = { ...texts };
  for (const [key, text] of Object.entries(texts)) {
    if (key.endsWith('_other')) forms[key.replace(/_other$/, '_many')] ??= text;
  }
  return forms;
}

/** Speaks the language that another tab chose, at once. `key` is null when all of it was cleared. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === null || key === storageKey) void changeLanguage(storedLanguage());
  });
}
