import { calls, type FeatureCases, who } from '../../app/graphql/testing/field-case.ts';

export const cases: FeatureCases = {
  Query: {
    dashboard: calls(who.dashboard),
  },
  Mutation: {
    snoozeNeed: calls('AAhhrr', () => ({ code: 'suspect_prices' })),
    chooseFigures: calls(who.dashboard, () => ({ codes: ['products'] })),
    noteDashboardVisit: calls(who.dashboard),
    wakeNeed: calls(who.dashboard, () => ({ code: 'suspect_prices' })),
  },
};
