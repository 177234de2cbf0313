import { checkInput } from '@quarry/contracts/common';
import { excavatorInput, excavatorScopeInput } from '@quarry/contracts/excavators';
import DataLoader from 'dataloader';
import { authorize } from '../../platform/auth/index.ts';
import { perRequest, type RequestContext, type ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import {
  cancelExcavation,
  changeExcavatorState,
  createExcavator,
  type ExcavatorChange,
  type ExcavatorOutcome,
  startExcavation,
  updateExcavator,
} from './excavator.commands.ts';
import { cancelTargets, type ExcavatorRecord, excavatorTransitions } from './excavator.ts';
import {
  countBacklog,
  countExcavators,
  countOutcomes,
  countScope,
  countYield,
  type ExcavatorListRequest,
  findExcavators,
  findRuns,
  findRunsOf,
  listExcavators,
} from './excavator.store.ts';

const yieldDays = 30;

const excavatorById = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const excavators = await findExcavators(deps.db, ids);
      return ids.map((id) => excavators.get(id) ?? null);
    }),
);

const runById = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const runs = await findRuns(deps.db, ids);
      return ids.map((id) => runs.get(id) ?? null);
    }),
);

const outcomesOfRun = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const outcomes = Map.groupBy(await countOutcomes(deps.db, ids), ({ runId }) => runId);
      return ids.map((id) => outcomes.get(id) ?? []);
    }),
);

export const excavatorResolvers = {
  Query: {
    excavators: async (_root, args, context) => {
      const { actor, deps } = context;
      authorize(actor, 'read', 'Excavator');
      const request: ExcavatorListRequest = {
        first: args.first ?? 100,
        after: args.after ?? null,
        from: args.from ?? null,
        search: args.search ?? null,
        states: args.filter?.state ?? null,
        sort: args.sort ?? null,
      };
      const page = await listExcavators(deps.db, request);
      return { ...page, nodes: page.nodes.map(shownExcavator), total: () => countExcavators(deps.db, request) };
    },
    excavator: async (_root, { id }, context) => {
      authorize(context.actor, 'read', 'Excavator');
      const excavator = isId(id) ? await excavatorById(context).load(id) : null;
      return excavator && shownExcavator(excavator);
    },
    excavationRun: async (_root, { id }, context) => {
      authorize(context.actor, 'read', 'Excavator');
      return isId(id) ? runById(context).load(id) : null;
    },
    countExcavatorScope: async (_root, { scope }, { actor, deps }) => {
      authorize(actor, 'read', 'Excavator');
      const checked = checkInput(excavatorScopeInput, scope);
      return checked.ok ? countScope(deps.db, checked.value) : { offers: 0, unmatched: 0 };
    },
  },
  Mutation: {
    createExcavator: async (_root, { input }, context) => {
      authorize(context.actor, 'create', 'Excavator');
      const draft = checkInput(excavatorInput, input);
      if (!draft.ok) return { __typename: 'InvalidInput', issues: draft.issues };
      const { excavator } = await createExcavator(context.deps, byScreen(context), draft.value);
      return { __typename: 'ExcavatorSaved', excavator: shownExcavator(excavator) };
    },
    updateExcavator: async (_root, { id, version, input }, context) => {
      authorize(context.actor, 'update', 'Excavator');
      const draft = checkInput(excavatorInput, input);
      if (!draft.ok) return { __typename: 'InvalidInput', issues: draft.issues };
      if (!isId(id)) return notFound(id);
      const outcome = await updateExcavator(context.deps, byScreen(context), id, version, draft.value);
      return outcome.kind === 'saved' ? saved(outcome.excavator) : missed(outcome, id);
    },
    changeExcavatorState: async (_root, { id, version, state }, context) => {
      authorize(context.actor, 'update', 'Excavator');
      if (!isId(id)) return notFound(id);
      const outcome = await changeExcavatorState(context.deps, byScreen(context), id, version, state);
      if (outcome.kind === 'saved') return saved(outcome.excavator);
      return outcome.kind === 'not_allowed' ? { __typename: 'NotAllowedNow', ...outcome } : missed(outcome, id);
    },
    startExcavation: async (_root, { excavatorId }, context) => {
      authorize(context.actor, 'run', 'Excavator');
      if (!isId(excavatorId)) return notFound(excavatorId);
      const outcome = await startExcavation(context.deps, byScreen(context), excavatorId);
      if (outcome.kind === 'not_found') return notFound(excavatorId);
      if (outcome.kind === 'not_allowed') return { __typename: 'NotAllowedNow', ...outcome };
      const run = await runById(context).load(outcome.runId);
      if (!run) throw new Error(`Run ${outcome.runId} vanished after it was started.`);
      return { __typename: 'ExcavationStarted', run };
    },
    cancelExcavation: async (_root, { id }, context) => {
      authorize(context.actor, 'run', 'Excavator');
      if (!isId(id)) return noSuchRun(id);
      const outcome = await cancelExcavation(context.deps, byScreen(context), id);
      if (outcome.kind === 'not_found') return noSuchRun(id);
      if (outcome.kind === 'not_allowed') return { __typename: 'NotAllowedNow', ...outcome };
      const run = await runById(context).load(id);
      if (!run) throw new Error(`Run ${id} vanished after it was cancelled.`);
      return { __typename: 'ExcavationAnswered', run };
    },
  },
  Excavator: {
    backlog: async ({ id }, _args, context) => countBacklog(context.deps.db, (await recordOf(id, context)).scope),
    offers: async ({ id }, _args, context) =>
      (await countScope(context.deps.db, (await recordOf(id, context)).scope)).offers,
    yield: ({ id }, _args, { deps }) =>
      countYield(deps.db, id ?? '', new Date(deps.clock.now().getTime() - yieldDays * 86_400_000)),
    lastRun: async ({ id }, _args, context) => {
      const { lastRunId } = await recordOf(id, context);
      return lastRunId === null ? null : runById(context).load(lastRunId);
    },
    runs: ({ id }, { first }, { deps }) => findRunsOf(deps.db, id ?? '', Math.min(100, Math.max(1, first ?? 20))),
  },
  ExcavationRun: {
    excavator: async ({ id }, _args, context) => {
      const run = await runById(context).load(id ?? '');
      return shownExcavator(await recordOf(run?.excavatorId, context));
    },
    nextCommands: async ({ id }, _args, context) => {
      const run = await runById(context).load(id ?? '');
      return run && cancelTargets[run.state] !== undefined ? ['cancel'] : [];
    },
    left: async ({ id }, _args, context) => {
      const run = await runById(context).load(id ?? '');
      if (!run || run.finishedAt || run.trigger !== 'snapshots') return null;
      return countBacklog(context.deps.db, (await recordOf(run.excavatorId, context)).scope);
    },
    outcomes: ({ id }, _args, context) => outcomesOfRun(context).load(id ?? ''),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation' | 'Excavator' | 'ExcavationRun'> & ResolverMap;

async function recordOf(id: string | undefined, context: RequestContext): Promise<ExcavatorRecord> {
  const excavator = await excavatorById(context).load(id ?? '');
  if (!excavator) throw new Error(`Excavator ${id} vanished while it was being read.`);
  return excavator;
}

function shownExcavator(excavator: ExcavatorRecord) {
  const { id, name, state, scope, config, createdAt, updatedAt, version } = excavator;
  return {
    id,
    name,
    state,
    scope,
    ...config,
    nextStates: [...excavatorTransitions[state]],
    createdAt,
    updatedAt,
    version,
  };
}

function byScreen({ actor, requestId }: RequestContext): ExcavatorChange {
  return { actor, cause: 'screen', requestId };
}

const notFound = (id: string) => ({ __typename: 'NotFound' as const, entity: 'excavator', id });
const noSuchRun = (id: string) => ({ __typename: 'NotFound' as const, entity: 'excavation_run', id });
const saved = (excavator: ExcavatorRecord) => ({
  __typename: 'ExcavatorSaved' as const,
  excavator: shownExcavator(excavator),
});

function missed(outcome: Exclude<ExcavatorOutcome, { kind: 'saved' } | { kind: 'not_allowed' }>, id: string) {
  if (outcome.kind === 'not_found') return notFound(id);
  return { __typename: 'VersionConflict' as const, entity: 'excavator', id, currentVersion: outcome.currentVersion };
}
