import { sql } from 'kysely';
import { authorize, may } from '../../platform/auth/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { JobKind, Resolvers } from '../../platform/graphql/index.ts';
import { bulkJobs, bulkJobsOf, readableBulkRuns } from '../bulk/index.ts';
import { crawlJobs, crawlJobsOf, readableCrawlers } from '../crawlers/index.ts';
import { excavationJobs, excavationJobsOf } from '../excavators/index.ts';
import { grabJobs, grabJobsOf, readableGrabbers } from '../grabbers/index.ts';
import { countJobs, jobFilter, type JobKey, listJobs } from './job.store.ts';

const dayMs = 86_400_000;
/** More than anybody looks through in the tray; the list has the rest. */
const mostJobs = 50;

export const jobResolvers = {
  Query: {
    jobs: async (_root, { first, after, from, filter, sort }, context) => {
      authorize(context.actor, 'read', 'Dashboard');
      const asked = {
        filter: jobFilter.conditions(filter, context.deps.clock.now()),
        readable: readableJobs(context),
      };
      const window = { first: first ?? 100, after: after ?? null, from: from ?? null, sort: sort ?? null };
      const { db } = context.deps;
      const { nodes, pageInfo } = await listJobs(db, { ...asked, ...window });
      return { nodes: await runsOf(context, nodes), pageInfo, total: () => countJobs(db, asked) };
    },
    jobTray: async (_root, args, context) => {
      const { actor, deps } = context;
      authorize(actor, 'read', 'Dashboard');
      const dayAgo = deps.clock.now().getTime() - dayMs;
      const endedSince = new Date(Math.max(dayAgo, new Date(args.endedSince).getTime()));
      const kinds = await Promise.all([
        crawlJobs(context, endedSince, mostJobs),
        grabJobs(context, endedSince, mostJobs),
        excavationJobs(context, endedSince, mostJobs),
        bulkJobs(context, endedSince, mostJobs),
      ]);
      return kinds
        .flat()
        .toSorted((left, right) => right.requestedAt.getTime() - left.requestedAt.getTime())
        .slice(0, mostJobs);
    },
  },
} satisfies Pick<Resolvers, 'Query'> & ResolverMap;

function readableJobs(context: RequestContext) {
  const crawls = readableCrawlers(context, 'j.owner_id');
  return {
    crawl: crawls,
    dry_run: crawls,
    grab: readableGrabbers(context, 'j.owner_id'),
    bulk: readableBulkRuns(context, 'j.owner_id'),
    excavation: may(context.actor, 'read', 'Excavator') ? sql`true` : sql`false`,
  };
}

/** The runs behind these jobs, in the same order: one look-up for each kind. */
async function runsOf(context: RequestContext, jobs: readonly JobKey[]) {
  const idsOf = (...kinds: JobKind[]) => jobs.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const kinds = await Promise.all([
    crawlJobsOf(context, idsOf('crawl', 'dry_run')),
    grabJobsOf(context, idsOf('grab')),
    excavationJobsOf(context, idsOf('excavation')),
    bulkJobsOf(context, idsOf('bulk')),
  ]);
  const runs = new Map(kinds.flat().map((run) => [run.id, run]));
  return jobs.flatMap(({ id }) => runs.get(id) ?? []);
}
