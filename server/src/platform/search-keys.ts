import { type RawBuilder, sql } from 'kysely';
import { foldedText } from './folded-text.ts';

/** From so many signs on a key is found by how it begins; below by the whole of it. */
const prefixFrom = 3;
/** More words than this make no list shorter. */
const mostWords = 8;

/** A code or an address as it is searched: without space, in small letters. */
export function plainKey(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, '');
}

/** The same for a number to call: its digits. */
export function phoneKey(text: string): string {
  return text.replaceAll(/\D/g, '').replace(/^0+/, '');
}

/** The words of a name, each a key of its own. */
export function nameKeys(text: string): string[] {
  return foldedText(text).split(' ');
}

/** What a record is found by that is known by its name alone. */
export function keysOfName(name: string): string[] {
  return [...new Set(nameKeys(name))].filter((key) => key !== '');
}

/** One condition for each word of a search among names; `named` says which records have such a key `k.key`. Signs alone find nothing. */
export function searchedByName(
  search: string,
  named: (isMeant: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown>[] {
  const words = keysOfName(search).slice(0, mostWords);
  if (words.length === 0 && search.trim() !== '') return [sql`false`];
  return words.map((word) => named(matchesKey(sql`k.key`, word)));
}

/** Whether a column of keys is what is looked for, or begins so: a range is the one prefix that a policy lets an index see. */
export function matchesKey(column: RawBuilder<unknown>, key: string): RawBuilder<unknown> {
  return key.length >= prefixFrom
    ? sql`(${column} >= ${key} and ${column} < ${`${key}\u{10ffff}`})`
    : sql`${column} = ${key}`;
}

/** Whether a column of keys matches one of these forms. */
function matchesAnyKey(column: RawBuilder<unknown>, forms: readonly string[]): RawBuilder<unknown> {
  return sql.join([sql`false`, ...forms.map((form) => matchesKey(column, form))], sql` or `);
}

type SearchedWord = {
  /** The forms that one key of it may have. */
  forms: string[];
  /** The keys that a double name has instead, all of them; none for any other word. */
  parts: string[];
};

/**
 * One condition for each word of a search among keys of several kinds; `keyed` selects the ids of records with such a key `k.key`. One
 * subquery a word: an `or` of two would keep the planner from beginning with the keys.
 */
export function searchedByKeys(
  search: string,
  id: RawBuilder<unknown>,
  keyed: (isMeant: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown>[] {
  return searchedWords(search).map(({ forms, parts }) => {
    const whole = keyed(matchesAnyKey(sql`k.key`, forms));
    if (parts.length === 0) return sql`${id} in (${whole})`;
    const each = parts.map((part) => keyed(matchesKey(sql`k.key`, part)));
    return sql`${id} in (${whole} union all (${sql.join(each, sql` intersect `)}))`;
  });
}

function searchedWords(search: string): SearchedWord[] {
  const text = search.trim();
  // A number to call is written with spaces in it.
  const isToCall = /^(?:\+|0)[\d\s()./-]+$/.test(text);
  return (isToCall ? [text.replaceAll(/\s/g, '')] : text.split(/\s+/))
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .map((word) => {
      const folded = foldedText(word);
      const digits = /^[+\d][\d()./-]*$/.test(word) ? phoneKey(word) : '';
      const forms = [...new Set([plainKey(word), folded.includes(' ') ? '' : folded, digits])];
      return { forms: forms.filter((form) => form !== ''), parts: partsOfName(word) };
    });
}

/** The keys of a name such as Meyer-Lux; a code or an e-mail address is one key. */
function partsOfName(word: string): string[] {
  return foldedText(word).includes(' ') && /^[\p{L}\p{M}\p{Pd}'’.]+$/u.test(word)
    ? keysOfName(word).slice(0, mostWords)
    : [];
}
