import { listPageSize, type ListPages } from '../../data/index.ts';
import { parseListSearch, type ListSearch } from '../routing/index.ts';

/** Where in which list a record was opened from; it travels with the entry of the browser's history, so it survives a reload. */
export type ListPlace = {
  /** The list's own address, to go back to. */
  path: string;
  search: ListSearch;
  /** What the list asked for besides its window: search, filter and order. */
  variables: Record<string, unknown>;
  /** Where each page of the list begins, up to the record's own; the first begins with null. */
  cursors: readonly (string | null)[];
  /** The record's row in its page. */
  index: number;
};

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface HistoryState {
    listPlace?: ListPlace;
  }
}

/** The place of the row at this position among all rows that are loaded. */
export function placeInList(
  list: Pick<ListPages<unknown>, 'variables' | 'cursors'>,
  address: Pick<ListPlace, 'path' | 'search'>,
  position: number,
): ListPlace {
  const page = Math.floor(position / listPageSize);
  return {
    ...address,
    variables: list.variables,
    cursors: list.cursors.slice(0, page + 1),
    index: position % listPageSize,
  };
}

/** Reads a place back; anything that is none is none, since a page may find any state in its history. */
export function readListPlace(value: unknown): ListPlace | undefined {
  if (!isRecord(value)) return undefined;
  const { path, search, variables, cursors, index } = value;
  const isPlace =
    typeof path === 'string' &&
    isRecord(search) &&
    isRecord(variables) &&
    Array.isArray(cursors) &&
    cursors.every((cursor) => cursor === null || typeof cursor === 'string') &&
    typeof index === 'number';
  return isPlace && cursors.length > 0
    ? { path, search: parseListSearch(search), variables, cursors: cursors as (string | null)[], index }
    : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
