import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { requestGraphql } from './api.ts';
import type { TypedDocument } from './graphql-client.ts';

/** Rows that a list asks for at a time. */
export const listPageSize = 100;

export type Connection<Row> = {
  readonly nodes: readonly Row[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  readonly total?: ListTotal;
};

/** Exact to 10,000; an estimate beyond. */
export type ListTotal = { readonly count: number; readonly isExact: boolean };

export type ListPages<Row> = {
  rows: readonly Row[];
  total: ListTotal | undefined;
  /** Nothing has arrived yet for any search. */
  isPending: boolean;
  /** The rows belong to the search before; the ones asked for are on their way. */
  isStale: boolean;
  error: Error | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  reload: () => Promise<unknown>;
};

/** Pages of one list, each begun where the one before ended; an answer to an older search is dropped. */
export function useListPages<Data, Row, Variables extends { first: number; after?: string | null | undefined }>(
  document: TypedDocument<Data, Variables>,
  variables: Omit<Variables, 'first' | 'after'>,
  connectionOf: (data: Data) => Connection<Row>,
): ListPages<Row> & { firstPage: Data | undefined } {
  const query = useInfiniteQuery({
    queryKey: [document.name, variables],
    queryFn: ({ pageParam, signal }) =>
      requestGraphql(document, { ...variables, first: listPageSize, after: pageParam } as unknown as Variables, {
        signal,
      }),
    meta: { reads: document.reads },
    initialPageParam: null as string | null,
    getNextPageParam: (lastPage) => {
      const { hasNextPage, endCursor } = connectionOf(lastPage).pageInfo;
      return hasNextPage ? endCursor : null;
    },
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages;
  const rows = useMemo(() => (pages ?? []).flatMap((page) => connectionOf(page).nodes), [pages, connectionOf]);
  const [firstPage] = pages ?? [];
  return {
    rows,
    firstPage,
    total: firstPage === undefined ? undefined : connectionOf(firstPage).total,
    isPending: query.isPending,
    isStale: query.isPlaceholderData,
    error: query.error,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => {
      if (query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError) void query.fetchNextPage();
    },
    reload: query.refetch,
  };
}
