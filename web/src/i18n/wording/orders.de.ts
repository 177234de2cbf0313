import type { ordersTexts } from '@quarry/contracts/wording';
import type { Translation } from '../catalogue.ts';

export const orders: Translation<typeof ordersTexts> = {
  'order_event:drafted': 'Entwurf angelegt.',
  'order_event:changed': 'Entwurf geändert.',
  'order_event:placed': 'Aufgegeben als {{number}}.',
  'order_event:received': 'Eingegangen als {{number}}.',
  'order_event:payment_authorized': '{{amount}} autorisiert.',
  'order_event:payment_captured': '{{amount}} eingezogen.',
  'order_event:payment_voided': '{{amount}} freigegeben.',
  'order_event:refunded': '{{amount}} erstattet.',
  'order_event:refund_requested': 'Erstattung von {{amount}} beantragt.',
  'order_event:refund_declined': 'Erstattung von {{amount}} abgelehnt.',
  'order_event:refund_withdrawn': 'Erstattung von {{amount}} zurückgezogen.',
  'order_event:note': 'Notiz hinzugefügt.',
};
