import { zonedTime } from '@quarry/contracts/common';
import type { Money } from '@quarry/contracts/money';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { RecordHistory } from '../../ui/history/index.ts';
import type { FieldWords, WithFieldWords } from '../../ui/routing/index.ts';
import { listingsMessages } from './listings.messages.ts';

/** Times by the clocks of the shop where its zone is known, else by the reader's. */
function useListingWords(timeZone?: string): FieldWords {
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
    if (!isTime || typeof value !== 'string') return undefined;
    return timeZone === undefined ? format.dateTime(value) : format.localTime(zonedTime(new Date(value), timeZone));
  };
  return { fields, valueText };
}

export const ListingWords: WithFieldWords = ({ children }) => children(useListingWords());

type ListingHistoryProps = { id: string; version: number; timeZone: string };

export function ListingHistory({ id, version, timeZone }: ListingHistoryProps) {
  return <RecordHistory entity="listing" id={id} version={version} words={useListingWords(timeZone)} />;
}
