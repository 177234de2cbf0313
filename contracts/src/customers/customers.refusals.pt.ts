import type { english } from './customers.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  CUSTOMER_EMAIL_TAKEN: 'Este endereço de e-mail pertence a {{name}}: unir os dois?\nUna ambos, ou use outro endereço.',
  CUSTOMER_MERGED: 'Este cliente foi unido a {{name}}.\nAbra {{name}} e faça ali a alteração.',
  CUSTOMER_MERGE_SAME: 'São um só e o mesmo cliente.\nEscolha outro.',
  CUSTOMER_MERGE_SHOPS: 'Pertencem a lojas diferentes.\nEscolha um cliente da mesma loja.',
  CUSTOMER_MERGE_GONE: 'O que foi unido já foi unido a outro entretanto.\nDesfaça primeiro a união mais recente.',
  CUSTOMER_ADDRESSES_FULL: 'Um cliente tem no máximo {{count}} endereços.\nRemova um que já não seja usado.',
  CUSTOMER_ERASED: 'Um cliente apagado não pode voltar.\nUma nova encomenda com o seu endereço cria um novo cliente.',
  CUSTOMER_ERASURE_WAITS:
    'O apagamento espera por {{count}} assuntos em aberto; é feito por si quando terminarem.\nTermine-os antes, ou retire o pedido.',
};
