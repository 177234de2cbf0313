import { type RawBuilder, sql } from 'kysely';
import { foldedText } from '../../platform/folded-text.ts';

export type OrderKey = { kind: 'number' | 'external' | 'email' | 'phone' | 'name' | 'sku'; key: string };

/** From so many signs on a key is found by how it begins; below by the whole of it. */
const prefixFrom = 3;
/** More words than this make no list shorter. */
const mostWords = 8;
const mostKeys = 2_000;

/** A code or an address as it is searched: without space, in small letters. */
export function plainKey(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, '');
}

/** The same for a number to call: its digits. */
function phoneKey(text: string): string {
  return text.replaceAll(/\D/g, '').replace(/^0+/, '');
}

export type Searchable = {
  number: string | null;
  externalId: string | null;
  emails: readonly (string | null)[];
  phones: readonly (string | null)[];
  names: readonly (string | null)[];
  skus: readonly (string | null)[];
};

/** By which an order is found; each word of a name is a key of its own. */
export function keysOf({ number, externalId, emails, phones, names, skus }: Searchable): OrderKey[] {
  const said = (all: readonly (string | null)[]) => all.filter((text) => text !== null);
  const keys: OrderKey[] = [
    ...said([number]).map((text) => ({ kind: 'number' as const, key: plainKey(text) })),
    ...said([externalId]).map((text) => ({ kind: 'external' as const, key: plainKey(text) })),
    ...said(emails).map((text) => ({ kind: 'email' as const, key: plainKey(text) })),
    ...said(phones).map((text) => ({ kind: 'phone' as const, key: phoneKey(text) })),
    ...said(names).flatMap((text) =>
      foldedText(text)
        .split(' ')
        .map((key) => ({ kind: 'name' as const, key })),
    ),
    ...said(skus)
      .slice(0, mostKeys)
      .map((text) => ({ kind: 'sku' as const, key: plainKey(text) })),
  ];
  const distinct = new Map(keys.map((one) => [`${one.kind} ${one.key}`, one]));
  return [...distinct.values()].filter(({ key }) => key !== '');
}

/** Whether a column of keys is what is looked for, or begins so: a range is the one prefix that a policy lets an index see. */
export function matchesKey(column: RawBuilder<unknown>, key: string): RawBuilder<unknown> {
  return key.length >= prefixFrom
    ? sql`(${column} >= ${key} and ${column} < ${`${key}\u{10ffff}`})`
    : sql`${column} = ${key}`;
}

/** The words of a search, each in the forms that keys may have. */
export function searchedWords(search: string): string[][] {
  const text = search.trim();
  // A number to call is written with spaces in it.
  const isToCall = /^(?:\+|0)[\d\s()./-]+$/.test(text);
  return (isToCall ? [text.replaceAll(/\s/g, '')] : text.split(/\s+/))
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .map((word) => {
      const folded = foldedText(word);
      const digits = /^[+\d][\d()./-]*$/.test(word) ? phoneKey(word) : '';
      return [...new Set([plainKey(word), folded.includes(' ') ? '' : folded, digits])].filter((form) => form !== '');
    });
}
