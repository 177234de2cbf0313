// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LastChangeQueryVariables = Exact<{
  entity: string;
  id: string;
}>;


export type LastChangeQuery = { readonly changes: { readonly nodes: ReadonlyArray<{ readonly at: string, readonly actor: string }> } | null };

export const LastChangeDocument: TypedDocument<LastChangeQuery, LastChangeQueryVariables> = {
  id: 'x-LastChange--yCmpVgh39wn',
  name: 'LastChange',
  reads: ['Change'],
  text: "query LastChange($entity: String!, $id: ID!) { changes(entity: $entity, id: $id, first: 1) { nodes { at actor } } }",
};
