import type { english } from './audit.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  FIELDS_NOT_YOURS:
    'Vous ne pouvez pas modifier ces champs : {{fields}}.\nDemandez à un administrateur un rôle qui le peut.',
  not_revertible: 'Cette modification a déjà été annulée, ou ne peut pas l’être.',
  change_gone:
    'Cette modification a été supprimée avec le début du journal, qui n’est gardé qu’un temps.\nModifiez la fiche à la main.',
  changed_since: 'Quelqu’un a modifié ces champs depuis.\nModifiez-les à la main.',
  created_changed_since:
    'Quelqu’un a modifié cette fiche après sa création.\nOuvrez-la pour voir ce qui a changé, et supprimez-la à la main si elle n’est plus utile.',
  not_possible: 'Ce qu’il y avait avant n’est plus possible, ou est identique à maintenant.',
};
