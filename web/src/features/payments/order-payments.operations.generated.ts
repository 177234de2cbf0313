// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** `manage` stands for every action. */
export type AbilityAction =
  | 'manage'
  | 'create'
  | 'read'
  | 'update'
  | 'delete'
  | 'archive'
  | 'publish'
  | 'run'
  | 'review'
  | 'export'
  | 'refund'
  | 'approve'
  | 'reserve'
  | 'fulfil'
  | 'fulfil_unpaid'
  | 'cancel';

/** `all` stands for every subject. */
export type AbilitySubject =
  | 'all'
  | 'ACL'
  | 'Auth'
  | 'Dashboard'
  | 'User'
  | 'Role'
  | 'Session'
  | 'ApiKey'
  | 'Setting'
  | 'Audit'
  | 'Shop'
  | 'Brand'
  | 'Category'
  | 'Attribute'
  | 'Product'
  | 'Media'
  | 'Offer'
  | 'Crawler'
  | 'Grabber'
  | 'Excavator'
  | 'Proposal'
  | 'Import'
  | 'Channel'
  | 'ChannelKey'
  | 'Discount'
  | 'Order'
  | 'Payment'
  | 'Customer'
  | 'Comment'
  | 'Analytics'
  | 'Report'
  | 'Bookmark'
  | 'SavedView'
  | 'Notification';

export type OrderStatus =
  | 'DRAFT'
  | 'OPEN'
  | 'COMPLETED'
  | 'CANCELLED';

export type PaymentTransactionKind =
  | 'AUTHORIZE'
  | 'CAPTURE'
  | 'REFUND'
  | 'VOID'
  /** What the customer's bank took back. */
  | 'CHARGEBACK'
  /** What came back of it, since the dispute was won. */
  | 'REVERSAL'
  | 'ADJUST';

export type PaymentTransactionState =
  | 'REQUESTED'
  | 'SENT'
  | 'PENDING'
  | 'UNKNOWN'
  | 'SUCCEEDED'
  | 'FAILED';

export type PaymentMode =
  | 'TEST'
  | 'LIVE';

export type PaymentProviderStatus =
  | 'ACTIVE'
  | 'DISABLED';

export type ManualPaymentInput = {
  /** A decimal text in the currency of the order. */
  readonly amount: string;
  /** When it happened; now where none is given. */
  readonly at?: string | null | undefined;
  readonly reference?: string | null | undefined;
  readonly methodLabel?: string | null | undefined;
  readonly authExpiresAt?: string | null | undefined;
};

export type RequestPaymentInput = {
  readonly providerId: string;
  /** A decimal text in the currency of the order. */
  readonly amount: string;
};

export type DisputeInput = {
  /** A decimal text in the currency of the payment. */
  readonly amount: string;
  readonly reason: string;
  /** When it happened; now where none is given. */
  readonly at?: string | null | undefined;
  /** By which it is found at the bank. */
  readonly reference?: string | null | undefined;
};

export type DisputeEndInput = {
  /** WON or LOST. */
  readonly outcome: DisputeState;
  readonly at?: string | null | undefined;
  readonly note?: string | null | undefined;
};

export type RefundState =
  | 'AWAITING_APPROVAL'
  | 'APPROVED'
  | 'PROCESSING'
  | 'SUCCEEDED'
  | 'FAILED'
  | 'DECLINED'
  | 'WITHDRAWN';

export type RefundPurpose =
  | 'RETURN'
  | 'GOODWILL'
  | 'CANCEL'
  | 'EDIT'
  | 'DISPUTE';

/** An open dispute may still be won. */
export type DisputeState =
  | 'OPEN'
  | 'WON'
  | 'LOST';

/** Either lines or an amount; neither for all that is left. */
export type RefundInput = {
  readonly purpose: RefundPurpose;
  readonly lines?: ReadonlyArray<RefundLineInput> | null | undefined;
  /** A decimal text in the currency of the order. */
  readonly amount?: string | null | undefined;
  readonly reason: string;
  readonly note?: string | null | undefined;
  /** When it happened, as with every step of `manual`; now where none is given. */
  readonly at?: string | null | undefined;
  readonly reference?: string | null | undefined;
};

export type RefundLineInput = {
  readonly lineId: string;
  readonly quantity: number;
};

export type RefundLineDetailFragment = { readonly quantity: number, readonly line: { readonly id: string, readonly title: string, readonly sku: string | null }, readonly net: { readonly minor: number, readonly currency: string }, readonly tax: { readonly minor: number, readonly currency: string }, readonly gross: { readonly minor: number, readonly currency: string } };

export type RefundDetailFragment = { readonly id: string, readonly number: number, readonly purpose: RefundPurpose, readonly reason: string, readonly note: string | null, readonly reference: string | null, readonly state: RefundState, readonly disputeState: DisputeState | null, readonly requestedBy: string | null, readonly decidedBy: string | null, readonly decidedAt: string | null, readonly createdAt: string, readonly version: number, readonly amount: { readonly minor: number, readonly currency: string }, readonly lines: ReadonlyArray<{ readonly quantity: number, readonly line: { readonly id: string, readonly title: string, readonly sku: string | null }, readonly net: { readonly minor: number, readonly currency: string }, readonly tax: { readonly minor: number, readonly currency: string }, readonly gross: { readonly minor: number, readonly currency: string } }>, readonly transactions: ReadonlyArray<{ readonly id: string, readonly payment: { readonly id: string, readonly provider: { readonly id: string, readonly code: string, readonly name: string } } }>, readonly orderChange: { readonly code: string, readonly reason: string, readonly seen: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> };

export type PaidOrderFragment = { readonly id: string, readonly version: number, readonly status: OrderStatus, readonly currency: string, readonly shop: { readonly id: string, readonly timeZone: string }, readonly outstanding: { readonly minor: number, readonly currency: string }, readonly lines: ReadonlyArray<{ readonly id: string, readonly title: string, readonly sku: string | null, readonly quantity: number, readonly gross: { readonly minor: number, readonly currency: string } }>, readonly payments: ReadonlyArray<{ readonly id: string, readonly reference: string | null, readonly methodLabel: string, readonly currency: string, readonly authExpiresAt: string | null, readonly failureCode: string | null, readonly createdAt: string, readonly updatedAt: string, readonly version: number, readonly authorized: { readonly minor: number, readonly currency: string }, readonly captured: { readonly minor: number, readonly currency: string }, readonly refunded: { readonly minor: number, readonly currency: string }, readonly voided: { readonly minor: number, readonly currency: string }, readonly open: { readonly minor: number, readonly currency: string }, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string }, readonly order: { readonly id: string, readonly number: string | null, readonly externalId: string | null } | null, readonly provider: { readonly id: string, readonly code: string, readonly name: string, readonly mode: PaymentMode, readonly status: PaymentProviderStatus }, readonly transactions: ReadonlyArray<{ readonly id: string, readonly kind: PaymentTransactionKind, readonly state: PaymentTransactionState, readonly reference: string | null, readonly requestedBy: string | null, readonly requestedAt: string, readonly sentAt: string | null, readonly settledAt: string | null, readonly attempts: number, readonly nextAt: string | null, readonly amount: { readonly minor: number, readonly currency: string }, readonly error: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> }>, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> }>, readonly refunds: ReadonlyArray<{ readonly id: string, readonly number: number, readonly purpose: RefundPurpose, readonly reason: string, readonly note: string | null, readonly reference: string | null, readonly state: RefundState, readonly disputeState: DisputeState | null, readonly requestedBy: string | null, readonly decidedBy: string | null, readonly decidedAt: string | null, readonly createdAt: string, readonly version: number, readonly amount: { readonly minor: number, readonly currency: string }, readonly lines: ReadonlyArray<{ readonly quantity: number, readonly line: { readonly id: string, readonly title: string, readonly sku: string | null }, readonly net: { readonly minor: number, readonly currency: string }, readonly tax: { readonly minor: number, readonly currency: string }, readonly gross: { readonly minor: number, readonly currency: string } }>, readonly transactions: ReadonlyArray<{ readonly id: string, readonly payment: { readonly id: string, readonly provider: { readonly id: string, readonly code: string, readonly name: string } } }>, readonly orderChange: { readonly code: string, readonly reason: string, readonly seen: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> }>, readonly paymentActions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }>, readonly askableProviders: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mode: PaymentMode }>, readonly requestable: { readonly minor: number, readonly currency: string } | null, readonly refundable: { readonly minor: number, readonly currency: string } | null, readonly refundLimit: { readonly minor: number, readonly currency: string } | null };

export type OrderPaymentsQueryVariables = Exact<{
  id: string;
}>;


export type OrderPaymentsQuery = { readonly order: { readonly id: string, readonly version: number, readonly status: OrderStatus, readonly currency: string, readonly shop: { readonly id: string, readonly timeZone: string }, readonly outstanding: { readonly minor: number, readonly currency: string }, readonly lines: ReadonlyArray<{ readonly id: string, readonly title: string, readonly sku: string | null, readonly quantity: number, readonly gross: { readonly minor: number, readonly currency: string } }>, readonly payments: ReadonlyArray<{ readonly id: string, readonly reference: string | null, readonly methodLabel: string, readonly currency: string, readonly authExpiresAt: string | null, readonly failureCode: string | null, readonly createdAt: string, readonly updatedAt: string, readonly version: number, readonly authorized: { readonly minor: number, readonly currency: string }, readonly captured: { readonly minor: number, readonly currency: string }, readonly refunded: { readonly minor: number, readonly currency: string }, readonly voided: { readonly minor: number, readonly currency: string }, readonly open: { readonly minor: number, readonly currency: string }, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string }, readonly order: { readonly id: string, readonly number: string | null, readonly externalId: string | null } | null, readonly provider: { readonly id: string, readonly code: string, readonly name: string, readonly mode: PaymentMode, readonly status: PaymentProviderStatus }, readonly transactions: ReadonlyArray<{ readonly id: string, readonly kind: PaymentTransactionKind, readonly state: PaymentTransactionState, readonly reference: string | null, readonly requestedBy: string | null, readonly requestedAt: string, readonly sentAt: string | null, readonly settledAt: string | null, readonly attempts: number, readonly nextAt: string | null, readonly amount: { readonly minor: number, readonly currency: string }, readonly error: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> }>, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> }>, readonly refunds: ReadonlyArray<{ readonly id: string, readonly number: number, readonly purpose: RefundPurpose, readonly reason: string, readonly note: string | null, readonly reference: string | null, readonly state: RefundState, readonly disputeState: DisputeState | null, readonly requestedBy: string | null, readonly decidedBy: string | null, readonly decidedAt: string | null, readonly createdAt: string, readonly version: number, readonly amount: { readonly minor: number, readonly currency: string }, readonly lines: ReadonlyArray<{ readonly quantity: number, readonly line: { readonly id: string, readonly title: string, readonly sku: string | null }, readonly net: { readonly minor: number, readonly currency: string }, readonly tax: { readonly minor: number, readonly currency: string }, readonly gross: { readonly minor: number, readonly currency: string } }>, readonly transactions: ReadonlyArray<{ readonly id: string, readonly payment: { readonly id: string, readonly provider: { readonly id: string, readonly code: string, readonly name: string } } }>, readonly orderChange: { readonly code: string, readonly reason: string, readonly seen: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> }>, readonly paymentActions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }>, readonly askableProviders: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mode: PaymentMode }>, readonly requestable: { readonly minor: number, readonly currency: string } | null, readonly refundable: { readonly minor: number, readonly currency: string } | null, readonly refundLimit: { readonly minor: number, readonly currency: string } | null } | null };

export type AuthorizePaymentMutationVariables = Exact<{
  orderId: string;
  input: ManualPaymentInput;
}>;


export type AuthorizePaymentMutation = { readonly authorizePayment:
    | { readonly __typename: 'PaymentSaved', readonly payment: { readonly id: string, readonly authorized: { readonly minor: number, readonly currency: string } }, readonly order: { readonly id: string, readonly version: number, readonly status: OrderStatus, readonly currency: string, readonly shop: { readonly id: string, readonly timeZone: string }, readonly outstanding: { readonly minor: number, readonly currency: string }, readonly lines: ReadonlyArray<{ readonly id: string, readonly title: string, readonly sku: string | null, readonly quantity: number, readonly gross: { readonly minor: number, readonly currency: string } }>, readonly payments: ReadonlyArray<{ readonly id: string, readonly reference: string | null, readonly methodLabel: string, readonly currency: string, readonly authExpiresAt: string | null, readonly failureCode: string | null, readonly createdAt: string, readonly updatedAt: string, readonly version: number, readonly authorized: { readonly minor: number, readonly currency: string }, readonly captured: { readonly minor: number, readonly currency: string }, readonly refunded: { readonly minor: number, readonly currency: string }, readonly voided: { readonly minor: number, readonly currency: string }, readonly open: { readonly minor: number, readonly currency: string }, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string }, readonly order: { readonly id: string, readonly number: string | null, readonly externalId: string | null } | null, readonly provider: { readonly id: string, readonly code: string, readonly name: string, readonly mode: PaymentMode, readonly status: PaymentProviderStatus }, readonly transactions: ReadonlyArray<{ readonly id: string, readonly kind: PaymentTransactionKind, readonly state: PaymentTransactionState, readonly reference: string | null, readonly requestedBy: string | null, readonly requestedAt: string, readonly sentAt: string | null, readonly settledAt: string | null, readonly attempts: number, readonly nextAt: string | null, readonly amount: { readonly minor: number, readonly currency: string }, readonly error: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> }>, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> }>, readonly refunds: ReadonlyArray<{ readonly id: string, readonly number: number, readonly purpose: RefundPurpose, readonly reason: string, readonly note: string | null, readonly reference: string | null, readonly state: RefundState, readonly disputeState: DisputeState | null, readonly requestedBy: string | null, readonly decidedBy: string | null, readonly decidedAt: string | null, readonly createdAt: string, readonly version: number, readonly amount: { readonly minor: number, readonly currency: string }, readonly lines: ReadonlyArray<{ readonly quantity: number, readonly line: { readonly id: string, readonly title: string, readonly sku: string | null }, readonly net: { readonly minor: number, readonly currency: string }, readonly tax: { readonly minor: number, readonly currency: string }, readonly gross: { readonly minor: number, readonly currency: string } }>, readonly transactions: ReadonlyArray<{ readonly id: string, readonly payment: { readonly id: string, readonly provider: { readonly id: string, readonly code: string, readonly name: string } } }>, readonly orderChange: { readonly code: string, readonly reason: string, readonly seen: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> }>, readonly paymentActions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }>, readonly askableProviders: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mode: PaymentMode }>, readonly requestable: { readonly minor: number, readonly currency: string } | null, readonly refundable: { readonly minor: number, readonly currency: string } | null, readonly refundLimit: { readonly minor: number, readonly currency: string } | null } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type RecordPaymentMutationVariables = Exact<{
  orderId: string;
  input: ManualPaymentInput;
}>;


export type RecordPaymentMutation = { readonly recordPayment:
    | { readonly __typename: 'PaymentSaved', readonly payment: { readonly id: string, readonly captured: { readonly minor: number, readonly currency: string } }, readonly order: { readonly id: string, readonly version: number, readonly status: OrderStatus, readonly currency: string, readonly shop: { readonly id: string, readonly timeZone: string }, readonly outstanding: { readonly minor: number, readonly currency: string }, readonly lines: ReadonlyArray<{ readonly id: string, readonly title: string, readonly sku: string | null, readonly quantity: number, readonly gross: { readonly minor: number, readonly currency: string } }>, readonly payments: ReadonlyArray<{ readonly id: string, readonly reference: string | null, readonly methodLabel: string, readonly currency: string, readonly authExpiresAt: string | null, readonly failureCode: string | null, readonly createdAt: string, readonly updatedAt: string, readonly version: number, readonly authorized: { readonly minor: number, readonly currency: string }, readonly captured: { readonly minor: number, readonly currency: string }, readonly refunded: { readonly minor: number, readonly currency: string }, readonly voided: { readonly minor: number, readonly currency: string }, readonly open: { readonly minor: number, readonly currency: string }, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string }, readonly order: { readonly id: string, readonly number: string | null, readonly externalId: string | null } | null, readonly provider: { readonly id: string, readonly code: string, readonly name: string, readonly mode: PaymentMode, readonly status: PaymentProviderStatus }, readonly transactions: ReadonlyArray<{ readonly id: string, readonly kind: PaymentTransactionKind, readonly state: PaymentTransactionState, readonly reference: string | null, readonly requestedBy: string | null, readonly requestedAt: string, readonly sentAt: string | null, readonly settledAt: string | null, readonly attempts: number, readonly nextAt: string | null, readonly amount: { readonly minor: number, readonly currency: string }, readonly error: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> }>, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> }>, readonly refunds: ReadonlyArray<{ readonly id: string, readonly number: number, readonly purpose: RefundPurpose, readonly reason: string, readonly note: string | null, readonly reference: string | null, readonly state: RefundState, readonly disputeState: DisputeState | null, readonly requestedBy: string | null, readonly decidedBy: string | null, readonly decidedAt: string | null, readonly createdAt: string, readonly version: number, readonly amount: { readonly minor: number, readonly currency: string }, readonly lines: ReadonlyArray<{ readonly quantity: number, readonly line: { readonly id: string, readonly title: string, readonly sku: string | null }, readonly net: { readonly minor: number, readonly currency: string }, readonly tax: { readonly minor: number, readonly currency: string }, readonly gross: { readonly minor: number, readonly currency: string } }>, readonly transactions: ReadonlyArray<{ readonly id: string, readonly payment: { readonly id: string, readonly provider: { readonly id: string, readonly code: string, readonly name: string } } }>, readonly orderChange: { readonly code: string, readonly reason: string, readonly seen: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> }>, readonly paymentActions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }>, readonly askableProviders: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mode: PaymentMode }>, readonly requestable: { readonly minor: number, readonly currency: string } | null, readonly refundable: { readonly minor: number, readonly currency: string } | null, readonly refundLimit: { readonly minor: number, readonly currency: string } | null } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type RequestPaymentMutationVariables = Exact<{
  orderId: string;
  version: number;
  input: RequestPaymentInput;
}>;


export type RequestPaymentMutation = { readonly requestPayment:
    | { readonly __typename: 'PaymentSaved', readonly payment: { readonly id: string }, readonly order: { readonly id: string, readonly version: number, readonly status: OrderStatus, readonly currency: string, readonly shop: { readonly id: string, readonly timeZone: string }, readonly outstanding: { readonly minor: number, readonly currency: string }, readonly lines: ReadonlyArray<{ readonly id: string, readonly title: string, readonly sku: string | null, readonly quantity: number, readonly gross: { readonly minor: number, readonly currency: string } }>, readonly payments: ReadonlyArray<{ readonly id: string, readonly reference: string | null, readonly methodLabel: string, readonly currency: string, readonly authExpiresAt: string | null, readonly failureCode: string | null, readonly createdAt: string, readonly updatedAt: string, readonly version: number, readonly authorized: { readonly minor: number, readonly currency: string }, readonly captured: { readonly minor: number, readonly currency: string }, readonly refunded: { readonly minor: number, readonly currency: string }, readonly voided: { readonly minor: number, readonly currency: string }, readonly open: { readonly minor: number, readonly currency: string }, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string }, readonly order: { readonly id: string, readonly number: string | null, readonly externalId: string | null } | null, readonly provider: { readonly id: string, readonly code: string, readonly name: string, readonly mode: PaymentMode, readonly status: PaymentProviderStatus }, readonly transactions: ReadonlyArray<{ readonly id: string, readonly kind: PaymentTransactionKind, readonly state: PaymentTransactionState, readonly reference: string | null, readonly requestedBy: string | null, readonly requestedAt: string, readonly sentAt: string | null, readonly settledAt: string | null, readonly attempts: number, readonly nextAt: string | null, readonly amount: { readonly minor: number, readonly currency: string }, readonly error: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> }>, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> }>, readonly refunds: ReadonlyArray<{ readonly id: string, readonly number: number, readonly purpose: RefundPurpose, readonly reason: string, readonly note: string | null, readonly reference: string | null, readonly state: RefundState, readonly disputeState: DisputeState | null, readonly requestedBy: string | null, readonly decidedBy: string | null, readonly decidedAt: string | null, readonly createdAt: string, readonly version: number, readonly amount: { readonly minor: number, readonly currency: string }, readonly lines: ReadonlyArray<{ readonly quantity: number, readonly line: { readonly id: string, readonly title: string, readonly sku: string | null }, readonly net: { readonly minor: number, readonly currency: string }, readonly tax: { readonly minor: number, readonly currency: string }, readonly gross: { readonly minor: number, readonly currency: string } }>, readonly transactions: ReadonlyArray<{ readonly id: string, readonly payment: { readonly id: string, readonly provider: { readonly id: string, readonly code: string, readonly name: string } } }>, readonly orderChange: { readonly code: string, readonly reason: string, readonly seen: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> }>, readonly paymentActions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }>, readonly askableProviders: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mode: PaymentMode }>, readonly requestable: { readonly minor: number, readonly currency: string } | null, readonly refundable: { readonly minor: number, readonly currency: string } | null, readonly refundLimit: { readonly minor: number, readonly currency: string } | null } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type PreviewRefundQueryVariables = Exact<{
  orderId: string;
  input: RefundInput;
}>;


export type PreviewRefundQuery = { readonly previewRefund:
    | { readonly __typename: 'RefundPreview', readonly needsApproval: boolean, readonly amount: { readonly minor: number, readonly currency: string }, readonly lines: ReadonlyArray<{ readonly quantity: number, readonly line: { readonly id: string, readonly title: string }, readonly net: { readonly minor: number, readonly currency: string }, readonly tax: { readonly minor: number, readonly currency: string }, readonly gross: { readonly minor: number, readonly currency: string } }>, readonly refundable: { readonly minor: number, readonly currency: string }, readonly limit: { readonly minor: number, readonly currency: string } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type RequestRefundMutationVariables = Exact<{
  orderId: string;
  version: number;
  input: RefundInput;
}>;


export type RequestRefundMutation = { readonly requestRefund:
    | { readonly __typename: 'RefundSaved', readonly refund: { readonly id: string, readonly number: number, readonly purpose: RefundPurpose, readonly reason: string, readonly note: string | null, readonly reference: string | null, readonly state: RefundState, readonly disputeState: DisputeState | null, readonly requestedBy: string | null, readonly decidedBy: string | null, readonly decidedAt: string | null, readonly createdAt: string, readonly version: number, readonly amount: { readonly minor: number, readonly currency: string }, readonly lines: ReadonlyArray<{ readonly quantity: number, readonly line: { readonly id: string, readonly title: string, readonly sku: string | null }, readonly net: { readonly minor: number, readonly currency: string }, readonly tax: { readonly minor: number, readonly currency: string }, readonly gross: { readonly minor: number, readonly currency: string } }>, readonly transactions: ReadonlyArray<{ readonly id: string, readonly payment: { readonly id: string, readonly provider: { readonly id: string, readonly code: string, readonly name: string } } }>, readonly orderChange: { readonly code: string, readonly reason: string, readonly seen: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type ApproveRefundMutationVariables = Exact<{
  id: string;
  version: number;
  seen?: string | null | undefined;
}>;


export type ApproveRefundMutation = { readonly approveRefund:
    | { readonly __typename: 'RefundSaved', readonly refund: { readonly id: string, readonly number: number, readonly purpose: RefundPurpose, readonly reason: string, readonly note: string | null, readonly reference: string | null, readonly state: RefundState, readonly disputeState: DisputeState | null, readonly requestedBy: string | null, readonly decidedBy: string | null, readonly decidedAt: string | null, readonly createdAt: string, readonly version: number, readonly amount: { readonly minor: number, readonly currency: string }, readonly lines: ReadonlyArray<{ readonly quantity: number, readonly line: { readonly id: string, readonly title: string, readonly sku: string | null }, readonly net: { readonly minor: number, readonly currency: string }, readonly tax: { readonly minor: number, readonly currency: string }, readonly gross: { readonly minor: number, readonly currency: string } }>, readonly transactions: ReadonlyArray<{ readonly id: string, readonly payment: { readonly id: string, readonly provider: { readonly id: string, readonly code: string, readonly name: string } } }>, readonly orderChange: { readonly code: string, readonly reason: string, readonly seen: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type DeclineRefundMutationVariables = Exact<{
  id: string;
  version: number;
  reason: string;
}>;


export type DeclineRefundMutation = { readonly declineRefund:
    | { readonly __typename: 'RefundSaved', readonly refund: { readonly id: string, readonly number: number, readonly purpose: RefundPurpose, readonly reason: string, readonly note: string | null, readonly reference: string | null, readonly state: RefundState, readonly disputeState: DisputeState | null, readonly requestedBy: string | null, readonly decidedBy: string | null, readonly decidedAt: string | null, readonly createdAt: string, readonly version: number, readonly amount: { readonly minor: number, readonly currency: string }, readonly lines: ReadonlyArray<{ readonly quantity: number, readonly line: { readonly id: string, readonly title: string, readonly sku: string | null }, readonly net: { readonly minor: number, readonly currency: string }, readonly tax: { readonly minor: number, readonly currency: string }, readonly gross: { readonly minor: number, readonly currency: string } }>, readonly transactions: ReadonlyArray<{ readonly id: string, readonly payment: { readonly id: string, readonly provider: { readonly id: string, readonly code: string, readonly name: string } } }>, readonly orderChange: { readonly code: string, readonly reason: string, readonly seen: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type WithdrawRefundMutationVariables = Exact<{
  id: string;
  version: number;
  reason: string;
}>;


export type WithdrawRefundMutation = { readonly withdrawRefund:
    | { readonly __typename: 'RefundSaved', readonly refund: { readonly id: string, readonly number: number, readonly purpose: RefundPurpose, readonly reason: string, readonly note: string | null, readonly reference: string | null, readonly state: RefundState, readonly disputeState: DisputeState | null, readonly requestedBy: string | null, readonly decidedBy: string | null, readonly decidedAt: string | null, readonly createdAt: string, readonly version: number, readonly amount: { readonly minor: number, readonly currency: string }, readonly lines: ReadonlyArray<{ readonly quantity: number, readonly line: { readonly id: string, readonly title: string, readonly sku: string | null }, readonly net: { readonly minor: number, readonly currency: string }, readonly tax: { readonly minor: number, readonly currency: string }, readonly gross: { readonly minor: number, readonly currency: string } }>, readonly transactions: ReadonlyArray<{ readonly id: string, readonly payment: { readonly id: string, readonly provider: { readonly id: string, readonly code: string, readonly name: string } } }>, readonly orderChange: { readonly code: string, readonly reason: string, readonly seen: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type RecordDisputeMutationVariables = Exact<{
  paymentId: string;
  version: number;
  input: DisputeInput;
}>;


export type RecordDisputeMutation = { readonly recordDispute:
    | { readonly __typename: 'RefundSaved', readonly refund: { readonly id: string, readonly number: number, readonly purpose: RefundPurpose, readonly reason: string, readonly note: string | null, readonly reference: string | null, readonly state: RefundState, readonly disputeState: DisputeState | null, readonly requestedBy: string | null, readonly decidedBy: string | null, readonly decidedAt: string | null, readonly createdAt: string, readonly version: number, readonly amount: { readonly minor: number, readonly currency: string }, readonly lines: ReadonlyArray<{ readonly quantity: number, readonly line: { readonly id: string, readonly title: string, readonly sku: string | null }, readonly net: { readonly minor: number, readonly currency: string }, readonly tax: { readonly minor: number, readonly currency: string }, readonly gross: { readonly minor: number, readonly currency: string } }>, readonly transactions: ReadonlyArray<{ readonly id: string, readonly payment: { readonly id: string, readonly provider: { readonly id: string, readonly code: string, readonly name: string } } }>, readonly orderChange: { readonly code: string, readonly reason: string, readonly seen: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type EndDisputeMutationVariables = Exact<{
  id: string;
  version: number;
  input: DisputeEndInput;
}>;


export type EndDisputeMutation = { readonly endDispute:
    | { readonly __typename: 'RefundSaved', readonly refund: { readonly id: string, readonly number: number, readonly purpose: RefundPurpose, readonly reason: string, readonly note: string | null, readonly reference: string | null, readonly state: RefundState, readonly disputeState: DisputeState | null, readonly requestedBy: string | null, readonly decidedBy: string | null, readonly decidedAt: string | null, readonly createdAt: string, readonly version: number, readonly amount: { readonly minor: number, readonly currency: string }, readonly lines: ReadonlyArray<{ readonly quantity: number, readonly line: { readonly id: string, readonly title: string, readonly sku: string | null }, readonly net: { readonly minor: number, readonly currency: string }, readonly tax: { readonly minor: number, readonly currency: string }, readonly gross: { readonly minor: number, readonly currency: string } }>, readonly transactions: ReadonlyArray<{ readonly id: string, readonly payment: { readonly id: string, readonly provider: { readonly id: string, readonly code: string, readonly name: string } } }>, readonly orderChange: { readonly code: string, readonly reason: string, readonly seen: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type AmountFragment = { readonly minor: number, readonly currency: string };

export type PaymentDetailFragment = { readonly id: string, readonly reference: string | null, readonly methodLabel: string, readonly currency: string, readonly authExpiresAt: string | null, readonly failureCode: string | null, readonly createdAt: string, readonly updatedAt: string, readonly version: number, readonly authorized: { readonly minor: number, readonly currency: string }, readonly captured: { readonly minor: number, readonly currency: string }, readonly refunded: { readonly minor: number, readonly currency: string }, readonly voided: { readonly minor: number, readonly currency: string }, readonly open: { readonly minor: number, readonly currency: string }, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string }, readonly order: { readonly id: string, readonly number: string | null, readonly externalId: string | null } | null, readonly provider: { readonly id: string, readonly code: string, readonly name: string, readonly mode: PaymentMode, readonly status: PaymentProviderStatus }, readonly transactions: ReadonlyArray<{ readonly id: string, readonly kind: PaymentTransactionKind, readonly state: PaymentTransactionState, readonly reference: string | null, readonly requestedBy: string | null, readonly requestedAt: string, readonly sentAt: string | null, readonly settledAt: string | null, readonly attempts: number, readonly nextAt: string | null, readonly amount: { readonly minor: number, readonly currency: string }, readonly error: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> }>, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> };

export type TransactionDetailFragment = { readonly id: string, readonly kind: PaymentTransactionKind, readonly state: PaymentTransactionState, readonly reference: string | null, readonly requestedBy: string | null, readonly requestedAt: string, readonly sentAt: string | null, readonly settledAt: string | null, readonly attempts: number, readonly nextAt: string | null, readonly amount: { readonly minor: number, readonly currency: string }, readonly error: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export type ConflictFragment = { readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

export const OrderPaymentsDocument: TypedDocument<OrderPaymentsQuery, OrderPaymentsQueryVariables> = {
  id: 'x-OrderPayments-bl8ZEgqKg_O0',
  name: 'OrderPayments',
  reads: ['Order', 'OrderLine', 'Payment', 'PaymentProvider', 'PaymentTransaction', 'Refund', 'Shop'],
  text: "query OrderPayments($id: ID!) { order(id: $id) { ...PaidOrder } } fragment PaidOrder on Order { id version status currency shop { id timeZone } outstanding { ...Amount } lines { id title sku quantity gross { ...Amount } } payments { ...PaymentDetail } refunds { ...RefundDetail } paymentActions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } askableProviders { id name mode } requestable { ...Amount } refundable { ...Amount } refundLimit { ...Amount } } fragment Amount on Money { minor currency } fragment PaymentDetail on Payment { id reference methodLabel currency authorized { ...Amount } captured { ...Amount } refunded { ...Amount } voided { ...Amount } open { ...Amount } authExpiresAt failureCode createdAt updatedAt version shop { id name timeZone } order { id number externalId } provider { id code name mode status } transactions { ...TransactionDetail } actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } } fragment TransactionDetail on PaymentTransaction { id kind state amount { ...Amount } reference requestedBy requestedAt sentAt settledAt attempts nextAt error { text wording { key params } } actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } } fragment RefundDetail on Refund { id number purpose reason note reference amount { ...Amount } state disputeState lines { ...RefundLineDetail } transactions { id payment { id provider { id code name } } } requestedBy decidedBy decidedAt createdAt version orderChange { code reason wording { key params } seen } actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } } fragment RefundLineDetail on RefundLine { line { id title sku } quantity net { ...Amount } tax { ...Amount } gross { ...Amount } }",
};

export const AuthorizePaymentDocument: TypedDocument<AuthorizePaymentMutation, AuthorizePaymentMutationVariables> = {
  id: 'x-AuthorizePayment-or-F2u1Snd5g',
  name: 'AuthorizePayment',
  text: "mutation AuthorizePayment($orderId: ID!, $input: ManualPaymentInput!) { authorizePayment(orderId: $orderId, input: $input) { __typename ... on PaymentSaved { payment { id authorized { ...Amount } } order { ...PaidOrder } } ...Invalid ...NotAllowed ... on NotFound { id } } } fragment Amount on Money { minor currency } fragment PaidOrder on Order { id version status currency shop { id timeZone } outstanding { ...Amount } lines { id title sku quantity gross { ...Amount } } payments { ...PaymentDetail } refunds { ...RefundDetail } paymentActions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } askableProviders { id name mode } requestable { ...Amount } refundable { ...Amount } refundLimit { ...Amount } } fragment PaymentDetail on Payment { id reference methodLabel currency authorized { ...Amount } captured { ...Amount } refunded { ...Amount } voided { ...Amount } open { ...Amount } authExpiresAt failureCode createdAt updatedAt version shop { id name timeZone } order { id number externalId } provider { id code name mode status } transactions { ...TransactionDetail } actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } } fragment TransactionDetail on PaymentTransaction { id kind state amount { ...Amount } reference requestedBy requestedAt sentAt settledAt attempts nextAt error { text wording { key params } } actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } } fragment RefundDetail on Refund { id number purpose reason note reference amount { ...Amount } state disputeState lines { ...RefundLineDetail } transactions { id payment { id provider { id code name } } } requestedBy decidedBy decidedAt createdAt version orderChange { code reason wording { key params } seen } actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } } fragment RefundLineDetail on RefundLine { line { id title sku } quantity net { ...Amount } tax { ...Amount } gross { ...Amount } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const RecordPaymentDocument: TypedDocument<RecordPaymentMutation, RecordPaymentMutationVariables> = {
  id: 'x-RecordPayment-8H7kI0q-NB-e',
  name: 'RecordPayment',
  text: "mutation RecordPayment($orderId: ID!, $input: ManualPaymentInput!) { recordPayment(orderId: $orderId, input: $input) { __typename ... on PaymentSaved { payment { id captured { ...Amount } } order { ...PaidOrder } } ...Invalid ...NotAllowed ... on NotFound { id } } } fragment Amount on Money { minor currency } fragment PaidOrder on Order { id version status currency shop { id timeZone } outstanding { ...Amount } lines { id title sku quantity gross { ...Amount } } payments { ...PaymentDetail } refunds { ...RefundDetail } paymentActions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } askableProviders { id name mode } requestable { ...Amount } refundable { ...Amount } refundLimit { ...Amount } } fragment PaymentDetail on Payment { id reference methodLabel currency authorized { ...Amount } captured { ...Amount } refunded { ...Amount } voided { ...Amount } open { ...Amount } authExpiresAt failureCode createdAt updatedAt version shop { id name timeZone } order { id number externalId } provider { id code name mode status } transactions { ...TransactionDetail } actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } } fragment TransactionDetail on PaymentTransaction { id kind state amount { ...Amount } reference requestedBy requestedAt sentAt settledAt attempts nextAt error { text wording { key params } } actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } } fragment RefundDetail on Refund { id number purpose reason note reference amount { ...Amount } state disputeState lines { ...RefundLineDetail } transactions { id payment { id provider { id code name } } } requestedBy decidedBy decidedAt createdAt version orderChange { code reason wording { key params } seen } actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } } fragment RefundLineDetail on RefundLine { line { id title sku } quantity net { ...Amount } tax { ...Amount } gross { ...Amount } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const RequestPaymentDocument: TypedDocument<RequestPaymentMutation, RequestPaymentMutationVariables> = {
  id: 'x-RequestPayment-uTgs9p-tsiXW',
  name: 'RequestPayment',
  text: "mutation RequestPayment($orderId: ID!, $version: Int!, $input: RequestPaymentInput!) { requestPayment(orderId: $orderId, version: $version, input: $input) { __typename ... on PaymentSaved { payment { id } order { ...PaidOrder } } ...Invalid ...NotAllowed ...Conflict ... on NotFound { id } } } fragment PaidOrder on Order { id version status currency shop { id timeZone } outstanding { ...Amount } lines { id title sku quantity gross { ...Amount } } payments { ...PaymentDetail } refunds { ...RefundDetail } paymentActions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } askableProviders { id name mode } requestable { ...Amount } refundable { ...Amount } refundLimit { ...Amount } } fragment Amount on Money { minor currency } fragment PaymentDetail on Payment { id reference methodLabel currency authorized { ...Amount } captured { ...Amount } refunded { ...Amount } voided { ...Amount } open { ...Amount } authExpiresAt failureCode createdAt updatedAt version shop { id name timeZone } order { id number externalId } provider { id code name mode status } transactions { ...TransactionDetail } actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } } fragment TransactionDetail on PaymentTransaction { id kind state amount { ...Amount } reference requestedBy requestedAt sentAt settledAt attempts nextAt error { text wording { key params } } actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } } fragment RefundDetail on Refund { id number purpose reason note reference amount { ...Amount } state disputeState lines { ...RefundLineDetail } transactions { id payment { id provider { id code name } } } requestedBy decidedBy decidedAt createdAt version orderChange { code reason wording { key params } seen } actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } } fragment RefundLineDetail on RefundLine { line { id title sku } quantity net { ...Amount } tax { ...Amount } gross { ...Amount } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const PreviewRefundDocument: TypedDocument<PreviewRefundQuery, PreviewRefundQueryVariables> = {
  id: 'x-PreviewRefund-C5_S5noFBArk',
  name: 'PreviewRefund',
  reads: ['NotFound', 'OrderLine'],
  text: "query PreviewRefund($orderId: ID!, $input: RefundInput!) { previewRefund(orderId: $orderId, input: $input) { __typename ... on RefundPreview { amount { ...Amount } lines { line { id title } quantity net { ...Amount } tax { ...Amount } gross { ...Amount } } refundable { ...Amount } limit { ...Amount } needsApproval } ...Invalid ...NotAllowed ... on NotFound { id } } } fragment Amount on Money { minor currency } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const RequestRefundDocument: TypedDocument<RequestRefundMutation, RequestRefundMutationVariables> = {
  id: 'x-RequestRefund-chB1gywoe4FC',
  name: 'RequestRefund',
  text: "mutation RequestRefund($orderId: ID!, $version: Int!, $input: RefundInput!) { requestRefund(orderId: $orderId, version: $version, input: $input) { __typename ... on RefundSaved { refund { ...RefundDetail } } ...Invalid ...NotAllowed ...Conflict ... on NotFound { id } } } fragment RefundDetail on Refund { id number purpose reason note reference amount { ...Amount } state disputeState lines { ...RefundLineDetail } transactions { id payment { id provider { id code name } } } requestedBy decidedBy decidedAt createdAt version orderChange { code reason wording { key params } seen } actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } } fragment Amount on Money { minor currency } fragment RefundLineDetail on RefundLine { line { id title sku } quantity net { ...Amount } tax { ...Amount } gross { ...Amount } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const ApproveRefundDocument: TypedDocument<ApproveRefundMutation, ApproveRefundMutationVariables> = {
  id: 'x-ApproveRefund-C_-5FtKYf8kl',
  name: 'ApproveRefund',
  text: "mutation ApproveRefund($id: ID!, $version: Int!, $seen: String) { approveRefund(id: $id, version: $version, seen: $seen) { __typename ... on RefundSaved { refund { ...RefundDetail } } ...Invalid ...NotAllowed ...Conflict ... on NotFound { id } } } fragment RefundDetail on Refund { id number purpose reason note reference amount { ...Amount } state disputeState lines { ...RefundLineDetail } transactions { id payment { id provider { id code name } } } requestedBy decidedBy decidedAt createdAt version orderChange { code reason wording { key params } seen } actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } } fragment Amount on Money { minor currency } fragment RefundLineDetail on RefundLine { line { id title sku } quantity net { ...Amount } tax { ...Amount } gross { ...Amount } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const DeclineRefundDocument: TypedDocument<DeclineRefundMutation, DeclineRefundMutationVariables> = {
  id: 'x-DeclineRefund-uAEGyo6CrMOm',
  name: 'DeclineRefund',
  text: "mutation DeclineRefund($id: ID!, $version: Int!, $reason: String!) { declineRefund(id: $id, version: $version, reason: $reason) { __typename ... on RefundSaved { refund { ...RefundDetail } } ...Invalid ...NotAllowed ...Conflict ... on NotFound { id } } } fragment RefundDetail on Refund { id number purpose reason note reference amount { ...Amount } state disputeState lines { ...RefundLineDetail } transactions { id payment { id provider { id code name } } } requestedBy decidedBy decidedAt createdAt version orderChange { code reason wording { key params } seen } actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } } fragment Amount on Money { minor currency } fragment RefundLineDetail on RefundLine { line { id title sku } quantity net { ...Amount } tax { ...Amount } gross { ...Amount } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const WithdrawRefundDocument: TypedDocument<WithdrawRefundMutation, WithdrawRefundMutationVariables> = {
  id: 'x-WithdrawRefund-9acTyETPQjwL',
  name: 'WithdrawRefund',
  text: "mutation WithdrawRefund($id: ID!, $version: Int!, $reason: String!) { withdrawRefund(id: $id, version: $version, reason: $reason) { __typename ... on RefundSaved { refund { ...RefundDetail } } ...Invalid ...NotAllowed ...Conflict ... on NotFound { id } } } fragment RefundDetail on Refund { id number purpose reason note reference amount { ...Amount } state disputeState lines { ...RefundLineDetail } transactions { id payment { id provider { id code name } } } requestedBy decidedBy decidedAt createdAt version orderChange { code reason wording { key params } seen } actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } } fragment Amount on Money { minor currency } fragment RefundLineDetail on RefundLine { line { id title sku } quantity net { ...Amount } tax { ...Amount } gross { ...Amount } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const RecordDisputeDocument: TypedDocument<RecordDisputeMutation, RecordDisputeMutationVariables> = {
  id: 'x-RecordDispute-04wZ0QgL3Smd',
  name: 'RecordDispute',
  text: "mutation RecordDispute($paymentId: ID!, $version: Int!, $input: DisputeInput!) { recordDispute(paymentId: $paymentId, version: $version, input: $input) { __typename ... on RefundSaved { refund { ...RefundDetail } } ...Invalid ...NotAllowed ...Conflict ... on NotFound { id } } } fragment RefundDetail on Refund { id number purpose reason note reference amount { ...Amount } state disputeState lines { ...RefundLineDetail } transactions { id payment { id provider { id code name } } } requestedBy decidedBy decidedAt createdAt version orderChange { code reason wording { key params } seen } actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } } fragment Amount on Money { minor currency } fragment RefundLineDetail on RefundLine { line { id title sku } quantity net { ...Amount } tax { ...Amount } gross { ...Amount } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const EndDisputeDocument: TypedDocument<EndDisputeMutation, EndDisputeMutationVariables> = {
  id: 'x-EndDispute-_gw5Ntkh1SRU',
  name: 'EndDispute',
  text: "mutation EndDispute($id: ID!, $version: Int!, $input: DisputeEndInput!) { endDispute(id: $id, version: $version, input: $input) { __typename ... on RefundSaved { refund { ...RefundDetail } } ...Invalid ...NotAllowed ...Conflict ... on NotFound { id } } } fragment RefundDetail on Refund { id number purpose reason note reference amount { ...Amount } state disputeState lines { ...RefundLineDetail } transactions { id payment { id provider { id code name } } } requestedBy decidedBy decidedAt createdAt version orderChange { code reason wording { key params } seen } actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } } fragment Amount on Money { minor currency } fragment RefundLineDetail on RefundLine { line { id title sku } quantity net { ...Amount } tax { ...Amount } gross { ...Amount } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};
