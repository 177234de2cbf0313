import { useFormat, useMessages, useWording } from '../../../i18n/index.ts';
import type { PaymentDetailFragment } from '../payments.operations.generated.ts';
import { paymentsMessages } from '../payments.messages.ts';
import { refundsMessages } from './refunds.messages.ts';
import classes from './refunds.module.css';

type FailedProps = { payment: PaymentDetailFragment; isOutstanding: boolean };

/** What the provider of a payment refused last, why, and the next step; a refund tells it of itself. */
export function Failed({ payment: { transactions }, isOutstanding }: FailedProps) {
  const t = useMessages(refundsMessages);
  const tPayments = useMessages(paymentsMessages);
  const format = useFormat();
  const { sentence } = useWording();
  const last = transactions.at(-1);
  if (last?.state !== 'FAILED' || last.kind === 'REFUND') return null;
  const { kind, amount, error } = last;
  return (
    <span className={classes.failed}>
      <span className={classes.refused}>
        {t('failed', { kind: tPayments(`kind.${kind}`), amount: format.money(amount) })}
      </span>
      {error !== null && <span className={classes.note}>{sentence(error)}</span>}
      {kind !== 'AUTHORIZE' && <span className={classes.note}>{t('failedStep')}</span>}
      {kind === 'AUTHORIZE' && isOutstanding && <span className={classes.note}>{t('failedRequest')}</span>}
    </span>
  );
}
