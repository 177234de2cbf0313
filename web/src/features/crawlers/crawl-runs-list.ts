import type { RowLink } from '../../ui/list-screen/index.ts';
import { CrawlRunsListDocument, type CrawlRunsListQuery } from './crawlers.operations.generated.ts';

/** The list and its records' own pages, for the list itself and for the way from one record to the next. */
export const crawlRunsList = {
  document: CrawlRunsListDocument,
  connection: ({ crawlRuns }: CrawlRunsListQuery) => crawlRuns,
  link: (id: string): RowLink => ({ to: '/crawlers/runs/$runId', params: { runId: id } }),
};
