import type { SecondFactorDraft } from '@quarry/contracts/access';
import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import { systemActor } from '../../platform/auth/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import { Failure } from '../../platform/failure.ts';
import type { Deps } from '../../platform/feature.ts';
import { provePassword } from './own-password.ts';
import { findRoles } from './role.store.ts';
import { factorSeal, secretOf } from './second-factor-seal.ts';
import { openSetup, sealSetup, type Setup } from './second-factor-setup.ts';
import { newRecoveryCodes, type RecoveryCode, stepOfCode } from './second-factor.ts';
import {
  countRecoveryCodes,
  deleteFactor,
  findFactor,
  putFactor,
  replaceRecoveryCodes,
} from './second-factor.store.ts';
import { endSessionsOfUser } from './session.store.ts';
import { countOpenSessions } from './session-list.store.ts';
import type { UserRecord } from './user.ts';
import { findUserForUpdate } from './user-list.store.ts';
import { roleNotHeld, type RoleNotHeld } from './user-record.commands.ts';
import { requireUser } from './user.commands.ts';
import { findUserById } from './user.store.ts';

type AccessDeps = Pick<Deps, 'db' | 'clock'>;
type Throttled = { kind: 'throttled'; retryAfterMs: number };
type Invalid = { kind: 'invalid'; issues: InputIssue[] };
type NotAllowed = { kind: 'not_allowed' } & Reasoned;

const invalid = (path: string, code: InputIssue['code']): Invalid => ({
  kind: 'invalid',
  issues: [inputIssue(path, code)],
});

/** Makes a secret for somebody who knows their password. Nothing is kept of it before a first code was right. */
export async function beginSecondFactor(
  deps: AccessDeps,
  origin: ChangeOrigin,
  userId: string,
  password: string,
): Promise<({ kind: 'offered' } & Setup) | Throttled | Invalid> {
  const refusal = await refusalOfPassword(deps, origin, userId, password);
  const user = await findUserById(deps.db, userId);
  if (refusal || !user) return refusal ?? invalid('password', 'wrong_password');
  const setup = await sealSetup(deps, { userId, email: user.email, sessionId: origin.actor.sessionId });
  return { kind: 'offered', ...setup };
}

/**
 * Puts a second factor to work whose first code is right, and ends all other sessions, which were opened without it. Who asks again with
 * the same code because the answer was lost gets new recovery codes; at a log-in the code counts no more.
 */
export async function confirmSecondFactor(
  deps: AccessDeps,
  origin: ChangeOrigin,
  userId: string,
  { setup, code }: SecondFactorDraft,
): Promise<{ kind: 'confirmed'; recoveryCodes: string[]; endedSessions: number } | Invalid | NotAllowed> {
  const { sessionId } = origin.actor;
  const now = deps.clock.now();
  const secret = await openSetup(deps, setup, { userId, sessionId });
  if (secret === undefined) return { kind: 'not_allowed', ...reasoned('SECOND_FACTOR_SETUP_OVER') };
  const step = stepOfCode(secret, code, now);
  if (step === undefined) return invalid('code', 'wrong_code');
  const codes = newRecoveryCodes();
  const { seal } = await factorSeal(deps.db);
  return withTransaction(deps.db, async (tx) => {
    await findUserForUpdate(tx, userId);
    const before = await auditedFactor(tx, userId);
    await putFactor(tx, userId, { sealedSecret: seal(secret, secretOf(userId)), lastStep: step, now });
    await replaceRecoveryCodes(tx, userId, codes);
    const open = await countOpenSessions(tx, userId, now);
    await endSessionsOfUser(tx, userId, 'second_factor_changed', now, sessionId);
    await record(tx, deps, origin, { userId, action: 'second_factor_set_up', before });
    const endedSessions = open - (await countOpenSessions(tx, userId, now));
    return { kind: 'confirmed', recoveryCodes: shown(codes), endedSessions };
  });
}

/** Gives somebody who knows their password new recovery codes; those before lead nowhere. */
export async function renewRecoveryCodes(
  deps: AccessDeps,
  origin: ChangeOrigin,
  userId: string,
  password: string,
): Promise<{ kind: 'made'; recoveryCodes: string[] } | Throttled | Invalid | NotAllowed> {
  const refusal = await refusalOfPassword(deps, origin, userId, password);
  if (refusal) return refusal;
  const codes = newRecoveryCodes();
  return withTransaction(deps.db, async (tx) => {
    await findUserForUpdate(tx, userId);
    if (!(await findFactor(tx, userId))) return { kind: 'not_allowed', ...reasoned('NO_SECOND_FACTOR') };
    const before = await auditedFactor(tx, userId);
    await replaceRecoveryCodes(tx, userId, codes);
    await record(tx, deps, origin, { userId, action: 'recovery_codes_made', before });
    return { kind: 'made', recoveryCodes: shown(codes) };
  });
}

/** Lets somebody who knows their password sign in without a code, unless a role of theirs asks for one. */
export async function turnOffSecondFactor(
  deps: AccessDeps,
  origin: ChangeOrigin,
  userId: string,
  password: string,
): Promise<{ kind: 'turned_off'; user: UserRecord } | Throttled | Invalid | NotAllowed> {
  const refusal = await refusalOfPassword(deps, origin, userId, password);
  if (refusal) return refusal;
  return withTransaction(deps.db, async (tx) => {
    const user = await findUserForUpdate(tx, userId);
    const asking = user?.roles.filter(({ requiresSecondFactor }) => requiresSecondFactor) ?? [];
    if (!user || asking.length > 0) {
      const names = asking.map(({ name }) => name).join(', ');
      return { kind: 'not_allowed', ...reasoned('SECOND_FACTOR_REQUIRED', { names }) };
    }
    return { kind: 'turned_off', user: await dropFactor(tx, deps, origin, user, 'second_factor_turned_off') };
  });
}

/** Takes the second factor of somebody else, who has lost it, and ends all their sessions. */
export function resetSecondFactor(
  deps: AccessDeps,
  origin: ChangeOrigin,
  userId: string,
): Promise<{ kind: 'reset'; user: UserRecord } | RoleNotHeld | NotAllowed | { kind: 'not_found' }> {
  return withTransaction(deps.db, async (tx) => {
    const user = await findUserForUpdate(tx, userId);
    if (!user) return { kind: 'not_found' };
    // Their own would be gone without the password.
    if (origin.actor.userId === userId) return { kind: 'not_allowed', ...reasoned('OWN_SECOND_FACTOR') };
    const refusal = roleNotHeld(origin.actor, user, await findRoles(tx));
    if (refusal) return refusal;
    if (!user.secondFactorSince) return { kind: 'not_allowed', ...reasoned('NO_SECOND_FACTOR') };
    await endSessionsOfUser(tx, userId, 'second_factor_changed', deps.clock.now());
    return { kind: 'reset', user: await dropFactor(tx, deps, origin, user, 'second_factor_reset') };
  });
}

/** The same for anyone who runs the installation, which no administrator who has lost theirs can be kept out of. */
export async function resetSecondFactorOf(deps: AccessDeps, email: string): Promise<void> {
  const { id } = await requireUser(deps.db, email);
  const outcome = await resetSecondFactor(deps, { actor: systemActor, cause: 'command_line' }, id);
  if (outcome.kind !== 'reset') throw new Failure('NO_SECOND_FACTOR', `${email} has no second factor.`);
}

async function dropFactor(
  tx: Tx,
  deps: AccessDeps,
  origin: ChangeOrigin,
  user: UserRecord,
  action: string,
): Promise<UserRecord> {
  const before = await auditedFactor(tx, user.id);
  await deleteFactor(tx, user.id);
  await record(tx, deps, origin, { userId: user.id, action, before });
  return (await findUserForUpdate(tx, user.id)) ?? user;
}

async function refusalOfPassword(
  deps: AccessDeps,
  origin: ChangeOrigin,
  userId: string,
  password: string,
): Promise<Throttled | Invalid | undefined> {
  const user = await findUserById(deps.db, userId);
  if (!user) return invalid('password', 'wrong_password');
  const proof = await provePassword(deps, origin, user, password);
  if (proof.kind === 'throttled') return proof;
  return proof.kind === 'wrong' ? invalid('password', 'wrong_password') : undefined;
}

/** What a trail says of a second factor: nothing that leads in. */
async function auditedFactor(tx: Tx, userId: string): Promise<Record<string, unknown>> {
  const since = (await findFactor(tx, userId))?.since.toISOString() ?? null;
  return { secondFactorSince: since, recoveryCodesLeft: (await countRecoveryCodes(tx, [userId])).get(userId) ?? null };
}

async function record(
  tx: Tx,
  deps: AccessDeps,
  origin: ChangeOrigin,
  { userId, action, before }: { userId: string; action: string; before: Record<string, unknown> },
): Promise<void> {
  const after = await auditedFactor(tx, userId);
  await recordChange(tx, deps, { ...origin, entity: 'user', entityId: userId, action, before, after });
}

function shown(codes: readonly RecoveryCode[]): string[] {
  return codes.map((code) => code.shown);
}
