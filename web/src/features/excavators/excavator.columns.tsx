import { useMemo } from 'react';
import { useMessages, type Translate } from '../../i18n/index.ts';
import { ConfigurableStateDot, lifecycleMessages, stateFilter } from '../../ui/lifecycle/index.ts';
import type { Column, ListFilter } from '../../ui/list-screen/index.ts';
import { Absent, NumberText, RelativeTime } from '../../ui/values.tsx';
import { excavatorsMessages, type english } from './excavators.messages.ts';
import type { ExcavatorRowFragment } from './excavators.operations.generated.ts';
import { YieldText } from './yield.tsx';

export function useExcavatorFilters(): readonly ListFilter[] {
  const tLife = useMessages(lifecycleMessages);
  return useMemo(() => [stateFilter(tLife)], [tLife]);
}

export function useExcavatorColumns(): readonly Column<ExcavatorRowFragment>[] {
  const t = useMessages(excavatorsMessages);
  return useMemo(() => excavatorColumns(t), [t]);
}

function excavatorColumns(t: Translate<typeof english>): Column<ExcavatorRowFragment>[] {
  return [
    {
      key: 'name',
      header: t('name'),
      width: 200,
      sort: 'name',
      isText: true,
      cell: ({ name }) => name,
    },
    {
      key: 'state',
      header: t('state'),
      width: 140,
      cell: ({ state }) => <ConfigurableStateDot state={state} />,
    },
    {
      key: 'offers',
      header: t('offers'),
      width: 110,
      isNumber: true,
      cell: ({ offers }) => <NumberText value={offers} />,
    },
    {
      key: 'backlog',
      header: t('backlog'),
      width: 120,
      isNumber: true,
      cell: ({ backlog }) => (
        <span title={t('backlogHelp')}>
          <NumberText value={backlog} />
        </span>
      ),
    },
    {
      key: 'yield',
      header: t('yield'),
      width: 220,
      cell: (excavator) => <YieldText counts={excavator.yield} />,
    },
    {
      key: 'lastRun',
      header: t('lastRun'),
      width: 150,
      cell: ({ lastRun }) => (lastRun ? <RelativeTime at={lastRun.requestedAt} /> : <Absent />),
    },
    {
      key: 'createdAt',
      header: t('created'),
      width: 140,
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
  ];
}
