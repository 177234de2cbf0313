import { useMessages } from '../../../i18n/index.ts';
import { ExplainedButton } from '../../../ui/explain/explained-button.tsx';
import { useExplained } from '../../../ui/explain/use-explained.ts';
import type { OrderDetailFragment } from '../orders.operations.generated.ts';
import { orderActionsMessages } from './order-actions.messages.ts';
import { isOrderAction, type OrderActing } from './use-order-actions.tsx';

type OrderActionsProps = { order: OrderDetailFragment; acting: OrderActing };

/** What can be done to an order, in the server's order; what is blocked now says why. */
export function OrderActions({ order, acting }: OrderActionsProps) {
  const t = useMessages(orderActionsMessages);
  const explained = useExplained();
  const shown = order.actions.filter(({ action }) => isOrderAction(action) && action !== 'contacts');
  const first = shown.find(({ isAllowed }) => isAllowed)?.action;
  return shown.map(({ action, isAllowed, refusal }) => (
    <ExplainedButton
      key={action}
      variant={action === first ? 'filled' : 'default'}
      label={t(`action.${action}` as 'action.pack')}
      disabled={acting.isPending}
      refusal={explained(isAllowed ? null : refusal)}
      onClick={() => isOrderAction(action) && acting.run(action)}
    />
  ));
}

/** The one action by its name, where it stands apart from the others. */
export function OneOrderAction({ order, acting, action }: OrderActionsProps & { action: 'contacts' }) {
  const t = useMessages(orderActionsMessages);
  const explained = useExplained();
  const one = order.actions.find((offered) => offered.action === action);
  if (!one) return null;
  return (
    <ExplainedButton
      variant="default"
      size="compact-sm"
      label={t(`action.${action}`)}
      refusal={explained(one.isAllowed ? null : one.refusal)}
      onClick={() => acting.run(action)}
    />
  );
}
