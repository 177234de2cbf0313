import type { ListOf } from '../../ui/list-screen/index.ts';
import { CrawlersListDocument } from './crawlers.operations.generated.ts';

export const crawlersList = {
  name: 'crawlers',
  document: CrawlersListDocument,
  sort: 'name',
  link: (id) => ({ to: '/crawlers/$crawlerId', params: { crawlerId: id } }),
} satisfies ListOf<typeof CrawlersListDocument>;
