import type { ListWindow, PageParam } from '../../data/index.ts';
import { parseListSearch, type ListSearch } from '../routing/index.ts';

/** Where in which list a record was opened from; it travels with the entry of the browser's history, so it survives a reload. */
export type ListPlace = {
  /** The list's own address, to go back to. */
  path: string;
  search: ListSearch;
  /** What the list asked for besides its window: search, filter and order. */
  variables: Record<string, unknown>;
  /** The page of the list that holds the record, and its row in it. */
  page: PageParam;
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
  list: Pick<ListWindow<unknown>, 'variables' | 'placeOf'>,
  address: Pick<ListPlace, 'path' | 'search'>,
  position: number,
): ListPlace {
  return { ...address, variables: list.variables, ...list.placeOf(position) };
}

/** Reads a place back; anything that is none is none, since a page may find any state in its history. */
export function readListPlace(value: unknown): ListPlace | undefined {
  if (!isRecord(value)) return undefined;
  const { path, search, variables, index } = value;
  const page = readPageParam(value.page);
  const isPlace = typeof path === 'string' && isRecord(search) && isRecord(variables) && typeof index === 'number';
  return isPlace && page ? { path, search: parseListSearch(search), variables, page, index } : undefined;
}

/** What a page is asked for with, read from where anything may stand. */
export function readPageParam(value: unknown): PageParam | undefined {
  if (!isRecord(value)) return undefined;
  const { after, from } = value;
  if (after === null || typeof after === 'string') return { after };
  if (!isRecord(from)) return undefined;
  const { before, at } = from;
  if (typeof before === 'string') return { from: { before } };
  return typeof at === 'string' ? { from: { at } } : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
