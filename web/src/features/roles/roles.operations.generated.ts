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

export type RightQuestion = {
  readonly personId: string;
  readonly action: AbilityAction;
  readonly subject: AbilitySubject;
  /** A record of the subject; without one it is asked whether they may do it to any. */
  readonly recordId?: string | null | undefined;
  /** One field of the records, as roles name it; without one it is asked for any. */
  readonly field?: string | null | undefined;
};

export type MissingRight =
  /** They wait for approval: nothing holds yet. */
  | 'waiting'
  | 'disabled'
  /** A role of theirs asks for a second factor, which they have not set up: nothing holds yet but reading what a visitor may. */
  | 'second_factor'
  | 'no_role'
  /** None of their roles has a line about it. */
  | 'no_line'
  /** A line holds for own shops or brands, and none was given to them. */
  | 'nothing_given'
  /** A line reaches the record, but other fields of it. */
  | 'other_fields'
  /** The record belongs to what was not given to them. */
  | 'elsewhere';

/** Which records a right reaches: those of the shops or brands given to a person, or what is their own. */
export type AbilityScope =
  | 'own_shops'
  | 'own_brands'
  | 'own';

export type RoleInput = {
  readonly name: string;
  readonly rules: ReadonlyArray<RoleRuleInput>;
  /** Left out, it stays as it is. */
  readonly requiresSecondFactor?: boolean | null | undefined;
};

export type RoleRuleInput = {
  readonly action: AbilityAction;
  readonly subject: AbilitySubject;
  readonly scope?: AbilityScope | null | undefined;
  /** The fields of a record that it is limited to; the same in every line about one right. */
  readonly fields?: ReadonlyArray<string> | null | undefined;
  /** Of `refund Payment`: the most of each currency; the same in every line about it. */
  readonly limits?: ReadonlyArray<RuleLimitInput> | null | undefined;
};

export type RuleLimitInput = {
  readonly currency: string;
  /** A decimal text in the currency. */
  readonly amount: string;
};

export type RoleFilter = {
  /** Roles of this person. */
  readonly personId?: ReadonlyArray<string> | null | undefined;
  readonly where?: unknown;
  readonly requiresSecondFactor?: boolean | null | undefined;
};

export type RoleSortField =
  | 'name'
  | 'createdAt'
  | 'updatedAt';

export type RoleSort = {
  readonly field: RoleSortField;
  readonly direction: SortDirection;
};

/** A role, for a person with these shops and brands. */
export type RoleView = {
  readonly roleId: string;
  readonly shopIds: ReadonlyArray<string>;
  readonly brandIds: ReadonlyArray<string>;
};

/** `PENDING` was invited or waits for approval, `INACTIVE` was disabled. */
export type UserStatus =
  | 'PENDING'
  | 'ACTIVE'
  | 'INACTIVE';

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

export type RoleRowFragment = { readonly id: string, readonly key: string, readonly name: string, readonly isPreset: boolean, readonly peopleCount: number, readonly requiresSecondFactor: boolean, readonly peopleWithoutSecondFactor: number, readonly createdAt: string, readonly updatedAt: string, readonly version: number, readonly people: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type RoleDetailFragment = { readonly id: string, readonly key: string, readonly name: string, readonly isPreset: boolean, readonly requiresSecondFactor: boolean, readonly peopleWithoutSecondFactor: number, readonly peopleCount: number, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number, readonly rules: ReadonlyArray<{ readonly action: AbilityAction, readonly subject: AbilitySubject, readonly scope: AbilityScope | null, readonly fields: ReadonlyArray<string> | null, readonly limits: ReadonlyArray<{ readonly currency: string, readonly amount: string }> | null }>, readonly people: ReadonlyArray<{ readonly id: string, readonly name: string, readonly status: UserStatus }> };

export type RolesListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  search?: string | null | undefined;
  filter?: RoleFilter | null | undefined;
  sort?: ReadonlyArray<RoleSort> | null | undefined;
}>;


export type RolesListQuery = { readonly roles: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly key: string, readonly name: string, readonly isPreset: boolean, readonly peopleCount: number, readonly requiresSecondFactor: boolean, readonly peopleWithoutSecondFactor: number, readonly createdAt: string, readonly updatedAt: string, readonly version: number, readonly people: ReadonlyArray<{ readonly id: string, readonly name: string }> }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type RoleByIdQueryVariables = Exact<{
  id: string;
}>;


export type RoleByIdQuery = { readonly role: { readonly id: string, readonly key: string, readonly name: string, readonly isPreset: boolean, readonly requiresSecondFactor: boolean, readonly peopleWithoutSecondFactor: number, readonly peopleCount: number, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number, readonly rules: ReadonlyArray<{ readonly action: AbilityAction, readonly subject: AbilitySubject, readonly scope: AbilityScope | null, readonly fields: ReadonlyArray<string> | null, readonly limits: ReadonlyArray<{ readonly currency: string, readonly amount: string }> | null }>, readonly people: ReadonlyArray<{ readonly id: string, readonly name: string, readonly status: UserStatus }> } | null };

export type CreateRoleMutationVariables = Exact<{
  input: RoleInput;
}>;


export type CreateRoleMutation = { readonly createRole:
    | { readonly __typename: 'RoleCreated', readonly role: { readonly id: string, readonly key: string, readonly name: string, readonly isPreset: boolean, readonly requiresSecondFactor: boolean, readonly peopleWithoutSecondFactor: number, readonly peopleCount: number, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number, readonly rules: ReadonlyArray<{ readonly action: AbilityAction, readonly subject: AbilitySubject, readonly scope: AbilityScope | null, readonly fields: ReadonlyArray<string> | null, readonly limits: ReadonlyArray<{ readonly currency: string, readonly amount: string }> | null }>, readonly people: ReadonlyArray<{ readonly id: string, readonly name: string, readonly status: UserStatus }> } }
    | { readonly __typename: 'RoleNameTaken', readonly name: string }
    | { readonly __typename: 'RightsNotHeld', readonly rules: ReadonlyArray<{ readonly action: AbilityAction, readonly subject: AbilitySubject, readonly scope: AbilityScope | null, readonly fields: ReadonlyArray<string> | null, readonly limits: ReadonlyArray<{ readonly currency: string, readonly amount: string }> | null }> }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
   };

export type UpdateRoleMutationVariables = Exact<{
  id: string;
  version: number;
  input: RoleInput;
}>;


export type UpdateRoleMutation = { readonly updateRole:
    | { readonly __typename: 'RoleUpdated', readonly changeId: string | null, readonly role: { readonly id: string, readonly key: string, readonly name: string, readonly isPreset: boolean, readonly requiresSecondFactor: boolean, readonly peopleWithoutSecondFactor: number, readonly peopleCount: number, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number, readonly rules: ReadonlyArray<{ readonly action: AbilityAction, readonly subject: AbilitySubject, readonly scope: AbilityScope | null, readonly fields: ReadonlyArray<string> | null, readonly limits: ReadonlyArray<{ readonly currency: string, readonly amount: string }> | null }>, readonly people: ReadonlyArray<{ readonly id: string, readonly name: string, readonly status: UserStatus }> } }
    | { readonly __typename: 'RoleNameTaken', readonly name: string }
    | { readonly __typename: 'RightsNotHeld', readonly rules: ReadonlyArray<{ readonly action: AbilityAction, readonly subject: AbilitySubject, readonly scope: AbilityScope | null, readonly fields: ReadonlyArray<string> | null, readonly limits: ReadonlyArray<{ readonly currency: string, readonly amount: string }> | null }> }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type DeleteRoleMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteRoleMutation = { readonly deleteRole:
    | { readonly __typename: 'RoleDeleted', readonly id: string }
    | { readonly __typename: 'RightsNotHeld', readonly rules: ReadonlyArray<{ readonly action: AbilityAction, readonly subject: AbilitySubject, readonly scope: AbilityScope | null, readonly fields: ReadonlyArray<string> | null, readonly limits: ReadonlyArray<{ readonly currency: string, readonly amount: string }> | null }> }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type RolePairQueryVariables = Exact<{
  left: string;
  right: string;
}>;


export type RolePairQuery = { readonly left: { readonly id: string, readonly key: string, readonly name: string, readonly rules: ReadonlyArray<{ readonly action: AbilityAction, readonly subject: AbilitySubject, readonly scope: AbilityScope | null, readonly fields: ReadonlyArray<string> | null, readonly limits: ReadonlyArray<{ readonly currency: string, readonly amount: string }> | null }> } | null, readonly right: { readonly id: string, readonly key: string, readonly name: string, readonly rules: ReadonlyArray<{ readonly action: AbilityAction, readonly subject: AbilitySubject, readonly scope: AbilityScope | null, readonly fields: ReadonlyArray<string> | null, readonly limits: ReadonlyArray<{ readonly currency: string, readonly amount: string }> | null }> } | null };

export type RolePreviewQueryVariables = Exact<{
  view: RoleView;
}>;


export type RolePreviewQuery = { readonly rolePreview: { readonly view: string, readonly ability: ReadonlyArray<{ readonly action: AbilityAction, readonly subject: AbilitySubject }> } | null };

export type ExplainRightQueryVariables = Exact<{
  question: RightQuestion;
}>;


export type ExplainRightQuery = { readonly explainRight: { readonly isAllowed: boolean, readonly missing: MissingRight | null, readonly person: { readonly id: string, readonly name: string, readonly status: UserStatus }, readonly shops: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly brands: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly roles: ReadonlyArray<{ readonly key: string, readonly name: string }>, readonly lines: ReadonlyArray<{ readonly roleId: string, readonly roleKey: string, readonly roleName: string, readonly reaches: boolean, readonly rule: { readonly action: AbilityAction, readonly subject: AbilitySubject, readonly scope: AbilityScope | null, readonly fields: ReadonlyArray<string> | null, readonly limits: ReadonlyArray<{ readonly currency: string, readonly amount: string }> | null } }>, readonly record: { readonly id: string, readonly name: string, readonly shop: { readonly id: string, readonly name: string } | null, readonly brand: { readonly id: string, readonly name: string } | null, readonly owner: { readonly id: string, readonly name: string } | null } | null, readonly rolesThatMay: ReadonlyArray<{ readonly key: string, readonly name: string }>, readonly whoCouldGive: ReadonlyArray<{ readonly id: string, readonly name: string }> } | null };

export type PageInfoFragment = { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type ConflictFragment = { readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export const RolesListDocument: TypedDocument<RolesListQuery, RolesListQueryVariables> = {
  id: 'x-RolesList-WZM6eV9NjeGO',
  name: 'RolesList',
  reads: ['Role', 'RoleHolder'],
  text: "query RolesList($first: Int!, $after: String, $from: ListStart, $search: String, $filter: RoleFilter, $sort: [RoleSort!]) { roles( first: $first after: $after from: $from search: $search filter: $filter sort: $sort ) { nodes { ...RoleRow } pageInfo { ...PageInfo } total { count isExact } } } fragment RoleRow on Role { id key name isPreset peopleCount people { id name } requiresSecondFactor peopleWithoutSecondFactor createdAt updatedAt version } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const RoleByIdDocument: TypedDocument<RoleByIdQuery, RoleByIdQueryVariables> = {
  id: 'x-RoleById-yF8RfB9FyFUM',
  name: 'RoleById',
  reads: ['Role', 'RoleHolder'],
  text: "query RoleById($id: ID!) { role(id: $id) { ...RoleDetail } } fragment RoleDetail on Role { id key name isPreset rules { action subject scope fields limits { currency amount } } requiresSecondFactor peopleWithoutSecondFactor peopleCount people { id name status } createdAt updatedAt mayUpdate lockedFields version }",
};

export const CreateRoleDocument: TypedDocument<CreateRoleMutation, CreateRoleMutationVariables> = {
  id: 'x-CreateRole-tfAnjNWdY-nh',
  name: 'CreateRole',
  text: "mutation CreateRole($input: RoleInput!) { createRole(input: $input) { __typename ... on RoleCreated { role { ...RoleDetail } } ... on RoleNameTaken { name } ... on RightsNotHeld { rules { action subject scope fields limits { currency amount } } } ...Invalid } } fragment RoleDetail on Role { id key name isPreset rules { action subject scope fields limits { currency amount } } requiresSecondFactor peopleWithoutSecondFactor peopleCount people { id name status } createdAt updatedAt mayUpdate lockedFields version } fragment Invalid on InvalidInput { issues { path code } }",
};

export const UpdateRoleDocument: TypedDocument<UpdateRoleMutation, UpdateRoleMutationVariables> = {
  id: 'x-UpdateRole-8QVVFsUIQk_t',
  name: 'UpdateRole',
  text: "mutation UpdateRole($id: ID!, $version: Int!, $input: RoleInput!) { updateRole(id: $id, version: $version, input: $input) { __typename ... on RoleUpdated { changeId role { ...RoleDetail } } ... on RoleNameTaken { name } ... on RightsNotHeld { rules { action subject scope fields limits { currency amount } } } ...Invalid ...Conflict ...NotAllowed ... on NotFound { id } } } fragment RoleDetail on Role { id key name isPreset rules { action subject scope fields limits { currency amount } } requiresSecondFactor peopleWithoutSecondFactor peopleCount people { id name status } createdAt updatedAt mayUpdate lockedFields version } fragment Invalid on InvalidInput { issues { path code } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const DeleteRoleDocument: TypedDocument<DeleteRoleMutation, DeleteRoleMutationVariables> = {
  id: 'x-DeleteRole-aa079E0Bhwd0',
  name: 'DeleteRole',
  text: "mutation DeleteRole($id: ID!, $version: Int!) { deleteRole(id: $id, version: $version) { __typename ... on RoleDeleted { id } ... on RightsNotHeld { rules { action subject scope fields limits { currency amount } } } ...Conflict ...NotAllowed ... on NotFound { id } } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const RolePairDocument: TypedDocument<RolePairQuery, RolePairQueryVariables> = {
  id: 'x-RolePair-Nv6tNLCu89_D',
  name: 'RolePair',
  reads: ['Role'],
  text: "query RolePair($left: ID!, $right: ID!) { left: role(id: $left) { id key name rules { action subject scope fields limits { currency amount } } } right: role(id: $right) { id key name rules { action subject scope fields limits { currency amount } } } }",
};

export const RolePreviewDocument: TypedDocument<RolePreviewQuery, RolePreviewQueryVariables> = {
  id: 'x-RolePreview-3aIGvJ8Ouxjd',
  name: 'RolePreview',
  text: "query RolePreview($view: RoleView!) { rolePreview(view: $view) { view ability { action subject } } }",
};

export const ExplainRightDocument: TypedDocument<ExplainRightQuery, ExplainRightQueryVariables> = {
  id: 'x-ExplainRight-tpqyEsa5zOZT',
  name: 'ExplainRight',
  reads: ['GivenRecord', 'JudgedRecord', 'Role', 'RoleHolder'],
  text: "query ExplainRight($question: RightQuestion!) { explainRight(question: $question) { isAllowed person { id name status } shops { id name } brands { id name } roles { key name } lines { roleId roleKey roleName rule { action subject scope fields limits { currency amount } } reaches } record { id name shop { id name } brand { id name } owner { id name } } missing rolesThatMay { key name } whoCouldGive { id name } } }",
};
