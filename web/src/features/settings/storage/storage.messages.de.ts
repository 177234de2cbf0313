import type { Translation } from '../../../i18n/index.ts';
import type { english } from './storage.messages.ts';

export const translation: Translation<typeof english> = {
  intro:
    'Was mit der Zeit wächst, wie viel davon behalten wird und was wann gelöscht wird. Worauf etwas beruht, bleibt immer. Gezählt einmal am Tag.',
  counted: 'Gezählt',
  notCounted: 'Noch wurde nichts gezählt. Die erste Zählung endet innerhalb eines Tages nach dem ersten Start.',
  ofShop: 'Nur vom Shop',
  allShops: 'Alle Shops zeigen',
  'kind.STORED_PAGES': 'Gespeicherte Seiten und Feeds',
  'kind.FETCHES': 'Abrufe von Seiten',
  'kind.SNAPSHOTS': 'Snapshots von Angeboten',
  'kind.RUN_ITEMS': 'Einträge von Läufen',
  'kind.AUDIT': 'Änderungsprotokoll',
  kept: 'Behalten',
  held: 'Bleibt immer',
  due: 'Wird gelöscht',
  lastFreed: 'Zuletzt freigegeben',
  amount_one: '{{count}} Eintrag, {{bytes}}',
  amount_other: '{{count}} Einträge, {{bytes}}',
  estimated: 'Die Bytes sind der Anteil der Einträge an ihrer Tabelle mit deren Indizes.',
  byMonth: 'Nach Monat',
  month: 'Monat',
  goesAt: 'Frist endet am',
  forEver: 'Für immer behalten',
  allMonths: 'Alle {{count}} Monate zeigen',
  nothingKept: 'Es wird nichts behalten.',
  notCountedYet: 'Noch nicht gezählt; die erste Zählung endet innerhalb eines Tages nach dem ersten Start.',
  byShop: 'Nach Shop',
  shop: 'Shop',
  limit: 'Behalten für',
  ownLimit: 'eigener Wert',
};
