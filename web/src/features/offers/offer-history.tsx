import { useMessages } from '../../i18n/index.ts';
import { RecordHistory } from '../../ui/history/index.ts';
import type { FieldWords, WithFieldWords } from '../../ui/routing/index.ts';
import { offersMessages } from './offers.messages.ts';

function useOfferWords(): FieldWords {
  const t = useMessages(offersMessages);
  const fields = { productId: t('product'), variantId: t('variant'), continues: t('continues') };
  return { fields };
}

export const OfferWords: WithFieldWords = ({ children }) => children(useOfferWords());

export function OfferHistory({ offerId }: { offerId: string }) {
  return <RecordHistory entity="offer" id={offerId} words={useOfferWords()} />;
}
