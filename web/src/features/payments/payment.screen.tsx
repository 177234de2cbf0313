import { Link, useParams } from '@tanstack/react-router';
import { useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { CopyableId } from '../../ui/copyable-id.tsx';
import { LoadRecord } from '../../ui/load-record.tsx';
import { Facts, RecordPage, Section } from '../../ui/record/index.ts';
import { StatusDot } from '../../ui/status-dot.tsx';
import { useReloadWhile } from '../../ui/use-reload-while.ts';
import { Absent, MoneyText, RelativeTime, useMinute } from '../../ui/values.tsx';
import { ZonedTime } from '../../ui/zoned-time/index.ts';
import { OrderLink } from './order-link.tsx';
import { PaymentActions } from './payment-actions.tsx';
import { methodName, paymentName, providerName } from './payment-name.ts';
import { PaymentSums } from './payment-sums.tsx';
import { PaymentHistory } from './payment-words.tsx';
import classes from './payments.module.css';
import { paymentsMessages } from './payments.messages.ts';
import { PaymentByIdDocument, type PaymentDetailFragment } from './payments.operations.generated.ts';
import { isUnsettled } from './queues/queue-states.ts';
import { TransactionsTable } from './transactions-table.tsx';

export function PaymentScreen() {
  const { paymentId } = useParams({ from: '/shell/payments/$paymentId' });
  const query = useRecord(PaymentByIdDocument, { id: paymentId });
  useReloadWhile(query.data?.payment?.transactions.some(({ state }) => isUnsettled(state)) ?? false, query.refetch);
  return (
    <LoadRecord query={query} recordOf={({ payment }) => payment}>
      {(payment) => <PaymentPage key={payment.id} payment={payment} />}
    </LoadRecord>
  );
}

/** One payment: what it comes to, what happened to it, and what can be done. */
export function PaymentPage({ payment }: { payment: PaymentDetailFragment }) {
  const t = useMessages(paymentsMessages);
  const { shop, open, captured } = payment;
  return (
    <RecordPage
      title={paymentName(payment, t)}
      status={
        <StatusDot
          tone={open.minor > 0 ? 'info' : captured.minor > 0 ? 'success' : 'neutral'}
          label={t(open.minor > 0 ? 'open' : captured.minor > 0 ? 'captured' : 'voided')}
        />
      }
      facts={
        <>
          <MoneyText money={payment.authorized} />
          <OrderLink order={payment.order} />
          <Link to="/shops/$shopId" params={{ shopId: shop.id }}>
            <bdi>{shop.name}</bdi>
          </Link>
        </>
      }
      actions={<PaymentActions payment={payment} />}
      aside={
        <>
          <PaymentFacts payment={payment} />
          <PaymentHistory payment={payment} />
        </>
      }
    >
      <PaymentSums payment={payment} />
      <Section id="transactions" title={t('transactions')}>
        <div className={classes.scroll}>
          <TransactionsTable label={t('transactions')} transactions={payment.transactions} timeZone={shop.timeZone} />
        </div>
      </Section>
    </RecordPage>
  );
}

function PaymentFacts({ payment }: { payment: PaymentDetailFragment }) {
  const t = useMessages(paymentsMessages);
  const { provider, reference, authExpiresAt, failureCode } = payment;
  const marks = [
    ...(provider.mode === 'TEST' ? [t('testMode')] : []),
    ...(provider.status === 'DISABLED' ? [t('disabled')] : []),
  ];
  return (
    <Section id="facts" title={t('facts')}>
      <Facts
        facts={[
          { label: t('order'), value: <OrderLink order={payment.order} /> },
          { label: t('method'), value: <bdi>{methodName(payment, t)}</bdi> },
          {
            label: t('provider'),
            value: (
              <span className={classes.stack}>
                <bdi>{providerName(provider, t)}</bdi>
                {marks.length > 0 && <span className={classes.note}>{marks.join(', ')}</span>}
              </span>
            ),
          },
          { label: t('reference'), value: reference === null ? <Absent /> : <CopyableId id={reference} /> },
          ...(authExpiresAt === null
            ? []
            : [{ label: t('expires'), value: <Expiry payment={payment} at={authExpiresAt} /> }]),
          ...(failureCode === null ? [] : [{ label: t('failure'), value: <code>{failureCode}</code> }]),
          { label: t('created'), value: <RelativeTime at={payment.createdAt} /> },
          { label: t('updated'), value: <RelativeTime at={payment.updatedAt} /> },
        ]}
      />
    </Section>
  );
}

/** Until when the open amount can be captured, where there is one. */
function Expiry({ payment: { open, shop }, at }: { payment: PaymentDetailFragment; at: string }) {
  const t = useMessages(paymentsMessages);
  const isOver = Date.parse(at) <= useMinute();
  return (
    <span className={classes.stack}>
      <ZonedTime at={at} timeZone={shop.timeZone} />
      {isOver && open.minor > 0 && <span className={classes.alert}>{t('expired')}</span>}
    </span>
  );
}
