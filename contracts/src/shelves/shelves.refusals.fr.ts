import type { english } from './shelves.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  'SHELF_DECIDED:ACCEPTED':
    'La catégorie de boutique a déjà été acceptée.\nRouvrez-la pour choisir une autre catégorie.',
  'SHELF_DECIDED:DISMISSED': 'La catégorie de boutique a déjà été écartée.\nRouvrez-la d’abord.',
  'SHELF_DECIDED:OPEN': 'La catégorie de boutique est déjà ouverte.',
  SHELF_NOT_PROPOSED: 'Il n’y a aucune proposition pour la catégorie de boutique.\nChoisissez une catégorie.',
  'shelf_is:google': 'La catégorie {{id}} de Google est liée à « {{name}} ».',
  'shelf_is:products':
    '{{count}} produits sur {{total}} de cette catégorie de boutique sont déjà dans cette catégorie.',
  'shelf_is:name': '« {{step}} » porte le nom de la catégorie « {{name}} ».',
  'shelf_is:part': '« {{step}} » est une sorte de « {{name}} ».',
  'shelf_is:above': 'Le niveau supérieur, « {{step}} », porte le nom de la catégorie « {{name}} ».',
};
