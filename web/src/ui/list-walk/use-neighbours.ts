import { skipToken, useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { listPageSize, requestGraphql, type Connection, type ListTotal, type TypedDocument } from '../../data/index.ts';
import type { ListPlace } from './list-place.ts';

export type WalkedList<Data, Variables> = {
  document: TypedDocument<Data, Variables>;
  connection: (data: Data) => Connection<{ readonly id: string }>;
};

export type Neighbour = { id: string; place: ListPlace };
export type Neighbours = {
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  /** 1 for the first row of the list. */
  position: number;
  total: ListTotal | undefined;
};

/**
 * The records before and after one in the list it was opened from, by that list's filter and order as they are now. A record that left
 * the list meanwhile (its state was changed) still has the neighbours of the place where it stood.
 */
export function useNeighbours<Data, Variables>(
  { document, connection }: WalkedList<Data, Variables>,
  place: ListPlace | undefined,
  id: string,
): Neighbours | undefined {
  const own = place?.cursors.at(-1) ?? null;
  const page = useListPage(document, connection, place, place && { cursor: own });
  const rows = page?.nodes ?? [];
  const found = rows.findIndex((row) => row.id === id);
  const index = found === -1 ? (place?.index ?? 0) : found;
  const hasLeft = page !== undefined && found === -1;
  const after = index + (hasLeft ? 0 : 1);
  const { endCursor, hasNextPage } = page?.pageInfo ?? { endCursor: null, hasNextPage: false };
  const isLast = page !== undefined && after >= rows.length && hasNextPage;
  const isFirst = page !== undefined && index === 0 && (place?.cursors.length ?? 0) > 1;
  const following = useListPage(document, connection, place, isLast ? { cursor: endCursor } : undefined);
  const preceding = useListPage(
    document,
    connection,
    place,
    isFirst ? { cursor: place?.cursors.at(-2) ?? null } : undefined,
  );
  if (!place || !page) return undefined;
  const at = (row: { readonly id: string } | undefined, cursors: ListPlace['cursors'], rowIndex: number) =>
    row && { id: row.id, place: { ...place, cursors, index: rowIndex } };
  const before = preceding?.nodes ?? [];
  return {
    next: isLast ? at(following?.nodes[0], [...place.cursors, endCursor], 0) : at(rows[after], place.cursors, after),
    previous: isFirst
      ? at(before.at(-1), place.cursors.slice(0, -1), before.length - 1)
      : at(rows[index - 1], place.cursors, index - 1),
    position: (place.cursors.length - 1) * listPageSize + index + 1,
    total: page.total,
  };
}

/** One page of the list; as the list itself left it until it is asked for again. */
function useListPage<Data, Variables>(
  document: TypedDocument<Data, Variables>,
  connection: (data: Data) => Connection<{ readonly id: string }>,
  place: ListPlace | undefined,
  wanted: { cursor: string | null } | undefined,
): Connection<{ readonly id: string }> | undefined {
  const queryClient = useQueryClient();
  const variables = { ...place?.variables, first: listPageSize, after: wanted?.cursor ?? null };
  const query = useQuery<Data>({
    queryKey: [document.name, 'page', variables],
    queryFn: wanted
      ? ({ signal }) => requestGraphql(document, variables as unknown as Variables, { signal })
      : skipToken,
  });
  if (!wanted) return undefined;
  const kept = queryClient.getQueryData<InfiniteData<Data>>([document.name, place?.variables]);
  const page = query.data ?? kept?.pages[kept.pageParams.indexOf(variables.after)];
  return page && connection(page);
}
