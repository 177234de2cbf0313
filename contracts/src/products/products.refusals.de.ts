import type { english } from './products.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  BRAND_ARCHIVED:
    'Die Marke {{brand}} ist archiviert, ihre Produkte können deshalb nicht aktiv sein.\nStellen Sie zuerst die Marke wieder her.',
  ARCHIVE_REASON_MISSING:
    'Ein Produkt wird mit einem Grund archiviert.\nArchivieren Sie es noch einmal und wählen Sie einen.',
  ARCHIVED_NOT_BINNED:
    'Dieses Produkt liegt im Archiv und nicht im Papierkorb.\nLegen Sie es zuerst in den Papierkorb.',
  VALUE_OF_SOURCE: 'Niemand hat es von Hand gesetzt: Es steht in einer Quelle, und das bleibt.',
  VALUE_TAKEN:
    'Ein anderes Produkt, {{name}}, hat „{{text}}“ bereits.\nGeben Sie einen anderen Wert ein, oder ändern Sie ihn dort zuerst.',
  'VALUE_TAKEN:hidden':
    'Ein Produkt, das Sie nicht sehen dürfen, hat „{{text}}“ bereits.\nGeben Sie einen anderen Wert ein, oder fragen Sie einen Administrator.',
  TOO_MANY_TAGS: 'Ein Produkt kann höchstens {{most}} Schlagwörter haben.\nEntfernen Sie zuerst einige.',
  already_there: 'Das Produkt ist schon in diesem Zustand: {{status}}.',
  'already_there:archived':
    'Das Produkt ist schon archiviert.\nÖffnen Sie „Produkt archivieren“, um es aus dem Archiv zu holen oder den Grund zu sehen.',
  no_such_move: 'Ein Produkt in diesem Zustand ({{from}}) kann nicht {{to}} werden.\nMöglich ist: {{ways}}.',
  'no_such_move:from':
    'Ein Produkt in diesem Zustand ({{from}}) kann nicht {{to}} werden, nur eines in diesem: {{starts}}.\nMöglich ist: {{ways}}.',
  'restored:identifier': 'Ein anderes Produkt, {{name}}, hat die {{kind}} {{value}} auch.',
  'status:DRAFT': 'Entwurf',
  'status:IN_REVIEW': 'in Prüfung',
  'status:REJECTED': 'abgelehnt',
  'status:ACTIVE': 'aktiv',
  'status:UNLISTED': 'nicht gelistet',
  'status:ARCHIVED': 'archiviert',
};
