import type { Translation } from '../../i18n/index.ts';
import type { english } from './offer-values.messages.ts';

export const translation: Translation<typeof english> = {
  'available.InStock': 'Auf Lager',
  'available.InStoreOnly': 'Nur im Laden',
  'available.OnlineOnly': 'Nur online',
  'available.LimitedAvailability': 'Begrenzt verfügbar',
  'available.OutOfStock': 'Nicht auf Lager',
  'available.SoldOut': 'Ausverkauft',
  'available.Discontinued': 'Eingestellt',
  'available.PreOrder': 'Vorbestellbar',
  'available.PreSale': 'Vorverkauf',
  'available.BackOrder': 'Nachlieferung',
  'available.MadeToOrder': 'Auf Bestellung gefertigt',
  'available.Reserved': 'Reserviert',
  'condition.NewCondition': 'Neu',
  'condition.UsedCondition': 'Gebraucht',
  'condition.RefurbishedCondition': 'Generalüberholt',
  'condition.DamagedCondition': 'Beschädigt',
};
