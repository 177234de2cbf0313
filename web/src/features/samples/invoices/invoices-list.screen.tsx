import { IconEdit, IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { toast } from 'sonner';
import { requestSample, sampleQuery, useForgetSamples, type SampleAnswer } from '../../../data/index.ts';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { PagedList } from '../kit/paged-list/paged-list.tsx';
import { RowButton, RowLink } from '../kit/paged-list/row-action.tsx';
import { oneOf, usePagedPlace } from '../kit/paged-list/use-paged-place.ts';
import { SamplePage } from '../kit/sample-page.tsx';
import { useKept } from '../kit/use-kept.ts';
import { currency } from './invoice-draft.ts';
import { invoiceStatuses, statusKeys } from './invoice-status.ts';
import { invoiceColumns, type InvoiceRow } from './invoice.columns.tsx';
import { sampleInvoicesMessages } from './invoices.messages.ts';
import classes from './invoices.module.css';
import { keptInvoices, viewOf, type KeptInvoices } from './kept-invoices.ts';

type LayerInvoice = SampleAnswer<'GET /apps/invoice/invoices'>['invoices'][number];

/** The layer sorts by these names. */
const layerColumns: Readonly<Record<string, string>> = {
  client: 'client.name',
  issued: 'issuedDate',
  due: 'dueDate',
  status: 'invoiceStatus',
};

export function InvoicesListScreen() {
  const t = useMessages(sampleInvoicesMessages);
  const format = useFormat();
  const forget = useForgetSamples();
  const [kept, keep] = useKept(keptInvoices);
  const [doomed, setDoomed] = useState<InvoiceRow>();
  const place = usePagedPlace({
    sort: '-id',
    filters: [
      oneOf(
        'status',
        t('status'),
        invoiceStatuses.map((status) => ({ value: status, label: t(statusKeys[status]) })),
      ),
    ],
  });
  const { q, page, perPage, sort } = place;
  const query = useQuery({
    ...sampleQuery('GET /apps/invoice/invoices', {
      query: {
        q: plainFigures(q),
        status: place.valueOf('status'),
        sortColumn: layerColumns[sort.field] ?? sort.field,
        sort: sort.isDescending ? 'desc' : 'asc',
        page,
        perPage,
      },
    }),
    placeholderData: keepPreviousData,
    select: ({ invoices, total }) => ({ rows: invoices.flatMap((invoice) => rowOf(invoice, kept)), total }),
  });
  const remove = async ({ id }: InvoiceRow) => {
    setDoomed(undefined);
    await requestSample('DELETE /apps/invoice/delete', { query: { id } });
    keep(({ [id]: _gone, ...others }) => others);
    await forget('GET /apps/invoice/invoices', 'GET /api/invoice/invoices/{id}', 'GET /api/invoice/clients');
    toast.success(t('deleted', { id: String(id) }));
  };
  return (
    <SamplePage
      title={t('title')}
      actions={
        <ButtonLink to="/apps/invoice/add" isPrimary>
          {t('add')}
        </ButtonLink>
      }
    >
      <KeptHere kept={kept} />
      <PagedList
        label={t('title')}
        place={place}
        query={query}
        columns={invoiceColumns(t)}
        rowKey={({ id }) => id}
        rowName={({ id }) => t('invoice', { id: String(id) })}
        renderActions={(row) => <InvoiceActions id={row.id} onDelete={() => setDoomed(row)} />}
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
      />
      <ConfirmDialog
        isOpen={doomed !== undefined}
        title={t('deleteTitle', { id: String(doomed?.id) })}
        text={t('deleteText', {
          client: doomed?.draft.client.name ?? '',
          total: doomed ? format.money({ minor: doomed.totals.totalMinor, currency }) : '',
        })}
        confirmLabel={t('delete')}
        isDanger
        onConfirm={() => doomed && void remove(doomed)}
        onClose={() => setDoomed(undefined)}
      />
    </SamplePage>
  );
}

function rowOf(invoice: LayerInvoice, kept: KeptInvoices): InvoiceRow[] {
  const view = viewOf(invoice.id, invoice, kept[invoice.id]);
  const { avatar, invoiceStatus, service } = invoice;
  return view ? [{ ...view, avatar, invoiceStatus, service }] : [];
}

/** The layer compares plain numbers, people copy them as they are written: `$1,840`. */
function plainFigures(q: string): string {
  return /^-?\$?\d[\d,]*(\.\d+)?$/.test(q) && /[$,]/.test(q) ? q.replaceAll(/[$,]/g, '') : q;
}

function InvoiceActions({ id, onDelete }: { id: number; onDelete: () => void }) {
  const t = useMessages(sampleInvoicesMessages);
  const params = { invoiceId: String(id) };
  return (
    <>
      <RowLink to="/apps/invoice/edit/$invoiceId" params={params} label={t('editOne', { id: String(id) })}>
        <IconEdit size={18} stroke={1.6} aria-hidden />
      </RowLink>
      <RowButton label={t('deleteOne', { id: String(id) })} isDanger onClick={onDelete}>
        <IconTrash size={18} stroke={1.6} aria-hidden />
      </RowButton>
    </>
  );
}

/** The layer's list does not know the invoices that were written here. */
function KeptHere({ kept }: { kept: KeptInvoices }) {
  const t = useMessages(sampleInvoicesMessages);
  const written = Object.entries(kept).filter(([, { isNew }]) => isNew === true);
  if (written.length === 0) return null;
  return (
    <p className={classes.keptHere}>
      {t('here')}:{' '}
      {written.map(([id]) => (
        <Link key={id} to="/apps/invoice/preview/$invoiceId" params={{ invoiceId: id }}>
          {t('invoice', { id })}
        </Link>
      ))}
    </p>
  );
}
