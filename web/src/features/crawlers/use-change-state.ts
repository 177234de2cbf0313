import { requestGraphql } from '../../data/index.ts';
import { useStateChange, type StateChange } from '../../ui/lifecycle/index.ts';
import {
  ChangeCrawlerStateDocument,
  CrawlerByIdDocument,
  CrawlersListDocument,
} from './crawlers.operations.generated.ts';

const change: StateChange = {
  list: CrawlersListDocument.name,
  record: CrawlerByIdDocument.name,
  send: async ({ id, version }, state) => {
    const { changeCrawlerState: result } = await requestGraphql(ChangeCrawlerStateDocument, { id, version, state });
    return result.__typename === 'CrawlerSaved'
      ? { saved: { crawler: result.crawler }, moved: result.crawler }
      : result;
  },
};

/** Moves a crawler to another state, or says why it was not. */
export const useChangeState = () => useStateChange(change);
