import { useLanguage, type Language } from '../../i18n/index.ts';

const names = new Map<Language, Intl.DisplayNames>();

/** What locales are called in the current language; a tag that nobody knows stands for itself. */
export function useLocaleNames(): (locale: string) => string {
  const language = useLanguage();
  return (locale) => {
    const known = names.get(language) ?? new Intl.DisplayNames(language, { type: 'language' });
    names.set(language, known);
    try {
      return known.of(locale) ?? locale;
    } catch {
      return locale;
    }
  };
}

const mirroredScripts = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/** The direction that a locale is written in. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  try {
    const { script = '' } = new Intl.Locale(locale).maximize();
    return mirroredScripts.has(script) ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}
