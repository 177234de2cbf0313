// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ContentLocalesQueryVariables = Exact<{ [key: string]: never; }>;


export type ContentLocalesQuery = { readonly contentLocales: ReadonlyArray<string> };

export const ContentLocalesDocument: TypedDocument<ContentLocalesQuery, ContentLocalesQueryVariables> = {
  id: 'x-ContentLocales-dLtz94EwwyFj',
  name: 'ContentLocales',
  text: "query ContentLocales { contentLocales }",
};
