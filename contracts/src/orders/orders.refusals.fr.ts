import type { english } from './orders.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  ORDER_NO_LINES: 'Elle est encore vide.\nAjoutez au moins une ligne.',
  ORDER_CHANNEL_ARCHIVED:
    '{{channel}} est archivé : aucune commande n’arrive par ce canal.\nChoisissez un autre canal.',
  ORDER_EXISTS:
    'La commande {{id}} existe avec un autre contenu : {{differences}}.\nEnvoyez celle-ci avec un autre identifiant externe, ou laissez-la.',
  ORDER_CODE_LOST: '{{code}} ne s’applique plus : {{reason}}\nPassez la commande sans lui, ou modifiez-la.',
  ORDER_NOT_A_DRAFT: 'La commande est déjà {{status}} et n’est plus un brouillon.\nOuvrez la commande.',
  ORDER_NOT_DISCARDED: 'La commande est {{status}} : elle a un numéro et reste.\nSeul un brouillon s’écarte.',
  'order_status:NEW': 'nouvelle',
  'order_status:BIN': 'dans la corbeille',
  'order_status:DRAFT': 'un brouillon',
  'order_status:OPEN': 'ouverte',
  'order_status:COMPLETED': 'terminée',
  'order_status:CANCELLED': 'annulée',
  'order_part:terms': 'devise, langue ou heure',
  'order_part:lines': 'lignes',
  'order_part:totals': 'totaux',
  'order_part:customer': 'client',
  'order_part:addresses': 'adresses',
  'order_part:codes': 'codes de remise',
};
