import type { SavedReportDraft } from '@quarry/contracts/analytics';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, may } from '../../platform/auth/index.ts';
import { handOverOf } from '../../platform/commands/index.ts';
import {
  type Db,
  type ListPage,
  type ListRequest,
  readWithinScope,
  recordList,
  type Tx,
} from '../../platform/db/index.ts';
import { keysOfName, searchedByName } from '../../platform/search-keys.ts';
import type { SavedReportRecord } from './saved-report.ts';

const reports = recordList<SavedReportRecord, 'NAME'>({
  table: 'saved_report s',
  columns: sql`s.id, s.user_id as "ownerId", person_name(s.user_id) as "ownerName", s.name, s.report, s.input, s.role_ids as "roleIds",
    coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by lower(r.name), r.id) from role r
      where r.id = any(s.role_ids)), '[]') as roles, s.version, s.updated_at as "updatedAt"`,
  sorts: { NAME: { column: 'lower(s.name)', type: 'text' } },
  defaultSort: [{ field: 'NAME', direction: 'ASC' }],
  isScoped: true,
});

/** Reports that somebody shares with a role. */
export const sharedReports = handOverOf({
  entity: 'saved_report',
  table: 'saved_report',
  isShared: sql`cardinality(role_ids) > 0`,
});

/** One's own, and those that are shared with a role of one's own. */
export const isVisible = ({ userId }: Actor): RawBuilder<unknown> =>
  userId === null
    ? sql`false`
    : sql`(s.user_id = ${userId}::uuid or s.role_ids && array(select u.role_id from user_role u where u.user_id = ${userId}::uuid))`;

export function listSavedReports(
  db: Db,
  actor: Actor,
  { search, ...request }: Pick<ListRequest<'NAME'>, 'first' | 'after'> & { search: string },
): Promise<ListPage<SavedReportRecord>> {
  const isNamed = searchedByName(
    search,
    (isMeant) => sql`s.id in (select k.report_id from saved_report_key k where ${isMeant})`,
  );
  return reports.page(db, { ...request, where: [isVisible(actor), ...isNamed] });
}

export async function findSavedReport(db: Db | Tx, actor: Actor, id: string): Promise<SavedReportRecord | undefined> {
  return (await reports.find(db, [id], [isVisible(actor)])).get(id);
}

/** Whether anybody has a report of this id. */
export async function isReportThere(tx: Tx, id: string): Promise<boolean> {
  return (await reports.find(tx, [id])).has(id);
}

export const findSavedReportForUpdate = reports.lock;

/** Lets nobody else add to this person's reports until the transaction ends, so that the limit holds. */
export async function holdReportsOf(tx: Tx, userId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`saved_report:${userId}`}, 0))`.execute(tx);
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from saved_report where user_id = ${userId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function insertSavedReport(
  tx: Tx,
  { id, userId, version = 1 }: { id: string; userId: string; version?: number },
  { name, report, input, roleIds }: SavedReportDraft,
  now: Date,
): Promise<void> {
  await sql`insert into saved_report (id, user_id, name, report, input, role_ids, version, created_at, updated_at)
    values (${id}, ${userId}, ${name}, ${report}, ${JSON.stringify(input)}::jsonb, ${roleIds}::uuid[], ${version}, ${now}, ${now})`.execute(
    tx,
  );
  await putReportKeys(tx, id, name);
}

export async function updateSavedReportRow(
  tx: Tx,
  id: string,
  { name, report, input, roleIds }: SavedReportDraft,
  now: Date,
): Promise<void> {
  await sql`update saved_report set name = ${name}, report = ${report}, input = ${JSON.stringify(input)}::jsonb,
    role_ids = ${roleIds}::uuid[], version = version + 1, updated_at = ${now} where id = ${id}`.execute(tx);
  await putReportKeys(tx, id, name);
}

/** Replaces what a report is found by. */
async function putReportKeys(tx: Tx, id: string, name: string): Promise<void> {
  await sql`delete from saved_report_key where report_id = ${id}`.execute(tx);
  await sql`insert into saved_report_key (report_id, user_id, is_shared, key)
    select s.id, s.user_id, cardinality(s.role_ids) > 0, r.key from saved_report s, unnest(${keysOfName(name)}::text[]) r (key)
    where s.id = ${id}`.execute(tx);
}

export async function deleteSavedReportRow(tx: Tx, id: string): Promise<void> {
  await sql`delete from saved_report where id = ${id}`.execute(tx);
}

/** The roles that somebody may share reports with, by name: their own, and all for anyone who may read roles. */
export function findReportRoles(db: Db | Tx, actor: Actor): Promise<{ id: string; name: string }[]> {
  const isOffered = may(actor, 'read', 'Role')
    ? sql`true`
    : sql`r.id in (select u.role_id from user_role u where u.user_id = ${actor.userId}::uuid)`;
  return readWithinScope(
    db,
    sql<{ id: string; name: string }>`
      select r.id, r.name from role r where ${isOffered} order by lower(r.name), r.id limit 500`,
  );
}
