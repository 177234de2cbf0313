// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BackgroundTasksQueryVariables = Exact<{ [key: string]: never; }>;


export type BackgroundTasksQuery = { readonly taskQueues: ReadonlyArray<{ readonly name: string, readonly waiting: number, readonly active: number, readonly failed: number, readonly lastDoneAt: string | null }>, readonly failedTasks: ReadonlyArray<{ readonly id: string, readonly name: string, readonly attempts: number, readonly reason: string | null, readonly failedAt: string }> };

export type RetryTaskMutationVariables = Exact<{
  id: string;
}>;


export type RetryTaskMutation = { readonly retryTask:
    | { readonly __typename: 'TaskAnswered' }
    | { readonly __typename: 'NotFound' }
   };

export type DiscardTaskMutationVariables = Exact<{
  id: string;
}>;


export type DiscardTaskMutation = { readonly discardTask:
    | { readonly __typename: 'TaskAnswered' }
    | { readonly __typename: 'NotFound' }
   };

export const BackgroundTasksDocument: TypedDocument<BackgroundTasksQuery, BackgroundTasksQueryVariables> = {
  id: 'x-BackgroundTasks-7SjruMV7s-jO',
  name: 'BackgroundTasks',
  reads: ['FailedTask'],
  text: "query BackgroundTasks { taskQueues { name waiting active failed lastDoneAt } failedTasks(first: 500) { id name attempts reason failedAt } }",
};

export const RetryTaskDocument: TypedDocument<RetryTaskMutation, RetryTaskMutationVariables> = {
  id: 'x-RetryTask-EmrPA_eTW7Cc',
  name: 'RetryTask',
  text: "mutation RetryTask($id: ID!) { retryTask(id: $id) { __typename } }",
};

export const DiscardTaskDocument: TypedDocument<DiscardTaskMutation, DiscardTaskMutationVariables> = {
  id: 'x-DiscardTask-CL3nmyMJHoUc',
  name: 'DiscardTask',
  text: "mutation DiscardTask($id: ID!) { discardTask(id: $id) { __typename } }",
};
