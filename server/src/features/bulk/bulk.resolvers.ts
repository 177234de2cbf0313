import { bulkRunInput } from '@quarry/contracts/bulk';
import { type CheckedInput, checkInput, inputIssue } from '@quarry/contracts/common';
import type { BulkRunDraft } from '@quarry/contracts/bulk';
import DataLoader from 'dataloader';
import { type Actor, may } from '../../platform/auth/index.ts';
import { mutation } from '../../platform/commands/index.ts';
import { Failure } from '../../platform/failure.ts';
import { perRequest, type RequestContext, type ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { commandsOf, type RunCommand } from '../../platform/runs/index.ts';
import { referencesIn } from '../audit/index.ts';
import { bulkItemFilter, countItems, listItems, type StoredKept } from './bulk-item.store.ts';
import { startBulkRun } from './bulk-run.commands.ts';
import { actionOf, type BulkWork } from './bulk-run.loop.ts';
import { type BulkRunRecord, refusalToRetry, refusalToUndo } from './bulk-run.ts';
import { findBulkRuns } from './bulk-run.store.ts';
import { namesOfItems } from './waiting-names.ts';

/** Runs by id as far as the actor may see them. */
export const bulkRunById = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const runs = await findBulkRuns(deps.db, ids);
      return ids.map((id) => {
        const run = runs.get(id);
        return run && mayReadRun(actor, run) ? run : null;
      });
    }),
);

/** One's own, and all for who manages everything. */
export function mayReadRun(actor: Actor, { requestedById }: BulkRunRecord): boolean {
  return requestedById === actor.userId || may(actor, 'manage', 'all');
}

export function bulkResolvers({ lists, listIds }: BulkWork) {
  return {
    Query: {
      bulkRun: async (_root, { id }, context) => {
        const run = isId(id) ? await bulkRunById(context).load(id) : null;
        return run;
      },
      bulkItems: async (_root, { runId, first, after, from, filter, sort }, context) => {
        const { deps } = context;
        const run = isId(runId) ? await bulkRunById(context).load(runId) : null;
        if (!run) throw new Failure('UNKNOWN_ID', 'There is no such run, or it is hidden from you.');
        const where = bulkItemFilter.conditions(filter, deps.clock.now());
        const window = { first: first ?? 100, after: after ?? null, from: from ?? null, sort: sort ?? null };
        const page = await listItems(deps.db, run.id, { ...window, where });
        const right = rightTo(lists, run);
        const nameOf = namesOfItems(context, lists, run, page.nodes);
        return {
          ...page,
          nodes: page.nodes.map((item) => ({
            ...item,
            name: () => nameOf(item),
            kept: item.kept.map((kept) => ({ ...kept, references: () => namesIn(context, kept) })),
            refusal: item.refusal && { ...item.refusal, right: item.refusal.code === 'NO_RIGHT_TO_ROW' ? right : null },
          })),
          total: () => countItems(deps.db, run.id, where),
        };
      },
    },
    BulkRun: {
      nextCommands: (run: BulkRunRecord) => nextCommandsOf(lists, run),
    },
    Mutation: {
      startBulkRun: mutation({
        // A worker does it with all rights of its person, which are more than a key's.
        right: ({ input }, _found, { apiKeyId }) =>
          (apiKeyId ? undefined : lists.get(input.list)?.actions[input.action]?.right) ?? 'signed_in',
        input: ({ input }) => checkRun(lists, input),
        run: async (_args, { deps, origin, draft, context }) => {
          // Refused now rather than by the worker, where nobody looks.
          if (draft.matching) await listIds(context, draft.list, { ...draft.matching, after: null });
          return startBulkRun(deps, origin, draft);
        },
        answer: async ({ id }, context) => ({ __typename: 'BulkRunStarted', run: await mustShow(context, id) }),
      }),
    },
  } satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;
}

/** What was kept before a kind was noted names nothing. */
async function namesIn(context: RequestContext, { entity, field, wrote, now }: StoredKept) {
  return entity === undefined ? [] : referencesIn(context, entity, { field, values: [wrote, now] });
}

function checkRun(lists: BulkWork['lists'], input: unknown): CheckedInput<BulkRunDraft> {
  const checked = checkInput(bulkRunInput, input);
  if (!checked.ok) return checked;
  const list = lists.get(checked.value.list);
  if (!list) return { ok: false, issues: [inputIssue('list', 'not_a_choice')] };
  const { actions } = list;
  const action = Object.hasOwn(actions, checked.value.action) ? actions[checked.value.action] : undefined;
  if (!action) return { ok: false, issues: [inputIssue('action', 'not_a_choice')] };
  const given = action.input?.(checked.value.input ?? {});
  if (given?.ok === false)
    return { ok: false, issues: given.issues.map((issue) => ({ ...issue, path: `input.${issue.path}` })) };
  return checked;
}

/** What a person must be allowed to do for a run; null where its list offers the action no more. */
function rightTo(lists: BulkWork['lists'], run: BulkRunRecord) {
  const [verb, subject] = actionOf(lists, run)?.right ?? [];
  return verb && subject ? { action: verb, subject } : null;
}

/** To take it back or to do what it left once it has ended, else what its state takes. */
export function nextCommandsOf(lists: BulkWork['lists'], run: BulkRunRecord): RunCommand[] {
  const action = actionOf(lists, run);
  const commands: RunCommand[] = commandsOf(run.state);
  if (refusalToUndo(run, action?.undo !== undefined) === null) commands.push('undo');
  if (action && refusalToRetry(run, action.isPlanned === true) === null) commands.push('retry');
  return commands;
}

/** A run as it is shown, right after it was asked for. */
export async function mustShow(context: RequestContext, id: string) {
  const run = await bulkRunById(context).clear(id).load(id);
  if (!run) throw new Error(`The bulk run ${id} vanished inside its own request.`);
  return run;
}
