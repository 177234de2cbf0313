import type { Translation } from '../../i18n/index.ts';
import type { english } from './measures.messages.ts';

export const translation: Translation<typeof english> = {
  'measure.ORDERS': 'Commandes',
  'measure.GROSS_SALES': 'Ventes brutes',
  'measure.NET_SALES': 'Ventes nettes',
  'measure.TAX': 'Taxe',
  'measure.DISCOUNTS': 'Remises',
  'measure.REFUNDS': 'Remboursements',
  'measure.REVENUE': 'Chiffre d’affaires',
  'measure.AVERAGE_ORDER': 'Commande moyenne',
  'measure.UNITS': 'Unités',
  'measure.NEW_CUSTOMERS': 'Nouveaux clients',
  'measure.CAPTURED': 'Encaissé',
  'measure.PRODUCTS': 'Produits',
  'measure.COMPLETE_PRODUCTS': 'Produits complets',
  'measure.COMPLETENESS': 'Complétude',
  'measure.COMMENTS': 'Commentaires',
  'measure.COMMENTS_WAITING': 'Commentaires à décider',
  'measure.RATING': 'Note moyenne',
};
