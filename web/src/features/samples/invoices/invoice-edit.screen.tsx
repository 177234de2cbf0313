import { useNavigate, useParams } from '@tanstack/react-router';
import { useMessages } from '../../../i18n/index.ts';
import { useShowRecordName } from '../../../ui/record/index.ts';
import { SamplePage } from '../kit/sample-page.tsx';
import { useKept } from '../kit/use-kept.ts';
import { valuesOf } from './invoice-draft.ts';
import { InvoiceForm } from './invoice.form.tsx';
import { sampleInvoicesMessages } from './invoices.messages.ts';
import { keptInvoices, type InvoiceView } from './kept-invoices.ts';
import { LoadInvoice } from './load-invoice.tsx';

export function InvoiceEditScreen() {
  const { invoiceId } = useParams({ strict: false });
  return (
    <LoadInvoice invoiceId={invoiceId}>{(invoice) => <InvoiceEditor key={invoice.id} invoice={invoice} />}</LoadInvoice>
  );
}

function InvoiceEditor({ invoice: { id, draft } }: { invoice: InvoiceView }) {
  const t = useMessages(sampleInvoicesMessages);
  const navigate = useNavigate();
  const [, keep] = useKept(keptInvoices);
  useShowRecordName(t('invoice', { id: String(id) }));
  return (
    <SamplePage title={t('editTitle', { id: String(id) })}>
      <InvoiceForm
        id={id}
        values={valuesOf(draft)}
        current={draft.client}
        onKeep={(draft) => {
          keep((before) => ({ ...before, [id]: { payments: [], ...before[id], draft } }));
          return () => navigate({ to: '/apps/invoice/preview/$invoiceId', params: { invoiceId: String(id) } });
        }}
      />
    </SamplePage>
  );
}
