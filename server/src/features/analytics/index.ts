import { forgetOrderCountsJob, recordStatesJob } from '@quarry/contracts/jobs';
import type { Deps, Feature } from '../../platform/feature.ts';
import { defineWorkerJob } from '../../platform/jobs/index.ts';
import { runLoop } from '../../platform/runs/index.ts';
import { figuresResolvers } from './figures.resolvers.ts';
import { findOrderCount, forgetOrderCounts, orderCounts, orderCountWork } from './order-count.ts';
import { orderTotalsResolvers } from './order-totals.resolvers.ts';
import { savedReportBin } from './saved-report.commands.ts';
import { savedReportResolvers } from './saved-report.resolvers.ts';
import { salesBacklog, salesLoop } from './sales-worker.ts';
import { recordStates } from './state-days.ts';
import { analyticsPersonal } from './analytics.personal.ts';
import { reportsOfBranch } from './reports-of-branch.ts';

export { formFigures, type FormedFigures } from './figures.ts';
export { figuresTable } from './figures-table.ts';
export { checkSales, type SalesDifference } from './check-sales.ts';
export { sharedReports } from './saved-report.store.ts';
export { findCompleteProducts, recordStates } from './state-days.ts';
export { recountAllSales, recountSales } from './recount-sales.ts';

export const analyticsFeature: Feature = {
  name: 'analytics',
  personal: analyticsPersonal,
  resolvers: {
    Query: { ...orderTotalsResolvers.Query, ...figuresResolvers.Query, ...savedReportResolvers.Query },
    Mutation: { ...orderTotalsResolvers.Mutation, ...savedReportResolvers.Mutation },
  },
  records: [
    {
      entity: 'saved_report',
      subject: 'Report',
      stored: { table: 'saved_report', name: 'name', person: 'user_id' },
      isNamedInTrail: true,
      isErasedWithPerson: true,
      bin: savedReportBin,
    },
    {
      entity: 'order_count',
      subject: null,
      stored: { table: 'order_count', person: 'owner_id' },
      announced: async (context, id) => (await findOrderCount(context, id)) !== undefined,
    },
  ],
  treeEffects: { category: reportsOfBranch },
  loops: [salesLoop, runLoop(orderCounts)],
  backlogs: [salesBacklog],
  work: [orderCountWork],
  jobs: [
    defineWorkerJob<Deps, object>({
      definition: forgetOrderCountsJob,
      handle: (deps) => forgetOrderCounts(deps),
      schedule: { cron: '52 * * * *', payload: {} },
    }),
    // Days end at quarters of an hour, whatever the zone.
    defineWorkerJob<Deps, object>({
      definition: recordStatesJob,
      handle: async (deps) => void (await recordStates(deps)),
      schedule: { cron: '*/15 * * * *', payload: {} },
    }),
  ],
};
