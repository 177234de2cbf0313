import type { Translation } from '../../i18n/index.ts';
import type { english } from './products.messages.ts';

export const translation: Translation<typeof english> = {
  emptyTitle: 'Noch keine Produkte',
  emptyText:
    'Produkte werden aus den Angeboten von Geschäften gewonnen: Quarry liest die Geschäfte, und Sie nehmen an, was der Prüftisch vorschlägt.',
  name: 'Bezeichnung',
  status: 'Zustand',
  DRAFT: 'Entwurf',
  IN_REVIEW: 'In Prüfung',
  REJECTED: 'Abgelehnt',
  ACTIVE: 'Aktiv',
  UNLISTED: 'Nicht gelistet',
  ARCHIVED: 'Archiviert',
  brand: 'Marke',
  category: 'Kategorie',
  shop: 'Geschäft',
  shops: 'Beobachtete Geschäfte',
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
