// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** The present password once more, since a session that somebody left open must not do this. */
export type OwnPasswordInput = {
  readonly password: string;
};

export type SecondFactorInput = {
  /** As `beginSecondFactor` answered it. */
  readonly setup: string;
  /** The six digits that the app shows. */
  readonly code: string;
};

export type BeginSecondFactorMutationVariables = Exact<{
  input: OwnPasswordInput;
}>;


export type BeginSecondFactorMutation = { readonly beginSecondFactor:
    | { readonly __typename: 'SecondFactorOffered', readonly setup: string, readonly secret: string, readonly address: string }
    | { readonly __typename: 'TooManyAttempts', readonly retryAfterMinutes: number }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
   };

export type ConfirmSecondFactorMutationVariables = Exact<{
  input: SecondFactorInput;
}>;


export type ConfirmSecondFactorMutation = { readonly confirmSecondFactor:
    | { readonly __typename: 'SecondFactorConfirmed', readonly recoveryCodes: ReadonlyArray<string>, readonly endedSessions: number }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
   };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export const BeginSecondFactorDocument: TypedDocument<BeginSecondFactorMutation, BeginSecondFactorMutationVariables> = {
  id: 'x-BeginSecondFactor-fQvz1DdA_FFI',
  name: 'BeginSecondFactor',
  text: "mutation BeginSecondFactor($input: OwnPasswordInput!) { beginSecondFactor(input: $input) { __typename ... on SecondFactorOffered { setup secret address } ... on TooManyAttempts { retryAfterMinutes } ...Invalid } } fragment Invalid on InvalidInput { issues { path code } }",
};

export const ConfirmSecondFactorDocument: TypedDocument<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables> = {
  id: 'x-ConfirmSecondFactor-pc3AIg9-qTwt',
  name: 'ConfirmSecondFactor',
  text: "mutation ConfirmSecondFactor($input: SecondFactorInput!) { confirmSecondFactor(input: $input) { __typename ... on SecondFactorConfirmed { recoveryCodes endedSessions } ...Invalid ...NotAllowed } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};
