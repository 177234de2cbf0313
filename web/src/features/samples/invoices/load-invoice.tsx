import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sampleQuery } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { LoadSample } from '../kit/load-sample.tsx';
import { useKept } from '../kit/use-kept.ts';
import { sampleInvoicesMessages } from './invoices.messages.ts';
import { keptInvoices, viewOf, type InvoiceView, type PaymentDetails } from './kept-invoices.ts';

type LoadInvoiceProps = {
  /** As the address says; without one, the newest. */
  invoiceId: string | undefined;
  children: (invoice: InvoiceView, paymentDetails: PaymentDetails | undefined) => ReactNode;
};

export function LoadInvoice({ invoiceId, children }: LoadInvoiceProps) {
  const [kept] = useKept(keptInvoices);
  if (invoiceId === undefined) return <LoadNewest>{children}</LoadNewest>;
  const id = Number(invoiceId);
  const written = kept[id]?.isNew === true ? viewOf(id, undefined, kept[id]) : null;
  return written ? children(written, undefined) : <LoadStored invoiceId={invoiceId}>{children}</LoadStored>;
}

function LoadNewest({ children }: Pick<LoadInvoiceProps, 'children'>) {
  const query = useQuery(sampleQuery('GET /apps/invoice/invoices', { query: { perPage: 1 } }));
  return (
    <LoadSample query={query}>
      {({ invoices: [newest] }) => <LoadStored invoiceId={String(newest?.id ?? 0)}>{children}</LoadStored>}
    </LoadSample>
  );
}

function LoadStored({ invoiceId, children }: LoadInvoiceProps & { invoiceId: string }) {
  const t = useMessages(sampleInvoicesMessages);
  const [kept] = useKept(keptInvoices);
  const query = useQuery(sampleQuery('GET /api/invoice/invoices/{id}', { part: invoiceId }));
  return (
    <LoadSample
      query={query}
      missing={{
        title: t('missingTitle'),
        text: t('missingText'),
        way: <ButtonLink to="/apps/invoice/list">{t('toList')}</ButtonLink>,
      }}
    >
      {({ invoice, paymentDetails }) => {
        const view = viewOf(invoice.id, invoice, kept[invoice.id]);
        return view && children(view, paymentDetails);
      }}
    </LoadSample>
  );
}
