import { useFormat, useMessages } from '../../i18n/index.ts';
import { RecordHistory } from '../../ui/history/index.ts';
import type { FieldWords, WithFieldWords } from '../../ui/routing/index.ts';
import { shopsMessages } from './shops.messages.ts';
import type { ShopDetailFragment } from './shops.operations.generated.ts';

function useShopWords(): FieldWords {
  const t = useMessages(shopsMessages);
  const format = useFormat();
  const fields = {
    name: t('name'),
    url: t('address'),
    kind: t('kind'),
    isMarketplace: t('isMarketplace'),
    status: t('status'),
    country: t('country'),
    currency: t('currency'),
    pricesIncludeTax: t('pricesIncludeTax'),
    locale: t('locale'),
    timeZone: t('timeZone'),
    contactEmail: t('contactEmail'),
    minDelayMs: t('minDelay'),
  };
  const values = {
    kind: { own: t('own'), partner: t('partner'), observed: t('observed') },
    status: { DRAFT: t('DRAFT'), ACTIVE: t('ACTIVE'), SUSPENDED: t('SUSPENDED'), CLOSED: t('CLOSED') },
  };
  const valueText = (name: string, value: unknown) =>
    name === 'minDelayMs' && typeof value === 'number' ? `${format.number(value)} ms` : undefined;
  return { fields, values, valueText };
}

export const ShopWords: WithFieldWords = ({ children }) => children(useShopWords());

export function ShopHistory({ shop: { id, version } }: { shop: ShopDetailFragment }) {
  return <RecordHistory entity="shop" id={id} version={version} words={useShopWords()} />;
}
