import { collectBytesJob, keepRetentionJob } from '@quarry/contracts/jobs';
import type { Deps, Feature } from '../../platform/feature.ts';
import { defineWorkerJob } from '../../platform/jobs/index.ts';
import { collectBytes } from './collect-bytes.ts';
import { keepRetention } from './keep-retention.ts';
import { storageEffects } from './storage.effects.ts';
import { storageResolvers } from './storage.resolvers.ts';
import { retainMonths } from './retain-months.ts';
import { retentionWork } from './retention-jobs.ts';

export { collectBytes, keepRetention, retainMonths };

/** Keeps what grows within its limits (decision 032). */
export const retentionFeature: Feature = {
  name: 'retention',
  work: [retentionWork],
  records: [{ entity: 'retention_run', subject: 'Setting', stored: { table: 'retention_run' } }],
  resolvers: storageResolvers,
  settingEffects: storageEffects,
  jobs: [
    defineWorkerJob<Deps, object>({
      definition: keepRetentionJob,
      handle: (deps, _payload, { signal }) => keepRetention(deps, signal),
      schedule: { cron: '23 * * * *', payload: {} },
    }),
    defineWorkerJob<Deps, object>({
      definition: collectBytesJob,
      handle: async (deps, _payload, { signal }) => void (await collectBytes(deps, signal)),
      schedule: { cron: '41 * * * *', payload: {} },
    }),
  ],
};
