// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AttributeGroup =
  | 'GENERAL'
  | 'IDENTIFIERS'
  | 'VARIANTS'
  | 'DIMENSIONS'
  | 'MATERIALS'
  | 'TECHNICAL'
  | 'COMPLIANCE'
  | 'MARKETING'
  | 'OTHER';

/** Names and helps have a content locale once at most; an empty text counts as absent. What is left out asks for nothing, but for helps and position, which stay. */
export type AttributeInput = {
  readonly code: string;
  readonly names: ReadonlyArray<LocalTextInput>;
  readonly helps?: ReadonlyArray<LocalTextInput> | null | undefined;
  readonly aliases?: ReadonlyArray<string> | null | undefined;
  readonly group?: AttributeGroup | null | undefined;
  /** A new attribute goes behind the others without one. */
  readonly position?: number | null | undefined;
  readonly type: string;
  readonly unitFamily?: string | null | undefined;
  readonly unit?: string | null | undefined;
  readonly isLocalized?: boolean | null | undefined;
  readonly isChannelLevel?: boolean | null | undefined;
  readonly isVariantLevel?: boolean | null | undefined;
  readonly pattern?: string | null | undefined;
  readonly minLength?: number | null | undefined;
  readonly maxLength?: number | null | undefined;
  readonly minimum?: string | null | undefined;
  readonly maximum?: string | null | undefined;
  readonly choices?: ReadonlyArray<string> | null | undefined;
  readonly isUnique?: boolean | null | undefined;
  /** In their order. Those that are left out go, which one that products have cannot; without a list they stay as they are. */
  readonly options?: ReadonlyArray<AttributeOptionInput> | null | undefined;
};

export type AttributeOptionInput = {
  /** Left out for a new one. */
  readonly id?: string | null | undefined;
  readonly code: string;
  readonly labels: ReadonlyArray<LocalTextInput>;
  /** A sample of it, such as #1e90ff. */
  readonly color?: string | null | undefined;
};

export type AttributeFilter = {
  readonly type?: ReadonlyArray<string> | null | undefined;
  readonly group?: ReadonlyArray<AttributeGroup> | null | undefined;
  readonly isUsed?: boolean | null | undefined;
  readonly isSystem?: boolean | null | undefined;
  readonly where?: unknown;
};

export type AttributeSortField =
  | 'NAME'
  | 'CODE'
  /** The order on a product. */
  | 'POSITION'
  | 'CREATED_AT'
  | 'UPDATED_AT';

export type AttributeSort = {
  readonly field: AttributeSortField;
  readonly direction: SortDirection;
};

export type LocalTextInput = {
  readonly locale: string;
  readonly text: string;
};

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

export type AttributeRowFragment = { readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unit: string | null, readonly group: AttributeGroup, readonly position: number, readonly isLocalized: boolean, readonly isChannelLevel: boolean, readonly isVariantLevel: boolean, readonly isSystem: boolean, readonly productCount: number, readonly createdAt: string, readonly updatedAt: string, readonly version: number };

export type AttributeDetailFragment = { readonly aliases: ReadonlyArray<string>, readonly unitFamily: string | null, readonly isUsed: boolean, readonly findingCount: number, readonly pattern: string | null, readonly minLength: number | null, readonly maxLength: number | null, readonly minimum: string | null, readonly maximum: string | null, readonly choices: ReadonlyArray<string>, readonly isUnique: boolean, readonly mayUpdate: boolean, readonly mayDelete: boolean, readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unit: string | null, readonly group: AttributeGroup, readonly position: number, readonly isLocalized: boolean, readonly isChannelLevel: boolean, readonly isVariantLevel: boolean, readonly isSystem: boolean, readonly productCount: number, readonly createdAt: string, readonly updatedAt: string, readonly version: number, readonly names: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly helps: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly color: string | null, readonly productCount: number, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> };

export type AttributesListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  search?: string | null | undefined;
  filter?: AttributeFilter | null | undefined;
  sort?: ReadonlyArray<AttributeSort> | null | undefined;
}>;


export type AttributesListQuery = { readonly attributeRegistry: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unit: string | null, readonly group: AttributeGroup, readonly position: number, readonly isLocalized: boolean, readonly isChannelLevel: boolean, readonly isVariantLevel: boolean, readonly isSystem: boolean, readonly productCount: number, readonly createdAt: string, readonly updatedAt: string, readonly version: number }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type AttributeByIdQueryVariables = Exact<{
  id: string;
}>;


export type AttributeByIdQuery = { readonly attribute: { readonly aliases: ReadonlyArray<string>, readonly unitFamily: string | null, readonly isUsed: boolean, readonly findingCount: number, readonly pattern: string | null, readonly minLength: number | null, readonly maxLength: number | null, readonly minimum: string | null, readonly maximum: string | null, readonly choices: ReadonlyArray<string>, readonly isUnique: boolean, readonly mayUpdate: boolean, readonly mayDelete: boolean, readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unit: string | null, readonly group: AttributeGroup, readonly position: number, readonly isLocalized: boolean, readonly isChannelLevel: boolean, readonly isVariantLevel: boolean, readonly isSystem: boolean, readonly productCount: number, readonly createdAt: string, readonly updatedAt: string, readonly version: number, readonly names: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly helps: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly color: string | null, readonly productCount: number, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> } | null };

export type SharedTextsQueryVariables = Exact<{
  attributeId: string;
}>;


export type SharedTextsQuery = { readonly sharedTexts: { readonly count: number, readonly nodes: ReadonlyArray<{ readonly text: string, readonly locale: string, readonly count: number, readonly products: ReadonlyArray<{ readonly id: string, readonly name: string }> }> } };

export type CreateAttributeMutationVariables = Exact<{
  input: AttributeInput;
}>;


export type CreateAttributeMutation = { readonly createAttribute:
    | { readonly __typename: 'AttributeCreated', readonly attribute: { readonly aliases: ReadonlyArray<string>, readonly unitFamily: string | null, readonly isUsed: boolean, readonly findingCount: number, readonly pattern: string | null, readonly minLength: number | null, readonly maxLength: number | null, readonly minimum: string | null, readonly maximum: string | null, readonly choices: ReadonlyArray<string>, readonly isUnique: boolean, readonly mayUpdate: boolean, readonly mayDelete: boolean, readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unit: string | null, readonly group: AttributeGroup, readonly position: number, readonly isLocalized: boolean, readonly isChannelLevel: boolean, readonly isVariantLevel: boolean, readonly isSystem: boolean, readonly productCount: number, readonly createdAt: string, readonly updatedAt: string, readonly version: number, readonly names: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly helps: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly color: string | null, readonly productCount: number, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> } }
    | { readonly __typename: 'AttributeWordTaken', readonly field: string, readonly word: string, readonly name: string, readonly isBinned: boolean }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
   };

export type OptionUseFragment = { readonly productCount: number, readonly option: { readonly id: string, readonly code: string, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> } };

export type UpdateAttributeMutationVariables = Exact<{
  id: string;
  version: number;
  input: AttributeInput;
}>;


export type UpdateAttributeMutation = { readonly updateAttribute:
    | { readonly __typename: 'AttributeUpdated', readonly changeId: string | null, readonly attribute: { readonly aliases: ReadonlyArray<string>, readonly unitFamily: string | null, readonly isUsed: boolean, readonly findingCount: number, readonly pattern: string | null, readonly minLength: number | null, readonly maxLength: number | null, readonly minimum: string | null, readonly maximum: string | null, readonly choices: ReadonlyArray<string>, readonly isUnique: boolean, readonly mayUpdate: boolean, readonly mayDelete: boolean, readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unit: string | null, readonly group: AttributeGroup, readonly position: number, readonly isLocalized: boolean, readonly isChannelLevel: boolean, readonly isVariantLevel: boolean, readonly isSystem: boolean, readonly productCount: number, readonly createdAt: string, readonly updatedAt: string, readonly version: number, readonly names: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly helps: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly color: string | null, readonly productCount: number, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> } }
    | { readonly __typename: 'AttributeWordTaken', readonly field: string, readonly word: string, readonly name: string, readonly isBinned: boolean }
    | { readonly __typename: 'AttributeOptionsInUse', readonly uses: ReadonlyArray<{ readonly productCount: number, readonly option: { readonly id: string, readonly code: string, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> } }> }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type DeleteAttributeMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteAttributeMutation = { readonly deleteAttribute:
    | { readonly __typename: 'AttributeDeleted', readonly id: string, readonly name: string }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type PageInfoFragment = { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type ConflictFragment = { readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export const AttributesListDocument: TypedDocument<AttributesListQuery, AttributesListQueryVariables> = {
  id: 'x-AttributesList-D3aQGeCxkD-Z',
  name: 'AttributesList',
  reads: ['Attribute'],
  text: "query AttributesList($first: Int!, $after: String, $from: ListStart, $search: String, $filter: AttributeFilter, $sort: [AttributeSort!]) { attributeRegistry( first: $first after: $after from: $from search: $search filter: $filter sort: $sort ) { nodes { ...AttributeRow } pageInfo { ...PageInfo } total { count isExact } } } fragment AttributeRow on Attribute { id code name type unit group position isLocalized isChannelLevel isVariantLevel isSystem productCount createdAt updatedAt version } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const AttributeByIdDocument: TypedDocument<AttributeByIdQuery, AttributeByIdQueryVariables> = {
  id: 'x-AttributeById-UkeppH0gd1PS',
  name: 'AttributeById',
  reads: ['Attribute', 'AttributeOption'],
  text: "query AttributeById($id: ID!) { attribute(id: $id) { ...AttributeDetail } } fragment AttributeDetail on Attribute { ...AttributeRow names { locale text } helps { locale text } aliases unitFamily isUsed findingCount pattern minLength maxLength minimum maximum choices isUnique options { id code labels { locale text } color productCount } mayUpdate mayDelete } fragment AttributeRow on Attribute { id code name type unit group position isLocalized isChannelLevel isVariantLevel isSystem productCount createdAt updatedAt version }",
};

export const SharedTextsDocument: TypedDocument<SharedTextsQuery, SharedTextsQueryVariables> = {
  id: 'x-SharedTexts-tCGBJDBkyYgn',
  name: 'SharedTexts',
  reads: ['Product'],
  text: "query SharedTexts($attributeId: ID!) { sharedTexts(attributeId: $attributeId) { count nodes { text locale count products { id name } } } }",
};

export const CreateAttributeDocument: TypedDocument<CreateAttributeMutation, CreateAttributeMutationVariables> = {
  id: 'x-CreateAttribute-CiMlZF_g3eFs',
  name: 'CreateAttribute',
  text: "mutation CreateAttribute($input: AttributeInput!) { createAttribute(input: $input) { __typename ... on AttributeCreated { attribute { ...AttributeDetail } } ... on AttributeWordTaken { field word name isBinned } ...Invalid } } fragment AttributeDetail on Attribute { ...AttributeRow names { locale text } helps { locale text } aliases unitFamily isUsed findingCount pattern minLength maxLength minimum maximum choices isUnique options { id code labels { locale text } color productCount } mayUpdate mayDelete } fragment AttributeRow on Attribute { id code name type unit group position isLocalized isChannelLevel isVariantLevel isSystem productCount createdAt updatedAt version } fragment Invalid on InvalidInput { issues { path code } }",
};

export const UpdateAttributeDocument: TypedDocument<UpdateAttributeMutation, UpdateAttributeMutationVariables> = {
  id: 'x-UpdateAttribute-jRxq8uj-CM9H',
  name: 'UpdateAttribute',
  text: "mutation UpdateAttribute($id: ID!, $version: Int!, $input: AttributeInput!) { updateAttribute(id: $id, version: $version, input: $input) { __typename ... on AttributeOptionsInUse { uses { ...OptionUse } } ... on AttributeUpdated { changeId attribute { ...AttributeDetail } } ... on AttributeWordTaken { field word name isBinned } ...Invalid ...Conflict ... on NotFound { id } } } fragment OptionUse on AttributeOptionUse { productCount option { id code labels { locale text } } } fragment AttributeDetail on Attribute { ...AttributeRow names { locale text } helps { locale text } aliases unitFamily isUsed findingCount pattern minLength maxLength minimum maximum choices isUnique options { id code labels { locale text } color productCount } mayUpdate mayDelete } fragment AttributeRow on Attribute { id code name type unit group position isLocalized isChannelLevel isVariantLevel isSystem productCount createdAt updatedAt version } fragment Invalid on InvalidInput { issues { path code } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const DeleteAttributeDocument: TypedDocument<DeleteAttributeMutation, DeleteAttributeMutationVariables> = {
  id: 'x-DeleteAttribute-YfumoGgrfaKP',
  name: 'DeleteAttribute',
  text: "mutation DeleteAttribute($id: ID!, $version: Int!) { deleteAttribute(id: $id, version: $version) { __typename ... on AttributeDeleted { id name } ...NotAllowed ...Conflict ... on NotFound { id } } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};
