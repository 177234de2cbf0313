import type { english } from './bulk.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  ROW_GONE: 'Cet élément n’existe plus, ou vous est caché.',
  ROW_IN_BIN: 'Cet élément est dans la corbeille.\nRétablissez-le d’abord depuis la corbeille.',
  ROW_CHANGED: 'Quelqu’un l’a modifié au même instant.\nRecommencez.',
  CHOICE_GONE: 'Ce qui a été choisi n’existe plus.\nChoisissez de nouveau.',
  NO_RIGHT_TO_ROW: 'Vous ne pouvez pas faire cela à cet élément.\nAdressez-vous à un administrateur.',
  RUN_AT_WORK: 'L’exécution est encore en cours.\nAnnulez-la d’abord, ou attendez sa fin.',
  RUN_IS_UNDO: 'Cette exécution en a annulé une autre.\nCe que celle-ci avait fait peut être refait depuis la liste.',
  RUN_LASTS: 'Ce que cette exécution a fait ne peut pas être annulé.',
  RUN_UNDONE: 'Cette exécution a déjà été annulée.',
  RUN_CHANGED_NOTHING: 'Cette exécution n’a rien modifié, ou ses résultats ont disparu.',
  RUN_NOTHING_LEFT: 'Aucun élément de cette exécution n’a été refusé ni n’a échoué, ou ses résultats ont disparu.',
  RUN_ONLY_CONFLICTS:
    'Tout ce que cette exécution a laissé a été modifié ailleurs après sa préparation ; réessayer n’y changerait rien.\nVérifiez de nouveau le fichier, ou modifiez de nouveau les éléments.',
  RUN_CANCELLED: 'Cette exécution a été annulée en cours.\nRecommencez depuis la liste.',
};
