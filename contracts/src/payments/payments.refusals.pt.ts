import type { english } from './payments.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  PAYMENT_MORE_THAN_OPEN: 'Só {{left}} de {{authorized}} podem ser cobrados.\nCobre no máximo esse valor.',
  PAYMENT_AUTHORISATION_ENDED: 'A autorização terminou em {{date}}: peça um novo pagamento.',
  PAYMENT_CAPTURED: '{{captured}} já estão cobrados: reembolse-os.',
  PAYMENT_NOTHING_OPEN: 'Nada de {{authorized}} está ainda em aberto.\nRegiste um novo pagamento.',
  PAYMENT_ORDER_DRAFT: 'A encomenda é um rascunho, pelo qual ainda nada se paga.\nEfetue primeiro a encomenda.',
  PAYMENT_ORDER_CANCELLED:
    'A encomenda está cancelada: nada mais é autorizado para ela.\nRegiste um pagamento que tenha entrado.',
  PAYMENT_CAPTURE_UNDER_WAY: 'Uma cobrança de {{amount}} está em curso desde {{time}}.\nAguarde a resposta.',
  PAYMENT_VOID_UNDER_WAY: 'Uma libertação de {{amount}} está em curso desde {{time}}.\nAguarde a resposta.',
  PAYMENT_REQUEST_ENDED: 'O pedido já terminou.',
  PAYMENT_REQUEST_BEING_SENT: 'O pedido está a ser enviado.\nAguarde a resposta.',
  PAYMENT_EVENT_APPLIED: 'O evento já está lançado num pagamento.',
  PAYMENT_EVENT_IGNORED: 'O evento já está ignorado.',
  PAYMENT_EVENT_CURRENCY:
    'O evento está em {{currency}}, e a encomenda em {{orders}}.\nEscolha outra encomenda, ou ignore o evento.',
  PAYMENT_EVENT_TOTALS: 'Os valores contradizem o que já está lançado.\nCompare ambos no prestador.',
  PAYMENT_EVENT_AMOUNT:
    '{{amount}} é mais do que está em aberto na encomenda ({{outstanding}}).\nEscolha outra encomenda, ou confirme o valor.',
  PAYMENT_EVENT_CANCELLED:
    'A encomenda está cancelada, e nada dela está em aberto.\nEscolha outra encomenda, ou confirme {{amount}}.',
  PAYMENT_EVENT_CONTRADICTS:
    '{{amount}} não corresponde ao pagamento nesta encomenda: {{authorized}} autorizado, {{captured}} cobrado, {{refunded}} reembolsado.\nEscolha outra encomenda, ou compare ambos no prestador.',
  PAYMENT_PROVIDER_OF_PEOPLE: 'Os pagamentos deste prestador são registados à mão.\nRegiste o pagamento.',
  PAYMENT_PROVIDER_DISABLED: 'O prestador {{name}} está desativado.\nEscolha outro.',
  PAYMENT_MORE_THAN_LEFT:
    '{{amount}} é mais do que ainda se pode pedir ({{left}}).\nPeça menos, ou anule o que está autorizado.',
  REFUND_TOO_MUCH:
    '{{amount}} é mais do que foi cobrado e ainda não reembolsado ({{left}}).\nReembolse no máximo isso.',
  REFUND_NOTHING_CAPTURED:
    'Nada foi cobrado pela encomenda, por isso não há nada a reembolsar.\nAnule o que está autorizado.',
  REFUND_NOTHING_LEFT:
    '{{captured}} estão totalmente reembolsados ou à espera de uma decisão.\nDecida sobre os reembolsos à espera.',
  REFUND_NOT_CANCELLED: 'A encomenda não está cancelada.\nEscolha outro motivo, ou cancele a encomenda.',
  REFUND_NOT_OVERPAID: 'Não foi cobrado mais do que o valor da encomenda.\nEscolha outro motivo.',
  REFUND_OWN: 'Pediu este reembolso: outra pessoa decide.',
  REFUND_OF_ANOTHER: 'Outra pessoa pediu este reembolso, e só ela o pode retirar.\nRecuse-o.',
  REFUND_ABOVE_LIMIT: 'O seu limite é {{limit}}.\nPeça a alguém cujo limite cubra {{amount}}.',
  REFUND_DECIDED: 'O reembolso já está decidido.\nPeça um novo.',
  REFUND_WAITING: 'Um reembolso de {{amount}} espera por uma segunda pessoa.\nDecida primeiro sobre ele.',
  REFUND_ORDER_CHANGED:
    'A encomenda mudou desde que este reembolso foi pedido: {{points}}.\nVerifique a encomenda e depois aprove de novo.',
  'refund_since:units': 'as unidades passaram de {{before}} para {{now}}',
  'refund_since:total': 'o total passou de {{before}} para {{now}}',
  'refund_since:captured': 'o montante cobrado passou de {{before}} para {{now}}',
  'refund_since:refunds': 'os outros reembolsos passaram de {{before}} para {{now}}',
  DISPUTE_OF_PROVIDER: 'O prestador comunica as disputas e como terminam.\nResponda à disputa no prestador.',
  DISPUTE_NOTHING_LEFT: 'De {{captured}} não resta nada que um banco possa retirar.\nCompare o pagamento com o banco.',
  DISPUTE_TOO_MUCH: '{{amount}} é mais do que foi cobrado e ainda não devolvido ({{left}}).\nRegiste no máximo isso.',
  DISPUTE_ENDED: 'A disputa já terminou.',
  DISPUTE_NONE: 'O reembolso não é uma disputa.\nDecida sobre ele como reembolso.',
};
