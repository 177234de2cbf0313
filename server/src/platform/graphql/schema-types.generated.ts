// Written by `npm run generate`; do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { RequestContext } from '../feature.ts';
import type { Shape } from './shape.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A time of RFC 3339 with seconds and offset, like `2026-01-31T12:00:00Z`, of the years 1 to 9999. */
  DateTime: { input: Date | string; output: Date | string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  /** A whole number up to 2^53, such as an amount in minor units. */
  SafeInt: { input: number; output: number; }
  /**
   * What rows must meet, as a tree: {match: "all" | "any", clauses: [...], groups: [...], timeZone}. A group holds clauses and groups; all
   * of them must be met, or any; one without any asks nothing. `timeZone` of the outermost says where days begin and end, UTC without.
   * A clause is {field, operator, values}, one question to one field of `listFields`, its values texts: `19.99`, `19.99 EUR`, `2026-01-31`,
   * a time in ISO 8601, an id, `true`. A tree that cannot be read is refused with the code BAD_FILTER and an issue for each such place.
   */
  FilterTree: { input: unknown; output: unknown; }
};

export type RoleThatMay = {
  __typename?: 'RoleThatMay';
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Only for what was given to the person: their shops, their brands, what is theirs. */
  isOfOwnOnly: Scalars['Boolean']['output'];
};

export type Me = {
  __typename?: 'Me';
  id: Scalars['ID']['output'];
  username: Scalars['String']['output'];
  fullName: Scalars['String']['output'];
  email: Scalars['String']['output'];
  avatar?: Maybe<Scalars['String']['output']>;
  role: Scalars['String']['output'];
  ability: Array<AbilityRule>;
};

/** One right: an action and what it is done to, in the words that the session endpoints and the dashboard use. */
export type AbilityRule = {
  __typename?: 'AbilityRule';
  action: AbilityAction;
  subject: AbilitySubject;
};

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

export type ProfileInput = {
  fullName?: InputMaybe<Scalars['String']['input']>;
};

export type PasswordChangeInput = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};

export type PasswordChanged = {
  __typename?: 'PasswordChanged';
  /** How many other sessions this ended. */
  endedSessions: Scalars['Int']['output'];
};

/** Too many wrong passwords from this session. */
export type TooManyAttempts = {
  __typename?: 'TooManyAttempts';
  retryAfterMinutes: Scalars['Int']['output'];
};

export type UpdateProfileResult = UserUpdated | InvalidInput | VersionConflict | NotFound;

export type ChangePasswordResult = PasswordChanged | TooManyAttempts | InvalidInput;

/** `SUSPENDED` while its person is not active, or owes a second factor. */
export type ApiKeyState =
  | 'ACTIVE'
  | 'EXPIRED'
  | 'REVOKED'
  | 'SUSPENDED';

export type ApiKey = {
  __typename?: 'ApiKey';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** The beginning of the secret. */
  shownPart: Scalars['String']['output'];
  state: ApiKeyState;
  /** Whom it acts for. */
  owner: Scalars['String']['output'];
  ownerId: Scalars['ID']['output'];
  /** What it may do, as far as its person may. */
  rules: Array<AbilityRule>;
  /** The shops and brands that it is narrowed to; none where it is as wide as its person. */
  shops: Array<GivenRecord>;
  brands: Array<GivenRecord>;
  expiresAt: Scalars['DateTime']['output'];
  /** To the minute. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  mayRevoke: Scalars['Boolean']['output'];
};

export type ApiKeyFilter = {
  state?: InputMaybe<Array<ApiKeyState>>;
  ownerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

export type ApiKeySortField =
  | 'name'
  | 'createdAt'
  | 'lastUsedAt'
  | 'expiresAt';

export type ApiKeySort = {
  field: ApiKeySortField;
  direction: SortDirection;
};

export type ApiKeyConnection = {
  __typename?: 'ApiKeyConnection';
  nodes: Array<ApiKey>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type AbilityRuleInput = {
  action: AbilityAction;
  subject: AbilitySubject;
};

export type ApiKeyInput = {
  name: Scalars['String']['input'];
  rules: Array<AbilityRuleInput>;
  shopIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  brandIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  expiresInDays: Scalars['Int']['input'];
};

export type ApiKeyCreated = {
  __typename?: 'ApiKeyCreated';
  apiKey: ApiKey;
  /** Shown this once: only its hash is kept. */
  secret: Scalars['String']['output'];
};

export type ApiKeyRevoked = {
  __typename?: 'ApiKeyRevoked';
  apiKey: ApiKey;
};

export type CreateApiKeyResult = ApiKeyCreated | InvalidInput;

export type RevokeApiKeyResult = ApiKeyRevoked | NotFound;

export type RightQuestion = {
  personId: Scalars['ID']['input'];
  action: AbilityAction;
  subject: AbilitySubject;
  /** A record of the subject; without one it is asked whether they may do it to any. */
  recordId?: InputMaybe<Scalars['ID']['input']>;
  /** One field of the records, as roles name it; without one it is asked for any. */
  field?: InputMaybe<Scalars['String']['input']>;
};

export type RightAnswer = {
  __typename?: 'RightAnswer';
  isAllowed: Scalars['Boolean']['output'];
  person: RoleHolder;
  /** What the person was given: their rights over own shops and own brands hold for these. */
  shops: Array<GivenRecord>;
  brands: Array<GivenRecord>;
  /** All that the person holds, whether or not it is about this. */
  roles: Array<UserRole>;
  /** The lines that are about it, those that reach first. */
  lines: Array<JudgedLine>;
  record?: Maybe<JudgedRecord>;
  /** Null when it is allowed. */
  missing?: Maybe<MissingRight>;
  /** The roles that hold it. */
  rolesThatMay: Array<RoleThatMay>;
  /** People who may change users and hold it themselves, and so could give it, at most 20 of them. */
  whoCouldGive: Array<RoleHolder>;
};

/** One line of a role, and whether it is why. */
export type JudgedLine = {
  __typename?: 'JudgedLine';
  roleId: Scalars['ID']['output'];
  roleKey: Scalars['String']['output'];
  roleName: Scalars['String']['output'];
  rule: RoleRule;
  /** Whether it holds for the record, or for any where none is named. */
  reaches: Scalars['Boolean']['output'];
};

export type JudgedRecord = {
  __typename?: 'JudgedRecord';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** The shop, brand or person that it belongs to; null where it belongs to none. */
  shop?: Maybe<GivenRecord>;
  brand?: Maybe<GivenRecord>;
  owner?: Maybe<GivenRecord>;
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

export type AccountLinkKind =
  | 'invitation'
  | 'reset';

/** `off` where the installation has no mail server, `failed` where it did not take the mail. */
export type LinkMail =
  | 'sent'
  | 'failed'
  | 'off';

/** A link as whoever made it sees it, once. */
export type AccountLink = {
  __typename?: 'AccountLink';
  kind: AccountLinkKind;
  /** The path of the dashboard with the token in it. */
  path: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  mail: LinkMail;
};

export type InvitationInput = {
  /** One address a line, or several with commas or semicolons between them. */
  addresses: Scalars['String']['input'];
  language?: InputMaybe<Scalars['String']['input']>;
  roleKeys?: InputMaybe<Array<Scalars['String']['input']>>;
  shopIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  brandIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type InvitationOutcome =
  | 'invited'
  | 'exists'
  | 'repeated'
  | 'not_an_address';

/** What became of one entry of a pasted list. */
export type InvitationResult = {
  __typename?: 'InvitationResult';
  line: Scalars['Int']['output'];
  text: Scalars['String']['output'];
  outcome: InvitationOutcome;
  /** The user who was added, or who has the address already. */
  user?: Maybe<User>;
  /** Of somebody who was added. */
  link?: Maybe<AccountLink>;
};

export type UserLinkCreated = {
  __typename?: 'UserLinkCreated';
  user: User;
  link: AccountLink;
};

export type UsersInvited = {
  __typename?: 'UsersInvited';
  results: Array<InvitationResult>;
};

export type CreateUserLinkResult = UserLinkCreated | RoleNotHeld | NotAllowedNow | NotFound;

export type InviteUsersResult = UsersInvited | RoleNotHeld | InvalidInput;

export type EraseUserInput = {
  /** The username as it stands, typed once more. */
  username: Scalars['String']['input'];
};

export type UserErased = {
  __typename?: 'UserErased';
  id: Scalars['ID']['output'];
};

export type OffboardingInput = {
  heirId: Scalars['ID']['input'];
};

export type UserOffboarded = {
  __typename?: 'UserOffboarded';
  user: User;
  handedOver: Scalars['Int']['output'];
};

export type UserReinstated = {
  __typename?: 'UserReinstated';
  user: User;
  returned: Scalars['Int']['output'];
};

export type OffboardUserResult = UserOffboarded | RoleNotHeld | InvalidInput | VersionConflict | NotAllowedNow | NotFound;

export type EraseUserResult = UserErased | RoleNotHeld | InvalidInput | VersionConflict | NotAllowedNow | NotFound;

export type ReinstateUserResult = UserReinstated | RoleNotHeld | VersionConflict | NotAllowedNow | NotFound;

/** Each in the words of the dashboard's own settings. */
export type Preferences = {
  __typename?: 'Preferences';
  language: Scalars['String']['output'];
  skin: Scalars['String']['output'];
  direction: Scalars['String']['output'];
  isMenuCollapsed: Scalars['Boolean']['output'];
  isMenuHidden: Scalars['Boolean']['output'];
  menu: Scalars['String']['output'];
  content: Scalars['String']['output'];
  navbar: Scalars['String']['output'];
  navbarColour: Scalars['String']['output'];
  footer: Scalars['String']['output'];
  /** Rises with every save, so that a browser knows whether another one has changed something. */
  version: Scalars['Int']['output'];
};

export type PreferencesInput = {
  language: Scalars['String']['input'];
  skin: Scalars['String']['input'];
  direction: Scalars['String']['input'];
  isMenuCollapsed: Scalars['Boolean']['input'];
  isMenuHidden: Scalars['Boolean']['input'];
  menu: Scalars['String']['input'];
  content: Scalars['String']['input'];
  navbar: Scalars['String']['input'];
  navbarColour: Scalars['String']['input'];
  footer: Scalars['String']['input'];
};

export type PreferencesSaved = {
  __typename?: 'PreferencesSaved';
  preferences: Preferences;
};

export type SavePreferencesResult = PreferencesSaved | InvalidInput;

export type Role = {
  __typename?: 'Role';
  id: Scalars['ID']['output'];
  /** What it is called in addresses, filters and on the command line; it stays when the name changes. */
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Whether every installation begins with it. */
  isPreset: Scalars['Boolean']['output'];
  rules: Array<RoleRule>;
  /** How many people have it, whatever their status. */
  peopleCount: Scalars['Int']['output'];
  /** Those people by name, at most 50 of them. */
  people: Array<RoleHolder>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** Whether the reader may change this very role: they hold every right of it, for all that its people have it for. */
  mayUpdate: Scalars['Boolean']['output'];
  /** The fields that the reader may not change, where they may change others. */
  lockedFields: Array<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
  /** Whether its people sign in with a second factor: who has none sets it up first and may do nothing else until then. */
  requiresSecondFactor: Scalars['Boolean']['output'];
  /** How many of its people who are not disabled have none. */
  peopleWithoutSecondFactor: Scalars['Int']['output'];
};

/** One line of a role: what may be done to what, and on which condition; without one for all records. */
export type RoleRule = {
  __typename?: 'RoleRule';
  action: AbilityAction;
  subject: AbilitySubject;
  scope?: Maybe<AbilityScope>;
  /** The fields of a record that it is limited to; null for all of them. */
  fields?: Maybe<Array<Scalars['String']['output']>>;
  /** Of `refund Payment`: the most of each currency; what is not named is 0. Null for rights that know no amounts. */
  limits?: Maybe<Array<RuleLimit>>;
};

export type RuleLimit = {
  __typename?: 'RuleLimit';
  currency: Scalars['String']['output'];
  /** A decimal text in the currency. */
  amount: Scalars['String']['output'];
};

/** Which records a right reaches: those of the shops or brands given to a person, or what is their own. */
export type AbilityScope =
  | 'own_shops'
  | 'own_brands'
  | 'own';

export type RoleHolder = {
  __typename?: 'RoleHolder';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status: UserStatus;
};

export type RoleInput = {
  name: Scalars['String']['input'];
  rules: Array<RoleRuleInput>;
  /** Left out, it stays as it is. */
  requiresSecondFactor?: InputMaybe<Scalars['Boolean']['input']>;
};

export type RoleRuleInput = {
  action: AbilityAction;
  subject: AbilitySubject;
  scope?: InputMaybe<AbilityScope>;
  /** The fields of a record that it is limited to; the same in every line about one right. */
  fields?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Of `refund Payment`: the most of each currency; the same in every line about it. */
  limits?: InputMaybe<Array<RuleLimitInput>>;
};

export type RuleLimitInput = {
  currency: Scalars['String']['input'];
  /** A decimal text in the currency. */
  amount: Scalars['String']['input'];
};

export type RoleFilter = {
  /** Roles of this person. */
  personId?: InputMaybe<Array<Scalars['ID']['input']>>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
  requiresSecondFactor?: InputMaybe<Scalars['Boolean']['input']>;
};

export type RoleSortField =
  | 'name'
  | 'createdAt'
  | 'updatedAt';

export type RoleSort = {
  field: RoleSortField;
  direction: SortDirection;
};

export type RoleConnection = {
  __typename?: 'RoleConnection';
  nodes: Array<Role>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type RoleCreated = {
  __typename?: 'RoleCreated';
  role: Role;
};

export type RoleUpdated = {
  __typename?: 'RoleUpdated';
  role: Role;
  /** The audit entry, by which the save can be taken back; null when nothing differed. */
  changeId?: Maybe<Scalars['ID']['output']>;
};

export type RoleDeleted = {
  __typename?: 'RoleDeleted';
  id: Scalars['ID']['output'];
};

/** Another role has this name, in whatever case. */
export type RoleNameTaken = {
  __typename?: 'RoleNameTaken';
  name: Scalars['String']['output'];
};

/** Rights that the reader does not hold themselves, and so may neither give nor take. */
export type RightsNotHeld = {
  __typename?: 'RightsNotHeld';
  rules: Array<RoleRule>;
};

export type CreateRoleResult = RoleCreated | RoleNameTaken | RightsNotHeld | InvalidInput;

export type UpdateRoleResult = RoleUpdated | RoleNameTaken | RightsNotHeld | InvalidInput | VersionConflict | NotAllowedNow | NotFound;

export type DeleteRoleResult = RoleDeleted | RightsNotHeld | VersionConflict | NotAllowedNow | NotFound;

/** A role, for a person with these shops and brands. */
export type RoleView = {
  roleId: Scalars['ID']['input'];
  shopIds: Array<Scalars['ID']['input']>;
  brandIds: Array<Scalars['ID']['input']>;
};

export type RolePreview = {
  __typename?: 'RolePreview';
  ability: Array<AbilityRule>;
  /** What every request of the preview says in its header `preview-as`, and a socket in its parameter `previewAs`: it is answered as the role would be, and changes nothing but what is the reader's own. */
  view: Scalars['String']['output'];
};

/** `ON` where it is set up, `OWED` where a role asks for it and it is not. */
export type SecondFactorState =
  | 'ON'
  | 'OWED'
  | 'OFF';

/** The present password once more, since a session that somebody left open must not do this. */
export type OwnPasswordInput = {
  password: Scalars['String']['input'];
};

export type SecondFactorInput = {
  /** As `beginSecondFactor` answered it. */
  setup: Scalars['String']['input'];
  /** The six digits that the app shows. */
  code: Scalars['String']['input'];
};

/** A second factor that waits for a first code. */
export type SecondFactorOffered = {
  __typename?: 'SecondFactorOffered';
  /** What `confirmSecondFactor` is given back, by this session and before `expiresAt`. */
  setup: Scalars['String']['output'];
  /** The secret in base 32, for an app that reads no picture. */
  secret: Scalars['String']['output'];
  /** The same as an `otpauth:` address, as apps read it from a picture. */
  address: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

export type SecondFactorConfirmed = {
  __typename?: 'SecondFactorConfirmed';
  recoveryCodes: Array<Scalars['String']['output']>;
  /** How many other sessions this ended. */
  endedSessions: Scalars['Int']['output'];
};

export type RecoveryCodesMade = {
  __typename?: 'RecoveryCodesMade';
  recoveryCodes: Array<Scalars['String']['output']>;
};

export type SecondFactorTurnedOff = {
  __typename?: 'SecondFactorTurnedOff';
  user: User;
};

export type SecondFactorReset = {
  __typename?: 'SecondFactorReset';
  user: User;
};

export type BeginSecondFactorResult = SecondFactorOffered | TooManyAttempts | InvalidInput;

export type ConfirmSecondFactorResult = SecondFactorConfirmed | InvalidInput | NotAllowedNow;

export type RenewRecoveryCodesResult = RecoveryCodesMade | TooManyAttempts | InvalidInput | NotAllowedNow;

export type TurnOffSecondFactorResult = SecondFactorTurnedOff | TooManyAttempts | InvalidInput | NotAllowedNow;

export type ResetSecondFactorResult = SecondFactorReset | RoleNotHeld | NotAllowedNow | NotFound;

/** A browser in which somebody is signed in. */
export type Session = {
  __typename?: 'Session';
  id: Scalars['ID']['output'];
  /** The browser or program, by what it says of itself; absent where it says nothing that is known. */
  browser?: Maybe<Scalars['String']['output']>;
  /** The operating system, in the same way. */
  system?: Maybe<Scalars['String']['output']>;
  /** Where it was used from last. */
  address?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  lastUsedAt: Scalars['DateTime']['output'];
  /** When it ends unless it is used before. */
  idleEndsAt: Scalars['DateTime']['output'];
  /** When it ends however much it is used. */
  endsAt: Scalars['DateTime']['output'];
  /** Whether it is the session that asks. */
  isCurrent: Scalars['Boolean']['output'];
};

export type SessionsRevoked = {
  __typename?: 'SessionsRevoked';
  count: Scalars['Int']['output'];
};

export type RevokeSessionsResult = SessionsRevoked | RoleNotHeld | NotFound;

/** `PENDING` was invited or waits for approval, `INACTIVE` was disabled. */
export type UserStatus =
  | 'PENDING'
  | 'ACTIVE'
  | 'INACTIVE';

export type RoleChoice = {
  __typename?: 'RoleChoice';
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Whether the reader holds every right of it, and so may give it. */
  mayGive: Scalars['Boolean']['output'];
};

export type User = {
  __typename?: 'User';
  id: Scalars['ID']['output'];
  username: Scalars['String']['output'];
  email: Scalars['String']['output'];
  fullName: Scalars['String']['output'];
  /** The name that is shown: the full name, else the username. */
  shownName: Scalars['String']['output'];
  /** Where their picture is fetched, in a size of 64 or 256 pixels a side; null without one. */
  avatar?: Maybe<Scalars['String']['output']>;
  /** By which a picture is given back. */
  avatarId?: Maybe<Scalars['ID']['output']>;
  status: UserStatus;
  /** The language of the mails to them, until they choose one for their dashboard. */
  language: Scalars['String']['output'];
  roles: Array<UserRole>;
  /** The same by name alone, and the names of the shops and brands, as a table shows them. */
  roleNames: Array<Scalars['String']['output']>;
  scopeNames: Array<Scalars['String']['output']>;
  /** The shops and brands given to them. */
  shops: Array<GivenRecord>;
  brands: Array<GivenRecord>;
  /** When they last signed in or their browser renewed its session. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** What is theirs when they are disabled: open sessions end, the rest stays. */
  owned: Array<OwnedRecords>;
  /** Whether the reader may change this very user: they hold every right that the user has. */
  mayUpdate: Scalars['Boolean']['output'];
  /** The fields that the reader may not change, where they may change others. */
  lockedFields: Array<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
  secondFactor: SecondFactorState;
  /** When it was set up; null without one. */
  secondFactorSince?: Maybe<Scalars['DateTime']['output']>;
  /** How many recovery codes are left; null without a second factor. */
  recoveryCodesLeft?: Maybe<Scalars['Int']['output']>;
};


export type UserAvatarArgs = {
  pixels?: Scalars['Int']['input'];
};

export type UserRole = {
  __typename?: 'UserRole';
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Whether its people sign in with a second factor. */
  requiresSecondFactor: Scalars['Boolean']['output'];
};

export type GivenRecord = {
  __typename?: 'GivenRecord';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type OwnedKind =
  | 'sharedViews'
  | 'ownViews'
  | 'SHARED_REPORTS'
  | 'OWN_REPORTS'
  | 'bookmarks'
  | 'openSessions'
  | 'apiKeys';

export type OwnedRecords = {
  __typename?: 'OwnedRecords';
  kind: OwnedKind;
  count: Scalars['Int']['output'];
};

export type UserInput = {
  fullName?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  username: Scalars['String']['input'];
  language?: InputMaybe<Scalars['String']['input']>;
  roleKeys?: InputMaybe<Array<Scalars['String']['input']>>;
  shopIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  brandIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type UserFilter = {
  status?: InputMaybe<Array<UserStatus>>;
  role?: InputMaybe<Array<Scalars['String']['input']>>;
  shopId?: InputMaybe<Array<Scalars['ID']['input']>>;
  brandId?: InputMaybe<Array<Scalars['ID']['input']>>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
  secondFactor?: InputMaybe<Array<SecondFactorState>>;
};

export type UserSortField =
  | 'name'
  | 'email'
  | 'createdAt'
  | 'lastSeenAt';

export type UserSort = {
  field: UserSortField;
  direction: SortDirection;
};

export type UserConnection = {
  __typename?: 'UserConnection';
  nodes: Array<User>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type UserCreated = {
  __typename?: 'UserCreated';
  user: User;
};

export type UserUpdated = {
  __typename?: 'UserUpdated';
  user: User;
  /** The audit entry, by which the save can be taken back; null when nothing differed. */
  changeId?: Maybe<Scalars['ID']['output']>;
};

export type UserStatusChanged = {
  __typename?: 'UserStatusChanged';
  user: User;
};

export type UserNameField =
  | 'email'
  | 'username';

/** Somebody else has this address or username, in whatever case. */
export type UserNameTaken = {
  __typename?: 'UserNameTaken';
  field: UserNameField;
};

/** The reader does not hold every right of this role, or of a user who has it, and so may not give or change it. */
export type RoleNotHeld = {
  __typename?: 'RoleNotHeld';
  roleName: Scalars['String']['output'];
};

export type CreateUserResult = UserCreated | UserNameTaken | RoleNotHeld | InvalidInput;

export type UpdateUserResult = UserUpdated | UserNameTaken | RoleNotHeld | InvalidInput | VersionConflict | NotAllowedNow | NotFound;

export type SetUserAvatarResult = UserUpdated | RoleNotHeld | InvalidInput | VersionConflict | NotFound;

export type UserStatusResult = UserStatusChanged | RoleNotHeld | VersionConflict | NotAllowedNow | NotFound;

/** Each is defined once in `contracts/src/analytics`. */
export type Measure =
  | 'ORDERS'
  | 'GROSS_SALES'
  | 'NET_SALES'
  | 'TAX'
  | 'DISCOUNTS'
  | 'REFUNDS'
  | 'REVENUE'
  | 'AVERAGE_ORDER'
  | 'UNITS'
  | 'NEW_CUSTOMERS'
  | 'CAPTURED'
  | 'PRODUCTS'
  | 'COMPLETE_PRODUCTS'
  | 'COMPLETENESS'
  | 'MISSING_VALUES'
  | 'COMMENTS'
  | 'COMMENTS_WAITING'
  | 'RATING'
  | 'PROPOSALS_WAITING'
  | 'PROPOSALS_DECIDED'
  | 'OFFERS'
  | 'FRESH_OFFERS'
  | 'FRESHNESS'
  | 'MATCHED_OFFERS'
  | 'COVERAGE'
  | 'CRAWL_ERRORS'
  | 'CRAWLED_BYTES'
  | 'COMPARED_OFFERS'
  | 'CHEAPEST_OFFERS'
  | 'EQUAL_OFFERS'
  | 'UNDERCUT_OFFERS'
  | 'PRICE_DISTANCE'
  | 'LISTINGS_LISTED'
  | 'LISTINGS_REFUSED'
  | 'LISTINGS_SCHEDULED'
  | 'LISTINGS_OFF';

export type FigureDimension =
  | 'NONE'
  | 'DAY'
  | 'MONTH'
  | 'SHOP'
  | 'CHANNEL'
  | 'PRODUCT'
  | 'CATEGORY'
  | 'ATTRIBUTE'
  | 'BRAND'
  /** Shops that ask less than an own offer. */
  | 'RIVAL'
  /** For who may read users. */
  | 'PERSON';

export type PeriodKind =
  | 'LAST_28_DAYS'
  | 'LAST_MONTH'
  | 'LAST_YEAR'
  | 'CUSTOM';

export type PeriodComparison =
  | 'PREVIOUS'
  | 'SAME_LAST_YEAR';

/** Days are those of each shop's own zone. */
export type PeriodInput = {
  kind: PeriodKind;
  /** The first day, `2026-11-01`; for CUSTOM alone. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The last day, which counts. */
  until?: InputMaybe<Scalars['String']['input']>;
};

export type FiguresInput = {
  /** Of one report, each once. States are those of now, whatever the period; by DAY and MONTH as each day or month ended. */
  measures: Array<Measure>;
  period: PeriodInput;
  compare?: InputMaybe<PeriodComparison>;
  /** NONE where it is left out. */
  by?: InputMaybe<FigureDimension>;
  shopId?: InputMaybe<Array<Scalars['ID']['input']>>;
  channelId?: InputMaybe<Array<Scalars['ID']['input']>>;
  brandId?: InputMaybe<Array<Scalars['ID']['input']>>;
  currency?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type Figures = {
  __typename?: 'Figures';
  /** The first and last day of each shop's own, and those compared with. A period ends with a day that is over in every shop. */
  from: Scalars['String']['output'];
  until: Scalars['String']['output'];
  comparedFrom?: Maybe<Scalars['String']['output']>;
  comparedUntil?: Maybe<Scalars['String']['output']>;
  /** Computed at; figures of measures that are states now are of this moment. */
  at: Scalars['DateTime']['output'];
  /** The first day of which states were recorded; null where none was, and where none is asked for by DAY or MONTH. */
  recordedFrom?: Maybe<Scalars['String']['output']>;
  /** Orders that are not counted yet; 0 nearly always. */
  toCount: Scalars['Int']['output'];
  /** More than 500 keys of a dimension are cut here. */
  isCut: Scalars['Boolean']['output'];
  /** Of days and months all of the period; of others those there is something of, the largest first. */
  rows: Array<FigureRow>;
  /** The sum of all rows, one for each currency; those that were cut counted; by RIVAL each offer counts once. Of states what they are now. */
  totals: Array<FigureRow>;
};

export type FigureRow = {
  __typename?: 'FigureRow';
  /** A day, a month, or the id of what the row is of; empty for the whole, `none` for what is of no brand. */
  key: Scalars['String']['output'];
  /** The name of what the row is of; empty where nothing has one. */
  label: Scalars['String']['output'];
  /** Of amounts; null where no measure of the input is an amount. */
  currency?: Maybe<Scalars['String']['output']>;
  /** One for each measure of the input, in their order. */
  values: Array<FigureValue>;
};

export type FigureValue = {
  __typename?: 'FigureValue';
  /** Minor units of amounts, parts in a million of shares, which may be negative, and of stars, else the number; null where there is none, as the average of no orders or a state that was not recorded. */
  value?: Maybe<Scalars['SafeInt']['output']>;
  /** Null where nothing is compared with, and for what is a state now. */
  compared?: Maybe<Scalars['SafeInt']['output']>;
};

export type FiguresResult = Figures | InvalidInput;

export type SavedReport = {
  __typename?: 'SavedReport';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  owner: ReportPerson;
  isOwn: Scalars['Boolean']['output'];
  /** Whether the reader may change this very report. */
  mayUpdate: Scalars['Boolean']['output'];
  roles: Array<ReportRole>;
  input: Scalars['JSON']['output'];
  report: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type ReportPerson = {
  __typename?: 'ReportPerson';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type ReportRole = {
  __typename?: 'ReportRole';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type SavedReportConnection = {
  __typename?: 'SavedReportConnection';
  nodes: Array<SavedReport>;
  pageInfo: PageInfo;
};

export type SavedReportInput = {
  name: Scalars['String']['input'];
  /** The key of the report it is a state of, as `sales`. */
  report: Scalars['String']['input'];
  /** What the address of the report's screen says: measures, period, comparison, dimension, filter. */
  input: Scalars['JSON']['input'];
  roleIds: Array<Scalars['ID']['input']>;
};

export type ReportSaved = {
  __typename?: 'ReportSaved';
  report: SavedReport;
};

export type ReportDeleted = {
  __typename?: 'ReportDeleted';
  id: Scalars['ID']['output'];
};

export type SaveReportResult = ReportSaved | InvalidInput | NotAllowedNow | VersionConflict | NotFound;

export type DeleteReportResult = ReportDeleted | VersionConflict | NotFound;

export type AttributeGroup =
  | 'GENERAL'
  | 'IDENTIFIERS'
  | 'VARIANTS'
  | 'DIMENSIONS'
  | 'MATERIALS'
  | 'TECHNICAL'
  | 'COMPLIANCE'
  | 'MARKETING'
  | 'OTHER';

export type Attribute = {
  __typename?: 'Attribute';
  id: Scalars['ID']['output'];
  code: Scalars['String']['output'];
  /** In English, or else in the first language that there is. */
  name: Scalars['String']['output'];
  names: Array<LocalText>;
  helps: Array<LocalText>;
  /** Under which names files and shops state it. */
  aliases: Array<Scalars['String']['output']>;
  group: AttributeGroup;
  position: Scalars['Int']['output'];
  /** `text`, `long_text`, `integer`, `number`, `measure`, `money`, `boolean`, `option`, `date`, `url`, `media`, `brand`, `category` or `product`. */
  type: Scalars['String']['output'];
  /** Of a measure: `mass`, `length` and the like. */
  unitFamily?: Maybe<Scalars['String']['output']>;
  /** In which a measure is entered unless another unit is named. */
  unit?: Maybe<Scalars['String']['output']>;
  isBasic: Scalars['Boolean']['output'];
  isLocalized: Scalars['Boolean']['output'];
  isChannelLevel: Scalars['Boolean']['output'];
  isVariantLevel: Scalars['Boolean']['output'];
  /** Part of the product: code, type and scope stay, and it is not deleted. */
  isSystem: Scalars['Boolean']['output'];
  /** Whether anything has a value of it, so that code, type and scope stay. */
  isUsed: Scalars['Boolean']['output'];
  /** A regular expression of signs, classes, groups, alternatives and repetitions, for the whole text. */
  pattern?: Maybe<Scalars['String']['output']>;
  minLength?: Maybe<Scalars['Int']['output']>;
  maxLength?: Maybe<Scalars['Int']['output']>;
  /** Decimal texts; of a measure in its own unit. */
  minimum?: Maybe<Scalars['String']['output']>;
  maximum?: Maybe<Scalars['String']['output']>;
  /** The texts that are allowed; any where there are none. */
  choices: Array<Scalars['String']['output']>;
  /** Of an attribute of options, in their order. */
  options: Array<AttributeOption>;
  /** Products with a value, as many as the reader's list of products shows when it is filtered by the attribute. */
  productCount: Scalars['Int']['output'];
  /** Products of which a source states something that the attribute cannot hold, as the list filtered by `findingAttributeId` shows them. */
  findingCount: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** Whether the reader may change this very record. */
  mayUpdate: Scalars['Boolean']['output'];
  /** Whether the reader may delete this very record. */
  mayDelete: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
  /** The categories that say something of it themselves. */
  templateCategories: Array<TemplateCategory>;
};

export type AttributeOption = {
  __typename?: 'AttributeOption';
  id: Scalars['ID']['output'];
  code: Scalars['String']['output'];
  labels: Array<LocalText>;
  color?: Maybe<Scalars['String']['output']>;
  /** Products that have it, as many as the reader's list of products shows when it is filtered by it. */
  productCount: Scalars['Int']['output'];
};

/** Names and helps have a content locale once at most; an empty text counts as absent. What is left out asks for nothing, but for helps and position, which stay. */
export type AttributeInput = {
  code: Scalars['String']['input'];
  names: Array<LocalTextInput>;
  helps?: InputMaybe<Array<LocalTextInput>>;
  aliases?: InputMaybe<Array<Scalars['String']['input']>>;
  group?: InputMaybe<AttributeGroup>;
  /** A new attribute goes behind the others without one. */
  position?: InputMaybe<Scalars['Int']['input']>;
  type: Scalars['String']['input'];
  unitFamily?: InputMaybe<Scalars['String']['input']>;
  unit?: InputMaybe<Scalars['String']['input']>;
  isLocalized?: InputMaybe<Scalars['Boolean']['input']>;
  isChannelLevel?: InputMaybe<Scalars['Boolean']['input']>;
  isVariantLevel?: InputMaybe<Scalars['Boolean']['input']>;
  pattern?: InputMaybe<Scalars['String']['input']>;
  minLength?: InputMaybe<Scalars['Int']['input']>;
  maxLength?: InputMaybe<Scalars['Int']['input']>;
  minimum?: InputMaybe<Scalars['String']['input']>;
  maximum?: InputMaybe<Scalars['String']['input']>;
  choices?: InputMaybe<Array<Scalars['String']['input']>>;
  /** In their order. Those that are left out go, which one that products have cannot; without a list they stay as they are. */
  options?: InputMaybe<Array<AttributeOptionInput>>;
};

export type AttributeOptionInput = {
  /** Left out for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  code: Scalars['String']['input'];
  labels: Array<LocalTextInput>;
  /** A sample of it, such as #1e90ff. */
  color?: InputMaybe<Scalars['String']['input']>;
};

export type AttributeFilter = {
  type?: InputMaybe<Array<Scalars['String']['input']>>;
  group?: InputMaybe<Array<AttributeGroup>>;
  isUsed?: InputMaybe<Scalars['Boolean']['input']>;
  isSystem?: InputMaybe<Scalars['Boolean']['input']>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

export type AttributeSortField =
  | 'NAME'
  | 'CODE'
  /** The order on a product. */
  | 'POSITION'
  | 'CREATED_AT'
  | 'UPDATED_AT';

export type AttributeSort = {
  field: AttributeSortField;
  direction: SortDirection;
};

export type AttributeConnection = {
  __typename?: 'AttributeConnection';
  nodes: Array<Attribute>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type AttributeCreated = {
  __typename?: 'AttributeCreated';
  attribute: Attribute;
};

export type AttributeUpdated = {
  __typename?: 'AttributeUpdated';
  attribute: Attribute;
  /** The audit entry, by which the save can be taken back; null when nothing differed. */
  changeId?: Maybe<Scalars['ID']['output']>;
};

/** It lies in the bin, from which it can be brought back. */
export type AttributeDeleted = {
  __typename?: 'AttributeDeleted';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** Another attribute answers to this word as its code or an alias. */
export type AttributeWordTaken = {
  __typename?: 'AttributeWordTaken';
  /** `code` or `aliases`. */
  field: Scalars['String']['output'];
  word: Scalars['String']['output'];
  attributeId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** It lies in the bin. */
  isBinned: Scalars['Boolean']['output'];
};

export type CreateAttributeResult = AttributeCreated | AttributeWordTaken | InvalidInput;

export type UpdateAttributeResult = AttributeUpdated | AttributeWordTaken | InvalidInput | VersionConflict | NotFound;

export type DeleteAttributeResult = AttributeDeleted | NotAllowedNow | VersionConflict | NotFound;

/** A worker closes the trail in blocks whose hashes are chained, and forms all of them anew once an hour. */
export type AuditSealing = {
  __typename?: 'AuditSealing';
  /** How many blocks there are. */
  blocks: Scalars['SafeInt']['output'];
  /** When the last block was closed; null before the first. */
  sealedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** How many entries no block has yet, counted to 10,001. */
  waiting: Scalars['Int']['output'];
  /** The time of the oldest of them. */
  waitingSince?: Maybe<Scalars['DateTime']['output']>;
  /** When the hashes were last formed anew; null before the first time. */
  verifiedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The first place that did not fit then. */
  fault?: Maybe<AuditFault>;
  /** Entries of the oldest blocks that retention had deleted then; only the hashes of these blocks were formed. */
  entriesGone: Scalars['SafeInt']['output'];
  /** When the last of these blocks was closed: what came later is proven. Null where nothing was deleted. */
  provenFrom?: Maybe<Scalars['DateTime']['output']>;
};

export type AuditFault = {
  __typename?: 'AuditFault';
  code: AuditFaultCode;
  /** Null for an entry that is in no block. */
  block?: Maybe<Scalars['SafeInt']['output']>;
  /** The entry's place in its block, from 1. */
  position?: Maybe<Scalars['Int']['output']>;
  /** Null where nothing tells which change it was. */
  changeId?: Maybe<Scalars['ID']['output']>;
};

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
  actorId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The words of the trail: `shop`, `saved_view`. */
  entity?: InputMaybe<Array<Scalars['String']['input']>>;
  entityId?: InputMaybe<Array<Scalars['ID']['input']>>;
  action?: InputMaybe<Array<Scalars['String']['input']>>;
  cause?: InputMaybe<Array<Scalars['String']['input']>>;
  since?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

export type ChangeSortField =
  | 'at';

export type ChangeSort = {
  field: ChangeSortField;
  direction: SortDirection;
};

export type AuditTrailConnection = {
  __typename?: 'AuditTrailConnection';
  nodes: Array<Change>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type RevertChangeResult = ChangeReverted | NotAllowedNow | InvalidInput | NotFound;

export type ChangeReverted = {
  __typename?: 'ChangeReverted';
  /** The new change. */
  changeId: Scalars['ID']['output'];
  /** Whether the new change can itself be taken back. */
  isRevertible: Scalars['Boolean']['output'];
  entity: Scalars['String']['output'];
  entityId: Scalars['ID']['output'];
};

/** One entry of the audit trail. */
export type Change = {
  __typename?: 'Change';
  id: Scalars['ID']['output'];
  at: Scalars['DateTime']['output'];
  /** The person's name; empty for the product itself, and for somebody who was erased. */
  actor: Scalars['String']['output'];
  /** Whether it was a person whose name is gone. */
  isActorErased: Scalars['Boolean']['output'];
  /** Where the person's picture is fetched. */
  actorAvatar?: Maybe<Scalars['String']['output']>;
  /** The person's user, for whoever may read users. */
  actorId?: Maybe<Scalars['ID']['output']>;
  cause: Scalars['String']['output'];
  /** The run, import, proposal or reverted change behind the cause; of what a program did or took back its API key. */
  causeId?: Maybe<Scalars['ID']['output']>;
  /** The name of the API key by which a program made the change. */
  causeName?: Maybe<Scalars['String']['output']>;
  entity: Scalars['String']['output'];
  entityId: Scalars['ID']['output'];
  /** What the record was called then, or is called today where nothing tells; null where it has no name. */
  entityName?: Maybe<Scalars['String']['output']>;
  /** The record at which it holds, as far as the reader may see that: the shop of a shop's setting. */
  place?: Maybe<ChangePlace>;
  action: Scalars['String']['output'];
  /** The request that made the change, as the log knows it. */
  requestId?: Maybe<Scalars['String']['output']>;
  /** The fields that differ. */
  fields: Array<ChangedField>;
  /** Whether the reader may take it back, or what is left of it. */
  isRevertible: Scalars['Boolean']['output'];
  /** Why nothing of it would be taken back as things stand, where the newest changes of its record tell. */
  refusal?: Maybe<NotAllowedNow>;
  /** The sales channel whose key it was, where one did it and the reader may see the channel. */
  channel?: Maybe<ReferenceName>;
};

export type ChangePlace = {
  __typename?: 'ChangePlace';
  entity: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type ChangedField = {
  __typename?: 'ChangedField';
  /** `name`, or `config.maxPages` for a part of one. */
  name: Scalars['String']['output'];
  before?: Maybe<Scalars['JSON']['output']>;
  after?: Maybe<Scalars['JSON']['output']>;
  /** Whether its values were erased with the person whom they told of; both are null then. */
  isErased: Scalars['Boolean']['output'];
  /** The names of the records that before and after refer to by id, as far as the reader may see them. */
  references: Array<ReferenceName>;
  isRevertible: Scalars['Boolean']['output'];
  /** Why it would not be taken back as things stand, where the newest changes of its record tell. */
  refusal?: Maybe<NotAllowedNow>;
};

export type ReferenceName = {
  __typename?: 'ReferenceName';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type ChangeConnection = {
  __typename?: 'ChangeConnection';
  nodes: Array<Change>;
  pageInfo: PageInfo;
  /** Until when changes were deleted, where the record may have had some; null where its history is whole. */
  goneBefore?: Maybe<Scalars['DateTime']['output']>;
};

export type BinEntry = {
  __typename?: 'BinEntry';
  /** That of the record. */
  id: Scalars['ID']['output'];
  /** The kind of the record, by the word that changes have for it. */
  entity: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Who deleted it; null where the product itself did, or nobody is left who did. */
  deletedBy?: Maybe<Scalars['String']['output']>;
  deletedAt: Scalars['DateTime']['output'];
  /** When it goes for good, on this day or the next. */
  purgeAt: Scalars['DateTime']['output'];
  /** Whether the reader may bring it back, or delete it for good. */
  mayRestore: Scalars['Boolean']['output'];
};

export type BinFilter = {
  entity?: InputMaybe<Array<Scalars['String']['input']>>;
  deletedById?: InputMaybe<Array<Scalars['ID']['input']>>;
  deletedSince?: InputMaybe<Scalars['DateTime']['input']>;
  deletedUntil?: InputMaybe<Scalars['DateTime']['input']>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

export type BinSortField =
  | 'deletedAt'
  | 'name';

export type BinSort = {
  field: BinSortField;
  direction: SortDirection;
};

export type BinEntryConnection = {
  __typename?: 'BinEntryConnection';
  nodes: Array<BinEntry>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type RestoredFromBin = {
  __typename?: 'RestoredFromBin';
  id: Scalars['ID']['output'];
  entity: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** What is otherwise than before it was deleted, where its place or its name was gone. */
  remarks: Array<Sentence>;
  /** Other records of its kind that the remarks name. */
  named: Array<NamedRecord>;
};

export type PurgedFromBin = {
  __typename?: 'PurgedFromBin';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type RestoreFromBinResult = RestoredFromBin | NotAllowedNow | NotFound;

export type PurgeFromBinResult = PurgedFromBin | NotFound;

export type Bookmark = {
  __typename?: 'Bookmark';
  id: Scalars['ID']['output'];
  /** The address inside the dashboard, with its filter. */
  path: Scalars['String']['output'];
  /** The record's name when it was starred; absent for screens, which have a name in every language. */
  name?: Maybe<Scalars['String']['output']>;
  /** Whether it is the address of a record that is gone, or hidden from the reader. */
  isGone: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
};

export type BookmarkInput = {
  path: Scalars['String']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};

export type BookmarksChanged = {
  __typename?: 'BookmarksChanged';
  bookmarks: Array<Bookmark>;
};

/** There is room for this many; one has to go first. */
export type TooManyBookmarks = {
  __typename?: 'TooManyBookmarks';
  limit: Scalars['Int']['output'];
};

export type AddBookmarkResult = BookmarksChanged | TooManyBookmarks | InvalidInput;

/** A screen or a record that was looked at. */
export type Visit = {
  __typename?: 'Visit';
  path: Scalars['String']['output'];
  /** The record's name then; absent for screens. */
  name?: Maybe<Scalars['String']['output']>;
  isGone: Scalars['Boolean']['output'];
  visitedAt: Scalars['DateTime']['output'];
};

export type VisitNoted = {
  __typename?: 'VisitNoted';
  path: Scalars['String']['output'];
};

export type NoteVisitResult = VisitNoted | InvalidInput;

export type BrandStatus =
  | 'ACTIVE'
  | 'ARCHIVED';

export type Brand = {
  __typename?: 'Brand';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  website?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  aliases: Array<Scalars['String']['output']>;
  status: BrandStatus;
  productCount: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** Whether the reader may change this very record. */
  mayUpdate: Scalars['Boolean']['output'];
  /** The fields that the reader may not change, where they may change others. */
  lockedFields: Array<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
};

export type BrandInput = {
  name: Scalars['String']['input'];
  website?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  aliases?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type BrandFilter = {
  status?: InputMaybe<Array<BrandStatus>>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

export type BrandSortField =
  | 'name'
  | 'createdAt';

export type BrandSort = {
  field: BrandSortField;
  direction: SortDirection;
};

export type BrandConnection = {
  __typename?: 'BrandConnection';
  nodes: Array<Brand>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type BrandCreated = {
  __typename?: 'BrandCreated';
  brand: Brand;
};

export type BrandUpdated = {
  __typename?: 'BrandUpdated';
  brand: Brand;
  /** The audit entry, by which the save can be taken back; null when nothing differed. */
  changeId?: Maybe<Scalars['ID']['output']>;
};

export type BrandStatusChanged = {
  __typename?: 'BrandStatusChanged';
  brand: Brand;
};

/** Another brand has this name, or answers to it as an alias. */
export type BrandNameTaken = {
  __typename?: 'BrandNameTaken';
  name: Scalars['String']['output'];
  brandId: Scalars['ID']['output'];
};

export type BrandHasActiveProducts = {
  __typename?: 'BrandHasActiveProducts';
  count: Scalars['Int']['output'];
};

export type CreateBrandResult = BrandCreated | BrandNameTaken | InvalidInput;

export type UpdateBrandResult = BrandUpdated | BrandNameTaken | InvalidInput | VersionConflict | NotFound;

export type ArchiveBrandResult = BrandStatusChanged | BrandHasActiveProducts | VersionConflict | NotFound;

/** Either `ids` or `matching`. */
export type BulkRunInput = {
  /** The list's own query: `brands`. */
  list: Scalars['String']['input'];
  /** One of the list's actions: `archive`. */
  action: Scalars['String']['input'];
  /** What the action is given beside the records: `disable` of users an `heirId`. */
  input?: InputMaybe<Scalars['JSON']['input']>;
  /** In parts of up to a thousand, as long as a list in a request may be. */
  ids?: InputMaybe<Array<Array<Scalars['ID']['input']>>>;
  matching?: InputMaybe<BulkMatchingInput>;
};

/** Everything that the list finds. */
export type BulkMatchingInput = {
  search?: InputMaybe<Scalars['String']['input']>;
  /** The list's own filter, as its query takes it. */
  filter?: InputMaybe<Scalars['JSON']['input']>;
  /** Those that were taken out of the selection, in parts too. */
  released?: InputMaybe<Array<Array<Scalars['ID']['input']>>>;
};

export type BulkRun = {
  __typename?: 'BulkRun';
  id: Scalars['ID']['output'];
  list: Scalars['String']['output'];
  action: Scalars['String']['output'];
  state: RunState;
  stopReason?: Maybe<Sentence>;
  requestedAt: Scalars['DateTime']['output'];
  requestedBy?: Maybe<Scalars['String']['output']>;
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many records it concerns; null while they are being gathered. */
  total?: Maybe<Scalars['Int']['output']>;
  /** Those of which nothing was left to do are among them. */
  done: Scalars['Int']['output'];
  /** Those of the done of which nothing was left to do. */
  unchanged: Scalars['Int']['output'];
  /** Those that failed, or that somebody changed meanwhile, are among them. */
  refused: Scalars['Int']['output'];
  /** Those of the refused that somebody changed meanwhile. */
  conflicts: Scalars['Int']['output'];
  /** Of a run that takes another one back and has ended: fields that stay, since somebody changed them meanwhile, in records of which it took back the rest. */
  kept: Scalars['Int']['output'];
  /** Whether the results of its single records are gone: they are kept for 90 days after its end. */
  isResultGone: Scalars['Boolean']['output'];
  /** The run that it takes back. */
  undoesId?: Maybe<Scalars['ID']['output']>;
  /** The last run that took it back, or tried to. */
  undoneById?: Maybe<Scalars['ID']['output']>;
  /** The orders it takes now: pause, resume, cancel, undo, retry, or none. */
  nextCommands: Array<Scalars['String']['output']>;
};

export type BulkItem = {
  __typename?: 'BulkItem';
  /** That of the record; where a row concerns none yet, its place in the run. */
  id: Scalars['ID']['output'];
  /** Null where the row concerns no record yet. */
  recordId?: Maybe<Scalars['ID']['output']>;
  /** As it was called when its turn came; while it waits, as it is called now, and null where the reader does not see it. */
  name?: Maybe<Scalars['String']['output']>;
  outcome: BulkOutcome;
  refusal?: Maybe<Refusal>;
  /** Of a run that takes another one back: what stays, since somebody changed it meanwhile. */
  kept: Array<KeptField>;
};

/** A field that is no more as the run left it that is taken back. */
export type KeptField = {
  __typename?: 'KeptField';
  /** The kind of record that it is a field of; null for what was kept before this was noted. */
  entity?: Maybe<Scalars['String']['output']>;
  field: Scalars['String']['output'];
  wrote?: Maybe<Scalars['JSON']['output']>;
  now?: Maybe<Scalars['JSON']['output']>;
  /** The names of what both values refer to by id, and of the variant that the field is of. */
  references: Array<ReferenceName>;
};

export type BulkOutcome =
  | 'waiting'
  | 'done'
  /** Nothing was left to do to it. */
  | 'UNCHANGED'
  | 'refused'
  /** It could not be saved. */
  | 'FAILED'
  /** Somebody changed it meanwhile. */
  | 'CONFLICT';

export type BulkItemFilter = {
  outcome?: InputMaybe<Array<BulkOutcome>>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

export type BulkItemSortField =
  | 'position';

export type BulkItemSort = {
  field: BulkItemSortField;
  direction: SortDirection;
};

export type BulkItemConnection = {
  __typename?: 'BulkItemConnection';
  nodes: Array<BulkItem>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type BulkRunStarted = {
  __typename?: 'BulkRunStarted';
  run: BulkRun;
};

export type StartBulkRunResult = BulkRunStarted | InvalidInput;

export type CategoryStatus =
  | 'ACTIVE'
  | 'HIDDEN';

export type Category = {
  __typename?: 'Category';
  id: Scalars['ID']['output'];
  /** In English, or else in the first language that there is; so are slug and description. */
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  /** In each language that has one: the content locales in their order, then those that are none any more. */
  names: Array<LocalText>;
  slugs: Array<LocalText>;
  descriptions: Array<LocalText>;
  /** Where its picture is fetched; null without one. */
  pictureUrl?: Maybe<Scalars['String']['output']>;
  /** What the picture shows, for those who do not see it. */
  pictureAlts: Array<LocalText>;
  /** The names from the root of the tree down to this category. */
  path: Array<Scalars['String']['output']>;
  /** The categories above it, from the root of the tree down to its parent. */
  ancestors: Array<Category>;
  /** Orders it among its siblings; numbers may be left out. */
  position: Scalars['Int']['output'];
  status: CategoryStatus;
  /** The class by which its goods are taxed; null where it is inherited. */
  taxClass?: Maybe<Scalars['String']['output']>;
  /** The class that holds here, and where it was set. */
  effectiveTaxClass: EffectiveTaxClass;
  /** Null for a category at the root of the tree. */
  parent?: Maybe<Category>;
  /** Products of this very category that are not in the bin. */
  productCount: Scalars['Int']['output'];
  /** Products of this category and of all below it, as many as the reader's list of products shows when it is filtered by the category. */
  branchProductCount: Scalars['Int']['output'];
  /** Categories directly below. */
  childCount: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** Whether the reader may change this very record. */
  mayUpdate: Scalars['Boolean']['output'];
  /** Whether the reader may delete this very record. */
  mayDelete: Scalars['Boolean']['output'];
  /** The fields that the reader may not change, where they may change others. */
  lockedFields: Array<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
  /** At most one for each taxonomy. */
  taxonomyLinks: Array<CategoryTaxonomyLink>;
  /** What is said of attributes for its products, by itself or the nearest category above: what comes from above first, then in its order. */
  template: Array<TemplateEntry>;
};

/** Each list has a content locale once at most; an empty text counts as absent. */
export type CategoryInput = {
  /** One at least. */
  names: Array<LocalTextInput>;
  /** How addresses name it; made of the name of the same language where none is given. Without the list they stay as they are. */
  slugs?: InputMaybe<Array<LocalTextInput>>;
  /** Without the list they stay as they are. */
  descriptions?: InputMaybe<Array<LocalTextInput>>;
  /** Without the list they stay as they are. */
  pictureAlts?: InputMaybe<Array<LocalTextInput>>;
  /** Null for the root of the tree. A category with another parent than before goes behind those that are there. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Stays as it is without one; a new category is active. */
  status?: InputMaybe<CategoryStatus>;
  /** Empty or null for that of the nearest category above which has one. Left out it stays as it is. */
  taxClass?: InputMaybe<Scalars['String']['input']>;
};

export type TaxClassSource =
  | 'PRODUCT'
  | 'CATEGORY'
  /** Nothing was set: it is the standard class. */
  | 'DEFAULT';

/** The class by which goods are taxed, and where it was set. */
export type EffectiveTaxClass = {
  __typename?: 'EffectiveTaxClass';
  name: Scalars['String']['output'];
  source: TaxClassSource;
  /** Where it was set, of the source CATEGORY. */
  category?: Maybe<Category>;
};

export type CategoryPlace =
  | 'FIRST'
  | 'LAST'
  /** Before `siblingId`. */
  | 'BEFORE'
  /** After `siblingId`. */
  | 'AFTER';

export type CategoryMoveInput = {
  /** Null for the root of the tree. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  place?: InputMaybe<CategoryPlace>;
  /** A category directly below the parent. */
  siblingId?: InputMaybe<Scalars['ID']['input']>;
};

export type CategoryToMerge = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

export type MergeCategoriesInput = {
  /** The one that stays. It may be above the others, not below one of them. */
  survivorId: Scalars['ID']['input'];
  survivorVersion: Scalars['Int']['input'];
  /** One at least, 50 at most. */
  merged: Array<CategoryToMerge>;
};

export type CategoryFilter = {
  status?: InputMaybe<Array<CategoryStatus>>;
  parentId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Those without a parent. */
  isRoot?: InputMaybe<Scalars['Boolean']['input']>;
  /** Those with no product and nothing below. */
  isEmpty?: InputMaybe<Scalars['Boolean']['input']>;
  /** Those with more than 500 products of their own, without what lies below. */
  isOverfull?: InputMaybe<Scalars['Boolean']['input']>;
  /** Those called like another below the same parent, in one language at least; case, accents and blanks make no difference. */
  sharesNameWithSibling?: InputMaybe<Scalars['Boolean']['input']>;
  /** Those called like another one elsewhere in the tree. */
  sharesNameElsewhere?: InputMaybe<Scalars['Boolean']['input']>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

export type CategorySortField =
  | 'NAME'
  /** The order among siblings. */
  | 'POSITION'
  | 'CREATED_AT'
  | 'UPDATED_AT';

export type CategorySort = {
  field: CategorySortField;
  direction: SortDirection;
};

export type CategoryConnection = {
  __typename?: 'CategoryConnection';
  nodes: Array<Category>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type CategoryCreated = {
  __typename?: 'CategoryCreated';
  category: Category;
};

export type CategoryUpdated = {
  __typename?: 'CategoryUpdated';
  category: Category;
  /** The audit entry, by which the save can be taken back; null when nothing differed. */
  changeId?: Maybe<Scalars['ID']['output']>;
};

export type CategoryMoved = {
  __typename?: 'CategoryMoved';
  category: Category;
  /** The audit entry, by which the move can be taken back; null when it was there already. */
  changeId?: Maybe<Scalars['ID']['output']>;
};

export type CategoriesMerged = {
  __typename?: 'CategoriesMerged';
  /** The survivor. */
  category: Category;
  /** The audit entry, by which the merge can be taken back. */
  changeId?: Maybe<Scalars['ID']['output']>;
};

export type CategoryStatusChanged = {
  __typename?: 'CategoryStatusChanged';
  category: Category;
  /** The audit entry, by which it can be taken back; null when nothing differed. */
  changeId?: Maybe<Scalars['ID']['output']>;
};

/** It lies in the bin, from which it can be brought back. */
export type CategoryDeleted = {
  __typename?: 'CategoryDeleted';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** Another category below the same parent has this slug. */
export type CategorySlugTaken = {
  __typename?: 'CategorySlugTaken';
  /** The content locale in which it has it. */
  locale: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  categoryId: Scalars['ID']['output'];
};

/** Products, or categories below, still belong to it. They get another category, or go to the bin, first. */
export type CategoryInUse = {
  __typename?: 'CategoryInUse';
  products: Scalars['Int']['output'];
  categories: Scalars['Int']['output'];
};

export type CreateCategoryResult = CategoryCreated | CategorySlugTaken | InvalidInput;

export type UpdateCategoryResult = CategoryUpdated | CategorySlugTaken | InvalidInput | VersionConflict | NotFound;

export type SetCategoryPictureResult = CategoryUpdated | InvalidInput | NotAllowedNow | VersionConflict | NotFound;

export type MoveCategoryResult = CategoryMoved | CategorySlugTaken | InvalidInput | NotAllowedNow | VersionConflict | NotFound;

export type MergeCategoriesResult = CategoriesMerged | InvalidInput | NotAllowedNow | VersionConflict | NotFound;

export type ChangeCategoryStatusResult = CategoryStatusChanged | VersionConflict | NotFound;

export type DeleteCategoryResult = CategoryDeleted | CategoryInUse | VersionConflict | NotFound;

/** KEPT names what goes and stays with it. LEFT and JOINED name a category above it: one that it leaves, one that it comes below. */
export type CategoryEffectRelation =
  | 'KEPT'
  | 'LEFT'
  | 'JOINED'
  /** Becomes otherwise by itself. */
  | 'CHANGED';

export type CategoryEffectKind =
  /** Products of theirs, as many as the reader's list of products shows. */
  | 'PRODUCT'
  /** Categories of shops that are accepted as one of them. */
  | 'SHELF'
  /** Discounts that name one of them, or one above. */
  | 'DISCOUNT'
  /** Channels with products of theirs that are told the path of a category. */
  | 'CHANNEL'
  /** Saved views that are filtered by one of them, or one above. */
  | 'VIEW'
  /** Saved reports that are filtered by one of them, or one above. */
  | 'REPORT'
  /** Attributes that are asked for where they go and were not (JOINED), or were and are no longer (LEFT). */
  | 'ATTRIBUTE';

/** What stands on categories, as far as the reader sees it. */
export type CategoryEffect = {
  __typename?: 'CategoryEffect';
  kind: CategoryEffectKind;
  relation: CategoryEffectRelation;
  count: Scalars['Int']['output'];
  /** Three of them at most. */
  names: Array<Scalars['String']['output']>;
};

/** The class by which the goods of categories are taxed, where they inherit it. */
export type CategoryTaxChange = {
  __typename?: 'CategoryTaxChange';
  before: Scalars['String']['output'];
  after: Scalars['String']['output'];
  /** Categories that inherit it. */
  categories: Scalars['Int']['output'];
};

/** Where a category stands. */
export type CategoryPathChange = {
  __typename?: 'CategoryPathChange';
  /** The names from the root of the tree down to it. */
  before: Array<Scalars['String']['output']>;
  after: Array<Scalars['String']['output']>;
  /** Its slugs from the root of the tree down to it, in the first content locale that there is. */
  slugsBefore: Array<Scalars['String']['output']>;
  slugsAfter: Array<Scalars['String']['output']>;
};

/** What a move changes beside the place. */
export type CategoryMoveEffects = {
  __typename?: 'CategoryMoveEffects';
  /** Whether there is more than the place of a category to which nothing belongs. */
  isWorthAsking: Scalars['Boolean']['output'];
  /** Categories below those that go. */
  below: Scalars['Int']['output'];
  /** Of the first that goes. Of all others that go, and of all below them, the path changes alike. */
  path?: Maybe<CategoryPathChange>;
  taxClass?: Maybe<CategoryTaxChange>;
  effects: Array<CategoryEffect>;
};

export type CategoryText =
  | 'NAME'
  | 'DESCRIPTION';

/** A text that the survivor lacks and gets. */
export type CategoryTextFilled = {
  __typename?: 'CategoryTextFilled';
  text: CategoryText;
  locale: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** What a merge changes. */
export type CategoryMergeEffects = {
  __typename?: 'CategoryMergeEffects';
  survivor: Category;
  /** In the order in which they were named. */
  merged: Array<Category>;
  /** Categories below them that go along. */
  below: Scalars['Int']['output'];
  /** Of these, how many get another slug, since one below the survivor has theirs. */
  renamed: Scalars['Int']['output'];
  /** Of the first that goes; the survivor's afterwards. */
  path: CategoryPathChange;
  filled: Array<CategoryTextFilled>;
  taxClass?: Maybe<CategoryTaxChange>;
  /** JOINED names what reaches more products than before. */
  effects: Array<CategoryEffect>;
};

export type CategoryMergeEffectsResult = CategoryMergeEffects | NotAllowedNow | NotFound;

export type ChannelKeyState =
  | 'ACTIVE'
  | 'EXPIRED'
  | 'REVOKED';

export type ChannelKey = {
  __typename?: 'ChannelKey';
  id: Scalars['ID']['output'];
  channelId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** The beginning of the secret. */
  shownPart: Scalars['String']['output'];
  state: ChannelKeyState;
  /** Null where the product made it. */
  createdBy?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** To the minute. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null for a key that does not expire. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  mayRevoke: Scalars['Boolean']['output'];
};

export type ChannelKeyConnection = {
  __typename?: 'ChannelKeyConnection';
  nodes: Array<ChannelKey>;
  pageInfo: PageInfo;
  /** Whether the reader may make a key of this channel, by their rights. */
  mayCreate: Scalars['Boolean']['output'];
};

export type ChannelKeyInput = {
  name: Scalars['String']['input'];
  /** From now on; null for a key that does not expire. */
  expiresInDays?: InputMaybe<Scalars['Int']['input']>;
};

export type ChannelKeyCreated = {
  __typename?: 'ChannelKeyCreated';
  key: ChannelKey;
  /** Shown this once: only its hash is kept. */
  secret: Scalars['String']['output'];
};

export type ChannelKeyRevoked = {
  __typename?: 'ChannelKeyRevoked';
  key: ChannelKey;
};

export type CreateChannelKeyResult = ChannelKeyCreated | InvalidInput | NotAllowedNow | NotFound;

export type RevokeChannelKeyResult = ChannelKeyRevoked | NotFound;

export type ChannelFamily =
  | 'FEED'
  | 'API'
  | 'STOREFRONT';

export type ChannelKind = {
  __typename?: 'ChannelKind';
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  family: ChannelFamily;
  formats: Array<Scalars['String']['output']>;
  /** The number of the newest version that is valid today; null for a kind that nothing is written for. */
  version?: Maybe<Scalars['Int']['output']>;
  /** The newest version that is valid today: the day of the document it was written from, and which one that was. */
  validFrom?: Maybe<Scalars['String']['output']>;
  source?: Maybe<Scalars['String']['output']>;
};

/** Of a channel: nothing is listed while it is a draft; paused keeps what is listed as it is; archived is the end. */
export type ChannelStatus =
  | 'DRAFT'
  | 'ACTIVE'
  | 'PAUSED'
  | 'ARCHIVED';

export type Channel = {
  __typename?: 'Channel';
  id: Scalars['ID']['output'];
  shop: Shop;
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  kind: ChannelKind;
  /** The version of the kind that its fields are of; 0 where it is of none. */
  kindVersion: Scalars['Int']['output'];
  /** The channel for orders made by staff, which every own shop has and nobody makes or archives. */
  isBuiltIn: Scalars['Boolean']['output'];
  country?: Maybe<Scalars['String']['output']>;
  currency?: Maybe<Scalars['String']['output']>;
  locale?: Maybe<Scalars['String']['output']>;
  fallbackLocales: Array<Scalars['String']['output']>;
  pricesWithTax: Scalars['Boolean']['output'];
  status: ChannelStatus;
  /** When it was active for the first time. */
  openedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its listings by state, each the count of rows that the list of listings shows for the same filter. */
  counts: ListingCounts;
  actions: Array<RecordAction>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  mayUpdate: Scalars['Boolean']['output'];
  /** Whether the reader may list products on it. */
  mayPublish: Scalars['Boolean']['output'];
  lockedFields: Array<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
  /** How many of its keys work and were used in the last 30 days. */
  usedKeys: Scalars['Int']['output'];
};

export type ListingCounts = {
  __typename?: 'ListingCounts';
  listed: Scalars['Int']['output'];
  scheduled: Scalars['Int']['output'];
  refused: Scalars['Int']['output'];
  off: Scalars['Int']['output'];
};

export type ChannelFilter = {
  status?: InputMaybe<Array<ChannelStatus>>;
  shopId?: InputMaybe<Array<Scalars['ID']['input']>>;
  kind?: InputMaybe<Array<Scalars['String']['input']>>;
  country?: InputMaybe<Array<Scalars['String']['input']>>;
  currency?: InputMaybe<Array<Scalars['String']['input']>>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

export type ChannelSortField =
  | 'NAME'
  | 'CREATED_AT';

export type ChannelSort = {
  field: ChannelSortField;
  direction: SortDirection;
};

export type ChannelConnection = {
  __typename?: 'ChannelConnection';
  nodes: Array<Channel>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type CreateChannelInput = {
  shopId: Scalars['ID']['input'];
  kind: Scalars['String']['input'];
  name: Scalars['String']['input'];
  /** ISO 3166-1, that of the shop where none is given; currency, locale and tax likewise. */
  country?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
  locale?: InputMaybe<Scalars['String']['input']>;
  fallbackLocales?: InputMaybe<Array<Scalars['String']['input']>>;
  pricesWithTax?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What is left out stays as it is. Kind and shop of a channel never change, the currency not once it was active or while listings have prices in it. */
export type UpdateChannelInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
  locale?: InputMaybe<Scalars['String']['input']>;
  fallbackLocales?: InputMaybe<Array<Scalars['String']['input']>>;
  pricesWithTax?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ChannelCreated = {
  __typename?: 'ChannelCreated';
  channel: Channel;
};

export type ChannelUpdated = {
  __typename?: 'ChannelUpdated';
  channel: Channel;
  /** The audit entry, by which it can be taken back; null when nothing differed. */
  changeId?: Maybe<Scalars['ID']['output']>;
};

export type CreateChannelResult = ChannelCreated | InvalidInput | NotAllowedNow | NotFound;

export type UpdateChannelResult = ChannelUpdated | InvalidInput | NotAllowedNow | VersionConflict | NotFound;

export type SetChannelStatusResult = ChannelUpdated | NotAllowedNow | VersionConflict | NotFound;

export type FeedFormat =
  | 'XML'
  | 'CSV'
  | 'TSV';

export type ChannelFeed = {
  __typename?: 'ChannelFeed';
  id: Scalars['ID']['output'];
  channelId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  format: FeedFormat;
  /** The version of the mapping that its rows are made by; 0 for the defaults of the kind. */
  mappingVersion: Scalars['Int']['output'];
  /** Where channels read it, for readers who may change it; with `.gz` behind it, compressed. */
  address?: Maybe<Scalars['String']['output']>;
  /** Until when the address before this one works; null once none does. */
  previousUntil?: Maybe<Scalars['DateTime']['output']>;
  /** When all its rows are evaluated anew, besides those that change. */
  schedule: Schedule;
  nextRunAt?: Maybe<Scalars['DateTime']['output']>;
  /** Grows with every change of its rows. */
  revision: Scalars['Int']['output'];
  /** The file that is read now; null before the first one is written. */
  file?: Maybe<FeedFile>;
  counts: FeedRowCounts;
  /** Changes of the channel that its rows do not have yet; counted no further than 1,000. */
  waiting: Scalars['Int']['output'];
  /** The newest read; null where nobody read it in 90 days. */
  lastRead?: Maybe<FeedRead>;
  /** Evaluations of all its rows, the newest first. */
  runs: Array<FeedRun>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  mayUpdate: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
};


export type ChannelFeedRunsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type FeedFile = {
  __typename?: 'FeedFile';
  revision: Scalars['Int']['output'];
  rows: Scalars['Int']['output'];
  bytes: Scalars['SafeInt']['output'];
  writtenAt: Scalars['DateTime']['output'];
};

export type FeedRowCounts = {
  __typename?: 'FeedRowCounts';
  served: Scalars['Int']['output'];
  held: Scalars['Int']['output'];
  later: Scalars['Int']['output'];
  removed: Scalars['Int']['output'];
};

export type FeedRead = {
  __typename?: 'FeedRead';
  id: Scalars['ID']['output'];
  at: Scalars['DateTime']['output'];
  /** Of the HTTP answer. */
  status: Scalars['Int']['output'];
  /** All rows of the file where it was read to its end; else 0. */
  rows: Scalars['Int']['output'];
  bytes: Scalars['SafeInt']['output'];
  revision: Scalars['Int']['output'];
  /** The same reader has the same; nobody is known by it. */
  reader: Scalars['String']['output'];
};

export type FeedReadConnection = {
  __typename?: 'FeedReadConnection';
  nodes: Array<FeedRead>;
  pageInfo: PageInfo;
};

export type FeedRun = {
  __typename?: 'FeedRun';
  id: Scalars['ID']['output'];
  state: RunState;
  mappingVersion: Scalars['Int']['output'];
  /** Null where its schedule asked, or who asked is gone. */
  requestedBy?: Maybe<Scalars['String']['output']>;
  requestedAt: Scalars['DateTime']['output'];
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Listings that are done with. */
  done: Scalars['Int']['output'];
  /** Those that the channel has; null once it has ended. */
  total?: Maybe<Scalars['Int']['output']>;
  /** Why it ended before its end. */
  stopReason?: Maybe<Sentence>;
};

export type FeedRowState =
  /** In the file, within its times. */
  | 'SERVED'
  /** Something is wrong with it, and it is still in the file as it was: too many would have gone at once. */
  | 'HELD'
  /** It begins later, and is not in the file yet. */
  | 'LATER'
  /** Taken out, or its time is over. */
  | 'REMOVED';

export type FeedRow = {
  __typename?: 'FeedRow';
  externalId: Scalars['String']['output'];
  state: FeedRowState;
  /** Null for readers who may not see it. */
  product?: Maybe<Product>;
  variant?: Maybe<Variant>;
  fields: Array<FeedRowField>;
  /** As it stands in the file. */
  rendered: Scalars['String']['output'];
  servedFrom?: Maybe<Scalars['DateTime']['output']>;
  servedUntil?: Maybe<Scalars['DateTime']['output']>;
  mappingVersion: Scalars['Int']['output'];
  changedAt: Scalars['DateTime']['output'];
};

export type FeedRowField = {
  __typename?: 'FeedRowField';
  field: Scalars['String']['output'];
  values: Array<Scalars['String']['output']>;
  /** The place of the rule that made it, counted from 0; null where the default of the kind did. */
  rule?: Maybe<Scalars['Int']['output']>;
  sources: Array<FeedSource>;
};

/** What a value was made of. */
export type FeedSource = {
  __typename?: 'FeedSource';
  /** `product.title`, `value(color)`. */
  source: Scalars['String']['output'];
  /** The id of the record that says it; null where nothing does. */
  ref?: Maybe<Scalars['ID']['output']>;
  isThere: Scalars['Boolean']['output'];
  /** The value of the product behind it, whose source leads to the stored page; null where it is another record, or the reader does not see it. */
  value?: Maybe<ProductValue>;
  /** The offer behind it, whose snapshot leads to the stored page; null where it is another record, or the reader does not see it. */
  offer?: Maybe<Offer>;
};

export type FeedRowConnection = {
  __typename?: 'FeedRowConnection';
  nodes: Array<FeedRow>;
  pageInfo: PageInfo;
};

export type FeedSample = {
  __typename?: 'FeedSample';
  /** Fields of these rows in the order of the kind. */
  columns: Array<Scalars['String']['output']>;
  rows: Array<FeedSampleRow>;
  /** When its last row was taken out or its time was over; null while the feed has rows, and where it never had any. */
  emptySince?: Maybe<Scalars['DateTime']['output']>;
};

export type FeedSampleRow = {
  __typename?: 'FeedSampleRow';
  externalId: Scalars['String']['output'];
  /** One for each column; null where the row does not have it. */
  cells: Array<Maybe<Scalars['String']['output']>>;
};

export type ChannelIssueSeverity =
  | 'ERROR'
  | 'WARNING'
  | 'INFO';

export type ChannelIssueRoot =
  | 'VALUE'
  | 'OFFER'
  | 'MAPPING'
  | 'MEDIA'
  | 'DISCOUNT';

/** Issues with one code at one field. */
export type ChannelIssueCause = {
  __typename?: 'ChannelIssueCause';
  code: Scalars['String']['output'];
  /** Null where it is about the channel as a whole. */
  field?: Maybe<Scalars['String']['output']>;
  severity: ChannelIssueSeverity;
  rootKind: ChannelIssueRoot;
  /** Of one of them. */
  detail: Sentence;
  documentation?: Maybe<Scalars['String']['output']>;
  /** Issues with it: one of each row, and one of the channel as a whole where it has no field. */
  count: Scalars['Int']['output'];
  firstSeenAt: Scalars['DateTime']['output'];
};

export type ChannelIssue = {
  __typename?: 'ChannelIssue';
  id: Scalars['ID']['output'];
  code: Scalars['String']['output'];
  field?: Maybe<Scalars['String']['output']>;
  severity: ChannelIssueSeverity;
  detail: Sentence;
  documentation?: Maybe<Scalars['String']['output']>;
  product?: Maybe<Product>;
  variant?: Maybe<Variant>;
  externalId?: Maybe<Scalars['String']['output']>;
  rootKind: ChannelIssueRoot;
  /** The record that it comes from; null where a value is missing. */
  rootRef?: Maybe<Scalars['ID']['output']>;
  /** The value of the product that it comes from, whose source leads to the stored page; null where it comes from another record. */
  value?: Maybe<ProductValue>;
  /** The offer that it comes from, whose snapshot leads to the stored page; null where it comes from another record. */
  offer?: Maybe<Offer>;
  /** What was read of the page that the row was compared with, which need not be the offer's own snapshot; null where none was, or the reader does not see the offer. */
  page?: Maybe<Snapshot>;
  /** The field as its rules made it, with every source that it was made of; null where no rule made it, or it was found before sources were kept. */
  made?: Maybe<FeedRowField>;
  firstSeenAt: Scalars['DateTime']['output'];
  lastSeenAt: Scalars['DateTime']['output'];
};

export type ChannelIssueConnection = {
  __typename?: 'ChannelIssueConnection';
  nodes: Array<ChannelIssue>;
  pageInfo: PageInfo;
};

export type ChannelMapping = {
  __typename?: 'ChannelMapping';
  channelId: Scalars['ID']['output'];
  /** 0 where only the defaults of the kind hold. */
  version: Scalars['Int']['output'];
  newestVersion: Scalars['Int']['output'];
  /** A list of `{field, when, expression}`; expressions are the typed trees of the contracts. */
  rules: Scalars['JSON']['output'];
  /** The fields of the kind in its order, parts behind their group. */
  fields: Array<ChannelMappingField>;
  /** What expressions may read of this installation besides the fixed sources. */
  sources: Array<MappingSource>;
  /** Newest first. */
  versions: Array<ChannelMappingVersion>;
  mayUpdate: Scalars['Boolean']['output'];
};

/** A field of the kind, as the editor shows it. */
export type ChannelMappingField = {
  __typename?: 'ChannelMappingField';
  name: Scalars['String']['output'];
  /** The record that it is a part of. */
  group?: Maybe<Scalars['String']['output']>;
  type: Scalars['String']['output'];
  /** required, when, recommended or optional. */
  level: Scalars['String']['output'];
  minLen?: Maybe<Scalars['Int']['output']>;
  maxLen?: Maybe<Scalars['Int']['output']>;
  minItems?: Maybe<Scalars['Int']['output']>;
  maxItems?: Maybe<Scalars['Int']['output']>;
  values: Array<Scalars['String']['output']>;
  /** Whether other values are only warned of, since those of its document are not confirmed. */
  mayTakeOthers: Scalars['Boolean']['output'];
  units: Array<Scalars['String']['output']>;
  documentation?: Maybe<Scalars['String']['output']>;
  defaultExpression?: Maybe<Scalars['JSON']['output']>;
};

/** A source with a code: an attribute of the catalogue, a kind of identifier, a scheme of categories. */
export type MappingSource = {
  __typename?: 'MappingSource';
  /** value, identifier or category.external. */
  source: Scalars['String']['output'];
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** The kind of value that it gives. */
  kind: Scalars['String']['output'];
  isList: Scalars['Boolean']['output'];
};

export type ChannelMappingVersion = {
  __typename?: 'ChannelMappingVersion';
  version: Scalars['Int']['output'];
  /** Null for somebody who is gone. */
  author?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
};

export type ChannelMappingPreview = {
  __typename?: 'ChannelMappingPreview';
  /** What is wrong with the rules; nothing is counted while there is any. */
  faults: Array<MappingFault>;
  /** Listings that were compared: all of the channel, or 2,000 of them spread over it. */
  compared: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
  /** Of the compared rows. */
  changed: Scalars['Int']['output'];
  appearing: Scalars['Int']['output'];
  refused: Scalars['Int']['output'];
  /** Rows that checks take out before and after, and that change all the same. */
  changedRefused: Scalars['Int']['output'];
  /** One row of each product that was named, or of ten products, those that change first. */
  samples: Array<MappingSample>;
};

export type MappingFault = {
  __typename?: 'MappingFault';
  /** `3.expression.args.0`; empty for the rules as a whole. */
  path: Scalars['String']['output'];
  code: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  wording: Wording;
};

export type MappingSample = {
  __typename?: 'MappingSample';
  externalId: Scalars['String']['output'];
  product?: Maybe<Product>;
  variant?: Maybe<Variant>;
  before: Array<FeedRowField>;
  after: Array<FeedRowField>;
  /** What is wrong with the row afterwards. */
  issues: Array<MappingSampleIssue>;
};

export type MappingSampleIssue = {
  __typename?: 'MappingSampleIssue';
  code: Scalars['String']['output'];
  field: Scalars['String']['output'];
  severity: ChannelIssueSeverity;
  detail: Sentence;
};

export type ChannelFeedInput = {
  name: Scalars['String']['input'];
  format: FeedFormat;
  schedule?: InputMaybe<ScheduleInput>;
};

export type ChannelFeedCreated = {
  __typename?: 'ChannelFeedCreated';
  feed: ChannelFeed;
};

export type ChannelFeedUpdated = {
  __typename?: 'ChannelFeedUpdated';
  feed: ChannelFeed;
  /** The audit entry; null when nothing differed. */
  changeId?: Maybe<Scalars['ID']['output']>;
};

export type ChannelMappingSaved = {
  __typename?: 'ChannelMappingSaved';
  mapping: ChannelMapping;
  /** The audit entry; null when nothing differed. */
  changeId?: Maybe<Scalars['ID']['output']>;
};

/** Rules that cannot be saved, with each fault at its place. */
export type MappingRefused = {
  __typename?: 'MappingRefused';
  faults: Array<MappingFault>;
};

export type CreateChannelFeedResult = ChannelFeedCreated | InvalidInput | NotAllowedNow | NotFound;

export type UpdateChannelFeedResult = ChannelFeedUpdated | InvalidInput | NotAllowedNow | VersionConflict | NotFound;

export type ReplaceFeedTokenResult = ChannelFeedUpdated | NotAllowedNow | VersionConflict | NotFound;

export type RebuildChannelFeedResult = ChannelFeedUpdated | NotAllowedNow | VersionConflict | NotFound;

export type RemoveHeldRowsResult = ChannelFeedUpdated | NotAllowedNow | VersionConflict | NotFound;

export type MoveChannelKindResult = ChannelUpdated | NotAllowedNow | VersionConflict | NotFound;

export type SaveChannelMappingResult = ChannelMappingSaved | MappingRefused | NotAllowedNow | VersionConflict | NotFound;

export type RevertChannelMappingResult = ChannelMappingSaved | MappingRefused | NotAllowedNow | VersionConflict | NotFound;

/** Computed from what was said and from what holds now, never stored. */
export type ListingState =
  | 'OFF'
  | 'SCHEDULED'
  | 'LISTED'
  /** It is meant to be listed, but something is wrong with it. */
  | 'REFUSED';

export type ListingReason =
  /** Nobody put it there, or somebody took it off. */
  | 'NOT_PUBLISHED'
  /** Its day has not come. */
  | 'NOT_YET'
  /** Its last day is over. */
  | 'OVER'
  | 'PRODUCT_NOT_ACTIVE'
  | 'CHANNEL_DRAFT'
  | 'CHANNEL_ARCHIVED'
  /** Neither listing nor own offer has a price in the currency of the channel. */
  | 'NO_PRICE'
  /** The price is without tax, the channel's are with it or the other way round, and no tax rate is known for its country. */
  | 'NO_TAX_RATE'
  /** A check of its row found what the channel refuses. */
  | 'OPEN_ERRORS';

/** Why a variant is not on a channel, and what leads there. */
export type ListingHurdle = {
  __typename?: 'ListingHurdle';
  reason: ListingReason;
  /** The reason as one sentence with its next step. */
  refusal: Refusal;
};

export type ListingPriceSource =
  /** The listing's own. */
  | 'LISTING'
  | 'OWN_OFFER';

export type ListingPrice = {
  __typename?: 'ListingPrice';
  /** As the channel shows it, in its currency, with tax where the channel's prices are with tax. */
  amount: Money;
  listAmount?: Maybe<Money>;
  source: ListingPriceSource;
  /** The rate by which it was converted between net and gross; null where none was needed. */
  taxRatePpm?: Maybe<Scalars['Int']['output']>;
};

export type Listing = {
  __typename?: 'Listing';
  id: Scalars['ID']['output'];
  channel: Channel;
  variant: Variant;
  product: Product;
  /** The own offer of the shop that it sells; null where there is none. */
  offer?: Maybe<Offer>;
  published: Scalars['Boolean']['output'];
  publishAt?: Maybe<Scalars['DateTime']['output']>;
  unpublishAt?: Maybe<Scalars['DateTime']['output']>;
  /** A price of its own, in the currency of the channel and as its prices are meant. */
  price?: Maybe<Money>;
  listPrice?: Maybe<Money>;
  /** By which the channel knows it: given once it is listed for the first time, and never to another. */
  externalId?: Maybe<Scalars['String']['output']>;
  state: ListingState;
  /** What keeps it from being listed; of what is scheduled, what will refuse it then. Empty while it is listed. */
  hurdles: Array<ListingHurdle>;
  effectivePrice?: Maybe<ListingPrice>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  mayPublish: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
};

export type VariantOnChannel = {
  __typename?: 'VariantOnChannel';
  channel: Channel;
  variant: Variant;
  /** Null where nobody ever put it there; its version counts as 0 then. */
  listing?: Maybe<Listing>;
  state: ListingState;
  /** In the order in which they are overcome; of what is scheduled, what will refuse it then. Empty while it is listed. */
  hurdles: Array<ListingHurdle>;
  effectivePrice?: Maybe<ListingPrice>;
  /** The own offer of the shop for it; null where there is none, or for who reads no offers. */
  offer?: Maybe<Offer>;
  mayPublish: Scalars['Boolean']['output'];
};

export type ListingMatrix = {
  __typename?: 'ListingMatrix';
  channels: Array<Channel>;
  rows: Array<ListingMatrixRow>;
  pageInfo: PageInfo;
  /** Of products. */
  total: ListTotal;
};

export type ListingMatrixRow = {
  __typename?: 'ListingMatrixRow';
  product: Product;
  variant: Variant;
  /** In the order of the channels; null for a channel of which the reader sees no listings. */
  cells: Array<Maybe<VariantOnChannel>>;
};

export type ListingFilter = {
  channelId?: InputMaybe<Array<Scalars['ID']['input']>>;
  shopId?: InputMaybe<Array<Scalars['ID']['input']>>;
  productId?: InputMaybe<Array<Scalars['ID']['input']>>;
  state?: InputMaybe<Array<ListingState>>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

export type ListingSortField =
  | 'PRODUCT'
  | 'UPDATED_AT';

export type ListingSort = {
  field: ListingSortField;
  direction: SortDirection;
};

export type ListingConnection = {
  __typename?: 'ListingConnection';
  nodes: Array<Listing>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type ListingInput = {
  published: Scalars['Boolean']['input'];
  publishAt?: InputMaybe<Scalars['DateTime']['input']>;
  unpublishAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Decimal texts in the currency of the channel. */
  price?: InputMaybe<Scalars['String']['input']>;
  listPrice?: InputMaybe<Scalars['String']['input']>;
};

/** A change of one cell; what is left out stays as it is, an empty text takes a price away. */
export type ListingCellInput = {
  channelId: Scalars['ID']['input'];
  variantId: Scalars['ID']['input'];
  published?: InputMaybe<Scalars['Boolean']['input']>;
  publishAt?: InputMaybe<Scalars['DateTime']['input']>;
  unpublishAt?: InputMaybe<Scalars['DateTime']['input']>;
  price?: InputMaybe<Scalars['String']['input']>;
  listPrice?: InputMaybe<Scalars['String']['input']>;
};

export type ListingPreview = {
  __typename?: 'ListingPreview';
  changes: Scalars['Int']['output'];
  unchanged: Scalars['Int']['output'];
  refused: Scalars['Int']['output'];
  /** In the order of the cells. */
  cells: Array<ListingCellPreview>;
};

export type ListingCellPreview = {
  __typename?: 'ListingCellPreview';
  channelId: Scalars['ID']['output'];
  variantId: Scalars['ID']['output'];
  before: ListingState;
  after: ListingState;
  priceBefore?: Maybe<Money>;
  priceAfter?: Maybe<Money>;
  isChanged: Scalars['Boolean']['output'];
  /** Why this cell stays as it is. */
  refusal?: Maybe<Refusal>;
};

export type ListingSet = {
  __typename?: 'ListingSet';
  listing: Listing;
  /** The audit entry, by which it can be taken back; null when nothing differed. */
  changeId?: Maybe<Scalars['ID']['output']>;
};

export type SetListingResult = ListingSet | InvalidInput | NotAllowedNow | VersionConflict | NotFound;

export type CommentKind =
  | 'REVIEW'
  | 'QUESTION';

export type CommentStatus =
  | 'PENDING'
  | 'APPROVED'
  | 'REJECTED'
  | 'SPAM'
  | 'HIDDEN';

export type CommentReason =
  | 'OFF_TOPIC'
  | 'OFFENSIVE'
  | 'PERSONAL_DATA'
  | 'ADVERTISING'
  | 'NOT_GENUINE'
  | 'OTHER';

export type CommentFlagKind =
  | 'LINK'
  | 'PHONE'
  | 'EMAIL'
  | 'WORD'
  | 'DUPLICATE'
  | 'BURST'
  | 'LANGUAGE'
  | 'REPORTED';

export type CommentReplyState =
  | 'DRAFT'
  | 'PUBLISHED'
  | 'WITHDRAWN';

export type Comment = {
  __typename?: 'Comment';
  id: Scalars['ID']['output'];
  shop: Shop;
  channel?: Maybe<Channel>;
  kind: CommentKind;
  /** Null once the product was deleted for good, or where it is hidden from the reader. */
  product?: Maybe<Product>;
  authorName: Scalars['String']['output'];
  /** 1 to 5, of a review. */
  rating?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  /** The text that is shown, or is to be decided about. */
  text: Scalars['String']['output'];
  /** A later text that waits while the other one stays shown. */
  waitingText?: Maybe<Scalars['String']['output']>;
  /** 1 to 5, the rating that waits with that text. */
  waitingRating?: Maybe<Scalars['Int']['output']>;
  /** The title that waits with that text. */
  waitingTitle?: Maybe<Scalars['String']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  status: CommentStatus;
  reason?: Maybe<CommentReason>;
  /** Whether an order of the same customer has the product, shipped before the comment was written. */
  isVerified: Scalars['Boolean']['output'];
  /** The order that proves the purchase; null where none does, or where it is hidden from the reader. */
  order?: Maybe<Order>;
  orderLine?: Maybe<OrderLine>;
  externalId?: Maybe<Scalars['String']['output']>;
  submittedAt: Scalars['DateTime']['output'];
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null where nobody decided yet; empty for a person who was erased. */
  decidedBy?: Maybe<Scalars['String']['output']>;
  /** How often readers reported it since a person decided about it. */
  reportCount: Scalars['Int']['output'];
  /** What machines and people noticed; it decides nothing. */
  flags: Array<CommentFlag>;
  replies: Array<CommentReply>;
  /** Others of the same customer or under the same name in the same shop, the latest first, at most ten. */
  earlier: Array<Comment>;
  actions: Array<RecordAction>;
  mayReview: Scalars['Boolean']['output'];
  mayDelete: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type CommentFlag = {
  __typename?: 'CommentFlag';
  kind: CommentFlagKind;
  isByMachine: Scalars['Boolean']['output'];
  /** The place of the text that it is about; of a duplicate how many others have the text, of reports how many there are. */
  detail?: Maybe<Scalars['String']['output']>;
};

export type CommentReply = {
  __typename?: 'CommentReply';
  id: Scalars['ID']['output'];
  state: CommentReplyState;
  text: Scalars['String']['output'];
  /** Empty for a person who was erased. */
  author: Scalars['String']['output'];
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  actions: Array<RecordAction>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type SavedReply = {
  __typename?: 'SavedReply';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  locale: Scalars['String']['output'];
  text: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type RatingSummary = {
  __typename?: 'RatingSummary';
  shop: Shop;
  /** How many have one star, two, up to five. */
  counts: Array<Scalars['Int']['output']>;
  count: Scalars['Int']['output'];
  average: Scalars['Float']['output'];
};

export type CommentInput = {
  kind: CommentKind;
  /** A product of the catalogue; or `item` names what it is about. */
  productId?: InputMaybe<Scalars['ID']['input']>;
  /** The id of a variant on the channel. */
  item?: InputMaybe<Scalars['String']['input']>;
  /** By which the channel knows the comment; with it a comment that is sent again stays one. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  authorName: Scalars['String']['input'];
  /** 1 to 5; a review has one, a question none. */
  rating?: InputMaybe<Scalars['Int']['input']>;
  /** Of a comment that is sent again, null takes the title away; left out, it stays. */
  title?: InputMaybe<Scalars['String']['input']>;
  text: Scalars['String']['input'];
  language?: InputMaybe<Scalars['String']['input']>;
  /** Now where none is given; a time ahead counts as now. */
  submittedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The number or external id of the order that the customer bought the product by. */
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  /** By which the channel knows the customer. */
  customerId?: InputMaybe<Scalars['String']['input']>;
  /** Finds a customer of the shop and is not kept. */
  customerEmail?: InputMaybe<Scalars['String']['input']>;
};

/** One of them names the comment. */
export type ReportCommentInput = {
  commentId?: InputMaybe<Scalars['ID']['input']>;
  /** By which the channel knows it. */
  externalId?: InputMaybe<Scalars['String']['input']>;
};

export type SavedReplyInput = {
  name: Scalars['String']['input'];
  locale: Scalars['String']['input'];
  text: Scalars['String']['input'];
};

export type CommentFilter = {
  status?: InputMaybe<Array<CommentStatus>>;
  kind?: InputMaybe<Array<CommentKind>>;
  shopId?: InputMaybe<Array<Scalars['ID']['input']>>;
  channelId?: InputMaybe<Array<Scalars['ID']['input']>>;
  productId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Those that have the text of one of these, and these themselves. */
  sameTextAs?: InputMaybe<Array<Scalars['ID']['input']>>;
  flag?: InputMaybe<Array<CommentFlagKind>>;
  isVerified?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether somebody has to decide: about the comment, about a changed text of it, or about what readers reported. */
  isWaiting?: InputMaybe<Scalars['Boolean']['input']>;
  /** Days of the shop's own zone, `2026-11-01`. */
  submittedFrom?: InputMaybe<Scalars['String']['input']>;
  submittedUntil?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

export type CommentSortField =
  | 'SUBMITTED_AT'
  | 'RATING';

export type CommentSort = {
  field: CommentSortField;
  direction: SortDirection;
};

export type CommentConnection = {
  __typename?: 'CommentConnection';
  nodes: Array<Comment>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type CommentSubmitted = {
  __typename?: 'CommentSubmitted';
  id: Scalars['ID']['output'];
  status: CommentStatus;
  /** False where it was known already. */
  isNew: Scalars['Boolean']['output'];
};

export type CommentReported = {
  __typename?: 'CommentReported';
  id: Scalars['ID']['output'];
};

export type CommentSaved = {
  __typename?: 'CommentSaved';
  comment: Comment;
  /** Null where nothing was left to change. */
  changeId?: Maybe<Scalars['ID']['output']>;
};

export type CommentDeleted = {
  __typename?: 'CommentDeleted';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type CommentReplySaved = {
  __typename?: 'CommentReplySaved';
  reply: CommentReply;
  comment: Comment;
  changeId?: Maybe<Scalars['ID']['output']>;
};

export type SavedReplySaved = {
  __typename?: 'SavedReplySaved';
  savedReply: SavedReply;
};

export type SavedReplyDeleted = {
  __typename?: 'SavedReplyDeleted';
  id: Scalars['ID']['output'];
};

export type SubmitCommentResult = CommentSubmitted | InvalidInput | NotFound;

export type ReportCommentResult = CommentReported | InvalidInput | NotFound | NotAllowedNow;

export type SetCommentStatusResult = CommentSaved | NotFound | VersionConflict | NotAllowedNow;

export type DecideCommentTextResult = CommentSaved | NotFound | VersionConflict | NotAllowedNow;

export type DeleteCommentResult = CommentDeleted | NotFound | VersionConflict | NotAllowedNow;

export type CreateCommentReplyResult = CommentReplySaved | InvalidInput | NotFound;

export type UpdateCommentReplyResult = CommentReplySaved | InvalidInput | NotFound | VersionConflict | NotAllowedNow;

export type SetCommentReplyStateResult = CommentReplySaved | NotFound | VersionConflict | NotAllowedNow;

export type CreateSavedReplyResult = SavedReplySaved | InvalidInput | NotFound;

export type UpdateSavedReplyResult = SavedReplySaved | InvalidInput | NotFound | VersionConflict;

export type DeleteSavedReplyResult = SavedReplyDeleted | NotFound | VersionConflict;

export type Query = {
  __typename?: 'Query';
  /** The first thing a client asks: what this installation is called and which version runs. */
  installation: Installation;
  /** The signed-in user. */
  me: Me;
  /** The roles that hold a right, so that whoever was refused knows whom to ask; for every signed-in person. */
  rolesThatMay: Array<RoleThatMay>;
  /** The keys by which programs act for people: all of them, or by a conditioned right the reader's own. */
  apiKeys: ApiKeyConnection;
  apiKey?: Maybe<ApiKey>;
  /**
   * Why a person may do something, or may not: every line of their roles that is about it, how far each reaches, and what is missing.
   * For whoever may read users and roles; null when there is no such person, or no such record for the reader.
   */
  explainRight?: Maybe<RightAnswer>;
  /** How the dashboard looks to the reader; absent while they have kept nothing. */
  preferences?: Maybe<Preferences>;
  /** What people may do, by the roles they hold; for whoever may read roles. */
  roles: RoleConnection;
  role?: Maybe<Role>;
  /** What the dashboard shows and the server gives to whoever has the role, as far as the reader may see it too; null when there is no such role. */
  rolePreview?: Maybe<RolePreview>;
  /** Where somebody is signed in, the latest used first, a hundred at most: the reader, or a user whom they may change. */
  sessions: Array<Session>;
  /** Who may sign in to the dashboard; for whoever may read users. */
  users: UserConnection;
  /** One user; everybody may read themselves. */
  user?: Maybe<User>;
  /** What users have of their own, all of those together: the ones named, or those that the list finds without the released ones; for whoever may read users. */
  ownedByUsers: Array<OwnedRecords>;
  /** The roles that a user may have; for whoever may read users. */
  roleChoices: Array<RoleChoice>;
  /** Figures of measures over a period, as rows of a dimension: what card, chart, table and CSV are made of. */
  figures: FiguresResult;
  /** Reports that the reader saved or that are shared with a role of theirs, by name; `search` is a part of it. */
  savedReports: SavedReportConnection;
  savedReport?: Maybe<SavedReport>;
  /** Roles that the reader may share reports with: their own, and all for who may read roles. */
  reportRoles: Array<ReportRole>;
  /** The registry as a list; `attributes` has all of them at once, in the order of a product. */
  attributeRegistry: AttributeConnection;
  attribute?: Maybe<Attribute>;
  /** The changes of one record, newest first, to whoever may read the record; null when it does not exist for the reader, or keeps no history. */
  changes?: Maybe<ChangeConnection>;
  /**
   * The audit trail: the changes of all records, newest first. Whoever may read `Audit` without a condition reads all of it; by a right
   * to their own shops, brands or self, the changes of records that belong there, are not gone, and that they may read. `search` is the id
   * of a request, of a record or of a change.
   */
  auditTrail: AuditTrailConnection;
  /** How far the trail is sealed, and whether it fits, for whoever may read `Audit` without a condition; null for others. */
  auditSealing?: Maybe<AuditSealing>;
  /** What was deleted and can still come back, as far as the reader may see it; what was deleted last comes first. */
  binEntries: BinEntryConnection;
  /** One deleted record by its id; null for one that does not lie in the bin, and for one that the reader may not see. */
  binEntry?: Maybe<BinEntry>;
  /** What the reader starred, the oldest first. */
  bookmarks: Array<Bookmark>;
  /** What the reader looked at last, the newest first. */
  visits: Array<Visit>;
  brands: BrandConnection;
  brand?: Maybe<Brand>;
  /** One action on many records, for whoever asked for it and those who manage everything. */
  bulkRun?: Maybe<BulkRun>;
  /** What becomes of each record, in the order in which they were taken. */
  bulkItems: BulkItemConnection;
  categories: CategoryConnection;
  /** One that was merged is answered with the category that it went into. */
  category?: Maybe<Category>;
  /** What it changes when these categories go below another parent, or to the root; those that are not there, or there already, are left out. */
  categoryMoveEffects: CategoryMoveEffects;
  /** What it changes when categories become one, or why they cannot. */
  categoryMergeEffects: CategoryMergeEffectsResult;
  /** The keys by which programs act for a sales channel, the newest first; null for a channel that the reader does not see. */
  channelKeys?: Maybe<ChannelKeyConnection>;
  /** Where own shops sell: each channel belongs to one shop. */
  channels: ChannelConnection;
  channel?: Maybe<Channel>;
  /** What a channel can be. */
  channelKinds: Array<ChannelKind>;
  /** The feeds of a channel by name; null for a channel that the reader does not see. */
  channelFeeds?: Maybe<Array<ChannelFeed>>;
  /** Null where there is none, or the reader does not see it. */
  channelFeed?: Maybe<ChannelFeed>;
  /** Rows of a feed in the order of its file; `search` is the beginning of an id. Null for a feed that the reader does not see. */
  feedRows?: Maybe<FeedRowConnection>;
  /** The row of an id; null where there is none, or the reader does not see it. */
  feedRow?: Maybe<FeedRow>;
  /** The first rows of the file as a table; null for a feed that the reader does not see. */
  feedSample?: Maybe<FeedSample>;
  /** Who read a feed, the newest first; kept for 90 days. Null for a feed that the reader does not see. */
  feedReads?: Maybe<FeedReadConnection>;
  /** Open issues of a channel by cause, errors first; null for a channel that the reader does not see. */
  channelIssueCauses?: Maybe<Array<ChannelIssueCause>>;
  /** Open issues of a channel, the newest first; null for a channel that the reader does not see. */
  channelIssues?: Maybe<ChannelIssueConnection>;
  /** The rules of a channel in a version, the newest where none is named; null for a channel that the reader does not see. */
  channelMapping?: Maybe<ChannelMapping>;
  /** What rules would make, before anything is saved; null for a channel that the reader does not see. */
  previewChannelMapping?: Maybe<ChannelMappingPreview>;
  /** Which variants are on which channel: those that somebody ever put there. */
  listings: ListingConnection;
  listing?: Maybe<Listing>;
  /** One product, each of its variants on each channel of shops that the reader may see, and what is missing until it is listed. */
  productChannels: Array<VariantOnChannel>;
  /** Products beside up to ten channels: for each variant of the window one row, in the order of the list of products. */
  listingMatrix: ListingMatrix;
  /** What these cells of the matrix would become, before anything is written: at most 5,000, in parts of at most 1,000. */
  previewListings: ListingPreview;
  /** Reviews and questions of own shops. */
  comments: CommentConnection;
  comment?: Maybe<Comment>;
  /** Those of these comments that still wait for a decision. */
  waitingComments: Array<Comment>;
  /** Texts that are kept to answer with. */
  savedReplies: Array<SavedReply>;
  /** How approved reviews rate a product, a summary for each shop that has some. */
  ratingSummaries: Array<RatingSummary>;
  crawlers: CrawlerConnection;
  crawler?: Maybe<Crawler>;
  crawlRuns: CrawlRunConnection;
  crawlRun?: Maybe<CrawlRun>;
  /** Every visit of a run: what was asked for, or judged without asking, and how it ended. The rows behind its outcomes. */
  crawlFetches: CrawlFetchConnection;
  /** The pages of a run: as they stand while it lives, as they stood when it ended. The rows behind its funnel. */
  crawlRunPages: CrawlRunPageConnection;
  /** What a crawler with these settings would do with an address: scope, robots, page type; nothing is stored. */
  testCrawlerAddress: AddressVerdict;
  /** How many pages are known or expected, and how long a full pass takes at this delay. */
  estimateCrawl: CrawlEstimate;
  /** Customers of the shops that the reader sees; the newest first. A search finds by how a word of the name, the e-mail or the phone begins. */
  customers: CustomerConnection;
  /** One that was merged is answered too; `mergedInto` says into whom. */
  customer?: Maybe<Customer>;
  /** What erasing a customer takes away, what stays, and what it waits for. Nothing is stored. */
  customerErasurePreview?: Maybe<CustomerErasurePreview>;
  /** What merging would make of the one that stays. Nothing is stored. */
  customerMergePreview: CustomerMergePreviewResult;
  dashboard: Dashboard;
  /** The discounts of own shops. */
  discounts: DiscountConnection;
  discount?: Maybe<Discount>;
  /** The codes of a discount, with how often each was used. */
  discountCodes: DiscountCodeConnection;
  /** Every use that counts or counted: orders and reservations. */
  discountUses: DiscountUseConnection;
  /** What to look at before this discount holds: computed anew each time, for what is saved or for what is typed. */
  discountWarnings: DiscountWarnings;
  /** Which discounts a cart gets, in which order, with the arithmetic, and why each other one lost. Nothing is stored or used. */
  discountBench: DiscountBenchResult;
  excavators: ExcavatorConnection;
  excavator?: Maybe<Excavator>;
  excavationRun?: Maybe<ExcavationRun>;
  /** How many offers a scope concerns, before it is saved. */
  countExcavatorScope: ScopeCount;
  proposals: ProposalConnection;
  proposal?: Maybe<Proposal>;
  /** The next proposals to decide, most valuable first, all in one answer so that none has to be waited for. */
  reviewQueue: Array<Proposal>;
  /** Which of these proposals still wait for a person: one decision may settle others by rule, and somebody else decides as well. */
  waitingProposals: Array<Scalars['ID']['output']>;
  auditFigures: Array<AuditFigures>;
  /** Catalogue variants that an offer could be matched to, found by a word or an identifier. */
  matchTargets: Array<MatchTarget>;
  /** What the rows of a list may be asked for in the `where` of its filter; the list is named as its query is: products. */
  listFields: Array<ListField>;
  /**
   * Records of a subject by name, for whoever refers to them: those that `search` finds, the first of all without it, twenty at most; or,
   * with `ids`, those of them that there are, two hundred at most. What the reader may not see is not there.
   */
  namedRecords: Array<NamedRecord>;
  /**
   * Records of several subjects by a part of their name, or by an id: so many of each, twenty at most, in the order of the subjects. What
   * the reader may not see is not there.
   */
  foundRecords: Array<FoundRecord>;
  grabbers: GrabberConnection;
  grabber?: Maybe<Grabber>;
  grabRun?: Maybe<GrabRun>;
  /** What a run read, page by page, of a feed some rows at a time. The rows behind its figures. */
  grabItems: GrabItemConnection;
  /** What a replay would change or has changed, page by page; none once its staged pages are gone. */
  replayPages: ReplayPageConnection;
  /** Reads a few stored pages anew and says what differs from what they said before; stores nothing. */
  compareReadings: ReadingComparison;
  /** Proposes a selector for each field of a stored page that states no offer, by what a person sees on it; stores nothing. Empty for a page that states one, shows no product, or shows several. */
  proposeSelectors: Array<ProposedSelector>;
  /** Stored pages of a crawler, newest first, for the live test. */
  storedPages: Array<StoredPage>;
  /** An import of the reader's own; null where there is none. */
  import?: Maybe<Import>;
  /** The reader's own imports of one kind, those touched last first. */
  imports: ImportConnection;
  /** What the columns of a file of this kind can be. */
  importTargets: Array<ImportTarget>;
  /** What the rows of a change set would do, in their order; of the reader's own sets. */
  changeSetRows: ChangeSetRowConnection;
  /** Long work that the reader may see, the newest first. */
  jobs: JobConnection;
  /** What waits or works now, and what ended since a time within the last day; the newest first. */
  jobTray: Array<Job>;
  /** Null where there is none, or the reader may not see it. */
  job?: Maybe<Job>;
  /** Who follows the log of events, and how far each is behind; for administrators. */
  eventConsumers: Array<EventConsumer>;
  /** Tables by month that have no partition for the next one, which a worker makes ahead; for administrators. */
  tablesWithoutNextMonth: Array<Scalars['String']['output']>;
  /** The queues of background tasks, for those who manage everything. */
  taskQueues: Array<TaskQueue>;
  /** Tasks that were given up, the newest first, for those who manage everything. */
  failedTasks: Array<FailedTask>;
  offers: OfferConnection;
  offer?: Maybe<Offer>;
  /** Own shops in which the reader may make offers, by name. */
  offerShops: Array<OfferShop>;
  /** Price points of all offers of a product, for its chart. */
  productPriceHistory: Array<OfferPriceSeries>;
  /** People who may be given orders of a shop. */
  orderAssignees: Array<OrderPerson>;
  /** Orders that need somebody: what waits too long first, then the oldest. */
  orderQueue: OrderQueueConnection;
  /** How many wait by need, as the reader sees them. */
  orderQueueCounts: Array<OrderNeedCount>;
  /** Own shops of whose orders the reader may do this, by name. */
  orderShops: Array<OrderShop>;
  /** Which orders of a shop these numbers or external ids name, each answered in its place; at most 500. Refused in a shop whose orders the reader may not see. */
  orderReferences: Array<OrderReference>;
  /** Orders of the shops that the reader sees; the newest first. */
  orders: OrderConnection;
  order?: Maybe<Order>;
  /** Channels of shops where the reader may create orders, by name; those in the archive take none. */
  orderChannels: Array<Channel>;
  /**
   * Sums over what the list finds, one for each currency. Of more than 10,001 orders they are known where the filter is shop, channel and
   * period, else as the reader let them be counted last (`countOrders`).
   */
  orderTotals: OrderTotals;
  /** What a draft would cost as it stands: lines, discounts with their arithmetic, tax, totals. Nothing is stored. */
  previewOrder: PreviewOrderResult;
  /** The ledger over all orders: one row for each transaction that was asked for or happened. */
  paymentTransactions: PaymentTransactionConnection;
  /** Sums over what the ledger finds, one for each currency. */
  paymentSums: PaymentSums;
  /** The currencies in which the reader sees payments. */
  paymentCurrencies: Array<Scalars['String']['output']>;
  payment?: Maybe<Payment>;
  /** The payment providers of a shop, the oldest first; `manual` is what people enter. */
  paymentProviders: Array<PaymentProvider>;
  /**
   * What providers told, the newest first. Those that wait for a person have the state UNMATCHED (no order) or CONFLICT. Requests under way and
   * of unknown outcome are `paymentTransactions` of the states REQUESTED, SENT and PENDING, and UNKNOWN.
   */
  paymentEvents: PaymentEventConnection;
  paymentEvent?: Maybe<PaymentEvent>;
  /** Refunds of the shops that the reader sees; the newest first. */
  refunds: RefundConnection;
  refund?: Maybe<Refund>;
  /** What a refund would give back, by line and in sum, and whether it takes a second person. Nothing is stored. */
  previewRefund: PreviewRefundResult;
  /** Archived products and those in the bin, as far as the reader may see them; what left the catalogue last comes first. */
  archivedProducts: ArchivedProductConnection;
  /** What archiving these products means for what hangs on them: those of `ids`, or all that match but the released ones. */
  archiveEffects: ArchiveEffects;
  /** The columns that the grid of products can show, in the order in which they are offered. */
  productGridColumns: Array<GridColumn>;
  /** A window of the product list as cells, with what the reader's own open change set says of them. One operation, whatever its rows and columns. */
  productGrid: ProductGridConnection;
  products: ProductConnection;
  product?: Maybe<Product>;
  /** The product that a valid GTIN identifies, however it is written; null for none, and for one that the reader may not see. */
  productByGtin?: Maybe<Product>;
  /** A product of the brand, or of none where it is left out, that has this SKU however it is written; null as above. */
  productBySku?: Maybe<Product>;
  /** A product of the brand that has this part number however it is written; null as above. */
  productByMpn?: Maybe<Product>;
  /** At most three products of the brand with nearly this name in any language, the nearest first; other numbers make other names. */
  productsNamedLike: Array<Product>;
  /** The product in the bin that a valid GTIN identifies; null for none, and for one that the reader may not see. */
  binnedProductByGtin?: Maybe<BinnedProduct>;
  /** Of which brands the reader may add products. */
  productBrands: ProductBrands;
  /** All attributes of the registry, in the order of a product. */
  attributes: Array<Attribute>;
  /** What shops call properties of their offers, as far as the reader sees the shops. */
  propertyNames: PropertyNameConnection;
  propertyName?: Maybe<PropertyName>;
  /**
   * What grows, how much of it is kept, and what of it goes, by the last count; for those who may read `Setting`. Of all, or of one shop, where
   * kinds are left out that are of no shop. Null for a shop that the reader may not see.
   */
  storage?: Maybe<Storage>;
  /** The languages that texts of the catalogue are written in, the most important first; for whoever may open the dashboard. */
  contentLocales: Array<Scalars['String']['output']>;
  /**
   * The settings of the registry, for whoever may read `Setting`: of the installation, or as they are for one shop. `search` is over title,
   * description, key and value; null where the shop does not exist.
   */
  settings?: Maybe<Array<Setting>>;
  /** A setting at its place, by the id of its history. Null for an id that is none, and for a shop that the reader may not see. */
  setting?: Maybe<Setting>;
  /** How this installation sorts names, for whoever may read `Setting`. */
  nameSorting: NameSorting;
  /** What changing a setting to this value would do, in sentences; empty where it has no effect worth a sentence. */
  settingEffects: Array<SettingEffect>;
  /** What shops call their categories, as far as the reader sees the shops. */
  shelves: ShelfConnection;
  shelf?: Maybe<Shelf>;
  shops: ShopConnection;
  shop?: Maybe<Shop>;
  /** The shop at a URL or above it, whatever its scheme, www and query. Null for none, and for one that the reader may not see. */
  shopByAddress?: Maybe<Shop>;
  /** The currency of a shop that is added without one, by the setting; null while none is set. For whoever may add shops. */
  newShopCurrency?: Maybe<Scalars['String']['output']>;
  /** The tax rates of own shops, for who may update the shop: one rate a line, chosen by country, region, class and day. */
  taxRates: TaxRateConnection;
  taxRate?: Maybe<TaxRate>;
  /** The taxonomies that were loaded. */
  taxonomies: Array<Taxonomy>;
  /** What an uploaded file would change, before it is taken. The file is in the language that is named. */
  taxonomyDifference: TaxonomyDifferenceResult;
  /** Nodes whose path has all of these words, in any loaded language; the shortest paths first. */
  taxonomyNodes: Array<TaxonomyNode>;
  /** How our categories stand to a taxonomy, by what their names in a language say. */
  taxonomyLinks: TaxonomyLinkReport;
  /** What it changes when these are the category's own entries, before they are saved. Null where the category is not there. */
  categoryTemplateEffects?: Maybe<CategoryTemplateEffects>;
  /** The reader's own views of a list and those that others share, by name. */
  savedViews: Array<SavedView>;
  /** How the reader wants this list to look, and each of its views that they changed. */
  listLayouts: Array<ListLayout>;
};


export type QueryRolesThatMayArgs = {
  action: AbilityAction;
  subject: AbilitySubject;
};


export type QueryApiKeysArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ApiKeyFilter>;
  sort?: InputMaybe<Array<ApiKeySort>>;
};


export type QueryApiKeyArgs = {
  id: Scalars['ID']['input'];
};


export type QueryExplainRightArgs = {
  question: RightQuestion;
};


export type QueryRolesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RoleFilter>;
  sort?: InputMaybe<Array<RoleSort>>;
};


export type QueryRoleArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRolePreviewArgs = {
  view: RoleView;
};


export type QuerySessionsArgs = {
  userId: Scalars['ID']['input'];
};


export type QueryUsersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<UserFilter>;
  sort?: InputMaybe<Array<UserSort>>;
};


export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOwnedByUsersArgs = {
  ids?: InputMaybe<Array<Array<Scalars['ID']['input']>>>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<UserFilter>;
  released?: InputMaybe<Array<Array<Scalars['ID']['input']>>>;
};


export type QueryFiguresArgs = {
  input: FiguresInput;
};


export type QuerySavedReportsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySavedReportArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAttributeRegistryArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AttributeFilter>;
  sort?: InputMaybe<Array<AttributeSort>>;
};


export type QueryAttributeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryChangesArgs = {
  entity: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAuditTrailArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ChangeFilter>;
  sort?: InputMaybe<Array<ChangeSort>>;
};


export type QueryBinEntriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BinFilter>;
  sort?: InputMaybe<Array<BinSort>>;
};


export type QueryBinEntryArgs = {
  id: Scalars['ID']['input'];
};


export type QueryBrandsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BrandFilter>;
  sort?: InputMaybe<Array<BrandSort>>;
};


export type QueryBrandArgs = {
  id: Scalars['ID']['input'];
};


export type QueryBulkRunArgs = {
  id: Scalars['ID']['input'];
};


export type QueryBulkItemsArgs = {
  runId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  filter?: InputMaybe<BulkItemFilter>;
  sort?: InputMaybe<Array<BulkItemSort>>;
};


export type QueryCategoriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CategoryFilter>;
  sort?: InputMaybe<Array<CategorySort>>;
};


export type QueryCategoryArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCategoryMoveEffectsArgs = {
  ids: Array<Scalars['ID']['input']>;
  parentId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryCategoryMergeEffectsArgs = {
  survivorId: Scalars['ID']['input'];
  mergedIds: Array<Scalars['ID']['input']>;
};


export type QueryChannelKeysArgs = {
  channelId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryChannelsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ChannelFilter>;
  sort?: InputMaybe<Array<ChannelSort>>;
};


export type QueryChannelArgs = {
  id: Scalars['ID']['input'];
};


export type QueryChannelFeedsArgs = {
  channelId: Scalars['ID']['input'];
};


export type QueryChannelFeedArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFeedRowsArgs = {
  feedId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Array<FeedRowState>>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryFeedRowArgs = {
  feedId: Scalars['ID']['input'];
  externalId: Scalars['String']['input'];
};


export type QueryFeedSampleArgs = {
  feedId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFeedReadsArgs = {
  feedId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryChannelIssueCausesArgs = {
  channelId: Scalars['ID']['input'];
};


export type QueryChannelIssuesArgs = {
  channelId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  field?: InputMaybe<Scalars['String']['input']>;
};


export type QueryChannelMappingArgs = {
  channelId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPreviewChannelMappingArgs = {
  channelId: Scalars['ID']['input'];
  rules: Scalars['JSON']['input'];
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type QueryListingsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ListingFilter>;
  sort?: InputMaybe<Array<ListingSort>>;
};


export type QueryListingArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProductChannelsArgs = {
  productId: Scalars['ID']['input'];
};


export type QueryListingMatrixArgs = {
  channelIds: Array<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  sort?: InputMaybe<Array<ProductSort>>;
};


export type QueryPreviewListingsArgs = {
  cells: Array<Array<ListingCellInput>>;
};


export type QueryCommentsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CommentFilter>;
  sort?: InputMaybe<Array<CommentSort>>;
};


export type QueryCommentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryWaitingCommentsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QuerySavedRepliesArgs = {
  shopId: Scalars['ID']['input'];
};


export type QueryRatingSummariesArgs = {
  productId: Scalars['ID']['input'];
};


export type QueryCrawlersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CrawlerFilter>;
  sort?: InputMaybe<Array<CrawlerSort>>;
};


export type QueryCrawlerArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCrawlRunsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  filter?: InputMaybe<CrawlRunFilter>;
  sort?: InputMaybe<Array<CrawlRunSort>>;
};


export type QueryCrawlRunArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCrawlFetchesArgs = {
  runId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  filter?: InputMaybe<CrawlFetchFilter>;
  sort?: InputMaybe<Array<CrawlFetchSort>>;
};


export type QueryCrawlRunPagesArgs = {
  runId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  filter?: InputMaybe<CrawlRunPageFilter>;
  sort?: InputMaybe<Array<CrawlRunPageSort>>;
};


export type QueryTestCrawlerAddressArgs = {
  shopId: Scalars['ID']['input'];
  config: CrawlerConfigInput;
  url: Scalars['String']['input'];
};


export type QueryEstimateCrawlArgs = {
  shopId: Scalars['ID']['input'];
  config: CrawlerConfigInput;
};


export type QueryCustomersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CustomerFilter>;
  sort?: InputMaybe<Array<CustomerSort>>;
};


export type QueryCustomerArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCustomerErasurePreviewArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCustomerMergePreviewArgs = {
  survivorId: Scalars['ID']['input'];
  mergedId: Scalars['ID']['input'];
  take?: InputMaybe<Array<CustomerMergeField>>;
};


export type QueryDiscountsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DiscountFilter>;
  sort?: InputMaybe<Array<DiscountSort>>;
};


export type QueryDiscountArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDiscountCodesArgs = {
  discountId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DiscountCodeFilter>;
  sort?: InputMaybe<Array<DiscountCodeSort>>;
};


export type QueryDiscountUsesArgs = {
  discountId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  filter?: InputMaybe<DiscountUseFilter>;
};


export type QueryDiscountWarningsArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  shopId: Scalars['ID']['input'];
  input: DiscountInput;
};


export type QueryDiscountBenchArgs = {
  input: DiscountBenchInput;
};


export type QueryExcavatorsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ExcavatorFilter>;
  sort?: InputMaybe<Array<ExcavatorSort>>;
};


export type QueryExcavatorArgs = {
  id: Scalars['ID']['input'];
};


export type QueryExcavationRunArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCountExcavatorScopeArgs = {
  scope: ExcavatorScopeInput;
};


export type QueryProposalsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProposalFilter>;
  sort?: InputMaybe<Array<ProposalSort>>;
};


export type QueryProposalArgs = {
  id: Scalars['ID']['input'];
};


export type QueryReviewQueueArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<ProposalFilter>;
  skipIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type QueryWaitingProposalsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryMatchTargetsArgs = {
  offerId: Scalars['ID']['input'];
  search: Scalars['String']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryListFieldsArgs = {
  list: Scalars['String']['input'];
};


export type QueryNamedRecordsArgs = {
  of: AbilitySubject;
  search?: InputMaybe<Scalars['String']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type QueryFoundRecordsArgs = {
  of: Array<AbilitySubject>;
  search: Scalars['String']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGrabbersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<GrabberFilter>;
  sort?: InputMaybe<Array<GrabberSort>>;
};


export type QueryGrabberArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGrabRunArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGrabItemsArgs = {
  runId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  filter?: InputMaybe<GrabItemFilter>;
  sort?: InputMaybe<Array<GrabItemSort>>;
};


export type QueryReplayPagesArgs = {
  runId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  filter?: InputMaybe<ReplayPageFilter>;
  sort?: InputMaybe<Array<ReplayPageSort>>;
};


export type QueryCompareReadingsArgs = {
  input: CompareReadingsInput;
};


export type QueryProposeSelectorsArgs = {
  pageId: Scalars['ID']['input'];
};


export type QueryStoredPagesArgs = {
  crawlerId: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryImportArgs = {
  id: Scalars['ID']['input'];
};


export type QueryImportsArgs = {
  kind: ImportKind;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryImportTargetsArgs = {
  kind: ImportKind;
};


export type QueryChangeSetRowsArgs = {
  setId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  filter?: InputMaybe<ChangeSetRowFilter>;
  sort?: InputMaybe<Array<ChangeSetRowSort>>;
};


export type QueryJobsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  filter?: InputMaybe<JobFilter>;
  sort?: InputMaybe<Array<JobSort>>;
};


export type QueryJobTrayArgs = {
  endedSince: Scalars['DateTime']['input'];
};


export type QueryJobArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFailedTasksArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOffersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OfferFilter>;
  sort?: InputMaybe<Array<OfferSort>>;
};


export type QueryOfferArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProductPriceHistoryArgs = {
  productId: Scalars['ID']['input'];
  days?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOrderAssigneesArgs = {
  shopId: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOrderQueueArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  shopId?: InputMaybe<Array<Scalars['ID']['input']>>;
  assignment?: InputMaybe<OrderAssignment>;
  need?: InputMaybe<Array<OrderNeed>>;
};


export type QueryOrderQueueCountsArgs = {
  shopId?: InputMaybe<Array<Scalars['ID']['input']>>;
  assignment?: InputMaybe<OrderAssignment>;
};


export type QueryOrderShopsArgs = {
  action?: InputMaybe<OrderShopAction>;
};


export type QueryOrderReferencesArgs = {
  shopId: Scalars['ID']['input'];
  references: Array<Scalars['String']['input']>;
};


export type QueryOrdersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderFilter>;
  sort?: InputMaybe<Array<OrderSort>>;
};


export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOrderTotalsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderFilter>;
};


export type QueryPreviewOrderArgs = {
  channelId: Scalars['ID']['input'];
  input: OrderDraftInput;
};


export type QueryPaymentTransactionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PaymentTransactionFilter>;
  sort?: InputMaybe<Array<PaymentTransactionSort>>;
};


export type QueryPaymentSumsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PaymentTransactionFilter>;
};


export type QueryPaymentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPaymentProvidersArgs = {
  shopId: Scalars['ID']['input'];
};


export type QueryPaymentEventsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  filter?: InputMaybe<PaymentEventFilter>;
  sort?: InputMaybe<Array<PaymentEventSort>>;
};


export type QueryPaymentEventArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRefundsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RefundFilter>;
  sort?: InputMaybe<Array<RefundSort>>;
};


export type QueryRefundArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPreviewRefundArgs = {
  orderId: Scalars['ID']['input'];
  input: RefundInput;
};


export type QueryArchivedProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ArchivedProductFilter>;
  sort?: InputMaybe<Array<ArchivedProductSort>>;
};


export type QueryArchiveEffectsArgs = {
  ids?: InputMaybe<Array<Array<Scalars['ID']['input']>>>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  released?: InputMaybe<Array<Array<Scalars['ID']['input']>>>;
};


export type QueryProductGridArgs = {
  columns: Array<Scalars['String']['input']>;
  setId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  sort?: InputMaybe<Array<ProductSort>>;
};


export type QueryProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  sort?: InputMaybe<Array<ProductSort>>;
};


export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProductByGtinArgs = {
  gtin: Scalars['String']['input'];
  exceptId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryProductBySkuArgs = {
  sku: Scalars['String']['input'];
  brandId?: InputMaybe<Scalars['ID']['input']>;
  exceptId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryProductByMpnArgs = {
  mpn: Scalars['String']['input'];
  brandId: Scalars['ID']['input'];
  exceptId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryProductsNamedLikeArgs = {
  name: Scalars['String']['input'];
  brandId: Scalars['ID']['input'];
  exceptId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryBinnedProductByGtinArgs = {
  gtin: Scalars['String']['input'];
};


export type QueryPropertyNamesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PropertyNameFilter>;
  sort?: InputMaybe<Array<PropertyNameSort>>;
};


export type QueryPropertyNameArgs = {
  id: Scalars['ID']['input'];
};


export type QueryStorageArgs = {
  shopId?: InputMaybe<Scalars['ID']['input']>;
};


export type QuerySettingsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  group?: InputMaybe<Scalars['String']['input']>;
  shopId?: InputMaybe<Scalars['ID']['input']>;
};


export type QuerySettingArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySettingEffectsArgs = {
  key: Scalars['String']['input'];
  scope?: InputMaybe<SettingScopeInput>;
  value?: InputMaybe<Scalars['JSON']['input']>;
};


export type QueryShelvesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ShelfFilter>;
  sort?: InputMaybe<Array<ShelfSort>>;
};


export type QueryShelfArgs = {
  id: Scalars['ID']['input'];
};


export type QueryShopsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ShopFilter>;
  sort?: InputMaybe<Array<ShopSort>>;
};


export type QueryShopArgs = {
  id: Scalars['ID']['input'];
};


export type QueryShopByAddressArgs = {
  url: Scalars['String']['input'];
  exceptId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryTaxRatesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<ListStart>;
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TaxRateFilter>;
  sort?: InputMaybe<Array<TaxRateSort>>;
};


export type QueryTaxRateArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTaxonomyDifferenceArgs = {
  uploadId: Scalars['ID']['input'];
  language: Scalars['String']['input'];
};


export type QueryTaxonomyNodesArgs = {
  publisher: TaxonomyPublisher;
  search: Scalars['String']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTaxonomyLinksArgs = {
  publisher: TaxonomyPublisher;
  language: Scalars['String']['input'];
};


export type QueryCategoryTemplateEffectsArgs = {
  id: Scalars['ID']['input'];
  input: CategoryTemplateInput;
};


export type QuerySavedViewsArgs = {
  list: Scalars['String']['input'];
};


export type QueryListLayoutsArgs = {
  list: Scalars['String']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Does nothing and answers true; a client may use it to see whether its token is still good. */
  ping: Scalars['Boolean']['output'];
  /** Saves what the reader sets of themselves; the id is their own. */
  updateProfile: UpdateProfileResult;
  /** Gives the reader another password and ends all their other sessions. The answer is not kept under an idempotency key; asked again, the new password holds already. */
  changePassword: ChangePasswordResult;
  /**
   * Makes a key for whoever asks, and answers its secret this once. A key acts for its person, with no more rights than they have at that
   * moment; no key makes another one.
   */
  createApiKey: CreateApiKeyResult;
  /** Lets a key in no more, within five seconds and for good; what listens by it is closed. */
  revokeApiKey: RevokeApiKeyResult;
  /** Makes a link by which a user sets a password: an invitation while they have none, else a reset. The link before it leads nowhere. It is shown this once: the answer is not kept under an idempotency key. */
  createUserLink: CreateUserLinkResult;
  /** Adds a user for every address of a pasted list, with a link for each. The answer is not kept under an idempotency key: asked again, it finds the users there. */
  inviteUsers: InviteUsersResult;
  /** Disables a user and hands their shared views and reports over to somebody who is active, both or neither. */
  offboardUser: OffboardUserResult;
  /** Takes an offboarding back: lets the user in again and gives them the views and reports back that whoever got them still has. */
  reinstateUser: ReinstateUserResult;
  /**
   * Takes a disabled user out for good: their name, addresses, picture, sessions, keys, views, layouts, bookmarks and visits, and all that the
   * audit trail held of them. What they did stays, of "a person who was erased". Asked again, it has happened already.
   */
  eraseUser: EraseUserResult;
  /** Keeps how the dashboard looks to the reader, for every browser they sign in with. */
  savePreferences: SavePreferencesResult;
  createRole: CreateRoleResult;
  /** What is changed holds for everybody who has the role within five seconds, sessions that are open included. */
  updateRole: UpdateRoleResult;
  /** Deletes a role that nobody has. */
  deleteRole: DeleteRoleResult;
  /** Makes the secret of a second factor for the reader. Nothing counts before `confirmSecondFactor` has seen a first code. It is shown this once: the answer is not kept under an idempotency key. */
  beginSecondFactor: BeginSecondFactorResult;
  /** Puts the second factor to work, or another one in the place of the one before, and ends all other sessions of the reader. The recovery codes are shown this once; asked again, there are new ones. */
  confirmSecondFactor: ConfirmSecondFactorResult;
  /** Gives the reader new recovery codes, shown this once; those before lead nowhere. */
  renewRecoveryCodes: RenewRecoveryCodesResult;
  /** Refused while a role of the reader asks for a second factor. */
  turnOffSecondFactor: TurnOffSecondFactorResult;
  /** Takes the second factor of somebody who has lost it, and ends all their sessions. */
  resetSecondFactor: ResetSecondFactorResult;
  /** Ends a session of one's own, or of a user whom the reader may change. Every process knows within five seconds. */
  revokeSession: RevokeSessionsResult;
  /** Ends all sessions of a user but the one that asks. */
  revokeSessions: RevokeSessionsResult;
  /** Adds a user who cannot sign in before a link has given them a password. */
  createUser: CreateUserResult;
  updateUser: UpdateUserResult;
  /** Gives a user a picture that was sent to `/avatars`, or takes theirs away: one's own, or that of a user whom the reader may change. */
  setUserAvatar: SetUserAvatarResult;
  /** Lets a user in: one who waits for approval, or one who was disabled. */
  enableUser: UserStatusResult;
  /** Ends all sessions of a user and lets them in no more. */
  disableUser: UserStatusResult;
  /** Saves a new report, or without a change of its owner one that is there, on the version that was seen. */
  saveReport: SaveReportResult;
  /** Puts a report into the bin of its owner. */
  deleteReport: DeleteReportResult;
  createAttribute: CreateAttributeResult;
  /** Code, type and where values stand change only as long as there are none. */
  updateAttribute: UpdateAttributeResult;
  /** Puts an attribute into the bin. Its values stay where they are, hidden, and come back with it. */
  deleteAttribute: DeleteAttributeResult;
  /**
   * Takes a change back, as a new change by the rules of any other: each of its fields, or of those named, that still is as the
   * change left it becomes what it was before; what somebody changed since stays.
   */
  revertChange: RevertChangeResult;
  /** Brings a deleted record back with all that hung on it; a refusal says why. */
  restoreFromBin: RestoreFromBinResult;
  /** Deletes a record for good before its time. Nothing brings it back. */
  purgeFromBin: PurgeFromBinResult;
  /** Stars an address of the dashboard; one that is starred already gets the name. */
  addBookmark: AddBookmarkResult;
  /** Takes a star away; there need not be one. */
  removeBookmark: BookmarksChanged;
  /** Notes that the reader looks at an address of the dashboard. */
  noteVisit: NoteVisitResult;
  createBrand: CreateBrandResult;
  updateBrand: UpdateBrandResult;
  archiveBrand: ArchiveBrandResult;
  restoreBrand: ArchiveBrandResult;
  /** Does an action of a list to many records. A worker goes on with it under the rights of whoever asked, as they are at each batch, whether or not anybody looks. */
  startBulkRun: StartBulkRunResult;
  createCategory: CreateCategoryResult;
  updateCategory: UpdateCategoryResult;
  /** Takes a category with all that is below it to another parent, or to another place among its siblings. */
  moveCategory: MoveCategoryResult;
  /**
   * Makes categories one: what is below them, shop categories and products go to the survivor, which is given the texts of languages that it
   * lacks. Their ids lead to it from then on. Reverting the change moves back what still is where the merge put it.
   */
  mergeCategories: MergeCategoriesResult;
  /** Hides a category with what is in it from visitors of a channel, or shows it again. */
  changeCategoryStatus: ChangeCategoryStatusResult;
  /** Makes an upload of the caller for the purpose PICTURE the picture of a category, in place of the one before; the upload is gone after that. Without one the category has none. */
  setCategoryPicture: SetCategoryPictureResult;
  /** Puts a category into the bin to which nothing belongs any more. */
  deleteCategory: DeleteCategoryResult;
  /**
   * Makes a key of a sales channel, and answers its secret this once. No person stands behind it: on its channel it places orders, reserves
   * and releases discounts and sends comments, and does and reads nothing else. No key makes another one.
   */
  createChannelKey: CreateChannelKeyResult;
  /** Lets a key in no more, within five seconds and for good. */
  revokeChannelKey: RevokeChannelKeyResult;
  createChannel: CreateChannelResult;
  updateChannel: UpdateChannelResult;
  /** Moves a channel to another status. `confirmed` answers a refusal that says so. */
  setChannelStatus: SetChannelStatusResult;
  createChannelFeed: CreateChannelFeedResult;
  updateChannelFeed: UpdateChannelFeedResult;
  /** Gives a feed a new address. The old one works for seven more days. */
  replaceFeedToken: ReplaceFeedTokenResult;
  /** Evaluates every row of a feed anew, as a run. */
  rebuildChannelFeed: RebuildChannelFeedResult;
  /** Takes the rows out that the removal guard holds. */
  removeHeldRows: RemoveHeldRowsResult;
  /** Saves rules as the next version and rebuilds the feeds of the channel. `version` is the newest that was seen, 0 where there is none. */
  saveChannelMapping: SaveChannelMappingResult;
  /** Saves an earlier version once more, as the next one; 0 for the defaults of the kind. */
  revertChannelMapping: RevertChannelMappingResult;
  /** Moves a channel without feeds and rules to another version of its kind; 0 for none. */
  moveChannelKind: MoveChannelKindResult;
  /** Puts a variant on a channel, takes it off, at a time, with a price of its own: all of it anew. `version` is 0 where there is no listing yet. */
  setListing: SetListingResult;
  /** Writes cells of the matrix as one bulk run, each under the rights and rules of `setListing`; its *Undo* takes back what nobody changed since. */
  applyListings: StartBulkRunResult;
  /**
   * Takes a review or question from a sales channel. The same external id again is the same comment: a changed text of it waits, while the
   * approved one stays shown.
   */
  submitComment: SubmitCommentResult;
  /** Tells that a reader reported a comment that the shop shows. It stays shown until a person decides; the channel counts each reader once. */
  reportComment: ReportCommentResult;
  /** Decides about a comment. A rejection names its reason; one that readers reported is kept by approving it again. */
  setCommentStatus: SetCommentStatusResult;
  /** Shows the changed text of a comment in place of the old one, or refuses it. */
  decideCommentText: DecideCommentTextResult;
  /** Deletes a comment into the bin, as long as no reply to it is published. */
  deleteComment: DeleteCommentResult;
  /** Writes a draft of a reply. */
  createCommentReply: CreateCommentReplyResult;
  /** Changes the text of a draft. */
  updateCommentReply: UpdateCommentReplyResult;
  /** Publishes a draft, or withdraws what is published. */
  setCommentReplyState: SetCommentReplyStateResult;
  createSavedReply: CreateSavedReplyResult;
  updateSavedReply: UpdateSavedReplyResult;
  /** For good; replies that were written with it stay. */
  deleteSavedReply: DeleteSavedReplyResult;
  createCrawler: CreateCrawlerResult;
  updateCrawler: UpdateCrawlerResult;
  changeCrawlerState: ChangeCrawlerStateResult;
  /** A dry run fetches at most 25 pages and says what it would do with each; it feeds no grabber. */
  startCrawlRun: StartCrawlRunResult;
  /** Takes a degraded run as the new normal; audited. */
  acceptCrawlRunAsNormal: CrawlRunCommandResult;
  createCustomer: CreateCustomerResult;
  /** All of what it says anew; addresses and consents have commands of their own. */
  updateCustomer: UpdateCustomerResult;
  /** Adds an address, or with `addressId` changes one. The first one becomes the default of both. */
  saveCustomerAddress: SaveCustomerAddressResult;
  removeCustomerAddress: RemoveCustomerAddressResult;
  /** Adds a statement; those before it stay, and the latest of a purpose counts. */
  recordCustomerConsent: RecordCustomerConsentResult;
  /**
   * Merges two customers of one shop: orders, addresses, consents and ids of channels move to the survivor. It is taken back by `revertChange`,
   * which moves back what still points there.
   */
  mergeCustomers: MergeCustomersResult;
  /**
   * Erases a customer with those that were merged into it, once nothing of theirs is open: until then the request waits, and runs by itself.
   * What they bought stays with its sums; who they were is gone from the whole installation. Nothing takes it back.
   */
  eraseCustomer: EraseCustomerResult;
  /** Takes back a request to erase that has not been carried out. Asked again, it has happened already. */
  withdrawCustomerErasure: WithdrawCustomerErasureResult;
  /** Puts a need aside for the reader: until a time within the next 31 days, or without one until its count or its oldest row changes. */
  snoozeNeed: SnoozeNeedResult;
  /** Takes a snooze back. */
  wakeNeed: NeedsChanged;
  /** Chooses the figures of the reader's dashboard, in their order; without codes those that their role looks at first. */
  chooseFigures: ChooseFiguresResult;
  /** Notes that the reader looks at the dashboard. Visits less than half an hour apart are one. */
  noteDashboardVisit: DashboardVisitNoted;
  /** A draft. */
  createDiscount: CreateDiscountResult;
  /** All of it anew. What is fixed since the first use is refused at its field. */
  updateDiscount: UpdateDiscountResult;
  /** LIVE starts or resumes it, PAUSED pauses it, ENDED ends it for good and has to be confirmed. */
  setDiscountIntent: SetDiscountIntentResult;
  /** A draft with everything of another but its uses and codes. It is called `name`, or as the original is, with a number where that is taken. */
  copyDiscount: CopyDiscountResult;
  /** Deletes a draft; it waits in the bin. */
  deleteDiscount: DeleteDiscountResult;
  addDiscountCodes: AddDiscountCodesResult;
  /** Generates codes that nobody guesses, at most 10,000 at once. */
  generateDiscountCodes: AddDiscountCodesResult;
  /** Lets a code count no more; its text may then be given to another. */
  disableDiscountCode: DisableDiscountCodeResult;
  /**
   * Holds one use of each discount that a cart gets, for 15 minutes: asked by a shop that checks before payment, with its own key for the cart.
   * The same key again answers the same reservation.
   */
  reserveDiscount: ReserveDiscountResult;
  releaseDiscount: ReleaseDiscountResult;
  createExcavator: CreateExcavatorResult;
  updateExcavator: UpdateExcavatorResult;
  changeExcavatorState: ChangeExcavatorStateResult;
  startExcavation: StartExcavationResult;
  acceptProposal: DecideProposalResult;
  rejectProposal: DecideProposalResult;
  /** Links the offer to a variant of one's own choice; both the refused and the chosen pair become labels. */
  matchProposalToVariant: DecideProposalResult;
  /** Takes a decision back: what it wrote and has not been changed since is restored, the label is removed, the proposal waits again. */
  undoProposalDecision: DecideProposalResult;
  /** Decides many at once, each on its own; the answer has a result for every one. */
  decideProposals: BulkDecisionResult;
  /** Trains the matcher on the labels given so far and measures it; the better model becomes active. */
  trainMatcher: TrainMatcherResult;
  createGrabber: CreateGrabberResult;
  updateGrabber: UpdateGrabberResult;
  changeGrabberState: ChangeGrabberStateResult;
  /**
   * Runs these settings over one stored page and shows each field with method, path and raw text; stores no offer. Settings that read one
   * count as tested for the grabbers of the page's crawler that are not active yet, if the caller may change them; audited.
   */
  testGrabber: TestGrabberResult;
  /** Reads a feed now, or replays a pages grabber over the stored pages. */
  startGrabRun: StartGrabRunResult;
  /** Takes a degraded run as the new normal, so that offers it held back are missing; audited. */
  acceptGrabRunAsNormal: AcceptGrabRunResult;
  /** Applies a replay that waits, discards it, or takes an applied one back as a whole; audited with the reason. */
  decideReplay: DecideReplayResult;
  /** Begins an import of an uploaded file: its columns are read and guessed. What is no table begins too, with its refusal. `withinId` is the own shop for offers, tracking numbers and tax rates, the sales channel for orders. */
  startImport: StartImportResult;
  /** Says what the columns of the file are; what was checked before counts no more. With the name of a recipe they are kept for later files. */
  setImportColumns: SetImportColumnsResult;
  /** Has a worker read the file and say what each row would do. Nothing of the catalogue is written. */
  checkImport: CheckImportResult;
  /** Has a worker do what was checked. Where it empties fields of many records, `expectedEmptied` has to be their number. */
  applyImport: ApplyImportResult;
  /** Tells a run what to do, whatever it is: to pause, resume or cancel at once where no worker holds it, else after the batch in hand; what was done stays. By the right that its kind asks for. */
  commandRun: CommandRunResult;
  /** Queues a task that was given up once more. */
  retryTask: TaskResult;
  /** Deletes a task that was given up. */
  discardTask: TaskResult;
  /** Decides a suspect price: accepted opens the interval, rejected stays stored. */
  decidePricePoint: DecidePricePointResult;
  /** States price, cost and stock of an offer of an own shop, all of it anew: what is left out is not stated any more. */
  setOwnOffer: SetOwnOfferResult;
  /** Takes all that people state of the offer back: what was read of it holds again. */
  clearOwnOffer: ClearOwnOfferResult;
  /** An offer of an own shop that hangs on a product at once. */
  createOwnOffer: CreateOwnOfferResult;
  /** A product with its offer in an own shop: both are made, or neither. Faults of the offer are named under `offer.`. */
  createOfferedProduct: CreateOfferedProductResult;
  /** To one of those who may update orders of its shop; null for nobody. */
  assignOrder: OrderActionResult;
  packOrder: OrderActionResult;
  /** Ships what a fulfilment packed, or these lines at once; with neither everything that is neither packed nor shipped. */
  shipOrder: OrderActionResult;
  deliverFulfilment: OrderActionResult;
  /** Undoes a packing or a shipment; an order that was completed is open again. */
  cancelFulfilment: OrderActionResult;
  holdOrder: OrderActionResult;
  releaseOrder: OrderActionResult;
  /** Cancels an order of which nothing was shipped; what is authorised is voided, what is captured refunded in the same command. */
  cancelOrder: OrderActionResult;
  completeOrder: OrderActionResult;
  reopenOrder: OrderActionResult;
  archiveOrder: OrderActionResult;
  unarchiveOrder: OrderActionResult;
  /** Addresses stay editable until everything is shipped; what is left out stays as it is. */
  setOrderContacts: OrderActionResult;
  /** What a customer wants to send back: of what was shipped, and neither came back nor is on its way. */
  requestReturn: OrderActionResult;
  approveReturn: OrderActionResult;
  declineReturn: OrderActionResult;
  /** Counts what arrived of a return, and what of it is accepted; lines that are left out did not arrive. */
  receiveReturn: OrderActionResult;
  /**
   * Gives money back for what was accepted, and closes the return. Above the reader's limit the refund waits for a second person, whose approval
   * closes it.
   */
  refundReturn: OrderActionResult;
  /** Closes a return that was received; where its refund is not decided, `reason` says why there is none. */
  closeReturn: OrderActionResult;
  /** Ends a return of which nothing arrived. */
  cancelReturn: OrderActionResult;
  /**
   * Places an order of a channel: prices, discounts and tax are computed here. With `expectedTotalMinor` it is refused where the total is another
   * one. The same external id, or the same idempotency key, never makes two.
   */
  placeOrder: PlaceOrderResult;
  /** Takes an order that was concluded elsewhere, amounts as they were sent. It is never refused for its lines. */
  receiveOrder: ReceiveOrderResult;
  /** An order that staff prepares; it has no number yet. */
  createOrderDraft: CreateOrderDraftResult;
  /** All of it anew. */
  updateOrderDraft: UpdateOrderDraftResult;
  /** Makes a draft an order: it gets its number, and its discounts are used. */
  placeOrderDraft: PlaceOrderDraftResult;
  /** Puts a draft into the bin. */
  discardOrderDraft: DiscardOrderDraftResult;
  addOrderNote: AddOrderNoteResult;
  /** Lets a worker count the totals of a list; one that is being counted already is answered as it is. */
  countOrders: CountOrdersResult;
  /** Records a payment of an order: with `manual`, what a person saw happen, with its date and reference. */
  authorizePayment: PaymentResult;
  /** A payment that was authorised and captured at once. */
  recordPayment: PaymentResult;
  capturePayment: PaymentStepResult;
  /** Lets go of what is open of it. */
  voidPayment: PaymentStepResult;
  createPaymentProvider: CreatePaymentProviderResult;
  /** Without `secret` the present one stays; the shop and `code` never change. */
  updatePaymentProvider: UpdatePaymentProviderResult;
  /** Gives a provider a new address for its events. The old one takes events for seven more days. */
  replacePaymentHook: ReplacePaymentHookResult;
  /** Asks a provider to authorise an amount for the order of that version; the answer comes later, and is seen in the transaction. */
  requestPayment: PaymentStepResult;
  /** Has a request without an end looked up at its provider at once. */
  lookUpPaymentRequest: LookUpPaymentRequestResult;
  /** Books what a provider told on an order, with all that it told of the same payment. An amount above what is outstanding has to be confirmed. */
  attachPaymentEvent: AttachPaymentEventResult;
  ignorePaymentEvent: IgnorePaymentEventResult;
  /**
   * Gives money of an order back: of lines, or an amount. Within the reader's limit it happens at once, the oldest capture first; above it the
   * refund waits for a second person, and counts as taken until then.
   */
  requestRefund: RefundResult;
  /**
   * By another person than asked for it, whose limit covers it. Where the order changed since it was asked for, `seen` of the refund's
   * `orderChange` says that this person looked at the change.
   */
  approveRefund: RefundResult;
  declineRefund: RefundResult;
  /** By the person who asked for it. */
  withdrawRefund: RefundResult;
  /** Records that the customer's bank took money of a payment back, with `manual` only: other providers tell of it. */
  recordDispute: RefundResult;
  /** Records how a dispute of `manual` ended: one that was won brings the money back. */
  endDispute: RefundResult;
  /** The reader's open change set of products, made where there is none; a reload finds it again. */
  openProductGrid: GridAnswered;
  /** Writes cells of the change set, not of the catalogue; what is written last holds. One call is one step that can be taken back. */
  editProductGrid: EditGridResult;
  /** Writes one text into a column of many products: those of these ids, or up to `count` from the place on in the list. */
  fillProductGrid: EditGridResult;
  /** Writes an uploaded block of cells (tab-separated, as spreadsheet programs copy it) into the grid from a place on. */
  pasteIntoProductGrid: EditGridResult;
  /** Takes the last step back that was not taken back. */
  undoGridStep: EditGridResult;
  /** Lets go of everything that was not applied. */
  discardGrid: EditGridResult;
  /** Has a worker do what the change set says. Where it empties fields of many products, `expectedEmptied` has to be their number. */
  applyGrid: ApplyGridResult;
  createProduct: CreateProductResult;
  updateProduct: UpdateProductResult;
  /** Moves a product through its states; a refusal says why. It is archived by archiveProduct, which takes a reason. */
  changeProductStatus: ChangeProductStatusResult;
  /** Takes a product out of the lists and the search, with the reason; its offers stay with it. */
  archiveProduct: ArchiveProductResult;
  /** Puts a product into the bin, with all that hangs on it. */
  deleteProduct: DeleteProductResult;
  /** Sets one value by hand; a hand-set value is never overwritten by a machine. */
  setProductValue: SetProductValueResult;
  /** Makes an upload of the caller the picture of the product, set by hand; the upload is gone after that. It is removed like every other value. */
  setProductPicture: SetProductPictureResult;
  /** Says which attribute a name means, the proposed one where none is named: its offers then state it for their products. */
  acceptPropertyName: AcceptPropertyNameResult;
  /** Says that a name means no attribute of the catalogue: it is not proposed again. */
  dismissPropertyName: DecidePropertyNameResult;
  /** Takes the decision about a name back, and with it the values that its offers state by it. */
  reopenPropertyName: DecidePropertyNameResult;
  /** Gives a setting a value of its own at this place: the installation, where no scope is said. */
  updateSetting: UpdateSettingResult;
  /** The same for a secret, which is kept sealed and answered by no query. */
  updateSecretSetting: UpdateSettingResult;
  /** Takes the own value away, so that the setting inherits again. */
  resetSetting: UpdateSettingResult;
  /** Mails a few words to whoever asks, by the mail server that the settings name. */
  sendTestMail: SendTestMailResult;
  /** Says which category a shelf is, the proposed one where none is named: its offers then state it for their products. */
  acceptShelf: AcceptShelfResult;
  /** Says that a shelf is no category of the catalogue. */
  dismissShelf: DecideShelfResult;
  /** Takes the decision about a shelf back, and with it the category that its offers state. */
  reopenShelf: DecideShelfResult;
  createShop: CreateShopResult;
  updateShop: UpdateShopResult;
  /** Looks at an address for up to 20 seconds: shop system, feeds, sitemaps, structured data; stores nothing. */
  probeShop: ProbeShopResult;
  /** A shop with the crawler and the grabbers that the probe proposes, in one step. */
  addShopWithSources: AddShopResult;
  /** Moves the clock of the demo shops; refused where none run. */
  advanceDemoClock: AdvanceDemoClockResult;
  /** Lets a demo data import go on that was given up after attempts without progress; audited. */
  resumeDemoImport: ResumeDemoImportResult;
  createTaxRate: CreateTaxRateResult;
  updateTaxRate: UpdateTaxRateResult;
  /** Deletes a rate; it waits in the bin. */
  deleteTaxRate: DeleteTaxRateResult;
  /** Takes an uploaded file: `version` is that of the taxonomy as the difference was shown, 0 where none was loaded. */
  takeTaxonomy: TakeTaxonomyResult;
  /** Links a category to one node of a taxonomy, or to none of it. */
  linkCategory: LinkCategoryResult;
  /** Sets all that a category itself says of attributes, in its order; what is left out is inherited again, or asked for no more. */
  setCategoryTemplate: SetCategoryTemplateResult;
  /** The caller makes the id, so that asking twice makes one view. */
  createSavedView: CreateSavedViewResult;
  /** Renames a view, shares it or keeps it to oneself, or puts what the list shows now in the place of what it showed. */
  updateSavedView: UpdateSavedViewResult;
  deleteSavedView: DeleteSavedViewResult;
  /** Keeps how the reader wants a list, or one of its views, to look; without an input, as the screen or the view has it. The newest wins. */
  saveListLayout: SaveListLayoutResult;
};


export type MutationUpdateProfileArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: ProfileInput;
};


export type MutationChangePasswordArgs = {
  input: PasswordChangeInput;
};


export type MutationCreateApiKeyArgs = {
  input: ApiKeyInput;
};


export type MutationRevokeApiKeyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateUserLinkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationInviteUsersArgs = {
  input: InvitationInput;
};


export type MutationOffboardUserArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: OffboardingInput;
};


export type MutationReinstateUserArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationEraseUserArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: EraseUserInput;
};


export type MutationSavePreferencesArgs = {
  input: PreferencesInput;
};


export type MutationCreateRoleArgs = {
  input: RoleInput;
};


export type MutationUpdateRoleArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: RoleInput;
};


export type MutationDeleteRoleArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationBeginSecondFactorArgs = {
  input: OwnPasswordInput;
};


export type MutationConfirmSecondFactorArgs = {
  input: SecondFactorInput;
};


export type MutationRenewRecoveryCodesArgs = {
  input: OwnPasswordInput;
};


export type MutationTurnOffSecondFactorArgs = {
  input: OwnPasswordInput;
};


export type MutationResetSecondFactorArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRevokeSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRevokeSessionsArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationCreateUserArgs = {
  input: UserInput;
};


export type MutationUpdateUserArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: UserInput;
};


export type MutationSetUserAvatarArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  avatarId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationEnableUserArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDisableUserArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationSaveReportArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
  input: SavedReportInput;
};


export type MutationDeleteReportArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCreateAttributeArgs = {
  input: AttributeInput;
};


export type MutationUpdateAttributeArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: AttributeInput;
};


export type MutationDeleteAttributeArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRevertChangeArgs = {
  changeId: Scalars['ID']['input'];
  fields?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type MutationRestoreFromBinArgs = {
  id: Scalars['ID']['input'];
};


export type MutationPurgeFromBinArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAddBookmarkArgs = {
  input: BookmarkInput;
};


export type MutationRemoveBookmarkArgs = {
  path: Scalars['String']['input'];
};


export type MutationNoteVisitArgs = {
  input: BookmarkInput;
};


export type MutationCreateBrandArgs = {
  input: BrandInput;
};


export type MutationUpdateBrandArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: BrandInput;
};


export type MutationArchiveBrandArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRestoreBrandArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationStartBulkRunArgs = {
  input: BulkRunInput;
};


export type MutationCreateCategoryArgs = {
  input: CategoryInput;
};


export type MutationUpdateCategoryArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: CategoryInput;
};


export type MutationMoveCategoryArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: CategoryMoveInput;
};


export type MutationMergeCategoriesArgs = {
  input: MergeCategoriesInput;
};


export type MutationChangeCategoryStatusArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  status: CategoryStatus;
};


export type MutationSetCategoryPictureArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  uploadId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationDeleteCategoryArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCreateChannelKeyArgs = {
  channelId: Scalars['ID']['input'];
  input: ChannelKeyInput;
};


export type MutationRevokeChannelKeyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateChannelArgs = {
  input: CreateChannelInput;
};


export type MutationUpdateChannelArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: UpdateChannelInput;
};


export type MutationSetChannelStatusArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  status: ChannelStatus;
  confirmed?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCreateChannelFeedArgs = {
  channelId: Scalars['ID']['input'];
  input: ChannelFeedInput;
};


export type MutationUpdateChannelFeedArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: ChannelFeedInput;
};


export type MutationReplaceFeedTokenArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRebuildChannelFeedArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRemoveHeldRowsArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationSaveChannelMappingArgs = {
  channelId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  rules: Scalars['JSON']['input'];
};


export type MutationRevertChannelMappingArgs = {
  channelId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  to: Scalars['Int']['input'];
};


export type MutationMoveChannelKindArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  to: Scalars['Int']['input'];
};


export type MutationSetListingArgs = {
  channelId: Scalars['ID']['input'];
  variantId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: ListingInput;
};


export type MutationApplyListingsArgs = {
  cells: Array<Array<ListingCellInput>>;
};


export type MutationSubmitCommentArgs = {
  channelId: Scalars['ID']['input'];
  input: CommentInput;
};


export type MutationReportCommentArgs = {
  channelId: Scalars['ID']['input'];
  input: ReportCommentInput;
};


export type MutationSetCommentStatusArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  status: CommentStatus;
  reason?: InputMaybe<CommentReason>;
};


export type MutationDecideCommentTextArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  isShown: Scalars['Boolean']['input'];
};


export type MutationDeleteCommentArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCreateCommentReplyArgs = {
  commentId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


export type MutationUpdateCommentReplyArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


export type MutationSetCommentReplyStateArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  state: CommentReplyState;
};


export type MutationCreateSavedReplyArgs = {
  shopId: Scalars['ID']['input'];
  input: SavedReplyInput;
};


export type MutationUpdateSavedReplyArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: SavedReplyInput;
};


export type MutationDeleteSavedReplyArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCreateCrawlerArgs = {
  input: CrawlerInput;
};


export type MutationUpdateCrawlerArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: CrawlerInput;
};


export type MutationChangeCrawlerStateArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  state: ConfigurableState;
};


export type MutationStartCrawlRunArgs = {
  crawlerId: Scalars['ID']['input'];
  dry?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationAcceptCrawlRunAsNormalArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateCustomerArgs = {
  shopId: Scalars['ID']['input'];
  input: CustomerInput;
};


export type MutationUpdateCustomerArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: CustomerInput;
};


export type MutationSaveCustomerAddressArgs = {
  customerId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  addressId?: InputMaybe<Scalars['ID']['input']>;
  input: CustomerAddressInput;
};


export type MutationRemoveCustomerAddressArgs = {
  customerId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  addressId: Scalars['ID']['input'];
};


export type MutationRecordCustomerConsentArgs = {
  customerId: Scalars['ID']['input'];
  input: CustomerConsentInput;
};


export type MutationMergeCustomersArgs = {
  survivorId: Scalars['ID']['input'];
  survivorVersion: Scalars['Int']['input'];
  mergedId: Scalars['ID']['input'];
  mergedVersion: Scalars['Int']['input'];
  take?: InputMaybe<Array<CustomerMergeField>>;
};


export type MutationEraseCustomerArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: EraseCustomerInput;
};


export type MutationWithdrawCustomerErasureArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSnoozeNeedArgs = {
  code: Scalars['String']['input'];
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationWakeNeedArgs = {
  code: Scalars['String']['input'];
};


export type MutationChooseFiguresArgs = {
  codes?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type MutationCreateDiscountArgs = {
  shopId: Scalars['ID']['input'];
  input: DiscountInput;
};


export type MutationUpdateDiscountArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: DiscountInput;
};


export type MutationSetDiscountIntentArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  intent: DiscountIntent;
  confirmed?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCopyDiscountArgs = {
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteDiscountArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationAddDiscountCodesArgs = {
  discountId: Scalars['ID']['input'];
  codes: Array<Scalars['String']['input']>;
  limitTotal?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationGenerateDiscountCodesArgs = {
  discountId: Scalars['ID']['input'];
  input: GenerateCodesInput;
};


export type MutationDisableDiscountCodeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReserveDiscountArgs = {
  channelId: Scalars['ID']['input'];
  reservationKey: Scalars['String']['input'];
  cart: ReservedCartInput;
};


export type MutationReleaseDiscountArgs = {
  channelId: Scalars['ID']['input'];
  reservationKey: Scalars['String']['input'];
};


export type MutationCreateExcavatorArgs = {
  input: ExcavatorInput;
};


export type MutationUpdateExcavatorArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: ExcavatorInput;
};


export type MutationChangeExcavatorStateArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  state: ConfigurableState;
};


export type MutationStartExcavationArgs = {
  excavatorId: Scalars['ID']['input'];
};


export type MutationAcceptProposalArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  edit?: InputMaybe<Scalars['JSON']['input']>;
};


export type MutationRejectProposalArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationMatchProposalToVariantArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  variantId: Scalars['ID']['input'];
};


export type MutationUndoProposalDecisionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDecideProposalsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  filter?: InputMaybe<ProposalFilter>;
  decision: ProposalDecision;
};


export type MutationCreateGrabberArgs = {
  input: GrabberInput;
};


export type MutationUpdateGrabberArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: GrabberInput;
};


export type MutationChangeGrabberStateArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  state: ConfigurableState;
};


export type MutationTestGrabberArgs = {
  input: TestGrabberInput;
};


export type MutationStartGrabRunArgs = {
  grabberId: Scalars['ID']['input'];
  replay?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationAcceptGrabRunAsNormalArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDecideReplayArgs = {
  id: Scalars['ID']['input'];
  decision: ReplayDecision;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationStartImportArgs = {
  kind: ImportKind;
  uploadId: Scalars['ID']['input'];
  withinId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSetImportColumnsArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: ImportColumnsInput;
};


export type MutationCheckImportArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationApplyImportArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  expectedEmptied?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCommandRunArgs = {
  id: Scalars['ID']['input'];
  command: RunCommand;
};


export type MutationRetryTaskArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDiscardTaskArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDecidePricePointArgs = {
  id: Scalars['ID']['input'];
  accept: Scalars['Boolean']['input'];
};


export type MutationSetOwnOfferArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: OwnOfferInput;
};


export type MutationClearOwnOfferArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCreateOwnOfferArgs = {
  input: CreateOwnOfferInput;
};


export type MutationCreateOfferedProductArgs = {
  input: ProductInput;
  offer: FirstOfferInput;
};


export type MutationAssignOrderArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationPackOrderArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  lines: Array<FulfilLineInput>;
};


export type MutationShipOrderArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: ShipOrderInput;
};


export type MutationDeliverFulfilmentArgs = {
  orderId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  fulfilmentId: Scalars['ID']['input'];
  at?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationCancelFulfilmentArgs = {
  orderId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  fulfilmentId: Scalars['ID']['input'];
};


export type MutationHoldOrderArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  reason: OrderHoldReason;
  note?: InputMaybe<Scalars['String']['input']>;
};


export type MutationReleaseOrderArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCancelOrderArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  reason: OrderCancelReason;
  note?: InputMaybe<Scalars['String']['input']>;
  refund?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCompleteOrderArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationReopenOrderArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};


export type MutationArchiveOrderArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUnarchiveOrderArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationSetOrderContactsArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  billing?: InputMaybe<OrderContactInput>;
  shippingTo?: InputMaybe<OrderContactInput>;
};


export type MutationRequestReturnArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: ReturnInput;
};


export type MutationApproveReturnArgs = {
  orderId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  returnId: Scalars['ID']['input'];
};


export type MutationDeclineReturnArgs = {
  orderId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  returnId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationReceiveReturnArgs = {
  orderId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  returnId: Scalars['ID']['input'];
  lines: Array<ReceivedReturnLineInput>;
};


export type MutationRefundReturnArgs = {
  orderId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  returnId: Scalars['ID']['input'];
  input: ReturnRefundInput;
};


export type MutationCloseReturnArgs = {
  orderId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  returnId: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCancelReturnArgs = {
  orderId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  returnId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationPlaceOrderArgs = {
  channelId: Scalars['ID']['input'];
  input: PlaceOrderInput;
};


export type MutationReceiveOrderArgs = {
  channelId: Scalars['ID']['input'];
  input: ReceiveOrderInput;
};


export type MutationCreateOrderDraftArgs = {
  channelId: Scalars['ID']['input'];
  input: OrderDraftInput;
};


export type MutationUpdateOrderDraftArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: OrderDraftInput;
};


export type MutationPlaceOrderDraftArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  expectedTotalMinor?: InputMaybe<Scalars['SafeInt']['input']>;
};


export type MutationDiscardOrderDraftArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationAddOrderNoteArgs = {
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


export type MutationCountOrdersArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderFilter>;
};


export type MutationAuthorizePaymentArgs = {
  orderId: Scalars['ID']['input'];
  input: ManualPaymentInput;
};


export type MutationRecordPaymentArgs = {
  orderId: Scalars['ID']['input'];
  input: ManualPaymentInput;
};


export type MutationCapturePaymentArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: ManualStepInput;
};


export type MutationVoidPaymentArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: ManualVoidInput;
};


export type MutationCreatePaymentProviderArgs = {
  input: PaymentProviderInput;
};


export type MutationUpdatePaymentProviderArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: PaymentProviderInput;
};


export type MutationReplacePaymentHookArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRequestPaymentArgs = {
  orderId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: RequestPaymentInput;
};


export type MutationLookUpPaymentRequestArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAttachPaymentEventArgs = {
  id: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
  confirmed?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationIgnorePaymentEventArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationRequestRefundArgs = {
  orderId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: RefundInput;
};


export type MutationApproveRefundArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeclineRefundArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};


export type MutationWithdrawRefundArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};


export type MutationRecordDisputeArgs = {
  paymentId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: DisputeInput;
};


export type MutationEndDisputeArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: DisputeEndInput;
};


export type MutationEditProductGridArgs = {
  setId: Scalars['ID']['input'];
  edits: Array<GridEditInput>;
};


export type MutationFillProductGridArgs = {
  setId: Scalars['ID']['input'];
  input: FillGridInput;
};


export type MutationPasteIntoProductGridArgs = {
  setId: Scalars['ID']['input'];
  input: PasteGridInput;
};


export type MutationUndoGridStepArgs = {
  setId: Scalars['ID']['input'];
};


export type MutationDiscardGridArgs = {
  setId: Scalars['ID']['input'];
};


export type MutationApplyGridArgs = {
  setId: Scalars['ID']['input'];
  expectedEmptied?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCreateProductArgs = {
  input: ProductInput;
};


export type MutationUpdateProductArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: ProductInput;
};


export type MutationChangeProductStatusArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  status: ProductStatus;
};


export type MutationArchiveProductArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: ArchiveProductInput;
};


export type MutationDeleteProductArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationSetProductValueArgs = {
  input: SetProductValueInput;
};


export type MutationSetProductPictureArgs = {
  input: SetProductPictureInput;
};


export type MutationAcceptPropertyNameArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  attributeId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationDismissPropertyNameArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationReopenPropertyNameArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateSettingArgs = {
  key: Scalars['String']['input'];
  scope?: InputMaybe<SettingScopeInput>;
  version: Scalars['Int']['input'];
  value?: InputMaybe<Scalars['JSON']['input']>;
};


export type MutationUpdateSecretSettingArgs = {
  key: Scalars['String']['input'];
  scope?: InputMaybe<SettingScopeInput>;
  version: Scalars['Int']['input'];
  secret: Scalars['String']['input'];
};


export type MutationResetSettingArgs = {
  key: Scalars['String']['input'];
  scope?: InputMaybe<SettingScopeInput>;
  version: Scalars['Int']['input'];
};


export type MutationAcceptShelfArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  categoryId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationDismissShelfArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationReopenShelfArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCreateShopArgs = {
  input: ShopInput;
};


export type MutationUpdateShopArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: ShopInput;
};


export type MutationProbeShopArgs = {
  url: Scalars['String']['input'];
};


export type MutationAddShopWithSourcesArgs = {
  input: ShopInput;
  sources: ShopSourcesInput;
};


export type MutationAdvanceDemoClockArgs = {
  days: Scalars['Int']['input'];
};


export type MutationCreateTaxRateArgs = {
  input: TaxRateInput;
};


export type MutationUpdateTaxRateArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: TaxRateInput;
};


export type MutationDeleteTaxRateArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationTakeTaxonomyArgs = {
  uploadId: Scalars['ID']['input'];
  language: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


export type MutationLinkCategoryArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: TaxonomyLinkInput;
};


export type MutationSetCategoryTemplateArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: CategoryTemplateInput;
};


export type MutationCreateSavedViewArgs = {
  id: Scalars['ID']['input'];
  list: Scalars['String']['input'];
  input: SavedViewInput;
};


export type MutationUpdateSavedViewArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: SavedViewInput;
};


export type MutationDeleteSavedViewArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationSaveListLayoutArgs = {
  list: Scalars['String']['input'];
  viewId?: InputMaybe<Scalars['ID']['input']>;
  input?: InputMaybe<ListLayoutInput>;
};

export type Subscription = {
  __typename?: 'Subscription';
  /** Ids of records that changed, for screens that show them; each tells a reader to fetch the row again. */
  recordChanged: RecordChanged;
  crawlRunChanged: CrawlRun;
};


export type SubscriptionRecordChangedArgs = {
  entity: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


export type SubscriptionCrawlRunChangedArgs = {
  id: Scalars['ID']['input'];
};

export type RecordChanged = {
  __typename?: 'RecordChanged';
  entity: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  at: Scalars['DateTime']['output'];
};

export type Installation = {
  __typename?: 'Installation';
  name: Scalars['String']['output'];
  version: Scalars['String']['output'];
  /** The demo shops beside this installation, while they run. */
  demo?: Maybe<DemoShops>;
};

export type DemoShops = {
  __typename?: 'DemoShops';
  day: Scalars['Int']['output'];
  date: Scalars['String']['output'];
  shops: Array<DemoShop>;
};

export type DemoShop = {
  __typename?: 'DemoShop';
  name: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type LocalText = {
  __typename?: 'LocalText';
  locale: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type LocalTextInput = {
  locale: Scalars['String']['input'];
  text: Scalars['String']['input'];
};

export type Money = {
  __typename?: 'Money';
  minor: Scalars['SafeInt']['output'];
  currency: Scalars['String']['output'];
};

export type PageInfo = {
  __typename?: 'PageInfo';
  startCursor?: Maybe<Scalars['String']['output']>;
  endCursor?: Maybe<Scalars['String']['output']>;
  hasPreviousPage: Scalars['Boolean']['output'];
  hasNextPage: Scalars['Boolean']['output'];
  /** How many rows stand before the first of this window. */
  offset: ListOffset;
};

export type ListOffset = {
  __typename?: 'ListOffset';
  count: Scalars['Int']['output'];
  isExact: Scalars['Boolean']['output'];
};

/** Where the window of a list begins other than after a cursor. */
export type ListStart =
  /** The window ends before the row of this `startCursor`. */
  { before: Scalars['String']['input']; at?: never; row?: never; text?: never; }
  |  /** The window begins with the row of this `startCursor`. */
  { before?: never; at: Scalars['String']['input']; row?: never; text?: never; }
  |  /** From about this row on, the first being 0: exact to 10,000, by an estimate beyond; the last rows where the list has fewer. */
  { before?: never; at?: never; row: Scalars['Int']['input']; text?: never; }
  |  /** From the first row on whose name begins so, or the one after; only where the list is ordered by a name. */
  { before?: never; at?: never; row?: never; text: Scalars['String']['input']; };

/** Exact to 10,000; beyond it an estimate. */
export type ListTotal = {
  __typename?: 'ListTotal';
  count: Scalars['Int']['output'];
  isExact: Scalars['Boolean']['output'];
};

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type DateRange = {
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

export type MoneyRange = {
  currency?: InputMaybe<Scalars['String']['input']>;
  minMinor?: InputMaybe<Scalars['SafeInt']['input']>;
  maxMinor?: InputMaybe<Scalars['SafeInt']['input']>;
};

/** One field of the input that was refused; `path` names it (`defaults.currency`), `code` is a message key. */
export type InputIssue = {
  __typename?: 'InputIssue';
  path: Scalars['String']['output'];
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type InvalidInput = {
  __typename?: 'InvalidInput';
  issues: Array<InputIssue>;
};

/** The record does not exist, or is hidden from you. */
export type NotFound = {
  __typename?: 'NotFound';
  entity: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

/** Someone saved a newer version; `current` is theirs. */
export type VersionConflict = {
  __typename?: 'VersionConflict';
  entity: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  currentVersion: Scalars['Int']['output'];
  /** Who saved it, and when; null where nothing is noted of it. */
  lastChange?: Maybe<LastChange>;
};

export type LastChange = {
  __typename?: 'LastChange';
  /** The person's name; null for the product itself, and empty for somebody who was erased. */
  by?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
};

/** Something that can be done to a record. */
export type RecordAction = {
  __typename?: 'RecordAction';
  /** As its kind of record names it: archive, publish. */
  action: Scalars['String']['output'];
  /** The state it leads to. */
  to: Scalars['String']['output'];
  isAllowed: Scalars['Boolean']['output'];
  /** Why not now; null where it is allowed. */
  refusal?: Maybe<Refusal>;
};

/** Why one thing among many is not done. */
export type Refusal = {
  __typename?: 'Refusal';
  code: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  wording?: Maybe<Wording>;
  /** The right that it takes, where that is what was missing. */
  right?: Maybe<AbilityRule>;
};

/** The record's state does not allow this; `reason` says why and what to do. */
export type NotAllowedNow = {
  __typename?: 'NotAllowedNow';
  code: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  wording: Wording;
};

/** A sentence for any language: `key` names its text, `params` what it mentions. English stands beside it. */
export type Wording = {
  __typename?: 'Wording';
  key: Scalars['String']['output'];
  params: Scalars['JSON']['output'];
};

/** A sentence in English with its wording, which is absent for what was stored before there were wordings. */
export type Sentence = {
  __typename?: 'Sentence';
  text: Scalars['String']['output'];
  wording?: Maybe<Wording>;
};

export type ConfigurableState =
  | 'draft'
  | 'testing'
  | 'active'
  | 'paused'
  | 'archived';

export type RunState =
  | 'queued'
  | 'starting'
  | 'running'
  | 'pausing'
  | 'paused'
  | 'finishing'
  | 'succeeded'
  | 'degraded'
  | 'failed'
  | 'timed_out'
  | 'cancelling'
  | 'cancelled'
  | 'stalled'
  /** Of a replay that was read and judged: nothing counts before a person has decided. */
  | 'waiting';

export type NamedCount = {
  __typename?: 'NamedCount';
  name: Scalars['String']['output'];
  count: Scalars['Int']['output'];
};

export type Schedule = {
  __typename?: 'Schedule';
  every: ScheduleInterval;
  cron?: Maybe<Scalars['String']['output']>;
  timeZone?: Maybe<Scalars['String']['output']>;
  /** The hour of days, weeks and months, such as 03:00, by the clocks of the time zone; without a zone, of the shop's. */
  time?: Maybe<Scalars['String']['output']>;
  /** The day of the week, 1 for Monday to 7. */
  weekday?: Maybe<Scalars['Int']['output']>;
  /** The day of the month; a shorter month has its last one instead. */
  day?: Maybe<Scalars['Int']['output']>;
};

export type ScheduleInterval =
  | 'manual'
  | 'hourly'
  | 'every_6_hours'
  | 'daily'
  | 'weekly'
  | 'monthly'
  | 'cron';

export type ScheduleInput = {
  every: ScheduleInterval;
  cron?: InputMaybe<Scalars['String']['input']>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** The hour of days, weeks and months, such as 03:00, by the clocks of the time zone; without a zone, of the shop's. */
  time?: InputMaybe<Scalars['String']['input']>;
  /** The day of the week, 1 for Monday to 7. */
  weekday?: InputMaybe<Scalars['Int']['input']>;
  /** The day of the month; a shorter month has its last one instead. */
  day?: InputMaybe<Scalars['Int']['input']>;
};

export type Crawler = {
  __typename?: 'Crawler';
  id: Scalars['ID']['output'];
  shop: Shop;
  name: Scalars['String']['output'];
  state: ConfigurableState;
  config: CrawlerConfig;
  configVersion: Scalars['Int']['output'];
  schedule: Schedule;
  nextRunAt?: Maybe<Scalars['DateTime']['output']>;
  lastRun?: Maybe<CrawlRun>;
  /** How often the dates of its sitemaps proved right; null before any was checked. */
  sitemapDates?: Maybe<SitemapDates>;
  /** Pages of the durable frontier by state. */
  pages: Array<NamedCount>;
  /** Which states it may be moved to now; `active` only once its settings were tried in a dry run. */
  nextStates: Array<ConfigurableState>;
  /** The fields that the reader may not change, where they may change others. */
  lockedFields: Array<Scalars['String']['output']>;
  /** Why no run, or no dry one, can be started as things stand; null when one can. */
  startRefusal?: Maybe<NotAllowedNow>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};


export type CrawlerStartRefusalArgs = {
  dry?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Of the latest pages that a sitemap dated after their last fetch: how many were read again, and how many of them had changed. */
export type SitemapDates = {
  __typename?: 'SitemapDates';
  checked: Scalars['Int']['output'];
  right: Scalars['Int']['output'];
  /** Whether a moved date has a page read before its time. */
  areUsed: Scalars['Boolean']['output'];
};

export type CrawlerConfig = {
  __typename?: 'CrawlerConfig';
  seeds: Array<Scalars['String']['output']>;
  useSitemaps: Scalars['Boolean']['output'];
  sitemaps: Array<Scalars['String']['output']>;
  includeSubdomains: Scalars['Boolean']['output'];
  includeGlobs: Array<Scalars['String']['output']>;
  excludeGlobs: Array<Scalars['String']['output']>;
  productGlobs: Array<Scalars['String']['output']>;
  listingGlobs: Array<Scalars['String']['output']>;
  keepQuery: Array<Scalars['String']['output']>;
  maxDepth: Scalars['Int']['output'];
  minDelayMs: Scalars['Int']['output'];
  concurrency: Scalars['Int']['output'];
  maxPages: Scalars['Int']['output'];
  maxMinutes: Scalars['Int']['output'];
  maxErrorRate: Scalars['Float']['output'];
  recrawl: Scalars['String']['output'];
};

export type CrawlerConfigInput = {
  seeds: Array<Scalars['String']['input']>;
  useSitemaps?: InputMaybe<Scalars['Boolean']['input']>;
  sitemaps?: InputMaybe<Array<Scalars['String']['input']>>;
  includeSubdomains?: InputMaybe<Scalars['Boolean']['input']>;
  includeGlobs?: InputMaybe<Array<Scalars['String']['input']>>;
  excludeGlobs?: InputMaybe<Array<Scalars['String']['input']>>;
  productGlobs?: InputMaybe<Array<Scalars['String']['input']>>;
  listingGlobs?: InputMaybe<Array<Scalars['String']['input']>>;
  keepQuery?: InputMaybe<Array<Scalars['String']['input']>>;
  maxDepth?: InputMaybe<Scalars['Int']['input']>;
  minDelayMs?: InputMaybe<Scalars['Int']['input']>;
  concurrency?: InputMaybe<Scalars['Int']['input']>;
  maxPages?: InputMaybe<Scalars['Int']['input']>;
  maxMinutes?: InputMaybe<Scalars['Int']['input']>;
  maxErrorRate?: InputMaybe<Scalars['Float']['input']>;
  recrawl?: InputMaybe<Scalars['String']['input']>;
};

export type CrawlerInput = {
  shopId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  config: CrawlerConfigInput;
  schedule?: InputMaybe<ScheduleInput>;
};

export type AddressVerdict = {
  __typename?: 'AddressVerdict';
  url: Scalars['String']['output'];
  canonicalUrl?: Maybe<Scalars['String']['output']>;
  inScope: Scalars['Boolean']['output'];
  scopeReason?: Maybe<Scalars['String']['output']>;
  robotsAllowed?: Maybe<Scalars['Boolean']['output']>;
  robotsRule?: Maybe<Scalars['String']['output']>;
  robotsLine?: Maybe<Scalars['Int']['output']>;
  pageType?: Maybe<Scalars['String']['output']>;
  error?: Maybe<Sentence>;
};

export type CrawlEstimate = {
  __typename?: 'CrawlEstimate';
  knownPages: Scalars['Int']['output'];
  sitemapEntries: Scalars['Int']['output'];
  expectedPages: Scalars['Int']['output'];
  delayMs: Scalars['Int']['output'];
  /** robots.txt asks for a longer delay than the settings. */
  delayFromRobots: Scalars['Boolean']['output'];
  fullPassSeconds: Scalars['Float']['output'];
  advice?: Maybe<Sentence>;
};

export type CrawlRun = {
  __typename?: 'CrawlRun';
  id: Scalars['ID']['output'];
  crawler: Crawler;
  trigger: Scalars['String']['output'];
  isDry: Scalars['Boolean']['output'];
  state: RunState;
  stopReason?: Maybe<Scalars['String']['output']>;
  requestedAt: Scalars['DateTime']['output'];
  /** The name of the person who asked for it; null for a schedule and for the product itself, empty for somebody who was erased. */
  requestedBy?: Maybe<Scalars['String']['output']>;
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  heartbeatAt?: Maybe<Scalars['DateTime']['output']>;
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When its items were deleted, since it ended long ago; its figures stay. */
  itemsGoneAt?: Maybe<Scalars['DateTime']['output']>;
  /** Pages by the stage they came to, each a part of the one before. */
  funnel: Array<NamedCount>;
  /** Visits by how they ended; those judged without asking the host begin with `unasked_`. */
  outcomes: Array<NamedCount>;
  /** Links that the settings leave out, counted where they were first met. */
  linksOutOfScope: Scalars['Int']['output'];
  bytes: Scalars['SafeInt']['output'];
  pagesLeft: Scalars['Int']['output'];
  /** Pages that it still comes to by itself; null once it ended. */
  left?: Maybe<Scalars['Int']['output']>;
  /** Pages a second over the last 30 seconds while it runs, over the whole run after. */
  rate: Scalars['Float']['output'];
  /** Pages fetched per interval, oldest first, for the sparkline. */
  rateSeries: Array<RatePoint>;
  secondsLeft?: Maybe<Scalars['Float']['output']>;
  hosts: Array<CrawlHost>;
  /** Share of fetches that needed no body (304) or brought nothing new. */
  savedShare: Scalars['Float']['output'];
  isDegraded: Scalars['Boolean']['output'];
  degradedReasons: Array<Sentence>;
  /** Whether a person took a degraded run as the new normal. */
  isAccepted: Scalars['Boolean']['output'];
  log: CrawlFetchConnection;
  reasons: Array<CrawlReason>;
  nextCommands: Array<Scalars['String']['output']>;
};


export type CrawlRunLogArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  outcome?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type RatePoint = {
  __typename?: 'RatePoint';
  at: Scalars['DateTime']['output'];
  pages: Scalars['Int']['output'];
};

export type CrawlHost = {
  __typename?: 'CrawlHost';
  id: Scalars['ID']['output'];
  host: Scalars['String']['output'];
  delayMs: Scalars['Int']['output'];
  latencyMs?: Maybe<Scalars['Float']['output']>;
  lastStatus?: Maybe<Scalars['Int']['output']>;
  lastAnswerAt?: Maybe<Scalars['DateTime']['output']>;
  backoffUntil?: Maybe<Scalars['DateTime']['output']>;
  robotsStatus?: Maybe<Scalars['Int']['output']>;
  waiting: Scalars['Int']['output'];
};

export type CrawlReason = {
  __typename?: 'CrawlReason';
  /** Stands for the sentence, in the filter of the fetches. */
  id: Scalars['String']['output'];
  outcome: Scalars['String']['output'];
  code: Scalars['String']['output'];
  detail: Scalars['String']['output'];
  wording?: Maybe<Wording>;
  count: Scalars['Int']['output'];
  exampleUrl: Scalars['String']['output'];
};

export type CrawlFetch = {
  __typename?: 'CrawlFetch';
  id: Scalars['ID']['output'];
  at: Scalars['DateTime']['output'];
  url: Scalars['String']['output'];
  status?: Maybe<Scalars['Int']['output']>;
  outcome: Scalars['String']['output'];
  code?: Maybe<Scalars['String']['output']>;
  reason?: Maybe<Scalars['String']['output']>;
  wording?: Maybe<Wording>;
  durationMs: Scalars['Int']['output'];
  bytes: Scalars['Int']['output'];
  linksNew: Scalars['Int']['output'];
  linksOutOfScope: Scalars['Int']['output'];
  /** What the page is by its bytes: product, listing, feed or other; null where none were read. */
  pageType?: Maybe<Scalars['String']['output']>;
  /** How many products its data describes; null where none were read. */
  products?: Maybe<Scalars['Int']['output']>;
  storedPageUrl?: Maybe<Scalars['String']['output']>;
  /** Whether the stored bytes of the page were deleted when their retention ended. */
  isStoredPageGone: Scalars['Boolean']['output'];
};

export type CrawlFetchFilter = {
  outcome?: InputMaybe<Array<Scalars['String']['input']>>;
  code?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Ids of the run's reasons. */
  reason?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether it met links that the settings leave out. */
  hasLinksOutOfScope?: InputMaybe<Scalars['Boolean']['input']>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

export type CrawlFetchSortField =
  | 'at';

export type CrawlFetchSort = {
  field: CrawlFetchSortField;
  direction: SortDirection;
};

export type CrawlFetchConnection = {
  __typename?: 'CrawlFetchConnection';
  nodes: Array<CrawlFetch>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type CrawlRunPage = {
  __typename?: 'CrawlRunPage';
  id: Scalars['ID']['output'];
  url: Scalars['String']['output'];
  type: Scalars['String']['output'];
  state: Scalars['String']['output'];
  /** The farthest stage of the funnel that it came to. */
  stage: CrawlStage;
  /** How its last visit ended; null before the first. */
  outcome?: Maybe<Scalars['String']['output']>;
  /** Offers that it showed when it was last read. */
  offers: Scalars['Int']['output'];
  foundAt: Scalars['DateTime']['output'];
};

export type CrawlStage =
  | 'discovered'
  | 'in_scope'
  | 'allowed'
  | 'fetched'
  | 'product_pages'
  | 'offer_pages';

export type CrawlRunPageFilter = {
  /** Pages that came to this stage, or farther. */
  stage?: InputMaybe<CrawlStage>;
  state?: InputMaybe<Array<Scalars['String']['input']>>;
  host?: InputMaybe<Array<Scalars['ID']['input']>>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

export type CrawlRunPageSortField =
  | 'foundAt';

export type CrawlRunPageSort = {
  field: CrawlRunPageSortField;
  direction: SortDirection;
};

export type CrawlRunPageConnection = {
  __typename?: 'CrawlRunPageConnection';
  nodes: Array<CrawlRunPage>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type CrawlerFilter = {
  shopId?: InputMaybe<Array<Scalars['ID']['input']>>;
  state?: InputMaybe<Array<ConfigurableState>>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

export type CrawlerSortField =
  | 'name';

export type CrawlerSort = {
  field: CrawlerSortField;
  direction: SortDirection;
};

export type CrawlerConnection = {
  __typename?: 'CrawlerConnection';
  nodes: Array<Crawler>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type CrawlRunFilter = {
  crawlerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  shopId?: InputMaybe<Array<Scalars['ID']['input']>>;
  state?: InputMaybe<Array<RunState>>;
  /** Runs that were at work since then. */
  workedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** The first and last day of the request in the shop's zone, `2026-11-01`. */
  requestedFrom?: InputMaybe<Scalars['String']['input']>;
  requestedUntil?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

export type CrawlRunSortField =
  | 'requestedAt';

export type CrawlRunSort = {
  field: CrawlRunSortField;
  direction: SortDirection;
};

export type CrawlRunConnection = {
  __typename?: 'CrawlRunConnection';
  nodes: Array<CrawlRun>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type CrawlerSaved = {
  __typename?: 'CrawlerSaved';
  crawler: Crawler;
  /** The audit entry, by which the save can be taken back; null when nothing differed. */
  changeId?: Maybe<Scalars['ID']['output']>;
};

export type CrawlRunStarted = {
  __typename?: 'CrawlRunStarted';
  run: CrawlRun;
};

export type CrawlRunAnswered = {
  __typename?: 'CrawlRunAnswered';
  run: CrawlRun;
};

export type CreateCrawlerResult = CrawlerSaved | InvalidInput | NotFound;

export type UpdateCrawlerResult = CrawlerSaved | InvalidInput | VersionConflict | NotFound;

export type ChangeCrawlerStateResult = CrawlerSaved | NotAllowedNow | VersionConflict | NotFound;

export type StartCrawlRunResult = CrawlRunStarted | NotAllowedNow | NotFound;

export type CrawlRunCommandResult = CrawlRunAnswered | NotAllowedNow | NotFound;

export type CustomerStatus =
  | 'ACTIVE'
  | 'MERGED'
  | 'ERASED';

export type ConsentPurpose =
  | 'EMAIL_MARKETING'
  | 'SMS_MARKETING'
  | 'PHONE_MARKETING'
  | 'POSTAL_MARKETING'
  | 'PERSONALISATION';

export type CustomerMergeField =
  | 'NAME'
  | 'EMAIL'
  | 'PHONE'
  | 'COMPANY'
  | 'VAT_ID'
  | 'LOCALE';

export type Customer = {
  __typename?: 'Customer';
  id: Scalars['ID']['output'];
  shop: Shop;
  name: Scalars['String']['output'];
  email?: Maybe<Scalars['String']['output']>;
  /** E.164: `+493012345678`. */
  phone?: Maybe<Scalars['String']['output']>;
  company?: Maybe<Scalars['String']['output']>;
  vatId?: Maybe<Scalars['String']['output']>;
  locale?: Maybe<Scalars['String']['output']>;
  note: Scalars['String']['output'];
  status: CustomerStatus;
  mergedInto?: Maybe<CustomerMention>;
  addresses: Array<CustomerAddress>;
  /** Every statement, the latest first. */
  consents: Array<CustomerConsent>;
  externalIds: Array<CustomerExternalId>;
  firstOrderAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** When the person was erased; their name is empty then. */
  erasedAt?: Maybe<Scalars['DateTime']['output']>;
  /** A request to erase them that has not been carried out. */
  erasure?: Maybe<CustomerErasure>;
  mayUpdate: Scalars['Boolean']['output'];
  mayErase: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
  /** Null for a reader who may not read orders. */
  trade?: Maybe<CustomerTrade>;
};

export type CustomerErasure = {
  __typename?: 'CustomerErasure';
  state: CustomerErasureState;
  requestedAt: Scalars['DateTime']['output'];
  /** By when a request has to be met. */
  dueAt: Scalars['DateTime']['output'];
  /** Who asked for it; null after a backup was restored, empty for a person who was erased. */
  requestedBy?: Maybe<Scalars['String']['output']>;
  /** What it waited for when it was last looked at. */
  openMatters: Array<CustomerOpenMatter>;
};

export type CustomerErasureState =
  /** It is carried out as soon as a worker is free. */
  | 'REQUESTED'
  /** Something of theirs is open. */
  | 'WAITING';

/** What keeps a customer from being erased: an order, a return, or money on its way. */
export type CustomerOpenMatter = {
  __typename?: 'CustomerOpenMatter';
  kind: CustomerOpenMatterKind;
  orderId: Scalars['ID']['output'];
  /** The number of the order. */
  orderNumber?: Maybe<Scalars['String']['output']>;
};

export type CustomerOpenMatterKind =
  | 'ORDER'
  | 'RETURN'
  | 'PAYMENT'
  | 'REFUND'
  /** What a bank took back may still be won. */
  | 'DISPUTE';

export type CustomerErasurePreview = {
  __typename?: 'CustomerErasurePreview';
  mergedCustomers: Scalars['Int']['output'];
  addresses: Scalars['Int']['output'];
  consents: Scalars['Int']['output'];
  /** They stay, without who bought. */
  orders: Scalars['Int']['output'];
  /** They stay, as those of a customer. */
  comments: Scalars['Int']['output'];
  openMatters: Array<CustomerOpenMatter>;
};

export type CustomerMention = {
  __typename?: 'CustomerMention';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type CustomerAddress = {
  __typename?: 'CustomerAddress';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  lines: Array<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  region?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1. */
  country: Scalars['String']['output'];
  isDefaultBilling: Scalars['Boolean']['output'];
  isDefaultShipping: Scalars['Boolean']['output'];
};

export type CustomerConsent = {
  __typename?: 'CustomerConsent';
  id: Scalars['ID']['output'];
  purpose: ConsentPurpose;
  /** False where it was withdrawn. */
  given: Scalars['Boolean']['output'];
  at: Scalars['DateTime']['output'];
  /** Where it was said: checkout, a form on paper, a call. */
  source: Scalars['String']['output'];
  /** The version of the text that was agreed to. */
  textVersion: Scalars['String']['output'];
  /** Whether no later statement about the purpose exists. */
  isLatest: Scalars['Boolean']['output'];
};

/** By which a channel knows a customer. */
export type CustomerExternalId = {
  __typename?: 'CustomerExternalId';
  channel: CustomerMention;
  externalId: Scalars['String']['output'];
};

export type CustomerFilter = {
  shopId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Active ones, unless it is asked. */
  status?: InputMaybe<Array<CustomerStatus>>;
  /** That of one of the addresses. */
  country?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Days of the shop's own zone, `2026-11-01`. */
  createdFrom?: InputMaybe<Scalars['String']['input']>;
  createdUntil?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

export type CustomerSortField =
  | 'NAME'
  | 'CREATED_AT'
  | 'FIRST_ORDER_AT';

export type CustomerSort = {
  field: CustomerSortField;
  direction: SortDirection;
};

export type CustomerConnection = {
  __typename?: 'CustomerConnection';
  nodes: Array<Customer>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type CustomerInput = {
  name: Scalars['String']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
  /** With the code of its country: `+49 30 12345678`. */
  phone?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  vatId?: InputMaybe<Scalars['String']['input']>;
  locale?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerAddressInput = {
  name: Scalars['String']['input'];
  company?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  lines?: InputMaybe<Array<Scalars['String']['input']>>;
  postcode?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<Scalars['String']['input']>;
  country: Scalars['String']['input'];
  isDefaultBilling?: InputMaybe<Scalars['Boolean']['input']>;
  isDefaultShipping?: InputMaybe<Scalars['Boolean']['input']>;
};

export type EraseCustomerInput = {
  /** As it stands, so that nobody is erased by mistake. */
  name: Scalars['String']['input'];
};

export type CustomerConsentInput = {
  purpose: ConsentPurpose;
  given: Scalars['Boolean']['input'];
  /** Now where it is left out. */
  at?: InputMaybe<Scalars['DateTime']['input']>;
  source: Scalars['String']['input'];
  textVersion: Scalars['String']['input'];
};

/** What a survivor would be after a merge. */
export type CustomerMergePreview = {
  __typename?: 'CustomerMergePreview';
  survivor: Customer;
  merged: Customer;
  name: Scalars['String']['output'];
  email?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  company?: Maybe<Scalars['String']['output']>;
  vatId?: Maybe<Scalars['String']['output']>;
  locale?: Maybe<Scalars['String']['output']>;
  note: Scalars['String']['output'];
  addresses: Scalars['Int']['output'];
  /** The statement of each purpose that would count. */
  consents: Array<CustomerConsent>;
};

export type CustomerCreated = {
  __typename?: 'CustomerCreated';
  customer: Customer;
};

export type CustomerSaved = {
  __typename?: 'CustomerSaved';
  customer: Customer;
  changeId?: Maybe<Scalars['ID']['output']>;
};

export type CustomersMerged = {
  __typename?: 'CustomersMerged';
  customer: Customer;
  /** Reverting this change takes the merge back. */
  changeId?: Maybe<Scalars['ID']['output']>;
};

/** The e-mail address belongs to another customer of the shop. */
export type CustomerEmailTaken = {
  __typename?: 'CustomerEmailTaken';
  customer: Customer;
  refusal: Refusal;
};

export type CustomerErasureRequested = {
  __typename?: 'CustomerErasureRequested';
  customer: Customer;
  erasure: CustomerErasure;
  /** Why it waits, where it does. */
  refusal?: Maybe<Refusal>;
};

export type CustomerErasureWithdrawn = {
  __typename?: 'CustomerErasureWithdrawn';
  customer: Customer;
};

export type CustomerMergePreviewResult = CustomerMergePreview | NotAllowedNow | NotFound;

export type CreateCustomerResult = CustomerCreated | CustomerEmailTaken | InvalidInput | NotFound;

export type UpdateCustomerResult = CustomerSaved | CustomerEmailTaken | InvalidInput | NotAllowedNow | VersionConflict | NotFound;

export type SaveCustomerAddressResult = CustomerSaved | InvalidInput | NotAllowedNow | VersionConflict | NotFound;

export type RemoveCustomerAddressResult = CustomerSaved | NotAllowedNow | VersionConflict | NotFound;

export type RecordCustomerConsentResult = CustomerSaved | InvalidInput | NotAllowedNow | NotFound;

export type MergeCustomersResult = CustomersMerged | NotAllowedNow | VersionConflict | NotFound;

export type EraseCustomerResult = CustomerErasureRequested | InvalidInput | NotAllowedNow | VersionConflict | NotFound;

export type WithdrawCustomerErasureResult = CustomerErasureWithdrawn | NotAllowedNow | NotFound;

export type Dashboard = {
  __typename?: 'Dashboard';
  /** What needs the reader, most urgent first, the snoozed ones too; each leads to the very rows behind its count. */
  needs: Array<DashboardNeed>;
  /** Where the pages of grabbers began to read otherwise than before, the newest first. */
  breaks: Array<GrabBreak>;
  /** By six codes at most: those that the reader chose, or that their role looks at first. */
  figures: Array<DashboardFigure>;
  /** What the reader can choose among, in the order of their role. */
  figureChoices: Array<Scalars['String']['output']>;
  /** Null while the reader has not chosen. */
  chosenFigures?: Maybe<Array<Scalars['String']['output']>>;
  /** What came and changed since the reader's last visit; null at the first. */
  news?: Maybe<DashboardNews>;
  /** From page to product; stages of what the reader may not read are left out. */
  chain: Array<ChainStage>;
  /** How far the seed of this installation has come, while it runs. */
  seed?: Maybe<SeedProgress>;
  isEmpty: Scalars['Boolean']['output'];
};

export type DashboardNews = {
  __typename?: 'DashboardNews';
  since: Scalars['DateTime']['output'];
  /** Those with rows; each leads to the very rows behind its count. */
  changes: Array<DashboardChange>;
};

export type DashboardChange = {
  __typename?: 'DashboardChange';
  code: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  /** False where there are more than were counted. */
  isExact: Scalars['Boolean']['output'];
  target: ListTarget;
};

export type FiguresChosen = {
  __typename?: 'FiguresChosen';
  /** Null: those that the reader's role looks at first. */
  codes?: Maybe<Array<Scalars['String']['output']>>;
};

export type DashboardVisitNoted = {
  __typename?: 'DashboardVisitNoted';
  at: Scalars['DateTime']['output'];
};

export type ChooseFiguresResult = FiguresChosen | InvalidInput;

export type GrabBreak = {
  __typename?: 'GrabBreak';
  runId: Scalars['ID']['output'];
  grabberName: Scalars['String']['output'];
  turn: GrabTurn;
};

export type DashboardNeed = {
  __typename?: 'DashboardNeed';
  code: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  /** False where there are more than were counted. */
  isExact: Scalars['Boolean']['output'];
  /** Where the rows are: a list and its filter. Absent where they lie in `places`. */
  target?: Maybe<ListTarget>;
  /** Where the rows are, if no one list holds them: the most first, all of them together as many as `count`. */
  places: Array<NeedPlace>;
  oldestAt?: Maybe<Scalars['DateTime']['output']>;
  /** Present while the reader has put it aside. */
  snooze?: Maybe<NeedSnooze>;
};

export type NeedPlace = {
  __typename?: 'NeedPlace';
  name: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  /** False where there are more than were counted. */
  isExact: Scalars['Boolean']['output'];
  target: ListTarget;
};

export type NeedSnooze = {
  __typename?: 'NeedSnooze';
  /** Absent: until the need changes. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

export type NeedsChanged = {
  __typename?: 'NeedsChanged';
  needs: Array<DashboardNeed>;
};

export type SnoozeNeedResult = NeedsChanged | InvalidInput | NotFound;

export type DashboardFigure = {
  __typename?: 'DashboardFigure';
  code: Scalars['String']['output'];
  /** Minor units where there is a currency. */
  value: Scalars['SafeInt']['output'];
  currency?: Maybe<Scalars['String']['output']>;
  /** The same figure as `span` says, when it is known. */
  before?: Maybe<Scalars['SafeInt']['output']>;
  span: FigureSpan;
  series: Array<Scalars['SafeInt']['output']>;
  target: ListTarget;
  /** The measure of the reports that it is, where it is one: its list shows the figure too. */
  measure?: Maybe<Measure>;
};

export type FigureSpan =
  /** A week ago. */
  | 'WEEK'
  /** Over the 28 days before the 28 that it counts. */
  | 'PERIOD';

export type ChainStage = {
  __typename?: 'ChainStage';
  code: Scalars['String']['output'];
  count: Scalars['SafeInt']['output'];
  waiting: Scalars['SafeInt']['output'];
  /** Where the rows that wait are; absent where no list holds them. */
  waitingTarget?: Maybe<ListTarget>;
  lagSeconds?: Maybe<Scalars['Float']['output']>;
  target: ListTarget;
};

/** A list of the product by name, with the filter that gives the counted rows. */
export type ListTarget = {
  __typename?: 'ListTarget';
  list: Scalars['String']['output'];
  filter: Scalars['JSON']['output'];
};

export type SeedProgress = {
  __typename?: 'SeedProgress';
  state: Scalars['String']['output'];
  step: Scalars['String']['output'];
  done: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type DiscountKind =
  | 'AMOUNT_OFF_PRODUCT'
  | 'AMOUNT_OFF_ORDER'
  | 'BUY_X_GET_Y'
  | 'FREE_SHIPPING';

export type DiscountClass =
  | 'PRODUCT'
  | 'ORDER'
  | 'SHIPPING';

export type DiscountMethod =
  | 'CODE'
  | 'AUTOMATIC';

/** What people said of it; its status follows from this and its times. */
export type DiscountIntent =
  | 'DRAFT'
  | 'LIVE'
  | 'PAUSED'
  | 'ENDED';

export type DiscountStatus =
  | 'DRAFT'
  | 'SCHEDULED'
  | 'ACTIVE'
  | 'PAUSED'
  | 'ENDED';

export type DiscountTargetKind =
  | 'CATEGORY'
  | 'BRAND'
  | 'PRODUCT'
  | 'VARIANT';

export type DiscountMinimumKind =
  | 'NONE'
  | 'AMOUNT'
  | 'QUANTITY';

export type Discount = {
  __typename?: 'Discount';
  id: Scalars['ID']['output'];
  shop: Shop;
  name: Scalars['String']['output'];
  /** What the customer reads, by language. */
  labels: Array<LocalText>;
  kind: DiscountKind;
  class: DiscountClass;
  method: DiscountMethod;
  intent: DiscountIntent;
  status: DiscountStatus;
  /** The higher is taken first. */
  priority: Scalars['Int']['output'];
  startsAt: Scalars['DateTime']['output'];
  /** The first moment at which it does not run any more. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** In millionths; of BUY_X_GET_Y what is taken off what is given. */
  percentPpm?: Maybe<Scalars['Int']['output']>;
  amount?: Maybe<Money>;
  /** The most that a share takes off: of a unit, or of the order. */
  most?: Maybe<Money>;
  minimumKind: DiscountMinimumKind;
  minimumAmount?: Maybe<Money>;
  minimumQuantity?: Maybe<Scalars['Int']['output']>;
  buyQuantity?: Maybe<Scalars['Int']['output']>;
  getQuantity?: Maybe<Scalars['Int']['output']>;
  usesPerOrder?: Maybe<Scalars['Int']['output']>;
  limitTotal?: Maybe<Scalars['Int']['output']>;
  limitPerCustomer?: Maybe<Scalars['Int']['output']>;
  combinesWith: Array<DiscountClass>;
  /** None stands for every channel of the shop. */
  channels: Array<Channel>;
  /** What it is about; without one that includes everything is meant but what is excluded. Of BUY_X_GET_Y those that buy. */
  targets: Array<DiscountTarget>;
  /** What is given, of BUY_X_GET_Y. */
  getTargets: Array<DiscountTarget>;
  /** Uses that count, reserved ones among them. */
  used: Scalars['Int']['output'];
  /** Those of them that are held for carts; the others are orders. */
  reserved: Scalars['Int']['output'];
  codeCount: Scalars['Int']['output'];
  /** The only code where it has one. */
  code?: Maybe<Scalars['String']['output']>;
  /** The fields that its first use has fixed. */
  fixedFields: Array<Scalars['String']['output']>;
  actions: Array<RecordAction>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  mayUpdate: Scalars['Boolean']['output'];
  mayDelete: Scalars['Boolean']['output'];
  lockedFields: Array<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
};

export type DiscountTarget = {
  __typename?: 'DiscountTarget';
  kind: DiscountTargetKind;
  id: Scalars['ID']['output'];
  /** Null once it is gone, or hidden from the reader. */
  name?: Maybe<Scalars['String']['output']>;
  isExcluded: Scalars['Boolean']['output'];
};

export type DiscountTargetInput = {
  kind: DiscountTargetKind;
  id: Scalars['ID']['input'];
  isExcluded?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Amounts are decimal texts in the currency named; times with an offset, or local to the zone of the shop without one. */
export type DiscountInput = {
  name: Scalars['String']['input'];
  labels?: InputMaybe<Array<LocalTextInput>>;
  kind: DiscountKind;
  method: DiscountMethod;
  priority?: InputMaybe<Scalars['Int']['input']>;
  startsAt?: InputMaybe<Scalars['String']['input']>;
  endsAt?: InputMaybe<Scalars['String']['input']>;
  /** Of at most four decimals: `12.5`. */
  percent?: InputMaybe<Scalars['String']['input']>;
  amount?: InputMaybe<Scalars['String']['input']>;
  most?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
  minimumKind?: InputMaybe<DiscountMinimumKind>;
  minimum?: InputMaybe<Scalars['String']['input']>;
  buyQuantity?: InputMaybe<Scalars['Int']['input']>;
  getQuantity?: InputMaybe<Scalars['Int']['input']>;
  usesPerOrder?: InputMaybe<Scalars['Int']['input']>;
  limitTotal?: InputMaybe<Scalars['Int']['input']>;
  limitPerCustomer?: InputMaybe<Scalars['Int']['input']>;
  combinesWith?: InputMaybe<Array<DiscountClass>>;
  channelIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  targets?: InputMaybe<Array<DiscountTargetInput>>;
  getTargets?: InputMaybe<Array<DiscountTargetInput>>;
};

export type GenerateCodesInput = {
  count: Scalars['Int']['input'];
  prefix?: InputMaybe<Scalars['String']['input']>;
  /** Signs that are generated, without those that are mistaken for others: 6 to 20. */
  length?: InputMaybe<Scalars['Int']['input']>;
  limitTotal?: InputMaybe<Scalars['Int']['input']>;
};

export type DiscountFilter = {
  status?: InputMaybe<Array<DiscountStatus>>;
  shopId?: InputMaybe<Array<Scalars['ID']['input']>>;
  kind?: InputMaybe<Array<DiscountKind>>;
  method?: InputMaybe<Array<DiscountMethod>>;
  channelId?: InputMaybe<Array<Scalars['ID']['input']>>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

export type DiscountSortField =
  | 'NAME'
  | 'STARTS_AT'
  | 'ENDS_AT'
  | 'PRIORITY'
  | 'CREATED_AT';

export type DiscountSort = {
  field: DiscountSortField;
  direction: SortDirection;
};

export type DiscountConnection = {
  __typename?: 'DiscountConnection';
  nodes: Array<Discount>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type DiscountCode = {
  __typename?: 'DiscountCode';
  id: Scalars['ID']['output'];
  code: Scalars['String']['output'];
  batch?: Maybe<Scalars['String']['output']>;
  limitTotal?: Maybe<Scalars['Int']['output']>;
  used: Scalars['Int']['output'];
  state: DiscountCodeState;
  disabledAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
};

export type DiscountCodeState =
  | 'IN_FORCE'
  /** Its discount has ended. */
  | 'ENDED'
  | 'DISABLED';

/** A reservation whose time is over counts as released. */
export type DiscountUseFilter = {
  state?: InputMaybe<Array<DiscountUseState>>;
};

export type DiscountCodeFilter = {
  isDisabled?: InputMaybe<Scalars['Boolean']['input']>;
  batch?: InputMaybe<Array<Scalars['String']['input']>>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

export type DiscountCodeSortField =
  | 'CODE'
  | 'CREATED_AT';

export type DiscountCodeSort = {
  field: DiscountCodeSortField;
  direction: SortDirection;
};

export type DiscountCodeConnection = {
  __typename?: 'DiscountCodeConnection';
  nodes: Array<DiscountCode>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type DiscountUseState =
  | 'RESERVED'
  | 'COMMITTED'
  | 'RELEASED';

export type DiscountUse = {
  __typename?: 'DiscountUse';
  id: Scalars['ID']['output'];
  code?: Maybe<Scalars['String']['output']>;
  state: DiscountUseState;
  reservationKey?: Maybe<Scalars['String']['output']>;
  amount?: Maybe<Money>;
  overLimit: Scalars['Boolean']['output'];
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  at: Scalars['DateTime']['output'];
};

export type DiscountUseConnection = {
  __typename?: 'DiscountUseConnection';
  nodes: Array<DiscountUse>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type DiscountWarnings = {
  __typename?: 'DiscountWarnings';
  /** Variants that would cost less than the shop pays for them, the worst first, at most 50; only for those who may read costs. */
  belowCost: Array<DiscountedVariant>;
  belowCostCount: Scalars['Int']['output'];
  /** Others of the same class at the same time, on the same channel and products. */
  overlaps: Array<DiscountOverlap>;
  /** Variants whose own price was lower within the 30 days before it begins than the reduction is shown against, at most 50. */
  lowestBefore: Array<LowestBefore>;
  lowestBeforeCount: Scalars['Int']['output'];
};

export type DiscountedVariant = {
  __typename?: 'DiscountedVariant';
  product: Product;
  variant: Variant;
  price: Money;
  reduced: Money;
  cost: Money;
};

export type DiscountOverlap = {
  __typename?: 'DiscountOverlap';
  discount: Discount;
  from: Scalars['DateTime']['output'];
  until?: Maybe<Scalars['DateTime']['output']>;
  products: Scalars['Int']['output'];
};

export type LowestBefore = {
  __typename?: 'LowestBefore';
  product: Product;
  variant: Variant;
  price: Money;
  reduced: Money;
  lowest: Money;
  lowestAt: Scalars['DateTime']['output'];
  /** The own price over the 30 days, each step with the moment from which it held. */
  steps: Array<PriceStep>;
};

export type PriceStep = {
  __typename?: 'PriceStep';
  from: Scalars['DateTime']['output'];
  price: Money;
};

export type DiscountBenchInput = {
  channelId: Scalars['ID']['input'];
  /** That of the channel where none is given. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Anything by which the shop knows its customer; compared without regard to case. */
  customer?: InputMaybe<Scalars['String']['input']>;
  codes?: InputMaybe<Array<Scalars['String']['input']>>;
  lines: Array<BenchLineInput>;
  /** A decimal text. */
  shipping?: InputMaybe<Scalars['String']['input']>;
  /** Now where none is given. */
  at?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A variant of the catalogue, or its SKU in the shop; a price of its own stands for that on the channel. */
export type BenchLineInput = {
  variantId?: InputMaybe<Scalars['ID']['input']>;
  sku?: InputMaybe<Scalars['String']['input']>;
  quantity: Scalars['Int']['input'];
  price?: InputMaybe<Scalars['String']['input']>;
};

export type DiscountBench = {
  __typename?: 'DiscountBench';
  currency: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  lines: Array<BenchLine>;
  applied: Array<BenchApplied>;
  lost: Array<BenchLost>;
  unknownCodes: Array<Scalars['String']['output']>;
  goods: Money;
  productOff: Money;
  orderOff: Money;
  shipping: Money;
  shippingOff: Money;
  total: Money;
  /** Another choice that would have cost the customer less: a sign that a priority is wrong. */
  cheaper?: Maybe<BenchCheaper>;
  /** Whether every combination was tried. */
  isComplete: Scalars['Boolean']['output'];
};

export type BenchLine = {
  __typename?: 'BenchLine';
  position: Scalars['Int']['output'];
  product?: Maybe<Product>;
  variant?: Maybe<Variant>;
  title: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  unit: Money;
  before: Money;
  productOff: Money;
  orderOff: Money;
  after: Money;
};

export type BenchApplied = {
  __typename?: 'BenchApplied';
  discount: Discount;
  code?: Maybe<Scalars['String']['output']>;
  saving: Money;
  /** The arithmetic, a sentence for each step. */
  steps: Array<Sentence>;
};

export type BenchLost = {
  __typename?: 'BenchLost';
  discount: Discount;
  reason: Sentence;
};

export type BenchCheaper = {
  __typename?: 'BenchCheaper';
  saved: Money;
  discounts: Array<Discount>;
};

/** A cart as a shop has it: its prices are what the customer was shown, before discounts. */
export type ReservedCartInput = {
  currency: Scalars['String']['input'];
  customer?: InputMaybe<Scalars['String']['input']>;
  codes?: InputMaybe<Array<Scalars['String']['input']>>;
  lines: Array<ReservedLineInput>;
  shippingMinor?: InputMaybe<Scalars['SafeInt']['input']>;
};

export type ReservedLineInput = {
  externalId?: InputMaybe<Scalars['String']['input']>;
  sku?: InputMaybe<Scalars['String']['input']>;
  quantity: Scalars['Int']['input'];
  unitMinor: Scalars['SafeInt']['input'];
};

export type DiscountReservation = {
  __typename?: 'DiscountReservation';
  reservationKey: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  applied: Array<ReservedDiscount>;
  totalMinor: Scalars['SafeInt']['output'];
  currency: Scalars['String']['output'];
};

export type ReservedDiscount = {
  __typename?: 'ReservedDiscount';
  discountId: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  code?: Maybe<Scalars['String']['output']>;
  savingMinor: Scalars['SafeInt']['output'];
};

/** A discount of the cart was used up meanwhile; nothing was reserved. `totalMinor` is without it: ask again with what stands. */
export type DiscountNoLongerApplies = {
  __typename?: 'DiscountNoLongerApplies';
  discountId: Scalars['ID']['output'];
  code?: Maybe<Scalars['String']['output']>;
  refusal: Refusal;
  totalMinor: Scalars['SafeInt']['output'];
};

export type DiscountCreated = {
  __typename?: 'DiscountCreated';
  discount: Discount;
};

export type DiscountSaved = {
  __typename?: 'DiscountSaved';
  discount: Discount;
  /** The audit entry, by which it can be taken back; null when nothing differed. */
  changeId?: Maybe<Scalars['ID']['output']>;
};

export type DiscountDeleted = {
  __typename?: 'DiscountDeleted';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type DiscountCodesAdded = {
  __typename?: 'DiscountCodesAdded';
  discount: Discount;
  added: Scalars['Int']['output'];
  /** Those that were there already, or are no codes, with the reason; at most 100. */
  refused: Array<RefusedCode>;
  refusedCount: Scalars['Int']['output'];
};

export type RefusedCode = {
  __typename?: 'RefusedCode';
  code: Scalars['String']['output'];
  refusal: Refusal;
};

export type DiscountCodeDisabled = {
  __typename?: 'DiscountCodeDisabled';
  code: DiscountCode;
};

export type DiscountReserved = {
  __typename?: 'DiscountReserved';
  reservation: DiscountReservation;
};

export type DiscountReleased = {
  __typename?: 'DiscountReleased';
  reservationKey: Scalars['String']['output'];
};

export type CreateDiscountResult = DiscountCreated | InvalidInput | NotFound;

export type UpdateDiscountResult = DiscountSaved | InvalidInput | NotAllowedNow | VersionConflict | NotFound;

export type SetDiscountIntentResult = DiscountSaved | NotAllowedNow | VersionConflict | NotFound;

export type CopyDiscountResult = DiscountCreated | InvalidInput | NotFound;

export type DeleteDiscountResult = DiscountDeleted | NotAllowedNow | VersionConflict | NotFound;

export type AddDiscountCodesResult = DiscountCodesAdded | InvalidInput | NotAllowedNow | NotFound;

export type DisableDiscountCodeResult = DiscountCodeDisabled | NotFound;

export type DiscountBenchResult = DiscountBench | InvalidInput | NotFound;

export type ReserveDiscountResult = DiscountReserved | DiscountNoLongerApplies | InvalidInput | NotAllowedNow | NotFound;

export type ReleaseDiscountResult = DiscountReleased | NotFound;

export type OfferContradiction = {
  __typename?: 'OfferContradiction';
  field: Scalars['String']['output'];
  own: Scalars['String']['output'];
  other: Scalars['String']['output'];
  otherShop: Scalars['String']['output'];
};

export type Excavator = {
  __typename?: 'Excavator';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  state: ConfigurableState;
  scope: ExcavatorScope;
  autoThreshold: Scalars['Float']['output'];
  targetPrecision: Scalars['Float']['output'];
  /** Offers whose newest snapshot is not processed yet. */
  backlog: Scalars['Int']['output'];
  offers: Scalars['Int']['output'];
  /** Decisions and proposals of the last thirty days. */
  yield: Array<NamedCount>;
  lastRun?: Maybe<ExcavationRun>;
  runs: Array<ExcavationRun>;
  nextStates: Array<ConfigurableState>;
  /** The fields that the reader may not change, where they may change others. */
  lockedFields: Array<Scalars['String']['output']>;
  /** Why it does not run in the state that it is in; null when it does. */
  startRefusal?: Maybe<NotAllowedNow>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};


export type ExcavatorRunsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type ExcavatorScope = {
  __typename?: 'ExcavatorScope';
  shopIds: Array<Scalars['ID']['output']>;
  brandIds: Array<Scalars['ID']['output']>;
};

export type ExcavatorScopeInput = {
  shopIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  brandIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type ExcavatorInput = {
  name: Scalars['String']['input'];
  scope: ExcavatorScopeInput;
  autoThreshold?: InputMaybe<Scalars['Float']['input']>;
  targetPrecision?: InputMaybe<Scalars['Float']['input']>;
};

export type ScopeCount = {
  __typename?: 'ScopeCount';
  offers: Scalars['Int']['output'];
  unmatched: Scalars['Int']['output'];
};

export type ExcavationRun = {
  __typename?: 'ExcavationRun';
  id: Scalars['ID']['output'];
  excavator: Excavator;
  trigger: Scalars['String']['output'];
  state: RunState;
  stopReason?: Maybe<Sentence>;
  requestedAt: Scalars['DateTime']['output'];
  /** The name of the person who asked for it; null for a schedule and for the product itself, empty for somebody who was erased. */
  requestedBy?: Maybe<Scalars['String']['output']>;
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When its items were deleted, since it ended long ago; its figures stay. */
  itemsGoneAt?: Maybe<Scalars['DateTime']['output']>;
  outcomes: Array<NamedCount>;
  /** Offers that wait for it; null once it ended, and where it goes over everything, whose end nobody knows. */
  left?: Maybe<Scalars['Int']['output']>;
  /** The commands it takes now: pause, resume, cancel, or none. */
  nextCommands: Array<Scalars['String']['output']>;
};

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

export type ProposalDecision =
  | 'accept'
  | 'reject';

export type Proposal = {
  __typename?: 'Proposal';
  id: Scalars['ID']['output'];
  kind: ProposalKind;
  state: ProposalState;
  /** One line that says what accepting does. */
  title: Scalars['String']['output'];
  /** The evidence as one sentence. */
  sentence: Scalars['String']['output'];
  confidence: Scalars['Float']['output'];
  evidence: Array<Evidence>;
  offer?: Maybe<Offer>;
  product?: Maybe<Product>;
  variantId?: Maybe<Scalars['ID']['output']>;
  /** Both sides, field by field, for reading across. */
  comparison: Array<ComparedField>;
  attribute?: Maybe<Attribute>;
  currentValue?: Maybe<Scalars['JSON']['output']>;
  proposedValue?: Maybe<Scalars['JSON']['output']>;
  /** The proposed value in words: of a brand or category its name. */
  proposedText?: Maybe<Scalars['String']['output']>;
  candidates: Array<MatchTarget>;
  isAuditSample: Scalars['Boolean']['output'];
  /** Decided by rule, and waiting for a person to look again: accepting confirms it, rejecting overturns it. */
  isCheckDue: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  decidedBy?: Maybe<Scalars['String']['output']>;
  decisionCause?: Maybe<Scalars['String']['output']>;
  reason?: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
};

export type Evidence = {
  __typename?: 'Evidence';
  code: Scalars['String']['output'];
  /** for, against or conflict */
  weight: Scalars['String']['output'];
  text: Scalars['String']['output'];
  /** What the text names, by name; with the code it can be said in another language. */
  params: Scalars['JSON']['output'];
};

export type ComparedField = {
  __typename?: 'ComparedField';
  field: Scalars['String']['output'];
  label: Scalars['String']['output'];
  offerText?: Maybe<Scalars['String']['output']>;
  catalogueText?: Maybe<Scalars['String']['output']>;
  /** same, similar, different, not_comparable (prices in two currencies), only_offer, only_catalogue */
  verdict: Scalars['String']['output'];
  /** Why what the offer says is of no use, such as a GTIN with a wrong check digit. */
  offerWarning?: Maybe<SnapshotWarning>;
};

export type MatchTarget = {
  __typename?: 'MatchTarget';
  variantId: Scalars['ID']['output'];
  productId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  brand?: Maybe<Scalars['String']['output']>;
  imageUrl?: Maybe<Scalars['String']['output']>;
  identifiers: Array<Scalars['String']['output']>;
  score?: Maybe<Scalars['Float']['output']>;
  why: Array<Scalars['String']['output']>;
};

export type ExcavatorFilter = {
  state?: InputMaybe<Array<ConfigurableState>>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

export type ExcavatorSortField =
  | 'name';

export type ExcavatorSort = {
  field: ExcavatorSortField;
  direction: SortDirection;
};

export type ExcavatorConnection = {
  __typename?: 'ExcavatorConnection';
  nodes: Array<Excavator>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type ProposalFilter = {
  kind?: InputMaybe<Array<ProposalKind>>;
  state?: InputMaybe<Array<ProposalState>>;
  shopId?: InputMaybe<Array<Scalars['ID']['input']>>;
  productId?: InputMaybe<Array<Scalars['ID']['input']>>;
  minConfidence?: InputMaybe<Scalars['Float']['input']>;
  /** What waits for a person: open questions to decide, decisions by rule to check, or both. */
  waitsFor?: InputMaybe<Array<ProposalTask>>;
  /** Decided by a person, and not by a rule. */
  isDecidedByPerson?: InputMaybe<Scalars['Boolean']['input']>;
  decidedById?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The first and last day of the decision in the shop's zone, `2026-11-01`; without a shop in UTC. */
  decidedFrom?: InputMaybe<Scalars['String']['input']>;
  decidedUntil?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

export type ProposalTask =
  | 'decision'
  | 'check';

export type ProposalSortField =
  | 'createdAt'
  | 'confidence';

export type ProposalSort = {
  field: ProposalSortField;
  direction: SortDirection;
};

export type ProposalConnection = {
  __typename?: 'ProposalConnection';
  nodes: Array<Proposal>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type ExcavatorSaved = {
  __typename?: 'ExcavatorSaved';
  excavator: Excavator;
  /** The audit entry, by which the save can be taken back; null when nothing differed. */
  changeId?: Maybe<Scalars['ID']['output']>;
};

export type ExcavationStarted = {
  __typename?: 'ExcavationStarted';
  run: ExcavationRun;
};

export type ProposalDecided = {
  __typename?: 'ProposalDecided';
  proposal: Proposal;
  productId?: Maybe<Scalars['ID']['output']>;
};

/** Somebody else was faster; the proposal shows what they decided. */
export type ProposalAlreadyDecided = {
  __typename?: 'ProposalAlreadyDecided';
  proposal: Proposal;
};

export type BulkDecisionFinished = {
  __typename?: 'BulkDecisionFinished';
  decided: Scalars['Int']['output'];
  results: Array<ProposalOutcome>;
};

export type ProposalOutcome = {
  __typename?: 'ProposalOutcome';
  id: Scalars['ID']['output'];
  ok: Scalars['Boolean']['output'];
  code?: Maybe<Scalars['String']['output']>;
  reason?: Maybe<Scalars['String']['output']>;
  wording?: Maybe<Wording>;
};

export type MatcherTrained = {
  __typename?: 'MatcherTrained';
  labels: Scalars['Int']['output'];
  precision?: Maybe<Scalars['Float']['output']>;
  recall?: Maybe<Scalars['Float']['output']>;
  isActive: Scalars['Boolean']['output'];
  /** Why the new model was, or was not, made the active one. */
  verdict: Sentence;
};

/** How automatic decisions stood up to being looked at again. With two wrong of the last hundred a way of deciding goes back to people. */
export type AuditFigures = {
  __typename?: 'AuditFigures';
  /** identifier (an equal GTIN) or likeness (the trained matcher) */
  way: Scalars['String']['output'];
  checked: Scalars['Int']['output'];
  wrong: Scalars['Int']['output'];
  due: Scalars['Int']['output'];
  isTrusted: Scalars['Boolean']['output'];
};

export type CreateExcavatorResult = ExcavatorSaved | InvalidInput;

export type UpdateExcavatorResult = ExcavatorSaved | InvalidInput | VersionConflict | NotFound;

export type ChangeExcavatorStateResult = ExcavatorSaved | NotAllowedNow | VersionConflict | NotFound;

export type StartExcavationResult = ExcavationStarted | NotAllowedNow | NotFound;

export type DecideProposalResult = ProposalDecided | ProposalAlreadyDecided | NotAllowedNow | InvalidInput | VersionConflict | NotFound;

export type BulkDecisionResult = BulkDecisionFinished | InvalidInput;

export type TrainMatcherResult = MatcherTrained | NotAllowedNow;

export type FieldType =
  | 'text'
  /** Compared as it is written, such as an article number. */
  | 'code'
  | 'number'
  | 'money'
  | 'date'
  | 'choice'
  | 'id'
  | 'flag';

export type FieldUnit =
  | 'percent'
  /** A part of one, which people read as a percentage. */
  | 'share'
  | 'milliseconds'
  | 'bytes';

export type FilterOperator =
  | 'contains'
  | 'not_contains'
  | 'starts_with'
  | 'is'
  | 'is_not'
  | 'less'
  | 'at_most'
  | 'greater'
  | 'at_least'
  /** Both ends belong to it. */
  | 'between'
  | 'before'
  | 'after'
  /** Today and the days before it, so many in all. */
  | 'within_days'
  | 'today'
  | 'any_of'
  | 'none_of'
  | 'empty'
  | 'not_empty';

export type ListField = {
  __typename?: 'ListField';
  name: Scalars['String']['output'];
  type: FieldType;
  operators: Array<FilterOperator>;
  /** The values of a choice, where they are few and known. */
  choices: Array<Scalars['String']['output']>;
  unit?: Maybe<FieldUnit>;
  /** What records the values of an id name, which `namedRecords` finds. */
  of?: Maybe<AbilitySubject>;
};

export type NamedRecord = {
  __typename?: 'NamedRecord';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type FoundRecord = {
  __typename?: 'FoundRecord';
  of: AbilitySubject;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type GrabberKind =
  | 'pages'
  | 'feed';

export type Grabber = {
  __typename?: 'Grabber';
  id: Scalars['ID']['output'];
  shop: Shop;
  name: Scalars['String']['output'];
  kind: GrabberKind;
  crawlerId?: Maybe<Scalars['ID']['output']>;
  crawlerName?: Maybe<Scalars['String']['output']>;
  feedUrl?: Maybe<Scalars['String']['output']>;
  state: ConfigurableState;
  config: GrabberConfig;
  configVersion: Scalars['Int']['output'];
  /** When a feed is read by itself; a pages grabber reads what its crawler fetches. */
  schedule: Schedule;
  nextRunAt?: Maybe<Scalars['DateTime']['output']>;
  lastRun?: Maybe<GrabRun>;
  runs: Array<GrabRun>;
  /** Share of the grabber's current offers that state the field, with the share thirty days ago. */
  coverage: Array<FieldCoverage>;
  offers: Scalars['Int']['output'];
  /** Fetched pages that wait to be read. */
  backlog: Scalars['Int']['output'];
  nextStates: Array<ConfigurableState>;
  /** The fields that the reader may not change, where they may change others. */
  lockedFields: Array<Scalars['String']['output']>;
  /** Why its feed cannot be read, or its stored pages not once more, as things stand; null when it can. */
  startRefusal?: Maybe<NotAllowedNow>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};


export type GrabberRunsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type GrabberConfig = {
  __typename?: 'GrabberConfig';
  strategies: Array<Scalars['String']['output']>;
  rules: Array<SelectorRule>;
  /** Each element it matches is an offer of its own; without it a page is read as one. */
  itemSelector?: Maybe<Scalars['String']['output']>;
  currency?: Maybe<Scalars['String']['output']>;
  locale?: Maybe<Scalars['String']['output']>;
  condition?: Maybe<Scalars['String']['output']>;
};

export type SelectorRule = {
  __typename?: 'SelectorRule';
  field: Scalars['String']['output'];
  selector: Scalars['String']['output'];
  attribute?: Maybe<Scalars['String']['output']>;
  /** Where it looks when there is an item selector: inside each item, also when absent, or in the whole page. */
  scope?: Maybe<RuleScope>;
};

export type RuleScope =
  | 'item'
  | 'page';

export type FieldCoverage = {
  __typename?: 'FieldCoverage';
  field: Scalars['String']['output'];
  share: Scalars['Float']['output'];
  offers: Scalars['Int']['output'];
  methods: Array<NamedCount>;
  shareBefore?: Maybe<Scalars['Float']['output']>;
};

export type GrabRun = {
  __typename?: 'GrabRun';
  id: Scalars['ID']['output'];
  grabber: Grabber;
  crawlRunId?: Maybe<Scalars['ID']['output']>;
  trigger: Scalars['String']['output'];
  state: RunState;
  stopReason?: Maybe<Sentence>;
  requestedAt: Scalars['DateTime']['output'];
  /** The name of the person who asked for it; null for a schedule and for the product itself, empty for somebody who was erased. */
  requestedBy?: Maybe<Scalars['String']['output']>;
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When its items were deleted, since it ended long ago; its figures stay. */
  itemsGoneAt?: Maybe<Scalars['DateTime']['output']>;
  /** Of a feed that is still being fetched; null once it is here. */
  bytesSoFar?: Maybe<Scalars['SafeInt']['output']>;
  offers: Scalars['Int']['output'];
  snapshots: Scalars['Int']['output'];
  /** Pages of each outcome, or rows of a feed. */
  outcomes: Array<NamedCount>;
  /** Of a run that found its feed unchanged and read nothing; null for every other. */
  unchanged?: Maybe<GrabUnchanged>;
  /** What a replay did so far; null for every other run. */
  readAgain?: Maybe<GrabReadAgain>;
  /** How a replay stands and what differs; null for every other run, and for replays of before it was staged. */
  replay?: Maybe<GrabReplay>;
  coverage: Array<FieldCoverage>;
  /** What was remarked about a feed as a whole, such as entities that were left as they are written. */
  remarks: Array<GrabRemark>;
  problems: Array<GrabProblem>;
  /** Of a degraded run over pages: where they began to read otherwise than before. */
  turn?: Maybe<GrabTurn>;
  /** Whether a person took a degraded run as the new normal. */
  isAccepted: Scalars['Boolean']['output'];
  /** The commands it takes now: cancel, accept_as_normal, or none. */
  nextCommands: Array<Scalars['String']['output']>;
};


export type GrabRunProblemsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** What a feed that was found unchanged says once more. */
export type GrabUnchanged = {
  __typename?: 'GrabUnchanged';
  /** When it was read last. */
  readAt: Scalars['DateTime']['output'];
  /** What was read then, and stands. */
  offers: Scalars['Int']['output'];
};

export type GrabReadAgain = {
  __typename?: 'GrabReadAgain';
  /** Nobody asked for it: the extractor reads pages differently since an upgrade. */
  isAfterUpgrade: Scalars['Boolean']['output'];
  /** Stored pages that were read again. */
  pages: Scalars['Int']['output'];
  /** Readings that are other ones now. */
  changed: Scalars['Int']['output'];
};

export type ReplayDecision =
  | 'APPLY'
  | 'DISCARD'
  | 'TAKE_BACK';

export type GrabReplay = {
  __typename?: 'GrabReplay';
  /** reading, waiting, applying, applied, part_applied, same, discarded, taking_back, taken_back or part_taken_back. */
  state: Scalars['String']['output'];
  actions: Array<RecordAction>;
  /** Pages done of the step that it is in. */
  done: Scalars['Int']['output'];
  /** Null where nobody can say how many there are. */
  total?: Maybe<Scalars['Int']['output']>;
  /** What differs; null before it was judged. */
  difference?: Maybe<ReplayDifference>;
  /** Pages that were fetched again before it was applied, and were left out. */
  pagesLeftOut: Scalars['Int']['output'];
  /** Pages that were fetched again before it was taken back, and were left as they are. */
  pagesKept: Scalars['Int']['output'];
  /** Offers whose reading of before was gone when it was taken back: they keep what the replay states. Their pages are of the kind `not_back`. */
  offersNotBack: Scalars['Int']['output'];
  decidedBy?: Maybe<Scalars['String']['output']>;
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  reason?: Maybe<Scalars['String']['output']>;
  /** What taking it back undid of what had followed from it; null before. */
  undone?: Maybe<ReplayUndone>;
};

/** What had followed from offers that only a replay stated, and was undone when it was taken back. */
export type ReplayUndone = {
  __typename?: 'ReplayUndone';
  /** Offers that are shown no longer. */
  offers: Scalars['Int']['output'];
  /** Open proposals that were closed. */
  proposals: Scalars['Int']['output'];
  /** Links of offers to products that a rule had made. */
  links: Scalars['Int']['output'];
  /** Values of products that these offers gave. */
  values: Scalars['Int']['output'];
  /** Offers that stay, since a person decided about them. */
  keptOffers: Scalars['Int']['output'];
  /** The first hundred of them that the reader may see. */
  kept: Array<Offer>;
};

/** Offers by what becomes of them, and in how many offers each field differs. */
export type ReplayDifference = {
  __typename?: 'ReplayDifference';
  pages: Scalars['Int']['output'];
  offersAdded: Scalars['Int']['output'];
  /** Were not on sale any more. */
  offersBack: Scalars['Int']['output'];
  offersChanged: Scalars['Int']['output'];
  offersUnchanged: Scalars['Int']['output'];
  offersLost: Scalars['Int']['output'];
  /** Pages with a price that waits for a second sighting. */
  pricesRefused: Scalars['Int']['output'];
  /** Pages that could not be read. */
  unread: Scalars['Int']['output'];
  fields: Array<ReplayField>;
};

export type ReplayField = {
  __typename?: 'ReplayField';
  field: Scalars['String']['output'];
  new: Scalars['Int']['output'];
  changed: Scalars['Int']['output'];
  lost: Scalars['Int']['output'];
};

export type ReplayPage = {
  __typename?: 'ReplayPage';
  id: Scalars['ID']['output'];
  url: Scalars['String']['output'];
  fetchedAt: Scalars['DateTime']['output'];
  /** A signed address for an hour. */
  storedPageUrl: Scalars['String']['output'];
  /** staged, same, unread, applied, left_out, taken_back or kept. */
  state: Scalars['String']['output'];
  /** added, back, changed, unchanged, lost, price_refused, unread or not_back. */
  kinds: Array<Scalars['String']['output']>;
  added: Scalars['Int']['output'];
  back: Scalars['Int']['output'];
  changed: Scalars['Int']['output'];
  unchanged: Scalars['Int']['output'];
  lost: Scalars['Int']['output'];
  changes: Array<FieldComparison>;
};

export type ReplayPageFilter = {
  kind?: InputMaybe<Array<Scalars['String']['input']>>;
  field?: InputMaybe<Array<Scalars['String']['input']>>;
  state?: InputMaybe<Array<Scalars['String']['input']>>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

export type ReplayPageSortField =
  | 'FETCHED_AT';

export type ReplayPageSort = {
  field: ReplayPageSortField;
  direction: SortDirection;
};

export type ReplayPageConnection = {
  __typename?: 'ReplayPageConnection';
  nodes: Array<ReplayPage>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type GrabTurn = {
  __typename?: 'GrabTurn';
  /** The last page that was read as before. */
  lastRight?: Maybe<TurnPage>;
  firstWrong: TurnPage;
};

/** A page as it was fetched at a time. */
export type TurnPage = {
  __typename?: 'TurnPage';
  id: Scalars['ID']['output'];
  url: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  /** A signed address for an hour; null where the fetch brought no bytes, or none that are kept. */
  storedPageUrl?: Maybe<Scalars['String']['output']>;
  /** The fetch without bytes; null where there are some, and where it is forgotten. */
  emptyFetch?: Maybe<EmptyFetch>;
};

/** A fetch that brought no page, among those of its crawl run. */
export type EmptyFetch = {
  __typename?: 'EmptyFetch';
  crawlRunId: Scalars['ID']['output'];
  /** The HTTP status; null where no answer came. */
  status?: Maybe<Scalars['Int']['output']>;
  outcome: Scalars['String']['output'];
};

export type GrabRemark = {
  __typename?: 'GrabRemark';
  /** Where it was first seen. */
  line?: Maybe<Scalars['Int']['output']>;
  code: Scalars['String']['output'];
  reason: Sentence;
};

export type GrabProblem = {
  __typename?: 'GrabProblem';
  line?: Maybe<Scalars['Int']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  code: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  wording?: Maybe<Wording>;
};

export type GrabItem = {
  __typename?: 'GrabItem';
  id: Scalars['ID']['output'];
  at: Scalars['DateTime']['output'];
  /** The page; null for rows of a feed. */
  url?: Maybe<Scalars['String']['output']>;
  /** Where in the feed it begins; null for a page. */
  line?: Maybe<Scalars['Int']['output']>;
  outcome: Scalars['String']['output'];
  offers: Scalars['Int']['output'];
  snapshots: Scalars['Int']['output'];
  code?: Maybe<Scalars['String']['output']>;
  reason?: Maybe<Sentence>;
};

export type GrabItemFilter = {
  outcome?: InputMaybe<Array<Scalars['String']['input']>>;
  hasOffers?: InputMaybe<Scalars['Boolean']['input']>;
  hasSnapshots?: InputMaybe<Scalars['Boolean']['input']>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

export type GrabItemSortField =
  | 'at';

export type GrabItemSort = {
  field: GrabItemSortField;
  direction: SortDirection;
};

export type GrabItemConnection = {
  __typename?: 'GrabItemConnection';
  nodes: Array<GrabItem>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type StoredPage = {
  __typename?: 'StoredPage';
  id: Scalars['ID']['output'];
  url: Scalars['String']['output'];
  type: Scalars['String']['output'];
  fetchedAt: Scalars['DateTime']['output'];
  storedPageUrl: Scalars['String']['output'];
};

export type SelectorRuleInput = {
  field: Scalars['String']['input'];
  selector: Scalars['String']['input'];
  attribute?: InputMaybe<Scalars['String']['input']>;
  scope?: InputMaybe<RuleScope>;
};

export type GrabberConfigInput = {
  strategies?: InputMaybe<Array<Scalars['String']['input']>>;
  rules?: InputMaybe<Array<SelectorRuleInput>>;
  itemSelector?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
  locale?: InputMaybe<Scalars['String']['input']>;
  condition?: InputMaybe<Scalars['String']['input']>;
};

export type GrabberInput = {
  shopId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  kind: GrabberKind;
  crawlerId?: InputMaybe<Scalars['ID']['input']>;
  feedUrl?: InputMaybe<Scalars['String']['input']>;
  config: GrabberConfigInput;
  schedule?: InputMaybe<ScheduleInput>;
};

export type TestGrabberInput = {
  pageId: Scalars['ID']['input'];
  config: GrabberConfigInput;
};

export type GrabTest = {
  __typename?: 'GrabTest';
  pageId: Scalars['ID']['output'];
  url: Scalars['String']['output'];
  fetchedAt: Scalars['DateTime']['output'];
  storedPageUrl: Scalars['String']['output'];
  offers: Array<GrabTestOffer>;
  reason?: Maybe<Sentence>;
  warnings: Array<SnapshotWarning>;
  issues: Array<InputIssue>;
};

export type GrabTestOffer = {
  __typename?: 'GrabTestOffer';
  fields: Array<SnapshotField>;
  warnings: Array<SnapshotWarning>;
};

/** A rule that a person may take into the settings, with what it reads off the page it was proposed for. */
export type ProposedSelector = {
  __typename?: 'ProposedSelector';
  field: Scalars['String']['output'];
  selector: Scalars['String']['output'];
  /** Null reads the text. */
  attribute?: Maybe<Scalars['String']['output']>;
  text: Scalars['String']['output'];
  raw: Scalars['String']['output'];
  confidence: Scalars['Float']['output'];
  /** By what the place was found. */
  reason: Sentence;
};

export type CompareReadingsInput = {
  grabberId: Scalars['ID']['input'];
  /** At most 20 a call; whoever compares more asks for them in turn. */
  pageIds: Array<Scalars['ID']['input']>;
  /** The settings to compare with; without them, what the grabber's offers state as they are stored. */
  before?: InputMaybe<GrabberConfigInput>;
  /** The settings to try; without them, those the grabber has. */
  now?: InputMaybe<GrabberConfigInput>;
};

export type ReadingComparison = {
  __typename?: 'ReadingComparison';
  pages: Array<PageComparison>;
  issues: Array<InputIssue>;
};

export type PageComparison = {
  __typename?: 'PageComparison';
  pageId: Scalars['ID']['output'];
  url: Scalars['String']['output'];
  offersBefore: Scalars['Int']['output'];
  offersNow: Scalars['Int']['output'];
  /** Fields that differ, over all offers of the page. */
  changes: Array<FieldComparison>;
};

/** In how many offers of a page a field is new, changed or lost; `before` and `now` are the first such values. */
export type FieldComparison = {
  __typename?: 'FieldComparison';
  field: Scalars['String']['output'];
  new: Scalars['Int']['output'];
  changed: Scalars['Int']['output'];
  lost: Scalars['Int']['output'];
  before?: Maybe<Scalars['String']['output']>;
  now?: Maybe<Scalars['String']['output']>;
};

export type GrabberFilter = {
  /** A degraded run holds something back, or is the last one, and nobody took it as the new normal. */
  hasBreak?: InputMaybe<Scalars['Boolean']['input']>;
  /** How the last run ended; one that somebody took as the new normal counts as succeeded. */
  lastRunState?: InputMaybe<Array<RunState>>;
  shopId?: InputMaybe<Array<Scalars['ID']['input']>>;
  state?: InputMaybe<Array<ConfigurableState>>;
  kind?: InputMaybe<Array<GrabberKind>>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

export type GrabberSortField =
  | 'name';

export type GrabberSort = {
  field: GrabberSortField;
  direction: SortDirection;
};

export type GrabberConnection = {
  __typename?: 'GrabberConnection';
  nodes: Array<Grabber>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type GrabberSaved = {
  __typename?: 'GrabberSaved';
  grabber: Grabber;
  /** The audit entry, by which the save can be taken back; null when nothing differed. */
  changeId?: Maybe<Scalars['ID']['output']>;
};

export type GrabRunStarted = {
  __typename?: 'GrabRunStarted';
  run: GrabRun;
};

export type GrabRunAnswered = {
  __typename?: 'GrabRunAnswered';
  run: GrabRun;
};

export type CreateGrabberResult = GrabberSaved | InvalidInput | NotFound;

export type UpdateGrabberResult = GrabberSaved | InvalidInput | VersionConflict | NotFound;

export type ChangeGrabberStateResult = GrabberSaved | NotAllowedNow | VersionConflict | NotFound;

export type TestGrabberResult = GrabTest | NotFound;

export type StartGrabRunResult = GrabRunStarted | NotAllowedNow | NotFound;

export type AcceptGrabRunResult = GrabRunAnswered | NotAllowedNow | NotFound;

export type DecideReplayResult = GrabRunAnswered | InvalidInput | NotAllowedNow | NotFound;

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

/** A file on its way into the catalogue. */
export type Import = {
  __typename?: 'Import';
  id: Scalars['ID']['output'];
  kind: ImportKind;
  /** What its records lie in, as the own shop of offers or tracking numbers or the sales channel of orders; null for kinds that lie in nothing, and where the reader may no longer import there. */
  within?: Maybe<ImportPlace>;
  fileName: Scalars['String']['output'];
  step: ImportStep;
  /** Whether its check waits for a worker: for the first time, or after its last turn. */
  isWaiting: Scalars['Boolean']['output'];
  encoding?: Maybe<Scalars['String']['output']>;
  delimiter?: Maybe<Scalars['String']['output']>;
  /** Why the file is no table. */
  refusal?: Maybe<Sentence>;
  /** Why its last check failed; null where it was cancelled, or came to its end. */
  stopReason?: Maybe<Sentence>;
  /** What is amiss with the file as a whole, or with its head. */
  complaints: Array<ImportComplaint>;
  columns: Array<ImportColumn>;
  /** The name of the key by which rows find their records. */
  matchBy?: Maybe<Scalars['String']['output']>;
  /** The keys that there are, the best first. */
  matchKeys: Array<ImportMatchKey>;
  /** Whether rows that find no record create one. */
  creates: Scalars['Boolean']['output'];
  /** The recipe that its columns were taken from or kept as. */
  recipe?: Maybe<Scalars['String']['output']>;
  set?: Maybe<ChangeSet>;
  /** How far it was taken back; null where nobody tried, or where that goes on. */
  undone?: Maybe<ImportUndone>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type ImportUndone = {
  __typename?: 'ImportUndone';
  /** Records that were taken back. */
  done: Scalars['Int']['output'];
  /** Records that stay as it made them, or as somebody changed them since. */
  left: Scalars['Int']['output'];
  /** Fields that stay in records of which the rest was taken back. */
  kept: Scalars['Int']['output'];
};

export type ImportPlace = {
  __typename?: 'ImportPlace';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type ImportComplaint = {
  __typename?: 'ImportComplaint';
  /** Counted from 1; null for the file. */
  column?: Maybe<Scalars['Int']['output']>;
  sentence: Sentence;
};

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

export type ImportColumn = {
  __typename?: 'ImportColumn';
  header: Scalars['String']['output'];
  /** The key of its target; null where it is left out. */
  target?: Maybe<Scalars['String']['output']>;
  mode: ImportMode;
  reason?: Maybe<ImportColumnReason>;
  /** Up to three different cells from the first rows. */
  examples: Array<Scalars['String']['output']>;
};

/** What a column can be. */
export type ImportTarget = {
  __typename?: 'ImportTarget';
  key: Scalars['String']['output'];
  /** In the language of the reader. */
  name: Scalars['String']['output'];
  modes: Array<ImportMode>;
};

export type ImportMatchKey = {
  __typename?: 'ImportMatchKey';
  name: Scalars['String']['output'];
  /** The targets that a file has to have for it. */
  targets: Array<Scalars['String']['output']>;
};

export type ChangeSetState =
  | 'OPEN'
  | 'CHECKING'
  | 'READY'
  | 'APPLYING'
  | 'APPLIED'
  | 'DISCARDED';

/** What is to be done to records, before a job does it. */
export type ChangeSet = {
  __typename?: 'ChangeSet';
  id: Scalars['ID']['output'];
  state: ChangeSetState;
  counts: ChangeSetCounts;
  /** The run that applies it. */
  jobId?: Maybe<Scalars['ID']['output']>;
};

export type ChangeSetCounts = {
  __typename?: 'ChangeSetCounts';
  create: Scalars['Int']['output'];
  change: Scalars['Int']['output'];
  unchanged: Scalars['Int']['output'];
  refused: Scalars['Int']['output'];
  /** Records of which fields would be emptied. */
  emptied: Scalars['Int']['output'];
  /** Rows that are taken, and of which something was noticed. */
  noticed: Scalars['Int']['output'];
};

export type ChangePlan =
  | 'CREATE'
  | 'CHANGE'
  | 'UNCHANGED'
  | 'REFUSED';

export type ChangeSetRow = {
  __typename?: 'ChangeSetRow';
  /** The row of the file, as a spreadsheet program counts. */
  position: Scalars['Int']['output'];
  plan: ChangePlan;
  /** That of the record that is changed; null for one that is not there yet. */
  recordId?: Maybe<Scalars['ID']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  cells: Array<ChangeSetCell>;
  /** Why it is refused, and remarks on a row that is taken. */
  faults: Array<ImportFault>;
  /** The cells of a refused row as they were. */
  raw?: Maybe<Array<Scalars['String']['output']>>;
};

export type ChangeSetCell = {
  __typename?: 'ChangeSetCell';
  /** The key of the target that it came by. */
  target: Scalars['String']['output'];
  /** Whether what stands there is taken away. */
  isCleared: Scalars['Boolean']['output'];
  /** As a file says it; null where nothing stands. */
  old?: Maybe<Scalars['String']['output']>;
  new?: Maybe<Scalars['String']['output']>;
};

export type ImportFault = {
  __typename?: 'ImportFault';
  /** The column of the file, counted from 1; null for the row as a whole. */
  column?: Maybe<Scalars['Int']['output']>;
  /** The key of the target whose cell it is of, where the set was made in a grid. */
  target?: Maybe<Scalars['String']['output']>;
  /** Whether it is only worth a look, and refuses nothing. */
  isNotice: Scalars['Boolean']['output'];
  sentence: Sentence;
};

export type ChangeSetRowFilter = {
  plan?: InputMaybe<Array<ChangePlan>>;
  /** Rows that are taken, and of which something was noticed. */
  hasNotice?: InputMaybe<Scalars['Boolean']['input']>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

export type ChangeSetRowSortField =
  | 'POSITION';

export type ChangeSetRowSort = {
  field: ChangeSetRowSortField;
  direction: SortDirection;
};

export type ChangeSetRowConnection = {
  __typename?: 'ChangeSetRowConnection';
  nodes: Array<ChangeSetRow>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type ImportConnection = {
  __typename?: 'ImportConnection';
  nodes: Array<Import>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type ImportColumnInput = {
  /** Null leaves the column out. */
  target?: InputMaybe<Scalars['String']['input']>;
  mode: ImportMode;
};

export type ImportColumnsInput = {
  /** In the order of the file, one for each of its columns. */
  columns: Array<ImportColumnInput>;
  matchBy: Scalars['String']['input'];
  creates: Scalars['Boolean']['input'];
  /** Keeps the columns under this name. */
  recipe?: InputMaybe<Scalars['String']['input']>;
};

export type ImportAnswered = {
  __typename?: 'ImportAnswered';
  import: Import;
};

export type StartImportResult = ImportAnswered | NotAllowedNow;

export type SetImportColumnsResult = ImportAnswered | InvalidInput | NotAllowedNow | VersionConflict | NotFound;

export type CheckImportResult = ImportAnswered | InvalidInput | NotAllowedNow | VersionConflict | NotFound;

export type ApplyImportResult = ImportAnswered | NotAllowedNow | VersionConflict | NotFound;

export type EventConsumer = {
  __typename?: 'EventConsumer';
  name: Scalars['String']['output'];
  /** Events that it has not followed yet; exact to some thousands. */
  waiting: ListTotal;
  /** When the oldest of them happened. */
  oldestAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it failed with, while it fails. */
  lastError?: Maybe<Scalars['String']['output']>;
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  retryAt?: Maybe<Scalars['DateTime']['output']>;
};

export type RunCommand =
  | 'PAUSE'
  | 'RESUME'
  | 'CANCEL'
  /** The same work once more, as a new run. */
  | 'RUN_AGAIN'
  /** Takes back what it did, as a new run. */
  | 'UNDO'
  /** Does those of its records again that were refused, failed or met a conflict, as the same run; one that broke off goes on too. */
  | 'RETRY';

export type RunAnswered = {
  __typename?: 'RunAnswered';
  /** As it is now; of RUN_AGAIN and UNDO the new run. */
  run: Job;
};

export type CommandRunResult = RunAnswered | NotAllowedNow | NotFound;

/** What the progress of a run counts. */
export type JobUnit =
  | 'PAGES'
  | 'OFFERS'
  | 'RECORDS'
  /** Of a file. */
  | 'ROWS';

/** A run of any kind. Its kind may show more of it at an address of its own. */
export type Job = {
  __typename?: 'Job';
  id: Scalars['ID']['output'];
  /** The kind of its record: crawl_run, grab_run. */
  entity: Scalars['String']['output'];
  kind: Scalars['String']['output'];
  state: RunState;
  /** The name of what it works with: of the crawler, the grabber, the excavator; null where `action` says it. */
  name?: Maybe<Scalars['String']['output']>;
  /** What a list does to its rows: brands.archive. */
  action?: Maybe<Scalars['String']['output']>;
  /** Null where nobody asked for it, or who asked is gone. */
  requestedBy?: Maybe<Scalars['String']['output']>;
  requestedAt: Scalars['DateTime']['output'];
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  unit: JobUnit;
  done: Scalars['Int']['output'];
  /** Null where nobody can say how much there is. */
  total?: Maybe<Scalars['Int']['output']>;
  /** Null where nobody can say yet, and when it has ended. */
  secondsLeft?: Maybe<Scalars['Float']['output']>;
  /** Records of which nothing was left to do, among those done with. */
  unchanged: Scalars['Int']['output'];
  /** Records that it was not done to, among those done with. */
  refused: Scalars['Int']['output'];
  /** Those of them that somebody changed meanwhile. */
  conflicts: Scalars['Int']['output'];
  /** Whether what became of single records was removed. */
  isResultGone: Scalars['Boolean']['output'];
  /** Of a run of the retention what it freed; empty for every other. */
  freed: Array<JobFreed>;
  /** The run that this one takes back. */
  undoesId?: Maybe<Scalars['ID']['output']>;
  /** The run that took this one back, or tried to. */
  undoneById?: Maybe<Scalars['ID']['output']>;
  /** The commands it takes now from the reader: pause, resume, cancel, run_again, undo, retry. */
  nextCommands: Array<Scalars['String']['output']>;
};

export type JobFreed = {
  __typename?: 'JobFreed';
  /** The table that most of it was in. */
  kind: Scalars['String']['output'];
  rows: Scalars['SafeInt']['output'];
  bytes: Scalars['SafeInt']['output'];
};

export type JobFilter = {
  /** As runs name their kind. */
  kind?: InputMaybe<Array<Scalars['String']['input']>>;
  state?: InputMaybe<Array<RunState>>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

export type JobSortField =
  | 'requestedAt';

export type JobSort = {
  field: JobSortField;
  direction: SortDirection;
};

export type JobConnection = {
  __typename?: 'JobConnection';
  nodes: Array<Job>;
  pageInfo: PageInfo;
  total: ListTotal;
};

/** A kind of short work that Quarry does by itself and retries: clearing away, checking, sending. */
export type TaskQueue = {
  __typename?: 'TaskQueue';
  name: Scalars['String']['output'];
  waiting: Scalars['Int']['output'];
  active: Scalars['Int']['output'];
  failed: Scalars['Int']['output'];
  /** When a task of it last ended well. */
  lastDoneAt?: Maybe<Scalars['DateTime']['output']>;
};

export type FailedTask = {
  __typename?: 'FailedTask';
  id: Scalars['ID']['output'];
  /** Its queue's name. */
  name: Scalars['String']['output'];
  attempts: Scalars['Int']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  failedAt: Scalars['DateTime']['output'];
};

export type TaskAnswered = {
  __typename?: 'TaskAnswered';
  id: Scalars['ID']['output'];
};

export type TaskResult = TaskAnswered | NotFound;

export type OfferFigures = {
  __typename?: 'OfferFigures';
  /** The installation's main currency, which a lowest price is in. */
  currency: Scalars['String']['output'];
  /** The currencies that observed offers on sale are priced in; where the main one is missing, `lowestPricesElsewhere` has the lowest prices. */
  currencies: Array<Scalars['String']['output']>;
  /** Offers on sale of own shops, which the figures of lists do not count. */
  ownOffers: Scalars['Int']['output'];
  /** Of those, in the main currency. */
  ownLowestPrice?: Maybe<Money>;
};

export type OfferShop = {
  __typename?: 'OfferShop';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** What amounts are stated in; null where the shop has none. */
  currency?: Maybe<Scalars['String']['output']>;
};

export type OfferState =
  | 'active'
  | 'missing'
  | 'expired';

export type MatchState =
  | 'unmatched'
  | 'candidates'
  | 'in_review'
  | 'matched_auto'
  | 'matched'
  | 'no_match'
  | 'conflicted';

export type Offer = {
  __typename?: 'Offer';
  id: Scalars['ID']['output'];
  shop: Shop;
  offerKey: Scalars['String']['output'];
  origin: Scalars['String']['output'];
  state: OfferState;
  isQuarantined: Scalars['Boolean']['output'];
  quarantineReason?: Maybe<Sentence>;
  matchState: MatchState;
  productId?: Maybe<Scalars['ID']['output']>;
  productName?: Maybe<Scalars['String']['output']>;
  variantId?: Maybe<Scalars['ID']['output']>;
  title: Scalars['String']['output'];
  brandText?: Maybe<Scalars['String']['output']>;
  gtin?: Maybe<Scalars['String']['output']>;
  isGtinUsable: Scalars['Boolean']['output'];
  sku?: Maybe<Scalars['String']['output']>;
  seller?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  imageUrl?: Maybe<Scalars['String']['output']>;
  price?: Maybe<Money>;
  listPrice?: Maybe<Money>;
  lowPrice?: Maybe<Money>;
  highPrice?: Maybe<Money>;
  /** What is paid again in each period, where no price is stated that is paid once. It is compared with no other price. */
  recurringPrice?: Maybe<RecurringPrice>;
  priceState?: Maybe<Scalars['String']['output']>;
  /** Whether the price is with tax; null where that is not known. */
  isTaxIncluded?: Maybe<Scalars['Boolean']['output']>;
  availability?: Maybe<Scalars['String']['output']>;
  /** What the offer says of it; it counts as new where it says nothing. */
  condition?: Maybe<Scalars['String']['output']>;
  firstSeenAt: Scalars['DateTime']['output'];
  lastSeenAt: Scalars['DateTime']['output'];
  lastChangedAt: Scalars['DateTime']['output'];
  /** Whether the reader may change this very record. */
  mayUpdate: Scalars['Boolean']['output'];
  /** What the offer shows: where several grabbers read it, each field by the best method, with the snapshot it was taken from. */
  fields: Array<OfferField>;
  /** Set while two sources that were both seen lately name different prices. */
  priceDisagreement?: Maybe<PriceDisagreement>;
  /** What people of the own shop state of it; null for offers of other shops, and for who may not change the shop's offers. */
  own?: Maybe<OwnOffer>;
  /** The snapshot that gives the price. */
  snapshot?: Maybe<Snapshot>;
  snapshots: Array<Snapshot>;
  pricePoints: Array<PricePoint>;
  /** What it says of its colour or size that another live offer of the same variant contradicts. */
  contradictions: Array<OfferContradiction>;
};


export type OfferSnapshotsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type OfferPricePointsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type RecurringPrice = {
  __typename?: 'RecurringPrice';
  price: Money;
  period: PricePeriod;
};

/** How often a recurring price is paid. */
export type PricePeriod =
  | 'DAY'
  | 'WEEK'
  | 'MONTH'
  | 'QUARTER'
  | 'YEAR';

export type OwnOffer = {
  __typename?: 'OwnOffer';
  /** How often something was stated; 0 before the first time. */
  version: Scalars['Int']['output'];
  /** What amounts are stated in from now on; null where the shop has no currency. Those stated before keep theirs. */
  currency?: Maybe<Scalars['String']['output']>;
  price?: Maybe<Money>;
  listPrice?: Maybe<Money>;
  availability?: Maybe<Scalars['String']['output']>;
  /** Read by the shop's own people alone, like the stock. */
  cost?: Maybe<Money>;
  stock?: Maybe<Scalars['Int']['output']>;
  /** The price that is read of the offer, whether or not it holds; null where none is. */
  pagePrice?: Maybe<Money>;
  /** The snapshot that this price was read from. */
  pageSnapshot?: Maybe<Snapshot>;
  /** form, import or api; null before the first time. */
  sourceKind?: Maybe<Scalars['String']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who stated it; empty for somebody who was erased. */
  updatedBy?: Maybe<Scalars['String']['output']>;
};

export type Snapshot = {
  __typename?: 'Snapshot';
  id: Scalars['ID']['output'];
  seq: Scalars['Int']['output'];
  observedAt: Scalars['DateTime']['output'];
  lastConfirmedAt: Scalars['DateTime']['output'];
  sourceKind: Scalars['String']['output'];
  /** The grabber that read it; several may read one offer, each with snapshots of its own. */
  grabberId?: Maybe<Scalars['ID']['output']>;
  pageUrl?: Maybe<Scalars['String']['output']>;
  /** The page as it was, from stored bytes; absent for sources without one. */
  storedPageUrl?: Maybe<Scalars['String']['output']>;
  /** Whether the stored bytes of the page were deleted when their retention ended. */
  isStoredPageGone: Scalars['Boolean']['output'];
  fields: Array<SnapshotField>;
  warnings: Array<SnapshotWarning>;
};

export type OfferField = {
  __typename?: 'OfferField';
  name: Scalars['String']['output'];
  value: Scalars['JSON']['output'];
  text: Scalars['String']['output'];
  raw: Scalars['String']['output'];
  method: Scalars['String']['output'];
  path: Scalars['String']['output'];
  confidence: Scalars['Float']['output'];
  snapshotId: Scalars['ID']['output'];
};

export type PriceDisagreement = {
  __typename?: 'PriceDisagreement';
  /** The price that counts, and the method it was read by. */
  given: Money;
  givenBy: Scalars['String']['output'];
  other: Money;
  otherBy: Scalars['String']['output'];
};

export type SnapshotField = {
  __typename?: 'SnapshotField';
  name: Scalars['String']['output'];
  value: Scalars['JSON']['output'];
  text: Scalars['String']['output'];
  raw: Scalars['String']['output'];
  method: Scalars['String']['output'];
  path: Scalars['String']['output'];
  confidence: Scalars['Float']['output'];
};

export type SnapshotWarning = {
  __typename?: 'SnapshotWarning';
  code: Scalars['String']['output'];
  detail: Scalars['String']['output'];
  wording?: Maybe<Wording>;
};

export type PricePoint = {
  __typename?: 'PricePoint';
  id: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  validFrom: Scalars['DateTime']['output'];
  lastConfirmedAt: Scalars['DateTime']['output'];
  validTo?: Maybe<Scalars['DateTime']['output']>;
  price: Money;
  /** What gave the price its currency; null for prices from before that was noted. */
  currencyRule?: Maybe<CurrencyRule>;
  listPrice?: Maybe<Money>;
  availability?: Maybe<Scalars['String']['output']>;
  state: Scalars['String']['output'];
  reason?: Maybe<Sentence>;
};

/** What names the currency of a price, the nearest first. */
export type CurrencyRule =
  /** The text of the amount itself. */
  | 'TEXT'
  /** The page, beside the amount. */
  | 'PAGE'
  /** The feed, beside the amount: the name of its column, an attribute, the row's currency column. */
  | 'HEADER'
  /** The setting of the grabber or the shop. */
  | 'SHOP';

export type OfferPriceSeries = {
  __typename?: 'OfferPriceSeries';
  offerId: Scalars['ID']['output'];
  shopId: Scalars['ID']['output'];
  shopName: Scalars['String']['output'];
  seller?: Maybe<Scalars['String']['output']>;
  currency: Scalars['String']['output'];
  points: Array<PricePoint>;
};

export type OfferFilter = {
  shopId?: InputMaybe<Array<Scalars['ID']['input']>>;
  state?: InputMaybe<Array<OfferState>>;
  matchState?: InputMaybe<Array<MatchState>>;
  availability?: InputMaybe<Array<Scalars['String']['input']>>;
  priceState?: InputMaybe<Array<Scalars['String']['input']>>;
  grabberId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The shop category that it lies on. */
  shelfId?: InputMaybe<Array<Scalars['ID']['input']>>;
  productId?: InputMaybe<Array<Scalars['ID']['input']>>;
  quarantined?: InputMaybe<Scalars['Boolean']['input']>;
  /** Seen at its shop since then. */
  seenSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Seen at its shop within 24 hours. */
  isFresh?: InputMaybe<Scalars['Boolean']['input']>;
  brandId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The very category of its product, without those below it. */
  categoryId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Own offers on sale that have others to compare with, by the lowest of them. */
  position?: InputMaybe<Array<PricePosition>>;
  /** Own offers on sale for which one of these shops asks less. */
  undercutById?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Days of the shop's own zone, `2026-11-01`. */
  firstSeenFrom?: InputMaybe<Scalars['String']['input']>;
  firstSeenUntil?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

/** Own price beside the lowest observed one of the same product, in the same currency, both with or both without tax. */
export type PricePosition =
  | 'CHEAPEST'
  | 'EQUAL'
  | 'UNDERCUT';

export type OfferSortField =
  | 'title'
  | 'price'
  | 'lastChangedAt'
  | 'firstSeenAt';

export type OfferSort = {
  field: OfferSortField;
  direction: SortDirection;
};

export type OfferConnection = {
  __typename?: 'OfferConnection';
  nodes: Array<Offer>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type PricePointDecided = {
  __typename?: 'PricePointDecided';
  offer: Offer;
};

export type DecidePricePointResult = PricePointDecided | NotAllowedNow | NotFound;

/** Amounts are decimals as text, such as 19.99, with no more decimals than the currency has. */
export type OwnOfferInput = {
  price?: InputMaybe<Scalars['String']['input']>;
  listPrice?: InputMaybe<Scalars['String']['input']>;
  cost?: InputMaybe<Scalars['String']['input']>;
  /** Refused where it is not that of the shop. */
  currency?: InputMaybe<Scalars['String']['input']>;
  stock?: InputMaybe<Scalars['Int']['input']>;
  /** As schema.org names it: InStock, OutOfStock and so on. */
  availability?: InputMaybe<Scalars['String']['input']>;
  /** That a price below cost, or far below the list price, is meant. */
  confirmed?: InputMaybe<Scalars['Boolean']['input']>;
};

/** As for `setOwnOffer`, with the shop, its SKU and what the offer hangs on: a variant, or a product whose only variant it is where it has one. */
export type CreateOwnOfferInput = {
  shopId: Scalars['ID']['input'];
  productId?: InputMaybe<Scalars['ID']['input']>;
  variantId?: InputMaybe<Scalars['ID']['input']>;
  sku: Scalars['String']['input'];
  /** The product's name in the language of the shop where it is left out. */
  title?: InputMaybe<Scalars['String']['input']>;
  price?: InputMaybe<Scalars['String']['input']>;
  listPrice?: InputMaybe<Scalars['String']['input']>;
  cost?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
  stock?: InputMaybe<Scalars['Int']['input']>;
  availability?: InputMaybe<Scalars['String']['input']>;
  confirmed?: InputMaybe<Scalars['Boolean']['input']>;
};

/** As for `createOwnOffer`, of the product that is made with it; without a SKU of its own the offer has the product's. */
export type FirstOfferInput = {
  shopId: Scalars['ID']['input'];
  sku?: InputMaybe<Scalars['String']['input']>;
  price?: InputMaybe<Scalars['String']['input']>;
  listPrice?: InputMaybe<Scalars['String']['input']>;
  cost?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
  stock?: InputMaybe<Scalars['Int']['input']>;
  availability?: InputMaybe<Scalars['String']['input']>;
  confirmed?: InputMaybe<Scalars['Boolean']['input']>;
};

export type OwnOfferSet = {
  __typename?: 'OwnOfferSet';
  offer: Offer;
  changeId?: Maybe<Scalars['ID']['output']>;
};

export type OwnOfferCleared = {
  __typename?: 'OwnOfferCleared';
  offer: Offer;
  changeId?: Maybe<Scalars['ID']['output']>;
};

export type OwnOfferCreated = {
  __typename?: 'OwnOfferCreated';
  offer: Offer;
};

/** The shop has an offer of that SKU already. */
export type OfferSkuTaken = {
  __typename?: 'OfferSkuTaken';
  sku: Scalars['String']['output'];
  offer: Offer;
};

export type OfferedProductCreated = {
  __typename?: 'OfferedProductCreated';
  product: Product;
  offer: Offer;
};

export type SetOwnOfferResult = OwnOfferSet | InvalidInput | VersionConflict | NotAllowedNow | NotFound;

export type ClearOwnOfferResult = OwnOfferCleared | VersionConflict | NotAllowedNow | NotFound;

export type CreateOwnOfferResult = OwnOfferCreated | OfferSkuTaken | InvalidInput | NotAllowedNow | NotFound;

export type CreateOfferedProductResult = OfferedProductCreated | OfferSkuTaken | InvalidInput | NotAllowedNow | NotFound;

export type FulfilmentStatus =
  | 'PACKING'
  | 'SHIPPED'
  | 'DELIVERED'
  | 'CANCELLED';

export type Fulfilment = {
  __typename?: 'Fulfilment';
  id: Scalars['ID']['output'];
  number: Scalars['Int']['output'];
  status: FulfilmentStatus;
  carrier?: Maybe<Scalars['String']['output']>;
  tracking?: Maybe<Scalars['String']['output']>;
  trackingUrl?: Maybe<Scalars['String']['output']>;
  shippedAt?: Maybe<Scalars['DateTime']['output']>;
  deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  lines: Array<FulfilmentLine>;
  actions: Array<RecordAction>;
};

export type FulfilmentLine = {
  __typename?: 'FulfilmentLine';
  line: OrderLine;
  quantity: Scalars['Int']['output'];
};

export type OrderHoldReason =
  | 'PAYMENT'
  | 'ADDRESS'
  | 'FRAUD'
  | 'STOCK'
  | 'OTHER';

export type OrderCancelReason =
  | 'CUSTOMER'
  | 'FRAUD'
  | 'STOCK'
  | 'DECLINED'
  | 'ERROR'
  | 'OTHER';

export type OrderHold = {
  __typename?: 'OrderHold';
  reason: OrderHoldReason;
  note?: Maybe<Scalars['String']['output']>;
  by?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
};

export type FulfilLineInput = {
  lineId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};

export type ShipOrderInput = {
  fulfilmentId?: InputMaybe<Scalars['ID']['input']>;
  lines?: InputMaybe<Array<FulfilLineInput>>;
  carrier?: InputMaybe<Scalars['String']['input']>;
  tracking?: InputMaybe<Scalars['String']['input']>;
  shippedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type OrderChanged = {
  __typename?: 'OrderChanged';
  order: Order;
  changeId?: Maybe<Scalars['ID']['output']>;
};

export type OrderActionResult = OrderChanged | InvalidInput | NotAllowedNow | VersionConflict | NotFound;

export type OrderAssignment =
  | 'MINE'
  | 'MINE_OR_NOBODYS'
  | 'ANY';

export type OrderNeed =
  | 'HELD'
  /** Paid or authorised, and not shipped. */
  | 'TO_SHIP'
  /** It waits longer than its shop wants. */
  | 'LATE'
  /** Neither captured nor authorised in whole. */
  | 'UNPAID'
  /** An authorisation ends within 24 hours. */
  | 'AUTHORIZATION_ENDING'
  | 'TOTALS_DIFFER'
  | 'UNKNOWN_LINES'
  /** A return was requested, or was approved 14 days ago and did not arrive. */
  | 'RETURN_WAITING'
  /** Goods came back, and nobody decided about their refund. */
  | 'RETURN_TO_REFUND';

export type OrderNeedCount = {
  __typename?: 'OrderNeedCount';
  need: OrderNeed;
  count: Scalars['Int']['output'];
};

export type OrderQueueItem = {
  __typename?: 'OrderQueueItem';
  order: Order;
  needs: Array<OrderNeed>;
  /** Since when it waits: too long, else since it was placed. */
  since: Scalars['DateTime']['output'];
};

export type OrderQueueConnection = {
  __typename?: 'OrderQueueConnection';
  nodes: Array<OrderQueueItem>;
  pageInfo: PageInfo;
};

export type ReturnState =
  | 'REQUESTED'
  | 'APPROVED'
  | 'RECEIVED'
  | 'CLOSED'
  | 'DECLINED'
  | 'CANCELLED';

export type ReturnReason =
  | 'UNWANTED'
  | 'SIZE'
  | 'DAMAGED'
  | 'DEFECTIVE'
  | 'WRONG_ITEM'
  | 'NOT_AS_DESCRIBED'
  | 'LATE'
  | 'OTHER';

/** How units came back. */
export type ReturnCondition =
  /** As new, and for sale again. */
  | 'AS_NEW'
  | 'OPENED'
  | 'USED'
  | 'DAMAGED';

export type OrderReturn = {
  __typename?: 'OrderReturn';
  id: Scalars['ID']['output'];
  /** R1 is the first of its order. */
  number: Scalars['Int']['output'];
  state: ReturnState;
  reason: ReturnReason;
  note?: Maybe<Scalars['String']['output']>;
  /** Why it was declined, cancelled, or closed without a refund. */
  outcome?: Maybe<Scalars['String']['output']>;
  requestedBy?: Maybe<Scalars['String']['output']>;
  lines: Array<OrderReturnLine>;
  /** What refunding all that was accepted gives back, as things stand; null before it was received. */
  proposed?: Maybe<Money>;
  /** Of its refund, and waiting for a second person. */
  waiting?: Maybe<Money>;
  refunded?: Maybe<Money>;
  /** Every action with why not now: approve, decline, receive, refund, close and cancel, as far as its state lets them. */
  actions: Array<RecordAction>;
  createdAt: Scalars['DateTime']['output'];
  approvedAt?: Maybe<Scalars['DateTime']['output']>;
  receivedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedAt: Scalars['DateTime']['output'];
};

export type OrderReturnLine = {
  __typename?: 'OrderReturnLine';
  line: OrderLine;
  quantity: Scalars['Int']['output'];
  reason: ReturnReason;
  received: Scalars['Int']['output'];
  accepted: Scalars['Int']['output'];
  condition?: Maybe<ReturnCondition>;
};

export type ReturnInput = {
  reason: ReturnReason;
  note?: InputMaybe<Scalars['String']['input']>;
  lines: Array<ReturnLineInput>;
};

export type ReturnLineInput = {
  lineId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
  /** Where it is another than that of the return. */
  reason?: InputMaybe<ReturnReason>;
};

export type ReceivedReturnLineInput = {
  lineId: Scalars['ID']['input'];
  received: Scalars['Int']['input'];
  accepted: Scalars['Int']['input'];
  condition?: InputMaybe<ReturnCondition>;
};

export type ReturnRefundInput = {
  /** A decimal text in the currency of the order; without it, what the accepted units come to. */
  amount?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  at?: InputMaybe<Scalars['DateTime']['input']>;
  reference?: InputMaybe<Scalars['String']['input']>;
};

export type OrderShopAction =
  | 'UPDATE'
  | 'FULFIL';

export type OrderShop = {
  __typename?: 'OrderShop';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type OrderReferenceState =
  | 'FOUND'
  /** No order that the reader sees is called this. */
  | 'UNKNOWN'
  /** The order lies in another shop. */
  | 'OTHER_SHOP'
  /** It names more than one order of the shop. */
  | 'SEVERAL';

export type OrderReference = {
  __typename?: 'OrderReference';
  text: Scalars['String']['output'];
  state: OrderReferenceState;
  /** The order that it names in this shop. */
  orderId?: Maybe<Scalars['ID']['output']>;
  number?: Maybe<Scalars['String']['output']>;
  /** The shop in which the order lies, where that is another one. */
  shopName?: Maybe<Scalars['String']['output']>;
};

/** What a customer bought, as far as the reader sees orders. Orders that are archived or in the bin are left out. */
export type CustomerTrade = {
  __typename?: 'CustomerTrade';
  /** All that the list of orders finds by the customer. */
  orders: Scalars['Int']['output'];
  /** One for each currency: open and completed orders. */
  spend: Array<CustomerSpend>;
};

export type CustomerSpend = {
  __typename?: 'CustomerSpend';
  orders: Scalars['Int']['output'];
  gross: Money;
};

export type OrderStatus =
  | 'DRAFT'
  | 'OPEN'
  | 'COMPLETED'
  | 'CANCELLED';

export type OrderPaymentStatus =
  | 'PENDING'
  | 'AUTHORIZED'
  | 'PARTIALLY_PAID'
  | 'PAID'
  | 'PARTIALLY_REFUNDED'
  | 'REFUNDED'
  | 'VOIDED'
  | 'EXPIRED'
  | 'FAILED';

export type OrderFulfilmentStatus =
  | 'UNFULFILLED'
  | 'PARTIALLY_FULFILLED'
  | 'FULFILLED'
  | 'ON_HOLD';

export type OrderReturnStatus =
  | 'NONE'
  | 'REQUESTED'
  | 'IN_PROGRESS'
  | 'RETURNED';

export type OrderSource =
  | 'API'
  | 'IMPORT'
  | 'DRAFT';

export type Order = {
  __typename?: 'Order';
  id: Scalars['ID']['output'];
  shop: Shop;
  channel: Channel;
  /** As the shop writes it; null for a draft. */
  number?: Maybe<Scalars['String']['output']>;
  /** By which its channel knows it. */
  externalId?: Maybe<Scalars['String']['output']>;
  source: OrderSource;
  status: OrderStatus;
  paymentStatus: OrderPaymentStatus;
  fulfilmentStatus: OrderFulfilmentStatus;
  returnStatus: OrderReturnStatus;
  /** Null for somebody unknown. */
  customer?: Maybe<OrderCustomer>;
  locale: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  pricesWithTax: Scalars['Boolean']['output'];
  placedAt?: Maybe<Scalars['DateTime']['output']>;
  cancelledAt?: Maybe<Scalars['DateTime']['output']>;
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  assignee?: Maybe<OrderPerson>;
  itemCount: Scalars['Int']['output'];
  net: Money;
  tax: Money;
  gross: Money;
  discount: Money;
  shipping: Money;
  authorized: Money;
  captured: Money;
  refunded: Money;
  outstanding: Money;
  /** The sums that came with it miss those of its lines by more than a minor unit a line. */
  totalsDiffer: Scalars['Boolean']['output'];
  lines: Array<OrderLine>;
  billing?: Maybe<OrderContact>;
  shippingTo?: Maybe<OrderContact>;
  /** What happened, the newest first. */
  events: OrderEventConnection;
  tags: Array<Scalars['String']['output']>;
  /** What staff typed; null once it is placed. */
  draft?: Maybe<OrderDraftContent>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  mayUpdate: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
  /** Since when it waits longer than its shop wants; null where it does not. */
  stuckAt?: Maybe<Scalars['DateTime']['output']>;
  fulfilments: Array<Fulfilment>;
  hold?: Maybe<OrderHold>;
  /** Every action that is built, in the order of its buttons, with why not now; a draft has none of these. */
  actions: Array<RecordAction>;
  /** What there is to say of its axes: why each stands where it stands. */
  reasons: Array<Sentence>;
  /** The oldest first. */
  returns: Array<OrderReturn>;
  /** The oldest first; empty for somebody who may not read payments. */
  payments: Array<Payment>;
  refunds: Array<Refund>;
  /** request where a provider can be asked, authorize, record and refund: as things stand, and why not. */
  paymentActions: Array<RecordAction>;
  /** Active providers of the shop that can be asked for a payment, the oldest first; empty for somebody who may not read payments. */
  askableProviders: Array<PaymentProvider>;
  /** Neither paid, nor authorised, nor asked for; null for somebody who may not read payments. */
  requestable?: Maybe<Money>;
  /** Captured, and neither given back nor waiting to be; null for somebody who may not read payments. */
  refundable?: Maybe<Money>;
  /** What the reader may still give back of this order within 24 hours; null for somebody who may not refund. */
  refundLimit?: Maybe<Money>;
};


export type OrderEventsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/** A customer as far as orders know them. */
export type OrderCustomer = {
  __typename?: 'OrderCustomer';
  id: Scalars['ID']['output'];
  /** Empty for one who was erased. */
  name: Scalars['String']['output'];
  email?: Maybe<Scalars['String']['output']>;
  erasedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the reader may open the customer. */
  mayOpen: Scalars['Boolean']['output'];
  /** Orders of this customer that the list finds by it. */
  orderCount: Scalars['Int']['output'];
};

export type OrderPerson = {
  __typename?: 'OrderPerson';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type OrderLineKind =
  | 'ITEM'
  | 'SHIPPING'
  | 'FEE';

export type OrderLineLink =
  | 'LINKED'
  | 'UNKNOWN'
  | 'ARCHIVED'
  | 'MERGED';

/** A line as it was sold; what became of its product later changes nothing of it. */
export type OrderLine = {
  __typename?: 'OrderLine';
  id: Scalars['ID']['output'];
  position: Scalars['Int']['output'];
  kind: OrderLineKind;
  title: Scalars['String']['output'];
  sku?: Maybe<Scalars['String']['output']>;
  gtin?: Maybe<Scalars['String']['output']>;
  link: OrderLineLink;
  /** Null where the line names nothing of the catalogue, or the reader does not see it. */
  product?: Maybe<Product>;
  variant?: Maybe<Variant>;
  quantity: Scalars['Int']['output'];
  /** Before discounts; with tax where the order's prices are with tax. */
  unit: Money;
  listUnit?: Maybe<Money>;
  discount: Money;
  discounts: Array<OrderLineDiscount>;
  taxRatePpm?: Maybe<Scalars['Int']['output']>;
  taxName?: Maybe<Scalars['String']['output']>;
  net: Money;
  tax: Money;
  gross: Money;
  ships: Scalars['Boolean']['output'];
  packed: Scalars['Int']['output'];
  shipped: Scalars['Int']['output'];
  returned: Scalars['Int']['output'];
  /** How many units of it a new return can be about. */
  returnable: Scalars['Int']['output'];
};

export type OrderLineDiscount = {
  __typename?: 'OrderLineDiscount';
  label: Scalars['String']['output'];
  code?: Maybe<Scalars['String']['output']>;
  /** Null once it is gone, or hidden from the reader. */
  discountId?: Maybe<Scalars['ID']['output']>;
  amount: Money;
};

/** What of a draft its lines and sums do not say, so that it opens again as it was typed. */
export type OrderDraftContent = {
  __typename?: 'OrderDraftContent';
  codes: Array<Scalars['String']['output']>;
  /** Null where nothing was typed. */
  shipping?: Maybe<Money>;
  /** One for each item, in their order. */
  lines: Array<OrderDraftLine>;
};

export type OrderDraftLine = {
  __typename?: 'OrderDraftLine';
  position: Scalars['Int']['output'];
  /** Null for the price on the channel. */
  price?: Maybe<Money>;
  priceReason?: Maybe<Scalars['String']['output']>;
};

export type OrderContact = {
  __typename?: 'OrderContact';
  name: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  lines: Array<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  region?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
};

export type OrderEvent = {
  __typename?: 'OrderEvent';
  id: Scalars['ID']['output'];
  at: Scalars['DateTime']['output'];
  /** `placed`, `received`, `note`, … */
  kind: Scalars['String']['output'];
  sentence: Sentence;
  /** Null for the product itself. */
  by?: Maybe<Scalars['String']['output']>;
  note?: Maybe<Scalars['String']['output']>;
};

export type OrderEventConnection = {
  __typename?: 'OrderEventConnection';
  nodes: Array<OrderEvent>;
  pageInfo: PageInfo;
};

export type OrderFilter = {
  status?: InputMaybe<Array<OrderStatus>>;
  paymentStatus?: InputMaybe<Array<OrderPaymentStatus>>;
  fulfilmentStatus?: InputMaybe<Array<OrderFulfilmentStatus>>;
  returnStatus?: InputMaybe<Array<OrderReturnStatus>>;
  shopId?: InputMaybe<Array<Scalars['ID']['input']>>;
  channelId?: InputMaybe<Array<Scalars['ID']['input']>>;
  customerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  productId?: InputMaybe<Array<Scalars['ID']['input']>>;
  brandId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The very category of a line's product, without those below it. */
  categoryId?: InputMaybe<Array<Scalars['ID']['input']>>;
  assigneeId?: InputMaybe<Array<Scalars['ID']['input']>>;
  source?: InputMaybe<Array<OrderSource>>;
  country?: InputMaybe<Array<Scalars['String']['input']>>;
  tag?: InputMaybe<Array<Scalars['String']['input']>>;
  currency?: InputMaybe<Array<Scalars['String']['input']>>;
  /** A day of the shop's own zone, as `placed_on`. */
  placedFrom?: InputMaybe<Scalars['String']['input']>;
  placedUntil?: InputMaybe<Scalars['String']['input']>;
  isArchived?: InputMaybe<Scalars['Boolean']['input']>;
  totalsDiffer?: InputMaybe<Scalars['Boolean']['input']>;
  /** The first order of its customer that is not cancelled. */
  isFirst?: InputMaybe<Scalars['Boolean']['input']>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

export type OrderSortField =
  | 'PLACED_AT'
  | 'GROSS';

export type OrderSort = {
  field: OrderSortField;
  direction: SortDirection;
};

export type OrderConnection = {
  __typename?: 'OrderConnection';
  nodes: Array<Order>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type OrderTotals = {
  __typename?: 'OrderTotals';
  orders: Scalars['Int']['output'];
  isExact: Scalars['Boolean']['output'];
  /** Null where there are more orders than are added up at once, and nobody let them be counted. */
  sums?: Maybe<Array<OrderSum>>;
  /** The reader's last count of more orders than that; null where there was none within a day, or none is needed. */
  count?: Maybe<OrderCount>;
};

/** A job that counts the totals of a list of orders for the person who asked for it. */
export type OrderCount = {
  __typename?: 'OrderCount';
  id: Scalars['ID']['output'];
  state: RunState;
  /** Orders that were counted so far. */
  done: Scalars['Int']['output'];
  /** When the count that `sums` are of ended. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type OrderSum = {
  __typename?: 'OrderSum';
  orders: Scalars['Int']['output'];
  net: Money;
  tax: Money;
  gross: Money;
  outstanding: Money;
};

export type OrderContactInput = {
  name: Scalars['String']['input'];
  company?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  lines?: InputMaybe<Array<Scalars['String']['input']>>;
  postcode?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
};

export type OrderCustomerInput = {
  /** One of the shop's own customers. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** By which the channel knows them. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** One of variant, listing by its external id, or SKU. */
export type PlacedLineInput = {
  variantId?: InputMaybe<Scalars['ID']['input']>;
  externalId?: InputMaybe<Scalars['String']['input']>;
  sku?: InputMaybe<Scalars['String']['input']>;
  quantity: Scalars['Int']['input'];
};

export type PlaceOrderInput = {
  externalId: Scalars['String']['input'];
  currency: Scalars['String']['input'];
  customer?: InputMaybe<OrderCustomerInput>;
  billing?: InputMaybe<OrderContactInput>;
  shippingTo?: InputMaybe<OrderContactInput>;
  lines: Array<PlacedLineInput>;
  codes?: InputMaybe<Array<Scalars['String']['input']>>;
  shippingMinor?: InputMaybe<Scalars['SafeInt']['input']>;
  locale?: InputMaybe<Scalars['String']['input']>;
  expectedTotalMinor?: InputMaybe<Scalars['SafeInt']['input']>;
  /** That of `reserveDiscount`: what it holds is used. */
  reservationKey?: InputMaybe<Scalars['String']['input']>;
};

/** A line as it was sold elsewhere; a SKU that nothing has makes an unknown line. */
export type ReceivedLineInput = {
  kind?: InputMaybe<OrderLineKind>;
  externalId?: InputMaybe<Scalars['String']['input']>;
  sku?: InputMaybe<Scalars['String']['input']>;
  gtin?: InputMaybe<Scalars['String']['input']>;
  title: Scalars['String']['input'];
  quantity: Scalars['Int']['input'];
  unitMinor: Scalars['SafeInt']['input'];
  discountMinor?: InputMaybe<Scalars['SafeInt']['input']>;
  taxRatePpm?: InputMaybe<Scalars['Int']['input']>;
  taxName?: InputMaybe<Scalars['String']['input']>;
  netMinor: Scalars['SafeInt']['input'];
  taxMinor: Scalars['SafeInt']['input'];
  grossMinor: Scalars['SafeInt']['input'];
};

export type ReceiveOrderInput = {
  externalId: Scalars['String']['input'];
  currency: Scalars['String']['input'];
  pricesWithTax: Scalars['Boolean']['input'];
  placedAt: Scalars['DateTime']['input'];
  customer?: InputMaybe<OrderCustomerInput>;
  billing?: InputMaybe<OrderContactInput>;
  shippingTo?: InputMaybe<OrderContactInput>;
  /** At most 10,000, in parts of at most 1,000. */
  lines: Array<Array<ReceivedLineInput>>;
  /** Codes that were used elsewhere: counted, also beyond their limit. */
  codes?: InputMaybe<Array<Scalars['String']['input']>>;
  locale?: InputMaybe<Scalars['String']['input']>;
  netMinor: Scalars['SafeInt']['input'];
  taxMinor: Scalars['SafeInt']['input'];
  grossMinor: Scalars['SafeInt']['input'];
};

/** A line of a draft: of the catalogue, or free with a title and a price. */
export type DraftLineInput = {
  variantId?: InputMaybe<Scalars['ID']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  quantity: Scalars['Int']['input'];
  /** A decimal text in the currency of the channel; the price on the channel where none is given. */
  price?: InputMaybe<Scalars['String']['input']>;
  priceReason?: InputMaybe<Scalars['String']['input']>;
};

export type OrderDraftInput = {
  customer?: InputMaybe<OrderCustomerInput>;
  billing?: InputMaybe<OrderContactInput>;
  shippingTo?: InputMaybe<OrderContactInput>;
  lines: Array<DraftLineInput>;
  codes?: InputMaybe<Array<Scalars['String']['input']>>;
  shipping?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
};

export type OrderPreview = {
  __typename?: 'OrderPreview';
  currency: Scalars['String']['output'];
  lines: Array<OrderPreviewLine>;
  applied: Array<BenchApplied>;
  lost: Array<BenchLost>;
  unknownCodes: Array<Scalars['String']['output']>;
  net: Money;
  tax: Money;
  gross: Money;
  discount: Money;
  shipping: Money;
};

export type OrderPreviewLine = {
  __typename?: 'OrderPreviewLine';
  position: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  unit: Money;
  discount: Money;
  taxRatePpm?: Maybe<Scalars['Int']['output']>;
  taxName?: Maybe<Scalars['String']['output']>;
  net: Money;
  tax: Money;
  gross: Money;
};

export type OrderPlaced = {
  __typename?: 'OrderPlaced';
  order: Order;
};

/** An order of this external id is there with other content. */
export type OrderExists = {
  __typename?: 'OrderExists';
  order: Order;
  refusal: Refusal;
};

export type OrderTotalDiffers = {
  __typename?: 'OrderTotalDiffers';
  expectedMinor: Scalars['SafeInt']['output'];
  totalMinor: Scalars['SafeInt']['output'];
};

export type OrderDraftSaved = {
  __typename?: 'OrderDraftSaved';
  order: Order;
};

export type OrderDraftDiscarded = {
  __typename?: 'OrderDraftDiscarded';
  id: Scalars['ID']['output'];
};

export type OrderCountStarted = {
  __typename?: 'OrderCountStarted';
  count: OrderCount;
};

export type OrderNoteAdded = {
  __typename?: 'OrderNoteAdded';
  order: Order;
};

export type PreviewOrderResult = OrderPreview | InvalidInput | NotFound;

export type PlaceOrderResult = OrderPlaced | OrderExists | OrderTotalDiffers | DiscountNoLongerApplies | InvalidInput | NotAllowedNow | NotFound;

export type ReceiveOrderResult = OrderPlaced | OrderExists | InvalidInput | NotAllowedNow | NotFound;

export type CreateOrderDraftResult = OrderDraftSaved | InvalidInput | NotAllowedNow | NotFound;

export type UpdateOrderDraftResult = OrderDraftSaved | InvalidInput | NotAllowedNow | VersionConflict | NotFound;

export type PlaceOrderDraftResult = OrderPlaced | OrderTotalDiffers | DiscountNoLongerApplies | NotAllowedNow | VersionConflict | NotFound;

export type DiscardOrderDraftResult = OrderDraftDiscarded | NotAllowedNow | VersionConflict | NotFound;

export type AddOrderNoteResult = OrderNoteAdded | InvalidInput | NotFound;

export type CountOrdersResult = OrderCountStarted;

export type PaymentTransactionKind =
  | 'AUTHORIZE'
  | 'CAPTURE'
  | 'REFUND'
  | 'VOID'
  /** What the customer's bank took back. */
  | 'CHARGEBACK'
  /** What came back of it, since the dispute was won. */
  | 'REVERSAL'
  | 'ADJUST';

export type PaymentTransactionState =
  | 'REQUESTED'
  | 'SENT'
  | 'PENDING'
  | 'UNKNOWN'
  | 'SUCCEEDED'
  | 'FAILED';

export type PaymentMode =
  | 'TEST'
  | 'LIVE';

export type PaymentProviderStatus =
  | 'ACTIVE'
  | 'DISABLED';

export type PaymentProvider = {
  __typename?: 'PaymentProvider';
  id: Scalars['ID']['output'];
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  mode: PaymentMode;
  status: PaymentProviderStatus;
  shop: Shop;
  /** Where it answers; null for `manual`. */
  endpoint?: Maybe<Scalars['String']['output']>;
  /** Events that were refused for their signature, since it was added. */
  refusedHooks: Scalars['Int']['output'];
  /** Events that were signed, and refused since they cannot be read; those before this was counted are in `refusedHooks`. */
  unreadableHooks: Scalars['Int']['output'];
  /** Until when events are taken at the address before the present one; null once none are. */
  previousHookUntil?: Maybe<Scalars['DateTime']['output']>;
  /** When what happened there was read last, besides what it sends; null where it never was, and for `manual`. */
  changesReadAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why its last reading failed; null where that went well. */
  changesProblem?: Maybe<PaymentProviderProblem>;
  /** Whether a secret is kept; it is shown to nobody. */
  hasSecret: Scalars['Boolean']['output'];
  mayUpdate: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

/** What one customer paid, or promised, for one order by one provider. */
export type Payment = {
  __typename?: 'Payment';
  id: Scalars['ID']['output'];
  shop: Shop;
  order?: Maybe<Order>;
  provider: PaymentProvider;
  reference?: Maybe<Scalars['String']['output']>;
  method: Scalars['String']['output'];
  methodLabel: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  authorized: Money;
  captured: Money;
  refunded: Money;
  voided: Money;
  /** Asked for and not answered yet. */
  pending: Money;
  /** Authorised and neither captured nor voided. */
  open: Money;
  authExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  failureCode?: Maybe<Scalars['String']['output']>;
  transactions: Array<PaymentTransaction>;
  /** capture, void and dispute: as things stand, and why not. */
  actions: Array<RecordAction>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type PaymentTransaction = {
  __typename?: 'PaymentTransaction';
  id: Scalars['ID']['output'];
  payment: Payment;
  kind: PaymentTransactionKind;
  state: PaymentTransactionState;
  amount: Money;
  reference?: Maybe<Scalars['String']['output']>;
  requestedBy?: Maybe<Scalars['String']['output']>;
  requestedAt: Scalars['DateTime']['output'];
  settledAt?: Maybe<Scalars['DateTime']['output']>;
  error?: Maybe<Sentence>;
  /** How often its provider was asked. */
  attempts: Scalars['Int']['output'];
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** When its provider is asked next; null for what ended, and where nobody asks any more. */
  nextAt?: Maybe<Scalars['DateTime']['output']>;
  /** lookUp: as things stand, and why not. */
  actions: Array<RecordAction>;
};

export type PaymentTransactionFilter = {
  kind?: InputMaybe<Array<PaymentTransactionKind>>;
  state?: InputMaybe<Array<PaymentTransactionState>>;
  shopId?: InputMaybe<Array<Scalars['ID']['input']>>;
  orderId?: InputMaybe<Array<Scalars['ID']['input']>>;
  providerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  currency?: InputMaybe<Array<Scalars['String']['input']>>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
  /** Days of the shop's own zone in which it settled. */
  settledFrom?: InputMaybe<Scalars['String']['input']>;
  settledUntil?: InputMaybe<Scalars['String']['input']>;
  /** Of orders of these channels. */
  channelId?: InputMaybe<Array<Scalars['ID']['input']>>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

export type PaymentTransactionSortField =
  | 'REQUESTED_AT'
  | 'AMOUNT';

export type PaymentTransactionSort = {
  field: PaymentTransactionSortField;
  direction: SortDirection;
};

export type PaymentTransactionConnection = {
  __typename?: 'PaymentTransactionConnection';
  nodes: Array<PaymentTransaction>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type PaymentSums = {
  __typename?: 'PaymentSums';
  isExact: Scalars['Boolean']['output'];
  /** Null where there are more than 10,001 transactions. */
  sums?: Maybe<Array<PaymentSum>>;
};

/** Of transactions that succeeded. */
export type PaymentSum = {
  __typename?: 'PaymentSum';
  currency: Scalars['String']['output'];
  authorized: Money;
  captured: Money;
  refunded: Money;
  voided: Money;
  /** Captured less refunded. */
  net: Money;
};

export type ManualPaymentInput = {
  /** A decimal text in the currency of the order. */
  amount: Scalars['String']['input'];
  /** When it happened; now where none is given. */
  at?: InputMaybe<Scalars['DateTime']['input']>;
  reference?: InputMaybe<Scalars['String']['input']>;
  methodLabel?: InputMaybe<Scalars['String']['input']>;
  authExpiresAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type ManualStepInput = {
  amount: Scalars['String']['input'];
  at?: InputMaybe<Scalars['DateTime']['input']>;
  reference?: InputMaybe<Scalars['String']['input']>;
};

export type ManualVoidInput = {
  at?: InputMaybe<Scalars['DateTime']['input']>;
  reference?: InputMaybe<Scalars['String']['input']>;
};

export type PaymentSaved = {
  __typename?: 'PaymentSaved';
  payment: Payment;
  order: Order;
};

export type PaymentResult = PaymentSaved | InvalidInput | NotAllowedNow | NotFound;

export type PaymentStepResult = PaymentSaved | InvalidInput | NotAllowedNow | VersionConflict | NotFound;

export type PaymentProviderProblem =
  /** It did not answer, or was busy. */
  | 'UNREACHABLE'
  | 'SECRET_REFUSED'
  | 'ANSWER_UNREADABLE'
  | 'NOT_SET_UP';

export type PaymentEventKind =
  | 'AUTHORIZED'
  | 'CAPTURED'
  | 'REFUNDED'
  | 'VOIDED'
  | 'FAILED'
  /** The customer's bank took money back. */
  | 'DISPUTED'
  | 'DISPUTE_WON'
  | 'DISPUTE_LOST';

export type PaymentEventState =
  | 'RECEIVED'
  | 'WAITING'
  | 'APPLIED'
  | 'UNMATCHED'
  | 'CONFLICT'
  | 'IGNORED';

/** What a provider told about a payment. */
export type PaymentEvent = {
  __typename?: 'PaymentEvent';
  id: Scalars['ID']['output'];
  shop: Shop;
  provider: PaymentProvider;
  kind: PaymentEventKind;
  state: PaymentEventState;
  /** The payment as the provider knows it. */
  reference?: Maybe<Scalars['String']['output']>;
  /** By which the provider knows the order. */
  orderHint?: Maybe<Scalars['String']['output']>;
  /** The dispute as the provider knows it. */
  dispute?: Maybe<Scalars['String']['output']>;
  /** All of its kind so far; of a dispute what it is about. */
  amount?: Maybe<Money>;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  payment?: Maybe<Payment>;
  /** Why it was ignored, or what contradicts it. */
  note?: Maybe<Sentence>;
  /** attach and ignore: as things stand, and why not. */
  actions: Array<RecordAction>;
};

export type PaymentEventFilter = {
  state?: InputMaybe<Array<PaymentEventState>>;
  kind?: InputMaybe<Array<PaymentEventKind>>;
  shopId?: InputMaybe<Array<Scalars['ID']['input']>>;
  providerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

export type PaymentEventSortField =
  | 'RECEIVED_AT';

export type PaymentEventSort = {
  field: PaymentEventSortField;
  direction: SortDirection;
};

export type PaymentEventConnection = {
  __typename?: 'PaymentEventConnection';
  nodes: Array<PaymentEvent>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type PaymentProviderInput = {
  shopId: Scalars['ID']['input'];
  /** `demo`: the provider of the demonstration shops. */
  code: Scalars['String']['input'];
  name: Scalars['String']['input'];
  mode: PaymentMode;
  endpoint: Scalars['String']['input'];
  secret?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<PaymentProviderStatus>;
};

export type RequestPaymentInput = {
  providerId: Scalars['ID']['input'];
  /** A decimal text in the currency of the order. */
  amount: Scalars['String']['input'];
};

export type PaymentProviderCreated = {
  __typename?: 'PaymentProviderCreated';
  provider: PaymentProvider;
  /** Where the provider sends its events, below the address of this server. It is shown this once. */
  hookPath: Scalars['String']['output'];
};

export type PaymentProviderUpdated = {
  __typename?: 'PaymentProviderUpdated';
  provider: PaymentProvider;
  changeId?: Maybe<Scalars['ID']['output']>;
};

export type PaymentHookReplaced = {
  __typename?: 'PaymentHookReplaced';
  provider: PaymentProvider;
  /** Where the provider sends its events from now on, below the address of this server. It is shown this once. */
  hookPath: Scalars['String']['output'];
};

export type PaymentRequestLookedUp = {
  __typename?: 'PaymentRequestLookedUp';
  transaction: PaymentTransaction;
};

export type PaymentEventAttached = {
  __typename?: 'PaymentEventAttached';
  event: PaymentEvent;
  order: Order;
};

export type PaymentEventIgnored = {
  __typename?: 'PaymentEventIgnored';
  event: PaymentEvent;
};

export type CreatePaymentProviderResult = PaymentProviderCreated | InvalidInput | NotFound;

export type UpdatePaymentProviderResult = PaymentProviderUpdated | InvalidInput | VersionConflict | NotFound;

export type ReplacePaymentHookResult = PaymentHookReplaced | VersionConflict | NotFound;

export type LookUpPaymentRequestResult = PaymentRequestLookedUp | NotAllowedNow | NotFound;

export type AttachPaymentEventResult = PaymentEventAttached | InvalidInput | NotAllowedNow | NotFound;

export type IgnorePaymentEventResult = PaymentEventIgnored | InvalidInput | NotAllowedNow | NotFound;

export type DisputeInput = {
  /** A decimal text in the currency of the payment. */
  amount: Scalars['String']['input'];
  reason: Scalars['String']['input'];
  /** When it happened; now where none is given. */
  at?: InputMaybe<Scalars['DateTime']['input']>;
  /** By which it is found at the bank. */
  reference?: InputMaybe<Scalars['String']['input']>;
};

export type DisputeEndInput = {
  /** WON or LOST. */
  outcome: DisputeState;
  at?: InputMaybe<Scalars['DateTime']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
};

export type RefundState =
  | 'AWAITING_APPROVAL'
  | 'APPROVED'
  | 'PROCESSING'
  | 'SUCCEEDED'
  | 'FAILED'
  | 'DECLINED'
  | 'WITHDRAWN';

export type RefundPurpose =
  | 'RETURN'
  | 'GOODWILL'
  | 'CANCEL'
  | 'EDIT'
  | 'DISPUTE';

/** An open dispute may still be won. */
export type DisputeState =
  | 'OPEN'
  | 'WON'
  | 'LOST';

export type Refund = {
  __typename?: 'Refund';
  id: Scalars['ID']['output'];
  order: Order;
  shop: Shop;
  number: Scalars['Int']['output'];
  purpose: RefundPurpose;
  reason: Scalars['String']['output'];
  note?: Maybe<Scalars['String']['output']>;
  amount: Money;
  state: RefundState;
  /** How a refund of the purpose DISPUTE stands; null for others. One that was won is withdrawn: its money is back. */
  disputeState?: Maybe<DisputeState>;
  /** By which it is found where the money moves. */
  reference?: Maybe<Scalars['String']['output']>;
  lines: Array<RefundLine>;
  requestedBy?: Maybe<Scalars['String']['output']>;
  decidedBy?: Maybe<Scalars['String']['output']>;
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  transactions: Array<PaymentTransaction>;
  /** What of the order changed since a refund that waits was asked for: its lines, payments or other refunds. Null where nothing of that did. */
  orderChange?: Maybe<RefundOrderChange>;
  /** approve, decline and withdraw, or win and lose of a dispute: as things stand, and why not. */
  actions: Array<RecordAction>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type RefundOrderChange = {
  __typename?: 'RefundOrderChange';
  code: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  wording: Wording;
  /** Names the order as it stands now: an approval that carries it is not refused for this change. */
  seen: Scalars['String']['output'];
};

export type RefundLine = {
  __typename?: 'RefundLine';
  line: OrderLine;
  quantity: Scalars['Int']['output'];
  net: Money;
  tax: Money;
  gross: Money;
};

export type RefundFilter = {
  state?: InputMaybe<Array<RefundState>>;
  purpose?: InputMaybe<Array<RefundPurpose>>;
  disputeState?: InputMaybe<Array<DisputeState>>;
  shopId?: InputMaybe<Array<Scalars['ID']['input']>>;
  orderId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Those that the reader may approve or decline: somebody else asked for them. */
  waitsForMe?: InputMaybe<Scalars['Boolean']['input']>;
  currency?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Days of the shop's own zone, `2026-11-01`, on which it was asked for. */
  createdFrom?: InputMaybe<Scalars['String']['input']>;
  createdUntil?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

export type RefundSortField =
  | 'CREATED_AT'
  | 'AMOUNT';

export type RefundSort = {
  field: RefundSortField;
  direction: SortDirection;
};

export type RefundConnection = {
  __typename?: 'RefundConnection';
  nodes: Array<Refund>;
  pageInfo: PageInfo;
  total: ListTotal;
};

/** Either lines or an amount; neither for all that is left. */
export type RefundInput = {
  purpose: RefundPurpose;
  lines?: InputMaybe<Array<RefundLineInput>>;
  /** A decimal text in the currency of the order. */
  amount?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  /** When it happened, as with every step of `manual`; now where none is given. */
  at?: InputMaybe<Scalars['DateTime']['input']>;
  reference?: InputMaybe<Scalars['String']['input']>;
};

export type RefundLineInput = {
  lineId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};

export type RefundPreview = {
  __typename?: 'RefundPreview';
  amount: Money;
  lines: Array<RefundPreviewLine>;
  refundable: Money;
  limit: Money;
  /** Above the reader's limit. */
  needsApproval: Scalars['Boolean']['output'];
};

export type RefundPreviewLine = {
  __typename?: 'RefundPreviewLine';
  line: OrderLine;
  quantity: Scalars['Int']['output'];
  net: Money;
  tax: Money;
  gross: Money;
};

export type RefundSaved = {
  __typename?: 'RefundSaved';
  refund: Refund;
  order: Order;
};

export type PreviewRefundResult = RefundPreview | InvalidInput | NotAllowedNow | NotFound;

export type RefundResult = RefundSaved | InvalidInput | NotAllowedNow | VersionConflict | NotFound;

export type ArchivePlace =
  | 'ARCHIVE'
  | 'BIN';

export type ArchivedProduct = {
  __typename?: 'ArchivedProduct';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  brand?: Maybe<Brand>;
  /** A product that was archived and then deleted lies in the bin. */
  place: ArchivePlace;
  /** The state it is in, or that it has again once it comes back from the bin. */
  status: ProductStatus;
  /** Why it was archived; null for what was deleted without that, or archived before reasons were asked for. */
  reason?: Maybe<ProductArchiveReason>;
  note?: Maybe<Scalars['String']['output']>;
  /** Who archived or deleted it; null where the product itself did, or nobody is left who did. */
  by?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
  /** When it goes for good, on this day or the next; null while it is not in the bin. */
  purgeAt?: Maybe<Scalars['DateTime']['output']>;
  version: Scalars['Int']['output'];
  /** Whether the reader may bring it back: from the archive as a draft, from the bin as it was. */
  mayRestore: Scalars['Boolean']['output'];
  /** Whether the reader may put it into the bin. */
  mayDelete: Scalars['Boolean']['output'];
  /** Whether the reader may delete it for good. */
  mayPurge: Scalars['Boolean']['output'];
};

export type ArchivedProductFilter = {
  place?: InputMaybe<Array<ArchivePlace>>;
  reason?: InputMaybe<Array<ProductArchiveReason>>;
  brandId?: InputMaybe<Array<Scalars['ID']['input']>>;
  byId?: InputMaybe<Array<Scalars['ID']['input']>>;
  since?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

export type ArchivedProductSortField =
  | 'AT'
  | 'NAME';

export type ArchivedProductSort = {
  field: ArchivedProductSortField;
  direction: SortDirection;
};

export type ArchivedProductConnection = {
  __typename?: 'ArchivedProductConnection';
  nodes: Array<ArchivedProduct>;
  pageInfo: PageInfo;
  total: ListTotal;
};

/** Counted as far as the reader may see it. */
export type ArchiveEffects = {
  __typename?: 'ArchiveEffects';
  products: Scalars['Int']['output'];
  /** Those among them whose state cannot become archived. */
  refused: Scalars['Int']['output'];
  /** Offers that are matched to them, and stay so. */
  offers: Scalars['Int']['output'];
  /** Shops of these offers. */
  shops: Scalars['Int']['output'];
  /** Products with such offers, some of them where there are many. */
  offerProductIds: Array<Scalars['ID']['output']>;
  /** Proposals about them that wait for a decision, and go on waiting. */
  proposals: Scalars['Int']['output'];
  /** Products with such proposals, some of them where there are many. */
  proposalProductIds: Array<Scalars['ID']['output']>;
  /** Listings of those that can be archived which are on a channel, come there, or are refused: they go off. Null for readers of no channels. */
  listings?: Maybe<Scalars['Int']['output']>;
  /** Channels of these listings. */
  channels?: Maybe<Scalars['Int']['output']>;
  /** Products with such listings, some of them where there are many. */
  listingProductIds: Array<Scalars['ID']['output']>;
  /** Open orders with one of those that can be archived: they stay as they are. Null for readers of no orders. */
  openOrders?: Maybe<Scalars['Int']['output']>;
  /** Products in such orders, some of them where there are many. */
  orderProductIds: Array<Scalars['ID']['output']>;
};

/** How cells of a column are edited. */
export type GridEditor =
  /** It is shown, and changed elsewhere. */
  | 'NONE'
  | 'TEXT'
  | 'LONG_TEXT'
  | 'NUMBER'
  | 'DATE'
  | 'BOOLEAN'
  | 'WEB_ADDRESS'
  | 'IDENTIFIER'
  | 'BRAND'
  | 'CATEGORY'
  | 'TAGS';

export type GridColumn = {
  __typename?: 'GridColumn';
  /** As files call it: `name:de`. */
  key: Scalars['String']['output'];
  /** In the language of the reader. */
  name: Scalars['String']['output'];
  editor: GridEditor;
  /** The name that it is offered under: of the attribute, without the language. */
  group: Scalars['String']['output'];
  locale?: Maybe<Scalars['String']['output']>;
};

/** Where the effective value of a cell comes from. */
export type GridSource =
  /** Nothing stands there. */
  | 'EMPTY'
  | 'MANUAL'
  | 'IMPORT'
  | 'OFFER'
  | 'RULE'
  | 'OTHER';

export type GridRow = {
  __typename?: 'GridRow';
  id: Scalars['ID']['output'];
  /** In the first content language that has one. */
  name: Scalars['String']['output'];
  version: Scalars['Int']['output'];
  /** One for each asked column, as a file says it; null where nothing stands. */
  texts: Array<Maybe<Scalars['String']['output']>>;
  sources: Array<GridSource>;
  /** Columns, by their place in what was asked, whose value is locked against machines. */
  locked: Array<Scalars['Int']['output']>;
  /** Columns that cannot be changed in this row: the reader has no right to them, or they are of one of several variants. */
  closed: Array<Scalars['Int']['output']>;
  /** Those of them that are closed as the product has several variants, each with a value of its own. */
  ofVariants: Array<Scalars['Int']['output']>;
  /** What the change set says of the row. */
  edits: Array<GridEdit>;
  /** Why the row as a whole is refused as it stands. */
  refusal?: Maybe<Sentence>;
};

export type GridEdit = {
  __typename?: 'GridEdit';
  /** The key of its column, asked for or not. */
  column: Scalars['String']['output'];
  /** Null where the value is taken away. */
  text?: Maybe<Scalars['String']['output']>;
  /** Why it is refused as it stands. */
  refusal?: Maybe<Sentence>;
};

export type ProductGridConnection = {
  __typename?: 'ProductGridConnection';
  nodes: Array<GridRow>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type GridEditInput = {
  productId: Scalars['ID']['input'];
  column: Scalars['String']['input'];
  /** Null or empty takes away what was set by hand. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** A place in the list as it is filtered and sorted. */
export type GridPlaceInput = {
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  sort?: InputMaybe<Array<ProductSort>>;
  /** The product of the first row. */
  productId: Scalars['ID']['input'];
};

export type FillGridInput = {
  column: Scalars['String']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
  /** Either these, in parts of up to a thousand, or `place` with `count`. */
  ids?: InputMaybe<Array<Array<Scalars['ID']['input']>>>;
  place?: InputMaybe<GridPlaceInput>;
  count?: InputMaybe<Scalars['Int']['input']>;
};

export type PasteGridInput = {
  uploadId: Scalars['ID']['input'];
  place: GridPlaceInput;
  /** The columns as they are shown, from the one on in which the block begins. */
  columns: Array<Scalars['String']['input']>;
};

export type GridAnswered = {
  __typename?: 'GridAnswered';
  set: ChangeSet;
  /** Steps that can be taken back. */
  steps: Scalars['Int']['output'];
  /** What of a paste had no place, or was not taken: with row and column of the block. */
  left: Array<ImportFault>;
};

export type EditGridResult = GridAnswered | InvalidInput | NotAllowedNow | NotFound;

export type ApplyGridResult = GridAnswered | NotAllowedNow | NotFound;

export type BinnedProduct = {
  __typename?: 'BinnedProduct';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Whether the reader may bring it back. */
  mayRestore: Scalars['Boolean']['output'];
};

export type ProductBrands = {
  __typename?: 'ProductBrands';
  /** Whether they may add products of any brand, and of none. */
  isAny: Scalars['Boolean']['output'];
  /** The active brands of which they may, by name; empty where they may of any. */
  brands: Array<Brand>;
};

export type ProductStatus =
  | 'DRAFT'
  | 'IN_REVIEW'
  | 'REJECTED'
  | 'ACTIVE'
  | 'UNLISTED'
  | 'ARCHIVED';

export type ProductArchiveReason =
  | 'DISCONTINUED'
  | 'NOT_SOLD'
  | 'DUPLICATE'
  | 'WRONG_DATA'
  | 'OTHER';

/** Why, by whom and when a product was archived. */
export type ProductArchival = {
  __typename?: 'ProductArchival';
  /** Null where it was archived before reasons were asked for. */
  reason?: Maybe<ProductArchiveReason>;
  note?: Maybe<Scalars['String']['output']>;
  /** Who archived it; null where the product itself did, or nobody is left who did. */
  by?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
};

export type Product = {
  __typename?: 'Product';
  id: Scalars['ID']['output'];
  /** In the first content language that has one; so is the description. */
  name: Scalars['String']['output'];
  /** In the language of the request where the catalogue has it there, else as `name`; lists are sorted by it. */
  localName: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  brand?: Maybe<Brand>;
  category?: Maybe<Category>;
  status: ProductStatus;
  /** While it is archived. */
  archival?: Maybe<ProductArchival>;
  imageUrl?: Maybe<Scalars['String']['output']>;
  tags: Array<Scalars['String']['output']>;
  offerCount: Scalars['Int']['output'];
  shopCount: Scalars['Int']['output'];
  variantCount: Scalars['Int']['output'];
  lowestPrice?: Maybe<Money>;
  completeness: Completeness;
  /** What can be done to it, in the order of its buttons, and why not now. */
  actions: Array<RecordAction>;
  variants: Array<Variant>;
  /** That of the product itself, else of its category. */
  taxClass: EffectiveTaxClass;
  /** Effective values of the product and its variants, each with its source. */
  values: Array<ProductValue>;
  /** What sources state and the attribute cannot hold, by attribute, 100 at most; a value set by hand settles those of its place. */
  findings: Array<ValueFinding>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** Whether the reader may change this very record. */
  mayUpdate: Scalars['Boolean']['output'];
  /** Whether the reader may delete this very record. */
  mayDelete: Scalars['Boolean']['output'];
  /** The fields that the reader may not change, where they may change others. */
  lockedFields: Array<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
  offers: OfferConnection;
  /** What the figures of a product leave out, as far as the reader sees it; null for who may read no offers. */
  offerFigures?: Maybe<OfferFigures>;
  /** Where no observed offer on sale is priced in the main currency: the lowest price in each other one. Nothing is converted. */
  lowestPricesElsewhere: Array<Money>;
};


export type ProductOffersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

export type Variant = {
  __typename?: 'Variant';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  options: Scalars['JSON']['output'];
  identifiers: Array<VariantIdentifier>;
  offerCount: Scalars['Int']['output'];
};

export type VariantIdentifier = {
  __typename?: 'VariantIdentifier';
  kind: Scalars['String']['output'];
  value: Scalars['String']['output'];
  status: Scalars['String']['output'];
};

export type ValueSourceKind =
  | 'manual'
  | 'import'
  | 'offer'
  | 'rule'
  | 'model'
  | 'generator';

export type ProductValue = {
  __typename?: 'ProductValue';
  id: Scalars['ID']['output'];
  attribute: Attribute;
  variantId?: Maybe<Scalars['ID']['output']>;
  locale: Scalars['String']['output'];
  value: Scalars['JSON']['output'];
  /** The value as a person reads it. */
  text: Scalars['String']['output'];
  /** Where the picture is fetched that the value refers to. */
  pictureUrl?: Maybe<Scalars['String']['output']>;
  sourceKind: ValueSourceKind;
  source?: Maybe<ValueSource>;
  confidence: Scalars['Float']['output'];
  isLocked: Scalars['Boolean']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** What the others say. */
  alternatives: Array<ValueAlternative>;
};

/** The way back: shop, page, time of the fetch, and the very field with method, path and raw text. */
export type ValueSource = {
  __typename?: 'ValueSource';
  shopId: Scalars['ID']['output'];
  shopName: Scalars['String']['output'];
  offerId: Scalars['ID']['output'];
  offerTitle: Scalars['String']['output'];
  snapshotId: Scalars['ID']['output'];
  pageUrl?: Maybe<Scalars['String']['output']>;
  observedAt: Scalars['DateTime']['output'];
  /** The field of the snapshot. */
  field: Scalars['String']['output'];
  method: Scalars['String']['output'];
  path: Scalars['String']['output'];
  raw: Scalars['String']['output'];
  /** The page as it was, from stored bytes. */
  storedPageUrl?: Maybe<Scalars['String']['output']>;
  /** Whether the stored bytes of the page were deleted when their retention ended. */
  isStoredPageGone: Scalars['Boolean']['output'];
};

export type ValueFinding = {
  __typename?: 'ValueFinding';
  id: Scalars['ID']['output'];
  attribute: Attribute;
  variantId?: Maybe<Scalars['ID']['output']>;
  locale: Scalars['String']['output'];
  /** As the source has it, with its unit. */
  raw: Scalars['String']['output'];
  /** The name that the source states it under, where that is a property of the page. */
  property?: Maybe<Scalars['String']['output']>;
  /** Of the reason: `finding_other_family`, `finding_too_long`, `cell_unknown_unit` and the like. */
  code: Scalars['String']['output'];
  reason: Sentence;
  source?: Maybe<ValueSource>;
  updatedAt: Scalars['DateTime']['output'];
};

export type ValueAlternative = {
  __typename?: 'ValueAlternative';
  value: Scalars['JSON']['output'];
  text: Scalars['String']['output'];
  pictureUrl?: Maybe<Scalars['String']['output']>;
  sourceKind: ValueSourceKind;
  source?: Maybe<ValueSource>;
  confidence: Scalars['Float']['output'];
  reason: Scalars['String']['output'];
};

export type Completeness = {
  __typename?: 'Completeness';
  percent: Scalars['Int']['output'];
  required: Scalars['Int']['output'];
  filled: Scalars['Int']['output'];
  missing: Array<Attribute>;
  /** What is missing, with the content locales in which it is. */
  gaps: Array<CompletenessGap>;
};

export type ProductInput = {
  name: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  brandId?: InputMaybe<Scalars['ID']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  gtin?: InputMaybe<Scalars['String']['input']>;
  mpn?: InputMaybe<Scalars['String']['input']>;
  /** The product's own, by which it is found within its brand; another may have it too, as `productBySku` says. That of a shop stays with its offer. */
  sku?: InputMaybe<Scalars['String']['input']>;
};

export type ArchiveProductInput = {
  /** Without it nothing is archived. */
  reason?: InputMaybe<ProductArchiveReason>;
  /** A few words more; needed where the reason is OTHER. */
  note?: InputMaybe<Scalars['String']['input']>;
};

export type SetProductValueInput = {
  productId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  variantId?: InputMaybe<Scalars['ID']['input']>;
  attributeCode: Scalars['String']['input'];
  locale?: InputMaybe<Scalars['String']['input']>;
  /** null clears the hand-set value, and the best other one takes its place. */
  value?: InputMaybe<Scalars['JSON']['input']>;
};

export type SetProductPictureInput = {
  productId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  /** A complete upload for the purpose PICTURE. */
  uploadId: Scalars['ID']['input'];
};

export type ProductFilter = {
  status?: InputMaybe<Array<ProductStatus>>;
  brandId?: InputMaybe<Array<Scalars['ID']['input']>>;
  categoryId?: InputMaybe<Array<Scalars['ID']['input']>>;
  shopId?: InputMaybe<Array<Scalars['ID']['input']>>;
  hasOffers?: InputMaybe<Scalars['Boolean']['input']>;
  completenessBelow?: InputMaybe<Scalars['Int']['input']>;
  /** Products with a value of one of these attributes, also of a variant. */
  attributeId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Products of which a source states something that its attribute cannot hold. */
  hasFindings?: InputMaybe<Scalars['Boolean']['input']>;
  /** The same about one of these attributes. */
  findingAttributeId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Codes of basics: products that miss one of them. */
  missing?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Days of UTC, `2026-11-01`. */
  createdFrom?: InputMaybe<Scalars['String']['input']>;
  createdUntil?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

export type ProductSortField =
  | 'name'
  | 'createdAt'
  | 'updatedAt'
  | 'lowestPrice'
  | 'offerCount'
  | 'completeness';

export type ProductSort = {
  field: ProductSortField;
  direction: SortDirection;
};

export type ProductConnection = {
  __typename?: 'ProductConnection';
  nodes: Array<Product>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type ProductCreated = {
  __typename?: 'ProductCreated';
  product: Product;
};

export type ProductUpdated = {
  __typename?: 'ProductUpdated';
  product: Product;
  changeId?: Maybe<Scalars['ID']['output']>;
};

/** It lies in the bin, from which it can be brought back. */
export type ProductDeleted = {
  __typename?: 'ProductDeleted';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type CreateProductResult = ProductCreated | InvalidInput;

export type UpdateProductResult = ProductUpdated | InvalidInput | VersionConflict | NotFound;

export type ChangeProductStatusResult = ProductUpdated | NotAllowedNow | VersionConflict | NotFound;

export type ArchiveProductResult = ProductUpdated | InvalidInput | NotAllowedNow | VersionConflict | NotFound;

export type SetProductValueResult = ProductUpdated | InvalidInput | VersionConflict | NotFound;

export type SetProductPictureResult = ProductUpdated | InvalidInput | NotAllowedNow | VersionConflict | NotFound;

export type DeleteProductResult = ProductDeleted | VersionConflict | NotFound;

export type PropertyNameState =
  /** Nobody said yet which attribute it means. */
  | 'OPEN'
  /** Its offers state the attribute for their products. */
  | 'ACCEPTED'
  /** It means no attribute of the catalogue. */
  | 'DISMISSED';

/** A name that one shop has for a property of its offers, which neither the registry of attributes nor the readers know. */
export type PropertyName = {
  __typename?: 'PropertyName';
  id: Scalars['ID']['output'];
  shop: Shop;
  /** As the shop writes it. */
  text: Scalars['String']['output'];
  state: PropertyNameState;
  /** Offers on sale that state it. */
  offerCount: Scalars['Int']['output'];
  /** Three texts at most that offers state under it. */
  examples: Array<Scalars['String']['output']>;
  /** The attribute that was accepted for it; null before, and once the attribute is deleted. */
  attribute?: Maybe<Attribute>;
  /** Which attribute it most likely is, while nobody decided; null where nothing tells. */
  proposal?: Maybe<PropertyNameProposal>;
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** What can be done to it as things stand. */
  actions: Array<RecordAction>;
};

export type PropertyNameProposal = {
  __typename?: 'PropertyNameProposal';
  attribute: Attribute;
  /** Between 0 and 1. */
  confidence: Scalars['Float']['output'];
  /** Sure enough to be accepted together with others, without a look at each. */
  isByRule: Scalars['Boolean']['output'];
  reason: Sentence;
};

export type PropertyNameFilter = {
  state?: InputMaybe<Array<PropertyNameState>>;
  shopId?: InputMaybe<Array<Scalars['ID']['input']>>;
  attributeId?: InputMaybe<Array<Scalars['ID']['input']>>;
  hasProposal?: InputMaybe<Scalars['Boolean']['input']>;
  /** Those whose proposal may be accepted without a look at each. */
  isByRule?: InputMaybe<Scalars['Boolean']['input']>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

export type PropertyNameSortField =
  | 'OFFER_COUNT'
  | 'TEXT'
  | 'CREATED_AT';

export type PropertyNameSort = {
  field: PropertyNameSortField;
  direction: SortDirection;
};

export type PropertyNameConnection = {
  __typename?: 'PropertyNameConnection';
  nodes: Array<PropertyName>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type PropertyNameDecided = {
  __typename?: 'PropertyNameDecided';
  propertyName: PropertyName;
  /** The audit entry, by which it can be taken back; null when nothing differed. */
  changeId?: Maybe<Scalars['ID']['output']>;
};

export type AcceptPropertyNameResult = PropertyNameDecided | InvalidInput | NotAllowedNow | VersionConflict | NotFound;

export type DecidePropertyNameResult = PropertyNameDecided | NotAllowedNow | VersionConflict | NotFound;

export type Storage = {
  __typename?: 'Storage';
  /** When what is kept was last counted; null before the first time. */
  countedAt?: Maybe<Scalars['DateTime']['output']>;
  kinds: Array<StoredKind>;
};

export type StoredKindName =
  | 'STORED_PAGES'
  | 'FETCHES'
  | 'SNAPSHOTS'
  | 'RUN_ITEMS'
  | 'AUDIT';

export type StoredKind = {
  __typename?: 'StoredKind';
  kind: StoredKindName;
  /** The setting that says how long it is kept. */
  settingKey: Scalars['String']['output'];
  kept: StoredAmount;
  /** What of it stays beyond every limit, because something rests on it. */
  held: StoredAmount;
  /** What has passed its limit, and goes at the next run. */
  due: StoredAmount;
  /** The newest first. */
  months: Array<StoredMonth>;
  /** The shops that have some of it, the largest first; empty for one shop, and where it is of no shop. */
  shops: Array<StoredShop>;
  /** What went last, and when; null before the first time, and where nothing deletes it yet. */
  lastFreed?: Maybe<FreedAmount>;
};

export type StoredAmount = {
  __typename?: 'StoredAmount';
  rows: Scalars['Float']['output'];
  bytes: Scalars['Float']['output'];
};

export type StoredMonth = {
  __typename?: 'StoredMonth';
  /** `2027-01` */
  month: Scalars['String']['output'];
  kept: StoredAmount;
  held: StoredAmount;
  due: StoredAmount;
  /** When the last of it has passed the limit; null where it is kept for ever. */
  goesAt?: Maybe<Scalars['DateTime']['output']>;
};

export type StoredShop = {
  __typename?: 'StoredShop';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  kept: StoredAmount;
  due: StoredAmount;
  /** How long the shop keeps it, and whether that is a value of its own. */
  limit: Scalars['Int']['output'];
  isOwnLimit: Scalars['Boolean']['output'];
};

export type FreedAmount = {
  __typename?: 'FreedAmount';
  at: Scalars['DateTime']['output'];
  rows: Scalars['Float']['output'];
  bytes: Scalars['Float']['output'];
};

export type NameSorting = {
  __typename?: 'NameSorting';
  /** Whether each language has its own order; false where the database server has no ICU, so that names are sorted by code point. */
  isByLanguage: Scalars['Boolean']['output'];
  /** Content languages whose names are still being filled; until then their readers see the first content language. */
  beingFilled: Array<Scalars['String']['output']>;
};

export type TestMailSent = {
  __typename?: 'TestMailSent';
  to: Scalars['String']['output'];
};

export type SendTestMailResult = TestMailSent | NotAllowedNow;

export type SettingScopeKind =
  | 'INSTALLATION'
  | 'SHOP'
  | 'CHANNEL'
  | 'USER';

export type SettingScopeInput = {
  kind: SettingScopeKind;
  /** The shop, channel or user; none for the installation. */
  id?: InputMaybe<Scalars['ID']['input']>;
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

/** What a form needs to offer the right control. */
export type SettingForm = {
  __typename?: 'SettingForm';
  kind: SettingKind;
  /** The values of a choice. */
  choices?: Maybe<Array<Scalars['String']['output']>>;
  minimum?: Maybe<Scalars['Int']['output']>;
  /** The largest number, the longest text, or the most languages. */
  maximum?: Maybe<Scalars['Int']['output']>;
  /** `days` or `months` */
  unit?: Maybe<Scalars['String']['output']>;
  /** Whether a text may be left out. */
  isOptional: Scalars['Boolean']['output'];
  /** The values of `FIELDS`. */
  fields?: Maybe<Array<SettingField>>;
};

export type SettingField = {
  __typename?: 'SettingField';
  name: Scalars['String']['output'];
  /** In English; the dashboard has it by the key of the setting and this name in other languages. */
  title: Scalars['String']['output'];
  form: SettingForm;
};

export type Setting = {
  __typename?: 'Setting';
  /** The id of its history, at this place. */
  id: Scalars['ID']['output'];
  key: Scalars['String']['output'];
  /** The shop whose value it is; null for the installation. */
  shopId?: Maybe<Scalars['ID']['output']>;
  group: Scalars['String']['output'];
  /** In English; the dashboard has it by the key in other languages. */
  title: Scalars['String']['output'];
  description: Scalars['String']['output'];
  form: SettingForm;
  /** Where it can have values of its own. */
  scopes: Array<SettingScopeKind>;
  /** What rules at this place. */
  value?: Maybe<Scalars['JSON']['output']>;
  default?: Maybe<Scalars['JSON']['output']>;
  source: SettingSource;
  /** Whether it has a value of its own at this place, whatever rules. */
  isOwn: Scalars['Boolean']['output'];
  /** What rules without an own value, and from which level that comes. */
  inherited?: Maybe<Scalars['JSON']['output']>;
  inheritedFrom: SettingSource;
  /** The variable that fixes the value; it is changed there alone. */
  variable?: Maybe<Scalars['String']['output']>;
  /** Whether what is stored at this place no longer fits, so that the inherited value rules. */
  isUnusable: Scalars['Boolean']['output'];
  /** 0 where nobody has set it yet. */
  version: Scalars['Int']['output'];
  mayUpdate: Scalars['Boolean']['output'];
  /** How many of the shops that the reader may see have a value of their own; null where a shop can have none. */
  shopsWithOwn?: Maybe<Scalars['SafeInt']['output']>;
};

export type SettingEffect = {
  __typename?: 'SettingEffect';
  code: Scalars['String']['output'];
  params: Scalars['JSON']['output'];
  /** In English. */
  text: Scalars['String']['output'];
};

export type SettingUpdated = {
  __typename?: 'SettingUpdated';
  setting: Setting;
  /** The audit entry, by which the save can be taken back; null when nothing differed. */
  changeId?: Maybe<Scalars['ID']['output']>;
};

export type UpdateSettingResult = SettingUpdated | InvalidInput | VersionConflict | NotFound | NotAllowedNow;

export type ShelfState =
  /** Nobody said yet which category it is. */
  | 'OPEN'
  /** Its offers state the category for their products. */
  | 'ACCEPTED'
  /** It is no category of the catalogue. */
  | 'DISMISSED';

/** Which field of its pages or feed names the shelf. */
export type ShelfKind =
  | 'BREADCRUMB'
  | 'PRODUCT_TYPE'
  | 'GOOGLE_PRODUCT_CATEGORY';

/** A category by the name that one shop has for it. */
export type Shelf = {
  __typename?: 'Shelf';
  id: Scalars['ID']['output'];
  shop: Shop;
  /** As the shop writes it; the steps of a path are joined by ` > `. */
  text: Scalars['String']['output'];
  kind: ShelfKind;
  state: ShelfState;
  /** Offers on sale that lie there. */
  offerCount: Scalars['Int']['output'];
  /** Three offers at most that the reader sees. */
  examples: Array<Offer>;
  /** The category that was accepted for it; null before, and once the category is deleted. */
  category?: Maybe<Category>;
  /** Which category it most likely is, while nobody decided; null where nothing tells. */
  proposal?: Maybe<ShelfProposal>;
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** What can be done to it as things stand. */
  actions: Array<RecordAction>;
};

export type ShelfProposal = {
  __typename?: 'ShelfProposal';
  category: Category;
  /** Between 0 and 1. */
  confidence: Scalars['Float']['output'];
  /** Sure enough to be accepted together with others, without a look at each. */
  isByRule: Scalars['Boolean']['output'];
  reason: Sentence;
};

export type ShelfFilter = {
  state?: InputMaybe<Array<ShelfState>>;
  shopId?: InputMaybe<Array<Scalars['ID']['input']>>;
  kind?: InputMaybe<Array<ShelfKind>>;
  categoryId?: InputMaybe<Array<Scalars['ID']['input']>>;
  hasProposal?: InputMaybe<Scalars['Boolean']['input']>;
  /** Those whose proposal may be accepted without a look at each. */
  isByRule?: InputMaybe<Scalars['Boolean']['input']>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

export type ShelfSortField =
  | 'OFFER_COUNT'
  | 'TEXT'
  | 'CREATED_AT';

export type ShelfSort = {
  field: ShelfSortField;
  direction: SortDirection;
};

export type ShelfConnection = {
  __typename?: 'ShelfConnection';
  nodes: Array<Shelf>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type ShelfDecided = {
  __typename?: 'ShelfDecided';
  shelf: Shelf;
  /** The audit entry, by which it can be taken back; null when nothing differed. */
  changeId?: Maybe<Scalars['ID']['output']>;
};

export type AcceptShelfResult = ShelfDecided | InvalidInput | NotAllowedNow | VersionConflict | NotFound;

export type DecideShelfResult = ShelfDecided | NotAllowedNow | VersionConflict | NotFound;

export type ShopKind =
  | 'own'
  | 'partner'
  | 'observed';

export type ShopStatus =
  | 'DRAFT'
  | 'ACTIVE'
  | 'SUSPENDED'
  | 'CLOSED';

export type Shop = {
  __typename?: 'Shop';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  url: Scalars['String']['output'];
  country?: Maybe<Scalars['String']['output']>;
  currency?: Maybe<Scalars['String']['output']>;
  pricesIncludeTax: Scalars['Boolean']['output'];
  locale: Scalars['String']['output'];
  timeZone: Scalars['String']['output'];
  contactEmail?: Maybe<Scalars['String']['output']>;
  kind: ShopKind;
  isMarketplace: Scalars['Boolean']['output'];
  status: ShopStatus;
  minDelayMs: Scalars['Int']['output'];
  probe?: Maybe<ShopProbe>;
  health: ShopHealth;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** Whether the reader may change this very record. */
  mayUpdate: Scalars['Boolean']['output'];
  /** The fields that the reader may not change, where they may change others. */
  lockedFields: Array<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
};

/** Figures over the shop's offers, each the count of rows that the offers list shows for the same filter. */
export type ShopHealth = {
  __typename?: 'ShopHealth';
  offers: Scalars['Int']['output'];
  freshOffers: Scalars['Int']['output'];
  matchedOffers: Scalars['Int']['output'];
  products: Scalars['Int']['output'];
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
};

export type ShopProbe = {
  __typename?: 'ShopProbe';
  url: Scalars['String']['output'];
  finalUrl: Scalars['String']['output'];
  title?: Maybe<Scalars['String']['output']>;
  system?: Maybe<Scalars['String']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  currency?: Maybe<Scalars['String']['output']>;
  /** absent, allows_all, forbids_some, forbids_all or unreachable */
  robots: Scalars['String']['output'];
  sitemaps: Array<ProbedSource>;
  feeds: Array<ProbedSource>;
  /** Share of the sampled product pages that state an offer, by method. */
  structuredData: Array<ProbedMethod>;
  sampledPages: Scalars['Int']['output'];
  offersFound: Scalars['Int']['output'];
  warnings: Array<Sentence>;
  /** A proposal for the crawler and the grabbers, ready to be accepted. */
  proposedName: Scalars['String']['output'];
  proposedSeeds: Array<Scalars['String']['output']>;
  proposedDelayMs: Scalars['Int']['output'];
  /** Selectors for pages that list several sellers; null where no sampled page does, and for a look from before they were proposed. */
  proposedItems?: Maybe<ProposedItems>;
};

export type ProposedItems = {
  __typename?: 'ProposedItems';
  itemSelector: Scalars['String']['output'];
  rules: Array<SelectorRule>;
  /** Sampled pages on which the sellers were found. */
  pages: Scalars['Int']['output'];
};

export type ProbedSource = {
  __typename?: 'ProbedSource';
  url: Scalars['String']['output'];
  entries: Scalars['Int']['output'];
  kind: Scalars['String']['output'];
};

export type ProbedMethod = {
  __typename?: 'ProbedMethod';
  method: Scalars['String']['output'];
  pages: Scalars['Int']['output'];
};

export type ShopInput = {
  name: Scalars['String']['input'];
  url: Scalars['String']['input'];
  country?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
  pricesIncludeTax?: InputMaybe<Scalars['Boolean']['input']>;
  locale?: InputMaybe<Scalars['String']['input']>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
  contactEmail?: InputMaybe<Scalars['String']['input']>;
  kind: ShopKind;
  isMarketplace?: InputMaybe<Scalars['Boolean']['input']>;
  status?: InputMaybe<ShopStatus>;
  minDelayMs?: InputMaybe<Scalars['Int']['input']>;
};

export type ShopSourcesInput = {
  crawl: Scalars['Boolean']['input'];
  seeds?: InputMaybe<Array<Scalars['String']['input']>>;
  maxPages?: InputMaybe<Scalars['Int']['input']>;
  feedUrls?: InputMaybe<Array<Scalars['String']['input']>>;
  /** How pages are read that list several sellers, as the look proposed it. */
  itemSelector?: InputMaybe<Scalars['String']['input']>;
  rules?: InputMaybe<Array<SelectorRuleInput>>;
  schedule?: InputMaybe<ScheduleInput>;
  startNow: Scalars['Boolean']['input'];
};

export type ShopFilter = {
  status?: InputMaybe<Array<ShopStatus>>;
  kind?: InputMaybe<Array<ShopKind>>;
  /** Whether a crawler or grabber reads the shop. */
  hasSource?: InputMaybe<Scalars['Boolean']['input']>;
  /** The keys of settings: shops with a value of their own for one of them, for those who may read `Setting`. */
  ownSetting?: InputMaybe<Array<Scalars['String']['input']>>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

export type ShopSortField =
  | 'name'
  | 'createdAt';

export type ShopSort = {
  field: ShopSortField;
  direction: SortDirection;
};

export type ShopConnection = {
  __typename?: 'ShopConnection';
  nodes: Array<Shop>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type ShopCreated = {
  __typename?: 'ShopCreated';
  shop: Shop;
};

export type ShopUpdated = {
  __typename?: 'ShopUpdated';
  shop: Shop;
  /** The audit entry, by which the save can be taken back; null when nothing differed. */
  changeId?: Maybe<Scalars['ID']['output']>;
};

export type ShopAddressTaken = {
  __typename?: 'ShopAddressTaken';
  url: Scalars['String']['output'];
  shopId: Scalars['ID']['output'];
};

/** The address could not be looked at; `reason` names the place and the next step. */
export type ProbeRefused = {
  __typename?: 'ProbeRefused';
  code: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  wording: Wording;
};

export type ProbeFinished = {
  __typename?: 'ProbeFinished';
  probe: ShopProbe;
};

export type ShopWithSourcesAdded = {
  __typename?: 'ShopWithSourcesAdded';
  shop: Shop;
  crawlerId?: Maybe<Scalars['ID']['output']>;
  grabberIds: Array<Scalars['ID']['output']>;
  crawlRunId?: Maybe<Scalars['ID']['output']>;
};

export type DemoClockAdvanced = {
  __typename?: 'DemoClockAdvanced';
  demo: DemoShops;
};

export type DemoImportResumed = {
  __typename?: 'DemoImportResumed';
  seed: SeedProgress;
};

export type CreateShopResult = ShopCreated | ShopAddressTaken | InvalidInput;

export type UpdateShopResult = ShopUpdated | ShopAddressTaken | InvalidInput | VersionConflict | NotFound;

export type ProbeShopResult = ProbeFinished | ProbeRefused;

export type AddShopResult = ShopWithSourcesAdded | ShopAddressTaken | InvalidInput;

export type AdvanceDemoClockResult = DemoClockAdvanced | NotAllowedNow;

export type ResumeDemoImportResult = DemoImportResumed | NotAllowedNow;

export type TaxRate = {
  __typename?: 'TaxRate';
  id: Scalars['ID']['output'];
  shop: Shop;
  name: Scalars['String']['output'];
  /** ISO 3166-1. */
  country: Scalars['String']['output'];
  /** ISO 3166-2 without the country; null for the whole of it. */
  region?: Maybe<Scalars['String']['output']>;
  /** `standard`, `reduced`, `zero`, or a name of the shop's own. */
  taxClass: Scalars['String']['output'];
  /** In millionths: 190000 for 19 %. */
  ratePpm: Scalars['Int']['output'];
  /** The same in per cent, as it is typed: `8.875`. */
  percent: Scalars['String']['output'];
  /** The first day it holds, in the zone of the shop; until the next one of the same place and class begins. */
  validFrom: Scalars['String']['output'];
  /** Whether it is the one that holds today. */
  isCurrent: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  mayUpdate: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
};

export type TaxRateInput = {
  shopId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  country: Scalars['String']['input'];
  region?: InputMaybe<Scalars['String']['input']>;
  taxClass?: InputMaybe<Scalars['String']['input']>;
  /** A decimal text in per cent, of at most four decimals: `8.875`, also `8,875`. */
  percent: Scalars['String']['input'];
  /** A day: `2027-01-01`. */
  validFrom: Scalars['String']['input'];
};

export type TaxRateFilter = {
  shopId?: InputMaybe<Array<Scalars['ID']['input']>>;
  country?: InputMaybe<Array<Scalars['String']['input']>>;
  taxClass?: InputMaybe<Array<Scalars['String']['input']>>;
  isCurrent?: InputMaybe<Scalars['Boolean']['input']>;
  where?: InputMaybe<Scalars['FilterTree']['input']>;
};

export type TaxRateSortField =
  | 'COUNTRY'
  | 'VALID_FROM';

export type TaxRateSort = {
  field: TaxRateSortField;
  direction: SortDirection;
};

export type TaxRateConnection = {
  __typename?: 'TaxRateConnection';
  nodes: Array<TaxRate>;
  pageInfo: PageInfo;
  total: ListTotal;
};

export type TaxRateCreated = {
  __typename?: 'TaxRateCreated';
  taxRate: TaxRate;
};

export type TaxRateUpdated = {
  __typename?: 'TaxRateUpdated';
  taxRate: TaxRate;
  changeId?: Maybe<Scalars['ID']['output']>;
};

export type TaxRateDeleted = {
  __typename?: 'TaxRateDeleted';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** Another rate of the shop holds from the same day in the same place, for the same class. */
export type TaxRateTaken = {
  __typename?: 'TaxRateTaken';
  taxRate: TaxRate;
};

export type CreateTaxRateResult = TaxRateCreated | TaxRateTaken | InvalidInput | NotFound;

export type UpdateTaxRateResult = TaxRateUpdated | TaxRateTaken | InvalidInput | VersionConflict | NotFound;

export type DeleteTaxRateResult = TaxRateDeleted | VersionConflict | NotFound;

export type TaxonomyPublisher =
  | 'GOOGLE'
  | 'SHOPIFY';

export type Taxonomy = {
  __typename?: 'Taxonomy';
  id: Scalars['ID']['output'];
  publisher: TaxonomyPublisher;
  /** As the publisher names it, such as 2021-09-21. */
  release: Scalars['String']['output'];
  /** Nodes of this release. */
  nodeCount: Scalars['Int']['output'];
  /** Nodes of releases before that are gone. */
  goneCount: Scalars['Int']['output'];
  /** Categories that are linked to a node. */
  linkedCount: Scalars['Int']['output'];
  /** The file of each language that was taken last. */
  files: Array<TaxonomyFile>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type TaxonomyFile = {
  __typename?: 'TaxonomyFile';
  language: Scalars['String']['output'];
  release: Scalars['String']['output'];
  fileName: Scalars['String']['output'];
  nodeCount: Scalars['Int']['output'];
  loadedAt: Scalars['DateTime']['output'];
  /** Null where no person took it; empty once they were erased. */
  loadedBy?: Maybe<Scalars['String']['output']>;
};

export type TaxonomyNode = {
  __typename?: 'TaxonomyNode';
  publisher: TaxonomyPublisher;
  /** The publisher’s own. */
  externalId: Scalars['String']['output'];
  /** Names from the root down to the node, in the language asked for or the first that there is. */
  path: Array<Scalars['String']['output']>;
  /** The release in which it came, and from which on it is gone; null while it is there. */
  sinceRelease: Scalars['String']['output'];
  goneSinceRelease?: Maybe<Scalars['String']['output']>;
};

export type TaxonomyDifferenceKind =
  | 'ADDED'
  | 'GONE'
  | 'RENAMED'
  | 'MOVED';

export type TaxonomyDifferenceRow = {
  __typename?: 'TaxonomyDifferenceRow';
  kind: TaxonomyDifferenceKind;
  externalId: Scalars['String']['output'];
  /** As it stands now; null for one that is added. */
  before?: Maybe<Array<Scalars['String']['output']>>;
  /** As the file has it; null for one that goes. */
  after?: Maybe<Array<Scalars['String']['output']>>;
};

/** A category whose node goes. */
export type TaxonomyLostLink = {
  __typename?: 'TaxonomyLostLink';
  category: Category;
  externalId: Scalars['String']['output'];
  path: Array<Scalars['String']['output']>;
};

/** What is wrong at a place of the file. */
export type TaxonomyFinding = {
  __typename?: 'TaxonomyFinding';
  line?: Maybe<Scalars['Int']['output']>;
  place?: Maybe<Scalars['String']['output']>;
  sentence: Sentence;
};

export type TaxonomyDifference = {
  __typename?: 'TaxonomyDifference';
  publisher: TaxonomyPublisher;
  release: Scalars['String']['output'];
  /** What is loaded; null before the first. */
  loadedRelease?: Maybe<Scalars['String']['output']>;
  /** Of the taxonomy as it is, for the command that takes the file; 0 before the first. */
  version: Scalars['Int']['output'];
  nodeCount: Scalars['Int']['output'];
  /** Nothing would change. */
  isSame: Scalars['Boolean']['output'];
  /** Its release is before the one that is loaded. */
  isOlder: Scalars['Boolean']['output'];
  /** The file adds names in another language to the release that is loaded, and takes no node away. */
  addsLanguage: Scalars['Boolean']['output'];
  /** The file ends in the middle, so no node counts as gone. */
  isCut: Scalars['Boolean']['output'];
  addedCount: Scalars['Int']['output'];
  goneCount: Scalars['Int']['output'];
  renamedCount: Scalars['Int']['output'];
  movedCount: Scalars['Int']['output'];
  /** Nodes that get a name in this language. */
  namedCount: Scalars['Int']['output'];
  /** The first ones of each kind. */
  rows: Array<TaxonomyDifferenceRow>;
  lostLinks: Array<TaxonomyLostLink>;
  lostLinkCount: Scalars['Int']['output'];
  findings: Array<TaxonomyFinding>;
  findingCount: Scalars['Int']['output'];
};

export type TaxonomyDifferenceResult = TaxonomyDifference | NotAllowedNow;

export type TaxonomyTaken = {
  __typename?: 'TaxonomyTaken';
  taxonomy: Taxonomy;
  /** Categories that were linked by their names. */
  linkedCount: Scalars['Int']['output'];
};

/** The file holds nothing that is not loaded already. */
export type TaxonomyUnchanged = {
  __typename?: 'TaxonomyUnchanged';
  taxonomy: Taxonomy;
};

export type TakeTaxonomyResult = TaxonomyTaken | TaxonomyUnchanged | NotAllowedNow | InvalidInput | VersionConflict;

export type TaxonomyLinkProblem =
  /** Several nodes are called so, or several categories: people choose. */
  | 'AMBIGUOUS'
  /** Its name belongs to another node than the one that it is linked to. */
  | 'DIFFERS'
  /** The node that it is linked to is gone, or no loaded release has it. */
  | 'GONE';

export type TaxonomyLinkRow = {
  __typename?: 'TaxonomyLinkRow';
  problem: TaxonomyLinkProblem;
  category: Category;
  /** The id that is stored. */
  externalId?: Maybe<Scalars['String']['output']>;
  /** The nodes that are called like the category; five at most. */
  candidates: Array<TaxonomyNode>;
};

export type TaxonomyLinkReport = {
  __typename?: 'TaxonomyLinkReport';
  linkedCount: Scalars['Int']['output'];
  /** Categories without a link, for which no node is called like them. */
  unnamedCount: Scalars['Int']['output'];
  problemCount: Scalars['Int']['output'];
  /** The first hundred. */
  rows: Array<TaxonomyLinkRow>;
};

/** A node that a category is linked to. */
export type CategoryTaxonomyLink = {
  __typename?: 'CategoryTaxonomyLink';
  publisher: TaxonomyPublisher;
  externalId: Scalars['String']['output'];
  /** The release that was loaded when it was linked; null where none was. */
  release?: Maybe<Scalars['String']['output']>;
  /** Null where no loaded release has it. */
  node?: Maybe<TaxonomyNode>;
};

export type TaxonomyLinkInput = {
  publisher: TaxonomyPublisher;
  /** Null for none. */
  externalId?: InputMaybe<Scalars['String']['input']>;
};

export type CategoryLinked = {
  __typename?: 'CategoryLinked';
  category: Category;
  /** The audit entry; null when nothing differed. */
  changeId?: Maybe<Scalars['ID']['output']>;
};

export type LinkCategoryResult = CategoryLinked | InvalidInput | VersionConflict | NotFound;

/** OPTIONAL stands on the form of a product and is not counted. OFF takes away what a category above says. */
export type TemplateState =
  | 'REQUIRED'
  | 'RECOMMENDED'
  | 'OPTIONAL'
  | 'OFF';

export type TemplateEntry = {
  __typename?: 'TemplateEntry';
  attribute: Attribute;
  state: TemplateState;
  /** Products that differ in this alone are variants of one. */
  makesVariants: Scalars['Boolean']['output'];
  /** In which it stands on a product. */
  group: AttributeGroup;
  /** Whether the category says it itself. */
  isOwn: Scalars['Boolean']['output'];
  /** Which says it: itself, or one above. */
  category: Category;
  /** What it would be without the category's own entry; null where nothing is said above. */
  inherited?: Maybe<InheritedTemplateEntry>;
};

export type InheritedTemplateEntry = {
  __typename?: 'InheritedTemplateEntry';
  state: TemplateState;
  makesVariants: Scalars['Boolean']['output'];
  group: AttributeGroup;
  category: Category;
};

export type TemplateCategory = {
  __typename?: 'TemplateCategory';
  category: Category;
  state: TemplateState;
  makesVariants: Scalars['Boolean']['output'];
};

export type CompletenessGap = {
  __typename?: 'CompletenessGap';
  attribute: Attribute;
  /** Empty where one value is asked for, in whichever language. */
  locales: Array<Scalars['String']['output']>;
};

/** Each attribute once at most, in the order in which they are to stand. */
export type CategoryTemplateInput = {
  entries: Array<TemplateEntryInput>;
};

export type TemplateEntryInput = {
  attributeId: Scalars['ID']['input'];
  state: TemplateState;
  /** Of an attribute of variants alone. */
  makesVariants?: InputMaybe<Scalars['Boolean']['input']>;
  /** Without one, the group of the attribute. */
  group?: InputMaybe<AttributeGroup>;
};

/** Products are those of the category and of all below it, as many as the reader's list shows. */
export type CategoryTemplateEffects = {
  __typename?: 'CategoryTemplateEffects';
  /** Products of these categories. */
  products: Scalars['Int']['output'];
  /** Complete ones that then lack something. */
  incomplete: Scalars['Int']['output'];
  /** Incomplete ones that then lack nothing. */
  complete: Scalars['Int']['output'];
  /** Values of attributes that are then no longer in a template. They stay where they are. */
  valuesOutside: Scalars['Int']['output'];
};

export type CategoryTemplateSet = {
  __typename?: 'CategoryTemplateSet';
  category: Category;
  /** The audit entry, by which the save can be taken back; null when nothing differed. */
  changeId?: Maybe<Scalars['ID']['output']>;
};

export type SetCategoryTemplateResult = CategoryTemplateSet | InvalidInput | VersionConflict | NotFound;

/** A list as somebody set it up: filters, order, words, columns and density, under a name. */
export type SavedView = {
  __typename?: 'SavedView';
  id: Scalars['ID']['output'];
  list: Scalars['String']['output'];
  name: Scalars['String']['output'];
  isShared: Scalars['Boolean']['output'];
  /** Who made it; absent for one's own. */
  ownerName?: Maybe<Scalars['String']['output']>;
  /** Whether the reader may change this very view. */
  mayUpdate: Scalars['Boolean']['output'];
  /** What the list is asked for, as its address says it: `q=mug&filter=status:DRAFT`. */
  query: Scalars['String']['output'];
  columns: Array<ViewColumn>;
  density: ListDensity;
  version: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type ListDensity =
  | 'compact'
  | 'usual'
  | 'roomy';

/** What was chosen for one column; those that are not named stand as the screen declares them. */
export type ViewColumn = {
  __typename?: 'ViewColumn';
  key: Scalars['String']['output'];
  isHidden: Scalars['Boolean']['output'];
  isPinned: Scalars['Boolean']['output'];
  /** In pixels; absent where the table chooses. */
  width?: Maybe<Scalars['Int']['output']>;
};

export type ListLayout = {
  __typename?: 'ListLayout';
  /** The saved view that it lies over; absent for the list itself. */
  viewId?: Maybe<Scalars['ID']['output']>;
  /** Absent where the reader went back to what the screen, or the view, has. */
  look?: Maybe<ListLook>;
  /** Rises with every save, so that a browser knows whether another one has changed something. */
  version: Scalars['Int']['output'];
};

export type ListLook = {
  __typename?: 'ListLook';
  columns: Array<ViewColumn>;
  density: ListDensity;
};

export type ListLayoutInput = {
  columns: Array<ViewColumnInput>;
  density: ListDensity;
};

export type SavedViewInput = {
  name: Scalars['String']['input'];
  isShared: Scalars['Boolean']['input'];
  query: Scalars['String']['input'];
  columns: Array<ViewColumnInput>;
  density: ListDensity;
};

export type ViewColumnInput = {
  key: Scalars['String']['input'];
  isHidden: Scalars['Boolean']['input'];
  isPinned: Scalars['Boolean']['input'];
  width?: InputMaybe<Scalars['Int']['input']>;
};

export type SavedViewSaved = {
  __typename?: 'SavedViewSaved';
  view: SavedView;
};

export type SavedViewDeleted = {
  __typename?: 'SavedViewDeleted';
  id: Scalars['ID']['output'];
};

/** There is room for this many of one's own; one has to go first. */
export type TooManySavedViews = {
  __typename?: 'TooManySavedViews';
  limit: Scalars['Int']['output'];
};

export type ListLayoutSaved = {
  __typename?: 'ListLayoutSaved';
  layout: ListLayout;
};

export type SaveListLayoutResult = ListLayoutSaved | InvalidInput;

export type CreateSavedViewResult = SavedViewSaved | TooManySavedViews | InvalidInput;

export type UpdateSavedViewResult = SavedViewSaved | InvalidInput | VersionConflict | NotFound;

export type DeleteSavedViewResult = SavedViewDeleted | VersionConflict | NotFound;



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  UpdateProfileResult:
    | ( Shape<UserUpdated> )
    | ( Shape<InvalidInput> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  ChangePasswordResult:
    | ( Shape<PasswordChanged> )
    | ( Shape<TooManyAttempts> )
    | ( Shape<InvalidInput> )
  ;
  CreateApiKeyResult:
    | ( Shape<ApiKeyCreated> )
    | ( Shape<InvalidInput> )
  ;
  RevokeApiKeyResult:
    | ( Shape<ApiKeyRevoked> )
    | ( Shape<NotFound> )
  ;
  CreateUserLinkResult:
    | ( Shape<UserLinkCreated> )
    | ( Shape<RoleNotHeld> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  InviteUsersResult:
    | ( Shape<UsersInvited> )
    | ( Shape<RoleNotHeld> )
    | ( Shape<InvalidInput> )
  ;
  OffboardUserResult:
    | ( Shape<UserOffboarded> )
    | ( Shape<RoleNotHeld> )
    | ( Shape<InvalidInput> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  EraseUserResult:
    | ( Shape<UserErased> )
    | ( Shape<RoleNotHeld> )
    | ( Shape<InvalidInput> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  ReinstateUserResult:
    | ( Shape<UserReinstated> )
    | ( Shape<RoleNotHeld> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  SavePreferencesResult:
    | ( Shape<PreferencesSaved> )
    | ( Shape<InvalidInput> )
  ;
  CreateRoleResult:
    | ( Shape<RoleCreated> )
    | ( Shape<RoleNameTaken> )
    | ( Shape<RightsNotHeld> )
    | ( Shape<InvalidInput> )
  ;
  UpdateRoleResult:
    | ( Shape<RoleUpdated> )
    | ( Shape<RoleNameTaken> )
    | ( Shape<RightsNotHeld> )
    | ( Shape<InvalidInput> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  DeleteRoleResult:
    | ( Shape<RoleDeleted> )
    | ( Shape<RightsNotHeld> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  BeginSecondFactorResult:
    | ( Shape<SecondFactorOffered> )
    | ( Shape<TooManyAttempts> )
    | ( Shape<InvalidInput> )
  ;
  ConfirmSecondFactorResult:
    | ( Shape<SecondFactorConfirmed> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
  ;
  RenewRecoveryCodesResult:
    | ( Shape<RecoveryCodesMade> )
    | ( Shape<TooManyAttempts> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
  ;
  TurnOffSecondFactorResult:
    | ( Shape<SecondFactorTurnedOff> )
    | ( Shape<TooManyAttempts> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
  ;
  ResetSecondFactorResult:
    | ( Shape<SecondFactorReset> )
    | ( Shape<RoleNotHeld> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  RevokeSessionsResult:
    | ( Shape<SessionsRevoked> )
    | ( Shape<RoleNotHeld> )
    | ( Shape<NotFound> )
  ;
  CreateUserResult:
    | ( Shape<UserCreated> )
    | ( Shape<UserNameTaken> )
    | ( Shape<RoleNotHeld> )
    | ( Shape<InvalidInput> )
  ;
  UpdateUserResult:
    | ( Shape<UserUpdated> )
    | ( Shape<UserNameTaken> )
    | ( Shape<RoleNotHeld> )
    | ( Shape<InvalidInput> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  SetUserAvatarResult:
    | ( Shape<UserUpdated> )
    | ( Shape<RoleNotHeld> )
    | ( Shape<InvalidInput> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  UserStatusResult:
    | ( Shape<UserStatusChanged> )
    | ( Shape<RoleNotHeld> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  FiguresResult:
    | ( Shape<Figures> )
    | ( Shape<InvalidInput> )
  ;
  SaveReportResult:
    | ( Shape<ReportSaved> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  DeleteReportResult:
    | ( Shape<ReportDeleted> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  CreateAttributeResult:
    | ( Shape<AttributeCreated> )
    | ( Shape<AttributeWordTaken> )
    | ( Shape<InvalidInput> )
  ;
  UpdateAttributeResult:
    | ( Shape<AttributeUpdated> )
    | ( Shape<AttributeWordTaken> )
    | ( Shape<InvalidInput> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  DeleteAttributeResult:
    | ( Shape<AttributeDeleted> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  RevertChangeResult:
    | ( Shape<ChangeReverted> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotFound> )
  ;
  RestoreFromBinResult:
    | ( Shape<RestoredFromBin> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  PurgeFromBinResult:
    | ( Shape<PurgedFromBin> )
    | ( Shape<NotFound> )
  ;
  AddBookmarkResult:
    | ( Shape<BookmarksChanged> )
    | ( Shape<TooManyBookmarks> )
    | ( Shape<InvalidInput> )
  ;
  NoteVisitResult:
    | ( Shape<VisitNoted> )
    | ( Shape<InvalidInput> )
  ;
  CreateBrandResult:
    | ( Shape<BrandCreated> )
    | ( Shape<BrandNameTaken> )
    | ( Shape<InvalidInput> )
  ;
  UpdateBrandResult:
    | ( Shape<BrandUpdated> )
    | ( Shape<BrandNameTaken> )
    | ( Shape<InvalidInput> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  ArchiveBrandResult:
    | ( Shape<BrandStatusChanged> )
    | ( Shape<BrandHasActiveProducts> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  StartBulkRunResult:
    | ( Shape<BulkRunStarted> )
    | ( Shape<InvalidInput> )
  ;
  CreateCategoryResult:
    | ( Shape<CategoryCreated> )
    | ( Shape<CategorySlugTaken> )
    | ( Shape<InvalidInput> )
  ;
  UpdateCategoryResult:
    | ( Shape<CategoryUpdated> )
    | ( Shape<CategorySlugTaken> )
    | ( Shape<InvalidInput> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  SetCategoryPictureResult:
    | ( Shape<CategoryUpdated> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  MoveCategoryResult:
    | ( Shape<CategoryMoved> )
    | ( Shape<CategorySlugTaken> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  MergeCategoriesResult:
    | ( Shape<CategoriesMerged> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  ChangeCategoryStatusResult:
    | ( Shape<CategoryStatusChanged> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  DeleteCategoryResult:
    | ( Shape<CategoryDeleted> )
    | ( Shape<CategoryInUse> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  CategoryMergeEffectsResult:
    | ( Shape<CategoryMergeEffects> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  CreateChannelKeyResult:
    | ( Shape<ChannelKeyCreated> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  RevokeChannelKeyResult:
    | ( Shape<ChannelKeyRevoked> )
    | ( Shape<NotFound> )
  ;
  CreateChannelResult:
    | ( Shape<ChannelCreated> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  UpdateChannelResult:
    | ( Shape<ChannelUpdated> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  SetChannelStatusResult:
    | ( Shape<ChannelUpdated> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  CreateChannelFeedResult:
    | ( Shape<ChannelFeedCreated> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  UpdateChannelFeedResult:
    | ( Shape<ChannelFeedUpdated> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  ReplaceFeedTokenResult:
    | ( Shape<ChannelFeedUpdated> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  RebuildChannelFeedResult:
    | ( Shape<ChannelFeedUpdated> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  RemoveHeldRowsResult:
    | ( Shape<ChannelFeedUpdated> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  MoveChannelKindResult:
    | ( Shape<ChannelUpdated> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  SaveChannelMappingResult:
    | ( Shape<ChannelMappingSaved> )
    | ( Shape<MappingRefused> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  RevertChannelMappingResult:
    | ( Shape<ChannelMappingSaved> )
    | ( Shape<MappingRefused> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  SetListingResult:
    | ( Shape<ListingSet> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  SubmitCommentResult:
    | ( Shape<CommentSubmitted> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotFound> )
  ;
  ReportCommentResult:
    | ( Shape<CommentReported> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotFound> )
    | ( Shape<NotAllowedNow> )
  ;
  SetCommentStatusResult:
    | ( Shape<CommentSaved> )
    | ( Shape<NotFound> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotAllowedNow> )
  ;
  DecideCommentTextResult:
    | ( Shape<CommentSaved> )
    | ( Shape<NotFound> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotAllowedNow> )
  ;
  DeleteCommentResult:
    | ( Shape<CommentDeleted> )
    | ( Shape<NotFound> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotAllowedNow> )
  ;
  CreateCommentReplyResult:
    | ( Shape<CommentReplySaved> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotFound> )
  ;
  UpdateCommentReplyResult:
    | ( Shape<CommentReplySaved> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotFound> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotAllowedNow> )
  ;
  SetCommentReplyStateResult:
    | ( Shape<CommentReplySaved> )
    | ( Shape<NotFound> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotAllowedNow> )
  ;
  CreateSavedReplyResult:
    | ( Shape<SavedReplySaved> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotFound> )
  ;
  UpdateSavedReplyResult:
    | ( Shape<SavedReplySaved> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotFound> )
    | ( Shape<VersionConflict> )
  ;
  DeleteSavedReplyResult:
    | ( Shape<SavedReplyDeleted> )
    | ( Shape<NotFound> )
    | ( Shape<VersionConflict> )
  ;
  CreateCrawlerResult:
    | ( Shape<CrawlerSaved> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotFound> )
  ;
  UpdateCrawlerResult:
    | ( Shape<CrawlerSaved> )
    | ( Shape<InvalidInput> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  ChangeCrawlerStateResult:
    | ( Shape<CrawlerSaved> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  StartCrawlRunResult:
    | ( Shape<CrawlRunStarted> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  CrawlRunCommandResult:
    | ( Shape<CrawlRunAnswered> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  CustomerMergePreviewResult:
    | ( Shape<CustomerMergePreview> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  CreateCustomerResult:
    | ( Shape<CustomerCreated> )
    | ( Shape<CustomerEmailTaken> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotFound> )
  ;
  UpdateCustomerResult:
    | ( Shape<CustomerSaved> )
    | ( Shape<CustomerEmailTaken> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  SaveCustomerAddressResult:
    | ( Shape<CustomerSaved> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  RemoveCustomerAddressResult:
    | ( Shape<CustomerSaved> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  RecordCustomerConsentResult:
    | ( Shape<CustomerSaved> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  MergeCustomersResult:
    | ( Shape<CustomersMerged> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  EraseCustomerResult:
    | ( Shape<CustomerErasureRequested> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  WithdrawCustomerErasureResult:
    | ( Shape<CustomerErasureWithdrawn> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  ChooseFiguresResult:
    | ( Shape<FiguresChosen> )
    | ( Shape<InvalidInput> )
  ;
  SnoozeNeedResult:
    | ( Shape<NeedsChanged> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotFound> )
  ;
  CreateDiscountResult:
    | ( Shape<DiscountCreated> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotFound> )
  ;
  UpdateDiscountResult:
    | ( Shape<DiscountSaved> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  SetDiscountIntentResult:
    | ( Shape<DiscountSaved> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  CopyDiscountResult:
    | ( Shape<DiscountCreated> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotFound> )
  ;
  DeleteDiscountResult:
    | ( Shape<DiscountDeleted> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  AddDiscountCodesResult:
    | ( Shape<DiscountCodesAdded> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  DisableDiscountCodeResult:
    | ( Shape<DiscountCodeDisabled> )
    | ( Shape<NotFound> )
  ;
  DiscountBenchResult:
    | ( Shape<DiscountBench> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotFound> )
  ;
  ReserveDiscountResult:
    | ( Shape<DiscountReserved> )
    | ( Shape<DiscountNoLongerApplies> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  ReleaseDiscountResult:
    | ( Shape<DiscountReleased> )
    | ( Shape<NotFound> )
  ;
  CreateExcavatorResult:
    | ( Shape<ExcavatorSaved> )
    | ( Shape<InvalidInput> )
  ;
  UpdateExcavatorResult:
    | ( Shape<ExcavatorSaved> )
    | ( Shape<InvalidInput> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  ChangeExcavatorStateResult:
    | ( Shape<ExcavatorSaved> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  StartExcavationResult:
    | ( Shape<ExcavationStarted> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  DecideProposalResult:
    | ( Shape<ProposalDecided> )
    | ( Shape<ProposalAlreadyDecided> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<InvalidInput> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  BulkDecisionResult:
    | ( Shape<BulkDecisionFinished> )
    | ( Shape<InvalidInput> )
  ;
  TrainMatcherResult:
    | ( Shape<MatcherTrained> )
    | ( Shape<NotAllowedNow> )
  ;
  CreateGrabberResult:
    | ( Shape<GrabberSaved> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotFound> )
  ;
  UpdateGrabberResult:
    | ( Shape<GrabberSaved> )
    | ( Shape<InvalidInput> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  ChangeGrabberStateResult:
    | ( Shape<GrabberSaved> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  TestGrabberResult:
    | ( Shape<GrabTest> )
    | ( Shape<NotFound> )
  ;
  StartGrabRunResult:
    | ( Shape<GrabRunStarted> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  AcceptGrabRunResult:
    | ( Shape<GrabRunAnswered> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  DecideReplayResult:
    | ( Shape<GrabRunAnswered> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  StartImportResult:
    | ( Shape<ImportAnswered> )
    | ( Shape<NotAllowedNow> )
  ;
  SetImportColumnsResult:
    | ( Shape<ImportAnswered> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  CheckImportResult:
    | ( Shape<ImportAnswered> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  ApplyImportResult:
    | ( Shape<ImportAnswered> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  CommandRunResult:
    | ( Shape<RunAnswered> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  TaskResult:
    | ( Shape<TaskAnswered> )
    | ( Shape<NotFound> )
  ;
  DecidePricePointResult:
    | ( Shape<PricePointDecided> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  SetOwnOfferResult:
    | ( Shape<OwnOfferSet> )
    | ( Shape<InvalidInput> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  ClearOwnOfferResult:
    | ( Shape<OwnOfferCleared> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  CreateOwnOfferResult:
    | ( Shape<OwnOfferCreated> )
    | ( Shape<OfferSkuTaken> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  CreateOfferedProductResult:
    | ( Shape<OfferedProductCreated> )
    | ( Shape<OfferSkuTaken> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  OrderActionResult:
    | ( Shape<OrderChanged> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  PreviewOrderResult:
    | ( Shape<OrderPreview> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotFound> )
  ;
  PlaceOrderResult:
    | ( Shape<OrderPlaced> )
    | ( Shape<OrderExists> )
    | ( Shape<OrderTotalDiffers> )
    | ( Shape<DiscountNoLongerApplies> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  ReceiveOrderResult:
    | ( Shape<OrderPlaced> )
    | ( Shape<OrderExists> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  CreateOrderDraftResult:
    | ( Shape<OrderDraftSaved> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  UpdateOrderDraftResult:
    | ( Shape<OrderDraftSaved> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  PlaceOrderDraftResult:
    | ( Shape<OrderPlaced> )
    | ( Shape<OrderTotalDiffers> )
    | ( Shape<DiscountNoLongerApplies> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  DiscardOrderDraftResult:
    | ( Shape<OrderDraftDiscarded> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  AddOrderNoteResult:
    | ( Shape<OrderNoteAdded> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotFound> )
  ;
  CountOrdersResult: ( Shape<OrderCountStarted> );
  PaymentResult:
    | ( Shape<PaymentSaved> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  PaymentStepResult:
    | ( Shape<PaymentSaved> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  CreatePaymentProviderResult:
    | ( Shape<PaymentProviderCreated> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotFound> )
  ;
  UpdatePaymentProviderResult:
    | ( Shape<PaymentProviderUpdated> )
    | ( Shape<InvalidInput> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  ReplacePaymentHookResult:
    | ( Shape<PaymentHookReplaced> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  LookUpPaymentRequestResult:
    | ( Shape<PaymentRequestLookedUp> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  AttachPaymentEventResult:
    | ( Shape<PaymentEventAttached> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  IgnorePaymentEventResult:
    | ( Shape<PaymentEventIgnored> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  PreviewRefundResult:
    | ( Shape<RefundPreview> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  RefundResult:
    | ( Shape<RefundSaved> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  EditGridResult:
    | ( Shape<GridAnswered> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  ApplyGridResult:
    | ( Shape<GridAnswered> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<NotFound> )
  ;
  CreateProductResult:
    | ( Shape<ProductCreated> )
    | ( Shape<InvalidInput> )
  ;
  UpdateProductResult:
    | ( Shape<ProductUpdated> )
    | ( Shape<InvalidInput> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  ChangeProductStatusResult:
    | ( Shape<ProductUpdated> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  ArchiveProductResult:
    | ( Shape<ProductUpdated> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  SetProductValueResult:
    | ( Shape<ProductUpdated> )
    | ( Shape<InvalidInput> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  SetProductPictureResult:
    | ( Shape<ProductUpdated> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  DeleteProductResult:
    | ( Shape<ProductDeleted> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  AcceptPropertyNameResult:
    | ( Shape<PropertyNameDecided> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  DecidePropertyNameResult:
    | ( Shape<PropertyNameDecided> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  SendTestMailResult:
    | ( Shape<TestMailSent> )
    | ( Shape<NotAllowedNow> )
  ;
  UpdateSettingResult:
    | ( Shape<SettingUpdated> )
    | ( Shape<InvalidInput> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
    | ( Shape<NotAllowedNow> )
  ;
  AcceptShelfResult:
    | ( Shape<ShelfDecided> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  DecideShelfResult:
    | ( Shape<ShelfDecided> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  CreateShopResult:
    | ( Shape<ShopCreated> )
    | ( Shape<ShopAddressTaken> )
    | ( Shape<InvalidInput> )
  ;
  UpdateShopResult:
    | ( Shape<ShopUpdated> )
    | ( Shape<ShopAddressTaken> )
    | ( Shape<InvalidInput> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  ProbeShopResult:
    | ( Shape<ProbeFinished> )
    | ( Shape<ProbeRefused> )
  ;
  AddShopResult:
    | ( Shape<ShopWithSourcesAdded> )
    | ( Shape<ShopAddressTaken> )
    | ( Shape<InvalidInput> )
  ;
  AdvanceDemoClockResult:
    | ( Shape<DemoClockAdvanced> )
    | ( Shape<NotAllowedNow> )
  ;
  ResumeDemoImportResult:
    | ( Shape<DemoImportResumed> )
    | ( Shape<NotAllowedNow> )
  ;
  CreateTaxRateResult:
    | ( Shape<TaxRateCreated> )
    | ( Shape<TaxRateTaken> )
    | ( Shape<InvalidInput> )
    | ( Shape<NotFound> )
  ;
  UpdateTaxRateResult:
    | ( Shape<TaxRateUpdated> )
    | ( Shape<TaxRateTaken> )
    | ( Shape<InvalidInput> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  DeleteTaxRateResult:
    | ( Shape<TaxRateDeleted> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  TaxonomyDifferenceResult:
    | ( Shape<TaxonomyDifference> )
    | ( Shape<NotAllowedNow> )
  ;
  TakeTaxonomyResult:
    | ( Shape<TaxonomyTaken> )
    | ( Shape<TaxonomyUnchanged> )
    | ( Shape<NotAllowedNow> )
    | ( Shape<InvalidInput> )
    | ( Shape<VersionConflict> )
  ;
  LinkCategoryResult:
    | ( Shape<CategoryLinked> )
    | ( Shape<InvalidInput> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  SetCategoryTemplateResult:
    | ( Shape<CategoryTemplateSet> )
    | ( Shape<InvalidInput> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  SaveListLayoutResult:
    | ( Shape<ListLayoutSaved> )
    | ( Shape<InvalidInput> )
  ;
  CreateSavedViewResult:
    | ( Shape<SavedViewSaved> )
    | ( Shape<TooManySavedViews> )
    | ( Shape<InvalidInput> )
  ;
  UpdateSavedViewResult:
    | ( Shape<SavedViewSaved> )
    | ( Shape<InvalidInput> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
  DeleteSavedViewResult:
    | ( Shape<SavedViewDeleted> )
    | ( Shape<VersionConflict> )
    | ( Shape<NotFound> )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  RoleThatMay: ResolverTypeWrapper<Shape<RoleThatMay>>;
  String: ResolverTypeWrapper<Shape<Scalars['String']['output']>>;
  Boolean: ResolverTypeWrapper<Shape<Scalars['Boolean']['output']>>;
  Me: ResolverTypeWrapper<Shape<Me>>;
  ID: ResolverTypeWrapper<Shape<Scalars['ID']['output']>>;
  AbilityRule: ResolverTypeWrapper<Shape<AbilityRule>>;
  AbilityAction: ResolverTypeWrapper<Shape<AbilityAction>>;
  AbilitySubject: ResolverTypeWrapper<Shape<AbilitySubject>>;
  ProfileInput: ResolverTypeWrapper<Shape<ProfileInput>>;
  PasswordChangeInput: ResolverTypeWrapper<Shape<PasswordChangeInput>>;
  PasswordChanged: ResolverTypeWrapper<Shape<PasswordChanged>>;
  Int: ResolverTypeWrapper<Shape<Scalars['Int']['output']>>;
  TooManyAttempts: ResolverTypeWrapper<Shape<TooManyAttempts>>;
  UpdateProfileResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateProfileResult']>>;
  ChangePasswordResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangePasswordResult']>>;
  ApiKeyState: ResolverTypeWrapper<Shape<ApiKeyState>>;
  ApiKey: ResolverTypeWrapper<Shape<ApiKey>>;
  ApiKeyFilter: ResolverTypeWrapper<Shape<ApiKeyFilter>>;
  ApiKeySortField: ResolverTypeWrapper<Shape<ApiKeySortField>>;
  ApiKeySort: ResolverTypeWrapper<Shape<ApiKeySort>>;
  ApiKeyConnection: ResolverTypeWrapper<Shape<ApiKeyConnection>>;
  AbilityRuleInput: ResolverTypeWrapper<Shape<AbilityRuleInput>>;
  ApiKeyInput: ResolverTypeWrapper<Shape<ApiKeyInput>>;
  ApiKeyCreated: ResolverTypeWrapper<Shape<ApiKeyCreated>>;
  ApiKeyRevoked: ResolverTypeWrapper<Shape<ApiKeyRevoked>>;
  CreateApiKeyResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateApiKeyResult']>>;
  RevokeApiKeyResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RevokeApiKeyResult']>>;
  RightQuestion: ResolverTypeWrapper<Shape<RightQuestion>>;
  RightAnswer: ResolverTypeWrapper<Shape<RightAnswer>>;
  JudgedLine: ResolverTypeWrapper<Shape<JudgedLine>>;
  JudgedRecord: ResolverTypeWrapper<Shape<JudgedRecord>>;
  MissingRight: ResolverTypeWrapper<Shape<MissingRight>>;
  AccountLinkKind: ResolverTypeWrapper<Shape<AccountLinkKind>>;
  LinkMail: ResolverTypeWrapper<Shape<LinkMail>>;
  AccountLink: ResolverTypeWrapper<Shape<AccountLink>>;
  InvitationInput: ResolverTypeWrapper<Shape<InvitationInput>>;
  InvitationOutcome: ResolverTypeWrapper<Shape<InvitationOutcome>>;
  InvitationResult: ResolverTypeWrapper<Shape<InvitationResult>>;
  UserLinkCreated: ResolverTypeWrapper<Shape<UserLinkCreated>>;
  UsersInvited: ResolverTypeWrapper<Shape<UsersInvited>>;
  CreateUserLinkResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateUserLinkResult']>>;
  InviteUsersResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['InviteUsersResult']>>;
  EraseUserInput: ResolverTypeWrapper<Shape<EraseUserInput>>;
  UserErased: ResolverTypeWrapper<Shape<UserErased>>;
  OffboardingInput: ResolverTypeWrapper<Shape<OffboardingInput>>;
  UserOffboarded: ResolverTypeWrapper<Shape<UserOffboarded>>;
  UserReinstated: ResolverTypeWrapper<Shape<UserReinstated>>;
  OffboardUserResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OffboardUserResult']>>;
  EraseUserResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EraseUserResult']>>;
  ReinstateUserResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReinstateUserResult']>>;
  Preferences: ResolverTypeWrapper<Shape<Preferences>>;
  PreferencesInput: ResolverTypeWrapper<Shape<PreferencesInput>>;
  PreferencesSaved: ResolverTypeWrapper<Shape<PreferencesSaved>>;
  SavePreferencesResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SavePreferencesResult']>>;
  Role: ResolverTypeWrapper<Shape<Role>>;
  RoleRule: ResolverTypeWrapper<Shape<RoleRule>>;
  RuleLimit: ResolverTypeWrapper<Shape<RuleLimit>>;
  AbilityScope: ResolverTypeWrapper<Shape<AbilityScope>>;
  RoleHolder: ResolverTypeWrapper<Shape<RoleHolder>>;
  RoleInput: ResolverTypeWrapper<Shape<RoleInput>>;
  RoleRuleInput: ResolverTypeWrapper<Shape<RoleRuleInput>>;
  RuleLimitInput: ResolverTypeWrapper<Shape<RuleLimitInput>>;
  RoleFilter: ResolverTypeWrapper<Shape<RoleFilter>>;
  RoleSortField: ResolverTypeWrapper<Shape<RoleSortField>>;
  RoleSort: ResolverTypeWrapper<Shape<RoleSort>>;
  RoleConnection: ResolverTypeWrapper<Shape<RoleConnection>>;
  RoleCreated: ResolverTypeWrapper<Shape<RoleCreated>>;
  RoleUpdated: ResolverTypeWrapper<Shape<RoleUpdated>>;
  RoleDeleted: ResolverTypeWrapper<Shape<RoleDeleted>>;
  RoleNameTaken: ResolverTypeWrapper<Shape<RoleNameTaken>>;
  RightsNotHeld: ResolverTypeWrapper<Shape<RightsNotHeld>>;
  CreateRoleResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateRoleResult']>>;
  UpdateRoleResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateRoleResult']>>;
  DeleteRoleResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteRoleResult']>>;
  RoleView: ResolverTypeWrapper<Shape<RoleView>>;
  RolePreview: ResolverTypeWrapper<Shape<RolePreview>>;
  SecondFactorState: ResolverTypeWrapper<Shape<SecondFactorState>>;
  OwnPasswordInput: ResolverTypeWrapper<Shape<OwnPasswordInput>>;
  SecondFactorInput: ResolverTypeWrapper<Shape<SecondFactorInput>>;
  SecondFactorOffered: ResolverTypeWrapper<Shape<SecondFactorOffered>>;
  SecondFactorConfirmed: ResolverTypeWrapper<Shape<SecondFactorConfirmed>>;
  RecoveryCodesMade: ResolverTypeWrapper<Shape<RecoveryCodesMade>>;
  SecondFactorTurnedOff: ResolverTypeWrapper<Shape<SecondFactorTurnedOff>>;
  SecondFactorReset: ResolverTypeWrapper<Shape<SecondFactorReset>>;
  BeginSecondFactorResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BeginSecondFactorResult']>>;
  ConfirmSecondFactorResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmSecondFactorResult']>>;
  RenewRecoveryCodesResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RenewRecoveryCodesResult']>>;
  TurnOffSecondFactorResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TurnOffSecondFactorResult']>>;
  ResetSecondFactorResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResetSecondFactorResult']>>;
  Session: ResolverTypeWrapper<Shape<Session>>;
  SessionsRevoked: ResolverTypeWrapper<Shape<SessionsRevoked>>;
  RevokeSessionsResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RevokeSessionsResult']>>;
  UserStatus: ResolverTypeWrapper<Shape<UserStatus>>;
  RoleChoice: ResolverTypeWrapper<Shape<RoleChoice>>;
  User: ResolverTypeWrapper<Shape<User>>;
  UserRole: ResolverTypeWrapper<Shape<UserRole>>;
  GivenRecord: ResolverTypeWrapper<Shape<GivenRecord>>;
  OwnedKind: ResolverTypeWrapper<Shape<OwnedKind>>;
  OwnedRecords: ResolverTypeWrapper<Shape<OwnedRecords>>;
  UserInput: ResolverTypeWrapper<Shape<UserInput>>;
  UserFilter: ResolverTypeWrapper<Shape<UserFilter>>;
  UserSortField: ResolverTypeWrapper<Shape<UserSortField>>;
  UserSort: ResolverTypeWrapper<Shape<UserSort>>;
  UserConnection: ResolverTypeWrapper<Shape<UserConnection>>;
  UserCreated: ResolverTypeWrapper<Shape<UserCreated>>;
  UserUpdated: ResolverTypeWrapper<Shape<UserUpdated>>;
  UserStatusChanged: ResolverTypeWrapper<Shape<UserStatusChanged>>;
  UserNameField: ResolverTypeWrapper<Shape<UserNameField>>;
  UserNameTaken: ResolverTypeWrapper<Shape<UserNameTaken>>;
  RoleNotHeld: ResolverTypeWrapper<Shape<RoleNotHeld>>;
  CreateUserResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateUserResult']>>;
  UpdateUserResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateUserResult']>>;
  SetUserAvatarResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetUserAvatarResult']>>;
  UserStatusResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UserStatusResult']>>;
  Measure: ResolverTypeWrapper<Shape<Measure>>;
  FigureDimension: ResolverTypeWrapper<Shape<FigureDimension>>;
  PeriodKind: ResolverTypeWrapper<Shape<PeriodKind>>;
  PeriodComparison: ResolverTypeWrapper<Shape<PeriodComparison>>;
  PeriodInput: ResolverTypeWrapper<Shape<PeriodInput>>;
  FiguresInput: ResolverTypeWrapper<Shape<FiguresInput>>;
  Figures: ResolverTypeWrapper<Shape<Figures>>;
  FigureRow: ResolverTypeWrapper<Shape<FigureRow>>;
  FigureValue: ResolverTypeWrapper<Shape<FigureValue>>;
  FiguresResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FiguresResult']>>;
  SavedReport: ResolverTypeWrapper<Shape<SavedReport>>;
  ReportPerson: ResolverTypeWrapper<Shape<ReportPerson>>;
  ReportRole: ResolverTypeWrapper<Shape<ReportRole>>;
  SavedReportConnection: ResolverTypeWrapper<Shape<SavedReportConnection>>;
  SavedReportInput: ResolverTypeWrapper<Shape<SavedReportInput>>;
  ReportSaved: ResolverTypeWrapper<Shape<ReportSaved>>;
  ReportDeleted: ResolverTypeWrapper<Shape<ReportDeleted>>;
  SaveReportResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveReportResult']>>;
  DeleteReportResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteReportResult']>>;
  AttributeGroup: ResolverTypeWrapper<Shape<AttributeGroup>>;
  Attribute: ResolverTypeWrapper<Shape<Attribute>>;
  AttributeOption: ResolverTypeWrapper<Shape<AttributeOption>>;
  AttributeInput: ResolverTypeWrapper<Shape<AttributeInput>>;
  AttributeOptionInput: ResolverTypeWrapper<Shape<AttributeOptionInput>>;
  AttributeFilter: ResolverTypeWrapper<Shape<AttributeFilter>>;
  AttributeSortField: ResolverTypeWrapper<Shape<AttributeSortField>>;
  AttributeSort: ResolverTypeWrapper<Shape<AttributeSort>>;
  AttributeConnection: ResolverTypeWrapper<Shape<AttributeConnection>>;
  AttributeCreated: ResolverTypeWrapper<Shape<AttributeCreated>>;
  AttributeUpdated: ResolverTypeWrapper<Shape<AttributeUpdated>>;
  AttributeDeleted: ResolverTypeWrapper<Shape<AttributeDeleted>>;
  AttributeWordTaken: ResolverTypeWrapper<Shape<AttributeWordTaken>>;
  CreateAttributeResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateAttributeResult']>>;
  UpdateAttributeResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateAttributeResult']>>;
  DeleteAttributeResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteAttributeResult']>>;
  AuditSealing: ResolverTypeWrapper<Shape<AuditSealing>>;
  AuditFault: ResolverTypeWrapper<Shape<AuditFault>>;
  AuditFaultCode: ResolverTypeWrapper<Shape<AuditFaultCode>>;
  ChangeFilter: ResolverTypeWrapper<Shape<ChangeFilter>>;
  ChangeSortField: ResolverTypeWrapper<Shape<ChangeSortField>>;
  ChangeSort: ResolverTypeWrapper<Shape<ChangeSort>>;
  AuditTrailConnection: ResolverTypeWrapper<Shape<AuditTrailConnection>>;
  RevertChangeResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RevertChangeResult']>>;
  ChangeReverted: ResolverTypeWrapper<Shape<ChangeReverted>>;
  Change: ResolverTypeWrapper<Shape<Change>>;
  ChangePlace: ResolverTypeWrapper<Shape<ChangePlace>>;
  ChangedField: ResolverTypeWrapper<Shape<ChangedField>>;
  ReferenceName: ResolverTypeWrapper<Shape<ReferenceName>>;
  ChangeConnection: ResolverTypeWrapper<Shape<ChangeConnection>>;
  BinEntry: ResolverTypeWrapper<Shape<BinEntry>>;
  BinFilter: ResolverTypeWrapper<Shape<BinFilter>>;
  BinSortField: ResolverTypeWrapper<Shape<BinSortField>>;
  BinSort: ResolverTypeWrapper<Shape<BinSort>>;
  BinEntryConnection: ResolverTypeWrapper<Shape<BinEntryConnection>>;
  RestoredFromBin: ResolverTypeWrapper<Shape<RestoredFromBin>>;
  PurgedFromBin: ResolverTypeWrapper<Shape<PurgedFromBin>>;
  RestoreFromBinResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RestoreFromBinResult']>>;
  PurgeFromBinResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PurgeFromBinResult']>>;
  Bookmark: ResolverTypeWrapper<Shape<Bookmark>>;
  BookmarkInput: ResolverTypeWrapper<Shape<BookmarkInput>>;
  BookmarksChanged: ResolverTypeWrapper<Shape<BookmarksChanged>>;
  TooManyBookmarks: ResolverTypeWrapper<Shape<TooManyBookmarks>>;
  AddBookmarkResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddBookmarkResult']>>;
  Visit: ResolverTypeWrapper<Shape<Visit>>;
  VisitNoted: ResolverTypeWrapper<Shape<VisitNoted>>;
  NoteVisitResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['NoteVisitResult']>>;
  BrandStatus: ResolverTypeWrapper<Shape<BrandStatus>>;
  Brand: ResolverTypeWrapper<Shape<Brand>>;
  BrandInput: ResolverTypeWrapper<Shape<BrandInput>>;
  BrandFilter: ResolverTypeWrapper<Shape<BrandFilter>>;
  BrandSortField: ResolverTypeWrapper<Shape<BrandSortField>>;
  BrandSort: ResolverTypeWrapper<Shape<BrandSort>>;
  BrandConnection: ResolverTypeWrapper<Shape<BrandConnection>>;
  BrandCreated: ResolverTypeWrapper<Shape<BrandCreated>>;
  BrandUpdated: ResolverTypeWrapper<Shape<BrandUpdated>>;
  BrandStatusChanged: ResolverTypeWrapper<Shape<BrandStatusChanged>>;
  BrandNameTaken: ResolverTypeWrapper<Shape<BrandNameTaken>>;
  BrandHasActiveProducts: ResolverTypeWrapper<Shape<BrandHasActiveProducts>>;
  CreateBrandResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateBrandResult']>>;
  UpdateBrandResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateBrandResult']>>;
  ArchiveBrandResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ArchiveBrandResult']>>;
  BulkRunInput: ResolverTypeWrapper<Shape<BulkRunInput>>;
  BulkMatchingInput: ResolverTypeWrapper<Shape<BulkMatchingInput>>;
  BulkRun: ResolverTypeWrapper<Shape<BulkRun>>;
  BulkItem: ResolverTypeWrapper<Shape<BulkItem>>;
  KeptField: ResolverTypeWrapper<Shape<KeptField>>;
  BulkOutcome: ResolverTypeWrapper<Shape<BulkOutcome>>;
  BulkItemFilter: ResolverTypeWrapper<Shape<BulkItemFilter>>;
  BulkItemSortField: ResolverTypeWrapper<Shape<BulkItemSortField>>;
  BulkItemSort: ResolverTypeWrapper<Shape<BulkItemSort>>;
  BulkItemConnection: ResolverTypeWrapper<Shape<BulkItemConnection>>;
  BulkRunStarted: ResolverTypeWrapper<Shape<BulkRunStarted>>;
  StartBulkRunResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartBulkRunResult']>>;
  CategoryStatus: ResolverTypeWrapper<Shape<CategoryStatus>>;
  Category: ResolverTypeWrapper<Shape<Category>>;
  CategoryInput: ResolverTypeWrapper<Shape<CategoryInput>>;
  TaxClassSource: ResolverTypeWrapper<Shape<TaxClassSource>>;
  EffectiveTaxClass: ResolverTypeWrapper<Shape<EffectiveTaxClass>>;
  CategoryPlace: ResolverTypeWrapper<Shape<CategoryPlace>>;
  CategoryMoveInput: ResolverTypeWrapper<Shape<CategoryMoveInput>>;
  CategoryToMerge: ResolverTypeWrapper<Shape<CategoryToMerge>>;
  MergeCategoriesInput: ResolverTypeWrapper<Shape<MergeCategoriesInput>>;
  CategoryFilter: ResolverTypeWrapper<Shape<CategoryFilter>>;
  CategorySortField: ResolverTypeWrapper<Shape<CategorySortField>>;
  CategorySort: ResolverTypeWrapper<Shape<CategorySort>>;
  CategoryConnection: ResolverTypeWrapper<Shape<CategoryConnection>>;
  CategoryCreated: ResolverTypeWrapper<Shape<CategoryCreated>>;
  CategoryUpdated: ResolverTypeWrapper<Shape<CategoryUpdated>>;
  CategoryMoved: ResolverTypeWrapper<Shape<CategoryMoved>>;
  CategoriesMerged: ResolverTypeWrapper<Shape<CategoriesMerged>>;
  CategoryStatusChanged: ResolverTypeWrapper<Shape<CategoryStatusChanged>>;
  CategoryDeleted: ResolverTypeWrapper<Shape<CategoryDeleted>>;
  CategorySlugTaken: ResolverTypeWrapper<Shape<CategorySlugTaken>>;
  CategoryInUse: ResolverTypeWrapper<Shape<CategoryInUse>>;
  CreateCategoryResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateCategoryResult']>>;
  UpdateCategoryResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateCategoryResult']>>;
  SetCategoryPictureResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetCategoryPictureResult']>>;
  MoveCategoryResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MoveCategoryResult']>>;
  MergeCategoriesResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MergeCategoriesResult']>>;
  ChangeCategoryStatusResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeCategoryStatusResult']>>;
  DeleteCategoryResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteCategoryResult']>>;
  CategoryEffectRelation: ResolverTypeWrapper<Shape<CategoryEffectRelation>>;
  CategoryEffectKind: ResolverTypeWrapper<Shape<CategoryEffectKind>>;
  CategoryEffect: ResolverTypeWrapper<Shape<CategoryEffect>>;
  CategoryTaxChange: ResolverTypeWrapper<Shape<CategoryTaxChange>>;
  CategoryPathChange: ResolverTypeWrapper<Shape<CategoryPathChange>>;
  CategoryMoveEffects: ResolverTypeWrapper<Shape<CategoryMoveEffects>>;
  CategoryText: ResolverTypeWrapper<Shape<CategoryText>>;
  CategoryTextFilled: ResolverTypeWrapper<Shape<CategoryTextFilled>>;
  CategoryMergeEffects: ResolverTypeWrapper<Shape<CategoryMergeEffects>>;
  CategoryMergeEffectsResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CategoryMergeEffectsResult']>>;
  ChannelKeyState: ResolverTypeWrapper<Shape<ChannelKeyState>>;
  ChannelKey: ResolverTypeWrapper<Shape<ChannelKey>>;
  ChannelKeyConnection: ResolverTypeWrapper<Shape<ChannelKeyConnection>>;
  ChannelKeyInput: ResolverTypeWrapper<Shape<ChannelKeyInput>>;
  ChannelKeyCreated: ResolverTypeWrapper<Shape<ChannelKeyCreated>>;
  ChannelKeyRevoked: ResolverTypeWrapper<Shape<ChannelKeyRevoked>>;
  CreateChannelKeyResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateChannelKeyResult']>>;
  RevokeChannelKeyResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RevokeChannelKeyResult']>>;
  ChannelFamily: ResolverTypeWrapper<Shape<ChannelFamily>>;
  ChannelKind: ResolverTypeWrapper<Shape<ChannelKind>>;
  ChannelStatus: ResolverTypeWrapper<Shape<ChannelStatus>>;
  Channel: ResolverTypeWrapper<Shape<Channel>>;
  ListingCounts: ResolverTypeWrapper<Shape<ListingCounts>>;
  ChannelFilter: ResolverTypeWrapper<Shape<ChannelFilter>>;
  ChannelSortField: ResolverTypeWrapper<Shape<ChannelSortField>>;
  ChannelSort: ResolverTypeWrapper<Shape<ChannelSort>>;
  ChannelConnection: ResolverTypeWrapper<Shape<ChannelConnection>>;
  CreateChannelInput: ResolverTypeWrapper<Shape<CreateChannelInput>>;
  UpdateChannelInput: ResolverTypeWrapper<Shape<UpdateChannelInput>>;
  ChannelCreated: ResolverTypeWrapper<Shape<ChannelCreated>>;
  ChannelUpdated: ResolverTypeWrapper<Shape<ChannelUpdated>>;
  CreateChannelResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateChannelResult']>>;
  UpdateChannelResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateChannelResult']>>;
  SetChannelStatusResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetChannelStatusResult']>>;
  FeedFormat: ResolverTypeWrapper<Shape<FeedFormat>>;
  ChannelFeed: ResolverTypeWrapper<Shape<ChannelFeed>>;
  FeedFile: ResolverTypeWrapper<Shape<FeedFile>>;
  FeedRowCounts: ResolverTypeWrapper<Shape<FeedRowCounts>>;
  FeedRead: ResolverTypeWrapper<Shape<FeedRead>>;
  FeedReadConnection: ResolverTypeWrapper<Shape<FeedReadConnection>>;
  FeedRun: ResolverTypeWrapper<Shape<FeedRun>>;
  FeedRowState: ResolverTypeWrapper<Shape<FeedRowState>>;
  FeedRow: ResolverTypeWrapper<Shape<FeedRow>>;
  FeedRowField: ResolverTypeWrapper<Shape<FeedRowField>>;
  FeedSource: ResolverTypeWrapper<Shape<FeedSource>>;
  FeedRowConnection: ResolverTypeWrapper<Shape<FeedRowConnection>>;
  FeedSample: ResolverTypeWrapper<Shape<FeedSample>>;
  FeedSampleRow: ResolverTypeWrapper<Shape<FeedSampleRow>>;
  ChannelIssueSeverity: ResolverTypeWrapper<Shape<ChannelIssueSeverity>>;
  ChannelIssueRoot: ResolverTypeWrapper<Shape<ChannelIssueRoot>>;
  ChannelIssueCause: ResolverTypeWrapper<Shape<ChannelIssueCause>>;
  ChannelIssue: ResolverTypeWrapper<Shape<ChannelIssue>>;
  ChannelIssueConnection: ResolverTypeWrapper<Shape<ChannelIssueConnection>>;
  ChannelMapping: ResolverTypeWrapper<Shape<ChannelMapping>>;
  ChannelMappingField: ResolverTypeWrapper<Shape<ChannelMappingField>>;
  MappingSource: ResolverTypeWrapper<Shape<MappingSource>>;
  ChannelMappingVersion: ResolverTypeWrapper<Shape<ChannelMappingVersion>>;
  ChannelMappingPreview: ResolverTypeWrapper<Shape<ChannelMappingPreview>>;
  MappingFault: ResolverTypeWrapper<Shape<MappingFault>>;
  MappingSample: ResolverTypeWrapper<Shape<MappingSample>>;
  MappingSampleIssue: ResolverTypeWrapper<Shape<MappingSampleIssue>>;
  ChannelFeedInput: ResolverTypeWrapper<Shape<ChannelFeedInput>>;
  ChannelFeedCreated: ResolverTypeWrapper<Shape<ChannelFeedCreated>>;
  ChannelFeedUpdated: ResolverTypeWrapper<Shape<ChannelFeedUpdated>>;
  ChannelMappingSaved: ResolverTypeWrapper<Shape<ChannelMappingSaved>>;
  MappingRefused: ResolverTypeWrapper<Shape<MappingRefused>>;
  CreateChannelFeedResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateChannelFeedResult']>>;
  UpdateChannelFeedResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateChannelFeedResult']>>;
  ReplaceFeedTokenResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReplaceFeedTokenResult']>>;
  RebuildChannelFeedResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RebuildChannelFeedResult']>>;
  RemoveHeldRowsResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveHeldRowsResult']>>;
  MoveChannelKindResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MoveChannelKindResult']>>;
  SaveChannelMappingResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveChannelMappingResult']>>;
  RevertChannelMappingResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RevertChannelMappingResult']>>;
  ListingState: ResolverTypeWrapper<Shape<ListingState>>;
  ListingReason: ResolverTypeWrapper<Shape<ListingReason>>;
  ListingHurdle: ResolverTypeWrapper<Shape<ListingHurdle>>;
  ListingPriceSource: ResolverTypeWrapper<Shape<ListingPriceSource>>;
  ListingPrice: ResolverTypeWrapper<Shape<ListingPrice>>;
  Listing: ResolverTypeWrapper<Shape<Listing>>;
  VariantOnChannel: ResolverTypeWrapper<Shape<VariantOnChannel>>;
  ListingMatrix: ResolverTypeWrapper<Shape<ListingMatrix>>;
  ListingMatrixRow: ResolverTypeWrapper<Shape<ListingMatrixRow>>;
  ListingFilter: ResolverTypeWrapper<Shape<ListingFilter>>;
  ListingSortField: ResolverTypeWrapper<Shape<ListingSortField>>;
  ListingSort: ResolverTypeWrapper<Shape<ListingSort>>;
  ListingConnection: ResolverTypeWrapper<Shape<ListingConnection>>;
  ListingInput: ResolverTypeWrapper<Shape<ListingInput>>;
  ListingCellInput: ResolverTypeWrapper<Shape<ListingCellInput>>;
  ListingPreview: ResolverTypeWrapper<Shape<ListingPreview>>;
  ListingCellPreview: ResolverTypeWrapper<Shape<ListingCellPreview>>;
  ListingSet: ResolverTypeWrapper<Shape<ListingSet>>;
  SetListingResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetListingResult']>>;
  CommentKind: ResolverTypeWrapper<Shape<CommentKind>>;
  CommentStatus: ResolverTypeWrapper<Shape<CommentStatus>>;
  CommentReason: ResolverTypeWrapper<Shape<CommentReason>>;
  CommentFlagKind: ResolverTypeWrapper<Shape<CommentFlagKind>>;
  CommentReplyState: ResolverTypeWrapper<Shape<CommentReplyState>>;
  Comment: ResolverTypeWrapper<Shape<Comment>>;
  CommentFlag: ResolverTypeWrapper<Shape<CommentFlag>>;
  CommentReply: ResolverTypeWrapper<Shape<CommentReply>>;
  SavedReply: ResolverTypeWrapper<Shape<SavedReply>>;
  RatingSummary: ResolverTypeWrapper<Shape<RatingSummary>>;
  Float: ResolverTypeWrapper<Shape<Scalars['Float']['output']>>;
  CommentInput: ResolverTypeWrapper<Shape<CommentInput>>;
  ReportCommentInput: ResolverTypeWrapper<Shape<ReportCommentInput>>;
  SavedReplyInput: ResolverTypeWrapper<Shape<SavedReplyInput>>;
  CommentFilter: ResolverTypeWrapper<Shape<CommentFilter>>;
  CommentSortField: ResolverTypeWrapper<Shape<CommentSortField>>;
  CommentSort: ResolverTypeWrapper<Shape<CommentSort>>;
  CommentConnection: ResolverTypeWrapper<Shape<CommentConnection>>;
  CommentSubmitted: ResolverTypeWrapper<Shape<CommentSubmitted>>;
  CommentReported: ResolverTypeWrapper<Shape<CommentReported>>;
  CommentSaved: ResolverTypeWrapper<Shape<CommentSaved>>;
  CommentDeleted: ResolverTypeWrapper<Shape<CommentDeleted>>;
  CommentReplySaved: ResolverTypeWrapper<Shape<CommentReplySaved>>;
  SavedReplySaved: ResolverTypeWrapper<Shape<SavedReplySaved>>;
  SavedReplyDeleted: ResolverTypeWrapper<Shape<SavedReplyDeleted>>;
  SubmitCommentResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SubmitCommentResult']>>;
  ReportCommentResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReportCommentResult']>>;
  SetCommentStatusResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetCommentStatusResult']>>;
  DecideCommentTextResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DecideCommentTextResult']>>;
  DeleteCommentResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteCommentResult']>>;
  CreateCommentReplyResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateCommentReplyResult']>>;
  UpdateCommentReplyResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateCommentReplyResult']>>;
  SetCommentReplyStateResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetCommentReplyStateResult']>>;
  CreateSavedReplyResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateSavedReplyResult']>>;
  UpdateSavedReplyResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateSavedReplyResult']>>;
  DeleteSavedReplyResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteSavedReplyResult']>>;
  DateTime: ResolverTypeWrapper<Shape<Scalars['DateTime']['output']>>;
  JSON: ResolverTypeWrapper<Shape<Scalars['JSON']['output']>>;
  SafeInt: ResolverTypeWrapper<Shape<Scalars['SafeInt']['output']>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecordChanged: ResolverTypeWrapper<Shape<RecordChanged>>;
  Installation: ResolverTypeWrapper<Shape<Installation>>;
  DemoShops: ResolverTypeWrapper<Shape<DemoShops>>;
  DemoShop: ResolverTypeWrapper<Shape<DemoShop>>;
  LocalText: ResolverTypeWrapper<Shape<LocalText>>;
  LocalTextInput: ResolverTypeWrapper<Shape<LocalTextInput>>;
  Money: ResolverTypeWrapper<Shape<Money>>;
  PageInfo: ResolverTypeWrapper<Shape<PageInfo>>;
  ListOffset: ResolverTypeWrapper<Shape<ListOffset>>;
  ListStart: ResolverTypeWrapper<Shape<ListStart>>;
  ListTotal: ResolverTypeWrapper<Shape<ListTotal>>;
  SortDirection: ResolverTypeWrapper<Shape<SortDirection>>;
  DateRange: ResolverTypeWrapper<Shape<DateRange>>;
  MoneyRange: ResolverTypeWrapper<Shape<MoneyRange>>;
  InputIssue: ResolverTypeWrapper<Shape<InputIssue>>;
  InvalidInput: ResolverTypeWrapper<Shape<InvalidInput>>;
  NotFound: ResolverTypeWrapper<Shape<NotFound>>;
  VersionConflict: ResolverTypeWrapper<Shape<VersionConflict>>;
  LastChange: ResolverTypeWrapper<Shape<LastChange>>;
  RecordAction: ResolverTypeWrapper<Shape<RecordAction>>;
  Refusal: ResolverTypeWrapper<Shape<Refusal>>;
  NotAllowedNow: ResolverTypeWrapper<Shape<NotAllowedNow>>;
  Wording: ResolverTypeWrapper<Shape<Wording>>;
  Sentence: ResolverTypeWrapper<Shape<Sentence>>;
  ConfigurableState: ResolverTypeWrapper<Shape<ConfigurableState>>;
  RunState: ResolverTypeWrapper<Shape<RunState>>;
  NamedCount: ResolverTypeWrapper<Shape<NamedCount>>;
  Schedule: ResolverTypeWrapper<Shape<Schedule>>;
  ScheduleInterval: ResolverTypeWrapper<Shape<ScheduleInterval>>;
  ScheduleInput: ResolverTypeWrapper<Shape<ScheduleInput>>;
  Crawler: ResolverTypeWrapper<Shape<Crawler>>;
  SitemapDates: ResolverTypeWrapper<Shape<SitemapDates>>;
  CrawlerConfig: ResolverTypeWrapper<Shape<CrawlerConfig>>;
  CrawlerConfigInput: ResolverTypeWrapper<Shape<CrawlerConfigInput>>;
  CrawlerInput: ResolverTypeWrapper<Shape<CrawlerInput>>;
  AddressVerdict: ResolverTypeWrapper<Shape<AddressVerdict>>;
  CrawlEstimate: ResolverTypeWrapper<Shape<CrawlEstimate>>;
  CrawlRun: ResolverTypeWrapper<Shape<CrawlRun>>;
  RatePoint: ResolverTypeWrapper<Shape<RatePoint>>;
  CrawlHost: ResolverTypeWrapper<Shape<CrawlHost>>;
  CrawlReason: ResolverTypeWrapper<Shape<CrawlReason>>;
  CrawlFetch: ResolverTypeWrapper<Shape<CrawlFetch>>;
  CrawlFetchFilter: ResolverTypeWrapper<Shape<CrawlFetchFilter>>;
  CrawlFetchSortField: ResolverTypeWrapper<Shape<CrawlFetchSortField>>;
  CrawlFetchSort: ResolverTypeWrapper<Shape<CrawlFetchSort>>;
  CrawlFetchConnection: ResolverTypeWrapper<Shape<CrawlFetchConnection>>;
  CrawlRunPage: ResolverTypeWrapper<Shape<CrawlRunPage>>;
  CrawlStage: ResolverTypeWrapper<Shape<CrawlStage>>;
  CrawlRunPageFilter: ResolverTypeWrapper<Shape<CrawlRunPageFilter>>;
  CrawlRunPageSortField: ResolverTypeWrapper<Shape<CrawlRunPageSortField>>;
  CrawlRunPageSort: ResolverTypeWrapper<Shape<CrawlRunPageSort>>;
  CrawlRunPageConnection: ResolverTypeWrapper<Shape<CrawlRunPageConnection>>;
  CrawlerFilter: ResolverTypeWrapper<Shape<CrawlerFilter>>;
  CrawlerSortField: ResolverTypeWrapper<Shape<CrawlerSortField>>;
  CrawlerSort: ResolverTypeWrapper<Shape<CrawlerSort>>;
  CrawlerConnection: ResolverTypeWrapper<Shape<CrawlerConnection>>;
  CrawlRunFilter: ResolverTypeWrapper<Shape<CrawlRunFilter>>;
  CrawlRunSortField: ResolverTypeWrapper<Shape<CrawlRunSortField>>;
  CrawlRunSort: ResolverTypeWrapper<Shape<CrawlRunSort>>;
  CrawlRunConnection: ResolverTypeWrapper<Shape<CrawlRunConnection>>;
  CrawlerSaved: ResolverTypeWrapper<Shape<CrawlerSaved>>;
  CrawlRunStarted: ResolverTypeWrapper<Shape<CrawlRunStarted>>;
  CrawlRunAnswered: ResolverTypeWrapper<Shape<CrawlRunAnswered>>;
  CreateCrawlerResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateCrawlerResult']>>;
  UpdateCrawlerResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateCrawlerResult']>>;
  ChangeCrawlerStateResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeCrawlerStateResult']>>;
  StartCrawlRunResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartCrawlRunResult']>>;
  CrawlRunCommandResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CrawlRunCommandResult']>>;
  CustomerStatus: ResolverTypeWrapper<Shape<CustomerStatus>>;
  ConsentPurpose: ResolverTypeWrapper<Shape<ConsentPurpose>>;
  CustomerMergeField: ResolverTypeWrapper<Shape<CustomerMergeField>>;
  Customer: ResolverTypeWrapper<Shape<Customer>>;
  CustomerErasure: ResolverTypeWrapper<Shape<CustomerErasure>>;
  CustomerErasureState: ResolverTypeWrapper<Shape<CustomerErasureState>>;
  CustomerOpenMatter: ResolverTypeWrapper<Shape<CustomerOpenMatter>>;
  CustomerOpenMatterKind: ResolverTypeWrapper<Shape<CustomerOpenMatterKind>>;
  CustomerErasurePreview: ResolverTypeWrapper<Shape<CustomerErasurePreview>>;
  CustomerMention: ResolverTypeWrapper<Shape<CustomerMention>>;
  CustomerAddress: ResolverTypeWrapper<Shape<CustomerAddress>>;
  CustomerConsent: ResolverTypeWrapper<Shape<CustomerConsent>>;
  CustomerExternalId: ResolverTypeWrapper<Shape<CustomerExternalId>>;
  CustomerFilter: ResolverTypeWrapper<Shape<CustomerFilter>>;
  CustomerSortField: ResolverTypeWrapper<Shape<CustomerSortField>>;
  CustomerSort: ResolverTypeWrapper<Shape<CustomerSort>>;
  CustomerConnection: ResolverTypeWrapper<Shape<CustomerConnection>>;
  CustomerInput: ResolverTypeWrapper<Shape<CustomerInput>>;
  CustomerAddressInput: ResolverTypeWrapper<Shape<CustomerAddressInput>>;
  EraseCustomerInput: ResolverTypeWrapper<Shape<EraseCustomerInput>>;
  CustomerConsentInput: ResolverTypeWrapper<Shape<CustomerConsentInput>>;
  CustomerMergePreview: ResolverTypeWrapper<Shape<CustomerMergePreview>>;
  CustomerCreated: ResolverTypeWrapper<Shape<CustomerCreated>>;
  CustomerSaved: ResolverTypeWrapper<Shape<CustomerSaved>>;
  CustomersMerged: ResolverTypeWrapper<Shape<CustomersMerged>>;
  CustomerEmailTaken: ResolverTypeWrapper<Shape<CustomerEmailTaken>>;
  CustomerErasureRequested: ResolverTypeWrapper<Shape<CustomerErasureRequested>>;
  CustomerErasureWithdrawn: ResolverTypeWrapper<Shape<CustomerErasureWithdrawn>>;
  CustomerMergePreviewResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CustomerMergePreviewResult']>>;
  CreateCustomerResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateCustomerResult']>>;
  UpdateCustomerResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateCustomerResult']>>;
  SaveCustomerAddressResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveCustomerAddressResult']>>;
  RemoveCustomerAddressResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveCustomerAddressResult']>>;
  RecordCustomerConsentResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RecordCustomerConsentResult']>>;
  MergeCustomersResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MergeCustomersResult']>>;
  EraseCustomerResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EraseCustomerResult']>>;
  WithdrawCustomerErasureResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WithdrawCustomerErasureResult']>>;
  Dashboard: ResolverTypeWrapper<Shape<Dashboard>>;
  DashboardNews: ResolverTypeWrapper<Shape<DashboardNews>>;
  DashboardChange: ResolverTypeWrapper<Shape<DashboardChange>>;
  FiguresChosen: ResolverTypeWrapper<Shape<FiguresChosen>>;
  DashboardVisitNoted: ResolverTypeWrapper<Shape<DashboardVisitNoted>>;
  ChooseFiguresResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChooseFiguresResult']>>;
  GrabBreak: ResolverTypeWrapper<Shape<GrabBreak>>;
  DashboardNeed: ResolverTypeWrapper<Shape<DashboardNeed>>;
  NeedPlace: ResolverTypeWrapper<Shape<NeedPlace>>;
  NeedSnooze: ResolverTypeWrapper<Shape<NeedSnooze>>;
  NeedsChanged: ResolverTypeWrapper<Shape<NeedsChanged>>;
  SnoozeNeedResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SnoozeNeedResult']>>;
  DashboardFigure: ResolverTypeWrapper<Shape<DashboardFigure>>;
  FigureSpan: ResolverTypeWrapper<Shape<FigureSpan>>;
  ChainStage: ResolverTypeWrapper<Shape<ChainStage>>;
  ListTarget: ResolverTypeWrapper<Shape<ListTarget>>;
  SeedProgress: ResolverTypeWrapper<Shape<SeedProgress>>;
  DiscountKind: ResolverTypeWrapper<Shape<DiscountKind>>;
  DiscountClass: ResolverTypeWrapper<Shape<DiscountClass>>;
  DiscountMethod: ResolverTypeWrapper<Shape<DiscountMethod>>;
  DiscountIntent: ResolverTypeWrapper<Shape<DiscountIntent>>;
  DiscountStatus: ResolverTypeWrapper<Shape<DiscountStatus>>;
  DiscountTargetKind: ResolverTypeWrapper<Shape<DiscountTargetKind>>;
  DiscountMinimumKind: ResolverTypeWrapper<Shape<DiscountMinimumKind>>;
  Discount: ResolverTypeWrapper<Shape<Discount>>;
  DiscountTarget: ResolverTypeWrapper<Shape<DiscountTarget>>;
  DiscountTargetInput: ResolverTypeWrapper<Shape<DiscountTargetInput>>;
  DiscountInput: ResolverTypeWrapper<Shape<DiscountInput>>;
  GenerateCodesInput: ResolverTypeWrapper<Shape<GenerateCodesInput>>;
  DiscountFilter: ResolverTypeWrapper<Shape<DiscountFilter>>;
  DiscountSortField: ResolverTypeWrapper<Shape<DiscountSortField>>;
  DiscountSort: ResolverTypeWrapper<Shape<DiscountSort>>;
  DiscountConnection: ResolverTypeWrapper<Shape<DiscountConnection>>;
  DiscountCode: ResolverTypeWrapper<Shape<DiscountCode>>;
  DiscountCodeState: ResolverTypeWrapper<Shape<DiscountCodeState>>;
  DiscountUseFilter: ResolverTypeWrapper<Shape<DiscountUseFilter>>;
  DiscountCodeFilter: ResolverTypeWrapper<Shape<DiscountCodeFilter>>;
  DiscountCodeSortField: ResolverTypeWrapper<Shape<DiscountCodeSortField>>;
  DiscountCodeSort: ResolverTypeWrapper<Shape<DiscountCodeSort>>;
  DiscountCodeConnection: ResolverTypeWrapper<Shape<DiscountCodeConnection>>;
  DiscountUseState: ResolverTypeWrapper<Shape<DiscountUseState>>;
  DiscountUse: ResolverTypeWrapper<Shape<DiscountUse>>;
  DiscountUseConnection: ResolverTypeWrapper<Shape<DiscountUseConnection>>;
  DiscountWarnings: ResolverTypeWrapper<Shape<DiscountWarnings>>;
  DiscountedVariant: ResolverTypeWrapper<Shape<DiscountedVariant>>;
  DiscountOverlap: ResolverTypeWrapper<Shape<DiscountOverlap>>;
  LowestBefore: ResolverTypeWrapper<Shape<LowestBefore>>;
  PriceStep: ResolverTypeWrapper<Shape<PriceStep>>;
  DiscountBenchInput: ResolverTypeWrapper<Shape<DiscountBenchInput>>;
  BenchLineInput: ResolverTypeWrapper<Shape<BenchLineInput>>;
  DiscountBench: ResolverTypeWrapper<Shape<DiscountBench>>;
  BenchLine: ResolverTypeWrapper<Shape<BenchLine>>;
  BenchApplied: ResolverTypeWrapper<Shape<BenchApplied>>;
  BenchLost: ResolverTypeWrapper<Shape<BenchLost>>;
  BenchCheaper: ResolverTypeWrapper<Shape<BenchCheaper>>;
  ReservedCartInput: ResolverTypeWrapper<Shape<ReservedCartInput>>;
  ReservedLineInput: ResolverTypeWrapper<Shape<ReservedLineInput>>;
  DiscountReservation: ResolverTypeWrapper<Shape<DiscountReservation>>;
  ReservedDiscount: ResolverTypeWrapper<Shape<ReservedDiscount>>;
  DiscountNoLongerApplies: ResolverTypeWrapper<Shape<DiscountNoLongerApplies>>;
  DiscountCreated: ResolverTypeWrapper<Shape<DiscountCreated>>;
  DiscountSaved: ResolverTypeWrapper<Shape<DiscountSaved>>;
  DiscountDeleted: ResolverTypeWrapper<Shape<DiscountDeleted>>;
  DiscountCodesAdded: ResolverTypeWrapper<Shape<DiscountCodesAdded>>;
  RefusedCode: ResolverTypeWrapper<Shape<RefusedCode>>;
  DiscountCodeDisabled: ResolverTypeWrapper<Shape<DiscountCodeDisabled>>;
  DiscountReserved: ResolverTypeWrapper<Shape<DiscountReserved>>;
  DiscountReleased: ResolverTypeWrapper<Shape<DiscountReleased>>;
  CreateDiscountResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateDiscountResult']>>;
  UpdateDiscountResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateDiscountResult']>>;
  SetDiscountIntentResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetDiscountIntentResult']>>;
  CopyDiscountResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CopyDiscountResult']>>;
  DeleteDiscountResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteDiscountResult']>>;
  AddDiscountCodesResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddDiscountCodesResult']>>;
  DisableDiscountCodeResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DisableDiscountCodeResult']>>;
  DiscountBenchResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DiscountBenchResult']>>;
  ReserveDiscountResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReserveDiscountResult']>>;
  ReleaseDiscountResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReleaseDiscountResult']>>;
  OfferContradiction: ResolverTypeWrapper<Shape<OfferContradiction>>;
  Excavator: ResolverTypeWrapper<Shape<Excavator>>;
  ExcavatorScope: ResolverTypeWrapper<Shape<ExcavatorScope>>;
  ExcavatorScopeInput: ResolverTypeWrapper<Shape<ExcavatorScopeInput>>;
  ExcavatorInput: ResolverTypeWrapper<Shape<ExcavatorInput>>;
  ScopeCount: ResolverTypeWrapper<Shape<ScopeCount>>;
  ExcavationRun: ResolverTypeWrapper<Shape<ExcavationRun>>;
  ProposalKind: ResolverTypeWrapper<Shape<ProposalKind>>;
  ProposalState: ResolverTypeWrapper<Shape<ProposalState>>;
  ProposalDecision: ResolverTypeWrapper<Shape<ProposalDecision>>;
  Proposal: ResolverTypeWrapper<Shape<Proposal>>;
  Evidence: ResolverTypeWrapper<Shape<Evidence>>;
  ComparedField: ResolverTypeWrapper<Shape<ComparedField>>;
  MatchTarget: ResolverTypeWrapper<Shape<MatchTarget>>;
  ExcavatorFilter: ResolverTypeWrapper<Shape<ExcavatorFilter>>;
  ExcavatorSortField: ResolverTypeWrapper<Shape<ExcavatorSortField>>;
  ExcavatorSort: ResolverTypeWrapper<Shape<ExcavatorSort>>;
  ExcavatorConnection: ResolverTypeWrapper<Shape<ExcavatorConnection>>;
  ProposalFilter: ResolverTypeWrapper<Shape<ProposalFilter>>;
  ProposalTask: ResolverTypeWrapper<Shape<ProposalTask>>;
  ProposalSortField: ResolverTypeWrapper<Shape<ProposalSortField>>;
  ProposalSort: ResolverTypeWrapper<Shape<ProposalSort>>;
  ProposalConnection: ResolverTypeWrapper<Shape<ProposalConnection>>;
  ExcavatorSaved: ResolverTypeWrapper<Shape<ExcavatorSaved>>;
  ExcavationStarted: ResolverTypeWrapper<Shape<ExcavationStarted>>;
  ProposalDecided: ResolverTypeWrapper<Shape<ProposalDecided>>;
  ProposalAlreadyDecided: ResolverTypeWrapper<Shape<ProposalAlreadyDecided>>;
  BulkDecisionFinished: ResolverTypeWrapper<Shape<BulkDecisionFinished>>;
  ProposalOutcome: ResolverTypeWrapper<Shape<ProposalOutcome>>;
  MatcherTrained: ResolverTypeWrapper<Shape<MatcherTrained>>;
  AuditFigures: ResolverTypeWrapper<Shape<AuditFigures>>;
  CreateExcavatorResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateExcavatorResult']>>;
  UpdateExcavatorResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateExcavatorResult']>>;
  ChangeExcavatorStateResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeExcavatorStateResult']>>;
  StartExcavationResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartExcavationResult']>>;
  DecideProposalResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DecideProposalResult']>>;
  BulkDecisionResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BulkDecisionResult']>>;
  TrainMatcherResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TrainMatcherResult']>>;
  FieldType: ResolverTypeWrapper<Shape<FieldType>>;
  FieldUnit: ResolverTypeWrapper<Shape<FieldUnit>>;
  FilterOperator: ResolverTypeWrapper<Shape<FilterOperator>>;
  ListField: ResolverTypeWrapper<Shape<ListField>>;
  NamedRecord: ResolverTypeWrapper<Shape<NamedRecord>>;
  FoundRecord: ResolverTypeWrapper<Shape<FoundRecord>>;
  FilterTree: ResolverTypeWrapper<Shape<Scalars['FilterTree']['output']>>;
  GrabberKind: ResolverTypeWrapper<Shape<GrabberKind>>;
  Grabber: ResolverTypeWrapper<Shape<Grabber>>;
  GrabberConfig: ResolverTypeWrapper<Shape<GrabberConfig>>;
  SelectorRule: ResolverTypeWrapper<Shape<SelectorRule>>;
  RuleScope: ResolverTypeWrapper<Shape<RuleScope>>;
  FieldCoverage: ResolverTypeWrapper<Shape<FieldCoverage>>;
  GrabRun: ResolverTypeWrapper<Shape<GrabRun>>;
  GrabUnchanged: ResolverTypeWrapper<Shape<GrabUnchanged>>;
  GrabReadAgain: ResolverTypeWrapper<Shape<GrabReadAgain>>;
  ReplayDecision: ResolverTypeWrapper<Shape<ReplayDecision>>;
  GrabReplay: ResolverTypeWrapper<Shape<GrabReplay>>;
  ReplayUndone: ResolverTypeWrapper<Shape<ReplayUndone>>;
  ReplayDifference: ResolverTypeWrapper<Shape<ReplayDifference>>;
  ReplayField: ResolverTypeWrapper<Shape<ReplayField>>;
  ReplayPage: ResolverTypeWrapper<Shape<ReplayPage>>;
  ReplayPageFilter: ResolverTypeWrapper<Shape<ReplayPageFilter>>;
  ReplayPageSortField: ResolverTypeWrapper<Shape<ReplayPageSortField>>;
  ReplayPageSort: ResolverTypeWrapper<Shape<ReplayPageSort>>;
  ReplayPageConnection: ResolverTypeWrapper<Shape<ReplayPageConnection>>;
  GrabTurn: ResolverTypeWrapper<Shape<GrabTurn>>;
  TurnPage: ResolverTypeWrapper<Shape<TurnPage>>;
  EmptyFetch: ResolverTypeWrapper<Shape<EmptyFetch>>;
  GrabRemark: ResolverTypeWrapper<Shape<GrabRemark>>;
  GrabProblem: ResolverTypeWrapper<Shape<GrabProblem>>;
  GrabItem: ResolverTypeWrapper<Shape<GrabItem>>;
  GrabItemFilter: ResolverTypeWrapper<Shape<GrabItemFilter>>;
  GrabItemSortField: ResolverTypeWrapper<Shape<GrabItemSortField>>;
  GrabItemSort: ResolverTypeWrapper<Shape<GrabItemSort>>;
  GrabItemConnection: ResolverTypeWrapper<Shape<GrabItemConnection>>;
  StoredPage: ResolverTypeWrapper<Shape<StoredPage>>;
  SelectorRuleInput: ResolverTypeWrapper<Shape<SelectorRuleInput>>;
  GrabberConfigInput: ResolverTypeWrapper<Shape<GrabberConfigInput>>;
  GrabberInput: ResolverTypeWrapper<Shape<GrabberInput>>;
  TestGrabberInput: ResolverTypeWrapper<Shape<TestGrabberInput>>;
  GrabTest: ResolverTypeWrapper<Shape<GrabTest>>;
  GrabTestOffer: ResolverTypeWrapper<Shape<GrabTestOffer>>;
  ProposedSelector: ResolverTypeWrapper<Shape<ProposedSelector>>;
  CompareReadingsInput: ResolverTypeWrapper<Shape<CompareReadingsInput>>;
  ReadingComparison: ResolverTypeWrapper<Shape<ReadingComparison>>;
  PageComparison: ResolverTypeWrapper<Shape<PageComparison>>;
  FieldComparison: ResolverTypeWrapper<Shape<FieldComparison>>;
  GrabberFilter: ResolverTypeWrapper<Shape<GrabberFilter>>;
  GrabberSortField: ResolverTypeWrapper<Shape<GrabberSortField>>;
  GrabberSort: ResolverTypeWrapper<Shape<GrabberSort>>;
  GrabberConnection: ResolverTypeWrapper<Shape<GrabberConnection>>;
  GrabberSaved: ResolverTypeWrapper<Shape<GrabberSaved>>;
  GrabRunStarted: ResolverTypeWrapper<Shape<GrabRunStarted>>;
  GrabRunAnswered: ResolverTypeWrapper<Shape<GrabRunAnswered>>;
  CreateGrabberResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateGrabberResult']>>;
  UpdateGrabberResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateGrabberResult']>>;
  ChangeGrabberStateResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeGrabberStateResult']>>;
  TestGrabberResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TestGrabberResult']>>;
  StartGrabRunResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartGrabRunResult']>>;
  AcceptGrabRunResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AcceptGrabRunResult']>>;
  DecideReplayResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DecideReplayResult']>>;
  ImportKind: ResolverTypeWrapper<Shape<ImportKind>>;
  ImportStep: ResolverTypeWrapper<Shape<ImportStep>>;
  Import: ResolverTypeWrapper<Shape<Import>>;
  ImportUndone: ResolverTypeWrapper<Shape<ImportUndone>>;
  ImportPlace: ResolverTypeWrapper<Shape<ImportPlace>>;
  ImportComplaint: ResolverTypeWrapper<Shape<ImportComplaint>>;
  ImportColumnReason: ResolverTypeWrapper<Shape<ImportColumnReason>>;
  ImportMode: ResolverTypeWrapper<Shape<ImportMode>>;
  ImportColumn: ResolverTypeWrapper<Shape<ImportColumn>>;
  ImportTarget: ResolverTypeWrapper<Shape<ImportTarget>>;
  ImportMatchKey: ResolverTypeWrapper<Shape<ImportMatchKey>>;
  ChangeSetState: ResolverTypeWrapper<Shape<ChangeSetState>>;
  ChangeSet: ResolverTypeWrapper<Shape<ChangeSet>>;
  ChangeSetCounts: ResolverTypeWrapper<Shape<ChangeSetCounts>>;
  ChangePlan: ResolverTypeWrapper<Shape<ChangePlan>>;
  ChangeSetRow: ResolverTypeWrapper<Shape<ChangeSetRow>>;
  ChangeSetCell: ResolverTypeWrapper<Shape<ChangeSetCell>>;
  ImportFault: ResolverTypeWrapper<Shape<ImportFault>>;
  ChangeSetRowFilter: ResolverTypeWrapper<Shape<ChangeSetRowFilter>>;
  ChangeSetRowSortField: ResolverTypeWrapper<Shape<ChangeSetRowSortField>>;
  ChangeSetRowSort: ResolverTypeWrapper<Shape<ChangeSetRowSort>>;
  ChangeSetRowConnection: ResolverTypeWrapper<Shape<ChangeSetRowConnection>>;
  ImportConnection: ResolverTypeWrapper<Shape<ImportConnection>>;
  ImportColumnInput: ResolverTypeWrapper<Shape<ImportColumnInput>>;
  ImportColumnsInput: ResolverTypeWrapper<Shape<ImportColumnsInput>>;
  ImportAnswered: ResolverTypeWrapper<Shape<ImportAnswered>>;
  StartImportResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartImportResult']>>;
  SetImportColumnsResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetImportColumnsResult']>>;
  CheckImportResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CheckImportResult']>>;
  ApplyImportResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ApplyImportResult']>>;
  EventConsumer: ResolverTypeWrapper<Shape<EventConsumer>>;
  RunCommand: ResolverTypeWrapper<Shape<RunCommand>>;
  RunAnswered: ResolverTypeWrapper<Shape<RunAnswered>>;
  CommandRunResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CommandRunResult']>>;
  JobUnit: ResolverTypeWrapper<Shape<JobUnit>>;
  Job: ResolverTypeWrapper<Shape<Job>>;
  JobFreed: ResolverTypeWrapper<Shape<JobFreed>>;
  JobFilter: ResolverTypeWrapper<Shape<JobFilter>>;
  JobSortField: ResolverTypeWrapper<Shape<JobSortField>>;
  JobSort: ResolverTypeWrapper<Shape<JobSort>>;
  JobConnection: ResolverTypeWrapper<Shape<JobConnection>>;
  TaskQueue: ResolverTypeWrapper<Shape<TaskQueue>>;
  FailedTask: ResolverTypeWrapper<Shape<FailedTask>>;
  TaskAnswered: ResolverTypeWrapper<Shape<TaskAnswered>>;
  TaskResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TaskResult']>>;
  OfferFigures: ResolverTypeWrapper<Shape<OfferFigures>>;
  OfferShop: ResolverTypeWrapper<Shape<OfferShop>>;
  OfferState: ResolverTypeWrapper<Shape<OfferState>>;
  MatchState: ResolverTypeWrapper<Shape<MatchState>>;
  Offer: ResolverTypeWrapper<Shape<Offer>>;
  RecurringPrice: ResolverTypeWrapper<Shape<RecurringPrice>>;
  PricePeriod: ResolverTypeWrapper<Shape<PricePeriod>>;
  OwnOffer: ResolverTypeWrapper<Shape<OwnOffer>>;
  Snapshot: ResolverTypeWrapper<Shape<Snapshot>>;
  OfferField: ResolverTypeWrapper<Shape<OfferField>>;
  PriceDisagreement: ResolverTypeWrapper<Shape<PriceDisagreement>>;
  SnapshotField: ResolverTypeWrapper<Shape<SnapshotField>>;
  SnapshotWarning: ResolverTypeWrapper<Shape<SnapshotWarning>>;
  PricePoint: ResolverTypeWrapper<Shape<PricePoint>>;
  CurrencyRule: ResolverTypeWrapper<Shape<CurrencyRule>>;
  OfferPriceSeries: ResolverTypeWrapper<Shape<OfferPriceSeries>>;
  OfferFilter: ResolverTypeWrapper<Shape<OfferFilter>>;
  PricePosition: ResolverTypeWrapper<Shape<PricePosition>>;
  OfferSortField: ResolverTypeWrapper<Shape<OfferSortField>>;
  OfferSort: ResolverTypeWrapper<Shape<OfferSort>>;
  OfferConnection: ResolverTypeWrapper<Shape<OfferConnection>>;
  PricePointDecided: ResolverTypeWrapper<Shape<PricePointDecided>>;
  DecidePricePointResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DecidePricePointResult']>>;
  OwnOfferInput: ResolverTypeWrapper<Shape<OwnOfferInput>>;
  CreateOwnOfferInput: ResolverTypeWrapper<Shape<CreateOwnOfferInput>>;
  FirstOfferInput: ResolverTypeWrapper<Shape<FirstOfferInput>>;
  OwnOfferSet: ResolverTypeWrapper<Shape<OwnOfferSet>>;
  OwnOfferCleared: ResolverTypeWrapper<Shape<OwnOfferCleared>>;
  OwnOfferCreated: ResolverTypeWrapper<Shape<OwnOfferCreated>>;
  OfferSkuTaken: ResolverTypeWrapper<Shape<OfferSkuTaken>>;
  OfferedProductCreated: ResolverTypeWrapper<Shape<OfferedProductCreated>>;
  SetOwnOfferResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetOwnOfferResult']>>;
  ClearOwnOfferResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ClearOwnOfferResult']>>;
  CreateOwnOfferResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateOwnOfferResult']>>;
  CreateOfferedProductResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateOfferedProductResult']>>;
  FulfilmentStatus: ResolverTypeWrapper<Shape<FulfilmentStatus>>;
  Fulfilment: ResolverTypeWrapper<Shape<Fulfilment>>;
  FulfilmentLine: ResolverTypeWrapper<Shape<FulfilmentLine>>;
  OrderHoldReason: ResolverTypeWrapper<Shape<OrderHoldReason>>;
  OrderCancelReason: ResolverTypeWrapper<Shape<OrderCancelReason>>;
  OrderHold: ResolverTypeWrapper<Shape<OrderHold>>;
  FulfilLineInput: ResolverTypeWrapper<Shape<FulfilLineInput>>;
  ShipOrderInput: ResolverTypeWrapper<Shape<ShipOrderInput>>;
  OrderChanged: ResolverTypeWrapper<Shape<OrderChanged>>;
  OrderActionResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OrderActionResult']>>;
  OrderAssignment: ResolverTypeWrapper<Shape<OrderAssignment>>;
  OrderNeed: ResolverTypeWrapper<Shape<OrderNeed>>;
  OrderNeedCount: ResolverTypeWrapper<Shape<OrderNeedCount>>;
  OrderQueueItem: ResolverTypeWrapper<Shape<OrderQueueItem>>;
  OrderQueueConnection: ResolverTypeWrapper<Shape<OrderQueueConnection>>;
  ReturnState: ResolverTypeWrapper<Shape<ReturnState>>;
  ReturnReason: ResolverTypeWrapper<Shape<ReturnReason>>;
  ReturnCondition: ResolverTypeWrapper<Shape<ReturnCondition>>;
  OrderReturn: ResolverTypeWrapper<Shape<OrderReturn>>;
  OrderReturnLine: ResolverTypeWrapper<Shape<OrderReturnLine>>;
  ReturnInput: ResolverTypeWrapper<Shape<ReturnInput>>;
  ReturnLineInput: ResolverTypeWrapper<Shape<ReturnLineInput>>;
  ReceivedReturnLineInput: ResolverTypeWrapper<Shape<ReceivedReturnLineInput>>;
  ReturnRefundInput: ResolverTypeWrapper<Shape<ReturnRefundInput>>;
  OrderShopAction: ResolverTypeWrapper<Shape<OrderShopAction>>;
  OrderShop: ResolverTypeWrapper<Shape<OrderShop>>;
  OrderReferenceState: ResolverTypeWrapper<Shape<OrderReferenceState>>;
  OrderReference: ResolverTypeWrapper<Shape<OrderReference>>;
  CustomerTrade: ResolverTypeWrapper<Shape<CustomerTrade>>;
  CustomerSpend: ResolverTypeWrapper<Shape<CustomerSpend>>;
  OrderStatus: ResolverTypeWrapper<Shape<OrderStatus>>;
  OrderPaymentStatus: ResolverTypeWrapper<Shape<OrderPaymentStatus>>;
  OrderFulfilmentStatus: ResolverTypeWrapper<Shape<OrderFulfilmentStatus>>;
  OrderReturnStatus: ResolverTypeWrapper<Shape<OrderReturnStatus>>;
  OrderSource: ResolverTypeWrapper<Shape<OrderSource>>;
  Order: ResolverTypeWrapper<Shape<Order>>;
  OrderCustomer: ResolverTypeWrapper<Shape<OrderCustomer>>;
  OrderPerson: ResolverTypeWrapper<Shape<OrderPerson>>;
  OrderLineKind: ResolverTypeWrapper<Shape<OrderLineKind>>;
  OrderLineLink: ResolverTypeWrapper<Shape<OrderLineLink>>;
  OrderLine: ResolverTypeWrapper<Shape<OrderLine>>;
  OrderLineDiscount: ResolverTypeWrapper<Shape<OrderLineDiscount>>;
  OrderDraftContent: ResolverTypeWrapper<Shape<OrderDraftContent>>;
  OrderDraftLine: ResolverTypeWrapper<Shape<OrderDraftLine>>;
  OrderContact: ResolverTypeWrapper<Shape<OrderContact>>;
  OrderEvent: ResolverTypeWrapper<Shape<OrderEvent>>;
  OrderEventConnection: ResolverTypeWrapper<Shape<OrderEventConnection>>;
  OrderFilter: ResolverTypeWrapper<Shape<OrderFilter>>;
  OrderSortField: ResolverTypeWrapper<Shape<OrderSortField>>;
  OrderSort: ResolverTypeWrapper<Shape<OrderSort>>;
  OrderConnection: ResolverTypeWrapper<Shape<OrderConnection>>;
  OrderTotals: ResolverTypeWrapper<Shape<OrderTotals>>;
  OrderCount: ResolverTypeWrapper<Shape<OrderCount>>;
  OrderSum: ResolverTypeWrapper<Shape<OrderSum>>;
  OrderContactInput: ResolverTypeWrapper<Shape<OrderContactInput>>;
  OrderCustomerInput: ResolverTypeWrapper<Shape<OrderCustomerInput>>;
  PlacedLineInput: ResolverTypeWrapper<Shape<PlacedLineInput>>;
  PlaceOrderInput: ResolverTypeWrapper<Shape<PlaceOrderInput>>;
  ReceivedLineInput: ResolverTypeWrapper<Shape<ReceivedLineInput>>;
  ReceiveOrderInput: ResolverTypeWrapper<Shape<ReceiveOrderInput>>;
  DraftLineInput: ResolverTypeWrapper<Shape<DraftLineInput>>;
  OrderDraftInput: ResolverTypeWrapper<Shape<OrderDraftInput>>;
  OrderPreview: ResolverTypeWrapper<Shape<OrderPreview>>;
  OrderPreviewLine: ResolverTypeWrapper<Shape<OrderPreviewLine>>;
  OrderPlaced: ResolverTypeWrapper<Shape<OrderPlaced>>;
  OrderExists: ResolverTypeWrapper<Shape<OrderExists>>;
  OrderTotalDiffers: ResolverTypeWrapper<Shape<OrderTotalDiffers>>;
  OrderDraftSaved: ResolverTypeWrapper<Shape<OrderDraftSaved>>;
  OrderDraftDiscarded: ResolverTypeWrapper<Shape<OrderDraftDiscarded>>;
  OrderCountStarted: ResolverTypeWrapper<Shape<OrderCountStarted>>;
  OrderNoteAdded: ResolverTypeWrapper<Shape<OrderNoteAdded>>;
  PreviewOrderResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PreviewOrderResult']>>;
  PlaceOrderResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PlaceOrderResult']>>;
  ReceiveOrderResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReceiveOrderResult']>>;
  CreateOrderDraftResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateOrderDraftResult']>>;
  UpdateOrderDraftResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateOrderDraftResult']>>;
  PlaceOrderDraftResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PlaceOrderDraftResult']>>;
  DiscardOrderDraftResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DiscardOrderDraftResult']>>;
  AddOrderNoteResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddOrderNoteResult']>>;
  CountOrdersResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CountOrdersResult']>>;
  PaymentTransactionKind: ResolverTypeWrapper<Shape<PaymentTransactionKind>>;
  PaymentTransactionState: ResolverTypeWrapper<Shape<PaymentTransactionState>>;
  PaymentMode: ResolverTypeWrapper<Shape<PaymentMode>>;
  PaymentProviderStatus: ResolverTypeWrapper<Shape<PaymentProviderStatus>>;
  PaymentProvider: ResolverTypeWrapper<Shape<PaymentProvider>>;
  Payment: ResolverTypeWrapper<Shape<Payment>>;
  PaymentTransaction: ResolverTypeWrapper<Shape<PaymentTransaction>>;
  PaymentTransactionFilter: ResolverTypeWrapper<Shape<PaymentTransactionFilter>>;
  PaymentTransactionSortField: ResolverTypeWrapper<Shape<PaymentTransactionSortField>>;
  PaymentTransactionSort: ResolverTypeWrapper<Shape<PaymentTransactionSort>>;
  PaymentTransactionConnection: ResolverTypeWrapper<Shape<PaymentTransactionConnection>>;
  PaymentSums: ResolverTypeWrapper<Shape<PaymentSums>>;
  PaymentSum: ResolverTypeWrapper<Shape<PaymentSum>>;
  ManualPaymentInput: ResolverTypeWrapper<Shape<ManualPaymentInput>>;
  ManualStepInput: ResolverTypeWrapper<Shape<ManualStepInput>>;
  ManualVoidInput: ResolverTypeWrapper<Shape<ManualVoidInput>>;
  PaymentSaved: ResolverTypeWrapper<Shape<PaymentSaved>>;
  PaymentResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PaymentResult']>>;
  PaymentStepResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PaymentStepResult']>>;
  PaymentProviderProblem: ResolverTypeWrapper<Shape<PaymentProviderProblem>>;
  PaymentEventKind: ResolverTypeWrapper<Shape<PaymentEventKind>>;
  PaymentEventState: ResolverTypeWrapper<Shape<PaymentEventState>>;
  PaymentEvent: ResolverTypeWrapper<Shape<PaymentEvent>>;
  PaymentEventFilter: ResolverTypeWrapper<Shape<PaymentEventFilter>>;
  PaymentEventSortField: ResolverTypeWrapper<Shape<PaymentEventSortField>>;
  PaymentEventSort: ResolverTypeWrapper<Shape<PaymentEventSort>>;
  PaymentEventConnection: ResolverTypeWrapper<Shape<PaymentEventConnection>>;
  PaymentProviderInput: ResolverTypeWrapper<Shape<PaymentProviderInput>>;
  RequestPaymentInput: ResolverTypeWrapper<Shape<RequestPaymentInput>>;
  PaymentProviderCreated: ResolverTypeWrapper<Shape<PaymentProviderCreated>>;
  PaymentProviderUpdated: ResolverTypeWrapper<Shape<PaymentProviderUpdated>>;
  PaymentHookReplaced: ResolverTypeWrapper<Shape<PaymentHookReplaced>>;
  PaymentRequestLookedUp: ResolverTypeWrapper<Shape<PaymentRequestLookedUp>>;
  PaymentEventAttached: ResolverTypeWrapper<Shape<PaymentEventAttached>>;
  PaymentEventIgnored: ResolverTypeWrapper<Shape<PaymentEventIgnored>>;
  CreatePaymentProviderResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreatePaymentProviderResult']>>;
  UpdatePaymentProviderResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdatePaymentProviderResult']>>;
  ReplacePaymentHookResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReplacePaymentHookResult']>>;
  LookUpPaymentRequestResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LookUpPaymentRequestResult']>>;
  AttachPaymentEventResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AttachPaymentEventResult']>>;
  IgnorePaymentEventResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['IgnorePaymentEventResult']>>;
  DisputeInput: ResolverTypeWrapper<Shape<DisputeInput>>;
  DisputeEndInput: ResolverTypeWrapper<Shape<DisputeEndInput>>;
  RefundState: ResolverTypeWrapper<Shape<RefundState>>;
  RefundPurpose: ResolverTypeWrapper<Shape<RefundPurpose>>;
  DisputeState: ResolverTypeWrapper<Shape<DisputeState>>;
  Refund: ResolverTypeWrapper<Shape<Refund>>;
  RefundOrderChange: ResolverTypeWrapper<Shape<RefundOrderChange>>;
  RefundLine: ResolverTypeWrapper<Shape<RefundLine>>;
  RefundFilter: ResolverTypeWrapper<Shape<RefundFilter>>;
  RefundSortField: ResolverTypeWrapper<Shape<RefundSortField>>;
  RefundSort: ResolverTypeWrapper<Shape<RefundSort>>;
  RefundConnection: ResolverTypeWrapper<Shape<RefundConnection>>;
  RefundInput: ResolverTypeWrapper<Shape<RefundInput>>;
  RefundLineInput: ResolverTypeWrapper<Shape<RefundLineInput>>;
  RefundPreview: ResolverTypeWrapper<Shape<RefundPreview>>;
  RefundPreviewLine: ResolverTypeWrapper<Shape<RefundPreviewLine>>;
  RefundSaved: ResolverTypeWrapper<Shape<RefundSaved>>;
  PreviewRefundResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PreviewRefundResult']>>;
  RefundResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RefundResult']>>;
  ArchivePlace: ResolverTypeWrapper<Shape<ArchivePlace>>;
  ArchivedProduct: ResolverTypeWrapper<Shape<ArchivedProduct>>;
  ArchivedProductFilter: ResolverTypeWrapper<Shape<ArchivedProductFilter>>;
  ArchivedProductSortField: ResolverTypeWrapper<Shape<ArchivedProductSortField>>;
  ArchivedProductSort: ResolverTypeWrapper<Shape<ArchivedProductSort>>;
  ArchivedProductConnection: ResolverTypeWrapper<Shape<ArchivedProductConnection>>;
  ArchiveEffects: ResolverTypeWrapper<Shape<ArchiveEffects>>;
  GridEditor: ResolverTypeWrapper<Shape<GridEditor>>;
  GridColumn: ResolverTypeWrapper<Shape<GridColumn>>;
  GridSource: ResolverTypeWrapper<Shape<GridSource>>;
  GridRow: ResolverTypeWrapper<Shape<GridRow>>;
  GridEdit: ResolverTypeWrapper<Shape<GridEdit>>;
  ProductGridConnection: ResolverTypeWrapper<Shape<ProductGridConnection>>;
  GridEditInput: ResolverTypeWrapper<Shape<GridEditInput>>;
  GridPlaceInput: ResolverTypeWrapper<Shape<GridPlaceInput>>;
  FillGridInput: ResolverTypeWrapper<Shape<FillGridInput>>;
  PasteGridInput: ResolverTypeWrapper<Shape<PasteGridInput>>;
  GridAnswered: ResolverTypeWrapper<Shape<GridAnswered>>;
  EditGridResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EditGridResult']>>;
  ApplyGridResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ApplyGridResult']>>;
  BinnedProduct: ResolverTypeWrapper<Shape<BinnedProduct>>;
  ProductBrands: ResolverTypeWrapper<Shape<ProductBrands>>;
  ProductStatus: ResolverTypeWrapper<Shape<ProductStatus>>;
  ProductArchiveReason: ResolverTypeWrapper<Shape<ProductArchiveReason>>;
  ProductArchival: ResolverTypeWrapper<Shape<ProductArchival>>;
  Product: ResolverTypeWrapper<Shape<Product>>;
  Variant: ResolverTypeWrapper<Shape<Variant>>;
  VariantIdentifier: ResolverTypeWrapper<Shape<VariantIdentifier>>;
  ValueSourceKind: ResolverTypeWrapper<Shape<ValueSourceKind>>;
  ProductValue: ResolverTypeWrapper<Shape<ProductValue>>;
  ValueSource: ResolverTypeWrapper<Shape<ValueSource>>;
  ValueFinding: ResolverTypeWrapper<Shape<ValueFinding>>;
  ValueAlternative: ResolverTypeWrapper<Shape<ValueAlternative>>;
  Completeness: ResolverTypeWrapper<Shape<Completeness>>;
  ProductInput: ResolverTypeWrapper<Shape<ProductInput>>;
  ArchiveProductInput: ResolverTypeWrapper<Shape<ArchiveProductInput>>;
  SetProductValueInput: ResolverTypeWrapper<Shape<SetProductValueInput>>;
  SetProductPictureInput: ResolverTypeWrapper<Shape<SetProductPictureInput>>;
  ProductFilter: ResolverTypeWrapper<Shape<ProductFilter>>;
  ProductSortField: ResolverTypeWrapper<Shape<ProductSortField>>;
  ProductSort: ResolverTypeWrapper<Shape<ProductSort>>;
  ProductConnection: ResolverTypeWrapper<Shape<ProductConnection>>;
  ProductCreated: ResolverTypeWrapper<Shape<ProductCreated>>;
  ProductUpdated: ResolverTypeWrapper<Shape<ProductUpdated>>;
  ProductDeleted: ResolverTypeWrapper<Shape<ProductDeleted>>;
  CreateProductResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateProductResult']>>;
  UpdateProductResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateProductResult']>>;
  ChangeProductStatusResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeProductStatusResult']>>;
  ArchiveProductResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ArchiveProductResult']>>;
  SetProductValueResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetProductValueResult']>>;
  SetProductPictureResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetProductPictureResult']>>;
  DeleteProductResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteProductResult']>>;
  PropertyNameState: ResolverTypeWrapper<Shape<PropertyNameState>>;
  PropertyName: ResolverTypeWrapper<Shape<PropertyName>>;
  PropertyNameProposal: ResolverTypeWrapper<Shape<PropertyNameProposal>>;
  PropertyNameFilter: ResolverTypeWrapper<Shape<PropertyNameFilter>>;
  PropertyNameSortField: ResolverTypeWrapper<Shape<PropertyNameSortField>>;
  PropertyNameSort: ResolverTypeWrapper<Shape<PropertyNameSort>>;
  PropertyNameConnection: ResolverTypeWrapper<Shape<PropertyNameConnection>>;
  PropertyNameDecided: ResolverTypeWrapper<Shape<PropertyNameDecided>>;
  AcceptPropertyNameResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AcceptPropertyNameResult']>>;
  DecidePropertyNameResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DecidePropertyNameResult']>>;
  Storage: ResolverTypeWrapper<Shape<Storage>>;
  StoredKindName: ResolverTypeWrapper<Shape<StoredKindName>>;
  StoredKind: ResolverTypeWrapper<Shape<StoredKind>>;
  StoredAmount: ResolverTypeWrapper<Shape<StoredAmount>>;
  StoredMonth: ResolverTypeWrapper<Shape<StoredMonth>>;
  StoredShop: ResolverTypeWrapper<Shape<StoredShop>>;
  FreedAmount: ResolverTypeWrapper<Shape<FreedAmount>>;
  NameSorting: ResolverTypeWrapper<Shape<NameSorting>>;
  TestMailSent: ResolverTypeWrapper<Shape<TestMailSent>>;
  SendTestMailResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendTestMailResult']>>;
  SettingScopeKind: ResolverTypeWrapper<Shape<SettingScopeKind>>;
  SettingScopeInput: ResolverTypeWrapper<Shape<SettingScopeInput>>;
  SettingSource: ResolverTypeWrapper<Shape<SettingSource>>;
  SettingKind: ResolverTypeWrapper<Shape<SettingKind>>;
  SettingForm: ResolverTypeWrapper<Shape<SettingForm>>;
  SettingField: ResolverTypeWrapper<Shape<SettingField>>;
  Setting: ResolverTypeWrapper<Shape<Setting>>;
  SettingEffect: ResolverTypeWrapper<Shape<SettingEffect>>;
  SettingUpdated: ResolverTypeWrapper<Shape<SettingUpdated>>;
  UpdateSettingResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateSettingResult']>>;
  ShelfState: ResolverTypeWrapper<Shape<ShelfState>>;
  ShelfKind: ResolverTypeWrapper<Shape<ShelfKind>>;
  Shelf: ResolverTypeWrapper<Shape<Shelf>>;
  ShelfProposal: ResolverTypeWrapper<Shape<ShelfProposal>>;
  ShelfFilter: ResolverTypeWrapper<Shape<ShelfFilter>>;
  ShelfSortField: ResolverTypeWrapper<Shape<ShelfSortField>>;
  ShelfSort: ResolverTypeWrapper<Shape<ShelfSort>>;
  ShelfConnection: ResolverTypeWrapper<Shape<ShelfConnection>>;
  ShelfDecided: ResolverTypeWrapper<Shape<ShelfDecided>>;
  AcceptShelfResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AcceptShelfResult']>>;
  DecideShelfResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DecideShelfResult']>>;
  ShopKind: ResolverTypeWrapper<Shape<ShopKind>>;
  ShopStatus: ResolverTypeWrapper<Shape<ShopStatus>>;
  Shop: ResolverTypeWrapper<Shape<Shop>>;
  ShopHealth: ResolverTypeWrapper<Shape<ShopHealth>>;
  ShopProbe: ResolverTypeWrapper<Shape<ShopProbe>>;
  ProposedItems: ResolverTypeWrapper<Shape<ProposedItems>>;
  ProbedSource: ResolverTypeWrapper<Shape<ProbedSource>>;
  ProbedMethod: ResolverTypeWrapper<Shape<ProbedMethod>>;
  ShopInput: ResolverTypeWrapper<Shape<ShopInput>>;
  ShopSourcesInput: ResolverTypeWrapper<Shape<ShopSourcesInput>>;
  ShopFilter: ResolverTypeWrapper<Shape<ShopFilter>>;
  ShopSortField: ResolverTypeWrapper<Shape<ShopSortField>>;
  ShopSort: ResolverTypeWrapper<Shape<ShopSort>>;
  ShopConnection: ResolverTypeWrapper<Shape<ShopConnection>>;
  ShopCreated: ResolverTypeWrapper<Shape<ShopCreated>>;
  ShopUpdated: ResolverTypeWrapper<Shape<ShopUpdated>>;
  ShopAddressTaken: ResolverTypeWrapper<Shape<ShopAddressTaken>>;
  ProbeRefused: ResolverTypeWrapper<Shape<ProbeRefused>>;
  ProbeFinished: ResolverTypeWrapper<Shape<ProbeFinished>>;
  ShopWithSourcesAdded: ResolverTypeWrapper<Shape<ShopWithSourcesAdded>>;
  DemoClockAdvanced: ResolverTypeWrapper<Shape<DemoClockAdvanced>>;
  DemoImportResumed: ResolverTypeWrapper<Shape<DemoImportResumed>>;
  CreateShopResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateShopResult']>>;
  UpdateShopResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateShopResult']>>;
  ProbeShopResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ProbeShopResult']>>;
  AddShopResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddShopResult']>>;
  AdvanceDemoClockResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AdvanceDemoClockResult']>>;
  ResumeDemoImportResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResumeDemoImportResult']>>;
  TaxRate: ResolverTypeWrapper<Shape<TaxRate>>;
  TaxRateInput: ResolverTypeWrapper<Shape<TaxRateInput>>;
  TaxRateFilter: ResolverTypeWrapper<Shape<TaxRateFilter>>;
  TaxRateSortField: ResolverTypeWrapper<Shape<TaxRateSortField>>;
  TaxRateSort: ResolverTypeWrapper<Shape<TaxRateSort>>;
  TaxRateConnection: ResolverTypeWrapper<Shape<TaxRateConnection>>;
  TaxRateCreated: ResolverTypeWrapper<Shape<TaxRateCreated>>;
  TaxRateUpdated: ResolverTypeWrapper<Shape<TaxRateUpdated>>;
  TaxRateDeleted: ResolverTypeWrapper<Shape<TaxRateDeleted>>;
  TaxRateTaken: ResolverTypeWrapper<Shape<TaxRateTaken>>;
  CreateTaxRateResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateTaxRateResult']>>;
  UpdateTaxRateResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateTaxRateResult']>>;
  DeleteTaxRateResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteTaxRateResult']>>;
  TaxonomyPublisher: ResolverTypeWrapper<Shape<TaxonomyPublisher>>;
  Taxonomy: ResolverTypeWrapper<Shape<Taxonomy>>;
  TaxonomyFile: ResolverTypeWrapper<Shape<TaxonomyFile>>;
  TaxonomyNode: ResolverTypeWrapper<Shape<TaxonomyNode>>;
  TaxonomyDifferenceKind: ResolverTypeWrapper<Shape<TaxonomyDifferenceKind>>;
  TaxonomyDifferenceRow: ResolverTypeWrapper<Shape<TaxonomyDifferenceRow>>;
  TaxonomyLostLink: ResolverTypeWrapper<Shape<TaxonomyLostLink>>;
  TaxonomyFinding: ResolverTypeWrapper<Shape<TaxonomyFinding>>;
  TaxonomyDifference: ResolverTypeWrapper<Shape<TaxonomyDifference>>;
  TaxonomyDifferenceResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TaxonomyDifferenceResult']>>;
  TaxonomyTaken: ResolverTypeWrapper<Shape<TaxonomyTaken>>;
  TaxonomyUnchanged: ResolverTypeWrapper<Shape<TaxonomyUnchanged>>;
  TakeTaxonomyResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TakeTaxonomyResult']>>;
  TaxonomyLinkProblem: ResolverTypeWrapper<Shape<TaxonomyLinkProblem>>;
  TaxonomyLinkRow: ResolverTypeWrapper<Shape<TaxonomyLinkRow>>;
  TaxonomyLinkReport: ResolverTypeWrapper<Shape<TaxonomyLinkReport>>;
  CategoryTaxonomyLink: ResolverTypeWrapper<Shape<CategoryTaxonomyLink>>;
  TaxonomyLinkInput: ResolverTypeWrapper<Shape<TaxonomyLinkInput>>;
  CategoryLinked: ResolverTypeWrapper<Shape<CategoryLinked>>;
  LinkCategoryResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LinkCategoryResult']>>;
  TemplateState: ResolverTypeWrapper<Shape<TemplateState>>;
  TemplateEntry: ResolverTypeWrapper<Shape<TemplateEntry>>;
  InheritedTemplateEntry: ResolverTypeWrapper<Shape<InheritedTemplateEntry>>;
  TemplateCategory: ResolverTypeWrapper<Shape<TemplateCategory>>;
  CompletenessGap: ResolverTypeWrapper<Shape<CompletenessGap>>;
  CategoryTemplateInput: ResolverTypeWrapper<Shape<CategoryTemplateInput>>;
  TemplateEntryInput: ResolverTypeWrapper<Shape<TemplateEntryInput>>;
  CategoryTemplateEffects: ResolverTypeWrapper<Shape<CategoryTemplateEffects>>;
  CategoryTemplateSet: ResolverTypeWrapper<Shape<CategoryTemplateSet>>;
  SetCategoryTemplateResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetCategoryTemplateResult']>>;
  SavedView: ResolverTypeWrapper<Shape<SavedView>>;
  ListDensity: ResolverTypeWrapper<Shape<ListDensity>>;
  ViewColumn: ResolverTypeWrapper<Shape<ViewColumn>>;
  ListLayout: ResolverTypeWrapper<Shape<ListLayout>>;
  ListLook: ResolverTypeWrapper<Shape<ListLook>>;
  ListLayoutInput: ResolverTypeWrapper<Shape<ListLayoutInput>>;
  SavedViewInput: ResolverTypeWrapper<Shape<SavedViewInput>>;
  ViewColumnInput: ResolverTypeWrapper<Shape<ViewColumnInput>>;
  SavedViewSaved: ResolverTypeWrapper<Shape<SavedViewSaved>>;
  SavedViewDeleted: ResolverTypeWrapper<Shape<SavedViewDeleted>>;
  TooManySavedViews: ResolverTypeWrapper<Shape<TooManySavedViews>>;
  ListLayoutSaved: ResolverTypeWrapper<Shape<ListLayoutSaved>>;
  SaveListLayoutResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveListLayoutResult']>>;
  CreateSavedViewResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateSavedViewResult']>>;
  UpdateSavedViewResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateSavedViewResult']>>;
  DeleteSavedViewResult: Shape<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteSavedViewResult']>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  RoleThatMay: Shape<RoleThatMay>;
  String: Shape<Scalars['String']['output']>;
  Boolean: Shape<Scalars['Boolean']['output']>;
  Me: Shape<Me>;
  ID: Shape<Scalars['ID']['output']>;
  AbilityRule: Shape<AbilityRule>;
  ProfileInput: Shape<ProfileInput>;
  PasswordChangeInput: Shape<PasswordChangeInput>;
  PasswordChanged: Shape<PasswordChanged>;
  Int: Shape<Scalars['Int']['output']>;
  TooManyAttempts: Shape<TooManyAttempts>;
  UpdateProfileResult: Shape<ResolversUnionTypes<ResolversParentTypes>['UpdateProfileResult']>;
  ChangePasswordResult: Shape<ResolversUnionTypes<ResolversParentTypes>['ChangePasswordResult']>;
  ApiKey: Shape<ApiKey>;
  ApiKeyFilter: Shape<ApiKeyFilter>;
  ApiKeySort: Shape<ApiKeySort>;
  ApiKeyConnection: Shape<ApiKeyConnection>;
  AbilityRuleInput: Shape<AbilityRuleInput>;
  ApiKeyInput: Shape<ApiKeyInput>;
  ApiKeyCreated: Shape<ApiKeyCreated>;
  ApiKeyRevoked: Shape<ApiKeyRevoked>;
  CreateApiKeyResult: Shape<ResolversUnionTypes<ResolversParentTypes>['CreateApiKeyResult']>;
  RevokeApiKeyResult: Shape<ResolversUnionTypes<ResolversParentTypes>['RevokeApiKeyResult']>;
  RightQuestion: Shape<RightQuestion>;
  RightAnswer: Shape<RightAnswer>;
  JudgedLine: Shape<JudgedLine>;
  JudgedRecord: Shape<JudgedRecord>;
  AccountLink: Shape<AccountLink>;
  InvitationInput: Shape<InvitationInput>;
  InvitationResult: Shape<InvitationResult>;
  UserLinkCreated: Shape<UserLinkCreated>;
  UsersInvited: Shape<UsersInvited>;
  CreateUserLinkResult: Shape<ResolversUnionTypes<ResolversParentTypes>['CreateUserLinkResult']>;
  InviteUsersResult: Shape<ResolversUnionTypes<ResolversParentTypes>['InviteUsersResult']>;
  EraseUserInput: Shape<EraseUserInput>;
  UserErased: Shape<UserErased>;
  OffboardingInput: Shape<OffboardingInput>;
  UserOffboarded: Shape<UserOffboarded>;
  UserReinstated: Shape<UserReinstated>;
  OffboardUserResult: Shape<ResolversUnionTypes<ResolversParentTypes>['OffboardUserResult']>;
  EraseUserResult: Shape<ResolversUnionTypes<ResolversParentTypes>['EraseUserResult']>;
  ReinstateUserResult: Shape<ResolversUnionTypes<ResolversParentTypes>['ReinstateUserResult']>;
  Preferences: Shape<Preferences>;
  PreferencesInput: Shape<PreferencesInput>;
  PreferencesSaved: Shape<PreferencesSaved>;
  SavePreferencesResult: Shape<ResolversUnionTypes<ResolversParentTypes>['SavePreferencesResult']>;
  Role: Shape<Role>;
  RoleRule: Shape<RoleRule>;
  RuleLimit: Shape<RuleLimit>;
  RoleHolder: Shape<RoleHolder>;
  RoleInput: Shape<RoleInput>;
  RoleRuleInput: Shape<RoleRuleInput>;
  RuleLimitInput: Shape<RuleLimitInput>;
  RoleFilter: Shape<RoleFilter>;
  RoleSort: Shape<RoleSort>;
  RoleConnection: Shape<RoleConnection>;
  RoleCreated: Shape<RoleCreated>;
  RoleUpdated: Shape<RoleUpdated>;
  RoleDeleted: Shape<RoleDeleted>;
  RoleNameTaken: Shape<RoleNameTaken>;
  RightsNotHeld: Shape<RightsNotHeld>;
  CreateRoleResult: Shape<ResolversUnionTypes<ResolversParentTypes>['CreateRoleResult']>;
  UpdateRoleResult: Shape<ResolversUnionTypes<ResolversParentTypes>['UpdateRoleResult']>;
  DeleteRoleResult: Shape<ResolversUnionTypes<ResolversParentTypes>['DeleteRoleResult']>;
  RoleView: Shape<RoleView>;
  RolePreview: Shape<RolePreview>;
  OwnPasswordInput: Shape<OwnPasswordInput>;
  SecondFactorInput: Shape<SecondFactorInput>;
  SecondFactorOffered: Shape<SecondFactorOffered>;
  SecondFactorConfirmed: Shape<SecondFactorConfirmed>;
  RecoveryCodesMade: Shape<RecoveryCodesMade>;
  SecondFactorTurnedOff: Shape<SecondFactorTurnedOff>;
  SecondFactorReset: Shape<SecondFactorReset>;
  BeginSecondFactorResult: Shape<ResolversUnionTypes<ResolversParentTypes>['BeginSecondFactorResult']>;
  ConfirmSecondFactorResult: Shape<ResolversUnionTypes<ResolversParentTypes>['ConfirmSecondFactorResult']>;
  RenewRecoveryCodesResult: Shape<ResolversUnionTypes<ResolversParentTypes>['RenewRecoveryCodesResult']>;
  TurnOffSecondFactorResult: Shape<ResolversUnionTypes<ResolversParentTypes>['TurnOffSecondFactorResult']>;
  ResetSecondFactorResult: Shape<ResolversUnionTypes<ResolversParentTypes>['ResetSecondFactorResult']>;
  Session: Shape<Session>;
  SessionsRevoked: Shape<SessionsRevoked>;
  RevokeSessionsResult: Shape<ResolversUnionTypes<ResolversParentTypes>['RevokeSessionsResult']>;
  RoleChoice: Shape<RoleChoice>;
  User: Shape<User>;
  UserRole: Shape<UserRole>;
  GivenRecord: Shape<GivenRecord>;
  OwnedRecords: Shape<OwnedRecords>;
  UserInput: Shape<UserInput>;
  UserFilter: Shape<UserFilter>;
  UserSort: Shape<UserSort>;
  UserConnection: Shape<UserConnection>;
  UserCreated: Shape<UserCreated>;
  UserUpdated: Shape<UserUpdated>;
  UserStatusChanged: Shape<UserStatusChanged>;
  UserNameTaken: Shape<UserNameTaken>;
  RoleNotHeld: Shape<RoleNotHeld>;
  CreateUserResult: Shape<ResolversUnionTypes<ResolversParentTypes>['CreateUserResult']>;
  UpdateUserResult: Shape<ResolversUnionTypes<ResolversParentTypes>['UpdateUserResult']>;
  SetUserAvatarResult: Shape<ResolversUnionTypes<ResolversParentTypes>['SetUserAvatarResult']>;
  UserStatusResult: Shape<ResolversUnionTypes<ResolversParentTypes>['UserStatusResult']>;
  PeriodInput: Shape<PeriodInput>;
  FiguresInput: Shape<FiguresInput>;
  Figures: Shape<Figures>;
  FigureRow: Shape<FigureRow>;
  FigureValue: Shape<FigureValue>;
  FiguresResult: Shape<ResolversUnionTypes<ResolversParentTypes>['FiguresResult']>;
  SavedReport: Shape<SavedReport>;
  ReportPerson: Shape<ReportPerson>;
  ReportRole: Shape<ReportRole>;
  SavedReportConnection: Shape<SavedReportConnection>;
  SavedReportInput: Shape<SavedReportInput>;
  ReportSaved: Shape<ReportSaved>;
  ReportDeleted: Shape<ReportDeleted>;
  SaveReportResult: Shape<ResolversUnionTypes<ResolversParentTypes>['SaveReportResult']>;
  DeleteReportResult: Shape<ResolversUnionTypes<ResolversParentTypes>['DeleteReportResult']>;
  Attribute: Shape<Attribute>;
  AttributeOption: Shape<AttributeOption>;
  AttributeInput: Shape<AttributeInput>;
  AttributeOptionInput: Shape<AttributeOptionInput>;
  AttributeFilter: Shape<AttributeFilter>;
  AttributeSort: Shape<AttributeSort>;
  AttributeConnection: Shape<AttributeConnection>;
  AttributeCreated: Shape<AttributeCreated>;
  AttributeUpdated: Shape<AttributeUpdated>;
  AttributeDeleted: Shape<AttributeDeleted>;
  AttributeWordTaken: Shape<AttributeWordTaken>;
  CreateAttributeResult: Shape<ResolversUnionTypes<ResolversParentTypes>['CreateAttributeResult']>;
  UpdateAttributeResult: Shape<ResolversUnionTypes<ResolversParentTypes>['UpdateAttributeResult']>;
  DeleteAttributeResult: Shape<ResolversUnionTypes<ResolversParentTypes>['DeleteAttributeResult']>;
  AuditSealing: Shape<AuditSealing>;
  AuditFault: Shape<AuditFault>;
  ChangeFilter: Shape<ChangeFilter>;
  ChangeSort: Shape<ChangeSort>;
  AuditTrailConnection: Shape<AuditTrailConnection>;
  RevertChangeResult: Shape<ResolversUnionTypes<ResolversParentTypes>['RevertChangeResult']>;
  ChangeReverted: Shape<ChangeReverted>;
  Change: Shape<Change>;
  ChangePlace: Shape<ChangePlace>;
  ChangedField: Shape<ChangedField>;
  ReferenceName: Shape<ReferenceName>;
  ChangeConnection: Shape<ChangeConnection>;
  BinEntry: Shape<BinEntry>;
  BinFilter: Shape<BinFilter>;
  BinSort: Shape<BinSort>;
  BinEntryConnection: Shape<BinEntryConnection>;
  RestoredFromBin: Shape<RestoredFromBin>;
  PurgedFromBin: Shape<PurgedFromBin>;
  RestoreFromBinResult: Shape<ResolversUnionTypes<ResolversParentTypes>['RestoreFromBinResult']>;
  PurgeFromBinResult: Shape<ResolversUnionTypes<ResolversParentTypes>['PurgeFromBinResult']>;
  Bookmark: Shape<Bookmark>;
  BookmarkInput: Shape<BookmarkInput>;
  BookmarksChanged: Shape<BookmarksChanged>;
  TooManyBookmarks: Shape<TooManyBookmarks>;
  AddBookmarkResult: Shape<ResolversUnionTypes<ResolversParentTypes>['AddBookmarkResult']>;
  Visit: Shape<Visit>;
  VisitNoted: Shape<VisitNoted>;
  NoteVisitResult: Shape<ResolversUnionTypes<ResolversParentTypes>['NoteVisitResult']>;
  Brand: Shape<Brand>;
  BrandInput: Shape<BrandInput>;
  BrandFilter: Shape<BrandFilter>;
  BrandSort: Shape<BrandSort>;
  BrandConnection: Shape<BrandConnection>;
  BrandCreated: Shape<BrandCreated>;
  BrandUpdated: Shape<BrandUpdated>;
  BrandStatusChanged: Shape<BrandStatusChanged>;
  BrandNameTaken: Shape<BrandNameTaken>;
  BrandHasActiveProducts: Shape<BrandHasActiveProducts>;
  CreateBrandResult: Shape<ResolversUnionTypes<ResolversParentTypes>['CreateBrandResult']>;
  UpdateBrandResult: Shape<ResolversUnionTypes<ResolversParentTypes>['UpdateBrandResult']>;
  ArchiveBrandResult: Shape<ResolversUnionTypes<ResolversParentTypes>['ArchiveBrandResult']>;
  BulkRunInput: Shape<BulkRunInput>;
  BulkMatchingInput: Shape<BulkMatchingInput>;
  BulkRun: Shape<BulkRun>;
  BulkItem: Shape<BulkItem>;
  KeptField: Shape<KeptField>;
  BulkItemFilter: Shape<BulkItemFilter>;
  BulkItemSort: Shape<BulkItemSort>;
  BulkItemConnection: Shape<BulkItemConnection>;
  BulkRunStarted: Shape<BulkRunStarted>;
  StartBulkRunResult: Shape<ResolversUnionTypes<ResolversParentTypes>['StartBulkRunResult']>;
  Category: Shape<Category>;
  CategoryInput: Shape<CategoryInput>;
  EffectiveTaxClass: Shape<EffectiveTaxClass>;
  CategoryMoveInput: Shape<CategoryMoveInput>;
  CategoryToMerge: Shape<CategoryToMerge>;
  MergeCategoriesInput: Shape<MergeCategoriesInput>;
  CategoryFilter: Shape<CategoryFilter>;
  CategorySort: Shape<CategorySort>;
  CategoryConnection: Shape<CategoryConnection>;
  CategoryCreated: Shape<CategoryCreated>;
  CategoryUpdated: Shape<CategoryUpdated>;
  CategoryMoved: Shape<CategoryMoved>;
  CategoriesMerged: Shape<CategoriesMerged>;
  CategoryStatusChanged: Shape<CategoryStatusChanged>;
  CategoryDeleted: Shape<CategoryDeleted>;
  CategorySlugTaken: Shape<CategorySlugTaken>;
  CategoryInUse: Shape<CategoryInUse>;
  CreateCategoryResult: Shape<ResolversUnionTypes<ResolversParentTypes>['CreateCategoryResult']>;
  UpdateCategoryResult: Shape<ResolversUnionTypes<ResolversParentTypes>['UpdateCategoryResult']>;
  SetCategoryPictureResult: Shape<ResolversUnionTypes<ResolversParentTypes>['SetCategoryPictureResult']>;
  MoveCategoryResult: Shape<ResolversUnionTypes<ResolversParentTypes>['MoveCategoryResult']>;
  MergeCategoriesResult: Shape<ResolversUnionTypes<ResolversParentTypes>['MergeCategoriesResult']>;
  ChangeCategoryStatusResult: Shape<ResolversUnionTypes<ResolversParentTypes>['ChangeCategoryStatusResult']>;
  DeleteCategoryResult: Shape<ResolversUnionTypes<ResolversParentTypes>['DeleteCategoryResult']>;
  CategoryEffect: Shape<CategoryEffect>;
  CategoryTaxChange: Shape<CategoryTaxChange>;
  CategoryPathChange: Shape<CategoryPathChange>;
  CategoryMoveEffects: Shape<CategoryMoveEffects>;
  CategoryTextFilled: Shape<CategoryTextFilled>;
  CategoryMergeEffects: Shape<CategoryMergeEffects>;
  CategoryMergeEffectsResult: Shape<ResolversUnionTypes<ResolversParentTypes>['CategoryMergeEffectsResult']>;
  ChannelKey: Shape<ChannelKey>;
  ChannelKeyConnection: Shape<ChannelKeyConnection>;
  ChannelKeyInput: Shape<ChannelKeyInput>;
  ChannelKeyCreated: Shape<ChannelKeyCreated>;
  ChannelKeyRevoked: Shape<ChannelKeyRevoked>;
  CreateChannelKeyResult: Shape<ResolversUnionTypes<ResolversParentTypes>['CreateChannelKeyResult']>;
  RevokeChannelKeyResult: Shape<ResolversUnionTypes<ResolversParentTypes>['RevokeChannelKeyResult']>;
  ChannelKind: Shape<ChannelKind>;
  Channel: Shape<Channel>;
  ListingCounts: Shape<ListingCounts>;
  ChannelFilter: Shape<ChannelFilter>;
  ChannelSort: Shape<ChannelSort>;
  ChannelConnection: Shape<ChannelConnection>;
  CreateChannelInput: Shape<CreateChannelInput>;
  UpdateChannelInput: Shape<UpdateChannelInput>;
  ChannelCreated: Shape<ChannelCreated>;
  ChannelUpdated: Shape<ChannelUpdated>;
  CreateChannelResult: Shape<ResolversUnionTypes<ResolversParentTypes>['CreateChannelResult']>;
  UpdateChannelResult: Shape<ResolversUnionTypes<ResolversParentTypes>['UpdateChannelResult']>;
  SetChannelStatusResult: Shape<ResolversUnionTypes<ResolversParentTypes>['SetChannelStatusResult']>;
  ChannelFeed: Shape<ChannelFeed>;
  FeedFile: Shape<FeedFile>;
  FeedRowCounts: Shape<FeedRowCounts>;
  FeedRead: Shape<FeedRead>;
  FeedReadConnection: Shape<FeedReadConnection>;
  FeedRun: Shape<FeedRun>;
  FeedRow: Shape<FeedRow>;
  FeedRowField: Shape<FeedRowField>;
  FeedSource: Shape<FeedSource>;
  FeedRowConnection: Shape<FeedRowConnection>;
  FeedSample: Shape<FeedSample>;
  FeedSampleRow: Shape<FeedSampleRow>;
  ChannelIssueCause: Shape<ChannelIssueCause>;
  ChannelIssue: Shape<ChannelIssue>;
  ChannelIssueConnection: Shape<ChannelIssueConnection>;
  ChannelMapping: Shape<ChannelMapping>;
  ChannelMappingField: Shape<ChannelMappingField>;
  MappingSource: Shape<MappingSource>;
  ChannelMappingVersion: Shape<ChannelMappingVersion>;
  ChannelMappingPreview: Shape<ChannelMappingPreview>;
  MappingFault: Shape<MappingFault>;
  MappingSample: Shape<MappingSample>;
  MappingSampleIssue: Shape<MappingSampleIssue>;
  ChannelFeedInput: Shape<ChannelFeedInput>;
  ChannelFeedCreated: Shape<ChannelFeedCreated>;
  ChannelFeedUpdated: Shape<ChannelFeedUpdated>;
  ChannelMappingSaved: Shape<ChannelMappingSaved>;
  MappingRefused: Shape<MappingRefused>;
  CreateChannelFeedResult: Shape<ResolversUnionTypes<ResolversParentTypes>['CreateChannelFeedResult']>;
  UpdateChannelFeedResult: Shape<ResolversUnionTypes<ResolversParentTypes>['UpdateChannelFeedResult']>;
  ReplaceFeedTokenResult: Shape<ResolversUnionTypes<ResolversParentTypes>['ReplaceFeedTokenResult']>;
  RebuildChannelFeedResult: Shape<ResolversUnionTypes<ResolversParentTypes>['RebuildChannelFeedResult']>;
  RemoveHeldRowsResult: Shape<ResolversUnionTypes<ResolversParentTypes>['RemoveHeldRowsResult']>;
  MoveChannelKindResult: Shape<ResolversUnionTypes<ResolversParentTypes>['MoveChannelKindResult']>;
  SaveChannelMappingResult: Shape<ResolversUnionTypes<ResolversParentTypes>['SaveChannelMappingResult']>;
  RevertChannelMappingResult: Shape<ResolversUnionTypes<ResolversParentTypes>['RevertChannelMappingResult']>;
  ListingHurdle: Shape<ListingHurdle>;
  ListingPrice: Shape<ListingPrice>;
  Listing: Shape<Listing>;
  VariantOnChannel: Shape<VariantOnChannel>;
  ListingMatrix: Shape<ListingMatrix>;
  ListingMatrixRow: Shape<ListingMatrixRow>;
  ListingFilter: Shape<ListingFilter>;
  ListingSort: Shape<ListingSort>;
  ListingConnection: Shape<ListingConnection>;
  ListingInput: Shape<ListingInput>;
  ListingCellInput: Shape<ListingCellInput>;
  ListingPreview: Shape<ListingPreview>;
  ListingCellPreview: Shape<ListingCellPreview>;
  ListingSet: Shape<ListingSet>;
  SetListingResult: Shape<ResolversUnionTypes<ResolversParentTypes>['SetListingResult']>;
  Comment: Shape<Comment>;
  CommentFlag: Shape<CommentFlag>;
  CommentReply: Shape<CommentReply>;
  SavedReply: Shape<SavedReply>;
  RatingSummary: Shape<RatingSummary>;
  Float: Shape<Scalars['Float']['output']>;
  CommentInput: Shape<CommentInput>;
  ReportCommentInput: Shape<ReportCommentInput>;
  SavedReplyInput: Shape<SavedReplyInput>;
  CommentFilter: Shape<CommentFilter>;
  CommentSort: Shape<CommentSort>;
  CommentConnection: Shape<CommentConnection>;
  CommentSubmitted: Shape<CommentSubmitted>;
  CommentReported: Shape<CommentReported>;
  CommentSaved: Shape<CommentSaved>;
  CommentDeleted: Shape<CommentDeleted>;
  CommentReplySaved: Shape<CommentReplySaved>;
  SavedReplySaved: Shape<SavedReplySaved>;
  SavedReplyDeleted: Shape<SavedReplyDeleted>;
  SubmitCommentResult: Shape<ResolversUnionTypes<ResolversParentTypes>['SubmitCommentResult']>;
  ReportCommentResult: Shape<ResolversUnionTypes<ResolversParentTypes>['ReportCommentResult']>;
  SetCommentStatusResult: Shape<ResolversUnionTypes<ResolversParentTypes>['SetCommentStatusResult']>;
  DecideCommentTextResult: Shape<ResolversUnionTypes<ResolversParentTypes>['DecideCommentTextResult']>;
  DeleteCommentResult: Shape<ResolversUnionTypes<ResolversParentTypes>['DeleteCommentResult']>;
  CreateCommentReplyResult: Shape<ResolversUnionTypes<ResolversParentTypes>['CreateCommentReplyResult']>;
  UpdateCommentReplyResult: Shape<ResolversUnionTypes<ResolversParentTypes>['UpdateCommentReplyResult']>;
  SetCommentReplyStateResult: Shape<ResolversUnionTypes<ResolversParentTypes>['SetCommentReplyStateResult']>;
  CreateSavedReplyResult: Shape<ResolversUnionTypes<ResolversParentTypes>['CreateSavedReplyResult']>;
  UpdateSavedReplyResult: Shape<ResolversUnionTypes<ResolversParentTypes>['UpdateSavedReplyResult']>;
  DeleteSavedReplyResult: Shape<ResolversUnionTypes<ResolversParentTypes>['DeleteSavedReplyResult']>;
  DateTime: Shape<Scalars['DateTime']['output']>;
  JSON: Shape<Scalars['JSON']['output']>;
  SafeInt: Shape<Scalars['SafeInt']['output']>;
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  Subscription: Record<PropertyKey, never>;
  RecordChanged: Shape<RecordChanged>;
  Installation: Shape<Installation>;
  DemoShops: Shape<DemoShops>;
  DemoShop: Shape<DemoShop>;
  LocalText: Shape<LocalText>;
  LocalTextInput: Shape<LocalTextInput>;
  Money: Shape<Money>;
  PageInfo: Shape<PageInfo>;
  ListOffset: Shape<ListOffset>;
  ListStart: Shape<ListStart>;
  ListTotal: Shape<ListTotal>;
  DateRange: Shape<DateRange>;
  MoneyRange: Shape<MoneyRange>;
  InputIssue: Shape<InputIssue>;
  InvalidInput: Shape<InvalidInput>;
  NotFound: Shape<NotFound>;
  VersionConflict: Shape<VersionConflict>;
  LastChange: Shape<LastChange>;
  RecordAction: Shape<RecordAction>;
  Refusal: Shape<Refusal>;
  NotAllowedNow: Shape<NotAllowedNow>;
  Wording: Shape<Wording>;
  Sentence: Shape<Sentence>;
  NamedCount: Shape<NamedCount>;
  Schedule: Shape<Schedule>;
  ScheduleInput: Shape<ScheduleInput>;
  Crawler: Shape<Crawler>;
  SitemapDates: Shape<SitemapDates>;
  CrawlerConfig: Shape<CrawlerConfig>;
  CrawlerConfigInput: Shape<CrawlerConfigInput>;
  CrawlerInput: Shape<CrawlerInput>;
  AddressVerdict: Shape<AddressVerdict>;
  CrawlEstimate: Shape<CrawlEstimate>;
  CrawlRun: Shape<CrawlRun>;
  RatePoint: Shape<RatePoint>;
  CrawlHost: Shape<CrawlHost>;
  CrawlReason: Shape<CrawlReason>;
  CrawlFetch: Shape<CrawlFetch>;
  CrawlFetchFilter: Shape<CrawlFetchFilter>;
  CrawlFetchSort: Shape<CrawlFetchSort>;
  CrawlFetchConnection: Shape<CrawlFetchConnection>;
  CrawlRunPage: Shape<CrawlRunPage>;
  CrawlRunPageFilter: Shape<CrawlRunPageFilter>;
  CrawlRunPageSort: Shape<CrawlRunPageSort>;
  CrawlRunPageConnection: Shape<CrawlRunPageConnection>;
  CrawlerFilter: Shape<CrawlerFilter>;
  CrawlerSort: Shape<CrawlerSort>;
  CrawlerConnection: Shape<CrawlerConnection>;
  CrawlRunFilter: Shape<CrawlRunFilter>;
  CrawlRunSort: Shape<CrawlRunSort>;
  CrawlRunConnection: Shape<CrawlRunConnection>;
  CrawlerSaved: Shape<CrawlerSaved>;
  CrawlRunStarted: Shape<CrawlRunStarted>;
  CrawlRunAnswered: Shape<CrawlRunAnswered>;
  CreateCrawlerResult: Shape<ResolversUnionTypes<ResolversParentTypes>['CreateCrawlerResult']>;
  UpdateCrawlerResult: Shape<ResolversUnionTypes<ResolversParentTypes>['UpdateCrawlerResult']>;
  ChangeCrawlerStateResult: Shape<ResolversUnionTypes<ResolversParentTypes>['ChangeCrawlerStateResult']>;
  StartCrawlRunResult: Shape<ResolversUnionTypes<ResolversParentTypes>['StartCrawlRunResult']>;
  CrawlRunCommandResult: Shape<ResolversUnionTypes<ResolversParentTypes>['CrawlRunCommandResult']>;
  Customer: Shape<Customer>;
  CustomerErasure: Shape<CustomerErasure>;
  CustomerOpenMatter: Shape<CustomerOpenMatter>;
  CustomerErasurePreview: Shape<CustomerErasurePreview>;
  CustomerMention: Shape<CustomerMention>;
  CustomerAddress: Shape<CustomerAddress>;
  CustomerConsent: Shape<CustomerConsent>;
  CustomerExternalId: Shape<CustomerExternalId>;
  CustomerFilter: Shape<CustomerFilter>;
  CustomerSort: Shape<CustomerSort>;
  CustomerConnection: Shape<CustomerConnection>;
  CustomerInput: Shape<CustomerInput>;
  CustomerAddressInput: Shape<CustomerAddressInput>;
  EraseCustomerInput: Shape<EraseCustomerInput>;
  CustomerConsentInput: Shape<CustomerConsentInput>;
  CustomerMergePreview: Shape<CustomerMergePreview>;
  CustomerCreated: Shape<CustomerCreated>;
  CustomerSaved: Shape<CustomerSaved>;
  CustomersMerged: Shape<CustomersMerged>;
  CustomerEmailTaken: Shape<CustomerEmailTaken>;
  CustomerErasureRequested: Shape<CustomerErasureRequested>;
  CustomerErasureWithdrawn: Shape<CustomerErasureWithdrawn>;
  CustomerMergePreviewResult: Shape<ResolversUnionTypes<ResolversParentTypes>['CustomerMergePreviewResult']>;
  CreateCustomerResult: Shape<ResolversUnionTypes<ResolversParentTypes>['CreateCustomerResult']>;
  UpdateCustomerResult: Shape<ResolversUnionTypes<ResolversParentTypes>['UpdateCustomerResult']>;
  SaveCustomerAddressResult: Shape<ResolversUnionTypes<ResolversParentTypes>['SaveCustomerAddressResult']>;
  RemoveCustomerAddressResult: Shape<ResolversUnionTypes<ResolversParentTypes>['RemoveCustomerAddressResult']>;
  RecordCustomerConsentResult: Shape<ResolversUnionTypes<ResolversParentTypes>['RecordCustomerConsentResult']>;
  MergeCustomersResult: Shape<ResolversUnionTypes<ResolversParentTypes>['MergeCustomersResult']>;
  EraseCustomerResult: Shape<ResolversUnionTypes<ResolversParentTypes>['EraseCustomerResult']>;
  WithdrawCustomerErasureResult: Shape<ResolversUnionTypes<ResolversParentTypes>['WithdrawCustomerErasureResult']>;
  Dashboard: Shape<Dashboard>;
  DashboardNews: Shape<DashboardNews>;
  DashboardChange: Shape<DashboardChange>;
  FiguresChosen: Shape<FiguresChosen>;
  DashboardVisitNoted: Shape<DashboardVisitNoted>;
  ChooseFiguresResult: Shape<ResolversUnionTypes<ResolversParentTypes>['ChooseFiguresResult']>;
  GrabBreak: Shape<GrabBreak>;
  DashboardNeed: Shape<DashboardNeed>;
  NeedPlace: Shape<NeedPlace>;
  NeedSnooze: Shape<NeedSnooze>;
  NeedsChanged: Shape<NeedsChanged>;
  SnoozeNeedResult: Shape<ResolversUnionTypes<ResolversParentTypes>['SnoozeNeedResult']>;
  DashboardFigure: Shape<DashboardFigure>;
  ChainStage: Shape<ChainStage>;
  ListTarget: Shape<ListTarget>;
  SeedProgress: Shape<SeedProgress>;
  Discount: Shape<Discount>;
  DiscountTarget: Shape<DiscountTarget>;
  DiscountTargetInput: Shape<DiscountTargetInput>;
  DiscountInput: Shape<DiscountInput>;
  GenerateCodesInput: Shape<GenerateCodesInput>;
  DiscountFilter: Shape<DiscountFilter>;
  DiscountSort: Shape<DiscountSort>;
  DiscountConnection: Shape<DiscountConnection>;
  DiscountCode: Shape<DiscountCode>;
  DiscountUseFilter: Shape<DiscountUseFilter>;
  DiscountCodeFilter: Shape<DiscountCodeFilter>;
  DiscountCodeSort: Shape<DiscountCodeSort>;
  DiscountCodeConnection: Shape<DiscountCodeConnection>;
  DiscountUse: Shape<DiscountUse>;
  DiscountUseConnection: Shape<DiscountUseConnection>;
  DiscountWarnings: Shape<DiscountWarnings>;
  DiscountedVariant: Shape<DiscountedVariant>;
  DiscountOverlap: Shape<DiscountOverlap>;
  LowestBefore: Shape<LowestBefore>;
  PriceStep: Shape<PriceStep>;
  DiscountBenchInput: Shape<DiscountBenchInput>;
  BenchLineInput: Shape<BenchLineInput>;
  DiscountBench: Shape<DiscountBench>;
  BenchLine: Shape<BenchLine>;
  BenchApplied: Shape<BenchApplied>;
  BenchLost: Shape<BenchLost>;
  BenchCheaper: Shape<BenchCheaper>;
  ReservedCartInput: Shape<ReservedCartInput>;
  ReservedLineInput: Shape<ReservedLineInput>;
  DiscountReservation: Shape<DiscountReservation>;
  ReservedDiscount: Shape<ReservedDiscount>;
  DiscountNoLongerApplies: Shape<DiscountNoLongerApplies>;
  DiscountCreated: Shape<DiscountCreated>;
  DiscountSaved: Shape<DiscountSaved>;
  DiscountDeleted: Shape<DiscountDeleted>;
  DiscountCodesAdded: Shape<DiscountCodesAdded>;
  RefusedCode: Shape<RefusedCode>;
  DiscountCodeDisabled: Shape<DiscountCodeDisabled>;
  DiscountReserved: Shape<DiscountReserved>;
  DiscountReleased: Shape<DiscountReleased>;
  CreateDiscountResult: Shape<ResolversUnionTypes<ResolversParentTypes>['CreateDiscountResult']>;
  UpdateDiscountResult: Shape<ResolversUnionTypes<ResolversParentTypes>['UpdateDiscountResult']>;
  SetDiscountIntentResult: Shape<ResolversUnionTypes<ResolversParentTypes>['SetDiscountIntentResult']>;
  CopyDiscountResult: Shape<ResolversUnionTypes<ResolversParentTypes>['CopyDiscountResult']>;
  DeleteDiscountResult: Shape<ResolversUnionTypes<ResolversParentTypes>['DeleteDiscountResult']>;
  AddDiscountCodesResult: Shape<ResolversUnionTypes<ResolversParentTypes>['AddDiscountCodesResult']>;
  DisableDiscountCodeResult: Shape<ResolversUnionTypes<ResolversParentTypes>['DisableDiscountCodeResult']>;
  DiscountBenchResult: Shape<ResolversUnionTypes<ResolversParentTypes>['DiscountBenchResult']>;
  ReserveDiscountResult: Shape<ResolversUnionTypes<ResolversParentTypes>['ReserveDiscountResult']>;
  ReleaseDiscountResult: Shape<ResolversUnionTypes<ResolversParentTypes>['ReleaseDiscountResult']>;
  OfferContradiction: Shape<OfferContradiction>;
  Excavator: Shape<Excavator>;
  ExcavatorScope: Shape<ExcavatorScope>;
  ExcavatorScopeInput: Shape<ExcavatorScopeInput>;
  ExcavatorInput: Shape<ExcavatorInput>;
  ScopeCount: Shape<ScopeCount>;
  ExcavationRun: Shape<ExcavationRun>;
  Proposal: Shape<Proposal>;
  Evidence: Shape<Evidence>;
  ComparedField: Shape<ComparedField>;
  MatchTarget: Shape<MatchTarget>;
  ExcavatorFilter: Shape<ExcavatorFilter>;
  ExcavatorSort: Shape<ExcavatorSort>;
  ExcavatorConnection: Shape<ExcavatorConnection>;
  ProposalFilter: Shape<ProposalFilter>;
  ProposalSort: Shape<ProposalSort>;
  ProposalConnection: Shape<ProposalConnection>;
  ExcavatorSaved: Shape<ExcavatorSaved>;
  ExcavationStarted: Shape<ExcavationStarted>;
  ProposalDecided: Shape<ProposalDecided>;
  ProposalAlreadyDecided: Shape<ProposalAlreadyDecided>;
  BulkDecisionFinished: Shape<BulkDecisionFinished>;
  ProposalOutcome: Shape<ProposalOutcome>;
  MatcherTrained: Shape<MatcherTrained>;
  AuditFigures: Shape<AuditFigures>;
  CreateExcavatorResult: Shape<ResolversUnionTypes<ResolversParentTypes>['CreateExcavatorResult']>;
  UpdateExcavatorResult: Shape<ResolversUnionTypes<ResolversParentTypes>['UpdateExcavatorResult']>;
  ChangeExcavatorStateResult: Shape<ResolversUnionTypes<ResolversParentTypes>['ChangeExcavatorStateResult']>;
  StartExcavationResult: Shape<ResolversUnionTypes<ResolversParentTypes>['StartExcavationResult']>;
  DecideProposalResult: Shape<ResolversUnionTypes<ResolversParentTypes>['DecideProposalResult']>;
  BulkDecisionResult: Shape<ResolversUnionTypes<ResolversParentTypes>['BulkDecisionResult']>;
  TrainMatcherResult: Shape<ResolversUnionTypes<ResolversParentTypes>['TrainMatcherResult']>;
  ListField: Shape<ListField>;
  NamedRecord: Shape<NamedRecord>;
  FoundRecord: Shape<FoundRecord>;
  FilterTree: Shape<Scalars['FilterTree']['output']>;
  Grabber: Shape<Grabber>;
  GrabberConfig: Shape<GrabberConfig>;
  SelectorRule: Shape<SelectorRule>;
  FieldCoverage: Shape<FieldCoverage>;
  GrabRun: Shape<GrabRun>;
  GrabUnchanged: Shape<GrabUnchanged>;
  GrabReadAgain: Shape<GrabReadAgain>;
  GrabReplay: Shape<GrabReplay>;
  ReplayUndone: Shape<ReplayUndone>;
  ReplayDifference: Shape<ReplayDifference>;
  ReplayField: Shape<ReplayField>;
  ReplayPage: Shape<ReplayPage>;
  ReplayPageFilter: Shape<ReplayPageFilter>;
  ReplayPageSort: Shape<ReplayPageSort>;
  ReplayPageConnection: Shape<ReplayPageConnection>;
  GrabTurn: Shape<GrabTurn>;
  TurnPage: Shape<TurnPage>;
  EmptyFetch: Shape<EmptyFetch>;
  GrabRemark: Shape<GrabRemark>;
  GrabProblem: Shape<GrabProblem>;
  GrabItem: Shape<GrabItem>;
  GrabItemFilter: Shape<GrabItemFilter>;
  GrabItemSort: Shape<GrabItemSort>;
  GrabItemConnection: Shape<GrabItemConnection>;
  StoredPage: Shape<StoredPage>;
  SelectorRuleInput: Shape<SelectorRuleInput>;
  GrabberConfigInput: Shape<GrabberConfigInput>;
  GrabberInput: Shape<GrabberInput>;
  TestGrabberInput: Shape<TestGrabberInput>;
  GrabTest: Shape<GrabTest>;
  GrabTestOffer: Shape<GrabTestOffer>;
  ProposedSelector: Shape<ProposedSelector>;
  CompareReadingsInput: Shape<CompareReadingsInput>;
  ReadingComparison: Shape<ReadingComparison>;
  PageComparison: Shape<PageComparison>;
  FieldComparison: Shape<FieldComparison>;
  GrabberFilter: Shape<GrabberFilter>;
  GrabberSort: Shape<GrabberSort>;
  GrabberConnection: Shape<GrabberConnection>;
  GrabberSaved: Shape<GrabberSaved>;
  GrabRunStarted: Shape<GrabRunStarted>;
  GrabRunAnswered: Shape<GrabRunAnswered>;
  CreateGrabberResult: Shape<ResolversUnionTypes<ResolversParentTypes>['CreateGrabberResult']>;
  UpdateGrabberResult: Shape<ResolversUnionTypes<ResolversParentTypes>['UpdateGrabberResult']>;
  ChangeGrabberStateResult: Shape<ResolversUnionTypes<ResolversParentTypes>['ChangeGrabberStateResult']>;
  TestGrabberResult: Shape<ResolversUnionTypes<ResolversParentTypes>['TestGrabberResult']>;
  StartGrabRunResult: Shape<ResolversUnionTypes<ResolversParentTypes>['StartGrabRunResult']>;
  AcceptGrabRunResult: Shape<ResolversUnionTypes<ResolversParentTypes>['AcceptGrabRunResult']>;
  DecideReplayResult: Shape<ResolversUnionTypes<ResolversParentTypes>['DecideReplayResult']>;
  Import: Shape<Import>;
  ImportUndone: Shape<ImportUndone>;
  ImportPlace: Shape<ImportPlace>;
  ImportComplaint: Shape<ImportComplaint>;
  ImportColumn: Shape<ImportColumn>;
  ImportTarget: Shape<ImportTarget>;
  ImportMatchKey: Shape<ImportMatchKey>;
  ChangeSet: Shape<ChangeSet>;
  ChangeSetCounts: Shape<ChangeSetCounts>;
  ChangeSetRow: Shape<ChangeSetRow>;
  ChangeSetCell: Shape<ChangeSetCell>;
  ImportFault: Shape<ImportFault>;
  ChangeSetRowFilter: Shape<ChangeSetRowFilter>;
  ChangeSetRowSort: Shape<ChangeSetRowSort>;
  ChangeSetRowConnection: Shape<ChangeSetRowConnection>;
  ImportConnection: Shape<ImportConnection>;
  ImportColumnInput: Shape<ImportColumnInput>;
  ImportColumnsInput: Shape<ImportColumnsInput>;
  ImportAnswered: Shape<ImportAnswered>;
  StartImportResult: Shape<ResolversUnionTypes<ResolversParentTypes>['StartImportResult']>;
  SetImportColumnsResult: Shape<ResolversUnionTypes<ResolversParentTypes>['SetImportColumnsResult']>;
  CheckImportResult: Shape<ResolversUnionTypes<ResolversParentTypes>['CheckImportResult']>;
  ApplyImportResult: Shape<ResolversUnionTypes<ResolversParentTypes>['ApplyImportResult']>;
  EventConsumer: Shape<EventConsumer>;
  RunAnswered: Shape<RunAnswered>;
  CommandRunResult: Shape<ResolversUnionTypes<ResolversParentTypes>['CommandRunResult']>;
  Job: Shape<Job>;
  JobFreed: Shape<JobFreed>;
  JobFilter: Shape<JobFilter>;
  JobSort: Shape<JobSort>;
  JobConnection: Shape<JobConnection>;
  TaskQueue: Shape<TaskQueue>;
  FailedTask: Shape<FailedTask>;
  TaskAnswered: Shape<TaskAnswered>;
  TaskResult: Shape<ResolversUnionTypes<ResolversParentTypes>['TaskResult']>;
  OfferFigures: Shape<OfferFigures>;
  OfferShop: Shape<OfferShop>;
  Offer: Shape<Offer>;
  RecurringPrice: Shape<RecurringPrice>;
  OwnOffer: Shape<OwnOffer>;
  Snapshot: Shape<Snapshot>;
  OfferField: Shape<OfferField>;
  PriceDisagreement: Shape<PriceDisagreement>;
  SnapshotField: Shape<SnapshotField>;
  SnapshotWarning: Shape<SnapshotWarning>;
  PricePoint: Shape<PricePoint>;
  OfferPriceSeries: Shape<OfferPriceSeries>;
  OfferFilter: Shape<OfferFilter>;
  OfferSort: Shape<OfferSort>;
  OfferConnection: Shape<OfferConnection>;
  PricePointDecided: Shape<PricePointDecided>;
  DecidePricePointResult: Shape<ResolversUnionTypes<ResolversParentTypes>['DecidePricePointResult']>;
  OwnOfferInput: Shape<OwnOfferInput>;
  CreateOwnOfferInput: Shape<CreateOwnOfferInput>;
  FirstOfferInput: Shape<FirstOfferInput>;
  OwnOfferSet: Shape<OwnOfferSet>;
  OwnOfferCleared: Shape<OwnOfferCleared>;
  OwnOfferCreated: Shape<OwnOfferCreated>;
  OfferSkuTaken: Shape<OfferSkuTaken>;
  OfferedProductCreated: Shape<OfferedProductCreated>;
  SetOwnOfferResult: Shape<ResolversUnionTypes<ResolversParentTypes>['SetOwnOfferResult']>;
  ClearOwnOfferResult: Shape<ResolversUnionTypes<ResolversParentTypes>['ClearOwnOfferResult']>;
  CreateOwnOfferResult: Shape<ResolversUnionTypes<ResolversParentTypes>['CreateOwnOfferResult']>;
  CreateOfferedProductResult: Shape<ResolversUnionTypes<ResolversParentTypes>['CreateOfferedProductResult']>;
  Fulfilment: Shape<Fulfilment>;
  FulfilmentLine: Shape<FulfilmentLine>;
  OrderHold: Shape<OrderHold>;
  FulfilLineInput: Shape<FulfilLineInput>;
  ShipOrderInput: Shape<ShipOrderInput>;
  OrderChanged: Shape<OrderChanged>;
  OrderActionResult: Shape<ResolversUnionTypes<ResolversParentTypes>['OrderActionResult']>;
  OrderNeedCount: Shape<OrderNeedCount>;
  OrderQueueItem: Shape<OrderQueueItem>;
  OrderQueueConnection: Shape<OrderQueueConnection>;
  OrderReturn: Shape<OrderReturn>;
  OrderReturnLine: Shape<OrderReturnLine>;
  ReturnInput: Shape<ReturnInput>;
  ReturnLineInput: Shape<ReturnLineInput>;
  ReceivedReturnLineInput: Shape<ReceivedReturnLineInput>;
  ReturnRefundInput: Shape<ReturnRefundInput>;
  OrderShop: Shape<OrderShop>;
  OrderReference: Shape<OrderReference>;
  CustomerTrade: Shape<CustomerTrade>;
  CustomerSpend: Shape<CustomerSpend>;
  Order: Shape<Order>;
  OrderCustomer: Shape<OrderCustomer>;
  OrderPerson: Shape<OrderPerson>;
  OrderLine: Shape<OrderLine>;
  OrderLineDiscount: Shape<OrderLineDiscount>;
  OrderDraftContent: Shape<OrderDraftContent>;
  OrderDraftLine: Shape<OrderDraftLine>;
  OrderContact: Shape<OrderContact>;
  OrderEvent: Shape<OrderEvent>;
  OrderEventConnection: Shape<OrderEventConnection>;
  OrderFilter: Shape<OrderFilter>;
  OrderSort: Shape<OrderSort>;
  OrderConnection: Shape<OrderConnection>;
  OrderTotals: Shape<OrderTotals>;
  OrderCount: Shape<OrderCount>;
  OrderSum: Shape<OrderSum>;
  OrderContactInput: Shape<OrderContactInput>;
  OrderCustomerInput: Shape<OrderCustomerInput>;
  PlacedLineInput: Shape<PlacedLineInput>;
  PlaceOrderInput: Shape<PlaceOrderInput>;
  ReceivedLineInput: Shape<ReceivedLineInput>;
  ReceiveOrderInput: Shape<ReceiveOrderInput>;
  DraftLineInput: Shape<DraftLineInput>;
  OrderDraftInput: Shape<OrderDraftInput>;
  OrderPreview: Shape<OrderPreview>;
  OrderPreviewLine: Shape<OrderPreviewLine>;
  OrderPlaced: Shape<OrderPlaced>;
  OrderExists: Shape<OrderExists>;
  OrderTotalDiffers: Shape<OrderTotalDiffers>;
  OrderDraftSaved: Shape<OrderDraftSaved>;
  OrderDraftDiscarded: Shape<OrderDraftDiscarded>;
  OrderCountStarted: Shape<OrderCountStarted>;
  OrderNoteAdded: Shape<OrderNoteAdded>;
  PreviewOrderResult: Shape<ResolversUnionTypes<ResolversParentTypes>['PreviewOrderResult']>;
  PlaceOrderResult: Shape<ResolversUnionTypes<ResolversParentTypes>['PlaceOrderResult']>;
  ReceiveOrderResult: Shape<ResolversUnionTypes<ResolversParentTypes>['ReceiveOrderResult']>;
  CreateOrderDraftResult: Shape<ResolversUnionTypes<ResolversParentTypes>['CreateOrderDraftResult']>;
  UpdateOrderDraftResult: Shape<ResolversUnionTypes<ResolversParentTypes>['UpdateOrderDraftResult']>;
  PlaceOrderDraftResult: Shape<ResolversUnionTypes<ResolversParentTypes>['PlaceOrderDraftResult']>;
  DiscardOrderDraftResult: Shape<ResolversUnionTypes<ResolversParentTypes>['DiscardOrderDraftResult']>;
  AddOrderNoteResult: Shape<ResolversUnionTypes<ResolversParentTypes>['AddOrderNoteResult']>;
  CountOrdersResult: Shape<ResolversUnionTypes<ResolversParentTypes>['CountOrdersResult']>;
  PaymentProvider: Shape<PaymentProvider>;
  Payment: Shape<Payment>;
  PaymentTransaction: Shape<PaymentTransaction>;
  PaymentTransactionFilter: Shape<PaymentTransactionFilter>;
  PaymentTransactionSort: Shape<PaymentTransactionSort>;
  PaymentTransactionConnection: Shape<PaymentTransactionConnection>;
  PaymentSums: Shape<PaymentSums>;
  PaymentSum: Shape<PaymentSum>;
  ManualPaymentInput: Shape<ManualPaymentInput>;
  ManualStepInput: Shape<ManualStepInput>;
  ManualVoidInput: Shape<ManualVoidInput>;
  PaymentSaved: Shape<PaymentSaved>;
  PaymentResult: Shape<ResolversUnionTypes<ResolversParentTypes>['PaymentResult']>;
  PaymentStepResult: Shape<ResolversUnionTypes<ResolversParentTypes>['PaymentStepResult']>;
  PaymentEvent: Shape<PaymentEvent>;
  PaymentEventFilter: Shape<PaymentEventFilter>;
  PaymentEventSort: Shape<PaymentEventSort>;
  PaymentEventConnection: Shape<PaymentEventConnection>;
  PaymentProviderInput: Shape<PaymentProviderInput>;
  RequestPaymentInput: Shape<RequestPaymentInput>;
  PaymentProviderCreated: Shape<PaymentProviderCreated>;
  PaymentProviderUpdated: Shape<PaymentProviderUpdated>;
  PaymentHookReplaced: Shape<PaymentHookReplaced>;
  PaymentRequestLookedUp: Shape<PaymentRequestLookedUp>;
  PaymentEventAttached: Shape<PaymentEventAttached>;
  PaymentEventIgnored: Shape<PaymentEventIgnored>;
  CreatePaymentProviderResult: Shape<ResolversUnionTypes<ResolversParentTypes>['CreatePaymentProviderResult']>;
  UpdatePaymentProviderResult: Shape<ResolversUnionTypes<ResolversParentTypes>['UpdatePaymentProviderResult']>;
  ReplacePaymentHookResult: Shape<ResolversUnionTypes<ResolversParentTypes>['ReplacePaymentHookResult']>;
  LookUpPaymentRequestResult: Shape<ResolversUnionTypes<ResolversParentTypes>['LookUpPaymentRequestResult']>;
  AttachPaymentEventResult: Shape<ResolversUnionTypes<ResolversParentTypes>['AttachPaymentEventResult']>;
  IgnorePaymentEventResult: Shape<ResolversUnionTypes<ResolversParentTypes>['IgnorePaymentEventResult']>;
  DisputeInput: Shape<DisputeInput>;
  DisputeEndInput: Shape<DisputeEndInput>;
  Refund: Shape<Refund>;
  RefundOrderChange: Shape<RefundOrderChange>;
  RefundLine: Shape<RefundLine>;
  RefundFilter: Shape<RefundFilter>;
  RefundSort: Shape<RefundSort>;
  RefundConnection: Shape<RefundConnection>;
  RefundInput: Shape<RefundInput>;
  RefundLineInput: Shape<RefundLineInput>;
  RefundPreview: Shape<RefundPreview>;
  RefundPreviewLine: Shape<RefundPreviewLine>;
  RefundSaved: Shape<RefundSaved>;
  PreviewRefundResult: Shape<ResolversUnionTypes<ResolversParentTypes>['PreviewRefundResult']>;
  RefundResult: Shape<ResolversUnionTypes<ResolversParentTypes>['RefundResult']>;
  ArchivedProduct: Shape<ArchivedProduct>;
  ArchivedProductFilter: Shape<ArchivedProductFilter>;
  ArchivedProductSort: Shape<ArchivedProductSort>;
  ArchivedProductConnection: Shape<ArchivedProductConnection>;
  ArchiveEffects: Shape<ArchiveEffects>;
  GridColumn: Shape<GridColumn>;
  GridRow: Shape<GridRow>;
  GridEdit: Shape<GridEdit>;
  ProductGridConnection: Shape<ProductGridConnection>;
  GridEditInput: Shape<GridEditInput>;
  GridPlaceInput: Shape<GridPlaceInput>;
  FillGridInput: Shape<FillGridInput>;
  PasteGridInput: Shape<PasteGridInput>;
  GridAnswered: Shape<GridAnswered>;
  EditGridResult: Shape<ResolversUnionTypes<ResolversParentTypes>['EditGridResult']>;
  ApplyGridResult: Shape<ResolversUnionTypes<ResolversParentTypes>['ApplyGridResult']>;
  BinnedProduct: Shape<BinnedProduct>;
  ProductBrands: Shape<ProductBrands>;
  ProductArchival: Shape<ProductArchival>;
  Product: Shape<Product>;
  Variant: Shape<Variant>;
  VariantIdentifier: Shape<VariantIdentifier>;
  ProductValue: Shape<ProductValue>;
  ValueSource: Shape<ValueSource>;
  ValueFinding: Shape<ValueFinding>;
  ValueAlternative: Shape<ValueAlternative>;
  Completeness: Shape<Completeness>;
  ProductInput: Shape<ProductInput>;
  ArchiveProductInput: Shape<ArchiveProductInput>;
  SetProductValueInput: Shape<SetProductValueInput>;
  SetProductPictureInput: Shape<SetProductPictureInput>;
  ProductFilter: Shape<ProductFilter>;
  ProductSort: Shape<ProductSort>;
  ProductConnection: Shape<ProductConnection>;
  ProductCreated: Shape<ProductCreated>;
  ProductUpdated: Shape<ProductUpdated>;
  ProductDeleted: Shape<ProductDeleted>;
  CreateProductResult: Shape<ResolversUnionTypes<ResolversParentTypes>['CreateProductResult']>;
  UpdateProductResult: Shape<ResolversUnionTypes<ResolversParentTypes>['UpdateProductResult']>;
  ChangeProductStatusResult: Shape<ResolversUnionTypes<ResolversParentTypes>['ChangeProductStatusResult']>;
  ArchiveProductResult: Shape<ResolversUnionTypes<ResolversParentTypes>['ArchiveProductResult']>;
  SetProductValueResult: Shape<ResolversUnionTypes<ResolversParentTypes>['SetProductValueResult']>;
  SetProductPictureResult: Shape<ResolversUnionTypes<ResolversParentTypes>['SetProductPictureResult']>;
  DeleteProductResult: Shape<ResolversUnionTypes<ResolversParentTypes>['DeleteProductResult']>;
  PropertyName: Shape<PropertyName>;
  PropertyNameProposal: Shape<PropertyNameProposal>;
  PropertyNameFilter: Shape<PropertyNameFilter>;
  PropertyNameSort: Shape<PropertyNameSort>;
  PropertyNameConnection: Shape<PropertyNameConnection>;
  PropertyNameDecided: Shape<PropertyNameDecided>;
  AcceptPropertyNameResult: Shape<ResolversUnionTypes<ResolversParentTypes>['AcceptPropertyNameResult']>;
  DecidePropertyNameResult: Shape<ResolversUnionTypes<ResolversParentTypes>['DecidePropertyNameResult']>;
  Storage: Shape<Storage>;
  StoredKind: Shape<StoredKind>;
  StoredAmount: Shape<StoredAmount>;
  StoredMonth: Shape<StoredMonth>;
  StoredShop: Shape<StoredShop>;
  FreedAmount: Shape<FreedAmount>;
  NameSorting: Shape<NameSorting>;
  TestMailSent: Shape<TestMailSent>;
  SendTestMailResult: Shape<ResolversUnionTypes<ResolversParentTypes>['SendTestMailResult']>;
  SettingScopeInput: Shape<SettingScopeInput>;
  SettingForm: Shape<SettingForm>;
  SettingField: Shape<SettingField>;
  Setting: Shape<Setting>;
  SettingEffect: Shape<SettingEffect>;
  SettingUpdated: Shape<SettingUpdated>;
  UpdateSettingResult: Shape<ResolversUnionTypes<ResolversParentTypes>['UpdateSettingResult']>;
  Shelf: Shape<Shelf>;
  ShelfProposal: Shape<ShelfProposal>;
  ShelfFilter: Shape<ShelfFilter>;
  ShelfSort: Shape<ShelfSort>;
  ShelfConnection: Shape<ShelfConnection>;
  ShelfDecided: Shape<ShelfDecided>;
  AcceptShelfResult: Shape<ResolversUnionTypes<ResolversParentTypes>['AcceptShelfResult']>;
  DecideShelfResult: Shape<ResolversUnionTypes<ResolversParentTypes>['DecideShelfResult']>;
  Shop: Shape<Shop>;
  ShopHealth: Shape<ShopHealth>;
  ShopProbe: Shape<ShopProbe>;
  ProposedItems: Shape<ProposedItems>;
  ProbedSource: Shape<ProbedSource>;
  ProbedMethod: Shape<ProbedMethod>;
  ShopInput: Shape<ShopInput>;
  ShopSourcesInput: Shape<ShopSourcesInput>;
  ShopFilter: Shape<ShopFilter>;
  ShopSort: Shape<ShopSort>;
  ShopConnection: Shape<ShopConnection>;
  ShopCreated: Shape<ShopCreated>;
  ShopUpdated: Shape<ShopUpdated>;
  ShopAddressTaken: Shape<ShopAddressTaken>;
  ProbeRefused: Shape<ProbeRefused>;
  ProbeFinished: Shape<ProbeFinished>;
  ShopWithSourcesAdded: Shape<ShopWithSourcesAdded>;
  DemoClockAdvanced: Shape<DemoClockAdvanced>;
  DemoImportResumed: Shape<DemoImportResumed>;
  CreateShopResult: Shape<ResolversUnionTypes<ResolversParentTypes>['CreateShopResult']>;
  UpdateShopResult: Shape<ResolversUnionTypes<ResolversParentTypes>['UpdateShopResult']>;
  ProbeShopResult: Shape<ResolversUnionTypes<ResolversParentTypes>['ProbeShopResult']>;
  AddShopResult: Shape<ResolversUnionTypes<ResolversParentTypes>['AddShopResult']>;
  AdvanceDemoClockResult: Shape<ResolversUnionTypes<ResolversParentTypes>['AdvanceDemoClockResult']>;
  ResumeDemoImportResult: Shape<ResolversUnionTypes<ResolversParentTypes>['ResumeDemoImportResult']>;
  TaxRate: Shape<TaxRate>;
  TaxRateInput: Shape<TaxRateInput>;
  TaxRateFilter: Shape<TaxRateFilter>;
  TaxRateSort: Shape<TaxRateSort>;
  TaxRateConnection: Shape<TaxRateConnection>;
  TaxRateCreated: Shape<TaxRateCreated>;
  TaxRateUpdated: Shape<TaxRateUpdated>;
  TaxRateDeleted: Shape<TaxRateDeleted>;
  TaxRateTaken: Shape<TaxRateTaken>;
  CreateTaxRateResult: Shape<ResolversUnionTypes<ResolversParentTypes>['CreateTaxRateResult']>;
  UpdateTaxRateResult: Shape<ResolversUnionTypes<ResolversParentTypes>['UpdateTaxRateResult']>;
  DeleteTaxRateResult: Shape<ResolversUnionTypes<ResolversParentTypes>['DeleteTaxRateResult']>;
  Taxonomy: Shape<Taxonomy>;
  TaxonomyFile: Shape<TaxonomyFile>;
  TaxonomyNode: Shape<TaxonomyNode>;
  TaxonomyDifferenceRow: Shape<TaxonomyDifferenceRow>;
  TaxonomyLostLink: Shape<TaxonomyLostLink>;
  TaxonomyFinding: Shape<TaxonomyFinding>;
  TaxonomyDifference: Shape<TaxonomyDifference>;
  TaxonomyDifferenceResult: Shape<ResolversUnionTypes<ResolversParentTypes>['TaxonomyDifferenceResult']>;
  TaxonomyTaken: Shape<TaxonomyTaken>;
  TaxonomyUnchanged: Shape<TaxonomyUnchanged>;
  TakeTaxonomyResult: Shape<ResolversUnionTypes<ResolversParentTypes>['TakeTaxonomyResult']>;
  TaxonomyLinkRow: Shape<TaxonomyLinkRow>;
  TaxonomyLinkReport: Shape<TaxonomyLinkReport>;
  CategoryTaxonomyLink: Shape<CategoryTaxonomyLink>;
  TaxonomyLinkInput: Shape<TaxonomyLinkInput>;
  CategoryLinked: Shape<CategoryLinked>;
  LinkCategoryResult: Shape<ResolversUnionTypes<ResolversParentTypes>['LinkCategoryResult']>;
  TemplateEntry: Shape<TemplateEntry>;
  InheritedTemplateEntry: Shape<InheritedTemplateEntry>;
  TemplateCategory: Shape<TemplateCategory>;
  CompletenessGap: Shape<CompletenessGap>;
  CategoryTemplateInput: Shape<CategoryTemplateInput>;
  TemplateEntryInput: Shape<TemplateEntryInput>;
  CategoryTemplateEffects: Shape<CategoryTemplateEffects>;
  CategoryTemplateSet: Shape<CategoryTemplateSet>;
  SetCategoryTemplateResult: Shape<ResolversUnionTypes<ResolversParentTypes>['SetCategoryTemplateResult']>;
  SavedView: Shape<SavedView>;
  ViewColumn: Shape<ViewColumn>;
  ListLayout: Shape<ListLayout>;
  ListLook: Shape<ListLook>;
  ListLayoutInput: Shape<ListLayoutInput>;
  SavedViewInput: Shape<SavedViewInput>;
  ViewColumnInput: Shape<ViewColumnInput>;
  SavedViewSaved: Shape<SavedViewSaved>;
  SavedViewDeleted: Shape<SavedViewDeleted>;
  TooManySavedViews: Shape<TooManySavedViews>;
  ListLayoutSaved: Shape<ListLayoutSaved>;
  SaveListLayoutResult: Shape<ResolversUnionTypes<ResolversParentTypes>['SaveListLayoutResult']>;
  CreateSavedViewResult: Shape<ResolversUnionTypes<ResolversParentTypes>['CreateSavedViewResult']>;
  UpdateSavedViewResult: Shape<ResolversUnionTypes<ResolversParentTypes>['UpdateSavedViewResult']>;
  DeleteSavedViewResult: Shape<ResolversUnionTypes<ResolversParentTypes>['DeleteSavedViewResult']>;
};

export type RoleThatMayResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RoleThatMay'] = ResolversParentTypes['RoleThatMay']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOfOwnOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ability?: Resolver<Array<ResolversTypes['AbilityRule']>, ParentType, ContextType>;
};

export type AbilityRuleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AbilityRule'] = ResolversParentTypes['AbilityRule']> = {
  action?: Resolver<ResolversTypes['AbilityAction'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['AbilitySubject'], ParentType, ContextType>;
};

export type PasswordChangedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PasswordChanged'] = ResolversParentTypes['PasswordChanged']> = {
  endedSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TooManyAttemptsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TooManyAttempts'] = ResolversParentTypes['TooManyAttempts']> = {
  retryAfterMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateProfileResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateProfileResult'] = ResolversParentTypes['UpdateProfileResult']> = {
  __resolveType: TypeResolveFn<'UserUpdated' | 'InvalidInput' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type ChangePasswordResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangePasswordResult'] = ResolversParentTypes['ChangePasswordResult']> = {
  __resolveType: TypeResolveFn<'PasswordChanged' | 'TooManyAttempts' | 'InvalidInput', ParentType, ContextType>;
};

export type ApiKeyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ApiKey'] = ResolversParentTypes['ApiKey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shownPart?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ApiKeyState'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rules?: Resolver<Array<ResolversTypes['AbilityRule']>, ParentType, ContextType>;
  shops?: Resolver<Array<ResolversTypes['GivenRecord']>, ParentType, ContextType>;
  brands?: Resolver<Array<ResolversTypes['GivenRecord']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mayRevoke?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ApiKeyConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ApiKeyConnection'] = ResolversParentTypes['ApiKeyConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type ApiKeyCreatedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ApiKeyCreated'] = ResolversParentTypes['ApiKeyCreated']> = {
  apiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApiKeyRevokedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ApiKeyRevoked'] = ResolversParentTypes['ApiKeyRevoked']> = {
  apiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateApiKeyResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateApiKeyResult'] = ResolversParentTypes['CreateApiKeyResult']> = {
  __resolveType: TypeResolveFn<'ApiKeyCreated' | 'InvalidInput', ParentType, ContextType>;
};

export type RevokeApiKeyResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RevokeApiKeyResult'] = ResolversParentTypes['RevokeApiKeyResult']> = {
  __resolveType: TypeResolveFn<'ApiKeyRevoked' | 'NotFound', ParentType, ContextType>;
};

export type RightAnswerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RightAnswer'] = ResolversParentTypes['RightAnswer']> = {
  isAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['RoleHolder'], ParentType, ContextType>;
  shops?: Resolver<Array<ResolversTypes['GivenRecord']>, ParentType, ContextType>;
  brands?: Resolver<Array<ResolversTypes['GivenRecord']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['UserRole']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['JudgedLine']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['JudgedRecord']>, ParentType, ContextType>;
  missing?: Resolver<Maybe<ResolversTypes['MissingRight']>, ParentType, ContextType>;
  rolesThatMay?: Resolver<Array<ResolversTypes['RoleThatMay']>, ParentType, ContextType>;
  whoCouldGive?: Resolver<Array<ResolversTypes['RoleHolder']>, ParentType, ContextType>;
};

export type JudgedLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['JudgedLine'] = ResolversParentTypes['JudgedLine']> = {
  roleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  roleKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['RoleRule'], ParentType, ContextType>;
  reaches?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type JudgedRecordResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['JudgedRecord'] = ResolversParentTypes['JudgedRecord']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shop?: Resolver<Maybe<ResolversTypes['GivenRecord']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['GivenRecord']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['GivenRecord']>, ParentType, ContextType>;
};

export type AccountLinkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AccountLink'] = ResolversParentTypes['AccountLink']> = {
  kind?: Resolver<ResolversTypes['AccountLinkKind'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['LinkMail'], ParentType, ContextType>;
};

export type InvitationResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InvitationResult'] = ResolversParentTypes['InvitationResult']> = {
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['InvitationOutcome'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['AccountLink']>, ParentType, ContextType>;
};

export type UserLinkCreatedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserLinkCreated'] = ResolversParentTypes['UserLinkCreated']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['AccountLink'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UsersInvitedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UsersInvited'] = ResolversParentTypes['UsersInvited']> = {
  results?: Resolver<Array<ResolversTypes['InvitationResult']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateUserLinkResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateUserLinkResult'] = ResolversParentTypes['CreateUserLinkResult']> = {
  __resolveType: TypeResolveFn<'UserLinkCreated' | 'RoleNotHeld' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type InviteUsersResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InviteUsersResult'] = ResolversParentTypes['InviteUsersResult']> = {
  __resolveType: TypeResolveFn<'UsersInvited' | 'RoleNotHeld' | 'InvalidInput', ParentType, ContextType>;
};

export type UserErasedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserErased'] = ResolversParentTypes['UserErased']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserOffboardedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserOffboarded'] = ResolversParentTypes['UserOffboarded']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  handedOver?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserReinstatedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserReinstated'] = ResolversParentTypes['UserReinstated']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OffboardUserResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OffboardUserResult'] = ResolversParentTypes['OffboardUserResult']> = {
  __resolveType: TypeResolveFn<'UserOffboarded' | 'RoleNotHeld' | 'InvalidInput' | 'VersionConflict' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type EraseUserResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EraseUserResult'] = ResolversParentTypes['EraseUserResult']> = {
  __resolveType: TypeResolveFn<'UserErased' | 'RoleNotHeld' | 'InvalidInput' | 'VersionConflict' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type ReinstateUserResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReinstateUserResult'] = ResolversParentTypes['ReinstateUserResult']> = {
  __resolveType: TypeResolveFn<'UserReinstated' | 'RoleNotHeld' | 'VersionConflict' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type PreferencesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Preferences'] = ResolversParentTypes['Preferences']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMenuCollapsed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMenuHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  menu?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  navbar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  navbarColour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  footer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PreferencesSavedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PreferencesSaved'] = ResolversParentTypes['PreferencesSaved']> = {
  preferences?: Resolver<ResolversTypes['Preferences'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavePreferencesResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavePreferencesResult'] = ResolversParentTypes['SavePreferencesResult']> = {
  __resolveType: TypeResolveFn<'PreferencesSaved' | 'InvalidInput', ParentType, ContextType>;
};

export type RoleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Role'] = ResolversParentTypes['Role']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isPreset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rules?: Resolver<Array<ResolversTypes['RoleRule']>, ParentType, ContextType>;
  peopleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['RoleHolder']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mayUpdate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lockedFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requiresSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  peopleWithoutSecondFactor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RoleRuleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RoleRule'] = ResolversParentTypes['RoleRule']> = {
  action?: Resolver<ResolversTypes['AbilityAction'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['AbilitySubject'], ParentType, ContextType>;
  scope?: Resolver<Maybe<ResolversTypes['AbilityScope']>, ParentType, ContextType>;
  fields?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  limits?: Resolver<Maybe<Array<ResolversTypes['RuleLimit']>>, ParentType, ContextType>;
};

export type RuleLimitResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RuleLimit'] = ResolversParentTypes['RuleLimit']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RoleHolderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RoleHolder'] = ResolversParentTypes['RoleHolder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['UserStatus'], ParentType, ContextType>;
};

export type RoleConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RoleConnection'] = ResolversParentTypes['RoleConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type RoleCreatedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RoleCreated'] = ResolversParentTypes['RoleCreated']> = {
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RoleUpdatedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RoleUpdated'] = ResolversParentTypes['RoleUpdated']> = {
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  changeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RoleDeletedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RoleDeleted'] = ResolversParentTypes['RoleDeleted']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RoleNameTakenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RoleNameTaken'] = ResolversParentTypes['RoleNameTaken']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RightsNotHeldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RightsNotHeld'] = ResolversParentTypes['RightsNotHeld']> = {
  rules?: Resolver<Array<ResolversTypes['RoleRule']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateRoleResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateRoleResult'] = ResolversParentTypes['CreateRoleResult']> = {
  __resolveType: TypeResolveFn<'RoleCreated' | 'RoleNameTaken' | 'RightsNotHeld' | 'InvalidInput', ParentType, ContextType>;
};

export type UpdateRoleResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateRoleResult'] = ResolversParentTypes['UpdateRoleResult']> = {
  __resolveType: TypeResolveFn<'RoleUpdated' | 'RoleNameTaken' | 'RightsNotHeld' | 'InvalidInput' | 'VersionConflict' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type DeleteRoleResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteRoleResult'] = ResolversParentTypes['DeleteRoleResult']> = {
  __resolveType: TypeResolveFn<'RoleDeleted' | 'RightsNotHeld' | 'VersionConflict' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type RolePreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RolePreview'] = ResolversParentTypes['RolePreview']> = {
  ability?: Resolver<Array<ResolversTypes['AbilityRule']>, ParentType, ContextType>;
  view?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SecondFactorOfferedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SecondFactorOffered'] = ResolversParentTypes['SecondFactorOffered']> = {
  setup?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SecondFactorConfirmedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SecondFactorConfirmed'] = ResolversParentTypes['SecondFactorConfirmed']> = {
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  endedSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecoveryCodesMadeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecoveryCodesMade'] = ResolversParentTypes['RecoveryCodesMade']> = {
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SecondFactorTurnedOffResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SecondFactorTurnedOff'] = ResolversParentTypes['SecondFactorTurnedOff']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SecondFactorResetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SecondFactorReset'] = ResolversParentTypes['SecondFactorReset']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BeginSecondFactorResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BeginSecondFactorResult'] = ResolversParentTypes['BeginSecondFactorResult']> = {
  __resolveType: TypeResolveFn<'SecondFactorOffered' | 'TooManyAttempts' | 'InvalidInput', ParentType, ContextType>;
};

export type ConfirmSecondFactorResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConfirmSecondFactorResult'] = ResolversParentTypes['ConfirmSecondFactorResult']> = {
  __resolveType: TypeResolveFn<'SecondFactorConfirmed' | 'InvalidInput' | 'NotAllowedNow', ParentType, ContextType>;
};

export type RenewRecoveryCodesResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RenewRecoveryCodesResult'] = ResolversParentTypes['RenewRecoveryCodesResult']> = {
  __resolveType: TypeResolveFn<'RecoveryCodesMade' | 'TooManyAttempts' | 'InvalidInput' | 'NotAllowedNow', ParentType, ContextType>;
};

export type TurnOffSecondFactorResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TurnOffSecondFactorResult'] = ResolversParentTypes['TurnOffSecondFactorResult']> = {
  __resolveType: TypeResolveFn<'SecondFactorTurnedOff' | 'TooManyAttempts' | 'InvalidInput' | 'NotAllowedNow', ParentType, ContextType>;
};

export type ResetSecondFactorResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResetSecondFactorResult'] = ResolversParentTypes['ResetSecondFactorResult']> = {
  __resolveType: TypeResolveFn<'SecondFactorReset' | 'RoleNotHeld' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type SessionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  idleEndsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SessionsRevokedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SessionsRevoked'] = ResolversParentTypes['SessionsRevoked']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevokeSessionsResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RevokeSessionsResult'] = ResolversParentTypes['RevokeSessionsResult']> = {
  __resolveType: TypeResolveFn<'SessionsRevoked' | 'RoleNotHeld' | 'NotFound', ParentType, ContextType>;
};

export type RoleChoiceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RoleChoice'] = ResolversParentTypes['RoleChoice']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mayGive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shownName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<UserAvatarArgs, 'pixels'>>;
  avatarId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['UserStatus'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['UserRole']>, ParentType, ContextType>;
  roleNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  scopeNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  shops?: Resolver<Array<ResolversTypes['GivenRecord']>, ParentType, ContextType>;
  brands?: Resolver<Array<ResolversTypes['GivenRecord']>, ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  owned?: Resolver<Array<ResolversTypes['OwnedRecords']>, ParentType, ContextType>;
  mayUpdate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lockedFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  secondFactor?: Resolver<ResolversTypes['SecondFactorState'], ParentType, ContextType>;
  secondFactorSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UserRoleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserRole'] = ResolversParentTypes['UserRole']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requiresSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GivenRecordResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GivenRecord'] = ResolversParentTypes['GivenRecord']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OwnedRecordsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OwnedRecords'] = ResolversParentTypes['OwnedRecords']> = {
  kind?: Resolver<ResolversTypes['OwnedKind'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserConnection'] = ResolversParentTypes['UserConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type UserCreatedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserCreated'] = ResolversParentTypes['UserCreated']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserUpdatedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserUpdated'] = ResolversParentTypes['UserUpdated']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  changeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserStatusChangedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserStatusChanged'] = ResolversParentTypes['UserStatusChanged']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserNameTakenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserNameTaken'] = ResolversParentTypes['UserNameTaken']> = {
  field?: Resolver<ResolversTypes['UserNameField'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RoleNotHeldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RoleNotHeld'] = ResolversParentTypes['RoleNotHeld']> = {
  roleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateUserResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateUserResult'] = ResolversParentTypes['CreateUserResult']> = {
  __resolveType: TypeResolveFn<'UserCreated' | 'UserNameTaken' | 'RoleNotHeld' | 'InvalidInput', ParentType, ContextType>;
};

export type UpdateUserResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateUserResult'] = ResolversParentTypes['UpdateUserResult']> = {
  __resolveType: TypeResolveFn<'UserUpdated' | 'UserNameTaken' | 'RoleNotHeld' | 'InvalidInput' | 'VersionConflict' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type SetUserAvatarResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetUserAvatarResult'] = ResolversParentTypes['SetUserAvatarResult']> = {
  __resolveType: TypeResolveFn<'UserUpdated' | 'RoleNotHeld' | 'InvalidInput' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type UserStatusResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserStatusResult'] = ResolversParentTypes['UserStatusResult']> = {
  __resolveType: TypeResolveFn<'UserStatusChanged' | 'RoleNotHeld' | 'VersionConflict' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type FiguresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Figures'] = ResolversParentTypes['Figures']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comparedFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comparedUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  recordedFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['FigureRow']>, ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['FigureRow']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FigureRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FigureRow'] = ResolversParentTypes['FigureRow']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['FigureValue']>, ParentType, ContextType>;
};

export type FigureValueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FigureValue'] = ResolversParentTypes['FigureValue']> = {
  value?: Resolver<Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType>;
  compared?: Resolver<Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType>;
};

export type FiguresResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FiguresResult'] = ResolversParentTypes['FiguresResult']> = {
  __resolveType: TypeResolveFn<'Figures' | 'InvalidInput', ParentType, ContextType>;
};

export type SavedReportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedReport'] = ResolversParentTypes['SavedReport']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['ReportPerson'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayUpdate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['ReportRole']>, ParentType, ContextType>;
  input?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  report?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReportPersonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportPerson'] = ResolversParentTypes['ReportPerson']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportRoleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportRole'] = ResolversParentTypes['ReportRole']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SavedReportConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedReportConnection'] = ResolversParentTypes['SavedReportConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['SavedReport']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ReportSavedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportSaved'] = ResolversParentTypes['ReportSaved']> = {
  report?: Resolver<ResolversTypes['SavedReport'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportDeletedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportDeleted'] = ResolversParentTypes['ReportDeleted']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveReportResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveReportResult'] = ResolversParentTypes['SaveReportResult']> = {
  __resolveType: TypeResolveFn<'ReportSaved' | 'InvalidInput' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type DeleteReportResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteReportResult'] = ResolversParentTypes['DeleteReportResult']> = {
  __resolveType: TypeResolveFn<'ReportDeleted' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type AttributeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Attribute'] = ResolversParentTypes['Attribute']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['LocalText']>, ParentType, ContextType>;
  helps?: Resolver<Array<ResolversTypes['LocalText']>, ParentType, ContextType>;
  aliases?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  group?: Resolver<ResolversTypes['AttributeGroup'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitFamily?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isBasic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLocalized?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isChannelLevel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVariantLevel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSystem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUsed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pattern?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minimum?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maximum?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  choices?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['AttributeOption']>, ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  findingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mayUpdate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  templateCategories?: Resolver<Array<ResolversTypes['TemplateCategory']>, ParentType, ContextType>;
};

export type AttributeOptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AttributeOption'] = ResolversParentTypes['AttributeOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['LocalText']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AttributeConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AttributeConnection'] = ResolversParentTypes['AttributeConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Attribute']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type AttributeCreatedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AttributeCreated'] = ResolversParentTypes['AttributeCreated']> = {
  attribute?: Resolver<ResolversTypes['Attribute'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeUpdatedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AttributeUpdated'] = ResolversParentTypes['AttributeUpdated']> = {
  attribute?: Resolver<ResolversTypes['Attribute'], ParentType, ContextType>;
  changeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeDeletedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AttributeDeleted'] = ResolversParentTypes['AttributeDeleted']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeWordTakenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AttributeWordTaken'] = ResolversParentTypes['AttributeWordTaken']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  word?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attributeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isBinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateAttributeResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateAttributeResult'] = ResolversParentTypes['CreateAttributeResult']> = {
  __resolveType: TypeResolveFn<'AttributeCreated' | 'AttributeWordTaken' | 'InvalidInput', ParentType, ContextType>;
};

export type UpdateAttributeResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateAttributeResult'] = ResolversParentTypes['UpdateAttributeResult']> = {
  __resolveType: TypeResolveFn<'AttributeUpdated' | 'AttributeWordTaken' | 'InvalidInput' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type DeleteAttributeResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteAttributeResult'] = ResolversParentTypes['DeleteAttributeResult']> = {
  __resolveType: TypeResolveFn<'AttributeDeleted' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type AuditSealingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuditSealing'] = ResolversParentTypes['AuditSealing']> = {
  blocks?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  sealedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  verifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fault?: Resolver<Maybe<ResolversTypes['AuditFault']>, ParentType, ContextType>;
  entriesGone?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  provenFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AuditFaultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuditFault'] = ResolversParentTypes['AuditFault']> = {
  code?: Resolver<ResolversTypes['AuditFaultCode'], ParentType, ContextType>;
  block?: Resolver<Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  changeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type AuditTrailConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuditTrailConnection'] = ResolversParentTypes['AuditTrailConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Change']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type RevertChangeResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RevertChangeResult'] = ResolversParentTypes['RevertChangeResult']> = {
  __resolveType: TypeResolveFn<'ChangeReverted' | 'NotAllowedNow' | 'InvalidInput' | 'NotFound', ParentType, ContextType>;
};

export type ChangeRevertedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeReverted'] = ResolversParentTypes['ChangeReverted']> = {
  changeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRevertible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Change'] = ResolversParentTypes['Change']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isActorErased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  actorAvatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  cause?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  causeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  causeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entityName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['ChangePlace']>, ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['ChangedField']>, ParentType, ContextType>;
  isRevertible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['NotAllowedNow']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['ReferenceName']>, ParentType, ContextType>;
};

export type ChangePlaceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangePlace'] = ResolversParentTypes['ChangePlace']> = {
  entity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangedFieldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangedField'] = ResolversParentTypes['ChangedField']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  isErased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  references?: Resolver<Array<ResolversTypes['ReferenceName']>, ParentType, ContextType>;
  isRevertible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['NotAllowedNow']>, ParentType, ContextType>;
};

export type ReferenceNameResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReferenceName'] = ResolversParentTypes['ReferenceName']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangeConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeConnection'] = ResolversParentTypes['ChangeConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Change']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  goneBefore?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type BinEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BinEntry'] = ResolversParentTypes['BinEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deletedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  purgeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mayRestore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BinEntryConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BinEntryConnection'] = ResolversParentTypes['BinEntryConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['BinEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type RestoredFromBinResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RestoredFromBin'] = ResolversParentTypes['RestoredFromBin']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remarks?: Resolver<Array<ResolversTypes['Sentence']>, ParentType, ContextType>;
  named?: Resolver<Array<ResolversTypes['NamedRecord']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PurgedFromBinResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PurgedFromBin'] = ResolversParentTypes['PurgedFromBin']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RestoreFromBinResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RestoreFromBinResult'] = ResolversParentTypes['RestoreFromBinResult']> = {
  __resolveType: TypeResolveFn<'RestoredFromBin' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type PurgeFromBinResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PurgeFromBinResult'] = ResolversParentTypes['PurgeFromBinResult']> = {
  __resolveType: TypeResolveFn<'PurgedFromBin' | 'NotFound', ParentType, ContextType>;
};

export type BookmarkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Bookmark'] = ResolversParentTypes['Bookmark']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isGone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BookmarksChangedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BookmarksChanged'] = ResolversParentTypes['BookmarksChanged']> = {
  bookmarks?: Resolver<Array<ResolversTypes['Bookmark']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TooManyBookmarksResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TooManyBookmarks'] = ResolversParentTypes['TooManyBookmarks']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddBookmarkResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AddBookmarkResult'] = ResolversParentTypes['AddBookmarkResult']> = {
  __resolveType: TypeResolveFn<'BookmarksChanged' | 'TooManyBookmarks' | 'InvalidInput', ParentType, ContextType>;
};

export type VisitResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Visit'] = ResolversParentTypes['Visit']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isGone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visitedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type VisitNotedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VisitNoted'] = ResolversParentTypes['VisitNoted']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NoteVisitResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NoteVisitResult'] = ResolversParentTypes['NoteVisitResult']> = {
  __resolveType: TypeResolveFn<'VisitNoted' | 'InvalidInput', ParentType, ContextType>;
};

export type BrandResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  aliases?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BrandStatus'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mayUpdate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lockedFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BrandConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BrandConnection'] = ResolversParentTypes['BrandConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Brand']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type BrandCreatedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BrandCreated'] = ResolversParentTypes['BrandCreated']> = {
  brand?: Resolver<ResolversTypes['Brand'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BrandUpdatedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BrandUpdated'] = ResolversParentTypes['BrandUpdated']> = {
  brand?: Resolver<ResolversTypes['Brand'], ParentType, ContextType>;
  changeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BrandStatusChangedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BrandStatusChanged'] = ResolversParentTypes['BrandStatusChanged']> = {
  brand?: Resolver<ResolversTypes['Brand'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BrandNameTakenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BrandNameTaken'] = ResolversParentTypes['BrandNameTaken']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brandId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BrandHasActiveProductsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BrandHasActiveProducts'] = ResolversParentTypes['BrandHasActiveProducts']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateBrandResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateBrandResult'] = ResolversParentTypes['CreateBrandResult']> = {
  __resolveType: TypeResolveFn<'BrandCreated' | 'BrandNameTaken' | 'InvalidInput', ParentType, ContextType>;
};

export type UpdateBrandResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateBrandResult'] = ResolversParentTypes['UpdateBrandResult']> = {
  __resolveType: TypeResolveFn<'BrandUpdated' | 'BrandNameTaken' | 'InvalidInput' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type ArchiveBrandResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ArchiveBrandResult'] = ResolversParentTypes['ArchiveBrandResult']> = {
  __resolveType: TypeResolveFn<'BrandStatusChanged' | 'BrandHasActiveProducts' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type BulkRunResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BulkRun'] = ResolversParentTypes['BulkRun']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RunState'], ParentType, ContextType>;
  stopReason?: Resolver<Maybe<ResolversTypes['Sentence']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  requestedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  conflicts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isResultGone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  undoesId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  undoneById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  nextCommands?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BulkItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BulkItem'] = ResolversParentTypes['BulkItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  recordId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['BulkOutcome'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  kept?: Resolver<Array<ResolversTypes['KeptField']>, ParentType, ContextType>;
};

export type KeptFieldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['KeptField'] = ResolversParentTypes['KeptField']> = {
  entity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wrote?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  references?: Resolver<Array<ResolversTypes['ReferenceName']>, ParentType, ContextType>;
};

export type BulkItemConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BulkItemConnection'] = ResolversParentTypes['BulkItemConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['BulkItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type BulkRunStartedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BulkRunStarted'] = ResolversParentTypes['BulkRunStarted']> = {
  run?: Resolver<ResolversTypes['BulkRun'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StartBulkRunResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StartBulkRunResult'] = ResolversParentTypes['StartBulkRunResult']> = {
  __resolveType: TypeResolveFn<'BulkRunStarted' | 'InvalidInput', ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['LocalText']>, ParentType, ContextType>;
  slugs?: Resolver<Array<ResolversTypes['LocalText']>, ParentType, ContextType>;
  descriptions?: Resolver<Array<ResolversTypes['LocalText']>, ParentType, ContextType>;
  pictureUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pictureAlts?: Resolver<Array<ResolversTypes['LocalText']>, ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  ancestors?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CategoryStatus'], ParentType, ContextType>;
  taxClass?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  effectiveTaxClass?: Resolver<ResolversTypes['EffectiveTaxClass'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  branchProductCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  childCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mayUpdate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lockedFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taxonomyLinks?: Resolver<Array<ResolversTypes['CategoryTaxonomyLink']>, ParentType, ContextType>;
  template?: Resolver<Array<ResolversTypes['TemplateEntry']>, ParentType, ContextType>;
};

export type EffectiveTaxClassResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EffectiveTaxClass'] = ResolversParentTypes['EffectiveTaxClass']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['TaxClassSource'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
};

export type CategoryConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CategoryConnection'] = ResolversParentTypes['CategoryConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type CategoryCreatedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CategoryCreated'] = ResolversParentTypes['CategoryCreated']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryUpdatedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CategoryUpdated'] = ResolversParentTypes['CategoryUpdated']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  changeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryMovedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CategoryMoved'] = ResolversParentTypes['CategoryMoved']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  changeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoriesMergedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CategoriesMerged'] = ResolversParentTypes['CategoriesMerged']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  changeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryStatusChangedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CategoryStatusChanged'] = ResolversParentTypes['CategoryStatusChanged']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  changeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryDeletedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CategoryDeleted'] = ResolversParentTypes['CategoryDeleted']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategorySlugTakenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CategorySlugTaken'] = ResolversParentTypes['CategorySlugTaken']> = {
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryInUseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CategoryInUse'] = ResolversParentTypes['CategoryInUse']> = {
  products?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  categories?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateCategoryResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateCategoryResult'] = ResolversParentTypes['CreateCategoryResult']> = {
  __resolveType: TypeResolveFn<'CategoryCreated' | 'CategorySlugTaken' | 'InvalidInput', ParentType, ContextType>;
};

export type UpdateCategoryResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateCategoryResult'] = ResolversParentTypes['UpdateCategoryResult']> = {
  __resolveType: TypeResolveFn<'CategoryUpdated' | 'CategorySlugTaken' | 'InvalidInput' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type SetCategoryPictureResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetCategoryPictureResult'] = ResolversParentTypes['SetCategoryPictureResult']> = {
  __resolveType: TypeResolveFn<'CategoryUpdated' | 'InvalidInput' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type MoveCategoryResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MoveCategoryResult'] = ResolversParentTypes['MoveCategoryResult']> = {
  __resolveType: TypeResolveFn<'CategoryMoved' | 'CategorySlugTaken' | 'InvalidInput' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type MergeCategoriesResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MergeCategoriesResult'] = ResolversParentTypes['MergeCategoriesResult']> = {
  __resolveType: TypeResolveFn<'CategoriesMerged' | 'InvalidInput' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type ChangeCategoryStatusResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeCategoryStatusResult'] = ResolversParentTypes['ChangeCategoryStatusResult']> = {
  __resolveType: TypeResolveFn<'CategoryStatusChanged' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type DeleteCategoryResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteCategoryResult'] = ResolversParentTypes['DeleteCategoryResult']> = {
  __resolveType: TypeResolveFn<'CategoryDeleted' | 'CategoryInUse' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type CategoryEffectResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CategoryEffect'] = ResolversParentTypes['CategoryEffect']> = {
  kind?: Resolver<ResolversTypes['CategoryEffectKind'], ParentType, ContextType>;
  relation?: Resolver<ResolversTypes['CategoryEffectRelation'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CategoryTaxChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CategoryTaxChange'] = ResolversParentTypes['CategoryTaxChange']> = {
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categories?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategoryPathChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CategoryPathChange'] = ResolversParentTypes['CategoryPathChange']> = {
  before?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  after?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  slugsBefore?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  slugsAfter?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CategoryMoveEffectsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CategoryMoveEffects'] = ResolversParentTypes['CategoryMoveEffects']> = {
  isWorthAsking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  below?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['CategoryPathChange']>, ParentType, ContextType>;
  taxClass?: Resolver<Maybe<ResolversTypes['CategoryTaxChange']>, ParentType, ContextType>;
  effects?: Resolver<Array<ResolversTypes['CategoryEffect']>, ParentType, ContextType>;
};

export type CategoryTextFilledResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CategoryTextFilled'] = ResolversParentTypes['CategoryTextFilled']> = {
  text?: Resolver<ResolversTypes['CategoryText'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CategoryMergeEffectsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CategoryMergeEffects'] = ResolversParentTypes['CategoryMergeEffects']> = {
  survivor?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  merged?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  below?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  renamed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['CategoryPathChange'], ParentType, ContextType>;
  filled?: Resolver<Array<ResolversTypes['CategoryTextFilled']>, ParentType, ContextType>;
  taxClass?: Resolver<Maybe<ResolversTypes['CategoryTaxChange']>, ParentType, ContextType>;
  effects?: Resolver<Array<ResolversTypes['CategoryEffect']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryMergeEffectsResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CategoryMergeEffectsResult'] = ResolversParentTypes['CategoryMergeEffectsResult']> = {
  __resolveType: TypeResolveFn<'CategoryMergeEffects' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type ChannelKeyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChannelKey'] = ResolversParentTypes['ChannelKey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  channelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shownPart?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChannelKeyState'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mayRevoke?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChannelKeyConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChannelKeyConnection'] = ResolversParentTypes['ChannelKeyConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['ChannelKey']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  mayCreate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChannelKeyCreatedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChannelKeyCreated'] = ResolversParentTypes['ChannelKeyCreated']> = {
  key?: Resolver<ResolversTypes['ChannelKey'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChannelKeyRevokedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChannelKeyRevoked'] = ResolversParentTypes['ChannelKeyRevoked']> = {
  key?: Resolver<ResolversTypes['ChannelKey'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateChannelKeyResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateChannelKeyResult'] = ResolversParentTypes['CreateChannelKeyResult']> = {
  __resolveType: TypeResolveFn<'ChannelKeyCreated' | 'InvalidInput' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type RevokeChannelKeyResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RevokeChannelKeyResult'] = ResolversParentTypes['RevokeChannelKeyResult']> = {
  __resolveType: TypeResolveFn<'ChannelKeyRevoked' | 'NotFound', ParentType, ContextType>;
};

export type ChannelKindResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChannelKind'] = ResolversParentTypes['ChannelKind']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  family?: Resolver<ResolversTypes['ChannelFamily'], ParentType, ContextType>;
  formats?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  validFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChannelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Channel'] = ResolversParentTypes['Channel']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChannelKind'], ParentType, ContextType>;
  kindVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isBuiltIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fallbackLocales?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  pricesWithTax?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ChannelStatus'], ParentType, ContextType>;
  openedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['ListingCounts'], ParentType, ContextType>;
  actions?: Resolver<Array<ResolversTypes['RecordAction']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mayUpdate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayPublish?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lockedFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usedKeys?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListingCountsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListingCounts'] = ResolversParentTypes['ListingCounts']> = {
  listed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scheduled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  off?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChannelConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChannelConnection'] = ResolversParentTypes['ChannelConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Channel']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type ChannelCreatedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChannelCreated'] = ResolversParentTypes['ChannelCreated']> = {
  channel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChannelUpdatedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChannelUpdated'] = ResolversParentTypes['ChannelUpdated']> = {
  channel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
  changeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateChannelResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateChannelResult'] = ResolversParentTypes['CreateChannelResult']> = {
  __resolveType: TypeResolveFn<'ChannelCreated' | 'InvalidInput' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type UpdateChannelResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateChannelResult'] = ResolversParentTypes['UpdateChannelResult']> = {
  __resolveType: TypeResolveFn<'ChannelUpdated' | 'InvalidInput' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type SetChannelStatusResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetChannelStatusResult'] = ResolversParentTypes['SetChannelStatusResult']> = {
  __resolveType: TypeResolveFn<'ChannelUpdated' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type ChannelFeedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChannelFeed'] = ResolversParentTypes['ChannelFeed']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  channelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['FeedFormat'], ParentType, ContextType>;
  mappingVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previousUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  schedule?: Resolver<ResolversTypes['Schedule'], ParentType, ContextType>;
  nextRunAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['FeedFile']>, ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['FeedRowCounts'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastRead?: Resolver<Maybe<ResolversTypes['FeedRead']>, ParentType, ContextType>;
  runs?: Resolver<Array<ResolversTypes['FeedRun']>, ParentType, ContextType, RequireFields<ChannelFeedRunsArgs, 'first'>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mayUpdate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FeedFileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FeedFile'] = ResolversParentTypes['FeedFile']> = {
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  writtenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type FeedRowCountsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FeedRowCounts'] = ResolversParentTypes['FeedRowCounts']> = {
  served?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  later?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FeedReadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FeedRead'] = ResolversParentTypes['FeedRead']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reader?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeedReadConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FeedReadConnection'] = ResolversParentTypes['FeedReadConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['FeedRead']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type FeedRunResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FeedRun'] = ResolversParentTypes['FeedRun']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RunState'], ParentType, ContextType>;
  mappingVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requestedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stopReason?: Resolver<Maybe<ResolversTypes['Sentence']>, ParentType, ContextType>;
};

export type FeedRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FeedRow'] = ResolversParentTypes['FeedRow']> = {
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['FeedRowState'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['Variant']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['FeedRowField']>, ParentType, ContextType>;
  rendered?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  servedFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  servedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mappingVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type FeedRowFieldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FeedRowField'] = ResolversParentTypes['FeedRowField']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['FeedSource']>, ParentType, ContextType>;
};

export type FeedSourceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FeedSource'] = ResolversParentTypes['FeedSource']> = {
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ref?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isThere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['ProductValue']>, ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType>;
};

export type FeedRowConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FeedRowConnection'] = ResolversParentTypes['FeedRowConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['FeedRow']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type FeedSampleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FeedSample'] = ResolversParentTypes['FeedSample']> = {
  columns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['FeedSampleRow']>, ParentType, ContextType>;
  emptySince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type FeedSampleRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FeedSampleRow'] = ResolversParentTypes['FeedSampleRow']> = {
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cells?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type ChannelIssueCauseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChannelIssueCause'] = ResolversParentTypes['ChannelIssueCause']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['ChannelIssueSeverity'], ParentType, ContextType>;
  rootKind?: Resolver<ResolversTypes['ChannelIssueRoot'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['Sentence'], ParentType, ContextType>;
  documentation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ChannelIssueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChannelIssue'] = ResolversParentTypes['ChannelIssue']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['ChannelIssueSeverity'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['Sentence'], ParentType, ContextType>;
  documentation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['Variant']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rootKind?: Resolver<ResolversTypes['ChannelIssueRoot'], ParentType, ContextType>;
  rootRef?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['ProductValue']>, ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Snapshot']>, ParentType, ContextType>;
  made?: Resolver<Maybe<ResolversTypes['FeedRowField']>, ParentType, ContextType>;
  firstSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ChannelIssueConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChannelIssueConnection'] = ResolversParentTypes['ChannelIssueConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['ChannelIssue']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ChannelMappingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChannelMapping'] = ResolversParentTypes['ChannelMapping']> = {
  channelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newestVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rules?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['ChannelMappingField']>, ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['MappingSource']>, ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['ChannelMappingVersion']>, ParentType, ContextType>;
  mayUpdate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChannelMappingFieldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChannelMappingField'] = ResolversParentTypes['ChannelMappingField']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minLen?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxLen?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minItems?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxItems?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  mayTakeOthers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  units?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  documentation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultExpression?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type MappingSourceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MappingSource'] = ResolversParentTypes['MappingSource']> = {
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChannelMappingVersionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChannelMappingVersion'] = ResolversParentTypes['ChannelMappingVersion']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ChannelMappingPreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChannelMappingPreview'] = ResolversParentTypes['ChannelMappingPreview']> = {
  faults?: Resolver<Array<ResolversTypes['MappingFault']>, ParentType, ContextType>;
  compared?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  appearing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changedRefused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  samples?: Resolver<Array<ResolversTypes['MappingSample']>, ParentType, ContextType>;
};

export type MappingFaultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MappingFault'] = ResolversParentTypes['MappingFault']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wording?: Resolver<ResolversTypes['Wording'], ParentType, ContextType>;
};

export type MappingSampleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MappingSample'] = ResolversParentTypes['MappingSample']> = {
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['Variant']>, ParentType, ContextType>;
  before?: Resolver<Array<ResolversTypes['FeedRowField']>, ParentType, ContextType>;
  after?: Resolver<Array<ResolversTypes['FeedRowField']>, ParentType, ContextType>;
  issues?: Resolver<Array<ResolversTypes['MappingSampleIssue']>, ParentType, ContextType>;
};

export type MappingSampleIssueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MappingSampleIssue'] = ResolversParentTypes['MappingSampleIssue']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['ChannelIssueSeverity'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['Sentence'], ParentType, ContextType>;
};

export type ChannelFeedCreatedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChannelFeedCreated'] = ResolversParentTypes['ChannelFeedCreated']> = {
  feed?: Resolver<ResolversTypes['ChannelFeed'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChannelFeedUpdatedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChannelFeedUpdated'] = ResolversParentTypes['ChannelFeedUpdated']> = {
  feed?: Resolver<ResolversTypes['ChannelFeed'], ParentType, ContextType>;
  changeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChannelMappingSavedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChannelMappingSaved'] = ResolversParentTypes['ChannelMappingSaved']> = {
  mapping?: Resolver<ResolversTypes['ChannelMapping'], ParentType, ContextType>;
  changeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MappingRefusedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MappingRefused'] = ResolversParentTypes['MappingRefused']> = {
  faults?: Resolver<Array<ResolversTypes['MappingFault']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateChannelFeedResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateChannelFeedResult'] = ResolversParentTypes['CreateChannelFeedResult']> = {
  __resolveType: TypeResolveFn<'ChannelFeedCreated' | 'InvalidInput' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type UpdateChannelFeedResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateChannelFeedResult'] = ResolversParentTypes['UpdateChannelFeedResult']> = {
  __resolveType: TypeResolveFn<'ChannelFeedUpdated' | 'InvalidInput' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type ReplaceFeedTokenResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReplaceFeedTokenResult'] = ResolversParentTypes['ReplaceFeedTokenResult']> = {
  __resolveType: TypeResolveFn<'ChannelFeedUpdated' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type RebuildChannelFeedResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RebuildChannelFeedResult'] = ResolversParentTypes['RebuildChannelFeedResult']> = {
  __resolveType: TypeResolveFn<'ChannelFeedUpdated' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type RemoveHeldRowsResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RemoveHeldRowsResult'] = ResolversParentTypes['RemoveHeldRowsResult']> = {
  __resolveType: TypeResolveFn<'ChannelFeedUpdated' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type MoveChannelKindResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MoveChannelKindResult'] = ResolversParentTypes['MoveChannelKindResult']> = {
  __resolveType: TypeResolveFn<'ChannelUpdated' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type SaveChannelMappingResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveChannelMappingResult'] = ResolversParentTypes['SaveChannelMappingResult']> = {
  __resolveType: TypeResolveFn<'ChannelMappingSaved' | 'MappingRefused' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type RevertChannelMappingResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RevertChannelMappingResult'] = ResolversParentTypes['RevertChannelMappingResult']> = {
  __resolveType: TypeResolveFn<'ChannelMappingSaved' | 'MappingRefused' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type ListingHurdleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListingHurdle'] = ResolversParentTypes['ListingHurdle']> = {
  reason?: Resolver<ResolversTypes['ListingReason'], ParentType, ContextType>;
  refusal?: Resolver<ResolversTypes['Refusal'], ParentType, ContextType>;
};

export type ListingPriceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListingPrice'] = ResolversParentTypes['ListingPrice']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  listAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['ListingPriceSource'], ParentType, ContextType>;
  taxRatePpm?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ListingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Listing'] = ResolversParentTypes['Listing']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
  variant?: Resolver<ResolversTypes['Variant'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType>;
  published?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publishAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  unpublishAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  listPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ListingState'], ParentType, ContextType>;
  hurdles?: Resolver<Array<ResolversTypes['ListingHurdle']>, ParentType, ContextType>;
  effectivePrice?: Resolver<Maybe<ResolversTypes['ListingPrice']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mayPublish?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VariantOnChannelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VariantOnChannel'] = ResolversParentTypes['VariantOnChannel']> = {
  channel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
  variant?: Resolver<ResolversTypes['Variant'], ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ListingState'], ParentType, ContextType>;
  hurdles?: Resolver<Array<ResolversTypes['ListingHurdle']>, ParentType, ContextType>;
  effectivePrice?: Resolver<Maybe<ResolversTypes['ListingPrice']>, ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType>;
  mayPublish?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ListingMatrixResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListingMatrix'] = ResolversParentTypes['ListingMatrix']> = {
  channels?: Resolver<Array<ResolversTypes['Channel']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ListingMatrixRow']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type ListingMatrixRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListingMatrixRow'] = ResolversParentTypes['ListingMatrixRow']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  variant?: Resolver<ResolversTypes['Variant'], ParentType, ContextType>;
  cells?: Resolver<Array<Maybe<ResolversTypes['VariantOnChannel']>>, ParentType, ContextType>;
};

export type ListingConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListingConnection'] = ResolversParentTypes['ListingConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Listing']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type ListingPreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListingPreview'] = ResolversParentTypes['ListingPreview']> = {
  changes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cells?: Resolver<Array<ResolversTypes['ListingCellPreview']>, ParentType, ContextType>;
};

export type ListingCellPreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListingCellPreview'] = ResolversParentTypes['ListingCellPreview']> = {
  channelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  variantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['ListingState'], ParentType, ContextType>;
  after?: Resolver<ResolversTypes['ListingState'], ParentType, ContextType>;
  priceBefore?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  priceAfter?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
};

export type ListingSetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListingSet'] = ResolversParentTypes['ListingSet']> = {
  listing?: Resolver<ResolversTypes['Listing'], ParentType, ContextType>;
  changeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetListingResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetListingResult'] = ResolversParentTypes['SetListingResult']> = {
  __resolveType: TypeResolveFn<'ListingSet' | 'InvalidInput' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type CommentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CommentKind'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  authorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waitingText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  waitingRating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  waitingTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CommentStatus'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['CommentReason']>, ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderLine?: Resolver<Maybe<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reportCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  flags?: Resolver<Array<ResolversTypes['CommentFlag']>, ParentType, ContextType>;
  replies?: Resolver<Array<ResolversTypes['CommentReply']>, ParentType, ContextType>;
  earlier?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  actions?: Resolver<Array<ResolversTypes['RecordAction']>, ParentType, ContextType>;
  mayReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CommentFlagResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CommentFlag'] = ResolversParentTypes['CommentFlag']> = {
  kind?: Resolver<ResolversTypes['CommentFlagKind'], ParentType, ContextType>;
  isByMachine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CommentReplyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CommentReply'] = ResolversParentTypes['CommentReply']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CommentReplyState'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  actions?: Resolver<Array<ResolversTypes['RecordAction']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SavedReplyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedReply'] = ResolversParentTypes['SavedReply']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RatingSummaryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RatingSummary'] = ResolversParentTypes['RatingSummary']> = {
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  average?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CommentConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CommentConnection'] = ResolversParentTypes['CommentConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type CommentSubmittedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CommentSubmitted'] = ResolversParentTypes['CommentSubmitted']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CommentStatus'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentReportedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CommentReported'] = ResolversParentTypes['CommentReported']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentSavedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CommentSaved'] = ResolversParentTypes['CommentSaved']> = {
  comment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
  changeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentDeletedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CommentDeleted'] = ResolversParentTypes['CommentDeleted']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentReplySavedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CommentReplySaved'] = ResolversParentTypes['CommentReplySaved']> = {
  reply?: Resolver<ResolversTypes['CommentReply'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
  changeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavedReplySavedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedReplySaved'] = ResolversParentTypes['SavedReplySaved']> = {
  savedReply?: Resolver<ResolversTypes['SavedReply'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavedReplyDeletedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedReplyDeleted'] = ResolversParentTypes['SavedReplyDeleted']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubmitCommentResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SubmitCommentResult'] = ResolversParentTypes['SubmitCommentResult']> = {
  __resolveType: TypeResolveFn<'CommentSubmitted' | 'InvalidInput' | 'NotFound', ParentType, ContextType>;
};

export type ReportCommentResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportCommentResult'] = ResolversParentTypes['ReportCommentResult']> = {
  __resolveType: TypeResolveFn<'CommentReported' | 'InvalidInput' | 'NotFound' | 'NotAllowedNow', ParentType, ContextType>;
};

export type SetCommentStatusResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetCommentStatusResult'] = ResolversParentTypes['SetCommentStatusResult']> = {
  __resolveType: TypeResolveFn<'CommentSaved' | 'NotFound' | 'VersionConflict' | 'NotAllowedNow', ParentType, ContextType>;
};

export type DecideCommentTextResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DecideCommentTextResult'] = ResolversParentTypes['DecideCommentTextResult']> = {
  __resolveType: TypeResolveFn<'CommentSaved' | 'NotFound' | 'VersionConflict' | 'NotAllowedNow', ParentType, ContextType>;
};

export type DeleteCommentResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteCommentResult'] = ResolversParentTypes['DeleteCommentResult']> = {
  __resolveType: TypeResolveFn<'CommentDeleted' | 'NotFound' | 'VersionConflict' | 'NotAllowedNow', ParentType, ContextType>;
};

export type CreateCommentReplyResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateCommentReplyResult'] = ResolversParentTypes['CreateCommentReplyResult']> = {
  __resolveType: TypeResolveFn<'CommentReplySaved' | 'InvalidInput' | 'NotFound', ParentType, ContextType>;
};

export type UpdateCommentReplyResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateCommentReplyResult'] = ResolversParentTypes['UpdateCommentReplyResult']> = {
  __resolveType: TypeResolveFn<'CommentReplySaved' | 'InvalidInput' | 'NotFound' | 'VersionConflict' | 'NotAllowedNow', ParentType, ContextType>;
};

export type SetCommentReplyStateResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetCommentReplyStateResult'] = ResolversParentTypes['SetCommentReplyStateResult']> = {
  __resolveType: TypeResolveFn<'CommentReplySaved' | 'NotFound' | 'VersionConflict' | 'NotAllowedNow', ParentType, ContextType>;
};

export type CreateSavedReplyResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateSavedReplyResult'] = ResolversParentTypes['CreateSavedReplyResult']> = {
  __resolveType: TypeResolveFn<'SavedReplySaved' | 'InvalidInput' | 'NotFound', ParentType, ContextType>;
};

export type UpdateSavedReplyResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateSavedReplyResult'] = ResolversParentTypes['UpdateSavedReplyResult']> = {
  __resolveType: TypeResolveFn<'SavedReplySaved' | 'InvalidInput' | 'NotFound' | 'VersionConflict', ParentType, ContextType>;
};

export type DeleteSavedReplyResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteSavedReplyResult'] = ResolversParentTypes['DeleteSavedReplyResult']> = {
  __resolveType: TypeResolveFn<'SavedReplyDeleted' | 'NotFound' | 'VersionConflict', ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface SafeIntScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['SafeInt'], any> {
  name: 'SafeInt';
}

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  installation?: Resolver<ResolversTypes['Installation'], ParentType, ContextType>;
  me?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
  rolesThatMay?: Resolver<Array<ResolversTypes['RoleThatMay']>, ParentType, ContextType, RequireFields<QueryRolesThatMayArgs, 'action' | 'subject'>>;
  apiKeys?: Resolver<ResolversTypes['ApiKeyConnection'], ParentType, ContextType, RequireFields<QueryApiKeysArgs, 'first'>>;
  apiKey?: Resolver<Maybe<ResolversTypes['ApiKey']>, ParentType, ContextType, RequireFields<QueryApiKeyArgs, 'id'>>;
  explainRight?: Resolver<Maybe<ResolversTypes['RightAnswer']>, ParentType, ContextType, RequireFields<QueryExplainRightArgs, 'question'>>;
  preferences?: Resolver<Maybe<ResolversTypes['Preferences']>, ParentType, ContextType>;
  roles?: Resolver<ResolversTypes['RoleConnection'], ParentType, ContextType, RequireFields<QueryRolesArgs, 'first'>>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType, RequireFields<QueryRoleArgs, 'id'>>;
  rolePreview?: Resolver<Maybe<ResolversTypes['RolePreview']>, ParentType, ContextType, RequireFields<QueryRolePreviewArgs, 'view'>>;
  sessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType, RequireFields<QuerySessionsArgs, 'userId'>>;
  users?: Resolver<ResolversTypes['UserConnection'], ParentType, ContextType, RequireFields<QueryUsersArgs, 'first'>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  ownedByUsers?: Resolver<Array<ResolversTypes['OwnedRecords']>, ParentType, ContextType, Partial<QueryOwnedByUsersArgs>>;
  roleChoices?: Resolver<Array<ResolversTypes['RoleChoice']>, ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['FiguresResult'], ParentType, ContextType, RequireFields<QueryFiguresArgs, 'input'>>;
  savedReports?: Resolver<ResolversTypes['SavedReportConnection'], ParentType, ContextType, RequireFields<QuerySavedReportsArgs, 'first'>>;
  savedReport?: Resolver<Maybe<ResolversTypes['SavedReport']>, ParentType, ContextType, RequireFields<QuerySavedReportArgs, 'id'>>;
  reportRoles?: Resolver<Array<ResolversTypes['ReportRole']>, ParentType, ContextType>;
  attributeRegistry?: Resolver<ResolversTypes['AttributeConnection'], ParentType, ContextType, RequireFields<QueryAttributeRegistryArgs, 'first'>>;
  attribute?: Resolver<Maybe<ResolversTypes['Attribute']>, ParentType, ContextType, RequireFields<QueryAttributeArgs, 'id'>>;
  changes?: Resolver<Maybe<ResolversTypes['ChangeConnection']>, ParentType, ContextType, RequireFields<QueryChangesArgs, 'entity' | 'id' | 'first'>>;
  auditTrail?: Resolver<ResolversTypes['AuditTrailConnection'], ParentType, ContextType, RequireFields<QueryAuditTrailArgs, 'first'>>;
  auditSealing?: Resolver<Maybe<ResolversTypes['AuditSealing']>, ParentType, ContextType>;
  binEntries?: Resolver<ResolversTypes['BinEntryConnection'], ParentType, ContextType, RequireFields<QueryBinEntriesArgs, 'first'>>;
  binEntry?: Resolver<Maybe<ResolversTypes['BinEntry']>, ParentType, ContextType, RequireFields<QueryBinEntryArgs, 'id'>>;
  bookmarks?: Resolver<Array<ResolversTypes['Bookmark']>, ParentType, ContextType>;
  visits?: Resolver<Array<ResolversTypes['Visit']>, ParentType, ContextType>;
  brands?: Resolver<ResolversTypes['BrandConnection'], ParentType, ContextType, RequireFields<QueryBrandsArgs, 'first'>>;
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType, RequireFields<QueryBrandArgs, 'id'>>;
  bulkRun?: Resolver<Maybe<ResolversTypes['BulkRun']>, ParentType, ContextType, RequireFields<QueryBulkRunArgs, 'id'>>;
  bulkItems?: Resolver<ResolversTypes['BulkItemConnection'], ParentType, ContextType, RequireFields<QueryBulkItemsArgs, 'runId' | 'first'>>;
  categories?: Resolver<ResolversTypes['CategoryConnection'], ParentType, ContextType, RequireFields<QueryCategoriesArgs, 'first'>>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryArgs, 'id'>>;
  categoryMoveEffects?: Resolver<ResolversTypes['CategoryMoveEffects'], ParentType, ContextType, RequireFields<QueryCategoryMoveEffectsArgs, 'ids'>>;
  categoryMergeEffects?: Resolver<ResolversTypes['CategoryMergeEffectsResult'], ParentType, ContextType, RequireFields<QueryCategoryMergeEffectsArgs, 'survivorId' | 'mergedIds'>>;
  channelKeys?: Resolver<Maybe<ResolversTypes['ChannelKeyConnection']>, ParentType, ContextType, RequireFields<QueryChannelKeysArgs, 'channelId' | 'first'>>;
  channels?: Resolver<ResolversTypes['ChannelConnection'], ParentType, ContextType, RequireFields<QueryChannelsArgs, 'first'>>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType, RequireFields<QueryChannelArgs, 'id'>>;
  channelKinds?: Resolver<Array<ResolversTypes['ChannelKind']>, ParentType, ContextType>;
  channelFeeds?: Resolver<Maybe<Array<ResolversTypes['ChannelFeed']>>, ParentType, ContextType, RequireFields<QueryChannelFeedsArgs, 'channelId'>>;
  channelFeed?: Resolver<Maybe<ResolversTypes['ChannelFeed']>, ParentType, ContextType, RequireFields<QueryChannelFeedArgs, 'id'>>;
  feedRows?: Resolver<Maybe<ResolversTypes['FeedRowConnection']>, ParentType, ContextType, RequireFields<QueryFeedRowsArgs, 'feedId' | 'first'>>;
  feedRow?: Resolver<Maybe<ResolversTypes['FeedRow']>, ParentType, ContextType, RequireFields<QueryFeedRowArgs, 'feedId' | 'externalId'>>;
  feedSample?: Resolver<Maybe<ResolversTypes['FeedSample']>, ParentType, ContextType, RequireFields<QueryFeedSampleArgs, 'feedId' | 'first'>>;
  feedReads?: Resolver<Maybe<ResolversTypes['FeedReadConnection']>, ParentType, ContextType, RequireFields<QueryFeedReadsArgs, 'feedId' | 'first'>>;
  channelIssueCauses?: Resolver<Maybe<Array<ResolversTypes['ChannelIssueCause']>>, ParentType, ContextType, RequireFields<QueryChannelIssueCausesArgs, 'channelId'>>;
  channelIssues?: Resolver<Maybe<ResolversTypes['ChannelIssueConnection']>, ParentType, ContextType, RequireFields<QueryChannelIssuesArgs, 'channelId' | 'first'>>;
  channelMapping?: Resolver<Maybe<ResolversTypes['ChannelMapping']>, ParentType, ContextType, RequireFields<QueryChannelMappingArgs, 'channelId'>>;
  previewChannelMapping?: Resolver<Maybe<ResolversTypes['ChannelMappingPreview']>, ParentType, ContextType, RequireFields<QueryPreviewChannelMappingArgs, 'channelId' | 'rules'>>;
  listings?: Resolver<ResolversTypes['ListingConnection'], ParentType, ContextType, RequireFields<QueryListingsArgs, 'first'>>;
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType, RequireFields<QueryListingArgs, 'id'>>;
  productChannels?: Resolver<Array<ResolversTypes['VariantOnChannel']>, ParentType, ContextType, RequireFields<QueryProductChannelsArgs, 'productId'>>;
  listingMatrix?: Resolver<ResolversTypes['ListingMatrix'], ParentType, ContextType, RequireFields<QueryListingMatrixArgs, 'channelIds' | 'first'>>;
  previewListings?: Resolver<ResolversTypes['ListingPreview'], ParentType, ContextType, RequireFields<QueryPreviewListingsArgs, 'cells'>>;
  comments?: Resolver<ResolversTypes['CommentConnection'], ParentType, ContextType, RequireFields<QueryCommentsArgs, 'first'>>;
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType, RequireFields<QueryCommentArgs, 'id'>>;
  waitingComments?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType, RequireFields<QueryWaitingCommentsArgs, 'ids'>>;
  savedReplies?: Resolver<Array<ResolversTypes['SavedReply']>, ParentType, ContextType, RequireFields<QuerySavedRepliesArgs, 'shopId'>>;
  ratingSummaries?: Resolver<Array<ResolversTypes['RatingSummary']>, ParentType, ContextType, RequireFields<QueryRatingSummariesArgs, 'productId'>>;
  crawlers?: Resolver<ResolversTypes['CrawlerConnection'], ParentType, ContextType, RequireFields<QueryCrawlersArgs, 'first'>>;
  crawler?: Resolver<Maybe<ResolversTypes['Crawler']>, ParentType, ContextType, RequireFields<QueryCrawlerArgs, 'id'>>;
  crawlRuns?: Resolver<ResolversTypes['CrawlRunConnection'], ParentType, ContextType, RequireFields<QueryCrawlRunsArgs, 'first'>>;
  crawlRun?: Resolver<Maybe<ResolversTypes['CrawlRun']>, ParentType, ContextType, RequireFields<QueryCrawlRunArgs, 'id'>>;
  crawlFetches?: Resolver<ResolversTypes['CrawlFetchConnection'], ParentType, ContextType, RequireFields<QueryCrawlFetchesArgs, 'runId' | 'first'>>;
  crawlRunPages?: Resolver<ResolversTypes['CrawlRunPageConnection'], ParentType, ContextType, RequireFields<QueryCrawlRunPagesArgs, 'runId' | 'first'>>;
  testCrawlerAddress?: Resolver<ResolversTypes['AddressVerdict'], ParentType, ContextType, RequireFields<QueryTestCrawlerAddressArgs, 'shopId' | 'config' | 'url'>>;
  estimateCrawl?: Resolver<ResolversTypes['CrawlEstimate'], ParentType, ContextType, RequireFields<QueryEstimateCrawlArgs, 'shopId' | 'config'>>;
  customers?: Resolver<ResolversTypes['CustomerConnection'], ParentType, ContextType, RequireFields<QueryCustomersArgs, 'first'>>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<QueryCustomerArgs, 'id'>>;
  customerErasurePreview?: Resolver<Maybe<ResolversTypes['CustomerErasurePreview']>, ParentType, ContextType, RequireFields<QueryCustomerErasurePreviewArgs, 'id'>>;
  customerMergePreview?: Resolver<ResolversTypes['CustomerMergePreviewResult'], ParentType, ContextType, RequireFields<QueryCustomerMergePreviewArgs, 'survivorId' | 'mergedId'>>;
  dashboard?: Resolver<ResolversTypes['Dashboard'], ParentType, ContextType>;
  discounts?: Resolver<ResolversTypes['DiscountConnection'], ParentType, ContextType, RequireFields<QueryDiscountsArgs, 'first'>>;
  discount?: Resolver<Maybe<ResolversTypes['Discount']>, ParentType, ContextType, RequireFields<QueryDiscountArgs, 'id'>>;
  discountCodes?: Resolver<ResolversTypes['DiscountCodeConnection'], ParentType, ContextType, RequireFields<QueryDiscountCodesArgs, 'discountId' | 'first'>>;
  discountUses?: Resolver<ResolversTypes['DiscountUseConnection'], ParentType, ContextType, RequireFields<QueryDiscountUsesArgs, 'discountId' | 'first'>>;
  discountWarnings?: Resolver<ResolversTypes['DiscountWarnings'], ParentType, ContextType, RequireFields<QueryDiscountWarningsArgs, 'shopId' | 'input'>>;
  discountBench?: Resolver<ResolversTypes['DiscountBenchResult'], ParentType, ContextType, RequireFields<QueryDiscountBenchArgs, 'input'>>;
  excavators?: Resolver<ResolversTypes['ExcavatorConnection'], ParentType, ContextType, RequireFields<QueryExcavatorsArgs, 'first'>>;
  excavator?: Resolver<Maybe<ResolversTypes['Excavator']>, ParentType, ContextType, RequireFields<QueryExcavatorArgs, 'id'>>;
  excavationRun?: Resolver<Maybe<ResolversTypes['ExcavationRun']>, ParentType, ContextType, RequireFields<QueryExcavationRunArgs, 'id'>>;
  countExcavatorScope?: Resolver<ResolversTypes['ScopeCount'], ParentType, ContextType, RequireFields<QueryCountExcavatorScopeArgs, 'scope'>>;
  proposals?: Resolver<ResolversTypes['ProposalConnection'], ParentType, ContextType, RequireFields<QueryProposalsArgs, 'first'>>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType, RequireFields<QueryProposalArgs, 'id'>>;
  reviewQueue?: Resolver<Array<ResolversTypes['Proposal']>, ParentType, ContextType, RequireFields<QueryReviewQueueArgs, 'first'>>;
  waitingProposals?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<QueryWaitingProposalsArgs, 'ids'>>;
  auditFigures?: Resolver<Array<ResolversTypes['AuditFigures']>, ParentType, ContextType>;
  matchTargets?: Resolver<Array<ResolversTypes['MatchTarget']>, ParentType, ContextType, RequireFields<QueryMatchTargetsArgs, 'offerId' | 'search' | 'first'>>;
  listFields?: Resolver<Array<ResolversTypes['ListField']>, ParentType, ContextType, RequireFields<QueryListFieldsArgs, 'list'>>;
  namedRecords?: Resolver<Array<ResolversTypes['NamedRecord']>, ParentType, ContextType, RequireFields<QueryNamedRecordsArgs, 'of'>>;
  foundRecords?: Resolver<Array<ResolversTypes['FoundRecord']>, ParentType, ContextType, RequireFields<QueryFoundRecordsArgs, 'of' | 'search' | 'first'>>;
  grabbers?: Resolver<ResolversTypes['GrabberConnection'], ParentType, ContextType, RequireFields<QueryGrabbersArgs, 'first'>>;
  grabber?: Resolver<Maybe<ResolversTypes['Grabber']>, ParentType, ContextType, RequireFields<QueryGrabberArgs, 'id'>>;
  grabRun?: Resolver<Maybe<ResolversTypes['GrabRun']>, ParentType, ContextType, RequireFields<QueryGrabRunArgs, 'id'>>;
  grabItems?: Resolver<ResolversTypes['GrabItemConnection'], ParentType, ContextType, RequireFields<QueryGrabItemsArgs, 'runId' | 'first'>>;
  replayPages?: Resolver<ResolversTypes['ReplayPageConnection'], ParentType, ContextType, RequireFields<QueryReplayPagesArgs, 'runId' | 'first'>>;
  compareReadings?: Resolver<ResolversTypes['ReadingComparison'], ParentType, ContextType, RequireFields<QueryCompareReadingsArgs, 'input'>>;
  proposeSelectors?: Resolver<Array<ResolversTypes['ProposedSelector']>, ParentType, ContextType, RequireFields<QueryProposeSelectorsArgs, 'pageId'>>;
  storedPages?: Resolver<Array<ResolversTypes['StoredPage']>, ParentType, ContextType, RequireFields<QueryStoredPagesArgs, 'crawlerId' | 'first'>>;
  import?: Resolver<Maybe<ResolversTypes['Import']>, ParentType, ContextType, RequireFields<QueryImportArgs, 'id'>>;
  imports?: Resolver<ResolversTypes['ImportConnection'], ParentType, ContextType, RequireFields<QueryImportsArgs, 'kind' | 'first'>>;
  importTargets?: Resolver<Array<ResolversTypes['ImportTarget']>, ParentType, ContextType, RequireFields<QueryImportTargetsArgs, 'kind'>>;
  changeSetRows?: Resolver<ResolversTypes['ChangeSetRowConnection'], ParentType, ContextType, RequireFields<QueryChangeSetRowsArgs, 'setId' | 'first'>>;
  jobs?: Resolver<ResolversTypes['JobConnection'], ParentType, ContextType, RequireFields<QueryJobsArgs, 'first'>>;
  jobTray?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<QueryJobTrayArgs, 'endedSince'>>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<QueryJobArgs, 'id'>>;
  eventConsumers?: Resolver<Array<ResolversTypes['EventConsumer']>, ParentType, ContextType>;
  tablesWithoutNextMonth?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  taskQueues?: Resolver<Array<ResolversTypes['TaskQueue']>, ParentType, ContextType>;
  failedTasks?: Resolver<Array<ResolversTypes['FailedTask']>, ParentType, ContextType, RequireFields<QueryFailedTasksArgs, 'first'>>;
  offers?: Resolver<ResolversTypes['OfferConnection'], ParentType, ContextType, RequireFields<QueryOffersArgs, 'first'>>;
  offer?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType, RequireFields<QueryOfferArgs, 'id'>>;
  offerShops?: Resolver<Array<ResolversTypes['OfferShop']>, ParentType, ContextType>;
  productPriceHistory?: Resolver<Array<ResolversTypes['OfferPriceSeries']>, ParentType, ContextType, RequireFields<QueryProductPriceHistoryArgs, 'productId' | 'days'>>;
  orderAssignees?: Resolver<Array<ResolversTypes['OrderPerson']>, ParentType, ContextType, RequireFields<QueryOrderAssigneesArgs, 'shopId' | 'first'>>;
  orderQueue?: Resolver<ResolversTypes['OrderQueueConnection'], ParentType, ContextType, RequireFields<QueryOrderQueueArgs, 'first' | 'assignment'>>;
  orderQueueCounts?: Resolver<Array<ResolversTypes['OrderNeedCount']>, ParentType, ContextType, RequireFields<QueryOrderQueueCountsArgs, 'assignment'>>;
  orderShops?: Resolver<Array<ResolversTypes['OrderShop']>, ParentType, ContextType, RequireFields<QueryOrderShopsArgs, 'action'>>;
  orderReferences?: Resolver<Array<ResolversTypes['OrderReference']>, ParentType, ContextType, RequireFields<QueryOrderReferencesArgs, 'shopId' | 'references'>>;
  orders?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, RequireFields<QueryOrdersArgs, 'first'>>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  orderChannels?: Resolver<Array<ResolversTypes['Channel']>, ParentType, ContextType>;
  orderTotals?: Resolver<ResolversTypes['OrderTotals'], ParentType, ContextType, Partial<QueryOrderTotalsArgs>>;
  previewOrder?: Resolver<ResolversTypes['PreviewOrderResult'], ParentType, ContextType, RequireFields<QueryPreviewOrderArgs, 'channelId' | 'input'>>;
  paymentTransactions?: Resolver<ResolversTypes['PaymentTransactionConnection'], ParentType, ContextType, RequireFields<QueryPaymentTransactionsArgs, 'first'>>;
  paymentSums?: Resolver<ResolversTypes['PaymentSums'], ParentType, ContextType, Partial<QueryPaymentSumsArgs>>;
  paymentCurrencies?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType, RequireFields<QueryPaymentArgs, 'id'>>;
  paymentProviders?: Resolver<Array<ResolversTypes['PaymentProvider']>, ParentType, ContextType, RequireFields<QueryPaymentProvidersArgs, 'shopId'>>;
  paymentEvents?: Resolver<ResolversTypes['PaymentEventConnection'], ParentType, ContextType, RequireFields<QueryPaymentEventsArgs, 'first'>>;
  paymentEvent?: Resolver<Maybe<ResolversTypes['PaymentEvent']>, ParentType, ContextType, RequireFields<QueryPaymentEventArgs, 'id'>>;
  refunds?: Resolver<ResolversTypes['RefundConnection'], ParentType, ContextType, RequireFields<QueryRefundsArgs, 'first'>>;
  refund?: Resolver<Maybe<ResolversTypes['Refund']>, ParentType, ContextType, RequireFields<QueryRefundArgs, 'id'>>;
  previewRefund?: Resolver<ResolversTypes['PreviewRefundResult'], ParentType, ContextType, RequireFields<QueryPreviewRefundArgs, 'orderId' | 'input'>>;
  archivedProducts?: Resolver<ResolversTypes['ArchivedProductConnection'], ParentType, ContextType, RequireFields<QueryArchivedProductsArgs, 'first'>>;
  archiveEffects?: Resolver<ResolversTypes['ArchiveEffects'], ParentType, ContextType, Partial<QueryArchiveEffectsArgs>>;
  productGridColumns?: Resolver<Array<ResolversTypes['GridColumn']>, ParentType, ContextType>;
  productGrid?: Resolver<ResolversTypes['ProductGridConnection'], ParentType, ContextType, RequireFields<QueryProductGridArgs, 'columns' | 'first'>>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<QueryProductsArgs, 'first'>>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>;
  productByGtin?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductByGtinArgs, 'gtin'>>;
  productBySku?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductBySkuArgs, 'sku'>>;
  productByMpn?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductByMpnArgs, 'mpn' | 'brandId'>>;
  productsNamedLike?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductsNamedLikeArgs, 'name' | 'brandId'>>;
  binnedProductByGtin?: Resolver<Maybe<ResolversTypes['BinnedProduct']>, ParentType, ContextType, RequireFields<QueryBinnedProductByGtinArgs, 'gtin'>>;
  productBrands?: Resolver<ResolversTypes['ProductBrands'], ParentType, ContextType>;
  attributes?: Resolver<Array<ResolversTypes['Attribute']>, ParentType, ContextType>;
  propertyNames?: Resolver<ResolversTypes['PropertyNameConnection'], ParentType, ContextType, RequireFields<QueryPropertyNamesArgs, 'first'>>;
  propertyName?: Resolver<Maybe<ResolversTypes['PropertyName']>, ParentType, ContextType, RequireFields<QueryPropertyNameArgs, 'id'>>;
  storage?: Resolver<Maybe<ResolversTypes['Storage']>, ParentType, ContextType, Partial<QueryStorageArgs>>;
  contentLocales?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<Array<ResolversTypes['Setting']>>, ParentType, ContextType, Partial<QuerySettingsArgs>>;
  setting?: Resolver<Maybe<ResolversTypes['Setting']>, ParentType, ContextType, RequireFields<QuerySettingArgs, 'id'>>;
  nameSorting?: Resolver<ResolversTypes['NameSorting'], ParentType, ContextType>;
  settingEffects?: Resolver<Array<ResolversTypes['SettingEffect']>, ParentType, ContextType, RequireFields<QuerySettingEffectsArgs, 'key'>>;
  shelves?: Resolver<ResolversTypes['ShelfConnection'], ParentType, ContextType, RequireFields<QueryShelvesArgs, 'first'>>;
  shelf?: Resolver<Maybe<ResolversTypes['Shelf']>, ParentType, ContextType, RequireFields<QueryShelfArgs, 'id'>>;
  shops?: Resolver<ResolversTypes['ShopConnection'], ParentType, ContextType, RequireFields<QueryShopsArgs, 'first'>>;
  shop?: Resolver<Maybe<ResolversTypes['Shop']>, ParentType, ContextType, RequireFields<QueryShopArgs, 'id'>>;
  shopByAddress?: Resolver<Maybe<ResolversTypes['Shop']>, ParentType, ContextType, RequireFields<QueryShopByAddressArgs, 'url'>>;
  newShopCurrency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxRates?: Resolver<ResolversTypes['TaxRateConnection'], ParentType, ContextType, RequireFields<QueryTaxRatesArgs, 'first'>>;
  taxRate?: Resolver<Maybe<ResolversTypes['TaxRate']>, ParentType, ContextType, RequireFields<QueryTaxRateArgs, 'id'>>;
  taxonomies?: Resolver<Array<ResolversTypes['Taxonomy']>, ParentType, ContextType>;
  taxonomyDifference?: Resolver<ResolversTypes['TaxonomyDifferenceResult'], ParentType, ContextType, RequireFields<QueryTaxonomyDifferenceArgs, 'uploadId' | 'language'>>;
  taxonomyNodes?: Resolver<Array<ResolversTypes['TaxonomyNode']>, ParentType, ContextType, RequireFields<QueryTaxonomyNodesArgs, 'publisher' | 'search' | 'first'>>;
  taxonomyLinks?: Resolver<ResolversTypes['TaxonomyLinkReport'], ParentType, ContextType, RequireFields<QueryTaxonomyLinksArgs, 'publisher' | 'language'>>;
  categoryTemplateEffects?: Resolver<Maybe<ResolversTypes['CategoryTemplateEffects']>, ParentType, ContextType, RequireFields<QueryCategoryTemplateEffectsArgs, 'id' | 'input'>>;
  savedViews?: Resolver<Array<ResolversTypes['SavedView']>, ParentType, ContextType, RequireFields<QuerySavedViewsArgs, 'list'>>;
  listLayouts?: Resolver<Array<ResolversTypes['ListLayout']>, ParentType, ContextType, RequireFields<QueryListLayoutsArgs, 'list'>>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  ping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfileResult'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'id' | 'version' | 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordResult'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  createApiKey?: Resolver<ResolversTypes['CreateApiKeyResult'], ParentType, ContextType, RequireFields<MutationCreateApiKeyArgs, 'input'>>;
  revokeApiKey?: Resolver<ResolversTypes['RevokeApiKeyResult'], ParentType, ContextType, RequireFields<MutationRevokeApiKeyArgs, 'id'>>;
  createUserLink?: Resolver<ResolversTypes['CreateUserLinkResult'], ParentType, ContextType, RequireFields<MutationCreateUserLinkArgs, 'id'>>;
  inviteUsers?: Resolver<ResolversTypes['InviteUsersResult'], ParentType, ContextType, RequireFields<MutationInviteUsersArgs, 'input'>>;
  offboardUser?: Resolver<ResolversTypes['OffboardUserResult'], ParentType, ContextType, RequireFields<MutationOffboardUserArgs, 'id' | 'version' | 'input'>>;
  reinstateUser?: Resolver<ResolversTypes['ReinstateUserResult'], ParentType, ContextType, RequireFields<MutationReinstateUserArgs, 'id' | 'version'>>;
  eraseUser?: Resolver<ResolversTypes['EraseUserResult'], ParentType, ContextType, RequireFields<MutationEraseUserArgs, 'id' | 'version' | 'input'>>;
  savePreferences?: Resolver<ResolversTypes['SavePreferencesResult'], ParentType, ContextType, RequireFields<MutationSavePreferencesArgs, 'input'>>;
  createRole?: Resolver<ResolversTypes['CreateRoleResult'], ParentType, ContextType, RequireFields<MutationCreateRoleArgs, 'input'>>;
  updateRole?: Resolver<ResolversTypes['UpdateRoleResult'], ParentType, ContextType, RequireFields<MutationUpdateRoleArgs, 'id' | 'version' | 'input'>>;
  deleteRole?: Resolver<ResolversTypes['DeleteRoleResult'], ParentType, ContextType, RequireFields<MutationDeleteRoleArgs, 'id' | 'version'>>;
  beginSecondFactor?: Resolver<ResolversTypes['BeginSecondFactorResult'], ParentType, ContextType, RequireFields<MutationBeginSecondFactorArgs, 'input'>>;
  confirmSecondFactor?: Resolver<ResolversTypes['ConfirmSecondFactorResult'], ParentType, ContextType, RequireFields<MutationConfirmSecondFactorArgs, 'input'>>;
  renewRecoveryCodes?: Resolver<ResolversTypes['RenewRecoveryCodesResult'], ParentType, ContextType, RequireFields<MutationRenewRecoveryCodesArgs, 'input'>>;
  turnOffSecondFactor?: Resolver<ResolversTypes['TurnOffSecondFactorResult'], ParentType, ContextType, RequireFields<MutationTurnOffSecondFactorArgs, 'input'>>;
  resetSecondFactor?: Resolver<ResolversTypes['ResetSecondFactorResult'], ParentType, ContextType, RequireFields<MutationResetSecondFactorArgs, 'id'>>;
  revokeSession?: Resolver<ResolversTypes['RevokeSessionsResult'], ParentType, ContextType, RequireFields<MutationRevokeSessionArgs, 'id'>>;
  revokeSessions?: Resolver<ResolversTypes['RevokeSessionsResult'], ParentType, ContextType, RequireFields<MutationRevokeSessionsArgs, 'userId'>>;
  createUser?: Resolver<ResolversTypes['CreateUserResult'], ParentType, ContextType, RequireFields<MutationCreateUserArgs, 'input'>>;
  updateUser?: Resolver<ResolversTypes['UpdateUserResult'], ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'id' | 'version' | 'input'>>;
  setUserAvatar?: Resolver<ResolversTypes['SetUserAvatarResult'], ParentType, ContextType, RequireFields<MutationSetUserAvatarArgs, 'id' | 'version'>>;
  enableUser?: Resolver<ResolversTypes['UserStatusResult'], ParentType, ContextType, RequireFields<MutationEnableUserArgs, 'id' | 'version'>>;
  disableUser?: Resolver<ResolversTypes['UserStatusResult'], ParentType, ContextType, RequireFields<MutationDisableUserArgs, 'id' | 'version'>>;
  saveReport?: Resolver<ResolversTypes['SaveReportResult'], ParentType, ContextType, RequireFields<MutationSaveReportArgs, 'input'>>;
  deleteReport?: Resolver<ResolversTypes['DeleteReportResult'], ParentType, ContextType, RequireFields<MutationDeleteReportArgs, 'id' | 'version'>>;
  createAttribute?: Resolver<ResolversTypes['CreateAttributeResult'], ParentType, ContextType, RequireFields<MutationCreateAttributeArgs, 'input'>>;
  updateAttribute?: Resolver<ResolversTypes['UpdateAttributeResult'], ParentType, ContextType, RequireFields<MutationUpdateAttributeArgs, 'id' | 'version' | 'input'>>;
  deleteAttribute?: Resolver<ResolversTypes['DeleteAttributeResult'], ParentType, ContextType, RequireFields<MutationDeleteAttributeArgs, 'id' | 'version'>>;
  revertChange?: Resolver<ResolversTypes['RevertChangeResult'], ParentType, ContextType, RequireFields<MutationRevertChangeArgs, 'changeId'>>;
  restoreFromBin?: Resolver<ResolversTypes['RestoreFromBinResult'], ParentType, ContextType, RequireFields<MutationRestoreFromBinArgs, 'id'>>;
  purgeFromBin?: Resolver<ResolversTypes['PurgeFromBinResult'], ParentType, ContextType, RequireFields<MutationPurgeFromBinArgs, 'id'>>;
  addBookmark?: Resolver<ResolversTypes['AddBookmarkResult'], ParentType, ContextType, RequireFields<MutationAddBookmarkArgs, 'input'>>;
  removeBookmark?: Resolver<ResolversTypes['BookmarksChanged'], ParentType, ContextType, RequireFields<MutationRemoveBookmarkArgs, 'path'>>;
  noteVisit?: Resolver<ResolversTypes['NoteVisitResult'], ParentType, ContextType, RequireFields<MutationNoteVisitArgs, 'input'>>;
  createBrand?: Resolver<ResolversTypes['CreateBrandResult'], ParentType, ContextType, RequireFields<MutationCreateBrandArgs, 'input'>>;
  updateBrand?: Resolver<ResolversTypes['UpdateBrandResult'], ParentType, ContextType, RequireFields<MutationUpdateBrandArgs, 'id' | 'version' | 'input'>>;
  archiveBrand?: Resolver<ResolversTypes['ArchiveBrandResult'], ParentType, ContextType, RequireFields<MutationArchiveBrandArgs, 'id' | 'version'>>;
  restoreBrand?: Resolver<ResolversTypes['ArchiveBrandResult'], ParentType, ContextType, RequireFields<MutationRestoreBrandArgs, 'id' | 'version'>>;
  startBulkRun?: Resolver<ResolversTypes['StartBulkRunResult'], ParentType, ContextType, RequireFields<MutationStartBulkRunArgs, 'input'>>;
  createCategory?: Resolver<ResolversTypes['CreateCategoryResult'], ParentType, ContextType, RequireFields<MutationCreateCategoryArgs, 'input'>>;
  updateCategory?: Resolver<ResolversTypes['UpdateCategoryResult'], ParentType, ContextType, RequireFields<MutationUpdateCategoryArgs, 'id' | 'version' | 'input'>>;
  moveCategory?: Resolver<ResolversTypes['MoveCategoryResult'], ParentType, ContextType, RequireFields<MutationMoveCategoryArgs, 'id' | 'version' | 'input'>>;
  mergeCategories?: Resolver<ResolversTypes['MergeCategoriesResult'], ParentType, ContextType, RequireFields<MutationMergeCategoriesArgs, 'input'>>;
  changeCategoryStatus?: Resolver<ResolversTypes['ChangeCategoryStatusResult'], ParentType, ContextType, RequireFields<MutationChangeCategoryStatusArgs, 'id' | 'version' | 'status'>>;
  setCategoryPicture?: Resolver<ResolversTypes['SetCategoryPictureResult'], ParentType, ContextType, RequireFields<MutationSetCategoryPictureArgs, 'id' | 'version'>>;
  deleteCategory?: Resolver<ResolversTypes['DeleteCategoryResult'], ParentType, ContextType, RequireFields<MutationDeleteCategoryArgs, 'id' | 'version'>>;
  createChannelKey?: Resolver<ResolversTypes['CreateChannelKeyResult'], ParentType, ContextType, RequireFields<MutationCreateChannelKeyArgs, 'channelId' | 'input'>>;
  revokeChannelKey?: Resolver<ResolversTypes['RevokeChannelKeyResult'], ParentType, ContextType, RequireFields<MutationRevokeChannelKeyArgs, 'id'>>;
  createChannel?: Resolver<ResolversTypes['CreateChannelResult'], ParentType, ContextType, RequireFields<MutationCreateChannelArgs, 'input'>>;
  updateChannel?: Resolver<ResolversTypes['UpdateChannelResult'], ParentType, ContextType, RequireFields<MutationUpdateChannelArgs, 'id' | 'version' | 'input'>>;
  setChannelStatus?: Resolver<ResolversTypes['SetChannelStatusResult'], ParentType, ContextType, RequireFields<MutationSetChannelStatusArgs, 'id' | 'version' | 'status' | 'confirmed'>>;
  createChannelFeed?: Resolver<ResolversTypes['CreateChannelFeedResult'], ParentType, ContextType, RequireFields<MutationCreateChannelFeedArgs, 'channelId' | 'input'>>;
  updateChannelFeed?: Resolver<ResolversTypes['UpdateChannelFeedResult'], ParentType, ContextType, RequireFields<MutationUpdateChannelFeedArgs, 'id' | 'version' | 'input'>>;
  replaceFeedToken?: Resolver<ResolversTypes['ReplaceFeedTokenResult'], ParentType, ContextType, RequireFields<MutationReplaceFeedTokenArgs, 'id' | 'version'>>;
  rebuildChannelFeed?: Resolver<ResolversTypes['RebuildChannelFeedResult'], ParentType, ContextType, RequireFields<MutationRebuildChannelFeedArgs, 'id' | 'version'>>;
  removeHeldRows?: Resolver<ResolversTypes['RemoveHeldRowsResult'], ParentType, ContextType, RequireFields<MutationRemoveHeldRowsArgs, 'id' | 'version'>>;
  saveChannelMapping?: Resolver<ResolversTypes['SaveChannelMappingResult'], ParentType, ContextType, RequireFields<MutationSaveChannelMappingArgs, 'channelId' | 'version' | 'rules'>>;
  revertChannelMapping?: Resolver<ResolversTypes['RevertChannelMappingResult'], ParentType, ContextType, RequireFields<MutationRevertChannelMappingArgs, 'channelId' | 'version' | 'to'>>;
  moveChannelKind?: Resolver<ResolversTypes['MoveChannelKindResult'], ParentType, ContextType, RequireFields<MutationMoveChannelKindArgs, 'id' | 'version' | 'to'>>;
  setListing?: Resolver<ResolversTypes['SetListingResult'], ParentType, ContextType, RequireFields<MutationSetListingArgs, 'channelId' | 'variantId' | 'version' | 'input'>>;
  applyListings?: Resolver<ResolversTypes['StartBulkRunResult'], ParentType, ContextType, RequireFields<MutationApplyListingsArgs, 'cells'>>;
  submitComment?: Resolver<ResolversTypes['SubmitCommentResult'], ParentType, ContextType, RequireFields<MutationSubmitCommentArgs, 'channelId' | 'input'>>;
  reportComment?: Resolver<ResolversTypes['ReportCommentResult'], ParentType, ContextType, RequireFields<MutationReportCommentArgs, 'channelId' | 'input'>>;
  setCommentStatus?: Resolver<ResolversTypes['SetCommentStatusResult'], ParentType, ContextType, RequireFields<MutationSetCommentStatusArgs, 'id' | 'version' | 'status'>>;
  decideCommentText?: Resolver<ResolversTypes['DecideCommentTextResult'], ParentType, ContextType, RequireFields<MutationDecideCommentTextArgs, 'id' | 'version' | 'isShown'>>;
  deleteComment?: Resolver<ResolversTypes['DeleteCommentResult'], ParentType, ContextType, RequireFields<MutationDeleteCommentArgs, 'id' | 'version'>>;
  createCommentReply?: Resolver<ResolversTypes['CreateCommentReplyResult'], ParentType, ContextType, RequireFields<MutationCreateCommentReplyArgs, 'commentId' | 'text'>>;
  updateCommentReply?: Resolver<ResolversTypes['UpdateCommentReplyResult'], ParentType, ContextType, RequireFields<MutationUpdateCommentReplyArgs, 'id' | 'version' | 'text'>>;
  setCommentReplyState?: Resolver<ResolversTypes['SetCommentReplyStateResult'], ParentType, ContextType, RequireFields<MutationSetCommentReplyStateArgs, 'id' | 'version' | 'state'>>;
  createSavedReply?: Resolver<ResolversTypes['CreateSavedReplyResult'], ParentType, ContextType, RequireFields<MutationCreateSavedReplyArgs, 'shopId' | 'input'>>;
  updateSavedReply?: Resolver<ResolversTypes['UpdateSavedReplyResult'], ParentType, ContextType, RequireFields<MutationUpdateSavedReplyArgs, 'id' | 'version' | 'input'>>;
  deleteSavedReply?: Resolver<ResolversTypes['DeleteSavedReplyResult'], ParentType, ContextType, RequireFields<MutationDeleteSavedReplyArgs, 'id' | 'version'>>;
  createCrawler?: Resolver<ResolversTypes['CreateCrawlerResult'], ParentType, ContextType, RequireFields<MutationCreateCrawlerArgs, 'input'>>;
  updateCrawler?: Resolver<ResolversTypes['UpdateCrawlerResult'], ParentType, ContextType, RequireFields<MutationUpdateCrawlerArgs, 'id' | 'version' | 'input'>>;
  changeCrawlerState?: Resolver<ResolversTypes['ChangeCrawlerStateResult'], ParentType, ContextType, RequireFields<MutationChangeCrawlerStateArgs, 'id' | 'version' | 'state'>>;
  startCrawlRun?: Resolver<ResolversTypes['StartCrawlRunResult'], ParentType, ContextType, RequireFields<MutationStartCrawlRunArgs, 'crawlerId' | 'dry'>>;
  acceptCrawlRunAsNormal?: Resolver<ResolversTypes['CrawlRunCommandResult'], ParentType, ContextType, RequireFields<MutationAcceptCrawlRunAsNormalArgs, 'id'>>;
  createCustomer?: Resolver<ResolversTypes['CreateCustomerResult'], ParentType, ContextType, RequireFields<MutationCreateCustomerArgs, 'shopId' | 'input'>>;
  updateCustomer?: Resolver<ResolversTypes['UpdateCustomerResult'], ParentType, ContextType, RequireFields<MutationUpdateCustomerArgs, 'id' | 'version' | 'input'>>;
  saveCustomerAddress?: Resolver<ResolversTypes['SaveCustomerAddressResult'], ParentType, ContextType, RequireFields<MutationSaveCustomerAddressArgs, 'customerId' | 'version' | 'input'>>;
  removeCustomerAddress?: Resolver<ResolversTypes['RemoveCustomerAddressResult'], ParentType, ContextType, RequireFields<MutationRemoveCustomerAddressArgs, 'customerId' | 'version' | 'addressId'>>;
  recordCustomerConsent?: Resolver<ResolversTypes['RecordCustomerConsentResult'], ParentType, ContextType, RequireFields<MutationRecordCustomerConsentArgs, 'customerId' | 'input'>>;
  mergeCustomers?: Resolver<ResolversTypes['MergeCustomersResult'], ParentType, ContextType, RequireFields<MutationMergeCustomersArgs, 'survivorId' | 'survivorVersion' | 'mergedId' | 'mergedVersion'>>;
  eraseCustomer?: Resolver<ResolversTypes['EraseCustomerResult'], ParentType, ContextType, RequireFields<MutationEraseCustomerArgs, 'id' | 'version' | 'input'>>;
  withdrawCustomerErasure?: Resolver<ResolversTypes['WithdrawCustomerErasureResult'], ParentType, ContextType, RequireFields<MutationWithdrawCustomerErasureArgs, 'id'>>;
  snoozeNeed?: Resolver<ResolversTypes['SnoozeNeedResult'], ParentType, ContextType, RequireFields<MutationSnoozeNeedArgs, 'code'>>;
  wakeNeed?: Resolver<ResolversTypes['NeedsChanged'], ParentType, ContextType, RequireFields<MutationWakeNeedArgs, 'code'>>;
  chooseFigures?: Resolver<ResolversTypes['ChooseFiguresResult'], ParentType, ContextType, Partial<MutationChooseFiguresArgs>>;
  noteDashboardVisit?: Resolver<ResolversTypes['DashboardVisitNoted'], ParentType, ContextType>;
  createDiscount?: Resolver<ResolversTypes['CreateDiscountResult'], ParentType, ContextType, RequireFields<MutationCreateDiscountArgs, 'shopId' | 'input'>>;
  updateDiscount?: Resolver<ResolversTypes['UpdateDiscountResult'], ParentType, ContextType, RequireFields<MutationUpdateDiscountArgs, 'id' | 'version' | 'input'>>;
  setDiscountIntent?: Resolver<ResolversTypes['SetDiscountIntentResult'], ParentType, ContextType, RequireFields<MutationSetDiscountIntentArgs, 'id' | 'version' | 'intent' | 'confirmed'>>;
  copyDiscount?: Resolver<ResolversTypes['CopyDiscountResult'], ParentType, ContextType, RequireFields<MutationCopyDiscountArgs, 'id'>>;
  deleteDiscount?: Resolver<ResolversTypes['DeleteDiscountResult'], ParentType, ContextType, RequireFields<MutationDeleteDiscountArgs, 'id' | 'version'>>;
  addDiscountCodes?: Resolver<ResolversTypes['AddDiscountCodesResult'], ParentType, ContextType, RequireFields<MutationAddDiscountCodesArgs, 'discountId' | 'codes'>>;
  generateDiscountCodes?: Resolver<ResolversTypes['AddDiscountCodesResult'], ParentType, ContextType, RequireFields<MutationGenerateDiscountCodesArgs, 'discountId' | 'input'>>;
  disableDiscountCode?: Resolver<ResolversTypes['DisableDiscountCodeResult'], ParentType, ContextType, RequireFields<MutationDisableDiscountCodeArgs, 'id'>>;
  reserveDiscount?: Resolver<ResolversTypes['ReserveDiscountResult'], ParentType, ContextType, RequireFields<MutationReserveDiscountArgs, 'channelId' | 'reservationKey' | 'cart'>>;
  releaseDiscount?: Resolver<ResolversTypes['ReleaseDiscountResult'], ParentType, ContextType, RequireFields<MutationReleaseDiscountArgs, 'channelId' | 'reservationKey'>>;
  createExcavator?: Resolver<ResolversTypes['CreateExcavatorResult'], ParentType, ContextType, RequireFields<MutationCreateExcavatorArgs, 'input'>>;
  updateExcavator?: Resolver<ResolversTypes['UpdateExcavatorResult'], ParentType, ContextType, RequireFields<MutationUpdateExcavatorArgs, 'id' | 'version' | 'input'>>;
  changeExcavatorState?: Resolver<ResolversTypes['ChangeExcavatorStateResult'], ParentType, ContextType, RequireFields<MutationChangeExcavatorStateArgs, 'id' | 'version' | 'state'>>;
  startExcavation?: Resolver<ResolversTypes['StartExcavationResult'], ParentType, ContextType, RequireFields<MutationStartExcavationArgs, 'excavatorId'>>;
  acceptProposal?: Resolver<ResolversTypes['DecideProposalResult'], ParentType, ContextType, RequireFields<MutationAcceptProposalArgs, 'id' | 'version'>>;
  rejectProposal?: Resolver<ResolversTypes['DecideProposalResult'], ParentType, ContextType, RequireFields<MutationRejectProposalArgs, 'id' | 'version'>>;
  matchProposalToVariant?: Resolver<ResolversTypes['DecideProposalResult'], ParentType, ContextType, RequireFields<MutationMatchProposalToVariantArgs, 'id' | 'version' | 'variantId'>>;
  undoProposalDecision?: Resolver<ResolversTypes['DecideProposalResult'], ParentType, ContextType, RequireFields<MutationUndoProposalDecisionArgs, 'id'>>;
  decideProposals?: Resolver<ResolversTypes['BulkDecisionResult'], ParentType, ContextType, RequireFields<MutationDecideProposalsArgs, 'decision'>>;
  trainMatcher?: Resolver<ResolversTypes['TrainMatcherResult'], ParentType, ContextType>;
  createGrabber?: Resolver<ResolversTypes['CreateGrabberResult'], ParentType, ContextType, RequireFields<MutationCreateGrabberArgs, 'input'>>;
  updateGrabber?: Resolver<ResolversTypes['UpdateGrabberResult'], ParentType, ContextType, RequireFields<MutationUpdateGrabberArgs, 'id' | 'version' | 'input'>>;
  changeGrabberState?: Resolver<ResolversTypes['ChangeGrabberStateResult'], ParentType, ContextType, RequireFields<MutationChangeGrabberStateArgs, 'id' | 'version' | 'state'>>;
  testGrabber?: Resolver<ResolversTypes['TestGrabberResult'], ParentType, ContextType, RequireFields<MutationTestGrabberArgs, 'input'>>;
  startGrabRun?: Resolver<ResolversTypes['StartGrabRunResult'], ParentType, ContextType, RequireFields<MutationStartGrabRunArgs, 'grabberId' | 'replay'>>;
  acceptGrabRunAsNormal?: Resolver<ResolversTypes['AcceptGrabRunResult'], ParentType, ContextType, RequireFields<MutationAcceptGrabRunAsNormalArgs, 'id'>>;
  decideReplay?: Resolver<ResolversTypes['DecideReplayResult'], ParentType, ContextType, RequireFields<MutationDecideReplayArgs, 'id' | 'decision'>>;
  startImport?: Resolver<ResolversTypes['StartImportResult'], ParentType, ContextType, RequireFields<MutationStartImportArgs, 'kind' | 'uploadId'>>;
  setImportColumns?: Resolver<ResolversTypes['SetImportColumnsResult'], ParentType, ContextType, RequireFields<MutationSetImportColumnsArgs, 'id' | 'version' | 'input'>>;
  checkImport?: Resolver<ResolversTypes['CheckImportResult'], ParentType, ContextType, RequireFields<MutationCheckImportArgs, 'id' | 'version'>>;
  applyImport?: Resolver<ResolversTypes['ApplyImportResult'], ParentType, ContextType, RequireFields<MutationApplyImportArgs, 'id' | 'version'>>;
  commandRun?: Resolver<ResolversTypes['CommandRunResult'], ParentType, ContextType, RequireFields<MutationCommandRunArgs, 'id' | 'command'>>;
  retryTask?: Resolver<ResolversTypes['TaskResult'], ParentType, ContextType, RequireFields<MutationRetryTaskArgs, 'id'>>;
  discardTask?: Resolver<ResolversTypes['TaskResult'], ParentType, ContextType, RequireFields<MutationDiscardTaskArgs, 'id'>>;
  decidePricePoint?: Resolver<ResolversTypes['DecidePricePointResult'], ParentType, ContextType, RequireFields<MutationDecidePricePointArgs, 'id' | 'accept'>>;
  setOwnOffer?: Resolver<ResolversTypes['SetOwnOfferResult'], ParentType, ContextType, RequireFields<MutationSetOwnOfferArgs, 'id' | 'version' | 'input'>>;
  clearOwnOffer?: Resolver<ResolversTypes['ClearOwnOfferResult'], ParentType, ContextType, RequireFields<MutationClearOwnOfferArgs, 'id' | 'version'>>;
  createOwnOffer?: Resolver<ResolversTypes['CreateOwnOfferResult'], ParentType, ContextType, RequireFields<MutationCreateOwnOfferArgs, 'input'>>;
  createOfferedProduct?: Resolver<ResolversTypes['CreateOfferedProductResult'], ParentType, ContextType, RequireFields<MutationCreateOfferedProductArgs, 'input' | 'offer'>>;
  assignOrder?: Resolver<ResolversTypes['OrderActionResult'], ParentType, ContextType, RequireFields<MutationAssignOrderArgs, 'id' | 'version'>>;
  packOrder?: Resolver<ResolversTypes['OrderActionResult'], ParentType, ContextType, RequireFields<MutationPackOrderArgs, 'id' | 'version' | 'lines'>>;
  shipOrder?: Resolver<ResolversTypes['OrderActionResult'], ParentType, ContextType, RequireFields<MutationShipOrderArgs, 'id' | 'version' | 'input'>>;
  deliverFulfilment?: Resolver<ResolversTypes['OrderActionResult'], ParentType, ContextType, RequireFields<MutationDeliverFulfilmentArgs, 'orderId' | 'version' | 'fulfilmentId'>>;
  cancelFulfilment?: Resolver<ResolversTypes['OrderActionResult'], ParentType, ContextType, RequireFields<MutationCancelFulfilmentArgs, 'orderId' | 'version' | 'fulfilmentId'>>;
  holdOrder?: Resolver<ResolversTypes['OrderActionResult'], ParentType, ContextType, RequireFields<MutationHoldOrderArgs, 'id' | 'version' | 'reason'>>;
  releaseOrder?: Resolver<ResolversTypes['OrderActionResult'], ParentType, ContextType, RequireFields<MutationReleaseOrderArgs, 'id' | 'version'>>;
  cancelOrder?: Resolver<ResolversTypes['OrderActionResult'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'id' | 'version' | 'reason' | 'refund'>>;
  completeOrder?: Resolver<ResolversTypes['OrderActionResult'], ParentType, ContextType, RequireFields<MutationCompleteOrderArgs, 'id' | 'version'>>;
  reopenOrder?: Resolver<ResolversTypes['OrderActionResult'], ParentType, ContextType, RequireFields<MutationReopenOrderArgs, 'id' | 'version' | 'reason'>>;
  archiveOrder?: Resolver<ResolversTypes['OrderActionResult'], ParentType, ContextType, RequireFields<MutationArchiveOrderArgs, 'id' | 'version'>>;
  unarchiveOrder?: Resolver<ResolversTypes['OrderActionResult'], ParentType, ContextType, RequireFields<MutationUnarchiveOrderArgs, 'id' | 'version'>>;
  setOrderContacts?: Resolver<ResolversTypes['OrderActionResult'], ParentType, ContextType, RequireFields<MutationSetOrderContactsArgs, 'id' | 'version'>>;
  requestReturn?: Resolver<ResolversTypes['OrderActionResult'], ParentType, ContextType, RequireFields<MutationRequestReturnArgs, 'id' | 'version' | 'input'>>;
  approveReturn?: Resolver<ResolversTypes['OrderActionResult'], ParentType, ContextType, RequireFields<MutationApproveReturnArgs, 'orderId' | 'version' | 'returnId'>>;
  declineReturn?: Resolver<ResolversTypes['OrderActionResult'], ParentType, ContextType, RequireFields<MutationDeclineReturnArgs, 'orderId' | 'version' | 'returnId' | 'reason'>>;
  receiveReturn?: Resolver<ResolversTypes['OrderActionResult'], ParentType, ContextType, RequireFields<MutationReceiveReturnArgs, 'orderId' | 'version' | 'returnId' | 'lines'>>;
  refundReturn?: Resolver<ResolversTypes['OrderActionResult'], ParentType, ContextType, RequireFields<MutationRefundReturnArgs, 'orderId' | 'version' | 'returnId' | 'input'>>;
  closeReturn?: Resolver<ResolversTypes['OrderActionResult'], ParentType, ContextType, RequireFields<MutationCloseReturnArgs, 'orderId' | 'version' | 'returnId'>>;
  cancelReturn?: Resolver<ResolversTypes['OrderActionResult'], ParentType, ContextType, RequireFields<MutationCancelReturnArgs, 'orderId' | 'version' | 'returnId' | 'reason'>>;
  placeOrder?: Resolver<ResolversTypes['PlaceOrderResult'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'channelId' | 'input'>>;
  receiveOrder?: Resolver<ResolversTypes['ReceiveOrderResult'], ParentType, ContextType, RequireFields<MutationReceiveOrderArgs, 'channelId' | 'input'>>;
  createOrderDraft?: Resolver<ResolversTypes['CreateOrderDraftResult'], ParentType, ContextType, RequireFields<MutationCreateOrderDraftArgs, 'channelId' | 'input'>>;
  updateOrderDraft?: Resolver<ResolversTypes['UpdateOrderDraftResult'], ParentType, ContextType, RequireFields<MutationUpdateOrderDraftArgs, 'id' | 'version' | 'input'>>;
  placeOrderDraft?: Resolver<ResolversTypes['PlaceOrderDraftResult'], ParentType, ContextType, RequireFields<MutationPlaceOrderDraftArgs, 'id' | 'version'>>;
  discardOrderDraft?: Resolver<ResolversTypes['DiscardOrderDraftResult'], ParentType, ContextType, RequireFields<MutationDiscardOrderDraftArgs, 'id' | 'version'>>;
  addOrderNote?: Resolver<ResolversTypes['AddOrderNoteResult'], ParentType, ContextType, RequireFields<MutationAddOrderNoteArgs, 'id' | 'text'>>;
  countOrders?: Resolver<ResolversTypes['CountOrdersResult'], ParentType, ContextType, Partial<MutationCountOrdersArgs>>;
  authorizePayment?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationAuthorizePaymentArgs, 'orderId' | 'input'>>;
  recordPayment?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationRecordPaymentArgs, 'orderId' | 'input'>>;
  capturePayment?: Resolver<ResolversTypes['PaymentStepResult'], ParentType, ContextType, RequireFields<MutationCapturePaymentArgs, 'id' | 'version' | 'input'>>;
  voidPayment?: Resolver<ResolversTypes['PaymentStepResult'], ParentType, ContextType, RequireFields<MutationVoidPaymentArgs, 'id' | 'version' | 'input'>>;
  createPaymentProvider?: Resolver<ResolversTypes['CreatePaymentProviderResult'], ParentType, ContextType, RequireFields<MutationCreatePaymentProviderArgs, 'input'>>;
  updatePaymentProvider?: Resolver<ResolversTypes['UpdatePaymentProviderResult'], ParentType, ContextType, RequireFields<MutationUpdatePaymentProviderArgs, 'id' | 'version' | 'input'>>;
  replacePaymentHook?: Resolver<ResolversTypes['ReplacePaymentHookResult'], ParentType, ContextType, RequireFields<MutationReplacePaymentHookArgs, 'id' | 'version'>>;
  requestPayment?: Resolver<ResolversTypes['PaymentStepResult'], ParentType, ContextType, RequireFields<MutationRequestPaymentArgs, 'orderId' | 'version' | 'input'>>;
  lookUpPaymentRequest?: Resolver<ResolversTypes['LookUpPaymentRequestResult'], ParentType, ContextType, RequireFields<MutationLookUpPaymentRequestArgs, 'id'>>;
  attachPaymentEvent?: Resolver<ResolversTypes['AttachPaymentEventResult'], ParentType, ContextType, RequireFields<MutationAttachPaymentEventArgs, 'id' | 'orderId' | 'confirmed'>>;
  ignorePaymentEvent?: Resolver<ResolversTypes['IgnorePaymentEventResult'], ParentType, ContextType, RequireFields<MutationIgnorePaymentEventArgs, 'id' | 'reason'>>;
  requestRefund?: Resolver<ResolversTypes['RefundResult'], ParentType, ContextType, RequireFields<MutationRequestRefundArgs, 'orderId' | 'version' | 'input'>>;
  approveRefund?: Resolver<ResolversTypes['RefundResult'], ParentType, ContextType, RequireFields<MutationApproveRefundArgs, 'id' | 'version'>>;
  declineRefund?: Resolver<ResolversTypes['RefundResult'], ParentType, ContextType, RequireFields<MutationDeclineRefundArgs, 'id' | 'version' | 'reason'>>;
  withdrawRefund?: Resolver<ResolversTypes['RefundResult'], ParentType, ContextType, RequireFields<MutationWithdrawRefundArgs, 'id' | 'version' | 'reason'>>;
  recordDispute?: Resolver<ResolversTypes['RefundResult'], ParentType, ContextType, RequireFields<MutationRecordDisputeArgs, 'paymentId' | 'version' | 'input'>>;
  endDispute?: Resolver<ResolversTypes['RefundResult'], ParentType, ContextType, RequireFields<MutationEndDisputeArgs, 'id' | 'version' | 'input'>>;
  openProductGrid?: Resolver<ResolversTypes['GridAnswered'], ParentType, ContextType>;
  editProductGrid?: Resolver<ResolversTypes['EditGridResult'], ParentType, ContextType, RequireFields<MutationEditProductGridArgs, 'setId' | 'edits'>>;
  fillProductGrid?: Resolver<ResolversTypes['EditGridResult'], ParentType, ContextType, RequireFields<MutationFillProductGridArgs, 'setId' | 'input'>>;
  pasteIntoProductGrid?: Resolver<ResolversTypes['EditGridResult'], ParentType, ContextType, RequireFields<MutationPasteIntoProductGridArgs, 'setId' | 'input'>>;
  undoGridStep?: Resolver<ResolversTypes['EditGridResult'], ParentType, ContextType, RequireFields<MutationUndoGridStepArgs, 'setId'>>;
  discardGrid?: Resolver<ResolversTypes['EditGridResult'], ParentType, ContextType, RequireFields<MutationDiscardGridArgs, 'setId'>>;
  applyGrid?: Resolver<ResolversTypes['ApplyGridResult'], ParentType, ContextType, RequireFields<MutationApplyGridArgs, 'setId'>>;
  createProduct?: Resolver<ResolversTypes['CreateProductResult'], ParentType, ContextType, RequireFields<MutationCreateProductArgs, 'input'>>;
  updateProduct?: Resolver<ResolversTypes['UpdateProductResult'], ParentType, ContextType, RequireFields<MutationUpdateProductArgs, 'id' | 'version' | 'input'>>;
  changeProductStatus?: Resolver<ResolversTypes['ChangeProductStatusResult'], ParentType, ContextType, RequireFields<MutationChangeProductStatusArgs, 'id' | 'version' | 'status'>>;
  archiveProduct?: Resolver<ResolversTypes['ArchiveProductResult'], ParentType, ContextType, RequireFields<MutationArchiveProductArgs, 'id' | 'version' | 'input'>>;
  deleteProduct?: Resolver<ResolversTypes['DeleteProductResult'], ParentType, ContextType, RequireFields<MutationDeleteProductArgs, 'id' | 'version'>>;
  setProductValue?: Resolver<ResolversTypes['SetProductValueResult'], ParentType, ContextType, RequireFields<MutationSetProductValueArgs, 'input'>>;
  setProductPicture?: Resolver<ResolversTypes['SetProductPictureResult'], ParentType, ContextType, RequireFields<MutationSetProductPictureArgs, 'input'>>;
  acceptPropertyName?: Resolver<ResolversTypes['AcceptPropertyNameResult'], ParentType, ContextType, RequireFields<MutationAcceptPropertyNameArgs, 'id' | 'version'>>;
  dismissPropertyName?: Resolver<ResolversTypes['DecidePropertyNameResult'], ParentType, ContextType, RequireFields<MutationDismissPropertyNameArgs, 'id' | 'version'>>;
  reopenPropertyName?: Resolver<ResolversTypes['DecidePropertyNameResult'], ParentType, ContextType, RequireFields<MutationReopenPropertyNameArgs, 'id' | 'version'>>;
  updateSetting?: Resolver<ResolversTypes['UpdateSettingResult'], ParentType, ContextType, RequireFields<MutationUpdateSettingArgs, 'key' | 'version'>>;
  updateSecretSetting?: Resolver<ResolversTypes['UpdateSettingResult'], ParentType, ContextType, RequireFields<MutationUpdateSecretSettingArgs, 'key' | 'version' | 'secret'>>;
  resetSetting?: Resolver<ResolversTypes['UpdateSettingResult'], ParentType, ContextType, RequireFields<MutationResetSettingArgs, 'key' | 'version'>>;
  sendTestMail?: Resolver<ResolversTypes['SendTestMailResult'], ParentType, ContextType>;
  acceptShelf?: Resolver<ResolversTypes['AcceptShelfResult'], ParentType, ContextType, RequireFields<MutationAcceptShelfArgs, 'id' | 'version'>>;
  dismissShelf?: Resolver<ResolversTypes['DecideShelfResult'], ParentType, ContextType, RequireFields<MutationDismissShelfArgs, 'id' | 'version'>>;
  reopenShelf?: Resolver<ResolversTypes['DecideShelfResult'], ParentType, ContextType, RequireFields<MutationReopenShelfArgs, 'id' | 'version'>>;
  createShop?: Resolver<ResolversTypes['CreateShopResult'], ParentType, ContextType, RequireFields<MutationCreateShopArgs, 'input'>>;
  updateShop?: Resolver<ResolversTypes['UpdateShopResult'], ParentType, ContextType, RequireFields<MutationUpdateShopArgs, 'id' | 'version' | 'input'>>;
  probeShop?: Resolver<ResolversTypes['ProbeShopResult'], ParentType, ContextType, RequireFields<MutationProbeShopArgs, 'url'>>;
  addShopWithSources?: Resolver<ResolversTypes['AddShopResult'], ParentType, ContextType, RequireFields<MutationAddShopWithSourcesArgs, 'input' | 'sources'>>;
  advanceDemoClock?: Resolver<ResolversTypes['AdvanceDemoClockResult'], ParentType, ContextType, RequireFields<MutationAdvanceDemoClockArgs, 'days'>>;
  resumeDemoImport?: Resolver<ResolversTypes['ResumeDemoImportResult'], ParentType, ContextType>;
  createTaxRate?: Resolver<ResolversTypes['CreateTaxRateResult'], ParentType, ContextType, RequireFields<MutationCreateTaxRateArgs, 'input'>>;
  updateTaxRate?: Resolver<ResolversTypes['UpdateTaxRateResult'], ParentType, ContextType, RequireFields<MutationUpdateTaxRateArgs, 'id' | 'version' | 'input'>>;
  deleteTaxRate?: Resolver<ResolversTypes['DeleteTaxRateResult'], ParentType, ContextType, RequireFields<MutationDeleteTaxRateArgs, 'id' | 'version'>>;
  takeTaxonomy?: Resolver<ResolversTypes['TakeTaxonomyResult'], ParentType, ContextType, RequireFields<MutationTakeTaxonomyArgs, 'uploadId' | 'language' | 'version'>>;
  linkCategory?: Resolver<ResolversTypes['LinkCategoryResult'], ParentType, ContextType, RequireFields<MutationLinkCategoryArgs, 'id' | 'version' | 'input'>>;
  setCategoryTemplate?: Resolver<ResolversTypes['SetCategoryTemplateResult'], ParentType, ContextType, RequireFields<MutationSetCategoryTemplateArgs, 'id' | 'version' | 'input'>>;
  createSavedView?: Resolver<ResolversTypes['CreateSavedViewResult'], ParentType, ContextType, RequireFields<MutationCreateSavedViewArgs, 'id' | 'list' | 'input'>>;
  updateSavedView?: Resolver<ResolversTypes['UpdateSavedViewResult'], ParentType, ContextType, RequireFields<MutationUpdateSavedViewArgs, 'id' | 'version' | 'input'>>;
  deleteSavedView?: Resolver<ResolversTypes['DeleteSavedViewResult'], ParentType, ContextType, RequireFields<MutationDeleteSavedViewArgs, 'id' | 'version'>>;
  saveListLayout?: Resolver<ResolversTypes['SaveListLayoutResult'], ParentType, ContextType, RequireFields<MutationSaveListLayoutArgs, 'list'>>;
};

export type SubscriptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  recordChanged?: SubscriptionResolver<ResolversTypes['RecordChanged'], "recordChanged", ParentType, ContextType, RequireFields<SubscriptionRecordChangedArgs, 'entity' | 'id'>>;
  crawlRunChanged?: SubscriptionResolver<ResolversTypes['CrawlRun'], "crawlRunChanged", ParentType, ContextType, RequireFields<SubscriptionCrawlRunChangedArgs, 'id'>>;
};

export type RecordChangedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecordChanged'] = ResolversParentTypes['RecordChanged']> = {
  entity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type InstallationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Installation'] = ResolversParentTypes['Installation']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  demo?: Resolver<Maybe<ResolversTypes['DemoShops']>, ParentType, ContextType>;
};

export type DemoShopsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DemoShops'] = ResolversParentTypes['DemoShops']> = {
  day?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shops?: Resolver<Array<ResolversTypes['DemoShop']>, ParentType, ContextType>;
};

export type DemoShopResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DemoShop'] = ResolversParentTypes['DemoShop']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LocalTextResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LocalText'] = ResolversParentTypes['LocalText']> = {
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  minor?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['ListOffset'], ParentType, ContextType>;
};

export type ListOffsetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListOffset'] = ResolversParentTypes['ListOffset']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ListTotalResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListTotal'] = ResolversParentTypes['ListTotal']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InputIssueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InputIssue'] = ResolversParentTypes['InputIssue']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvalidInputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InvalidInput'] = ResolversParentTypes['InvalidInput']> = {
  issues?: Resolver<Array<ResolversTypes['InputIssue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotFoundResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NotFound'] = ResolversParentTypes['NotFound']> = {
  entity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VersionConflictResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VersionConflict'] = ResolversParentTypes['VersionConflict']> = {
  entity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  currentVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastChange?: Resolver<Maybe<ResolversTypes['LastChange']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LastChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LastChange'] = ResolversParentTypes['LastChange']> = {
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RecordActionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecordAction'] = ResolversParentTypes['RecordAction']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
};

export type RefusalResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Refusal'] = ResolversParentTypes['Refusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wording?: Resolver<Maybe<ResolversTypes['Wording']>, ParentType, ContextType>;
  right?: Resolver<Maybe<ResolversTypes['AbilityRule']>, ParentType, ContextType>;
};

export type NotAllowedNowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NotAllowedNow'] = ResolversParentTypes['NotAllowedNow']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wording?: Resolver<ResolversTypes['Wording'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WordingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Wording'] = ResolversParentTypes['Wording']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type SentenceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Sentence'] = ResolversParentTypes['Sentence']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wording?: Resolver<Maybe<ResolversTypes['Wording']>, ParentType, ContextType>;
};

export type NamedCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NamedCount'] = ResolversParentTypes['NamedCount']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScheduleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Schedule'] = ResolversParentTypes['Schedule']> = {
  every?: Resolver<ResolversTypes['ScheduleInterval'], ParentType, ContextType>;
  cron?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  time?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weekday?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CrawlerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Crawler'] = ResolversParentTypes['Crawler']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ConfigurableState'], ParentType, ContextType>;
  config?: Resolver<ResolversTypes['CrawlerConfig'], ParentType, ContextType>;
  configVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  schedule?: Resolver<ResolversTypes['Schedule'], ParentType, ContextType>;
  nextRunAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastRun?: Resolver<Maybe<ResolversTypes['CrawlRun']>, ParentType, ContextType>;
  sitemapDates?: Resolver<Maybe<ResolversTypes['SitemapDates']>, ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['NamedCount']>, ParentType, ContextType>;
  nextStates?: Resolver<Array<ResolversTypes['ConfigurableState']>, ParentType, ContextType>;
  lockedFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  startRefusal?: Resolver<Maybe<ResolversTypes['NotAllowedNow']>, ParentType, ContextType, RequireFields<CrawlerStartRefusalArgs, 'dry'>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SitemapDatesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SitemapDates'] = ResolversParentTypes['SitemapDates']> = {
  checked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  right?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  areUsed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CrawlerConfigResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CrawlerConfig'] = ResolversParentTypes['CrawlerConfig']> = {
  seeds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  useSitemaps?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sitemaps?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  includeSubdomains?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  includeGlobs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  excludeGlobs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  productGlobs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  listingGlobs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  keepQuery?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  maxDepth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minDelayMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  concurrency?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxErrorRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  recrawl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AddressVerdictResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AddressVerdict'] = ResolversParentTypes['AddressVerdict']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canonicalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inScope?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  scopeReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  robotsAllowed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  robotsRule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  robotsLine?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['Sentence']>, ParentType, ContextType>;
};

export type CrawlEstimateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CrawlEstimate'] = ResolversParentTypes['CrawlEstimate']> = {
  knownPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sitemapEntries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expectedPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  delayMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  delayFromRobots?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fullPassSeconds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  advice?: Resolver<Maybe<ResolversTypes['Sentence']>, ParentType, ContextType>;
};

export type CrawlRunResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CrawlRun'] = ResolversParentTypes['CrawlRun']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  crawler?: Resolver<ResolversTypes['Crawler'], ParentType, ContextType>;
  trigger?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDry?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RunState'], ParentType, ContextType>;
  stopReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  requestedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  heartbeatAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  itemsGoneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  funnel?: Resolver<Array<ResolversTypes['NamedCount']>, ParentType, ContextType>;
  outcomes?: Resolver<Array<ResolversTypes['NamedCount']>, ParentType, ContextType>;
  linksOutOfScope?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  pagesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  left?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rateSeries?: Resolver<Array<ResolversTypes['RatePoint']>, ParentType, ContextType>;
  secondsLeft?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hosts?: Resolver<Array<ResolversTypes['CrawlHost']>, ParentType, ContextType>;
  savedShare?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isDegraded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  degradedReasons?: Resolver<Array<ResolversTypes['Sentence']>, ParentType, ContextType>;
  isAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  log?: Resolver<ResolversTypes['CrawlFetchConnection'], ParentType, ContextType, RequireFields<CrawlRunLogArgs, 'first'>>;
  reasons?: Resolver<Array<ResolversTypes['CrawlReason']>, ParentType, ContextType>;
  nextCommands?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RatePointResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RatePoint'] = ResolversParentTypes['RatePoint']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CrawlHostResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CrawlHost'] = ResolversParentTypes['CrawlHost']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  delayMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  latencyMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lastStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastAnswerAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  backoffUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  robotsStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CrawlReasonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CrawlReason'] = ResolversParentTypes['CrawlReason']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wording?: Resolver<Maybe<ResolversTypes['Wording']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exampleUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CrawlFetchResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CrawlFetch'] = ResolversParentTypes['CrawlFetch']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wording?: Resolver<Maybe<ResolversTypes['Wording']>, ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  linksNew?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  linksOutOfScope?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  products?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  storedPageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isStoredPageGone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CrawlFetchConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CrawlFetchConnection'] = ResolversParentTypes['CrawlFetchConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['CrawlFetch']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type CrawlRunPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CrawlRunPage'] = ResolversParentTypes['CrawlRunPage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['CrawlStage'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  foundAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CrawlRunPageConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CrawlRunPageConnection'] = ResolversParentTypes['CrawlRunPageConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['CrawlRunPage']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type CrawlerConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CrawlerConnection'] = ResolversParentTypes['CrawlerConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Crawler']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type CrawlRunConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CrawlRunConnection'] = ResolversParentTypes['CrawlRunConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['CrawlRun']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type CrawlerSavedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CrawlerSaved'] = ResolversParentTypes['CrawlerSaved']> = {
  crawler?: Resolver<ResolversTypes['Crawler'], ParentType, ContextType>;
  changeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CrawlRunStartedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CrawlRunStarted'] = ResolversParentTypes['CrawlRunStarted']> = {
  run?: Resolver<ResolversTypes['CrawlRun'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CrawlRunAnsweredResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CrawlRunAnswered'] = ResolversParentTypes['CrawlRunAnswered']> = {
  run?: Resolver<ResolversTypes['CrawlRun'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateCrawlerResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateCrawlerResult'] = ResolversParentTypes['CreateCrawlerResult']> = {
  __resolveType: TypeResolveFn<'CrawlerSaved' | 'InvalidInput' | 'NotFound', ParentType, ContextType>;
};

export type UpdateCrawlerResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateCrawlerResult'] = ResolversParentTypes['UpdateCrawlerResult']> = {
  __resolveType: TypeResolveFn<'CrawlerSaved' | 'InvalidInput' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type ChangeCrawlerStateResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeCrawlerStateResult'] = ResolversParentTypes['ChangeCrawlerStateResult']> = {
  __resolveType: TypeResolveFn<'CrawlerSaved' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type StartCrawlRunResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StartCrawlRunResult'] = ResolversParentTypes['StartCrawlRunResult']> = {
  __resolveType: TypeResolveFn<'CrawlRunStarted' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type CrawlRunCommandResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CrawlRunCommandResult'] = ResolversParentTypes['CrawlRunCommandResult']> = {
  __resolveType: TypeResolveFn<'CrawlRunAnswered' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vatId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CustomerStatus'], ParentType, ContextType>;
  mergedInto?: Resolver<Maybe<ResolversTypes['CustomerMention']>, ParentType, ContextType>;
  addresses?: Resolver<Array<ResolversTypes['CustomerAddress']>, ParentType, ContextType>;
  consents?: Resolver<Array<ResolversTypes['CustomerConsent']>, ParentType, ContextType>;
  externalIds?: Resolver<Array<ResolversTypes['CustomerExternalId']>, ParentType, ContextType>;
  firstOrderAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  erasedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  erasure?: Resolver<Maybe<ResolversTypes['CustomerErasure']>, ParentType, ContextType>;
  mayUpdate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayErase?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trade?: Resolver<Maybe<ResolversTypes['CustomerTrade']>, ParentType, ContextType>;
};

export type CustomerErasureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerErasure'] = ResolversParentTypes['CustomerErasure']> = {
  state?: Resolver<ResolversTypes['CustomerErasureState'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  requestedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openMatters?: Resolver<Array<ResolversTypes['CustomerOpenMatter']>, ParentType, ContextType>;
};

export type CustomerOpenMatterResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerOpenMatter'] = ResolversParentTypes['CustomerOpenMatter']> = {
  kind?: Resolver<ResolversTypes['CustomerOpenMatterKind'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerErasurePreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerErasurePreview'] = ResolversParentTypes['CustomerErasurePreview']> = {
  mergedCustomers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  addresses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  consents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  comments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openMatters?: Resolver<Array<ResolversTypes['CustomerOpenMatter']>, ParentType, ContextType>;
};

export type CustomerMentionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerMention'] = ResolversParentTypes['CustomerMention']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerAddressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerAddress'] = ResolversParentTypes['CustomerAddress']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDefaultBilling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDefaultShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CustomerConsentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerConsent'] = ResolversParentTypes['CustomerConsent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['ConsentPurpose'], ParentType, ContextType>;
  given?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isLatest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CustomerExternalIdResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerExternalId'] = ResolversParentTypes['CustomerExternalId']> = {
  channel?: Resolver<ResolversTypes['CustomerMention'], ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerConnection'] = ResolversParentTypes['CustomerConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Customer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type CustomerMergePreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerMergePreview'] = ResolversParentTypes['CustomerMergePreview']> = {
  survivor?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  merged?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vatId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addresses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  consents?: Resolver<Array<ResolversTypes['CustomerConsent']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerCreatedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerCreated'] = ResolversParentTypes['CustomerCreated']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerSavedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerSaved'] = ResolversParentTypes['CustomerSaved']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  changeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomersMergedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomersMerged'] = ResolversParentTypes['CustomersMerged']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  changeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerEmailTakenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerEmailTaken'] = ResolversParentTypes['CustomerEmailTaken']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  refusal?: Resolver<ResolversTypes['Refusal'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerErasureRequestedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerErasureRequested'] = ResolversParentTypes['CustomerErasureRequested']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  erasure?: Resolver<ResolversTypes['CustomerErasure'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerErasureWithdrawnResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerErasureWithdrawn'] = ResolversParentTypes['CustomerErasureWithdrawn']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerMergePreviewResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerMergePreviewResult'] = ResolversParentTypes['CustomerMergePreviewResult']> = {
  __resolveType: TypeResolveFn<'CustomerMergePreview' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type CreateCustomerResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateCustomerResult'] = ResolversParentTypes['CreateCustomerResult']> = {
  __resolveType: TypeResolveFn<'CustomerCreated' | 'CustomerEmailTaken' | 'InvalidInput' | 'NotFound', ParentType, ContextType>;
};

export type UpdateCustomerResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateCustomerResult'] = ResolversParentTypes['UpdateCustomerResult']> = {
  __resolveType: TypeResolveFn<'CustomerSaved' | 'CustomerEmailTaken' | 'InvalidInput' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type SaveCustomerAddressResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveCustomerAddressResult'] = ResolversParentTypes['SaveCustomerAddressResult']> = {
  __resolveType: TypeResolveFn<'CustomerSaved' | 'InvalidInput' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type RemoveCustomerAddressResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RemoveCustomerAddressResult'] = ResolversParentTypes['RemoveCustomerAddressResult']> = {
  __resolveType: TypeResolveFn<'CustomerSaved' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type RecordCustomerConsentResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecordCustomerConsentResult'] = ResolversParentTypes['RecordCustomerConsentResult']> = {
  __resolveType: TypeResolveFn<'CustomerSaved' | 'InvalidInput' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type MergeCustomersResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MergeCustomersResult'] = ResolversParentTypes['MergeCustomersResult']> = {
  __resolveType: TypeResolveFn<'CustomersMerged' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type EraseCustomerResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EraseCustomerResult'] = ResolversParentTypes['EraseCustomerResult']> = {
  __resolveType: TypeResolveFn<'CustomerErasureRequested' | 'InvalidInput' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type WithdrawCustomerErasureResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WithdrawCustomerErasureResult'] = ResolversParentTypes['WithdrawCustomerErasureResult']> = {
  __resolveType: TypeResolveFn<'CustomerErasureWithdrawn' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type DashboardResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Dashboard'] = ResolversParentTypes['Dashboard']> = {
  needs?: Resolver<Array<ResolversTypes['DashboardNeed']>, ParentType, ContextType>;
  breaks?: Resolver<Array<ResolversTypes['GrabBreak']>, ParentType, ContextType>;
  figures?: Resolver<Array<ResolversTypes['DashboardFigure']>, ParentType, ContextType>;
  figureChoices?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  chosenFigures?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  news?: Resolver<Maybe<ResolversTypes['DashboardNews']>, ParentType, ContextType>;
  chain?: Resolver<Array<ResolversTypes['ChainStage']>, ParentType, ContextType>;
  seed?: Resolver<Maybe<ResolversTypes['SeedProgress']>, ParentType, ContextType>;
  isEmpty?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DashboardNewsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DashboardNews'] = ResolversParentTypes['DashboardNews']> = {
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['DashboardChange']>, ParentType, ContextType>;
};

export type DashboardChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DashboardChange'] = ResolversParentTypes['DashboardChange']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['ListTarget'], ParentType, ContextType>;
};

export type FiguresChosenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FiguresChosen'] = ResolversParentTypes['FiguresChosen']> = {
  codes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DashboardVisitNotedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DashboardVisitNoted'] = ResolversParentTypes['DashboardVisitNoted']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ChooseFiguresResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChooseFiguresResult'] = ResolversParentTypes['ChooseFiguresResult']> = {
  __resolveType: TypeResolveFn<'FiguresChosen' | 'InvalidInput', ParentType, ContextType>;
};

export type GrabBreakResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GrabBreak'] = ResolversParentTypes['GrabBreak']> = {
  runId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  grabberName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['GrabTurn'], ParentType, ContextType>;
};

export type DashboardNeedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DashboardNeed'] = ResolversParentTypes['DashboardNeed']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['ListTarget']>, ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['NeedPlace']>, ParentType, ContextType>;
  oldestAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  snooze?: Resolver<Maybe<ResolversTypes['NeedSnooze']>, ParentType, ContextType>;
};

export type NeedPlaceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NeedPlace'] = ResolversParentTypes['NeedPlace']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['ListTarget'], ParentType, ContextType>;
};

export type NeedSnoozeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NeedSnooze'] = ResolversParentTypes['NeedSnooze']> = {
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type NeedsChangedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NeedsChanged'] = ResolversParentTypes['NeedsChanged']> = {
  needs?: Resolver<Array<ResolversTypes['DashboardNeed']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SnoozeNeedResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SnoozeNeedResult'] = ResolversParentTypes['SnoozeNeedResult']> = {
  __resolveType: TypeResolveFn<'NeedsChanged' | 'InvalidInput' | 'NotFound', ParentType, ContextType>;
};

export type DashboardFigureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DashboardFigure'] = ResolversParentTypes['DashboardFigure']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType>;
  span?: Resolver<ResolversTypes['FigureSpan'], ParentType, ContextType>;
  series?: Resolver<Array<ResolversTypes['SafeInt']>, ParentType, ContextType>;
  target?: Resolver<ResolversTypes['ListTarget'], ParentType, ContextType>;
  measure?: Resolver<Maybe<ResolversTypes['Measure']>, ParentType, ContextType>;
};

export type ChainStageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChainStage'] = ResolversParentTypes['ChainStage']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  waitingTarget?: Resolver<Maybe<ResolversTypes['ListTarget']>, ParentType, ContextType>;
  lagSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  target?: Resolver<ResolversTypes['ListTarget'], ParentType, ContextType>;
};

export type ListTargetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListTarget'] = ResolversParentTypes['ListTarget']> = {
  list?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filter?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type SeedProgressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SeedProgress'] = ResolversParentTypes['SeedProgress']> = {
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DiscountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Discount'] = ResolversParentTypes['Discount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['LocalText']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DiscountKind'], ParentType, ContextType>;
  class?: Resolver<ResolversTypes['DiscountClass'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['DiscountMethod'], ParentType, ContextType>;
  intent?: Resolver<ResolversTypes['DiscountIntent'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DiscountStatus'], ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  percentPpm?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  most?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minimumKind?: Resolver<ResolversTypes['DiscountMinimumKind'], ParentType, ContextType>;
  minimumAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minimumQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  buyQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  getQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usesPerOrder?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  limitTotal?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  limitPerCustomer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  combinesWith?: Resolver<Array<ResolversTypes['DiscountClass']>, ParentType, ContextType>;
  channels?: Resolver<Array<ResolversTypes['Channel']>, ParentType, ContextType>;
  targets?: Resolver<Array<ResolversTypes['DiscountTarget']>, ParentType, ContextType>;
  getTargets?: Resolver<Array<ResolversTypes['DiscountTarget']>, ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reserved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  codeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fixedFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  actions?: Resolver<Array<ResolversTypes['RecordAction']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mayUpdate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lockedFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DiscountTargetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DiscountTarget'] = ResolversParentTypes['DiscountTarget']> = {
  kind?: Resolver<ResolversTypes['DiscountTargetKind'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isExcluded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DiscountConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DiscountConnection'] = ResolversParentTypes['DiscountConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Discount']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type DiscountCodeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DiscountCode'] = ResolversParentTypes['DiscountCode']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  batch?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  limitTotal?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DiscountCodeState'], ParentType, ContextType>;
  disabledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DiscountCodeConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DiscountCodeConnection'] = ResolversParentTypes['DiscountCodeConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['DiscountCode']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type DiscountUseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DiscountUse'] = ResolversParentTypes['DiscountUse']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DiscountUseState'], ParentType, ContextType>;
  reservationKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  overLimit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DiscountUseConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DiscountUseConnection'] = ResolversParentTypes['DiscountUseConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['DiscountUse']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type DiscountWarningsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DiscountWarnings'] = ResolversParentTypes['DiscountWarnings']> = {
  belowCost?: Resolver<Array<ResolversTypes['DiscountedVariant']>, ParentType, ContextType>;
  belowCostCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overlaps?: Resolver<Array<ResolversTypes['DiscountOverlap']>, ParentType, ContextType>;
  lowestBefore?: Resolver<Array<ResolversTypes['LowestBefore']>, ParentType, ContextType>;
  lowestBeforeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DiscountedVariantResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DiscountedVariant'] = ResolversParentTypes['DiscountedVariant']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  variant?: Resolver<ResolversTypes['Variant'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reduced?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type DiscountOverlapResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DiscountOverlap'] = ResolversParentTypes['DiscountOverlap']> = {
  discount?: Resolver<ResolversTypes['Discount'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  products?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LowestBeforeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LowestBefore'] = ResolversParentTypes['LowestBefore']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  variant?: Resolver<ResolversTypes['Variant'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reduced?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lowest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lowestAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['PriceStep']>, ParentType, ContextType>;
};

export type PriceStepResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PriceStep'] = ResolversParentTypes['PriceStep']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type DiscountBenchResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DiscountBench'] = ResolversParentTypes['DiscountBench']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['BenchLine']>, ParentType, ContextType>;
  applied?: Resolver<Array<ResolversTypes['BenchApplied']>, ParentType, ContextType>;
  lost?: Resolver<Array<ResolversTypes['BenchLost']>, ParentType, ContextType>;
  unknownCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  goods?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productOff?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  orderOff?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shippingOff?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cheaper?: Resolver<Maybe<ResolversTypes['BenchCheaper']>, ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BenchLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BenchLine'] = ResolversParentTypes['BenchLine']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['Variant']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productOff?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  orderOff?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  after?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BenchAppliedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BenchApplied'] = ResolversParentTypes['BenchApplied']> = {
  discount?: Resolver<ResolversTypes['Discount'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  saving?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['Sentence']>, ParentType, ContextType>;
};

export type BenchLostResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BenchLost'] = ResolversParentTypes['BenchLost']> = {
  discount?: Resolver<ResolversTypes['Discount'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['Sentence'], ParentType, ContextType>;
};

export type BenchCheaperResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BenchCheaper'] = ResolversParentTypes['BenchCheaper']> = {
  saved?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discounts?: Resolver<Array<ResolversTypes['Discount']>, ParentType, ContextType>;
};

export type DiscountReservationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DiscountReservation'] = ResolversParentTypes['DiscountReservation']> = {
  reservationKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  applied?: Resolver<Array<ResolversTypes['ReservedDiscount']>, ParentType, ContextType>;
  totalMinor?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReservedDiscountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReservedDiscount'] = ResolversParentTypes['ReservedDiscount']> = {
  discountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  savingMinor?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
};

export type DiscountNoLongerAppliesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DiscountNoLongerApplies'] = ResolversParentTypes['DiscountNoLongerApplies']> = {
  discountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusal?: Resolver<ResolversTypes['Refusal'], ParentType, ContextType>;
  totalMinor?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DiscountCreatedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DiscountCreated'] = ResolversParentTypes['DiscountCreated']> = {
  discount?: Resolver<ResolversTypes['Discount'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DiscountSavedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DiscountSaved'] = ResolversParentTypes['DiscountSaved']> = {
  discount?: Resolver<ResolversTypes['Discount'], ParentType, ContextType>;
  changeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DiscountDeletedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DiscountDeleted'] = ResolversParentTypes['DiscountDeleted']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DiscountCodesAddedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DiscountCodesAdded'] = ResolversParentTypes['DiscountCodesAdded']> = {
  discount?: Resolver<ResolversTypes['Discount'], ParentType, ContextType>;
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<Array<ResolversTypes['RefusedCode']>, ParentType, ContextType>;
  refusedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RefusedCodeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RefusedCode'] = ResolversParentTypes['RefusedCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refusal?: Resolver<ResolversTypes['Refusal'], ParentType, ContextType>;
};

export type DiscountCodeDisabledResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DiscountCodeDisabled'] = ResolversParentTypes['DiscountCodeDisabled']> = {
  code?: Resolver<ResolversTypes['DiscountCode'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DiscountReservedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DiscountReserved'] = ResolversParentTypes['DiscountReserved']> = {
  reservation?: Resolver<ResolversTypes['DiscountReservation'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DiscountReleasedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DiscountReleased'] = ResolversParentTypes['DiscountReleased']> = {
  reservationKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateDiscountResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateDiscountResult'] = ResolversParentTypes['CreateDiscountResult']> = {
  __resolveType: TypeResolveFn<'DiscountCreated' | 'InvalidInput' | 'NotFound', ParentType, ContextType>;
};

export type UpdateDiscountResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateDiscountResult'] = ResolversParentTypes['UpdateDiscountResult']> = {
  __resolveType: TypeResolveFn<'DiscountSaved' | 'InvalidInput' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type SetDiscountIntentResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetDiscountIntentResult'] = ResolversParentTypes['SetDiscountIntentResult']> = {
  __resolveType: TypeResolveFn<'DiscountSaved' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type CopyDiscountResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CopyDiscountResult'] = ResolversParentTypes['CopyDiscountResult']> = {
  __resolveType: TypeResolveFn<'DiscountCreated' | 'InvalidInput' | 'NotFound', ParentType, ContextType>;
};

export type DeleteDiscountResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteDiscountResult'] = ResolversParentTypes['DeleteDiscountResult']> = {
  __resolveType: TypeResolveFn<'DiscountDeleted' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type AddDiscountCodesResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AddDiscountCodesResult'] = ResolversParentTypes['AddDiscountCodesResult']> = {
  __resolveType: TypeResolveFn<'DiscountCodesAdded' | 'InvalidInput' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type DisableDiscountCodeResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DisableDiscountCodeResult'] = ResolversParentTypes['DisableDiscountCodeResult']> = {
  __resolveType: TypeResolveFn<'DiscountCodeDisabled' | 'NotFound', ParentType, ContextType>;
};

export type DiscountBenchResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DiscountBenchResult'] = ResolversParentTypes['DiscountBenchResult']> = {
  __resolveType: TypeResolveFn<'DiscountBench' | 'InvalidInput' | 'NotFound', ParentType, ContextType>;
};

export type ReserveDiscountResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReserveDiscountResult'] = ResolversParentTypes['ReserveDiscountResult']> = {
  __resolveType: TypeResolveFn<'DiscountReserved' | 'DiscountNoLongerApplies' | 'InvalidInput' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type ReleaseDiscountResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReleaseDiscountResult'] = ResolversParentTypes['ReleaseDiscountResult']> = {
  __resolveType: TypeResolveFn<'DiscountReleased' | 'NotFound', ParentType, ContextType>;
};

export type OfferContradictionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OfferContradiction'] = ResolversParentTypes['OfferContradiction']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  other?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  otherShop?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExcavatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Excavator'] = ResolversParentTypes['Excavator']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ConfigurableState'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['ExcavatorScope'], ParentType, ContextType>;
  autoThreshold?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  targetPrecision?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  backlog?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  yield?: Resolver<Array<ResolversTypes['NamedCount']>, ParentType, ContextType>;
  lastRun?: Resolver<Maybe<ResolversTypes['ExcavationRun']>, ParentType, ContextType>;
  runs?: Resolver<Array<ResolversTypes['ExcavationRun']>, ParentType, ContextType, RequireFields<ExcavatorRunsArgs, 'first'>>;
  nextStates?: Resolver<Array<ResolversTypes['ConfigurableState']>, ParentType, ContextType>;
  lockedFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  startRefusal?: Resolver<Maybe<ResolversTypes['NotAllowedNow']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExcavatorScopeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExcavatorScope'] = ResolversParentTypes['ExcavatorScope']> = {
  shopIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  brandIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ScopeCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ScopeCount'] = ResolversParentTypes['ScopeCount']> = {
  offers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unmatched?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExcavationRunResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExcavationRun'] = ResolversParentTypes['ExcavationRun']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  excavator?: Resolver<ResolversTypes['Excavator'], ParentType, ContextType>;
  trigger?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RunState'], ParentType, ContextType>;
  stopReason?: Resolver<Maybe<ResolversTypes['Sentence']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  requestedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  itemsGoneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  outcomes?: Resolver<Array<ResolversTypes['NamedCount']>, ParentType, ContextType>;
  left?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nextCommands?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProposalResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Proposal'] = ResolversParentTypes['Proposal']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProposalKind'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ProposalState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  evidence?: Resolver<Array<ResolversTypes['Evidence']>, ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  variantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  comparison?: Resolver<Array<ResolversTypes['ComparedField']>, ParentType, ContextType>;
  attribute?: Resolver<Maybe<ResolversTypes['Attribute']>, ParentType, ContextType>;
  currentValue?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  proposedValue?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  proposedText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  candidates?: Resolver<Array<ResolversTypes['MatchTarget']>, ParentType, ContextType>;
  isAuditSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCheckDue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decisionCause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EvidenceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Evidence'] = ResolversParentTypes['Evidence']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type ComparedFieldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ComparedField'] = ResolversParentTypes['ComparedField']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offerText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  catalogueText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offerWarning?: Resolver<Maybe<ResolversTypes['SnapshotWarning']>, ParentType, ContextType>;
};

export type MatchTargetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MatchTarget'] = ResolversParentTypes['MatchTarget']> = {
  variantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identifiers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  why?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExcavatorConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExcavatorConnection'] = ResolversParentTypes['ExcavatorConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Excavator']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type ProposalConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProposalConnection'] = ResolversParentTypes['ProposalConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Proposal']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type ExcavatorSavedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExcavatorSaved'] = ResolversParentTypes['ExcavatorSaved']> = {
  excavator?: Resolver<ResolversTypes['Excavator'], ParentType, ContextType>;
  changeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExcavationStartedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExcavationStarted'] = ResolversParentTypes['ExcavationStarted']> = {
  run?: Resolver<ResolversTypes['ExcavationRun'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProposalDecidedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProposalDecided'] = ResolversParentTypes['ProposalDecided']> = {
  proposal?: Resolver<ResolversTypes['Proposal'], ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProposalAlreadyDecidedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProposalAlreadyDecided'] = ResolversParentTypes['ProposalAlreadyDecided']> = {
  proposal?: Resolver<ResolversTypes['Proposal'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BulkDecisionFinishedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BulkDecisionFinished'] = ResolversParentTypes['BulkDecisionFinished']> = {
  decided?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['ProposalOutcome']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProposalOutcomeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProposalOutcome'] = ResolversParentTypes['ProposalOutcome']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wording?: Resolver<Maybe<ResolversTypes['Wording']>, ParentType, ContextType>;
};

export type MatcherTrainedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MatcherTrained'] = ResolversParentTypes['MatcherTrained']> = {
  labels?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  precision?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  recall?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['Sentence'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuditFiguresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuditFigures'] = ResolversParentTypes['AuditFigures']> = {
  way?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  checked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wrong?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  due?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isTrusted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CreateExcavatorResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateExcavatorResult'] = ResolversParentTypes['CreateExcavatorResult']> = {
  __resolveType: TypeResolveFn<'ExcavatorSaved' | 'InvalidInput', ParentType, ContextType>;
};

export type UpdateExcavatorResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateExcavatorResult'] = ResolversParentTypes['UpdateExcavatorResult']> = {
  __resolveType: TypeResolveFn<'ExcavatorSaved' | 'InvalidInput' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type ChangeExcavatorStateResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeExcavatorStateResult'] = ResolversParentTypes['ChangeExcavatorStateResult']> = {
  __resolveType: TypeResolveFn<'ExcavatorSaved' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type StartExcavationResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StartExcavationResult'] = ResolversParentTypes['StartExcavationResult']> = {
  __resolveType: TypeResolveFn<'ExcavationStarted' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type DecideProposalResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DecideProposalResult'] = ResolversParentTypes['DecideProposalResult']> = {
  __resolveType: TypeResolveFn<'ProposalDecided' | 'ProposalAlreadyDecided' | 'NotAllowedNow' | 'InvalidInput' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type BulkDecisionResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BulkDecisionResult'] = ResolversParentTypes['BulkDecisionResult']> = {
  __resolveType: TypeResolveFn<'BulkDecisionFinished' | 'InvalidInput', ParentType, ContextType>;
};

export type TrainMatcherResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TrainMatcherResult'] = ResolversParentTypes['TrainMatcherResult']> = {
  __resolveType: TypeResolveFn<'MatcherTrained' | 'NotAllowedNow', ParentType, ContextType>;
};

export type ListFieldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListField'] = ResolversParentTypes['ListField']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FieldType'], ParentType, ContextType>;
  operators?: Resolver<Array<ResolversTypes['FilterOperator']>, ParentType, ContextType>;
  choices?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['FieldUnit']>, ParentType, ContextType>;
  of?: Resolver<Maybe<ResolversTypes['AbilitySubject']>, ParentType, ContextType>;
};

export type NamedRecordResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NamedRecord'] = ResolversParentTypes['NamedRecord']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FoundRecordResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FoundRecord'] = ResolversParentTypes['FoundRecord']> = {
  of?: Resolver<ResolversTypes['AbilitySubject'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface FilterTreeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['FilterTree'], any> {
  name: 'FilterTree';
}

export type GrabberResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Grabber'] = ResolversParentTypes['Grabber']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['GrabberKind'], ParentType, ContextType>;
  crawlerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  crawlerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feedUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ConfigurableState'], ParentType, ContextType>;
  config?: Resolver<ResolversTypes['GrabberConfig'], ParentType, ContextType>;
  configVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  schedule?: Resolver<ResolversTypes['Schedule'], ParentType, ContextType>;
  nextRunAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastRun?: Resolver<Maybe<ResolversTypes['GrabRun']>, ParentType, ContextType>;
  runs?: Resolver<Array<ResolversTypes['GrabRun']>, ParentType, ContextType, RequireFields<GrabberRunsArgs, 'first'>>;
  coverage?: Resolver<Array<ResolversTypes['FieldCoverage']>, ParentType, ContextType>;
  offers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  backlog?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextStates?: Resolver<Array<ResolversTypes['ConfigurableState']>, ParentType, ContextType>;
  lockedFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  startRefusal?: Resolver<Maybe<ResolversTypes['NotAllowedNow']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GrabberConfigResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GrabberConfig'] = ResolversParentTypes['GrabberConfig']> = {
  strategies?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  rules?: Resolver<Array<ResolversTypes['SelectorRule']>, ParentType, ContextType>;
  itemSelector?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  condition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SelectorRuleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SelectorRule'] = ResolversParentTypes['SelectorRule']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selector?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attribute?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scope?: Resolver<Maybe<ResolversTypes['RuleScope']>, ParentType, ContextType>;
};

export type FieldCoverageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FieldCoverage'] = ResolversParentTypes['FieldCoverage']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  offers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['NamedCount']>, ParentType, ContextType>;
  shareBefore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type GrabRunResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GrabRun'] = ResolversParentTypes['GrabRun']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  grabber?: Resolver<ResolversTypes['Grabber'], ParentType, ContextType>;
  crawlRunId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  trigger?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RunState'], ParentType, ContextType>;
  stopReason?: Resolver<Maybe<ResolversTypes['Sentence']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  requestedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  itemsGoneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  bytesSoFar?: Resolver<Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType>;
  offers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  snapshots?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcomes?: Resolver<Array<ResolversTypes['NamedCount']>, ParentType, ContextType>;
  unchanged?: Resolver<Maybe<ResolversTypes['GrabUnchanged']>, ParentType, ContextType>;
  readAgain?: Resolver<Maybe<ResolversTypes['GrabReadAgain']>, ParentType, ContextType>;
  replay?: Resolver<Maybe<ResolversTypes['GrabReplay']>, ParentType, ContextType>;
  coverage?: Resolver<Array<ResolversTypes['FieldCoverage']>, ParentType, ContextType>;
  remarks?: Resolver<Array<ResolversTypes['GrabRemark']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['GrabProblem']>, ParentType, ContextType, RequireFields<GrabRunProblemsArgs, 'first'>>;
  turn?: Resolver<Maybe<ResolversTypes['GrabTurn']>, ParentType, ContextType>;
  isAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCommands?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GrabUnchangedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GrabUnchanged'] = ResolversParentTypes['GrabUnchanged']> = {
  readAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  offers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GrabReadAgainResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GrabReadAgain'] = ResolversParentTypes['GrabReadAgain']> = {
  isAfterUpgrade?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GrabReplayResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GrabReplay'] = ResolversParentTypes['GrabReplay']> = {
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actions?: Resolver<Array<ResolversTypes['RecordAction']>, ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  difference?: Resolver<Maybe<ResolversTypes['ReplayDifference']>, ParentType, ContextType>;
  pagesLeftOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pagesKept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offersNotBack?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  undone?: Resolver<Maybe<ResolversTypes['ReplayUndone']>, ParentType, ContextType>;
};

export type ReplayUndoneResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReplayUndone'] = ResolversParentTypes['ReplayUndone']> = {
  offers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proposals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  values?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keptOffers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kept?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType>;
};

export type ReplayDifferenceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReplayDifference'] = ResolversParentTypes['ReplayDifference']> = {
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offersAdded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offersBack?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offersChanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offersUnchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offersLost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pricesRefused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['ReplayField']>, ParentType, ContextType>;
};

export type ReplayFieldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReplayField'] = ResolversParentTypes['ReplayField']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  new?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReplayPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReplayPage'] = ResolversParentTypes['ReplayPage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fetchedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  storedPageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  back?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['FieldComparison']>, ParentType, ContextType>;
};

export type ReplayPageConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReplayPageConnection'] = ResolversParentTypes['ReplayPageConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['ReplayPage']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type GrabTurnResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GrabTurn'] = ResolversParentTypes['GrabTurn']> = {
  lastRight?: Resolver<Maybe<ResolversTypes['TurnPage']>, ParentType, ContextType>;
  firstWrong?: Resolver<ResolversTypes['TurnPage'], ParentType, ContextType>;
};

export type TurnPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TurnPage'] = ResolversParentTypes['TurnPage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  storedPageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emptyFetch?: Resolver<Maybe<ResolversTypes['EmptyFetch']>, ParentType, ContextType>;
};

export type EmptyFetchResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmptyFetch'] = ResolversParentTypes['EmptyFetch']> = {
  crawlRunId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GrabRemarkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GrabRemark'] = ResolversParentTypes['GrabRemark']> = {
  line?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['Sentence'], ParentType, ContextType>;
};

export type GrabProblemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GrabProblem'] = ResolversParentTypes['GrabProblem']> = {
  line?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wording?: Resolver<Maybe<ResolversTypes['Wording']>, ParentType, ContextType>;
};

export type GrabItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GrabItem'] = ResolversParentTypes['GrabItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  snapshots?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['Sentence']>, ParentType, ContextType>;
};

export type GrabItemConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GrabItemConnection'] = ResolversParentTypes['GrabItemConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['GrabItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type StoredPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StoredPage'] = ResolversParentTypes['StoredPage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fetchedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  storedPageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GrabTestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GrabTest'] = ResolversParentTypes['GrabTest']> = {
  pageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fetchedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  storedPageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['GrabTestOffer']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['Sentence']>, ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['SnapshotWarning']>, ParentType, ContextType>;
  issues?: Resolver<Array<ResolversTypes['InputIssue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GrabTestOfferResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GrabTestOffer'] = ResolversParentTypes['GrabTestOffer']> = {
  fields?: Resolver<Array<ResolversTypes['SnapshotField']>, ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['SnapshotWarning']>, ParentType, ContextType>;
};

export type ProposedSelectorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProposedSelector'] = ResolversParentTypes['ProposedSelector']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selector?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attribute?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['Sentence'], ParentType, ContextType>;
};

export type ReadingComparisonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReadingComparison'] = ResolversParentTypes['ReadingComparison']> = {
  pages?: Resolver<Array<ResolversTypes['PageComparison']>, ParentType, ContextType>;
  issues?: Resolver<Array<ResolversTypes['InputIssue']>, ParentType, ContextType>;
};

export type PageComparisonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PageComparison'] = ResolversParentTypes['PageComparison']> = {
  pageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offersBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offersNow?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['FieldComparison']>, ParentType, ContextType>;
};

export type FieldComparisonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FieldComparison'] = ResolversParentTypes['FieldComparison']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  new?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GrabberConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GrabberConnection'] = ResolversParentTypes['GrabberConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Grabber']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type GrabberSavedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GrabberSaved'] = ResolversParentTypes['GrabberSaved']> = {
  grabber?: Resolver<ResolversTypes['Grabber'], ParentType, ContextType>;
  changeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GrabRunStartedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GrabRunStarted'] = ResolversParentTypes['GrabRunStarted']> = {
  run?: Resolver<ResolversTypes['GrabRun'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GrabRunAnsweredResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GrabRunAnswered'] = ResolversParentTypes['GrabRunAnswered']> = {
  run?: Resolver<ResolversTypes['GrabRun'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateGrabberResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateGrabberResult'] = ResolversParentTypes['CreateGrabberResult']> = {
  __resolveType: TypeResolveFn<'GrabberSaved' | 'InvalidInput' | 'NotFound', ParentType, ContextType>;
};

export type UpdateGrabberResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateGrabberResult'] = ResolversParentTypes['UpdateGrabberResult']> = {
  __resolveType: TypeResolveFn<'GrabberSaved' | 'InvalidInput' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type ChangeGrabberStateResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeGrabberStateResult'] = ResolversParentTypes['ChangeGrabberStateResult']> = {
  __resolveType: TypeResolveFn<'GrabberSaved' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type TestGrabberResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TestGrabberResult'] = ResolversParentTypes['TestGrabberResult']> = {
  __resolveType: TypeResolveFn<'GrabTest' | 'NotFound', ParentType, ContextType>;
};

export type StartGrabRunResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StartGrabRunResult'] = ResolversParentTypes['StartGrabRunResult']> = {
  __resolveType: TypeResolveFn<'GrabRunStarted' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type AcceptGrabRunResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AcceptGrabRunResult'] = ResolversParentTypes['AcceptGrabRunResult']> = {
  __resolveType: TypeResolveFn<'GrabRunAnswered' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type DecideReplayResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DecideReplayResult'] = ResolversParentTypes['DecideReplayResult']> = {
  __resolveType: TypeResolveFn<'GrabRunAnswered' | 'InvalidInput' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type ImportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Import'] = ResolversParentTypes['Import']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ImportKind'], ParentType, ContextType>;
  within?: Resolver<Maybe<ResolversTypes['ImportPlace']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['ImportStep'], ParentType, ContextType>;
  isWaiting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  encoding?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delimiter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Sentence']>, ParentType, ContextType>;
  stopReason?: Resolver<Maybe<ResolversTypes['Sentence']>, ParentType, ContextType>;
  complaints?: Resolver<Array<ResolversTypes['ImportComplaint']>, ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['ImportColumn']>, ParentType, ContextType>;
  matchBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matchKeys?: Resolver<Array<ResolversTypes['ImportMatchKey']>, ParentType, ContextType>;
  creates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recipe?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  set?: Resolver<Maybe<ResolversTypes['ChangeSet']>, ParentType, ContextType>;
  undone?: Resolver<Maybe<ResolversTypes['ImportUndone']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportUndoneResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportUndone'] = ResolversParentTypes['ImportUndone']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportPlaceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportPlace'] = ResolversParentTypes['ImportPlace']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportComplaintResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportComplaint'] = ResolversParentTypes['ImportComplaint']> = {
  column?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['Sentence'], ParentType, ContextType>;
};

export type ImportColumnResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportColumn'] = ResolversParentTypes['ImportColumn']> = {
  header?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['ImportMode'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['ImportColumnReason']>, ParentType, ContextType>;
  examples?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImportTargetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportTarget'] = ResolversParentTypes['ImportTarget']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  modes?: Resolver<Array<ResolversTypes['ImportMode']>, ParentType, ContextType>;
};

export type ImportMatchKeyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportMatchKey'] = ResolversParentTypes['ImportMatchKey']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  targets?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChangeSetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeSet'] = ResolversParentTypes['ChangeSet']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeSetState'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['ChangeSetCounts'], ParentType, ContextType>;
  jobId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ChangeSetCountsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeSetCounts'] = ResolversParentTypes['ChangeSetCounts']> = {
  create?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  emptied?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noticed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangeSetRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeSetRow'] = ResolversParentTypes['ChangeSetRow']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['ChangePlan'], ParentType, ContextType>;
  recordId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cells?: Resolver<Array<ResolversTypes['ChangeSetCell']>, ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['ImportFault']>, ParentType, ContextType>;
  raw?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type ChangeSetCellResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeSetCell'] = ResolversParentTypes['ChangeSetCell']> = {
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCleared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  old?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  new?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImportFaultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportFault'] = ResolversParentTypes['ImportFault']> = {
  column?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isNotice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['Sentence'], ParentType, ContextType>;
};

export type ChangeSetRowConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeSetRowConnection'] = ResolversParentTypes['ChangeSetRowConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['ChangeSetRow']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type ImportConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportConnection'] = ResolversParentTypes['ImportConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Import']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type ImportAnsweredResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportAnswered'] = ResolversParentTypes['ImportAnswered']> = {
  import?: Resolver<ResolversTypes['Import'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StartImportResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StartImportResult'] = ResolversParentTypes['StartImportResult']> = {
  __resolveType: TypeResolveFn<'ImportAnswered' | 'NotAllowedNow', ParentType, ContextType>;
};

export type SetImportColumnsResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetImportColumnsResult'] = ResolversParentTypes['SetImportColumnsResult']> = {
  __resolveType: TypeResolveFn<'ImportAnswered' | 'InvalidInput' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type CheckImportResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CheckImportResult'] = ResolversParentTypes['CheckImportResult']> = {
  __resolveType: TypeResolveFn<'ImportAnswered' | 'InvalidInput' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type ApplyImportResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ApplyImportResult'] = ResolversParentTypes['ApplyImportResult']> = {
  __resolveType: TypeResolveFn<'ImportAnswered' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type EventConsumerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EventConsumer'] = ResolversParentTypes['EventConsumer']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
  oldestAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  retryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RunAnsweredResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RunAnswered'] = ResolversParentTypes['RunAnswered']> = {
  run?: Resolver<ResolversTypes['Job'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommandRunResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CommandRunResult'] = ResolversParentTypes['CommandRunResult']> = {
  __resolveType: TypeResolveFn<'RunAnswered' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type JobResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RunState'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  action?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['JobUnit'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  secondsLeft?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  conflicts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isResultGone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  freed?: Resolver<Array<ResolversTypes['JobFreed']>, ParentType, ContextType>;
  undoesId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  undoneById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  nextCommands?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JobFreedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['JobFreed'] = ResolversParentTypes['JobFreed']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
};

export type JobConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['JobConnection'] = ResolversParentTypes['JobConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type TaskQueueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaskQueue'] = ResolversParentTypes['TaskQueue']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastDoneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type FailedTaskResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FailedTask'] = ResolversParentTypes['FailedTask']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TaskAnsweredResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaskAnswered'] = ResolversParentTypes['TaskAnswered']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TaskResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaskResult'] = ResolversParentTypes['TaskResult']> = {
  __resolveType: TypeResolveFn<'TaskAnswered' | 'NotFound', ParentType, ContextType>;
};

export type OfferFiguresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OfferFigures'] = ResolversParentTypes['OfferFigures']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currencies?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  ownOffers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownLowestPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type OfferShopResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OfferShop'] = ResolversParentTypes['OfferShop']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OfferResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
  offerKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OfferState'], ParentType, ContextType>;
  isQuarantined?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  quarantineReason?: Resolver<Maybe<ResolversTypes['Sentence']>, ParentType, ContextType>;
  matchState?: Resolver<ResolversTypes['MatchState'], ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  productName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brandText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gtin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isGtinUsable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  listPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  lowPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  highPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  recurringPrice?: Resolver<Maybe<ResolversTypes['RecurringPrice']>, ParentType, ContextType>;
  priceState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isTaxIncluded?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  availability?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  condition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastChangedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mayUpdate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['OfferField']>, ParentType, ContextType>;
  priceDisagreement?: Resolver<Maybe<ResolversTypes['PriceDisagreement']>, ParentType, ContextType>;
  own?: Resolver<Maybe<ResolversTypes['OwnOffer']>, ParentType, ContextType>;
  snapshot?: Resolver<Maybe<ResolversTypes['Snapshot']>, ParentType, ContextType>;
  snapshots?: Resolver<Array<ResolversTypes['Snapshot']>, ParentType, ContextType, RequireFields<OfferSnapshotsArgs, 'first'>>;
  pricePoints?: Resolver<Array<ResolversTypes['PricePoint']>, ParentType, ContextType, RequireFields<OfferPricePointsArgs, 'first'>>;
  contradictions?: Resolver<Array<ResolversTypes['OfferContradiction']>, ParentType, ContextType>;
};

export type RecurringPriceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecurringPrice'] = ResolversParentTypes['RecurringPrice']> = {
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['PricePeriod'], ParentType, ContextType>;
};

export type OwnOfferResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OwnOffer'] = ResolversParentTypes['OwnOffer']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  listPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  availability?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pagePrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  pageSnapshot?: Resolver<Maybe<ResolversTypes['Snapshot']>, ParentType, ContextType>;
  sourceKind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SnapshotResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Snapshot'] = ResolversParentTypes['Snapshot']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  observedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastConfirmedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sourceKind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  grabberId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  pageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  storedPageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isStoredPageGone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['SnapshotField']>, ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['SnapshotWarning']>, ParentType, ContextType>;
};

export type OfferFieldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OfferField'] = ResolversParentTypes['OfferField']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  snapshotId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PriceDisagreementResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PriceDisagreement'] = ResolversParentTypes['PriceDisagreement']> = {
  given?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  givenBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  other?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  otherBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SnapshotFieldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SnapshotField'] = ResolversParentTypes['SnapshotField']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SnapshotWarningResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SnapshotWarning'] = ResolversParentTypes['SnapshotWarning']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wording?: Resolver<Maybe<ResolversTypes['Wording']>, ParentType, ContextType>;
};

export type PricePointResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PricePoint'] = ResolversParentTypes['PricePoint']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastConfirmedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  validTo?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currencyRule?: Resolver<Maybe<ResolversTypes['CurrencyRule']>, ParentType, ContextType>;
  listPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  availability?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['Sentence']>, ParentType, ContextType>;
};

export type OfferPriceSeriesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OfferPriceSeries'] = ResolversParentTypes['OfferPriceSeries']> = {
  offerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shopId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shopName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['PricePoint']>, ParentType, ContextType>;
};

export type OfferConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OfferConnection'] = ResolversParentTypes['OfferConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type PricePointDecidedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PricePointDecided'] = ResolversParentTypes['PricePointDecided']> = {
  offer?: Resolver<ResolversTypes['Offer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DecidePricePointResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DecidePricePointResult'] = ResolversParentTypes['DecidePricePointResult']> = {
  __resolveType: TypeResolveFn<'PricePointDecided' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type OwnOfferSetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OwnOfferSet'] = ResolversParentTypes['OwnOfferSet']> = {
  offer?: Resolver<ResolversTypes['Offer'], ParentType, ContextType>;
  changeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OwnOfferClearedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OwnOfferCleared'] = ResolversParentTypes['OwnOfferCleared']> = {
  offer?: Resolver<ResolversTypes['Offer'], ParentType, ContextType>;
  changeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OwnOfferCreatedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OwnOfferCreated'] = ResolversParentTypes['OwnOfferCreated']> = {
  offer?: Resolver<ResolversTypes['Offer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OfferSkuTakenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OfferSkuTaken'] = ResolversParentTypes['OfferSkuTaken']> = {
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offer?: Resolver<ResolversTypes['Offer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OfferedProductCreatedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OfferedProductCreated'] = ResolversParentTypes['OfferedProductCreated']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  offer?: Resolver<ResolversTypes['Offer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetOwnOfferResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetOwnOfferResult'] = ResolversParentTypes['SetOwnOfferResult']> = {
  __resolveType: TypeResolveFn<'OwnOfferSet' | 'InvalidInput' | 'VersionConflict' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type ClearOwnOfferResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ClearOwnOfferResult'] = ResolversParentTypes['ClearOwnOfferResult']> = {
  __resolveType: TypeResolveFn<'OwnOfferCleared' | 'VersionConflict' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type CreateOwnOfferResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateOwnOfferResult'] = ResolversParentTypes['CreateOwnOfferResult']> = {
  __resolveType: TypeResolveFn<'OwnOfferCreated' | 'OfferSkuTaken' | 'InvalidInput' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type CreateOfferedProductResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateOfferedProductResult'] = ResolversParentTypes['CreateOfferedProductResult']> = {
  __resolveType: TypeResolveFn<'OfferedProductCreated' | 'OfferSkuTaken' | 'InvalidInput' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type FulfilmentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Fulfilment'] = ResolversParentTypes['Fulfilment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['FulfilmentStatus'], ParentType, ContextType>;
  carrier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tracking?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trackingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deliveredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['FulfilmentLine']>, ParentType, ContextType>;
  actions?: Resolver<Array<ResolversTypes['RecordAction']>, ParentType, ContextType>;
};

export type FulfilmentLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FulfilmentLine'] = ResolversParentTypes['FulfilmentLine']> = {
  line?: Resolver<ResolversTypes['OrderLine'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderHoldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderHold'] = ResolversParentTypes['OrderHold']> = {
  reason?: Resolver<ResolversTypes['OrderHoldReason'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OrderChangedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderChanged'] = ResolversParentTypes['OrderChanged']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  changeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderActionResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderActionResult'] = ResolversParentTypes['OrderActionResult']> = {
  __resolveType: TypeResolveFn<'OrderChanged' | 'InvalidInput' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type OrderNeedCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderNeedCount'] = ResolversParentTypes['OrderNeedCount']> = {
  need?: Resolver<ResolversTypes['OrderNeed'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderQueueItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderQueueItem'] = ResolversParentTypes['OrderQueueItem']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  needs?: Resolver<Array<ResolversTypes['OrderNeed']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OrderQueueConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderQueueConnection'] = ResolversParentTypes['OrderQueueConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['OrderQueueItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OrderReturnResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderReturn'] = ResolversParentTypes['OrderReturn']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReturnState'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReturnReason'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OrderReturnLine']>, ParentType, ContextType>;
  proposed?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  waiting?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  refunded?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  actions?: Resolver<Array<ResolversTypes['RecordAction']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  approvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  receivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OrderReturnLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderReturnLine'] = ResolversParentTypes['OrderReturnLine']> = {
  line?: Resolver<ResolversTypes['OrderLine'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReturnReason'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  accepted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  condition?: Resolver<Maybe<ResolversTypes['ReturnCondition']>, ParentType, ContextType>;
};

export type OrderShopResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderShop'] = ResolversParentTypes['OrderShop']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderReferenceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderReference'] = ResolversParentTypes['OrderReference']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderReferenceState'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shopName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerTradeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerTrade'] = ResolversParentTypes['CustomerTrade']> = {
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spend?: Resolver<Array<ResolversTypes['CustomerSpend']>, ParentType, ContextType>;
};

export type CustomerSpendResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerSpend'] = ResolversParentTypes['CustomerSpend']> = {
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['OrderSource'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  paymentStatus?: Resolver<ResolversTypes['OrderPaymentStatus'], ParentType, ContextType>;
  fulfilmentStatus?: Resolver<ResolversTypes['OrderFulfilmentStatus'], ParentType, ContextType>;
  returnStatus?: Resolver<ResolversTypes['OrderReturnStatus'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['OrderCustomer']>, ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pricesWithTax?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  placedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cancelledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  archivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['OrderPerson']>, ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  authorized?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  captured?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalsDiffer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  billing?: Resolver<Maybe<ResolversTypes['OrderContact']>, ParentType, ContextType>;
  shippingTo?: Resolver<Maybe<ResolversTypes['OrderContact']>, ParentType, ContextType>;
  events?: Resolver<ResolversTypes['OrderEventConnection'], ParentType, ContextType, RequireFields<OrderEventsArgs, 'first'>>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  draft?: Resolver<Maybe<ResolversTypes['OrderDraftContent']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mayUpdate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stuckAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fulfilments?: Resolver<Array<ResolversTypes['Fulfilment']>, ParentType, ContextType>;
  hold?: Resolver<Maybe<ResolversTypes['OrderHold']>, ParentType, ContextType>;
  actions?: Resolver<Array<ResolversTypes['RecordAction']>, ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['Sentence']>, ParentType, ContextType>;
  returns?: Resolver<Array<ResolversTypes['OrderReturn']>, ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['Refund']>, ParentType, ContextType>;
  paymentActions?: Resolver<Array<ResolversTypes['RecordAction']>, ParentType, ContextType>;
  askableProviders?: Resolver<Array<ResolversTypes['PaymentProvider']>, ParentType, ContextType>;
  requestable?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  refundable?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  refundLimit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type OrderCustomerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderCustomer'] = ResolversParentTypes['OrderCustomer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  erasedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mayOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orderCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderPersonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderPerson'] = ResolversParentTypes['OrderPerson']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderLine'] = ResolversParentTypes['OrderLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OrderLineKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gtin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  link?: Resolver<ResolversTypes['OrderLineLink'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['Variant']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  listUnit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discounts?: Resolver<Array<ResolversTypes['OrderLineDiscount']>, ParentType, ContextType>;
  taxRatePpm?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  taxName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  ships?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  packed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returnable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderLineDiscountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderLineDiscount'] = ResolversParentTypes['OrderLineDiscount']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderDraftContentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderDraftContent'] = ResolversParentTypes['OrderDraftContent']> = {
  codes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OrderDraftLine']>, ParentType, ContextType>;
};

export type OrderDraftLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderDraftLine'] = ResolversParentTypes['OrderDraftLine']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  priceReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderContactResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderContact'] = ResolversParentTypes['OrderContact']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderEventResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderEvent'] = ResolversParentTypes['OrderEvent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['Sentence'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderEventConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderEventConnection'] = ResolversParentTypes['OrderEventConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['OrderEvent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OrderConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type OrderTotalsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderTotals'] = ResolversParentTypes['OrderTotals']> = {
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sums?: Resolver<Maybe<Array<ResolversTypes['OrderSum']>>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['OrderCount']>, ParentType, ContextType>;
};

export type OrderCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderCount'] = ResolversParentTypes['OrderCount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RunState'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OrderSumResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderSum'] = ResolversParentTypes['OrderSum']> = {
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderPreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderPreview'] = ResolversParentTypes['OrderPreview']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OrderPreviewLine']>, ParentType, ContextType>;
  applied?: Resolver<Array<ResolversTypes['BenchApplied']>, ParentType, ContextType>;
  lost?: Resolver<Array<ResolversTypes['BenchLost']>, ParentType, ContextType>;
  unknownCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderPreviewLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderPreviewLine'] = ResolversParentTypes['OrderPreviewLine']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxRatePpm?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  taxName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderPlacedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderPlaced'] = ResolversParentTypes['OrderPlaced']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderExistsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderExists'] = ResolversParentTypes['OrderExists']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  refusal?: Resolver<ResolversTypes['Refusal'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderTotalDiffersResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderTotalDiffers'] = ResolversParentTypes['OrderTotalDiffers']> = {
  expectedMinor?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  totalMinor?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderDraftSavedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderDraftSaved'] = ResolversParentTypes['OrderDraftSaved']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderDraftDiscardedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderDraftDiscarded'] = ResolversParentTypes['OrderDraftDiscarded']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderCountStartedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderCountStarted'] = ResolversParentTypes['OrderCountStarted']> = {
  count?: Resolver<ResolversTypes['OrderCount'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderNoteAddedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderNoteAdded'] = ResolversParentTypes['OrderNoteAdded']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PreviewOrderResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PreviewOrderResult'] = ResolversParentTypes['PreviewOrderResult']> = {
  __resolveType: TypeResolveFn<'OrderPreview' | 'InvalidInput' | 'NotFound', ParentType, ContextType>;
};

export type PlaceOrderResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlaceOrderResult'] = ResolversParentTypes['PlaceOrderResult']> = {
  __resolveType: TypeResolveFn<'OrderPlaced' | 'OrderExists' | 'OrderTotalDiffers' | 'DiscountNoLongerApplies' | 'InvalidInput' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type ReceiveOrderResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReceiveOrderResult'] = ResolversParentTypes['ReceiveOrderResult']> = {
  __resolveType: TypeResolveFn<'OrderPlaced' | 'OrderExists' | 'InvalidInput' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type CreateOrderDraftResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateOrderDraftResult'] = ResolversParentTypes['CreateOrderDraftResult']> = {
  __resolveType: TypeResolveFn<'OrderDraftSaved' | 'InvalidInput' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type UpdateOrderDraftResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateOrderDraftResult'] = ResolversParentTypes['UpdateOrderDraftResult']> = {
  __resolveType: TypeResolveFn<'OrderDraftSaved' | 'InvalidInput' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type PlaceOrderDraftResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlaceOrderDraftResult'] = ResolversParentTypes['PlaceOrderDraftResult']> = {
  __resolveType: TypeResolveFn<'OrderPlaced' | 'OrderTotalDiffers' | 'DiscountNoLongerApplies' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type DiscardOrderDraftResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DiscardOrderDraftResult'] = ResolversParentTypes['DiscardOrderDraftResult']> = {
  __resolveType: TypeResolveFn<'OrderDraftDiscarded' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type AddOrderNoteResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AddOrderNoteResult'] = ResolversParentTypes['AddOrderNoteResult']> = {
  __resolveType: TypeResolveFn<'OrderNoteAdded' | 'InvalidInput' | 'NotFound', ParentType, ContextType>;
};

export type CountOrdersResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CountOrdersResult'] = ResolversParentTypes['CountOrdersResult']> = {
  __resolveType: TypeResolveFn<'OrderCountStarted', ParentType, ContextType>;
};

export type PaymentProviderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentProvider'] = ResolversParentTypes['PaymentProvider']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['PaymentMode'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentProviderStatus'], ParentType, ContextType>;
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
  endpoint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusedHooks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadableHooks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previousHookUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changesReadAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changesProblem?: Resolver<Maybe<ResolversTypes['PaymentProviderProblem']>, ParentType, ContextType>;
  hasSecret?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayUpdate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['PaymentProvider'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  methodLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authorized?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  captured?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  voided?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  authExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failureCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transactions?: Resolver<Array<ResolversTypes['PaymentTransaction']>, ParentType, ContextType>;
  actions?: Resolver<Array<ResolversTypes['RecordAction']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentTransactionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentTransaction'] = ResolversParentTypes['PaymentTransaction']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PaymentTransactionKind'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentTransactionState'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['Sentence']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  actions?: Resolver<Array<ResolversTypes['RecordAction']>, ParentType, ContextType>;
};

export type PaymentTransactionConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentTransactionConnection'] = ResolversParentTypes['PaymentTransactionConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['PaymentTransaction']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type PaymentSumsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentSums'] = ResolversParentTypes['PaymentSums']> = {
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sums?: Resolver<Maybe<Array<ResolversTypes['PaymentSum']>>, ParentType, ContextType>;
};

export type PaymentSumResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentSum'] = ResolversParentTypes['PaymentSum']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authorized?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  captured?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  voided?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PaymentSavedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentSaved'] = ResolversParentTypes['PaymentSaved']> = {
  payment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentResult'] = ResolversParentTypes['PaymentResult']> = {
  __resolveType: TypeResolveFn<'PaymentSaved' | 'InvalidInput' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type PaymentStepResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentStepResult'] = ResolversParentTypes['PaymentStepResult']> = {
  __resolveType: TypeResolveFn<'PaymentSaved' | 'InvalidInput' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type PaymentEventResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentEvent'] = ResolversParentTypes['PaymentEvent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['PaymentProvider'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PaymentEventKind'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentEventState'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderHint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dispute?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['Sentence']>, ParentType, ContextType>;
  actions?: Resolver<Array<ResolversTypes['RecordAction']>, ParentType, ContextType>;
};

export type PaymentEventConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentEventConnection'] = ResolversParentTypes['PaymentEventConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['PaymentEvent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type PaymentProviderCreatedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentProviderCreated'] = ResolversParentTypes['PaymentProviderCreated']> = {
  provider?: Resolver<ResolversTypes['PaymentProvider'], ParentType, ContextType>;
  hookPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentProviderUpdatedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentProviderUpdated'] = ResolversParentTypes['PaymentProviderUpdated']> = {
  provider?: Resolver<ResolversTypes['PaymentProvider'], ParentType, ContextType>;
  changeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentHookReplacedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentHookReplaced'] = ResolversParentTypes['PaymentHookReplaced']> = {
  provider?: Resolver<ResolversTypes['PaymentProvider'], ParentType, ContextType>;
  hookPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentRequestLookedUpResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentRequestLookedUp'] = ResolversParentTypes['PaymentRequestLookedUp']> = {
  transaction?: Resolver<ResolversTypes['PaymentTransaction'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentEventAttachedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentEventAttached'] = ResolversParentTypes['PaymentEventAttached']> = {
  event?: Resolver<ResolversTypes['PaymentEvent'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentEventIgnoredResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentEventIgnored'] = ResolversParentTypes['PaymentEventIgnored']> = {
  event?: Resolver<ResolversTypes['PaymentEvent'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreatePaymentProviderResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreatePaymentProviderResult'] = ResolversParentTypes['CreatePaymentProviderResult']> = {
  __resolveType: TypeResolveFn<'PaymentProviderCreated' | 'InvalidInput' | 'NotFound', ParentType, ContextType>;
};

export type UpdatePaymentProviderResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdatePaymentProviderResult'] = ResolversParentTypes['UpdatePaymentProviderResult']> = {
  __resolveType: TypeResolveFn<'PaymentProviderUpdated' | 'InvalidInput' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type ReplacePaymentHookResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReplacePaymentHookResult'] = ResolversParentTypes['ReplacePaymentHookResult']> = {
  __resolveType: TypeResolveFn<'PaymentHookReplaced' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type LookUpPaymentRequestResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LookUpPaymentRequestResult'] = ResolversParentTypes['LookUpPaymentRequestResult']> = {
  __resolveType: TypeResolveFn<'PaymentRequestLookedUp' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type AttachPaymentEventResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AttachPaymentEventResult'] = ResolversParentTypes['AttachPaymentEventResult']> = {
  __resolveType: TypeResolveFn<'PaymentEventAttached' | 'InvalidInput' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type IgnorePaymentEventResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IgnorePaymentEventResult'] = ResolversParentTypes['IgnorePaymentEventResult']> = {
  __resolveType: TypeResolveFn<'PaymentEventIgnored' | 'InvalidInput' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type RefundResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Refund'] = ResolversParentTypes['Refund']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['RefundPurpose'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RefundState'], ParentType, ContextType>;
  disputeState?: Resolver<Maybe<ResolversTypes['DisputeState']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['RefundLine']>, ParentType, ContextType>;
  requestedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  transactions?: Resolver<Array<ResolversTypes['PaymentTransaction']>, ParentType, ContextType>;
  orderChange?: Resolver<Maybe<ResolversTypes['RefundOrderChange']>, ParentType, ContextType>;
  actions?: Resolver<Array<ResolversTypes['RecordAction']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RefundOrderChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RefundOrderChange'] = ResolversParentTypes['RefundOrderChange']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wording?: Resolver<ResolversTypes['Wording'], ParentType, ContextType>;
  seen?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RefundLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RefundLine'] = ResolversParentTypes['RefundLine']> = {
  line?: Resolver<ResolversTypes['OrderLine'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type RefundConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RefundConnection'] = ResolversParentTypes['RefundConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Refund']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type RefundPreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RefundPreview'] = ResolversParentTypes['RefundPreview']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['RefundPreviewLine']>, ParentType, ContextType>;
  refundable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  needsApproval?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RefundPreviewLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RefundPreviewLine'] = ResolversParentTypes['RefundPreviewLine']> = {
  line?: Resolver<ResolversTypes['OrderLine'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type RefundSavedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RefundSaved'] = ResolversParentTypes['RefundSaved']> = {
  refund?: Resolver<ResolversTypes['Refund'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PreviewRefundResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PreviewRefundResult'] = ResolversParentTypes['PreviewRefundResult']> = {
  __resolveType: TypeResolveFn<'RefundPreview' | 'InvalidInput' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type RefundResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RefundResult'] = ResolversParentTypes['RefundResult']> = {
  __resolveType: TypeResolveFn<'RefundSaved' | 'InvalidInput' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type ArchivedProductResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ArchivedProduct'] = ResolversParentTypes['ArchivedProduct']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['ArchivePlace'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProductStatus'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['ProductArchiveReason']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  purgeAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mayRestore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayPurge?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ArchivedProductConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ArchivedProductConnection'] = ResolversParentTypes['ArchivedProductConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['ArchivedProduct']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type ArchiveEffectsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ArchiveEffects'] = ResolversParentTypes['ArchiveEffects']> = {
  products?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shops?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offerProductIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  proposals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proposalProductIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  listings?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  channels?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  listingProductIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  openOrders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  orderProductIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type GridColumnResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GridColumn'] = ResolversParentTypes['GridColumn']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  editor?: Resolver<ResolversTypes['GridEditor'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GridRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GridRow'] = ResolversParentTypes['GridRow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  texts?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['GridSource']>, ParentType, ContextType>;
  locked?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  closed?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  ofVariants?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  edits?: Resolver<Array<ResolversTypes['GridEdit']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Sentence']>, ParentType, ContextType>;
};

export type GridEditResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GridEdit'] = ResolversParentTypes['GridEdit']> = {
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Sentence']>, ParentType, ContextType>;
};

export type ProductGridConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductGridConnection'] = ResolversParentTypes['ProductGridConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['GridRow']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type GridAnsweredResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GridAnswered'] = ResolversParentTypes['GridAnswered']> = {
  set?: Resolver<ResolversTypes['ChangeSet'], ParentType, ContextType>;
  steps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  left?: Resolver<Array<ResolversTypes['ImportFault']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EditGridResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EditGridResult'] = ResolversParentTypes['EditGridResult']> = {
  __resolveType: TypeResolveFn<'GridAnswered' | 'InvalidInput' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type ApplyGridResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ApplyGridResult'] = ResolversParentTypes['ApplyGridResult']> = {
  __resolveType: TypeResolveFn<'GridAnswered' | 'NotAllowedNow' | 'NotFound', ParentType, ContextType>;
};

export type BinnedProductResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BinnedProduct'] = ResolversParentTypes['BinnedProduct']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mayRestore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProductBrandsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductBrands'] = ResolversParentTypes['ProductBrands']> = {
  isAny?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  brands?: Resolver<Array<ResolversTypes['Brand']>, ParentType, ContextType>;
};

export type ProductArchivalResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductArchival'] = ResolversParentTypes['ProductArchival']> = {
  reason?: Resolver<Maybe<ResolversTypes['ProductArchiveReason']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  localName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProductStatus'], ParentType, ContextType>;
  archival?: Resolver<Maybe<ResolversTypes['ProductArchival']>, ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  offerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shopCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  variantCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lowestPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  completeness?: Resolver<ResolversTypes['Completeness'], ParentType, ContextType>;
  actions?: Resolver<Array<ResolversTypes['RecordAction']>, ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['Variant']>, ParentType, ContextType>;
  taxClass?: Resolver<ResolversTypes['EffectiveTaxClass'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['ProductValue']>, ParentType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['ValueFinding']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mayUpdate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lockedFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offers?: Resolver<ResolversTypes['OfferConnection'], ParentType, ContextType, RequireFields<ProductOffersArgs, 'first'>>;
  offerFigures?: Resolver<Maybe<ResolversTypes['OfferFigures']>, ParentType, ContextType>;
  lowestPricesElsewhere?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type VariantResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Variant'] = ResolversParentTypes['Variant']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  identifiers?: Resolver<Array<ResolversTypes['VariantIdentifier']>, ParentType, ContextType>;
  offerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VariantIdentifierResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VariantIdentifier'] = ResolversParentTypes['VariantIdentifier']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductValueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductValue'] = ResolversParentTypes['ProductValue']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  attribute?: Resolver<ResolversTypes['Attribute'], ParentType, ContextType>;
  variantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictureUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceKind?: Resolver<ResolversTypes['ValueSourceKind'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['ValueSource']>, ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  alternatives?: Resolver<Array<ResolversTypes['ValueAlternative']>, ParentType, ContextType>;
};

export type ValueSourceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ValueSource'] = ResolversParentTypes['ValueSource']> = {
  shopId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shopName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  offerTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  snapshotId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  observedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  storedPageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isStoredPageGone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ValueFindingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ValueFinding'] = ResolversParentTypes['ValueFinding']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  attribute?: Resolver<ResolversTypes['Attribute'], ParentType, ContextType>;
  variantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  property?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['Sentence'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['ValueSource']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ValueAlternativeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ValueAlternative'] = ResolversParentTypes['ValueAlternative']> = {
  value?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictureUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceKind?: Resolver<ResolversTypes['ValueSourceKind'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['ValueSource']>, ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompletenessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Completeness'] = ResolversParentTypes['Completeness']> = {
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  filled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['Attribute']>, ParentType, ContextType>;
  gaps?: Resolver<Array<ResolversTypes['CompletenessGap']>, ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type ProductCreatedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductCreated'] = ResolversParentTypes['ProductCreated']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductUpdatedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductUpdated'] = ResolversParentTypes['ProductUpdated']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  changeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductDeletedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductDeleted'] = ResolversParentTypes['ProductDeleted']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateProductResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateProductResult'] = ResolversParentTypes['CreateProductResult']> = {
  __resolveType: TypeResolveFn<'ProductCreated' | 'InvalidInput', ParentType, ContextType>;
};

export type UpdateProductResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateProductResult'] = ResolversParentTypes['UpdateProductResult']> = {
  __resolveType: TypeResolveFn<'ProductUpdated' | 'InvalidInput' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type ChangeProductStatusResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeProductStatusResult'] = ResolversParentTypes['ChangeProductStatusResult']> = {
  __resolveType: TypeResolveFn<'ProductUpdated' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type ArchiveProductResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ArchiveProductResult'] = ResolversParentTypes['ArchiveProductResult']> = {
  __resolveType: TypeResolveFn<'ProductUpdated' | 'InvalidInput' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type SetProductValueResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetProductValueResult'] = ResolversParentTypes['SetProductValueResult']> = {
  __resolveType: TypeResolveFn<'ProductUpdated' | 'InvalidInput' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type SetProductPictureResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetProductPictureResult'] = ResolversParentTypes['SetProductPictureResult']> = {
  __resolveType: TypeResolveFn<'ProductUpdated' | 'InvalidInput' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type DeleteProductResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteProductResult'] = ResolversParentTypes['DeleteProductResult']> = {
  __resolveType: TypeResolveFn<'ProductDeleted' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type PropertyNameResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PropertyName'] = ResolversParentTypes['PropertyName']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PropertyNameState'], ParentType, ContextType>;
  offerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  examples?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  attribute?: Resolver<Maybe<ResolversTypes['Attribute']>, ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['PropertyNameProposal']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  actions?: Resolver<Array<ResolversTypes['RecordAction']>, ParentType, ContextType>;
};

export type PropertyNameProposalResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PropertyNameProposal'] = ResolversParentTypes['PropertyNameProposal']> = {
  attribute?: Resolver<ResolversTypes['Attribute'], ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isByRule?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['Sentence'], ParentType, ContextType>;
};

export type PropertyNameConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PropertyNameConnection'] = ResolversParentTypes['PropertyNameConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['PropertyName']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type PropertyNameDecidedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PropertyNameDecided'] = ResolversParentTypes['PropertyNameDecided']> = {
  propertyName?: Resolver<ResolversTypes['PropertyName'], ParentType, ContextType>;
  changeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AcceptPropertyNameResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AcceptPropertyNameResult'] = ResolversParentTypes['AcceptPropertyNameResult']> = {
  __resolveType: TypeResolveFn<'PropertyNameDecided' | 'InvalidInput' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type DecidePropertyNameResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DecidePropertyNameResult'] = ResolversParentTypes['DecidePropertyNameResult']> = {
  __resolveType: TypeResolveFn<'PropertyNameDecided' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type StorageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Storage'] = ResolversParentTypes['Storage']> = {
  countedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['StoredKind']>, ParentType, ContextType>;
};

export type StoredKindResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StoredKind'] = ResolversParentTypes['StoredKind']> = {
  kind?: Resolver<ResolversTypes['StoredKindName'], ParentType, ContextType>;
  settingKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['StoredAmount'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['StoredAmount'], ParentType, ContextType>;
  due?: Resolver<ResolversTypes['StoredAmount'], ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['StoredMonth']>, ParentType, ContextType>;
  shops?: Resolver<Array<ResolversTypes['StoredShop']>, ParentType, ContextType>;
  lastFreed?: Resolver<Maybe<ResolversTypes['FreedAmount']>, ParentType, ContextType>;
};

export type StoredAmountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StoredAmount'] = ResolversParentTypes['StoredAmount']> = {
  rows?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type StoredMonthResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StoredMonth'] = ResolversParentTypes['StoredMonth']> = {
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['StoredAmount'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['StoredAmount'], ParentType, ContextType>;
  due?: Resolver<ResolversTypes['StoredAmount'], ParentType, ContextType>;
  goesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type StoredShopResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StoredShop'] = ResolversParentTypes['StoredShop']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['StoredAmount'], ParentType, ContextType>;
  due?: Resolver<ResolversTypes['StoredAmount'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOwnLimit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FreedAmountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FreedAmount'] = ResolversParentTypes['FreedAmount']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type NameSortingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NameSorting'] = ResolversParentTypes['NameSorting']> = {
  isByLanguage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  beingFilled?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TestMailSentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TestMailSent'] = ResolversParentTypes['TestMailSent']> = {
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendTestMailResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SendTestMailResult'] = ResolversParentTypes['SendTestMailResult']> = {
  __resolveType: TypeResolveFn<'TestMailSent' | 'NotAllowedNow', ParentType, ContextType>;
};

export type SettingFormResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SettingForm'] = ResolversParentTypes['SettingForm']> = {
  kind?: Resolver<ResolversTypes['SettingKind'], ParentType, ContextType>;
  choices?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  minimum?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maximum?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOptional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fields?: Resolver<Maybe<Array<ResolversTypes['SettingField']>>, ParentType, ContextType>;
};

export type SettingFieldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SettingField'] = ResolversParentTypes['SettingField']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  form?: Resolver<ResolversTypes['SettingForm'], ParentType, ContextType>;
};

export type SettingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Setting'] = ResolversParentTypes['Setting']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shopId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  form?: Resolver<ResolversTypes['SettingForm'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['SettingScopeKind']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  default?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['SettingSource'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  inherited?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  inheritedFrom?: Resolver<ResolversTypes['SettingSource'], ParentType, ContextType>;
  variable?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isUnusable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mayUpdate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shopsWithOwn?: Resolver<Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType>;
};

export type SettingEffectResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SettingEffect'] = ResolversParentTypes['SettingEffect']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SettingUpdatedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SettingUpdated'] = ResolversParentTypes['SettingUpdated']> = {
  setting?: Resolver<ResolversTypes['Setting'], ParentType, ContextType>;
  changeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateSettingResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateSettingResult'] = ResolversParentTypes['UpdateSettingResult']> = {
  __resolveType: TypeResolveFn<'SettingUpdated' | 'InvalidInput' | 'VersionConflict' | 'NotFound' | 'NotAllowedNow', ParentType, ContextType>;
};

export type ShelfResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Shelf'] = ResolversParentTypes['Shelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ShelfKind'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ShelfState'], ParentType, ContextType>;
  offerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  examples?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['ShelfProposal']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  actions?: Resolver<Array<ResolversTypes['RecordAction']>, ParentType, ContextType>;
};

export type ShelfProposalResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShelfProposal'] = ResolversParentTypes['ShelfProposal']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isByRule?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['Sentence'], ParentType, ContextType>;
};

export type ShelfConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShelfConnection'] = ResolversParentTypes['ShelfConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Shelf']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type ShelfDecidedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShelfDecided'] = ResolversParentTypes['ShelfDecided']> = {
  shelf?: Resolver<ResolversTypes['Shelf'], ParentType, ContextType>;
  changeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AcceptShelfResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AcceptShelfResult'] = ResolversParentTypes['AcceptShelfResult']> = {
  __resolveType: TypeResolveFn<'ShelfDecided' | 'InvalidInput' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type DecideShelfResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DecideShelfResult'] = ResolversParentTypes['DecideShelfResult']> = {
  __resolveType: TypeResolveFn<'ShelfDecided' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type ShopResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Shop'] = ResolversParentTypes['Shop']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pricesIncludeTax?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ShopKind'], ParentType, ContextType>;
  isMarketplace?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ShopStatus'], ParentType, ContextType>;
  minDelayMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  probe?: Resolver<Maybe<ResolversTypes['ShopProbe']>, ParentType, ContextType>;
  health?: Resolver<ResolversTypes['ShopHealth'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mayUpdate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lockedFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShopHealthResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShopHealth'] = ResolversParentTypes['ShopHealth']> = {
  offers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  freshOffers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matchedOffers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ShopProbeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShopProbe'] = ResolversParentTypes['ShopProbe']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  finalUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  robots?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sitemaps?: Resolver<Array<ResolversTypes['ProbedSource']>, ParentType, ContextType>;
  feeds?: Resolver<Array<ResolversTypes['ProbedSource']>, ParentType, ContextType>;
  structuredData?: Resolver<Array<ResolversTypes['ProbedMethod']>, ParentType, ContextType>;
  sampledPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offersFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['Sentence']>, ParentType, ContextType>;
  proposedName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proposedSeeds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  proposedDelayMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proposedItems?: Resolver<Maybe<ResolversTypes['ProposedItems']>, ParentType, ContextType>;
};

export type ProposedItemsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProposedItems'] = ResolversParentTypes['ProposedItems']> = {
  itemSelector?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rules?: Resolver<Array<ResolversTypes['SelectorRule']>, ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProbedSourceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProbedSource'] = ResolversParentTypes['ProbedSource']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProbedMethodResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProbedMethod'] = ResolversParentTypes['ProbedMethod']> = {
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShopConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShopConnection'] = ResolversParentTypes['ShopConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Shop']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type ShopCreatedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShopCreated'] = ResolversParentTypes['ShopCreated']> = {
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShopUpdatedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShopUpdated'] = ResolversParentTypes['ShopUpdated']> = {
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
  changeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShopAddressTakenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShopAddressTaken'] = ResolversParentTypes['ShopAddressTaken']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shopId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProbeRefusedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProbeRefused'] = ResolversParentTypes['ProbeRefused']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wording?: Resolver<ResolversTypes['Wording'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProbeFinishedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProbeFinished'] = ResolversParentTypes['ProbeFinished']> = {
  probe?: Resolver<ResolversTypes['ShopProbe'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShopWithSourcesAddedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShopWithSourcesAdded'] = ResolversParentTypes['ShopWithSourcesAdded']> = {
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
  crawlerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  grabberIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  crawlRunId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DemoClockAdvancedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DemoClockAdvanced'] = ResolversParentTypes['DemoClockAdvanced']> = {
  demo?: Resolver<ResolversTypes['DemoShops'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DemoImportResumedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DemoImportResumed'] = ResolversParentTypes['DemoImportResumed']> = {
  seed?: Resolver<ResolversTypes['SeedProgress'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateShopResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateShopResult'] = ResolversParentTypes['CreateShopResult']> = {
  __resolveType: TypeResolveFn<'ShopCreated' | 'ShopAddressTaken' | 'InvalidInput', ParentType, ContextType>;
};

export type UpdateShopResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateShopResult'] = ResolversParentTypes['UpdateShopResult']> = {
  __resolveType: TypeResolveFn<'ShopUpdated' | 'ShopAddressTaken' | 'InvalidInput' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type ProbeShopResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProbeShopResult'] = ResolversParentTypes['ProbeShopResult']> = {
  __resolveType: TypeResolveFn<'ProbeFinished' | 'ProbeRefused', ParentType, ContextType>;
};

export type AddShopResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AddShopResult'] = ResolversParentTypes['AddShopResult']> = {
  __resolveType: TypeResolveFn<'ShopWithSourcesAdded' | 'ShopAddressTaken' | 'InvalidInput', ParentType, ContextType>;
};

export type AdvanceDemoClockResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AdvanceDemoClockResult'] = ResolversParentTypes['AdvanceDemoClockResult']> = {
  __resolveType: TypeResolveFn<'DemoClockAdvanced' | 'NotAllowedNow', ParentType, ContextType>;
};

export type ResumeDemoImportResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResumeDemoImportResult'] = ResolversParentTypes['ResumeDemoImportResult']> = {
  __resolveType: TypeResolveFn<'DemoImportResumed' | 'NotAllowedNow', ParentType, ContextType>;
};

export type TaxRateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaxRate'] = ResolversParentTypes['TaxRate']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxClass?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ratePpm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mayUpdate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaxRateConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaxRateConnection'] = ResolversParentTypes['TaxRateConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['TaxRate']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ListTotal'], ParentType, ContextType>;
};

export type TaxRateCreatedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaxRateCreated'] = ResolversParentTypes['TaxRateCreated']> = {
  taxRate?: Resolver<ResolversTypes['TaxRate'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TaxRateUpdatedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaxRateUpdated'] = ResolversParentTypes['TaxRateUpdated']> = {
  taxRate?: Resolver<ResolversTypes['TaxRate'], ParentType, ContextType>;
  changeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TaxRateDeletedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaxRateDeleted'] = ResolversParentTypes['TaxRateDeleted']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TaxRateTakenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaxRateTaken'] = ResolversParentTypes['TaxRateTaken']> = {
  taxRate?: Resolver<ResolversTypes['TaxRate'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateTaxRateResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateTaxRateResult'] = ResolversParentTypes['CreateTaxRateResult']> = {
  __resolveType: TypeResolveFn<'TaxRateCreated' | 'TaxRateTaken' | 'InvalidInput' | 'NotFound', ParentType, ContextType>;
};

export type UpdateTaxRateResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateTaxRateResult'] = ResolversParentTypes['UpdateTaxRateResult']> = {
  __resolveType: TypeResolveFn<'TaxRateUpdated' | 'TaxRateTaken' | 'InvalidInput' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type DeleteTaxRateResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteTaxRateResult'] = ResolversParentTypes['DeleteTaxRateResult']> = {
  __resolveType: TypeResolveFn<'TaxRateDeleted' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type TaxonomyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Taxonomy'] = ResolversParentTypes['Taxonomy']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  publisher?: Resolver<ResolversTypes['TaxonomyPublisher'], ParentType, ContextType>;
  release?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goneCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  linkedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['TaxonomyFile']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaxonomyFileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaxonomyFile'] = ResolversParentTypes['TaxonomyFile']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  release?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  loadedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  loadedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TaxonomyNodeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaxonomyNode'] = ResolversParentTypes['TaxonomyNode']> = {
  publisher?: Resolver<ResolversTypes['TaxonomyPublisher'], ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sinceRelease?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goneSinceRelease?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TaxonomyDifferenceRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaxonomyDifferenceRow'] = ResolversParentTypes['TaxonomyDifferenceRow']> = {
  kind?: Resolver<ResolversTypes['TaxonomyDifferenceKind'], ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  after?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type TaxonomyLostLinkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaxonomyLostLink'] = ResolversParentTypes['TaxonomyLostLink']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TaxonomyFindingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaxonomyFinding'] = ResolversParentTypes['TaxonomyFinding']> = {
  line?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['Sentence'], ParentType, ContextType>;
};

export type TaxonomyDifferenceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaxonomyDifference'] = ResolversParentTypes['TaxonomyDifference']> = {
  publisher?: Resolver<ResolversTypes['TaxonomyPublisher'], ParentType, ContextType>;
  release?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  loadedRelease?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nodeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isSame?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOlder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  addsLanguage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  addedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goneCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  renamedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  movedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  namedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['TaxonomyDifferenceRow']>, ParentType, ContextType>;
  lostLinks?: Resolver<Array<ResolversTypes['TaxonomyLostLink']>, ParentType, ContextType>;
  lostLinkCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['TaxonomyFinding']>, ParentType, ContextType>;
  findingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TaxonomyDifferenceResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaxonomyDifferenceResult'] = ResolversParentTypes['TaxonomyDifferenceResult']> = {
  __resolveType: TypeResolveFn<'TaxonomyDifference' | 'NotAllowedNow', ParentType, ContextType>;
};

export type TaxonomyTakenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaxonomyTaken'] = ResolversParentTypes['TaxonomyTaken']> = {
  taxonomy?: Resolver<ResolversTypes['Taxonomy'], ParentType, ContextType>;
  linkedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TaxonomyUnchangedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaxonomyUnchanged'] = ResolversParentTypes['TaxonomyUnchanged']> = {
  taxonomy?: Resolver<ResolversTypes['Taxonomy'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TakeTaxonomyResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TakeTaxonomyResult'] = ResolversParentTypes['TakeTaxonomyResult']> = {
  __resolveType: TypeResolveFn<'TaxonomyTaken' | 'TaxonomyUnchanged' | 'NotAllowedNow' | 'InvalidInput' | 'VersionConflict', ParentType, ContextType>;
};

export type TaxonomyLinkRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaxonomyLinkRow'] = ResolversParentTypes['TaxonomyLinkRow']> = {
  problem?: Resolver<ResolversTypes['TaxonomyLinkProblem'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  candidates?: Resolver<Array<ResolversTypes['TaxonomyNode']>, ParentType, ContextType>;
};

export type TaxonomyLinkReportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaxonomyLinkReport'] = ResolversParentTypes['TaxonomyLinkReport']> = {
  linkedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unnamedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['TaxonomyLinkRow']>, ParentType, ContextType>;
};

export type CategoryTaxonomyLinkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CategoryTaxonomyLink'] = ResolversParentTypes['CategoryTaxonomyLink']> = {
  publisher?: Resolver<ResolversTypes['TaxonomyPublisher'], ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  release?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['TaxonomyNode']>, ParentType, ContextType>;
};

export type CategoryLinkedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CategoryLinked'] = ResolversParentTypes['CategoryLinked']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  changeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LinkCategoryResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LinkCategoryResult'] = ResolversParentTypes['LinkCategoryResult']> = {
  __resolveType: TypeResolveFn<'CategoryLinked' | 'InvalidInput' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type TemplateEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TemplateEntry'] = ResolversParentTypes['TemplateEntry']> = {
  attribute?: Resolver<ResolversTypes['Attribute'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TemplateState'], ParentType, ContextType>;
  makesVariants?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['AttributeGroup'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  inherited?: Resolver<Maybe<ResolversTypes['InheritedTemplateEntry']>, ParentType, ContextType>;
};

export type InheritedTemplateEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InheritedTemplateEntry'] = ResolversParentTypes['InheritedTemplateEntry']> = {
  state?: Resolver<ResolversTypes['TemplateState'], ParentType, ContextType>;
  makesVariants?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['AttributeGroup'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
};

export type TemplateCategoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TemplateCategory'] = ResolversParentTypes['TemplateCategory']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TemplateState'], ParentType, ContextType>;
  makesVariants?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CompletenessGapResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CompletenessGap'] = ResolversParentTypes['CompletenessGap']> = {
  attribute?: Resolver<ResolversTypes['Attribute'], ParentType, ContextType>;
  locales?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CategoryTemplateEffectsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CategoryTemplateEffects'] = ResolversParentTypes['CategoryTemplateEffects']> = {
  products?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  incomplete?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  complete?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  valuesOutside?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategoryTemplateSetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CategoryTemplateSet'] = ResolversParentTypes['CategoryTemplateSet']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  changeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetCategoryTemplateResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetCategoryTemplateResult'] = ResolversParentTypes['SetCategoryTemplateResult']> = {
  __resolveType: TypeResolveFn<'CategoryTemplateSet' | 'InvalidInput' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type SavedViewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedView'] = ResolversParentTypes['SavedView']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ownerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mayUpdate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['ViewColumn']>, ParentType, ContextType>;
  density?: Resolver<ResolversTypes['ListDensity'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ViewColumnResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ViewColumn'] = ResolversParentTypes['ViewColumn']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ListLayoutResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListLayout'] = ResolversParentTypes['ListLayout']> = {
  viewId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  look?: Resolver<Maybe<ResolversTypes['ListLook']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListLookResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListLook'] = ResolversParentTypes['ListLook']> = {
  columns?: Resolver<Array<ResolversTypes['ViewColumn']>, ParentType, ContextType>;
  density?: Resolver<ResolversTypes['ListDensity'], ParentType, ContextType>;
};

export type SavedViewSavedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedViewSaved'] = ResolversParentTypes['SavedViewSaved']> = {
  view?: Resolver<ResolversTypes['SavedView'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavedViewDeletedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedViewDeleted'] = ResolversParentTypes['SavedViewDeleted']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TooManySavedViewsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TooManySavedViews'] = ResolversParentTypes['TooManySavedViews']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ListLayoutSavedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListLayoutSaved'] = ResolversParentTypes['ListLayoutSaved']> = {
  layout?: Resolver<ResolversTypes['ListLayout'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveListLayoutResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveListLayoutResult'] = ResolversParentTypes['SaveListLayoutResult']> = {
  __resolveType: TypeResolveFn<'ListLayoutSaved' | 'InvalidInput', ParentType, ContextType>;
};

export type CreateSavedViewResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateSavedViewResult'] = ResolversParentTypes['CreateSavedViewResult']> = {
  __resolveType: TypeResolveFn<'SavedViewSaved' | 'TooManySavedViews' | 'InvalidInput', ParentType, ContextType>;
};

export type UpdateSavedViewResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateSavedViewResult'] = ResolversParentTypes['UpdateSavedViewResult']> = {
  __resolveType: TypeResolveFn<'SavedViewSaved' | 'InvalidInput' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type DeleteSavedViewResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteSavedViewResult'] = ResolversParentTypes['DeleteSavedViewResult']> = {
  __resolveType: TypeResolveFn<'SavedViewDeleted' | 'VersionConflict' | 'NotFound', ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  RoleThatMay?: RoleThatMayResolvers<ContextType>;
  Me?: MeResolvers<ContextType>;
  AbilityRule?: AbilityRuleResolvers<ContextType>;
  PasswordChanged?: PasswordChangedResolvers<ContextType>;
  TooManyAttempts?: TooManyAttemptsResolvers<ContextType>;
  UpdateProfileResult?: UpdateProfileResultResolvers<ContextType>;
  ChangePasswordResult?: ChangePasswordResultResolvers<ContextType>;
  ApiKey?: ApiKeyResolvers<ContextType>;
  ApiKeyConnection?: ApiKeyConnectionResolvers<ContextType>;
  ApiKeyCreated?: ApiKeyCreatedResolvers<ContextType>;
  ApiKeyRevoked?: ApiKeyRevokedResolvers<ContextType>;
  CreateApiKeyResult?: CreateApiKeyResultResolvers<ContextType>;
  RevokeApiKeyResult?: RevokeApiKeyResultResolvers<ContextType>;
  RightAnswer?: RightAnswerResolvers<ContextType>;
  JudgedLine?: JudgedLineResolvers<ContextType>;
  JudgedRecord?: JudgedRecordResolvers<ContextType>;
  AccountLink?: AccountLinkResolvers<ContextType>;
  InvitationResult?: InvitationResultResolvers<ContextType>;
  UserLinkCreated?: UserLinkCreatedResolvers<ContextType>;
  UsersInvited?: UsersInvitedResolvers<ContextType>;
  CreateUserLinkResult?: CreateUserLinkResultResolvers<ContextType>;
  InviteUsersResult?: InviteUsersResultResolvers<ContextType>;
  UserErased?: UserErasedResolvers<ContextType>;
  UserOffboarded?: UserOffboardedResolvers<ContextType>;
  UserReinstated?: UserReinstatedResolvers<ContextType>;
  OffboardUserResult?: OffboardUserResultResolvers<ContextType>;
  EraseUserResult?: EraseUserResultResolvers<ContextType>;
  ReinstateUserResult?: ReinstateUserResultResolvers<ContextType>;
  Preferences?: PreferencesResolvers<ContextType>;
  PreferencesSaved?: PreferencesSavedResolvers<ContextType>;
  SavePreferencesResult?: SavePreferencesResultResolvers<ContextType>;
  Role?: RoleResolvers<ContextType>;
  RoleRule?: RoleRuleResolvers<ContextType>;
  RuleLimit?: RuleLimitResolvers<ContextType>;
  RoleHolder?: RoleHolderResolvers<ContextType>;
  RoleConnection?: RoleConnectionResolvers<ContextType>;
  RoleCreated?: RoleCreatedResolvers<ContextType>;
  RoleUpdated?: RoleUpdatedResolvers<ContextType>;
  RoleDeleted?: RoleDeletedResolvers<ContextType>;
  RoleNameTaken?: RoleNameTakenResolvers<ContextType>;
  RightsNotHeld?: RightsNotHeldResolvers<ContextType>;
  CreateRoleResult?: CreateRoleResultResolvers<ContextType>;
  UpdateRoleResult?: UpdateRoleResultResolvers<ContextType>;
  DeleteRoleResult?: DeleteRoleResultResolvers<ContextType>;
  RolePreview?: RolePreviewResolvers<ContextType>;
  SecondFactorOffered?: SecondFactorOfferedResolvers<ContextType>;
  SecondFactorConfirmed?: SecondFactorConfirmedResolvers<ContextType>;
  RecoveryCodesMade?: RecoveryCodesMadeResolvers<ContextType>;
  SecondFactorTurnedOff?: SecondFactorTurnedOffResolvers<ContextType>;
  SecondFactorReset?: SecondFactorResetResolvers<ContextType>;
  BeginSecondFactorResult?: BeginSecondFactorResultResolvers<ContextType>;
  ConfirmSecondFactorResult?: ConfirmSecondFactorResultResolvers<ContextType>;
  RenewRecoveryCodesResult?: RenewRecoveryCodesResultResolvers<ContextType>;
  TurnOffSecondFactorResult?: TurnOffSecondFactorResultResolvers<ContextType>;
  ResetSecondFactorResult?: ResetSecondFactorResultResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionsRevoked?: SessionsRevokedResolvers<ContextType>;
  RevokeSessionsResult?: RevokeSessionsResultResolvers<ContextType>;
  RoleChoice?: RoleChoiceResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserRole?: UserRoleResolvers<ContextType>;
  GivenRecord?: GivenRecordResolvers<ContextType>;
  OwnedRecords?: OwnedRecordsResolvers<ContextType>;
  UserConnection?: UserConnectionResolvers<ContextType>;
  UserCreated?: UserCreatedResolvers<ContextType>;
  UserUpdated?: UserUpdatedResolvers<ContextType>;
  UserStatusChanged?: UserStatusChangedResolvers<ContextType>;
  UserNameTaken?: UserNameTakenResolvers<ContextType>;
  RoleNotHeld?: RoleNotHeldResolvers<ContextType>;
  CreateUserResult?: CreateUserResultResolvers<ContextType>;
  UpdateUserResult?: UpdateUserResultResolvers<ContextType>;
  SetUserAvatarResult?: SetUserAvatarResultResolvers<ContextType>;
  UserStatusResult?: UserStatusResultResolvers<ContextType>;
  Figures?: FiguresResolvers<ContextType>;
  FigureRow?: FigureRowResolvers<ContextType>;
  FigureValue?: FigureValueResolvers<ContextType>;
  FiguresResult?: FiguresResultResolvers<ContextType>;
  SavedReport?: SavedReportResolvers<ContextType>;
  ReportPerson?: ReportPersonResolvers<ContextType>;
  ReportRole?: ReportRoleResolvers<ContextType>;
  SavedReportConnection?: SavedReportConnectionResolvers<ContextType>;
  ReportSaved?: ReportSavedResolvers<ContextType>;
  ReportDeleted?: ReportDeletedResolvers<ContextType>;
  SaveReportResult?: SaveReportResultResolvers<ContextType>;
  DeleteReportResult?: DeleteReportResultResolvers<ContextType>;
  Attribute?: AttributeResolvers<ContextType>;
  AttributeOption?: AttributeOptionResolvers<ContextType>;
  AttributeConnection?: AttributeConnectionResolvers<ContextType>;
  AttributeCreated?: AttributeCreatedResolvers<ContextType>;
  AttributeUpdated?: AttributeUpdatedResolvers<ContextType>;
  AttributeDeleted?: AttributeDeletedResolvers<ContextType>;
  AttributeWordTaken?: AttributeWordTakenResolvers<ContextType>;
  CreateAttributeResult?: CreateAttributeResultResolvers<ContextType>;
  UpdateAttributeResult?: UpdateAttributeResultResolvers<ContextType>;
  DeleteAttributeResult?: DeleteAttributeResultResolvers<ContextType>;
  AuditSealing?: AuditSealingResolvers<ContextType>;
  AuditFault?: AuditFaultResolvers<ContextType>;
  AuditTrailConnection?: AuditTrailConnectionResolvers<ContextType>;
  RevertChangeResult?: RevertChangeResultResolvers<ContextType>;
  ChangeReverted?: ChangeRevertedResolvers<ContextType>;
  Change?: ChangeResolvers<ContextType>;
  ChangePlace?: ChangePlaceResolvers<ContextType>;
  ChangedField?: ChangedFieldResolvers<ContextType>;
  ReferenceName?: ReferenceNameResolvers<ContextType>;
  ChangeConnection?: ChangeConnectionResolvers<ContextType>;
  BinEntry?: BinEntryResolvers<ContextType>;
  BinEntryConnection?: BinEntryConnectionResolvers<ContextType>;
  RestoredFromBin?: RestoredFromBinResolvers<ContextType>;
  PurgedFromBin?: PurgedFromBinResolvers<ContextType>;
  RestoreFromBinResult?: RestoreFromBinResultResolvers<ContextType>;
  PurgeFromBinResult?: PurgeFromBinResultResolvers<ContextType>;
  Bookmark?: BookmarkResolvers<ContextType>;
  BookmarksChanged?: BookmarksChangedResolvers<ContextType>;
  TooManyBookmarks?: TooManyBookmarksResolvers<ContextType>;
  AddBookmarkResult?: AddBookmarkResultResolvers<ContextType>;
  Visit?: VisitResolvers<ContextType>;
  VisitNoted?: VisitNotedResolvers<ContextType>;
  NoteVisitResult?: NoteVisitResultResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  BrandConnection?: BrandConnectionResolvers<ContextType>;
  BrandCreated?: BrandCreatedResolvers<ContextType>;
  BrandUpdated?: BrandUpdatedResolvers<ContextType>;
  BrandStatusChanged?: BrandStatusChangedResolvers<ContextType>;
  BrandNameTaken?: BrandNameTakenResolvers<ContextType>;
  BrandHasActiveProducts?: BrandHasActiveProductsResolvers<ContextType>;
  CreateBrandResult?: CreateBrandResultResolvers<ContextType>;
  UpdateBrandResult?: UpdateBrandResultResolvers<ContextType>;
  ArchiveBrandResult?: ArchiveBrandResultResolvers<ContextType>;
  BulkRun?: BulkRunResolvers<ContextType>;
  BulkItem?: BulkItemResolvers<ContextType>;
  KeptField?: KeptFieldResolvers<ContextType>;
  BulkItemConnection?: BulkItemConnectionResolvers<ContextType>;
  BulkRunStarted?: BulkRunStartedResolvers<ContextType>;
  StartBulkRunResult?: StartBulkRunResultResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  EffectiveTaxClass?: EffectiveTaxClassResolvers<ContextType>;
  CategoryConnection?: CategoryConnectionResolvers<ContextType>;
  CategoryCreated?: CategoryCreatedResolvers<ContextType>;
  CategoryUpdated?: CategoryUpdatedResolvers<ContextType>;
  CategoryMoved?: CategoryMovedResolvers<ContextType>;
  CategoriesMerged?: CategoriesMergedResolvers<ContextType>;
  CategoryStatusChanged?: CategoryStatusChangedResolvers<ContextType>;
  CategoryDeleted?: CategoryDeletedResolvers<ContextType>;
  CategorySlugTaken?: CategorySlugTakenResolvers<ContextType>;
  CategoryInUse?: CategoryInUseResolvers<ContextType>;
  CreateCategoryResult?: CreateCategoryResultResolvers<ContextType>;
  UpdateCategoryResult?: UpdateCategoryResultResolvers<ContextType>;
  SetCategoryPictureResult?: SetCategoryPictureResultResolvers<ContextType>;
  MoveCategoryResult?: MoveCategoryResultResolvers<ContextType>;
  MergeCategoriesResult?: MergeCategoriesResultResolvers<ContextType>;
  ChangeCategoryStatusResult?: ChangeCategoryStatusResultResolvers<ContextType>;
  DeleteCategoryResult?: DeleteCategoryResultResolvers<ContextType>;
  CategoryEffect?: CategoryEffectResolvers<ContextType>;
  CategoryTaxChange?: CategoryTaxChangeResolvers<ContextType>;
  CategoryPathChange?: CategoryPathChangeResolvers<ContextType>;
  CategoryMoveEffects?: CategoryMoveEffectsResolvers<ContextType>;
  CategoryTextFilled?: CategoryTextFilledResolvers<ContextType>;
  CategoryMergeEffects?: CategoryMergeEffectsResolvers<ContextType>;
  CategoryMergeEffectsResult?: CategoryMergeEffectsResultResolvers<ContextType>;
  ChannelKey?: ChannelKeyResolvers<ContextType>;
  ChannelKeyConnection?: ChannelKeyConnectionResolvers<ContextType>;
  ChannelKeyCreated?: ChannelKeyCreatedResolvers<ContextType>;
  ChannelKeyRevoked?: ChannelKeyRevokedResolvers<ContextType>;
  CreateChannelKeyResult?: CreateChannelKeyResultResolvers<ContextType>;
  RevokeChannelKeyResult?: RevokeChannelKeyResultResolvers<ContextType>;
  ChannelKind?: ChannelKindResolvers<ContextType>;
  Channel?: ChannelResolvers<ContextType>;
  ListingCounts?: ListingCountsResolvers<ContextType>;
  ChannelConnection?: ChannelConnectionResolvers<ContextType>;
  ChannelCreated?: ChannelCreatedResolvers<ContextType>;
  ChannelUpdated?: ChannelUpdatedResolvers<ContextType>;
  CreateChannelResult?: CreateChannelResultResolvers<ContextType>;
  UpdateChannelResult?: UpdateChannelResultResolvers<ContextType>;
  SetChannelStatusResult?: SetChannelStatusResultResolvers<ContextType>;
  ChannelFeed?: ChannelFeedResolvers<ContextType>;
  FeedFile?: FeedFileResolvers<ContextType>;
  FeedRowCounts?: FeedRowCountsResolvers<ContextType>;
  FeedRead?: FeedReadResolvers<ContextType>;
  FeedReadConnection?: FeedReadConnectionResolvers<ContextType>;
  FeedRun?: FeedRunResolvers<ContextType>;
  FeedRow?: FeedRowResolvers<ContextType>;
  FeedRowField?: FeedRowFieldResolvers<ContextType>;
  FeedSource?: FeedSourceResolvers<ContextType>;
  FeedRowConnection?: FeedRowConnectionResolvers<ContextType>;
  FeedSample?: FeedSampleResolvers<ContextType>;
  FeedSampleRow?: FeedSampleRowResolvers<ContextType>;
  ChannelIssueCause?: ChannelIssueCauseResolvers<ContextType>;
  ChannelIssue?: ChannelIssueResolvers<ContextType>;
  ChannelIssueConnection?: ChannelIssueConnectionResolvers<ContextType>;
  ChannelMapping?: ChannelMappingResolvers<ContextType>;
  ChannelMappingField?: ChannelMappingFieldResolvers<ContextType>;
  MappingSource?: MappingSourceResolvers<ContextType>;
  ChannelMappingVersion?: ChannelMappingVersionResolvers<ContextType>;
  ChannelMappingPreview?: ChannelMappingPreviewResolvers<ContextType>;
  MappingFault?: MappingFaultResolvers<ContextType>;
  MappingSample?: MappingSampleResolvers<ContextType>;
  MappingSampleIssue?: MappingSampleIssueResolvers<ContextType>;
  ChannelFeedCreated?: ChannelFeedCreatedResolvers<ContextType>;
  ChannelFeedUpdated?: ChannelFeedUpdatedResolvers<ContextType>;
  ChannelMappingSaved?: ChannelMappingSavedResolvers<ContextType>;
  MappingRefused?: MappingRefusedResolvers<ContextType>;
  CreateChannelFeedResult?: CreateChannelFeedResultResolvers<ContextType>;
  UpdateChannelFeedResult?: UpdateChannelFeedResultResolvers<ContextType>;
  ReplaceFeedTokenResult?: ReplaceFeedTokenResultResolvers<ContextType>;
  RebuildChannelFeedResult?: RebuildChannelFeedResultResolvers<ContextType>;
  RemoveHeldRowsResult?: RemoveHeldRowsResultResolvers<ContextType>;
  MoveChannelKindResult?: MoveChannelKindResultResolvers<ContextType>;
  SaveChannelMappingResult?: SaveChannelMappingResultResolvers<ContextType>;
  RevertChannelMappingResult?: RevertChannelMappingResultResolvers<ContextType>;
  ListingHurdle?: ListingHurdleResolvers<ContextType>;
  ListingPrice?: ListingPriceResolvers<ContextType>;
  Listing?: ListingResolvers<ContextType>;
  VariantOnChannel?: VariantOnChannelResolvers<ContextType>;
  ListingMatrix?: ListingMatrixResolvers<ContextType>;
  ListingMatrixRow?: ListingMatrixRowResolvers<ContextType>;
  ListingConnection?: ListingConnectionResolvers<ContextType>;
  ListingPreview?: ListingPreviewResolvers<ContextType>;
  ListingCellPreview?: ListingCellPreviewResolvers<ContextType>;
  ListingSet?: ListingSetResolvers<ContextType>;
  SetListingResult?: SetListingResultResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  CommentFlag?: CommentFlagResolvers<ContextType>;
  CommentReply?: CommentReplyResolvers<ContextType>;
  SavedReply?: SavedReplyResolvers<ContextType>;
  RatingSummary?: RatingSummaryResolvers<ContextType>;
  CommentConnection?: CommentConnectionResolvers<ContextType>;
  CommentSubmitted?: CommentSubmittedResolvers<ContextType>;
  CommentReported?: CommentReportedResolvers<ContextType>;
  CommentSaved?: CommentSavedResolvers<ContextType>;
  CommentDeleted?: CommentDeletedResolvers<ContextType>;
  CommentReplySaved?: CommentReplySavedResolvers<ContextType>;
  SavedReplySaved?: SavedReplySavedResolvers<ContextType>;
  SavedReplyDeleted?: SavedReplyDeletedResolvers<ContextType>;
  SubmitCommentResult?: SubmitCommentResultResolvers<ContextType>;
  ReportCommentResult?: ReportCommentResultResolvers<ContextType>;
  SetCommentStatusResult?: SetCommentStatusResultResolvers<ContextType>;
  DecideCommentTextResult?: DecideCommentTextResultResolvers<ContextType>;
  DeleteCommentResult?: DeleteCommentResultResolvers<ContextType>;
  CreateCommentReplyResult?: CreateCommentReplyResultResolvers<ContextType>;
  UpdateCommentReplyResult?: UpdateCommentReplyResultResolvers<ContextType>;
  SetCommentReplyStateResult?: SetCommentReplyStateResultResolvers<ContextType>;
  CreateSavedReplyResult?: CreateSavedReplyResultResolvers<ContextType>;
  UpdateSavedReplyResult?: UpdateSavedReplyResultResolvers<ContextType>;
  DeleteSavedReplyResult?: DeleteSavedReplyResultResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  SafeInt?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  RecordChanged?: RecordChangedResolvers<ContextType>;
  Installation?: InstallationResolvers<ContextType>;
  DemoShops?: DemoShopsResolvers<ContextType>;
  DemoShop?: DemoShopResolvers<ContextType>;
  LocalText?: LocalTextResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  ListOffset?: ListOffsetResolvers<ContextType>;
  ListTotal?: ListTotalResolvers<ContextType>;
  InputIssue?: InputIssueResolvers<ContextType>;
  InvalidInput?: InvalidInputResolvers<ContextType>;
  NotFound?: NotFoundResolvers<ContextType>;
  VersionConflict?: VersionConflictResolvers<ContextType>;
  LastChange?: LastChangeResolvers<ContextType>;
  RecordAction?: RecordActionResolvers<ContextType>;
  Refusal?: RefusalResolvers<ContextType>;
  NotAllowedNow?: NotAllowedNowResolvers<ContextType>;
  Wording?: WordingResolvers<ContextType>;
  Sentence?: SentenceResolvers<ContextType>;
  NamedCount?: NamedCountResolvers<ContextType>;
  Schedule?: ScheduleResolvers<ContextType>;
  Crawler?: CrawlerResolvers<ContextType>;
  SitemapDates?: SitemapDatesResolvers<ContextType>;
  CrawlerConfig?: CrawlerConfigResolvers<ContextType>;
  AddressVerdict?: AddressVerdictResolvers<ContextType>;
  CrawlEstimate?: CrawlEstimateResolvers<ContextType>;
  CrawlRun?: CrawlRunResolvers<ContextType>;
  RatePoint?: RatePointResolvers<ContextType>;
  CrawlHost?: CrawlHostResolvers<ContextType>;
  CrawlReason?: CrawlReasonResolvers<ContextType>;
  CrawlFetch?: CrawlFetchResolvers<ContextType>;
  CrawlFetchConnection?: CrawlFetchConnectionResolvers<ContextType>;
  CrawlRunPage?: CrawlRunPageResolvers<ContextType>;
  CrawlRunPageConnection?: CrawlRunPageConnectionResolvers<ContextType>;
  CrawlerConnection?: CrawlerConnectionResolvers<ContextType>;
  CrawlRunConnection?: CrawlRunConnectionResolvers<ContextType>;
  CrawlerSaved?: CrawlerSavedResolvers<ContextType>;
  CrawlRunStarted?: CrawlRunStartedResolvers<ContextType>;
  CrawlRunAnswered?: CrawlRunAnsweredResolvers<ContextType>;
  CreateCrawlerResult?: CreateCrawlerResultResolvers<ContextType>;
  UpdateCrawlerResult?: UpdateCrawlerResultResolvers<ContextType>;
  ChangeCrawlerStateResult?: ChangeCrawlerStateResultResolvers<ContextType>;
  StartCrawlRunResult?: StartCrawlRunResultResolvers<ContextType>;
  CrawlRunCommandResult?: CrawlRunCommandResultResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerErasure?: CustomerErasureResolvers<ContextType>;
  CustomerOpenMatter?: CustomerOpenMatterResolvers<ContextType>;
  CustomerErasurePreview?: CustomerErasurePreviewResolvers<ContextType>;
  CustomerMention?: CustomerMentionResolvers<ContextType>;
  CustomerAddress?: CustomerAddressResolvers<ContextType>;
  CustomerConsent?: CustomerConsentResolvers<ContextType>;
  CustomerExternalId?: CustomerExternalIdResolvers<ContextType>;
  CustomerConnection?: CustomerConnectionResolvers<ContextType>;
  CustomerMergePreview?: CustomerMergePreviewResolvers<ContextType>;
  CustomerCreated?: CustomerCreatedResolvers<ContextType>;
  CustomerSaved?: CustomerSavedResolvers<ContextType>;
  CustomersMerged?: CustomersMergedResolvers<ContextType>;
  CustomerEmailTaken?: CustomerEmailTakenResolvers<ContextType>;
  CustomerErasureRequested?: CustomerErasureRequestedResolvers<ContextType>;
  CustomerErasureWithdrawn?: CustomerErasureWithdrawnResolvers<ContextType>;
  CustomerMergePreviewResult?: CustomerMergePreviewResultResolvers<ContextType>;
  CreateCustomerResult?: CreateCustomerResultResolvers<ContextType>;
  UpdateCustomerResult?: UpdateCustomerResultResolvers<ContextType>;
  SaveCustomerAddressResult?: SaveCustomerAddressResultResolvers<ContextType>;
  RemoveCustomerAddressResult?: RemoveCustomerAddressResultResolvers<ContextType>;
  RecordCustomerConsentResult?: RecordCustomerConsentResultResolvers<ContextType>;
  MergeCustomersResult?: MergeCustomersResultResolvers<ContextType>;
  EraseCustomerResult?: EraseCustomerResultResolvers<ContextType>;
  WithdrawCustomerErasureResult?: WithdrawCustomerErasureResultResolvers<ContextType>;
  Dashboard?: DashboardResolvers<ContextType>;
  DashboardNews?: DashboardNewsResolvers<ContextType>;
  DashboardChange?: DashboardChangeResolvers<ContextType>;
  FiguresChosen?: FiguresChosenResolvers<ContextType>;
  DashboardVisitNoted?: DashboardVisitNotedResolvers<ContextType>;
  ChooseFiguresResult?: ChooseFiguresResultResolvers<ContextType>;
  GrabBreak?: GrabBreakResolvers<ContextType>;
  DashboardNeed?: DashboardNeedResolvers<ContextType>;
  NeedPlace?: NeedPlaceResolvers<ContextType>;
  NeedSnooze?: NeedSnoozeResolvers<ContextType>;
  NeedsChanged?: NeedsChangedResolvers<ContextType>;
  SnoozeNeedResult?: SnoozeNeedResultResolvers<ContextType>;
  DashboardFigure?: DashboardFigureResolvers<ContextType>;
  ChainStage?: ChainStageResolvers<ContextType>;
  ListTarget?: ListTargetResolvers<ContextType>;
  SeedProgress?: SeedProgressResolvers<ContextType>;
  Discount?: DiscountResolvers<ContextType>;
  DiscountTarget?: DiscountTargetResolvers<ContextType>;
  DiscountConnection?: DiscountConnectionResolvers<ContextType>;
  DiscountCode?: DiscountCodeResolvers<ContextType>;
  DiscountCodeConnection?: DiscountCodeConnectionResolvers<ContextType>;
  DiscountUse?: DiscountUseResolvers<ContextType>;
  DiscountUseConnection?: DiscountUseConnectionResolvers<ContextType>;
  DiscountWarnings?: DiscountWarningsResolvers<ContextType>;
  DiscountedVariant?: DiscountedVariantResolvers<ContextType>;
  DiscountOverlap?: DiscountOverlapResolvers<ContextType>;
  LowestBefore?: LowestBeforeResolvers<ContextType>;
  PriceStep?: PriceStepResolvers<ContextType>;
  DiscountBench?: DiscountBenchResolvers<ContextType>;
  BenchLine?: BenchLineResolvers<ContextType>;
  BenchApplied?: BenchAppliedResolvers<ContextType>;
  BenchLost?: BenchLostResolvers<ContextType>;
  BenchCheaper?: BenchCheaperResolvers<ContextType>;
  DiscountReservation?: DiscountReservationResolvers<ContextType>;
  ReservedDiscount?: ReservedDiscountResolvers<ContextType>;
  DiscountNoLongerApplies?: DiscountNoLongerAppliesResolvers<ContextType>;
  DiscountCreated?: DiscountCreatedResolvers<ContextType>;
  DiscountSaved?: DiscountSavedResolvers<ContextType>;
  DiscountDeleted?: DiscountDeletedResolvers<ContextType>;
  DiscountCodesAdded?: DiscountCodesAddedResolvers<ContextType>;
  RefusedCode?: RefusedCodeResolvers<ContextType>;
  DiscountCodeDisabled?: DiscountCodeDisabledResolvers<ContextType>;
  DiscountReserved?: DiscountReservedResolvers<ContextType>;
  DiscountReleased?: DiscountReleasedResolvers<ContextType>;
  CreateDiscountResult?: CreateDiscountResultResolvers<ContextType>;
  UpdateDiscountResult?: UpdateDiscountResultResolvers<ContextType>;
  SetDiscountIntentResult?: SetDiscountIntentResultResolvers<ContextType>;
  CopyDiscountResult?: CopyDiscountResultResolvers<ContextType>;
  DeleteDiscountResult?: DeleteDiscountResultResolvers<ContextType>;
  AddDiscountCodesResult?: AddDiscountCodesResultResolvers<ContextType>;
  DisableDiscountCodeResult?: DisableDiscountCodeResultResolvers<ContextType>;
  DiscountBenchResult?: DiscountBenchResultResolvers<ContextType>;
  ReserveDiscountResult?: ReserveDiscountResultResolvers<ContextType>;
  ReleaseDiscountResult?: ReleaseDiscountResultResolvers<ContextType>;
  OfferContradiction?: OfferContradictionResolvers<ContextType>;
  Excavator?: ExcavatorResolvers<ContextType>;
  ExcavatorScope?: ExcavatorScopeResolvers<ContextType>;
  ScopeCount?: ScopeCountResolvers<ContextType>;
  ExcavationRun?: ExcavationRunResolvers<ContextType>;
  Proposal?: ProposalResolvers<ContextType>;
  Evidence?: EvidenceResolvers<ContextType>;
  ComparedField?: ComparedFieldResolvers<ContextType>;
  MatchTarget?: MatchTargetResolvers<ContextType>;
  ExcavatorConnection?: ExcavatorConnectionResolvers<ContextType>;
  ProposalConnection?: ProposalConnectionResolvers<ContextType>;
  ExcavatorSaved?: ExcavatorSavedResolvers<ContextType>;
  ExcavationStarted?: ExcavationStartedResolvers<ContextType>;
  ProposalDecided?: ProposalDecidedResolvers<ContextType>;
  ProposalAlreadyDecided?: ProposalAlreadyDecidedResolvers<ContextType>;
  BulkDecisionFinished?: BulkDecisionFinishedResolvers<ContextType>;
  ProposalOutcome?: ProposalOutcomeResolvers<ContextType>;
  MatcherTrained?: MatcherTrainedResolvers<ContextType>;
  AuditFigures?: AuditFiguresResolvers<ContextType>;
  CreateExcavatorResult?: CreateExcavatorResultResolvers<ContextType>;
  UpdateExcavatorResult?: UpdateExcavatorResultResolvers<ContextType>;
  ChangeExcavatorStateResult?: ChangeExcavatorStateResultResolvers<ContextType>;
  StartExcavationResult?: StartExcavationResultResolvers<ContextType>;
  DecideProposalResult?: DecideProposalResultResolvers<ContextType>;
  BulkDecisionResult?: BulkDecisionResultResolvers<ContextType>;
  TrainMatcherResult?: TrainMatcherResultResolvers<ContextType>;
  ListField?: ListFieldResolvers<ContextType>;
  NamedRecord?: NamedRecordResolvers<ContextType>;
  FoundRecord?: FoundRecordResolvers<ContextType>;
  FilterTree?: GraphQLScalarType;
  Grabber?: GrabberResolvers<ContextType>;
  GrabberConfig?: GrabberConfigResolvers<ContextType>;
  SelectorRule?: SelectorRuleResolvers<ContextType>;
  FieldCoverage?: FieldCoverageResolvers<ContextType>;
  GrabRun?: GrabRunResolvers<ContextType>;
  GrabUnchanged?: GrabUnchangedResolvers<ContextType>;
  GrabReadAgain?: GrabReadAgainResolvers<ContextType>;
  GrabReplay?: GrabReplayResolvers<ContextType>;
  ReplayUndone?: ReplayUndoneResolvers<ContextType>;
  ReplayDifference?: ReplayDifferenceResolvers<ContextType>;
  ReplayField?: ReplayFieldResolvers<ContextType>;
  ReplayPage?: ReplayPageResolvers<ContextType>;
  ReplayPageConnection?: ReplayPageConnectionResolvers<ContextType>;
  GrabTurn?: GrabTurnResolvers<ContextType>;
  TurnPage?: TurnPageResolvers<ContextType>;
  EmptyFetch?: EmptyFetchResolvers<ContextType>;
  GrabRemark?: GrabRemarkResolvers<ContextType>;
  GrabProblem?: GrabProblemResolvers<ContextType>;
  GrabItem?: GrabItemResolvers<ContextType>;
  GrabItemConnection?: GrabItemConnectionResolvers<ContextType>;
  StoredPage?: StoredPageResolvers<ContextType>;
  GrabTest?: GrabTestResolvers<ContextType>;
  GrabTestOffer?: GrabTestOfferResolvers<ContextType>;
  ProposedSelector?: ProposedSelectorResolvers<ContextType>;
  ReadingComparison?: ReadingComparisonResolvers<ContextType>;
  PageComparison?: PageComparisonResolvers<ContextType>;
  FieldComparison?: FieldComparisonResolvers<ContextType>;
  GrabberConnection?: GrabberConnectionResolvers<ContextType>;
  GrabberSaved?: GrabberSavedResolvers<ContextType>;
  GrabRunStarted?: GrabRunStartedResolvers<ContextType>;
  GrabRunAnswered?: GrabRunAnsweredResolvers<ContextType>;
  CreateGrabberResult?: CreateGrabberResultResolvers<ContextType>;
  UpdateGrabberResult?: UpdateGrabberResultResolvers<ContextType>;
  ChangeGrabberStateResult?: ChangeGrabberStateResultResolvers<ContextType>;
  TestGrabberResult?: TestGrabberResultResolvers<ContextType>;
  StartGrabRunResult?: StartGrabRunResultResolvers<ContextType>;
  AcceptGrabRunResult?: AcceptGrabRunResultResolvers<ContextType>;
  DecideReplayResult?: DecideReplayResultResolvers<ContextType>;
  Import?: ImportResolvers<ContextType>;
  ImportUndone?: ImportUndoneResolvers<ContextType>;
  ImportPlace?: ImportPlaceResolvers<ContextType>;
  ImportComplaint?: ImportComplaintResolvers<ContextType>;
  ImportColumn?: ImportColumnResolvers<ContextType>;
  ImportTarget?: ImportTargetResolvers<ContextType>;
  ImportMatchKey?: ImportMatchKeyResolvers<ContextType>;
  ChangeSet?: ChangeSetResolvers<ContextType>;
  ChangeSetCounts?: ChangeSetCountsResolvers<ContextType>;
  ChangeSetRow?: ChangeSetRowResolvers<ContextType>;
  ChangeSetCell?: ChangeSetCellResolvers<ContextType>;
  ImportFault?: ImportFaultResolvers<ContextType>;
  ChangeSetRowConnection?: ChangeSetRowConnectionResolvers<ContextType>;
  ImportConnection?: ImportConnectionResolvers<ContextType>;
  ImportAnswered?: ImportAnsweredResolvers<ContextType>;
  StartImportResult?: StartImportResultResolvers<ContextType>;
  SetImportColumnsResult?: SetImportColumnsResultResolvers<ContextType>;
  CheckImportResult?: CheckImportResultResolvers<ContextType>;
  ApplyImportResult?: ApplyImportResultResolvers<ContextType>;
  EventConsumer?: EventConsumerResolvers<ContextType>;
  RunAnswered?: RunAnsweredResolvers<ContextType>;
  CommandRunResult?: CommandRunResultResolvers<ContextType>;
  Job?: JobResolvers<ContextType>;
  JobFreed?: JobFreedResolvers<ContextType>;
  JobConnection?: JobConnectionResolvers<ContextType>;
  TaskQueue?: TaskQueueResolvers<ContextType>;
  FailedTask?: FailedTaskResolvers<ContextType>;
  TaskAnswered?: TaskAnsweredResolvers<ContextType>;
  TaskResult?: TaskResultResolvers<ContextType>;
  OfferFigures?: OfferFiguresResolvers<ContextType>;
  OfferShop?: OfferShopResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  RecurringPrice?: RecurringPriceResolvers<ContextType>;
  OwnOffer?: OwnOfferResolvers<ContextType>;
  Snapshot?: SnapshotResolvers<ContextType>;
  OfferField?: OfferFieldResolvers<ContextType>;
  PriceDisagreement?: PriceDisagreementResolvers<ContextType>;
  SnapshotField?: SnapshotFieldResolvers<ContextType>;
  SnapshotWarning?: SnapshotWarningResolvers<ContextType>;
  PricePoint?: PricePointResolvers<ContextType>;
  OfferPriceSeries?: OfferPriceSeriesResolvers<ContextType>;
  OfferConnection?: OfferConnectionResolvers<ContextType>;
  PricePointDecided?: PricePointDecidedResolvers<ContextType>;
  DecidePricePointResult?: DecidePricePointResultResolvers<ContextType>;
  OwnOfferSet?: OwnOfferSetResolvers<ContextType>;
  OwnOfferCleared?: OwnOfferClearedResolvers<ContextType>;
  OwnOfferCreated?: OwnOfferCreatedResolvers<ContextType>;
  OfferSkuTaken?: OfferSkuTakenResolvers<ContextType>;
  OfferedProductCreated?: OfferedProductCreatedResolvers<ContextType>;
  SetOwnOfferResult?: SetOwnOfferResultResolvers<ContextType>;
  ClearOwnOfferResult?: ClearOwnOfferResultResolvers<ContextType>;
  CreateOwnOfferResult?: CreateOwnOfferResultResolvers<ContextType>;
  CreateOfferedProductResult?: CreateOfferedProductResultResolvers<ContextType>;
  Fulfilment?: FulfilmentResolvers<ContextType>;
  FulfilmentLine?: FulfilmentLineResolvers<ContextType>;
  OrderHold?: OrderHoldResolvers<ContextType>;
  OrderChanged?: OrderChangedResolvers<ContextType>;
  OrderActionResult?: OrderActionResultResolvers<ContextType>;
  OrderNeedCount?: OrderNeedCountResolvers<ContextType>;
  OrderQueueItem?: OrderQueueItemResolvers<ContextType>;
  OrderQueueConnection?: OrderQueueConnectionResolvers<ContextType>;
  OrderReturn?: OrderReturnResolvers<ContextType>;
  OrderReturnLine?: OrderReturnLineResolvers<ContextType>;
  OrderShop?: OrderShopResolvers<ContextType>;
  OrderReference?: OrderReferenceResolvers<ContextType>;
  CustomerTrade?: CustomerTradeResolvers<ContextType>;
  CustomerSpend?: CustomerSpendResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderCustomer?: OrderCustomerResolvers<ContextType>;
  OrderPerson?: OrderPersonResolvers<ContextType>;
  OrderLine?: OrderLineResolvers<ContextType>;
  OrderLineDiscount?: OrderLineDiscountResolvers<ContextType>;
  OrderDraftContent?: OrderDraftContentResolvers<ContextType>;
  OrderDraftLine?: OrderDraftLineResolvers<ContextType>;
  OrderContact?: OrderContactResolvers<ContextType>;
  OrderEvent?: OrderEventResolvers<ContextType>;
  OrderEventConnection?: OrderEventConnectionResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderTotals?: OrderTotalsResolvers<ContextType>;
  OrderCount?: OrderCountResolvers<ContextType>;
  OrderSum?: OrderSumResolvers<ContextType>;
  OrderPreview?: OrderPreviewResolvers<ContextType>;
  OrderPreviewLine?: OrderPreviewLineResolvers<ContextType>;
  OrderPlaced?: OrderPlacedResolvers<ContextType>;
  OrderExists?: OrderExistsResolvers<ContextType>;
  OrderTotalDiffers?: OrderTotalDiffersResolvers<ContextType>;
  OrderDraftSaved?: OrderDraftSavedResolvers<ContextType>;
  OrderDraftDiscarded?: OrderDraftDiscardedResolvers<ContextType>;
  OrderCountStarted?: OrderCountStartedResolvers<ContextType>;
  OrderNoteAdded?: OrderNoteAddedResolvers<ContextType>;
  PreviewOrderResult?: PreviewOrderResultResolvers<ContextType>;
  PlaceOrderResult?: PlaceOrderResultResolvers<ContextType>;
  ReceiveOrderResult?: ReceiveOrderResultResolvers<ContextType>;
  CreateOrderDraftResult?: CreateOrderDraftResultResolvers<ContextType>;
  UpdateOrderDraftResult?: UpdateOrderDraftResultResolvers<ContextType>;
  PlaceOrderDraftResult?: PlaceOrderDraftResultResolvers<ContextType>;
  DiscardOrderDraftResult?: DiscardOrderDraftResultResolvers<ContextType>;
  AddOrderNoteResult?: AddOrderNoteResultResolvers<ContextType>;
  CountOrdersResult?: CountOrdersResultResolvers<ContextType>;
  PaymentProvider?: PaymentProviderResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentTransaction?: PaymentTransactionResolvers<ContextType>;
  PaymentTransactionConnection?: PaymentTransactionConnectionResolvers<ContextType>;
  PaymentSums?: PaymentSumsResolvers<ContextType>;
  PaymentSum?: PaymentSumResolvers<ContextType>;
  PaymentSaved?: PaymentSavedResolvers<ContextType>;
  PaymentResult?: PaymentResultResolvers<ContextType>;
  PaymentStepResult?: PaymentStepResultResolvers<ContextType>;
  PaymentEvent?: PaymentEventResolvers<ContextType>;
  PaymentEventConnection?: PaymentEventConnectionResolvers<ContextType>;
  PaymentProviderCreated?: PaymentProviderCreatedResolvers<ContextType>;
  PaymentProviderUpdated?: PaymentProviderUpdatedResolvers<ContextType>;
  PaymentHookReplaced?: PaymentHookReplacedResolvers<ContextType>;
  PaymentRequestLookedUp?: PaymentRequestLookedUpResolvers<ContextType>;
  PaymentEventAttached?: PaymentEventAttachedResolvers<ContextType>;
  PaymentEventIgnored?: PaymentEventIgnoredResolvers<ContextType>;
  CreatePaymentProviderResult?: CreatePaymentProviderResultResolvers<ContextType>;
  UpdatePaymentProviderResult?: UpdatePaymentProviderResultResolvers<ContextType>;
  ReplacePaymentHookResult?: ReplacePaymentHookResultResolvers<ContextType>;
  LookUpPaymentRequestResult?: LookUpPaymentRequestResultResolvers<ContextType>;
  AttachPaymentEventResult?: AttachPaymentEventResultResolvers<ContextType>;
  IgnorePaymentEventResult?: IgnorePaymentEventResultResolvers<ContextType>;
  Refund?: RefundResolvers<ContextType>;
  RefundOrderChange?: RefundOrderChangeResolvers<ContextType>;
  RefundLine?: RefundLineResolvers<ContextType>;
  RefundConnection?: RefundConnectionResolvers<ContextType>;
  RefundPreview?: RefundPreviewResolvers<ContextType>;
  RefundPreviewLine?: RefundPreviewLineResolvers<ContextType>;
  RefundSaved?: RefundSavedResolvers<ContextType>;
  PreviewRefundResult?: PreviewRefundResultResolvers<ContextType>;
  RefundResult?: RefundResultResolvers<ContextType>;
  ArchivedProduct?: ArchivedProductResolvers<ContextType>;
  ArchivedProductConnection?: ArchivedProductConnectionResolvers<ContextType>;
  ArchiveEffects?: ArchiveEffectsResolvers<ContextType>;
  GridColumn?: GridColumnResolvers<ContextType>;
  GridRow?: GridRowResolvers<ContextType>;
  GridEdit?: GridEditResolvers<ContextType>;
  ProductGridConnection?: ProductGridConnectionResolvers<ContextType>;
  GridAnswered?: GridAnsweredResolvers<ContextType>;
  EditGridResult?: EditGridResultResolvers<ContextType>;
  ApplyGridResult?: ApplyGridResultResolvers<ContextType>;
  BinnedProduct?: BinnedProductResolvers<ContextType>;
  ProductBrands?: ProductBrandsResolvers<ContextType>;
  ProductArchival?: ProductArchivalResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  Variant?: VariantResolvers<ContextType>;
  VariantIdentifier?: VariantIdentifierResolvers<ContextType>;
  ProductValue?: ProductValueResolvers<ContextType>;
  ValueSource?: ValueSourceResolvers<ContextType>;
  ValueFinding?: ValueFindingResolvers<ContextType>;
  ValueAlternative?: ValueAlternativeResolvers<ContextType>;
  Completeness?: CompletenessResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductCreated?: ProductCreatedResolvers<ContextType>;
  ProductUpdated?: ProductUpdatedResolvers<ContextType>;
  ProductDeleted?: ProductDeletedResolvers<ContextType>;
  CreateProductResult?: CreateProductResultResolvers<ContextType>;
  UpdateProductResult?: UpdateProductResultResolvers<ContextType>;
  ChangeProductStatusResult?: ChangeProductStatusResultResolvers<ContextType>;
  ArchiveProductResult?: ArchiveProductResultResolvers<ContextType>;
  SetProductValueResult?: SetProductValueResultResolvers<ContextType>;
  SetProductPictureResult?: SetProductPictureResultResolvers<ContextType>;
  DeleteProductResult?: DeleteProductResultResolvers<ContextType>;
  PropertyName?: PropertyNameResolvers<ContextType>;
  PropertyNameProposal?: PropertyNameProposalResolvers<ContextType>;
  PropertyNameConnection?: PropertyNameConnectionResolvers<ContextType>;
  PropertyNameDecided?: PropertyNameDecidedResolvers<ContextType>;
  AcceptPropertyNameResult?: AcceptPropertyNameResultResolvers<ContextType>;
  DecidePropertyNameResult?: DecidePropertyNameResultResolvers<ContextType>;
  Storage?: StorageResolvers<ContextType>;
  StoredKind?: StoredKindResolvers<ContextType>;
  StoredAmount?: StoredAmountResolvers<ContextType>;
  StoredMonth?: StoredMonthResolvers<ContextType>;
  StoredShop?: StoredShopResolvers<ContextType>;
  FreedAmount?: FreedAmountResolvers<ContextType>;
  NameSorting?: NameSortingResolvers<ContextType>;
  TestMailSent?: TestMailSentResolvers<ContextType>;
  SendTestMailResult?: SendTestMailResultResolvers<ContextType>;
  SettingForm?: SettingFormResolvers<ContextType>;
  SettingField?: SettingFieldResolvers<ContextType>;
  Setting?: SettingResolvers<ContextType>;
  SettingEffect?: SettingEffectResolvers<ContextType>;
  SettingUpdated?: SettingUpdatedResolvers<ContextType>;
  UpdateSettingResult?: UpdateSettingResultResolvers<ContextType>;
  Shelf?: ShelfResolvers<ContextType>;
  ShelfProposal?: ShelfProposalResolvers<ContextType>;
  ShelfConnection?: ShelfConnectionResolvers<ContextType>;
  ShelfDecided?: ShelfDecidedResolvers<ContextType>;
  AcceptShelfResult?: AcceptShelfResultResolvers<ContextType>;
  DecideShelfResult?: DecideShelfResultResolvers<ContextType>;
  Shop?: ShopResolvers<ContextType>;
  ShopHealth?: ShopHealthResolvers<ContextType>;
  ShopProbe?: ShopProbeResolvers<ContextType>;
  ProposedItems?: ProposedItemsResolvers<ContextType>;
  ProbedSource?: ProbedSourceResolvers<ContextType>;
  ProbedMethod?: ProbedMethodResolvers<ContextType>;
  ShopConnection?: ShopConnectionResolvers<ContextType>;
  ShopCreated?: ShopCreatedResolvers<ContextType>;
  ShopUpdated?: ShopUpdatedResolvers<ContextType>;
  ShopAddressTaken?: ShopAddressTakenResolvers<ContextType>;
  ProbeRefused?: ProbeRefusedResolvers<ContextType>;
  ProbeFinished?: ProbeFinishedResolvers<ContextType>;
  ShopWithSourcesAdded?: ShopWithSourcesAddedResolvers<ContextType>;
  DemoClockAdvanced?: DemoClockAdvancedResolvers<ContextType>;
  DemoImportResumed?: DemoImportResumedResolvers<ContextType>;
  CreateShopResult?: CreateShopResultResolvers<ContextType>;
  UpdateShopResult?: UpdateShopResultResolvers<ContextType>;
  ProbeShopResult?: ProbeShopResultResolvers<ContextType>;
  AddShopResult?: AddShopResultResolvers<ContextType>;
  AdvanceDemoClockResult?: AdvanceDemoClockResultResolvers<ContextType>;
  ResumeDemoImportResult?: ResumeDemoImportResultResolvers<ContextType>;
  TaxRate?: TaxRateResolvers<ContextType>;
  TaxRateConnection?: TaxRateConnectionResolvers<ContextType>;
  TaxRateCreated?: TaxRateCreatedResolvers<ContextType>;
  TaxRateUpdated?: TaxRateUpdatedResolvers<ContextType>;
  TaxRateDeleted?: TaxRateDeletedResolvers<ContextType>;
  TaxRateTaken?: TaxRateTakenResolvers<ContextType>;
  CreateTaxRateResult?: CreateTaxRateResultResolvers<ContextType>;
  UpdateTaxRateResult?: UpdateTaxRateResultResolvers<ContextType>;
  DeleteTaxRateResult?: DeleteTaxRateResultResolvers<ContextType>;
  Taxonomy?: TaxonomyResolvers<ContextType>;
  TaxonomyFile?: TaxonomyFileResolvers<ContextType>;
  TaxonomyNode?: TaxonomyNodeResolvers<ContextType>;
  TaxonomyDifferenceRow?: TaxonomyDifferenceRowResolvers<ContextType>;
  TaxonomyLostLink?: TaxonomyLostLinkResolvers<ContextType>;
  TaxonomyFinding?: TaxonomyFindingResolvers<ContextType>;
  TaxonomyDifference?: TaxonomyDifferenceResolvers<ContextType>;
  TaxonomyDifferenceResult?: TaxonomyDifferenceResultResolvers<ContextType>;
  TaxonomyTaken?: TaxonomyTakenResolvers<ContextType>;
  TaxonomyUnchanged?: TaxonomyUnchangedResolvers<ContextType>;
  TakeTaxonomyResult?: TakeTaxonomyResultResolvers<ContextType>;
  TaxonomyLinkRow?: TaxonomyLinkRowResolvers<ContextType>;
  TaxonomyLinkReport?: TaxonomyLinkReportResolvers<ContextType>;
  CategoryTaxonomyLink?: CategoryTaxonomyLinkResolvers<ContextType>;
  CategoryLinked?: CategoryLinkedResolvers<ContextType>;
  LinkCategoryResult?: LinkCategoryResultResolvers<ContextType>;
  TemplateEntry?: TemplateEntryResolvers<ContextType>;
  InheritedTemplateEntry?: InheritedTemplateEntryResolvers<ContextType>;
  TemplateCategory?: TemplateCategoryResolvers<ContextType>;
  CompletenessGap?: CompletenessGapResolvers<ContextType>;
  CategoryTemplateEffects?: CategoryTemplateEffectsResolvers<ContextType>;
  CategoryTemplateSet?: CategoryTemplateSetResolvers<ContextType>;
  SetCategoryTemplateResult?: SetCategoryTemplateResultResolvers<ContextType>;
  SavedView?: SavedViewResolvers<ContextType>;
  ViewColumn?: ViewColumnResolvers<ContextType>;
  ListLayout?: ListLayoutResolvers<ContextType>;
  ListLook?: ListLookResolvers<ContextType>;
  SavedViewSaved?: SavedViewSavedResolvers<ContextType>;
  SavedViewDeleted?: SavedViewDeletedResolvers<ContextType>;
  TooManySavedViews?: TooManySavedViewsResolvers<ContextType>;
  ListLayoutSaved?: ListLayoutSavedResolvers<ContextType>;
  SaveListLayoutResult?: SaveListLayoutResultResolvers<ContextType>;
  CreateSavedViewResult?: CreateSavedViewResultResolvers<ContextType>;
  UpdateSavedViewResult?: UpdateSavedViewResultResolvers<ContextType>;
  DeleteSavedViewResult?: DeleteSavedViewResultResolvers<ContextType>;
};


