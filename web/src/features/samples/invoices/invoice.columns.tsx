import { Link } from '@tanstack/react-router';
import type { SampleAnswer } from '../../../data/index.ts';
import type { Translate } from '../../../i18n/index.ts';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { MoneyText } from '../../../ui/values.tsx';
import { Day } from '../kit/day.tsx';
import type { PagedColumn } from '../kit/paged-list/paged-list.tsx';
import { Person } from '../kit/portrait.tsx';
import { currency } from './invoice-draft.ts';
import { statusKeys, statusTones } from './invoice-status.ts';
import type { sampleInvoicesMessages } from './invoices.messages.ts';
import classes from './invoices.module.css';
import type { InvoiceView } from './kept-invoices.ts';

type LayerInvoice = SampleAnswer<'GET /apps/invoice/invoices'>['invoices'][number];
export type InvoiceRow = InvoiceView & Pick<LayerInvoice, 'avatar' | 'invoiceStatus' | 'service'>;

export function invoiceColumns(t: Translate<typeof sampleInvoicesMessages.english>): PagedColumn<InvoiceRow>[] {
  const money = (minor: number) => <MoneyText money={{ minor, currency }} />;
  return [
    {
      key: 'id',
      header: t('number'),
      isSortable: true,
      cell: ({ id }) => (
        <Link to="/apps/invoice/preview/$invoiceId" params={{ invoiceId: String(id) }} className="tabular">
          {id}
        </Link>
      ),
    },
    {
      key: 'client',
      header: t('client'),
      isSortable: true,
      cell: ({ draft: { client }, avatar }) => (
        <Person name={client.name} picture={avatar} note={client.companyEmail} />
      ),
    },
    { key: 'service', header: t('service'), isSortable: true, cell: ({ service }) => service },
    {
      key: 'status',
      header: t('status'),
      isSortable: true,
      cell: ({ invoiceStatus }) => <StatusDot tone={statusTones[invoiceStatus]} label={t(statusKeys[invoiceStatus])} />,
    },
    {
      key: 'issued',
      header: t('issued'),
      isSortable: true,
      cell: ({ draft }) => <Day of={draft.issuedOn} />,
    },
    { key: 'due', header: t('due'), isSortable: true, cell: ({ draft }) => <Day of={draft.dueOn} /> },
    {
      key: 'total',
      header: t('total'),
      isSortable: true,
      isNumber: true,
      cell: ({ totals }) => money(totals.totalMinor),
    },
    {
      key: 'balance',
      header: t('balance'),
      isSortable: true,
      isNumber: true,
      cell: ({ owedMinor }) => (owedMinor === 0 ? <span className={classes.paid}>{t('Paid')}</span> : money(owedMinor)),
    },
  ];
}
