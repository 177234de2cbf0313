import type { english } from './offer-import.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  offer_import_no_shop:
    'Os preços são importados para uma loja própria, e esta não é nenhuma cujas ofertas possa alterar.\nEscolha primeiro a loja.',
  'cell_amount:not_a_decimal': '“{{text}}” não é um montante.\nEscreva-o como 19,99, sem sinal entre os milhares.',
  'cell_amount:too_small': '“{{text}}” está abaixo de zero.\nCorrija-o.',
  'cell_amount:too_large': '“{{text}}” é maior do que qualquer preço.\nCorrija-o.',
  'cell_amount:too_many_decimals': '“{{text}}” tem mais casas decimais do que {{currency}}.\nArredonde-o.',
  'cell_amount:other_currency':
    '“{{text}}” está noutra moeda que a da loja, que tem {{currency}}.\nEscreva o montante em {{currency}}.',
  'cell_amount:shop_without_currency':
    'A loja não tem moeda, por isso “{{text}}” não é ali um preço.\nEscolha primeiro uma moeda na página da loja.',
  cell_stock: '“{{text}}” não é um número inteiro a partir de 0.\nCorrija-o.',
  cell_availability: '“{{text}}” não diz se a oferta está disponível.\nEscreva por exemplo “em stock” ou “esgotado”.',
  'row_list_price:list_below_price': 'O preço de tabela está abaixo do preço.\nAumente-o, ou deixe-o vazio.',
  'row_list_price:list_without_price': 'Há um preço de tabela e nenhum preço.\nPreencha o preço.',
  'row_own_price:below_cost':
    'O preço {{price}} está abaixo do custo {{cost}}.\nCorrija a linha, ou escreva o preço na página da oferta e confirme-o.',
  'row_own_price:far_below_list':
    'O preço {{price}} está mais de 60 % abaixo do preço de tabela {{listPrice}}.\nCorrija a linha, ou escreva o preço na página da oferta e confirme-o.',
  row_no_product:
    'A loja não tem nenhuma oferta “{{sku}}”, e nenhum produto tem este SKU nem o GTIN da linha.\nAdicione primeiro o produto, ou corrija o número.',
  row_several_products: '{{count}} produtos têm o SKU “{{sku}}”.\nAcrescente à linha o GTIN do certo.',
  row_two_products: 'O SKU e o GTIN levam a dois produtos.\nCorrija um dos dois.',
};
