import type { english } from './orders.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  ORDER_NO_LINES: 'Es steht noch nichts darin.\nFügen Sie mindestens eine Position hinzu.',
  ORDER_CHANNEL_ARCHIVED:
    '{{channel}} ist archiviert: Darüber kommen keine Bestellungen herein.\nWählen Sie einen anderen Kanal.',
  ORDER_EXISTS:
    'Die Bestellung {{id}} gibt es schon mit anderem Inhalt: {{differences}}.\nSenden Sie diese mit einer anderen externen ID, oder lassen Sie es.',
  ORDER_CODE_LOST: '{{code}} gilt nicht mehr: {{reason}}\nGeben Sie die Bestellung ohne ihn auf, oder ändern Sie sie.',
  ORDER_NOT_A_DRAFT: 'Die Bestellung ist schon {{status}} und kein Entwurf mehr.\nÖffnen Sie die Bestellung.',
  ORDER_NOT_DISCARDED:
    'Die Bestellung ist {{status}}: Sie hat eine Nummer und bleibt.\nNur ein Entwurf wird verworfen.',
  'order_status:NEW': 'neu',
  'order_status:BIN': 'im Papierkorb',
  'order_status:DRAFT': 'ein Entwurf',
  'order_status:OPEN': 'offen',
  'order_status:COMPLETED': 'abgeschlossen',
  'order_status:CANCELLED': 'storniert',
  'order_part:terms': 'Währung, Sprache oder Zeit',
  'order_part:lines': 'Positionen',
  'order_part:totals': 'Summen',
  'order_part:customer': 'Kunde',
  'order_part:addresses': 'Adressen',
  'order_part:codes': 'Rabattcodes',
};
