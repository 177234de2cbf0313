import { Link } from '@tanstack/react-router';
import { useAbilities } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { Absent } from '../../ui/values.tsx';
import { paymentsMessages } from './payments.messages.ts';

type OrderLinkProps = {
  order: { readonly id: string; readonly number: string | null; readonly externalId: string | null } | null;
  tabIndex?: number;
};

/** The order that a payment is of; nothing where the reader does not see it. */
export function OrderLink({ order, tabIndex = 0 }: OrderLinkProps) {
  const t = useMessages(paymentsMessages);
  const isRead = useAbilities().can('read', 'Order');
  if (order === null || !isRead) return <Absent />;
  return (
    <Link to="/orders/$orderId" params={{ orderId: order.id }} tabIndex={tabIndex}>
      <bdi className="tabular">{order.number ?? order.externalId ?? t('orderWithoutNumber')}</bdi>
    </Link>
  );
}
