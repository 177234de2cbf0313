import { toMinor } from '@quarry/contracts/money';
import type { SampleAnswer } from '../../../data/index.ts';
import { keptPlace } from '../kit/use-kept.ts';
import { currency, type InvoiceDraft } from './invoice-draft.ts';
import { totalsOf, type InvoiceTotals } from './invoice-totals.ts';

type LayerInvoice = SampleAnswer<'GET /apps/invoice/invoices'>['invoices'][number];
export type PaymentDetails = SampleAnswer<'GET /api/invoice/invoices/{id}'>['paymentDetails'];

export const paymentMethods = ['transfer', 'card', 'cash'] as const;
export type Payment = { key: string; amountMinor: number; paidOn: string; method: (typeof paymentMethods)[number] };

/** What was done to an invoice here, for which the layer has no operation. */
export type KeptInvoice = {
  draft?: InvoiceDraft;
  payments: readonly Payment[];
  /** Whether it exists here alone. */
  isNew?: boolean;
};

export type KeptInvoices = Readonly<Record<number, KeptInvoice>>;

export const keptInvoices = keptPlace<KeptInvoices>('invoices', {});

/** An invoice as it stands now: what the layer says, and what was done to it here. */
export type InvoiceView = {
  id: number;
  draft: InvoiceDraft;
  totals: InvoiceTotals;
  paidMinor: number;
  owedMinor: number;
  payments: readonly Payment[];
};

/** The minor units of a figure or a money text of the layer (`-$45`, `$1,840`). */
export function minorOf(money: number | string): number {
  return toMinor(String(money).replaceAll(/[^\d.-]/g, ''), currency)?.minor ?? 0;
}

/** `2031-05-14` of `14 May 2031`. */
export function dayOf(printed: string): string {
  return plainDay(new Date(printed));
}

export function today(): string {
  return plainDay(new Date());
}

export function plainDay(date: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** The layer tells a service and a total: one line. */
function draftOf({ client, issuedDate, dueDate, service, total }: LayerInvoice): InvoiceDraft {
  const line = { text: service, quantityHundredths: 100, priceMinor: minorOf(total), taxBasisPoints: 0 };
  return { client, issuedOn: dayOf(issuedDate), dueOn: dayOf(dueDate), lines: [line], discount: 0, note: '' };
}

/** The invoice of the layer with what was done to it here; or one that exists here alone. */
export function viewOf(
  id: number,
  stored: LayerInvoice | undefined,
  kept: KeptInvoice | undefined,
): InvoiceView | null {
  const draft = kept?.draft ?? (stored && draftOf(stored));
  if (!draft) return null;
  const totals = totalsOf(draft.lines, draft.discount);
  const payments = kept?.payments ?? [];
  const paidBefore = stored ? minorOf(stored.total) - minorOf(stored.balance) : 0;
  const paidMinor = payments.reduce((sum, { amountMinor }) => sum + amountMinor, paidBefore);
  return { id, draft, totals, paidMinor, owedMinor: totals.totalMinor - paidMinor, payments };
}

/** The number that comes after all others, also after those that exist here alone. */
export function nextNumber(stored: readonly { id: number }[], kept: KeptInvoices): number {
  return Math.max(7_000, ...stored.map(({ id }) => id), ...Object.keys(kept).map(Number)) + 1;
}
