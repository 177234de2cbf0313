// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AuditFaultCode =
  /** A block that others follow is gone. */
  | 'BLOCK_MISSING'
  /** A block's own hash, its time or its number of entries does not fit. */
  | 'BLOCK_CHANGED'
  /** An entry is gone. */
  | 'ENTRY_MISSING'
  /** An entry is not as it was sealed, or not in its place. */
  | 'ENTRY_CHANGED'
  /** An entry came into the trail by another way than the product's. */
  | 'ENTRY_UNKNOWN';

export type ChangeFilter = {
  readonly actorId?: ReadonlyArray<string> | null | undefined;
  /** The words of the trail: `shop`, `saved_view`. */
  readonly entity?: ReadonlyArray<string> | null | undefined;
  readonly entityId?: ReadonlyArray<string> | null | undefined;
  readonly action?: ReadonlyArray<string> | null | undefined;
  readonly cause?: ReadonlyArray<string> | null | undefined;
  readonly since?: string | null | undefined;
  readonly until?: string | null | undefined;
  readonly where?: unknown;
};

export type ChangeSortField =
  | 'at';

export type ChangeSort = {
  readonly field: ChangeSortField;
  readonly direction: SortDirection;
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

export type TrailChangeFragment = { readonly entity: string, readonly entityId: string, readonly entityName: string | null, readonly requestId: string | null, readonly id: string, readonly at: string, readonly actor: string, readonly actorId: string | null, readonly isActorErased: boolean, readonly actorAvatar: string | null, readonly cause: string, readonly causeId: string | null, readonly causeName: string | null, readonly action: string, readonly isRevertible: boolean, readonly place: { readonly id: string, readonly name: string } | null, readonly channel: { readonly id: string, readonly name: string } | null, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly fields: ReadonlyArray<{ readonly name: string, readonly before: unknown, readonly after: unknown, readonly isErased: boolean, readonly isRevertible: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly references: ReadonlyArray<{ readonly id: string, readonly name: string }> }> };

export type AuditTrailQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  search?: string | null | undefined;
  filter?: ChangeFilter | null | undefined;
  sort?: ReadonlyArray<ChangeSort> | null | undefined;
}>;


export type AuditTrailQuery = { readonly auditTrail: { readonly nodes: ReadonlyArray<{ readonly entity: string, readonly entityId: string, readonly entityName: string | null, readonly requestId: string | null, readonly id: string, readonly at: string, readonly actor: string, readonly actorId: string | null, readonly isActorErased: boolean, readonly actorAvatar: string | null, readonly cause: string, readonly causeId: string | null, readonly causeName: string | null, readonly action: string, readonly isRevertible: boolean, readonly place: { readonly id: string, readonly name: string } | null, readonly channel: { readonly id: string, readonly name: string } | null, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly fields: ReadonlyArray<{ readonly name: string, readonly before: unknown, readonly after: unknown, readonly isErased: boolean, readonly isRevertible: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly references: ReadonlyArray<{ readonly id: string, readonly name: string }> }> }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type AuditSealingQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditSealingQuery = { readonly auditSealing: { readonly blocks: number, readonly sealedUntil: string | null, readonly waiting: number, readonly waitingSince: string | null, readonly verifiedAt: string | null, readonly entriesGone: number, readonly provenFrom: string | null, readonly fault: { readonly code: AuditFaultCode, readonly block: number | null, readonly position: number | null, readonly changeId: string | null } | null } | null };

export type RecordChangeFragment = { readonly id: string, readonly at: string, readonly actor: string, readonly actorId: string | null, readonly isActorErased: boolean, readonly actorAvatar: string | null, readonly cause: string, readonly causeId: string | null, readonly causeName: string | null, readonly action: string, readonly isRevertible: boolean, readonly channel: { readonly id: string, readonly name: string } | null, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly fields: ReadonlyArray<{ readonly name: string, readonly before: unknown, readonly after: unknown, readonly isErased: boolean, readonly isRevertible: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly references: ReadonlyArray<{ readonly id: string, readonly name: string }> }> };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export type PageInfoFragment = { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } };

export const AuditTrailDocument: TypedDocument<AuditTrailQuery, AuditTrailQueryVariables> = {
  id: 'x-AuditTrail-G0W_HNjF0WYQ',
  name: 'AuditTrail',
  reads: ['Change', 'ChangePlace', 'ReferenceName'],
  text: "query AuditTrail($first: Int!, $after: String, $from: ListStart, $search: String, $filter: ChangeFilter, $sort: [ChangeSort!]) { auditTrail( first: $first after: $after from: $from search: $search filter: $filter sort: $sort ) { nodes { ...TrailChange } pageInfo { ...PageInfo } total { count isExact } } } fragment TrailChange on Change { ...RecordChange entity entityId entityName place { id name } requestId } fragment RecordChange on Change { id at actor actorId isActorErased actorAvatar cause causeId causeName channel { id name } action isRevertible refusal { ...NotAllowed } fields { name before after isErased isRevertible refusal { ...NotAllowed } references { id name } } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const AuditSealingDocument: TypedDocument<AuditSealingQuery, AuditSealingQueryVariables> = {
  id: 'x-AuditSealing--DBs_hOADyFb',
  name: 'AuditSealing',
  text: "query AuditSealing { auditSealing { blocks sealedUntil waiting waitingSince verifiedAt entriesGone provenFrom fault { code block position changeId } } }",
};
