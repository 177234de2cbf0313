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

export type SavedViewRowFragment = { readonly id: string, readonly name: string, readonly isShared: boolean, readonly ownerName: string | null, readonly mayUpdate: boolean, readonly query: string, readonly density: ListDensity, readonly version: number, readonly columns: ReadonlyArray<{ readonly key: string, readonly isHidden: boolean, readonly isPinned: boolean, readonly width: number | null }> };

export type SavedViewsQueryVariables = Exact<{
  list: string;
}>;


export type SavedViewsQuery = { readonly savedViews: ReadonlyArray<{ readonly id: string, readonly name: string, readonly isShared: boolean, readonly ownerName: string | null, readonly mayUpdate: boolean, readonly query: string, readonly density: ListDensity, readonly version: number, readonly columns: ReadonlyArray<{ readonly key: string, readonly isHidden: boolean, readonly isPinned: boolean, readonly width: number | null }> }> };

export const SavedViewsDocument: TypedDocument<SavedViewsQuery, SavedViewsQueryVariables> = {
  name: 'SavedViews',
  text: "query SavedViews($list: String!) { savedViews(list: $list) { ...SavedViewRow } } fragment SavedViewRow on SavedView { id name isShared ownerName mayUpdate query columns { key isHidden isPinned width } density version }",
};
