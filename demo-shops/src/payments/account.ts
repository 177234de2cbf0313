import { randomUUID } from 'node:crypto';

export const requestKinds = ['authorize', 'capture', 'refund', 'void'] as const;
export type RequestKind = (typeof requestKinds)[number];
export const disputeEnds = ['won', 'lost'] as const;
export type DisputeEnd = (typeof disputeEnds)[number];
export type PaymentEventKind =
  | 'authorized'
  | 'captured'
  | 'refunded'
  | 'voided'
  | 'failed'
  | 'disputed'
  | `dispute_${DisputeEnd}`;

/** Amounts are decimal texts, as many providers write them; `amount` of an event is all of its kind so far, and of a dispute what it is about. */
export type PaymentEvent = {
  id: string;
  kind: PaymentEventKind;
  payment: string;
  order: string;
  amount: string;
  currency: string;
  at: string;
  key?: string;
  dispute?: string;
};
export type PaymentRequest = {
  key: string;
  kind: RequestKind;
  payment?: string;
  order?: string;
  amount: string;
  currency: string;
};
export type RequestAnswer = {
  key: string;
  kind: RequestKind;
  payment: string;
  status: 'succeeded' | 'failed' | 'pending';
  code?: string;
  text?: string;
};
export type Outcome = 'succeeds' | 'waits' | 'refuses';

type Totals = Record<'authorized' | 'captured' | 'refunded' | 'voided' | 'disputed', bigint>;
type Payment = Totals & { id: string; order: string; currency: string };
type Dispute = { payment: Payment; amount: bigint; end?: DisputeEnd };
type Kept = { answer: RequestAnswer; request: PaymentRequest };

const totalOf = { authorize: 'authorized', capture: 'captured', refund: 'refunded', void: 'voided' } as const;

const toldAtOnce = 100;

/** What one shop's account at the provider holds: payments, requests by their key, and all that happened, oldest first. */
export function openAccount(tell: (event: PaymentEvent) => void) {
  const payments = new Map<string, Payment>();
  const requests = new Map<string, Kept>();
  const disputes = new Map<string, Dispute>();
  const events: PaymentEvent[] = [];
  const cursorName = randomUUID();

  const note = (
    payment: Payment,
    kind: PaymentEventKind,
    amount: bigint,
    about: Pick<PaymentEvent, 'key' | 'dispute'> = {},
  ) => {
    const { id, order, currency } = payment;
    const event: PaymentEvent = {
      id: `ev_${randomUUID()}`,
      kind,
      payment: id,
      order,
      amount: textOf(amount),
      currency,
      at: new Date().toISOString(),
      ...about,
    };
    events.push(event);
    tell(event);
  };

  const open = (order: string, currency: string): Payment => {
    const payment = {
      id: `pay_${randomUUID()}`,
      order,
      currency,
      authorized: 0n,
      captured: 0n,
      refunded: 0n,
      voided: 0n,
      disputed: 0n,
    };
    payments.set(payment.id, payment);
    return payment;
  };

  const effect = (
    payment: Payment,
    { key, kind, amount }: PaymentRequest,
  ): { code: string; text: string } | undefined => {
    const wanted = valueOf(amount);
    const { authorized, captured, refunded, voided, disputed } = payment;
    const left =
      kind === 'refund'
        ? captured - refunded - disputed
        : kind === 'authorize'
          ? wanted
          : authorized - captured - voided;
    if (wanted <= 0n || wanted > left) return { code: 'amount_too_large', text: `Only ${textOf(left)} is left.` };
    const total = totalOf[kind];
    payment[total] += wanted;
    note(payment, total, payment[total], { key });
    return undefined;
  };

  return {
    happened: () => events,
    /** The next events after a cursor of this account; another one begins at the first, since accounts are forgotten. */
    changes(after: string) {
      const [name, number] = after.split('.');
      const from = name === cursorName && /^\d{1,9}$/.test(number ?? '') ? Number(number) : 0;
      const told = events.slice(from, from + toldAtOnce);
      return { events: told, next: `${cursorName}.${from + told.length}` };
    },
    payment: (id: string) => payments.get(id),
    request: (key: string) => requests.get(key)?.answer,
    /** One effect for each key, however often it is sent. */
    ask(request: PaymentRequest, outcome: Outcome): RequestAnswer | undefined {
      const before = requests.get(request.key);
      if (before) return before.answer;
      const { key, kind } = request;
      const payment =
        kind === 'authorize' ? open(request.order ?? '', request.currency) : payments.get(request.payment ?? '');
      if (!payment || payment.currency !== request.currency) return undefined;
      const answer: RequestAnswer = { key, kind, payment: payment.id, status: 'pending' };
      requests.set(key, { answer, request });
      if (outcome !== 'waits') settle(key, outcome);
      return answer;
    },
    settle,
    /** What a customer pays at the provider, unasked by the shop. */
    pay({
      order,
      amount,
      currency,
      isCaptured,
    }: {
      order: string;
      amount: string;
      currency: string;
      isCaptured: boolean;
    }) {
      const payment = open(order, currency);
      payment.authorized = valueOf(amount);
      note(payment, 'authorized', payment.authorized);
      if (isCaptured) {
        payment.captured = payment.authorized;
        note(payment, 'captured', payment.captured);
      }
      return payment.id;
    },
    /** The customer's bank takes money back; nothing where the payment holds less. */
    dispute({ payment: id, amount }: { payment: string; amount: string }) {
      const payment = payments.get(id);
      const wanted = valueOf(amount);
      const left = payment ? payment.captured - payment.refunded - payment.disputed : 0n;
      if (!payment || wanted <= 0n || wanted > left) return undefined;
      const dispute = `dp_${randomUUID()}`;
      disputes.set(dispute, { payment, amount: wanted });
      payment.disputed += wanted;
      note(payment, 'disputed', wanted, { dispute });
      return dispute;
    },
    /** The bank decides: a dispute that was won brings the money back. */
    endDispute({ dispute: id, end }: { dispute: string; end: DisputeEnd }) {
      const dispute = disputes.get(id);
      if (!dispute || dispute.end !== undefined) return undefined;
      dispute.end = end;
      if (end === 'won') dispute.payment.disputed -= dispute.amount;
      note(dispute.payment, `dispute_${end}`, dispute.amount, { dispute: id });
      return id;
    },
  };

  /** Ends a request that waited. */
  function settle(key: string, outcome: Exclude<Outcome, 'waits'>): RequestAnswer | undefined {
    const kept = requests.get(key);
    const payment = payments.get(kept?.answer.payment ?? '');
    if (!kept || !payment || kept.answer.status !== 'pending') return kept?.answer;
    const refused =
      outcome === 'refuses' ? { code: 'declined', text: 'The bank declined.' } : effect(payment, kept.request);
    Object.assign(kept.answer, refused ? { status: 'failed', ...refused } : { status: 'succeeded' });
    if (refused) note(payment, 'failed', 0n, { key });
    return kept.answer;
  }
}

export type Account = ReturnType<typeof openAccount>;

/** Thousandths hold the amounts of every currency. */
const decimals = 3;

function valueOf(text: string): bigint {
  const [whole = '', part = ''] = text.split('.');
  return BigInt(`${whole}${part.padEnd(decimals, '0')}`);
}

function textOf(value: bigint): string {
  const digits = value.toString().padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
