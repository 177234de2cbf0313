import {
  actions,
  avatarPath,
  type PermissionRule,
  ruleScopes,
  subjects,
  type UserData,
} from '@quarry/contracts/access';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod';
import { type Db, executePrepared, readWithinScope, type Tx } from '../../platform/db/index.ts';
import { type Id, newId, toId } from '../../platform/ids.ts';
import type { RolePreset } from './role-presets.ts';
import { factorStates } from './second-factor.store.ts';

export type UserStatus = 'PENDING' | 'ACTIVE' | 'INACTIVE';

/** A user with everything that signing in and deciding need. */
export type User = {
  id: Id<'user'>;
  username: string;
  email: string;
  fullName: string;
  avatarId: string | null;
  passwordHash: string | null;
  status: UserStatus;
  roleKeys: string[];
  rules: PermissionRule[];
  shopIds: string[];
  brandIds: string[];
  hasSecondFactor: boolean;
  /** A role of theirs asks for a second factor, and they have none. */
  owesSecondFactor: boolean;
};

const ruleSchema = z.object({
  action: z.enum(actions),
  subject: z.enum(subjects),
  scope: z.optional(z.enum(ruleScopes)),
  fields: z.optional(z.array(z.string()).min(1)),
  limits: z.optional(z.array(z.object({ currency: z.string(), amount: z.string() }))),
});
const statusSchema = z.enum(['PENDING', 'ACTIVE', 'INACTIVE']);

/** What a password is checked against; nothing else is read, so that a known address takes no longer than an unknown one. */
export type Credentials = {
  userId: Id<'user'>;
  passwordHash: string | null;
  isDisabled: boolean;
  /** Whether the device has signed in to this account before. */
  isKnownDevice: boolean;
  hasSecondFactor: boolean;
};

export async function findCredentials(db: Db, email: string, deviceId: string): Promise<Credentials | undefined> {
  const [row] = await readWithinScope(
    db,
    sql<Omit<Credentials, 'userId' | 'isDisabled'> & { id: string; status: string }>`
      select u.id, u.password_hash as "passwordHash", u.status, d.device_id is not null as "isKnownDevice",
        u.second_factor_since is not null as "hasSecondFactor"
      from app_user u left join known_device d on d.user_id = u.id and d.device_id = ${deviceId}::uuid
      where lower(u.email) = lower(${email})`,
  );
  if (!row) return undefined;
  const { id, status, ...known } = row;
  return { ...known, userId: toId<'user'>(id), isDisabled: status === 'INACTIVE' };
}

/** The active administrator who was there first. */
export function findFirstAdministrator(db: Db | Tx): Promise<User | undefined> {
  return findUser(
    db,
    sql`u.id = (select a.id from app_user a join user_role ar on ar.user_id = a.id join role r on r.id = ar.role_id
      where r.key = 'administrator' and a.status = 'ACTIVE' order by a.created_at, a.id limit 1)`,
  );
}

export function findUserByEmail(db: Db | Tx, email: string): Promise<User | undefined> {
  return findUser(db, sql`lower(u.email) = lower(${email})`);
}

export function findUserById(db: Db | Tx, id: string): Promise<User | undefined> {
  return findUser(db, sql`u.id = ${id}::uuid`);
}

/** The user behind a session that still holds at `now`. */
export function findUserOfSession(
  db: Db | Tx,
  sessionId: string,
  now: Date,
  idleSince: Date,
): Promise<User | undefined> {
  return findUser(
    db,
    sql`u.status <> 'INACTIVE' and u.id = (
      select s.user_id from session s
      where s.id = ${sessionId}::uuid and s.ended_at is null and s.expires_at > ${now} and s.last_used_at > ${idleSince})`,
    readWithinScope,
  );
}

async function findUser(
  db: Db | Tx,
  condition: RawBuilder<unknown>,
  read = executePrepared,
): Promise<User | undefined> {
  type Row = {
    id: string;
    username: string;
    email: string;
    full_name: string;
    avatar_id: string | null;
    password_hash: string | null;
    status: string;
    role_keys: string[];
    rules: unknown[];
    shop_ids: string[];
    brand_ids: string[];
    has_second_factor: boolean;
    owes_second_factor: boolean;
  };
  const [row] = await read(
    db,
    sql<Row>`
    select u.id, u.username, u.email, u.full_name, u.avatar_id, u.password_hash, u.status,
      coalesce((select array_agg(r.key order by r.key) from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id), '{}') as role_keys,
      coalesce((select jsonb_agg(rule) from user_role ur join role r on r.id = ur.role_id, jsonb_array_elements(r.rules) rule where ur.user_id = u.id), '[]') as rules,
      array(select shop_id from user_shop where user_id = u.id) as shop_ids,
      array(select brand_id from user_brand where user_id = u.id) as brand_ids,
      u.second_factor_since is not null as has_second_factor,
      ${factorStates.OWED} as owes_second_factor
    from app_user u where ${condition}`,
  );
  if (!row) return undefined;
  const status = statusSchema.parse(row.status);
  return {
    id: toId<'user'>(row.id),
    username: row.username,
    email: row.email,
    fullName: row.full_name,
    avatarId: row.avatar_id,
    passwordHash: row.password_hash,
    status,
    roleKeys: row.role_keys,
    // Nobody has approved a pending user yet, whatever roles are prepared for them.
    rules: status === 'ACTIVE' ? row.rules.flatMap(readRule) : [],
    shopIds: row.shop_ids,
    brandIds: row.brand_ids,
    hasSecondFactor: row.has_second_factor,
    owesSecondFactor: status === 'ACTIVE' && row.owes_second_factor,
  };
}

/** A rule with a word of a newer or older Quarry allows nothing. */
export function readRule(value: unknown): PermissionRule[] {
  const parsed = ruleSchema.safeParse(value);
  if (!parsed.success) return [];
  const { action, subject, scope, fields, limits } = parsed.data;
  return [{ action, subject, ...(scope && { scope }), ...(fields && { fields }), ...(limits && { limits }) }];
}

/** Rules as the browser knows them: each pair once, since conditions are the server's to judge. */
export function pairsOf(rules: readonly PermissionRule[]): Pick<PermissionRule, 'action' | 'subject'>[] {
  return [...new Map(rules.map(({ action, subject }) => [`${action} ${subject}`, { action, subject }])).values()];
}

/** The signed-in person as the browser stores it. */
export function userDataOf(user: User, rules: readonly PermissionRule[]): UserData {
  return {
    id: user.id,
    username: user.username,
    fullName: user.fullName,
    email: user.email,
    role: user.roleKeys[0] ?? 'none',
    avatar: user.avatarId && avatarPath(user.avatarId, 64),
    ability: pairsOf(rules),
    extras: {
      roles: user.roleKeys,
      status: user.status,
      ...(user.owesSecondFactor && { owesSecondFactor: true }),
    },
  };
}

/** Which of the names somebody has, in whatever case; their own are free to the user of `ownId`. */
export async function takenNames(
  db: Db | Tx,
  { email, username }: Pick<User, 'email' | 'username'>,
  ownId: string | null = null,
): Promise<{ email: boolean; username: boolean }> {
  const ofOthers = sql`id is distinct from ${ownId}::uuid`;
  const { rows } = await sql<{ email: boolean; username: boolean }>`
    select exists (select from app_user where lower(email) = lower(${email}) and ${ofOthers}) as email,
      exists (select from app_user where lower(username) = lower(${username}) and ${ofOthers}) as username`.execute(db);
  return rows[0] ?? { email: false, username: false };
}

export async function insertUser(
  tx: Tx,
  user: Pick<User, 'username' | 'email' | 'fullName' | 'passwordHash' | 'status'> & { roleKeys: readonly string[] },
): Promise<Id<'user'>> {
  const id = newId<'user'>();
  await tx
    .insertInto('app_user')
    .values({
      id,
      username: user.username,
      email: user.email,
      full_name: user.fullName,
      password_hash: user.passwordHash,
      status: user.status,
    })
    .execute();
  await addRoles(tx, id, user.roleKeys);
  return id;
}

export async function addRoles(tx: Tx, userId: string, keys: readonly string[]): Promise<void> {
  await sql`
    insert into user_role (user_id, role_id) select ${userId}::uuid, id from role where key = any(${keys})
    on conflict do nothing`.execute(tx);
}

export async function updateUser(
  tx: Tx,
  id: string,
  fields: { password_hash?: string; status?: UserStatus },
): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ ...fields, updated_at: sql`now()`, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Notes that the user's browser was here; not while somebody changes the user, since nobody waits for a note. */
export async function noteSeen(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`update app_user set last_seen_at = ${now} where id in (
    select id from app_user where id = ${id}::uuid for update skip locked)`.execute(tx);
}

export async function roleKeys(db: Db | Tx): Promise<string[]> {
  const roles = await db.selectFrom('role').select('key').orderBy('key').execute();
  return roles.map((role) => role.key);
}

/** Makes the preset roles of a new installation. Where there are roles, people have the say over them, also over those they deleted. */
export async function insertFirstRoles(tx: Tx, presets: readonly RolePreset[]): Promise<void> {
  if (await tx.selectFrom('role').select('id').limit(1).executeTakeFirst()) return;
  for (const preset of presets) {
    await tx
      .insertInto('role')
      .values({
        id: newId<'role'>(),
        key: preset.key,
        name: preset.name,
        rules: JSON.stringify(preset.rules),
        is_preset: true,
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  }
}
