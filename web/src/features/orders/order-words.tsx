import { useMessages } from '../../i18n/index.ts';
import type { WithFieldWords } from '../../ui/routing/index.ts';
import { axes, axisValues } from './order-axes.tsx';
import { ordersMessages } from './orders.messages.ts';

export const OrderWords: WithFieldWords = ({ children }) => {
  const t = useMessages(ordersMessages);
  const fields = {
    number: t('number'),
    externalId: t('externalId'),
    channel: t('channel'),
    customer: t('customer'),
    lines: t('lines'),
    codes: t('codes'),
    shipping: t('shipping'),
    billing: t('billing'),
    shippingTo: t('shippingTo'),
    currency: t('currency'),
    net: t('net'),
    tax: t('tax'),
    gross: t('gross'),
    discount: t('discounts'),
    assignee: t('assignee'),
    placedAt: t('placed'),
    archivedAt: t('archived'),
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
