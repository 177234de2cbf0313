import { useState } from 'react';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import type { PaidOrderFragment } from '../order-payments.operations.generated.ts';
import { refundsMessages } from './refunds.messages.ts';
import classes from './refunds.module.css';

const words = { refundable: 'changedMeanwhile', requestable: 'requestedMeanwhile' } as const;

type ChangedMeanwhileProps = { order: PaidOrderFragment; what: 'refundable' | 'requestable' };

/** What somebody else made of the order while an amount of it was being typed. */
export function ChangedMeanwhile({ order, what }: ChangedMeanwhileProps) {
  const t = useMessages(refundsMessages);
  const format = useFormat();
  const { version, [what]: now } = order;
  const [seen] = useState({ version, left: now });
  if (version === seen.version || now === null || seen.left === null) return null;
  return (
    <p role="alert" className={classes.warning}>
      {t(words[what], { before: format.money(seen.left), now: format.money(now) })}
    </p>
  );
}
