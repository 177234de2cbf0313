import { namedText, useMessages } from '../../i18n/index.ts';
import { Absent } from '../../ui/values.tsx';
import { crawlersMessages, english } from './crawlers.messages.ts';
import type { CrawlFetchRowFragment } from './crawlers.operations.generated.ts';

/** What a page turned out to be, and how many products its data describes. */
export function PageFinding({ entry: { pageType, products } }: { entry: CrawlFetchRowFragment }) {
  const t = useMessages(crawlersMessages);
  if (pageType === null) return <Absent />;
  const count = products ? t('productsFound', { count: products }) : t('noProductFound');
  return `${namedText(t, english, 'pageType', pageType)} · ${count}`;
}
