import { checkInput, type InputIssue, zonedTime } from '@quarry/contracts/common';
import { isCurrencyCode, taxOnTop, taxWithin } from '@quarry/contracts/money';
import { isPlacedAhead, orderLimits, receiveOrderInput, type ReceiveOrderDraft } from '@quarry/contracts/orders';
import { paymentLimits } from '@quarry/contracts/payments';
import { type Reasoned, reasoned, wording } from '@quarry/contracts/wording';
import type { GroupRefusal, GroupRow, RowGroup } from '../../platform/imports/index.ts';
import { readYesOrNo } from '../products/index.ts';
import { type ImportColumn, type LineColumn, type OrderColumn, orderColumns } from './order-import-columns.ts';
import { shippedMoment } from './shipped-moment.ts';
import { readKind, readMoment, readMoney, readQuantity, readRate, type Read } from './order-import-cells.ts';

/** What is said of orders where their file does not. */
export type ImportTerms = { currency: string | null; pricesWithTax: boolean; timeZone: string; now: Date };

/** What was paid of an order, by the reference of the channel. */
export type ImportedPayment = { amountMinor: number; at: Date; reference: string; methodLabel: string | null };

export type ImportedOrder = { draft: ReceiveOrderDraft; paid: ImportedPayment | null; shippedAt: Date | null };

type Cells = {
  /** What one row says in a column, as a value; null where it says nothing or something wrong, which is noted. */
  read: <Value>(row: GroupRow, column: LineColumn, as: (text: string) => Read<Value>) => Value | null;
  /** The same of the whole order. */
  readOnce: <Value>(column: OrderColumn, as: (text: string) => Read<Value>) => Value | null;
  /** The text of a column of the order, with the row that says it first. */
  said: (column: OrderColumn) => { line: number; text: string } | undefined;
  refuse: (line: number, column: ImportColumn, why: Reasoned) => void;
};

/** The rows of an order as it is received, or everything that is wrong with them. */
export function readOrder({ key, rows }: RowGroup, terms: ImportTerms): ImportedOrder | { refusals: GroupRefusal[] } {
  const refusals: GroupRefusal[] = [];
  const [first] = rows;
  if (!first) throw new Error(`The order ${key} has no rows.`);
  if (rows.length > orderLimits.receivedLines) {
    const why = reasoned('order_too_many_lines', { count: rows.length, most: orderLimits.receivedLines });
    return { refusals: [{ ...why, line: null, column: null }] };
  }
  const cells = cellsOf(rows, refusals);
  const { said, readOnce, refuse } = cells;
  const currency = currencyOf(cells, first, terms);
  const pricesWithTax = readOnce('pricesWithTax', readYesOrNo) ?? terms.pricesWithTax;
  const money = (text: string) => readMoney(text, currency ?? '');
  const placedAt = readOnce('placedAt', (text) => readMoment(text, terms.timeZone, 'order_cell:placed_early'));
  const placedCell = said('placedAt');
  if (!placedCell) refuse(first.line, 'placedAt', missing('placedAt'));
  else {
    const why = placedAt && whyNotPlaced(placedAt, placedCell.text.slice(0, 60), terms.now);
    if (why) refuse(placedCell.line, 'placedAt', why);
  }
  const lines = currency === null ? [] : rows.map((row) => lineOf(cells, row, money, pricesWithTax));
  const sum = (field: 'netMinor' | 'taxMinor' | 'grossMinor') => lines.reduce((total, line) => total + line[field], 0);
  const totals = currency !== null && {
    netMinor: readOnce('orderNet', money) ?? sum('netMinor'),
    taxMinor: readOnce('orderTax', money) ?? sum('taxMinor'),
    grossMinor: readOnce('orderTotal', money) ?? sum('grossMinor'),
  };
  const paid = currency === null ? null : paymentOf(cells, key, money, { placedAt, timeZone: terms.timeZone });
  const shippedAt = shippedOf(cells, terms, placedAt);
  if (refusals.length > 0 || placedAt === null || !totals) return { refusals };
  const text = (column: OrderColumn) => said(column)?.text ?? null;
  const checked = checkInput(receiveOrderInput, {
    externalId: key,
    currency,
    pricesWithTax,
    placedAt,
    locale: text('locale'),
    customer: customerOf(text),
    billing: contactOf(text, 'billing'),
    shippingTo: contactOf(text, 'shipping'),
    lines: [lines],
    codes: (text('codes') ?? '').split(/[\s,;|]+/),
    ...totals,
  });
  if (checked.ok) return { draft: checked.value, paid, shippedAt };
  return { refusals: checked.issues.map((issue) => refusalOf(issue, rows, said)) };
}

function cellsOf(rows: readonly GroupRow[], refusals: GroupRefusal[]): Cells {
  const firsts = new Map<OrderColumn, { line: number; text: string }>();
  for (const column of orderColumns) {
    for (const { line, texts } of rows) {
      const text = texts[column] ?? '';
      const before = firsts.get(column);
      if (text === '') continue;
      if (!before) firsts.set(column, { line, text });
      else if (before.text !== text)
        refusals.push({ ...reasoned('order_cell:differs', { row: before.line, text: before.text }), line, column });
    }
  }
  const read = <Value>(line: number, column: ImportColumn, text: string, as: (text: string) => Read<Value>) => {
    if (text === '') return null;
    const found = as(text);
    if ('value' in found) return found.value;
    refusals.push({ ...found.why, line, column });
    return null;
  };
  return {
    read: ({ line, texts }, column, as) => read(line, column, texts[column] ?? '', as),
    readOnce: (column, as) => {
      const first = firsts.get(column);
      return first ? read(first.line, column, first.text, as) : null;
    },
    said: (column) => firsts.get(column),
    refuse: (line, column, why) => refusals.push({ ...why, line, column }),
  };
}

function currencyOf({ readOnce, said, refuse }: Cells, { line }: GroupRow, terms: ImportTerms): string | null {
  const named = readOnce('currency', (text): Read<string> => {
    const code = text.toUpperCase();
    return isCurrencyCode(code) ? { value: code } : { why: reasoned('order_cell:currency', { text }) };
  });
  if (!said('currency') && terms.currency === null) refuse(line, 'currency', missing('currency'));
  return said('currency') ? named : terms.currency;
}

/** A line whose amounts are as they were sent; what was left out follows from the others. */
function lineOf({ read, refuse }: Cells, row: GroupRow, money: (text: string) => Read<number>, pricesWithTax: boolean) {
  const text = (column: LineColumn) => row.texts[column] || null;
  const kind = read(row, 'kind', readKind) ?? 'ITEM';
  const title = text('title') ?? text('sku') ?? text('gtin') ?? '';
  if (title === '') refuse(row.line, 'title', missing('title'));
  if (kind === 'ITEM' && text('quantity') === null) refuse(row.line, 'quantity', missing('quantity'));
  if (text('unitPrice') === null) refuse(row.line, 'unitPrice', missing('unitPrice'));
  const quantity = read(row, 'quantity', readQuantity) ?? 1;
  const unitMinor = read(row, 'unitPrice', money) ?? 0;
  const discountMinor = read(row, 'discount', money) ?? 0;
  const taxRatePpm = read(row, 'taxRate', readRate);
  const [net, tax, gross] = [read(row, 'lineNet', money), read(row, 'lineTax', money), read(row, 'lineTotal', money)];
  const due = unitMinor * quantity - discountMinor;
  const amounts = pricesWithTax
    ? withTax(gross ?? (net !== null && tax !== null ? net + tax : due), { net, tax }, taxRatePpm ?? 0)
    : withoutTax(net ?? (gross !== null && tax !== null ? gross - tax : due), { tax, gross }, taxRatePpm ?? 0);
  const named = { externalId: text('itemId'), sku: text('sku'), gtin: text('gtin'), taxName: text('taxName') };
  return { kind, title, quantity, unitMinor, discountMinor, taxRatePpm, ...named, ...amounts };
}

function withTax(gross: number, said: { net: number | null; tax: number | null }, ratePpm: number) {
  const tax = said.tax ?? (said.net === null ? taxWithin(gross, ratePpm).tax : gross - said.net);
  return { netMinor: said.net ?? gross - tax, taxMinor: tax, grossMinor: gross };
}

function withoutTax(net: number, said: { tax: number | null; gross: number | null }, ratePpm: number) {
  const tax = said.tax ?? (said.gross === null ? taxOnTop(net, ratePpm).tax : said.gross - net);
  return { netMinor: net, taxMinor: tax, grossMinor: said.gross ?? net + tax };
}

const paymentTexts = [
  ['paymentReference', paymentLimits.reference],
  ['paymentMethod', paymentLimits.methodLabel],
] as const;

/** What was paid; without a time of its own when the order was placed, and without a reference by the number of the order. */
function paymentOf(
  { readOnce, said, refuse }: Cells,
  key: string,
  money: (text: string) => Read<number>,
  { placedAt, timeZone }: { placedAt: Date | null; timeZone: string },
): ImportedPayment | null {
  const amountMinor = readOnce('paid', money);
  const at = readOnce('paidAt', (text) => readMoment(text, timeZone)) ?? placedAt;
  const cell = said('paid');
  if (cell && amountMinor !== null && amountMinor < 0)
    refuse(cell.line, 'paid', reasoned('order_cell:below_zero', { text: cell.text }));
  for (const [column, longest] of paymentTexts) {
    const text = said(column);
    if (text && text.text.length > longest) refuse(text.line, column, reasoned('cell_too_long', { longest }));
  }
  if (amountMinor === null || amountMinor <= 0 || at === null) return null;
  const reference = said('paymentReference')?.text ?? key;
  return { amountMinor, at, reference, methodLabel: said('paymentMethod')?.text ?? null };
}

/** Why an order cannot have been placed at a time; undefined for any other. */
function whyNotPlaced(at: Date, text: string, now: Date): Reasoned | undefined {
  return isPlacedAhead(at, now) ? reasoned('order_cell:placed_later', { text }) : undefined;
}

/** When all of it was shipped; null for what is still to be shipped. */
function shippedOf(
  { readOnce, said, refuse }: Cells,
  { timeZone, now }: ImportTerms,
  placedAt: Date | null,
): Date | null {
  const at = readOnce('shippedAt', (text) => readMoment(text, timeZone));
  const cell = said('shippedAt');
  if (!cell || !at) return at;
  const text = cell.text.slice(0, 60);
  if (at > now) refuse(cell.line, 'shippedAt', reasoned('order_cell:shipped_later', { text }));
  const moment = shippedMoment(at, placedAt, timeZone);
  if (placedAt && !moment) {
    const placed = zonedTime(placedAt, timeZone);
    refuse(cell.line, 'shippedAt', reasoned('order_cell:shipped_earlier', { text, placed }));
  }
  return moment ?? at;
}

/** Nothing says what an order cannot be without. */
function missing(column: 'placedAt' | 'currency' | 'title' | 'quantity' | 'unitPrice'): Reasoned {
  return reasoned('order_cell:missing', { column: wording(`order_column:${column}`) });
}

type Said = (column: OrderColumn) => string | null;

function customerOf(text: Said) {
  const said = {
    externalId: text('customerId'),
    name: text('customerName'),
    email: text('customerEmail'),
    phone: text('customerPhone'),
  };
  return Object.values(said).some((one) => one !== null) ? said : null;
}

function contactOf(text: Said, role: 'billing' | 'shipping') {
  const said = {
    name: text(`${role}Name`),
    company: text(`${role}Company`),
    address: text(`${role}Address`),
    postcode: text(`${role}Postcode`),
    city: text(`${role}City`),
    region: text(`${role}Region`),
    country: text(`${role}Country`),
  };
  if (Object.values(said).every((one) => one === null)) return null;
  const { address, ...contact } = said;
  return {
    ...contact,
    name: said.name ?? text('customerName') ?? said.company ?? '',
    lines: (address ?? '').split('\n'),
  };
}

const ofField: Readonly<Record<string, ImportColumn>> = {
  externalId: 'externalId',
  placedAt: 'placedAt',
  currency: 'currency',
  locale: 'locale',
  codes: 'codes',
  netMinor: 'orderNet',
  taxMinor: 'orderTax',
  grossMinor: 'orderTotal',
};
const ofLineField: Readonly<Record<string, LineColumn>> = {
  externalId: 'itemId',
  unitMinor: 'unitPrice',
  discountMinor: 'discount',
  taxRatePpm: 'taxRate',
  netMinor: 'lineNet',
  taxMinor: 'lineTax',
  grossMinor: 'lineTotal',
};
const ofParty: Readonly<Record<string, string>> = { customer: 'customer', billing: 'billing', shippingTo: 'shipping' };

/** What the contract says of a field, at the row and column that it came from. */
function refusalOf({ path, longest }: InputIssue, rows: readonly GroupRow[], said: Cells['said']): GroupRefusal {
  const [field = '', second = '', third = '', fourth = ''] = path.split('.');
  const why = (text: string) =>
    longest === undefined
      ? reasoned('order_cell:wrong', { text: text.slice(0, 60) })
      : reasoned('cell_too_long', { longest });
  if (field === 'lines' && third !== '') {
    const row = rows[Number(third)];
    const column = ofLineField[fourth] ?? fourth;
    return { ...why(row?.texts[column] ?? ''), line: row?.line ?? null, column };
  }
  const key = ofParty[field] === undefined ? (ofField[field] ?? field) : `${ofParty[field]}${partOf(second)}`;
  const column = orderColumns.find((one) => one === key);
  const cell = column && said(column);
  return { ...why(cell?.text ?? ''), line: cell?.line ?? null, column: column ?? null };
}

function partOf(field: string): string {
  if (field === 'lines') return 'Address';
  if (field === 'externalId') return 'Id';
  return field.slice(0, 1).toUpperCase() + field.slice(1);
}
