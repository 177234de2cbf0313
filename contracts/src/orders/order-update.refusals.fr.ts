import type { english } from './order-update.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  ORDER_NOTHING_ON_ITS_WAY: 'Rien n’en est en route.\nExpédiez-la d’abord.',
  TRACKING_NO_SHOP:
    'Les numéros de suivi sont importés dans une boutique, et aucune des vôtres n’est choisie.\nChoisissez une boutique dont vous pouvez expédier les commandes.',
  'tracking_order:unknown': 'La boutique n’a pas de commande « {{text}} ».\nCorrigez le numéro.',
  'tracking_order:other_shop': 'La commande « {{text}} » est de la boutique {{shop}}.\nImportez cette ligne là-bas.',
  'tracking_order:several':
    'Plusieurs commandes s’appellent « {{text}} ».\nÉcrivez le numéro que la boutique a elle-même donné.',
  'tracking_cell:sku':
    'La commande n’a rien à expédier avec le SKU « {{text}} ».\nCorrigez-le, ou laissez-le vide pour tout ce qui est ouvert.',
  'tracking_cell:later':
    '« {{text}} » n’est pas encore arrivé.\nÉcrivez quand elle a été expédiée, ou laissez vide pour maintenant.',
};
