import { keepRetentionJob } from '@quarry/contracts/jobs';
import type { Deps, Feature } from '../../platform/feature.ts';
import { defineWorkerJob } from '../../platform/jobs/index.ts';
import { forgetRunItems } from './forget-run-items.ts';
import { retainMonths } from './retain-months.ts';

export { forgetRunItems, retainMonths };

/** Keeps what grows within its limits (decision 032). */
export const retentionFeature: Feature = {
  name: 'retention',
  jobs: [
    defineWorkerJob<Deps, object>({
      definition: keepRetentionJob,
      handle: async (deps, _payload, { signal }) => {
        await retainMonths(deps, signal);
        await forgetRunItems(deps, () => undefined, signal);
      },
      schedule: { cron: '23 * * * *', payload: {} },
    }),
  ],
};
