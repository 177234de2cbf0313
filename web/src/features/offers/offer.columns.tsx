import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useAbilities } from '../../data/index.ts';
import { useMessages, type Translate } from '../../i18n/index.ts';
import type { Column } from '../../ui/list-screen/index.ts';
import { Absent, MoneyText, NumberText, RelativeTime } from '../../ui/values.tsx';
import { Availability, MatchStateDot, OfferPrice, OfferStateDot, type OfferTexts } from './offer-text.tsx';
import classes from './offer.module.css';
import { offersMessages } from './offers.messages.ts';
import type { OfferRowFragment } from './offers.operations.generated.ts';
import { ownOfferMessages, type english } from './own-offer.messages.ts';

export function useOfferColumns(): readonly Column<OfferRowFragment>[] {
  const t = useMessages(offersMessages);
  const tOwn = useMessages(ownOfferMessages);
  const seesCost = useAbilities().can('update', 'Offer');
  return useMemo(() => [...offerColumns(t), ...(seesCost ? ownColumns(tOwn) : [])], [t, tOwn, seesCost]);
}

/** What only people see who may change the offers of a shop. */
function ownColumns(t: Translate<typeof english>): Column<OfferRowFragment>[] {
  return [
    {
      key: 'cost',
      path: 'own.cost',
      header: t('cost'),
      width: 110,
      isExtra: true,
      isNumber: true,
      cell: ({ own }) => <MoneyText money={own?.cost} />,
    },
    {
      key: 'stock',
      path: 'own.stock',
      header: t('stock'),
      width: 100,
      isExtra: true,
      isNumber: true,
      cell: ({ own }) => (typeof own?.stock === 'number' ? <NumberText value={own.stock} /> : <Absent />),
    },
  ];
}

function offerColumns(t: OfferTexts): Column<OfferRowFragment>[] {
  return [
    {
      key: 'title',
      path: 'title',
      header: t('title'),
      width: 220,
      sort: 'title',
      isText: true,
      cell: (offer) => <OfferTitle offer={offer} />,
    },
    { key: 'shop', path: 'shop.name', header: t('shop'), width: 110, cell: ({ shop }) => shop.name },
    {
      key: 'state',
      path: 'state',
      header: t('state'),
      width: 110,
      cell: ({ state }) => <OfferStateDot state={state} />,
    },
    {
      key: 'match',
      path: 'matchState',
      header: t('match'),
      width: 190,
      cell: ({ matchState }) => <MatchStateDot state={matchState} />,
    },
    {
      key: 'price',
      path: 'price',
      header: t('price'),
      width: 110,
      sort: 'price',
      isNumber: true,
      cell: (offer) => <OfferPrice offer={offer} />,
    },
    {
      key: 'listPrice',
      path: 'listPrice',
      header: t('listPrice'),
      width: 120,
      isExtra: true,
      isNumber: true,
      cell: ({ listPrice }) => <MoneyText money={listPrice} />,
    },
    {
      key: 'recurringPrice',
      path: 'recurringPrice.price',
      header: t('recurringPrice'),
      width: 130,
      isExtra: true,
      isNumber: true,
      cell: ({ recurringPrice }) => <MoneyText money={recurringPrice?.price ?? null} />,
    },
    {
      key: 'recurringPeriod',
      path: 'recurringPrice.period',
      header: t('recurringPeriod'),
      width: 110,
      isExtra: true,
      cell: ({ recurringPrice }) => (recurringPrice ? t(`period.${recurringPrice.period}`) : <Absent />),
    },
    {
      key: 'availability',
      path: 'availability',
      header: t('availability'),
      width: 130,
      cell: ({ availability }) => <Availability name={availability} />,
    },
    {
      key: 'product',
      path: 'productName',
      header: t('product'),
      width: 160,
      cell: ({ productId, productName }) =>
        productId === null ? (
          <Absent />
        ) : (
          <Link to="/products/$productId" params={{ productId }} tabIndex={-1}>
            {productName}
          </Link>
        ),
    },
    {
      key: 'lastSeen',
      path: 'lastSeenAt',
      header: t('lastSeen'),
      width: 120,
      cell: ({ lastSeenAt }) => <RelativeTime at={lastSeenAt} />,
    },
    {
      key: 'lastChangedAt',
      path: 'lastChangedAt',
      header: t('changed'),
      width: 130,
      isExtra: true,
      sort: 'lastChangedAt',
      cell: ({ lastChangedAt }) => <RelativeTime at={lastChangedAt} />,
    },
  ];
}

/** The title with what somebody looking over the list must not miss: a quarantine, a suspect price. */
function OfferTitle({ offer }: { offer: OfferRowFragment }) {
  const t = useMessages(offersMessages);
  const remark = offer.isQuarantined
    ? t('quarantined')
    : offer.priceState === 'suspect'
      ? t('priceState.suspect')
      : null;
  return (
    <span className={classes.title} title={offer.title}>
      <span className={classes.titleText}>{offer.title}</span>
      {remark !== null && (
        <span className={classes.remark} title={remark}>
          <IconAlertTriangle size={14} aria-label={remark} />
        </span>
      )}
    </span>
  );
}
