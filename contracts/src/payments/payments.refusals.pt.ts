import type { english } from './payments.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  PAYMENT_MORE_THAN_OPEN: 'Só {{left}} de {{authorized}} podem ser cobrados.\nCobre no máximo esse valor.',
  PAYMENT_AUTHORISATION_ENDED: 'A autorização terminou em {{date}}: peça um novo pagamento.',
  PAYMENT_CAPTURED: '{{captured}} já estão cobrados: reembolse-os.',
  PAYMENT_NOTHING_OPEN: 'Nada de {{authorized}} está ainda em aberto.\nRegiste um novo pagamento.',
  PAYMENT_ORDER_DRAFT: 'A encomenda é um rascunho, pelo qual ainda nada se paga.\nEfetue primeiro a encomenda.',
  PAYMENT_ORDER_CANCELLED:
    'A encomenda está cancelada: nada mais é autorizado para ela.\nRegiste um pagamento que tenha entrado.',
};
