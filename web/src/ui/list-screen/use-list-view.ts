import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { requestGraphql, useAbilities } from '../../data/index.ts';
import { useListLayout } from './kept-layouts.ts';
import { parseListLayout, plainLayout, type ListLayout } from './list-layout.ts';
import type { List } from './use-list.ts';
import { SavedViewsDocument, type SavedViewRowFragment } from './views/saved-views.operations.generated.ts';

export type SavedView = SavedViewRowFragment;

export type ListView = {
  /** Whether this person may keep views at all. */
  isOffered: boolean;
  views: readonly SavedView[];
  /** The one that the address names. */
  view: SavedView | undefined;
  layout: ListLayout;
  /** Null: as the view has it, or the screen where there is none. */
  setLayout: (layout: ListLayout | null) => void;
};

/** The view of a list that the address names, and how the list looks in it: what somebody changed here lies over what was saved. */
export function useListView({ key, search }: Pick<List<unknown>, 'key' | 'search'>): ListView {
  const isOffered = useAbilities().can('read', 'SavedView');
  const { data } = useQuery({
    queryKey: [SavedViewsDocument.name, key],
    queryFn: isOffered ? ({ signal }) => requestGraphql(SavedViewsDocument, { list: key }, { signal }) : skipToken,
    meta: { reads: SavedViewsDocument.reads },
  });
  const views = data?.savedViews ?? [];
  const view = views.find(({ id }) => id === search.view);
  const [chosen, setLayout] = useListLayout({ list: key, viewId: view?.id ?? null }, data?.listLayouts);
  const saved = useMemo(() => (view ? parseListLayout(view) : plainLayout), [view]);
  return { isOffered, views, view, layout: chosen ?? saved, setLayout };
}
