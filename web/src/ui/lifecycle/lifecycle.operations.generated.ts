// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FirstFillingQueryVariables = Exact<{ [key: string]: never; }>;


export type FirstFillingQuery = { readonly dashboard: { readonly seed: { readonly state: string, readonly done: number, readonly total: number } | null } };

export const FirstFillingDocument: TypedDocument<FirstFillingQuery, FirstFillingQueryVariables> = {
  id: 'x-FirstFilling-EMRS4pQNLt2q',
  name: 'FirstFilling',
  text: "query FirstFilling { dashboard { seed { state done total } } }",
};
