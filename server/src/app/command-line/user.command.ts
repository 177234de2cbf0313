import { randomBytes } from 'node:crypto';
import { environment } from '../../environment.ts';
import { systemActor } from '../../platform/auth/index.ts';
import { systemClock } from '../../platform/clock.ts';
import { openDatabase, reachDatabase } from '../../platform/db/index.ts';
import { createUser, ensurePresetRoles, refuseFaults, requireRole, setPassword } from '../../features/access/index.ts';
import { migrateAll } from '../migrate-all.ts';
import { type Command, CommandFailure, UsageFailure } from './command.ts';
import { textOption } from './input.ts';

export const userCommand: Command = {
  name: 'user',
  summary: 'Create a user, or set a password.',
  usage:
    'quarry user create --email <address> --role <role> [--username <name>] [--name <full name>] [--password <password>]\n       quarry user password --email <address> [--password <password>]',
  help: 'Roles: administrator, shop_manager, brand_manager, analyst, support.\nWithout --password one is made at random and printed. Setting a password signs the user out everywhere.',
  options: {
    email: { type: 'string' },
    role: { type: 'string' },
    username: { type: 'string' },
    name: { type: 'string' },
    password: { type: 'string' },
  },
  async run({ words, options, answer }) {
    const [what] = words;
    const email = textOption(options, 'email');
    if ((what !== 'create' && what !== 'password') || words.length > 1)
      throw new UsageFailure('Say "user create" or "user password".');
    if (email === undefined) throw new UsageFailure('--email is missing.');
    const role = textOption(options, 'role');
    if (what === 'create' && role === undefined) throw new UsageFailure('--role is missing.');
    const given = textOption(options, 'password');
    const password = given ?? randomBytes(12).toString('base64url');
    const shown = given === undefined ? { email, password } : { email };
    await withAccess(async (deps) => {
      if (what === 'password') return setPassword(deps, systemActor, 'command_line', email, password);
      const username = textOption(options, 'username') ?? email.split('@')[0] ?? email;
      await create(deps, { email, username, fullName: textOption(options, 'name') ?? '', password, role: role ?? '' });
    });
    const note = given === undefined ? ` The password is ${password}` : '';
    await answer(shown, `${what === 'create' ? 'Created' : 'Set a new password for'} ${email}.${note}`);
    return 0;
  },
};

type AccessDeps = Parameters<typeof createUser>[0];

async function withAccess(work: (deps: AccessDeps) => Promise<void>): Promise<void> {
  const reached = await reachDatabase(environment());
  try {
    await migrateAll(reached.url);
    const { db, close } = openDatabase({ url: reached.url, applicationName: 'quarry user', maxConnections: 2 });
    await ensurePresetRoles(db)
      .then(() => work({ db, clock: systemClock }))
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
