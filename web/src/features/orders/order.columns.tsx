import { useMemo } from 'react';
import { useMessages, type Translate } from '../../i18n/index.ts';
import type { Column } from '../../ui/list-screen/index.ts';
import { Absent, MoneyText, NumberText, RelativeTime } from '../../ui/values.tsx';
import { ZonedTime } from '../../ui/zoned-time/index.ts';
import { CustomerName } from './customer-name.tsx';
import { axes, AxisPill, type Axis } from './order-axes.tsx';
import { orderName } from './order-name.ts';
import { ordersMessages, type english } from './orders.messages.ts';
import type { OrderRowFragment } from './orders.operations.generated.ts';

type T = Translate<typeof english>;

const axisWidths: Readonly<Record<Axis, number>> = {
  status: 115,
  paymentStatus: 145,
  fulfilmentStatus: 150,
  returnStatus: 125,
};

export function useOrderColumns(): readonly Column<OrderRowFragment>[] {
  const t = useMessages(ordersMessages);
  return useMemo(() => orderColumns(t), [t]);
}

function orderColumns(t: T): Column<OrderRowFragment>[] {
  return [
    {
      key: 'number',
      path: 'number',
      header: t('number'),
      width: 110,
      cell: (order) => <bdi className="tabular">{orderName(order, t)}</bdi>,
    },
    {
      key: 'placedAt',
      path: 'placedAt',
      header: t('placed'),
      width: 125,
      sort: 'PLACED_AT',
      cell: ({ placedAt, shop }) => <ZonedTime at={placedAt} timeZone={shop.timeZone} isDayOnly />,
      beside: ({ placedAt, shop }) => <ZonedTime at={placedAt} timeZone={shop.timeZone} />,
    },
    {
      key: 'customer',
      path: 'customer.name',
      header: t('customer'),
      width: 140,
      isWidest: true,
      cell: ({ customer }) => (customer === null ? <Absent /> : <CustomerName customer={customer} />),
    },
    {
      key: 'channel',
      path: 'channel.name',
      header: t('channel'),
      width: 120,
      cell: ({ channel }) => <bdi>{channel.name}</bdi>,
    },
    ...axes.map((axis): Column<OrderRowFragment> => ({
      key: axis,
      path: axis,
      header: t(`axis.${axis}`),
      width: axisWidths[axis],
      cell: (order) => <AxisPill axis={axis} value={order[axis]} />,
    })),
    {
      key: 'gross',
      path: 'gross',
      header: t('total'),
      width: 110,
      isNumber: true,
      sort: 'GROSS',
      cell: ({ gross }) => <MoneyText money={gross} />,
    },
    {
      key: 'outstanding',
      path: 'outstanding',
      header: t('outstanding'),
      width: 110,
      isExtra: true,
      isNumber: true,
      cell: ({ outstanding }) => <MoneyText money={outstanding} />,
    },
    {
      key: 'items',
      path: 'itemCount',
      header: t('items'),
      width: 80,
      isExtra: true,
      isNumber: true,
      cell: ({ itemCount }) => <NumberText value={itemCount} />,
    },
    {
      key: 'shop',
      path: 'shop.name',
      header: t('shop'),
      width: 120,
      isExtra: true,
      cell: ({ shop }) => <bdi>{shop.name}</bdi>,
    },
    {
      key: 'email',
      path: 'customer.email',
      header: t('email'),
      width: 200,
      isExtra: true,
      cell: ({ customer }) => (customer?.email ? <bdi>{customer.email}</bdi> : <Absent />),
    },
    {
      key: 'externalId',
      path: 'externalId',
      header: t('externalId'),
      width: 150,
      isExtra: true,
      cell: ({ externalId }) => (externalId === null ? <Absent /> : <code>{externalId}</code>),
    },
    {
      key: 'assignee',
      path: 'assignee.name',
      header: t('assignee'),
      width: 130,
      isExtra: true,
      cell: ({ assignee }) => (assignee === null ? <Absent /> : <bdi>{assignee.name}</bdi>),
    },
    {
      key: 'source',
      path: 'source',
      header: t('source'),
      width: 110,
      isExtra: true,
      cell: ({ source }) => t(`source.${source}`),
    },
    {
      key: 'createdAt',
      path: 'createdAt',
      header: t('created'),
      width: 130,
      isExtra: true,
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
  ];
}
