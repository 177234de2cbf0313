// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Where the window of a list begins other than after a cursor. */
export type ListStart =
  {   /** The window ends before the row of this `startCursor`. */
  readonly before: string; readonly at?: never; readonly row?: never; readonly text?: never; }
  |  { readonly before?: never;   /** The window begins with the row of this `startCursor`. */
  readonly at: string; readonly row?: never; readonly text?: never; }
  |  { readonly before?: never; readonly at?: never;   /** From about this row on, the first being 0: exact to 10,000, by an estimate beyond; the last rows where the list has fewer. */
  readonly row: number; readonly text?: never; }
  |  { readonly before?: never; readonly at?: never; readonly row?: never;   /** From the first row on whose name begins so, or the one after; only where the list is ordered by a name. */
  readonly text: string; };

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type DiscountMethod =
  | 'CODE'
  | 'AUTOMATIC';

export type DiscountStatus =
  | 'DRAFT'
  | 'SCHEDULED'
  | 'ACTIVE'
  | 'PAUSED'
  | 'ENDED';

export type GenerateCodesInput = {
  readonly count: number;
  readonly prefix?: string | null | undefined;
  /** Signs that are generated, without those that are mistaken for others: 6 to 20. */
  readonly length?: number | null | undefined;
  readonly limitTotal?: number | null | undefined;
};

export type DiscountCodeState =
  | 'IN_FORCE'
  /** Its discount has ended. */
  | 'ENDED'
  | 'DISABLED';

/** A reservation whose time is over counts as released. */
export type DiscountUseFilter = {
  readonly state?: ReadonlyArray<DiscountUseState> | null | undefined;
};

export type DiscountCodeFilter = {
  readonly isDisabled?: boolean | null | undefined;
  readonly batch?: ReadonlyArray<string> | null | undefined;
  readonly where?: unknown;
};

export type DiscountCodeSortField =
  | 'CODE'
  | 'CREATED_AT';

export type DiscountCodeSort = {
  readonly field: DiscountCodeSortField;
  readonly direction: SortDirection;
};

export type DiscountUseState =
  | 'RESERVED'
  | 'COMMITTED'
  | 'RELEASED';

export type DiscountCodeRowFragment = { readonly id: string, readonly code: string, readonly batch: string | null, readonly limitTotal: number | null, readonly used: number, readonly state: DiscountCodeState, readonly createdAt: string };

export type DiscountHeadQueryVariables = Exact<{
  id: string;
}>;


export type DiscountHeadQuery = { readonly discount: { readonly id: string, readonly name: string, readonly method: DiscountMethod, readonly status: DiscountStatus, readonly mayUpdate: boolean, readonly shop: { readonly timeZone: string } } | null };

export type DiscountCodesListQueryVariables = Exact<{
  discountId: string;
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  search?: string | null | undefined;
  filter?: DiscountCodeFilter | null | undefined;
  sort?: ReadonlyArray<DiscountCodeSort> | null | undefined;
}>;


export type DiscountCodesListQuery = { readonly discountCodes: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly code: string, readonly batch: string | null, readonly limitTotal: number | null, readonly used: number, readonly state: DiscountCodeState, readonly createdAt: string }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type DiscountUsesListQueryVariables = Exact<{
  discountId: string;
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  filter?: DiscountUseFilter | null | undefined;
}>;


export type DiscountUsesListQuery = { readonly discountUses: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly code: string | null, readonly state: DiscountUseState, readonly reservationKey: string | null, readonly overLimit: boolean, readonly expiresAt: string | null, readonly at: string, readonly amount: { readonly minor: number, readonly currency: string } | null }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type CodesAddedFragment = { readonly added: number, readonly refusedCount: number, readonly refused: ReadonlyArray<{ readonly code: string, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }>, readonly discount: { readonly id: string, readonly name: string, readonly codeCount: number } };

export type AddDiscountCodesMutationVariables = Exact<{
  discountId: string;
  codes: ReadonlyArray<string>;
  limitTotal?: number | null | undefined;
}>;


export type AddDiscountCodesMutation = { readonly addDiscountCodes:
    | { readonly __typename: 'DiscountCodesAdded', readonly added: number, readonly refusedCount: number, readonly refused: ReadonlyArray<{ readonly code: string, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }>, readonly discount: { readonly id: string, readonly name: string, readonly codeCount: number } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound' }
   };

export type GenerateDiscountCodesMutationVariables = Exact<{
  discountId: string;
  input: GenerateCodesInput;
}>;


export type GenerateDiscountCodesMutation = { readonly generateDiscountCodes:
    | { readonly __typename: 'DiscountCodesAdded', readonly added: number, readonly refusedCount: number, readonly refused: ReadonlyArray<{ readonly code: string, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }>, readonly discount: { readonly id: string, readonly name: string, readonly codeCount: number } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound' }
   };

export type DisableDiscountCodeMutationVariables = Exact<{
  id: string;
}>;


export type DisableDiscountCodeMutation = { readonly disableDiscountCode:
    | { readonly __typename: 'DiscountCodeDisabled', readonly code: { readonly id: string, readonly code: string, readonly batch: string | null, readonly limitTotal: number | null, readonly used: number, readonly state: DiscountCodeState, readonly createdAt: string } }
    | { readonly __typename: 'NotFound' }
   };

export type PageInfoFragment = { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export const DiscountHeadDocument: TypedDocument<DiscountHeadQuery, DiscountHeadQueryVariables> = {
  id: 'x-DiscountHead-S784e0h-6u80',
  name: 'DiscountHead',
  reads: ['Discount', 'Shop'],
  text: "query DiscountHead($id: ID!) { discount(id: $id) { id name method status mayUpdate shop { timeZone } } }",
};

export const DiscountCodesListDocument: TypedDocument<DiscountCodesListQuery, DiscountCodesListQueryVariables> = {
  id: 'x-DiscountCodesList-kvrsZPwa5_5F',
  name: 'DiscountCodesList',
  reads: ['DiscountCode'],
  text: "query DiscountCodesList($discountId: ID!, $first: Int!, $after: String, $from: ListStart, $search: String, $filter: DiscountCodeFilter, $sort: [DiscountCodeSort!]) { discountCodes( discountId: $discountId first: $first after: $after from: $from search: $search filter: $filter sort: $sort ) { nodes { ...DiscountCodeRow } pageInfo { ...PageInfo } total { count isExact } } } fragment DiscountCodeRow on DiscountCode { id code batch limitTotal used state createdAt } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const DiscountUsesListDocument: TypedDocument<DiscountUsesListQuery, DiscountUsesListQueryVariables> = {
  id: 'x-DiscountUsesList-k4RwVZtjsfJz',
  name: 'DiscountUsesList',
  reads: ['DiscountUse'],
  text: "query DiscountUsesList($discountId: ID!, $first: Int!, $after: String, $from: ListStart, $filter: DiscountUseFilter) { discountUses( discountId: $discountId first: $first after: $after from: $from filter: $filter ) { nodes { id code state reservationKey amount { minor currency } overLimit expiresAt at } pageInfo { ...PageInfo } total { count isExact } } } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const AddDiscountCodesDocument: TypedDocument<AddDiscountCodesMutation, AddDiscountCodesMutationVariables> = {
  id: 'x-AddDiscountCodes-S_Hpijhc_s1b',
  name: 'AddDiscountCodes',
  text: "mutation AddDiscountCodes($discountId: ID!, $codes: [String!]!, $limitTotal: Int) { addDiscountCodes( discountId: $discountId codes: $codes limitTotal: $limitTotal ) { __typename ... on DiscountCodesAdded { ...CodesAdded } ... on InvalidInput { ...Invalid } ... on NotAllowedNow { ...NotAllowed } } } fragment CodesAdded on DiscountCodesAdded { added refused { code refusal { code reason wording { key params } } } refusedCount discount { id name codeCount } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const GenerateDiscountCodesDocument: TypedDocument<GenerateDiscountCodesMutation, GenerateDiscountCodesMutationVariables> = {
  id: 'x-GenerateDiscountCodes--qway66cx7PI',
  name: 'GenerateDiscountCodes',
  text: "mutation GenerateDiscountCodes($discountId: ID!, $input: GenerateCodesInput!) { generateDiscountCodes(discountId: $discountId, input: $input) { __typename ... on DiscountCodesAdded { ...CodesAdded } ... on InvalidInput { ...Invalid } ... on NotAllowedNow { ...NotAllowed } } } fragment CodesAdded on DiscountCodesAdded { added refused { code refusal { code reason wording { key params } } } refusedCount discount { id name codeCount } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const DisableDiscountCodeDocument: TypedDocument<DisableDiscountCodeMutation, DisableDiscountCodeMutationVariables> = {
  id: 'x-DisableDiscountCode-ZQfmqSTy3pHv',
  name: 'DisableDiscountCode',
  text: "mutation DisableDiscountCode($id: ID!) { disableDiscountCode(id: $id) { __typename ... on DiscountCodeDisabled { code { ...DiscountCodeRow } } } } fragment DiscountCodeRow on DiscountCode { id code batch limitTotal used state createdAt }",
};
