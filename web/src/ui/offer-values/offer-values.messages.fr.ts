import type { Translation } from '../../i18n/index.ts';
import type { english } from './offer-values.messages.ts';

export const translation: Translation<typeof english> = {
  'available.InStock': 'En stock',
  'available.InStoreOnly': 'En magasin seulement',
  'available.OnlineOnly': 'En ligne seulement',
  'available.LimitedAvailability': 'Stock limité',
  'available.OutOfStock': 'Rupture de stock',
  'available.SoldOut': 'Épuisé',
  'available.Discontinued': 'Arrêté',
  'available.PreOrder': 'Précommande',
  'available.PreSale': 'Prévente',
  'available.BackOrder': 'En réapprovisionnement',
  'available.MadeToOrder': 'Fabriqué à la commande',
  'available.Reserved': 'Réservé',
  'condition.NewCondition': 'Neuf',
  'condition.UsedCondition': 'D’occasion',
  'condition.RefurbishedCondition': 'Reconditionné',
  'condition.DamagedCondition': 'Endommagé',
};
