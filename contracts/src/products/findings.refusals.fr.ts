import type { english } from './findings.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  finding_other_family: 'Cette unité ne convient pas à l’attribut.',
  finding_not_positive: 'Une quantité qui n’est pas supérieure à zéro n’est pas une valeur ici.',
  finding_no_unit: 'Le nombre n’a pas d’unité.',
  finding_unread: 'Rien ne s’y lit comme cet attribut.',
  finding_too_short: 'Le texte compte moins de {{least}} caractères.',
  finding_too_long: 'Le texte compte plus de {{most}} caractères.',
  finding_too_small: 'C’est inférieur à {{least}}.',
  finding_too_large: 'C’est supérieur à {{most}}.',
  finding_not_a_choice: 'L’attribut n’admet pas ce texte.',
  finding_not_of_the_pattern: 'Cela ne correspond pas au modèle {{pattern}}.',
  finding_taken: 'Un autre produit a déjà ce texte.',
};
