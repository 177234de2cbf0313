import type { Money } from '@quarry/contracts/money';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { RecordHistory } from '../../ui/history/index.ts';
import type { FieldWords, WithFieldWords } from '../../ui/routing/index.ts';
import { listingsMessages } from './listings.messages.ts';

function useListingWords(): FieldWords {
  const t = useMessages(listingsMessages);
  const format = useFormat();
  const fields = {
    published: t('published'),
    publishAt: t('publishAt'),
    unpublishAt: t('unpublishAt'),
    price: t('price'),
    listPrice: t('listPrice'),
    externalId: t('externalId'),
  };
  const valueText = (name: string, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'minor' in value) return format.money(value as Money);
    const isTime = name === 'publishAt' || name === 'unpublishAt';
    return isTime && typeof value === 'string' ? format.dateTime(value) : undefined;
  };
  return { fields, valueText };
}

export const ListingWords: WithFieldWords = ({ children }) => children(useListingWords());

export function ListingHistory({ id, version }: { id: string; version: number }) {
  return <RecordHistory entity="listing" id={id} version={version} words={useListingWords()} />;
}
