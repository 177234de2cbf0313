// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** `manage` stands for every action. */
export type AbilityAction =
  | 'manage'
  | 'create'
  | 'read'
  | 'update'
  | 'delete'
  | 'archive'
  | 'publish'
  | 'run'
  | 'review'
  | 'export'
  | 'refund'
  | 'approve'
  | 'reserve'
  | 'fulfil'
  | 'fulfil_unpaid'
  | 'cancel';

/** `all` stands for every subject. */
export type AbilitySubject =
  | 'all'
  | 'ACL'
  | 'Auth'
  | 'Dashboard'
  | 'User'
  | 'Role'
  | 'Session'
  | 'ApiKey'
  | 'Setting'
  | 'Audit'
  | 'Shop'
  | 'Brand'
  | 'Category'
  | 'Attribute'
  | 'Product'
  | 'Media'
  | 'Offer'
  | 'Crawler'
  | 'Grabber'
  | 'Excavator'
  | 'Proposal'
  | 'Import'
  | 'Channel'
  | 'ChannelKey'
  | 'Discount'
  | 'Order'
  | 'Payment'
  | 'Customer'
  | 'Comment'
  | 'Analytics'
  | 'Report'
  | 'Bookmark'
  | 'SavedView'
  | 'Notification';

/** `SUSPENDED` while its person is not active, or owes a second factor. */
export type ApiKeyState =
  | 'ACTIVE'
  | 'EXPIRED'
  | 'REVOKED'
  | 'SUSPENDED';

export type ApiKeyFilter = {
  readonly state?: ReadonlyArray<ApiKeyState> | null | undefined;
  readonly ownerId?: ReadonlyArray<string> | null | undefined;
  readonly where?: unknown;
};

export type ApiKeySortField =
  | 'name'
  | 'createdAt'
  | 'lastUsedAt'
  | 'expiresAt';

export type ApiKeySort = {
  readonly field: ApiKeySortField;
  readonly direction: SortDirection;
};

export type AbilityRuleInput = {
  readonly action: AbilityAction;
  readonly subject: AbilitySubject;
};

export type ApiKeyInput = {
  readonly name: string;
  readonly rules: ReadonlyArray<AbilityRuleInput>;
  readonly shopIds?: ReadonlyArray<string> | null | undefined;
  readonly brandIds?: ReadonlyArray<string> | null | undefined;
  readonly expiresInDays: number;
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

export type ApiKeyRowFragment = { readonly id: string, readonly name: string, readonly shownPart: string, readonly state: ApiKeyState, readonly owner: string, readonly ownerId: string, readonly expiresAt: string, readonly lastUsedAt: string | null, readonly createdAt: string, readonly rules: ReadonlyArray<{ readonly action: AbilityAction, readonly subject: AbilitySubject }> };

export type ApiKeyDetailFragment = { readonly revokedAt: string | null, readonly mayRevoke: boolean, readonly id: string, readonly name: string, readonly shownPart: string, readonly state: ApiKeyState, readonly owner: string, readonly ownerId: string, readonly expiresAt: string, readonly lastUsedAt: string | null, readonly createdAt: string, readonly shops: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly brands: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly rules: ReadonlyArray<{ readonly action: AbilityAction, readonly subject: AbilitySubject }> };

export type ApiKeysListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  search?: string | null | undefined;
  filter?: ApiKeyFilter | null | undefined;
  sort?: ReadonlyArray<ApiKeySort> | null | undefined;
}>;


export type ApiKeysListQuery = { readonly apiKeys: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shownPart: string, readonly state: ApiKeyState, readonly owner: string, readonly ownerId: string, readonly expiresAt: string, readonly lastUsedAt: string | null, readonly createdAt: string, readonly rules: ReadonlyArray<{ readonly action: AbilityAction, readonly subject: AbilitySubject }> }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type ApiKeyByIdQueryVariables = Exact<{
  id: string;
}>;


export type ApiKeyByIdQuery = { readonly apiKey: { readonly revokedAt: string | null, readonly mayRevoke: boolean, readonly id: string, readonly name: string, readonly shownPart: string, readonly state: ApiKeyState, readonly owner: string, readonly ownerId: string, readonly expiresAt: string, readonly lastUsedAt: string | null, readonly createdAt: string, readonly shops: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly brands: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly rules: ReadonlyArray<{ readonly action: AbilityAction, readonly subject: AbilitySubject }> } | null };

export type CreateApiKeyMutationVariables = Exact<{
  input: ApiKeyInput;
}>;


export type CreateApiKeyMutation = { readonly createApiKey:
    | { readonly __typename: 'ApiKeyCreated', readonly secret: string, readonly apiKey: { readonly id: string, readonly name: string, readonly expiresAt: string } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
   };

export type RevokeApiKeyMutationVariables = Exact<{
  id: string;
}>;


export type RevokeApiKeyMutation = { readonly revokeApiKey:
    | { readonly __typename: 'ApiKeyRevoked', readonly apiKey: { readonly revokedAt: string | null, readonly mayRevoke: boolean, readonly id: string, readonly name: string, readonly shownPart: string, readonly state: ApiKeyState, readonly owner: string, readonly ownerId: string, readonly expiresAt: string, readonly lastUsedAt: string | null, readonly createdAt: string, readonly shops: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly brands: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly rules: ReadonlyArray<{ readonly action: AbilityAction, readonly subject: AbilitySubject }> } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type PageInfoFragment = { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export const ApiKeysListDocument: TypedDocument<ApiKeysListQuery, ApiKeysListQueryVariables> = {
  id: 'x-ApiKeysList-Rqqf7i19Pa-U',
  name: 'ApiKeysList',
  reads: ['ApiKey'],
  text: "query ApiKeysList($first: Int!, $after: String, $from: ListStart, $search: String, $filter: ApiKeyFilter, $sort: [ApiKeySort!]) { apiKeys( first: $first after: $after from: $from search: $search filter: $filter sort: $sort ) { nodes { ...ApiKeyRow } pageInfo { ...PageInfo } total { count isExact } } } fragment ApiKeyRow on ApiKey { id name shownPart state owner ownerId rules { action subject } expiresAt lastUsedAt createdAt } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const ApiKeyByIdDocument: TypedDocument<ApiKeyByIdQuery, ApiKeyByIdQueryVariables> = {
  id: 'x-ApiKeyById-it27Sjgjn3w1',
  name: 'ApiKeyById',
  reads: ['ApiKey', 'GivenRecord'],
  text: "query ApiKeyById($id: ID!) { apiKey(id: $id) { ...ApiKeyDetail } } fragment ApiKeyDetail on ApiKey { ...ApiKeyRow shops { id name } brands { id name } revokedAt mayRevoke } fragment ApiKeyRow on ApiKey { id name shownPart state owner ownerId rules { action subject } expiresAt lastUsedAt createdAt }",
};

export const CreateApiKeyDocument: TypedDocument<CreateApiKeyMutation, CreateApiKeyMutationVariables> = {
  id: 'x-CreateApiKey-EeeXvSYoMQcD',
  name: 'CreateApiKey',
  text: "mutation CreateApiKey($input: ApiKeyInput!) { createApiKey(input: $input) { __typename ... on ApiKeyCreated { secret apiKey { id name expiresAt } } ...Invalid } } fragment Invalid on InvalidInput { issues { path code } }",
};

export const RevokeApiKeyDocument: TypedDocument<RevokeApiKeyMutation, RevokeApiKeyMutationVariables> = {
  id: 'x-RevokeApiKey-MKr1mMehfmoQ',
  name: 'RevokeApiKey',
  text: "mutation RevokeApiKey($id: ID!) { revokeApiKey(id: $id) { __typename ... on ApiKeyRevoked { apiKey { ...ApiKeyDetail } } ... on NotFound { id } } } fragment ApiKeyDetail on ApiKey { ...ApiKeyRow shops { id name } brands { id name } revokedAt mayRevoke } fragment ApiKeyRow on ApiKey { id name shownPart state owner ownerId rules { action subject } expiresAt lastUsedAt createdAt }",
};
