import type { RecordHistory } from '../../platform/commands/index.ts';
import type { Feature } from '../../platform/feature.ts';
import { auditResolvers } from './audit.resolvers.ts';
import { changeFilter } from './audit-trail.store.ts';

/** Reads and takes back the changes of the records whose features keep a history. */
export function auditFeature(histories: readonly RecordHistory[]): Feature {
  return {
    name: 'audit',
    resolvers: auditResolvers(histories),
    exports: { auditTrail: 'Audit' },
    filters: { auditTrail: changeFilter },
  };
}
