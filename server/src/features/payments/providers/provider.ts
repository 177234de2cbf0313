import type { PaymentEventKind, ProviderProblem } from '@quarry/contracts/payments';
import type { Deps } from '../../../platform/feature.ts';

export const requestKinds = ['AUTHORIZE', 'CAPTURE', 'REFUND', 'VOID'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** What a provider is asked to do; `key` makes it one effect, however often it is sent. */
export type ProviderRequest = {
  key: string;
  kind: RequestKind;
  /** The payment as the provider knows it; null for one that is asked for. */
  paymentRef: string | null;
  /** The number of the order. */
  orderHint: string | null;
  amountMinor: number;
  currency: string;
};

/** `retryable` says that nothing happened there. Without an answer nobody knows whether something did. */
export type ProviderAnswer =
  | { kind: 'succeeded'; paymentRef: string | null }
  | { kind: 'pending'; paymentRef: string | null }
  | { kind: 'failed'; code: string; text: string; retryable: boolean }
  | { kind: 'unknown'; reason: string };

export type ProviderEventKind = PaymentEventKind;

/**
 * What a provider tells; `amountMinor` is all of its kind so far, so that no order of arrival matters, and of a dispute what it is about.
 */
export type ProviderEvent = {
  id: string;
  kind: ProviderEventKind;
  paymentRef: string;
  orderHint: string | null;
  amountMinor: number;
  currency: string;
  occurredAt: Date;
  /** The key of the request that it answers. */
  requestKey: string | null;
  /** The dispute as the provider knows it; null for every other kind. */
  dispute: string | null;
};

export type ChangesAnswer =
  /** `unread` are those that the adapter does not understand. */
  { events: readonly ProviderEvent[]; unread: number; cursor: string } | UnreadChanges;

/** Why nothing could be read; `reason` is for the log. */
type UnreadChanges = { kind: 'unknown'; problem: ProviderProblem; reason: string };

/** `refused` is not signed by the provider; `unreadable` is signed, but no event. */
export type HookReading =
  | { kind: 'events'; events: readonly ProviderEvent[] }
  | { kind: 'refused' | 'unreadable'; reason: string };

/** Where and as whom a shop asks its provider. */
export type ProviderAccess = Pick<Deps, 'allowHosts'> & { endpoint: string; secret: string };
export type HookHeaders = Readonly<Record<string, string | string[] | undefined>>;

export type ProviderCapabilities = {
  partialCapture: boolean;
  manyCaptures: boolean;
  partialRefund: boolean;
  void: boolean;
  lookup: boolean;
  hooks: boolean;
  /** The same key sent twice has one effect. */
  honoursKeys: boolean;
};

/** A payment provider that is not a person. It converts minor units to its own by itself; nothing else of the product does. */
export type PaymentProviderAdapter = {
  capabilities: ProviderCapabilities;
  request: (access: ProviderAccess, request: ProviderRequest) => Promise<ProviderAnswer>;
  /** What became of a request; `unheard` where the provider never got it. */
  lookup: (access: ProviderAccess, key: string) => Promise<ProviderAnswer | { kind: 'unheard' }>;
  /**
   * The next events after a cursor, oldest first, with the cursor behind them; null begins at the first. Left out where the provider only
   * sends hooks.
   */
  changesSince?: (access: ProviderAccess, cursor: string | null) => Promise<ChangesAnswer>;
  /** The events in the bytes of a hook, or why they are not believed. */
  readHook: (secret: string, headers: HookHeaders, bytes: Uint8Array, now: Date) => HookReading;
};
