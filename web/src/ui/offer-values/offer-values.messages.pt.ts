import type { Translation } from '../../i18n/index.ts';
import type { english } from './offer-values.messages.ts';

export const translation: Translation<typeof english> = {
  'available.InStock': 'Em stock',
  'available.InStoreOnly': 'Só na loja',
  'available.OnlineOnly': 'Só online',
  'available.LimitedAvailability': 'Stock limitado',
  'available.OutOfStock': 'Sem stock',
  'available.SoldOut': 'Esgotado',
  'available.Discontinued': 'Descontinuado',
  'available.PreOrder': 'Pré-encomenda',
  'available.PreSale': 'Pré-venda',
  'available.BackOrder': 'Por encomenda ao fornecedor',
  'available.MadeToOrder': 'Feito por encomenda',
  'available.Reserved': 'Reservado',
  'condition.NewCondition': 'Novo',
  'condition.UsedCondition': 'Usado',
  'condition.RefurbishedCondition': 'Recondicionado',
  'condition.DamagedCondition': 'Danificado',
};
