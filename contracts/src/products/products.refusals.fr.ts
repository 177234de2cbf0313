import type { english } from './products.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  BRAND_ARCHIVED:
    'La marque {{brand}} est archivée : ses produits ne peuvent pas être actifs.\nRétablissez d’abord la marque.',
  ARCHIVE_REASON_MISSING: 'Un produit est archivé avec un motif.\nArchivez-le de nouveau et choisissez-en un.',
  ARCHIVED_NOT_BINNED:
    'Ce produit est dans les archives et non dans la corbeille.\nMettez-le d’abord dans la corbeille.',
  VALUE_OF_SOURCE: 'Personne ne l’a saisi : une source l’indique, et cela reste.',
  VALUE_TAKEN:
    'Un autre produit, {{name}}, a déjà « {{text}} ».\nSaisissez une autre valeur, ou modifiez-la d’abord là-bas.',
  'VALUE_TAKEN:hidden':
    'Un produit que vous ne pouvez pas voir a déjà « {{text}} ».\nSaisissez une autre valeur, ou demandez à un administrateur.',
  TOO_MANY_TAGS: 'Un produit peut avoir {{most}} mots-clés au plus.\nRetirez-en d’abord.',
  already_there: 'Le produit est déjà dans cet état : {{status}}.',
  'already_there:archived':
    'Le produit est déjà archivé.\nOuvrez « Archiver un produit » pour le désarchiver ou voir pourquoi il est archivé.',
  no_such_move: 'Un produit dans cet état ({{from}}) ne peut pas passer à : {{to}}.\nPossible : {{ways}}.',
  'no_such_move:from':
    'Un produit dans cet état ({{from}}) ne peut pas passer à : {{to}}, seulement depuis : {{starts}}.\nPossible : {{ways}}.',
  'restored:identifier': 'Un autre produit, {{name}}, porte aussi {{kind}} {{value}}.',
  'status:DRAFT': 'brouillon',
  'status:IN_REVIEW': 'en contrôle',
  'status:REJECTED': 'refusé',
  'status:ACTIVE': 'actif',
  'status:UNLISTED': 'non répertorié',
  'status:ARCHIVED': 'archivé',
};
