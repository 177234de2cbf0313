import { languages, type Language } from './languages.ts';

export type English = Record<string, string>;
type OtherLanguage = Exclude<Language, 'en'>;
type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** The key a screen asks for: a text with plural forms is asked for without its form. */
export type MessageKey<Texts> = {
  [Key in keyof Texts & string]: Key extends `${infer Base}_${PluralForm}`
    ? `${Base}_other` extends keyof Texts
      ? Base
      : Key
    : Key;
}[keyof Texts & string];

/** Every text of the English file, in another language: a missing or an unknown key does not compile. */
export type Translation<Texts> = { [Key in keyof Texts]: string };

export type Catalogue<Texts extends English> = {
  readonly name: string;
  readonly english: Texts;
  readonly load: Record<OtherLanguage, () => Promise<English>>;
};

type TranslationFile = { translation: English };

/** One feature's texts: English at hand, the other languages in a lazy file each. */
export function defineCatalogue<Texts extends English>(
  name: string,
  english: Texts,
  files: Record<OtherLanguage, () => Promise<TranslationFile>>,
): Catalogue<Texts> {
  const load = {} as Catalogue<Texts>['load'];
  for (const language of languages) {
    if (language !== 'en') load[language] = async () => (await files[language]()).translation;
  }
  return { name, english, load };
}
