// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SavedReportInput = {
  readonly name: string;
  /** The key of the report it is a state of, as `sales`. */
  readonly report: string;
  /** What the address of the report's screen says: measures, period, comparison, dimension, filter. */
  readonly input: unknown;
  readonly roleIds: ReadonlyArray<string>;
};

export type SavedReportDetailFragment = { readonly id: string, readonly name: string, readonly report: string, readonly input: unknown, readonly isOwn: boolean, readonly mayUpdate: boolean, readonly version: number, readonly updatedAt: string, readonly owner: { readonly id: string, readonly name: string }, readonly roles: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type SavedReportsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedReportsQuery = { readonly savedReports: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly report: string, readonly input: unknown, readonly isOwn: boolean, readonly mayUpdate: boolean, readonly version: number, readonly updatedAt: string, readonly owner: { readonly id: string, readonly name: string }, readonly roles: ReadonlyArray<{ readonly id: string, readonly name: string }> }> } };

export type SavedReportByIdQueryVariables = Exact<{
  id: string;
}>;


export type SavedReportByIdQuery = { readonly savedReport: { readonly id: string, readonly name: string, readonly report: string, readonly input: unknown, readonly isOwn: boolean, readonly mayUpdate: boolean, readonly version: number, readonly updatedAt: string, readonly owner: { readonly id: string, readonly name: string }, readonly roles: ReadonlyArray<{ readonly id: string, readonly name: string }> } | null };

export type ReportRolesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportRolesQuery = { readonly reportRoles: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type SaveReportMutationVariables = Exact<{
  id?: string | null | undefined;
  version?: number | null | undefined;
  input: SavedReportInput;
}>;


export type SaveReportMutation = { readonly saveReport:
    | { readonly __typename: 'ReportSaved', readonly report: { readonly id: string, readonly name: string, readonly report: string, readonly input: unknown, readonly isOwn: boolean, readonly mayUpdate: boolean, readonly version: number, readonly updatedAt: string, readonly owner: { readonly id: string, readonly name: string }, readonly roles: ReadonlyArray<{ readonly id: string, readonly name: string }> } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound' }
   };

export type DeleteReportMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteReportMutation = { readonly deleteReport:
    | { readonly __typename: 'ReportDeleted', readonly id: string }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound' }
   };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export type ConflictFragment = { readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

export const SavedReportsDocument: TypedDocument<SavedReportsQuery, SavedReportsQueryVariables> = {
  id: 'x-SavedReports-l9mh71cpo09T',
  name: 'SavedReports',
  reads: ['ReportPerson', 'ReportRole', 'SavedReport'],
  text: "query SavedReports { savedReports(first: 200) { nodes { ...SavedReportDetail } } } fragment SavedReportDetail on SavedReport { id name report input isOwn mayUpdate version updatedAt owner { id name } roles { id name } }",
};

export const SavedReportByIdDocument: TypedDocument<SavedReportByIdQuery, SavedReportByIdQueryVariables> = {
  id: 'x-SavedReportById-EwKfpR_q1mkP',
  name: 'SavedReportById',
  reads: ['ReportPerson', 'ReportRole', 'SavedReport'],
  text: "query SavedReportById($id: ID!) { savedReport(id: $id) { ...SavedReportDetail } } fragment SavedReportDetail on SavedReport { id name report input isOwn mayUpdate version updatedAt owner { id name } roles { id name } }",
};

export const ReportRolesDocument: TypedDocument<ReportRolesQuery, ReportRolesQueryVariables> = {
  id: 'x-ReportRoles-2nlJpxb8WF4o',
  name: 'ReportRoles',
  reads: ['ReportRole'],
  text: "query ReportRoles { reportRoles { id name } }",
};

export const SaveReportDocument: TypedDocument<SaveReportMutation, SaveReportMutationVariables> = {
  id: 'x-SaveReport-6gDmxNU-UzL7',
  name: 'SaveReport',
  text: "mutation SaveReport($id: ID, $version: Int, $input: SavedReportInput!) { saveReport(id: $id, version: $version, input: $input) { __typename ... on ReportSaved { report { ...SavedReportDetail } } ...Invalid ...NotAllowed ...Conflict } } fragment SavedReportDetail on SavedReport { id name report input isOwn mayUpdate version updatedAt owner { id name } roles { id name } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const DeleteReportDocument: TypedDocument<DeleteReportMutation, DeleteReportMutationVariables> = {
  id: 'x-DeleteReport-rgWw1uMd5Lo3',
  name: 'DeleteReport',
  text: "mutation DeleteReport($id: ID!, $version: Int!) { deleteReport(id: $id, version: $version) { __typename ... on ReportDeleted { id } ...Conflict } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};
