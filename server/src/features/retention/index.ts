import { collectBytesJob, keepRetentionJob } from '@quarry/contracts/jobs';
import type { Deps, Feature } from '../../platform/feature.ts';
import { defineWorkerJob } from '../../platform/jobs/index.ts';
import { collectBytes } from './collect-bytes.ts';
import { storageEffects } from './storage.effects.ts';
import { storageResolvers } from './storage.resolvers.ts';
import { retainMonths } from './retain-months.ts';

export { collectBytes, retainMonths };

/** Keeps what grows within its limits (decision 032). */
export const retentionFeature: Feature = {
  name: 'retention',
  resolvers: storageResolvers,
  settingEffects: storageEffects,
  jobs: [
    defineWorkerJob<Deps, object>({
      definition: keepRetentionJob,
      handle: async (deps, _payload, { signal }) => void (await retainMonths(deps, signal)),
      schedule: { cron: '23 * * * *', payload: {} },
    }),
    defineWorkerJob<Deps, object>({
      definition: collectBytesJob,
      handle: async (deps, _payload, { signal }) => void (await collectBytes(deps, signal)),
      schedule: { cron: '41 * * * *', payload: {} },
    }),
  ],
};
