import type { Reasoned } from '@quarry/contracts/wording';

/** A value as it stands in a file: a text, or a group's parts by their names. */
export type RawValue = string | ReadonlyMap<string, readonly string[]>;

/** A row as it stands in a file, by the names of the kind; `unknown` are the names that the kind does not have. */
export type RawRow = { line: number; values: ReadonlyMap<string, readonly RawValue[]>; unknown: readonly string[] };

/** A row that cannot be read, and why. */
export type RawFault = { line: number; id: string | null; why: Reasoned };

export type RawItem = RawRow | RawFault;

/** Cuts text into rows; the last call of `push` has `isLast`. `delimiter` is that of delimited text, once its names were read. */
export type RawReader = { push: (text: string, isLast: boolean) => RawItem[]; delimiter: () => string | null };

/** A row that is longer than this is taken for one that is never closed. */
export const longestRow = 2_000_000;

/** "Image link", "g:image_link" and "image-link" are image_link. */
export function plainName(written: string): string {
  return written
    .trim()
    .replace(/^\w+:/, '')
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
}

export function addTo<Entry>(entries: Map<string, Entry[]>, name: string, entry: Entry): void {
  const standing = entries.get(name);
  if (standing) standing.push(entry);
  else entries.set(name, [entry]);
}
