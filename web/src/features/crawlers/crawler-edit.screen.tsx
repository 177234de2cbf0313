import { useParams } from '@tanstack/react-router';
import { useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { valuesOf } from './crawler-config.ts';
import { CrawlerEditor, offeredShops, type ShopChoice } from './crawler-editor.tsx';
import { crawlersMessages } from './crawlers.messages.ts';
import {
  CrawlerByIdDocument,
  CrawlerShopsDocument,
  type CrawlerDetailFragment,
} from './crawlers.operations.generated.ts';
import { useUpdateCrawler } from './use-save-crawler.ts';

export function CrawlerEditScreen() {
  const { crawlerId } = useParams({ from: '/shell/crawlers/$crawlerId/edit' });
  const query = useRecord(CrawlerByIdDocument, { id: crawlerId });
  const shops = useRecord(CrawlerShopsDocument, { first: offeredShops });
  return (
    <LoadRecord query={query} recordOf={({ crawler }) => crawler}>
      {(crawler) => (
        <LoadRecord query={shops} recordOf={(data) => data.shops.nodes}>
          {(choices) => <EditCrawler key={`${crawler.id} ${crawler.version}`} crawler={crawler} shops={choices} />}
        </LoadRecord>
      )}
    </LoadRecord>
  );
}

function EditCrawler({ crawler, shops }: { crawler: CrawlerDetailFragment; shops: readonly ShopChoice[] }) {
  const t = useMessages(crawlersMessages);
  return (
    <CrawlerEditor
      title={t('editTitle', { name: crawler.name })}
      values={valuesOf(crawler)}
      shops={shops}
      onSave={useUpdateCrawler(crawler)}
    />
  );
}
