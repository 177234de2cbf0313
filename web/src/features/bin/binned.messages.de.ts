import type { Translation } from '../../i18n/index.ts';
import type { english } from './binned.messages.ts';

export const translation: Translation<typeof english> = {
  name: 'Bezeichnung',
  kind: 'Art',
  deletedBy: 'Gelöscht von',
  deletedAt: 'Gelöscht',
  purgeAt: 'Endgültig gelöscht am',
  actions: 'Aktionen',
  since: 'Gelöscht seit',
  until: 'Gelöscht bis',
  restore: 'Wiederherstellen',
  restoreNamed: '{{name}} wiederherstellen',
  restoreMany_one: '{{count}} Eintrag wiederherstellen',
  restoreMany_other: '{{count}} Einträge wiederherstellen',
  purge: 'Endgültig löschen',
  purgeNamed: '{{name}} endgültig löschen',
  purgeMany_one: '{{count}} Eintrag endgültig löschen',
  purgeMany_other: '{{count}} Einträge endgültig löschen',
  purgeText:
    'Das lässt sich nicht rückgängig machen. Angebote eines Produkts bleiben, ohne Produkt; das Änderungsprotokoll behält, was geschah.',
  purged: '{{name}} ist endgültig gelöscht',
  emptyTitle: 'Der Papierkorb ist leer',
  emptyText:
    'Gelöschte Produkte, gespeicherte Ansichten und Rollen bleiben hier, bis sie wiederhergestellt werden oder ihre Frist abläuft.',
};
