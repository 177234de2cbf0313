import { verifyAuditJob } from '@quarry/contracts/jobs';
import type { Deps, Feature } from '../../platform/feature.ts';
import { defineWorkerJob } from '../../platform/jobs/index.ts';
import { auditResolvers } from './audit.resolvers.ts';
import { changeFilter, countAuditTrail } from './audit-trail.store.ts';
import { noteVerification } from './audit-sealing.ts';
import { sealLoop } from './seal.loop.ts';

export { erasedAction, erasePersonFromTrail, eraseTextsFromTrail, wasErased } from './erase.commands.ts';
export { type ChangeRecord, findChangesOfRun, findLaterChanges } from './change.store.ts';
export { changeFilter, countAuditTrail };
export { differences } from './changed-fields.ts';
export { findChangedSinceCreated } from './since-created.ts';
export { referencesIn } from './references.ts';
export { type KeptField, revertChange, revertChanges, type RevertOutcome } from './revert.commands.ts';
export { forgetAuditBlock } from './forget-blocks.ts';
export { countRefusedSeals } from './refused-seals.ts';
export type { AuditFault } from './audit-fault.ts';
export { verifyTrail } from './verify.ts';

/** Reads and takes back the changes of the records whose features keep a history. */
export const auditFeature: Feature = {
  name: 'audit',
  resolvers: auditResolvers,
  lists: { auditTrail: { filter: changeFilter, exported: 'Audit' } },
  loops: [sealLoop],
  jobs: [
    defineWorkerJob<Deps, object>({
      definition: verifyAuditJob,
      handle: (deps) => noteVerification(deps),
      schedule: { cron: '41 * * * *', payload: {} },
    }),
  ],
};
