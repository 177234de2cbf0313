// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ListDensity =
  | 'compact'
  | 'usual'
  | 'roomy';

export type SavedViewInput = {
  readonly name: string;
  readonly isShared: boolean;
  readonly query: string;
  readonly columns: ReadonlyArray<ViewColumnInput>;
  readonly density: ListDensity;
};

export type ViewColumnInput = {
  readonly key: string;
  readonly isHidden: boolean;
  readonly isPinned: boolean;
  readonly width?: number | null | undefined;
};

export type CreateSavedViewMutationVariables = Exact<{
  id: string;
  list: string;
  input: SavedViewInput;
}>;


export type CreateSavedViewMutation = { readonly createSavedView:
    | { readonly __typename: 'SavedViewSaved', readonly view: { readonly id: string } }
    | { readonly __typename: 'TooManySavedViews', readonly limit: number }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
   };

export type UpdateSavedViewMutationVariables = Exact<{
  id: string;
  version: number;
  input: SavedViewInput;
}>;


export type UpdateSavedViewMutation = { readonly updateSavedView:
    | { readonly __typename: 'SavedViewSaved', readonly view: { readonly id: string } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'VersionConflict' }
    | { readonly __typename: 'NotFound' }
   };

export type DeleteSavedViewMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteSavedViewMutation = { readonly deleteSavedView:
    | { readonly __typename: 'SavedViewDeleted' }
    | { readonly __typename: 'VersionConflict' }
    | { readonly __typename: 'NotFound' }
   };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export const CreateSavedViewDocument: TypedDocument<CreateSavedViewMutation, CreateSavedViewMutationVariables> = {
  id: 'x-CreateSavedView-tAf1reahkK2N',
  name: 'CreateSavedView',
  text: "mutation CreateSavedView($id: ID!, $list: String!, $input: SavedViewInput!) { createSavedView(id: $id, list: $list, input: $input) { __typename ... on SavedViewSaved { view { id } } ... on TooManySavedViews { limit } ...Invalid } } fragment Invalid on InvalidInput { issues { path code } }",
};

export const UpdateSavedViewDocument: TypedDocument<UpdateSavedViewMutation, UpdateSavedViewMutationVariables> = {
  id: 'x-UpdateSavedView-5ZFQPdA32Qwl',
  name: 'UpdateSavedView',
  text: "mutation UpdateSavedView($id: ID!, $version: Int!, $input: SavedViewInput!) { updateSavedView(id: $id, version: $version, input: $input) { __typename ... on SavedViewSaved { view { id } } ...Invalid } } fragment Invalid on InvalidInput { issues { path code } }",
};

export const DeleteSavedViewDocument: TypedDocument<DeleteSavedViewMutation, DeleteSavedViewMutationVariables> = {
  id: 'x-DeleteSavedView-tobAFnnwbnl6',
  name: 'DeleteSavedView',
  text: "mutation DeleteSavedView($id: ID!, $version: Int!) { deleteSavedView(id: $id, version: $version) { __typename } }",
};
