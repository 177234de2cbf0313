import { useQueries, useQueryClient, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { BranchId, TreeBranch, TreeNode } from './tree-data.ts';
import { shownBranches, type BranchState } from './tree-rows.ts';

export type BranchReader<Node> = {
  /** The name under which the branches are cached: anyone who changes a record invalidates by it. */
  key: string;
  /** The types of records that its answers hold, as the query document names them. */
  reads?: readonly string[] | undefined;
  /** The nodes below a node, or at the top, after a cursor; some hundred at a time. */
  branch: (parentId: BranchId, after: string | null, signal: AbortSignal) => Promise<TreeBranch<Node>>;
};

export type Branches<Node> = {
  states: ReadonlyMap<BranchId, BranchState<Node>>;
  /** Nodes that are shown could not be read again. */
  isOutdated: boolean;
  /** Reads the next window of a branch; nothing where there is none, or one is on its way. */
  loadMore: (id: BranchId) => void;
  retry: (id: BranchId) => void;
  /** Reads a branch before it is opened. */
  prefetch: (id: BranchId) => void;
  /** Whether a node of a branch is read. */
  has: (parentId: BranchId, id: string) => boolean;
  /** A node as it was read last. */
  newest: (node: Node) => Node;
  /** Reads a branch up to a node; whether it is there. */
  readUntil: (parentId: BranchId, id: string) => Promise<boolean>;
  reload: () => Promise<unknown>;
};

/** The branches that are in sight, each one entry of the cache, which grows by windows. */
export function useBranches<Node extends TreeNode>(
  reader: BranchReader<Node>,
  open: ReadonlySet<string>,
): Branches<Node> {
  const { key } = reader;
  const queryClient = useQueryClient();
  const shown = shownBranches(open, (id) => cached<Node>(queryClient, key, id)?.nodes);
  const text = JSON.stringify(shown);
  const results = useQueries({ queries: shown.map((id) => branchQuery(queryClient, reader, id)), combine: readings });
  const more = useMore(reader);
  const states = useMemo(() => {
    const ids = JSON.parse(text) as BranchId[];
    return new Map(ids.map((id, place) => [id, stateOf(results[place] as Reading<Node>, more.errors.get(id))]));
  }, [text, results, more.errors]);

  const retry = (id: BranchId) => {
    more.forget(id);
    const hasNodes = cached(queryClient, key, id) !== undefined;
    if (hasNodes) void more.load(id);
    else void queryClient.refetchQueries({ queryKey: [key, { parentId: id }], exact: true });
  };
  return {
    states,
    isOutdated: results.some(({ data, error }) => data !== undefined && error !== null),
    loadMore: (id) => void more.load(id),
    retry,
    prefetch: (id) => void queryClient.prefetchQuery(branchQuery(queryClient, reader, id)),
    has: (parentId, id) => cached<Node>(queryClient, key, parentId)?.nodes.some((node) => node.id === id) ?? false,
    newest: (node) =>
      shown.flatMap((id) => cached<Node>(queryClient, key, id)?.nodes ?? []).find(({ id }) => id === node.id) ?? node,
    readUntil: async (parentId, id) => {
      const isIn = (branch: TreeBranch<Node> | undefined) => branch?.nodes.some((node) => node.id === id) ?? false;
      let read: TreeBranch<Node> | undefined = await queryClient.ensureQueryData(
        branchQuery(queryClient, reader, parentId),
      );
      for (let length = -1; read && !isIn(read) && read.nodes.length > length;) {
        length = read.nodes.length;
        await more.load(parentId);
        read = cached<Node>(queryClient, key, parentId);
      }
      return isIn(read);
    },
    reload: () => queryClient.invalidateQueries({ queryKey: [key] }),
  };
}

type Reading<Node> = { data: TreeBranch<Node> | undefined; error: Error | null };

/** The same function each time, so that the readings stay the same until one of them changes. */
const readings = (results: readonly UseQueryResult<TreeBranch<TreeNode>>[]) =>
  results.map(({ data, error }) => ({ data, error }));

function stateOf<Node>(reading: Reading<Node> | undefined, moreError: Error | undefined): BranchState<Node> {
  const { data, error } = reading ?? { data: undefined, error: null };
  return {
    nodes: data?.nodes ?? [],
    total: data?.total ?? 0,
    hasMore: data?.hasNextPage ?? false,
    isPending: !data && !error,
    error: data ? (moreError ?? null) : error,
  };
}

function cached<Node>(queryClient: QueryClient, key: string, parentId: BranchId): TreeBranch<Node> | undefined {
  return queryClient.getQueryData<TreeBranch<Node>>([key, { parentId }]);
}

/** Read again, a branch is as long as it was. */
function branchQuery<Node>(queryClient: QueryClient, { key, reads, branch }: BranchReader<Node>, parentId: BranchId) {
  return {
    queryKey: [key, { parentId }],
    meta: { reads },
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<TreeBranch<Node>> => {
      const wanted = cached(queryClient, key, parentId)?.nodes.length ?? 0;
      let read = await branch(parentId, null, signal);
      while (read.hasNextPage && read.nodes.length < wanted) {
        read = joined(read, await branch(parentId, read.endCursor, signal));
      }
      return read;
    },
  };
}

function joined<Node>(before: TreeBranch<Node>, next: TreeBranch<Node>): TreeBranch<Node> {
  return { ...next, nodes: [...before.nodes, ...next.nodes] };
}

/** Further windows, each branch one at a time; of those that failed, why. */
function useMore<Node>({ key, branch }: BranchReader<Node>) {
  const queryClient = useQueryClient();
  const onTheWay = useRef(new Map<BranchId, Promise<void>>());
  const [errors, setErrors] = useState<ReadonlyMap<BranchId, Error>>(new Map());
  const read = async (parentId: BranchId, before: TreeBranch<Node>) => {
    try {
      const next = await branch(parentId, before.endCursor, new AbortController().signal);
      queryClient.setQueryData<TreeBranch<Node>>([key, { parentId }], (now) =>
        // Read anew meanwhile, the branch may end elsewhere.
        now?.endCursor === before.endCursor ? joined(now, next) : now,
      );
    } catch (error) {
      setErrors((known) => new Map(known).set(parentId, error instanceof Error ? error : new Error(String(error))));
    } finally {
      onTheWay.current.delete(parentId);
    }
  };
  const load = async (parentId: BranchId): Promise<void> => {
    const waited = onTheWay.current.get(parentId);
    const before = cached<Node>(queryClient, key, parentId);
    if (waited || !before?.hasNextPage) return waited;
    const turn = read(parentId, before);
    onTheWay.current.set(parentId, turn);
    return turn;
  };
  const forget = useCallback((id: BranchId) => {
    setErrors((known) => new Map([...known].filter(([other]) => other !== id)));
  }, []);
  return { errors, load, forget };
}
