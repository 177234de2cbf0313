import { savedReportInput } from '@quarry/contracts/analytics';
import { checkInput, inputIssue } from '@quarry/contracts/common';
import { type Actor, authorize } from '../../platform/auth/index.ts';
import { mutation, type Right } from '../../platform/commands/index.ts';
import { Failure } from '../../platform/failure.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { Resolvers, SavedReport, Shape } from '../../platform/graphql/index.ts';
import { isId, newId } from '../../platform/ids.ts';
import { createReport, deleteReport, updateReport } from './saved-report.commands.ts';
import { findReportRoles, findSavedReport, listSavedReports } from './saved-report.store.ts';
import { mayChangeReport, type SavedReportRecord } from './saved-report.ts';

export const savedReportResolvers = {
  Query: {
    savedReports: async (_root, { first, after, search }, { actor, deps }) => {
      authorizeReader(actor);
      const asked = { first: first ?? 100, after: after ?? null, search: search?.trim() ?? '' };
      const { nodes, pageInfo } = await listSavedReports(deps.db, actor, asked);
      return { nodes: nodes.map((report) => answer(actor, report)), pageInfo };
    },
    savedReport: async (_root, { id }, context) => {
      authorizeReader(context.actor);
      const report = await visible(context, { id });
      return report && answer(context.actor, report);
    },
    reportRoles: (_root, _args, { actor, deps }) => {
      authorizeReader(actor);
      return findReportRoles(deps.db, actor);
    },
  },
  Mutation: {
    saveReport: mutation({
      // A new report is about none that is there yet.
      about: ({ id }) => ['saved_report', id ?? newId()],
      // One of somebody else's that is shared is read and not theirs to change.
      find: async (context, { id }): Promise<{ ownerId: string | null } | null> =>
        id == null ? { ownerId: context.actor.userId } : visible(context, { id }),
      right: (_args, { ownerId }) => rights(ownerId),
      input: (args) => {
        const draft = checkInput(savedReportInput, args.input);
        const issues = args.id != null && args.version == null ? [inputIssue('version', 'required')] : [];
        if (!draft.ok) return { ok: false, issues: [...issues, ...draft.issues] };
        return issues.length > 0 ? { ok: false, issues } : draft;
      },
      run: async ({ id, version }, { deps, origin, actor, draft }) =>
        id == null
          ? createReport(deps, origin, requirePerson(actor), draft)
          : updateReport(deps, origin, { id, version: version ?? 0 }, draft),
      answer: ({ record }, { actor }) => ({ __typename: 'ReportSaved', report: answer(actor, record) }),
    }),
    deleteReport: mutation({
      about: ({ id }) => ['saved_report', id],
      find: visible,
      right: (_args, { ownerId }) => rights(ownerId),
      run: ({ id, version }, { deps, origin }) => deleteReport(deps, origin, { id, version }),
      answer: (_outcome, _context, { id }) => ({ __typename: 'ReportDeleted', id }),
    }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

function authorizeReader(actor: Actor): void {
  authorize(actor, 'read', 'Analytics');
  authorize(actor, 'manage', 'Report', { userId: actor.userId });
}

function rights(ownerId: string | null): readonly Right[] {
  return [
    ['read', 'Analytics'],
    ['manage', 'Report', { userId: ownerId }],
  ];
}

async function visible({ actor, deps }: RequestContext, { id }: { id: string }): Promise<SavedReportRecord | null> {
  return isId(id) ? ((await findSavedReport(deps.db, actor, id)) ?? null) : null;
}

function answer(actor: Actor, report: SavedReportRecord): Shape<SavedReport> {
  const { ownerId, ownerName, roleIds: _ids, ...shown } = report;
  return {
    ...shown,
    owner: { id: ownerId, name: ownerName },
    isOwn: ownerId === actor.userId,
    mayUpdate: mayChangeReport(actor, report),
  };
}

/** Reports are kept for people: anyone who acts for the product itself has none. */
function requirePerson({ userId }: Actor): string {
  if (userId === null) throw new Failure('FORBIDDEN', 'Only a person has saved reports.');
  return userId;
}
