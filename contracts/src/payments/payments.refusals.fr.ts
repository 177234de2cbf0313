import type { english } from './payments.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  PAYMENT_MORE_THAN_OPEN: 'Seuls {{left}} sur {{authorized}} peuvent être encaissés.\nEncaissez au plus ce montant.',
  PAYMENT_AUTHORISATION_ENDED: 'L’autorisation a pris fin le {{date}} : demandez un nouveau paiement.',
  PAYMENT_CAPTURED: '{{captured}} sont déjà encaissés : remboursez-les.',
  PAYMENT_NOTHING_OPEN: 'Rien de {{authorized}} n’est encore ouvert.\nEnregistrez un nouveau paiement.',
  PAYMENT_ORDER_DRAFT: 'La commande est un brouillon, pour lequel rien n’est encore payé.\nPassez d’abord la commande.',
  PAYMENT_ORDER_CANCELLED:
    'La commande est annulée : plus rien n’est autorisé pour elle.\nEnregistrez un paiement qui est arrivé.',
  PAYMENT_CAPTURE_UNDER_WAY: 'Un encaissement de {{amount}} est en cours depuis {{time}}.\nAttendez la réponse.',
  PAYMENT_VOID_UNDER_WAY: 'Une libération de {{amount}} est en cours depuis {{time}}.\nAttendez la réponse.',
  PAYMENT_REQUEST_ENDED: 'La demande est déjà terminée.',
  PAYMENT_REQUEST_BEING_SENT: 'La demande est en cours d’envoi.\nAttendez la réponse.',
  PAYMENT_EVENT_APPLIED: 'L’événement est déjà comptabilisé sur un paiement.',
  PAYMENT_EVENT_IGNORED: 'L’événement est déjà ignoré.',
  PAYMENT_EVENT_CURRENCY:
    'L’événement est en {{currency}}, et la commande en {{orders}}.\nChoisissez une autre commande, ou ignorez l’événement.',
  PAYMENT_EVENT_TOTALS:
    'Les montants contredisent ce qui est déjà comptabilisé.\nComparez les deux chez le prestataire.',
  PAYMENT_EVENT_AMOUNT:
    '{{amount}} dépassent ce qui reste dû sur la commande ({{outstanding}}).\nChoisissez une autre commande, ou confirmez le montant.',
  PAYMENT_EVENT_CANCELLED:
    'La commande est annulée, et rien n’y reste dû.\nChoisissez une autre commande, ou confirmez {{amount}}.',
  PAYMENT_EVENT_CONTRADICTS:
    '{{amount}} ne correspondent pas au paiement sur cette commande : {{authorized}} autorisés, {{captured}} encaissés, {{refunded}} remboursés.\nChoisissez une autre commande, ou comparez les deux chez le prestataire.',
  PAYMENT_PROVIDER_OF_PEOPLE: 'Les paiements de ce prestataire sont saisis à la main.\nEnregistrez le paiement.',
  PAYMENT_PROVIDER_DISABLED: 'Le prestataire {{name}} est désactivé.\nChoisissez-en un autre.',
  PAYMENT_MORE_THAN_LEFT:
    '{{amount}} dépasse ce qui peut encore être demandé ({{left}}).\nDemandez moins, ou annulez ce qui est autorisé.',
  REFUND_TOO_MUCH:
    '{{amount}} dépasse ce qui a été encaissé et pas encore remboursé ({{left}}).\nRemboursez ce montant au plus.',
  REFUND_NOTHING_CAPTURED:
    'Rien n’a été encaissé pour la commande : il n’y a rien à rembourser.\nAnnulez ce qui est autorisé.',
  REFUND_NOTHING_LEFT:
    '{{captured}} sont entièrement remboursés ou en attente d’une décision.\nDécidez des remboursements en attente.',
  REFUND_NOT_CANCELLED: 'La commande n’est pas annulée.\nChoisissez un autre motif, ou annulez la commande.',
  REFUND_NOT_OVERPAID: 'Il n’a pas été encaissé plus que le montant de la commande.\nChoisissez un autre motif.',
  REFUND_OWN: 'Vous avez demandé ce remboursement : une autre personne décide.',
  REFUND_OF_ANOTHER: 'Une autre personne a demandé ce remboursement, et elle seule peut le retirer.\nRefusez-le.',
  REFUND_ABOVE_LIMIT: 'Votre limite est de {{limit}}.\nDemandez à une personne dont la limite couvre {{amount}}.',
  REFUND_DECIDED: 'Ce remboursement est déjà décidé.\nDemandez-en un nouveau.',
  REFUND_WAITING: 'Un remboursement de {{amount}} attend une deuxième personne.\nDécidez-en d’abord.',
  REFUND_ORDER_CHANGED:
    'La commande a changé depuis la demande de ce remboursement : {{points}}.\nVérifiez la commande, puis approuvez à nouveau.',
  'refund_since:units': 'les unités sont passées de {{before}} à {{now}}',
  'refund_since:total': 'le total est passé de {{before}} à {{now}}',
  'refund_since:captured': 'le montant encaissé est passé de {{before}} à {{now}}',
  'refund_since:refunds': 'les autres remboursements sont passés de {{before}} à {{now}}',
  DISPUTE_OF_PROVIDER: 'Le prestataire annonce les litiges et leur issue.\nRépondez au litige chez le prestataire.',
  DISPUTE_NOTHING_LEFT:
    'Il ne reste rien de {{captured}} qu’une banque pourrait reprendre.\nComparez le paiement avec la banque.',
  DISPUTE_TOO_MUCH: '{{amount}} dépasse ce qui a été encaissé et pas encore rendu ({{left}}).\nSaisissez cela au plus.',
  DISPUTE_ENDED: 'Le litige est déjà terminé.',
  DISPUTE_NONE: 'Le remboursement n’est pas un litige.\nDécidez-en comme d’un remboursement.',
};
