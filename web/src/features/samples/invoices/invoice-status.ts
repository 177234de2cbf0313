import type { InvoiceStatus } from '@quarry/sample-data';
import type { MessageKey } from '../../../i18n/index.ts';
import type { Tone } from '../../../ui/status-dot.tsx';
import type { sampleInvoicesMessages } from './invoices.messages.ts';

export const invoiceStatuses: readonly InvoiceStatus[] = [
  'Paid',
  'Downloaded',
  'Sent',
  'Draft',
  'Partial Payment',
  'Past Due',
];

export const statusTones: Readonly<Record<InvoiceStatus, Tone>> = {
  Paid: 'success',
  Downloaded: 'info',
  Sent: 'info',
  Draft: 'neutral',
  'Partial Payment': 'warning',
  'Past Due': 'danger',
};

export const statusKeys: Readonly<Record<InvoiceStatus, MessageKey<typeof sampleInvoicesMessages.english>>> = {
  Paid: 'Paid',
  Downloaded: 'Downloaded',
  Sent: 'Sent',
  Draft: 'Draft',
  'Partial Payment': 'PartialPayment',
  'Past Due': 'PastDue',
};
