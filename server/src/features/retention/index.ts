import { keepRetentionJob } from '@quarry/contracts/jobs';
import type { Deps, Feature } from '../../platform/feature.ts';
import { defineWorkerJob } from '../../platform/jobs/index.ts';
import { keepRetention } from './keep-retention.ts';
import { retainMonths } from './retain-months.ts';
import { retentionWork } from './retention-jobs.ts';

export { keepRetention, retainMonths };

/** Keeps what grows within its limits (decision 032). */
export const retentionFeature: Feature = {
  name: 'retention',
  work: [retentionWork],
  records: [{ entity: 'retention_run', subject: 'Setting', stored: { table: 'retention_run' } }],
  jobs: [
    defineWorkerJob<Deps, object>({
      definition: keepRetentionJob,
      handle: (deps, _payload, { signal }) => keepRetention(deps, signal),
      schedule: { cron: '23 * * * *', payload: {} },
    }),
  ],
};
