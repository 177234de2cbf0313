import type { RawBuilder } from 'kysely';
import { authorize } from '../../platform/auth/index.ts';
import { mutation } from '../../platform/commands/index.ts';
import { findConsumerLags } from '../../platform/events/index.ts';
import type { JobRun, LongWork, RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { Job, Resolvers, Shape } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { commandRun, type RunCommand } from '../../platform/runs/index.ts';
import { countJobs, jobFilter, type JobKey, listJobs } from './job.store.ts';

const dayMs = 86_400_000;
/** More than anybody looks through in the tray; the list has the rest. */
const mostJobs = 50;

const commands = { PAUSE: 'pause', RESUME: 'resume', CANCEL: 'cancel' } as const satisfies Record<string, RunCommand>;

export function jobResolvers(work: readonly LongWork[]) {
  return {
    Query: {
      jobs: async (_root, { first, after, from, filter, sort }, context) => {
        authorize(context.actor, 'read', 'Dashboard');
        const { db, clock } = context.deps;
        const asked = { filter: jobFilter.conditions(filter, clock.now()), readable: readableJobs(work, context) };
        const window = { first: first ?? 100, after: after ?? null, from: from ?? null, sort: sort ?? null };
        const { nodes, pageInfo } = await listJobs(db, { ...asked, ...window });
        return { nodes: await runsOf(work, context, nodes), pageInfo, total: () => countJobs(db, asked) };
      },
      jobTray: async (_root, args, context) => {
        authorize(context.actor, 'read', 'Dashboard');
        const dayAgo = context.deps.clock.now().getTime() - dayMs;
        const endedSince = new Date(Math.max(dayAgo, new Date(args.endedSince).getTime()));
        const kinds = await Promise.all(work.map(({ newest }) => newest(context, endedSince, mostJobs)));
        return kinds
          .flat()
          .toSorted((left, right) => right.requestedAt.getTime() - left.requestedAt.getTime())
          .slice(0, mostJobs)
          .map(asJob);
      },
      eventConsumers: (_root, _args, { actor, deps }) => {
        authorize(actor, 'manage', 'all');
        return findConsumerLags(deps.db);
      },
    },
    Mutation: {
      commandRun: mutation({
        about: ({ id }) => ['run', id],
        find: async (context, { id }) => findCommanded(work, context, id),
        right: (_args, { right }) => right,
        run: ({ id, command }, { deps, origin, found }) => commandRun(deps, origin, found.kind, id, commands[command]),
        answer: async (_outcome, context, { id }) => ({
          __typename: 'RunAnswered',
          run: await mustShow(work, context, id),
        }),
      }),
    },
  } satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;
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
async function runsOf(work: readonly LongWork[], context: RequestContext, jobs: readonly JobKey[]) {
  const found = await Promise.all(
    work.map(({ kinds, find }) =>
      find(
        context,
        jobs.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id),
      ),
    ),
  );
  const runs = new Map(found.flat().map((run) => [run.id, run]));
  return jobs.flatMap(({ id }) => runs.get(id) ?? []).map(asJob);
}

/** Each feature answers its runs by the type it names. */
function asJob(run: JobRun) {
  return run as unknown as Shape<Job>;
}

/** The kind of a run that takes commands, and the right it takes; null where the reader sees no such run. */
async function findCommanded(work: readonly LongWork[], context: RequestContext, id: string) {
  if (!isId(id)) return null;
  for (const { commanded } of work) {
    if (commanded && (await commanded.find(context, id))) return commanded;
  }
  return null;
}

async function mustShow(work: readonly LongWork[], context: RequestContext, id: string) {
  const commanded = work.filter((kind) => kind.commanded !== undefined);
  const found = await Promise.all(commanded.map((kind) => kind.find(context, [id])));
  const [run] = found.flat();
  if (!run) throw new Error(`The run ${id} vanished inside its own request.`);
  return asJob(run);
}
