import type { english } from './orders.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  ordersShipWithin: 'Versenden innerhalb von (Stunden)',
  'ordersShipWithin.help':
    'Eine Bestellung, die nach so vielen Stunden bezahlt und nicht versandt ist, gilt als verspätet.',
  ordersAutoComplete: 'Bestellungen selbst abschließen',
  'ordersAutoComplete.help':
    'Eine bezahlte und versandte Bestellung schließt sich selbst ab. Wer eine wieder öffnet, schließt sie von Hand ab.',
};
