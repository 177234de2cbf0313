import { useQuery } from '@tanstack/react-query';
import { isRequestError, requestGraphql, type ListTotal, type TypedDocument } from '../../../data/index.ts';
import { useSettled } from '../../use-settled.ts';
import { whereInput } from '../use-list.ts';
import { draftText, isUnfilled, type Group } from './filter-tree.ts';
import type { AskedList } from './use-tree-words.ts';

const typingPauseMs = 250;

export type Issue = { path: string; code: string };

/**
 * How many rows the list would have under a tree, and what the server finds wrong with it. What is not filled in yet
 * would be refused, so it is not asked for while somebody is `isBuilding`.
 */
export function useCount({ name, key, text, variables }: AskedList, tree: Group, isBuilding: boolean) {
  const asked = useSettled(draftText(tree), typingPauseMs);
  const isCurrent = asked === draftText(tree);
  const { filter } = variables;
  const where = whereInput(asked);
  const query = useQuery({
    queryKey: ['list-count', key, variables, asked],
    queryFn: async ({ signal }) => {
      const given = { ...variables, first: 1, filter: { ...(filter as object), ...where } };
      const document: TypedDocument<Record<string, { total?: ListTotal }>, object> = { name: key, text };
      const answer = await requestGraphql(document, given, { signal });
      return answer[name]?.total ?? null;
    },
    retry: false,
    enabled: isCurrent && !(isBuilding && isUnfilled(tree)),
  });
  const refusal = isCurrent && isRequestError(query.error, 'BAD_FILTER') ? query.error : undefined;
  return {
    total: isCurrent ? query.data : undefined,
    issues: refusal?.issues ?? [],
    /** Whether the server has answered for this very tree. */
    isKnown: isCurrent && !query.isPending,
    isFailed: isCurrent && query.isError && !refusal,
  };
}
