import { useFormat, useMessages } from '../../../i18n/index.ts';
import type { PaymentDetailFragment } from '../payments.operations.generated.ts';
import { paymentsMessages } from '../payments.messages.ts';
import { LookUpButton } from '../queues/look-up-button.tsx';
import { isUnsettled } from '../queues/queue-states.ts';
import { queuesMessages } from '../queues/queues.messages.ts';
import { useUnsettledWords } from '../queues/use-unsettled-words.ts';
import classes from './refunds.module.css';

/** What a payment's provider was asked for and has not answered, in words. */
export function Unsettled({ payment: { transactions } }: { payment: PaymentDetailFragment }) {
  const t = useMessages(queuesMessages);
  const tPayments = useMessages(paymentsMessages);
  const format = useFormat();
  const words = useUnsettledWords();
  const open = transactions.filter(({ state }) => isUnsettled(state));
  if (open.length === 0) return null;
  return (
    <ul className={classes.unsettled}>
      {open.map((transaction) => (
        <li key={transaction.id}>
          <span className={transaction.state === 'UNKNOWN' ? classes.warning : classes.note}>
            {t('unsettled', {
              kind: tPayments(`kind.${transaction.kind}`),
              amount: format.money(transaction.amount),
              state: tPayments(`state.${transaction.state}`),
            })}
          </span>
          <span className={classes.note}>{words(transaction)}</span>
          <LookUpButton transaction={transaction} />
        </li>
      ))}
    </ul>
  );
}
