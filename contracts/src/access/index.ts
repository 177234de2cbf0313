export {
  linkAnswerSchema,
  linkFaults,
  linkHours,
  linkKinds,
  linkPaths,
  type LinkAnswer,
  type LinkFault,
  type LinkKind,
} from './account-link.ts';
export {
  invitationInput,
  invitationLimits,
  readAddresses,
  type InvitationDraft,
  type PastedAddress,
} from './invitation.input.ts';
export {
  actions,
  channelKeyRules,
  covers,
  rulesInForce,
  signedInRules,
  subjects,
  visitorRules,
  type Action,
  type PermissionRule,
  type RuleLimit,
  type Subject,
} from './permissions.ts';
export {
  type Dimension,
  dimensions,
  givenDimensions,
  type GivenScope,
  mapGiven,
  type OwnScope,
  type RecordScope,
  type RuleScope,
  ruleScopes,
  type ScopeColumns,
} from './dimensions.ts';
export {
  allows,
  type Asked,
  type FieldReach,
  holds,
  isAboutAll,
  isAllRights,
  isBound,
  type Keyed,
  limitOf,
  narrow,
  narrowGiven,
  narrowReading,
  reachesFields,
  reachesNothing,
  rulesOfBoth,
} from './rights.ts';
export { conditionOf, type PolicyCondition, policyText, type RowCondition, wholeSubjects } from './row-condition.ts';
export {
  builtActions,
  isGivable,
  fieldsFor,
  isBuilt,
  knowsLimits,
  permissionTable,
  scopesFor,
  subjectGroups,
  type SubjectGroup,
} from './permission-table.ts';
export {
  type AmountLimits,
  amountLimitsOf,
  cellOf,
  everywhere,
  type FieldLimits,
  fieldLimitsOf,
  type MatrixCell,
  matrixCells,
  matrixOf,
  nowhere,
  type PermissionMatrix,
  type Reach,
  reachesFor,
  reachOf,
  rulesOf,
  scopesOf,
} from './permission-matrix.ts';
export { differenceOfRules, reachTo, type RoleDifference, type RoleDifferences } from './role-difference.ts';
export { registrationSetting } from './access.settings.ts';
export { roleInput, roleLimits, roleMatrixInput, type RoleDraft } from './role.input.ts';
export { defaultLayout, layoutChoices, type Layout } from './layout.ts';
export { interfaceLanguages, preferencesInput, type PreferencesDraft } from './preferences.input.ts';
export { accountInput, accountNames, type AccountDraft } from './account.input.ts';
export { apiKeyInput, apiKeyLimits, keySubjects, type ApiKeyDraft } from './api-key.input.ts';
export {
  avatarLimits,
  avatarPath,
  avatarSizes,
  pictureFaults,
  pictureTexts,
  type AvatarSize,
  type PictureFault,
} from './avatar.ts';
export { accountLimits } from './account-limits.ts';
export { bulkDisableInput, eraseUserInput, offboardingInput, type OffboardingDraft } from './offboarding.input.ts';
export { passwordChangeFault, passwordFault, type PasswordFault, type PasswordOwner } from './new-password.ts';
export { passwordChangeInput, profileInput, type PasswordChangeDraft, type ProfileDraft } from './profile.input.ts';
export { codeDigits, owesSecondFactor, recoveryCodeCount, type CodeWanted } from './second-factor.ts';
export {
  ownPasswordInput,
  secondFactorInput,
  type OwnPasswordDraft,
  type SecondFactorDraft,
} from './second-factor.input.ts';
export { sessionAnswerSchema, userDataSchema, type SessionAnswer, type UserData } from './session.ts';
export { passwordTexts, sessionTexts } from './session-texts.ts';
export { userInput, userLimits, type UserDraft } from './user.input.ts';
