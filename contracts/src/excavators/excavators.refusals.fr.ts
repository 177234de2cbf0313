import type { english } from './excavators.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  TRANSITION: 'Un excavateur dans cet état ({{from}}) ne peut pas passer à : {{to}}.',
  'excavator.archived': 'Un excavateur archivé ne tourne pas.\nRemettez-le en brouillon, puis activez-le.',
  NOT_ACTIVE: 'Seul un excavateur actif tourne.\nActivez-le d’abord.',
  RUNNING: 'Une exécution de cet excavateur est en cours.\nAttendez qu’elle se termine.',
  TOO_FEW_LABELS:
    'L’entraînement demande au moins {{fewest}} paires identiques et {{fewest}} différentes ; il y en a {{matches}} et {{others}}.\nDécidez d’abord davantage de propositions.',
  ALREADY_DECIDED: 'Cette proposition est déjà décidée.\nIl ne reste rien à y faire.',
  VERSION_CONFLICT: 'La proposition a changé entre-temps.\nRegardez-la de nouveau.',
  NOT_FOUND: 'Cette proposition n’existe pas, ou ce n’est pas à vous de la décider.',
  KIND_NOT_DECIDABLE: 'Ce type de proposition ne peut pas être accepté ici.',
  TARGET_GONE: 'L’offre ou le produit n’existe plus.\nChoisissez un autre produit.',
  'TARGET_GONE:reject': 'L’offre ou le produit n’existe plus.\nRefusez la proposition ; l’offre sera réexaminée.',
  OFFER_GONE: 'L’offre n’existe plus.\nRefusez la proposition.',
  OFFER_BACK: 'L’ancienne offre est de retour, ou l’une des deux a disparu.\nRefusez la proposition.',
  LINK_GONE: 'L’offre n’est plus rattachée à ce produit.\nRefusez la proposition.',
  VALUE_GONE: 'L’offre n’indique plus cette valeur, ou le produit a disparu.\nRefusez la proposition.',
  NOT_UNDOABLE: 'Des éléments plus récents ont remplacé cette proposition ; il n’y a rien à annuler.',
  PRODUCT_PURGED: 'Le produit a été supprimé définitivement, et cette décision avec lui.',
};
