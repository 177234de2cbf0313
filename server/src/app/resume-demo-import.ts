import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { environment } from '../environment.ts';
import { type ChangeOrigin, recordChange } from '../platform/audit/index.ts';
import { withTransaction } from '../platform/db/index.ts';
import type { Deps } from '../platform/feature.ts';
import { type FillingProgress, resumeFilling } from '../platform/first-filling.ts';
import { derivedId } from '../platform/ids.ts';

type ResumeOutcome = { kind: 'resumed'; seed: FillingProgress } | ({ kind: 'not_allowed' } & Reasoned);

/** Lets a demo data import that was given up go on: the person who started this process beside its shops sees it within seconds. */
export function resumeDemoImport(
  deps: Deps,
  origin: ChangeOrigin,
  controlUrl: string | undefined = environment().demoControlUrl,
): Promise<ResumeOutcome> {
  return withTransaction(deps.db, async (tx) => {
    if (controlUrl === undefined) return { kind: 'not_allowed', ...reasoned('no_demo_shops') };
    const resumed = await resumeFilling(tx);
    if (resumed === undefined) return { kind: 'not_allowed', ...reasoned('demo_import_not_stopped') };
    await recordChange(tx, deps, {
      ...origin,
      entity: 'demo_import',
      entityId: derivedId('demo_import'),
      action: 'resume',
      before: resumed.before,
      after: resumed.after,
    });
    return { kind: 'resumed', seed: resumed.after };
  });
}
