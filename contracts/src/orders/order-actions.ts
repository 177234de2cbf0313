import type { Action } from '../access/index.ts';
import type { ActionNow, StateTable } from '../states/index.ts';
import { type Reasoned, reasoned, wording, type Wording } from '../wording/index.ts';
import type { OrderFulfilmentStatus, OrderPaymentStatus, OrderStatus } from './order-axes.ts';

export const orderHoldReasons = ['PAYMENT', 'ADDRESS', 'FRAUD', 'STOCK', 'OTHER'] as const;
export type OrderHoldReason = (typeof orderHoldReasons)[number];

export const orderCancelReasons = ['CUSTOMER', 'FRAUD', 'STOCK', 'DECLINED', 'ERROR', 'OTHER'] as const;
export type OrderCancelReason = (typeof orderCancelReasons)[number];

export const fulfilmentStatuses = ['PACKING', 'SHIPPED', 'DELIVERED', 'CANCELLED'] as const;
export type FulfilmentStatus = (typeof fulfilmentStatuses)[number];

/** What decides what can be done to an order; amounts in minor units of its currency, times as the clocks of its shop show them. */
export type OrderActionFacts = {
  status: OrderStatus;
  paymentStatus: OrderPaymentStatus;
  fulfilmentStatus: OrderFulfilmentStatus;
  isArchived: boolean;
  currency: string;
  outstandingMinor: number;
  /** Authorised, and neither captured nor voided. */
  authorizedMinor: number;
  capturedMinor: number;
  refundedMinor: number;
  lines: readonly OrderLineFacts[];
  fulfilments: readonly FulfilmentTaken[];
  hold: { reason: OrderHoldReason; at: string } | null;
  openReturns: number;
  hasOpenEdit: boolean;
  inFlight: OrderMoneyInFlight;
  /** Whether anyone who asks may ship what is not covered. */
  mayShipUnpaid: boolean;
  /** Whether what was captured is given back as it is cancelled. */
  givesBack: boolean;
};

export type OrderLineFacts = {
  id: string;
  title: string;
  quantity: number;
  ships: boolean;
  packed: number;
  shipped: number;
  returned: number;
  /** Asked back, and not arrived yet. */
  returning: number;
};

/** What of a line a new return can be about. */
export function returnableUnits({
  shipped,
  returned,
  returning,
}: Pick<OrderLineFacts, 'shipped' | 'returned' | 'returning'>): number {
  return Math.max(0, shipped - returned - returning);
}

/** A fulfilment that counts: who made it, and what it takes of which line. */
export type FulfilmentTaken = {
  number: number;
  by: string | null;
  at: string;
  lines: readonly { lineId: string; quantity: number }[];
};

/** Transactions of an order that wait for the answer of a provider. */
export type OrderMoneyInFlight = { captures: number; others: number };

export type OrderActionName =
  | 'ship'
  | 'pack'
  | 'hold'
  | 'release'
  | 'cancel'
  | 'complete'
  | 'reopen'
  | 'archive'
  | 'unarchive'
  | 'return'
  | 'contacts'
  | 'assign';

type Guard = (facts: OrderActionFacts) => Reasoned | null;
type OrderWay = {
  action: OrderActionName;
  /** Where it can be done at all; elsewhere the state itself is the refusal. */
  from: readonly OrderStatus[];
  /** Where it leads; absent where the order stays. */
  to?: OrderStatus;
  right: Action;
  guard?: Guard;
  /** Whether it is offered: of two that are each other's way back the one that leads on. */
  isOffered: (facts: OrderActionFacts) => boolean;
};

const always = () => true;
const placed = ['OPEN', 'COMPLETED'] as const;
const ended = ['COMPLETED', 'CANCELLED'] as const;

const sum = (facts: OrderActionFacts, of: (line: OrderLineFacts) => number) =>
  facts.lines.reduce((total, line) => total + (line.ships ? of(line) : 0), 0);
const unshipped = (facts: OrderActionFacts) => sum(facts, ({ quantity, shipped }) => quantity - shipped);
const unpacked = (facts: OrderActionFacts) =>
  sum(facts, ({ quantity, packed, shipped }) => quantity - packed - shipped);

const isFree: Guard = ({ hold }) =>
  hold && reasoned('ORDER_ON_HOLD', { date: { localTime: hold.at }, reason: wording(`order_hold:${hold.reason}`) });

/** What of an order nothing pays for: neither captured nor authorised. */
export function uncoveredMinor({
  outstandingMinor,
  authorizedMinor,
}: Pick<OrderActionFacts, 'outstandingMinor' | 'authorizedMinor'>): number {
  return Math.max(0, outstandingMinor - authorizedMinor);
}

const isCovered: Guard = (facts) => {
  const missing = uncoveredMinor(facts);
  return missing === 0 || facts.mayShipUnpaid
    ? null
    : reasoned('ORDER_NOT_COVERED', { missing: { minor: missing, currency: facts.currency } });
};

const mayShip: Guard = (facts) =>
  isFree(facts) ?? (unshipped(facts) === 0 ? reasoned('ORDER_ALL_SHIPPED') : isCovered(facts));

/** What is captured and was not given back. */
const keptMinor = ({ capturedMinor, refundedMinor }: OrderActionFacts) => Math.max(0, capturedMinor - refundedMinor);

const mayCancel: Guard = (facts) => {
  const shipped = sum(facts, (line) => line.shipped);
  if (shipped > 0) return reasoned('ORDER_CANCEL_SHIPPED', { count: shipped });
  if (facts.inFlight.captures > 0) return reasoned('ORDER_CAPTURE_UNDER_WAY');
  const kept = keptMinor(facts);
  return kept === 0 || facts.givesBack
    ? null
    : reasoned('ORDER_CANCEL_CAPTURED', { captured: { minor: kept, currency: facts.currency } });
};

/** What keeps an order from being completed. */
function openPoints(facts: OrderActionFacts): Wording[] {
  const { paymentStatus, outstandingMinor, currency, fulfilmentStatus, openReturns, hasOpenEdit, hold, inFlight } =
    facts;
  const isPaid = (['PAID', 'REFUNDED', 'PARTIALLY_REFUNDED'] as const).some((one) => one === paymentStatus);
  const left = unshipped(facts);
  return [
    ...(isPaid && outstandingMinor <= 0
      ? []
      : [wording('order_open:paid', { amount: { minor: outstandingMinor, currency } })]),
    ...(fulfilmentStatus === 'FULFILLED' || left === 0 ? [] : [wording('order_open:shipped', { count: left })]),
    ...(hold ? [wording('order_open:hold')] : []),
    ...(openReturns > 0 ? [wording('order_open:return')] : []),
    ...(hasOpenEdit ? [wording('order_open:edit')] : []),
    ...(inFlight.captures + inFlight.others > 0 ? [wording('order_open:transaction')] : []),
  ];
}

const isDone: Guard = (facts) => {
  const points = openPoints(facts);
  return points.length === 0 ? null : reasoned('ORDER_NOT_DONE', { points });
};

/** Everything that can be done to an order that was placed, in the order of its buttons. */
const ways: readonly OrderWay[] = [
  { action: 'ship', from: ['OPEN'], right: 'fulfil', guard: mayShip, isOffered: always },
  {
    action: 'pack',
    from: ['OPEN'],
    right: 'fulfil',
    guard: (facts) => isFree(facts) ?? (unpacked(facts) === 0 ? reasoned('ORDER_ALL_PACKED') : null),
    isOffered: always,
  },
  {
    action: 'hold',
    from: ['OPEN'],
    right: 'update',
    guard: (facts) => isFree(facts) ?? (unshipped(facts) === 0 ? reasoned('ORDER_NOTHING_TO_HOLD') : null),
    isOffered: ({ hold }) => hold === null,
  },
  {
    action: 'release',
    from: ['OPEN'],
    right: 'update',
    guard: ({ hold }) => (hold ? null : reasoned('ORDER_NOT_HELD')),
    isOffered: ({ hold }) => hold !== null,
  },
  {
    action: 'complete',
    from: ['OPEN'],
    to: 'COMPLETED',
    right: 'update',
    guard: isDone,
    isOffered: ({ status }) => status !== 'COMPLETED',
  },
  {
    action: 'reopen',
    from: ['COMPLETED'],
    to: 'OPEN',
    right: 'update',
    isOffered: ({ status }) => status === 'COMPLETED',
  },
  {
    action: 'cancel',
    from: ['OPEN'],
    to: 'CANCELLED',
    right: 'cancel',
    guard: mayCancel,
    isOffered: ({ status }) => status !== 'CANCELLED',
  },
  {
    action: 'return',
    from: placed,
    right: 'update',
    guard: ({ lines }) => (lines.some((line) => returnableUnits(line) > 0) ? null : reasoned('RETURN_NOTHING_LEFT')),
    isOffered: ({ status }) => status !== 'CANCELLED',
  },
  {
    action: 'archive',
    from: ended,
    right: 'archive',
    guard: ({ isArchived }) => (isArchived ? reasoned('ORDER_ARCHIVED') : null),
    isOffered: ({ isArchived }) => !isArchived,
  },
  {
    action: 'unarchive',
    from: ended,
    right: 'archive',
    guard: ({ isArchived }) => (isArchived ? null : reasoned('ORDER_NOT_ARCHIVED')),
    isOffered: ({ isArchived }) => isArchived,
  },
  {
    action: 'contacts',
    from: placed,
    right: 'update',
    guard: (facts) =>
      sum(facts, ({ quantity }) => quantity) > 0 && unshipped(facts) === 0 ? reasoned('ORDER_ADDRESSES_SENT') : null,
    isOffered: always,
  },
  { action: 'assign', from: placed, right: 'update', isOffered: always },
];

/** Why something cannot be done to an order now; null when it can. */
export function refusalOfOrder(action: OrderActionName, facts: OrderActionFacts): Reasoned | null {
  const way = ways.find((one) => one.action === action);
  if (!way) throw new RangeError(`Nothing leads from an order by ${action}.`);
  return way.from.includes(facts.status) ? (way.guard?.(facts) ?? null) : refusalOfStatus(action, facts.status);
}

function refusalOfStatus(action: OrderActionName, status: OrderStatus): Reasoned {
  if (status === 'DRAFT') return reasoned('ORDER_STILL_A_DRAFT');
  if (status === 'OPEN') return reasoned(action === 'reopen' ? 'ORDER_IS_OPEN' : 'ORDER_OPEN_NOT_ARCHIVED');
  return reasoned(status === 'CANCELLED' ? 'ORDER_STAYS_CANCELLED' : 'ORDER_IS_COMPLETED');
}

/** Every action on an order with why not now; a draft has none of these. `lacking` names the right that the person has not. */
export function orderActionsNow(
  facts: OrderActionFacts,
  lacking: (right: Action) => Action | undefined,
): ActionNow<OrderStatus>[] {
  if (facts.status === 'DRAFT') return [];
  return ways
    .filter(({ isOffered }) => isOffered(facts))
    .map(({ action, to = facts.status, right }) => {
      const lacks = lacking(right) ?? null;
      return { action, to, refusal: lacks ? null : refusalOfOrder(action, facts), lacks };
    });
}

/** Why so much of lines cannot be packed, or shipped at once: the first line of which too little is left. */
export function refusalToTake(
  facts: OrderActionFacts,
  wanted: readonly { lineId: string; quantity: number }[],
): Reasoned | null {
  for (const { lineId, quantity } of wanted) {
    const line = facts.lines.find(({ id }) => id === lineId);
    if (!line) throw new RangeError(`The order has no line ${lineId}.`);
    const left = line.quantity - line.packed - line.shipped;
    if (quantity <= left) continue;
    const taken = facts.fulfilments.flatMap(({ number, by, at, lines }) =>
      lines
        .filter((one) => one.lineId === lineId)
        .map((one) =>
          by === null
            ? wording('order_taken:unknown', { count: one.quantity, number, time: at })
            : wording('order_taken', { count: one.quantity, number, person: by, time: at }),
        ),
    );
    const { title } = line;
    return taken.length === 0
      ? reasoned('ORDER_LINE_LEFT', { title, left, quantity: line.quantity })
      : reasoned('ORDER_LINE_LEFT:taken', { title, left, quantity: line.quantity, taken });
  }
  return null;
}

/** Why so much of lines cannot be asked back: the first line of which too little is left. */
export function refusalToReturn(
  facts: OrderActionFacts,
  wanted: readonly { lineId: string; quantity: number }[],
): Reasoned | null {
  for (const { lineId, quantity } of wanted) {
    const line = facts.lines.find(({ id }) => id === lineId);
    if (!line) throw new RangeError(`The order has no line ${lineId}.`);
    const left = returnableUnits(line);
    if (quantity > left) return reasoned('RETURN_TOO_MANY', { left, title: line.title });
  }
  return null;
}

/** What decides where a fulfilment may go. */
export type FulfilmentFacts = {
  number: number;
  deliveredAt: string | null;
  order: OrderActionFacts;
  /** Of what it holds so much came back, at the least. */
  returned: number;
  /** Of what it holds so much is asked back and did not arrive yet, at the least. */
  returning: number;
};

/** The life of a fulfilment; in the order of its buttons. */
export const fulfilmentStates: StateTable<FulfilmentStatus, FulfilmentFacts> = {
  actions: [
    {
      action: 'ship',
      from: ['PACKING'],
      to: 'SHIPPED',
      right: 'fulfil',
      guard: ({ order }) => refusalOfOrder('ship', order),
    },
    { action: 'deliver', from: ['SHIPPED'], to: 'DELIVERED', right: 'fulfil' },
    {
      action: 'cancel',
      from: ['PACKING', 'SHIPPED', 'DELIVERED'],
      to: 'CANCELLED',
      right: 'fulfil',
      guard: ({ deliveredAt, returned, returning }) => {
        if (deliveredAt !== null) return reasoned('FULFILMENT_DELIVERED', { date: { localTime: deliveredAt } });
        if (returned > 0) return reasoned('FULFILMENT_RETURNED', { count: returned });
        return returning > 0 ? reasoned('FULFILMENT_IN_RETURN', { count: returning }) : null;
      },
    },
  ],
  noWay: (from) => reasoned(`FULFILMENT_NO_WAY:${from}`),
};
