import { formatMinor } from '@quarry/contracts/money';
import type { Buyer } from './invented-people.ts';
import { onDispute } from './dispute-acts.ts';
import type { Act } from './planned-lives.ts';
import { onReturn } from './return-acts.ts';
import { contactOf } from './sale-inputs.ts';
import { oneOf, share } from './share.ts';

/** An order as anyone who works on it reads it. */
export type Sale = {
  id: string;
  version: number;
  currency: string;
  captured: { minor: number };
  outstanding: { minor: number };
  lines: readonly { id: string; ships: boolean; quantity: number; returnable: number }[];
  returns: readonly { id: string; state: string; lines: readonly { line: { id: string }; quantity: number }[] }[];
  fulfilments: readonly { id: string; status: string }[];
  payments: readonly {
    id: string;
    version: number;
    reference: string | null;
    open: { minor: number };
    captured: { minor: number; currency: string };
    refunded: { minor: number };
    provider: { id: string };
  }[];
  refunds: readonly { id: string; version: number; state: string; disputeState: string | null }[];
  events: { nodes: readonly { kind: string }[] };
};

export const saleFields = `id version currency captured { minor } outstanding { minor } lines { id ships quantity returnable }
  returns { id state lines { line { id } quantity } }
  fulfilments { id status } payments { id version reference open { minor } captured { minor currency } refunded { minor } provider { id } }
  refunds { id version state disputeState } events(first: 100) { nodes { kind } }`;

/** A mutation with its arguments, each with its type. */
export type Asked = { name: string; member: string; args: Readonly<Record<string, readonly [type: string, unknown]>> };

/** What is known of the moment; `providerId` is of the provider that is no person. */
export type Moment = {
  key: string;
  buyer: Buyer;
  now: Date;
  lastDay: Date;
  assigneeId: string | undefined;
  providerId: string | undefined;
};

const hourMs = 3_600_000;
/** What is about to end ends so long after the last day. */
const leftHours = 10;
const carriers = ['DHL', 'DPD', 'GLS'];
const methods = ['Bank transfer', 'Card terminal', 'Direct debit'];
const holdReasons = ['PAYMENT', 'ADDRESS', 'FRAUD', 'STOCK', 'OTHER'];
const cancelReasons = ['CUSTOMER', 'STOCK', 'DECLINED', 'ERROR'];

/** By which event it is seen later that something was done. */
export function eventOf(act: Act): string {
  if (act.kind === 'refund' && act.by === 'manager') return act.isRefused ? 'refund_sent' : 'refunded';
  if (act.kind === 'refund') return 'refund_requested';
  return events[act.kind];
}

const events = {
  authorize: 'payment_authorized',
  ask: 'authorize_requested',
  pay: 'payment_captured',
  capture: 'payment_captured',
  pack: 'packed',
  ship: 'shipped',
  deliver: 'delivered',
  undo: 'shipment_undone',
  hold: 'held',
  release: 'released',
  cancel: 'cancelled',
  decline: 'refund_declined',
  archive: 'archived',
  reopen: 'reopened',
  assign: 'assigned',
  contacts: 'contacts',
  place: 'placed',
  void: 'payment_voided',
  withdraw: 'refund_withdrawn',
  return: 'return_requested',
  approveReturn: 'return_approved',
  declineReturn: 'return_declined',
  receiveReturn: 'return_received',
  refundReturn: 'return_closed',
  closeReturn: 'return_closed',
  cancelReturn: 'return_cancelled',
  dispute: 'disputed',
  win: 'dispute_won',
  lose: 'dispute_lost',
} as const satisfies Record<Exclude<Act['kind'], 'refund'>, string>;

/** The command that does it; undefined where there is nothing to do it to. */
export function askFor(act: Act, sale: Sale, moment: Moment): Asked | undefined {
  return (
    onMoney(act, sale, moment) ??
    onGoods(act, sale, moment) ??
    onReturn(act, sale, moment) ??
    onDispute(act, sale, moment) ??
    onOrder(act, sale, moment)
  );
}

function onMoney(act: Act, sale: Sale, { key, now, lastDay, assigneeId, providerId }: Moment): Asked | undefined {
  const { id, version, currency, outstanding, captured } = sale;
  const amountOf = (minor: number) => formatMinor(Math.max(1, minor), currency);
  const reference = `${key}/${sale.payments.length + 1}`;
  const methodLabel = oneOf(methods, key, 'method');
  switch (act.kind) {
    case 'authorize':
    case 'pay': {
      const percent = act.kind === 'pay' ? act.percent : 100;
      const input = { amount: amountOf(Math.round((outstanding.minor * percent) / 100)), reference, methodLabel };
      const ends = act.kind === 'authorize' && (act.hours === 'last_day' ? lastDay : now);
      const hours = act.kind === 'authorize' && act.hours !== 'last_day' ? act.hours : leftHours;
      const authExpiresAt = ends ? new Date(ends.getTime() + hours * hourMs).toISOString() : null;
      return {
        name: act.kind === 'pay' ? 'recordPayment' : 'authorizePayment',
        member: 'PaymentSaved',
        args: { orderId: ['ID!', id], input: ['ManualPaymentInput!', { ...input, authExpiresAt }] },
      };
    }
    case 'ask': {
      if (providerId === undefined) return undefined;
      const input = { providerId, amount: amountOf(outstanding.minor) };
      const args = {
        orderId: ['ID!', id],
        version: ['Int!', version],
        input: ['RequestPaymentInput!', input],
      } as const;
      return { name: 'requestPayment', member: 'PaymentSaved', args };
    }
    case 'capture': {
      const payment = sale.payments.find(({ open }) => open.minor > 0);
      if (!payment) return undefined;
      // A provider says its own.
      const said = payment.provider.id === providerId ? null : `${key}/C`;
      const input = { amount: amountOf(payment.open.minor), reference: said };
      return {
        name: 'capturePayment',
        member: 'PaymentSaved',
        args: { id: ['ID!', payment.id], version: ['Int!', payment.version], input: ['ManualStepInput!', input] },
      };
    }
    case 'void': {
      const payment = sale.payments.find(({ open }) => open.minor > 0);
      if (!payment) return undefined;
      const input = ['ManualVoidInput!', {}] as const;
      return {
        name: 'voidPayment',
        member: 'PaymentSaved',
        args: { id: ['ID!', payment.id], version: ['Int!', payment.version], input },
      };
    }
    case 'refund': {
      const amount = act.isPart ? amountOf(Math.round(captured.minor / 4)) : null;
      const reason = act.isPart ? 'Arrived with a scratch' : 'Sent back within 14 days';
      const input = { purpose: 'GOODWILL', amount, reason };
      const args = { orderId: ['ID!', id], version: ['Int!', version], input: ['RefundInput!', input] } as const;
      return { name: 'requestRefund', member: 'RefundSaved', args };
    }
    case 'decline':
    case 'withdraw': {
      const refund = sale.refunds.find(({ state }) => state === 'AWAITING_APPROVAL');
      const isDeclined = act.kind === 'decline';
      // Only a person withdraws, and nobody may have an account yet.
      if (!isDeclined && assigneeId === undefined) return undefined;
      const reason = isDeclined ? 'The goods came back used' : 'The customer keeps the goods';
      return (
        refund && {
          name: isDeclined ? 'declineRefund' : 'withdrawRefund',
          member: 'RefundSaved',
          args: { id: ['ID!', refund.id], version: ['Int!', refund.version], reason: ['String!', reason] },
        }
      );
    }
    default:
      return undefined;
  }
}

function onGoods(act: Act, { id, version, lines, fulfilments }: Sale, { key }: Moment): Asked | undefined {
  const changed = (name: string, args: Asked['args']): Asked => ({
    name,
    member: 'OrderChanged',
    args: { version: ['Int!', version], ...args },
  });
  const shipped = fulfilments.find(({ status }) => status === 'SHIPPED');
  switch (act.kind) {
    case 'pack': {
      const all = lines.filter(({ ships }) => ships).map(({ id: lineId, quantity }) => ({ lineId, quantity }));
      return changed('packOrder', { id: ['ID!', id], lines: ['[FulfilLineInput!]!', all] });
    }
    case 'ship': {
      const several = lines.find(({ ships, quantity }) => ships && quantity > 1);
      const part = act.isPart && several ? [{ lineId: several.id, quantity: 1 }] : null;
      const packed = fulfilments.find(({ status }) => status === 'PACKING');
      const parcel = String(fulfilments.length);
      const tracking = `${1_000_000_000 + Math.floor(share(key, 'tracking', parcel) * 1e9)}`;
      const input = {
        fulfilmentId: packed?.id ?? null,
        lines: packed ? null : part,
        carrier: oneOf(carriers, key, 'carrier'),
        tracking,
      };
      return changed('shipOrder', { id: ['ID!', id], input: ['ShipOrderInput!', input] });
    }
    case 'deliver':
      return shipped && changed('deliverFulfilment', { orderId: ['ID!', id], fulfilmentId: ['ID!', shipped.id] });
    case 'undo':
      return shipped && changed('cancelFulfilment', { orderId: ['ID!', id], fulfilmentId: ['ID!', shipped.id] });
    default:
      return undefined;
  }
}

function onOrder(act: Act, { id, version }: Sale, { key, buyer, assigneeId }: Moment): Asked | undefined {
  const changed = (name: string, args: Asked['args'] = {}, member = 'OrderChanged'): Asked => ({
    name,
    member,
    args: { id: ['ID!', id], version: ['Int!', version], ...args },
  });
  switch (act.kind) {
    case 'hold':
      return changed('holdOrder', { reason: ['OrderHoldReason!', oneOf(holdReasons, key, 'hold')] });
    case 'release':
      return changed('releaseOrder');
    case 'cancel': {
      const reason = oneOf(cancelReasons, key, 'cancel');
      return changed('cancelOrder', { reason: ['OrderCancelReason!', reason], refund: ['Boolean', act.isRefunded] });
    }
    case 'archive':
      return changed('archiveOrder');
    case 'reopen':
      return changed('reopenOrder', { reason: ['String!', 'The customer asks for a second delivery note'] });
    case 'assign':
      return assigneeId === undefined ? undefined : changed('assignOrder', { userId: ['ID', assigneeId] });
    case 'contacts': {
      const contact = contactOf(buyer);
      const shippingTo = { ...contact, lines: [...contact.lines, 'Side entrance'] };
      return changed('setOrderContacts', { shippingTo: ['OrderContactInput', shippingTo] });
    }
    case 'place':
      return changed('placeOrderDraft', {}, 'OrderPlaced');
    default:
      return undefined;
  }
}
