// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TaxonomyPublisher =
  | 'GOOGLE'
  | 'SHOPIFY';

export type TaxonomyDifferenceKind =
  | 'ADDED'
  | 'GONE'
  | 'RENAMED'
  | 'MOVED';

export type TaxonomyLinkProblem =
  /** Several nodes are called so, or several categories: people choose. */
  | 'AMBIGUOUS'
  /** Its name belongs to another node than the one that it is linked to. */
  | 'DIFFERS'
  /** The node that it is linked to is gone, or no loaded release has it. */
  | 'GONE';

export type TaxonomyLinkInput = {
  readonly publisher: TaxonomyPublisher;
  /** Null for none. */
  readonly externalId?: string | null | undefined;
};

export type TaxonomyNodeFieldsFragment = { readonly publisher: TaxonomyPublisher, readonly externalId: string, readonly path: ReadonlyArray<string>, readonly goneSinceRelease: string | null };

export type TaxonomyFieldsFragment = { readonly id: string, readonly publisher: TaxonomyPublisher, readonly release: string, readonly nodeCount: number, readonly goneCount: number, readonly linkedCount: number, readonly version: number, readonly files: ReadonlyArray<{ readonly language: string, readonly release: string, readonly fileName: string, readonly nodeCount: number, readonly loadedAt: string, readonly loadedBy: string | null }> };

export type TaxonomiesQueryVariables = Exact<{ [key: string]: never; }>;


export type TaxonomiesQuery = { readonly taxonomies: ReadonlyArray<{ readonly id: string, readonly publisher: TaxonomyPublisher, readonly release: string, readonly nodeCount: number, readonly goneCount: number, readonly linkedCount: number, readonly version: number, readonly files: ReadonlyArray<{ readonly language: string, readonly release: string, readonly fileName: string, readonly nodeCount: number, readonly loadedAt: string, readonly loadedBy: string | null }> }> };

export type TaxonomyDifferenceQueryVariables = Exact<{
  uploadId: string;
  language: string;
}>;


export type TaxonomyDifferenceQuery = { readonly taxonomyDifference:
    | { readonly __typename: 'TaxonomyDifference', readonly publisher: TaxonomyPublisher, readonly release: string, readonly loadedRelease: string | null, readonly version: number, readonly nodeCount: number, readonly isSame: boolean, readonly isOlder: boolean, readonly addsLanguage: boolean, readonly isCut: boolean, readonly addedCount: number, readonly goneCount: number, readonly renamedCount: number, readonly movedCount: number, readonly namedCount: number, readonly lostLinkCount: number, readonly findingCount: number, readonly rows: ReadonlyArray<{ readonly kind: TaxonomyDifferenceKind, readonly externalId: string, readonly before: ReadonlyArray<string> | null, readonly after: ReadonlyArray<string> | null }>, readonly lostLinks: ReadonlyArray<{ readonly externalId: string, readonly path: ReadonlyArray<string>, readonly category: { readonly id: string, readonly name: string } }>, readonly findings: ReadonlyArray<{ readonly line: number | null, readonly place: string | null, readonly sentence: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
   };

export type FoundTaxonomyNodesQueryVariables = Exact<{
  publisher: TaxonomyPublisher;
  search: string;
}>;


export type FoundTaxonomyNodesQuery = { readonly taxonomyNodes: ReadonlyArray<{ readonly publisher: TaxonomyPublisher, readonly externalId: string, readonly path: ReadonlyArray<string>, readonly goneSinceRelease: string | null }> };

export type TaxonomyLinksQueryVariables = Exact<{
  publisher: TaxonomyPublisher;
  language: string;
}>;


export type TaxonomyLinksQuery = { readonly taxonomyLinks: { readonly linkedCount: number, readonly unnamedCount: number, readonly problemCount: number, readonly rows: ReadonlyArray<{ readonly problem: TaxonomyLinkProblem, readonly externalId: string | null, readonly category: { readonly id: string, readonly name: string }, readonly candidates: ReadonlyArray<{ readonly publisher: TaxonomyPublisher, readonly externalId: string, readonly path: ReadonlyArray<string>, readonly goneSinceRelease: string | null }> }> } };

export type LinksOfCategoryQueryVariables = Exact<{
  id: string;
}>;


export type LinksOfCategoryQuery = { readonly category: { readonly id: string, readonly taxonomyLinks: ReadonlyArray<{ readonly publisher: TaxonomyPublisher, readonly externalId: string, readonly release: string | null, readonly node: { readonly publisher: TaxonomyPublisher, readonly externalId: string, readonly path: ReadonlyArray<string>, readonly goneSinceRelease: string | null } | null }> } | null, readonly taxonomies: ReadonlyArray<{ readonly id: string, readonly publisher: TaxonomyPublisher, readonly release: string }> };

export type TakeTaxonomyMutationVariables = Exact<{
  uploadId: string;
  language: string;
  version: number;
}>;


export type TakeTaxonomyMutation = { readonly takeTaxonomy:
    | { readonly __typename: 'TaxonomyTaken', readonly linkedCount: number, readonly taxonomy: { readonly id: string, readonly publisher: TaxonomyPublisher, readonly release: string, readonly nodeCount: number, readonly goneCount: number, readonly linkedCount: number, readonly version: number, readonly files: ReadonlyArray<{ readonly language: string, readonly release: string, readonly fileName: string, readonly nodeCount: number, readonly loadedAt: string, readonly loadedBy: string | null }> } }
    | { readonly __typename: 'TaxonomyUnchanged', readonly taxonomy: { readonly id: string, readonly publisher: TaxonomyPublisher, readonly release: string, readonly nodeCount: number, readonly goneCount: number, readonly linkedCount: number, readonly version: number, readonly files: ReadonlyArray<{ readonly language: string, readonly release: string, readonly fileName: string, readonly nodeCount: number, readonly loadedAt: string, readonly loadedBy: string | null }> } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
   };

export type LinkCategoryMutationVariables = Exact<{
  id: string;
  version: number;
  input: TaxonomyLinkInput;
}>;


export type LinkCategoryMutation = { readonly linkCategory:
    | { readonly __typename: 'CategoryLinked', readonly changeId: string | null, readonly category: { readonly id: string, readonly name: string, readonly version: number } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type ConflictFragment = { readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

export const TaxonomiesDocument: TypedDocument<TaxonomiesQuery, TaxonomiesQueryVariables> = {
  id: 'x-Taxonomies-vIHZUT1cdlFK',
  name: 'Taxonomies',
  reads: ['Taxonomy'],
  text: "query Taxonomies { taxonomies { ...TaxonomyFields } } fragment TaxonomyFields on Taxonomy { id publisher release nodeCount goneCount linkedCount files { language release fileName nodeCount loadedAt loadedBy } version }",
};

export const TaxonomyDifferenceDocument: TypedDocument<TaxonomyDifferenceQuery, TaxonomyDifferenceQueryVariables> = {
  id: 'x-TaxonomyDifference-EwsMF2Qng0OQ',
  name: 'TaxonomyDifference',
  reads: ['Category'],
  text: "query TaxonomyDifference($uploadId: ID!, $language: String!) { taxonomyDifference(uploadId: $uploadId, language: $language) { __typename ... on TaxonomyDifference { publisher release loadedRelease version nodeCount isSame isOlder addsLanguage isCut addedCount goneCount renamedCount movedCount namedCount rows { kind externalId before after } lostLinks { category { id name } externalId path } lostLinkCount findings { line place sentence { text wording { key params } } } findingCount } ...NotAllowed } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const FoundTaxonomyNodesDocument: TypedDocument<FoundTaxonomyNodesQuery, FoundTaxonomyNodesQueryVariables> = {
  id: 'x-FoundTaxonomyNodes-YaanvHrqst3V',
  name: 'FoundTaxonomyNodes',
  text: "query FoundTaxonomyNodes($publisher: TaxonomyPublisher!, $search: String!) { taxonomyNodes(publisher: $publisher, search: $search, first: 20) { ...TaxonomyNodeFields } } fragment TaxonomyNodeFields on TaxonomyNode { publisher externalId path goneSinceRelease }",
};

export const TaxonomyLinksDocument: TypedDocument<TaxonomyLinksQuery, TaxonomyLinksQueryVariables> = {
  id: 'x-TaxonomyLinks-er9wIkjP_SKS',
  name: 'TaxonomyLinks',
  reads: ['Category'],
  text: "query TaxonomyLinks($publisher: TaxonomyPublisher!, $language: String!) { taxonomyLinks(publisher: $publisher, language: $language) { linkedCount unnamedCount problemCount rows { problem category { id name } externalId candidates { ...TaxonomyNodeFields } } } } fragment TaxonomyNodeFields on TaxonomyNode { publisher externalId path goneSinceRelease }",
};

export const LinksOfCategoryDocument: TypedDocument<LinksOfCategoryQuery, LinksOfCategoryQueryVariables> = {
  id: 'x-LinksOfCategory-h8Ez9FBnMQNJ',
  name: 'LinksOfCategory',
  reads: ['Category', 'Taxonomy'],
  text: "query LinksOfCategory($id: ID!) { category(id: $id) { id taxonomyLinks { publisher externalId release node { ...TaxonomyNodeFields } } } taxonomies { id publisher release } } fragment TaxonomyNodeFields on TaxonomyNode { publisher externalId path goneSinceRelease }",
};

export const TakeTaxonomyDocument: TypedDocument<TakeTaxonomyMutation, TakeTaxonomyMutationVariables> = {
  id: 'x-TakeTaxonomy-s7YylFLHGRLP',
  name: 'TakeTaxonomy',
  text: "mutation TakeTaxonomy($uploadId: ID!, $language: String!, $version: Int!) { takeTaxonomy(uploadId: $uploadId, language: $language, version: $version) { __typename ... on TaxonomyTaken { linkedCount taxonomy { ...TaxonomyFields } } ... on TaxonomyUnchanged { taxonomy { ...TaxonomyFields } } ...NotAllowed ...Invalid ...Conflict } } fragment TaxonomyFields on Taxonomy { id publisher release nodeCount goneCount linkedCount files { language release fileName nodeCount loadedAt loadedBy } version } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Invalid on InvalidInput { issues { path code } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const LinkCategoryDocument: TypedDocument<LinkCategoryMutation, LinkCategoryMutationVariables> = {
  id: 'x-LinkCategory-A9KXdwWF0QW-',
  name: 'LinkCategory',
  text: "mutation LinkCategory($id: ID!, $version: Int!, $input: TaxonomyLinkInput!) { linkCategory(id: $id, version: $version, input: $input) { __typename ... on CategoryLinked { changeId category { id name version } } ...Invalid ...Conflict ... on NotFound { id } } } fragment Invalid on InvalidInput { issues { path code } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};
