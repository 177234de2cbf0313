import type { english } from './shelves.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  'SHELF_DECIDED:ACCEPTED':
    'La catégorie de la boutique a déjà été acceptée.\nRouvrez-la pour choisir une autre catégorie.',
  'SHELF_DECIDED:DISMISSED': 'La catégorie de la boutique a déjà été écartée.\nRouvrez-la d’abord.',
  'SHELF_DECIDED:OPEN': 'La catégorie de la boutique est déjà ouverte.',
};
