import { forgetBulkResultsJob } from '@quarry/contracts/jobs';
import type { GraphQLSchema } from 'graphql';
import type { Deps, Feature } from '../../platform/feature.ts';
import { defineWorkerJob } from '../../platform/jobs/index.ts';
import { listsOf } from '../../platform/records/index.ts';
import { runLoop } from '../../platform/runs/index.ts';
import { bulkItemFilter, forgetItemsAbout } from './bulk-item.store.ts';
import { bulkWorkOf } from './bulk-jobs.ts';
import { forgetBulkResults, startRowsRun, startSetRun } from './bulk-run.commands.ts';
import { findBulkRuns, findEndedRuns, findInputs, findLeftRecords, findUndone } from './bulk-run.store.ts';
import { bulkRuns, type BulkWork, workOnBulkRun } from './bulk-run.loop.ts';
import { bulkResolvers, bulkRunById, mustShow } from './bulk.resolvers.ts';
import { readListIds } from './list-ids.ts';
import { bulkPersonal } from './bulk.personal.ts';

export {
  type BulkWork,
  findBulkRuns,
  findEndedRuns,
  findUndone,
  findInputs,
  findLeftRecords,
  forgetBulkResults,
  forgetItemsAbout,
  mustShow as shownRun,
  startRowsRun,
  startSetRun,
  workOnBulkRun,
};

/** The actions of all features on their lists, and the queries of these lists. */
export function bulkWork(features: readonly Feature[], schema: () => GraphQLSchema): BulkWork {
  const lists = new Map([...listsOf(features)].flatMap(([query, { bulk }]) => (bulk ? [[query, bulk] as const] : [])));
  return { lists, listIds: readListIds(schema) };
}

/** Does what lists offer to many of their rows. */
export function bulkFeature(work: BulkWork): Feature {
  const kind = bulkRuns(work);
  return {
    name: 'bulk',
    personal: bulkPersonal,
    resolvers: bulkResolvers(work),
    records: [
      {
        entity: 'bulk_run',
        subject: null,
        stored: { table: 'bulk_job', person: 'requested_by' },
        announced: async (context, id) => (await bulkRunById(context).load(id)) !== null,
      },
    ],
    loops: [runLoop(kind)],
    work: [bulkWorkOf(work, kind)],
    jobs: [
      defineWorkerJob<Deps, object>({
        definition: forgetBulkResultsJob,
        handle: async (deps) => void (await forgetBulkResults(deps)),
        schedule: { cron: '41 3 * * *', payload: {} },
      }),
    ],
    lists: { bulkItems: { filter: bulkItemFilter } },
  };
}
