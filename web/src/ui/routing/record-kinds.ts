import type { Subject } from '@quarry/contracts/access';
import type { LinkOptions } from '@tanstack/react-router';
import { useCallback } from 'react';
import { navigationMessages, useMessages, type NavigationKey } from '../../i18n/index.ts';
import type { ListSearch } from './list-search.ts';

/** A kind of record, as its area declares it: the trail, the bin, the palette, jobs and the dashboard read it here and name no kind. */
export type RecordKind = {
  /** Its name on the server, under which the area's words hold what one record is called. */
  entity: NavigationKey;
  /** The subject of rights that is called as its records are. */
  subject?: Subject;
  /** The list of its records, by the name of the server's query; the words hold under it what many are called. */
  list?: NavigationKey;
  /** Where the pages of its records lie, and their list where there is one. */
  path?: string;
  /** Whether the server finds its records by a part of their name. */
  isLookedUp?: boolean;
  /** Whether its records go to the bin when they are deleted. */
  isBinned?: boolean;
};

type AddressLink = Pick<LinkOptions, 'to' | 'search'>;

let kinds: readonly RecordKind[] = [];

/** The application says which kinds there are, in the order of its areas. */
export function provideRecordKinds(all: readonly RecordKind[]): void {
  kinds = all;
}

export function recordKinds(): readonly RecordKind[] {
  return kinds;
}

/** What one record of a kind is called; a kind that nobody declared by its name on the server. */
export function useKindName(): (entity: string) => string {
  const t = useMessages(navigationMessages);
  return useCallback(
    (entity) => {
      const kind = kinds.find((one) => one.entity === entity);
      return kind ? t(kind.entity) : entity.replaceAll('_', ' ');
    },
    [t],
  );
}

export function kindOfList(list: string): RecordKind | undefined {
  return kinds.find((kind) => kind.list === list);
}

export function kindOfSubject(subject: string): RecordKind | undefined {
  return kinds.find((kind) => kind.subject === subject);
}

/** The way to the page of each record of a kind, whether or not its area was fetched; undefined for a kind without pages. */
export function pageLink(kind: RecordKind | undefined): ((id: string) => AddressLink) | undefined {
  const path = kind?.path;
  return path === undefined ? undefined : (id) => linkTo(`${path}/${encodeURIComponent(id)}`);
}

export function recordLink(entity: string, id: string): AddressLink | undefined {
  return pageLink(kinds.find((kind) => kind.entity === entity))?.(id);
}

/** The way to a list that the server names, whether or not its area was fetched. */
export function listLink(list: string, search: ListSearch = {}): AddressLink | undefined {
  const path = kindOfList(list)?.path;
  return path === undefined ? undefined : { ...linkTo(path), search };
}

/** An address that an area declares is one that the router knows, or comes to know when it is opened. */
function linkTo(path: string): AddressLink {
  return { to: path as AddressLink['to'] };
}
