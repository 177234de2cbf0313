import { useFormat, useMessages } from '../../i18n/index.ts';
import { RecordHistory } from '../../ui/history/index.ts';
import { lifecycleMessages, lifecycleWords } from '../../ui/lifecycle/index.ts';
import type { FieldWords, WithFieldWords } from '../../ui/routing/index.ts';
import { crawlersMessages } from './crawlers.messages.ts';
import type { CrawlerDetailFragment } from './crawlers.operations.generated.ts';

function useCrawlerWords(): FieldWords {
  const t = useMessages(crawlersMessages);
  const format = useFormat();
  const lifecycle = lifecycleWords(useMessages(lifecycleMessages));
  const fields = {
    ...lifecycle.fields,
    name: t('name'),
    shopId: t('shop'),
    'config.seeds': t('seeds'),
    'config.recrawl': t('recrawl'),
    'config.useSitemaps': t('useSitemaps'),
    'config.sitemaps': t('sitemaps'),
    'config.includeSubdomains': t('includeSubdomains'),
    'config.includeGlobs': t('includeGlobs'),
    'config.excludeGlobs': t('excludeGlobs'),
    'config.productGlobs': t('productGlobs'),
    'config.listingGlobs': t('listingGlobs'),
    'config.keepQuery': t('keepQuery'),
    'config.maxDepth': t('maxDepth'),
    'config.minDelayMs': t('minDelay'),
    'config.concurrency': t('concurrency'),
    'config.maxPages': t('maxPages'),
    'config.maxMinutes': t('maxMinutes'),
    'config.maxErrorRate': t('maxErrorRate'),
  };
  const values = {
    ...lifecycle.values,
    'config.recrawl': { full: t('recrawl.full'), adaptive: t('recrawl.adaptive') },
  };
  const valueText = (name: string, value: unknown) => {
    if (typeof value !== 'number') return lifecycle.valueText(name, value);
    if (name === 'config.minDelayMs') return `${format.number(value)} ms`;
    if (name === 'config.maxMinutes') return format.duration(value * 60);
    return name === 'config.maxErrorRate' ? format.percent(value) : undefined;
  };
  return { fields, values, valueText };
}

export const CrawlerWords: WithFieldWords = ({ children }) => children(useCrawlerWords());

export function CrawlerHistory({ crawler: { id, version } }: { crawler: CrawlerDetailFragment }) {
  return <RecordHistory entity="crawler" id={id} version={version} words={useCrawlerWords()} />;
}
