import type { LinkOptions } from '@tanstack/react-router';
import type { ListSearch } from './list-search.ts';
import { kindOf, kindOfList, type RecordKind } from './record-kinds.ts';

type AddressLink = Pick<LinkOptions, 'to' | 'search'>;

/** The way to the page of each record of a kind, whether or not its area was fetched; undefined for a kind without pages. */
export function pageLink(kind: RecordKind | undefined): ((id: string) => AddressLink) | undefined {
  const path = kind?.path;
  return path === undefined ? undefined : (id) => linkTo(`${path}/${encodeURIComponent(id)}`);
}

export function recordLink(entity: string, id: string): AddressLink | undefined {
  return pageLink(kindOf(entity))?.(id);
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
