import { Button } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Section, useShowRecordName } from '../../../ui/record/index.ts';
import { SamplePage } from '../kit/sample-page.tsx';
import { AddPayment } from './add-payment.tsx';
import { currency } from './invoice-draft.ts';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { sampleInvoicesMessages } from './invoices.messages.ts';
import classes from './invoices.module.css';
import type { InvoiceView, PaymentDetails } from './kept-invoices.ts';
import { LoadInvoice } from './load-invoice.tsx';
import { SendInvoice } from './send-invoice.tsx';

export function InvoicePreviewScreen() {
  const { invoiceId } = useParams({ strict: false });
  return (
    <LoadInvoice invoiceId={invoiceId}>
      {(invoice, paymentDetails) => (
        <InvoicePreview key={invoice.id} invoice={invoice} paymentDetails={paymentDetails} />
      )}
    </LoadInvoice>
  );
}

type InvoicePreviewProps = { invoice: InvoiceView; paymentDetails: PaymentDetails | undefined };

function InvoicePreview({ invoice, paymentDetails }: InvoicePreviewProps) {
  const t = useMessages(sampleInvoicesMessages);
  const [open, setOpen] = useState<'send' | 'payment'>();
  const { id, draft, totals, owedMinor } = invoice;
  const title = t('invoice', { id: String(id) });
  const params = { invoiceId: String(id) };
  useShowRecordName(title);
  return (
    <SamplePage title={title} actions={<ButtonLink to="/apps/invoice/list">{t('toList')}</ButtonLink>}>
      <div className={classes.columns}>
        <InvoiceSheet id={id} draft={draft} totals={totals} paid={invoice} paymentDetails={paymentDetails} />
        <div className={classes.side}>
          <div className={classes.actions}>
            <Button onClick={() => setOpen('send')}>{t('send')}</Button>
            <ButtonLink to="/apps/invoice/print/$invoiceId" params={params}>
              {t('print')}
            </ButtonLink>
            <ButtonLink to="/apps/invoice/print/$invoiceId" params={params} search={{ as: 'pdf' }}>
              {t('download')}
            </ButtonLink>
            <ButtonLink to="/apps/invoice/edit/$invoiceId" params={params}>
              {t('edit')}
            </ButtonLink>
            <Button variant="default" disabled={owedMinor <= 0} onClick={() => setOpen('payment')}>
              {t('addPayment')}
            </Button>
          </div>
          <Section id="payments" title={t('payments')}>
            <Payments invoice={invoice} />
          </Section>
        </div>
      </div>
      {open === 'send' && <SendInvoice invoice={invoice} onClose={() => setOpen(undefined)} />}
      {open === 'payment' && <AddPayment invoice={invoice} onClose={() => setOpen(undefined)} />}
    </SamplePage>
  );
}

function Payments({ invoice: { payments } }: { invoice: InvoiceView }) {
  const t = useMessages(sampleInvoicesMessages);
  const format = useFormat();
  if (payments.length === 0) return <p className={classes.quiet}>{t('noPayments')}</p>;
  return (
    <ul className={classes.payments}>
      {payments.map(({ key, amountMinor, paidOn, method }) => (
        <li key={key}>
          <span>
            {format.date(`${paidOn}T00:00`)} · {t(method)}
          </span>
          <strong className="tabular">{format.money({ minor: amountMinor, currency })}</strong>
        </li>
      ))}
    </ul>
  );
}
