import type { ordersTexts } from '@quarry/contracts/wording';
import type { Translation } from '../catalogue.ts';

export const orders: Translation<typeof ordersTexts> = {
  'order_event:drafted': 'Rascunho criado.',
  'order_event:changed': 'Rascunho alterado.',
  'order_event:placed': 'Efetuada com o número {{number}}.',
  'order_event:received': 'Recebida com o número {{number}}.',
  'order_event:payment_authorized': '{{amount}} autorizados.',
  'order_event:payment_captured': '{{amount}} cobrados.',
  'order_event:payment_voided': '{{amount}} libertados.',
  'order_event:refunded': '{{amount}} reembolsados.',
  'order_event:refund_requested': 'Reembolso de {{amount}} pedido.',
  'order_event:refund_declined': 'Reembolso de {{amount}} recusado.',
  'order_event:refund_withdrawn': 'Reembolso de {{amount}} retirado.',
  'order_event:note': 'Nota adicionada.',
};
