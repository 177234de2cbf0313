import { useParams } from '@tanstack/react-router';
import { useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { valuesOf } from './crawler-config.ts';
import { CrawlerEditor } from './crawler-editor.tsx';
import { crawlersMessages } from './crawlers.messages.ts';
import { CrawlerByIdDocument, type CrawlerDetailFragment } from './crawlers.operations.generated.ts';
import { useUpdateCrawler } from './use-save-crawler.ts';

export function CrawlerEditScreen() {
  const { crawlerId } = useParams({ from: '/shell/crawlers/$crawlerId/edit' });
  const query = useRecord(CrawlerByIdDocument, { id: crawlerId });
  return (
    <LoadRecord query={query} recordOf={({ crawler }) => crawler}>
      {(crawler) => <EditCrawler key={`${crawler.id} ${crawler.version}`} crawler={crawler} />}
    </LoadRecord>
  );
}

function EditCrawler({ crawler }: { crawler: CrawlerDetailFragment }) {
  const t = useMessages(crawlersMessages);
  return (
    <CrawlerEditor
      title={t('editTitle', { name: crawler.name })}
      values={valuesOf(crawler)}
      lockedFields={crawler.lockedFields}
      record={{ entity: 'crawler', id: crawler.id }}
      onSave={useUpdateCrawler(crawler)}
    />
  );
}
