// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type CustomerStatus =
  | 'ACTIVE'
  | 'MERGED'
  | 'ERASED';

export type ConsentPurpose =
  | 'EMAIL_MARKETING'
  | 'SMS_MARKETING'
  | 'PHONE_MARKETING'
  | 'POSTAL_MARKETING'
  | 'PERSONALISATION';

export type CustomerMergeField =
  | 'NAME'
  | 'EMAIL'
  | 'PHONE'
  | 'COMPANY'
  | 'VAT_ID'
  | 'LOCALE';

export type CustomerErasureState =
  /** It is carried out as soon as a worker is free. */
  | 'REQUESTED'
  /** Something of theirs is open. */
  | 'WAITING';

export type CustomerOpenMatterKind =
  | 'ORDER'
  | 'RETURN'
  | 'PAYMENT'
  | 'REFUND'
  /** What a bank took back may still be won. */
  | 'DISPUTE';

export type CustomerFilter = {
  readonly shopId?: ReadonlyArray<string> | null | undefined;
  /** Active ones, unless it is asked. */
  readonly status?: ReadonlyArray<CustomerStatus> | null | undefined;
  /** That of one of the addresses. */
  readonly country?: ReadonlyArray<string> | null | undefined;
  /** Days of the shop's own zone, `2026-11-01`. */
  readonly createdFrom?: string | null | undefined;
  readonly createdUntil?: string | null | undefined;
  readonly where?: unknown;
};

export type CustomerSortField =
  | 'NAME'
  | 'CREATED_AT'
  | 'FIRST_ORDER_AT';

export type CustomerSort = {
  readonly field: CustomerSortField;
  readonly direction: SortDirection;
};

export type CustomerInput = {
  readonly name: string;
  readonly email?: string | null | undefined;
  /** With the code of its country: `+49 30 12345678`. */
  readonly phone?: string | null | undefined;
  readonly company?: string | null | undefined;
  readonly vatId?: string | null | undefined;
  readonly locale?: string | null | undefined;
  readonly note?: string | null | undefined;
};

export type CustomerAddressInput = {
  readonly name: string;
  readonly company?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly lines?: ReadonlyArray<string> | null | undefined;
  readonly postcode?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly region?: string | null | undefined;
  readonly country: string;
  readonly isDefaultBilling?: boolean | null | undefined;
  readonly isDefaultShipping?: boolean | null | undefined;
};

export type EraseCustomerInput = {
  /** As it stands, so that nobody is erased by mistake. */
  readonly name: string;
};

export type CustomerConsentInput = {
  readonly purpose: ConsentPurpose;
  readonly given: boolean;
  /** Now where it is left out. */
  readonly at?: string | null | undefined;
  readonly source: string;
  readonly textVersion: string;
};

export type AmountFragment = { readonly minor: number, readonly currency: string };

export type CustomerRowFragment = { readonly id: string, readonly name: string, readonly email: string | null, readonly phone: string | null, readonly company: string | null, readonly status: CustomerStatus, readonly firstOrderAt: string | null, readonly createdAt: string, readonly version: number, readonly shop: { readonly id: string, readonly name: string }, readonly trade: { readonly orders: number, readonly spend: ReadonlyArray<{ readonly orders: number, readonly gross: { readonly minor: number, readonly currency: string } }> } | null };

export type CustomerConsentShownFragment = { readonly id: string, readonly purpose: ConsentPurpose, readonly given: boolean, readonly at: string, readonly source: string, readonly textVersion: string, readonly isLatest: boolean };

export type CustomerAddressShownFragment = { readonly id: string, readonly name: string, readonly company: string | null, readonly phone: string | null, readonly lines: ReadonlyArray<string>, readonly postcode: string | null, readonly city: string | null, readonly region: string | null, readonly country: string, readonly isDefaultBilling: boolean, readonly isDefaultShipping: boolean };

export type CustomerErasureShownFragment = { readonly state: CustomerErasureState, readonly requestedAt: string, readonly dueAt: string, readonly openMatters: ReadonlyArray<{ readonly kind: CustomerOpenMatterKind, readonly orderId: string, readonly orderNumber: string | null }> };

export type CustomerMatterFragment = { readonly kind: CustomerOpenMatterKind, readonly orderId: string, readonly orderNumber: string | null };

export type CustomerDetailFragment = { readonly vatId: string | null, readonly locale: string | null, readonly note: string, readonly mayUpdate: boolean, readonly mayErase: boolean, readonly erasedAt: string | null, readonly updatedAt: string, readonly id: string, readonly name: string, readonly email: string | null, readonly phone: string | null, readonly company: string | null, readonly status: CustomerStatus, readonly firstOrderAt: string | null, readonly createdAt: string, readonly version: number, readonly erasure: { readonly state: CustomerErasureState, readonly requestedAt: string, readonly dueAt: string, readonly openMatters: ReadonlyArray<{ readonly kind: CustomerOpenMatterKind, readonly orderId: string, readonly orderNumber: string | null }> } | null, readonly mergedInto: { readonly id: string, readonly name: string } | null, readonly addresses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly company: string | null, readonly phone: string | null, readonly lines: ReadonlyArray<string>, readonly postcode: string | null, readonly city: string | null, readonly region: string | null, readonly country: string, readonly isDefaultBilling: boolean, readonly isDefaultShipping: boolean }>, readonly consents: ReadonlyArray<{ readonly id: string, readonly purpose: ConsentPurpose, readonly given: boolean, readonly at: string, readonly source: string, readonly textVersion: string, readonly isLatest: boolean }>, readonly externalIds: ReadonlyArray<{ readonly externalId: string, readonly channel: { readonly id: string, readonly name: string } }>, readonly shop: { readonly id: string, readonly name: string }, readonly trade: { readonly orders: number, readonly spend: ReadonlyArray<{ readonly orders: number, readonly gross: { readonly minor: number, readonly currency: string } }> } | null };

export type CustomersListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  search?: string | null | undefined;
  filter?: CustomerFilter | null | undefined;
  sort?: ReadonlyArray<CustomerSort> | null | undefined;
}>;


export type CustomersListQuery = { readonly customers: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly email: string | null, readonly phone: string | null, readonly company: string | null, readonly status: CustomerStatus, readonly firstOrderAt: string | null, readonly createdAt: string, readonly version: number, readonly shop: { readonly id: string, readonly name: string }, readonly trade: { readonly orders: number, readonly spend: ReadonlyArray<{ readonly orders: number, readonly gross: { readonly minor: number, readonly currency: string } }> } | null }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type CustomerByIdQueryVariables = Exact<{
  id: string;
}>;


export type CustomerByIdQuery = { readonly customer: { readonly vatId: string | null, readonly locale: string | null, readonly note: string, readonly mayUpdate: boolean, readonly mayErase: boolean, readonly erasedAt: string | null, readonly updatedAt: string, readonly id: string, readonly name: string, readonly email: string | null, readonly phone: string | null, readonly company: string | null, readonly status: CustomerStatus, readonly firstOrderAt: string | null, readonly createdAt: string, readonly version: number, readonly erasure: { readonly state: CustomerErasureState, readonly requestedAt: string, readonly dueAt: string, readonly openMatters: ReadonlyArray<{ readonly kind: CustomerOpenMatterKind, readonly orderId: string, readonly orderNumber: string | null }> } | null, readonly mergedInto: { readonly id: string, readonly name: string } | null, readonly addresses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly company: string | null, readonly phone: string | null, readonly lines: ReadonlyArray<string>, readonly postcode: string | null, readonly city: string | null, readonly region: string | null, readonly country: string, readonly isDefaultBilling: boolean, readonly isDefaultShipping: boolean }>, readonly consents: ReadonlyArray<{ readonly id: string, readonly purpose: ConsentPurpose, readonly given: boolean, readonly at: string, readonly source: string, readonly textVersion: string, readonly isLatest: boolean }>, readonly externalIds: ReadonlyArray<{ readonly externalId: string, readonly channel: { readonly id: string, readonly name: string } }>, readonly shop: { readonly id: string, readonly name: string }, readonly trade: { readonly orders: number, readonly spend: ReadonlyArray<{ readonly orders: number, readonly gross: { readonly minor: number, readonly currency: string } }> } | null } | null };

export type CustomerShopsQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerShopsQuery = { readonly shops: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> } };

export type CustomersToMergeQueryVariables = Exact<{
  search?: string | null | undefined;
  shopId: string;
}>;


export type CustomersToMergeQuery = { readonly customers: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly email: string | null }> } };

export type CustomerMergeQueryVariables = Exact<{
  survivorId: string;
  mergedId: string;
  take?: ReadonlyArray<CustomerMergeField> | null | undefined;
}>;


export type CustomerMergeQuery = { readonly customerMergePreview:
    | { readonly __typename: 'CustomerMergePreview', readonly name: string, readonly email: string | null, readonly phone: string | null, readonly company: string | null, readonly vatId: string | null, readonly locale: string | null, readonly note: string, readonly addresses: number, readonly consents: ReadonlyArray<{ readonly id: string, readonly purpose: ConsentPurpose, readonly given: boolean, readonly at: string, readonly source: string, readonly textVersion: string, readonly isLatest: boolean }>, readonly survivor: { readonly vatId: string | null, readonly locale: string | null, readonly note: string, readonly mayUpdate: boolean, readonly mayErase: boolean, readonly erasedAt: string | null, readonly updatedAt: string, readonly id: string, readonly name: string, readonly email: string | null, readonly phone: string | null, readonly company: string | null, readonly status: CustomerStatus, readonly firstOrderAt: string | null, readonly createdAt: string, readonly version: number, readonly erasure: { readonly state: CustomerErasureState, readonly requestedAt: string, readonly dueAt: string, readonly openMatters: ReadonlyArray<{ readonly kind: CustomerOpenMatterKind, readonly orderId: string, readonly orderNumber: string | null }> } | null, readonly mergedInto: { readonly id: string, readonly name: string } | null, readonly addresses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly company: string | null, readonly phone: string | null, readonly lines: ReadonlyArray<string>, readonly postcode: string | null, readonly city: string | null, readonly region: string | null, readonly country: string, readonly isDefaultBilling: boolean, readonly isDefaultShipping: boolean }>, readonly consents: ReadonlyArray<{ readonly id: string, readonly purpose: ConsentPurpose, readonly given: boolean, readonly at: string, readonly source: string, readonly textVersion: string, readonly isLatest: boolean }>, readonly externalIds: ReadonlyArray<{ readonly externalId: string, readonly channel: { readonly id: string, readonly name: string } }>, readonly shop: { readonly id: string, readonly name: string }, readonly trade: { readonly orders: number, readonly spend: ReadonlyArray<{ readonly orders: number, readonly gross: { readonly minor: number, readonly currency: string } }> } | null }, readonly merged: { readonly vatId: string | null, readonly locale: string | null, readonly note: string, readonly mayUpdate: boolean, readonly mayErase: boolean, readonly erasedAt: string | null, readonly updatedAt: string, readonly id: string, readonly name: string, readonly email: string | null, readonly phone: string | null, readonly company: string | null, readonly status: CustomerStatus, readonly firstOrderAt: string | null, readonly createdAt: string, readonly version: number, readonly erasure: { readonly state: CustomerErasureState, readonly requestedAt: string, readonly dueAt: string, readonly openMatters: ReadonlyArray<{ readonly kind: CustomerOpenMatterKind, readonly orderId: string, readonly orderNumber: string | null }> } | null, readonly mergedInto: { readonly id: string, readonly name: string } | null, readonly addresses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly company: string | null, readonly phone: string | null, readonly lines: ReadonlyArray<string>, readonly postcode: string | null, readonly city: string | null, readonly region: string | null, readonly country: string, readonly isDefaultBilling: boolean, readonly isDefaultShipping: boolean }>, readonly consents: ReadonlyArray<{ readonly id: string, readonly purpose: ConsentPurpose, readonly given: boolean, readonly at: string, readonly source: string, readonly textVersion: string, readonly isLatest: boolean }>, readonly externalIds: ReadonlyArray<{ readonly externalId: string, readonly channel: { readonly id: string, readonly name: string } }>, readonly shop: { readonly id: string, readonly name: string }, readonly trade: { readonly orders: number, readonly spend: ReadonlyArray<{ readonly orders: number, readonly gross: { readonly minor: number, readonly currency: string } }> } | null } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type CreateCustomerMutationVariables = Exact<{
  shopId: string;
  input: CustomerInput;
}>;


export type CreateCustomerMutation = { readonly createCustomer:
    | { readonly __typename: 'CustomerCreated', readonly customer: { readonly vatId: string | null, readonly locale: string | null, readonly note: string, readonly mayUpdate: boolean, readonly mayErase: boolean, readonly erasedAt: string | null, readonly updatedAt: string, readonly id: string, readonly name: string, readonly email: string | null, readonly phone: string | null, readonly company: string | null, readonly status: CustomerStatus, readonly firstOrderAt: string | null, readonly createdAt: string, readonly version: number, readonly erasure: { readonly state: CustomerErasureState, readonly requestedAt: string, readonly dueAt: string, readonly openMatters: ReadonlyArray<{ readonly kind: CustomerOpenMatterKind, readonly orderId: string, readonly orderNumber: string | null }> } | null, readonly mergedInto: { readonly id: string, readonly name: string } | null, readonly addresses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly company: string | null, readonly phone: string | null, readonly lines: ReadonlyArray<string>, readonly postcode: string | null, readonly city: string | null, readonly region: string | null, readonly country: string, readonly isDefaultBilling: boolean, readonly isDefaultShipping: boolean }>, readonly consents: ReadonlyArray<{ readonly id: string, readonly purpose: ConsentPurpose, readonly given: boolean, readonly at: string, readonly source: string, readonly textVersion: string, readonly isLatest: boolean }>, readonly externalIds: ReadonlyArray<{ readonly externalId: string, readonly channel: { readonly id: string, readonly name: string } }>, readonly shop: { readonly id: string, readonly name: string }, readonly trade: { readonly orders: number, readonly spend: ReadonlyArray<{ readonly orders: number, readonly gross: { readonly minor: number, readonly currency: string } }> } | null } }
    | { readonly __typename: 'CustomerEmailTaken', readonly customer: { readonly id: string, readonly name: string } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type UpdateCustomerMutationVariables = Exact<{
  id: string;
  version: number;
  input: CustomerInput;
}>;


export type UpdateCustomerMutation = { readonly updateCustomer:
    | { readonly __typename: 'CustomerSaved', readonly changeId: string | null, readonly customer: { readonly vatId: string | null, readonly locale: string | null, readonly note: string, readonly mayUpdate: boolean, readonly mayErase: boolean, readonly erasedAt: string | null, readonly updatedAt: string, readonly id: string, readonly name: string, readonly email: string | null, readonly phone: string | null, readonly company: string | null, readonly status: CustomerStatus, readonly firstOrderAt: string | null, readonly createdAt: string, readonly version: number, readonly erasure: { readonly state: CustomerErasureState, readonly requestedAt: string, readonly dueAt: string, readonly openMatters: ReadonlyArray<{ readonly kind: CustomerOpenMatterKind, readonly orderId: string, readonly orderNumber: string | null }> } | null, readonly mergedInto: { readonly id: string, readonly name: string } | null, readonly addresses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly company: string | null, readonly phone: string | null, readonly lines: ReadonlyArray<string>, readonly postcode: string | null, readonly city: string | null, readonly region: string | null, readonly country: string, readonly isDefaultBilling: boolean, readonly isDefaultShipping: boolean }>, readonly consents: ReadonlyArray<{ readonly id: string, readonly purpose: ConsentPurpose, readonly given: boolean, readonly at: string, readonly source: string, readonly textVersion: string, readonly isLatest: boolean }>, readonly externalIds: ReadonlyArray<{ readonly externalId: string, readonly channel: { readonly id: string, readonly name: string } }>, readonly shop: { readonly id: string, readonly name: string }, readonly trade: { readonly orders: number, readonly spend: ReadonlyArray<{ readonly orders: number, readonly gross: { readonly minor: number, readonly currency: string } }> } | null } }
    | { readonly __typename: 'CustomerEmailTaken', readonly customer: { readonly id: string, readonly name: string } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type SaveCustomerAddressMutationVariables = Exact<{
  customerId: string;
  version: number;
  addressId?: string | null | undefined;
  input: CustomerAddressInput;
}>;


export type SaveCustomerAddressMutation = { readonly saveCustomerAddress:
    | { readonly __typename: 'CustomerSaved', readonly changeId: string | null, readonly customer: { readonly vatId: string | null, readonly locale: string | null, readonly note: string, readonly mayUpdate: boolean, readonly mayErase: boolean, readonly erasedAt: string | null, readonly updatedAt: string, readonly id: string, readonly name: string, readonly email: string | null, readonly phone: string | null, readonly company: string | null, readonly status: CustomerStatus, readonly firstOrderAt: string | null, readonly createdAt: string, readonly version: number, readonly erasure: { readonly state: CustomerErasureState, readonly requestedAt: string, readonly dueAt: string, readonly openMatters: ReadonlyArray<{ readonly kind: CustomerOpenMatterKind, readonly orderId: string, readonly orderNumber: string | null }> } | null, readonly mergedInto: { readonly id: string, readonly name: string } | null, readonly addresses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly company: string | null, readonly phone: string | null, readonly lines: ReadonlyArray<string>, readonly postcode: string | null, readonly city: string | null, readonly region: string | null, readonly country: string, readonly isDefaultBilling: boolean, readonly isDefaultShipping: boolean }>, readonly consents: ReadonlyArray<{ readonly id: string, readonly purpose: ConsentPurpose, readonly given: boolean, readonly at: string, readonly source: string, readonly textVersion: string, readonly isLatest: boolean }>, readonly externalIds: ReadonlyArray<{ readonly externalId: string, readonly channel: { readonly id: string, readonly name: string } }>, readonly shop: { readonly id: string, readonly name: string }, readonly trade: { readonly orders: number, readonly spend: ReadonlyArray<{ readonly orders: number, readonly gross: { readonly minor: number, readonly currency: string } }> } | null } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type RemoveCustomerAddressMutationVariables = Exact<{
  customerId: string;
  version: number;
  addressId: string;
}>;


export type RemoveCustomerAddressMutation = { readonly removeCustomerAddress:
    | { readonly __typename: 'CustomerSaved', readonly changeId: string | null, readonly customer: { readonly vatId: string | null, readonly locale: string | null, readonly note: string, readonly mayUpdate: boolean, readonly mayErase: boolean, readonly erasedAt: string | null, readonly updatedAt: string, readonly id: string, readonly name: string, readonly email: string | null, readonly phone: string | null, readonly company: string | null, readonly status: CustomerStatus, readonly firstOrderAt: string | null, readonly createdAt: string, readonly version: number, readonly erasure: { readonly state: CustomerErasureState, readonly requestedAt: string, readonly dueAt: string, readonly openMatters: ReadonlyArray<{ readonly kind: CustomerOpenMatterKind, readonly orderId: string, readonly orderNumber: string | null }> } | null, readonly mergedInto: { readonly id: string, readonly name: string } | null, readonly addresses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly company: string | null, readonly phone: string | null, readonly lines: ReadonlyArray<string>, readonly postcode: string | null, readonly city: string | null, readonly region: string | null, readonly country: string, readonly isDefaultBilling: boolean, readonly isDefaultShipping: boolean }>, readonly consents: ReadonlyArray<{ readonly id: string, readonly purpose: ConsentPurpose, readonly given: boolean, readonly at: string, readonly source: string, readonly textVersion: string, readonly isLatest: boolean }>, readonly externalIds: ReadonlyArray<{ readonly externalId: string, readonly channel: { readonly id: string, readonly name: string } }>, readonly shop: { readonly id: string, readonly name: string }, readonly trade: { readonly orders: number, readonly spend: ReadonlyArray<{ readonly orders: number, readonly gross: { readonly minor: number, readonly currency: string } }> } | null } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type RecordCustomerConsentMutationVariables = Exact<{
  customerId: string;
  input: CustomerConsentInput;
}>;


export type RecordCustomerConsentMutation = { readonly recordCustomerConsent:
    | { readonly __typename: 'CustomerSaved', readonly customer: { readonly vatId: string | null, readonly locale: string | null, readonly note: string, readonly mayUpdate: boolean, readonly mayErase: boolean, readonly erasedAt: string | null, readonly updatedAt: string, readonly id: string, readonly name: string, readonly email: string | null, readonly phone: string | null, readonly company: string | null, readonly status: CustomerStatus, readonly firstOrderAt: string | null, readonly createdAt: string, readonly version: number, readonly erasure: { readonly state: CustomerErasureState, readonly requestedAt: string, readonly dueAt: string, readonly openMatters: ReadonlyArray<{ readonly kind: CustomerOpenMatterKind, readonly orderId: string, readonly orderNumber: string | null }> } | null, readonly mergedInto: { readonly id: string, readonly name: string } | null, readonly addresses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly company: string | null, readonly phone: string | null, readonly lines: ReadonlyArray<string>, readonly postcode: string | null, readonly city: string | null, readonly region: string | null, readonly country: string, readonly isDefaultBilling: boolean, readonly isDefaultShipping: boolean }>, readonly consents: ReadonlyArray<{ readonly id: string, readonly purpose: ConsentPurpose, readonly given: boolean, readonly at: string, readonly source: string, readonly textVersion: string, readonly isLatest: boolean }>, readonly externalIds: ReadonlyArray<{ readonly externalId: string, readonly channel: { readonly id: string, readonly name: string } }>, readonly shop: { readonly id: string, readonly name: string }, readonly trade: { readonly orders: number, readonly spend: ReadonlyArray<{ readonly orders: number, readonly gross: { readonly minor: number, readonly currency: string } }> } | null } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type MergeCustomersMutationVariables = Exact<{
  survivorId: string;
  survivorVersion: number;
  mergedId: string;
  mergedVersion: number;
  take?: ReadonlyArray<CustomerMergeField> | null | undefined;
}>;


export type MergeCustomersMutation = { readonly mergeCustomers:
    | { readonly __typename: 'CustomersMerged', readonly changeId: string | null, readonly customer: { readonly vatId: string | null, readonly locale: string | null, readonly note: string, readonly mayUpdate: boolean, readonly mayErase: boolean, readonly erasedAt: string | null, readonly updatedAt: string, readonly id: string, readonly name: string, readonly email: string | null, readonly phone: string | null, readonly company: string | null, readonly status: CustomerStatus, readonly firstOrderAt: string | null, readonly createdAt: string, readonly version: number, readonly erasure: { readonly state: CustomerErasureState, readonly requestedAt: string, readonly dueAt: string, readonly openMatters: ReadonlyArray<{ readonly kind: CustomerOpenMatterKind, readonly orderId: string, readonly orderNumber: string | null }> } | null, readonly mergedInto: { readonly id: string, readonly name: string } | null, readonly addresses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly company: string | null, readonly phone: string | null, readonly lines: ReadonlyArray<string>, readonly postcode: string | null, readonly city: string | null, readonly region: string | null, readonly country: string, readonly isDefaultBilling: boolean, readonly isDefaultShipping: boolean }>, readonly consents: ReadonlyArray<{ readonly id: string, readonly purpose: ConsentPurpose, readonly given: boolean, readonly at: string, readonly source: string, readonly textVersion: string, readonly isLatest: boolean }>, readonly externalIds: ReadonlyArray<{ readonly externalId: string, readonly channel: { readonly id: string, readonly name: string } }>, readonly shop: { readonly id: string, readonly name: string }, readonly trade: { readonly orders: number, readonly spend: ReadonlyArray<{ readonly orders: number, readonly gross: { readonly minor: number, readonly currency: string } }> } | null } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type CustomerErasurePreviewQueryVariables = Exact<{
  id: string;
}>;


export type CustomerErasurePreviewQuery = { readonly customerErasurePreview: { readonly mergedCustomers: number, readonly addresses: number, readonly consents: number, readonly orders: number, readonly comments: number, readonly openMatters: ReadonlyArray<{ readonly kind: CustomerOpenMatterKind, readonly orderId: string, readonly orderNumber: string | null }> } | null };

export type EraseCustomerMutationVariables = Exact<{
  id: string;
  version: number;
  input: EraseCustomerInput;
}>;


export type EraseCustomerMutation = { readonly eraseCustomer:
    | { readonly __typename: 'CustomerErasureRequested', readonly customer: { readonly vatId: string | null, readonly locale: string | null, readonly note: string, readonly mayUpdate: boolean, readonly mayErase: boolean, readonly erasedAt: string | null, readonly updatedAt: string, readonly id: string, readonly name: string, readonly email: string | null, readonly phone: string | null, readonly company: string | null, readonly status: CustomerStatus, readonly firstOrderAt: string | null, readonly createdAt: string, readonly version: number, readonly erasure: { readonly state: CustomerErasureState, readonly requestedAt: string, readonly dueAt: string, readonly openMatters: ReadonlyArray<{ readonly kind: CustomerOpenMatterKind, readonly orderId: string, readonly orderNumber: string | null }> } | null, readonly mergedInto: { readonly id: string, readonly name: string } | null, readonly addresses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly company: string | null, readonly phone: string | null, readonly lines: ReadonlyArray<string>, readonly postcode: string | null, readonly city: string | null, readonly region: string | null, readonly country: string, readonly isDefaultBilling: boolean, readonly isDefaultShipping: boolean }>, readonly consents: ReadonlyArray<{ readonly id: string, readonly purpose: ConsentPurpose, readonly given: boolean, readonly at: string, readonly source: string, readonly textVersion: string, readonly isLatest: boolean }>, readonly externalIds: ReadonlyArray<{ readonly externalId: string, readonly channel: { readonly id: string, readonly name: string } }>, readonly shop: { readonly id: string, readonly name: string }, readonly trade: { readonly orders: number, readonly spend: ReadonlyArray<{ readonly orders: number, readonly gross: { readonly minor: number, readonly currency: string } }> } | null } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type WithdrawCustomerErasureMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawCustomerErasureMutation = { readonly withdrawCustomerErasure:
    | { readonly __typename: 'CustomerErasureWithdrawn', readonly customer: { readonly vatId: string | null, readonly locale: string | null, readonly note: string, readonly mayUpdate: boolean, readonly mayErase: boolean, readonly erasedAt: string | null, readonly updatedAt: string, readonly id: string, readonly name: string, readonly email: string | null, readonly phone: string | null, readonly company: string | null, readonly status: CustomerStatus, readonly firstOrderAt: string | null, readonly createdAt: string, readonly version: number, readonly erasure: { readonly state: CustomerErasureState, readonly requestedAt: string, readonly dueAt: string, readonly openMatters: ReadonlyArray<{ readonly kind: CustomerOpenMatterKind, readonly orderId: string, readonly orderNumber: string | null }> } | null, readonly mergedInto: { readonly id: string, readonly name: string } | null, readonly addresses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly company: string | null, readonly phone: string | null, readonly lines: ReadonlyArray<string>, readonly postcode: string | null, readonly city: string | null, readonly region: string | null, readonly country: string, readonly isDefaultBilling: boolean, readonly isDefaultShipping: boolean }>, readonly consents: ReadonlyArray<{ readonly id: string, readonly purpose: ConsentPurpose, readonly given: boolean, readonly at: string, readonly source: string, readonly textVersion: string, readonly isLatest: boolean }>, readonly externalIds: ReadonlyArray<{ readonly externalId: string, readonly channel: { readonly id: string, readonly name: string } }>, readonly shop: { readonly id: string, readonly name: string }, readonly trade: { readonly orders: number, readonly spend: ReadonlyArray<{ readonly orders: number, readonly gross: { readonly minor: number, readonly currency: string } }> } | null } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type PageInfoFragment = { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type ConflictFragment = { readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

export const CustomersListDocument: TypedDocument<CustomersListQuery, CustomersListQueryVariables> = {
  id: 'x-CustomersList-4q_3edxJUjVo',
  name: 'CustomersList',
  reads: ['Customer', 'Shop'],
  text: "query CustomersList($first: Int!, $after: String, $from: ListStart, $search: String, $filter: CustomerFilter, $sort: [CustomerSort!]) { customers( first: $first after: $after from: $from search: $search filter: $filter sort: $sort ) { nodes { ...CustomerRow } pageInfo { ...PageInfo } total { count isExact } } } fragment CustomerRow on Customer { id name email phone company status firstOrderAt createdAt version shop { id name } trade { orders spend { orders gross { ...Amount } } } } fragment Amount on Money { minor currency } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const CustomerByIdDocument: TypedDocument<CustomerByIdQuery, CustomerByIdQueryVariables> = {
  id: 'x-CustomerById-chr3Z1fQMDSO',
  name: 'CustomerById',
  reads: ['Customer', 'CustomerAddress', 'CustomerConsent', 'CustomerMention', 'Shop'],
  text: "query CustomerById($id: ID!) { customer(id: $id) { ...CustomerDetail } } fragment CustomerDetail on Customer { ...CustomerRow vatId locale note mayUpdate mayErase erasedAt erasure { ...CustomerErasureShown } updatedAt mergedInto { id name } addresses { ...CustomerAddressShown } consents { ...CustomerConsentShown } externalIds { channel { id name } externalId } } fragment CustomerRow on Customer { id name email phone company status firstOrderAt createdAt version shop { id name } trade { orders spend { orders gross { ...Amount } } } } fragment Amount on Money { minor currency } fragment CustomerErasureShown on CustomerErasure { state requestedAt dueAt openMatters { ...CustomerMatter } } fragment CustomerMatter on CustomerOpenMatter { kind orderId orderNumber } fragment CustomerAddressShown on CustomerAddress { id name company phone lines postcode city region country isDefaultBilling isDefaultShipping } fragment CustomerConsentShown on CustomerConsent { id purpose given at source textVersion isLatest }",
};

export const CustomerShopsDocument: TypedDocument<CustomerShopsQuery, CustomerShopsQueryVariables> = {
  id: 'x-CustomerShops-lYvdoL1FwIo2',
  name: 'CustomerShops',
  reads: ['Shop'],
  text: "query CustomerShops { shops(first: 200, filter: {kind: [own]}) { nodes { id name } } }",
};

export const CustomersToMergeDocument: TypedDocument<CustomersToMergeQuery, CustomersToMergeQueryVariables> = {
  id: 'x-CustomersToMerge-TkBEBGalQNTn',
  name: 'CustomersToMerge',
  reads: ['Customer'],
  text: "query CustomersToMerge($search: String, $shopId: ID!) { customers(first: 20, search: $search, filter: {shopId: [$shopId]}) { nodes { id name email } } }",
};

export const CustomerMergeDocument: TypedDocument<CustomerMergeQuery, CustomerMergeQueryVariables> = {
  id: 'x-CustomerMerge-L3UN07IS4Ueh',
  name: 'CustomerMerge',
  reads: ['Customer', 'CustomerAddress', 'CustomerConsent', 'CustomerMention', 'NotFound', 'Shop'],
  text: "query CustomerMerge($survivorId: ID!, $mergedId: ID!, $take: [CustomerMergeField!]) { customerMergePreview(survivorId: $survivorId, mergedId: $mergedId, take: $take) { __typename ... on CustomerMergePreview { name email phone company vatId locale note addresses consents { ...CustomerConsentShown } survivor { ...CustomerDetail } merged { ...CustomerDetail } } ... on NotAllowedNow { ...NotAllowed } ... on NotFound { id } } } fragment CustomerConsentShown on CustomerConsent { id purpose given at source textVersion isLatest } fragment CustomerDetail on Customer { ...CustomerRow vatId locale note mayUpdate mayErase erasedAt erasure { ...CustomerErasureShown } updatedAt mergedInto { id name } addresses { ...CustomerAddressShown } consents { ...CustomerConsentShown } externalIds { channel { id name } externalId } } fragment CustomerRow on Customer { id name email phone company status firstOrderAt createdAt version shop { id name } trade { orders spend { orders gross { ...Amount } } } } fragment Amount on Money { minor currency } fragment CustomerErasureShown on CustomerErasure { state requestedAt dueAt openMatters { ...CustomerMatter } } fragment CustomerMatter on CustomerOpenMatter { kind orderId orderNumber } fragment CustomerAddressShown on CustomerAddress { id name company phone lines postcode city region country isDefaultBilling isDefaultShipping } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const CreateCustomerDocument: TypedDocument<CreateCustomerMutation, CreateCustomerMutationVariables> = {
  id: 'x-CreateCustomer-yh-VlFCQ1_M8',
  name: 'CreateCustomer',
  text: "mutation CreateCustomer($shopId: ID!, $input: CustomerInput!) { createCustomer(shopId: $shopId, input: $input) { __typename ... on CustomerCreated { customer { ...CustomerDetail } } ... on CustomerEmailTaken { customer { id name } } ...Invalid ... on NotFound { id } } } fragment CustomerDetail on Customer { ...CustomerRow vatId locale note mayUpdate mayErase erasedAt erasure { ...CustomerErasureShown } updatedAt mergedInto { id name } addresses { ...CustomerAddressShown } consents { ...CustomerConsentShown } externalIds { channel { id name } externalId } } fragment CustomerRow on Customer { id name email phone company status firstOrderAt createdAt version shop { id name } trade { orders spend { orders gross { ...Amount } } } } fragment Amount on Money { minor currency } fragment CustomerErasureShown on CustomerErasure { state requestedAt dueAt openMatters { ...CustomerMatter } } fragment CustomerMatter on CustomerOpenMatter { kind orderId orderNumber } fragment CustomerAddressShown on CustomerAddress { id name company phone lines postcode city region country isDefaultBilling isDefaultShipping } fragment CustomerConsentShown on CustomerConsent { id purpose given at source textVersion isLatest } fragment Invalid on InvalidInput { issues { path code } }",
};

export const UpdateCustomerDocument: TypedDocument<UpdateCustomerMutation, UpdateCustomerMutationVariables> = {
  id: 'x-UpdateCustomer-DuF4kqYmSAVY',
  name: 'UpdateCustomer',
  text: "mutation UpdateCustomer($id: ID!, $version: Int!, $input: CustomerInput!) { updateCustomer(id: $id, version: $version, input: $input) { __typename ... on CustomerSaved { changeId customer { ...CustomerDetail } } ... on CustomerEmailTaken { customer { id name } } ...Invalid ... on NotAllowedNow { ...NotAllowed } ...Conflict ... on NotFound { id } } } fragment CustomerDetail on Customer { ...CustomerRow vatId locale note mayUpdate mayErase erasedAt erasure { ...CustomerErasureShown } updatedAt mergedInto { id name } addresses { ...CustomerAddressShown } consents { ...CustomerConsentShown } externalIds { channel { id name } externalId } } fragment CustomerRow on Customer { id name email phone company status firstOrderAt createdAt version shop { id name } trade { orders spend { orders gross { ...Amount } } } } fragment Amount on Money { minor currency } fragment CustomerErasureShown on CustomerErasure { state requestedAt dueAt openMatters { ...CustomerMatter } } fragment CustomerMatter on CustomerOpenMatter { kind orderId orderNumber } fragment CustomerAddressShown on CustomerAddress { id name company phone lines postcode city region country isDefaultBilling isDefaultShipping } fragment CustomerConsentShown on CustomerConsent { id purpose given at source textVersion isLatest } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const SaveCustomerAddressDocument: TypedDocument<SaveCustomerAddressMutation, SaveCustomerAddressMutationVariables> = {
  id: 'x-SaveCustomerAddress-Lt43pW7BuCBR',
  name: 'SaveCustomerAddress',
  text: "mutation SaveCustomerAddress($customerId: ID!, $version: Int!, $addressId: ID, $input: CustomerAddressInput!) { saveCustomerAddress( customerId: $customerId version: $version addressId: $addressId input: $input ) { __typename ... on CustomerSaved { changeId customer { ...CustomerDetail } } ...Invalid ... on NotAllowedNow { ...NotAllowed } ...Conflict ... on NotFound { id } } } fragment CustomerDetail on Customer { ...CustomerRow vatId locale note mayUpdate mayErase erasedAt erasure { ...CustomerErasureShown } updatedAt mergedInto { id name } addresses { ...CustomerAddressShown } consents { ...CustomerConsentShown } externalIds { channel { id name } externalId } } fragment CustomerRow on Customer { id name email phone company status firstOrderAt createdAt version shop { id name } trade { orders spend { orders gross { ...Amount } } } } fragment Amount on Money { minor currency } fragment CustomerErasureShown on CustomerErasure { state requestedAt dueAt openMatters { ...CustomerMatter } } fragment CustomerMatter on CustomerOpenMatter { kind orderId orderNumber } fragment CustomerAddressShown on CustomerAddress { id name company phone lines postcode city region country isDefaultBilling isDefaultShipping } fragment CustomerConsentShown on CustomerConsent { id purpose given at source textVersion isLatest } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const RemoveCustomerAddressDocument: TypedDocument<RemoveCustomerAddressMutation, RemoveCustomerAddressMutationVariables> = {
  id: 'x-RemoveCustomerAddress-rKg-jmTOlYGe',
  name: 'RemoveCustomerAddress',
  text: "mutation RemoveCustomerAddress($customerId: ID!, $version: Int!, $addressId: ID!) { removeCustomerAddress( customerId: $customerId version: $version addressId: $addressId ) { __typename ... on CustomerSaved { changeId customer { ...CustomerDetail } } ... on NotAllowedNow { ...NotAllowed } ...Conflict ... on NotFound { id } } } fragment CustomerDetail on Customer { ...CustomerRow vatId locale note mayUpdate mayErase erasedAt erasure { ...CustomerErasureShown } updatedAt mergedInto { id name } addresses { ...CustomerAddressShown } consents { ...CustomerConsentShown } externalIds { channel { id name } externalId } } fragment CustomerRow on Customer { id name email phone company status firstOrderAt createdAt version shop { id name } trade { orders spend { orders gross { ...Amount } } } } fragment Amount on Money { minor currency } fragment CustomerErasureShown on CustomerErasure { state requestedAt dueAt openMatters { ...CustomerMatter } } fragment CustomerMatter on CustomerOpenMatter { kind orderId orderNumber } fragment CustomerAddressShown on CustomerAddress { id name company phone lines postcode city region country isDefaultBilling isDefaultShipping } fragment CustomerConsentShown on CustomerConsent { id purpose given at source textVersion isLatest } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const RecordCustomerConsentDocument: TypedDocument<RecordCustomerConsentMutation, RecordCustomerConsentMutationVariables> = {
  id: 'x-RecordCustomerConsent-DCGqt5ILRC1y',
  name: 'RecordCustomerConsent',
  text: "mutation RecordCustomerConsent($customerId: ID!, $input: CustomerConsentInput!) { recordCustomerConsent(customerId: $customerId, input: $input) { __typename ... on CustomerSaved { customer { ...CustomerDetail } } ...Invalid ... on NotAllowedNow { ...NotAllowed } ... on NotFound { id } } } fragment CustomerDetail on Customer { ...CustomerRow vatId locale note mayUpdate mayErase erasedAt erasure { ...CustomerErasureShown } updatedAt mergedInto { id name } addresses { ...CustomerAddressShown } consents { ...CustomerConsentShown } externalIds { channel { id name } externalId } } fragment CustomerRow on Customer { id name email phone company status firstOrderAt createdAt version shop { id name } trade { orders spend { orders gross { ...Amount } } } } fragment Amount on Money { minor currency } fragment CustomerErasureShown on CustomerErasure { state requestedAt dueAt openMatters { ...CustomerMatter } } fragment CustomerMatter on CustomerOpenMatter { kind orderId orderNumber } fragment CustomerAddressShown on CustomerAddress { id name company phone lines postcode city region country isDefaultBilling isDefaultShipping } fragment CustomerConsentShown on CustomerConsent { id purpose given at source textVersion isLatest } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const MergeCustomersDocument: TypedDocument<MergeCustomersMutation, MergeCustomersMutationVariables> = {
  id: 'x-MergeCustomers-4lZcqyyU_TX2',
  name: 'MergeCustomers',
  text: "mutation MergeCustomers($survivorId: ID!, $survivorVersion: Int!, $mergedId: ID!, $mergedVersion: Int!, $take: [CustomerMergeField!]) { mergeCustomers( survivorId: $survivorId survivorVersion: $survivorVersion mergedId: $mergedId mergedVersion: $mergedVersion take: $take ) { __typename ... on CustomersMerged { changeId customer { ...CustomerDetail } } ... on NotAllowedNow { ...NotAllowed } ...Conflict ... on NotFound { id } } } fragment CustomerDetail on Customer { ...CustomerRow vatId locale note mayUpdate mayErase erasedAt erasure { ...CustomerErasureShown } updatedAt mergedInto { id name } addresses { ...CustomerAddressShown } consents { ...CustomerConsentShown } externalIds { channel { id name } externalId } } fragment CustomerRow on Customer { id name email phone company status firstOrderAt createdAt version shop { id name } trade { orders spend { orders gross { ...Amount } } } } fragment Amount on Money { minor currency } fragment CustomerErasureShown on CustomerErasure { state requestedAt dueAt openMatters { ...CustomerMatter } } fragment CustomerMatter on CustomerOpenMatter { kind orderId orderNumber } fragment CustomerAddressShown on CustomerAddress { id name company phone lines postcode city region country isDefaultBilling isDefaultShipping } fragment CustomerConsentShown on CustomerConsent { id purpose given at source textVersion isLatest } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const CustomerErasurePreviewDocument: TypedDocument<CustomerErasurePreviewQuery, CustomerErasurePreviewQueryVariables> = {
  id: 'x-CustomerErasurePreview-9AJOL10OFusu',
  name: 'CustomerErasurePreview',
  text: "query CustomerErasurePreview($id: ID!) { customerErasurePreview(id: $id) { mergedCustomers addresses consents orders comments openMatters { ...CustomerMatter } } } fragment CustomerMatter on CustomerOpenMatter { kind orderId orderNumber }",
};

export const EraseCustomerDocument: TypedDocument<EraseCustomerMutation, EraseCustomerMutationVariables> = {
  id: 'x-EraseCustomer-60H1PaQQusyz',
  name: 'EraseCustomer',
  text: "mutation EraseCustomer($id: ID!, $version: Int!, $input: EraseCustomerInput!) { eraseCustomer(id: $id, version: $version, input: $input) { __typename ... on CustomerErasureRequested { customer { ...CustomerDetail } } ...Invalid ... on NotAllowedNow { ...NotAllowed } ...Conflict ... on NotFound { id } } } fragment CustomerDetail on Customer { ...CustomerRow vatId locale note mayUpdate mayErase erasedAt erasure { ...CustomerErasureShown } updatedAt mergedInto { id name } addresses { ...CustomerAddressShown } consents { ...CustomerConsentShown } externalIds { channel { id name } externalId } } fragment CustomerRow on Customer { id name email phone company status firstOrderAt createdAt version shop { id name } trade { orders spend { orders gross { ...Amount } } } } fragment Amount on Money { minor currency } fragment CustomerErasureShown on CustomerErasure { state requestedAt dueAt openMatters { ...CustomerMatter } } fragment CustomerMatter on CustomerOpenMatter { kind orderId orderNumber } fragment CustomerAddressShown on CustomerAddress { id name company phone lines postcode city region country isDefaultBilling isDefaultShipping } fragment CustomerConsentShown on CustomerConsent { id purpose given at source textVersion isLatest } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const WithdrawCustomerErasureDocument: TypedDocument<WithdrawCustomerErasureMutation, WithdrawCustomerErasureMutationVariables> = {
  id: 'x-WithdrawCustomerErasure-er1jeI_-vE76',
  name: 'WithdrawCustomerErasure',
  text: "mutation WithdrawCustomerErasure($id: ID!) { withdrawCustomerErasure(id: $id) { __typename ... on CustomerErasureWithdrawn { customer { ...CustomerDetail } } ... on NotAllowedNow { ...NotAllowed } ... on NotFound { id } } } fragment CustomerDetail on Customer { ...CustomerRow vatId locale note mayUpdate mayErase erasedAt erasure { ...CustomerErasureShown } updatedAt mergedInto { id name } addresses { ...CustomerAddressShown } consents { ...CustomerConsentShown } externalIds { channel { id name } externalId } } fragment CustomerRow on Customer { id name email phone company status firstOrderAt createdAt version shop { id name } trade { orders spend { orders gross { ...Amount } } } } fragment Amount on Money { minor currency } fragment CustomerErasureShown on CustomerErasure { state requestedAt dueAt openMatters { ...CustomerMatter } } fragment CustomerMatter on CustomerOpenMatter { kind orderId orderNumber } fragment CustomerAddressShown on CustomerAddress { id name company phone lines postcode city region country isDefaultBilling isDefaultShipping } fragment CustomerConsentShown on CustomerConsent { id purpose given at source textVersion isLatest } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};
