/** Languages in which taxonomies are published most. */
export const fileLanguages = [
  'en-US',
  'en-GB',
  'de-DE',
  'fr-FR',
  'pt-BR',
  'pt-PT',
  'es-ES',
  'it-IT',
  'nl-NL',
  'da-DK',
  'sv-SE',
  'nb-NO',
  'fi-FI',
  'pl-PL',
  'cs-CZ',
  'tr-TR',
  'ja-JP',
  'zh-CN',
  'en',
  'de',
  'fr',
  'pt',
  'es',
  'it',
  'nl',
] as const;

/** The language that a file names in its name, as Google's do; English without one. */
export function languageOf(fileName: string): string {
  const [, tag] = /[._-]([a-z]{2,3}-[A-Z]{2})\.\w+$/.exec(fileName) ?? /[._-]([a-z]{2})\.\w+$/.exec(fileName) ?? [];
  return tag !== undefined && (fileLanguages as readonly string[]).includes(tag) ? tag : 'en-US';
}
