import type { ordersTexts } from '@quarry/contracts/wording';
import type { Translation } from '../catalogue.ts';

export const orders: Translation<typeof ordersTexts> = {
  'order_event:drafted': 'Brouillon créé.',
  'order_event:changed': 'Brouillon modifié.',
  'order_event:placed': 'Passée sous le numéro {{number}}.',
  'order_event:received': 'Reçue sous le numéro {{number}}.',
  'order_event:payment_authorized': '{{amount}} autorisés.',
  'order_event:payment_captured': '{{amount}} encaissés.',
  'order_event:payment_voided': '{{amount}} libérés.',
  'order_event:refunded': '{{amount}} remboursés.',
  'order_event:refund_requested': 'Remboursement de {{amount}} demandé.',
  'order_event:refund_declined': 'Remboursement de {{amount}} refusé.',
  'order_event:refund_withdrawn': 'Remboursement de {{amount}} retiré.',
  'order_event:note': 'Note ajoutée.',
};
