import { useFormat, useMessages } from '../../i18n/index.ts';
import { RecordHistory } from '../../ui/history/index.ts';
import { availabilityText, offerValueMessages } from '../../ui/offer-values/index.ts';
import type { FieldWords, WithFieldWords } from '../../ui/routing/index.ts';
import { isMoney } from './offer-text.tsx';
import { offersMessages } from './offers.messages.ts';
import { ownOfferMessages } from './own-offer.messages.ts';

function useOfferWords(): FieldWords {
  const t = useMessages(offersMessages);
  const fields = { productId: t('product'), variantId: t('variant'), continues: t('continues') };
  return { fields };
}

export const OfferWords: WithFieldWords = ({ children }) => children(useOfferWords());

export function OfferHistory({ offerId }: { offerId: string }) {
  return <RecordHistory entity="offer" id={offerId} words={useOfferWords()} />;
}

function useOwnOfferWords(): FieldWords {
  const t = useMessages(ownOfferMessages);
  const tValues = useMessages(offerValueMessages);
  const format = useFormat();
  const fields = {
    price: t('price'),
    listPrice: t('listPrice'),
    cost: t('cost'),
    stock: t('stock'),
    availability: t('availability'),
  };
  const valueText = (name: string, value: unknown) => {
    if (name === 'availability') return availabilityText(tValues, String(value));
    return isMoney(value) ? format.money(value) : undefined;
  };
  return { fields, valueText };
}

export const OwnOfferWords: WithFieldWords = ({ children }) => children(useOwnOfferWords());

type OwnOfferHistoryProps = { offerId: string; version: number };

export function OwnOfferHistory({ offerId, version }: OwnOfferHistoryProps) {
  const t = useMessages(ownOfferMessages);
  const words = useOwnOfferWords();
  return <RecordHistory entity="own_offer" id={offerId} version={version} words={words} title={t('history')} />;
}
