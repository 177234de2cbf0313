import { createHash } from 'node:crypto';
import { Client, escapeIdentifier } from 'pg';
import { codeOf } from '../failure.ts';
import { log } from '../log.ts';
import { connectionTo, type Part, type WorksAs } from './connection.ts';

const parts: readonly Part[] = ['app', 'worker'];

/** The schemas that both work in: ours, and that of the queues. */
const schemas = ['public', 'pgboss'];

/** What is written once stays: the seals of the audit trail, who did what and when in it, events, and what was done to the schema. Engines alone follow events. */
const keptFrom: Record<Part, string> = {
  app: `revoke insert, update, delete on schema_migration, record_manifest, audit_block from %; revoke delete on change, change_seal from %;
    revoke update on change, change_seal from %; grant update (before, after) on change to %; grant update (salt) on change_seal to %;
    revoke update, delete on outbox from %; revoke insert, update, delete on outbox_cursor, outbox_aside from %;
    revoke insert, update, delete on retention_month, retention_run, byte_collection, held_bytes, byte_sweep, storage_figure from %;
    revoke execute on function retain_month, held_snapshots, holding_fetches, follow_touched_rows, forget_audit_block from %`,
  worker: `revoke insert, update, delete on schema_migration, record_manifest from %; revoke update, delete on audit_block from %;
    revoke delete on change, change_seal from %; revoke update on change from %; grant update (before, after) on change to %;
    revoke update, delete on outbox from %`,
};

/** Any fixed number. */
const grantLock = 7_261_954_002;

/**
 * Makes the roles where the owner may, and gives them what they work on: run after every migration, so that a new table needs nothing.
 * Where the owner may not, whatever opens the database as a part of Quarry says what then holds (`worksAs`).
 */
export async function grantToRoles(url: string): Promise<void> {
  const client = new Client({ ...connectionTo(url), application_name: 'quarry migrate' });
  await client.connect();
  try {
    // Two that give at the same moment would be in each other's way.
    await client.query('select pg_advisory_lock($1)', [grantLock]);
    const owner = await ownerOfTables(client);
    for (const part of parts) {
      const role = roleName(part, owner);
      if ((await isUsable(client, role)) || (await make(client, role))) await grant(client, part, role);
    }
  } finally {
    await client.end();
  }
}

/** What a part works as on the database at `url`; a log line says what holds where it has no role of its own. */
export async function worksAs(url: string, part: Part): Promise<WorksAs> {
  const client = new Client({ ...connectionTo(url), application_name: 'quarry' });
  await client.connect();
  try {
    const role = roleName(part, await ownerOfTables(client));
    if (await isUsable(client, role)) return { part, role };
    log.warn({ event: 'database.no-role', role, reason: await withoutRole(client, role) });
    return { part, role: null };
  } finally {
    await client.end();
  }
}

/**
 * Roles belong to a whole server, so that theirs are named after the owner of the tables: another installation on the server, with an
 * owner of its own, has others and reaches nothing here. What is too long for a name is told apart by its hash.
 */
function roleName(part: Part, owner: string): string {
  const name = `quarry_${part}_${owner}`;
  if (Buffer.byteLength(name) <= 63) return name;
  return `quarry_${part}_${createHash('sha256').update(owner).digest('hex').slice(0, 32)}`;
}

async function ownerOfTables(client: Client): Promise<string> {
  const { rows } = await client.query<{ owner: string }>(`
    select coalesce((select pg_get_userbyid(relowner) from pg_class where oid = to_regclass('schema_migration')), current_user) as owner`);
  return rows[0]?.owner ?? '';
}

/** Whether anyone who is connected may work as the role, and the policies hold for it. */
async function isUsable(client: Client, role: string): Promise<boolean> {
  const found = await client.query(
    `select from pg_roles where rolname = $1 and not rolsuper and not rolbypassrls and pg_has_role(current_user, oid,
      case when current_setting('server_version_num')::integer < 160000 then 'member' else 'set' end)`,
    [role],
  );
  return found.rows.length > 0;
}

/** Makes a role that cannot log in; whether it is there now, since somebody else may have made it meanwhile. */
async function make(client: Client, role: string): Promise<boolean> {
  const name = escapeIdentifier(role);
  try {
    await inTransaction(client, [
      `create role ${name} nologin nosuperuser nobypassrls noinherit`,
      `grant ${name} to current_user`,
    ]);
  } catch (error) {
    log.info({ event: 'database.role-not-made', role, code: codeOf(error), reason: String(error) });
  }
  return isUsable(client, role);
}

async function grant(client: Client, part: Part, role: string): Promise<void> {
  const to = escapeIdentifier(role);
  const { rows } = await client.query<{ schema: string }>(
    'select nspname as schema from pg_namespace where nspname = any($1)',
    [schemas],
  );
  const given = rows.flatMap(({ schema }) => [
    `grant usage on schema ${schema} to ${to}`,
    `grant select, insert, update, delete on all tables in schema ${schema} to ${to}`,
    `grant usage on all sequences in schema ${schema} to ${to}`,
    `grant execute on all functions in schema ${schema} to ${to}`,
  ]);
  await inTransaction(client, [...given, keptFrom[part].replaceAll('%', () => to)]);
}

async function inTransaction(client: Client, statements: readonly string[]): Promise<void> {
  await client.query('begin');
  try {
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** What to do about it, and what holds until then. */
async function withoutRole(client: Client, role: string): Promise<string> {
  const { rows } = await client.query<{ me: string; passes: boolean }>(
    'select rolname as me, rolsuper or rolbypassrls as passes from pg_roles where rolname = current_user',
  );
  const me = rows[0]?.me ?? '';
  const holds = rows[0]?.passes
    ? 'the policies of its rows do not hold for this user, so that what people see is decided by the program alone'
    : 'the policies of its rows hold all the same, but nothing keeps this user from changing them';
  const name = escapeIdentifier(role);
  return `The database user ${me} may not work as the role ${role}, nor make it, so Quarry works as ${me} itself: ${holds}. Have an administrator of the database run: create role ${name} nologin; grant ${name} to ${escapeIdentifier(me)}; then run "npm run -s quarry -- migrate" and start again.`;
}
