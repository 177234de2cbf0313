import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useFormat, useMessages } from '../../i18n/index.ts';
import type { Column } from '../../ui/list-screen/index.ts';
import { StatusDot } from '../../ui/status-dot.tsx';
import { Absent, RelativeTime } from '../../ui/values.tsx';
import { ArchiveRowActions } from './archive-row-actions.tsx';
import classes from './archive.module.css';
import { archiveMessages } from './archive.messages.ts';
import type { ArchivedProductRowFragment } from './archive.operations.generated.ts';

export function useArchiveColumns(): readonly Column<ArchivedProductRowFragment>[] {
  const t = useMessages(archiveMessages);
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'name',
        path: 'name',
        header: t('name'),
        width: 220,
        sort: 'NAME',
        isText: true,
        cell: ({ id, name, place }) =>
          place === 'ARCHIVE' ? (
            <Link to="/products/$productId" params={{ productId: id }} title={name}>
              {name}
            </Link>
          ) : (
            <span title={name}>{name}</span>
          ),
      },
      {
        key: 'place',
        path: 'place',
        header: t('place'),
        width: 110,
        cell: ({ place }) => <StatusDot tone={place === 'BIN' ? 'danger' : 'neutral'} label={t(`place.${place}`)} />,
      },
      {
        key: 'reason',
        path: 'reason',
        header: t('reason'),
        width: 200,
        isWidest: true,
        cell: (product) => <Reason product={product} />,
      },
      {
        key: 'by',
        path: 'by',
        header: t('person'),
        width: 140,
        cell: ({ by }) => by ?? <Absent />,
      },
      {
        key: 'at',
        path: 'at',
        header: t('day'),
        width: 115,
        sort: 'AT',
        cell: ({ at }) => <RelativeTime at={at} />,
      },
      { key: 'actions', header: t('actions'), width: 112, cell: (row) => <ArchiveRowActions product={row} /> },
      {
        key: 'brand',
        path: 'brand.name',
        header: t('brand'),
        width: 130,
        isExtra: true,
        cell: ({ brand }) => brand?.name ?? <Absent />,
      },
      {
        key: 'purgeAt',
        path: 'purgeAt',
        header: t('purgeAt'),
        width: 125,
        cell: ({ purgeAt }) => (purgeAt === null ? <Absent /> : format.date(purgeAt)),
      },
    ],
    [t, format],
  );
}

function Reason({ product: { reason, note } }: { product: ArchivedProductRowFragment }) {
  const t = useMessages(archiveMessages);
  const format = useFormat();
  if (reason === null) return <Absent />;
  const said = t(`reason.${reason}`);
  return (
    <span className={classes.note} title={note === null ? said : `${format.label(said)} ${note}`}>
      {said}
      {note !== null && ` · ${note}`}
    </span>
  );
}
