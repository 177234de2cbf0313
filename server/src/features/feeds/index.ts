import { forgetFeedHistoryJob } from '@quarry/contracts/jobs';
import type { Deps, Feature } from '../../platform/feature.ts';
import { withTransaction } from '../../platform/db/index.ts';
import { defineWorkerJob } from '../../platform/jobs/index.ts';
import { runLoop } from '../../platform/runs/index.ts';
import { forgetReads } from './feed-file.store.ts';
import { feedWork } from './feed-jobs.ts';
import { findFeedRuns } from './feed-run-list.store.ts';
import { feedRuns } from './feed-run.ts';
import { feedBacklog, feedFilesLoop, feedRowsLoop } from './feeds-worker.ts';
import { feedResolvers } from './feed.resolvers.ts';
import { issueResolvers } from './issue.resolvers.ts';
import { kindMoveResolvers } from './kind-move.resolvers.ts';
import { mappingResolvers } from './mapping.resolvers.ts';
import { markFeeds } from './mark-feeds.consumer.ts';
import { feedsPersonal } from './feeds.personal.ts';
import { channelsOfBranch } from './channels-of-branch.ts';

export { createFeed } from './channel-feed.commands.ts';
export { feedRoutes, type SlowReader } from './feed-door.ts';
export { checkFeedLineage } from './feed-lineage.ts';
export { findFeedStanding } from './feed-standing.store.ts';
export { type FeedNeed, findFailedFeeds, findHeldFeeds } from './feed-needs.store.ts';

const keptForMs = 90 * 86_400_000;
const forgottenAtOnce = 10_000;

/** Files of sales channels: their rows, kept up to date, and what is wrong with them. */
export const feedsFeature: Feature = {
  name: 'feeds',
  personal: feedsPersonal,
  resolvers: {
    Query: { ...feedResolvers.Query, ...issueResolvers.Query, ...mappingResolvers.Query },
    Mutation: {
      ...feedResolvers.Mutation,
      ...issueResolvers.Mutation,
      ...mappingResolvers.Mutation,
      ...kindMoveResolvers.Mutation,
    },
  },
  records: [
    {
      entity: 'channel_feed',
      subject: 'Channel',
      stored: { table: 'channel_feed', belongsTo: { channel: 'channel_id' }, name: 'name', shop: 'shop_id' },
      isNamedInTrail: true,
    },
    {
      entity: 'feed_run',
      subject: 'Channel',
      stored: { table: 'feed_run', belongsTo: { channel_feed: 'feed_id' }, shop: 'shop_id' },
      announced: async ({ actor, deps }, id) => (await findFeedRuns(deps.db, actor, [id])).length > 0,
    },
  ],
  treeEffects: { category: channelsOfBranch },
  consumers: [markFeeds],
  loops: [feedRowsLoop, feedFilesLoop, runLoop(feedRuns)],
  backlogs: [feedBacklog],
  work: [feedWork],
  jobs: [
    defineWorkerJob<Deps, object>({
      definition: forgetFeedHistoryJob,
      handle: async ({ db, clock }) => {
        const before = new Date(clock.now().getTime() - keptForMs);
        while (await withTransaction(db, (tx) => forgetReads(tx, before, forgottenAtOnce)));
      },
      schedule: { cron: '37 3 * * *', payload: {} },
    }),
  ],
};
