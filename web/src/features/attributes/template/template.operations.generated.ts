// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../../data/index.ts';

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

/** OPTIONAL stands on the form of a product and is not counted. OFF takes away what a category above says. */
export type TemplateState =
  | 'REQUIRED'
  | 'RECOMMENDED'
  | 'OPTIONAL'
  | 'OFF';

/** Each attribute once at most, in the order in which they are to stand. */
export type CategoryTemplateInput = {
  readonly entries: ReadonlyArray<TemplateEntryInput>;
};

export type TemplateEntryInput = {
  readonly attributeId: string;
  readonly state: TemplateState;
  /** Of an attribute of variants alone. */
  readonly makesVariants?: boolean | null | undefined;
  /** Without one, the group of the attribute. */
  readonly group?: AttributeGroup | null | undefined;
};

export type CategoryTemplateQueryVariables = Exact<{
  id: string;
}>;


export type CategoryTemplateQuery = { readonly category: { readonly id: string, readonly name: string, readonly version: number, readonly mayUpdate: boolean, readonly lockedFields: ReadonlyArray<string>, readonly template: ReadonlyArray<{ readonly state: TemplateState, readonly makesVariants: boolean, readonly group: AttributeGroup, readonly isOwn: boolean, readonly attribute: { readonly id: string, readonly name: string }, readonly category: { readonly id: string, readonly name: string }, readonly inherited: { readonly state: TemplateState, readonly makesVariants: boolean, readonly group: AttributeGroup, readonly category: { readonly id: string, readonly name: string } } | null }> } | null, readonly attributes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly group: AttributeGroup, readonly isBasic: boolean, readonly isVariantLevel: boolean }> };

export type CategoryTemplateEffectsQueryVariables = Exact<{
  id: string;
  input: CategoryTemplateInput;
}>;


export type CategoryTemplateEffectsQuery = { readonly categoryTemplateEffects: { readonly products: number, readonly incomplete: number, readonly complete: number, readonly valuesOutside: number } | null };

export type SetCategoryTemplateMutationVariables = Exact<{
  id: string;
  version: number;
  input: CategoryTemplateInput;
}>;


export type SetCategoryTemplateMutation = { readonly setCategoryTemplate:
    | { readonly __typename: 'CategoryTemplateSet', readonly changeId: string | null, readonly category: { readonly id: string, readonly name: string, readonly version: number } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type AttributeUsesQueryVariables = Exact<{
  id: string;
}>;


export type AttributeUsesQuery = { readonly attribute: { readonly id: string, readonly templateCategories: ReadonlyArray<{ readonly state: TemplateState, readonly makesVariants: boolean, readonly category: { readonly id: string, readonly name: string } }> } | null };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type ConflictFragment = { readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

export const CategoryTemplateDocument: TypedDocument<CategoryTemplateQuery, CategoryTemplateQueryVariables> = {
  id: 'x-CategoryTemplate-Da6-prOipYNC',
  name: 'CategoryTemplate',
  reads: ['Attribute', 'Category'],
  text: "query CategoryTemplate($id: ID!) { category(id: $id) { id name version mayUpdate lockedFields template { attribute { id name } state makesVariants group isOwn category { id name } inherited { state makesVariants group category { id name } } } } attributes { id name group isBasic isVariantLevel } }",
};

export const CategoryTemplateEffectsDocument: TypedDocument<CategoryTemplateEffectsQuery, CategoryTemplateEffectsQueryVariables> = {
  id: 'x-CategoryTemplateEffects-rxh5jKoHEgyW',
  name: 'CategoryTemplateEffects',
  text: "query CategoryTemplateEffects($id: ID!, $input: CategoryTemplateInput!) { categoryTemplateEffects(id: $id, input: $input) { products incomplete complete valuesOutside } }",
};

export const SetCategoryTemplateDocument: TypedDocument<SetCategoryTemplateMutation, SetCategoryTemplateMutationVariables> = {
  id: 'x-SetCategoryTemplate-nfTEErz9lXpv',
  name: 'SetCategoryTemplate',
  text: "mutation SetCategoryTemplate($id: ID!, $version: Int!, $input: CategoryTemplateInput!) { setCategoryTemplate(id: $id, version: $version, input: $input) { __typename ... on CategoryTemplateSet { changeId category { id name version } } ...Invalid ...Conflict ... on NotFound { id } } } fragment Invalid on InvalidInput { issues { path code } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const AttributeUsesDocument: TypedDocument<AttributeUsesQuery, AttributeUsesQueryVariables> = {
  id: 'x-AttributeUses-cyASKQxFQzXI',
  name: 'AttributeUses',
  reads: ['Attribute', 'Category'],
  text: "query AttributeUses($id: ID!) { attribute(id: $id) { id templateCategories { category { id name } state makesVariants } } }",
};
