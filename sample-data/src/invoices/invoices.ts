import { done, notFound, ok } from '../kit/answers.ts';
import { defineDomain } from '../kit/domain.ts';
import { cut, directionOf, normalised, searched, sorted, windowOf, type SortKey } from '../kit/lists.ts';
import { amountOf, exactMoney } from '../kit/money.ts';
import { asWhole, parameter, withId, type SampleRequest } from '../kit/request.ts';
import { findRow, withoutRow } from '../kit/rows.ts';
import { startInvoices, type Invoice } from './invoice-rows.ts';

type Invoices = readonly Invoice[];

const remove = withId((invoices: Invoices, id) => done(withoutRow(invoices, id)));

export const invoices = defineDomain(startInvoices, {
  'GET /apps/invoice/invoices': list,
  'GET /api/invoice/invoices/{id}': read,
  'DELETE /apps/invoice/delete': remove,
  'POST /apps/invoice/delete': remove,
  'GET /api/invoice/clients': (invoices: Invoices) => ok(invoices.slice(0, 5).map(({ client }) => client)),
});

type KeyOf = (invoice: Invoice) => SortKey;

const byId: KeyOf = ({ id }) => id;

const sortKeys = new Map<string, KeyOf>([
  ['issuedDate', ({ issuedDate }) => Date.parse(issuedDate)],
  ['client.name', ({ client }) => client.name],
  ['service', ({ service }) => service],
  ['total', ({ total }) => total],
  ['invoiceStatus', ({ invoiceStatus }) => invoiceStatus],
  ['balance', ({ balance }) => amountOf(balance)],
  ['dueDate', ({ dueDate }) => Date.parse(dueDate)],
]);

function list(invoices: Invoices, request: SampleRequest) {
  const status = parameter(request, 'status')?.toLowerCase();
  const found = matching(invoices, parameter(request, 'q')).filter(
    ({ invoiceStatus }) => status === undefined || invoiceStatus.toLowerCase() === status,
  );
  const keyOf = sortKeys.get(parameter(request, 'sortColumn') ?? '') ?? byId;
  const rows = sorted(found, keyOf, directionOf(request, 'desc'));
  return ok({ allData: invoices, total: found.length, invoices: cut(rows, windowOf(request, 10)) });
}

/** Anyone who looks for "paid" also means the invoices of which nothing is owed. */
function matching(invoices: Invoices, q: string | undefined): Invoices {
  const hits = searched(invoices, q, ({ client, id, total, balance, dueDate }) => [
    client.companyEmail,
    client.name,
    id,
    total,
    balance,
    dueDate,
  ]);
  if (normalised(q) !== 'paid') return hits;
  return invoices.filter((invoice) => invoice.balance === 0 || hits.includes(invoice));
}

function read(invoices: Invoices, { part }: SampleRequest) {
  const invoice = findRow(invoices, asWhole(part));
  return invoice ? ok({ invoice, paymentDetails: paymentDetailsOf(invoice) }) : notFound('Invoice');
}

/** What is owed, and where the sample company wants it paid. */
function paymentDetailsOf({ balance }: Invoice) {
  return {
    totalDue: exactMoney(amountOf(balance)),
    bankName: 'Tidewater Savings Bank',
    country: 'Ireland',
    iban: 'IE00 TIDE 0000 1234 5678 90',
    swiftCode: 'TIDEIE00',
  };
}
