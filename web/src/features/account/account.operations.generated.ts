// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SessionsQueryVariables = Exact<{
  userId: string;
}>;


export type SessionsQuery = { readonly sessions: ReadonlyArray<{ readonly id: string, readonly browser: string | null, readonly system: string | null, readonly address: string | null, readonly createdAt: string, readonly lastUsedAt: string, readonly idleEndsAt: string, readonly endsAt: string, readonly isCurrent: boolean }> };

export type RevokeSessionMutationVariables = Exact<{
  id: string;
}>;


export type RevokeSessionMutation = { readonly revokeSession:
    | { readonly __typename: 'SessionsRevoked', readonly count: number }
    | { readonly __typename: 'RoleNotHeld', readonly roleName: string }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type RevokeSessionsMutationVariables = Exact<{
  userId: string;
}>;


export type RevokeSessionsMutation = { readonly revokeSessions:
    | { readonly __typename: 'SessionsRevoked', readonly count: number }
    | { readonly __typename: 'RoleNotHeld', readonly roleName: string }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export const SessionsDocument: TypedDocument<SessionsQuery, SessionsQueryVariables> = {
  name: 'Sessions',
  text: "query Sessions($userId: ID!) { sessions(userId: $userId) { id browser system address createdAt lastUsedAt idleEndsAt endsAt isCurrent } }",
};

export const RevokeSessionDocument: TypedDocument<RevokeSessionMutation, RevokeSessionMutationVariables> = {
  name: 'RevokeSession',
  text: "mutation RevokeSession($id: ID!) { revokeSession(id: $id) { __typename ... on SessionsRevoked { count } ... on RoleNotHeld { roleName } ... on NotFound { id } } }",
};

export const RevokeSessionsDocument: TypedDocument<RevokeSessionsMutation, RevokeSessionsMutationVariables> = {
  name: 'RevokeSessions',
  text: "mutation RevokeSessions($userId: ID!) { revokeSessions(userId: $userId) { __typename ... on SessionsRevoked { count } ... on RoleNotHeld { roleName } ... on NotFound { id } } }",
};
