import { readDay, useLanguage, useMessages, type Language } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import type { CellEditorKind } from './grid-types.ts';

/** By what a typed date, yes or no is read. */
export type TypedWords = { language: Language; yes: string; no: string };

export function useTypedWords(): TypedWords {
  const t = useMessages(kitMessages);
  return { language: useLanguage(), yes: t('yes'), no: t('no') };
}

/** Where something is picked, F2 opens what picks it: further letters are not added to a text. */
export function isPicked(editor: CellEditorKind): boolean {
  return editor === 'date' || editor === 'truth';
}

/** A cell's text as its field shows it: each tag on a line of its own. */
export function fieldText(editor: CellEditorKind, value: string | null): string {
  if (value === null) return '';
  return editor === 'tags' ? tagsOf(value).join('\n') : value;
}

/** What was typed as the cell holds it; nothing but space takes away what stands there. A date that cannot be read stays as it was typed. */
export function valueText(editor: CellEditorKind, text: string, words: TypedWords): string | null {
  const said = text.trim();
  if (editor === 'date') return said === '' ? null : (readDay(said, words.language) ?? said);
  if (editor === 'truth') return said === '' ? null : (typedTruth(said, words) ?? said);
  if (editor !== 'tags') return said === '' ? null : said;
  const tags = tagsOf(text.replaceAll(/\r?\n/g, '|'));
  const [first] = tags;
  if (first === undefined) return null;
  // A lone tag with a comma is not to become several.
  return tags.length === 1 && /[,;]/.test(first) ? `${first} |` : tags.join(' | ');
}

/** What a word that was begun says, in the screen's language or in English. */
export function typedTruth(text: string, { language, yes, no }: TypedWords): 'true' | 'false' | undefined {
  const said = text.trim().toLocaleLowerCase(language);
  if (said === '') return undefined;
  const isBegun = (words: readonly string[]) => words.some((word) => word.toLocaleLowerCase(language).startsWith(said));
  if (isBegun([yes, 'yes', 'true', '1'])) return 'true';
  return isBegun([no, 'no', 'false', '0']) ? 'false' : undefined;
}

function tagsOf(text: string): string[] {
  return text
    .split('|')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}
