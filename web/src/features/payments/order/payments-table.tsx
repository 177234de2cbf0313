import { Link } from '@tanstack/react-router';
import { useMessages, type Translate } from '../../../i18n/index.ts';
import { PlainTable, type PlainColumn } from '../../../ui/plain-table/plain-table.tsx';
import { MoneyText } from '../../../ui/values.tsx';
import { PaymentActions } from '../payment-actions.tsx';
import { paymentName } from '../payment-name.ts';
import { paymentsMessages, type english as paymentTexts } from '../payments.messages.ts';
import type { PaymentDetailFragment } from '../payments.operations.generated.ts';
import { Failed } from './failed.tsx';
import { Unsettled } from './unsettled.tsx';
import { refundsMessages, type english } from './refunds.messages.ts';
import classes from './refunds.module.css';

type PaymentsTableProps = {
  payments: readonly PaymentDetailFragment[];
  /** Whether something of the order is not paid. */
  isOutstanding: boolean;
};

/** The payments of one order, each with what can be done to it. */
export function PaymentsTable({ payments, isOutstanding }: PaymentsTableProps) {
  const t = useMessages(refundsMessages);
  const tPayments = useMessages(paymentsMessages);
  return (
    <PlainTable
      label={t('payments')}
      rows={payments}
      rowKey={({ id }) => id}
      empty={t('noPayments')}
      columns={paymentColumns(t, tPayments, isOutstanding)}
    />
  );
}

function paymentColumns(
  t: Translate<typeof english>,
  tPayments: Translate<typeof paymentTexts>,
  isOutstanding: boolean,
): PlainColumn<PaymentDetailFragment>[] {
  return [
    {
      key: 'payment',
      header: t('payment'),
      cell: (payment) => (
        <span className={classes.payment}>
          <Link to="/payments/$paymentId" params={{ paymentId: payment.id }}>
            <bdi>{paymentName(payment, tPayments)}</bdi>
          </Link>
          <Unsettled payment={payment} />
          <Failed payment={payment} isOutstanding={isOutstanding} />
        </span>
      ),
    },
    ...(['authorized', 'captured', 'refunded', 'open'] as const).map((key): PlainColumn<PaymentDetailFragment> => ({
      key,
      header: tPayments(key),
      isNumber: true,
      cell: (payment) => <MoneyText money={payment[key]} />,
    })),
    {
      key: 'actions',
      header: t('actions'),
      cell: (payment) => (
        <div className={classes.steps}>
          <PaymentActions payment={payment} size="xs" />
        </div>
      ),
    },
  ];
}
