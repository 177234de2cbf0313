import { useMessages } from '../../../i18n/index.ts';
import { MoneyText, NumberText } from '../../../ui/values.tsx';
import { ZonedTime } from '../../../ui/zoned-time/index.ts';
import { isManual, providerName } from '../payment-name.ts';
import { paymentsMessages } from '../payments.messages.ts';
import type { RefundDetailFragment } from '../order-payments.operations.generated.ts';
import { RefundState } from '../refund-state.tsx';
import { DisputeActions } from './dispute-actions.tsx';
import { RefundActions } from './refund-actions.tsx';
import { refundsMessages } from './refunds.messages.ts';
import classes from './refunds.module.css';

type RefundsListProps = { refunds: readonly RefundDetailFragment[]; timeZone: string };

/** What was given back of an order, or waits to be. */
export function RefundsList({ refunds, timeZone }: RefundsListProps) {
  const t = useMessages(refundsMessages);
  return (
    <section aria-labelledby="refunds-title">
      <h3 id="refunds-title">{t('refunds')}</h3>
      <ul className={classes.refunds}>
        {refunds.map((refund) => (
          <RefundEntry key={refund.id} refund={refund} timeZone={timeZone} />
        ))}
      </ul>
    </section>
  );
}

function RefundEntry({ refund, timeZone }: { refund: RefundDetailFragment; timeZone: string }) {
  const t = useMessages(refundsMessages);
  const tPayments = useMessages(paymentsMessages);
  const { number, amount, state, disputeState, purpose, reason, note, reference, lines } = refund;
  const { requestedBy, decidedBy, decidedAt, createdAt, transactions } = refund;
  const provider = transactions[0]?.payment.provider;
  return (
    <li className={classes.refund}>
      <div className={classes.head}>
        <h4>
          {t('refund', { number })} · <MoneyText money={amount} />
        </h4>
        <RefundState refund={refund} />
      </div>
      <p className={classes.reason}>
        {t(`purpose.${purpose}`)}
        {reason !== '' && ': '}
        <bdi>{reason}</bdi>
        {disputeState !== null && reference !== null && (
          <>
            {' · '}
            <bdi>{reference}</bdi>
          </>
        )}
      </p>
      {disputeState === 'OPEN' && provider && !isManual(provider) && (
        <p className={classes.note}>{t('answerDispute', { provider: providerName(provider, tPayments) })}</p>
      )}
      {note !== null && (
        <p className={classes.note}>
          <bdi>{note}</bdi>
        </p>
      )}
      {lines.length > 0 && (
        <p className={classes.note}>
          {lines.map(({ line, quantity, gross }, place) => (
            <span key={line.id}>
              {place > 0 && ' · '}
              <NumberText value={quantity} /> × <bdi>{line.title}</bdi> <MoneyText money={gross} />
            </span>
          ))}
        </p>
      )}
      <p className={classes.note}>
        {requestedBy !== null && `${t('requestedBy', { who: requestedBy })}, `}
        <ZonedTime at={createdAt} timeZone={timeZone} />
        {decidedBy !== null && ` · ${t('decidedBy', { who: decidedBy })}, `}
        {decidedBy !== null && <ZonedTime at={decidedAt} timeZone={timeZone} />}
      </p>
      {state === 'AWAITING_APPROVAL' && <RefundActions refund={refund} />}
      {disputeState === 'OPEN' && provider && isManual(provider) && <DisputeActions refund={refund} />}
    </li>
  );
}
