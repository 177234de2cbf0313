import type { Translation } from '../../i18n/index.ts';
import type { english } from './products.messages.ts';

export const translation: Translation<typeof english> = {
  emptyTitle: 'Noch keine Produkte',
  emptyText:
    'Produkte entstehen aus den Angeboten der Shops: Quarry crawlt die Shops, und Sie nehmen die Vorschläge am Prüftisch an.',
  name: 'Bezeichnung',
  status: 'Status',
  DRAFT: 'Entwurf',
  IN_REVIEW: 'In Prüfung',
  REJECTED: 'Abgelehnt',
  ACTIVE: 'Aktiv',
  UNLISTED: 'Nicht gelistet',
  ARCHIVED: 'Archiviert',
  brand: 'Marke',
  category: 'Kategorie',
  shop: 'Shop',
  shops: 'Beobachtete Shops',
  offers: 'Beobachtete Angebote',
  withOffers: 'Mit beobachteten Angeboten',
  withoutOffers: 'Ohne beobachtete Angebote',
  lowestPrice: 'Niedrigster beobachteter Preis',
  completeness: 'Vollständigkeit',
  belowPercent: 'Unter {{percent}} %',
  created: 'Hinzugefügt',
  updated: 'Geändert',
  archiveProducts_one: '{{count}} Produkt archivieren',
  archiveProducts_other: '{{count}} Produkte archivieren',
  deleteProducts_one: '{{count}} Produkt löschen',
  deleteProducts_other: '{{count}} Produkte löschen',
};
