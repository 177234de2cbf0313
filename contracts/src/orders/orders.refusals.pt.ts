import type { english } from './orders.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  ORDER_NO_LINES: 'Ainda não tem nada.\nAdicione pelo menos uma linha.',
  ORDER_CHANNEL_ARCHIVED: '{{channel}} está arquivado: não entram encomendas por este canal.\nEscolha outro canal.',
  ORDER_EXISTS:
    'A encomenda {{id}} já existe com outro conteúdo: {{differences}}.\nEnvie esta com outro ID externo, ou deixe-a.',
  ORDER_CODE_LOST: '{{code}} já não se aplica: {{reason}}\nEfetue a encomenda sem ele, ou altere-a.',
  ORDER_NOT_A_DRAFT: 'A encomenda já está {{status}} e não é mais um rascunho.\nAbra a encomenda.',
  ORDER_NOT_DISCARDED: 'A encomenda está {{status}}: tem um número e fica.\nSó um rascunho é descartado.',
  'order_status:NEW': 'nova',
  'order_status:BIN': 'na reciclagem',
  'order_status:DRAFT': 'em rascunho',
  'order_status:OPEN': 'aberta',
  'order_status:COMPLETED': 'concluída',
  'order_status:CANCELLED': 'cancelada',
  'order_part:terms': 'moeda, língua ou hora',
  'order_part:lines': 'linhas',
  'order_part:totals': 'totais',
  'order_part:customer': 'cliente',
  'order_part:addresses': 'moradas',
  'order_part:codes': 'códigos de desconto',
};
