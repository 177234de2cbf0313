// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PreferencesInput = {
  readonly language: string;
  readonly skin: string;
  readonly direction: string;
  readonly isMenuCollapsed: boolean;
  readonly isMenuHidden: boolean;
  readonly menu: string;
  readonly content: string;
  readonly navbar: string;
  readonly navbarColour: string;
  readonly footer: string;
};

export type KeptPreferencesFragment = { readonly language: string, readonly skin: string, readonly direction: string, readonly isMenuCollapsed: boolean, readonly isMenuHidden: boolean, readonly menu: string, readonly content: string, readonly navbar: string, readonly navbarColour: string, readonly footer: string, readonly version: number };

export type KeptPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type KeptPreferencesQuery = { readonly preferences: { readonly language: string, readonly skin: string, readonly direction: string, readonly isMenuCollapsed: boolean, readonly isMenuHidden: boolean, readonly menu: string, readonly content: string, readonly navbar: string, readonly navbarColour: string, readonly footer: string, readonly version: number } | null };

export type SavePreferencesMutationVariables = Exact<{
  input: PreferencesInput;
}>;


export type SavePreferencesMutation = { readonly savePreferences:
    | { readonly __typename: 'PreferencesSaved', readonly preferences: { readonly version: number } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
   };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export const KeptPreferencesDocument: TypedDocument<KeptPreferencesQuery, KeptPreferencesQueryVariables> = {
  id: 'x-KeptPreferences-qRzFuPAyMzPr',
  name: 'KeptPreferences',
  text: "query KeptPreferences { preferences { ...KeptPreferences } } fragment KeptPreferences on Preferences { language skin direction isMenuCollapsed isMenuHidden menu content navbar navbarColour footer version }",
};

export const SavePreferencesDocument: TypedDocument<SavePreferencesMutation, SavePreferencesMutationVariables> = {
  id: 'x-SavePreferences-CNb1D2fJUEig',
  name: 'SavePreferences',
  text: "mutation SavePreferences($input: PreferencesInput!) { savePreferences(input: $input) { __typename ... on PreferencesSaved { preferences { version } } ...Invalid } } fragment Invalid on InvalidInput { issues { path code } }",
};
