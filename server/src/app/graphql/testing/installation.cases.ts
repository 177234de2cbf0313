import { calls, type FeatureCases, who } from './field-case.ts';

export const cases: FeatureCases = {
  Query: {
    installation: calls(who.everyone),
    listFields: calls(who.everyone, () => ({ list: 'products' })),
    namedRecords: calls(who.shopList, () => ({ of: 'Crawler' })),
    foundRecords: calls(who.everyone, () => ({ of: ['Crawler'], search: 'a' })),
  },
  Mutation: {
    ping: calls(who.everyone),
    advanceDemoClock: calls('Arrrrr', () => ({ days: 1 })),
    resumeDemoImport: calls(who.administrators),
  },
  Subscription: {
    recordChanged: calls('hhhhhh', ({ filled }) => ({ entity: 'crawl_run', id: filled('crawlRunId') })),
  },
};
