import { sql } from 'kysely';
import {
  calls,
  deleteWhere,
  type FeatureCases,
  type Filling,
  first,
  versioned,
} from '../../app/graphql/testing/field-case.ts';
import type { TestApi } from '../../testing/index.ts';

/** Managers of another shop and analysts see none of these, support of the shop sees them, others may not ask. */
const orderList = 'ArAArr';
const asked = { measures: ['ORDERS', 'REVENUE'], period: { kind: 'LAST_28_DAYS' } };
/** Anyone who reads figures. */
const readers = 'AArArr';
/** Anyone who reads figures does not find what is somebody's own. */
const ofOwner = 'hhhhhh';

export const cases: FeatureCases = {
  fill,
  Query: {
    orderTotals: calls(orderList),
    figures: calls('ArrArr', () => ({ input: asked })),
    savedReports: calls(readers, () => first),
    savedReport: calls('hhrhrr', ({ filled }) => ({ id: filled('reportId') }), 'manager'),
    reportRoles: calls(readers),
  },
  Mutation: {
    countOrders: calls(orderList),
    saveReport: calls(
      ofOwner,
      async (world) => ({
        ...(await versioned(world, 'saved_report', world.filled('reportId'))),
        input: { name: 'Spring', report: 'sales', input: {}, roleIds: [] },
      }),
      'manager',
    ),
  },
  LastMutation: {
    deleteReport: calls(ofOwner, (world) => versioned(world, 'saved_report', world.filled('reportId')), 'manager'),
  },
  empty: async (tx, { shopId, people }) => {
    await deleteWhere(tx, ['saved_report'], sql`user_id = ${people.ids.manager}`);
    await deleteWhere(
      tx,
      ['product_sales_day', 'sales_month', 'sales_day', 'sales_bucket', 'sales_dirty', 'state_day'],
      sql`shop_id = ${shopId}`,
    );
  },
  changed: ({ filled }) => [['saved_report', filled('reportId')]],
};

/** A report of the manager's own. */
async function fill(_api: TestApi, { manager, marks }: Filling) {
  const { saveReport } = await manager.query<{ saveReport: { report: { id: string } } }>(
    `mutation ($input: SavedReportInput!) { saveReport(input: $input) { ... on ReportSaved { report { id } } } }`,
    {
      input: {
        name: marks.word('saved_report.name'),
        report: 'sales',
        input: { by: marks.word('saved_report.input') },
        roleIds: [],
      },
    },
  );
  return { reportId: saveReport.report.id };
}
