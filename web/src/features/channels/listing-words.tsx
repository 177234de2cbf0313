import { useMessages } from '../../i18n/index.ts';
import { RecordHistory } from '../../ui/history/index.ts';
import type { FieldWords, WithFieldWords } from '../../ui/routing/index.ts';
import { listingsMessages } from './listings.messages.ts';

function useListingWords(): FieldWords {
  const t = useMessages(listingsMessages);
  const fields = {
    published: t('published'),
    publishAt: t('publishAt'),
    unpublishAt: t('unpublishAt'),
    price: t('price'),
    listPrice: t('listPrice'),
    externalId: t('externalId'),
  };
  return { fields };
}

export const ListingWords: WithFieldWords = ({ children }) => children(useListingWords());

export function ListingHistory({ id, version }: { id: string; version: number }) {
  return <RecordHistory entity="listing" id={id} version={version} words={useListingWords()} />;
}
