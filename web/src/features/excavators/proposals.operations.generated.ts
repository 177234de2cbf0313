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

export type ProposalKind =
  | 'create_product'
  | 'create_variant'
  | 'link_offer'
  | 'unlink_offer'
  | 'rekey'
  | 'set_value'
  | 'add_media'
  | 'set_category'
  | 'create_brand'
  | 'merge_products'
  | 'split_product'
  | 'archive_product'
  | 'restore_product';

export type ProposalState =
  | 'pending'
  | 'in_review'
  | 'auto_accepted'
  | 'accepted'
  | 'rejected'
  | 'edited'
  | 'applied'
  | 'conflicted'
  | 'superseded'
  | 'expired'
  | 'reverted';

export type ProposalFilter = {
  readonly kind?: ReadonlyArray<ProposalKind> | null | undefined;
  readonly state?: ReadonlyArray<ProposalState> | null | undefined;
  readonly shopId?: ReadonlyArray<string> | null | undefined;
  readonly productId?: ReadonlyArray<string> | null | undefined;
  readonly minConfidence?: number | null | undefined;
  /** What waits for a person: open questions to decide, decisions by rule to check, or both. */
  readonly waitsFor?: ReadonlyArray<ProposalTask> | null | undefined;
  /** Decided by a person, and not by a rule. */
  readonly isDecidedByPerson?: boolean | null | undefined;
  readonly decidedById?: ReadonlyArray<string> | null | undefined;
  /** The first and last day of the decision in the shop's zone, `2026-11-01`; without a shop in UTC. */
  readonly decidedFrom?: string | null | undefined;
  readonly decidedUntil?: string | null | undefined;
  readonly where?: unknown;
};

export type ProposalTask =
  | 'decision'
  | 'check';

export type ProposalSortField =
  | 'createdAt'
  | 'confidence';

export type ProposalSort = {
  readonly field: ProposalSortField;
  readonly direction: SortDirection;
};

export type MatchTargetRowFragment = { readonly variantId: string, readonly productId: string, readonly name: string, readonly brand: string | null, readonly imageUrl: string | null, readonly identifiers: ReadonlyArray<string>, readonly score: number | null };

export type ProposalRowFragment = { readonly id: string, readonly kind: ProposalKind, readonly state: ProposalState, readonly confidence: number, readonly createdAt: string, readonly decidedAt: string | null, readonly decidedBy: string | null, readonly decisionCause: string | null, readonly isCheckDue: boolean, readonly version: number, readonly offer: { readonly id: string, readonly title: string, readonly shop: { readonly id: string, readonly name: string } } | null, readonly product: { readonly id: string, readonly name: string } | null };

export type ProposalDetailFragment = { readonly reason: string | null, readonly isAuditSample: boolean, readonly variantId: string | null, readonly currentValue: unknown, readonly proposedValue: unknown, readonly proposedText: string | null, readonly id: string, readonly kind: ProposalKind, readonly state: ProposalState, readonly confidence: number, readonly createdAt: string, readonly decidedAt: string | null, readonly decidedBy: string | null, readonly decisionCause: string | null, readonly isCheckDue: boolean, readonly version: number, readonly evidence: ReadonlyArray<{ readonly code: string, readonly weight: string, readonly text: string, readonly params: unknown }>, readonly comparison: ReadonlyArray<{ readonly field: string, readonly label: string, readonly offerText: string | null, readonly catalogueText: string | null, readonly verdict: string, readonly offerWarning: { readonly code: string, readonly detail: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }>, readonly attribute: { readonly id: string, readonly name: string, readonly type: string } | null, readonly candidates: ReadonlyArray<{ readonly variantId: string, readonly productId: string, readonly name: string, readonly brand: string | null, readonly imageUrl: string | null, readonly identifiers: ReadonlyArray<string>, readonly score: number | null }>, readonly offer: { readonly seller: string | null, readonly url: string | null, readonly imageUrl: string | null, readonly id: string, readonly title: string, readonly price: { readonly minor: number, readonly currency: string } | null, readonly snapshot: { readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly warnings: ReadonlyArray<{ readonly code: string, readonly detail: string, readonly wording: { readonly key: string, readonly params: unknown } | null }> } | null, readonly shop: { readonly id: string, readonly name: string } } | null, readonly product: { readonly imageUrl: string | null, readonly id: string, readonly name: string } | null };

export type ProposalsListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  search?: string | null | undefined;
  filter?: ProposalFilter | null | undefined;
  sort?: ReadonlyArray<ProposalSort> | null | undefined;
}>;


export type ProposalsListQuery = { readonly proposals: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly kind: ProposalKind, readonly state: ProposalState, readonly confidence: number, readonly createdAt: string, readonly decidedAt: string | null, readonly decidedBy: string | null, readonly decisionCause: string | null, readonly isCheckDue: boolean, readonly version: number, readonly offer: { readonly id: string, readonly title: string, readonly shop: { readonly id: string, readonly name: string } } | null, readonly product: { readonly id: string, readonly name: string } | null }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type ProposalByIdQueryVariables = Exact<{
  id: string;
}>;


export type ProposalByIdQuery = { readonly proposal: { readonly reason: string | null, readonly isAuditSample: boolean, readonly variantId: string | null, readonly currentValue: unknown, readonly proposedValue: unknown, readonly proposedText: string | null, readonly id: string, readonly kind: ProposalKind, readonly state: ProposalState, readonly confidence: number, readonly createdAt: string, readonly decidedAt: string | null, readonly decidedBy: string | null, readonly decisionCause: string | null, readonly isCheckDue: boolean, readonly version: number, readonly evidence: ReadonlyArray<{ readonly code: string, readonly weight: string, readonly text: string, readonly params: unknown }>, readonly comparison: ReadonlyArray<{ readonly field: string, readonly label: string, readonly offerText: string | null, readonly catalogueText: string | null, readonly verdict: string, readonly offerWarning: { readonly code: string, readonly detail: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }>, readonly attribute: { readonly id: string, readonly name: string, readonly type: string } | null, readonly candidates: ReadonlyArray<{ readonly variantId: string, readonly productId: string, readonly name: string, readonly brand: string | null, readonly imageUrl: string | null, readonly identifiers: ReadonlyArray<string>, readonly score: number | null }>, readonly offer: { readonly seller: string | null, readonly url: string | null, readonly imageUrl: string | null, readonly id: string, readonly title: string, readonly price: { readonly minor: number, readonly currency: string } | null, readonly snapshot: { readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly warnings: ReadonlyArray<{ readonly code: string, readonly detail: string, readonly wording: { readonly key: string, readonly params: unknown } | null }> } | null, readonly shop: { readonly id: string, readonly name: string } } | null, readonly product: { readonly imageUrl: string | null, readonly id: string, readonly name: string } | null } | null };

export type ReviewQueueQueryVariables = Exact<{
  first: number;
  filter?: ProposalFilter | null | undefined;
  skipIds?: ReadonlyArray<string> | null | undefined;
}>;


export type ReviewQueueQuery = { readonly reviewQueue: ReadonlyArray<{ readonly reason: string | null, readonly isAuditSample: boolean, readonly variantId: string | null, readonly currentValue: unknown, readonly proposedValue: unknown, readonly proposedText: string | null, readonly id: string, readonly kind: ProposalKind, readonly state: ProposalState, readonly confidence: number, readonly createdAt: string, readonly decidedAt: string | null, readonly decidedBy: string | null, readonly decisionCause: string | null, readonly isCheckDue: boolean, readonly version: number, readonly evidence: ReadonlyArray<{ readonly code: string, readonly weight: string, readonly text: string, readonly params: unknown }>, readonly comparison: ReadonlyArray<{ readonly field: string, readonly label: string, readonly offerText: string | null, readonly catalogueText: string | null, readonly verdict: string, readonly offerWarning: { readonly code: string, readonly detail: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }>, readonly attribute: { readonly id: string, readonly name: string, readonly type: string } | null, readonly candidates: ReadonlyArray<{ readonly variantId: string, readonly productId: string, readonly name: string, readonly brand: string | null, readonly imageUrl: string | null, readonly identifiers: ReadonlyArray<string>, readonly score: number | null }>, readonly offer: { readonly seller: string | null, readonly url: string | null, readonly imageUrl: string | null, readonly id: string, readonly title: string, readonly price: { readonly minor: number, readonly currency: string } | null, readonly snapshot: { readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly warnings: ReadonlyArray<{ readonly code: string, readonly detail: string, readonly wording: { readonly key: string, readonly params: unknown } | null }> } | null, readonly shop: { readonly id: string, readonly name: string } } | null, readonly product: { readonly imageUrl: string | null, readonly id: string, readonly name: string } | null }> };

export type StillWaitingQueryVariables = Exact<{
  ids: ReadonlyArray<string>;
}>;


export type StillWaitingQuery = { readonly waitingProposals: ReadonlyArray<string> };

export type WaitingProposalsQueryVariables = Exact<{
  filter?: ProposalFilter | null | undefined;
}>;


export type WaitingProposalsQuery = { readonly proposals: { readonly total: { readonly count: number, readonly isExact: boolean } } };

export type MatchTargetsQueryVariables = Exact<{
  offerId: string;
  search: string;
}>;


export type MatchTargetsQuery = { readonly matchTargets: ReadonlyArray<{ readonly variantId: string, readonly productId: string, readonly name: string, readonly brand: string | null, readonly imageUrl: string | null, readonly identifiers: ReadonlyArray<string>, readonly score: number | null }> };

type Decision_ProposalDecided_Fragment = { readonly __typename: 'ProposalDecided', readonly productId: string | null, readonly proposal: { readonly reason: string | null, readonly isAuditSample: boolean, readonly variantId: string | null, readonly currentValue: unknown, readonly proposedValue: unknown, readonly proposedText: string | null, readonly id: string, readonly kind: ProposalKind, readonly state: ProposalState, readonly confidence: number, readonly createdAt: string, readonly decidedAt: string | null, readonly decidedBy: string | null, readonly decisionCause: string | null, readonly isCheckDue: boolean, readonly version: number, readonly evidence: ReadonlyArray<{ readonly code: string, readonly weight: string, readonly text: string, readonly params: unknown }>, readonly comparison: ReadonlyArray<{ readonly field: string, readonly label: string, readonly offerText: string | null, readonly catalogueText: string | null, readonly verdict: string, readonly offerWarning: { readonly code: string, readonly detail: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }>, readonly attribute: { readonly id: string, readonly name: string, readonly type: string } | null, readonly candidates: ReadonlyArray<{ readonly variantId: string, readonly productId: string, readonly name: string, readonly brand: string | null, readonly imageUrl: string | null, readonly identifiers: ReadonlyArray<string>, readonly score: number | null }>, readonly offer: { readonly seller: string | null, readonly url: string | null, readonly imageUrl: string | null, readonly id: string, readonly title: string, readonly price: { readonly minor: number, readonly currency: string } | null, readonly snapshot: { readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly warnings: ReadonlyArray<{ readonly code: string, readonly detail: string, readonly wording: { readonly key: string, readonly params: unknown } | null }> } | null, readonly shop: { readonly id: string, readonly name: string } } | null, readonly product: { readonly imageUrl: string | null, readonly id: string, readonly name: string } | null } };

type Decision_ProposalAlreadyDecided_Fragment = { readonly __typename: 'ProposalAlreadyDecided', readonly proposal: { readonly id: string, readonly kind: ProposalKind, readonly state: ProposalState, readonly confidence: number, readonly createdAt: string, readonly decidedAt: string | null, readonly decidedBy: string | null, readonly decisionCause: string | null, readonly isCheckDue: boolean, readonly version: number, readonly offer: { readonly id: string, readonly title: string, readonly shop: { readonly id: string, readonly name: string } } | null, readonly product: { readonly id: string, readonly name: string } | null } };

type Decision_NotAllowedNow_Fragment = { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

type Decision_InvalidInput_Fragment = { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

type Decision_VersionConflict_Fragment = { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

type Decision_NotFound_Fragment = { readonly __typename: 'NotFound', readonly id: string };

export type DecisionFragment =
  | Decision_ProposalDecided_Fragment
  | Decision_ProposalAlreadyDecided_Fragment
  | Decision_NotAllowedNow_Fragment
  | Decision_InvalidInput_Fragment
  | Decision_VersionConflict_Fragment
  | Decision_NotFound_Fragment
;

export type AcceptProposalMutationVariables = Exact<{
  id: string;
  version: number;
  edit?: unknown;
}>;


export type AcceptProposalMutation = { readonly acceptProposal:
    | { readonly __typename: 'ProposalDecided', readonly productId: string | null, readonly proposal: { readonly reason: string | null, readonly isAuditSample: boolean, readonly variantId: string | null, readonly currentValue: unknown, readonly proposedValue: unknown, readonly proposedText: string | null, readonly id: string, readonly kind: ProposalKind, readonly state: ProposalState, readonly confidence: number, readonly createdAt: string, readonly decidedAt: string | null, readonly decidedBy: string | null, readonly decisionCause: string | null, readonly isCheckDue: boolean, readonly version: number, readonly evidence: ReadonlyArray<{ readonly code: string, readonly weight: string, readonly text: string, readonly params: unknown }>, readonly comparison: ReadonlyArray<{ readonly field: string, readonly label: string, readonly offerText: string | null, readonly catalogueText: string | null, readonly verdict: string, readonly offerWarning: { readonly code: string, readonly detail: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }>, readonly attribute: { readonly id: string, readonly name: string, readonly type: string } | null, readonly candidates: ReadonlyArray<{ readonly variantId: string, readonly productId: string, readonly name: string, readonly brand: string | null, readonly imageUrl: string | null, readonly identifiers: ReadonlyArray<string>, readonly score: number | null }>, readonly offer: { readonly seller: string | null, readonly url: string | null, readonly imageUrl: string | null, readonly id: string, readonly title: string, readonly price: { readonly minor: number, readonly currency: string } | null, readonly snapshot: { readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly warnings: ReadonlyArray<{ readonly code: string, readonly detail: string, readonly wording: { readonly key: string, readonly params: unknown } | null }> } | null, readonly shop: { readonly id: string, readonly name: string } } | null, readonly product: { readonly imageUrl: string | null, readonly id: string, readonly name: string } | null } }
    | { readonly __typename: 'ProposalAlreadyDecided', readonly proposal: { readonly id: string, readonly kind: ProposalKind, readonly state: ProposalState, readonly confidence: number, readonly createdAt: string, readonly decidedAt: string | null, readonly decidedBy: string | null, readonly decisionCause: string | null, readonly isCheckDue: boolean, readonly version: number, readonly offer: { readonly id: string, readonly title: string, readonly shop: { readonly id: string, readonly name: string } } | null, readonly product: { readonly id: string, readonly name: string } | null } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type RejectProposalMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RejectProposalMutation = { readonly rejectProposal:
    | { readonly __typename: 'ProposalDecided', readonly productId: string | null, readonly proposal: { readonly reason: string | null, readonly isAuditSample: boolean, readonly variantId: string | null, readonly currentValue: unknown, readonly proposedValue: unknown, readonly proposedText: string | null, readonly id: string, readonly kind: ProposalKind, readonly state: ProposalState, readonly confidence: number, readonly createdAt: string, readonly decidedAt: string | null, readonly decidedBy: string | null, readonly decisionCause: string | null, readonly isCheckDue: boolean, readonly version: number, readonly evidence: ReadonlyArray<{ readonly code: string, readonly weight: string, readonly text: string, readonly params: unknown }>, readonly comparison: ReadonlyArray<{ readonly field: string, readonly label: string, readonly offerText: string | null, readonly catalogueText: string | null, readonly verdict: string, readonly offerWarning: { readonly code: string, readonly detail: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }>, readonly attribute: { readonly id: string, readonly name: string, readonly type: string } | null, readonly candidates: ReadonlyArray<{ readonly variantId: string, readonly productId: string, readonly name: string, readonly brand: string | null, readonly imageUrl: string | null, readonly identifiers: ReadonlyArray<string>, readonly score: number | null }>, readonly offer: { readonly seller: string | null, readonly url: string | null, readonly imageUrl: string | null, readonly id: string, readonly title: string, readonly price: { readonly minor: number, readonly currency: string } | null, readonly snapshot: { readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly warnings: ReadonlyArray<{ readonly code: string, readonly detail: string, readonly wording: { readonly key: string, readonly params: unknown } | null }> } | null, readonly shop: { readonly id: string, readonly name: string } } | null, readonly product: { readonly imageUrl: string | null, readonly id: string, readonly name: string } | null } }
    | { readonly __typename: 'ProposalAlreadyDecided', readonly proposal: { readonly id: string, readonly kind: ProposalKind, readonly state: ProposalState, readonly confidence: number, readonly createdAt: string, readonly decidedAt: string | null, readonly decidedBy: string | null, readonly decisionCause: string | null, readonly isCheckDue: boolean, readonly version: number, readonly offer: { readonly id: string, readonly title: string, readonly shop: { readonly id: string, readonly name: string } } | null, readonly product: { readonly id: string, readonly name: string } | null } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type MatchProposalToVariantMutationVariables = Exact<{
  id: string;
  version: number;
  variantId: string;
}>;


export type MatchProposalToVariantMutation = { readonly matchProposalToVariant:
    | { readonly __typename: 'ProposalDecided', readonly productId: string | null, readonly proposal: { readonly reason: string | null, readonly isAuditSample: boolean, readonly variantId: string | null, readonly currentValue: unknown, readonly proposedValue: unknown, readonly proposedText: string | null, readonly id: string, readonly kind: ProposalKind, readonly state: ProposalState, readonly confidence: number, readonly createdAt: string, readonly decidedAt: string | null, readonly decidedBy: string | null, readonly decisionCause: string | null, readonly isCheckDue: boolean, readonly version: number, readonly evidence: ReadonlyArray<{ readonly code: string, readonly weight: string, readonly text: string, readonly params: unknown }>, readonly comparison: ReadonlyArray<{ readonly field: string, readonly label: string, readonly offerText: string | null, readonly catalogueText: string | null, readonly verdict: string, readonly offerWarning: { readonly code: string, readonly detail: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }>, readonly attribute: { readonly id: string, readonly name: string, readonly type: string } | null, readonly candidates: ReadonlyArray<{ readonly variantId: string, readonly productId: string, readonly name: string, readonly brand: string | null, readonly imageUrl: string | null, readonly identifiers: ReadonlyArray<string>, readonly score: number | null }>, readonly offer: { readonly seller: string | null, readonly url: string | null, readonly imageUrl: string | null, readonly id: string, readonly title: string, readonly price: { readonly minor: number, readonly currency: string } | null, readonly snapshot: { readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly warnings: ReadonlyArray<{ readonly code: string, readonly detail: string, readonly wording: { readonly key: string, readonly params: unknown } | null }> } | null, readonly shop: { readonly id: string, readonly name: string } } | null, readonly product: { readonly imageUrl: string | null, readonly id: string, readonly name: string } | null } }
    | { readonly __typename: 'ProposalAlreadyDecided', readonly proposal: { readonly id: string, readonly kind: ProposalKind, readonly state: ProposalState, readonly confidence: number, readonly createdAt: string, readonly decidedAt: string | null, readonly decidedBy: string | null, readonly decisionCause: string | null, readonly isCheckDue: boolean, readonly version: number, readonly offer: { readonly id: string, readonly title: string, readonly shop: { readonly id: string, readonly name: string } } | null, readonly product: { readonly id: string, readonly name: string } | null } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type UndoProposalDecisionMutationVariables = Exact<{
  id: string;
}>;


export type UndoProposalDecisionMutation = { readonly undoProposalDecision:
    | { readonly __typename: 'ProposalDecided', readonly productId: string | null, readonly proposal: { readonly reason: string | null, readonly isAuditSample: boolean, readonly variantId: string | null, readonly currentValue: unknown, readonly proposedValue: unknown, readonly proposedText: string | null, readonly id: string, readonly kind: ProposalKind, readonly state: ProposalState, readonly confidence: number, readonly createdAt: string, readonly decidedAt: string | null, readonly decidedBy: string | null, readonly decisionCause: string | null, readonly isCheckDue: boolean, readonly version: number, readonly evidence: ReadonlyArray<{ readonly code: string, readonly weight: string, readonly text: string, readonly params: unknown }>, readonly comparison: ReadonlyArray<{ readonly field: string, readonly label: string, readonly offerText: string | null, readonly catalogueText: string | null, readonly verdict: string, readonly offerWarning: { readonly code: string, readonly detail: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }>, readonly attribute: { readonly id: string, readonly name: string, readonly type: string } | null, readonly candidates: ReadonlyArray<{ readonly variantId: string, readonly productId: string, readonly name: string, readonly brand: string | null, readonly imageUrl: string | null, readonly identifiers: ReadonlyArray<string>, readonly score: number | null }>, readonly offer: { readonly seller: string | null, readonly url: string | null, readonly imageUrl: string | null, readonly id: string, readonly title: string, readonly price: { readonly minor: number, readonly currency: string } | null, readonly snapshot: { readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly warnings: ReadonlyArray<{ readonly code: string, readonly detail: string, readonly wording: { readonly key: string, readonly params: unknown } | null }> } | null, readonly shop: { readonly id: string, readonly name: string } } | null, readonly product: { readonly imageUrl: string | null, readonly id: string, readonly name: string } | null } }
    | { readonly __typename: 'ProposalAlreadyDecided', readonly proposal: { readonly id: string, readonly kind: ProposalKind, readonly state: ProposalState, readonly confidence: number, readonly createdAt: string, readonly decidedAt: string | null, readonly decidedBy: string | null, readonly decisionCause: string | null, readonly isCheckDue: boolean, readonly version: number, readonly offer: { readonly id: string, readonly title: string, readonly shop: { readonly id: string, readonly name: string } } | null, readonly product: { readonly id: string, readonly name: string } | null } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type ProposedBrandChoicesQueryVariables = Exact<{
  first: number;
  search?: string | null | undefined;
}>;


export type ProposedBrandChoicesQuery = { readonly brands: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> } };

export type AuditFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditFiguresQuery = { readonly auditFigures: ReadonlyArray<{ readonly way: string, readonly checked: number, readonly wrong: number, readonly due: number, readonly isTrusted: boolean }> };

export type PageInfoFragment = { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type ConflictFragment = { readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

export const ProposalsListDocument: TypedDocument<ProposalsListQuery, ProposalsListQueryVariables> = {
  id: 'x-ProposalsList-Y9QQQY-znro5',
  name: 'ProposalsList',
  reads: ['Offer', 'Product', 'Proposal', 'Shop'],
  text: "query ProposalsList($first: Int!, $after: String, $from: ListStart, $search: String, $filter: ProposalFilter, $sort: [ProposalSort!]) { proposals( first: $first after: $after from: $from search: $search filter: $filter sort: $sort ) { nodes { ...ProposalRow } pageInfo { ...PageInfo } total { count isExact } } } fragment ProposalRow on Proposal { id kind state confidence createdAt decidedAt decidedBy decisionCause isCheckDue version offer { id title shop { id name } } product { id name } } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const ProposalByIdDocument: TypedDocument<ProposalByIdQuery, ProposalByIdQueryVariables> = {
  id: 'x-ProposalById-ZnaU19iQybU_',
  name: 'ProposalById',
  reads: ['Attribute', 'Offer', 'Product', 'Proposal', 'Shop', 'Snapshot'],
  text: "query ProposalById($id: ID!) { proposal(id: $id) { ...ProposalDetail } } fragment ProposalDetail on Proposal { ...ProposalRow reason isAuditSample variantId currentValue proposedValue proposedText evidence { code weight text params } comparison { field label offerText catalogueText verdict offerWarning { code detail wording { key params } } } attribute { id name type } candidates { ...MatchTargetRow } offer { seller url imageUrl price { minor currency } snapshot { storedPageUrl isStoredPageGone warnings { code detail wording { key params } } } } product { imageUrl } } fragment ProposalRow on Proposal { id kind state confidence createdAt decidedAt decidedBy decisionCause isCheckDue version offer { id title shop { id name } } product { id name } } fragment MatchTargetRow on MatchTarget { variantId productId name brand imageUrl identifiers score }",
};

export const ReviewQueueDocument: TypedDocument<ReviewQueueQuery, ReviewQueueQueryVariables> = {
  id: 'x-ReviewQueue-L7MvoJAyWFx2',
  name: 'ReviewQueue',
  reads: ['Attribute', 'Offer', 'Product', 'Proposal', 'Shop', 'Snapshot'],
  text: "query ReviewQueue($first: Int!, $filter: ProposalFilter, $skipIds: [ID!]) { reviewQueue(first: $first, filter: $filter, skipIds: $skipIds) { ...ProposalDetail } } fragment ProposalDetail on Proposal { ...ProposalRow reason isAuditSample variantId currentValue proposedValue proposedText evidence { code weight text params } comparison { field label offerText catalogueText verdict offerWarning { code detail wording { key params } } } attribute { id name type } candidates { ...MatchTargetRow } offer { seller url imageUrl price { minor currency } snapshot { storedPageUrl isStoredPageGone warnings { code detail wording { key params } } } } product { imageUrl } } fragment ProposalRow on Proposal { id kind state confidence createdAt decidedAt decidedBy decisionCause isCheckDue version offer { id title shop { id name } } product { id name } } fragment MatchTargetRow on MatchTarget { variantId productId name brand imageUrl identifiers score }",
};

export const StillWaitingDocument: TypedDocument<StillWaitingQuery, StillWaitingQueryVariables> = {
  id: 'x-StillWaiting-UqkbuAHc-0AT',
  name: 'StillWaiting',
  text: "query StillWaiting($ids: [ID!]!) { waitingProposals(ids: $ids) }",
};

export const WaitingProposalsDocument: TypedDocument<WaitingProposalsQuery, WaitingProposalsQueryVariables> = {
  id: 'x-WaitingProposals-amgy81Vs8tNz',
  name: 'WaitingProposals',
  text: "query WaitingProposals($filter: ProposalFilter) { proposals(first: 1, filter: $filter) { total { count isExact } } }",
};

export const MatchTargetsDocument: TypedDocument<MatchTargetsQuery, MatchTargetsQueryVariables> = {
  id: 'x-MatchTargets-UqspB6-_c7lJ',
  name: 'MatchTargets',
  text: "query MatchTargets($offerId: ID!, $search: String!) { matchTargets(offerId: $offerId, search: $search) { ...MatchTargetRow } } fragment MatchTargetRow on MatchTarget { variantId productId name brand imageUrl identifiers score }",
};

export const AcceptProposalDocument: TypedDocument<AcceptProposalMutation, AcceptProposalMutationVariables> = {
  id: 'x-AcceptProposal-jJzzZxtnBSa7',
  name: 'AcceptProposal',
  text: "mutation AcceptProposal($id: ID!, $version: Int!, $edit: JSON) { acceptProposal(id: $id, version: $version, edit: $edit) { ...Decision } } fragment Decision on DecideProposalResult { __typename ... on ProposalDecided { productId proposal { ...ProposalDetail } } ... on ProposalAlreadyDecided { proposal { ...ProposalRow } } ...NotAllowed ...Invalid ...Conflict ... on NotFound { id } } fragment ProposalDetail on Proposal { ...ProposalRow reason isAuditSample variantId currentValue proposedValue proposedText evidence { code weight text params } comparison { field label offerText catalogueText verdict offerWarning { code detail wording { key params } } } attribute { id name type } candidates { ...MatchTargetRow } offer { seller url imageUrl price { minor currency } snapshot { storedPageUrl isStoredPageGone warnings { code detail wording { key params } } } } product { imageUrl } } fragment ProposalRow on Proposal { id kind state confidence createdAt decidedAt decidedBy decisionCause isCheckDue version offer { id title shop { id name } } product { id name } } fragment MatchTargetRow on MatchTarget { variantId productId name brand imageUrl identifiers score } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Invalid on InvalidInput { issues { path code } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const RejectProposalDocument: TypedDocument<RejectProposalMutation, RejectProposalMutationVariables> = {
  id: 'x-RejectProposal-aHPqkQtFAI5-',
  name: 'RejectProposal',
  text: "mutation RejectProposal($id: ID!, $version: Int!) { rejectProposal(id: $id, version: $version) { ...Decision } } fragment Decision on DecideProposalResult { __typename ... on ProposalDecided { productId proposal { ...ProposalDetail } } ... on ProposalAlreadyDecided { proposal { ...ProposalRow } } ...NotAllowed ...Invalid ...Conflict ... on NotFound { id } } fragment ProposalDetail on Proposal { ...ProposalRow reason isAuditSample variantId currentValue proposedValue proposedText evidence { code weight text params } comparison { field label offerText catalogueText verdict offerWarning { code detail wording { key params } } } attribute { id name type } candidates { ...MatchTargetRow } offer { seller url imageUrl price { minor currency } snapshot { storedPageUrl isStoredPageGone warnings { code detail wording { key params } } } } product { imageUrl } } fragment ProposalRow on Proposal { id kind state confidence createdAt decidedAt decidedBy decisionCause isCheckDue version offer { id title shop { id name } } product { id name } } fragment MatchTargetRow on MatchTarget { variantId productId name brand imageUrl identifiers score } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Invalid on InvalidInput { issues { path code } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const MatchProposalToVariantDocument: TypedDocument<MatchProposalToVariantMutation, MatchProposalToVariantMutationVariables> = {
  id: 'x-MatchProposalToVariant-md-PMLl8aqvT',
  name: 'MatchProposalToVariant',
  text: "mutation MatchProposalToVariant($id: ID!, $version: Int!, $variantId: ID!) { matchProposalToVariant(id: $id, version: $version, variantId: $variantId) { ...Decision } } fragment Decision on DecideProposalResult { __typename ... on ProposalDecided { productId proposal { ...ProposalDetail } } ... on ProposalAlreadyDecided { proposal { ...ProposalRow } } ...NotAllowed ...Invalid ...Conflict ... on NotFound { id } } fragment ProposalDetail on Proposal { ...ProposalRow reason isAuditSample variantId currentValue proposedValue proposedText evidence { code weight text params } comparison { field label offerText catalogueText verdict offerWarning { code detail wording { key params } } } attribute { id name type } candidates { ...MatchTargetRow } offer { seller url imageUrl price { minor currency } snapshot { storedPageUrl isStoredPageGone warnings { code detail wording { key params } } } } product { imageUrl } } fragment ProposalRow on Proposal { id kind state confidence createdAt decidedAt decidedBy decisionCause isCheckDue version offer { id title shop { id name } } product { id name } } fragment MatchTargetRow on MatchTarget { variantId productId name brand imageUrl identifiers score } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Invalid on InvalidInput { issues { path code } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const UndoProposalDecisionDocument: TypedDocument<UndoProposalDecisionMutation, UndoProposalDecisionMutationVariables> = {
  id: 'x-UndoProposalDecision-PGc-7wbq4r5t',
  name: 'UndoProposalDecision',
  text: "mutation UndoProposalDecision($id: ID!) { undoProposalDecision(id: $id) { ...Decision } } fragment Decision on DecideProposalResult { __typename ... on ProposalDecided { productId proposal { ...ProposalDetail } } ... on ProposalAlreadyDecided { proposal { ...ProposalRow } } ...NotAllowed ...Invalid ...Conflict ... on NotFound { id } } fragment ProposalDetail on Proposal { ...ProposalRow reason isAuditSample variantId currentValue proposedValue proposedText evidence { code weight text params } comparison { field label offerText catalogueText verdict offerWarning { code detail wording { key params } } } attribute { id name type } candidates { ...MatchTargetRow } offer { seller url imageUrl price { minor currency } snapshot { storedPageUrl isStoredPageGone warnings { code detail wording { key params } } } } product { imageUrl } } fragment ProposalRow on Proposal { id kind state confidence createdAt decidedAt decidedBy decisionCause isCheckDue version offer { id title shop { id name } } product { id name } } fragment MatchTargetRow on MatchTarget { variantId productId name brand imageUrl identifiers score } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Invalid on InvalidInput { issues { path code } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const ProposedBrandChoicesDocument: TypedDocument<ProposedBrandChoicesQuery, ProposedBrandChoicesQueryVariables> = {
  id: 'x-ProposedBrandChoices-cQ1vrtjH3oIu',
  name: 'ProposedBrandChoices',
  reads: ['Brand'],
  text: "query ProposedBrandChoices($first: Int!, $search: String) { brands(first: $first, search: $search, filter: {status: [ACTIVE]}) { nodes { id name } } }",
};

export const AuditFiguresDocument: TypedDocument<AuditFiguresQuery, AuditFiguresQueryVariables> = {
  id: 'x-AuditFigures-PV6lmBLqrAID',
  name: 'AuditFigures',
  text: "query AuditFigures { auditFigures { way checked wrong due isTrusted } }",
};
