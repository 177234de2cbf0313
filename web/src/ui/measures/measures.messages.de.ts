import type { Translation } from '../../i18n/index.ts';
import type { english } from './measures.messages.ts';

export const translation: Translation<typeof english> = {
  'measure.ORDERS': 'Bestellungen',
  'measure.GROSS_SALES': 'Bruttoverkäufe',
  'measure.NET_SALES': 'Nettoverkäufe',
  'measure.TAX': 'Steuer',
  'measure.DISCOUNTS': 'Rabatte',
  'measure.REFUNDS': 'Erstattungen',
  'measure.REVENUE': 'Umsatz',
  'measure.AVERAGE_ORDER': 'Durchschnittliche Bestellung',
  'measure.UNITS': 'Stück',
  'measure.NEW_CUSTOMERS': 'Neue Kunden',
  'measure.CAPTURED': 'Eingezogen',
  'measure.PRODUCTS': 'Produkte',
  'measure.COMPLETE_PRODUCTS': 'Vollständige Produkte',
  'measure.COMPLETENESS': 'Vollständigkeit',
  'measure.COMMENTS': 'Kommentare',
  'measure.COMMENTS_WAITING': 'Zu entscheidende Kommentare',
  'measure.RATING': 'Durchschnittliche Bewertung',
};
