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
  'order_event:note': 'Note ajoutée.',
};
