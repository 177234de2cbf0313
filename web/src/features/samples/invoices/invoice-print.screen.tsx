import { Button } from '@mantine/core';
import { useParams, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { OnlyWithSamples } from '../kit/only-with-samples.tsx';
import classes from './invoice-print.module.css';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { sampleInvoicesMessages } from './invoices.messages.ts';
import type { InvoiceView, PaymentDetails } from './kept-invoices.ts';
import { LoadInvoice } from './load-invoice.tsx';

/** An invoice on paper: without the shell, and printed as soon as it stands. */
export function InvoicePrintScreen() {
  return (
    <Suspense>
      <main className={classes.page}>
        <OnlyWithSamples>
          <LoadedPaper />
        </OnlyWithSamples>
      </main>
    </Suspense>
  );
}

function LoadedPaper() {
  const { invoiceId } = useParams({ strict: false });
  return (
    <LoadInvoice invoiceId={invoiceId}>
      {(invoice, paymentDetails) => <Paper invoice={invoice} paymentDetails={paymentDetails} />}
    </LoadInvoice>
  );
}

function Paper({ invoice, paymentDetails }: { invoice: InvoiceView; paymentDetails: PaymentDetails | undefined }) {
  const t = useMessages(sampleInvoicesMessages);
  const { as } = useSearch({ strict: false });
  const { id, draft, totals } = invoice;
  const title = t('invoice', { id: String(id) });
  useEffect(() => {
    // Browsers name the file after the document.
    document.title = title;
    const frame = requestAnimationFrame(() => print());
    return () => cancelAnimationFrame(frame);
  }, [title]);
  return (
    <>
      <header className={classes.tools}>
        <h1>{title}</h1>
        {as === 'pdf' && <p>{t('pdfHow')}</p>}
        <Button onClick={() => print()}>{t(as === 'pdf' ? 'download' : 'print')}</Button>
        <ButtonLink to="/apps/invoice/preview/$invoiceId" params={{ invoiceId: String(id) }}>
          {t('back')}
        </ButtonLink>
      </header>
      <div className={classes.paper}>
        <InvoiceSheet id={id} draft={draft} totals={totals} paid={invoice} paymentDetails={paymentDetails} />
      </div>
    </>
  );
}
