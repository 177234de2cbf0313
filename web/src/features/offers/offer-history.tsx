import { useMessages } from '../../i18n/index.ts';
import { RecordHistory } from '../audit/index.ts';
import { offersMessages } from './offers.messages.ts';

export function OfferHistory({ offerId }: { offerId: string }) {
  const t = useMessages(offersMessages);
  const fields = { productId: t('product'), variantId: t('variant'), continues: t('continues') };
  return <RecordHistory entity="offer" id={offerId} words={{ fields }} />;
}
