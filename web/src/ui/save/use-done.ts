import { useQueryClient } from '@tanstack/react-query';
import { useUndoOf } from '../history/index.ts';
import { useRecordsChanged } from '../use-records-changed.ts';
import type { Done, PageQuery } from './answers.ts';

/** What follows once something was done to a record of a kind. */
export function useDone<Page, PageVariables>(entity: string, page: PageQuery<Page, PageVariables> | undefined) {
  const queryClient = useQueryClient();
  const undoOf = useUndoOf(entity);
  const recordsChanged = useRecordsChanged();
  const queryKey = page && [page.document.name, page.variables];
  return {
    wayBack: ({ undo = null }: Done<Page>): (() => unknown) | undefined =>
      typeof undo === 'function' ? undo : undoOf(undo),
    show: async ({ shown }: Done<Page>): Promise<void> => {
      if (!queryKey || shown === undefined) return;
      // What is on its way may be older.
      await queryClient.cancelQueries({ queryKey, exact: true });
      queryClient.setQueryData<Page>(queryKey, shown);
    },
    changed: (when: 'now' | 'later' = 'now', { shown }: Done<Page> = {}): Promise<void> =>
      recordsChanged(entity, when, shown === undefined ? undefined : queryKey),
  };
}
