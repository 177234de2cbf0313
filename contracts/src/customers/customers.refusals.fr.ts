import type { english } from './customers.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  CUSTOMER_EMAIL_TAKEN:
    'Cette adresse e-mail appartient à {{name}} : les fusionner ?\nFusionnez les deux, ou utilisez une autre adresse.',
  CUSTOMER_MERGED: 'Ce client a été fusionné avec {{name}}.\nOuvrez {{name}} et faites-y la modification.',
  CUSTOMER_MERGE_SAME: 'Il s’agit d’un seul et même client.\nChoisissez-en un autre.',
  CUSTOMER_MERGE_SHOPS: 'Ils appartiennent à des boutiques différentes.\nChoisissez un client de la même boutique.',
  CUSTOMER_MERGE_GONE: 'Ce qui a été fusionné l’a de nouveau été depuis.\nAnnulez d’abord la fusion la plus récente.',
  CUSTOMER_ADDRESSES_FULL: 'Un client a au plus {{count}} adresses.\nSupprimez-en une qui ne sert plus.',
  CUSTOMER_ERASED:
    'Un client effacé ne peut pas revenir.\nUne nouvelle commande avec son adresse crée un nouveau client.',
  CUSTOMER_ERASURE_WAITS:
    'L’effacement attend {{count}} affaires en cours ; il se fera de lui-même quand elles seront closes.\nTerminez-les plus tôt, ou retirez la demande.',
};
