// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CategoryStatus =
  | 'ACTIVE'
  | 'HIDDEN';

/** Each list has a content locale once at most; an empty text counts as absent. */
export type CategoryInput = {
  /** One at least. */
  readonly names: ReadonlyArray<LocalTextInput>;
  /** How addresses name it; made of the name of the same language where none is given. Without the list they stay as they are. */
  readonly slugs?: ReadonlyArray<LocalTextInput> | null | undefined;
  /** Without the list they stay as they are. */
  readonly descriptions?: ReadonlyArray<LocalTextInput> | null | undefined;
  /** Without the list they stay as they are. */
  readonly pictureAlts?: ReadonlyArray<LocalTextInput> | null | undefined;
  /** Null for the root of the tree. A category with another parent than before goes behind those that are there. */
  readonly parentId?: string | null | undefined;
  /** Stays as it is without one; a new category is active. */
  readonly status?: CategoryStatus | null | undefined;
  /** Empty or null for that of the nearest category above which has one. Left out it stays as it is. */
  readonly taxClass?: string | null | undefined;
};

export type CategoryPlace =
  | 'FIRST'
  | 'LAST'
  /** Before `siblingId`. */
  | 'BEFORE'
  /** After `siblingId`. */
  | 'AFTER';

export type CategoryMoveInput = {
  /** Null for the root of the tree. */
  readonly parentId?: string | null | undefined;
  readonly place?: CategoryPlace | null | undefined;
  /** A category directly below the parent. */
  readonly siblingId?: string | null | undefined;
};

export type CategoryFilter = {
  readonly status?: ReadonlyArray<CategoryStatus> | null | undefined;
  readonly parentId?: ReadonlyArray<string> | null | undefined;
  /** Those without a parent. */
  readonly isRoot?: boolean | null | undefined;
  /** Those with no product and nothing below. */
  readonly isEmpty?: boolean | null | undefined;
  /** Those with more than 500 products of their own, without what lies below. */
  readonly isOverfull?: boolean | null | undefined;
  /** Those called like another below the same parent, in one language at least; case, accents and blanks make no difference. */
  readonly sharesNameWithSibling?: boolean | null | undefined;
  /** Those called like another one elsewhere in the tree. */
  readonly sharesNameElsewhere?: boolean | null | undefined;
  readonly where?: unknown;
};

/** KEPT names what goes and stays with it. LEFT and JOINED name a category above it: one that it leaves, one that it comes below. */
export type CategoryEffectRelation =
  | 'KEPT'
  | 'LEFT'
  | 'JOINED'
  /** Becomes otherwise by itself. */
  | 'CHANGED';

export type CategoryEffectKind =
  /** Products of theirs, as many as the reader's list of products shows. */
  | 'PRODUCT'
  /** Categories of shops that are accepted as one of them. */
  | 'SHELF'
  /** Discounts that name one of them, or one above. */
  | 'DISCOUNT'
  /** Channels with products of theirs that are told the path of a category. */
  | 'CHANNEL'
  /** Saved views that are filtered by one of them, or one above. */
  | 'VIEW'
  /** Saved reports that are filtered by one of them, or one above. */
  | 'REPORT'
  /** Attributes that are asked for where they go and were not (JOINED), or were and are no longer (LEFT). */
  | 'ATTRIBUTE';

export type LocalTextInput = {
  readonly locale: string;
  readonly text: string;
};

export type CategoryNodeFragment = { readonly id: string, readonly name: string, readonly status: CategoryStatus, readonly childCount: number, readonly branchProductCount: number, readonly pictureUrl: string | null, readonly updatedAt: string, readonly version: number };

export type CategoryDetailFragment = { readonly id: string, readonly name: string, readonly pictureUrl: string | null, readonly status: CategoryStatus, readonly taxClass: string | null, readonly childCount: number, readonly branchProductCount: number, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly mayDelete: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number, readonly names: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly slugs: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly descriptions: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly pictureAlts: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly ancestors: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly parent: { readonly id: string } | null, readonly effectiveTaxClass: { readonly name: string, readonly category: { readonly id: string, readonly name: string } | null } };

export type CategoryBranchQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter: CategoryFilter;
}>;


export type CategoryBranchQuery = { readonly categories: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly status: CategoryStatus, readonly childCount: number, readonly branchProductCount: number, readonly pictureUrl: string | null, readonly updatedAt: string, readonly version: number }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean }, readonly total: { readonly count: number } } };

export type FoundCategoriesQueryVariables = Exact<{
  first: number;
  search: string;
}>;


export type FoundCategoriesQuery = { readonly categories: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly status: CategoryStatus, readonly childCount: number, readonly branchProductCount: number, readonly pictureUrl: string | null, readonly updatedAt: string, readonly version: number, readonly ancestors: ReadonlyArray<{ readonly id: string, readonly name: string }> }> } };

export type CoveredCategoriesQueryVariables = Exact<{
  first: number;
  search?: string | null | undefined;
  filter: CategoryFilter;
}>;


export type CoveredCategoriesQuery = { readonly categories: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly status: CategoryStatus, readonly childCount: number, readonly branchProductCount: number, readonly pictureUrl: string | null, readonly updatedAt: string, readonly version: number, readonly ancestors: ReadonlyArray<{ readonly id: string, readonly name: string }> }>, readonly total: { readonly count: number } } };

export type CategoryCoverageQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoryCoverageQuery = { readonly isEmpty: { readonly nodes: ReadonlyArray<{ readonly id: string }>, readonly total: { readonly count: number } }, readonly isOverfull: { readonly nodes: ReadonlyArray<{ readonly id: string }>, readonly total: { readonly count: number } }, readonly sharesNameWithSibling: { readonly nodes: ReadonlyArray<{ readonly id: string }>, readonly total: { readonly count: number } }, readonly sharesNameElsewhere: { readonly nodes: ReadonlyArray<{ readonly id: string }>, readonly total: { readonly count: number } } };

export type CoverageCountFragment = { readonly nodes: ReadonlyArray<{ readonly id: string }>, readonly total: { readonly count: number } };

export type ProductsWithoutCategoryQueryVariables = Exact<{
  where: unknown;
}>;


export type ProductsWithoutCategoryQuery = { readonly products: { readonly nodes: ReadonlyArray<{ readonly id: string }>, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type CategoryByIdQueryVariables = Exact<{
  id: string;
}>;


export type CategoryByIdQuery = { readonly category: { readonly id: string, readonly name: string, readonly pictureUrl: string | null, readonly status: CategoryStatus, readonly taxClass: string | null, readonly childCount: number, readonly branchProductCount: number, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly mayDelete: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number, readonly names: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly slugs: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly descriptions: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly pictureAlts: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly ancestors: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly parent: { readonly id: string } | null, readonly effectiveTaxClass: { readonly name: string, readonly category: { readonly id: string, readonly name: string } | null } } | null };

export type CategoryMoveEffectsQueryVariables = Exact<{
  ids: ReadonlyArray<string>;
  parentId?: string | null | undefined;
}>;


export type CategoryMoveEffectsQuery = { readonly categoryMoveEffects: { readonly isWorthAsking: boolean, readonly below: number, readonly path: { readonly before: ReadonlyArray<string>, readonly after: ReadonlyArray<string>, readonly slugsBefore: ReadonlyArray<string>, readonly slugsAfter: ReadonlyArray<string> } | null, readonly taxClass: { readonly before: string, readonly after: string, readonly categories: number } | null, readonly effects: ReadonlyArray<{ readonly kind: CategoryEffectKind, readonly relation: CategoryEffectRelation, readonly count: number, readonly names: ReadonlyArray<string> }> } };

export type CreateCategoryMutationVariables = Exact<{
  input: CategoryInput;
}>;


export type CreateCategoryMutation = { readonly createCategory:
    | { readonly __typename: 'CategoryCreated', readonly category: { readonly id: string, readonly name: string, readonly pictureUrl: string | null, readonly status: CategoryStatus, readonly taxClass: string | null, readonly childCount: number, readonly branchProductCount: number, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly mayDelete: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number, readonly names: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly slugs: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly descriptions: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly pictureAlts: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly ancestors: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly parent: { readonly id: string } | null, readonly effectiveTaxClass: { readonly name: string, readonly category: { readonly id: string, readonly name: string } | null } } }
    | { readonly __typename: 'CategorySlugTaken', readonly locale: string, readonly slug: string }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
   };

export type UpdateCategoryMutationVariables = Exact<{
  id: string;
  version: number;
  input: CategoryInput;
}>;


export type UpdateCategoryMutation = { readonly updateCategory:
    | { readonly __typename: 'CategoryUpdated', readonly changeId: string | null, readonly category: { readonly id: string, readonly name: string, readonly pictureUrl: string | null, readonly status: CategoryStatus, readonly taxClass: string | null, readonly childCount: number, readonly branchProductCount: number, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly mayDelete: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number, readonly names: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly slugs: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly descriptions: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly pictureAlts: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly ancestors: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly parent: { readonly id: string } | null, readonly effectiveTaxClass: { readonly name: string, readonly category: { readonly id: string, readonly name: string } | null } } }
    | { readonly __typename: 'CategorySlugTaken', readonly locale: string, readonly slug: string }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type SetCategoryPictureMutationVariables = Exact<{
  id: string;
  version: number;
  uploadId?: string | null | undefined;
}>;


export type SetCategoryPictureMutation = { readonly setCategoryPicture:
    | { readonly __typename: 'CategoryUpdated', readonly changeId: string | null, readonly category: { readonly id: string, readonly name: string, readonly pictureUrl: string | null, readonly status: CategoryStatus, readonly taxClass: string | null, readonly childCount: number, readonly branchProductCount: number, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly mayDelete: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number, readonly names: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly slugs: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly descriptions: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly pictureAlts: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly ancestors: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly parent: { readonly id: string } | null, readonly effectiveTaxClass: { readonly name: string, readonly category: { readonly id: string, readonly name: string } | null } } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type MoveCategoryMutationVariables = Exact<{
  id: string;
  version: number;
  input: CategoryMoveInput;
}>;


export type MoveCategoryMutation = { readonly moveCategory:
    | { readonly __typename: 'CategoryMoved', readonly changeId: string | null, readonly category: { readonly id: string, readonly name: string, readonly version: number } }
    | { readonly __typename: 'CategorySlugTaken', readonly locale: string, readonly slug: string }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type ChangeCategoryStatusMutationVariables = Exact<{
  id: string;
  version: number;
  status: CategoryStatus;
}>;


export type ChangeCategoryStatusMutation = { readonly changeCategoryStatus:
    | { readonly __typename: 'CategoryStatusChanged', readonly changeId: string | null, readonly category: { readonly id: string, readonly name: string, readonly pictureUrl: string | null, readonly status: CategoryStatus, readonly taxClass: string | null, readonly childCount: number, readonly branchProductCount: number, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly mayDelete: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number, readonly names: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly slugs: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly descriptions: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly pictureAlts: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly ancestors: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly parent: { readonly id: string } | null, readonly effectiveTaxClass: { readonly name: string, readonly category: { readonly id: string, readonly name: string } | null } } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type DeleteCategoryMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteCategoryMutation = { readonly deleteCategory:
    | { readonly __typename: 'CategoryDeleted', readonly id: string, readonly name: string }
    | { readonly __typename: 'CategoryInUse', readonly products: number, readonly categories: number }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type SlugTakenFragment = { readonly locale: string, readonly slug: string };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type ConflictFragment = { readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export const CategoryBranchDocument: TypedDocument<CategoryBranchQuery, CategoryBranchQueryVariables> = {
  id: 'x-CategoryBranch-wu2VlCHbhclO',
  name: 'CategoryBranch',
  reads: ['Category'],
  text: "query CategoryBranch($first: Int!, $after: String, $filter: CategoryFilter!) { categories( first: $first after: $after filter: $filter sort: [{field: POSITION, direction: ASC}] ) { nodes { ...CategoryNode } pageInfo { endCursor hasNextPage } total { count } } } fragment CategoryNode on Category { id name status childCount branchProductCount pictureUrl updatedAt version }",
};

export const FoundCategoriesDocument: TypedDocument<FoundCategoriesQuery, FoundCategoriesQueryVariables> = {
  id: 'x-FoundCategories-zp0cJTkrBgOZ',
  name: 'FoundCategories',
  reads: ['Category'],
  text: "query FoundCategories($first: Int!, $search: String!) { categories(first: $first, search: $search) { nodes { ...CategoryNode ancestors { id name } } } } fragment CategoryNode on Category { id name status childCount branchProductCount pictureUrl updatedAt version }",
};

export const CoveredCategoriesDocument: TypedDocument<CoveredCategoriesQuery, CoveredCategoriesQueryVariables> = {
  id: 'x-CoveredCategories-ou0d40A4QUcY',
  name: 'CoveredCategories',
  reads: ['Category'],
  text: "query CoveredCategories($first: Int!, $search: String, $filter: CategoryFilter!) { categories(first: $first, search: $search, filter: $filter) { nodes { ...CategoryNode ancestors { id name } } total { count } } } fragment CategoryNode on Category { id name status childCount branchProductCount pictureUrl updatedAt version }",
};

export const CategoryCoverageDocument: TypedDocument<CategoryCoverageQuery, CategoryCoverageQueryVariables> = {
  id: 'x-CategoryCoverage-ITNta3WhXgO0',
  name: 'CategoryCoverage',
  reads: ['Category'],
  text: "query CategoryCoverage { isEmpty: categories(first: 1, filter: {isEmpty: true}) { ...CoverageCount } isOverfull: categories(first: 1, filter: {isOverfull: true}) { ...CoverageCount } sharesNameWithSibling: categories( first: 1 filter: {sharesNameWithSibling: true} ) { ...CoverageCount } sharesNameElsewhere: categories(first: 1, filter: {sharesNameElsewhere: true}) { ...CoverageCount } } fragment CoverageCount on CategoryConnection { nodes { id } total { count } }",
};

export const ProductsWithoutCategoryDocument: TypedDocument<ProductsWithoutCategoryQuery, ProductsWithoutCategoryQueryVariables> = {
  id: 'x-ProductsWithoutCategory-oeLiFRnBmSP_',
  name: 'ProductsWithoutCategory',
  reads: ['Product'],
  text: "query ProductsWithoutCategory($where: FilterTree!) { products(first: 1, filter: {where: $where}) { nodes { id } total { count isExact } } }",
};

export const CategoryByIdDocument: TypedDocument<CategoryByIdQuery, CategoryByIdQueryVariables> = {
  id: 'x-CategoryById-akI0cANrUmPJ',
  name: 'CategoryById',
  reads: ['Category'],
  text: "query CategoryById($id: ID!) { category(id: $id) { ...CategoryDetail } } fragment CategoryDetail on Category { id name names { locale text } slugs { locale text } descriptions { locale text } pictureUrl pictureAlts { locale text } ancestors { id name } parent { id } status taxClass effectiveTaxClass { name category { id name } } childCount branchProductCount createdAt updatedAt mayUpdate mayDelete lockedFields version }",
};

export const CategoryMoveEffectsDocument: TypedDocument<CategoryMoveEffectsQuery, CategoryMoveEffectsQueryVariables> = {
  id: 'x-CategoryMoveEffects-6iicpt5yHbci',
  name: 'CategoryMoveEffects',
  text: "query CategoryMoveEffects($ids: [ID!]!, $parentId: ID) { categoryMoveEffects(ids: $ids, parentId: $parentId) { isWorthAsking below path { before after slugsBefore slugsAfter } taxClass { before after categories } effects { kind relation count names } } }",
};

export const CreateCategoryDocument: TypedDocument<CreateCategoryMutation, CreateCategoryMutationVariables> = {
  id: 'x-CreateCategory-uGbYoIBEKT_t',
  name: 'CreateCategory',
  text: "mutation CreateCategory($input: CategoryInput!) { createCategory(input: $input) { __typename ... on CategoryCreated { category { ...CategoryDetail } } ...SlugTaken ...Invalid } } fragment CategoryDetail on Category { id name names { locale text } slugs { locale text } descriptions { locale text } pictureUrl pictureAlts { locale text } ancestors { id name } parent { id } status taxClass effectiveTaxClass { name category { id name } } childCount branchProductCount createdAt updatedAt mayUpdate mayDelete lockedFields version } fragment SlugTaken on CategorySlugTaken { locale slug } fragment Invalid on InvalidInput { issues { path code } }",
};

export const UpdateCategoryDocument: TypedDocument<UpdateCategoryMutation, UpdateCategoryMutationVariables> = {
  id: 'x-UpdateCategory--kskS9JwGr-9',
  name: 'UpdateCategory',
  text: "mutation UpdateCategory($id: ID!, $version: Int!, $input: CategoryInput!) { updateCategory(id: $id, version: $version, input: $input) { __typename ... on CategoryUpdated { changeId category { ...CategoryDetail } } ...SlugTaken ...Invalid ...Conflict ... on NotFound { id } } } fragment CategoryDetail on Category { id name names { locale text } slugs { locale text } descriptions { locale text } pictureUrl pictureAlts { locale text } ancestors { id name } parent { id } status taxClass effectiveTaxClass { name category { id name } } childCount branchProductCount createdAt updatedAt mayUpdate mayDelete lockedFields version } fragment SlugTaken on CategorySlugTaken { locale slug } fragment Invalid on InvalidInput { issues { path code } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const SetCategoryPictureDocument: TypedDocument<SetCategoryPictureMutation, SetCategoryPictureMutationVariables> = {
  id: 'x-SetCategoryPicture-VsWbXXj4-rZV',
  name: 'SetCategoryPicture',
  text: "mutation SetCategoryPicture($id: ID!, $version: Int!, $uploadId: ID) { setCategoryPicture(id: $id, version: $version, uploadId: $uploadId) { __typename ... on CategoryUpdated { changeId category { ...CategoryDetail } } ...Invalid ...NotAllowed ...Conflict ... on NotFound { id } } } fragment CategoryDetail on Category { id name names { locale text } slugs { locale text } descriptions { locale text } pictureUrl pictureAlts { locale text } ancestors { id name } parent { id } status taxClass effectiveTaxClass { name category { id name } } childCount branchProductCount createdAt updatedAt mayUpdate mayDelete lockedFields version } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const MoveCategoryDocument: TypedDocument<MoveCategoryMutation, MoveCategoryMutationVariables> = {
  id: 'x-MoveCategory-jZxkRXXe-rpf',
  name: 'MoveCategory',
  text: "mutation MoveCategory($id: ID!, $version: Int!, $input: CategoryMoveInput!) { moveCategory(id: $id, version: $version, input: $input) { __typename ... on CategoryMoved { changeId category { id name version } } ...SlugTaken ...Invalid ...NotAllowed ...Conflict ... on NotFound { id } } } fragment SlugTaken on CategorySlugTaken { locale slug } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const ChangeCategoryStatusDocument: TypedDocument<ChangeCategoryStatusMutation, ChangeCategoryStatusMutationVariables> = {
  id: 'x-ChangeCategoryStatus-Q3oDl2rHbORa',
  name: 'ChangeCategoryStatus',
  text: "mutation ChangeCategoryStatus($id: ID!, $version: Int!, $status: CategoryStatus!) { changeCategoryStatus(id: $id, version: $version, status: $status) { __typename ... on CategoryStatusChanged { changeId category { ...CategoryDetail } } ...Conflict ... on NotFound { id } } } fragment CategoryDetail on Category { id name names { locale text } slugs { locale text } descriptions { locale text } pictureUrl pictureAlts { locale text } ancestors { id name } parent { id } status taxClass effectiveTaxClass { name category { id name } } childCount branchProductCount createdAt updatedAt mayUpdate mayDelete lockedFields version } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const DeleteCategoryDocument: TypedDocument<DeleteCategoryMutation, DeleteCategoryMutationVariables> = {
  id: 'x-DeleteCategory-zHV3blUF-Nzk',
  name: 'DeleteCategory',
  text: "mutation DeleteCategory($id: ID!, $version: Int!) { deleteCategory(id: $id, version: $version) { __typename ... on CategoryDeleted { id name } ... on CategoryInUse { products categories } ...Conflict ... on NotFound { id } } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};
