import { useSearch } from '@tanstack/react-router';
import { useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadRecord } from '../../ui/load-record.tsx';
import { newValues } from './crawler-config.ts';
import { CrawlerEditor } from './crawler-editor.tsx';
import { crawlersMessages } from './crawlers.messages.ts';
import { FirstShopsDocument } from './crawlers.operations.generated.ts';
import { useCreateCrawler } from './use-save-crawler.ts';

export function CrawlerNewScreen() {
  const t = useMessages(crawlersMessages);
  const query = useRecord(FirstShopsDocument, {});
  return (
    <LoadRecord query={query} recordOf={({ shops }) => shops.nodes}>
      {(shops) =>
        shops.length === 0 ? (
          <EmptyState title={t('noShopTitle')} text={t('noShopText')}>
            <ButtonLink to="/shops/new" isPrimary>
              {t('addShop')}
            </ButtonLink>
          </EmptyState>
        ) : (
          <NewCrawler shopIds={shops.map(({ id }) => id)} />
        )
      }
    </LoadRecord>
  );
}

function NewCrawler({ shopIds: [onlyShop, ...others] }: { shopIds: readonly string[] }) {
  const t = useMessages(crawlersMessages);
  const { shopId } = useSearch({ from: '/shell/crawlers/new' });
  const chosen = shopId ?? (others.length === 0 ? onlyShop : undefined) ?? '';
  return (
    <CrawlerEditor
      title={t('addTitle')}
      values={newValues(chosen)}
      onSave={useCreateCrawler()}
      saveLabel={t('addButton')}
    />
  );
}
