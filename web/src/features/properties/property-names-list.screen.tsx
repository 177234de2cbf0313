import { Suspense, useMemo, useState } from 'react';
import { useAbilities } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { type BulkAction, ListScreen, useList } from '../../ui/list-screen/index.ts';
import { openPropertyNames } from './open-property-names.ts';
import { actionsOf, type PropertyNameAction, type PropertyNameActions } from './property-name-actions.tsx';
import { usePropertyNameColumns } from './property-name.columns.tsx';
import { propertyNamesList } from './property-names-list.ts';
import { propertyNamesMessages } from './property-names.messages.ts';
import { useDecidePropertyName } from './use-decide-property-name.ts';
import { usePropertyNameFilters } from './use-property-name-filters.ts';

/** Not needed before somebody chooses. */
const ChooseAttribute = lazyPart(() => import('./choose-attribute.tsx').then((m) => m.ChooseAttribute));
const AcceptPropertyNamesQuestion = lazyPart(() =>
  import('./accept-property-names-question.tsx').then((m) => m.AcceptPropertyNamesQuestion),
);

/** What shops call properties of their offers, and which attribute each is. */
export function PropertyNamesListScreen() {
  const t = useMessages(propertyNamesMessages);
  const tNavigation = useMessages(navigationMessages);
  const [choosingFor, setChoosingFor] = useState<string>();
  const decide = useDecidePropertyName();
  const actions: PropertyNameActions = { ...decide, choose: ({ id }) => setChoosingFor(id) };
  const columns = usePropertyNameColumns(actions);
  const list = useList(propertyNamesList, {
    columns,
    filters: usePropertyNameFilters(),
    fieldLabels: { createdAt: t('createdAt') },
  });
  const chosen = list.rows.find(({ id }) => id === choosingFor);
  return (
    <>
      <ListScreen
        title={tNavigation('propertyNames')}
        list={list}
        columns={columns}
        rowName={({ text }) => text}
        rowKeys={useRowKeys(actions)}
        bulkActions={usePropertyNameBulkActions()}
        empty={{ title: t('emptyTitle'), text: t('emptyText'), filter: openPropertyNames }}
      />
      <Suspense>
        {chosen && <ChooseAttribute propertyName={chosen} onClose={() => setChoosingFor(undefined)} />}
      </Suspense>
    </>
  );
}

const keys = { accept: 'a', choose: 'c', dismiss: 'd', reopen: 'r' } as const;

function useRowKeys(actions: PropertyNameActions) {
  const t = useMessages(propertyNamesMessages);
  const mayDecide = useAbilities().can('update', 'Attribute');
  if (!mayDecide) return [];
  return (['accept', 'choose', 'dismiss', 'reopen'] as const).map((action: PropertyNameAction) => ({
    key: keys[action],
    label: t(action),
    run: (propertyName: Parameters<PropertyNameActions[PropertyNameAction]>[0]) => {
      if (actionsOf(propertyName).includes(action)) actions[action](propertyName);
    },
    movesOn: action !== 'choose',
  }));
}

function usePropertyNameBulkActions(): readonly BulkAction[] {
  const t = useMessages(propertyNamesMessages);
  const mayDecide = useAbilities().can('update', 'Attribute');
  return useMemo(
    () =>
      mayDecide
        ? [
            { key: 'accept', label: (count) => t('acceptMany', { count }), Question: AcceptPropertyNamesQuestion },
            { key: 'dismiss', label: (count) => t('dismissMany', { count }) },
          ]
        : [],
    [t, mayDecide],
  );
}
