import type { ListOf } from '../../ui/list-screen/index.ts';
import { CrawlRunsListDocument } from './crawlers.operations.generated.ts';

export const crawlRunsList = {
  name: 'crawlRuns',
  document: CrawlRunsListDocument,
  sort: '-requestedAt',
  link: (id) => ({ to: '/crawlers/runs/$runId', params: { runId: id } }),
} satisfies ListOf<typeof CrawlRunsListDocument>;
