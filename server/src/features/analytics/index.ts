import { forgetOrderCountsJob } from '@quarry/contracts/jobs';
import type { Deps, Feature } from '../../platform/feature.ts';
import { defineWorkerJob } from '../../platform/jobs/index.ts';
import { runLoop } from '../../platform/runs/index.ts';
import { findOrderCount, forgetOrderCounts, orderCounts, orderCountWork } from './order-count.ts';
import { orderTotalsResolvers } from './order-totals.resolvers.ts';
import { salesBacklog, salesLoop } from './sales-worker.ts';
import { analyticsPersonal } from './analytics.personal.ts';

export { checkSales, type SalesDifference } from './check-sales.ts';
export { recountAllSales, recountSales } from './recount-sales.ts';

export const analyticsFeature: Feature = {
  name: 'analytics',
  personal: analyticsPersonal,
  resolvers: orderTotalsResolvers,
  records: [
    {
      entity: 'order_count',
      subject: null,
      stored: { table: 'order_count', person: 'owner_id' },
      announced: async (context, id) => (await findOrderCount(context, id)) !== undefined,
    },
  ],
  loops: [salesLoop, runLoop(orderCounts)],
  backlogs: [salesBacklog],
  work: [orderCountWork],
  jobs: [
    defineWorkerJob<Deps, object>({
      definition: forgetOrderCountsJob,
      handle: (deps) => forgetOrderCounts(deps),
      schedule: { cron: '52 * * * *', payload: {} },
    }),
  ],
};
