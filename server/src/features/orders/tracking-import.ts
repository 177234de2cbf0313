import { zonedTime } from '@quarry/contracts/common';
import type { ShipOrderDraft } from '@quarry/contracts/orders';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { may } from '../../platform/auth/index.ts';
import { type BulkAnswer, originOf } from '../../platform/commands/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import type { GroupImportKind, GroupPlan, MatchKey, RecordChange, RowGroup } from '../../platform/imports/index.ts';
import { shipOrder } from './fulfil-order.commands.ts';
import { findStandings, type OrderStanding } from './order-facts.store.ts';
import { shopName, timeZoneOf } from './order-goods.store.ts';
import { nothingInFlight, type OrderMoney } from './order-money.ts';
import { findLines } from './order-parts.store.ts';
import { findReferred, type OrderReferred, type ReferredOrder } from './order-reference.store.ts';
import { factsFor } from './order-standing.ts';
import { shippedMoment } from './shipped-moment.ts';
import { type Parcel, readParcel, type Shipped, takenOf } from './tracking-draft.ts';
import { type TrackingColumn, trackingColumns } from './tracking-import-columns.ts';

const parcelColumns = ['order', 'carrier', 'tracking'] as const;

/** A parcel as people read it; one without a carrier is none the less one. */
const parcelKey: MatchKey['keyOf'] = ([order, carrier, tracking]) =>
  typeof order === 'string' && typeof tracking === 'string'
    ? [order, carrier, tracking].filter((text) => typeof text === 'string').join(' · ')
    : null;

/** Tracking numbers of the orders of one shop in files; rows with the same order, carrier and number are one parcel. */
export function trackingImport(money: OrderMoney): GroupImportKind {
  const kind: GroupImportKind = {
    kind: 'tracking',
    list: 'trackingChanges',
    right: ['run', 'Import'],
    within: {
      nameOf: async ({ actor, deps }, id) =>
        may(actor, 'fulfil', 'Order', { shopId: id }) ? shopName(deps.db, id) : undefined,
      refusal: () => reasoned('TRACKING_NO_SHOP'),
      kindIn: (shopId) => ({
        ...kind,
        judgeGroups: (context, groups) => judgeParcels(context, shopId, groups),
        apply: (context, records) => shipAll(context, shopId, records, money),
      }),
    },
    keys: [
      { name: 'parcel', columns: parcelColumns, keyOf: parcelKey },
      {
        name: 'number',
        columns: ['order', 'tracking'],
        keyOf: ([order, tracking]) => parcelKey([order, null, tracking]),
      },
    ],
    columns: () => Promise.resolve(trackingColumns),
    say: (_context, cells) => Promise.resolve(cells.map(({ value }) => String(value))),
    judgeGroups: outsideOfShop,
    apply: outsideOfShop,
    // A shipment is undone on its order, so that no job takes one back.
    records: (_context, ids) => Promise.resolve(ids.map(() => null)),
  };
  return kind;
}

function outsideOfShop(): Promise<never> {
  throw new Error('Tracking numbers are imported into a shop.');
}

/** What a parcel comes to by what stands now. */
type Verdict =
  | { kind: 'ship'; order: ReferredOrder; parcel: Parcel; shipped: Shipped }
  | { kind: 'tracked' }
  | { kind: 'refused'; refusals: readonly (Reasoned & { line: number | null; column: TrackingColumn })[] };

async function verdictsOf(
  context: RequestContext,
  shopId: string,
  groups: readonly Pick<RowGroup, 'rows'>[],
): Promise<Verdict[]> {
  const { actor, deps } = context;
  const clocks = { timeZone: await timeZoneOf(deps.db, shopId), now: deps.clock.now() };
  const read = groups.map(({ rows }) => readParcel(rows, clocks));
  const references = groups.map(({ rows }) => rows[0]?.texts['order'] ?? '');
  const referred = await findReferred(deps.db, actor, shopId, references);
  const ids = [...new Set(referred.flatMap((one) => (one.state === 'FOUND' ? one.order.id : [])))];
  const standings = await findStandings(deps.db, ids);
  const goods = Map.groupBy(await findLines(deps.db, ids), ({ orderId }) => orderId);
  return read.map((one, at): Verdict => {
    if ('refusals' in one)
      return { kind: 'refused', refusals: one.refusals as Extract<Verdict, { kind: 'refused' }>['refusals'] };
    const found = referred[at] ?? { state: 'UNKNOWN' };
    const unnamed = refusalOfReference(found, one.parcel.reference);
    if (found.state !== 'FOUND' || unnamed) return refusedAs(unnamed ?? reasoned('ROW_GONE'), null, 'order');
    const { order } = found;
    const standing = standings.get(order.id);
    if (!standing) return refusedAs(reasoned('ROW_GONE'), null, 'order');
    if (isTracked(standing, one.parcel)) return { kind: 'tracked' };
    const early = refusalOfDay(one.parcel, standing);
    if (early) {
      const dated = groups[at]?.rows.find(({ texts }) => (texts['shippedAt'] ?? '') !== '');
      return refusedAs(early, dated?.line ?? null, 'shippedAt');
    }
    const facts = factsFor(actor, shopId, standing, nothingInFlight);
    const taken = takenOf(one.parcel, { standing, facts, goods: goods.get(order.id) ?? [] });
    return 'why' in taken
      ? refusedAs(taken.why, taken.line, taken.column)
      : { kind: 'ship', order, parcel: one.parcel, shipped: taken };
  });
}

function refusedAs(why: Reasoned, line: number | null, column: TrackingColumn): Verdict {
  return { kind: 'refused', refusals: [{ ...why, line, column }] };
}

function refusalOfReference(found: OrderReferred, reference: string): Reasoned | null {
  const text = reference.slice(0, 60);
  switch (found.state) {
    case 'FOUND':
      return null;
    case 'OTHER_SHOP':
      return reasoned('tracking_order:other_shop', { text, shop: found.order.shopName });
    case 'SEVERAL':
      return reasoned('tracking_order:several', { text });
    case 'UNKNOWN':
      return reasoned('tracking_order:unknown', { text });
  }
}

/** What was shipped before its order was placed; a mistake of the file. */
function refusalOfDay({ shippedAt }: Parcel, { placedAt, timeZone }: OrderStanding): Reasoned | null {
  if (shippedAt === null || placedAt === null || shippedMoment(shippedAt, placedAt, timeZone)) return null;
  const [text, placed] = [zonedTime(shippedAt, timeZone), zonedTime(placedAt, timeZone)];
  return reasoned('order_cell:shipped_earlier', { text, placed });
}

function isTracked({ fulfilments }: OrderStanding, { carrier, tracking }: Parcel): boolean {
  return fulfilments.some((one) => one.status !== 'CANCELLED' && one.tracking === tracking && one.carrier === carrier);
}

async function judgeParcels(
  context: RequestContext,
  shopId: string,
  groups: readonly RowGroup[],
): Promise<GroupPlan[]> {
  if (!may(context.actor, 'fulfil', 'Order', { shopId }))
    return groups.map(() => ({
      plan: 'refused',
      refusals: [{ ...reasoned('NO_RIGHT_TO_ROW'), line: null, column: 'order' }],
    }));
  const verdicts = await verdictsOf(context, shopId, groups);
  return groups.map(({ key, rows }, at): GroupPlan => {
    const verdict = verdicts[at];
    if (!verdict || verdict.kind === 'refused') return { plan: 'refused', refusals: verdict?.refusals ?? [] };
    if (verdict.kind === 'tracked') return { plan: 'unchanged', name: key, recordId: null };
    return { plan: 'create', name: key, cells: shownCells(rows) };
  });
}

/** What a preview shows of a parcel: the texts of its rows, each once. */
function shownCells(rows: RowGroup['rows']): { column: string; value: string }[] {
  return trackingColumns.flatMap(({ key }) => {
    const texts = [...new Set(rows.flatMap(({ texts: said }) => said[key] || []))];
    return texts.length > 0 ? [{ column: key, value: texts.join(', ') }] : [];
  });
}

async function shipAll(
  context: RequestContext,
  shopId: string,
  records: readonly RecordChange[],
  money: OrderMoney,
): Promise<BulkAnswer[]> {
  if (!may(context.actor, 'fulfil', 'Order', { shopId })) return records.map(() => reasoned('NO_RIGHT_TO_ROW'));
  const answers: BulkAnswer[] = [];
  // One after the other, since two parcels may be of one order.
  for (const record of records) {
    const [verdict] = await verdictsOf(context, shopId, [record]);
    answers.push(await ship(context, money, verdict));
  }
  return answers;
}

async function ship(context: RequestContext, money: OrderMoney, verdict: Verdict | undefined): Promise<BulkAnswer> {
  if (!verdict) return reasoned('ROW_GONE');
  if (verdict.kind === 'tracked') return 'unchanged';
  if (verdict.kind === 'refused') {
    const [first] = verdict.refusals;
    return first ? { code: first.code, reason: first.reason, wording: first.wording } : reasoned('ROW_GONE');
  }
  const { order, parcel, shipped } = verdict;
  const { carrier, tracking, shippedAt } = parcel;
  const lines = shipped.fulfilmentId === null ? shipped.lines : null;
  const draft: ShipOrderDraft = { fulfilmentId: shipped.fulfilmentId, lines, carrier, tracking, shippedAt };
  const outcome = await shipOrder({ deps: context.deps, origin: originOf(context), money }, order, draft);
  switch (outcome.kind) {
    case 'saved':
      return null;
    case 'not_allowed': {
      const { code, reason, wording } = outcome;
      return { code, reason, wording };
    }
    case 'invalid':
      // Somebody shipped the parcel since it was looked at.
      return 'unchanged';
    default:
      return reasoned('ROW_CHANGED:since_check');
  }
}
