import type { RawBuilder } from 'kysely';
import { authorize } from '../../platform/auth/index.ts';
import { mutation } from '../../platform/commands/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { type ConsumerLag, findConsumerLags } from '../../platform/events/index.ts';
import type { Backlog, RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { findTablesWithoutNextMonth } from '../../platform/partitions/index.ts';
import { type JobRun, type LongWork, refusedCommand, type RunCommand } from '../../platform/runs/index.ts';
import { answerJob } from './job.answer.ts';
import { countJobs, jobFilter, type JobKey, listJobs, newestJobs } from './job.store.ts';

const dayMs = 86_400_000;
/** More than anybody looks through in the tray; the list has the rest. */
const mostJobs = 50;

const commands = {
  PAUSE: 'pause',
  RESUME: 'resume',
  CANCEL: 'cancel',
  RUN_AGAIN: 'run_again',
  UNDO: 'undo',
  RETRY: 'retry',
} as const satisfies Record<string, RunCommand>;

export function jobResolvers(work: readonly LongWork[], backlogs: readonly Backlog[]) {
  return {
    Query: {
      jobs: async (_root, { first, after, from, filter, sort }, context) => {
        authorize(context.actor, 'read', 'Dashboard');
        const { db, clock } = context.deps;
        const asked = { filter: jobFilter.conditions(filter, clock.now()), readable: readableJobs(work, context) };
        const window = { first: first ?? 100, after: after ?? null, from: from ?? null, sort: sort ?? null };
        const { nodes, pageInfo } = await listJobs(db, work, { ...asked, ...window });
        return { nodes: await jobsOf(work, context, nodes), pageInfo, total: () => countJobs(db, work, asked) };
      },
      jobTray: async (_root, args, context) => {
        authorize(context.actor, 'read', 'Dashboard');
        const { db, clock } = context.deps;
        const dayAgo = clock.now().getTime() - dayMs;
        const endedSince = new Date(Math.max(dayAgo, new Date(args.endedSince).getTime()));
        const readable = readableJobs(work, context);
        return jobsOf(work, context, await newestJobs(db, work, { readable, endedSince, first: mostJobs }));
      },
      job: async (_root, { id }, context) => {
        authorize(context.actor, 'read', 'Dashboard');
        const found = await findJob(work, context, id);
        return found && answerJob(found.kind, found.run, context);
      },
      eventConsumers: (_root, _args, { actor, deps }) => {
        authorize(actor, 'manage', 'all');
        return findLags(deps.db, backlogs);
      },
      tablesWithoutNextMonth: (_root, _args, { actor, deps }) => {
        authorize(actor, 'manage', 'all');
        return findTablesWithoutNextMonth(deps.db, deps.clock.now());
      },
    },
    Mutation: {
      commandRun: mutation({
        about: ({ id }) => ['run', id],
        find: (context, { id }) => findJob(work, context, id),
        right: ({ command }, { run }) => run.right(commands[command]),
        run: async ({ command }, { deps, origin, context, found: { kind, run } }) => {
          const carryOut = kind.commands[commands[command]];
          if (carryOut) return carryOut(run, { deps, origin, context });
          return refusedCommand(kind.entity, commands[command], run.state, run.commands);
        },
        answer: async ({ runId }, context, { id }) => {
          const found = await findJob(work, context, runId ?? id);
          if (!found) throw new Error(`The run ${runId ?? id} vanished inside its own request.`);
          return { __typename: 'RunAnswered', run: answerJob(found.kind, found.run, context) };
        },
      }),
    },
  } satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;
}

/** How far consumers of the log and loops of the worker are behind, by name. */
async function findLags(db: Db, backlogs: readonly Backlog[]): Promise<ConsumerLag[]> {
  const [consumers, loops] = await Promise.all([
    findConsumerLags(db),
    Promise.all(
      backlogs.map(async ({ name, find }) => ({
        name,
        ...(await find(db)),
        lastError: null,
        failingSince: null,
        retryAt: null,
      })),
    ),
  ]);
  return [...consumers, ...loops].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** What of each kind the reader may see, on the columns of `j`. */
function readableJobs(work: readonly LongWork[], context: RequestContext): Map<string, RawBuilder<unknown>> {
  return new Map(
    work.flatMap(({ kinds, readable }) => {
      const condition = readable(context, 'j.owner_id');
      return kinds.map((kind) => [kind, condition] as const);
    }),
  );
}

/** The runs behind these jobs, in the same order: one look-up for each kind. */
async function jobsOf(work: readonly LongWork[], context: RequestContext, jobs: readonly JobKey[]) {
  const found = await Promise.all(
    work.map(async (kind) => {
      const ids = jobs.filter((job) => kind.kinds.includes(job.kind)).map(({ id }) => id);
      const runs = ids.length === 0 ? [] : await kind.find(context, ids);
      return runs.map((run) => answerJob(kind, run, context));
    }),
  );
  const byId = new Map(found.flat().map((job) => [job.id, job]));
  return jobs.flatMap(({ id }) => byId.get(id) ?? []);
}

/** A run with its kind; null where the reader sees no such run. */
async function findJob(
  work: readonly LongWork[],
  context: RequestContext,
  id: string,
): Promise<{ kind: LongWork; run: JobRun } | null> {
  if (!isId(id)) return null;
  const found = await Promise.all(
    work.map(async (kind) => (await kind.find(context, [id])).map((run) => ({ kind, run }))),
  );
  return found.flat()[0] ?? null;
}
