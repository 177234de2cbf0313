import { useMemo } from 'react';
import { useFormat, useMessages } from '../../i18n/index.ts';
import type { Column } from '../../ui/list-screen/index.ts';
import { useKindName } from '../../ui/routing/index.ts';
import { Absent, RelativeTime } from '../../ui/values.tsx';
import { BinActions } from './bin-actions.tsx';
import { binnedMessages } from './binned.messages.ts';
import type { BinRowFragment } from './bin.operations.generated.ts';

export function useBinColumns(): readonly Column<BinRowFragment>[] {
  const t = useMessages(binnedMessages);
  const kindName = useKindName();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'name',
        path: 'name',
        header: t('name'),
        width: 150,
        sort: 'name',
        cell: ({ name }) => name,
      },
      {
        key: 'kind',
        path: 'entity',
        header: t('kind'),
        width: 110,
        cell: ({ entity }) => kindName(entity),
      },
      {
        key: 'deletedBy',
        path: 'deletedBy',
        header: t('deletedBy'),
        width: 110,
        cell: ({ deletedBy }) => deletedBy ?? <Absent />,
      },
      {
        key: 'deletedAt',
        path: 'deletedAt',
        header: t('deletedAt'),
        width: 125,
        sort: 'deletedAt',
        cell: ({ deletedAt }) => <RelativeTime at={deletedAt} />,
      },
      {
        key: 'purgeAt',
        path: 'purgeAt',
        header: t('purgeAt'),
        width: 125,
        cell: ({ purgeAt }) => format.date(purgeAt),
      },
      { key: 'actions', header: t('actions'), width: 290, cell: (entry) => <BinActions entry={entry} /> },
    ],
    [t, kindName, format],
  );
}
