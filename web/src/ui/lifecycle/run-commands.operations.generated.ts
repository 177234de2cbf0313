// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RunCommand =
  | 'PAUSE'
  | 'RESUME'
  | 'CANCEL';

export type CommandRunMutationVariables = Exact<{
  id: string;
  command: RunCommand;
}>;


export type CommandRunMutation = { readonly commandRun:
    | { readonly __typename: 'RunAnswered' }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound' }
   };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export const CommandRunDocument: TypedDocument<CommandRunMutation, CommandRunMutationVariables> = {
  id: 'x-CommandRun-iNboJZ48LKiT',
  name: 'CommandRun',
  text: "mutation CommandRun($id: ID!, $command: RunCommand!) { commandRun(id: $id, command: $command) { __typename ...NotAllowed } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};
