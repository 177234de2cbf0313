import type { english } from './order-returns.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  RETURN_TOO_MANY: 'Só {{left}} de {{title}} podem voltar.\nDevolva no máximo isso.',
  RETURN_NOTHING_LEFT:
    'Nada do que foi enviado pode ainda voltar.\nEnvie primeiro, ou veja as devoluções da encomenda.',
  RETURN_REFUND_OPEN: 'Decida primeiro sobre o reembolso de {{amount}}.\nReembolse, ou diga porque não há nenhum.',
  RETURN_REFUND_WAITS: 'Um reembolso de {{amount}} espera por uma segunda pessoa.\nDecida primeiro sobre ele.',
  RETURN_NOTHING_TO_REFUND: 'Não há nada a reembolsar pelo que foi aceite.\nFeche a devolução.',
  'RETURN_NO_WAY:REQUESTED': 'A devolução espera por uma decisão.\nAprove-a ou recuse-a primeiro.',
  'RETURN_NO_WAY:APPROVED': 'A devolução está aprovada, e ainda nada chegou.\nReceba-a primeiro.',
  'RETURN_NO_WAY:RECEIVED': 'A devolução já foi recebida.\nReembolse-a, ou feche-a.',
  'RETURN_NO_WAY:CLOSED': 'A devolução está fechada.\nFaça uma nova para o resto.',
  'RETURN_NO_WAY:DECLINED': 'A devolução foi recusada.\nFaça uma nova.',
  'RETURN_NO_WAY:CANCELLED': 'A devolução foi cancelada.\nFaça uma nova.',
  FULFILMENT_IN_RETURN_one: '{{count}} unidade está numa devolução.\nCancele primeiro a devolução.',
  FULFILMENT_IN_RETURN_other: '{{count}} unidades estão numa devolução.\nCancele primeiro a devolução.',
};
