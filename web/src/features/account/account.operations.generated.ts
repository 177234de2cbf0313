// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ProfileInput = {
  readonly fullName?: string | null | undefined;
};

export type PasswordChangeInput = {
  readonly currentPassword: string;
  readonly newPassword: string;
};

/** The present password once more, since a session that somebody left open must not do this. */
export type OwnPasswordInput = {
  readonly password: string;
};

export type SessionsQueryVariables = Exact<{
  userId: string;
}>;


export type SessionsQuery = { readonly sessions: ReadonlyArray<{ readonly id: string, readonly browser: string | null, readonly system: string | null, readonly address: string | null, readonly createdAt: string, readonly lastUsedAt: string, readonly idleEndsAt: string, readonly endsAt: string, readonly isCurrent: boolean }> };

export type RevokeSessionMutationVariables = Exact<{
  id: string;
}>;


export type RevokeSessionMutation = { readonly revokeSession:
    | { readonly __typename: 'SessionsRevoked', readonly count: number }
    | { readonly __typename: 'RoleNotHeld', readonly roleName: string }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type RevokeSessionsMutationVariables = Exact<{
  userId: string;
}>;


export type RevokeSessionsMutation = { readonly revokeSessions:
    | { readonly __typename: 'SessionsRevoked', readonly count: number }
    | { readonly __typename: 'RoleNotHeld', readonly roleName: string }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type AccountFragment = { readonly id: string, readonly shownName: string, readonly fullName: string, readonly username: string, readonly email: string, readonly avatarId: string | null, readonly secondFactorSince: string | null, readonly recoveryCodesLeft: number | null, readonly version: number, readonly picture: string | null, readonly roles: ReadonlyArray<{ readonly key: string, readonly name: string, readonly requiresSecondFactor: boolean }> };

export type AccountQueryVariables = Exact<{
  id: string;
}>;


export type AccountQuery = { readonly user: { readonly id: string, readonly shownName: string, readonly fullName: string, readonly username: string, readonly email: string, readonly avatarId: string | null, readonly secondFactorSince: string | null, readonly recoveryCodesLeft: number | null, readonly version: number, readonly picture: string | null, readonly roles: ReadonlyArray<{ readonly key: string, readonly name: string, readonly requiresSecondFactor: boolean }> } | null };

export type UpdateProfileMutationVariables = Exact<{
  id: string;
  version: number;
  input: ProfileInput;
}>;


export type UpdateProfileMutation = { readonly updateProfile:
    | { readonly __typename: 'UserUpdated', readonly changeId: string | null, readonly user: { readonly id: string, readonly shownName: string, readonly fullName: string, readonly username: string, readonly email: string, readonly avatarId: string | null, readonly secondFactorSince: string | null, readonly recoveryCodesLeft: number | null, readonly version: number, readonly picture: string | null, readonly roles: ReadonlyArray<{ readonly key: string, readonly name: string, readonly requiresSecondFactor: boolean }> } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type ChangePasswordMutationVariables = Exact<{
  input: PasswordChangeInput;
}>;


export type ChangePasswordMutation = { readonly changePassword:
    | { readonly __typename: 'PasswordChanged', readonly endedSessions: number }
    | { readonly __typename: 'TooManyAttempts', readonly retryAfterMinutes: number }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
   };

export type RenewRecoveryCodesMutationVariables = Exact<{
  input: OwnPasswordInput;
}>;


export type RenewRecoveryCodesMutation = { readonly renewRecoveryCodes:
    | { readonly __typename: 'RecoveryCodesMade', readonly recoveryCodes: ReadonlyArray<string> }
    | { readonly __typename: 'TooManyAttempts', readonly retryAfterMinutes: number }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
   };

export type TurnOffSecondFactorMutationVariables = Exact<{
  input: OwnPasswordInput;
}>;


export type TurnOffSecondFactorMutation = { readonly turnOffSecondFactor:
    | { readonly __typename: 'SecondFactorTurnedOff', readonly user: { readonly id: string, readonly shownName: string, readonly fullName: string, readonly username: string, readonly email: string, readonly avatarId: string | null, readonly secondFactorSince: string | null, readonly recoveryCodesLeft: number | null, readonly version: number, readonly picture: string | null, readonly roles: ReadonlyArray<{ readonly key: string, readonly name: string, readonly requiresSecondFactor: boolean }> } }
    | { readonly __typename: 'TooManyAttempts', readonly retryAfterMinutes: number }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
   };

export type SetUserAvatarMutationVariables = Exact<{
  id: string;
  version: number;
  avatarId?: string | null | undefined;
}>;


export type SetUserAvatarMutation = { readonly setUserAvatar:
    | { readonly __typename: 'UserUpdated', readonly user: { readonly id: string, readonly version: number } }
    | { readonly __typename: 'RoleNotHeld', readonly roleName: string }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type ConflictFragment = { readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export const SessionsDocument: TypedDocument<SessionsQuery, SessionsQueryVariables> = {
  id: 'x-Sessions-9q5vHXAKK0Bd',
  name: 'Sessions',
  reads: ['Session'],
  text: "query Sessions($userId: ID!) { sessions(userId: $userId) { id browser system address createdAt lastUsedAt idleEndsAt endsAt isCurrent } }",
};

export const RevokeSessionDocument: TypedDocument<RevokeSessionMutation, RevokeSessionMutationVariables> = {
  id: 'x-RevokeSession-quG_gdCgaCQG',
  name: 'RevokeSession',
  text: "mutation RevokeSession($id: ID!) { revokeSession(id: $id) { __typename ... on SessionsRevoked { count } ... on RoleNotHeld { roleName } ... on NotFound { id } } }",
};

export const RevokeSessionsDocument: TypedDocument<RevokeSessionsMutation, RevokeSessionsMutationVariables> = {
  id: 'x-RevokeSessions-ZOJKzhwyXJfq',
  name: 'RevokeSessions',
  text: "mutation RevokeSessions($userId: ID!) { revokeSessions(userId: $userId) { __typename ... on SessionsRevoked { count } ... on RoleNotHeld { roleName } ... on NotFound { id } } }",
};

export const AccountDocument: TypedDocument<AccountQuery, AccountQueryVariables> = {
  id: 'x-Account-kqhSS2LjJO2k',
  name: 'Account',
  reads: ['User'],
  text: "query Account($id: ID!) { user(id: $id) { ...Account } } fragment Account on User { id shownName fullName username email avatarId picture: avatar(pixels: 256) roles { key name requiresSecondFactor } secondFactorSince recoveryCodesLeft version }",
};

export const UpdateProfileDocument: TypedDocument<UpdateProfileMutation, UpdateProfileMutationVariables> = {
  id: 'x-UpdateProfile-Lv4NijHQls70',
  name: 'UpdateProfile',
  text: "mutation UpdateProfile($id: ID!, $version: Int!, $input: ProfileInput!) { updateProfile(id: $id, version: $version, input: $input) { __typename ... on UserUpdated { changeId user { ...Account } } ...Invalid ...Conflict ... on NotFound { id } } } fragment Account on User { id shownName fullName username email avatarId picture: avatar(pixels: 256) roles { key name requiresSecondFactor } secondFactorSince recoveryCodesLeft version } fragment Invalid on InvalidInput { issues { path code } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const ChangePasswordDocument: TypedDocument<ChangePasswordMutation, ChangePasswordMutationVariables> = {
  id: 'x-ChangePassword-XOP8GUT4qIa2',
  name: 'ChangePassword',
  text: "mutation ChangePassword($input: PasswordChangeInput!) { changePassword(input: $input) { __typename ... on PasswordChanged { endedSessions } ... on TooManyAttempts { retryAfterMinutes } ...Invalid } } fragment Invalid on InvalidInput { issues { path code } }",
};

export const RenewRecoveryCodesDocument: TypedDocument<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables> = {
  id: 'x-RenewRecoveryCodes-XYtcVKTsJ0Ba',
  name: 'RenewRecoveryCodes',
  text: "mutation RenewRecoveryCodes($input: OwnPasswordInput!) { renewRecoveryCodes(input: $input) { __typename ... on RecoveryCodesMade { recoveryCodes } ... on TooManyAttempts { retryAfterMinutes } ...Invalid ...NotAllowed } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const TurnOffSecondFactorDocument: TypedDocument<TurnOffSecondFactorMutation, TurnOffSecondFactorMutationVariables> = {
  id: 'x-TurnOffSecondFactor-RSLF3p9dyppw',
  name: 'TurnOffSecondFactor',
  text: "mutation TurnOffSecondFactor($input: OwnPasswordInput!) { turnOffSecondFactor(input: $input) { __typename ... on SecondFactorTurnedOff { user { ...Account } } ... on TooManyAttempts { retryAfterMinutes } ...Invalid ...NotAllowed } } fragment Account on User { id shownName fullName username email avatarId picture: avatar(pixels: 256) roles { key name requiresSecondFactor } secondFactorSince recoveryCodesLeft version } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const SetUserAvatarDocument: TypedDocument<SetUserAvatarMutation, SetUserAvatarMutationVariables> = {
  id: 'x-SetUserAvatar-YZQfoG4FNxG-',
  name: 'SetUserAvatar',
  text: "mutation SetUserAvatar($id: ID!, $version: Int!, $avatarId: ID) { setUserAvatar(id: $id, version: $version, avatarId: $avatarId) { __typename ... on UserUpdated { user { id version } } ...Invalid ... on RoleNotHeld { roleName } ...Conflict ... on NotFound { id } } } fragment Invalid on InvalidInput { issues { path code } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};
