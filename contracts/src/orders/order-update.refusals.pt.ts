import type { english } from './order-update.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  ORDER_NOTHING_ON_ITS_WAY: 'Nada dela está a caminho.\nEnvie-a primeiro.',
  TRACKING_NO_SHOP:
    'Os números de seguimento são importados para uma loja, e nenhuma das suas está escolhida.\nEscolha uma loja cujas encomendas pode enviar.',
  'tracking_order:unknown': 'A loja não tem a encomenda “{{text}}”.\nCorrija o número.',
  'tracking_order:other_shop': 'A encomenda “{{text}}” é da loja {{shop}}.\nImporte esta linha lá.',
  'tracking_order:several':
    'Mais do que uma encomenda se chama “{{text}}”.\nEscreva o número que a própria loja lhe deu.',
  'tracking_cell:sku':
    'A encomenda não tem nada para enviar com o SKU “{{text}}”.\nCorrija-o, ou deixe-o vazio para tudo o que está em aberto.',
  'tracking_cell:later': '“{{text}}” ainda não chegou.\nEscreva quando foi enviada, ou deixe vazio para agora.',
};
