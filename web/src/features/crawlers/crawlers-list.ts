import type { RowLink } from '../../ui/list-screen/index.ts';
import { CrawlersListDocument, type CrawlersListQuery } from './crawlers.operations.generated.ts';

/** The list and its records' own pages, for the list itself and for the way from one record to the next. */
export const crawlersList = {
  document: CrawlersListDocument,
  connection: ({ crawlers }: CrawlersListQuery) => crawlers,
  link: (id: string): RowLink => ({ to: '/crawlers/$crawlerId', params: { crawlerId: id } }),
};
