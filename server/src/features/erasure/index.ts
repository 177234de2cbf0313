import { eraseCustomersJob } from '@quarry/contracts/jobs';
import type { Deps, Feature } from '../../platform/feature.ts';
import { defineWorkerJob } from '../../platform/jobs/index.ts';
import { freeOfPersons, type PersonalTables } from '../../platform/personal/index.ts';
import { eraseRequested } from './erase-customer.ts';
import { erasureResolvers } from './erasure.resolvers.ts';

export { eraseAgain, eraseRequested, missesErasedList } from './erase-customer.ts';

const erasurePersonal: PersonalTables = { erasure: freeOfPersons('blockers') };

/** How customers are erased, from what the tables of all features hold of them. */
export function erasureFeature(of: readonly Feature[]): Feature {
  const tables = of.flatMap(({ personal }) => (personal ? [personal] : []));
  return {
    name: 'erasure',
    personal: erasurePersonal,
    resolvers: erasureResolvers,
    jobs: [
      defineWorkerJob<Deps, object>({
        definition: eraseCustomersJob,
        handle: (deps, _payload, { signal }) => eraseRequested(deps, tables, signal),
        schedule: { cron: '* * * * *', payload: {} },
      }),
    ],
  };
}
