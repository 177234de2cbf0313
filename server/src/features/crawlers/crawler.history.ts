import { crawlerInput } from '@quarry/contracts/crawlers';
import { type RecordHistory, restoringOf, saveDraft } from '../../platform/commands/index.ts';
import { changeCrawlerState, crawlerKind, updateCrawler } from './crawler.commands.ts';
import { crawlerById } from './crawler.loaders.ts';
import { isConfigurableState } from './crawler.ts';

export const crawlerHistory: RecordHistory = {
  nested: ['config'],
  rightToRestore: async (context, id) => {
    const crawler = await crawlerById(context).load(id);
    return crawler && ['update', 'Crawler', { shopId: crawler.shopId }, 'by_field'];
  },
  restoring: restoringOf(
    crawlerKind,
    ['updated', 'state_changed'],
    (deps, origin, { id, version, fields, restored: { state } }) =>
      isConfigurableState(state)
        ? changeCrawlerState(deps, origin, id, version, state)
        : saveDraft(crawlerInput, fields, (draft) => updateCrawler(deps, origin, id, version, draft)),
  ),
};
