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

/** Where the window of a list begins other than after a cursor. */
export type ListStart =
  {   /** The window ends before the row of this `startCursor`. */
  readonly before: string; readonly at?: never; readonly row?: never; readonly text?: never; }
  |  { readonly before?: never;   /** The window begins with the row of this `startCursor`. */
  readonly at: string; readonly row?: never; readonly text?: never; }
  |  { readonly before?: never; readonly at?: never;   /** From about this row on, the first being 0: exact to 10,000, by an estimate beyond; the last rows where the list has fewer. */
  readonly row: number; readonly text?: never; }
  |  { readonly before?: never; readonly at?: never; readonly row?: never;   /** From the first row on whose name begins so, or the one after; only where the list is ordered by a name. */
  readonly text: string; };

export type SortDirection =
  | 'ASC'
  | 'DESC';

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

export type PaymentTransactionFilter = {
  readonly kind?: ReadonlyArray<PaymentTransactionKind> | null | undefined;
  readonly state?: ReadonlyArray<PaymentTransactionState> | null | undefined;
  readonly shopId?: ReadonlyArray<string> | null | undefined;
  readonly orderId?: ReadonlyArray<string> | null | undefined;
  readonly providerId?: ReadonlyArray<string> | null | undefined;
  readonly currency?: ReadonlyArray<string> | null | undefined;
  readonly from?: string | null | undefined;
  readonly until?: string | null | undefined;
  /** Days of the shop's own zone in which it settled. */
  readonly settledFrom?: string | null | undefined;
  readonly settledUntil?: string | null | undefined;
  /** Of orders of these channels. */
  readonly channelId?: ReadonlyArray<string> | null | undefined;
  readonly where?: unknown;
};

export type PaymentTransactionSortField =
  | 'REQUESTED_AT'
  | 'AMOUNT';

export type PaymentTransactionSort = {
  readonly field: PaymentTransactionSortField;
  readonly direction: SortDirection;
};

export type ManualStepInput = {
  readonly amount: string;
  readonly at?: string | null | undefined;
  readonly reference?: string | null | undefined;
};

export type ManualVoidInput = {
  readonly at?: string | null | undefined;
  readonly reference?: string | null | undefined;
};

export type TransactionRowFragment = { readonly id: string, readonly kind: PaymentTransactionKind, readonly state: PaymentTransactionState, readonly reference: string | null, readonly requestedBy: string | null, readonly requestedAt: string, readonly sentAt: string | null, readonly settledAt: string | null, readonly attempts: number, readonly nextAt: string | null, readonly payment: { readonly id: string, readonly methodLabel: string, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string }, readonly order: { readonly id: string, readonly number: string | null, readonly externalId: string | null } | null, readonly provider: { readonly id: string, readonly code: string, readonly name: string } }, readonly amount: { readonly minor: number, readonly currency: string }, readonly error: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> };

export type PaymentTransactionsListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  search?: string | null | undefined;
  filter?: PaymentTransactionFilter | null | undefined;
  sort?: ReadonlyArray<PaymentTransactionSort> | null | undefined;
}>;


export type PaymentTransactionsListQuery = { readonly paymentTransactions: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly kind: PaymentTransactionKind, readonly state: PaymentTransactionState, readonly reference: string | null, readonly requestedBy: string | null, readonly requestedAt: string, readonly sentAt: string | null, readonly settledAt: string | null, readonly attempts: number, readonly nextAt: string | null, readonly payment: { readonly id: string, readonly methodLabel: string, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string }, readonly order: { readonly id: string, readonly number: string | null, readonly externalId: string | null } | null, readonly provider: { readonly id: string, readonly code: string, readonly name: string } }, readonly amount: { readonly minor: number, readonly currency: string }, readonly error: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type PaymentSumsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: PaymentTransactionFilter | null | undefined;
}>;


export type PaymentSumsQuery = { readonly paymentSums: { readonly isExact: boolean, readonly sums: ReadonlyArray<{ readonly currency: string, readonly authorized: { readonly minor: number, readonly currency: string }, readonly captured: { readonly minor: number, readonly currency: string }, readonly refunded: { readonly minor: number, readonly currency: string }, readonly voided: { readonly minor: number, readonly currency: string }, readonly net: { readonly minor: number, readonly currency: string } }> | null } };

export type PaymentCurrenciesQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentCurrenciesQuery = { readonly paymentCurrencies: ReadonlyArray<string> };

export type PaymentByIdQueryVariables = Exact<{
  id: string;
}>;


export type PaymentByIdQuery = { readonly payment: { readonly id: string, readonly reference: string | null, readonly methodLabel: string, readonly currency: string, readonly authExpiresAt: string | null, readonly failureCode: string | null, readonly createdAt: string, readonly updatedAt: string, readonly version: number, readonly authorized: { readonly minor: number, readonly currency: string }, readonly captured: { readonly minor: number, readonly currency: string }, readonly refunded: { readonly minor: number, readonly currency: string }, readonly voided: { readonly minor: number, readonly currency: string }, readonly open: { readonly minor: number, readonly currency: string }, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string }, readonly order: { readonly id: string, readonly number: string | null, readonly externalId: string | null } | null, readonly provider: { readonly id: string, readonly code: string, readonly name: string, readonly mode: PaymentMode, readonly status: PaymentProviderStatus }, readonly transactions: ReadonlyArray<{ readonly id: string, readonly kind: PaymentTransactionKind, readonly state: PaymentTransactionState, readonly reference: string | null, readonly requestedBy: string | null, readonly requestedAt: string, readonly sentAt: string | null, readonly settledAt: string | null, readonly attempts: number, readonly nextAt: string | null, readonly amount: { readonly minor: number, readonly currency: string }, readonly error: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> }>, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> } | null };

export type CapturePaymentMutationVariables = Exact<{
  id: string;
  version: number;
  input: ManualStepInput;
}>;


export type CapturePaymentMutation = { readonly capturePayment:
    | { readonly __typename: 'PaymentSaved', readonly payment: { readonly id: string, readonly reference: string | null, readonly methodLabel: string, readonly currency: string, readonly authExpiresAt: string | null, readonly failureCode: string | null, readonly createdAt: string, readonly updatedAt: string, readonly version: number, readonly authorized: { readonly minor: number, readonly currency: string }, readonly captured: { readonly minor: number, readonly currency: string }, readonly refunded: { readonly minor: number, readonly currency: string }, readonly voided: { readonly minor: number, readonly currency: string }, readonly open: { readonly minor: number, readonly currency: string }, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string }, readonly order: { readonly id: string, readonly number: string | null, readonly externalId: string | null } | null, readonly provider: { readonly id: string, readonly code: string, readonly name: string, readonly mode: PaymentMode, readonly status: PaymentProviderStatus }, readonly transactions: ReadonlyArray<{ readonly id: string, readonly kind: PaymentTransactionKind, readonly state: PaymentTransactionState, readonly reference: string | null, readonly requestedBy: string | null, readonly requestedAt: string, readonly sentAt: string | null, readonly settledAt: string | null, readonly attempts: number, readonly nextAt: string | null, readonly amount: { readonly minor: number, readonly currency: string }, readonly error: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> }>, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type VoidPaymentMutationVariables = Exact<{
  id: string;
  version: number;
  input: ManualVoidInput;
}>;


export type VoidPaymentMutation = { readonly voidPayment:
    | { readonly __typename: 'PaymentSaved', readonly payment: { readonly id: string, readonly reference: string | null, readonly methodLabel: string, readonly currency: string, readonly authExpiresAt: string | null, readonly failureCode: string | null, readonly createdAt: string, readonly updatedAt: string, readonly version: number, readonly authorized: { readonly minor: number, readonly currency: string }, readonly captured: { readonly minor: number, readonly currency: string }, readonly refunded: { readonly minor: number, readonly currency: string }, readonly voided: { readonly minor: number, readonly currency: string }, readonly open: { readonly minor: number, readonly currency: string }, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string }, readonly order: { readonly id: string, readonly number: string | null, readonly externalId: string | null } | null, readonly provider: { readonly id: string, readonly code: string, readonly name: string, readonly mode: PaymentMode, readonly status: PaymentProviderStatus }, readonly transactions: ReadonlyArray<{ readonly id: string, readonly kind: PaymentTransactionKind, readonly state: PaymentTransactionState, readonly reference: string | null, readonly requestedBy: string | null, readonly requestedAt: string, readonly sentAt: string | null, readonly settledAt: string | null, readonly attempts: number, readonly nextAt: string | null, readonly amount: { readonly minor: number, readonly currency: string }, readonly error: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> }>, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type TransactionDetailFragment = { readonly id: string, readonly kind: PaymentTransactionKind, readonly state: PaymentTransactionState, readonly reference: string | null, readonly requestedBy: string | null, readonly requestedAt: string, readonly sentAt: string | null, readonly settledAt: string | null, readonly attempts: number, readonly nextAt: string | null, readonly amount: { readonly minor: number, readonly currency: string }, readonly error: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> };

export type AmountFragment = { readonly minor: number, readonly currency: string };

export type PageInfoFragment = { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } };

export type PaymentDetailFragment = { readonly id: string, readonly reference: string | null, readonly methodLabel: string, readonly currency: string, readonly authExpiresAt: string | null, readonly failureCode: string | null, readonly createdAt: string, readonly updatedAt: string, readonly version: number, readonly authorized: { readonly minor: number, readonly currency: string }, readonly captured: { readonly minor: number, readonly currency: string }, readonly refunded: { readonly minor: number, readonly currency: string }, readonly voided: { readonly minor: number, readonly currency: string }, readonly open: { readonly minor: number, readonly currency: string }, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string }, readonly order: { readonly id: string, readonly number: string | null, readonly externalId: string | null } | null, readonly provider: { readonly id: string, readonly code: string, readonly name: string, readonly mode: PaymentMode, readonly status: PaymentProviderStatus }, readonly transactions: ReadonlyArray<{ readonly id: string, readonly kind: PaymentTransactionKind, readonly state: PaymentTransactionState, readonly reference: string | null, readonly requestedBy: string | null, readonly requestedAt: string, readonly sentAt: string | null, readonly settledAt: string | null, readonly attempts: number, readonly nextAt: string | null, readonly amount: { readonly minor: number, readonly currency: string }, readonly error: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> }>, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export type ConflictFragment = { readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

export const PaymentTransactionsListDocument: TypedDocument<PaymentTransactionsListQuery, PaymentTransactionsListQueryVariables> = {
  id: 'x-PaymentTransactionsList-SpamSUFgGLaz',
  name: 'PaymentTransactionsList',
  reads: ['Order', 'Payment', 'PaymentProvider', 'PaymentTransaction', 'Shop'],
  text: "query PaymentTransactionsList($first: Int!, $after: String, $from: ListStart, $search: String, $filter: PaymentTransactionFilter, $sort: [PaymentTransactionSort!]) { paymentTransactions( first: $first after: $after from: $from search: $search filter: $filter sort: $sort ) { nodes { ...TransactionRow } pageInfo { ...PageInfo } total { count isExact } } } fragment TransactionRow on PaymentTransaction { ...TransactionDetail payment { id methodLabel shop { id name timeZone } order { id number externalId } provider { id code name } } } fragment TransactionDetail on PaymentTransaction { id kind state amount { ...Amount } reference requestedBy requestedAt sentAt settledAt attempts nextAt error { text wording { key params } } actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } } fragment Amount on Money { minor currency } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const PaymentSumsDocument: TypedDocument<PaymentSumsQuery, PaymentSumsQueryVariables> = {
  id: 'x-PaymentSums-YqVcd-pe4jSH',
  name: 'PaymentSums',
  text: "query PaymentSums($search: String, $filter: PaymentTransactionFilter) { paymentSums(search: $search, filter: $filter) { isExact sums { currency authorized { ...Amount } captured { ...Amount } refunded { ...Amount } voided { ...Amount } net { ...Amount } } } } fragment Amount on Money { minor currency }",
};

export const PaymentCurrenciesDocument: TypedDocument<PaymentCurrenciesQuery, PaymentCurrenciesQueryVariables> = {
  id: 'x-PaymentCurrencies-YDa3omLrgVje',
  name: 'PaymentCurrencies',
  text: "query PaymentCurrencies { paymentCurrencies }",
};

export const PaymentByIdDocument: TypedDocument<PaymentByIdQuery, PaymentByIdQueryVariables> = {
  id: 'x-PaymentById-6UWm7X2k9x_K',
  name: 'PaymentById',
  reads: ['Order', 'Payment', 'PaymentProvider', 'PaymentTransaction', 'Shop'],
  text: "query PaymentById($id: ID!) { payment(id: $id) { ...PaymentDetail } } fragment PaymentDetail on Payment { id reference methodLabel currency authorized { ...Amount } captured { ...Amount } refunded { ...Amount } voided { ...Amount } open { ...Amount } authExpiresAt failureCode createdAt updatedAt version shop { id name timeZone } order { id number externalId } provider { id code name mode status } transactions { ...TransactionDetail } actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } } fragment Amount on Money { minor currency } fragment TransactionDetail on PaymentTransaction { id kind state amount { ...Amount } reference requestedBy requestedAt sentAt settledAt attempts nextAt error { text wording { key params } } actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } }",
};

export const CapturePaymentDocument: TypedDocument<CapturePaymentMutation, CapturePaymentMutationVariables> = {
  id: 'x-CapturePayment-bJuvDkfqzVJh',
  name: 'CapturePayment',
  text: "mutation CapturePayment($id: ID!, $version: Int!, $input: ManualStepInput!) { capturePayment(id: $id, version: $version, input: $input) { __typename ... on PaymentSaved { payment { ...PaymentDetail } } ...Invalid ...NotAllowed ...Conflict ... on NotFound { id } } } fragment PaymentDetail on Payment { id reference methodLabel currency authorized { ...Amount } captured { ...Amount } refunded { ...Amount } voided { ...Amount } open { ...Amount } authExpiresAt failureCode createdAt updatedAt version shop { id name timeZone } order { id number externalId } provider { id code name mode status } transactions { ...TransactionDetail } actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } } fragment Amount on Money { minor currency } fragment TransactionDetail on PaymentTransaction { id kind state amount { ...Amount } reference requestedBy requestedAt sentAt settledAt attempts nextAt error { text wording { key params } } actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const VoidPaymentDocument: TypedDocument<VoidPaymentMutation, VoidPaymentMutationVariables> = {
  id: 'x-VoidPayment-FtBvfYWo-2O6',
  name: 'VoidPayment',
  text: "mutation VoidPayment($id: ID!, $version: Int!, $input: ManualVoidInput!) { voidPayment(id: $id, version: $version, input: $input) { __typename ... on PaymentSaved { payment { ...PaymentDetail } } ...Invalid ...NotAllowed ...Conflict ... on NotFound { id } } } fragment PaymentDetail on Payment { id reference methodLabel currency authorized { ...Amount } captured { ...Amount } refunded { ...Amount } voided { ...Amount } open { ...Amount } authExpiresAt failureCode createdAt updatedAt version shop { id name timeZone } order { id number externalId } provider { id code name mode status } transactions { ...TransactionDetail } actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } } fragment Amount on Money { minor currency } fragment TransactionDetail on PaymentTransaction { id kind state amount { ...Amount } reference requestedBy requestedAt sentAt settledAt attempts nextAt error { text wording { key params } } actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};
