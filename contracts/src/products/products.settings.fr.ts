import type { english } from './products.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  contentLocales: 'Langues du contenu',
  'contentLocales.help':
    'Les langues dans lesquelles les textes du catalogue sont écrits, la plus importante d’abord : les textes sans langue sont dans celle-ci.',
  'effect.localeRemoved_one':
    '{{count}} produit a des textes en {{locale}}. Ils restent, mais on ne peut plus en écrire dans cette langue.',
  'effect.localeRemoved_other':
    '{{count}} produits ont des textes en {{locale}}. Ils restent, mais on ne peut plus en écrire dans cette langue.',
};
