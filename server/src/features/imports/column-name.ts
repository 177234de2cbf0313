import type { TargetColumn } from '../../platform/imports/index.ts';
import type { ReaderLanguage } from '../../platform/reader-language.ts';

/** What a column is called in a language, else in English, else by its key. */
export function columnName({ key, names }: Pick<TargetColumn, 'key' | 'names'>, language: ReaderLanguage): string {
  return names[language] ?? names.en ?? key;
}
