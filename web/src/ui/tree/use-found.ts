import { useQuery } from '@tanstack/react-query';
import type { NarrowedTree, TreeHit, TreeNode } from './tree-data.ts';
import type { Tree } from './use-tree.ts';

export type Found<Node> = {
  hits: readonly TreeHit<Node>[];
  /** How many there are, also those that are not read. */
  total: number;
  /** Nothing has come yet for any search. */
  isPending: boolean;
  error: Error | null;
  /** What the hits were searched for. */
  text: string;
  retry: () => void;
};

/** The nodes whose name holds a text, or to which the tree is narrowed; undefined while the whole tree is shown. */
export function useFound<Node extends TreeNode>(
  { key, reads, find }: Pick<Tree<Node>, 'key' | 'reads' | 'find'>,
  text: string,
  narrowed?: NarrowedTree<Node>,
): Found<Node> | undefined {
  const isOn = narrowed !== undefined || (text !== '' && find !== undefined);
  const query = useQuery({
    queryKey: [key, 'found', text, narrowed?.name],
    queryFn: async ({ signal }) => {
      if (narrowed) return { text, ...(await narrowed.find(text, signal)) };
      const hits = (await find?.(text, signal)) ?? [];
      return { text, hits, total: hits.length };
    },
    meta: { reads },
    enabled: isOn,
    // Those of another narrowing are no first look at these.
    placeholderData: (before, query) => (query?.queryKey[3] === narrowed?.name ? before : undefined),
  });
  if (!isOn) return undefined;
  return {
    hits: query.data?.hits ?? noHits,
    total: query.data?.total ?? 0,
    isPending: query.isPending,
    error: query.error,
    text: query.data?.text ?? text,
    retry: () => void query.refetch(),
  };
}

const noHits: readonly never[] = [];
