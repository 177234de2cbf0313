import { forgetImportsJob } from '@quarry/contracts/jobs';
import type { Deps, Feature } from '../../platform/feature.ts';
import { changeSetList, forgetImports, importChecks } from '../../platform/imports/index.ts';
import { defineWorkerJob } from '../../platform/jobs/index.ts';
import { runLoop, type RunKind } from '../../platform/runs/index.ts';
import { actorOfUser } from '../access/index.ts';
import { importKinds } from './import-kinds.ts';

export { type ImportSteps, importSteps } from './import-steps.ts';
export { sayIn } from './say-in.ts';

/** The checks of imports, for the loop of one worker. */
export function newChecks(): RunKind {
  return importChecks({ kinds: importKinds, actorOf: actorOfUser });
}

export const importsFeature: Feature = {
  name: 'imports',
  loops: [runLoop(newChecks())],
  lists: Object.fromEntries([...importKinds.values()].map((kind) => [kind.list, { bulk: changeSetList(kind) }])),
  jobs: [
    defineWorkerJob<Deps, object>({
      definition: forgetImportsJob,
      handle: (deps) => forgetImports(deps),
      schedule: { cron: '47 3 * * *', payload: {} },
    }),
  ],
};
