import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TreeHit, TreeNode } from './tree-data.ts';
import type { Tree } from './use-tree.ts';

export type Found<Node> = {
  hits: readonly TreeHit<Node>[];
  /** Nothing has come yet for any search. */
  isPending: boolean;
  error: Error | null;
  /** What the hits were searched for. */
  text: string;
  retry: () => void;
};

/** The nodes whose name holds a text; undefined while nothing is searched for. */
export function useFound<Node extends TreeNode>(
  { key, reads, find }: Pick<Tree<Node>, 'key' | 'reads' | 'find'>,
  text: string,
): Found<Node> | undefined {
  const isOn = text !== '' && find !== undefined;
  const query = useQuery({
    queryKey: [key, 'found', text],
    queryFn: async ({ signal }) => ({ text, hits: (await find?.(text, signal)) ?? [] }),
    meta: { reads },
    enabled: isOn,
    placeholderData: keepPreviousData,
  });
  if (!isOn) return undefined;
  return {
    hits: query.data?.hits ?? noHits,
    isPending: query.isPending,
    error: query.error,
    text: query.data?.text ?? text,
    retry: () => void query.refetch(),
  };
}

const noHits: readonly never[] = [];
