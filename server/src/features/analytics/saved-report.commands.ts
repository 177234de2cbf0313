import { type SavedReportDraft, savedReportInput, savedReportLimits } from '@quarry/contracts/analytics';
import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { sql } from 'kysely';
import * as z from 'zod';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { type Actor, scopeCondition } from '../../platform/auth/index.ts';
import {
  changeRecord,
  createRecord,
  deleteRecord,
  type KeptInBin,
  type Missed,
  type RecordKind,
  type Saved,
} from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { auditedReport, type SavedReportRecord } from './saved-report.ts';
import {
  deleteSavedReportRow,
  findReportRoles,
  findSavedReportForUpdate,
  holdReportsOf,
  insertSavedReport,
  isReportThere,
  updateSavedReportRow,
} from './saved-report.store.ts';

type Invalid = { kind: 'invalid'; issues: readonly InputIssue[] };
type TooMany = { kind: 'not_allowed' } & Reasoned;
type Seen = { id: string; version: number };

const reportKind: RecordKind<SavedReportRecord> = {
  entity: 'saved_report',
  lock: findSavedReportForUpdate,
  audited: auditedReport,
};

export function createReport(
  deps: Deps,
  origin: ChangeOrigin,
  userId: string,
  draft: SavedReportDraft,
): Promise<Saved<SavedReportRecord> | Invalid | TooMany> {
  return createRecord(deps, origin, reportKind, async (tx, id): Promise<Invalid | TooMany | undefined> => {
    const limit = savedReportLimits.reports;
    if ((await holdReportsOf(tx, userId)) >= limit)
      return { kind: 'not_allowed', ...reasoned('TOO_MANY_REPORTS', { count: limit }) };
    const wrong = await unknownRoles(tx, origin.actor, draft.roleIds, []);
    if (wrong) return wrong;
    await insertSavedReport(tx, { id, userId }, draft, deps.clock.now());
    return undefined;
  });
}

export function updateReport(
  deps: Deps,
  origin: ChangeOrigin,
  { id, version }: Seen,
  draft: SavedReportDraft,
): Promise<Saved<SavedReportRecord> | Missed | Invalid> {
  return changeRecord(deps, origin, reportKind, { id, version, action: 'updated' }, async (tx, before) => {
    const wrong = await unknownRoles(tx, origin.actor, draft.roleIds, before.roleIds);
    if (wrong) return wrong;
    await updateSavedReportRow(tx, id, draft, deps.clock.now());
    return undefined;
  });
}

/** Puts a report into the bin of its owner. */
export function deleteReport(
  deps: Deps,
  origin: ChangeOrigin,
  seen: Seen,
): Promise<{ kind: 'deleted'; name: string } | Missed> {
  return deleteRecord(deps, origin, reportKind, seen, async (tx, before) => {
    await deleteSavedReportRow(tx, before.id);
    const { name, ownerId, version } = before;
    return { binned: { name, ownerId, content: { ...auditedReport(before), version } } };
  });
}

/** Roles that somebody does not see are nothing they could share with; those it was shared with already may stay. */
async function unknownRoles(
  tx: Tx,
  actor: Actor,
  roleIds: readonly string[],
  before: readonly string[],
): Promise<Invalid | undefined> {
  const offered = new Set([...before, ...(await findReportRoles(tx, actor)).map(({ id }) => id)]);
  const issues = roleIds.flatMap((id, at) => (offered.has(id) ? [] : [inputIssue(`roleIds.${at}`, 'unknown')]));
  return issues.length > 0 ? { kind: 'invalid', issues } : undefined;
}

const binnedReport = z.object({ version: z.int(), ...savedReportInput.shape });

/** One's own reports; a role that is gone by now is shared with no more. */
export const savedReportBin: KeptInBin = {
  takes: 'manage',
  visible: (actor) => scopeCondition(actor, 'manage', 'Report', { userId: 'b.owner_id' }),
  restore: async (tx, { clock }, _origin, { id, ownerId, content }) => {
    if (ownerId === null) throw new Error(`The report ${id} in the bin is nobody's.`);
    const { version, ...draft } = binnedReport.parse(content);
    if (await isReportThere(tx, id)) throw new Error(`The report ${id} lies in the bin and is there too.`);
    const limit = savedReportLimits.reports;
    if ((await holdReportsOf(tx, ownerId)) >= limit) return reasoned('TOO_MANY_REPORTS', { count: limit });
    const { rows } = await sql<{ id: string }>`select id from role where id = any(${draft.roleIds}::uuid[])`.execute(
      tx,
    );
    const there = { ...draft, roleIds: rows.map((role) => role.id) };
    await insertSavedReport(tx, { id, userId: ownerId, version: version + 1 }, there, clock.now());
    return null;
  },
};
