import { checkInput } from '@quarry/contracts/common';
import { excavatorInput, excavatorScopeInput } from '@quarry/contracts/excavators';
import DataLoader from 'dataloader';
import { authorize, lockedFields } from '../../platform/auth/index.ts';
import { mutation, type Saved } from '../../platform/commands/index.ts';
import { perRequest, type RequestContext, type ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { commandsOf } from '../../platform/runs/index.ts';
import { changeExcavatorState, createExcavator, startExcavation, updateExcavator } from './excavator.commands.ts';
import { type ExcavationRunRecord, type ExcavatorRecord, excavatorTransitions, startRefusal } from './excavator.ts';
import {
  countBacklog,
  countExcavators,
  excavatorFilter,
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

export const excavatorById = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const excavators = await findExcavators(deps.db, ids);
      return ids.map((id) => excavators.get(id) ?? null);
    }),
);

export const excavationRunById = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const runs = await findRuns(deps.db, ids);
      return ids.map((id) => runs.get(id) ?? null);
    }),
);

export const outcomesOfRun = perRequest(
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
        filter: excavatorFilter.conditions(args.filter, deps.clock.now()),
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
      return isId(id) ? excavationRunById(context).load(id) : null;
    },
    countExcavatorScope: async (_root, { scope }, { actor, deps }) => {
      authorize(actor, 'read', 'Excavator');
      const checked = checkInput(excavatorScopeInput, scope);
      return checked.ok ? countScope(deps.db, checked.value, actor) : { offers: 0, unmatched: 0 };
    },
  },
  Mutation: {
    createExcavator: mutation({
      right: () => ['create', 'Excavator'],
      input: ({ input }) => checkInput(excavatorInput, input),
      run: (_args, { deps, origin, draft }) => createExcavator(deps, origin, draft),
      answer: saved,
    }),
    updateExcavator: mutation({
      about: ({ id }) => ['excavator', id],
      right: () => ['update', 'Excavator', undefined, 'by_field'],
      input: ({ input }) => checkInput(excavatorInput, input),
      run: ({ id, version }, { deps, origin, draft }) => updateExcavator(deps, origin, id, version, draft),
      answer: saved,
    }),
    changeExcavatorState: mutation({
      about: ({ id }) => ['excavator', id],
      right: () => ['update', 'Excavator', undefined, 'by_field'],
      run: ({ id, version, state }, { deps, origin }) => changeExcavatorState(deps, origin, id, version, state),
      answer: saved,
    }),
    startExcavation: mutation({
      about: ({ excavatorId }) => ['excavator', excavatorId],
      find: (context, { excavatorId }) => excavatorById(context).load(excavatorId),
      right: () => ['run', 'Excavator'],
      run: ({ excavatorId }, { deps, origin }) => startExcavation(deps, origin, excavatorId),
      answer: async ({ runId }, context) => ({ __typename: 'ExcavationStarted', run: await runOf(runId, context) }),
    }),
  },
  Excavator: {
    lockedFields: (_excavator, _args, { actor }) => lockedFields(actor, 'Excavator'),
    backlog: async ({ id }, _args, context) => countBacklog(context.deps.db, (await recordOf(id, context)).scope),
    offers: async ({ id }, _args, context) =>
      (await countScope(context.deps.db, (await recordOf(id, context)).scope, context.actor)).offers,
    yield: ({ id }, _args, { deps }) =>
      countYield(deps.db, id ?? '', new Date(deps.clock.now().getTime() - yieldDays * 86_400_000)),
    lastRun: async ({ id }, _args, context) => {
      const { lastRunId } = await recordOf(id, context);
      return lastRunId === null ? null : excavationRunById(context).load(lastRunId);
    },
    runs: ({ id }, { first }, { deps }) => findRunsOf(deps.db, id ?? '', Math.min(100, Math.max(1, first ?? 20))),
  },
  ExcavationRun: {
    excavator: async ({ id }, _args, context) => {
      const run = await excavationRunById(context).load(id ?? '');
      return shownExcavator(await recordOf(run?.excavatorId, context));
    },
    nextCommands: async ({ id }, _args, context) => {
      const run = await excavationRunById(context).load(id ?? '');
      return run ? commandsOf(run.state) : [];
    },
    left: async ({ id }, _args, context) => {
      const run = await excavationRunById(context).load(id ?? '');
      return run && snapshotsLeftOf(run, context);
    },
    outcomes: ({ id }, _args, context) => outcomesOfRun(context).load(id ?? ''),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation' | 'Excavator' | 'ExcavationRun'> & ResolverMap;

/** The snapshots that wait for a run that works off what waits; null for any other. */
export async function snapshotsLeftOf(run: ExcavationRunRecord, context: RequestContext): Promise<number | null> {
  if (run.finishedAt || run.trigger !== 'snapshots') return null;
  return countBacklog(context.deps.db, (await recordOf(run.excavatorId, context)).scope);
}

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
    startRefusal: startRefusal(state) ?? null,
    createdAt,
    updatedAt,
    version,
  };
}

function saved({ record, changeId }: Saved<ExcavatorRecord>) {
  return { __typename: 'ExcavatorSaved' as const, excavator: shownExcavator(record), changeId };
}

async function runOf(id: string, context: RequestContext) {
  const run = await excavationRunById(context).load(id);
  if (!run) throw new Error(`Run ${id} vanished after a command to it.`);
  return run;
}
