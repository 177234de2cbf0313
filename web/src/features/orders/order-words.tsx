import { useMessages } from '../../i18n/index.ts';
import type { WithFieldWords } from '../../ui/routing/index.ts';
import { axes, axisValues } from './order-axes.tsx';
import { ordersMessages } from './orders.messages.ts';

export const OrderWords: WithFieldWords = ({ children }) => {
  const t = useMessages(ordersMessages);
  const fields = {
    number: t('number'),
    externalId: t('externalId'),
    source: t('source'),
    channelId: t('channel'),
    customerId: t('customer'),
    placedAt: t('placed'),
    pricesWithTax: t('arePricesWithTax'),
    itemCount: t('items'),
    net: t('net'),
    tax: t('tax'),
    gross: t('gross'),
    discount: t('discounts'),
    shipping: t('shipping'),
    totalsDiffer: t('totalsDifferField'),
    personData: t('personData'),
    assigneeId: t('assignee'),
    archivedAt: t('archived'),
    cancelledAt: t('cancelled'),
    ...Object.fromEntries(axes.map((axis) => [axis, t(`axis.${axis}`)])),
  };
  const values = Object.fromEntries(
    axes.map((axis) => [
      axis,
      Object.fromEntries(axisValues(axis).map((value) => [value, t(`${axis}.${value}` as 'status.OPEN')])),
    ]),
  );
  return children({ fields, values });
};
