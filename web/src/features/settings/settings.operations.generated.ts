// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SettingScopeKind =
  | 'INSTALLATION'
  | 'SHOP'
  | 'CHANNEL'
  | 'USER';

export type SettingScopeInput = {
  readonly kind: SettingScopeKind;
  /** The shop, channel or user; none for the installation. */
  readonly id?: string | null | undefined;
};

/** Which level gave the value. */
export type SettingSource =
  | 'VARIABLE'
  | 'CHANNEL'
  | 'SHOP'
  | 'INSTALLATION'
  | 'DEFAULT';

export type SettingKind =
  | 'BOOLEAN'
  | 'CHOICE'
  | 'INTEGER'
  | 'PORT'
  | 'TEXT'
  | 'URL'
  | 'EMAIL'
  | 'CURRENCY'
  | 'LOCALES'
  /** Days of the week, as numbers: 1 is Monday, 7 is Sunday. */
  | 'WEEKDAYS'
  /** Its value says of it the last signs at most: `{ last4 }`. */
  | 'SECRET'
  /** Several values at once, as an object. */
  | 'FIELDS';

export type ShopKind =
  | 'own'
  | 'partner'
  | 'observed';

export type SettingDetailFragment = { readonly id: string, readonly key: string, readonly shopId: string | null, readonly scopes: ReadonlyArray<SettingScopeKind>, readonly shopsWithOwn: number | null, readonly group: string, readonly title: string, readonly description: string, readonly value: unknown, readonly default: unknown, readonly source: SettingSource, readonly isOwn: boolean, readonly inherited: unknown, readonly inheritedFrom: SettingSource, readonly variable: string | null, readonly isUnusable: boolean, readonly version: number, readonly mayUpdate: boolean, readonly form: { readonly kind: SettingKind, readonly choices: ReadonlyArray<string> | null, readonly minimum: number | null, readonly maximum: number | null, readonly unit: string | null, readonly isOptional: boolean, readonly fields: ReadonlyArray<{ readonly name: string, readonly title: string, readonly form: { readonly kind: SettingKind, readonly choices: ReadonlyArray<string> | null, readonly minimum: number | null, readonly maximum: number | null, readonly unit: string | null, readonly isOptional: boolean } }> | null } };

export type SettingFormPartsFragment = { readonly kind: SettingKind, readonly choices: ReadonlyArray<string> | null, readonly minimum: number | null, readonly maximum: number | null, readonly unit: string | null, readonly isOptional: boolean };

export type SettingsQueryVariables = Exact<{
  shopId?: string | null | undefined;
}>;


export type SettingsQuery = { readonly settings: ReadonlyArray<{ readonly id: string, readonly key: string, readonly shopId: string | null, readonly scopes: ReadonlyArray<SettingScopeKind>, readonly shopsWithOwn: number | null, readonly group: string, readonly title: string, readonly description: string, readonly value: unknown, readonly default: unknown, readonly source: SettingSource, readonly isOwn: boolean, readonly inherited: unknown, readonly inheritedFrom: SettingSource, readonly variable: string | null, readonly isUnusable: boolean, readonly version: number, readonly mayUpdate: boolean, readonly form: { readonly kind: SettingKind, readonly choices: ReadonlyArray<string> | null, readonly minimum: number | null, readonly maximum: number | null, readonly unit: string | null, readonly isOptional: boolean, readonly fields: ReadonlyArray<{ readonly name: string, readonly title: string, readonly form: { readonly kind: SettingKind, readonly choices: ReadonlyArray<string> | null, readonly minimum: number | null, readonly maximum: number | null, readonly unit: string | null, readonly isOptional: boolean } }> | null } }> | null };

export type NameSortingQueryVariables = Exact<{ [key: string]: never; }>;


export type NameSortingQuery = { readonly nameSorting: { readonly isByLanguage: boolean, readonly beingFilled: ReadonlyArray<string> } };

export type ShopOfSettingsQueryVariables = Exact<{
  id: string;
}>;


export type ShopOfSettingsQuery = { readonly shop: { readonly id: string, readonly kind: ShopKind } | null };

export type SettingPlaceQueryVariables = Exact<{
  id: string;
}>;


export type SettingPlaceQuery = { readonly setting: { readonly id: string, readonly key: string, readonly shopId: string | null } | null };

export type SettingEffectsQueryVariables = Exact<{
  key: string;
  scope?: SettingScopeInput | null | undefined;
  value?: unknown;
}>;


export type SettingEffectsQuery = { readonly settingEffects: ReadonlyArray<{ readonly code: string, readonly params: unknown, readonly text: string }> };

export type UpdateSettingMutationVariables = Exact<{
  key: string;
  scope?: SettingScopeInput | null | undefined;
  version: number;
  value?: unknown;
}>;


export type UpdateSettingMutation = { readonly updateSetting:
    | { readonly __typename: 'SettingUpdated', readonly changeId: string | null, readonly setting: { readonly id: string, readonly key: string, readonly shopId: string | null, readonly scopes: ReadonlyArray<SettingScopeKind>, readonly shopsWithOwn: number | null, readonly group: string, readonly title: string, readonly description: string, readonly value: unknown, readonly default: unknown, readonly source: SettingSource, readonly isOwn: boolean, readonly inherited: unknown, readonly inheritedFrom: SettingSource, readonly variable: string | null, readonly isUnusable: boolean, readonly version: number, readonly mayUpdate: boolean, readonly form: { readonly kind: SettingKind, readonly choices: ReadonlyArray<string> | null, readonly minimum: number | null, readonly maximum: number | null, readonly unit: string | null, readonly isOptional: boolean, readonly fields: ReadonlyArray<{ readonly name: string, readonly title: string, readonly form: { readonly kind: SettingKind, readonly choices: ReadonlyArray<string> | null, readonly minimum: number | null, readonly maximum: number | null, readonly unit: string | null, readonly isOptional: boolean } }> | null } } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
   };

export type UpdateSecretSettingMutationVariables = Exact<{
  key: string;
  scope?: SettingScopeInput | null | undefined;
  version: number;
  secret: string;
}>;


export type UpdateSecretSettingMutation = { readonly updateSecretSetting:
    | { readonly __typename: 'SettingUpdated', readonly changeId: string | null, readonly setting: { readonly id: string, readonly key: string, readonly shopId: string | null, readonly scopes: ReadonlyArray<SettingScopeKind>, readonly shopsWithOwn: number | null, readonly group: string, readonly title: string, readonly description: string, readonly value: unknown, readonly default: unknown, readonly source: SettingSource, readonly isOwn: boolean, readonly inherited: unknown, readonly inheritedFrom: SettingSource, readonly variable: string | null, readonly isUnusable: boolean, readonly version: number, readonly mayUpdate: boolean, readonly form: { readonly kind: SettingKind, readonly choices: ReadonlyArray<string> | null, readonly minimum: number | null, readonly maximum: number | null, readonly unit: string | null, readonly isOptional: boolean, readonly fields: ReadonlyArray<{ readonly name: string, readonly title: string, readonly form: { readonly kind: SettingKind, readonly choices: ReadonlyArray<string> | null, readonly minimum: number | null, readonly maximum: number | null, readonly unit: string | null, readonly isOptional: boolean } }> | null } } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
   };

export type SendTestMailMutationVariables = Exact<{ [key: string]: never; }>;


export type SendTestMailMutation = { readonly sendTestMail:
    | { readonly __typename: 'TestMailSent', readonly to: string }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
   };

export type ResetSettingMutationVariables = Exact<{
  key: string;
  scope?: SettingScopeInput | null | undefined;
  version: number;
}>;


export type ResetSettingMutation = { readonly resetSetting:
    | { readonly __typename: 'SettingUpdated', readonly changeId: string | null, readonly setting: { readonly id: string, readonly key: string, readonly shopId: string | null, readonly scopes: ReadonlyArray<SettingScopeKind>, readonly shopsWithOwn: number | null, readonly group: string, readonly title: string, readonly description: string, readonly value: unknown, readonly default: unknown, readonly source: SettingSource, readonly isOwn: boolean, readonly inherited: unknown, readonly inheritedFrom: SettingSource, readonly variable: string | null, readonly isUnusable: boolean, readonly version: number, readonly mayUpdate: boolean, readonly form: { readonly kind: SettingKind, readonly choices: ReadonlyArray<string> | null, readonly minimum: number | null, readonly maximum: number | null, readonly unit: string | null, readonly isOptional: boolean, readonly fields: ReadonlyArray<{ readonly name: string, readonly title: string, readonly form: { readonly kind: SettingKind, readonly choices: ReadonlyArray<string> | null, readonly minimum: number | null, readonly maximum: number | null, readonly unit: string | null, readonly isOptional: boolean } }> | null } } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
   };

type SettingOutcome_SettingUpdated_Fragment = { readonly __typename: 'SettingUpdated', readonly changeId: string | null, readonly setting: { readonly id: string, readonly key: string, readonly shopId: string | null, readonly scopes: ReadonlyArray<SettingScopeKind>, readonly shopsWithOwn: number | null, readonly group: string, readonly title: string, readonly description: string, readonly value: unknown, readonly default: unknown, readonly source: SettingSource, readonly isOwn: boolean, readonly inherited: unknown, readonly inheritedFrom: SettingSource, readonly variable: string | null, readonly isUnusable: boolean, readonly version: number, readonly mayUpdate: boolean, readonly form: { readonly kind: SettingKind, readonly choices: ReadonlyArray<string> | null, readonly minimum: number | null, readonly maximum: number | null, readonly unit: string | null, readonly isOptional: boolean, readonly fields: ReadonlyArray<{ readonly name: string, readonly title: string, readonly form: { readonly kind: SettingKind, readonly choices: ReadonlyArray<string> | null, readonly minimum: number | null, readonly maximum: number | null, readonly unit: string | null, readonly isOptional: boolean } }> | null } } };

type SettingOutcome_InvalidInput_Fragment = { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

type SettingOutcome_VersionConflict_Fragment = { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

type SettingOutcome_NotFound_Fragment = { readonly __typename: 'NotFound', readonly id: string };

type SettingOutcome_NotAllowedNow_Fragment = { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export type SettingOutcomeFragment =
  | SettingOutcome_SettingUpdated_Fragment
  | SettingOutcome_InvalidInput_Fragment
  | SettingOutcome_VersionConflict_Fragment
  | SettingOutcome_NotFound_Fragment
  | SettingOutcome_NotAllowedNow_Fragment
;

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type ConflictFragment = { readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export const SettingsDocument: TypedDocument<SettingsQuery, SettingsQueryVariables> = {
  id: 'x-Settings-x2PMsjDtWgSU',
  name: 'Settings',
  reads: ['Setting'],
  text: "query Settings($shopId: ID) { settings(shopId: $shopId) { ...SettingDetail } } fragment SettingDetail on Setting { id key shopId scopes shopsWithOwn group title description form { ...SettingFormParts fields { name title form { ...SettingFormParts } } } value default source isOwn inherited inheritedFrom variable isUnusable version mayUpdate } fragment SettingFormParts on SettingForm { kind choices minimum maximum unit isOptional }",
};

export const NameSortingDocument: TypedDocument<NameSortingQuery, NameSortingQueryVariables> = {
  id: 'x-NameSorting-71owMCWFSY5Z',
  name: 'NameSorting',
  text: "query NameSorting { nameSorting { isByLanguage beingFilled } }",
};

export const ShopOfSettingsDocument: TypedDocument<ShopOfSettingsQuery, ShopOfSettingsQueryVariables> = {
  id: 'x-ShopOfSettings-Qtc2i2ht8Ipa',
  name: 'ShopOfSettings',
  reads: ['Shop'],
  text: "query ShopOfSettings($id: ID!) { shop(id: $id) { id kind } }",
};

export const SettingPlaceDocument: TypedDocument<SettingPlaceQuery, SettingPlaceQueryVariables> = {
  id: 'x-SettingPlace-1REWmJynj8HK',
  name: 'SettingPlace',
  reads: ['Setting'],
  text: "query SettingPlace($id: ID!) { setting(id: $id) { id key shopId } }",
};

export const SettingEffectsDocument: TypedDocument<SettingEffectsQuery, SettingEffectsQueryVariables> = {
  id: 'x-SettingEffects-N5DN1nL4Zgo2',
  name: 'SettingEffects',
  text: "query SettingEffects($key: String!, $scope: SettingScopeInput, $value: JSON) { settingEffects(key: $key, scope: $scope, value: $value) { code params text } }",
};

export const UpdateSettingDocument: TypedDocument<UpdateSettingMutation, UpdateSettingMutationVariables> = {
  id: 'x-UpdateSetting-sc5t9m5A5Nif',
  name: 'UpdateSetting',
  text: "mutation UpdateSetting($key: String!, $scope: SettingScopeInput, $version: Int!, $value: JSON) { updateSetting(key: $key, scope: $scope, version: $version, value: $value) { ...SettingOutcome } } fragment SettingOutcome on UpdateSettingResult { __typename ... on SettingUpdated { changeId setting { ...SettingDetail } } ...Invalid ...Conflict ...NotAllowed ... on NotFound { id } } fragment SettingDetail on Setting { id key shopId scopes shopsWithOwn group title description form { ...SettingFormParts fields { name title form { ...SettingFormParts } } } value default source isOwn inherited inheritedFrom variable isUnusable version mayUpdate } fragment SettingFormParts on SettingForm { kind choices minimum maximum unit isOptional } fragment Invalid on InvalidInput { issues { path code } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const UpdateSecretSettingDocument: TypedDocument<UpdateSecretSettingMutation, UpdateSecretSettingMutationVariables> = {
  id: 'x-UpdateSecretSetting-YFhe-PLyhZru',
  name: 'UpdateSecretSetting',
  text: "mutation UpdateSecretSetting($key: String!, $scope: SettingScopeInput, $version: Int!, $secret: String!) { updateSecretSetting( key: $key scope: $scope version: $version secret: $secret ) { ...SettingOutcome } } fragment SettingOutcome on UpdateSettingResult { __typename ... on SettingUpdated { changeId setting { ...SettingDetail } } ...Invalid ...Conflict ...NotAllowed ... on NotFound { id } } fragment SettingDetail on Setting { id key shopId scopes shopsWithOwn group title description form { ...SettingFormParts fields { name title form { ...SettingFormParts } } } value default source isOwn inherited inheritedFrom variable isUnusable version mayUpdate } fragment SettingFormParts on SettingForm { kind choices minimum maximum unit isOptional } fragment Invalid on InvalidInput { issues { path code } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const SendTestMailDocument: TypedDocument<SendTestMailMutation, SendTestMailMutationVariables> = {
  id: 'x-SendTestMail-0gkMFt3ODrjh',
  name: 'SendTestMail',
  text: "mutation SendTestMail { sendTestMail { __typename ... on TestMailSent { to } ...NotAllowed } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const ResetSettingDocument: TypedDocument<ResetSettingMutation, ResetSettingMutationVariables> = {
  id: 'x-ResetSetting-n8IlZNMBBHwq',
  name: 'ResetSetting',
  text: "mutation ResetSetting($key: String!, $scope: SettingScopeInput, $version: Int!) { resetSetting(key: $key, scope: $scope, version: $version) { ...SettingOutcome } } fragment SettingOutcome on UpdateSettingResult { __typename ... on SettingUpdated { changeId setting { ...SettingDetail } } ...Invalid ...Conflict ...NotAllowed ... on NotFound { id } } fragment SettingDetail on Setting { id key shopId scopes shopsWithOwn group title description form { ...SettingFormParts fields { name title form { ...SettingFormParts } } } value default source isOwn inherited inheritedFrom variable isUnusable version mayUpdate } fragment SettingFormParts on SettingForm { kind choices minimum maximum unit isOptional } fragment Invalid on InvalidInput { issues { path code } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};
