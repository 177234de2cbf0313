// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccountLinkKind =
  | 'invitation'
  | 'reset';

/** `off` where the installation has no mail server, `failed` where it did not take the mail. */
export type LinkMail =
  | 'sent'
  | 'failed'
  | 'off';

export type InvitationInput = {
  /** One address a line, or several with commas or semicolons between them. */
  readonly addresses: string;
  readonly language?: string | null | undefined;
  readonly roleKeys?: ReadonlyArray<string> | null | undefined;
  readonly shopIds?: ReadonlyArray<string> | null | undefined;
  readonly brandIds?: ReadonlyArray<string> | null | undefined;
};

export type InvitationOutcome =
  | 'invited'
  | 'exists'
  | 'repeated'
  | 'not_an_address';

export type EraseUserInput = {
  /** The username as it stands, typed once more. */
  readonly username: string;
};

export type OffboardingInput = {
  readonly heirId: string;
};

/** `ON` where it is set up, `OWED` where a role asks for it and it is not. */
export type SecondFactorState =
  | 'ON'
  | 'OWED'
  | 'OFF';

/** `PENDING` was invited or waits for approval, `INACTIVE` was disabled. */
export type UserStatus =
  | 'PENDING'
  | 'ACTIVE'
  | 'INACTIVE';

export type OwnedKind =
  | 'sharedViews'
  | 'ownViews'
  | 'SHARED_REPORTS'
  | 'OWN_REPORTS'
  | 'bookmarks'
  | 'openSessions'
  | 'apiKeys';

export type UserInput = {
  readonly fullName?: string | null | undefined;
  readonly email: string;
  readonly username: string;
  readonly language?: string | null | undefined;
  readonly roleKeys?: ReadonlyArray<string> | null | undefined;
  readonly shopIds?: ReadonlyArray<string> | null | undefined;
  readonly brandIds?: ReadonlyArray<string> | null | undefined;
};

export type UserFilter = {
  readonly status?: ReadonlyArray<UserStatus> | null | undefined;
  readonly role?: ReadonlyArray<string> | null | undefined;
  readonly shopId?: ReadonlyArray<string> | null | undefined;
  readonly brandId?: ReadonlyArray<string> | null | undefined;
  readonly where?: unknown;
  readonly secondFactor?: ReadonlyArray<SecondFactorState> | null | undefined;
};

export type UserSortField =
  | 'name'
  | 'email'
  | 'createdAt'
  | 'lastSeenAt';

export type UserSort = {
  readonly field: UserSortField;
  readonly direction: SortDirection;
};

export type UserNameField =
  | 'email'
  | 'username';

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

export type UserRowFragment = { readonly id: string, readonly shownName: string, readonly avatar: string | null, readonly username: string, readonly email: string, readonly status: UserStatus, readonly roleNames: ReadonlyArray<string>, readonly scopeNames: ReadonlyArray<string>, readonly secondFactor: SecondFactorState, readonly lastSeenAt: string | null, readonly createdAt: string, readonly version: number, readonly roles: ReadonlyArray<{ readonly key: string, readonly name: string }> };

export type UserDetailFragment = { readonly id: string, readonly shownName: string, readonly avatarId: string | null, readonly fullName: string, readonly username: string, readonly email: string, readonly language: string, readonly status: UserStatus, readonly secondFactor: SecondFactorState, readonly secondFactorSince: string | null, readonly recoveryCodesLeft: number | null, readonly lastSeenAt: string | null, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number, readonly picture: string | null, readonly roles: ReadonlyArray<{ readonly key: string, readonly name: string }>, readonly shops: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly brands: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly owned: ReadonlyArray<{ readonly kind: OwnedKind, readonly count: number }> };

export type UsersListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  search?: string | null | undefined;
  filter?: UserFilter | null | undefined;
  sort?: ReadonlyArray<UserSort> | null | undefined;
}>;


export type UsersListQuery = { readonly users: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly shownName: string, readonly avatar: string | null, readonly username: string, readonly email: string, readonly status: UserStatus, readonly roleNames: ReadonlyArray<string>, readonly scopeNames: ReadonlyArray<string>, readonly secondFactor: SecondFactorState, readonly lastSeenAt: string | null, readonly createdAt: string, readonly version: number, readonly roles: ReadonlyArray<{ readonly key: string, readonly name: string }> }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type UserByIdQueryVariables = Exact<{
  id: string;
}>;


export type UserByIdQuery = { readonly user: { readonly id: string, readonly shownName: string, readonly avatarId: string | null, readonly fullName: string, readonly username: string, readonly email: string, readonly language: string, readonly status: UserStatus, readonly secondFactor: SecondFactorState, readonly secondFactorSince: string | null, readonly recoveryCodesLeft: number | null, readonly lastSeenAt: string | null, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number, readonly picture: string | null, readonly roles: ReadonlyArray<{ readonly key: string, readonly name: string }>, readonly shops: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly brands: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly owned: ReadonlyArray<{ readonly kind: OwnedKind, readonly count: number }> } | null };

export type UserRolesQueryVariables = Exact<{ [key: string]: never; }>;


export type UserRolesQuery = { readonly roleChoices: ReadonlyArray<{ readonly key: string, readonly name: string, readonly mayGive: boolean }> };

export type CreateUserMutationVariables = Exact<{
  input: UserInput;
}>;


export type CreateUserMutation = { readonly createUser:
    | { readonly __typename: 'UserCreated', readonly user: { readonly id: string, readonly shownName: string, readonly avatarId: string | null, readonly fullName: string, readonly username: string, readonly email: string, readonly language: string, readonly status: UserStatus, readonly secondFactor: SecondFactorState, readonly secondFactorSince: string | null, readonly recoveryCodesLeft: number | null, readonly lastSeenAt: string | null, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number, readonly picture: string | null, readonly roles: ReadonlyArray<{ readonly key: string, readonly name: string }>, readonly shops: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly brands: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly owned: ReadonlyArray<{ readonly kind: OwnedKind, readonly count: number }> } }
    | { readonly __typename: 'UserNameTaken', readonly field: UserNameField }
    | { readonly __typename: 'RoleNotHeld', readonly roleName: string }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
   };

export type UpdateUserMutationVariables = Exact<{
  id: string;
  version: number;
  input: UserInput;
}>;


export type UpdateUserMutation = { readonly updateUser:
    | { readonly __typename: 'UserUpdated', readonly changeId: string | null, readonly user: { readonly id: string, readonly shownName: string, readonly avatarId: string | null, readonly fullName: string, readonly username: string, readonly email: string, readonly language: string, readonly status: UserStatus, readonly secondFactor: SecondFactorState, readonly secondFactorSince: string | null, readonly recoveryCodesLeft: number | null, readonly lastSeenAt: string | null, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number, readonly picture: string | null, readonly roles: ReadonlyArray<{ readonly key: string, readonly name: string }>, readonly shops: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly brands: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly owned: ReadonlyArray<{ readonly kind: OwnedKind, readonly count: number }> } }
    | { readonly __typename: 'UserNameTaken', readonly field: UserNameField }
    | { readonly __typename: 'RoleNotHeld', readonly roleName: string }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type EnableUserMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type EnableUserMutation = { readonly enableUser:
    | { readonly __typename: 'UserStatusChanged', readonly user: { readonly id: string, readonly shownName: string, readonly avatarId: string | null, readonly fullName: string, readonly username: string, readonly email: string, readonly language: string, readonly status: UserStatus, readonly secondFactor: SecondFactorState, readonly secondFactorSince: string | null, readonly recoveryCodesLeft: number | null, readonly lastSeenAt: string | null, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number, readonly picture: string | null, readonly roles: ReadonlyArray<{ readonly key: string, readonly name: string }>, readonly shops: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly brands: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly owned: ReadonlyArray<{ readonly kind: OwnedKind, readonly count: number }> } }
    | { readonly __typename: 'RoleNotHeld', readonly roleName: string }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type DisableUserMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DisableUserMutation = { readonly disableUser:
    | { readonly __typename: 'UserStatusChanged', readonly user: { readonly id: string, readonly shownName: string, readonly avatarId: string | null, readonly fullName: string, readonly username: string, readonly email: string, readonly language: string, readonly status: UserStatus, readonly secondFactor: SecondFactorState, readonly secondFactorSince: string | null, readonly recoveryCodesLeft: number | null, readonly lastSeenAt: string | null, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number, readonly picture: string | null, readonly roles: ReadonlyArray<{ readonly key: string, readonly name: string }>, readonly shops: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly brands: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly owned: ReadonlyArray<{ readonly kind: OwnedKind, readonly count: number }> } }
    | { readonly __typename: 'RoleNotHeld', readonly roleName: string }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type MadeLinkFragment = { readonly kind: AccountLinkKind, readonly path: string, readonly expiresAt: string, readonly mail: LinkMail };

export type CreateUserLinkMutationVariables = Exact<{
  id: string;
}>;


export type CreateUserLinkMutation = { readonly createUserLink:
    | { readonly __typename: 'UserLinkCreated', readonly link: { readonly kind: AccountLinkKind, readonly path: string, readonly expiresAt: string, readonly mail: LinkMail } }
    | { readonly __typename: 'RoleNotHeld', readonly roleName: string }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type InviteUsersMutationVariables = Exact<{
  input: InvitationInput;
}>;


export type InviteUsersMutation = { readonly inviteUsers:
    | { readonly __typename: 'UsersInvited', readonly results: ReadonlyArray<{ readonly line: number, readonly text: string, readonly outcome: InvitationOutcome, readonly user: { readonly id: string, readonly email: string, readonly shownName: string } | null, readonly link: { readonly kind: AccountLinkKind, readonly path: string, readonly expiresAt: string, readonly mail: LinkMail } | null }> }
    | { readonly __typename: 'RoleNotHeld', readonly roleName: string }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
   };

export type OffboardUserMutationVariables = Exact<{
  id: string;
  version: number;
  input: OffboardingInput;
}>;


export type OffboardUserMutation = { readonly offboardUser:
    | { readonly __typename: 'UserOffboarded', readonly handedOver: number, readonly user: { readonly id: string, readonly shownName: string, readonly avatarId: string | null, readonly fullName: string, readonly username: string, readonly email: string, readonly language: string, readonly status: UserStatus, readonly secondFactor: SecondFactorState, readonly secondFactorSince: string | null, readonly recoveryCodesLeft: number | null, readonly lastSeenAt: string | null, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number, readonly picture: string | null, readonly roles: ReadonlyArray<{ readonly key: string, readonly name: string }>, readonly shops: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly brands: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly owned: ReadonlyArray<{ readonly kind: OwnedKind, readonly count: number }> } }
    | { readonly __typename: 'RoleNotHeld', readonly roleName: string }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type ReinstateUserMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ReinstateUserMutation = { readonly reinstateUser:
    | { readonly __typename: 'UserReinstated', readonly returned: number, readonly user: { readonly id: string, readonly shownName: string, readonly avatarId: string | null, readonly fullName: string, readonly username: string, readonly email: string, readonly language: string, readonly status: UserStatus, readonly secondFactor: SecondFactorState, readonly secondFactorSince: string | null, readonly recoveryCodesLeft: number | null, readonly lastSeenAt: string | null, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number, readonly picture: string | null, readonly roles: ReadonlyArray<{ readonly key: string, readonly name: string }>, readonly shops: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly brands: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly owned: ReadonlyArray<{ readonly kind: OwnedKind, readonly count: number }> } }
    | { readonly __typename: 'RoleNotHeld', readonly roleName: string }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type FindHeirsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: UserFilter | null | undefined;
}>;


export type FindHeirsQuery = { readonly users: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly shownName: string }> } };

export type ResetSecondFactorMutationVariables = Exact<{
  id: string;
}>;


export type ResetSecondFactorMutation = { readonly resetSecondFactor:
    | { readonly __typename: 'SecondFactorReset', readonly user: { readonly id: string, readonly shownName: string, readonly avatarId: string | null, readonly fullName: string, readonly username: string, readonly email: string, readonly language: string, readonly status: UserStatus, readonly secondFactor: SecondFactorState, readonly secondFactorSince: string | null, readonly recoveryCodesLeft: number | null, readonly lastSeenAt: string | null, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number, readonly picture: string | null, readonly roles: ReadonlyArray<{ readonly key: string, readonly name: string }>, readonly shops: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly brands: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly owned: ReadonlyArray<{ readonly kind: OwnedKind, readonly count: number }> } }
    | { readonly __typename: 'RoleNotHeld', readonly roleName: string }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type EraseUserMutationVariables = Exact<{
  id: string;
  version: number;
  input: EraseUserInput;
}>;


export type EraseUserMutation = { readonly eraseUser:
    | { readonly __typename: 'UserErased', readonly id: string }
    | { readonly __typename: 'RoleNotHeld', readonly roleName: string }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type OwnedByUsersQueryVariables = Exact<{
  ids?: ReadonlyArray<ReadonlyArray<string>> | null | undefined;
  search?: string | null | undefined;
  filter?: UserFilter | null | undefined;
  released?: ReadonlyArray<ReadonlyArray<string>> | null | undefined;
}>;


export type OwnedByUsersQuery = { readonly ownedByUsers: ReadonlyArray<{ readonly kind: OwnedKind, readonly count: number }> };

export type PageInfoFragment = { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type ConflictFragment = { readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export const UsersListDocument: TypedDocument<UsersListQuery, UsersListQueryVariables> = {
  id: 'x-UsersList-3mmoN51KrzrF',
  name: 'UsersList',
  reads: ['User'],
  text: "query UsersList($first: Int!, $after: String, $from: ListStart, $search: String, $filter: UserFilter, $sort: [UserSort!]) { users( first: $first after: $after from: $from search: $search filter: $filter sort: $sort ) { nodes { ...UserRow } pageInfo { ...PageInfo } total { count isExact } } } fragment UserRow on User { id shownName avatar username email status roles { key name } roleNames scopeNames secondFactor lastSeenAt createdAt version } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const UserByIdDocument: TypedDocument<UserByIdQuery, UserByIdQueryVariables> = {
  id: 'x-UserById-kaf2KdZFBAAR',
  name: 'UserById',
  reads: ['GivenRecord', 'User'],
  text: "query UserById($id: ID!) { user(id: $id) { ...UserDetail } } fragment UserDetail on User { id shownName avatarId picture: avatar(pixels: 256) fullName username email language status roles { key name } shops { id name } brands { id name } secondFactor secondFactorSince recoveryCodesLeft lastSeenAt createdAt updatedAt owned { kind count } mayUpdate lockedFields version }",
};

export const UserRolesDocument: TypedDocument<UserRolesQuery, UserRolesQueryVariables> = {
  id: 'x-UserRoles-kc423mLveAsH',
  name: 'UserRoles',
  text: "query UserRoles { roleChoices { key name mayGive } }",
};

export const CreateUserDocument: TypedDocument<CreateUserMutation, CreateUserMutationVariables> = {
  id: 'x-CreateUser-nBHDcfm84B2E',
  name: 'CreateUser',
  text: "mutation CreateUser($input: UserInput!) { createUser(input: $input) { __typename ... on UserCreated { user { ...UserDetail } } ... on UserNameTaken { field } ... on RoleNotHeld { roleName } ...Invalid } } fragment UserDetail on User { id shownName avatarId picture: avatar(pixels: 256) fullName username email language status roles { key name } shops { id name } brands { id name } secondFactor secondFactorSince recoveryCodesLeft lastSeenAt createdAt updatedAt owned { kind count } mayUpdate lockedFields version } fragment Invalid on InvalidInput { issues { path code } }",
};

export const UpdateUserDocument: TypedDocument<UpdateUserMutation, UpdateUserMutationVariables> = {
  id: 'x-UpdateUser-ZBcvXLaOqfPu',
  name: 'UpdateUser',
  text: "mutation UpdateUser($id: ID!, $version: Int!, $input: UserInput!) { updateUser(id: $id, version: $version, input: $input) { __typename ... on UserUpdated { changeId user { ...UserDetail } } ... on UserNameTaken { field } ... on RoleNotHeld { roleName } ...Invalid ...Conflict ...NotAllowed ... on NotFound { id } } } fragment UserDetail on User { id shownName avatarId picture: avatar(pixels: 256) fullName username email language status roles { key name } shops { id name } brands { id name } secondFactor secondFactorSince recoveryCodesLeft lastSeenAt createdAt updatedAt owned { kind count } mayUpdate lockedFields version } fragment Invalid on InvalidInput { issues { path code } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const EnableUserDocument: TypedDocument<EnableUserMutation, EnableUserMutationVariables> = {
  id: 'x-EnableUser-JeBPNezltD3T',
  name: 'EnableUser',
  text: "mutation EnableUser($id: ID!, $version: Int!) { enableUser(id: $id, version: $version) { __typename ... on UserStatusChanged { user { ...UserDetail } } ... on RoleNotHeld { roleName } ...Conflict ...NotAllowed ... on NotFound { id } } } fragment UserDetail on User { id shownName avatarId picture: avatar(pixels: 256) fullName username email language status roles { key name } shops { id name } brands { id name } secondFactor secondFactorSince recoveryCodesLeft lastSeenAt createdAt updatedAt owned { kind count } mayUpdate lockedFields version } fragment Conflict on VersionConflict { currentVersion lastChange { by at } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const DisableUserDocument: TypedDocument<DisableUserMutation, DisableUserMutationVariables> = {
  id: 'x-DisableUser-JQqgcCs7ToDI',
  name: 'DisableUser',
  text: "mutation DisableUser($id: ID!, $version: Int!) { disableUser(id: $id, version: $version) { __typename ... on UserStatusChanged { user { ...UserDetail } } ... on RoleNotHeld { roleName } ...Conflict ...NotAllowed ... on NotFound { id } } } fragment UserDetail on User { id shownName avatarId picture: avatar(pixels: 256) fullName username email language status roles { key name } shops { id name } brands { id name } secondFactor secondFactorSince recoveryCodesLeft lastSeenAt createdAt updatedAt owned { kind count } mayUpdate lockedFields version } fragment Conflict on VersionConflict { currentVersion lastChange { by at } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const CreateUserLinkDocument: TypedDocument<CreateUserLinkMutation, CreateUserLinkMutationVariables> = {
  id: 'x-CreateUserLink-NTQoyT6xmg0U',
  name: 'CreateUserLink',
  text: "mutation CreateUserLink($id: ID!) { createUserLink(id: $id) { __typename ... on UserLinkCreated { link { ...MadeLink } } ... on RoleNotHeld { roleName } ...NotAllowed ... on NotFound { id } } } fragment MadeLink on AccountLink { kind path expiresAt mail } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const InviteUsersDocument: TypedDocument<InviteUsersMutation, InviteUsersMutationVariables> = {
  id: 'x-InviteUsers-O8xovL598mB9',
  name: 'InviteUsers',
  text: "mutation InviteUsers($input: InvitationInput!) { inviteUsers(input: $input) { __typename ... on UsersInvited { results { line text outcome user { id email shownName } link { ...MadeLink } } } ... on RoleNotHeld { roleName } ...Invalid } } fragment MadeLink on AccountLink { kind path expiresAt mail } fragment Invalid on InvalidInput { issues { path code } }",
};

export const OffboardUserDocument: TypedDocument<OffboardUserMutation, OffboardUserMutationVariables> = {
  id: 'x-OffboardUser-LeC52amQeX49',
  name: 'OffboardUser',
  text: "mutation OffboardUser($id: ID!, $version: Int!, $input: OffboardingInput!) { offboardUser(id: $id, version: $version, input: $input) { __typename ... on UserOffboarded { handedOver user { ...UserDetail } } ...Invalid ... on RoleNotHeld { roleName } ...Conflict ...NotAllowed ... on NotFound { id } } } fragment UserDetail on User { id shownName avatarId picture: avatar(pixels: 256) fullName username email language status roles { key name } shops { id name } brands { id name } secondFactor secondFactorSince recoveryCodesLeft lastSeenAt createdAt updatedAt owned { kind count } mayUpdate lockedFields version } fragment Invalid on InvalidInput { issues { path code } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const ReinstateUserDocument: TypedDocument<ReinstateUserMutation, ReinstateUserMutationVariables> = {
  id: 'x-ReinstateUser-gMFTR84Prmhl',
  name: 'ReinstateUser',
  text: "mutation ReinstateUser($id: ID!, $version: Int!) { reinstateUser(id: $id, version: $version) { __typename ... on UserReinstated { returned user { ...UserDetail } } ... on RoleNotHeld { roleName } ...Conflict ...NotAllowed ... on NotFound { id } } } fragment UserDetail on User { id shownName avatarId picture: avatar(pixels: 256) fullName username email language status roles { key name } shops { id name } brands { id name } secondFactor secondFactorSince recoveryCodesLeft lastSeenAt createdAt updatedAt owned { kind count } mayUpdate lockedFields version } fragment Conflict on VersionConflict { currentVersion lastChange { by at } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const FindHeirsDocument: TypedDocument<FindHeirsQuery, FindHeirsQueryVariables> = {
  id: 'x-FindHeirs-1KmrQTbcD7kN',
  name: 'FindHeirs',
  reads: ['User'],
  text: "query FindHeirs($search: String, $filter: UserFilter) { users(first: 20, search: $search, filter: $filter) { nodes { id shownName } } }",
};

export const ResetSecondFactorDocument: TypedDocument<ResetSecondFactorMutation, ResetSecondFactorMutationVariables> = {
  id: 'x-ResetSecondFactor-33orY3yMx-NT',
  name: 'ResetSecondFactor',
  text: "mutation ResetSecondFactor($id: ID!) { resetSecondFactor(id: $id) { __typename ... on SecondFactorReset { user { ...UserDetail } } ... on RoleNotHeld { roleName } ...NotAllowed ... on NotFound { id } } } fragment UserDetail on User { id shownName avatarId picture: avatar(pixels: 256) fullName username email language status roles { key name } shops { id name } brands { id name } secondFactor secondFactorSince recoveryCodesLeft lastSeenAt createdAt updatedAt owned { kind count } mayUpdate lockedFields version } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const EraseUserDocument: TypedDocument<EraseUserMutation, EraseUserMutationVariables> = {
  id: 'x-EraseUser-aSX3wgXPABY7',
  name: 'EraseUser',
  text: "mutation EraseUser($id: ID!, $version: Int!, $input: EraseUserInput!) { eraseUser(id: $id, version: $version, input: $input) { __typename ... on UserErased { id } ...Invalid ... on RoleNotHeld { roleName } ...Conflict ...NotAllowed ... on NotFound { id } } } fragment Invalid on InvalidInput { issues { path code } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const OwnedByUsersDocument: TypedDocument<OwnedByUsersQuery, OwnedByUsersQueryVariables> = {
  id: 'x-OwnedByUsers-L1OaPEN8pjzf',
  name: 'OwnedByUsers',
  text: "query OwnedByUsers($ids: [[ID!]!], $search: String, $filter: UserFilter, $released: [[ID!]!]) { ownedByUsers(ids: $ids, search: $search, filter: $filter, released: $released) { kind count } }",
};
