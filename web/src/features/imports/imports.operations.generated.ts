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

export type ImportKind =
  | 'PRODUCTS'
  /** What people state of the offers of one own shop. */
  | 'OWN_OFFERS'
  /** Orders of one sales channel, one row a line; rows with the same external id are one order. What was made stays. */
  | 'ORDERS'
  /** Tracking numbers of the orders of one shop; rows with the same order, carrier and number are one parcel. A parcel that is there is left as it is. */
  | 'TRACKING'
  /** Reviews and questions of one sales channel. A text that changed waits for a decision as one that the channel sends again. */
  | 'COMMENTS'
  /** Tax rates of one own shop, each row one, by country, region, class and first day. What is left out of a file stays. */
  | 'TAX_RATES';

/** How far an import is. */
export type ImportStep =
  /** The file is no table; nothing more can be done with it. */
  | 'UNREADABLE'
  /** Its columns can be set. */
  | 'COLUMNS'
  | 'CHECKING'
  /** The check was cancelled or failed. */
  | 'STOPPED'
  /** Its rows can be looked at and applied. */
  | 'PREVIEW'
  | 'APPLYING'
  | 'APPLIED';

/** How it was found what a column is. */
export type ImportColumnReason =
  | 'OWN'
  | 'RECIPE'
  | 'NAME'
  | 'ALIAS'
  | 'VALUES'
  /** A column that an error file has in front: it is left out. */
  | 'ERROR_FILE';

export type ImportMode =
  /** Writes what is filled in. */
  | 'SET'
  /** Writes only where nothing stands. */
  | 'FILL'
  /** Writes what is filled in, and takes away what was set by hand where the cell is empty. */
  | 'CLEAR';

export type ChangePlan =
  | 'CREATE'
  | 'CHANGE'
  | 'UNCHANGED'
  | 'REFUSED';

export type ChangeSetRowFilter = {
  readonly plan?: ReadonlyArray<ChangePlan> | null | undefined;
  /** Rows that are taken, and of which something was noticed. */
  readonly hasNotice?: boolean | null | undefined;
  readonly where?: unknown;
};

export type ChangeSetRowSortField =
  | 'POSITION';

export type ChangeSetRowSort = {
  readonly field: ChangeSetRowSortField;
  readonly direction: SortDirection;
};

export type ImportColumnInput = {
  /** Null leaves the column out. */
  readonly target?: string | null | undefined;
  readonly mode: ImportMode;
};

export type ImportColumnsInput = {
  /** In the order of the file, one for each of its columns. */
  readonly columns: ReadonlyArray<ImportColumnInput>;
  readonly matchBy: string;
  readonly creates: boolean;
  /** Keeps the columns under this name. */
  readonly recipe?: string | null | undefined;
};

export type SaidSentenceFragment = { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null };

export type ImportCountsFragment = { readonly create: number, readonly change: number, readonly unchanged: number, readonly refused: number, readonly emptied: number, readonly noticed: number };

export type ImportRowFragment = { readonly id: string, readonly fileName: string, readonly step: ImportStep, readonly updatedAt: string, readonly within: { readonly id: string, readonly name: string } | null, readonly set: { readonly id: string, readonly counts: { readonly create: number, readonly change: number, readonly unchanged: number, readonly refused: number, readonly emptied: number, readonly noticed: number } } | null, readonly undone: { readonly done: number, readonly left: number, readonly kept: number } | null };

export type ImportDetailFragment = { readonly id: string, readonly kind: ImportKind, readonly fileName: string, readonly step: ImportStep, readonly isWaiting: boolean, readonly encoding: string | null, readonly delimiter: string | null, readonly matchBy: string | null, readonly creates: boolean, readonly recipe: string | null, readonly version: number, readonly within: { readonly id: string, readonly name: string } | null, readonly refusal: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly complaints: ReadonlyArray<{ readonly column: number | null, readonly sentence: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }>, readonly columns: ReadonlyArray<{ readonly header: string, readonly target: string | null, readonly mode: ImportMode, readonly reason: ImportColumnReason | null }>, readonly matchKeys: ReadonlyArray<{ readonly name: string, readonly targets: ReadonlyArray<string> }>, readonly set: { readonly id: string, readonly jobId: string | null, readonly counts: { readonly create: number, readonly change: number, readonly unchanged: number, readonly refused: number, readonly emptied: number, readonly noticed: number } } | null };

export type ImportsListQueryVariables = Exact<{
  kind: ImportKind;
  first: number;
  after?: string | null | undefined;
}>;


export type ImportsListQuery = { readonly imports: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly fileName: string, readonly step: ImportStep, readonly updatedAt: string, readonly within: { readonly id: string, readonly name: string } | null, readonly set: { readonly id: string, readonly counts: { readonly create: number, readonly change: number, readonly unchanged: number, readonly refused: number, readonly emptied: number, readonly noticed: number } } | null, readonly undone: { readonly done: number, readonly left: number, readonly kept: number } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type ImportPageQueryVariables = Exact<{
  id: string;
}>;


export type ImportPageQuery = { readonly import: { readonly id: string, readonly kind: ImportKind, readonly fileName: string, readonly step: ImportStep, readonly isWaiting: boolean, readonly encoding: string | null, readonly delimiter: string | null, readonly matchBy: string | null, readonly creates: boolean, readonly recipe: string | null, readonly version: number, readonly within: { readonly id: string, readonly name: string } | null, readonly refusal: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly complaints: ReadonlyArray<{ readonly column: number | null, readonly sentence: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }>, readonly columns: ReadonlyArray<{ readonly header: string, readonly target: string | null, readonly mode: ImportMode, readonly reason: ImportColumnReason | null }>, readonly matchKeys: ReadonlyArray<{ readonly name: string, readonly targets: ReadonlyArray<string> }>, readonly set: { readonly id: string, readonly jobId: string | null, readonly counts: { readonly create: number, readonly change: number, readonly unchanged: number, readonly refused: number, readonly emptied: number, readonly noticed: number } } | null } | null };

export type ImportExamplesQueryVariables = Exact<{
  id: string;
}>;


export type ImportExamplesQuery = { readonly import: { readonly id: string, readonly columns: ReadonlyArray<{ readonly examples: ReadonlyArray<string> }> } | null };

export type ImportTargetsQueryVariables = Exact<{
  kind: ImportKind;
}>;


export type ImportTargetsQuery = { readonly importTargets: ReadonlyArray<{ readonly key: string, readonly name: string, readonly modes: ReadonlyArray<ImportMode> }> };

export type ChangeRowFragment = { readonly position: number, readonly plan: ChangePlan, readonly recordId: string | null, readonly name: string | null, readonly raw: ReadonlyArray<string> | null, readonly cells: ReadonlyArray<{ readonly target: string, readonly isCleared: boolean, readonly old: string | null, readonly new: string | null }>, readonly faults: ReadonlyArray<{ readonly column: number | null, readonly target: string | null, readonly isNotice: boolean, readonly sentence: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }> };

export type ChangeSetRowsQueryVariables = Exact<{
  setId: string;
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  filter?: ChangeSetRowFilter | null | undefined;
  sort?: ReadonlyArray<ChangeSetRowSort> | null | undefined;
}>;


export type ChangeSetRowsQuery = { readonly changeSetRows: { readonly nodes: ReadonlyArray<{ readonly position: number, readonly plan: ChangePlan, readonly recordId: string | null, readonly name: string | null, readonly raw: ReadonlyArray<string> | null, readonly cells: ReadonlyArray<{ readonly target: string, readonly isCleared: boolean, readonly old: string | null, readonly new: string | null }>, readonly faults: ReadonlyArray<{ readonly column: number | null, readonly target: string | null, readonly isNotice: boolean, readonly sentence: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }> }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type StartImportMutationVariables = Exact<{
  kind: ImportKind;
  uploadId: string;
  withinId?: string | null | undefined;
}>;


export type StartImportMutation = { readonly startImport:
    | { readonly __typename: 'ImportAnswered', readonly import: { readonly id: string, readonly kind: ImportKind, readonly fileName: string, readonly step: ImportStep, readonly isWaiting: boolean, readonly encoding: string | null, readonly delimiter: string | null, readonly matchBy: string | null, readonly creates: boolean, readonly recipe: string | null, readonly version: number, readonly within: { readonly id: string, readonly name: string } | null, readonly refusal: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly complaints: ReadonlyArray<{ readonly column: number | null, readonly sentence: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }>, readonly columns: ReadonlyArray<{ readonly header: string, readonly target: string | null, readonly mode: ImportMode, readonly reason: ImportColumnReason | null }>, readonly matchKeys: ReadonlyArray<{ readonly name: string, readonly targets: ReadonlyArray<string> }>, readonly set: { readonly id: string, readonly jobId: string | null, readonly counts: { readonly create: number, readonly change: number, readonly unchanged: number, readonly refused: number, readonly emptied: number, readonly noticed: number } } | null } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
   };

export type SetImportColumnsMutationVariables = Exact<{
  id: string;
  version: number;
  input: ImportColumnsInput;
}>;


export type SetImportColumnsMutation = { readonly setImportColumns:
    | { readonly __typename: 'ImportAnswered', readonly import: { readonly id: string, readonly kind: ImportKind, readonly fileName: string, readonly step: ImportStep, readonly isWaiting: boolean, readonly encoding: string | null, readonly delimiter: string | null, readonly matchBy: string | null, readonly creates: boolean, readonly recipe: string | null, readonly version: number, readonly within: { readonly id: string, readonly name: string } | null, readonly refusal: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly complaints: ReadonlyArray<{ readonly column: number | null, readonly sentence: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }>, readonly columns: ReadonlyArray<{ readonly header: string, readonly target: string | null, readonly mode: ImportMode, readonly reason: ImportColumnReason | null }>, readonly matchKeys: ReadonlyArray<{ readonly name: string, readonly targets: ReadonlyArray<string> }>, readonly set: { readonly id: string, readonly jobId: string | null, readonly counts: { readonly create: number, readonly change: number, readonly unchanged: number, readonly refused: number, readonly emptied: number, readonly noticed: number } } | null } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type CheckImportMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type CheckImportMutation = { readonly checkImport:
    | { readonly __typename: 'ImportAnswered', readonly import: { readonly id: string, readonly kind: ImportKind, readonly fileName: string, readonly step: ImportStep, readonly isWaiting: boolean, readonly encoding: string | null, readonly delimiter: string | null, readonly matchBy: string | null, readonly creates: boolean, readonly recipe: string | null, readonly version: number, readonly within: { readonly id: string, readonly name: string } | null, readonly refusal: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly complaints: ReadonlyArray<{ readonly column: number | null, readonly sentence: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }>, readonly columns: ReadonlyArray<{ readonly header: string, readonly target: string | null, readonly mode: ImportMode, readonly reason: ImportColumnReason | null }>, readonly matchKeys: ReadonlyArray<{ readonly name: string, readonly targets: ReadonlyArray<string> }>, readonly set: { readonly id: string, readonly jobId: string | null, readonly counts: { readonly create: number, readonly change: number, readonly unchanged: number, readonly refused: number, readonly emptied: number, readonly noticed: number } } | null } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type ApplyImportMutationVariables = Exact<{
  id: string;
  version: number;
  expectedEmptied?: number | null | undefined;
}>;


export type ApplyImportMutation = { readonly applyImport:
    | { readonly __typename: 'ImportAnswered', readonly import: { readonly id: string, readonly kind: ImportKind, readonly fileName: string, readonly step: ImportStep, readonly isWaiting: boolean, readonly encoding: string | null, readonly delimiter: string | null, readonly matchBy: string | null, readonly creates: boolean, readonly recipe: string | null, readonly version: number, readonly within: { readonly id: string, readonly name: string } | null, readonly refusal: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly complaints: ReadonlyArray<{ readonly column: number | null, readonly sentence: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }>, readonly columns: ReadonlyArray<{ readonly header: string, readonly target: string | null, readonly mode: ImportMode, readonly reason: ImportColumnReason | null }>, readonly matchKeys: ReadonlyArray<{ readonly name: string, readonly targets: ReadonlyArray<string> }>, readonly set: { readonly id: string, readonly jobId: string | null, readonly counts: { readonly create: number, readonly change: number, readonly unchanged: number, readonly refused: number, readonly emptied: number, readonly noticed: number } } | null } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type ImportShopsQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportShopsQuery = { readonly offerShops: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type ImportChannelsQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportChannelsQuery = { readonly channels: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shop: { readonly id: string, readonly name: string } }> } };

export type OwnShopsOfImportQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnShopsOfImportQuery = { readonly shops: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> } };

export type TrackingShopsQueryVariables = Exact<{ [key: string]: never; }>;


export type TrackingShopsQuery = { readonly orderShops: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type PageInfoFragment = { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type ConflictFragment = { readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

export const ImportsListDocument: TypedDocument<ImportsListQuery, ImportsListQueryVariables> = {
  id: 'x-ImportsList-5AoShd0S975t',
  name: 'ImportsList',
  reads: ['ChangeSet', 'Import', 'ImportPlace'],
  text: "query ImportsList($kind: ImportKind!, $first: Int!, $after: String) { imports(kind: $kind, first: $first, after: $after) { nodes { ...ImportRow } pageInfo { endCursor hasNextPage } total { count isExact } } } fragment ImportRow on Import { id within { id name } fileName step updatedAt set { id counts { ...ImportCounts } } undone { done left kept } } fragment ImportCounts on ChangeSetCounts { create change unchanged refused emptied noticed }",
};

export const ImportPageDocument: TypedDocument<ImportPageQuery, ImportPageQueryVariables> = {
  id: 'x-ImportPage-pWJ2S9fZN0ye',
  name: 'ImportPage',
  reads: ['ChangeSet', 'Import', 'ImportPlace'],
  text: "query ImportPage($id: ID!) { import(id: $id) { ...ImportDetail } } fragment ImportDetail on Import { id kind within { id name } fileName step isWaiting encoding delimiter refusal { ...SaidSentence } stopReason { ...SaidSentence } complaints { column sentence { ...SaidSentence } } columns { header target mode reason } matchBy matchKeys { name targets } creates recipe set { id jobId counts { ...ImportCounts } } version } fragment SaidSentence on Sentence { text wording { key params } } fragment ImportCounts on ChangeSetCounts { create change unchanged refused emptied noticed }",
};

export const ImportExamplesDocument: TypedDocument<ImportExamplesQuery, ImportExamplesQueryVariables> = {
  id: 'x-ImportExamples-FDtDtzrGlPS7',
  name: 'ImportExamples',
  reads: ['Import'],
  text: "query ImportExamples($id: ID!) { import(id: $id) { id columns { examples } } }",
};

export const ImportTargetsDocument: TypedDocument<ImportTargetsQuery, ImportTargetsQueryVariables> = {
  id: 'x-ImportTargets-QInUQ_mP6Akh',
  name: 'ImportTargets',
  text: "query ImportTargets($kind: ImportKind!) { importTargets(kind: $kind) { key name modes } }",
};

export const ChangeSetRowsDocument: TypedDocument<ChangeSetRowsQuery, ChangeSetRowsQueryVariables> = {
  id: 'x-ChangeSetRows-_iczo-K1x6tS',
  name: 'ChangeSetRows',
  text: "query ChangeSetRows($setId: ID!, $first: Int!, $after: String, $from: ListStart, $filter: ChangeSetRowFilter, $sort: [ChangeSetRowSort!]) { changeSetRows( setId: $setId first: $first after: $after from: $from filter: $filter sort: $sort ) { nodes { ...ChangeRow } pageInfo { ...PageInfo } total { count isExact } } } fragment ChangeRow on ChangeSetRow { position plan recordId name cells { target isCleared old new } faults { column target isNotice sentence { ...SaidSentence } } raw } fragment SaidSentence on Sentence { text wording { key params } } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const StartImportDocument: TypedDocument<StartImportMutation, StartImportMutationVariables> = {
  id: 'x-StartImport-RFMnYStLorp-',
  name: 'StartImport',
  text: "mutation StartImport($kind: ImportKind!, $uploadId: ID!, $withinId: ID) { startImport(kind: $kind, uploadId: $uploadId, withinId: $withinId) { __typename ... on ImportAnswered { import { ...ImportDetail } } ...NotAllowed } } fragment ImportDetail on Import { id kind within { id name } fileName step isWaiting encoding delimiter refusal { ...SaidSentence } stopReason { ...SaidSentence } complaints { column sentence { ...SaidSentence } } columns { header target mode reason } matchBy matchKeys { name targets } creates recipe set { id jobId counts { ...ImportCounts } } version } fragment SaidSentence on Sentence { text wording { key params } } fragment ImportCounts on ChangeSetCounts { create change unchanged refused emptied noticed } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const SetImportColumnsDocument: TypedDocument<SetImportColumnsMutation, SetImportColumnsMutationVariables> = {
  id: 'x-SetImportColumns-vlSGdTERhwUb',
  name: 'SetImportColumns',
  text: "mutation SetImportColumns($id: ID!, $version: Int!, $input: ImportColumnsInput!) { setImportColumns(id: $id, version: $version, input: $input) { __typename ... on ImportAnswered { import { ...ImportDetail } } ...Invalid ...NotAllowed ...Conflict ... on NotFound { id } } } fragment ImportDetail on Import { id kind within { id name } fileName step isWaiting encoding delimiter refusal { ...SaidSentence } stopReason { ...SaidSentence } complaints { column sentence { ...SaidSentence } } columns { header target mode reason } matchBy matchKeys { name targets } creates recipe set { id jobId counts { ...ImportCounts } } version } fragment SaidSentence on Sentence { text wording { key params } } fragment ImportCounts on ChangeSetCounts { create change unchanged refused emptied noticed } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const CheckImportDocument: TypedDocument<CheckImportMutation, CheckImportMutationVariables> = {
  id: 'x-CheckImport-mlManwVdNEhJ',
  name: 'CheckImport',
  text: "mutation CheckImport($id: ID!, $version: Int!) { checkImport(id: $id, version: $version) { __typename ... on ImportAnswered { import { ...ImportDetail } } ...Invalid ...NotAllowed ...Conflict ... on NotFound { id } } } fragment ImportDetail on Import { id kind within { id name } fileName step isWaiting encoding delimiter refusal { ...SaidSentence } stopReason { ...SaidSentence } complaints { column sentence { ...SaidSentence } } columns { header target mode reason } matchBy matchKeys { name targets } creates recipe set { id jobId counts { ...ImportCounts } } version } fragment SaidSentence on Sentence { text wording { key params } } fragment ImportCounts on ChangeSetCounts { create change unchanged refused emptied noticed } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const ApplyImportDocument: TypedDocument<ApplyImportMutation, ApplyImportMutationVariables> = {
  id: 'x-ApplyImport-Psvv2OZZ43R5',
  name: 'ApplyImport',
  text: "mutation ApplyImport($id: ID!, $version: Int!, $expectedEmptied: Int) { applyImport(id: $id, version: $version, expectedEmptied: $expectedEmptied) { __typename ... on ImportAnswered { import { ...ImportDetail } } ...NotAllowed ...Conflict ... on NotFound { id } } } fragment ImportDetail on Import { id kind within { id name } fileName step isWaiting encoding delimiter refusal { ...SaidSentence } stopReason { ...SaidSentence } complaints { column sentence { ...SaidSentence } } columns { header target mode reason } matchBy matchKeys { name targets } creates recipe set { id jobId counts { ...ImportCounts } } version } fragment SaidSentence on Sentence { text wording { key params } } fragment ImportCounts on ChangeSetCounts { create change unchanged refused emptied noticed } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const ImportShopsDocument: TypedDocument<ImportShopsQuery, ImportShopsQueryVariables> = {
  id: 'x-ImportShops-tfZ_o4z96fKa',
  name: 'ImportShops',
  reads: ['OfferShop'],
  text: "query ImportShops { offerShops { id name } }",
};

export const ImportChannelsDocument: TypedDocument<ImportChannelsQuery, ImportChannelsQueryVariables> = {
  id: 'x-ImportChannels--_lzkWWmT8C8',
  name: 'ImportChannels',
  reads: ['Channel', 'Shop'],
  text: "query ImportChannels { channels(first: 200, filter: {status: [DRAFT, ACTIVE, PAUSED]}) { nodes { id name shop { id name } } } }",
};

export const OwnShopsOfImportDocument: TypedDocument<OwnShopsOfImportQuery, OwnShopsOfImportQueryVariables> = {
  id: 'x-OwnShopsOfImport-i8nC00oU0E9q',
  name: 'OwnShopsOfImport',
  reads: ['Shop'],
  text: "query OwnShopsOfImport { shops(first: 200, filter: {kind: [own]}) { nodes { id name } } }",
};

export const TrackingShopsDocument: TypedDocument<TrackingShopsQuery, TrackingShopsQueryVariables> = {
  id: 'x-TrackingShops-ZVxy9t_PlJmh',
  name: 'TrackingShops',
  reads: ['OrderShop'],
  text: "query TrackingShops { orderShops(action: FULFIL) { id name } }",
};
