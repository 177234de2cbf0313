import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { sampleQuery } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { LoadSample } from '../kit/load-sample.tsx';
import { SamplePage } from '../kit/sample-page.tsx';
import { useKept } from '../kit/use-kept.ts';
import { emptyLine, type InvoiceValues } from './invoice-draft.ts';
import { InvoiceForm } from './invoice.form.tsx';
import { sampleInvoicesMessages } from './invoices.messages.ts';
import { keptInvoices, nextNumber, plainDay } from './kept-invoices.ts';

const usualDaysToPay = 14;
const dayMs = 86_400_000;

export function InvoiceAddScreen() {
  const invoices = useQuery(sampleQuery('GET /apps/invoice/invoices', { query: { perPage: 1 } }));
  return <LoadSample query={invoices}>{({ allData }) => <NewInvoice stored={allData} />}</LoadSample>;
}

function NewInvoice({ stored }: { stored: readonly { id: number }[] }) {
  const t = useMessages(sampleInvoicesMessages);
  const navigate = useNavigate();
  const [kept, keep] = useKept(keptInvoices);
  // The form keeps the number it began with: once it is kept, the next one is another.
  const [id] = useState(() => nextNumber(stored, kept));
  const clients = useQuery(sampleQuery('GET /api/invoice/clients'));
  return (
    <SamplePage title={t('addTitle', { id: String(id) })}>
      <LoadSample query={clients}>
        {([first]) => (
          <InvoiceForm
            id={id}
            values={{ ...newInvoice(), ...(first ? { client: first } : {}) }}
            onKeep={(draft) => {
              keep((before) => ({ ...before, [id]: { payments: [], isNew: true, draft } }));
              return () => navigate({ to: '/apps/invoice/preview/$invoiceId', params: { invoiceId: String(id) } });
            }}
          />
        )}
      </LoadSample>
    </SamplePage>
  );
}

function newInvoice(): InvoiceValues {
  const now = Date.now();
  return {
    client: { name: '', company: '', companyEmail: '', address: '', country: '', contact: '' },
    issuedOn: plainDay(new Date(now)),
    dueOn: plainDay(new Date(now + usualDaysToPay * dayMs)),
    lines: [emptyLine],
    discount: '0',
    note: '',
  };
}
