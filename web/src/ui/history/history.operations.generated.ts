// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RecordChangesQueryVariables = Exact<{
  entity: string;
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type RecordChangesQuery = { readonly changes: { readonly goneBefore: string | null, readonly nodes: ReadonlyArray<{ readonly id: string, readonly at: string, readonly actor: string, readonly actorId: string | null, readonly isActorErased: boolean, readonly actorAvatar: string | null, readonly cause: string, readonly causeId: string | null, readonly causeName: string | null, readonly action: string, readonly isRevertible: boolean, readonly channel: { readonly id: string, readonly name: string } | null, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly fields: ReadonlyArray<{ readonly name: string, readonly before: unknown, readonly after: unknown, readonly isErased: boolean, readonly isRevertible: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly references: ReadonlyArray<{ readonly id: string, readonly name: string }> }> }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } | null };

export type RevertChangeMutationVariables = Exact<{
  changeId: string;
  fields?: ReadonlyArray<string> | null | undefined;
}>;


export type RevertChangeMutation = { readonly revertChange:
    | { readonly __typename: 'ChangeReverted', readonly changeId: string, readonly entityId: string, readonly isRevertible: boolean }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type RecordChangeFragment = { readonly id: string, readonly at: string, readonly actor: string, readonly actorId: string | null, readonly isActorErased: boolean, readonly actorAvatar: string | null, readonly cause: string, readonly causeId: string | null, readonly causeName: string | null, readonly action: string, readonly isRevertible: boolean, readonly channel: { readonly id: string, readonly name: string } | null, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly fields: ReadonlyArray<{ readonly name: string, readonly before: unknown, readonly after: unknown, readonly isErased: boolean, readonly isRevertible: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly references: ReadonlyArray<{ readonly id: string, readonly name: string }> }> };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export const RecordChangesDocument: TypedDocument<RecordChangesQuery, RecordChangesQueryVariables> = {
  id: 'x-RecordChanges-euzprcZBZP-S',
  name: 'RecordChanges',
  reads: ['Change', 'ReferenceName'],
  text: "query RecordChanges($entity: String!, $id: ID!, $first: Int!, $after: String) { changes(entity: $entity, id: $id, first: $first, after: $after) { nodes { ...RecordChange } pageInfo { endCursor hasNextPage } goneBefore } } fragment RecordChange on Change { id at actor actorId isActorErased actorAvatar cause causeId causeName channel { id name } action isRevertible refusal { ...NotAllowed } fields { name before after isErased isRevertible refusal { ...NotAllowed } references { id name } } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const RevertChangeDocument: TypedDocument<RevertChangeMutation, RevertChangeMutationVariables> = {
  id: 'x-RevertChange-M-cZupDmRxYO',
  name: 'RevertChange',
  text: "mutation RevertChange($changeId: ID!, $fields: [String!]) { revertChange(changeId: $changeId, fields: $fields) { __typename ... on ChangeReverted { changeId entityId isRevertible } ...NotAllowed ...Invalid ... on NotFound { id } } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Invalid on InvalidInput { issues { path code } }",
};
