// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PaymentMode =
  | 'TEST'
  | 'LIVE';

export type PaymentProviderStatus =
  | 'ACTIVE'
  | 'DISABLED';

export type PaymentProviderProblem =
  /** It did not answer, or was busy. */
  | 'UNREACHABLE'
  | 'SECRET_REFUSED'
  | 'ANSWER_UNREADABLE'
  | 'NOT_SET_UP';

export type PaymentProviderInput = {
  readonly shopId: string;
  /** `demo`: the provider of the demonstration shops. */
  readonly code: string;
  readonly name: string;
  readonly mode: PaymentMode;
  readonly endpoint: string;
  readonly secret?: string | null | undefined;
  readonly status?: PaymentProviderStatus | null | undefined;
};

export type ShopKind =
  | 'own'
  | 'partner'
  | 'observed';

export type ProviderDetailFragment = { readonly id: string, readonly code: string, readonly name: string, readonly mode: PaymentMode, readonly status: PaymentProviderStatus, readonly endpoint: string | null, readonly refusedHooks: number, readonly unreadableHooks: number, readonly previousHookUntil: string | null, readonly changesReadAt: string | null, readonly changesProblem: PaymentProviderProblem | null, readonly mayUpdate: boolean, readonly version: number };

export type ShopPaymentProvidersQueryVariables = Exact<{
  shopId: string;
}>;


export type ShopPaymentProvidersQuery = { readonly shop: { readonly id: string, readonly kind: ShopKind } | null, readonly paymentProviders: ReadonlyArray<{ readonly id: string, readonly code: string, readonly name: string, readonly mode: PaymentMode, readonly status: PaymentProviderStatus, readonly endpoint: string | null, readonly refusedHooks: number, readonly unreadableHooks: number, readonly previousHookUntil: string | null, readonly changesReadAt: string | null, readonly changesProblem: PaymentProviderProblem | null, readonly mayUpdate: boolean, readonly version: number }> };

export type CreatePaymentProviderMutationVariables = Exact<{
  input: PaymentProviderInput;
}>;


export type CreatePaymentProviderMutation = { readonly createPaymentProvider:
    | { readonly __typename: 'PaymentProviderCreated', readonly hookPath: string, readonly provider: { readonly id: string, readonly name: string } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type UpdatePaymentProviderMutationVariables = Exact<{
  id: string;
  version: number;
  input: PaymentProviderInput;
}>;


export type UpdatePaymentProviderMutation = { readonly updatePaymentProvider:
    | { readonly __typename: 'PaymentProviderUpdated', readonly changeId: string | null, readonly provider: { readonly id: string, readonly code: string, readonly name: string, readonly mode: PaymentMode, readonly status: PaymentProviderStatus, readonly endpoint: string | null, readonly refusedHooks: number, readonly unreadableHooks: number, readonly previousHookUntil: string | null, readonly changesReadAt: string | null, readonly changesProblem: PaymentProviderProblem | null, readonly mayUpdate: boolean, readonly version: number } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type ReplacePaymentHookMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ReplacePaymentHookMutation = { readonly replacePaymentHook:
    | { readonly __typename: 'PaymentHookReplaced', readonly hookPath: string, readonly provider: { readonly id: string, readonly code: string, readonly name: string, readonly mode: PaymentMode, readonly status: PaymentProviderStatus, readonly endpoint: string | null, readonly refusedHooks: number, readonly unreadableHooks: number, readonly previousHookUntil: string | null, readonly changesReadAt: string | null, readonly changesProblem: PaymentProviderProblem | null, readonly mayUpdate: boolean, readonly version: number } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type ConflictFragment = { readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

export const ShopPaymentProvidersDocument: TypedDocument<ShopPaymentProvidersQuery, ShopPaymentProvidersQueryVariables> = {
  id: 'x-ShopPaymentProviders-mjBVQMP-ZDtu',
  name: 'ShopPaymentProviders',
  reads: ['PaymentProvider', 'Shop'],
  text: "query ShopPaymentProviders($shopId: ID!) { shop(id: $shopId) { id kind } paymentProviders(shopId: $shopId) { ...ProviderDetail } } fragment ProviderDetail on PaymentProvider { id code name mode status endpoint refusedHooks unreadableHooks previousHookUntil changesReadAt changesProblem mayUpdate version }",
};

export const CreatePaymentProviderDocument: TypedDocument<CreatePaymentProviderMutation, CreatePaymentProviderMutationVariables> = {
  id: 'x-CreatePaymentProvider-XEu_Md8QA1zc',
  name: 'CreatePaymentProvider',
  text: "mutation CreatePaymentProvider($input: PaymentProviderInput!) { createPaymentProvider(input: $input) { __typename ... on PaymentProviderCreated { provider { id name } hookPath } ...Invalid ... on NotFound { id } } } fragment Invalid on InvalidInput { issues { path code } }",
};

export const UpdatePaymentProviderDocument: TypedDocument<UpdatePaymentProviderMutation, UpdatePaymentProviderMutationVariables> = {
  id: 'x-UpdatePaymentProvider-UbDyLw2NesV8',
  name: 'UpdatePaymentProvider',
  text: "mutation UpdatePaymentProvider($id: ID!, $version: Int!, $input: PaymentProviderInput!) { updatePaymentProvider(id: $id, version: $version, input: $input) { __typename ... on PaymentProviderUpdated { provider { ...ProviderDetail } changeId } ...Invalid ...Conflict ... on NotFound { id } } } fragment ProviderDetail on PaymentProvider { id code name mode status endpoint refusedHooks unreadableHooks previousHookUntil changesReadAt changesProblem mayUpdate version } fragment Invalid on InvalidInput { issues { path code } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const ReplacePaymentHookDocument: TypedDocument<ReplacePaymentHookMutation, ReplacePaymentHookMutationVariables> = {
  id: 'x-ReplacePaymentHook-yELwordcftvm',
  name: 'ReplacePaymentHook',
  text: "mutation ReplacePaymentHook($id: ID!, $version: Int!) { replacePaymentHook(id: $id, version: $version) { __typename ... on PaymentHookReplaced { provider { ...ProviderDetail } hookPath } ...Conflict ... on NotFound { id } } } fragment ProviderDetail on PaymentProvider { id code name mode status endpoint refusedHooks unreadableHooks previousHookUntil changesReadAt changesProblem mayUpdate version } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};
