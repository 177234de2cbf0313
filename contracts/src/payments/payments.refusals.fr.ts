import type { english } from './payments.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  PAYMENT_MORE_THAN_OPEN: 'Seuls {{left}} sur {{authorized}} peuvent être encaissés.\nEncaissez au plus ce montant.',
  PAYMENT_AUTHORISATION_ENDED: 'L’autorisation a pris fin le {{date}} : demandez un nouveau paiement.',
  PAYMENT_CAPTURED: '{{captured}} sont déjà encaissés : remboursez-les.',
  PAYMENT_NOTHING_OPEN: 'Rien de {{authorized}} n’est encore ouvert.\nEnregistrez un nouveau paiement.',
  PAYMENT_ORDER_DRAFT: 'La commande est un brouillon, pour lequel rien n’est encore payé.\nPassez d’abord la commande.',
  PAYMENT_ORDER_CANCELLED:
    'La commande est annulée : plus rien n’est autorisé pour elle.\nEnregistrez un paiement qui est arrivé.',
};
