import { useAbilities, useRecord } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { FirstSourcesDocument } from './crawlers.operations.generated.ts';

/** What is missing before anything can run: a shop, a crawler for the one that is here, or a start of the crawlers there are. */
export function FirstRun() {
  const t = useMessages(navigationMessages);
  const abilities = useAbilities();
  const found = useRecord(FirstSourcesDocument, {}).data;
  if (!found) return null;
  const isWithoutCrawler = found.crawlers.nodes.length === 0;
  if (isWithoutCrawler && found.shops.nodes.length === 0 && abilities.can('create', 'Shop')) {
    return (
      <ButtonLink to="/shops/new" isPrimary>
        {t('addShop')}
      </ButtonLink>
    );
  }
  if (isWithoutCrawler && abilities.can('create', 'Crawler')) {
    return (
      <ButtonLink to="/crawlers/new" isPrimary>
        {t('addCrawler')}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to="/crawlers" isPrimary>
      {t('crawlers')}
    </ButtonLink>
  );
}
