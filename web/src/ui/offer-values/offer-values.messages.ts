import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  'available.InStock': 'In stock',
  'available.InStoreOnly': 'In store only',
  'available.OnlineOnly': 'Online only',
  'available.LimitedAvailability': 'Limited stock',
  'available.OutOfStock': 'Out of stock',
  'available.SoldOut': 'Sold out',
  'available.Discontinued': 'Discontinued',
  'available.PreOrder': 'Pre-order',
  'available.PreSale': 'Pre-sale',
  'available.BackOrder': 'Back-order',
  'available.MadeToOrder': 'Made to order',
  'available.Reserved': 'Reserved',
  'condition.NewCondition': 'New',
  'condition.UsedCondition': 'Used',
  'condition.RefurbishedCondition': 'Refurbished',
  'condition.DamagedCondition': 'Damaged',
};

export const offerValueMessages = defineCatalogue('offer-values', english, {
  de: () => import('./offer-values.messages.de.ts'),
  fr: () => import('./offer-values.messages.fr.ts'),
  pt: () => import('./offer-values.messages.pt.ts'),
});
