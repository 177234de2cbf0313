import { useState } from 'react';
import { useAbilities, useRecord } from '../../../data/index.ts';
import { namedText, useMessages } from '../../../i18n/index.ts';
import { ExplainedButton } from '../../../ui/explain/explained-button.tsx';
import { useExplained } from '../../../ui/explain/use-explained.ts';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { Section } from '../../../ui/record/index.ts';
import { useReloadWhile } from '../../../ui/use-reload-while.ts';
import { OrderPaymentsDocument, type PaidOrderFragment } from '../order-payments.operations.generated.ts';
import { isUnsettled } from '../queues/queue-states.ts';
import { AddPaymentDialog } from './add-payment-dialog.tsx';
import { PaymentsTable } from './payments-table.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { RefundsList } from './refunds-list.tsx';
import { RequestPaymentDialog } from './request-payment-dialog.tsx';
import { english, refundsMessages } from './refunds.messages.ts';
import classes from './refunds.module.css';

/** What was paid for an order, and what of it was given back. */
export function OrderPaymentsSection({ recordId }: { recordId: string }) {
  const isAllowed = useAbilities().can('read', 'Payment');
  return isAllowed ? <OrderPayments orderId={recordId} /> : null;
}

function OrderPayments({ orderId }: { orderId: string }) {
  const t = useMessages(refundsMessages);
  const query = useRecord(OrderPaymentsDocument, { id: orderId });
  const order = query.data?.order;
  const isUnderWay = order?.payments.some(({ transactions }) => transactions.some(({ state }) => isUnsettled(state)));
  useReloadWhile(isUnderWay ?? false, query.refetch);
  return (
    <Section id="payments" title={t('payments')} actions={order && <OrderPaymentActions order={order} />}>
      {query.error && !query.data && <LoadProblem error={query.error} onRetry={() => void query.refetch()} />}
      {order && (
        <div className={classes.scroll}>
          <PaymentsTable payments={order.payments} isOutstanding={order.outstanding.minor > 0} />
        </div>
      )}
      {order && order.refunds.length > 0 && <RefundsList refunds={order.refunds} timeZone={order.shop.timeZone} />}
    </Section>
  );
}

/** What can be done about the money of an order; what cannot be done now says why. */
function OrderPaymentActions({ order }: { order: PaidOrderFragment }) {
  const t = useMessages(refundsMessages);
  const explained = useExplained();
  const [asked, setAsked] = useState<string>();
  const close = () => setAsked(undefined);
  return (
    <div className={classes.buttons}>
      {order.paymentActions.map(({ action, isAllowed, refusal }) => (
        <ExplainedButton
          key={action}
          size="xs"
          variant={action === 'record' && isAllowed && order.outstanding.minor > 0 ? 'filled' : 'default'}
          label={namedText(t, english, 'action', action)}
          refusal={explained(isAllowed ? null : refusal)}
          onClick={() => setAsked(action)}
        />
      ))}
      {asked === 'request' && <RequestPaymentDialog order={order} onClose={close} />}
      {asked === 'record' && <AddPaymentDialog order={order} isCaptured onClose={close} />}
      {asked === 'authorize' && <AddPaymentDialog order={order} isCaptured={false} onClose={close} />}
      {asked === 'refund' && <RefundDialog order={order} onClose={close} />}
    </div>
  );
}
