// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RunCommand =
  | 'PAUSE'
  | 'RESUME'
  | 'CANCEL'
  /** The same work once more, as a new run. */
  | 'RUN_AGAIN'
  /** Takes back what it did, as a new run. */
  | 'UNDO'
  /** Does those of its records again that were refused, failed or met a conflict, as the same run; one that broke off goes on too. */
  | 'RETRY';

export type CommandRunMutationVariables = Exact<{
  id: string;
  command: RunCommand;
}>;


export type CommandRunMutation = { readonly commandRun:
    | { readonly __typename: 'RunAnswered', readonly run: { readonly id: string, readonly entity: string } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound' }
   };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export const CommandRunDocument: TypedDocument<CommandRunMutation, CommandRunMutationVariables> = {
  id: 'x-CommandRun-E9F219JKm3ZL',
  name: 'CommandRun',
  text: "mutation CommandRun($id: ID!, $command: RunCommand!) { commandRun(id: $id, command: $command) { __typename ... on RunAnswered { run { id entity } } ...NotAllowed } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};
