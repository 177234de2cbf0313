import { useState } from 'react';
import { useFormat, useMessages } from '../../i18n/index.ts';
import classes from './payments.module.css';
import { paymentsMessages } from './payments.messages.ts';
import type { PaymentDetailFragment } from './payments.operations.generated.ts';

/** What somebody else made of a payment while its step was being typed. */
export function ChangedMeanwhile({ payment }: { payment: PaymentDetailFragment }) {
  const t = useMessages(paymentsMessages);
  const format = useFormat();
  const [seen] = useState(payment);
  if (payment.version === seen.version) return null;
  return (
    <p role="alert" className={classes.alert}>
      {t('changedMeanwhile', { before: format.money(seen.open), now: format.money(payment.open) })}
    </p>
  );
}
