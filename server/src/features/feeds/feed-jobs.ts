import { scopeCondition } from '../../platform/auth/index.ts';
import { commandsOf, type JobRun, kitCommands, kitRows, type LongWork } from '../../platform/runs/index.ts';
import { sql } from 'kysely';
import { feedRuns } from './feed-run.ts';
import { type FeedRunRecord, findFeedRuns } from './feed-run-list.store.ts';

const { pause, resume } = kitCommands(feedRuns);

/** Rebuilds in the list of jobs, for anyone who reads the channel. None is cancelled: rows of two versions of the rules would stay. */
export const feedWork: LongWork = {
  entity: feedRuns.entity,
  kinds: ['feed_rebuild'],
  unit: 'ROWS',
  rows: kitRows(feedRuns, 'feed_rebuild', 'shop_id'),
  readable: ({ actor }, shopId) => sql`${scopeCondition(actor, 'read', 'Channel', { shopId })}`,
  find: async ({ actor, deps }, ids) => (await findFeedRuns(deps.db, actor, ids)).map(jobOf),
  commands: { ...(pause && { pause }), ...(resume && { resume }) },
};

function jobOf(run: FeedRunRecord): JobRun {
  const { id, state, requestedBy, requestedAt, startedAt, finishedAt, shopId, feedName } = run;
  return {
    id,
    kind: 'feed_rebuild',
    state,
    requestedBy,
    requestedAt,
    startedAt,
    finishedAt,
    name: feedName,
    done: run.done,
    total: run.total,
    commands: commandsOf(state).filter((command) => command !== 'cancel'),
    right: () => ['update', 'Channel', { shopId }],
  };
}
