import type { english } from './order-update.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  ORDER_NOTHING_ON_ITS_WAY: 'Nichts davon ist unterwegs.\nVersenden Sie sie erst.',
  TRACKING_NO_SHOP:
    'Sendungsnummern werden in einen Shop importiert, und keiner von Ihren ist gewählt.\nWählen Sie einen Shop, dessen Bestellungen Sie versenden dürfen.',
  'tracking_order:unknown': 'Der Shop hat keine Bestellung „{{text}}“.\nBerichtigen Sie die Nummer.',
  'tracking_order:other_shop': 'Die Bestellung „{{text}}“ gehört zum Shop {{shop}}.\nImportieren Sie diese Zeile dort.',
  'tracking_order:several':
    'Mehr als eine Bestellung heißt „{{text}}“.\nSchreiben Sie die Nummer, die der Shop selbst vergeben hat.',
  'tracking_cell:sku':
    'Die Bestellung hat nichts zu versenden mit der SKU „{{text}}“.\nBerichtigen Sie sie, oder lassen Sie sie leer für alles, was offen ist.',
  'tracking_cell:later':
    '„{{text}}“ ist noch nicht gekommen.\nSchreiben Sie, wann versandt wurde, oder lassen Sie es leer für jetzt.',
};
