import type {
  PaymentFacts,
  PaymentTransactionKind,
  PaymentTransactionState,
  ProviderProblem,
} from '@quarry/contracts/payments';

/** A payment as it is stored. */
export type PaymentRecord = PaymentFacts & {
  id: string;
  shopId: string;
  orderId: string | null;
  providerId: string;
  /** `manual` where people see its steps happen. */
  providerCode: string;
  reference: string | null;
  method: string;
  methodLabel: string;
  refundedMinor: number;
  /** What of it banks took back, and nobody has won yet. */
  disputedMinor: number;
  /** To be given back, and not answered yet. */
  refundPendingMinor: number;
  voidedMinor: number;
  /** Asked for and not answered yet. */
  pendingMinor: number;
  failureCode: string | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

export type PaymentTransactionRecord = {
  id: string;
  shopId: string;
  paymentId: string;
  kind: PaymentTransactionKind;
  state: PaymentTransactionState;
  amountMinor: number;
  currency: string;
  reference: string | null;
  /** The name of the person; null for the product itself. */
  requestedBy: string | null;
  requestedAt: Date;
  settledAt: Date | null;
  error: string | null;
  attempts: number;
  sentAt: Date | null;
  nextAt: Date | null;
};

export type PaymentProviderRecord = {
  id: string;
  shopId: string;
  code: string;
  name: string;
  mode: 'TEST' | 'LIVE';
  status: 'ACTIVE' | 'DISABLED';
  /** Where it answers; null for `manual`. */
  endpoint: string | null;
  secretId: string | null;
  /** Of the address for its events, by which it is told that it is another one; null for `manual`. */
  hookHash: string | null;
  /** Until when events are taken at the address before. */
  previousHookUntil: Date | null;
  refusedHooks: number;
  unreadableHooks: number;
  /** When what happened there was read last; null where it never was, and for `manual`. */
  changesReadAt: Date | null;
  /** Why its last reading failed; null where that went well. */
  changesProblem: ProviderProblem | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

/** The fields an audit entry compares. */
export function auditedPayment(payment: PaymentRecord): Record<string, unknown> {
  const { orderId, providerId, reference, methodLabel, currency, authExpiresAt } = payment;
  const money = (minor: number) => ({ minor, currency });
  return {
    orderId,
    providerId,
    reference,
    methodLabel,
    authorized: money(payment.authorizedMinor),
    captured: money(payment.capturedMinor),
    refunded: money(payment.refundedMinor),
    voided: money(payment.voidedMinor),
    authExpiresAt: authExpiresAt?.toISOString() ?? null,
  };
}

/** The fields an audit entry compares; of the secret and the address for events it tells that they are others. */
export function auditedProvider(provider: PaymentProviderRecord): Record<string, unknown> {
  const { shopId, code, name, mode, status, endpoint, secretId, hookHash, previousHookUntil } = provider;
  const kept = { shopId, code, name, mode, status, endpoint, secretId };
  return { ...kept, hookAddress: hookHash?.slice(0, 8) ?? null, previousHookUntil };
}
