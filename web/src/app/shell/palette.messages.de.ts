import type { Translation } from '../../i18n/index.ts';
import type { english } from './palette.messages.ts';

export const translation: Translation<typeof english> = {
  findPlaceholder: 'Name, Seite oder Aktion eingeben',
  pages: 'Seiten',
  actions: 'Aktionen',
  recent: 'Zuletzt',
  showMore: 'Mehr aus {{group}} zeigen',
  showAll: 'Alle zeigen: {{group}}',
  found: 'Gefunden',
  searching: 'Wird gesucht …',
  searchFailed: 'Die Datensätze ließen sich nicht durchsuchen. Seiten und Aktionen stehen trotzdem hier.',
  nothingFound: 'Nichts gefunden. Versuchen Sie ein anderes Wort.',
  files: 'Dateien',
  contacts: 'Kontakte',
  copiedText: 'Kopiert: {{text}}',
  starHint: 'setzt oder entfernt das Lesezeichen',
  starred: 'mit Lesezeichen',
};
