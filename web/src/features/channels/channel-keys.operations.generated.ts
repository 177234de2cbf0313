// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ChannelKeyState =
  | 'ACTIVE'
  | 'EXPIRED'
  | 'REVOKED';

export type ChannelKeyInput = {
  readonly name: string;
  /** From now on; null for a key that does not expire. */
  readonly expiresInDays?: number | null | undefined;
};

export type ChannelKeyRowFragment = { readonly id: string, readonly name: string, readonly shownPart: string, readonly state: ChannelKeyState, readonly createdBy: string | null, readonly createdAt: string, readonly lastUsedAt: string | null, readonly expiresAt: string | null, readonly revokedAt: string | null, readonly mayRevoke: boolean };

export type ChannelKeysQueryVariables = Exact<{
  channelId: string;
  first: number;
}>;


export type ChannelKeysQuery = { readonly channelKeys: { readonly mayCreate: boolean, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shownPart: string, readonly state: ChannelKeyState, readonly createdBy: string | null, readonly createdAt: string, readonly lastUsedAt: string | null, readonly expiresAt: string | null, readonly revokedAt: string | null, readonly mayRevoke: boolean }>, readonly pageInfo: { readonly hasNextPage: boolean } } | null };

export type CreateChannelKeyMutationVariables = Exact<{
  channelId: string;
  input: ChannelKeyInput;
}>;


export type CreateChannelKeyMutation = { readonly createChannelKey:
    | { readonly __typename: 'ChannelKeyCreated', readonly secret: string, readonly key: { readonly id: string, readonly name: string, readonly shownPart: string, readonly state: ChannelKeyState, readonly createdBy: string | null, readonly createdAt: string, readonly lastUsedAt: string | null, readonly expiresAt: string | null, readonly revokedAt: string | null, readonly mayRevoke: boolean } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type RevokeChannelKeyMutationVariables = Exact<{
  id: string;
}>;


export type RevokeChannelKeyMutation = { readonly revokeChannelKey:
    | { readonly __typename: 'ChannelKeyRevoked', readonly key: { readonly id: string, readonly name: string, readonly shownPart: string, readonly state: ChannelKeyState, readonly createdBy: string | null, readonly createdAt: string, readonly lastUsedAt: string | null, readonly expiresAt: string | null, readonly revokedAt: string | null, readonly mayRevoke: boolean } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export const ChannelKeysDocument: TypedDocument<ChannelKeysQuery, ChannelKeysQueryVariables> = {
  id: 'x-ChannelKeys-CqAQMmrzcTts',
  name: 'ChannelKeys',
  reads: ['ChannelKey'],
  text: "query ChannelKeys($channelId: ID!, $first: Int!) { channelKeys(channelId: $channelId, first: $first) { nodes { ...ChannelKeyRow } pageInfo { hasNextPage } mayCreate } } fragment ChannelKeyRow on ChannelKey { id name shownPart state createdBy createdAt lastUsedAt expiresAt revokedAt mayRevoke }",
};

export const CreateChannelKeyDocument: TypedDocument<CreateChannelKeyMutation, CreateChannelKeyMutationVariables> = {
  id: 'x-CreateChannelKey-WYXboH6Z9T2U',
  name: 'CreateChannelKey',
  text: "mutation CreateChannelKey($channelId: ID!, $input: ChannelKeyInput!) { createChannelKey(channelId: $channelId, input: $input) { __typename ... on ChannelKeyCreated { secret key { ...ChannelKeyRow } } ...Invalid ...NotAllowed ... on NotFound { id } } } fragment ChannelKeyRow on ChannelKey { id name shownPart state createdBy createdAt lastUsedAt expiresAt revokedAt mayRevoke } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const RevokeChannelKeyDocument: TypedDocument<RevokeChannelKeyMutation, RevokeChannelKeyMutationVariables> = {
  id: 'x-RevokeChannelKey-Guak_HqN_lwA',
  name: 'RevokeChannelKey',
  text: "mutation RevokeChannelKey($id: ID!) { revokeChannelKey(id: $id) { __typename ... on ChannelKeyRevoked { key { ...ChannelKeyRow } } ... on NotFound { id } } } fragment ChannelKeyRow on ChannelKey { id name shownPart state createdBy createdAt lastUsedAt expiresAt revokedAt mayRevoke }",
};
