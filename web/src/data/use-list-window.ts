import { keepPreviousData, useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { requestGraphql } from './api.ts';
import type { TypedDocument } from './graphql-client.ts';
import { listPageSize, type ListTotal } from './use-list-pages.ts';

/** Where a page begins other than after a row: before or with one, about at a position, or at a name. */
export type ListStart = { before: string } | { at: string } | { row: number } | { text: string };

/** What a page is asked for with; the first of a list comes after nothing. */
export type PageParam = { after: string | null } | { from: ListStart };

/** How many rows stand before one of them. */
export type ListOffset = { readonly count: number; readonly isExact: boolean };

export type WindowConnection<Row> = {
  readonly nodes: readonly Row[];
  readonly pageInfo: {
    readonly startCursor: string | null;
    readonly endCursor: string | null;
    readonly hasPreviousPage: boolean;
    readonly hasNextPage: boolean;
    readonly offset: ListOffset;
  };
  readonly total?: ListTotal;
};

export type ListWindow<Row> = {
  /** The rows that are loaded: one stretch of the list. */
  rows: readonly Row[];
  /** How many rows of the list stand before them. */
  start: ListOffset;
  total: ListTotal | undefined;
  hasPrevious: boolean;
  hasMore: boolean;
  /** Nothing has arrived yet for any search. */
  isPending: boolean;
  /** The rows belong to the search before; the ones asked for are on their way. */
  isStale: boolean;
  isLoadingMore: boolean;
  error: Error | null;
  /** When rows came last, in milliseconds; 0 before any. */
  readAt: number;
  /** What was asked for besides the window of rows. */
  variables: Record<string, unknown>;
  /** The page of a loaded row, and its place in it. */
  placeOf: (index: number) => { page: PageParam; index: number };
  loadMore: () => void;
  loadPrevious: () => void;
  /** Lets go of what is loaded and begins anew there; resolves with the rows, or nothing where something else was asked for meanwhile. */
  showFrom: (start: ListStart) => Promise<readonly Row[] | undefined>;
  reload: () => Promise<unknown>;
  /** The rows of the list as it is now, from the page on that is named, whatever is loaded. */
  walk: (page: PageParam, signal: AbortSignal) => AsyncGenerator<readonly Row[]>;
};

/** A thousand rows, some forty screens: enough to scroll without waiting, little enough to be read again after a change. */
export const mostPages = 10;

/** As many as the server gives at a time. */
export const walkedRows = 500;

const firstPage: PageParam = { after: null };

/** A stretch of one list that grows at both ends and drops what is far away; an answer to an older search is dropped. */
export function useListWindow<Name extends string, Row, Variables>(
  /** The field of the document that holds the rows. */
  name: Name,
  document: TypedDocument<Readonly<Record<Name, WindowConnection<Row>>>, Variables>,
  variables: Record<string, unknown>,
  /** Where it begins when nothing of it is loaded yet. */
  begin: PageParam = firstPage,
): ListWindow<Row> {
  type Data = Readonly<Record<Name, WindowConnection<Row>>>;
  const queryClient = useQueryClient();
  const queryKey = [document.name, variables];
  const read = (page: PageParam, signal: AbortSignal, first = listPageSize) =>
    requestGraphql(document, { ...variables, first, ...page } as unknown as Variables, { signal });
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    meta: { reads: document.reads },
    initialPageParam: begin,
    maxPages: mostPages,
    getNextPageParam: (page): PageParam | null => {
      const { hasNextPage, endCursor } = page[name].pageInfo;
      return hasNextPage ? { after: endCursor } : null;
    },
    getPreviousPageParam: (page): PageParam | null => {
      const { hasPreviousPage, startCursor } = page[name].pageInfo;
      return hasPreviousPage && startCursor !== null ? { from: { before: startCursor } } : null;
    },
    placeholderData: keepPreviousData,
  });
  const jump = useJump(read, (data, asked) => {
    const { startCursor } = data[name].pageInfo;
    // Read again, the same rows are meant, not the same estimate.
    const page: PageParam = startCursor === null ? asked : { from: { at: startCursor } };
    queryClient.setQueryData<InfiniteData<Data, PageParam>>(queryKey, { pages: [data], pageParams: [page] });
  });

  // What pages were asked for with is what was handed out above.
  const { pages, pageParams } = (query.data ?? noPages) as InfiniteData<Data, PageParam>;
  const connections = useMemo(() => pages.map((page) => page[name]), [pages, name]);
  const rows = useMemo(() => connections.flatMap(({ nodes }) => nodes), [connections]);
  const placeOf = useCallback(
    (index: number) => {
      let place = index;
      for (const [at, { nodes }] of connections.entries()) {
        if (place < nodes.length) return { page: pageParams[at] ?? firstPage, index: place };
        place -= nodes.length;
      }
      return { page: firstPage, index };
    },
    [connections, pageParams],
  );
  const isIdle = !query.isFetching && !jump.isPending;
  return {
    rows,
    start: connections[0]?.pageInfo.offset ?? { count: 0, isExact: true },
    total: connections[0]?.total,
    hasPrevious: query.hasPreviousPage,
    hasMore: query.hasNextPage,
    isPending: query.isPending,
    isStale: query.isPlaceholderData,
    isLoadingMore: query.isFetchingNextPage || query.isFetchingPreviousPage || jump.isPending,
    error: query.error ?? jump.error,
    readAt: query.dataUpdatedAt,
    variables,
    placeOf,
    loadMore: () => {
      if (isIdle && query.hasNextPage && !query.isFetchNextPageError) void query.fetchNextPage();
    },
    loadPrevious: () => {
      if (isIdle && query.hasPreviousPage && !query.isFetchPreviousPageError) void query.fetchPreviousPage();
    },
    showFrom: async (start) => {
      await queryClient.cancelQueries({ queryKey, exact: true });
      const data = await jump.go({ from: start });
      return data?.[name].nodes;
    },
    reload: query.refetch,
    walk: async function* (page, signal) {
      for (let next: PageParam | null = page; next;) {
        const { nodes, pageInfo }: WindowConnection<Row> = (await read(next, signal, walkedRows))[name];
        yield nodes;
        next = pageInfo.hasNextPage ? { after: pageInfo.endCursor } : null;
      }
    },
  };
}

const noPages: InfiniteData<never, PageParam> = { pages: [], pageParams: [] };

/** Reads one page in place of all; who asks again while it is on its way gets the later one alone. */
function useJump<Data>(
  read: (page: PageParam, signal: AbortSignal) => Promise<Data>,
  onRead: (data: Data, page: PageParam) => void,
) {
  const current = useRef<AbortController>(undefined);
  const [state, setState] = useState<{ isPending: boolean; error: Error | null }>({ isPending: false, error: null });
  const go = async (page: PageParam): Promise<Data | undefined> => {
    current.current?.abort();
    const turn = new AbortController();
    current.current = turn;
    setState({ isPending: true, error: null });
    try {
      const data = await read(page, turn.signal);
      if (turn.signal.aborted) return undefined;
      onRead(data, page);
      setState({ isPending: false, error: null });
      return data;
    } catch (error) {
      if (!turn.signal.aborted)
        setState({ isPending: false, error: error instanceof Error ? error : new Error(String(error)) });
      return undefined;
    }
  };
  return { ...state, go };
}
