// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SnoozeNeedMutationVariables = Exact<{
  code: string;
  until?: string | null | undefined;
}>;


export type SnoozeNeedMutation = { readonly snoozeNeed:
    | { readonly __typename: 'NeedsChanged' }
    | { readonly __typename: 'InvalidInput' }
    | { readonly __typename: 'NotFound' }
   };

export type WakeNeedMutationVariables = Exact<{
  code: string;
}>;


export type WakeNeedMutation = { readonly wakeNeed: { readonly __typename: 'NeedsChanged' } };

export const SnoozeNeedDocument: TypedDocument<SnoozeNeedMutation, SnoozeNeedMutationVariables> = {
  id: 'x-SnoozeNeed-dT4EOAEh37al',
  name: 'SnoozeNeed',
  text: "mutation SnoozeNeed($code: String!, $until: DateTime) { snoozeNeed(code: $code, until: $until) { __typename } }",
};

export const WakeNeedDocument: TypedDocument<WakeNeedMutation, WakeNeedMutationVariables> = {
  id: 'x-WakeNeed-KW7pjQnHnzCO',
  name: 'WakeNeed',
  text: "mutation WakeNeed($code: String!) { wakeNeed(code: $code) { __typename } }",
};
