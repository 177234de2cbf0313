import type { english } from './orders.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  ordersShipWithin: 'Versenden innerhalb von (Stunden)',
  'ordersShipWithin.help':
    'Eine bezahlte Bestellung, die nach so vielen Stunden an Arbeitstagen nicht versandt ist, gilt als verspätet.',
  ordersWorkingDays: 'Arbeitstage',
  'ordersWorkingDays.help': 'Nur die Stunden dieser Tage zählen für den Versand, nach den Uhren des Shops.',
  ordersAutoComplete: 'Bestellungen selbst abschließen',
  'ordersAutoComplete.help':
    'Eine bezahlte und versandte Bestellung schließt sich selbst ab. Wer eine wieder öffnet, schließt sie von Hand ab.',
};
