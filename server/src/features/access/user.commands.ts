import { randomBytes } from 'node:crypto';
import {
  accountLimits,
  accountNames,
  passwordFault,
  type PasswordOwner,
  passwordTexts,
} from '@quarry/contracts/access';
import { checkInput } from '@quarry/contracts/common';
import { isCommonPassword } from '@quarry/contracts/passwords';
import { type ChangeCause, recordChange } from '../../platform/audit/index.ts';
import { type Actor, hashPassword, systemActor } from '../../platform/auth/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { changeRecord } from '../../platform/commands/index.ts';
import { type Db, type Tx, withTransaction } from '../../platform/db/index.ts';
import { Failure } from '../../platform/failure.ts';
import type { Id } from '../../platform/ids.ts';
import { replaceLinks } from './account-link.store.ts';
import { administratorRole, rolePresets } from './role-presets.ts';
import { hasAdministrator, lockUserNames } from './role.store.ts';
import { endSessionsOfUser } from './session.store.ts';
import type { UserRecord } from './user.ts';
import { findUserForUpdate } from './user-list.store.ts';
import { changeUserStatus, userKind } from './user-record.commands.ts';
import {
  addRoles,
  findUserByEmail,
  insertFirstRoles,
  insertUser,
  roleKeys,
  takenNames,
  updateUser,
  type User,
  type UserStatus,
} from './user.store.ts';

type AccessDeps = { db: Db; clock: Clock };

export type NewUser = {
  email: string;
  username: string;
  fullName: string;
  password: string | null;
  roleKeys: readonly string[];
  status: UserStatus;
};

export type CreateUserOutcome =
  | { kind: 'created'; userId: Id<'user'> }
  | { kind: 'taken'; email: boolean; username: boolean };

export type AccountFields = { email: string; username: string; fullName?: string; password: string | null };
export type AccountFaults = Record<'email' | 'username' | 'password', string | null>;

const faultTexts = {
  email: 'Enter a whole email address, like name@example.com.',
  username: `Enter a username of 1 to ${accountLimits.username} characters.`,
} as const;

/** What is wrong with the fields of a new account, in a sentence each; null for a field that is well. */
export function accountFaults({ password, ...names }: AccountFields): AccountFaults {
  const checked = checkInput<unknown>(accountNames, names);
  const wrong = new Set(checked.ok ? [] : checked.issues.map(({ path }) => path));
  const faultOf = (field: keyof typeof faultTexts) => (wrong.has(field) ? faultTexts[field] : null);
  return {
    email: faultOf('email'),
    username: faultOf('username'),
    password: password === null ? null : newPasswordFault(password, names),
  };
}

/** Why this cannot be the person's new password, in a sentence; null when it can. */
export function newPasswordFault(password: string, owner: PasswordOwner): string | null {
  const fault = passwordFault(password, owner, isCommonPassword);
  return fault === undefined ? null : passwordTexts[fault];
}

/** Makes a user, unless address or username is taken; audited. The fields have passed `accountFaults`. */
export async function createUser(
  deps: AccessDeps,
  actor: Actor,
  cause: ChangeCause,
  wanted: NewUser,
): Promise<CreateUserOutcome> {
  const user = { ...wanted, email: wanted.email.trim(), username: wanted.username.trim() };
  const passwordHash = user.password === null ? null : await hashPassword(user.password);
  return withTransaction(deps.db, async (tx) => {
    await lockUserNames(tx);
    const taken = await takenNames(tx, user);
    if (taken.email || taken.username) return { kind: 'taken', ...taken };
    const { password: _hidden, ...shown } = user;
    const userId = await insertUser(tx, { ...user, passwordHash });
    await recordChange(tx, deps, {
      actor,
      cause,
      entity: 'user',
      entityId: userId,
      action: 'created',
      before: null,
      after: shown,
    });
    return { kind: 'created', userId };
  });
}

/** Sets a user's password, and ends all their sessions and links; audited without the password. */
export async function setPassword(
  deps: AccessDeps,
  actor: Actor,
  cause: ChangeCause,
  email: string,
  password: string,
): Promise<void> {
  const user = await requireUser(deps.db, email);
  const fault = newPasswordFault(password, user);
  if (fault) throw new Failure('BAD_PASSWORD', fault);
  const passwordHash = await hashPassword(password);
  await withTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    await findUserForUpdate(tx, user.id);
    await updateUser(tx, user.id, { password_hash: passwordHash });
    await endSessionsOfUser(tx, user.id, 'password_changed', now);
    await replaceLinks(tx, user.id, now);
    await recordChange(tx, deps, {
      actor,
      cause,
      entity: 'user',
      entityId: user.id,
      action: 'password_changed',
      before: { passwordChangedAt: null },
      after: { passwordChangedAt: now.toISOString() },
    });
  });
}

/** Lets a user sign in (ACTIVE) or in no more (INACTIVE), as the screen does; throws a Failure for the last administrator. */
export function setUserStatus(
  deps: AccessDeps,
  actor: Actor,
  cause: ChangeCause,
  email: string,
  status: 'ACTIVE' | 'INACTIVE',
): Promise<void> {
  return withTransaction(deps.db, async (tx) => {
    const { id, version, status: before } = await lockUser(tx, email);
    if (before === status) return;
    const outcome = await changeUserStatus({ ...deps, db: tx }, { actor, cause }, id, version, status);
    if (outcome.kind === 'saved') return;
    if (outcome.kind === 'not_allowed' && outcome.code === 'LAST_ADMINISTRATOR')
      throw new Failure(
        outcome.code,
        `${email} is the only administrator who can sign in: make another one first, with "quarry user create --role administrator".`,
      );
    throw new Error(`The status of ${email} could not be changed: ${outcome.kind}.`);
  });
}

/** Gives a user one more role; audited. Their next refresh brings it to the browser. */
export function giveRole(
  deps: AccessDeps,
  actor: Actor,
  cause: ChangeCause,
  email: string,
  roleKey: string,
): Promise<void> {
  return withTransaction(deps.db, async (tx) => {
    const { id, version, roles } = await lockUser(tx, email);
    if (roles.some(({ key }) => key === roleKey)) return;
    const request = { id, version, action: 'role_given' };
    await changeRecord({ ...deps, db: tx }, { actor, cause }, userKind, request, async () => {
      await addRoles(tx, id, [roleKey]);
      await updateUser(tx, id, {});
      return undefined;
    });
  });
}

/** The user with this address, locked until the transaction ends. */
async function lockUser(tx: Tx, email: string): Promise<UserRecord> {
  const user = await findUserForUpdate(tx, (await requireUser(tx, email)).id);
  // Anyone who was erased meanwhile is not found a second time.
  return user ?? lockUser(tx, email);
}

/** The user with this address; throws a Failure that says what to do where nobody has it. */
export async function requireUser(db: Db | Tx, email: string): Promise<User> {
  const user = await findUserByEmail(db, email);
  if (!user)
    throw new Failure(
      'UNKNOWN_USER',
      `No user has the email ${email}: check the spelling, or create one with "quarry user create".`,
    );
  return user;
}

/** Makes the preset roles of a new installation. */
export function ensurePresetRoles(db: Db): Promise<void> {
  return withTransaction(db, (tx) => insertFirstRoles(tx, rolePresets));
}

/** The administrator whom the first start made; `password` is set when it was made at random, to be shown once. */
export type FirstAdministrator = { email: string; password: string | undefined };

/** Makes the preset roles and, where nobody is administrator yet, the first one; undefined when there was one. */
export async function ensureFirstAdministrator(
  deps: AccessDeps,
  wanted: { email: string | undefined; password: string | undefined },
): Promise<FirstAdministrator | undefined> {
  await ensurePresetRoles(deps.db);
  if (await hasAdministrator(deps.db, {})) return undefined;
  const email = wanted.email ?? 'admin@quarry.local';
  const password = wanted.password ?? randomBytes(12).toString('base64url');
  refuseFaults('QUARRY_ADMIN_EMAIL or QUARRY_ADMIN_PASSWORD', { email, username: 'admin', password });
  const outcome = await createUser(deps, systemActor, 'command_line', {
    email,
    username: 'admin',
    fullName: 'Administrator',
    password,
    roleKeys: [administratorRole],
    status: 'ACTIVE',
  });
  if (outcome.kind === 'taken') return undefined;
  return { email, password: wanted.password === undefined ? password : undefined };
}

/** Throws a Failure with the first fault, naming where the fields came from. */
export function refuseFaults(place: string, account: AccountFields): void {
  const fault = Object.values(accountFaults(account)).find((sentence) => sentence !== null);
  if (fault) throw new Failure('BAD_ACCOUNT', `${place}: ${fault}`);
}

/** Refuses a role that does not exist, with the list of those that do. */
export async function requireRole(db: Db, key: string): Promise<void> {
  const known = await roleKeys(db);
  if (!known.includes(key))
    throw new Failure('UNKNOWN_ROLE', `There is no role "${key}": choose one of ${known.join(', ')}.`);
}
