import type { english } from './order-returns.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  RETURN_TOO_MANY: 'Seules {{left}} unités de {{title}} peuvent revenir.\nNe retournez pas davantage.',
  RETURN_NOTHING_LEFT:
    'Rien de ce qui est expédié ne peut encore revenir.\nExpédiez d’abord, ou voyez les retours de la commande.',
  RETURN_REFUND_OPEN: 'Décidez d’abord du remboursement de {{amount}}.\nRemboursez, ou dites pourquoi il n’y en a pas.',
  RETURN_REFUND_WAITS: 'Un remboursement de {{amount}} attend une seconde personne.\nDécidez-en d’abord.',
  RETURN_NOTHING_TO_REFUND: 'Il n’y a rien à rembourser pour ce qui a été accepté.\nClôturez le retour.',
  'RETURN_NO_WAY:REQUESTED': 'Le retour attend une décision.\nApprouvez-le ou refusez-le d’abord.',
  'RETURN_NO_WAY:APPROVED': 'Le retour est approuvé, et rien n’est encore arrivé.\nRéceptionnez-le d’abord.',
  'RETURN_NO_WAY:RECEIVED': 'Le retour est déjà réceptionné.\nRemboursez-le, ou clôturez-le.',
  'RETURN_NO_WAY:CLOSED': 'Le retour est clôturé.\nFaites-en un nouveau pour le reste.',
  'RETURN_NO_WAY:DECLINED': 'Le retour a été refusé.\nFaites-en un nouveau.',
  'RETURN_NO_WAY:CANCELLED': 'Le retour a été annulé.\nFaites-en un nouveau.',
  FULFILMENT_IN_RETURN_one: '{{count}} unité en est dans un retour.\nAnnulez d’abord le retour.',
  FULFILMENT_IN_RETURN_other: '{{count}} unités en sont dans un retour.\nAnnulez d’abord le retour.',
};
