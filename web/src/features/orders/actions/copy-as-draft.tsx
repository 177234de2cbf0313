import { useAbilities } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { orderActionsMessages } from './order-actions.messages.ts';

/** A new draft with the lines, customer and addresses of an order; also of one that is cancelled. */
export function CopyAsDraft({ orderId }: { orderId: string }) {
  const t = useMessages(orderActionsMessages);
  if (!useAbilities().can('create', 'Order')) return null;
  return (
    <ButtonLink to="/orders/new" search={{ copy: orderId }}>
      {t('copyAsDraft')}
    </ButtonLink>
  );
}
