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

export type ListLayoutInput = {
  readonly columns: ReadonlyArray<ViewColumnInput>;
  readonly density: ListDensity;
};

export type ViewColumnInput = {
  readonly key: string;
  readonly isHidden: boolean;
  readonly isPinned: boolean;
  readonly width?: number | null | undefined;
};

export type SavedViewRowFragment = { readonly id: string, readonly name: string, readonly isShared: boolean, readonly ownerName: string | null, readonly mayUpdate: boolean, readonly query: string, readonly density: ListDensity, readonly version: number, readonly columns: ReadonlyArray<{ readonly key: string, readonly isHidden: boolean, readonly isPinned: boolean, readonly width: number | null }> };

export type KeptListLayoutFragment = { readonly viewId: string | null, readonly version: number, readonly look: { readonly density: ListDensity, readonly columns: ReadonlyArray<{ readonly key: string, readonly isHidden: boolean, readonly isPinned: boolean, readonly width: number | null }> } | null };

export type SavedViewsQueryVariables = Exact<{
  list: string;
}>;


export type SavedViewsQuery = { readonly savedViews: ReadonlyArray<{ readonly id: string, readonly name: string, readonly isShared: boolean, readonly ownerName: string | null, readonly mayUpdate: boolean, readonly query: string, readonly density: ListDensity, readonly version: number, readonly columns: ReadonlyArray<{ readonly key: string, readonly isHidden: boolean, readonly isPinned: boolean, readonly width: number | null }> }>, readonly listLayouts: ReadonlyArray<{ readonly viewId: string | null, readonly version: number, readonly look: { readonly density: ListDensity, readonly columns: ReadonlyArray<{ readonly key: string, readonly isHidden: boolean, readonly isPinned: boolean, readonly width: number | null }> } | null }> };

export type SaveListLayoutMutationVariables = Exact<{
  list: string;
  viewId?: string | null | undefined;
  input?: ListLayoutInput | null | undefined;
}>;


export type SaveListLayoutMutation = { readonly saveListLayout:
    | { readonly __typename: 'ListLayoutSaved', readonly layout: { readonly version: number } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
   };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export const SavedViewsDocument: TypedDocument<SavedViewsQuery, SavedViewsQueryVariables> = {
  id: 'x-SavedViews-DL1tc_rglJNn',
  name: 'SavedViews',
  reads: ['SavedView'],
  text: "query SavedViews($list: String!) { savedViews(list: $list) { ...SavedViewRow } listLayouts(list: $list) { ...KeptListLayout } } fragment SavedViewRow on SavedView { id name isShared ownerName mayUpdate query columns { key isHidden isPinned width } density version } fragment KeptListLayout on ListLayout { viewId look { columns { key isHidden isPinned width } density } version }",
};

export const SaveListLayoutDocument: TypedDocument<SaveListLayoutMutation, SaveListLayoutMutationVariables> = {
  id: 'x-SaveListLayout-yry1xMno99oc',
  name: 'SaveListLayout',
  text: "mutation SaveListLayout($list: String!, $viewId: ID, $input: ListLayoutInput) { saveListLayout(list: $list, viewId: $viewId, input: $input) { __typename ... on ListLayoutSaved { layout { version } } ...Invalid } } fragment Invalid on InvalidInput { issues { path code } }",
};
