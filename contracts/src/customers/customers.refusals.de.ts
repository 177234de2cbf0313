import type { english } from './customers.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  CUSTOMER_EMAIL_TAKEN:
    'Diese E-Mail-Adresse gehört {{name}}: zusammenführen?\nFühren Sie beide zusammen oder verwenden Sie eine andere Adresse.',
  CUSTOMER_MERGED:
    'Dieser Kunde wurde mit {{name}} zusammengeführt.\nÖffnen Sie {{name}} und nehmen Sie die Änderung dort vor.',
  CUSTOMER_MERGE_SAME: 'Das ist ein und derselbe Kunde.\nWählen Sie einen anderen.',
  CUSTOMER_MERGE_SHOPS: 'Sie gehören zu verschiedenen Shops.\nWählen Sie einen Kunden desselben Shops.',
  CUSTOMER_MERGE_GONE:
    'Was zusammengeführt wurde, ist seitdem weiter zusammengeführt worden.\nMachen Sie zuerst die spätere Zusammenführung rückgängig.',
  CUSTOMER_ADDRESSES_FULL:
    'Ein Kunde hat höchstens {{count}} Adressen.\nEntfernen Sie eine, die nicht mehr gebraucht wird.',
  CUSTOMER_ERASED:
    'Ein gelöschter Kunde kann nicht zurückkehren.\nEine neue Bestellung mit der Adresse legt einen neuen Kunden an.',
  CUSTOMER_ERASURE_WAITS:
    'Das Löschen wartet auf {{count}} offene Vorgänge und läuft von selbst, sobald sie enden.\nBeenden Sie sie früher oder ziehen Sie den Antrag zurück.',
};
