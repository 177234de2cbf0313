import { inParts } from '@quarry/contracts/bulk';
import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import type { TestApi } from '../../testing/index.ts';
import {
  deleteWhere,
  deleteOrphans,
  calls,
  type FeatureCases,
  type Filling,
} from '../../app/graphql/testing/field-case.ts';

export const cases: FeatureCases = {
  fill,
  Query: {
    bulkRun: calls('hhhhhh', ({ filled }) => ({ id: filled('bulkRunId') })),
    bulkItems: calls('hhhhhh', ({ filled }) => ({ runId: filled('bulkRunId') })),
  },
  Mutation: {
    startBulkRun: calls('Arrrrr', ({ filled }) => ({
      input: { list: 'crawlers', action: 'pause', ids: inParts([filled('crawlerId')]) },
    })),
  },
  empty: async (tx, { people }) => {
    await deleteWhere(tx, ['bulk_job'], sql`requested_by = ${people.ids.manager}`);
    await deleteOrphans(tx, ['bulk_job_row'], 'job_id', 'bulk_job');
  },
  changed: ({ filled }) => [['bulk_run', filled('bulkRunId')]],
  searched: ['bulk_job_row.name'],
};

/** A run over the shop’s crawler, which waits. */
async function fill({ deps }: TestApi, { managerId, marks, filled }: Filling) {
  const bulkRunId = newId();
  await sql`insert into bulk_job (id, list, action, source, is_gathered, total, requested_by, requested_at)
    values (${bulkRunId}, 'crawlers', 'pause', 'ids', true, 1, ${managerId}, ${deps.clock.now()})`.execute(deps.db);
  await sql`insert into bulk_job_row (job_id, record_id, position, name) values (${bulkRunId}, ${filled('crawlerId')}, 1, ${marks.word('bulk_job_row.name')})`.execute(
    deps.db,
  );
  return { bulkRunId };
}
