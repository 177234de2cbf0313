import { emptyBinJob } from '@quarry/contracts/jobs';
import { bulkList, eachRow } from '../../platform/commands/index.ts';
import type { Deps, Feature } from '../../platform/feature.ts';
import { defineWorkerJob } from '../../platform/jobs/index.ts';
import { emptyBin, purgedAtOnce, purgeTime } from './bin.commands.ts';
import { binResolvers, entryById, type FoundEntry } from './bin.resolvers.ts';
import { binFilter } from './bin.store.ts';

export { emptyBin, purgeTime };

export const { restoreFromBin, purgeFromBin } = binResolvers.Mutation;

/** What was deleted, of all kinds: it is listed, brought back, and deleted for good by hand or in its time. */
export const binFeature: Feature = {
  name: 'bin',
  resolvers: binResolvers,
  settingEffects: [purgedAtOnce],
  lists: {
    binEntries: {
      filter: binFilter,
      bulk: bulkList<FoundEntry>({
        find: (context, ids) => Promise.all(ids.map((id) => entryById(context).load(id))),
        actions: {
          restore: { right: ['read', 'Dashboard'], run: eachRow(restoreFromBin, ({ id }) => ({ id })) },
          purge: { right: ['read', 'Dashboard'], run: eachRow(purgeFromBin, ({ id }) => ({ id })) },
        },
      }),
    },
  },
  jobs: [
    defineWorkerJob<Deps, object>({
      definition: emptyBinJob,
      handle: async (deps, _payload, { signal }) => void (await emptyBin(deps, signal)),
      schedule: { cron: '17 * * * *', payload: {} },
    }),
  ],
};
