import {
  type FulfilLine,
  type OrderActionFacts,
  orderLimits,
  refusalOfOrder,
  refusalToTake,
} from '@quarry/contracts/orders';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import type { GroupRefusal, GroupRow } from '../../platform/imports/index.ts';
import { leftOf } from './fulfil-order.commands.ts';
import type { OrderStanding } from './order-facts.store.ts';
import { readMoment, readQuantity } from './order-import-cells.ts';
import { plainKey } from '../../platform/search-keys.ts';
import type { OrderLineRecord } from './order.ts';
import type { TrackingColumn } from './tracking-import-columns.ts';

/** What the rows of one parcel say: all that is open of its order where `lines` is null. */
export type Parcel = {
  reference: string;
  carrier: string | null;
  tracking: string;
  shippedAt: Date | null;
  lines: readonly ParcelLine[] | null;
};
type ParcelLine = { line: number; sku: string; quantity: number | null };

const longest: Partial<Record<TrackingColumn, number>> = { carrier: orderLimits.carrier, tracking: orderLimits.key };
const shownText = (text: string) => text.slice(0, 60);

/** The rows that have order, carrier and tracking number in common as one parcel, or everything that is wrong with them. */
export function readParcel(
  rows: readonly GroupRow[],
  { timeZone, now }: { timeZone: string; now: Date },
): { parcel: Parcel } | { refusals: GroupRefusal[] } {
  const [first] = rows;
  if (!first) throw new Error('A parcel has no rows.');
  const refusals: GroupRefusal[] = [];
  const refuse = (line: number, column: TrackingColumn, why: Reasoned) => refusals.push({ ...why, line, column });
  const text = (row: GroupRow, column: TrackingColumn) => row.texts[column] ?? '';
  for (const [column, most] of Object.entries(longest) as [TrackingColumn, number][])
    if (text(first, column).length > most) refuse(first.line, column, reasoned('cell_too_long', { longest: most }));
  const dated = rows.find((row) => text(row, 'shippedAt') !== '');
  const read = dated && readMoment(text(dated, 'shippedAt'), timeZone);
  if (dated && read && 'why' in read) refuse(dated.line, 'shippedAt', read.why);
  const shippedAt = read && 'value' in read ? read.value : null;
  if (dated && shippedAt && shippedAt > now)
    refuse(dated.line, 'shippedAt', reasoned('tracking_cell:later', { text: shownText(text(dated, 'shippedAt')) }));
  const lines = rows.map((row): ParcelLine => {
    const said = text(row, 'quantity');
    const quantity = said === '' ? null : readQuantity(said);
    if (quantity && 'why' in quantity) refuse(row.line, 'quantity', quantity.why);
    return {
      line: row.line,
      sku: text(row, 'sku'),
      quantity: quantity && 'value' in quantity ? quantity.value : null,
    };
  });
  if (refusals.length > 0) return { refusals };
  const { order: reference = '', carrier, tracking = '' } = first.texts;
  // A row without an SKU is of the whole order, whatever others name.
  const isWhole = lines.some(({ sku }) => sku === '');
  return { parcel: { reference, carrier: carrier || null, tracking, shippedAt, lines: isWhole ? null : lines } };
}

/** What is shipped of an order: a packing, units of lines, or with null all that is neither packed nor shipped. */
export type Shipped = { fulfilmentId: string } | { fulfilmentId: null; lines: FulfilLine[] | null };
type Refused = { why: Reasoned; line: number | null; column: TrackingColumn };

/** What a parcel takes of an order that stands so, or why it takes nothing. A packing that holds just this goes as it is. */
export function takenOf(
  { lines }: Parcel,
  { standing, goods, facts }: { standing: OrderStanding; goods: readonly OrderLineRecord[]; facts: OrderActionFacts },
): Shipped | Refused {
  const refused = refusalOfOrder('ship', facts);
  if (refused) return { why: refused, line: null, column: 'order' };
  const packings = standing.fulfilments.filter(({ status }) => status === 'PACKING');
  if (lines === null) {
    if (leftOf(facts).length > 0) return { fulfilmentId: null, lines: null };
    const [packing, ...others] = packings;
    if (packing && others.length === 0) return { fulfilmentId: packing.id };
    return { why: reasoned('ORDER_ALL_PACKED'), line: null, column: 'order' };
  }
  const wanted = new Map<string, number>();
  for (const one of lines) {
    const own = goods.filter(({ sku, ships }) => ships && sku !== null && plainKey(sku) === plainKey(one.sku));
    if (own.length === 0)
      return { why: reasoned('tracking_cell:sku', { text: shownText(one.sku) }), line: one.line, column: 'sku' };
    addUnits(wanted, own, one.quantity);
  }
  const units = [...wanted].map(([lineId, quantity]) => ({ lineId, quantity }));
  const packing = packings.find((one) => isSame(one.lines, units));
  if (packing) return { fulfilmentId: packing.id };
  const tooMany = units.length === 0 ? reasoned('ORDER_ALL_PACKED') : refusalToTake(facts, units);
  return tooMany
    ? { why: tooMany, line: lines[0]?.line ?? null, column: 'quantity' }
    : { fulfilmentId: null, lines: units };
}

/** Adds units of an SKU to what is wanted, over its lines in their order; without a number all that is not shipped of it. */
function addUnits(wanted: Map<string, number>, own: readonly OrderLineRecord[], quantity: number | null): void {
  const unpacked = (line: OrderLineRecord) => line.quantity - line.packed - line.shipped - (wanted.get(line.id) ?? 0);
  const unshipped = (line: OrderLineRecord) => line.quantity - line.shipped - (wanted.get(line.id) ?? 0);
  const isUnpacked = own.some((line) => unpacked(line) > 0);
  const free = isUnpacked ? unpacked : unshipped;
  let left = quantity ?? own.reduce((total, line) => total + Math.max(0, free(line)), 0);
  for (const [at, line] of own.entries()) {
    // What is too much is asked of the last line, which then says what is left of it.
    const most = Math.max(0, free(line));
    const units = at === own.length - 1 ? left : Math.min(left, most);
    if (units > 0) wanted.set(line.id, (wanted.get(line.id) ?? 0) + units);
    left -= units;
  }
}

function isSame(some: readonly FulfilLine[], others: readonly FulfilLine[]): boolean {
  const quantityOf = new Map(others.map(({ lineId, quantity }) => [lineId, quantity]));
  return some.length === others.length && some.every(({ lineId, quantity }) => quantityOf.get(lineId) === quantity);
}
