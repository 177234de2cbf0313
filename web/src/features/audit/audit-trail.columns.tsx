import { useMemo } from 'react';
import { namedText, useFormat, useMessages, type Format, type Translate } from '../../i18n/index.ts';
import { CopyableId } from '../../ui/copyable-id.tsx';
import { CauseLink, ChangeActor, historyMessages, historyTexts } from '../../ui/history/index.ts';
import type { Column } from '../../ui/list-screen/index.ts';
import { useKindName } from '../../ui/routing/index.ts';
import { Absent } from '../../ui/values.tsx';
import type { TrailChangeFragment } from './audit.operations.generated.ts';
import { TrailDifferences, TrailFieldNames, TrailRecord } from './trail-change.tsx';
import { trailMessages, type english as trailEnglish } from './trail.messages.ts';

type Words = {
  t: Translate<typeof trailEnglish>;
  tHistory: Translate<typeof historyTexts>;
  kindName: (entity: string) => string;
  format: Format;
};

export function useTrailColumns(): readonly Column<TrailChangeFragment>[] {
  const t = useMessages(trailMessages);
  const tHistory = useMessages(historyMessages);
  const kindName = useKindName();
  const format = useFormat();
  return useMemo(() => trailColumns({ t, tHistory, kindName, format }), [t, tHistory, kindName, format]);
}

function trailColumns({ t, tHistory, kindName, format }: Words): Column<TrailChangeFragment>[] {
  return [
    {
      key: 'record',
      path: 'entityName',
      header: t('record'),
      width: 150,
      cell: (change) => <TrailRecord change={change} />,
    },
    { key: 'at', path: 'at', header: t('when'), width: 170, sort: 'at', cell: ({ at }) => format.dateTime(at) },
    {
      key: 'actor',
      path: 'actor',
      header: t('who'),
      width: 130,
      cell: (change) => <ChangeActor {...change} />,
    },
    {
      key: 'entity',
      path: 'entity',
      header: t('kind'),
      width: 110,
      cell: ({ entity }) => kindName(entity),
    },
    {
      key: 'action',
      path: 'action',
      header: t('what'),
      width: 150,
      cell: ({ action }) => namedText(tHistory, historyTexts, 'action', action),
    },
    {
      key: 'changes',
      path: 'fields',
      header: t('changes'),
      width: 165,
      cell: (change) => (change.fields.length === 0 ? <Absent /> : <TrailFieldNames change={change} />),
      beside: (change) => (change.fields.length === 0 ? <Absent /> : <TrailDifferences change={change} />),
    },
    {
      key: 'cause',
      path: 'cause',
      header: t('cause'),
      width: 130,
      cell: (change) => (change.cause === 'screen' ? t('inDashboard') : <CauseLink {...change} />),
    },
    {
      key: 'requestId',
      path: 'requestId',
      header: t('request'),
      width: 100,
      cell: ({ requestId }) => (requestId === null ? <Absent /> : <span title={requestId}>{requestId}</span>),
      beside: ({ requestId }) => (requestId === null ? <Absent /> : <CopyableId id={requestId} />),
    },
  ];
}
