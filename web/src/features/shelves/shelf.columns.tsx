import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useFormat, useMessages, useWording } from '../../i18n/index.ts';
import type { Column } from '../../ui/list-screen/index.ts';
import { StatusDot, type Tone } from '../../ui/status-dot.tsx';
import { Absent } from '../../ui/values.tsx';
import { ShelfRowActions, type ShelfActions } from './shelf-actions.tsx';
import classes from './shelves.module.css';
import { shelvesMessages } from './shelves.messages.ts';
import type { ShelfRowFragment } from './shelves.operations.generated.ts';

const tones: Readonly<Record<ShelfRowFragment['state'], Tone>> = {
  OPEN: 'info',
  ACCEPTED: 'success',
  DISMISSED: 'neutral',
};

export function useShelfColumns(actions: ShelfActions): readonly Column<ShelfRowFragment>[] {
  const t = useMessages(shelvesMessages);
  return useMemo(
    () => [
      {
        key: 'text',
        path: 'text',
        header: t('text'),
        width: 205,
        sort: 'TEXT',
        isText: true,
        cell: (shelf) => <ShelfText shelf={shelf} />,
      },
      { key: 'shop', path: 'shop.name', header: t('shop'), width: 145, cell: ({ shop }) => shop.name },
      {
        key: 'offerCount',
        path: 'offerCount',
        header: t('offers'),
        width: 105,
        sort: 'OFFER_COUNT',
        isNumber: true,
        cell: (shelf) => <OfferCount shelf={shelf} />,
      },
      {
        key: 'category',
        path: 'category.name',
        header: t('category'),
        width: 210,
        isWidest: true,
        cell: (shelf) => <ShelfCategory shelf={shelf} />,
      },
      {
        key: 'state',
        path: 'state',
        header: t('state'),
        width: 125,
        cell: ({ state }) => <StatusDot tone={tones[state]} label={t(`state.${state}`)} />,
      },
      {
        key: 'actions',
        header: t('actions'),
        width: 215,
        cell: (shelf) => <ShelfRowActions shelf={shelf} actions={actions} />,
      },
      {
        key: 'kind',
        path: 'kind',
        header: t('kind'),
        width: 180,
        isExtra: true,
        cell: ({ kind }) => t(`kind.${kind}`),
      },
    ],
    [t, actions],
  );
}

type OfShelf = { shelf: ShelfRowFragment };

/** The name that the shop has for it, and below some of what lies there. */
function ShelfText({ shelf: { text, examples } }: OfShelf) {
  return (
    <span className={classes.lines}>
      <span title={text}>{text}</span>
      <span className={classes.note}>
        {examples.map(({ id, title }, index) => (
          <span key={id}>
            {index > 0 && ' · '}
            <Link to="/offers/$offerId" params={{ offerId: id }} title={title} tabIndex={-1}>
              {title}
            </Link>
          </span>
        ))}
      </span>
    </span>
  );
}

function OfferCount({ shelf: { id, text, offerCount } }: OfShelf) {
  const t = useMessages(shelvesMessages);
  const format = useFormat();
  return (
    <Link
      to="/offers"
      search={{ filter: [`shelfId:${id}`, 'state:active'] }}
      aria-label={t('offersOf', { count: offerCount, name: text })}
      tabIndex={-1}
    >
      {format.number(offerCount)}
    </Link>
  );
}

/** The category that was accepted for it, or the one that is proposed, with the reason. */
function ShelfCategory({ shelf: { category, proposal, state } }: OfShelf) {
  const t = useMessages(shelvesMessages);
  const { sentence } = useWording();
  const shown = category ?? proposal?.category;
  if (!shown) return state === 'OPEN' ? t('noProposal') : <Absent />;
  const path = shown.path.join(' › ');
  const reason = proposal && sentence(proposal.reason);
  return (
    <span className={classes.lines}>
      <span title={path}>
        <Link to="/categories/$categoryId" params={{ categoryId: shown.id }} tabIndex={-1}>
          {path}
        </Link>
      </span>
      {reason !== null && reason !== undefined && (
        <span className={classes.note} title={reason}>
          {proposal?.isByRule === true && <strong>{t('sure')} · </strong>}
          {reason}
        </span>
      )}
    </span>
  );
}
