import { forgetImportsJob } from '@quarry/contracts/jobs';
import type { Deps, Feature } from '../../platform/feature.ts';
import { changeSetList, forgetImports, importChecks, setRowFilter } from '../../platform/imports/index.ts';
import { defineWorkerJob } from '../../platform/jobs/index.ts';
import { runLoop, type RunKind } from '../../platform/runs/index.ts';
import { actorOfUser } from '../access/index.ts';
import { importChecksAsWork, mayHearOf } from './import-checks.ts';
import type { ImportJobs } from './import-jobs.ts';
import { importKinds } from './import-kinds.ts';
import { importResolvers } from './import.resolvers.ts';

export { type ImportSteps, importSteps } from './import-steps.ts';
export { sayIn } from './say-in.ts';

/** The checks of imports, for the loop of one worker. */
export function newChecks(): RunKind {
  return importChecks({ kinds: importKinds, actorOf: actorOfUser });
}

/** Files on their way into the catalogue; `jobs` are those that apply them. */
export function importsFeature(jobs: ImportJobs): Feature {
  const checks = newChecks();
  return {
    name: 'imports',
    resolvers: importResolvers(jobs),
    records: [
      {
        entity: 'import',
        subject: null,
        stored: { table: 'import', person: 'owner_id' },
        announced: mayHearOf,
      },
    ],
    loops: [runLoop(checks)],
    work: [importChecksAsWork(checks)],
    lists: {
      changeSetRows: { filter: setRowFilter },
      ...Object.fromEntries([...importKinds.values()].map((kind) => [kind.list, { bulk: changeSetList(kind) }])),
    },
    jobs: [
      defineWorkerJob<Deps, object>({
        definition: forgetImportsJob,
        handle: (deps) => forgetImports(deps),
        schedule: { cron: '47 3 * * *', payload: {} },
      }),
    ],
  };
}
