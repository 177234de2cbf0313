import { sql } from 'kysely';
import { deleteWhere, calls, type FeatureCases, first, who } from '../../app/graphql/testing/field-case.ts';

export const cases: FeatureCases = {
  Query: {
    changes: calls(who.changeOfShop, ({ filled }) => ({ entity: 'crawler', id: filled('crawlerId') })),
    auditTrail: calls(who.dashboard, () => first),
    auditSealing: calls('hhhhrr'),
  },
  FirstMutation: {
    revertChange: calls(who.changeOfShop, ({ filled }) => ({ changeId: filled('changeId') })),
  },
  empty: (tx, { people }) => deleteWhere(tx, ['change'], sql`actor_id = ${people.ids.manager}`),
};
