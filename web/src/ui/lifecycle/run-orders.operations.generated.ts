// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RunOrder =
  | 'PAUSE'
  | 'RESUME'
  | 'CANCEL';

export type OrderRunMutationVariables = Exact<{
  id: string;
  order: RunOrder;
}>;


export type OrderRunMutation = { readonly orderRun:
    | { readonly __typename: 'RunAnswered' }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound' }
   };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export const OrderRunDocument: TypedDocument<OrderRunMutation, OrderRunMutationVariables> = {
  id: 'x-OrderRun-xDSARDALs-6h',
  name: 'OrderRun',
  text: "mutation OrderRun($id: ID!, $order: RunOrder!) { orderRun(id: $id, order: $order) { __typename ...NotAllowed } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};
