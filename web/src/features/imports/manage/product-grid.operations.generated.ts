// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../../data/index.ts';

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

export type ChangeSetState =
  | 'OPEN'
  | 'CHECKING'
  | 'READY'
  | 'APPLYING'
  | 'APPLIED'
  | 'DISCARDED';

/** How cells of a column are edited. */
export type GridEditor =
  /** It is shown, and changed elsewhere. */
  | 'NONE'
  | 'TEXT'
  | 'LONG_TEXT'
  | 'NUMBER'
  | 'DATE'
  | 'BOOLEAN'
  | 'WEB_ADDRESS'
  | 'IDENTIFIER'
  | 'BRAND'
  | 'CATEGORY'
  | 'TAGS';

/** Where the effective value of a cell comes from. */
export type GridSource =
  /** Nothing stands there. */
  | 'EMPTY'
  | 'MANUAL'
  | 'IMPORT'
  | 'OFFER'
  | 'RULE'
  | 'OTHER';

export type GridEditInput = {
  readonly productId: string;
  readonly column: string;
  /** Null or empty takes away what was set by hand. */
  readonly text?: string | null | undefined;
};

/** A place in the list as it is filtered and sorted. */
export type GridPlaceInput = {
  readonly search?: string | null | undefined;
  readonly filter?: ProductFilter | null | undefined;
  readonly sort?: ReadonlyArray<ProductSort> | null | undefined;
  /** The product of the first row. */
  readonly productId: string;
};

export type FillGridInput = {
  readonly column: string;
  readonly text?: string | null | undefined;
  /** Either these, in parts of up to a thousand, or `place` with `count`. */
  readonly ids?: ReadonlyArray<ReadonlyArray<string>> | null | undefined;
  readonly place?: GridPlaceInput | null | undefined;
  readonly count?: number | null | undefined;
};

export type PasteGridInput = {
  readonly uploadId: string;
  readonly place: GridPlaceInput;
  /** The columns as they are shown, from the one on in which the block begins. */
  readonly columns: ReadonlyArray<string>;
};

export type ProductStatus =
  | 'DRAFT'
  | 'IN_REVIEW'
  | 'REJECTED'
  | 'ACTIVE'
  | 'UNLISTED'
  | 'ARCHIVED';

export type ProductFilter = {
  readonly status?: ReadonlyArray<ProductStatus> | null | undefined;
  readonly brandId?: ReadonlyArray<string> | null | undefined;
  readonly categoryId?: ReadonlyArray<string> | null | undefined;
  readonly shopId?: ReadonlyArray<string> | null | undefined;
  readonly hasOffers?: boolean | null | undefined;
  readonly completenessBelow?: number | null | undefined;
  /** Products with a value of one of these attributes, also of a variant. */
  readonly attributeId?: ReadonlyArray<string> | null | undefined;
  /** Products with one of these options of an attribute, also of a variant. */
  readonly optionId?: ReadonlyArray<string> | null | undefined;
  /** Products of which a source states something that its attribute cannot hold. */
  readonly hasFindings?: boolean | null | undefined;
  /** The same about one of these attributes. */
  readonly findingAttributeId?: ReadonlyArray<string> | null | undefined;
  /** Codes of basics: products that miss one of them. */
  readonly missing?: ReadonlyArray<string> | null | undefined;
  /** Days of UTC, `2026-11-01`. */
  readonly createdFrom?: string | null | undefined;
  readonly createdUntil?: string | null | undefined;
  readonly where?: unknown;
};

export type ProductSortField =
  | 'name'
  | 'createdAt'
  | 'updatedAt'
  | 'lowestPrice'
  | 'offerCount'
  | 'completeness';

export type ProductSort = {
  readonly field: ProductSortField;
  readonly direction: SortDirection;
};

export type GridSentenceFragment = { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null };

export type GridStateFragment = { readonly steps: number, readonly set: { readonly id: string, readonly state: ChangeSetState, readonly jobId: string | null, readonly counts: { readonly create: number, readonly change: number, readonly unchanged: number, readonly refused: number, readonly emptied: number, readonly noticed: number } }, readonly left: ReadonlyArray<{ readonly column: number | null, readonly sentence: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }> };

export type GridLineFragment = { readonly id: string, readonly name: string, readonly version: number, readonly texts: ReadonlyArray<string | null>, readonly sources: ReadonlyArray<GridSource>, readonly locked: ReadonlyArray<number>, readonly closed: ReadonlyArray<number>, readonly ofVariants: ReadonlyArray<number>, readonly edits: ReadonlyArray<{ readonly column: string, readonly text: string | null, readonly refusal: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }>, readonly refusal: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null };

export type ProductGridColumnsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductGridColumnsQuery = { readonly productGridColumns: ReadonlyArray<{ readonly key: string, readonly name: string, readonly editor: GridEditor, readonly group: string, readonly locale: string | null }> };

export type ProductGridQueryVariables = Exact<{
  columns: ReadonlyArray<string>;
  setId?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  search?: string | null | undefined;
  filter?: ProductFilter | null | undefined;
  sort?: ReadonlyArray<ProductSort> | null | undefined;
}>;


export type ProductGridQuery = { readonly productGrid: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly version: number, readonly texts: ReadonlyArray<string | null>, readonly sources: ReadonlyArray<GridSource>, readonly locked: ReadonlyArray<number>, readonly closed: ReadonlyArray<number>, readonly ofVariants: ReadonlyArray<number>, readonly edits: ReadonlyArray<{ readonly column: string, readonly text: string | null, readonly refusal: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }>, readonly refusal: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type OpenProductGridMutationVariables = Exact<{ [key: string]: never; }>;


export type OpenProductGridMutation = { readonly openProductGrid: { readonly steps: number, readonly set: { readonly id: string, readonly state: ChangeSetState, readonly jobId: string | null, readonly counts: { readonly create: number, readonly change: number, readonly unchanged: number, readonly refused: number, readonly emptied: number, readonly noticed: number } }, readonly left: ReadonlyArray<{ readonly column: number | null, readonly sentence: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }> } };

export type EditProductGridMutationVariables = Exact<{
  setId: string;
  edits: ReadonlyArray<GridEditInput>;
}>;


export type EditProductGridMutation = { readonly editProductGrid:
    | { readonly __typename: 'GridAnswered', readonly steps: number, readonly set: { readonly id: string, readonly state: ChangeSetState, readonly jobId: string | null, readonly counts: { readonly create: number, readonly change: number, readonly unchanged: number, readonly refused: number, readonly emptied: number, readonly noticed: number } }, readonly left: ReadonlyArray<{ readonly column: number | null, readonly sentence: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }> }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type FillProductGridMutationVariables = Exact<{
  setId: string;
  input: FillGridInput;
}>;


export type FillProductGridMutation = { readonly fillProductGrid:
    | { readonly __typename: 'GridAnswered', readonly steps: number, readonly set: { readonly id: string, readonly state: ChangeSetState, readonly jobId: string | null, readonly counts: { readonly create: number, readonly change: number, readonly unchanged: number, readonly refused: number, readonly emptied: number, readonly noticed: number } }, readonly left: ReadonlyArray<{ readonly column: number | null, readonly sentence: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }> }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type PasteIntoProductGridMutationVariables = Exact<{
  setId: string;
  input: PasteGridInput;
}>;


export type PasteIntoProductGridMutation = { readonly pasteIntoProductGrid:
    | { readonly __typename: 'GridAnswered', readonly steps: number, readonly set: { readonly id: string, readonly state: ChangeSetState, readonly jobId: string | null, readonly counts: { readonly create: number, readonly change: number, readonly unchanged: number, readonly refused: number, readonly emptied: number, readonly noticed: number } }, readonly left: ReadonlyArray<{ readonly column: number | null, readonly sentence: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }> }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type UndoGridStepMutationVariables = Exact<{
  setId: string;
}>;


export type UndoGridStepMutation = { readonly undoGridStep:
    | { readonly __typename: 'GridAnswered', readonly steps: number, readonly set: { readonly id: string, readonly state: ChangeSetState, readonly jobId: string | null, readonly counts: { readonly create: number, readonly change: number, readonly unchanged: number, readonly refused: number, readonly emptied: number, readonly noticed: number } }, readonly left: ReadonlyArray<{ readonly column: number | null, readonly sentence: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }> }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type DiscardGridMutationVariables = Exact<{
  setId: string;
}>;


export type DiscardGridMutation = { readonly discardGrid:
    | { readonly __typename: 'GridAnswered', readonly steps: number, readonly set: { readonly id: string, readonly state: ChangeSetState, readonly jobId: string | null, readonly counts: { readonly create: number, readonly change: number, readonly unchanged: number, readonly refused: number, readonly emptied: number, readonly noticed: number } }, readonly left: ReadonlyArray<{ readonly column: number | null, readonly sentence: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }> }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type ApplyGridMutationVariables = Exact<{
  setId: string;
  expectedEmptied?: number | null | undefined;
}>;


export type ApplyGridMutation = { readonly applyGrid:
    | { readonly __typename: 'GridAnswered', readonly steps: number, readonly set: { readonly id: string, readonly state: ChangeSetState, readonly jobId: string | null, readonly counts: { readonly create: number, readonly change: number, readonly unchanged: number, readonly refused: number, readonly emptied: number, readonly noticed: number } }, readonly left: ReadonlyArray<{ readonly column: number | null, readonly sentence: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type PageInfoFragment = { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export const ProductGridColumnsDocument: TypedDocument<ProductGridColumnsQuery, ProductGridColumnsQueryVariables> = {
  id: 'x-ProductGridColumns-Ci3Gj9uOUD3E',
  name: 'ProductGridColumns',
  text: "query ProductGridColumns { productGridColumns { key name editor group locale } }",
};

export const ProductGridDocument: TypedDocument<ProductGridQuery, ProductGridQueryVariables> = {
  id: 'x-ProductGrid-ZbRqwJEgOgCE',
  name: 'ProductGrid',
  reads: ['GridRow'],
  text: "query ProductGrid($columns: [String!]!, $setId: ID, $first: Int!, $after: String, $from: ListStart, $search: String, $filter: ProductFilter, $sort: [ProductSort!]) { productGrid( columns: $columns setId: $setId first: $first after: $after from: $from search: $search filter: $filter sort: $sort ) { nodes { ...GridLine } pageInfo { ...PageInfo } total { count isExact } } } fragment GridLine on GridRow { id name version texts sources locked closed ofVariants edits { column text refusal { ...GridSentence } } refusal { ...GridSentence } } fragment GridSentence on Sentence { text wording { key params } } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const OpenProductGridDocument: TypedDocument<OpenProductGridMutation, OpenProductGridMutationVariables> = {
  id: 'x-OpenProductGrid-L0vF2TKh5IJl',
  name: 'OpenProductGrid',
  text: "mutation OpenProductGrid { openProductGrid { ...GridState } } fragment GridState on GridAnswered { set { id state jobId counts { create change unchanged refused emptied noticed } } steps left { column sentence { ...GridSentence } } } fragment GridSentence on Sentence { text wording { key params } }",
};

export const EditProductGridDocument: TypedDocument<EditProductGridMutation, EditProductGridMutationVariables> = {
  id: 'x-EditProductGrid-0qXlbZ4GJTHK',
  name: 'EditProductGrid',
  text: "mutation EditProductGrid($setId: ID!, $edits: [GridEditInput!]!) { editProductGrid(setId: $setId, edits: $edits) { __typename ...GridState ...Invalid ...NotAllowed ... on NotFound { id } } } fragment GridState on GridAnswered { set { id state jobId counts { create change unchanged refused emptied noticed } } steps left { column sentence { ...GridSentence } } } fragment GridSentence on Sentence { text wording { key params } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const FillProductGridDocument: TypedDocument<FillProductGridMutation, FillProductGridMutationVariables> = {
  id: 'x-FillProductGrid-U87295zjQ1dY',
  name: 'FillProductGrid',
  text: "mutation FillProductGrid($setId: ID!, $input: FillGridInput!) { fillProductGrid(setId: $setId, input: $input) { __typename ...GridState ...Invalid ...NotAllowed ... on NotFound { id } } } fragment GridState on GridAnswered { set { id state jobId counts { create change unchanged refused emptied noticed } } steps left { column sentence { ...GridSentence } } } fragment GridSentence on Sentence { text wording { key params } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const PasteIntoProductGridDocument: TypedDocument<PasteIntoProductGridMutation, PasteIntoProductGridMutationVariables> = {
  id: 'x-PasteIntoProductGrid-Jb_D3S6iAc0R',
  name: 'PasteIntoProductGrid',
  text: "mutation PasteIntoProductGrid($setId: ID!, $input: PasteGridInput!) { pasteIntoProductGrid(setId: $setId, input: $input) { __typename ...GridState ...Invalid ...NotAllowed ... on NotFound { id } } } fragment GridState on GridAnswered { set { id state jobId counts { create change unchanged refused emptied noticed } } steps left { column sentence { ...GridSentence } } } fragment GridSentence on Sentence { text wording { key params } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const UndoGridStepDocument: TypedDocument<UndoGridStepMutation, UndoGridStepMutationVariables> = {
  id: 'x-UndoGridStep-Z3mmIEENY2yn',
  name: 'UndoGridStep',
  text: "mutation UndoGridStep($setId: ID!) { undoGridStep(setId: $setId) { __typename ...GridState ...Invalid ...NotAllowed ... on NotFound { id } } } fragment GridState on GridAnswered { set { id state jobId counts { create change unchanged refused emptied noticed } } steps left { column sentence { ...GridSentence } } } fragment GridSentence on Sentence { text wording { key params } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const DiscardGridDocument: TypedDocument<DiscardGridMutation, DiscardGridMutationVariables> = {
  id: 'x-DiscardGrid-ldb6slmCVy8C',
  name: 'DiscardGrid',
  text: "mutation DiscardGrid($setId: ID!) { discardGrid(setId: $setId) { __typename ...GridState ...Invalid ...NotAllowed ... on NotFound { id } } } fragment GridState on GridAnswered { set { id state jobId counts { create change unchanged refused emptied noticed } } steps left { column sentence { ...GridSentence } } } fragment GridSentence on Sentence { text wording { key params } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const ApplyGridDocument: TypedDocument<ApplyGridMutation, ApplyGridMutationVariables> = {
  id: 'x-ApplyGrid-3SdIrhAAZm8m',
  name: 'ApplyGrid',
  text: "mutation ApplyGrid($setId: ID!, $expectedEmptied: Int) { applyGrid(setId: $setId, expectedEmptied: $expectedEmptied) { __typename ...GridState ...NotAllowed ... on NotFound { id } } } fragment GridState on GridAnswered { set { id state jobId counts { create change unchanged refused emptied noticed } } steps left { column sentence { ...GridSentence } } } fragment GridSentence on Sentence { text wording { key params } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};
