import { Suspense, useMemo, useState } from 'react';
import { useAbilities } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { type BulkAction, ListScreen, useList } from '../../ui/list-screen/index.ts';
import { openShelves } from './open-shelves.ts';
import { actionsOf, type ShelfAction, type ShelfActions } from './shelf-actions.tsx';
import { useShelfColumns } from './shelf.columns.tsx';
import { shelvesList } from './shelves-list.ts';
import { shelvesMessages } from './shelves.messages.ts';
import { useDecideShelf } from './use-decide-shelf.ts';
import { useShelfFilters } from './use-shelf-filters.ts';

/** Not needed before somebody chooses. */
const ChooseCategory = lazyPart(() => import('./choose-category.tsx').then((m) => m.ChooseCategory));
const AcceptShelvesQuestion = lazyPart(() =>
  import('./accept-shelves-question.tsx').then((m) => m.AcceptShelvesQuestion),
);

/** What shops call their categories, and which of ours each is. */
export function ShelvesListScreen() {
  const t = useMessages(shelvesMessages);
  const tNavigation = useMessages(navigationMessages);
  const [choosingFor, setChoosingFor] = useState<string>();
  const decide = useDecideShelf();
  const actions: ShelfActions = { ...decide, choose: ({ id }) => setChoosingFor(id) };
  const columns = useShelfColumns(actions);
  const list = useList(shelvesList, {
    columns,
    filters: useShelfFilters(),
    fieldLabels: { createdAt: t('createdAt') },
  });
  const chosen = list.rows.find(({ id }) => id === choosingFor);
  return (
    <>
      <ListScreen
        title={tNavigation('shelves')}
        list={list}
        columns={columns}
        rowName={({ text }) => text}
        rowKeys={useRowKeys(actions)}
        bulkActions={useShelfBulkActions()}
        empty={{ title: t('emptyTitle'), text: t('emptyText'), filter: openShelves }}
      />
      <Suspense>{chosen && <ChooseCategory shelf={chosen} onClose={() => setChoosingFor(undefined)} />}</Suspense>
    </>
  );
}

const keys = { accept: 'a', choose: 'c', dismiss: 'd', reopen: 'r' } as const;

function useRowKeys(actions: ShelfActions) {
  const t = useMessages(shelvesMessages);
  const mayDecide = useAbilities().can('update', 'Category');
  if (!mayDecide) return [];
  return (['accept', 'choose', 'dismiss', 'reopen'] as const).map((action: ShelfAction) => ({
    key: keys[action],
    label: t(action),
    run: (shelf: Parameters<ShelfActions[ShelfAction]>[0]) => {
      if (actionsOf(shelf).includes(action)) actions[action](shelf);
    },
    movesOn: action !== 'choose',
  }));
}

function useShelfBulkActions(): readonly BulkAction[] {
  const t = useMessages(shelvesMessages);
  const mayDecide = useAbilities().can('update', 'Category');
  return useMemo(
    () =>
      mayDecide
        ? [
            { key: 'accept', label: (count) => t('acceptMany', { count }), Question: AcceptShelvesQuestion },
            { key: 'dismiss', label: (count) => t('dismissMany', { count }) },
          ]
        : [],
    [t, mayDecide],
  );
}
