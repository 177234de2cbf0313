import type { english } from './attributes.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  ATTRIBUTE_OF_SYSTEM:
    'L’attribut fait partie de chaque produit et ne peut pas être supprimé.\nModifiez plutôt ses noms, son aide ou ses alias.',
  ATTRIBUTE_OPTION_IN_USE_one:
    '{{count}} produit a l’option « {{name}} », elle reste donc.\nDonnez-lui d’abord une autre valeur.',
  ATTRIBUTE_OPTION_IN_USE_other:
    '{{count}} produits ont l’option « {{name}} », elle reste donc.\nDonnez-leur d’abord une autre valeur.',
  ATTRIBUTE_WORD_TAKEN:
    'L’attribut {{name}} a déjà « {{word}} ».\nChoisissez un autre mot, ou retirez-le d’abord de cet attribut.',
  ATTRIBUTE_WORD_TAKEN_IN_BIN:
    'L’attribut {{name}} dans la corbeille a « {{word}} ».\nRestaurez cet attribut, ou choisissez un autre mot.',
};
