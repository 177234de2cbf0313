import { zonedTime } from '@quarry/contracts/common';
import type { ReceiveOrderDraft } from '@quarry/contracts/orders';
import { reasoned } from '@quarry/contracts/wording';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { type BulkAnswer, originOf } from '../../platform/commands/index.ts';
import type { Deps, RequestContext } from '../../platform/feature.ts';
import type { GroupImportKind, GroupPlan, RecordChange, RowGroup } from '../../platform/imports/index.ts';
import type { OrderDoor } from './act-on-order.ts';
import { channelOfImport, type OrderChannel } from './order-channel.ts';
import { channelTitle, timeZoneOf } from './order-goods.store.ts';
import { importColumns, orderColumns } from './order-import-columns.ts';
import { type ImportedOrder, type ImportedPayment, type ImportTerms, readOrder } from './order-import-draft.ts';
import { noteShipped } from './fulfil-whole.commands.ts';
import type { OrderMoney } from './order-money.ts';
import type { OrderRecord } from './order.ts';
import { findByExternalIds, findOrder } from './order.store.ts';
import { receivedContent, receiveOrder, refusalToReceive } from './receive-order.commands.ts';
import { sameOrOther } from './write-order.ts';

/** Keeps what was paid of an order, in the transaction that `deps.db` is. */
export type KeepPaid = (deps: Deps, origin: ChangeOrigin, orderId: string, paid: ImportedPayment) => Promise<void>;

/** Orders of one sales channel in files, one row a line; those with the same external id are one order. */
export function orderImport(keepPaid: KeepPaid, money: OrderMoney): GroupImportKind {
  const kind: GroupImportKind = {
    kind: 'orders',
    list: 'orderChanges',
    right: ['run', 'Import'],
    within: {
      nameOf: async (context, id) => {
        const channel = await channelOfImport(context, id);
        return channel && channelTitle(context.deps.db, channel);
      },
      refusal: () => reasoned('ORDER_IMPORT_NO_CHANNEL'),
      kindIn: (channelId) => ({
        ...kind,
        judgeGroups: (context, groups) => judgeOrders(context, channelId, groups),
        apply: (context, records) => receiveAll(context, channelId, records, { keepPaid, money }),
      }),
    },
    keys: [{ name: 'externalId', columns: ['externalId'], keyOf: ([id]) => (typeof id === 'string' ? id : null) }],
    columns: () => Promise.resolve(importColumns),
    say: (_context, cells) => Promise.resolve(cells.map(({ value }) => String(value))),
    judgeGroups: outsideOfChannel,
    apply: outsideOfChannel,
    // What is made by a file stays, so that no job takes one back.
    records: (_context, ids) => Promise.resolve(ids.map(() => null)),
  };
  return kind;
}

function outsideOfChannel(): Promise<never> {
  throw new Error('Orders are imported into a channel.');
}

async function termsOf({ deps }: RequestContext, channel: OrderChannel): Promise<ImportTerms> {
  const { currency, pricesWithTax, shopId } = channel;
  return { currency, pricesWithTax, timeZone: await timeZoneOf(deps.db, shopId), now: deps.clock.now() };
}

const byFile = ({ paid, shippedAt }: ImportedOrder) => ({
  source: 'import' as const,
  paidMinor: paid?.amountMinor ?? null,
  shippedAt,
});

async function judgeOrders(
  context: RequestContext,
  channelId: string,
  groups: readonly RowGroup[],
): Promise<GroupPlan[]> {
  const channel = await channelOfImport(context, channelId);
  if (!channel) return groups.map(() => refused(reasoned('NO_RIGHT_TO_ROW')));
  const terms = await termsOf(context, channel);
  const keys = groups.map(({ key }) => key);
  const known = await findByExternalIds(context.deps.db, channelId, keys);
  return groups.map((group): GroupPlan => {
    const read = readOrder(group, terms);
    if ('refusals' in read) return { plan: 'refused', refusals: read.refusals };
    const before = known.get(group.key);
    const found = before && sameOrOther(before, group.key, receivedContent(read.draft, byFile(read)));
    if (found?.kind === 'exists') return refused(found.refusal);
    if (found) return { plan: 'unchanged', name: group.key, recordId: found.orderId };
    const refusal = refusalToReceive(channel, read.draft.lines.length);
    return refusal
      ? refused(refusal)
      : { plan: 'create', name: group.key, cells: shownCells(group, read.draft, terms) };
  });
}

function refused(why: ReturnType<typeof reasoned>): GroupPlan {
  return { plan: 'refused', refusals: [{ ...why, line: null, column: 'externalId' }] };
}

const mostTitles = 3;

/** What a preview shows of an order: what is said of it as a whole, and what its lines are of. */
function shownCells(
  { rows }: RowGroup,
  { placedAt }: ReceiveOrderDraft,
  { timeZone }: ImportTerms,
): { column: string; value: string }[] {
  const ofOrder = orderColumns.flatMap((column): { column: string; value: string }[] => {
    if (column === 'externalId') return [];
    // As it was understood: files write days in more than one order.
    if (column === 'placedAt') return [{ column, value: zonedTime(placedAt, timeZone) }];
    const text = rows.find(({ texts }) => texts[column])?.texts[column];
    return text ? [{ column, value: text }] : [];
  });
  const titles = rows.flatMap(({ texts }) => texts['title'] || texts['sku'] || []);
  const more = titles.length > mostTitles ? ` +${titles.length - mostTitles}` : '';
  const column = rows.some(({ texts }) => texts['title']) ? 'title' : 'sku';
  return [...ofOrder, { column, value: titles.slice(0, mostTitles).join(', ') + more }];
}

type Doors = { keepPaid: KeepPaid; money: OrderMoney };

async function receiveAll(
  context: RequestContext,
  channelId: string,
  records: readonly RecordChange[],
  doors: Doors,
): Promise<BulkAnswer[]> {
  const channel = await channelOfImport(context, channelId);
  if (!channel) return records.map(() => reasoned('NO_RIGHT_TO_ROW'));
  const terms = await termsOf(context, channel);
  const answers: BulkAnswer[] = [];
  for (const record of records) answers.push(await receive(context, channel, record, { terms, ...doors }));
  return answers;
}

async function receive(
  context: RequestContext,
  channel: OrderChannel,
  { id, matchKey, rows }: RecordChange,
  { terms, keepPaid, money }: Doors & { terms: ImportTerms },
): Promise<BulkAnswer> {
  if (matchKey === null) throw new Error('An order of a file has no external id.');
  const read = readOrder({ key: matchKey, rows }, terms);
  // Currency, tax and clocks of the channel may be others than at the check.
  if ('refusals' in read) return reasoned('ROW_CHANGED:since_check');
  const { draft, paid, shippedAt } = read;
  const { deps } = context;
  const origin = originOf(context);
  const outcome = await receiveOrder({ deps, origin, money }, channel, draft, { ...byFile(read), plannedId: id });
  switch (outcome.kind) {
    case 'saved':
      await keepRest({ deps, origin, keepPaid }, outcome.record, paid);
      if (shippedAt) await keepShipped({ deps, origin, money }, outcome.record.id, shippedAt);
      return null;
    case 'placed_before':
      return 'unchanged';
    case 'exists':
      return outcome.refusal;
    case 'not_allowed': {
      const { code, reason, wording } = outcome;
      return { code, reason, wording };
    }
    case 'invalid':
      return reasoned('order_cell:large', { text: matchKey });
  }
}

/** Keeps what was paid of an order elsewhere, less what its provider told of it before. */
async function keepRest(
  { deps, origin, keepPaid }: Omit<OrderDoor, 'money'> & { keepPaid: KeepPaid },
  { id, capturedMinor }: OrderRecord,
  paid: ImportedPayment | null,
): Promise<void> {
  const restMinor = (paid?.amountMinor ?? 0) - capturedMinor;
  if (paid && restMinor > 0) await keepPaid(deps, origin, id, { ...paid, amountMinor: restMinor });
}

/** Keeps that an order was shipped elsewhere, in the transaction that brings it in. */
async function keepShipped(door: OrderDoor, id: string, shippedAt: Date): Promise<void> {
  const order = await findOrder(door.deps.db, id);
  const outcome = order && (await noteShipped(door, order, shippedAt));
  // The order is new in this transaction.
  if (outcome?.kind !== 'saved') throw new Error(`What was shipped of the order ${id} was answered ${outcome?.kind}.`);
}
