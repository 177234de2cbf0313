// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BookmarkInput = {
  readonly path: string;
  readonly name?: string | null | undefined;
};

export type BookmarkRowFragment = { readonly id: string, readonly path: string, readonly name: string | null, readonly isGone: boolean };

export type BookmarksQueryVariables = Exact<{ [key: string]: never; }>;


export type BookmarksQuery = { readonly bookmarks: ReadonlyArray<{ readonly id: string, readonly path: string, readonly name: string | null, readonly isGone: boolean }> };

export type AddBookmarkMutationVariables = Exact<{
  input: BookmarkInput;
}>;


export type AddBookmarkMutation = { readonly addBookmark:
    | { readonly __typename: 'BookmarksChanged', readonly bookmarks: ReadonlyArray<{ readonly id: string, readonly path: string, readonly name: string | null, readonly isGone: boolean }> }
    | { readonly __typename: 'TooManyBookmarks', readonly limit: number }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
   };

export type RemoveBookmarkMutationVariables = Exact<{
  path: string;
}>;


export type RemoveBookmarkMutation = { readonly removeBookmark: { readonly bookmarks: ReadonlyArray<{ readonly id: string, readonly path: string, readonly name: string | null, readonly isGone: boolean }> } };

export type VisitsQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitsQuery = { readonly visits: ReadonlyArray<{ readonly path: string, readonly name: string | null, readonly isGone: boolean }> };

export type NoteVisitMutationVariables = Exact<{
  input: BookmarkInput;
}>;


export type NoteVisitMutation = { readonly noteVisit:
    | { readonly __typename: 'VisitNoted' }
    | { readonly __typename: 'InvalidInput' }
   };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export const BookmarksDocument: TypedDocument<BookmarksQuery, BookmarksQueryVariables> = {
  id: 'x-Bookmarks-OLXecU_O6zYi',
  name: 'Bookmarks',
  reads: ['Bookmark'],
  text: "query Bookmarks { bookmarks { ...BookmarkRow } } fragment BookmarkRow on Bookmark { id path name isGone }",
};

export const AddBookmarkDocument: TypedDocument<AddBookmarkMutation, AddBookmarkMutationVariables> = {
  id: 'x-AddBookmark-VJa0C21LwOUV',
  name: 'AddBookmark',
  text: "mutation AddBookmark($input: BookmarkInput!) { addBookmark(input: $input) { __typename ... on BookmarksChanged { bookmarks { ...BookmarkRow } } ... on TooManyBookmarks { limit } ...Invalid } } fragment BookmarkRow on Bookmark { id path name isGone } fragment Invalid on InvalidInput { issues { path code } }",
};

export const RemoveBookmarkDocument: TypedDocument<RemoveBookmarkMutation, RemoveBookmarkMutationVariables> = {
  id: 'x-RemoveBookmark-3etc3T2PVykL',
  name: 'RemoveBookmark',
  text: "mutation RemoveBookmark($path: String!) { removeBookmark(path: $path) { bookmarks { ...BookmarkRow } } } fragment BookmarkRow on Bookmark { id path name isGone }",
};

export const VisitsDocument: TypedDocument<VisitsQuery, VisitsQueryVariables> = {
  id: 'x-Visits-y_nrtZvqnSHA',
  name: 'Visits',
  text: "query Visits { visits { path name isGone } }",
};

export const NoteVisitDocument: TypedDocument<NoteVisitMutation, NoteVisitMutationVariables> = {
  id: 'x-NoteVisit-HVtQMYgve6E6',
  name: 'NoteVisit',
  text: "mutation NoteVisit($input: BookmarkInput!) { noteVisit(input: $input) { __typename } }",
};
