import { printGtin } from '@quarry/contracts/gtin';
import { sql } from 'kysely';
import { type Db, readPrepared } from '../../platform/db/index.ts';
import { searchWords } from './catalogue.ts';
import { typedGtin } from './typed-gtin.ts';

const mostTerms = 12;

/** The words of a search, folded as the search texts are. */
export function searchTerms(text: string): string[] {
  return [...new Set(searchWords(text))].slice(0, mostTerms);
}

/**
 * What a term may be written as in a search text: begun by it, an article number or a GTIN with or without its leading zeros, or,
 * for a word that no product has, its nearest neighbours.
 */
export function spellings(term: string, neighbours: readonly string[]): string[] {
  if (neighbours.length > 0) return [term, ...neighbours];
  if (!/^\d{8,14}$/.test(term)) return [term];
  return [...new Set([term, term.replace(/^0+/, ''), term.padStart(13, '0'), term.padStart(14, '0'), printGtin(term)])];
}

/** The text of a `tsquery` for the simple configuration that finds every term in one of its spellings; null for nothing to find. */
export function tsqueryOf(terms: readonly (readonly string[])[]): string | null {
  if (terms.length === 0) return null;
  return terms.map((written) => `(${written.map((word) => `'${word}':*`).join(' | ')})`).join(' & ');
}

/** A search as the product list takes it: null when the text has nothing to search for, `nothing` when it is only signs. */
export async function productSearch(db: Db, text: string | null | undefined): Promise<ProductSearch> {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '') return { kind: 'all' };
  const terms = searchTerms(trimmed);
  const neighbours = await findNeighbours(db, terms);
  const words = tsqueryOf(terms.map((term) => spellings(term, neighbours.get(term) ?? [])));
  if (words === null) return { kind: 'nothing' };
  const gtin = typedGtin(trimmed);
  const code = gtin === undefined ? null : tsqueryOf([spellings(gtin, [])]);
  return { kind: 'query', query: code === null ? words : `(${words}) | (${code})` };
}

export type ProductSearch = { kind: 'all' } | { kind: 'nothing' } | { kind: 'query'; query: string };

/** For terms that begin no word of any product: the words one slip of the finger away, then those that look most like them. */
async function findNeighbours(db: Db, terms: readonly string[]): Promise<Map<string, string[]>> {
  const words = terms.filter((term) => /^\p{L}{4,40}$/u.test(term)).map((term) => ({ term, slips: oneSlipAway(term) }));
  if (words.length === 0) return new Map();
  const found = await readPrepared(
    db,
    sql<{ term: string; neighbours: string[] }>`
    select t.term, array(
      select word from (
        select w.word, w.products, 1::real as likeness from product_search_word w where w.word = any(t.slips)
        union all
        select w.word, w.products, similarity(w.word, t.term) from product_search_word w
          where w.word % t.term and w.word <> all(t.slips)) near
      order by likeness desc, products desc, word limit 3) as neighbours
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as t (term text, slips text[])
    where not exists (select 1 from product_search_word w where w.word like t.term || '%')`,
  );
  return new Map(found.map(({ term, neighbours }) => [term, neighbours]));
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
/** Longer words share enough of their letters to be found by likeness. */
const longestSlip = 8;

/** What a short word may have been meant to be: two letters swapped, one left out, one too many, or one mistaken for another. */
export function oneSlipAway(word: string): string[] {
  if (word.length > longestSlip) return [];
  const slips = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [before, here, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    slips.add(before + after);
    slips.add(before + after.charAt(0) + here + after.slice(1));
    for (const letter of letters) {
      slips.add(before + letter + after);
      slips.add(before + letter + here + after);
    }
  }
  slips.delete(word);
  return [...slips];
}
