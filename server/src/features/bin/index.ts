import { emptyBinJob } from '@quarry/contracts/jobs';
import { type BinKind, bulkList, eachRow } from '../../platform/commands/index.ts';
import type { Deps, Feature } from '../../platform/feature.ts';
import { defineWorkerJob } from '../../platform/jobs/index.ts';
import { emptyBin } from './bin.commands.ts';
import { binResolvers, type FoundEntry } from './bin.resolvers.ts';
import { binFilter } from './bin.store.ts';

export { emptyBin };

/** The kinds of records that go to the bin, each with the features that must let go of it. */
export function binKindsOf(features: readonly Feature[]): readonly BinKind[] {
  return features.flatMap(({ bin = [] }) =>
    bin.map((kind) => ({ ...kind, holders: features.flatMap(({ letsGo }) => letsGo?.[kind.entity] ?? []) })),
  );
}

/** What was deleted, of all kinds: it is listed, brought back, and deleted for good by hand or in its time. */
export function binFeature(kinds: readonly BinKind[]): Feature {
  const { resolvers, entryById } = binResolvers(kinds);
  const { restoreFromBin, purgeFromBin } = resolvers.Mutation;
  return {
    name: 'bin',
    resolvers,
    filters: { binEntries: binFilter },
    bulk: {
      binEntries: bulkList<FoundEntry>({
        find: (context, ids) => Promise.all(ids.map((id) => entryById(context).load(id))),
        actions: {
          restore: { right: ['read', 'Dashboard'], run: eachRow(restoreFromBin, ({ id }) => ({ id })) },
          purge: { right: ['read', 'Dashboard'], run: eachRow(purgeFromBin, ({ id }) => ({ id })) },
        },
      }),
    },
    jobs: [
      defineWorkerJob<Deps, object>({
        definition: emptyBinJob,
        handle: async (deps, _payload, { signal }) => void (await emptyBin(deps, kinds, signal)),
        schedule: { cron: '17 * * * *', payload: {} },
      }),
    ],
  };
}
