import { skipToken, useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import {
  listPageSize,
  requestGraphql,
  type ListTotal,
  type PageParam,
  type WindowConnection,
} from '../../data/index.ts';
import type { ListDeclaration, Row, RowLink } from '../list-screen/index.ts';
import type { ListPlace } from './list-place.ts';

/** A list whose rows are found by their ids alone. */
export type WalkedList<Name extends string, Variables> = Pick<
  ListDeclaration<Name, Row, Variables>,
  'name' | 'document'
> & { link: (id: string) => RowLink };

export type Neighbour = { id: string; place: ListPlace };
export type Neighbours = {
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  /** 1 for the first row of the list; an estimate where the list was entered far down. */
  position: number;
  isExact: boolean;
  total: ListTotal | undefined;
};

/**
 * The records before and after one in the list it was opened from, by that list's filter and order as they are now. A record that left
 * the list meanwhile (its state was changed) still has the neighbours of the place where it stood.
 */
export function useNeighbours<Name extends string, Variables>(
  list: WalkedList<Name, Variables>,
  place: ListPlace | undefined,
  id: string,
): Neighbours | undefined {
  const page = useListPage(list, place, place?.page);
  const rows = page?.nodes ?? [];
  const found = rows.findIndex((row) => row.id === id);
  const index = found === -1 ? (place?.index ?? 0) : found;
  const hasLeft = page !== undefined && found === -1;
  const next = index + (hasLeft ? 0 : 1);
  const beyond = page && next >= rows.length ? pageAfter(page) : undefined;
  const ahead = page && index === 0 ? pageBefore(page) : undefined;
  const following = useListPage(list, place, beyond);
  const preceding = useListPage(list, place, ahead);
  if (!place || !page) return undefined;
  const at = (row: Row | undefined, rowPage: PageParam, rowIndex: number) =>
    row && { id: row.id, place: { ...place, page: rowPage, index: rowIndex } };
  const before = preceding?.nodes ?? [];
  const { offset } = page.pageInfo;
  return {
    next: beyond ? at(following?.nodes[0], beyond, 0) : at(rows[next], place.page, next),
    previous: ahead ? at(before.at(-1), ahead, before.length - 1) : at(rows[index - 1], place.page, index - 1),
    position: offset.count + index + 1,
    isExact: offset.isExact,
    total: page.total,
  };
}

function pageAfter({ pageInfo }: WindowConnection<unknown>): PageParam | undefined {
  return pageInfo.hasNextPage ? { after: pageInfo.endCursor } : undefined;
}

function pageBefore({ pageInfo }: WindowConnection<unknown>): PageParam | undefined {
  const { hasPreviousPage, startCursor } = pageInfo;
  return hasPreviousPage && startCursor !== null ? { from: { before: startCursor } } : undefined;
}

/** One page of the list; as the list itself left it until it is asked for again. */
function useListPage<Name extends string, Variables>(
  { name, document }: WalkedList<Name, Variables>,
  place: ListPlace | undefined,
  wanted: PageParam | undefined,
): WindowConnection<Row> | undefined {
  type Data = Readonly<Record<Name, WindowConnection<Row>>>;
  const queryClient = useQueryClient();
  const variables = { ...place?.variables, first: listPageSize, ...wanted };
  const query = useQuery<Data>({
    queryKey: [document.name, 'page', variables],
    queryFn: wanted
      ? ({ signal }) => requestGraphql(document, variables as unknown as Variables, { signal })
      : skipToken,
    meta: { reads: document.reads },
  });
  if (!wanted) return undefined;
  const kept = queryClient.getQueryData<InfiniteData<Data, PageParam>>([document.name, place?.variables]);
  const text = JSON.stringify(wanted);
  const page = query.data ?? kept?.pages[kept.pageParams.findIndex((one) => JSON.stringify(one) === text)];
  return page?.[name];
}
