export const languages = ['en', 'de', 'fr', 'pt'] as const;
export type Language = (typeof languages)[number];

/** Each language by its own name, as a person looking for it reads it. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  pt: 'Português',
};

/** English unless a known language is named, whatever the browser prefers. */
export function parseLanguage(text: string | null | undefined): Language {
  return languages.find((language) => language === text) ?? 'en';
}
