import { useMessages } from '../../i18n/index.ts';
import { Facts, Section } from '../../ui/record/index.ts';
import { MoneyText } from '../../ui/values.tsx';
import { paymentLedger } from './payment-ledger.ts';
import classes from './payments.module.css';
import { paymentsMessages } from './payments.messages.ts';
import type { PaymentDetailFragment } from './payments.operations.generated.ts';

/** The amounts of a payment, as two sums that add up. */
export function PaymentSums({ payment }: { payment: PaymentDetailFragment }) {
  const t = useMessages(paymentsMessages);
  const { authorisation, open, received, net } = paymentLedger(payment);
  return (
    <Section id="amounts" title={t('money')}>
      <div className={classes.sums}>
        <Facts
          facts={[
            ...authorisation.map(({ key, money }) => ({ label: t(key), value: <MoneyText money={money} /> })),
            { label: t('open'), value: <Sum money={open} /> },
          ]}
        />
        <Facts
          facts={[
            ...received.map(({ key, money }) => ({ label: t(key), value: <MoneyText money={money} /> })),
            { label: t('net'), value: <Sum money={net} /> },
          ]}
        />
      </div>
    </Section>
  );
}

function Sum({ money }: { money: PaymentDetailFragment['open'] }) {
  return (
    <strong>
      <MoneyText money={money} />
    </strong>
  );
}
