import { randomBytes } from 'node:crypto';
import { environment } from '../../environment.ts';
import { systemActor } from '../../platform/auth/index.ts';
import { systemClock } from '../../platform/clock.ts';
import { openDatabase, reachDatabase } from '../../platform/db/index.ts';
import type { RecordKinds } from '../../platform/records/index.ts';
import { eraseUser } from '../../features/offboarding/index.ts';
import {
  createUser,
  ensurePresetRoles,
  findUserByEmail,
  giveRole,
  refuseFaults,
  requireRole,
  resetSecondFactorOf,
  setPassword,
  setUserStatus,
} from '../../features/access/index.ts';
import { records } from '../features.ts';
import { migrateAll } from '../migrate-all.ts';
import { type Command, CommandFailure, UsageFailure } from './command.ts';
import { textOption } from './input.ts';

export const userCommand: Command = {
  name: 'user',
  summary: 'Create a user, set a password, disable, enable or erase a user, reset a lost second factor.',
  usage: [
    'quarry user create --email <address> --role <role> [--username <name>] [--name <full name>] [--password <password>]',
    'quarry user password --email <address> [--password <password>]',
    'quarry user disable --email <address>',
    'quarry user enable --email <address> [--role <role>]',
    'quarry user reset-second-factor --email <address>',
    'quarry user erase --email <address> --username <name>',
  ].join('\n       '),
  help: 'Roles: administrator, shop_manager, brand_manager, analyst, support.\nWithout --password one is made at random and printed. Setting a password or disabling logs the user out everywhere, within five seconds.\nEnabling also lets in who has registered, with the role that is given.\nA second factor is reset for somebody who has lost telephone and recovery codes: they sign in with the password alone, and set up another one where their role asks for it.\nErasing takes a disabled user out for good, also from the audit trail, which stays whole; type their username to confirm it.',
  options: {
    email: { type: 'string' },
    role: { type: 'string' },
    username: { type: 'string' },
    name: { type: 'string' },
    password: { type: 'string' },
  },
  async run({ words, options, answer }) {
    const [what] = words;
    const task = tasks.find((name) => name === what);
    if (task === undefined || words.length > 1)
      throw new UsageFailure(
        'Say "user create", "user password", "user disable", "user enable", "user reset-second-factor" or "user erase".',
      );
    const email = textOption(options, 'email');
    if (email === undefined) throw new UsageFailure('--email is missing.');
    const { shown, text } = await doTask[task](email, options);
    await answer(shown, text);
    return 0;
  },
};

const tasks = ['create', 'password', 'disable', 'enable', 'reset-second-factor', 'erase'] as const;
type Options = Parameters<Command['run']>[0]['options'];
type Done = { shown: Record<string, string>; text: string };

const doTask: Record<(typeof tasks)[number], (email: string, options: Options) => Promise<Done>> = {
  async create(email, options) {
    const role = textOption(options, 'role');
    if (role === undefined) throw new UsageFailure('--role is missing.');
    const { password, shown, note } = passwordFor(email, options);
    const username = textOption(options, 'username') ?? email.split('@')[0] ?? email;
    const fullName = textOption(options, 'name') ?? '';
    await withAccess((deps) => create(deps, { email, username, fullName, password, role }));
    return { shown, text: `Created ${email}.${note}` };
  },
  async password(email, options) {
    const { password, shown, note } = passwordFor(email, options);
    await withAccess((deps) => setPassword(deps, systemActor, 'command_line', email, password));
    return { shown, text: `Set a new password for ${email}.${note}` };
  },
  async disable(email) {
    await withAccess((deps) => setUserStatus(deps, systemActor, 'command_line', email, 'INACTIVE'));
    return { shown: { email, status: 'INACTIVE' }, text: `Disabled ${email}, who is signed out everywhere.` };
  },
  async enable(email, options) {
    const role = textOption(options, 'role');
    await withAccess(async (deps) => {
      if (role !== undefined) {
        await requireRole(deps.db, role);
        await giveRole(deps, systemActor, 'command_line', email, role);
      }
      await setUserStatus(deps, systemActor, 'command_line', email, 'ACTIVE');
    });
    return { shown: { email, status: 'ACTIVE' }, text: `Enabled ${email}.` };
  },
  async 'reset-second-factor'(email) {
    await withAccess((deps) => resetSecondFactorOf(deps, email));
    return { shown: { email }, text: `Took the second factor of ${email}, who is signed out everywhere.` };
  },
  async erase(email, options) {
    const username = textOption(options, 'username');
    if (username === undefined) throw new UsageFailure('--username is missing.');
    await withAccess((deps) => erase(deps, email, username));
    return { shown: { erased: username }, text: `Erased ${username}.` };
  },
};

/** The given password, or one made at random, which is then shown. */
function passwordFor(email: string, options: Options): { password: string; shown: Done['shown']; note: string } {
  const given = textOption(options, 'password');
  if (given !== undefined) return { password: given, shown: { email }, note: '' };
  const password = randomBytes(12).toString('base64url');
  return { password, shown: { email, password }, note: ` The password is ${password}` };
}

type AccessDeps = Parameters<typeof createUser>[0] & { records: RecordKinds };

async function withAccess(work: (deps: AccessDeps) => Promise<void>): Promise<void> {
  const reached = await reachDatabase(environment());
  try {
    await migrateAll(reached.url);
    const { db, close } = openDatabase({ url: reached.url, applicationName: 'quarry user', maxConnections: 2 });
    await ensurePresetRoles(db)
      .then(() => work({ db, clock: systemClock, records }))
      .finally(close);
  } finally {
    await reached.release();
  }
}

async function create(
  deps: AccessDeps,
  user: { email: string; username: string; fullName: string; password: string; role: string },
): Promise<void> {
  refuseFaults('quarry user create', user);
  await requireRole(deps.db, user.role);
  const outcome = await createUser(deps, systemActor, 'command_line', {
    ...user,
    roleKeys: [user.role],
    status: 'ACTIVE',
  });
  if (outcome.kind === 'created') return;
  const taken = outcome.email ? `email ${user.email}` : `username ${user.username}`;
  throw new CommandFailure('TAKEN', `Another user has the ${taken}: choose another.`);
}

async function erase(deps: AccessDeps, email: string, username: string): Promise<void> {
  const user = await findUserByEmail(deps.db, email);
  if (!user) throw new CommandFailure('UNKNOWN_USER', `No user has the email ${email}: check the spelling.`);
  const origin = { actor: systemActor, cause: 'command_line' } as const;
  const outcome = await eraseUser(deps, origin, { id: user.id, version: null, username });
  if (outcome.kind === 'not_allowed') throw new CommandFailure(outcome.code, outcome.reason);
  if (outcome.kind === 'invalid')
    throw new CommandFailure('WRONG_USERNAME', `${email} has another username: type it as it stands.`);
}
